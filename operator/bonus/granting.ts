import { randomUUID } from 'node:crypto'
import { and, eq, gt, gte, inArray, isNotNull, lte, ne, or, type SQL } from 'drizzle-orm'
import type { Currency } from '#contract/money.ts'
import type { Tx } from '../db/open.ts'
import type { Operator, PlayerAccount } from '../operator.ts'
import {
  giveHeldBack,
  giveMoney,
  hasRun,
  heldAssignment,
  holdActive,
  isDue,
  lapse,
  LIVING,
  payOwn,
  saveAssignment,
  type Assignment,
} from './assignments.ts'
import { endCashback } from './cashbackPayments.ts'
import { isPaidAtOnce, kindOf } from './campaign.ts'
import { planIn, takesPlace, type Campaign } from './campaigns.ts'
import { bonusAssignments } from './schema.ts'
import { endIfDone } from './stakes.ts'

/** What a player has of a campaign, held until the transaction ends; the caller holds the wallet. Null for nothing. */
export async function holdAssignmentOf(tx: Tx, playerId: number, campaignId: string): Promise<Assignment | null> {
  const [row] = await tx
    .select()
    .from(bonusAssignments)
    .where(and(eq(bonusAssignments.playerId, playerId), eq(bonusAssignments.campaignId, campaignId)))
    .for('update')
  return row ?? null
}

/** Opens what a player has of a campaign: a yes to it, with nothing given yet. The plan is kept as it is at this moment. */
export async function openAssignment(
  operator: Operator,
  tx: Tx,
  player: PlayerAccount,
  campaign: Campaign,
  said: Pick<Partial<Assignment>, 'consentedAt' | 'optedInAt' | 'earnedBy'> = {},
): Promise<Assignment> {
  const currency = ((await operator.ledger.walletOf(player.playerId))?.currency ?? player.currency) as Currency
  const [row] = await tx
    .insert(bonusAssignments)
    .values({
      id: randomUUID(),
      playerId: player.playerId,
      campaignId: campaign.id,
      vertical: campaign.plan.vertical,
      kind: kindOf(campaign.plan),
      state: 'OPEN',
      currency,
      plan: planIn(campaign.plan, currency),
      createdAt: operator.clock.now(),
      expiresAt: campaign.plan.endsAt,
      ...said,
    })
    .returning()
  if (!row) throw new Error('The assignment was not written')
  return row
}

/** Until when a cashback runs: its time counts from its first start, and activated again it has no longer. Before, its campaign's end stands there. */
const cashbackEnd = ({ plan, expiresAt, periods, claimed }: Assignment, now: number): number =>
  (periods.length > 0 || claimed > 0) && expiresAt !== null ? expiresAt : now + plan.lifetime

/** Starts an assignment: it gives its money or its spins, or counts from now on. The caller holds the wallet, and its place is free. */
export async function start(operator: Operator, tx: Tx, assignment: Assignment): Promise<Assignment> {
  const { kind, plan } = assignment
  const now = operator.clock.now()
  if (hasRun(assignment)) return resume(operator, tx, assignment, {})
  const begun = {
    startedAt: now,
    expiresAt: kind === 'CASHBACK' ? cashbackEnd(assignment, now) : now + plan.lifetime,
    ...freeOf(assignment),
  }
  const amount = plan.amount ?? 0
  if (isPaidAtOnce(plan)) {
    await payOwn(operator, tx, assignment, amount, 'grant')
    return saveAssignment(tx, assignment, {
      ...begun,
      state: 'ENDED',
      endedBecause: 'released',
      endedAt: now,
      given: amount,
    })
  }
  const active = await saveAssignment(tx, assignment, { state: 'ACTIVE', ...begun })
  if (kind === 'CASHBACK' || kind === 'FREE_BET') return active
  if (plan.wrMultiplier > 0 || amount === 0) return giveMoney(operator, tx, active, amount, 'grant')
  // Nothing must be staked for it: it is the player's own at once.
  await payOwn(operator, tx, active, amount, 'grant')
  return active
}

