import { and, eq, inArray, lte, not, or } from 'drizzle-orm'
import { holdWallet } from '../banking/deposits.ts'
import type { Operator } from '../operator.ts'
import { liesAtStake } from './atStake.ts'
import { endDue, IS_TIMELESS, IS_WAGERED_THROUGH, LIVING, WAITS_AGAIN } from './granting.ts'
import { bonusAssignments } from './schema.ts'

/** Players that are looked after in one go; whoever is left comes with the next. */
const AT_ONCE = 200

/** Ends every bonus whose time is over, of one player or of all; of one, what is wagered through is released too. */
export async function endDueBonuses(operator: Operator, playerId?: number): Promise<void> {
  const { db, clock } = operator
  // What waits for its last stake, or for its player to be let again, must not stand in the way of the others each minute.
  const isKept = or(IS_TIMELESS, and(or(eq(bonusAssignments.state, 'ACTIVE'), WAITS_AGAIN), liesAtStake(db)))!
  const isOver = and(lte(bonusAssignments.expiresAt, clock.now()), not(isKept))
  const due = await db
    .selectDistinct({ playerId: bonusAssignments.playerId })
    .from(bonusAssignments)
    .where(
      and(
        inArray(bonusAssignments.state, [...LIVING]),
        playerId === undefined ? isOver : and(eq(bonusAssignments.playerId, playerId), or(isOver, IS_WAGERED_THROUGH)),
      ),
    )
    .limit(AT_ONCE)
  for (const one of due) {
    try {
      await operator.transaction(async (tx) => {
        await holdWallet(tx, one.playerId)
        await endDue(operator, tx, one.playerId)
      })
    } catch (error) {
      // It is tried again; nobody else's bonuses wait for it.
      operator.log.error('bonus.not-ended', { playerId: one.playerId, error })
    }
  }
}
