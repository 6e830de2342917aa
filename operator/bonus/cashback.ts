import { and, eq, gte, inArray, lt } from 'drizzle-orm'
import type { Minor } from '#contract/money.ts'
import type { TransactionCategory } from '#contract/transactionNames.ts'
import type { BonusVertical } from '#contract/wallet.ts'
import { COUNTED, countedSum, isCounted, returnedStakes } from '../banking/counted.ts'
import { ledgerMovements } from '../db/core.schema.ts'
import type { Tx } from '../db/open.ts'
import type { Operator } from '../operator.ts'
import type { Assignment } from './assignments.ts'

/** What is played in a vertical, as the ledger names it. */
const PLAYED: Readonly<Record<BonusVertical, readonly TransactionCategory[]>> = {
  CASINO: ['CASINO'],
  LIVE_CASINO: ['LIVE_CASINO'],
  SPORTS: ['SPORTS', 'VIRTUAL_SPORTS'],
}

/**
 * What the player has lost of own money in the vertical of a cashback since it was activated, minor units: stakes less wins, below nothing
 * for who has won more. Bonus money is no loss of theirs, and a stake of before that is given back now is none of it (BON-8).
 */
export async function countedLoss(
  operator: Operator,
  tx: Tx,
  { playerId, vertical, startedAt, expiresAt }: Assignment,
): Promise<Minor> {
  if (startedAt === null) return 0
  const categories = PLAYED[vertical]
  const kinds = [...COUNTED.staked.kinds, ...COUNTED.wins.kinds]
  const [row] = await tx
    .select({ sum: countedSum(isCounted({ kinds, categories })) })
    .from(ledgerMovements)
    .where(
      and(
        eq(ledgerMovements.playerId, playerId),
        gte(ledgerMovements.at, startedAt),
        expiresAt === null ? undefined : lt(ledgerMovements.at, expiresAt),
        eq(ledgerMovements.status, 'SUCCESS'),
        inArray(ledgerMovements.category, [...categories]),
      ),
    )
  const until = expiresAt ?? Infinity
  const returned = (await returnedStakes(operator.db, playerId, startedAt, categories))
    .filter(({ stakedAt }) => stakedAt >= startedAt && stakedAt < until)
    .reduce((sum, { amount }) => sum + amount, 0)
  return 0 - Number(row?.sum ?? 0) - returned
}
