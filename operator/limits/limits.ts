import { and, eq, gte, lt, or } from 'drizzle-orm'
import { limitKinds, limitPeriods, type LimitKind, type LimitPeriod, type LimitSet } from '#contract/limits.ts'
import { marketOf } from '#contract/markets.ts'
import { toWire, type Currency, type Minor } from '#contract/money.ts'
import { COUNTED, countedSum, isCounted, returnedStakes } from '../banking/counted.ts'
import { ledgerMovements, wallets } from '../db/core.schema.ts'
import type { Operator } from '../operator.ts'
import { marketFor } from '../player/placement.ts'
import { periodAt, type RunningPeriod } from './periods.ts'
import {
  changedSet,
  confirmUntil,
  isConfirmable,
  noLimit,
  standingAt,
  waitOver,
  type LimitChange,
  type LimitRules,
  type StandingLimit,
  type StandingSet,
} from './rules.ts'
import { playerLimits } from './schema.ts'

/** Whose limits they are: the market's rules decide how they may be changed, and when a day is over. */
export interface LimitHolder {
  readonly playerId: number
  readonly countryCode: string
  readonly market: string
  readonly currency: string
}

type Reader = Pick<Operator, 'db' | 'clock'>

/** The rules of a player's market. */
export const limitRulesOf = ({ countryCode, market }: Pick<LimitHolder, 'countryCode' | 'market'>): LimitRules => {
  const { rules, timeZone } = marketOf(marketFor(countryCode, market))
  return { ...rules, timeZone }
}

type LimitRow = typeof playerLimits.$inferSelect

const standingOf = (row: LimitRow | undefined): StandingLimit =>
  row === undefined
    ? noLimit
    : {
        value: row.value,
        pending: row.pendingFrom === null ? null : { value: row.pendingValue, from: row.pendingFrom },
        locked: row.locked,
        updatedAt: row.updatedAt,
      }

const setOf = (rows: readonly LimitRow[], kind: LimitKind): StandingSet => {
  const of = (period: LimitPeriod): StandingLimit =>
    standingOf(rows.find((row) => row.kind === kind && row.period === period))
  return { D: of('D'), W: of('W'), M: of('M') }
}

const rowsOf = ({ db }: Pick<Operator, 'db'>, playerId: number): Promise<LimitRow[]> =>
  db.select().from(playerLimits).where(eq(playerLimits.playerId, playerId))

/** Writes one limit as it stands from now on. */
export async function putLimit(
  { db }: Pick<Operator, 'db'>,
  playerId: number,
  kind: LimitKind,
  period: LimitPeriod,
  { value, pending, locked, updatedAt }: StandingLimit & { readonly updatedAt: number },
): Promise<void> {
  const set = { value, pendingValue: pending?.value ?? null, pendingFrom: pending?.from ?? null, locked, updatedAt }
  await db
    .insert(playerLimits)
    .values({ playerId, kind, period, ...set })
    .onConflictDoUpdate({ target: [playerLimits.playerId, playerLimits.kind, playerLimits.period], set })
}

/** Each period that runs now. */
const periodsAt = (now: number, timeZone: string): Readonly<Record<LimitPeriod, RunningPeriod>> => ({
  D: periodAt(now, 'D', timeZone),
  W: periodAt(now, 'W', timeZone),
  M: periodAt(now, 'M', timeZone),
})

/** What counts for each kind: deposits gross, stakes, and stakes less wins; stakes that were given back are taken off apart. */
const COUNTS = {
  deposit: isCounted({ kinds: ['DEPOSIT'], categories: COUNTED.deposits.categories }),
  spend: isCounted(COUNTED.staked),
  loss: or(isCounted(COUNTED.staked), isCounted(COUNTED.wins)),
} as const

type Used = Readonly<Record<LimitKind, Readonly<Record<LimitPeriod, Minor>>>>

/** What a player has used of each kind in each period that runs now, minor units; more won than staked is nothing lost. */
async function usedBy(
  { db }: Pick<Operator, 'db'>,
  playerId: number,
  periods: Readonly<Record<LimitPeriod, RunningPeriod>>,
): Promise<Used> {
  const from = Math.min(...Object.values(periods).map(({ startedAt }) => startedAt))
  const to = Math.max(...Object.values(periods).map(({ resetAt }) => resetAt))
  const sums = Object.fromEntries(
    limitKinds.flatMap((kind) =>
      limitPeriods.map((period) => {
        const { startedAt, resetAt } = periods[period]
        const runs = and(gte(ledgerMovements.at, startedAt), lt(ledgerMovements.at, resetAt))
        const sum = countedSum(and(COUNTS[kind], runs))
        return [`${kind}${period}`, sum.as(`${kind}_${period.toLowerCase()}`)]
      }),
    ),
  )
  const [row] = await db
    .select(sums)
    .from(ledgerMovements)
    .where(
      and(
        eq(ledgerMovements.playerId, playerId),
        gte(ledgerMovements.at, from),
        lt(ledgerMovements.at, to),
        eq(ledgerMovements.status, 'SUCCESS'),
      ),
    )
  const returned = await returnedStakes(db, playerId, from)
  const returnedIn = (period: LimitPeriod): Minor => {
    const { startedAt, resetAt } = periods[period]
    const mine = returned.filter(({ stakedAt }) => stakedAt >= startedAt && stakedAt < resetAt)
    return mine.reduce((sum, { amount }) => sum + amount, 0)
  }
  const sumOf = (kind: LimitKind, period: LimitPeriod): Minor =>
    Number(row?.[`${kind}${period}`] ?? 0) + (kind === 'deposit' ? 0 : returnedIn(period))
  const used = (kind: LimitKind, period: LimitPeriod): Minor =>
    Math.max(0, kind === 'deposit' ? sumOf(kind, period) : -sumOf(kind, period))
  const usedOf = (kind: LimitKind) => ({ D: used(kind, 'D'), W: used(kind, 'W'), M: used(kind, 'M') })
  return { deposit: usedOf('deposit'), spend: usedOf('spend'), loss: usedOf('loss') }
}

