import { and, eq, inArray, lte } from 'drizzle-orm'
import { holdWallet } from '../banking/deposits.ts'
import type { Operator } from '../operator.ts'
import { endDue, LIVING } from './granting.ts'
import { bonusAssignments } from './schema.ts'

/** Players that are looked after in one go; whoever is left comes with the next. */
const AT_ONCE = 200

/** Ends every bonus whose time is over, of one player or of all. */
export async function endDueBonuses(operator: Operator, playerId?: number): Promise<void> {
  const due = await operator.db
    .selectDistinct({ playerId: bonusAssignments.playerId })
    .from(bonusAssignments)
    .where(
      and(
        inArray(bonusAssignments.state, [...LIVING]),
        lte(bonusAssignments.expiresAt, operator.clock.now()),
        playerId === undefined ? undefined : eq(bonusAssignments.playerId, playerId),
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
