/** Names of the categories that a movement of money may have. The routes know them too: nothing heavy stands beside them. */
export const transactionCategories = [
  'BONUS',
  'CASINO',
  'PAYMENT',
  'SPORTS',
  'VIRTUAL_SPORTS',
  'LIVE_CASINO',
  'ADJUSTMENT',
  'DORMANT_ADJUSTMENT',
] as const
/** One of them. */
export type TransactionCategory = (typeof transactionCategories)[number]

/** Names of what may have become of a movement. */
export const transactionStatuses = [
  'FAILED',
  'PENDING',
  'SUCCESS',
  'REVERTED',
  'WAITING_INPUT',
  'COMPLETED',
  'CANCELLED',
] as const
/** One of them. */
export type TransactionStatus = (typeof transactionStatuses)[number]