/** What the house pays the stakes of: rounds in a game, or one bet. */
function freeOf({ kind, plan: { freeSpins, amount } }: Assignment): Partial<Assignment> {
  if (kind === 'FREE_BET') return { spinsTotal: 1, spinsLeft: 1, spinValue: amount ?? 0 }
  if (freeSpins === null) return {}
  return { spinsTotal: freeSpins.spins, spinsLeft: freeSpins.spins, spinValue: freeSpins.spinValue }
}

/**
 * Lets one go on that a withdrawal has ended which came to nothing: with the money that this has taken, its spins and its progress. The
 * caller holds the wallet, and its place is free.
 */
export async function resume(
  operator: Operator,
  tx: Tx,
  assignment: Assignment,
  change: Partial<Pick<Assignment, 'expiresAt' | 'spinsLeft'>>,
): Promise<Assignment> {
  const active = await saveAssignment(tx, assignment, {
    state: 'ACTIVE',
    endedBecause: null,
    endedAt: null,
    ...change,
  })
  const whole = await giveHeldBack(operator, tx, active)
  // Play that was decided meanwhile may have been the last that was asked for.
  await endIfDone(operator, tx, whole)
  return (await heldAssignment(tx, whole.id)) ?? whole
}

/**
 * Puts an assignment behind the active one of its vertical; it waits as long as its campaign is open, or as it would have run where money
 * that was paid in has earned it. `until`: how long one waits that a withdrawal has ended which came to nothing.
 */
export const queue = (
  operator: Operator,
  tx: Tx,
  assignment: Assignment,
  until: number | null = null,
): Promise<Assignment> => {
  const { plan, earnedBy } = assignment
  const asLongAsItRuns = operator.clock.now() + plan.lifetime
  return saveAssignment(tx, assignment, {
    state: 'WAITING',
    endedBecause: null,
    endedAt: null,
    expiresAt: until ?? (earnedBy === 'DEPOSIT' ? asLongAsItRuns : (plan.endsAt ?? asLongAsItRuns)),
  })
}

/** Starts an assignment where its place is free, and puts it behind the active one where it is not. The caller holds the wallet. */
export async function startOrQueue(operator: Operator, tx: Tx, assignment: Assignment): Promise<Assignment> {
  const isFree =
    !takesPlace(assignment.plan) || (await holdActive(operator, tx, assignment.playerId, assignment.vertical)) === null
  return isFree ? start(operator, tx, assignment) : queue(operator, tx, assignment)
}

/** Those that a withdrawal which came to nothing has sent back to wait (`waitsAgain`). */
export const WAITS_AGAIN: SQL | undefined = and(
  eq(bonusAssignments.state, 'WAITING'),
  ne(bonusAssignments.kind, 'CASHBACK'),
  isNotNull(bonusAssignments.startedAt),
)

const THROUGH: SQL | undefined = and(
  ne(bonusAssignments.kind, 'CASHBACK'),
  eq(bonusAssignments.spinsLeft, 0),
  gt(bonusAssignments.given, 0),
  gte(bonusAssignments.wagered, bonusAssignments.wageringTotal),
)

/** Active ones that are wagered through: what keeps them may be over. */
export const IS_WAGERED_THROUGH: SQL | undefined = and(eq(bonusAssignments.state, 'ACTIVE'), THROUGH)

/** What no time ends: wagered through, it is released once it can be. */
export const IS_TIMELESS: SQL | undefined = or(IS_WAGERED_THROUGH, and(WAITS_AGAIN, THROUGH))

/** Ends what a player has beyond its time, tells of what waited, and releases what waited for nothing but its player to be let again. The caller holds the wallet. */
export async function endDue(operator: Operator, tx: Tx, playerId: number): Promise<void> {
  const due = await tx
    .select()
    .from(bonusAssignments)
    .where(
      and(
        eq(bonusAssignments.playerId, playerId),
        inArray(bonusAssignments.state, [...LIVING]),
        or(lte(bonusAssignments.expiresAt, operator.clock.now()), IS_WAGERED_THROUGH),
      ),
    )
    .orderBy(bonusAssignments.createdAt)
    .for('update')
  const now = operator.clock.now()
  for (const one of due)
    if (!(await isDue(tx, one, now))) await endIfDone(operator, tx, one)
    else if (one.kind === 'CASHBACK') await endCashback(operator, tx, one)
    else await lapse(operator, tx, one)
}
