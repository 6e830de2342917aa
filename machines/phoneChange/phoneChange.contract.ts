import type { PlayerFlowInput } from '../events.ts'
import type { Problem } from '../problem.ts'

/** Input of the phone change flow. */
export type PhoneChangeInput = PlayerFlowInput
export type PhoneChangeEvent =
  | { type: 'phone.edit' }
  | { type: 'phone.submit'; phonePrefix: string; phoneBody: string }
  | { type: 'code.submit'; code: string }
  | { type: 'code.resend' }
  /** Closes the form; over the popup, the popup alone: what was typed stands in the form. */
  | { type: 'phone.cancel' }

export interface PhoneChangeContext extends PhoneChangeInput {
  readonly phonePrefix: string
  readonly phoneBody: string
  readonly smsVerificationId: string | null
  readonly code: string | null
  /** Prefix and number that the last code went to; outlives the form, so that a code on its way is not asked for twice. */
  readonly codeSentTo: string | null
  /** How many more codes may be asked for. */
  readonly attemptsLeft: number
  /** Wrong tries of the last code. */
  readonly tries: number
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
export interface RequestSmsOutput {
  readonly attemptsLeft: number
}
export interface VerifySmsInput {
  readonly smsVerificationId: string
  readonly code: string
}

/** What a person can do now. One entry for each region's leaf. */
export const phoneChangeNow = {
  idle: 'Open the form',
  editing: 'Type the new phone, send, or cancel',
  submitting: 'Wait',
  failed: 'Send again, or cancel',
  'popup.requesting': 'Wait, or go back to the form',
  'popup.entering.code.editing': 'Type the code, or go back to the form',
  'popup.entering.code.verifying': 'Wait',
  'popup.entering.code.wrong': 'Type the code again, or go back to the form',
  'popup.entering.code.spent': 'Ask for a new code while there is one, or go back to the form',
  'popup.entering.resend.waiting': 'Wait a minute for the message before asking for another',
  'popup.entering.resend.resendable': 'Ask for a new code',
  'popup.entering.resend.spent': 'Use the last code; no more are sent',
} as const
