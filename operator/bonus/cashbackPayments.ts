import { day } from '#contract/constants.ts'
import type { Tx } from '../db/open.ts'
import { notifyOfBonus } from '../inbox/notifyOfBonus.ts'
import type { Operator } from '../operator.ts'
import { endAssignment, payOwn, saveAssignment, type Assignment } from './assignments.ts'
import { isUndecided } from './cashback.ts'
import { cashbackOf } from './rewards.ts'
import { mayHaveBonus } from './standing.ts'
import { titleFor } from './words.ts'

/** How long after its end a cashback waits for what is undecided, ms: longer than any match is put off. */
const LATEST_RESULT = 14 * day

/** Pays what a cashback has collected and was not claimed yet, as own money; the caller holds it and the wallet. */
export async function payCollected(operator: Operator, tx: Tx, assignment: Assignment): Promise<Assignment> {
  const { claimable } = await cashbackOf(operator, assignment)
  if (claimable === 0) return assignment
  const claimed = assignment.claimed + claimable
  await payOwn(operator, tx, assignment, claimable, `cashback:${claimed}`)
  return saveAssignment(tx, assignment, { claimed })
}

/**
 * Ends a cashback whose time is over, and pays what it has collected: it was lost by play that counted, and comes back without being asked
 * for. It stands while something staked in its time is undecided, and for who may have no bonus now until they may again (SAF-2). The
 * caller holds it and the wallet.
 */
export async function endCashback(operator: Operator, tx: Tx, assignment: Assignment): Promise<void> {
  const isLate = operator.clock.now() >= (assignment.expiresAt ?? 0) + LATEST_RESULT
  if (!isLate && (await isUndecided(operator, tx, assignment))) return
  const { claimable } = await cashbackOf(operator, assignment)
  if (claimable > 0) {
    const player = await operator.players.find(assignment.playerId)
    if (player === null || !mayHaveBonus(player)) return
    await notifyOfBonus(operator, player, 'cashbackPaid', titleFor(assignment, player))
  }
  await endAssignment(operator, tx, await payCollected(operator, tx, assignment), 'expired')
}
