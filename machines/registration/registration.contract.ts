import type { FlowInput } from '../events.ts'
import type { Problem } from '../problem.ts'

/** Input of the registration flow. */
export interface RegistrationInput extends FlowInput {
  /** Country proposed in the form (default FI). */
  readonly countryCode: string
}

/** First step, without the password. All of it may be kept as a draft. */
export interface RegistrationDetails {
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly countryCode: string
  /** The market of the site that they were given at; a draft may go on at another one's. */
  readonly marketCode: string
  readonly phonePrefix: string
  readonly phoneBody: string
  readonly termsAndConditions: boolean
  readonly termsAndConditionsAcceptedVersion: string | null
  readonly cookiePolicyAccepted: boolean
  readonly marketingOptIn: boolean
  readonly allConditions: boolean
  readonly languageCode: string
  readonly bonusCode: string | null
}

/** Second step. `province` and `cpf` only where the country asks. */
export interface ContactInfo {
  /** yyyy-MM-dd */
  readonly dateOfBirth: string
  readonly postalCode: string
  readonly province: string | null
  readonly cpf: string | null
}

/** Which codes the market asks for (risk setting). */
export interface RiskSetting {
  readonly smsVerification: boolean
  readonly emailVerification: boolean
}

export type CodeChannel = 'sms' | 'email'

/** Non-secret part of a half-done registration; `savedStep` is where a reload returns to (REG-1). */
export interface RegistrationDraft {
  readonly savedStep: 'details' | 'contactInfo' | 'verification'
  readonly details: RegistrationDetails | null
  readonly contactInfo: ContactInfo | null
  readonly isContactInfoTaken: boolean
  readonly playerId: number | null
  readonly isSmsVerified: boolean
  readonly isEmailVerified: boolean
  /** Always known at the verification step. */
  readonly risk: RiskSetting | null
  readonly channel: CodeChannel
  /** Codes requested and tries of the last one, so that a reload gives no more of either. */
  readonly requests: number
  readonly tries: number
  /** The bonus code that the server has taken with the details. */
  readonly takenCode: string | null
  /** The one that it would not take, once the sign-up has gone on without it: a reload does not send it once more. */
  readonly refusedCode: string | null
}

export type RegistrationEvent =
  /** `bonusCode`: of the link that leads here. */
  | { type: 'registration.open'; bonusCode?: string | null }
  | { type: 'registration.close' }
  | { type: 'details.submit'; details: RegistrationDetails; password: string; captchaToken: string }
  | { type: 'country.pick'; countryCode: string; isSupported: boolean }
  | { type: 'contactInfo.submit'; contactInfo: ContactInfo; captchaToken: string }
  | { type: 'code.submit'; code: string }
  | { type: 'code.resend'; captchaToken: string }
  /** Whether what stands in the step's form is other than what was sent: told as it turns. */
  | { type: 'form.change'; isUnsent: boolean }
  | { type: 'step.next' }
  | { type: 'step.back' }
  /** The password again, when a reload has dropped it before the sign-in. */
  | { type: 'password.submit'; password: string }
  /** That was not the password of the account. */
  | { type: 'password.refused' }
  | { type: 'registration.retry' }
  | { type: 'registration.restart' }

export interface RegistrationContext extends RegistrationInput {
  readonly details: RegistrationDetails | null
  /** From `details.submit` until the hand-over to login; never in a draft (SAF-12). */
  readonly password: string | null
  /** It was typed for the sign-in alone, after a reload: no call of the sign-up has brought it to the server. */
  readonly isPasswordTypedAgain: boolean
  readonly captchaToken: string
  readonly contactInfo: ContactInfo | null
  readonly risk: RiskSetting | null
  readonly playerId: number | null
  readonly isSmsVerified: boolean
  readonly isEmailVerified: boolean
  /** The details must reach the server: new or changed, or what proved this registration to it went with an earlier page. */
  readonly areDetailsDue: boolean
  /** The server has taken what `details` holds; only then the sign-up goes on past them without sending. */
  readonly areDetailsTaken: boolean
  /** The server has taken what `contactInfo` holds, with the phone and for the country and market of the details. */
  readonly isContactInfoTaken: boolean
  /** Something was typed into the step's form that going on without sending it would leave behind. */
  readonly isUnsent: boolean
  /** The last code was sent so long ago, by an earlier page, that a new one may be asked for at once. */
  readonly isResendDue: boolean
  /** Channel of the code asked for now. */
  readonly channel: CodeChannel
  readonly code: string | null
  /** Codes requested for this channel, at most 3. */
  readonly requests: number
  /** Wrong tries of the present code, at most 5. */
  readonly tries: number
  /** Bonus code of the link that opened the sign-up. */
  readonly linkCode: string | null
  /** The bonus code that the server has taken with the details: it goes with the sign-up. */
  readonly takenCode: string | null
  /** The bonus code that the server would not take: it is left out from now on. */
  readonly refusedCode: string | null
  readonly problem: Problem | null
  /** Key of the error catalogue to show, with its field when it has one (REG-8). */
  readonly error: RegistrationError | null
}

