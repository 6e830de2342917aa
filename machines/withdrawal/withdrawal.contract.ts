import type { Minor } from '#contract/money.ts'
import type { PlayerFlowInput, VerificationStart } from '../events.ts'
import type { ProfileSummary } from '../player.ts'
import type { Problem } from '../problem.ts'

/** Input of the withdrawal flow. */
export type WithdrawalInput = PlayerFlowInput
export interface WithdrawalMethod {
  readonly id: string
  readonly name: string
  readonly min: Minor
  readonly max: Minor
}
export type WithdrawalEvent =
  | { type: 'withdrawal.start' }
  | { type: 'withdrawal.clear' }
  | { type: 'withdrawal.verify' }
  | { type: 'verification.returned'; startPoint: VerificationStart; isLater: boolean }
  | { type: 'notification.done' }
  /** The yes. The key is made at this click (SAF-4). */
  | { type: 'withdrawal.confirm'; methodId: string; amount: Minor; idempotencyKey: string }
  | { type: 'forfeit.accept' }
  | { type: 'forfeit.decline' }
  | { type: 'withdrawal.retry' }
  | { type: 'profile.changed'; profile: ProfileSummary }

export interface WithdrawalContext extends WithdrawalInput {
  readonly profile: ProfileSummary | null
  readonly checkId: string | null
  readonly currency: string
  readonly methods: readonly WithdrawalMethod[]
  readonly mainBalance: Minor
  /** Bonus that withdrawing would forfeit; 0 for none (WDR-3). */
  readonly bonusAtRisk: Minor
  readonly limit: Minor | null
  readonly originalLimit: Minor | null
  readonly duration: 'daily' | 'weekly' | 'monthly'
  readonly methodId: string | null
  readonly amount: Minor | null
  readonly idempotencyKey: string | null
  readonly reason: string | null
  readonly problem: Problem | null
}
/** `checkWithdrawal`: POST withdrawal limit check, with what the form needs. Rejects with an ApiError. */
export interface CheckWithdrawalOutput {
  readonly result: string
  readonly checkId: string | null
  readonly currency: string
  readonly methods: readonly WithdrawalMethod[]
  readonly mainBalance: Minor
  readonly bonusAtRisk: Minor
  readonly limit: Minor | null
  readonly originalLimit: Minor | null
  readonly duration: 'daily' | 'weekly' | 'monthly'
}
/** `requestWithdrawal`: rejects with an ApiError. Repeating with the same key is answered with the first result. */
export interface RequestWithdrawalInput {
  readonly methodId: string
  readonly amount: Minor
  readonly currency: string
  readonly checkId: string | null
  readonly forfeitBonus: boolean
  readonly idempotencyKey: string
}
/** `lookUpWithdrawal`: by the key; null when there is none. Rejects with an ApiError. */
export interface LookUpWithdrawalInput {
  readonly idempotencyKey: string
}
export type LookUpWithdrawalOutput = { readonly status: string } | null

/** What a person can do now. */
export const withdrawalNow = {
  inactive: 'Start a withdrawal',
  notAllowed: 'Read why withdrawals are closed',
  checking: 'Wait',
  documentsLoyal: 'Upload documents',
  documentsRequired: 'Upload documents',
  documentsStrict: 'Upload documents',
  documentsUnderReview: 'Wait for the review',
  suspended: 'Ask support',
  selfLimitReached: 'See the limit',
  withdrawalLimitReached: 'See the limit',
  selfLimitNotify: 'Read how much of the balance may go out now, then go on',
  restricted: 'Ask support',
  error: 'Try again',
  'allowed.choosing': 'Choose method and amount, then confirm',
  'allowed.forfeitWarning': 'Say yes to losing the bonus, or go back',
  'allowed.requesting': 'Wait',
  'allowed.requestFailed': 'Change the amount or method and confirm again',
  'allowed.lookingUp': 'Wait',
  requested: 'See the pending withdrawal',
  outcomeUnknown: 'Look it up again; see the transactions',
} as const
