import { and, eq, gte, inArray, lt, notExists, or, type AnyColumn, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Minor } from '#contract/money.ts'
import type { TransactionCategory } from '#contract/transactionNames.ts'
import type { BonusVertical } from '#contract/wallet.ts'
import { COUNTED, countedSum, isCounted } from '../banking/counted.ts'
import { ledgerMovements } from '../db/core.schema.ts'
import type { Tx } from '../db/open.ts'
import { gameRounds, ownerOfPlayer } from '../games/schema.ts'
import type { Operator } from '../operator.ts'
import { sportsBets } from '../sports/schema.ts'
import type { Assignment } from './assignments.ts'
import { isPending } from './atStake.ts'
import type { Period } from './schema.ts'

/** What is played in a vertical, as the ledger names it. */
const PLAYED: Readonly<Record<BonusVertical, readonly TransactionCategory[]>> = {
  CASINO: ['CASINO'],
  LIVE_CASINO: ['LIVE_CASINO'],
  SPORTS: ['SPORTS', 'VIRTUAL_SPORTS'],
}

/** When a cashback has run, the running period with them: up to its end, which may still come. */
export function periodsOf({ periods, startedAt, expiresAt, state }: Assignment, now: number): readonly Period[] {
  const end = expiresAt ?? Infinity
  const closed = periods.map(({ from, until }) => ({ from, until: Math.min(until, end) }))
  if (startedAt === null) return closed
  return [...closed, { from: startedAt, until: state === 'ACTIVE' ? end : Math.min(end, now) }]
}

/**
 * What the player has lost of own money in the vertical of a cashback while it ran, minor units: stakes less what came of them, below
 * nothing for who has won more. What comes of a stake belongs to the time of the stake, however late it is; what is not decided yet is no
 * loss, or it could be claimed before it wins. Bonus money is no loss of theirs, and a stake of before that is given back now is none of
 * it (BON-8).
 */
export async function countedLoss(operator: Operator, tx: Tx, assignment: Assignment): Promise<Minor> {
  const { playerId, vertical } = assignment
  const periods = periodsOf(assignment, operator.clock.now())
  if (periods.length === 0) return 0
  const categories = [...PLAYED[vertical]]
  const staked = stakesOf(tx, assignment, periods)
  const kinds = [...COUNTED.stakes.kinds, ...COUNTED.wins.kinds]
  const [row] = await tx
    .select({ sum: countedSum(isCounted({ kinds, categories })) })
    .from(ledgerMovements)
    .where(
      and(
        eq(ledgerMovements.playerId, playerId),
        eq(ledgerMovements.status, 'SUCCESS'),
        // Nothing comes of a stake before it is made.
        gte(ledgerMovements.at, Math.min(...periods.map(({ from }) => from))),
        inArray(ledgerMovements.category, categories),
        inArray(ledgerMovements.referenceId, staked),
        notExists(undecidedOf(tx, assignment, (id) => eq(id, ledgerMovements.referenceId))),
      ),
    )
  return 0 - Number(row?.sum ?? 0)
}

/** Ids of the rounds and bets that own or bonus money was staked in while a cashback ran, as a query. */
function stakesOf(tx: Tx, { playerId, vertical }: Assignment, periods: readonly Period[]) {
  const stakes = alias(ledgerMovements, 'stakes')
  return tx
    .select({ id: stakes.referenceId })
    .from(stakes)
    .where(
      and(
        eq(stakes.playerId, playerId),
        eq(stakes.kind, 'BET'),
        eq(stakes.status, 'SUCCESS'),
        inArray(stakes.category, [...PLAYED[vertical]]),
        or(
          ...periods.map(({ from, until }) =>
            and(gte(stakes.at, from), until === Infinity ? undefined : lt(stakes.at, until)),
          ),
        ),
      ),
    )
}

/** Whether something that was staked while a cashback ran is not decided yet: what comes of it still counts (BON-8). */
export async function isUndecided(operator: Operator, tx: Tx, assignment: Assignment): Promise<boolean> {
  const periods = periodsOf(assignment, operator.clock.now())
  if (periods.length === 0) return false
  const staked = stakesOf(tx, assignment, periods)
  return (await undecidedOf(tx, assignment, (id) => inArray(id, staked))).length > 0
}

/** Rounds or bets of a cashback's vertical that are not decided yet, those that fit, as a query. */
function undecidedOf(tx: Tx, { playerId, vertical }: Assignment, fits: (id: AnyColumn) => SQL) {
  return vertical === 'SPORTS'
    ? tx
        .select({ id: sportsBets.id })
        .from(sportsBets)
        .where(and(eq(sportsBets.playerId, playerId), eq(sportsBets.state, 'open'), fits(sportsBets.id)))
    : tx
        .select({ id: gameRounds.id })
        .from(gameRounds)
        .where(and(eq(gameRounds.owner, ownerOfPlayer(playerId)), isPending, fits(gameRounds.id)))
}
