import { and, eq, inArray } from 'drizzle-orm'
import type { Tx } from '../db/open.ts'
import type { Operator } from '../operator.ts'
import { endAssignment, saveAssignment } from './assignments.ts'
import { holdAssignmentOf, LIVING } from './granting.ts'
import { bonusAssignments, type AssignmentEnding } from './schema.ts'

/** Ends the active assignments of these campaigns, whose money has been taken by the caller, who holds the wallet. */
export async function endOf(
  operator: Operator,
  tx: Tx,
  playerId: number,
  campaignIds: readonly string[],
  because: AssignmentEnding,
): Promise<void> {
  for (const campaignId of campaignIds) {
    const assignment = await holdAssignmentOf(tx, playerId, campaignId)
    if (assignment?.state === 'ACTIVE') await endAssignment(operator, tx, assignment, because)
  }
}

/** Ends everything that a player has or was to have; the caller holds the wallet. */
export async function endAllOf(operator: Operator, tx: Tx, playerId: number, because: AssignmentEnding): Promise<void> {
  const all = await tx
    .select()
    .from(bonusAssignments)
    .where(and(eq(bonusAssignments.playerId, playerId), inArray(bonusAssignments.state, [...LIVING])))
    .for('update')
  for (const one of all) await endAssignment(operator, tx, one, because)
}

/** Gives the assignments of these campaigns, that a withdrawal has ended, back to their player: it has come to nothing (WDR-3). */
export async function takeUpAgain(tx: Tx, playerId: number, campaignIds: readonly string[]): Promise<void> {
  for (const campaignId of campaignIds) {
    const assignment = await holdAssignmentOf(tx, playerId, campaignId)
    if (assignment?.endedBecause !== 'withdrawn') continue
    const place = and(
      eq(bonusAssignments.playerId, playerId),
      eq(bonusAssignments.vertical, assignment.vertical),
      eq(bonusAssignments.state, 'ACTIVE'),
    )
    const others = await tx.select({ kind: bonusAssignments.kind }).from(bonusAssignments).where(place)
    if (others.every(({ kind }) => kind === 'CASHBACK'))
      await saveAssignment(tx, assignment, { state: 'ACTIVE', endedBecause: null, endedAt: null })
  }
}
