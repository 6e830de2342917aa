import { and, asc, eq, inArray, ne } from 'drizzle-orm'
import type { Minor } from '#contract/money.ts'
import type { Tx } from '../db/open.ts'
import { notifyOfBonus } from '../inbox/notifyOfBonus.ts'
import type { Operator, PlayerAccount } from '../operator.ts'
import {
  endAssignment,
  giveHeldBack,
  hasRun,
  holdActive,
  LIVING,
  payOwn,
  saveAssignment,
  type Assignment,
} from './assignments.ts'
import { isAtStake } from './atStake.ts'
import { isPaidAtOnce } from './campaign.ts'
import { isByDeposit } from './campaigns.ts'
import { payCollected } from './cashbackPayments.ts'
import { holdAssignmentOf, queue, resume } from './granting.ts'
import { bonusAssignments } from './schema.ts'
import { GRACE, isEmpty } from './stakes.ts'
import { mayHaveBonus } from './standing.ts'
import { titleFor } from './words.ts'

/** What of a bonus has been taken out of its wallet; nothing of one that waits, or has spins alone. */
export interface Taken {
  readonly campaignId: string
  readonly amount: Minor
}

/** Ends the assignments of these campaigns for a withdrawal that has taken their money; the caller holds the wallet (WDR-3). */
export async function endForWithdrawal(
  operator: Operator,
  tx: Tx,
  { playerId, id }: { readonly playerId: number; readonly id: string },
  taken: readonly Taken[],
): Promise<void> {
  for (const { campaignId, amount } of taken) {
    const assignment = await holdAssignmentOf(tx, playerId, campaignId)
    if (assignment?.state !== 'ACTIVE' && assignment?.state !== 'WAITING') continue
    // One that waits may have been taken from before: that is still to come back.
    const heldBack = assignment.state === 'ACTIVE' ? amount : assignment.heldBack
    const marked = await saveAssignment(tx, assignment, { withdrawalId: id, endedFrom: assignment.state, heldBack })
    await endAssignment(operator, tx, marked, 'withdrawn')
  }
}

/** Ends everything that a player has or was to have, for good; the caller holds the wallet, and has taken the money (SAF-2). */
export async function endAllOf(operator: Operator, tx: Tx, playerId: number): Promise<void> {
  const all = await tx
    .select()
    .from(bonusAssignments)
    .where(and(eq(bonusAssignments.playerId, playerId), inArray(bonusAssignments.state, [...LIVING])))
    .for('update')
  for (const one of all) await endAssignment(operator, tx, await payOwed(operator, tx, one), 'excluded')
  // What a withdrawal has ended does not come back either.
  await tx
    .update(bonusAssignments)
    .set({ withdrawalId: null, heldBack: 0 })
    .where(and(eq(bonusAssignments.playerId, playerId), eq(bonusAssignments.endedBecause, 'withdrawn')))
}

/**
 * Pays what is the player's own, however a bonus ends: what a cashback has collected was lost by play that counted, and a prize that was
 * won while its player might have none is owed to them. The caller holds the wallet and the assignment.
 */
export async function payOwed(operator: Operator, tx: Tx, one: Assignment): Promise<Assignment> {
  if (one.kind === 'CASHBACK') return payCollected(operator, tx, one)
  const { state, earnedBy, plan } = one
  const isPrize = earnedBy === 'TOURNAMENT' && isPaidAtOnce(plan) && !isByDeposit(plan) && !plan.consentRequired
  if (state === 'OPEN' && isPrize) await payOwn(operator, tx, one, plan.amount ?? 0, 'grant')
  return one
}

/** Whether another assignment, a cashback not among them, holds the place of a vertical. */
export async function isPlaceHeld(
  tx: Tx,
  { playerId, vertical }: Pick<Assignment, 'playerId' | 'vertical'>,
): Promise<boolean> {
  const [other] = await tx
    .select({ id: bonusAssignments.id })
    .from(bonusAssignments)
    .where(
      and(
        eq(bonusAssignments.playerId, playerId),
        eq(bonusAssignments.vertical, vertical),
        eq(bonusAssignments.state, 'ACTIVE'),
        ne(bonusAssignments.kind, 'CASHBACK'),
      ),
    )
  return other !== undefined
}

