import { and, eq, ne, sql } from 'drizzle-orm'
import type { Minor } from '#contract/money.ts'
import type { BonusVertical } from '#contract/wallet.ts'
import type { BonusDetails, BonusMoney, BonusWallet } from '../banking/bonusMoney.ts'
import { ledgerMovements } from '../db/core.schema.ts'
import type { Tx } from '../db/open.ts'
import type { Posting } from '../ledger.ts'
import type { BonusNews } from '../inbox/bonusTexts.ts'
import { notifyOfBonus } from '../inbox/notifyOfBonus.ts'
import type { Operator } from '../operator.ts'
import { isAtStake } from './atStake.ts'
import { isByDeposit } from './campaigns.ts'
import { isWageredThrough, releaseOf, type Wagering } from './rules.ts'
import { bonusAssignments, type AssignmentEnding } from './schema.ts'
import { houseTitle, titleFor } from './words.ts'

/** What one player has of one campaign. */
export type Assignment = typeof bonusAssignments.$inferSelect

const WALLETS: Readonly<Record<BonusVertical, BonusWallet>> = {
  SPORTS: 'sportsBonus',
  CASINO: 'casinoBonus',
  LIVE_CASINO: 'liveCasinoBonus',
}

/** The wallet that holds the bonus money of a vertical. */
export const walletOfVertical = (vertical: BonusVertical): BonusWallet => WALLETS[vertical]

/** What a movement of bonus money says of it. */
const detailsOf = (assignment: Assignment): BonusDetails => ({
  campaignId: assignment.campaignId,
  reason: houseTitle(assignment),
})

/** Key of a movement: an assignment does each of its steps once. */
const keyOf = ({ id }: Assignment, step: string): string => `bonus:${id}:${step}`

/** States that time alone can end. */
export const LIVING = ['OPEN', 'WAITING', 'ACTIVE'] as const

/** An assignment by its id, held until the transaction ends. Null for none. */
export async function heldAssignment(tx: Tx, id: string): Promise<Assignment | null> {
  const [row] = await tx.select().from(bonusAssignments).where(eq(bonusAssignments.id, id)).for('update')
  return row ?? null
}

/** Writes what changes of an assignment, which the caller holds; nothing is written of nothing. */
export async function saveAssignment(tx: Tx, assignment: Assignment, change: Partial<Assignment>): Promise<Assignment> {
  if (Object.keys(change).length === 0) return assignment
  await tx.update(bonusAssignments).set(change).where(eq(bonusAssignments.id, assignment.id))
  return { ...assignment, ...change }
}

/** Whether it has been active before; a cashback, which may be begun again and again, is none of these. */
export const hasRun = ({ kind, startedAt }: Pick<Assignment, 'kind' | 'startedAt'>): boolean =>
  kind !== 'CASHBACK' && startedAt !== null

/** Whether a withdrawal that came to nothing has sent it back to wait: it has run, and has its money, spins and progress. */
export const waitsAgain = (one: Pick<Assignment, 'state' | 'kind' | 'startedAt'>): boolean =>
  one.state === 'WAITING' && hasRun(one)

/** Whether it has begun and not ended, be it that it waits again: it has a wagering and a time of its own. */
export const isRunning = (one: Pick<Assignment, 'state' | 'kind' | 'startedAt'>): boolean =>
  one.state === 'ACTIVE' || waitsAgain(one)

/**
 * Whether its time is over. One that is wagered through and waits for what lies in an open bet, for its place or for its player to be let
 * again is not: it is released then.
 */
export const isExpired = (
  assignment: Wagering & Pick<Assignment, 'expiresAt' | 'state' | 'kind' | 'startedAt'>,
  now: number,
): boolean => {
  const { expiresAt } = assignment
  return expiresAt !== null && expiresAt <= now && !(isRunning(assignment) && isWageredThrough(assignment))
}

/**
 * Whether it is to end for its time now. Not while something of it lies on a table or in an open bet: what that wins is booked first, or
 * a long bet would lose its bonus for a match that is late.
 */
export const isDue = async (tx: Tx, assignment: Assignment, now: number): Promise<boolean> =>
  isExpired(assignment, now) && !(isRunning(assignment) && (await isAtStake(tx, assignment)))

