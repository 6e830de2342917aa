import type { FlowInput } from '../events.ts'
import type { Problem } from '../problem.ts'

/** Input of the password reset flow. */
export type PasswordResetInput = FlowInput
export type ResetStep = 'email' | 'verification' | 'password' | 'complete'
export type PasswordResetEvent =
  | { type: 'reset.open'; email?: string }
  /** The page of the e-mail link (PWD-3). */
  | { type: 'reset.link'; token: string }
  | { type: 'email.submit'; email: string; captchaToken: string }
  | { type: 'code.submit'; code: string }
  | { type: 'code.resend'; captchaToken: string }
  | { type: 'password.submit'; password: string }
  | { type: 'step.next' }
  | { type: 'step.back' }
  | { type: 'reset.close' }

export interface PasswordResetContext extends PasswordResetInput {
  readonly email: string
  readonly captchaToken: string
  /** Secrets, each only as long as the step needs it (SAF-12). */
  readonly code: string | null
  readonly password: string | null
  readonly token: string | null
  readonly resetKey: string | null
  readonly smsResetKeyId: string | null
  readonly visited: readonly ResetStep[]
  readonly problem: Problem | null
}
/** `requestReset`, `verifyResetCode`, `setPassword`, `readLink`: reject with an ApiError (`error.password.reset.link.used`, `…expired`). */
export interface RequestResetInput {
  readonly email: string
  readonly captchaToken: string
}
export interface VerifyResetCodeInput {
  readonly email: string
  readonly code: string
}
export interface VerifyResetCodeOutput {
  readonly resetKey: string
  readonly smsResetKeyId: string
}
export interface SetPasswordInput {
  readonly password: string
  readonly resetKey: string | null
  readonly smsResetKeyId: string | null
  readonly token: string | null
}
export interface ReadLinkInput {
  readonly token: string
}
export interface ReadLinkOutput {
  readonly email: string
}

/** What a person can do now. */
export const passwordResetNow = {
  closed: 'Open the reset',
  'open.readingLink': 'Wait',
  'open.linkUsed': 'Ask for a new link',
  'open.linkExpired': 'Ask for a new link',
  'open.email.editing': 'Type the e-mail, or close',
  'open.email.sending': 'Wait',
  'open.email.failed': 'Send again, or close',
  'open.verification.editing': 'Type the code, ask for another, or go back',
  'open.verification.verifying': 'Wait',
  'open.verification.wrong': 'Type the code again, ask for another, or go back',
  'open.password.editing': 'Type the new password, or go back',
  'open.password.saving': 'Wait',
  'open.password.failed': 'Type the new password again, or go back',
  'open.complete': 'Log in',
} as const