/** What the limit that is nearest leaves. */
export interface LimitLeft {
  readonly left: Minor
  readonly period: LimitPeriod
  /** When that period is over, ms. */
  readonly resetAt: number
}

/** Of each kind what is left; null where no limit is set. */
export type LimitsLeft = Readonly<Record<LimitKind, LimitLeft | null>>

/** What a player's limits of each kind leave now; null where none is set. The lowest wins; of equals the one that lasts longest. */
export async function limitsLeft(operator: Reader, holder: LimitHolder): Promise<LimitsLeft> {
  const rows = await rowsOf(operator, holder.playerId)
  const none = { deposit: null, spend: null, loss: null }
  // Most players' rounds need no sum at all.
  if (rows.every(({ value }) => value === null)) return none
  const periods = periodsAt(operator.clock.now(), limitRulesOf(holder).timeZone)
  const used = await usedBy(operator, holder.playerId, periods)
  const leftOf = (kind: LimitKind): LimitLeft | null => {
    const set = setOf(rows, kind)
    const all = limitPeriods.flatMap((period): LimitLeft[] => {
      const { value } = set[period]
      return value === null
        ? []
        : [{ left: Math.max(0, value - used[kind][period]), period, resetAt: periods[period].resetAt }]
    })
    return all.toSorted((a, b) => a.left - b.left || b.resetAt - a.resetAt)[0] ?? null
  }
  return { deposit: leftOf('deposit'), spend: leftOf('spend'), loss: leftOf('loss') }
}

/** Kinds of limits that a player has set, in some period. */
export async function limitsSet(operator: Pick<Operator, 'db'>, playerId: number): Promise<ReadonlySet<LimitKind>> {
  const rows = await rowsOf(operator, playerId)
  return new Set(rows.filter(({ value }) => value !== null).map(({ kind }) => kind))
}

const iso = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString())

/** One set of limits with what is used and left, as it crosses the wire (LIM-1, LIM-4). */
export async function wireLimits(operator: Reader, holder: LimitHolder, kind: LimitKind): Promise<LimitSet> {
  const now = operator.clock.now()
  const currency = holder.currency as Currency
  const rules = limitRulesOf(holder)
  const periods = periodsAt(now, rules.timeZone)
  const set = setOf(await rowsOf(operator, holder.playerId), kind)
  const used = (await usedBy(operator, holder.playerId, periods))[kind]
  const wire = (amount: Minor | null): number | null => (amount === null ? null : toWire(amount, currency))
  const entry = (period: LimitPeriod): LimitSet['limits']['D'] => {
    const { value, pending, locked, updatedAt } = standingAt(set[period], now)
    return {
      value: wire(value),
      pendingValue: wire(pending?.value ?? null),
      pendingDate: iso(pending?.from ?? null),
      confirmUntil: pending === null ? null : iso(confirmUntil(pending)),
      confirmable: pending !== null && isConfirmable(pending, now),
      looserFrom: iso(waitOver(period, now, rules)),
      locked,
      updatedAt: iso(updatedAt),
      startedAt: iso(periods[period].startedAt),
      resetAt: iso(periods[period].resetAt),
      used: toWire(used[period], currency),
      remaining: wire(value === null ? null : Math.max(0, value - used[period])),
    }
  }
  return { currency, limits: { D: entry('D'), W: entry('W'), M: entry('M') } }
}

/**
 * Changes a limit of the player. The wallet is held from before the limits are read, so no round or deposit that is booked meanwhile
 * counts by the old ones. Throws CallError 409 where the rules refuse it: nothing has changed then (LIM-3).
 */
export async function changeLimit(
  operator: Operator,
  holder: LimitHolder,
  kind: LimitKind,
  period: LimitPeriod,
  change: LimitChange,
): Promise<void> {
  const { playerId } = holder
  await operator.transaction(async (tx) => {
    await tx.select({ version: wallets.version }).from(wallets).where(eq(wallets.playerId, playerId)).for('update')
    const now = operator.clock.now()
    const before = setOf(await rowsOf(operator, playerId), kind)
    const after = changedSet(before, kind, period, change, now, limitRulesOf(holder))
    for (const name of limitPeriods)
      if (after[name] !== before[name])
        await putLimit(operator, playerId, kind, name, { ...after[name], updatedAt: after[name].updatedAt ?? now })
  })
}