/**
 * The active assignment of a vertical, a cashback not among them, held until the transaction ends; the caller holds the wallet. One
 * whose time is over is ended first: null then, as where there is none.
 */
export async function holdActive(
  operator: Operator,
  tx: Tx,
  playerId: number,
  vertical: BonusVertical,
): Promise<Assignment | null> {
  const [row] = await tx
    .select()
    .from(bonusAssignments)
    .where(
      and(
        eq(bonusAssignments.playerId, playerId),
        eq(bonusAssignments.vertical, vertical),
        eq(bonusAssignments.state, 'ACTIVE'),
        ne(bonusAssignments.kind, 'CASHBACK'),
      ),
    )
    .for('update')
  if (!row) return null
  if (!(await isDue(tx, row, operator.clock.now()))) return row
  await lapse(operator, tx, row)
  return null
}

/**
 * Ends one whose time is over, and tells its player of what went: what waited, spins or a free bet that were not used, money that was
 * lost. The caller holds the wallet and the assignment.
 */
export async function lapse(operator: Operator, tx: Tx, assignment: Assignment): Promise<void> {
  const { house } = await endAssignment(operator, tx, assignment, 'expired')
  if (assignment.state === 'WAITING') await tellOf(operator, assignment, 'bonusLapsed')
  else if (assignment.spinsLeft > 0) await tellOf(operator, assignment, 'bonusUnused')
  else if (house > 0) await tellOf(operator, assignment, 'bonusExpired')
}

/** Tells in the inbox what has become of an assignment. */
export async function tellOf(operator: Operator, assignment: Assignment, news: BonusNews): Promise<void> {
  const player = await operator.players.find(assignment.playerId)
  if (player !== null) await notifyOfBonus(operator, player, news, titleFor(assignment, player))
}

/**
 * Gives bonus money of an assignment, once for each step, from the house into the wallet of its vertical; what must be staked for it
 * comes on top. The caller holds the wallet and the assignment.
 */
export async function giveMoney(
  operator: Operator,
  tx: Tx,
  assignment: Assignment,
  amount: Minor,
  step: string,
): Promise<Assignment> {
  if (amount === 0) return assignment
  const { repeated } = await operator.ledger.postMovement(tx, {
    playerId: assignment.playerId,
    kind: 'WIN',
    category: 'BONUS',
    referenceId: assignment.id,
    idempotencyKey: keyOf(assignment, step),
    postings: [
      { account: walletOfVertical(assignment.vertical), amount },
      { account: 'house:bonus', amount: -amount },
    ],
    details: { ...detailsOf(assignment) },
  })
  if (repeated) return assignment
  return saveAssignment(tx, assignment, {
    given: assignment.given + amount,
    wageringTotal: assignment.wageringTotal + amount * assignment.plan.wrMultiplier,
  })
}

/**
 * Gives the money back that a withdrawal has taken which came to nothing, once: the assignment is active again. Where nothing is asked
 * for it, it is what free bets or spins have won meanwhile: own money, as it would have been. The caller holds the wallet and the
 * assignment.
 */
export async function giveHeldBack(operator: Operator, tx: Tx, assignment: Assignment): Promise<Assignment> {
  const { playerId, campaignId, heldBack: amount, withdrawalId } = assignment
  if (amount === 0 || withdrawalId === null) return assignment
  const isOwn = assignment.plan.wrMultiplier === 0
  const wallet = isOwn ? 'main' : walletOfVertical(assignment.vertical)
  await operator.ledger.postMovement(tx, {
    playerId,
    kind: isOwn ? 'WIN' : 'REVERSAL',
    category: 'BONUS',
    referenceId: withdrawalId,
    idempotencyKey: `withdrawal-forfeit-back:${withdrawalId}:${wallet}:${campaignId}`,
    postings: [
      { account: wallet, amount },
      { account: 'house:bonus', amount: -amount },
    ],
    details: { ...detailsOf(assignment) },
  })
  await tx
    .update(ledgerMovements)
    .set({ status: 'REVERTED' })
    .where(
      and(
        eq(ledgerMovements.playerId, playerId),
        eq(ledgerMovements.category, 'BONUS'),
        eq(ledgerMovements.kind, 'FORFEIT'),
        eq(ledgerMovements.status, 'SUCCESS'),
        sql`${ledgerMovements.details}->'lost' @> ${JSON.stringify([{ campaignId }])}::jsonb`,
      ),
    )
  return saveAssignment(tx, assignment, { heldBack: 0 })
}

