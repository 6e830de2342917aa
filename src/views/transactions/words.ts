import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { TransactionCategory, TransactionStatus } from '#contract/transactionNames.ts'
import type { TransactionType } from '#contract/transactions.ts'

/** What moved the money (TXN-1). */
export const categoryWords: Readonly<Record<TransactionCategory, MessageDescriptor>> = {
  PAYMENT: msg`Payments`,
  CASINO: msg`Casino`,
  LIVE_CASINO: msg`Live casino`,
  SPORTS: msg`Sports`,
  VIRTUAL_SPORTS: msg`Virtual sports`,
  BONUS: msg`Bonus`,
  ADJUSTMENT: msg`Correction`,
  DORMANT_ADJUSTMENT: msg`Dormant account`,
}

/** How it moved (TXN-1). */
export const typeWords: Readonly<Record<TransactionType, MessageDescriptor>> = {
  BET: msg`Stake`,
  BET_VOID: msg`Stake returned`,
  CASHOUT: msg`Cash-out`,
  CASHOUT_VOID: msg`Cash-out taken back`,
  DEPOSIT: msg`Deposit`,
  LOSS: msg`Loss`,
  WIN: msg`Win`,
  WIN_VOID: msg`Win taken back`,
  WITHDRAW: msg`Withdrawal`,
  DORMANT: msg`Dormant account fee`,
  REVERSAL: msg`Returned`,
  FORFEIT: msg`Forfeited`,
  CANCELED: msg`Withdrawal cancelled`,
  REVERSAL_DP: msg`Deposit taken back`,
}

/** Whether it moved (TXN-1). */
export const statusWords: Readonly<Record<TransactionStatus, MessageDescriptor>> = {
  SUCCESS: msg`Done`,
  COMPLETED: msg`Settled`,
  PENDING: msg`Pending`,
  WAITING_INPUT: msg`Waiting for you`,
  FAILED: msg`Failed`,
  CANCELLED: msg`Cancelled`,
  REVERTED: msg`Reverted`,
}

/** Bonus money that no campaign is known of, by the operator's own name of it. */
const bonusWords: Readonly<Record<string, MessageDescriptor>> = {
  'Sports bonus': msg`Sports bonus`,
  'Casino bonus': msg`Casino bonus`,
  'Live casino bonus': msg`Live casino bonus`,
}

/** Which bonuses a row is about, each in the page's language where it is none of a campaign. */
export const bonusesIn = (reason: string, read: (words: MessageDescriptor) => string): string =>
  reason
    .split(', ')
    .map((part) => {
      const words = Object.hasOwn(bonusWords, part) ? bonusWords[part] : undefined
      return words ? read(words) : part
    })
    .join(', ')