export interface RegistrationError {
  /** Key of the catalogue, or the server's code. */
  readonly key: string
  readonly field: string | null
}

/** `loadDraft`: the stored draft, and whether 60 s have passed since its last code; or null. Never rejects for a broken draft. */
export type LoadDraftOutput = (RegistrationDraft & { readonly isResendDue: boolean }) | null
/** What the stream `draftStore` is told (it lives while the sign-up is open); null clears it. Sends nothing. */
export interface DraftStoreEvent {
  readonly type: 'draft.save'
  readonly draft: RegistrationDraft | null
  /** A code has just been sent: the time is noted. */
  readonly isCodeSent?: boolean
}
/** `loadRiskSetting`: GET player/markets/risk-setting. Rejects with an ApiError. */
export interface LoadRiskSettingInput {
  readonly countryCode: string
}
/**
 * `submitDetails`: POST /player/registration. Rejects with an ApiError (REG-8). Sent again by the page that opened the
 * registration, or with the same e-mail and password while it is open, it goes on with the same account.
 */
export interface SubmitDetailsInput {
  /** The account to go on with; null when there is none yet. */
  readonly playerId: number | null
  readonly details: RegistrationDetails
  readonly password: string
  readonly captchaToken: string
}
export interface SubmitDetailsOutput {
  readonly playerId: number
}
/** `submitContactInfo`: PUT /player/registration. Rejects with an ApiError. */
export interface SubmitContactInfoInput {
  readonly playerId: number
  readonly details: RegistrationDetails
  readonly contactInfo: ContactInfo
  readonly captchaToken: string
}
/** `requestCode`: POST …/sms_request or …/email_request. Rejects with an ApiError, code `sms.max.attempts.reached` when too many. */
export interface RequestCodeInput {
  readonly channel: CodeChannel
  readonly playerId: number
  readonly countryCode: string
  readonly captchaToken: string
}
/** `verifyCode`: POST …/sms_verification or …/email_verification. Rejects with an ApiError, code `sms.code.invalid` when wrong. */
export interface VerifyCodeInput {
  readonly channel: CodeChannel
  readonly playerId: number
  readonly code: string
}

/** What a person can do now. */
export const registrationNow = {
  closed: 'Open the sign-up',
  'open.restoring': 'Wait',
  'open.details.editing': 'Fill in the details, send them, or close',
  'open.details.loadingRisk': 'Wait, or close',
  'open.details.submitting': 'Wait, or close',
  'open.details.failed': 'Send the details again, or close',
  'open.contactInfo.editing': 'Fill in birth date and postal code, send them, or go back',
  'open.contactInfo.loadingRisk': 'Wait',
  'open.contactInfo.submitting': 'Wait',
  'open.contactInfo.failed': 'Send again, or go back',
  'open.verification.requesting': 'Wait',
  'open.verification.requestFailed': 'Ask for the code again, or go back',
  'open.verification.entering.code.editing': 'Type the code, or go back',
  'open.verification.entering.code.verifying': 'Wait',
  'open.verification.entering.code.wrong': 'Type the code again, or go back',
  'open.verification.entering.code.unanswered': 'Send the code again, or go back',
  'open.verification.entering.code.spent': 'Ask for a new code, or go back',
  'open.verification.entering.resend.waiting': 'A new code can be asked for after 60 s',
  'open.verification.entering.resend.resendable': 'Ask for a new code',
  'open.verification.entering.resend.spent': 'No further code can be asked for',
  'open.passwordAgain': 'Type the password again, or close',
  'open.maxAttempts': 'Leave, and start again later',
  'open.unsupported': 'Choose another country, or close',
  'open.duplicated': 'Log in, reset the password, or start again',
  'open.complete': 'Wait: the sign-in follows',
} as const
