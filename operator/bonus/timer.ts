import { and, eq, inArray, isNull, lte, ne, not, or, sql } from 'drizzle-orm'
import { holdWallet } from '../banking/deposits.ts'
import type { Operator } from '../operator.ts'
import { liesAtStake } from './atStake.ts'
import { heldAssignment, isExpired, LIVING } from './assignments.ts'
import { endCashback } from './cashbackPayments.ts'
import { endDue, IS_TIMELESS, IS_WAGERED_THROUGH, WAITS_AGAIN } from './granting.ts'
import { bonusAssignments, bonusCampaigns } from './schema.ts'
import { mayHaveBonus } from './standing.ts'

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
        // They end in a way of their own.
        ne(bonusAssignments.kind, 'CASHBACK'),
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
  await endDueCashbacks(operator, playerId)
}

/**
 * Ends the cashbacks whose time is over, of one player or of all, and those that stand stopped while their campaign has ended: no list
 * shows these any more, and who stopped one was told that what it had collected stays. What was collected is paid (`endCashback`).
 */
async function endDueCashbacks(operator: Operator, playerId?: number): Promise<void> {
  const { id, kind, state, startedAt, claimed, campaignId, expiresAt } = bonusAssignments
  const now = operator.clock.now()
  const isCampaignOver = or(
    inArray(bonusCampaigns.status, ['CANCELED', 'EXPIRED']),
    sql`(${bonusCampaigns.plan}->>'endsAt')::bigint <= ${now}`,
  )
  const hasRun = or(ne(claimed, 0), sql`jsonb_array_length(${bonusAssignments.periods}) > 0`)
  const isOutOfSight = and(eq(state, 'OPEN'), isNull(startedAt), hasRun, isCampaignOver)
  const isOver = and(inArray(state, [...LIVING]), lte(expiresAt, now))
  const found = await operator.db
    .select({ id, playerId: bonusAssignments.playerId })
    .from(bonusAssignments)
    .leftJoin(bonusCampaigns, eq(bonusCampaigns.id, campaignId))
    .where(
      and(
        eq(kind, 'CASHBACK'),
        or(isOutOfSight, isOver),
        playerId === undefined ? undefined : eq(bonusAssignments.playerId, playerId),
      ),
    )
  for (const one of found) {
    try {
      // Theirs waits until they may have a bonus again; in vain it would be looked into each minute until then (SAF-2).
      const player = await operator.players.find(one.playerId)
      if (player === null || !mayHaveBonus(player)) continue
      await operator.transaction(async (tx) => {
        await holdWallet(tx, one.playerId)
        const held = await heldAssignment(tx, one.id)
        // Started again meanwhile, it goes on.
        if (held === null || held.state === 'ENDED' || (held.state === 'ACTIVE' && !isExpired(held, now))) return
        await endCashback(operator, tx, held)
      })
    } catch (error) {
      // It is tried again; nobody else's waits for it.
      operator.log.error('bonus.cashback-not-paid', { playerId: one.playerId, error })
    }
  }
}
