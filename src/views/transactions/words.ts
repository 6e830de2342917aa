import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { TransactionCategory, TransactionStatus } from '#contract/transactionNames.ts'
import type { TransactionType } from '#contract/transactions.ts'

/** What moved the money (TXN-1). */
export const categoryWords: Readonly<Record<TransactionCategory, MessageDescriptor>> = {
  PAYMENT: msg({ message: 'Payments', comment: 'Category of transactions: deposits and withdrawals.' }),
  CASINO: msg`Casino`,
  LIVE_CASINO: msg`Live casino`,
  SPORTS: msg`Sports`,
  VIRTUAL_SPORTS: msg`Virtual sports`,
  BONUS: msg`Bonus`,
  ADJUSTMENT: msg({ message: 'Correction', comment: 'Kind of transaction: the balance was corrected by the house.' }),
  DORMANT_ADJUSTMENT: msg({
    message: 'Dormant account',
    comment: 'Kind of transaction: fee of an account that is not used.',
  }),
}

/** How it moved (TXN-1). */
export const typeWords: Readonly<Record<TransactionType, MessageDescriptor>> = {
  BET: msg({ message: 'Stake', comment: 'Noun: kind of transaction, money put on a bet.' }),
  BET_VOID: msg({ message: 'Stake returned', comment: 'Kind of transaction: the bet did not count.' }),
  CASHOUT: msg({ message: 'Cash-out', comment: 'Kind of transaction: a sports bet sold before its end.' }),
  CASHOUT_VOID: msg`Cash-out taken back`,
  DEPOSIT: msg`Deposit`,
  LOSS: msg({ message: 'Loss', comment: 'Noun: kind of transaction, a lost bet.' }),
  WIN: msg({ message: 'Win', comment: 'Noun: kind of transaction, a won bet.' }),
  WIN_VOID: msg`Win taken back`,
  WITHDRAW: msg({ message: 'Withdrawal', comment: 'Noun: kind of transaction.' }),
  DORMANT: msg`Dormant account fee`,
  REVERSAL: msg({ message: 'Returned', comment: 'Status: the money went back.' }),
  FORFEIT: msg({ message: 'Forfeited', comment: 'Status: a bonus was given up or lost.' }),
  CANCELED: msg({
    message: 'Withdrawal cancelled',
    comment: 'Kind of transaction: the money came back to the balance.',
  }),
  REVERSAL_DP: msg`Deposit taken back`,
}

/** Money that a bonus brought is no win in a game. */
const bonusTypeWords: Partial<Record<TransactionType, MessageDescriptor>> = {
  WIN: msg({ message: 'Received', comment: 'Kind of transaction: money that a bonus or cashback brought the player.' }),
  WIN_VOID: msg({ message: 'Taken back', comment: 'Kind of transaction: money of a bonus that was taken back.' }),
}

/** How the money of a row moved, by what moved it. */
export const typeWordsOf = (category: TransactionCategory, type: TransactionType): MessageDescriptor =>
  (category === 'BONUS' ? bonusTypeWords[type] : undefined) ?? typeWords[type]

/** Whether it moved (TXN-1). */
export const statusWords: Readonly<Record<TransactionStatus, MessageDescriptor>> = {
  SUCCESS: msg`Done`,
  COMPLETED: msg({ message: 'Settled', comment: 'Status of a bet: decided and paid.' }),
  PENDING: msg({ message: 'Pending', comment: 'Status of a transaction that is not decided yet.' }),
  WAITING_INPUT: msg`Waiting for you`,
  FAILED: msg({ message: 'Failed', comment: 'Status of a transaction.' }),
  CANCELLED: msg({ message: 'Cancelled', comment: 'Status of a transaction.' }),
  REVERTED: msg({ message: 'Reverted', comment: 'Status: the transaction was undone by the house.' }),
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
