import { and, eq, gte, inArray, sql, type SQL } from 'drizzle-orm'
import type { TransactionCategory } from '#contract/transactionNames.ts'
import { playCategories } from '#contract/transactions.ts'
import { ledgerMovements } from '../db/core.schema.ts'
import type { Db } from '../db/open.ts'

const PAYMENTS: readonly TransactionCategory[] = ['PAYMENT']

/** Of which movements a sum is made: corrections are no deposits, and a bonus that was given is no win. */
export const COUNTED = {
  deposits: { kinds: ['DEPOSIT', 'REVERSAL_DP'], categories: PAYMENTS },
  withdrawals: { kinds: ['WITHDRAW', 'REVERSAL', 'CANCELED'], categories: PAYMENTS },
  stakes: { kinds: ['BET', 'BET_VOID'], categories: playCategories },
  /** Stakes alone, as they were made: what was given back since is `returnedStakes`. */
  staked: { kinds: ['BET'], categories: playCategories },
  wins: { kinds: ['WIN', 'WIN_VOID', 'CASHOUT', 'CASHOUT_VOID'], categories: playCategories },
} as const

type Counted = Readonly<Record<'kinds' | 'categories', readonly string[]>>

/** The movements that count. */
export const isCounted = ({ kinds, categories }: Counted): SQL | undefined =>
  and(inArray(ledgerMovements.kind, [...kinds]), inArray(ledgerMovements.category, [...categories]))

/** Their sum as text, minor units; what the player paid is negative. */
export const countedSum = (which: SQL | undefined): SQL<string> =>
  sql<string>`coalesce(sum(${ledgerMovements.own}) filter (where ${which}), 0)::text`

/**
 * Stakes that were given back since a moment, minor units, each with the time it had been staked at: it counts for the period of its stake,
 * or yesterday's void would be room for today (LIM-1). One whose stake is not known counts for when it was given back. Of own money alone, as all that is counted here.
 */
export async function returnedStakes(
  db: Db,
  playerId: number,
  since: number,
  categories: readonly TransactionCategory[] = playCategories,
): Promise<readonly { readonly amount: number; readonly stakedAt: number }[]> {
  const rows = await db
    .select({ amount: ledgerMovements.own, at: ledgerMovements.at, details: ledgerMovements.details })
    .from(ledgerMovements)
    .where(
      and(
        eq(ledgerMovements.playerId, playerId),
        gte(ledgerMovements.at, since),
        isCounted({ kinds: ['BET_VOID'], categories }),
        eq(ledgerMovements.status, 'SUCCESS'),
      ),
    )
  return rows.map(({ amount, at, details }) => {
    const { stakedAt } = (details ?? {}) as { stakedAt?: unknown }
    return { amount, stakedAt: typeof stakedAt === 'number' ? stakedAt : at }
  })
}
