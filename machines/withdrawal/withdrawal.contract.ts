import type { PaymentMethod } from '#contract/deposit.ts'
import type { Minor } from '#contract/money.ts'
import type { PlayerFlowInput, VerificationStart } from '../events.ts'
import type { DocumentScreen, ProfileSummary } from '../player.ts'
import type { Problem } from '../problem.ts'

/** Input of the withdrawal flow. */
export type WithdrawalInput = PlayerFlowInput
/** A way to be paid out. Amounts in minor units of the account currency. */
export interface WithdrawalMethod {
  readonly id: string
  /** Its kind, which the page has a name for in each language; `name` is the operator's own, for a kind that the page doesn't know. */
  readonly method: string
  readonly name: string
  /** Masked account that was paid in with. */
  readonly accountLabel: string | null
  readonly min: Minor
  readonly max: Minor
  /** The player has paid in with it. */
  readonly isUsed: boolean
}
/** A bonus that withdrawing would take away (WDR-3). */
export interface BonusAtRisk {
  readonly id: string
  readonly title: string
  readonly amount: Minor
  /** Bonus money of it in open bets and rounds. */
  readonly atStake: Minor
  readonly spins: number
}
/** A withdrawal as it stands. */
export interface MadeWithdrawal {
  readonly id: string
  readonly amount: Minor
  readonly currency: string
  readonly method: PaymentMethod
  /** The house looks at it before it is paid. */
  readonly isReviewed: boolean
  /** False where the market or the state forbids taking it back. */
  readonly isCancellable: boolean
  /** ISO time. */
  readonly createdAt: string
}

export type WithdrawalEvent =
  | { type: 'withdrawal.start' }
  | { type: 'withdrawal.clear' }
  | { type: 'withdrawal.verify' }
  | { type: 'verification.returned'; startPoint: VerificationStart; isLater: boolean }
  | { type: 'notification.done' }
  | { type: 'method.pick'; methodId: string }
  /** The yes. The key is made at this click (SAF-4). */
  | { type: 'withdrawal.confirm'; amount: Minor; idempotencyKey: string }
  | { type: 'forfeit.accept' }
  | { type: 'forfeit.decline' }
  | { type: 'withdrawal.retry' }
  /** Raised by the machine itself when a withdrawal was taken back. */
  | { type: 'withdrawal.recheck' }
  | { type: 'withdrawal.again' }
  /** A page that shows what is pending comes and goes. */
  | { type: 'pending.open' }
  | { type: 'pending.close' }
  | { type: 'pending.retry' }
  /** Wants to take a pending one back: what that does is said first (WDR-2). */
  | { type: 'withdrawal.ask'; id: string }
  | { type: 'withdrawal.keep' }
  /** The yes to taking it back; the key is made at this click (SAF-4). */
  | { type: 'withdrawal.cancel'; id: string; idempotencyKey: string }
  | { type: 'profile.changed'; profile: ProfileSummary }