/** Pays an assignment's money out as the player's own, once for each step: a cashback, or wins that need not be staked. */
export async function payOwn(
  operator: Operator,
  tx: Tx,
  assignment: Assignment,
  amount: Minor,
  step: string,
): Promise<void> {
  if (amount === 0) return
  await operator.ledger.postMovement(tx, {
    playerId: assignment.playerId,
    kind: 'WIN',
    category: 'BONUS',
    referenceId: assignment.id,
    idempotencyKey: keyOf(assignment, step),
    postings: [
      { account: 'main', amount },
      { account: 'house:bonus', amount: -amount },
    ],
    details: { ...detailsOf(assignment) },
  })
}

/** What the wallet of an assignment holds now: nothing for one that holds no money. */
export async function heldBy(operator: Operator, { playerId, vertical, kind, state }: Assignment): Promise<Minor> {
  if (state !== 'ACTIVE' || kind === 'CASHBACK') return 0
  const wallet = await operator.ledger.walletOf(playerId)
  return wallet?.balances[walletOfVertical(vertical)] ?? 0
}

/**
 * Ends an assignment and moves what its wallet holds: at a release what the rule says becomes the player's own, everything else goes
 * back to the house. The caller holds the wallet and the assignment; one that has ended stays as it ended. Answers what went where.
 */
export async function endAssignment(
  operator: Operator,
  tx: Tx,
  assignment: Assignment,
  because: AssignmentEnding,
): Promise<{ readonly own: Minor; readonly house: Minor }> {
  if (assignment.state === 'ENDED') return { own: 0, house: 0 }
  const held = await heldBy(operator, assignment)
  const { plan, given } = assignment
  const { own, house } =
    because === 'released'
      ? releaseOf({ stickiness: plan.stickiness, held, given, maxWin: plan.maxWin })
      : { own: 0, house: held }
  const wallet = walletOfVertical(assignment.vertical)
  const lost: readonly BonusMoney[] = [{ wallet, amount: house, ...detailsOf(assignment) }]
  await move(operator, tx, assignment, 'WIN', own, { account: 'main', amount: own }, {})
  const back: Posting = { account: 'house:bonus', amount: house }
  // Nothing of one that was wagered through is lost: what was given and its conditions do not pay is taken back.
  if (because === 'released') await move(operator, tx, assignment, 'WIN_VOID', house, back, {})
  else await move(operator, tx, assignment, 'FORFEIT', house, back, { lost })
  await saveAssignment(tx, assignment, {
    state: 'ENDED',
    endedBecause: because,
    endedAt: operator.clock.now(),
    // A withdrawal may come to nothing: then all of it goes on.
    ...(because === 'withdrawn' ? {} : { spinsLeft: 0, heldBack: 0 }),
  })
  return { own, house }
}

/** Takes money out of an assignment's wallet as it ends: a part for the player, another for the house, as two lines of the history. */
async function move(
  operator: Operator,
  tx: Tx,
  assignment: Assignment,
  kind: 'WIN' | 'FORFEIT' | 'WIN_VOID',
  amount: Minor,
  to: Posting,
  more: Record<string, unknown>,
): Promise<void> {
  if (amount === 0) return
  await operator.ledger.postMovement(tx, {
    playerId: assignment.playerId,
    kind,
    category: 'BONUS',
    referenceId: assignment.id,
    idempotencyKey: keyOf(assignment, `end:${kind.toLowerCase()}`),
    postings: [{ account: walletOfVertical(assignment.vertical), amount: -amount }, to],
    details: { ...detailsOf(assignment), ...more },
  })
}

/** Whether the player has said that they want what it gives: where a deposit triggers it, a yes to its conditions says so. */
export const isSaidYesTo = ({ optedInAt, consentedAt, plan }: Assignment): boolean =>
  optedInAt !== null || (consentedAt !== null && plan.campaignCategory === 'TRIGGERED' && isByDeposit(plan))
