import { and, eq } from 'drizzle-orm'
import type { Deposit } from '#contract/deposit.ts'
import { toWire } from '#contract/money.ts'
import type { deposits } from '../banking/schema.ts'
import type { Operator } from '../operator.ts'
import { storedCurrency } from '../player/placement.ts'
import { bonusAssignments } from './schema.ts'
import { mayHaveBonus } from './standing.ts'
import { titleFor } from './words.ts'

type Booked = Pick<typeof deposits.$inferSelect, 'id' | 'playerId' | 'state' | 'campaignId'>

/**
 * What came of the bonus that a deposit was to bring, as it crosses the wire (DEP-4). Null before it is booked, where it was to bring none,
 * and where what waited has ended since.
 */
export async function wireDepositBonus(
  operator: Operator,
  { id, playerId, state, campaignId }: Booked,
): Promise<Deposit['bonus']> {
  if (state !== 'captured' || campaignId === null) return null
  const [found] = await operator.db
    .select()
    .from(bonusAssignments)
    .where(and(eq(bonusAssignments.playerId, playerId), eq(bonusAssignments.campaignId, campaignId)))
  const player = await operator.players.find(playerId)
  if (player === null) return null
  // A campaign is had once; a later deposit may have earned what this one was refused.
  const isEarned = found?.earnedBy === 'DEPOSIT' && (found.depositId ?? id) === id
  if (!isEarned) return { outcome: 'NOT_GIVEN', title: null, amount: null, waitsUntil: null }
  // Who may see no bonus reads of none (SAF-2).
  if (!mayHaveBonus(player)) return null
  const { kind, startedAt, expiresAt, plan, currency } = found
  const isGiven = startedAt !== null
  if (!isGiven && found.state !== 'WAITING') return null
  return {
    outcome: isGiven ? 'GIVEN' : 'WAITS',
    title: titleFor(found, player),
    amount: kind === 'MONEY' && plan.amount !== null ? toWire(plan.amount, storedCurrency(currency)) : null,
    waitsUntil: isGiven || expiresAt === null ? null : new Date(expiresAt).toISOString(),
  }
}