export interface WithdrawalContext extends WithdrawalInput {
  readonly profile: ProfileSummary | null
  /** The screen that stays while news of documents has the check asked again. */
  readonly waitsAt: DocumentScreen | null
  readonly checkId: string | null
  /** The server's word, as it came. */
  readonly result: string | null
  readonly currency: string
  readonly methods: readonly WithdrawalMethod[]
  readonly mainBalance: Minor
  /** Bonuses that withdrawing would forfeit (WDR-3). */
  readonly bonuses: readonly BonusAtRisk[]
  readonly limit: Minor | null
  readonly originalLimit: Minor | null
  readonly duration: 'daily' | 'weekly' | 'monthly'
  readonly methodId: string | null
  readonly amount: Minor | null
  readonly idempotencyKey: string | null
  /** What was asked for last. */
  readonly made: MadeWithdrawal | null
  /** How often in a row a request was refused for its check; 2 stands for more. */
  readonly checkRefusals: number
  readonly problem: Problem | null
  /** Withdrawals that are not paid yet, newest first. */
  readonly pending: readonly MadeWithdrawal[]
  /** Id of the one that is to be taken back, while that is asked. */
  readonly askedId: string | null
  readonly cancelling: Cancellation | null
  /** The one that was taken back last. */
  readonly cancelled: MadeWithdrawal | null
  /** Why it was not taken back, or why the pending ones could not be loaded. */
  readonly pendingProblem: Problem | null
  /** The page that showed them was left while one was being taken back. */
  readonly isLeft: boolean
}
/** `checkWithdrawal`: POST withdrawal limit check, with what the form needs. Rejects with an ApiError. */
export interface CheckWithdrawalOutput {
  readonly result: string
  readonly checkId: string | null
  readonly currency: string
  readonly methods: readonly WithdrawalMethod[]
  readonly mainBalance: Minor
  readonly bonuses: readonly BonusAtRisk[]
  readonly limit: Minor | null
  readonly originalLimit: Minor | null
  readonly duration: 'daily' | 'weekly' | 'monthly'
  /** What a request made whose answer never came, for example before a reload; none is made beside it unseen. */
  readonly earlier: MadeWithdrawal | null
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
/** `lookUpWithdrawal`: by the key; null when there is none, and then there will be none. Rejects with an ApiError. */
export interface LookUpWithdrawalInput {
  readonly idempotencyKey: string
}
export type LookUpWithdrawalOutput = MadeWithdrawal | null
/** `loadPending`: withdrawals that are not paid yet. Rejects with an ApiError. */
export type LoadPendingOutput = readonly MadeWithdrawal[]
/** A withdrawal that is being taken back, with the key of the click. */
export interface Cancellation {
  readonly id: string
  readonly amount: Minor
  readonly currency: string
  readonly idempotencyKey: string
}
/** `cancelWithdrawal`: cancelByPlayer true. Rejects with an ApiError. */
export interface CancelWithdrawalInput extends Cancellation {
  /**
   * It was sent before and its answer was lost. The same key again is answered with the first result; where the platform knows no
   * keys nothing is sent again, and what became of it is read from the payouts: `error.withdrawal.still_pending` or
   * `error.withdrawal.not_pending` where it was not taken back, `error.withdrawal.ended` where nobody can say.
   */
  readonly wasSent: boolean
}

/** What a person can do now. One entry for each region's leaf. */
export const withdrawalNow = {
  'request.inactive': 'Start a withdrawal',
  'request.notAllowed': 'Read why withdrawals are closed; ask support',
  'request.checking': 'Wait; where a screen that asks for documents stays meanwhile, go on with it',
  'request.documentsLoyal': 'Upload documents',
  'request.documentsRequired': 'Upload documents',
  'request.documentsStrict': 'Upload documents',
  'request.documentsUnderReview': 'Wait for the review',
  'request.suspended': 'Ask support',
  'request.selfLimitReached': 'See the limit',
  'request.withdrawalLimitReached': 'See the limit',
  'request.selfLimitNotify': 'Read how much of the balance may go out now, then go on',
  'request.restricted': 'Ask support',
  'request.error': 'Try again',
  'request.allowed.choosing': 'Choose method and amount, then confirm',
  'request.allowed.forfeitWarning': 'Say yes to losing the bonus, or go back',
  'request.allowed.requesting': 'Wait',
  'request.allowed.requestFailed': 'Change the amount or method and confirm again',
  'request.allowed.lookingUp': 'Wait',
  'request.requested': 'See the pending withdrawal',
  'request.outcomeUnknown': 'Look it up again; see the transactions',
  'pending.closed': 'Nothing: no page shows them',
  'pending.loading': 'Wait',
  'pending.failed': 'Try again',
  'pending.resting': 'Take a pending withdrawal back',
  'pending.polling': 'Take a pending withdrawal back',
  'pending.cancelling': 'Wait',
  'pending.findingOut': 'Wait: whether it was taken back is being found out',
  'pending.cancelUnknown': 'Ask again what became of it',
} as const
