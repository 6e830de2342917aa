import type { PlayerFlowInput } from '../events.ts'
import type { Problem } from '../problem.ts'

/** Input of the password change flow. */
export type PasswordChangeInput = PlayerFlowInput
export type PasswordChangeEvent =
  | { type: 'passwordChange.edit' }
  | { type: 'passwordChange.submit'; oldPassword: string; password: string }
  | { type: 'passwordChange.cancel' }

export interface PasswordChangeContext extends PasswordChangeInput {
  /** Both only while saving (SAF-12). */
  readonly oldPassword: string | null
  readonly password: string | null
  readonly problem: Problem | null
}
/** `changePassword`: rejects with an ApiError, code `error.old_password.incorrect` when the old one is wrong. */
export interface ChangePasswordInput {
  readonly oldPassword: string
  readonly password: string
}

/** What a person can do now. */
export const passwordChangeNow = {
  idle: 'Open the form',
  editing: 'Type old and new password, send, or cancel',
  saving: 'Wait',
  wrongOldPassword: 'Type again, or cancel',
  failed: 'Send again, or cancel',
} as const
