import type { Minor } from '#contract/money.ts'
import type { PlayerFlowInput } from '../events.ts'
import type { Problem } from '../problem.ts'

/** Input of the transactions flow. */
export type TransactionsInput = PlayerFlowInput
/** The filter of the history; `hour` is 24 or 72 for the offered spans, null for from/to. */
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
  readonly balanceAfterTransaction: Minor | null
  readonly category: string
  readonly type: string
  readonly status: string
  /** ISO time. */
  readonly transactionDate: string
}
export interface PendingWithdrawal {
  readonly id: string
  readonly amount: Minor
  readonly createdAt: string
}
export interface TransactionsPage {
  readonly transactions: readonly Transaction[]
  readonly position: string | null
  readonly hasMore: boolean
}

export type TransactionsEvent =
  | { type: 'transactions.open' }
  | { type: 'transactions.close' }
  | { type: 'filter.apply'; filter: TransactionFilter }
  | { type: 'filter.clear' }
  | { type: 'page.more' }
  | { type: 'transactions.retry' }
  /** Cancel a pending withdrawal; the key is made at this click (SAF-4). */
  | { type: 'withdrawal.cancel'; id: string; amount: Minor; idempotencyKey: string }

export interface TransactionsContext extends TransactionsInput {
  readonly list: readonly Transaction[]
  readonly pending: readonly PendingWithdrawal[]
  readonly filter: TransactionFilter
  readonly filterApplied: boolean
  readonly position: string | null
  readonly hasMore: boolean
  readonly problem: Problem | null
  readonly cancelling: CancelWithdrawalInput | null
}
/** `loadTransactions`: one page and, for the first, the pending withdrawals. Rejects with an ApiError. */
export interface LoadTransactionsInput {
  readonly filter: TransactionFilter
  readonly position: string | null
}
export interface LoadTransactionsOutput extends TransactionsPage {
  readonly pending: readonly PendingWithdrawal[]
}
/** `cancelWithdrawal`: cancelByPlayer true. Rejects with an ApiError, code `limit_reached` when it is too late. */
export interface CancelWithdrawalInput {
  readonly id: string
  readonly amount: Minor
  readonly idempotencyKey: string
}

/** What a person can do now. One entry for each region's leaf. */
export const transactionsNow = {
  'history.idle': 'Open the history',
  'history.loading': 'Wait',
  'history.ready.resting': 'Read, filter, load more',
  'history.ready.polling': 'Read, filter, load more',
  'history.ready.loadingMore': 'Read',
  'history.failed': 'Try again',
  'cancellation.resting': 'Cancel a pending withdrawal',
  'cancellation.cancelling': 'Wait',
  'cancellation.failed': 'Cancel again',
} as const
