import { and, inArray, sql, type SQL } from 'drizzle-orm'
import type { TransactionCategory } from '#contract/transactionNames.ts'
import { playCategories } from '#contract/transactions.ts'
import { ledgerMovements } from '../db/core.schema.ts'

const PAYMENTS: readonly TransactionCategory[] = ['PAYMENT']

/** Of which movements a sum is made: corrections are no deposits, and a bonus that was given is no win. */
export const COUNTED = {
  deposits: { kinds: ['DEPOSIT', 'REVERSAL_DP'], categories: PAYMENTS },
  withdrawals: { kinds: ['WITHDRAW', 'REVERSAL', 'CANCELED'], categories: PAYMENTS },
  stakes: { kinds: ['BET', 'BET_VOID'], categories: playCategories },
  wins: { kinds: ['WIN', 'WIN_VOID', 'CASHOUT', 'CASHOUT_VOID'], categories: playCategories },
} as const

type Counted = Readonly<Record<'kinds' | 'categories', readonly string[]>>

/** The movements that count. */
export const isCounted = ({ kinds, categories }: Counted): SQL | undefined =>
  and(inArray(ledgerMovements.kind, [...kinds]), inArray(ledgerMovements.category, [...categories]))

/** Their sum as text, minor units; what the player paid is negative. */
export const countedSum = (which: SQL | undefined): SQL<string> =>
  sql<string>`coalesce(sum(${ledgerMovements.own}) filter (where ${which}), 0)::text`
