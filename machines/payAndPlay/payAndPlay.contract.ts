import type { Minor } from '#contract/money.ts'
import type { FlowInput } from '../events.ts'
import type { PlayerSession } from '../player.ts'
import type { Problem } from '../problem.ts'

/** Input of the pay-and-play flow. */
export type PayAndPlayInput = FlowInput
/** What the sign-up form after a first pay-and-play adds. */
export interface PayAndPlayDetails {
  readonly email: string
  readonly phonePrefix: string
  readonly phoneBody: string
  readonly termsAndConditions: boolean
  readonly cookiePolicyAccepted: boolean
  readonly marketingOptIn: boolean
}
export type PayAndPlayEvent =
  | { type: 'payAndPlay.open' }
  | { type: 'amount.submit'; amount: Minor; currency: string; idempotencyKey: string }
  /** The provider's page came back with its one-time code. */
  | { type: 'provider.returned'; code: string; sessionId: string }
  | { type: 'provider.closed' }
  | { type: 'details.submit'; details: PayAndPlayDetails }
  | { type: 'payAndPlay.retry' }
  | { type: 'payAndPlay.close' }

export interface PayAndPlayContext extends PayAndPlayInput {
  readonly amount: Minor | null
  readonly currency: string
  readonly idempotencyKey: string | null
  readonly iframeUrl: string | null
  readonly sessionId: string | null
  /** One-time; only while verifying (SAF-12). */
  readonly code: string | null
  readonly playerId: number | null
  readonly details: PayAndPlayDetails | null
  readonly problem: Problem | null
}
/** `loadBanner`: rejects when the banner is not configured (PNP-4). `authorise`: the provider's address. */
export interface AuthoriseInput {
  readonly amount: Minor
  readonly currency: string
  readonly idempotencyKey: string
}
export interface AuthoriseOutput {
  readonly iframeUrl: string
}
/** `verifyPayment`: email and mobilePhone present means a known player. Rejects with an ApiError (`error.pnp.session.expired`, `error.pnp.code.used`). */
export interface VerifyPaymentInput {
  readonly code: string
  readonly sessionId: string
}
export interface VerifyPaymentOutput {
  readonly email: string | null
  readonly mobilePhone: string | null
  readonly playerId: number
}
/** `updatePlayer`, `logInPlayer`: reject with an ApiError. */
export interface UpdatePlayerInput {
  readonly playerId: number
  readonly details: PayAndPlayDetails
}
export interface LogInPlayerInput {
  readonly sessionId: string
}
export interface LogInPlayerOutput {
  readonly player: PlayerSession
}

/** What a person can do now. */
export const payAndPlayNow = {
  closed: 'Open pay and play',
  loadingBanner: 'Wait',
  bannerMissing: 'Read that it is not set up, or close',
  amount: 'Choose an amount, or close',
  authorising: 'Wait',
  authoriseFailed: 'Choose an amount again, or close',
  provider: 'Pay on the provider’s page, or close',
  verifying: 'Wait',
  signUpForm: 'Fill in the rest, or close',
  updating: 'Wait',
  updateFailed: 'Send again, or close',
  loggingIn: 'Wait',
  loginFailed: 'Try again, or close',
  expired: 'Start again',
  used: 'Log in',
  abandoned: 'Start again, or close',
  failed: 'Start again, or close',
  succeeded: 'Wait a moment: the page changes',
} as const
