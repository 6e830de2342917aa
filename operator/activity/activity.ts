import { randomUUID } from 'node:crypto'
import { and, desc, eq, gte, isNull, sql } from 'drizzle-orm'
import { activityMinutes, minute, type ActivityPeriod } from '#contract/constants.ts'
import { marketOf } from '#contract/markets.ts'
import { toWire, type Currency } from '#contract/money.ts'
import { COUNTED, countedSum, isCounted, returnedStakes } from '../banking/counted.ts'
import { ledgerMovements } from '../db/core.schema.ts'
import { CallError } from '../handler.ts'
import { limitRulesOf, type LimitHolder } from '../limits/limits.ts'
import { periodAt } from '../limits/periods.ts'
import type { Operator } from '../operator.ts'
import { marketFor } from '../player/placement.ts'
import { playerLogins } from '../player/schema.ts'
import { playerActivity, realityChecks } from './schema.ts'

type ActivityRow = typeof playerActivity.$inferSelect
type CheckRow = typeof realityChecks.$inferSelect

const rulesOf = ({ countryCode, market }: Pick<LimitHolder, 'countryCode' | 'market'>) =>
  marketOf(marketFor(countryCode, market)).rules

const periodOf = (minutes: 30 | 60 | 120 | null): ActivityPeriod => {
  if (minutes === null) return 'NOT_SET'
  return ({ 30: 'HALF_AN_HOUR', 60: 'HOUR', 120: 'TWO_HOURS' } as const)[minutes]
}

/** The player's row as it is stored; one that was not there yet begins with the sign-in. */
async function storedRow({ db, clock }: Pick<Operator, 'db' | 'clock'>, playerId: number): Promise<ActivityRow> {
  const [had] = await db.select().from(playerActivity).where(eq(playerActivity.playerId, playerId))
  if (had !== undefined) return had
  const [login] = await db
    .select({ at: playerLogins.at })
    .from(playerLogins)
    .where(eq(playerLogins.playerId, playerId))
    .orderBy(desc(playerLogins.id))
    .limit(1)
  const now = clock.now()
  const begun = Math.min(login?.at ?? now, now)
  await db
    .insert(playerActivity)
    .values({ playerId, startedAt: begun, seenAt: now, checkedAt: begun })
    .onConflictDoNothing()
  const [row] = await db.select().from(playerActivity).where(eq(playerActivity.playerId, playerId))
  if (row === undefined) throw new Error('The activity timer was not written')
  return row
}

const change = ({ db }: Pick<Operator, 'db'>, playerId: number, columns: Partial<ActivityRow>): Promise<unknown> =>
  db.update(playerActivity).set(columns).where(eq(playerActivity.playerId, playerId))

/** When the player has staked last, ms; 0 for who never did. */
async function lastStake({ db }: Pick<Operator, 'db'>, playerId: number): Promise<number> {
  const [last] = await db
    .select({ at: ledgerMovements.at })
    .from(ledgerMovements)
    .where(and(eq(ledgerMovements.playerId, playerId), isCounted(COUNTED.staked)))
    .orderBy(desc(ledgerMovements.at))
    .limit(1)
  return last?.at ?? 0
}

/**
 * The player's row for this visit, whichever call comes first. Who neither asked nor staked for longer than a sign-in lives (RGT-4) is
 * here for another one: timer and check begin anew, and a check that nobody answered in the visit before is over with it.
 */
async function activityRow(operator: Operator, holder: LimitHolder): Promise<ActivityRow> {
  const { playerId } = holder
  const row = await storedRow(operator, playerId)
  const now = operator.clock.now()
  const { idleLogout } = rulesOf(holder)
  const isSeen = now - row.seenAt <= idleLogout || now - (await lastStake(operator, playerId)) <= idleLogout
  const begun = isSeen ? { seenAt: now } : { seenAt: now, startedAt: now, checkedAt: now }
  if (!isSeen)
    await operator.db
      .update(realityChecks)
      .set({ answeredAt: now })
      .where(and(eq(realityChecks.playerId, playerId), isNull(realityChecks.answeredAt)))
  await change(operator, playerId, begun)
  return { ...row, ...begun }
}

/** How often the player wants the summary: their own choice, else the market's (RGT-1). */
export const activityPeriod = async (operator: Operator, holder: LimitHolder): Promise<ActivityPeriod> =>
  (await activityRow(operator, holder)).period ?? periodOf(rulesOf(holder).realityCheckMinutes)

/** What the settings show: how often, and whether the market allows NOT_SET. */
export const activitySettings = async (operator: Operator, holder: LimitHolder) => ({
  period: await activityPeriod(operator, holder),
  mayBeOff: rulesOf(holder).realityCheckMayBeOff,
})

/** Changes it; the timer goes on from where it is. Throws CallError 400 for NOT_SET in a market that does not allow it. */
export async function changePeriod(operator: Operator, holder: LimitHolder, period: ActivityPeriod): Promise<void> {
  if (period === 'NOT_SET' && !rulesOf(holder).realityCheckMayBeOff)
    throw new CallError(400, 'error.validation', 'The market does not allow to play without a timer')
  await activityRow(operator, holder)
  await change(operator, holder.playerId, { period })
}

/** Minutes to the next summary, zero or below once it is due; null while none is wanted. Who was away for long begins anew. */
export async function minutesRemaining(operator: Operator, holder: LimitHolder): Promise<number | null> {
  const { startedAt } = await activityRow(operator, holder)
  const period = await activityPeriod(operator, holder)
  return period === 'NOT_SET' ? null : activityMinutes[period] - Math.floor((operator.clock.now() - startedAt) / minute)
}

