import type { TransactionCategory, TransactionStatus } from '#contract/transactionNames.ts'
import type { TransactionType } from '#contract/transactions.ts'

/** Names of what crosses the wire as codes, for those who read the file (TXN-2). The pages have their own, in each language. */
export const categoryNames: Readonly<Record<TransactionCategory, string>> = {
  PAYMENT: 'Payments',
  CASINO: 'Casino',
  LIVE_CASINO: 'Live casino',
  SPORTS: 'Sports',
  VIRTUAL_SPORTS: 'Virtual sports',
  BONUS: 'Bonus',
  ADJUSTMENT: 'Correction',
  DORMANT_ADJUSTMENT: 'Dormant account',
}

/** How money moved. */
export const typeNames: Readonly<Record<TransactionType, string>> = {
  BET: 'Stake',
  BET_VOID: 'Stake returned',
  CASHOUT: 'Cash-out',
  CASHOUT_VOID: 'Cash-out taken back',
  DEPOSIT: 'Deposit',
  LOSS: 'Loss',
  WIN: 'Win',
  WIN_VOID: 'Win taken back',
  WITHDRAW: 'Withdrawal',
  DORMANT: 'Dormant account fee',
  REVERSAL: 'Returned',
  FORFEIT: 'Forfeited',
  CANCELED: 'Withdrawal cancelled',
  REVERSAL_DP: 'Deposit taken back',
}

/** Whether it moved. */
export const statusNames: Readonly<Record<TransactionStatus, string>> = {
  SUCCESS: 'Done',
  COMPLETED: 'Settled',
  PENDING: 'Pending',
  WAITING_INPUT: 'Waiting for you',
  FAILED: 'Failed',
  CANCELLED: 'Cancelled',
  REVERTED: 'Reverted',
}
