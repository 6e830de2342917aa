import type { Minor } from '#contract/money.ts'
import type { PlayerFlowInput } from '../events.ts'
import type { Problem } from '../problem.ts'

/** Input of the transactions flow. */
export type TransactionsInput = PlayerFlowInput
/** The filter of the history; `hour` is 24 or 72 for the offered spans, null for from/to, which are dates (yyyy-MM-dd) of the player's days. */
export interface TransactionFilter {
  readonly category: string | null
  readonly from: string | null
  readonly to: string | null
  readonly hour: 24 | 72 | null
  readonly status: string | null
}
export interface Transaction {
  readonly referenceId: string
  readonly amount: Minor
  readonly currency: string
  readonly balanceAfterTransaction: Minor | null
  readonly category: string
  readonly type: string
  readonly status: string
  /** ISO time in UTC, all of one form: their order is the order in time. */
  readonly transactionDate: string
  /** Game, method or note (RMB-6). */
  readonly reason: string | null
}
export interface PendingWithdrawal {
  readonly id: string
  readonly amount: Minor
  readonly currency: string
  readonly method: string
  readonly createdAt: string
  /** Looked at by people before it is paid. */
  readonly isReviewed: boolean
  /** False where the market or the state forbids it. */
  readonly cancellable: boolean
}
/** What net position and win/loss are asked for; `from` and `to` (yyyy-MM-dd, both included) only with `own`. */
export interface Period {
  readonly kind: 'today' | 'week' | 'month' | 'halfYear' | 'own'
  readonly from: string | null
  readonly to: string | null
}
/** What a period brought and cost (TXN-4). */
export interface PeriodSums {
  readonly period: Period
  readonly currency: string
  readonly netPosition: Minor
  readonly winLoss: Minor
  readonly deposits: Minor
  readonly withdrawals: Minor
  readonly stakes: Minor
  readonly wins: Minor
}

export type TransactionsEvent =
  /** `filter`: what the address of the page asks for. */
  | { type: 'transactions.open'; filter?: TransactionFilter }
  | { type: 'transactions.close' }
  | { type: 'filter.apply'; filter: TransactionFilter }
  | { type: 'filter.clear' }
  | { type: 'page.more' }
  | { type: 'transactions.retry' }
  /** Nobody looks at the page, or somebody does again: meanwhile nothing is polled. */
  | { type: 'page.hidden' }
  | { type: 'page.shown' }
  /** The newest rows are in sight. */
  | { type: 'news.seen' }
  | { type: 'withdrawal.ask'; id: string }
  | { type: 'withdrawal.keep' }
  /** Cancel the pending withdrawal that was asked about; the key is made at this click (SAF-4). */
  | { type: 'withdrawal.cancel'; idempotencyKey: string }
  /** Asks with the same key what became of the cancellation. */
  | { type: 'cancellation.retry' }
  | { type: 'period.choose'; period: Period }
  | { type: 'file.download' }

export interface TransactionsContext extends TransactionsInput {
  readonly list: readonly Transaction[]
  /** Null while they could not be loaded. */
  readonly pending: readonly PendingWithdrawal[] | null
  readonly filter: TransactionFilter
  readonly filterApplied: boolean
  readonly position: string | null
  readonly hasMore: boolean
  /** Why the list is not there, or not up to date. */
  readonly problem: Problem | null
  /** Why no older rows came. */
  readonly moreProblem: Problem | null
  /** When the newest rows were last asked for with success, ms; what is shown is as old as this. */
  readonly updatedAt: number | null
  /** Rows that polls have brought and nobody has seen yet. */
  readonly news: number
  readonly isHidden: boolean
  readonly asked: PendingWithdrawal | null
  readonly cancelling: Cancellation | null
  readonly cancelProblem: Problem | null
  /** What was cancelled last. */
  readonly cancelled: PendingWithdrawal | null
  readonly period: Period
  /** Sums of `period`, or null while they are not known. */
  readonly sums: PeriodSums | null
  readonly periodProblem: Problem | null
  readonly fileProblem: Problem | null
}
/** A place in the history that a poll must reach, so that between what it brings and what is shown nothing is left out. */
export interface ShownPlace {
  readonly referenceId: string
  readonly transactionDate: string
}
/**
 * `loadTransactions`: one page and, for the first, the pending withdrawals; with `reach` as many pages as lead there. Rejects with an
 * ApiError.
 */
export interface LoadTransactionsInput {
  readonly filter: TransactionFilter
  readonly position: string | null
  readonly reach: ShownPlace | null
}
export interface LoadTransactionsOutput {
  readonly transactions: readonly Transaction[]
  readonly position: string | null
  readonly hasMore: boolean
  /** Null where they were not asked for, or could not be loaded. */
  readonly pending: readonly PendingWithdrawal[] | null
  readonly loadedAt: number
  /** Whether `reach` was reached; too much may have come meanwhile. */
  readonly isReached: boolean
}
/** A withdrawal that is being cancelled, with the key of the click. */
export interface Cancellation {
  readonly id: string
  readonly amount: Minor
  readonly currency: string
  readonly idempotencyKey: string
}
/** `cancelWithdrawal`: cancelByPlayer true. Rejects with an ApiError, code `limit_reached` when it is too late. */
export interface CancelWithdrawalInput extends Cancellation {
  /**
   * It was sent before and its answer was lost. The same key again is answered with the first result; where the platform knows no
   * keys nothing is sent again, and what became of it is read from the payouts: `error.withdrawal.still_pending` or
   * `error.withdrawal.not_pending` where it was not cancelled, `error.withdrawal.ended` where nobody can say.
   */
  readonly wasSent: boolean
}
/** `loadPeriod`: net position and win/loss. Rejects with an ApiError. */
export interface LoadPeriodInput {
  readonly period: Period
}
/** `downloadFile`: saves all that the filter shows as CSV. Rejects with an ApiError. */
export interface DownloadFileInput {
  readonly filter: TransactionFilter
}

/** What a person can do now. One entry for each region's leaf. */
export const transactionsNow = {
  'history.idle': 'Open the history',
  'history.loading': 'Wait, or filter otherwise',
  'history.ready.resting': 'Read, filter, load more',
  'history.ready.asleep': 'Come back to the page',
  'history.ready.polling': 'Read, filter, load more',
  'history.ready.loadingMore': 'Read',
  'history.failed': 'Try again, or filter otherwise',
  'cancellation.resting': 'Cancel a pending withdrawal',
  'cancellation.asking': 'Say yes, or keep the withdrawal',
  'cancellation.cancelling': 'Wait',
  'cancellation.findingOut': 'Wait',
  'cancellation.cancelUnknown': 'Ask again what became of it',
  'cancellation.failed': 'Read why; cancel again where it still may be',
  'period.idle': 'Open the history',
  'period.loading': 'Wait, or choose another period',
  'period.shown': 'Read, or choose another period',
  'period.failed': 'Choose a period again',
  'file.idle': 'Download what the filter shows',
  'file.loading': 'Wait',
  'file.failed': 'Download again',
} as const