/** Begins the interval anew (by continuing, by the link to the history, or at the end of a sign-in); a summary that was read is a reminder too. */
export async function restartTimer(operator: Operator, playerId: number): Promise<void> {
  const now = operator.clock.now()
  await storedRow(operator, playerId)
  await change(operator, playerId, { startedAt: now, seenAt: now, checkedAt: now })
}

/** Stakes, wins and their difference since a moment, as they cross the wire (RGT-2). */
async function sumsSince(operator: Operator, holder: LimitHolder, since: number) {
  const [row] = await operator.db
    .select({ stakes: countedSum(isCounted(COUNTED.staked)), wins: countedSum(isCounted(COUNTED.wins)) })
    .from(ledgerMovements)
    .where(and(eq(ledgerMovements.playerId, holder.playerId), gte(ledgerMovements.at, since)))
  // A stake of before that is given back now is none of this sum's.
  const returned = (await returnedStakes(operator.db, holder.playerId, since))
    .filter(({ stakedAt }) => stakedAt >= since)
    .reduce((sum, { amount }) => sum + amount, 0)
  const [turnover, winnings] = [0 - Number(row?.stakes ?? 0) - returned, Number(row?.wins ?? 0)]
  const wire = (minor: number): number => toWire(minor, holder.currency as Currency)
  return {
    currency: holder.currency as Currency,
    turnover: wire(turnover),
    winnings: wire(winnings),
    delta: wire(winnings - turnover),
    elapsedMs: Math.max(0, operator.clock.now() - since),
  }
}

/** What was staked, won and lost since the timer began. */
export const activitySummary = async (operator: Operator, holder: LimitHolder) =>
  sumsSince(operator, holder, (await activityRow(operator, holder)).startedAt)

/** After so many reminders of one day the next check asks questions. */
const REMINDERS_BEFORE_QUESTIONS = 3

/** The check that waits for an answer; one that is due by now is written first. Null where none is (RGT-3, RMB-5). */
export async function dueCheck(
  operator: Operator,
  holder: LimitHolder,
): Promise<{ readonly check: CheckRow; readonly summary: Awaited<ReturnType<typeof sumsSince>> } | null> {
  const check = await operator.transaction(async (tx) => {
    // Two tabs that ask in the same moment are told of the same check.
    await storedRow(operator, holder.playerId)
    await tx.select().from(playerActivity).where(eq(playerActivity.playerId, holder.playerId)).for('update')
    const row = await activityRow(operator, holder)
    const [open] = await tx
      .select()
      .from(realityChecks)
      .where(and(eq(realityChecks.playerId, holder.playerId), isNull(realityChecks.answeredAt)))
    return open ?? writeDue(operator, holder, row.checkedAt)
  })
  return check && { check, summary: await sumsSince(operator, holder, check.since) }
}

async function writeDue(operator: Operator, holder: LimitHolder, checkedAt: number): Promise<CheckRow | null> {
  const minutes = rulesOf(holder).realityCheckMinutes
  if (minutes === null) return null
  const now = operator.clock.now()
  // It is about play for money: it counts from the first stake after the last check.
  const [first] = await operator.db
    .select({ at: sql<string | null>`min(${ledgerMovements.at})::text` })
    .from(ledgerMovements)
    .where(
      and(eq(ledgerMovements.playerId, holder.playerId), gte(ledgerMovements.at, checkedAt), isCounted(COUNTED.staked)),
    )
  const since = first?.at == null ? null : Number(first.at)
  if (since === null || now - since < minutes * minute) return null
  return writeCheck(operator, holder, since, null)
}

/** Writes a check that is due now; `wanted` is what QA asks for. */
export async function writeCheck(
  operator: Operator,
  holder: LimitHolder,
  since: number,
  wanted: CheckRow['action'] | null,
): Promise<CheckRow> {
  const now = operator.clock.now()
  const { startedAt } = periodAt(now, 'D', limitRulesOf(holder).timeZone)
  const reminders = await operator.db.$count(
    realityChecks,
    and(
      eq(realityChecks.playerId, holder.playerId),
      eq(realityChecks.action, 'REMINDER'),
      gte(realityChecks.dueAt, startedAt),
    ),
  )
  const byItself = reminders < REMINDERS_BEFORE_QUESTIONS ? 'REMINDER' : 'ANSWER_QUESTIONNAIRE'
  const [written] = await operator.db
    .insert(realityChecks)
    .values({
      id: randomUUID(),
      playerId: holder.playerId,
      action: wanted ?? byItself,
      dueAt: now,
      since,
      reminders,
    })
    .returning()
  if (written === undefined) throw new Error('The reality check was not written')
  return written
}

/** What the player did with a check. Once it is answered, the same answer sent again changes nothing. Throws CallError 404 for no check of theirs. */
export async function answerCheck(
  operator: Operator,
  playerId: number,
  answer: { readonly checkId: string } & Pick<CheckRow, 'action' | 'answers'> & {
      choice: NonNullable<CheckRow['choice']>
    },
): Promise<void> {
  await operator.transaction(async (tx) => {
    const [check] = await tx
      .select()
      .from(realityChecks)
      .where(and(eq(realityChecks.id, answer.checkId), eq(realityChecks.playerId, playerId)))
      .for('update')
    if (check === undefined || check.action !== answer.action)
      throw new CallError(404, 'error.not_found', 'No such check')
    if (check.answeredAt !== null) return
    const answeredAt = operator.clock.now()
    const { choice, answers } = answer
    await tx.update(realityChecks).set({ answeredAt, choice, answers }).where(eq(realityChecks.id, check.id))
    await change(operator, playerId, { checkedAt: answeredAt })
  })
}
