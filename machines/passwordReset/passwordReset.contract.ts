import type { FlowInput } from '../events.ts'
import type { Problem } from '../problem.ts'

/** Input of the password reset flow. */
export type PasswordResetInput = FlowInput
export type ResetStep = 'email' | 'verification' | 'password' | 'complete'
/** How the player proves to be the one: a code to the phone, or a link to the e-mail. */
export type ResetChannel = 'sms' | 'email'
export type PasswordResetEvent =
  | { type: 'reset.open'; email?: string }
  /** The page of the e-mail link (PWD-3). */
  | { type: 'reset.link'; token: string }
  | { type: 'link.retry' }
  | { type: 'email.submit'; email: string; channel: ResetChannel; captchaToken: string }
  | { type: 'code.submit'; code: string }
  | { type: 'code.resend'; captchaToken: string }
  | { type: 'password.submit'; password: string }
  /** `email`: what stands in the first step's form, where another one than was asked for must be asked for first. */
  | { type: 'step.next'; email?: string }
  | { type: 'step.back' }
  | { type: 'reset.close' }

export interface PasswordResetContext extends PasswordResetInput {
  readonly email: string
  readonly channel: ResetChannel
  readonly captchaToken: string
  /** Secrets, each only as long as the step needs it (SAF-12). */
  readonly code: string | null
  readonly password: string | null
  readonly token: string | null
  readonly resetKey: string | null
  readonly smsResetKeyId: string | null
  readonly visited: readonly ResetStep[]
  /** Codes asked for, of 3. */
  readonly requests: number
  /** Wrong tries of the newest code, of 5. */
  readonly tries: number
  /** Ways by which the operator sends nothing more for this e-mail within the hour. */
  readonly spent: readonly ResetChannel[]
  readonly problem: Problem | null
}
/**
 * `requestReset`: POST /player/password_reset; says the same whether there is an account or not. Rejects with an ApiError, code
 * `sms.max.attempts.reached` where nothing is sent since three went this way within the hour.
 */
export interface RequestResetInput {
  readonly email: string
  readonly channel: ResetChannel
  readonly captchaToken: string
}
/** `verifyResetCode`: rejects with an ApiError (`sms.code.invalid`, `sms.code.expired`, `sms.max.attempts.reached`). */
export interface VerifyResetCodeInput {
  readonly email: string
  readonly code: string
}
export interface VerifyResetCodeOutput {
  readonly resetKey: string
  readonly smsResetKeyId: string
}
/**
 * `setPassword`: by the key of a code or by the token of a link. Rejects with an ApiError: `error.password.reset` (nobody knows
 * this key), `error.password.reset.link.used` and `…expired` (of a key as well), `error.validation` with its fields.
 */
export interface SetPasswordInput {
  readonly password: string
  readonly resetKey: string | null
  readonly smsResetKeyId: string | null
  readonly token: string | null
}
/** `readLink`: whose link it is. Rejects with an ApiError (`error.password.reset.link.used`, `…expired`, `error.not_found`). */
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
  'open.linkFailed': 'Try the link again, ask for a new one, or close',
  'open.linkUsed': 'Log in if the password was set just now, ask for a new link or code, or close',
  'open.linkExpired': 'Ask for a new link or code, or close',
  'open.linkUnknown': 'Ask for a new link, or close',
  'open.email.editing': 'Type the e-mail and choose SMS or e-mail; go on to a code that was sent already; or close',
  'open.email.sending': 'Wait',
  'open.email.failed': 'Send again, or close',
  'open.linkSent': 'Open the link in the e-mail, go back to ask again, or close',
  'open.verification.requesting': 'Wait',
  'open.verification.requestFailed': 'Ask for the code again, or go back',
  'open.verification.entering.code.editing': 'Type the code, or go back',
  'open.verification.entering.code.verifying': 'Wait',
  'open.verification.entering.code.wrong': 'Type the code again, or go back',
  'open.verification.entering.code.unanswered': 'Send the code again, or go back',
  'open.verification.entering.code.spent': 'Ask for a new code when it is offered, or go back',
  'open.verification.entering.resend.waiting': 'Wait before asking for another code',
  'open.verification.entering.resend.resendable': 'Ask for another code',
  'open.verification.entering.resend.spent': 'No more codes can be asked for',
  'open.verification.verified': 'Go on to the password, or go back',
  'open.maxAttempts': 'Choose the other way, by e-mail or by SMS; go on to a code that was sent already; or close',
  'open.allSpent': 'Wait for an hour at most, go back for another e-mail, or close',
  'open.password.editing': 'Type the new password, or go back',
  'open.password.saving': 'Wait',
  'open.password.failed': 'Type the new password again, or go back',
  'open.complete': 'Log in',
} as const
