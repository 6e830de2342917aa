import type { Minor } from '#contract/money.ts'
import type { FlowInput } from '../events.ts'
import type { PlayerSession } from '../player.ts'
import type { Problem } from '../problem.ts'

/** Input of the pay-and-play flow. */
export type PayAndPlayInput = FlowInput

/** What content says of pay and play in this market. */
export interface PayAndPlayBanner {
  readonly title: string
  readonly description: string
  /** Reference of an image of the content service. */
  readonly image: string | null
}

/** What the sign-up form after a first payment adds; `province` and `cpf` only where the market asks. */
export interface PayAndPlayDetails {
  readonly email: string
  readonly phonePrefix: string
  readonly phoneBody: string
  /** yyyy-MM-dd */
  readonly dateOfBirth: string
  readonly postalCode: string
  readonly province: string | null
  readonly cpf: string | null
  readonly languageCode: string
  readonly termsAndConditions: boolean
  readonly cookiePolicyAccepted: boolean
  readonly marketingOptIn: boolean
  readonly allConditions: boolean
}

/** What the provider's page brings back; `idempotencyKey` is made when it arrives. */
export type ProviderEvent =
  | { type: 'provider.returned'; code: string; sessionId: string; idempotencyKey: string }
  /** The same in a tab that has begun no payment: whoever has the address could have sent it. */
  | { type: 'callback.unasked'; code: string; sessionId: string; idempotencyKey: string }
  /** The bank said no. */
  | { type: 'provider.refused' }
  /** The payer gave up: at the bank, or beside its page. */
  | { type: 'provider.closed' }
  /** The callback was opened with nothing in it (a reload, Back), or the provider knows the payment no longer. */
  | { type: 'callback.empty' }

export type PayAndPlayEvent =
  | ProviderEvent
  /** Where the player is led once they are in, and with which bonus code (GRD-9). */
  | { type: 'payAndPlay.open'; redirectPath: string | null; bonusCode?: string | null }
  | { type: 'amount.submit'; amount: Minor; currency: string }
  /** The person at the page says that the payment is theirs. */
  | { type: 'payment.confirm' }
  | { type: 'details.submit'; details: PayAndPlayDetails }
  | { type: 'payAndPlay.retry' }
  /** The player gives the held amount up and goes in by the bank's word alone. */
  | { type: 'login.unpaid' }
  | { type: 'payAndPlay.close' }

/** Fields of the sources (PNP-3); their four statuses are the states of the machine. */
export interface PayAndPlayContext extends PayAndPlayInput {
  readonly banner: PayAndPlayBanner | null
  readonly amount: Minor | null
  readonly currency: string
  readonly iframeUrl: string | null
  readonly sessionId: string | null
  /** One-time; from the callback until it is verified or refused (SAF-12). */
  readonly code: string | null
  /** Of the present payment: its calls repeated are one call (SAF-4). */
  readonly idempotencyKey: string
  readonly playerId: number | null
  /** Where the verified payment came from, wherever the payer is by now. */
  readonly countryCode: string | null
  /** Of a known player's account. */
  readonly accountCurrency: string | null
  /** The player goes in without paying; nothing of the held amount is taken. */
  readonly isUnpaid: boolean
  /** A login of this payment had no answer: the amount may have been taken by it. */
  readonly isLoginLost: boolean
  readonly details: PayAndPlayDetails | null
  /** Where the player goes once signed in; null for the default page. */
  readonly redirectPath: string | null
  readonly bonusCode: string | null
  /** Why the last call failed; of the sign-up form it holds the backend errors by field. */
  readonly problem: Problem | null
}

/** `loadBanner`: null when content has none for this market (PNP-4). Rejects with an ApiError. */
export type LoadBannerOutput = PayAndPlayBanner | null
/** `authorise`: the provider's address. Rejects with an ApiError. */
export interface AuthoriseInput {
  readonly amount: Minor
  readonly currency: string
}
export interface AuthoriseOutput {
  readonly iframeUrl: string
}
/** `providerMessages`: stream of ProviderEvents from the callback inside the provider's frame. */
export interface ProviderMessagesInput {
  readonly iframeUrl: string
}
/** `verifyPayment`: email and mobilePhone present means a known player. Rejects with an ApiError (`error.pnp.session.expired`, `error.pnp.code.used`). */
export interface VerifyPaymentInput {
  readonly code: string
  readonly sessionId: string
  readonly idempotencyKey: string
}
export interface VerifyPaymentOutput {
  readonly email: string | null
  readonly mobilePhone: string | null
  readonly playerId: number
  readonly countryCode: string
  readonly accountCurrency: string | null
}
/** `updatePlayer`: rejects with an ApiError, errors of fields in it. */
export interface UpdatePlayerInput {
  readonly sessionId: string
  readonly playerId: number
  readonly countryCode: string
  readonly details: PayAndPlayDetails
}
/** `logInPlayer`: takes the held amount, where it is not given up, and signs in. Rejects with an ApiError. */
export interface LogInPlayerInput {
  readonly sessionId: string
  readonly playerId: number
  readonly isUnpaid: boolean
  /** A login of this payment had no answer: the amount may have been taken by it. */
  readonly isLoginLost: boolean
  readonly idempotencyKey: string
}
export interface LogInPlayerOutput {
  readonly player: PlayerSession
}

/** What a person can do now. */
export const payAndPlayNow = {
  closed: 'Open pay and play',
  loadingBanner: 'Wait, or close',
  bannerMissing: 'Read that it is not set up here, and sign up the usual way',
  bannerFailed: 'Try again, or close',
  amount: 'Choose an amount, or close',
  authorising: 'Wait, or close',
  authoriseFailed: 'Send the amount again, or close',
  notOffered: 'Read that it is not offered in the country, or close',
  provider: 'Pay on the provider’s page, or give up',
  unasked: 'Say that the payment is one’s own, or leave',
  verifying: 'Wait, or close',
  unverified: 'Try again with the same payment, or close',
  signUpForm: 'Fill in the rest, or close',
  updating: 'Wait, or close',
  updateFailed: 'Send the rest again, log in where an account exists already, or close',
  loggingIn: 'Wait',
  loginFailed: 'Try again with the same payment, or close',
  loginRefused: 'Read why signing in is closed, or close',
  depositRefused: 'Log in without paying, ask support, or close',
  currencyRefused: 'Log in without paying, or close',
  refused: 'Start again, or close',
  abandoned: 'Start again, or close',
  expired: 'Start again, or close',
  used: 'Log in, start again, or close',
  succeeded: 'Wait a moment: the page changes',
} as const
