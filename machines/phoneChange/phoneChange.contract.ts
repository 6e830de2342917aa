import type { PlayerFlowInput } from '../events.ts'
import type { Problem } from '../problem.ts'

/** Input of the phone change flow. */
export type PhoneChangeInput = PlayerFlowInput
export type PhoneChangeEvent =
  | { type: 'phone.edit' }
  | { type: 'phone.submit'; phonePrefix: string; phoneBody: string }
  | { type: 'code.submit'; code: string }
  | { type: 'code.resend' }
  | { type: 'phone.cancel' }

export interface PhoneChangeContext extends PhoneChangeInput {
  readonly phonePrefix: string
  readonly phoneBody: string
  readonly smsVerificationId: string | null
  readonly code: string | null
  readonly problem: Problem | null
}
/** `changePhone`: answers smsVerificationId. `requestSms`: sends the code again. `verifySms`: checks it. All reject with an ApiError. */
export interface ChangePhoneInput {
  readonly phonePrefix: string
  readonly phoneBody: string
}
export interface ChangePhoneOutput {
  readonly smsVerificationId: string
}
export interface RequestSmsInput {
  readonly smsVerificationId: string
}
export interface VerifySmsInput {
  readonly smsVerificationId: string
  readonly code: string
}

/** What a person can do now. */
export const phoneChangeNow = {
  idle: 'Open the form',
  editing: 'Type the new phone, send, or cancel',
  submitting: 'Wait',
  failed: 'Send again, or cancel',
  'popup.requesting': 'Wait',
  'popup.entering': 'Type the code, ask for a new one, or cancel',
  'popup.verifying': 'Wait',
  'popup.wrong': 'Type the code again, ask for a new one, or cancel',
} as const