/** What these withdrawals have ended, held: who was active first is so again, before one that came after it. */
const endedBy = (tx: Tx, playerId: number, withdrawalIds: readonly string[]): Promise<Assignment[]> =>
  tx
    .select()
    .from(bonusAssignments)
    .where(
      and(
        eq(bonusAssignments.playerId, playerId),
        eq(bonusAssignments.endedBecause, 'withdrawn'),
        inArray(bonusAssignments.withdrawalId, [...withdrawalIds]),
      ),
    )
    .orderBy(asc(bonusAssignments.endedAt), asc(bonusAssignments.id))
    .for('update')

/**
 * Gives the assignments back that these withdrawals have ended: they have come to nothing (WDR-3). One that was active is so again, with
 * its money; where another holds its place by now, or its player may have no bonus, it waits with all that it had, and its start gives
 * the money. One that waited waits again. The caller holds the wallet.
 */
export async function takeUpAgain(
  operator: Operator,
  tx: Tx,
  player: PlayerAccount,
  withdrawalIds: readonly string[],
): Promise<void> {
  for (const one of await endedBy(tx, player.playerId, withdrawalIds)) await takeUp(operator, tx, player, one)
}

/**
 * Pays what free stakes without wagering have won beside withdrawals that came to nothing: own money, which no other withdrawal stands
 * for (WDR-3). The caller holds the wallet.
 */
export async function giveOwnBack(
  operator: Operator,
  tx: Tx,
  playerId: number,
  withdrawalIds: readonly string[],
): Promise<void> {
  for (const one of await endedBy(tx, playerId, withdrawalIds))
    if (one.plan.wrMultiplier === 0) await giveHeldBack(operator, tx, one)
}

async function takeUp(operator: Operator, tx: Tx, player: PlayerAccount, ended: Assignment): Promise<void> {
  // Where nothing is asked for it, it is own money, whatever becomes of the bonus.
  const one = ended.plan.wrMultiplier === 0 ? await giveHeldBack(operator, tx, ended) : ended
  const isAway = await isAtStake(tx, one)
  // With nothing left it would take another's place for nothing.
  if (hasRun(one) && isEmpty(one) && !isAway) {
    await saveAssignment(tx, one, { endedBecause: 'spent', withdrawalId: null })
    return
  }
  const now = operator.clock.now()
  const { endedAt, expiresAt } = one
  // The time that the withdrawal took is not counted; all other time is, or taking back a withdrawal would give more of it.
  const end = expiresAt === null ? null : expiresAt + (endedAt === null ? 0 : now - endedAt)
  // Its time was over before, and only what lay at stake had kept it: a day is left for what has come back, and spins are gone.
  const isLate = endedAt !== null && expiresAt !== null && expiresAt <= endedAt
  // Its time goes on while it waits. The day begins once nothing lies at stake any more, which no time ends meanwhile.
  const until = isLate && !isAway ? now + GRACE : end
  if (one.endedFrom === 'WAITING') {
    await queue(operator, tx, one, until)
    return
  }
  // One whose time is over holds no place.
  if (mayHaveBonus(player) && (await holdActive(operator, tx, one.playerId, one.vertical)) === null) {
    // A free bet that was called off meanwhile can be made again, as it could have been without a withdrawal.
    const spinsLeft = one.kind === 'FREE_BET' ? one.spinsLeft : 0
    await resume(operator, tx, one, isLate && !isAway ? { expiresAt: now + GRACE, spinsLeft } : { expiresAt: end })
    return
  }
  await queue(operator, tx, one, until)
  // Who may have no bonus is told of none.
  if (mayHaveBonus(player)) await notifyOfBonus(operator, player, 'bonusWaits', titleFor(one, player))
}
