import { timers } from '#contract/constants.ts'
import type { ErrorCode } from '#contract/errors.ts'
import type { LimitKind, LimitPeriod } from '#contract/limits.ts'
import type { MarketRules } from '#contract/markets.ts'
import type { Minor } from '#contract/money.ts'
import { CallError } from '../handler.ts'
import { periodAt } from './periods.ts'

/** A raise (value) or a removal (null) that waits; the player may confirm it from `from` (ms) on, for seven days. */
export interface PendingChange {
  readonly value: Minor | null
  readonly from: number
}

/** One limit as it stands; value null is no limit. */
export interface StandingLimit {
  readonly value: Minor | null
  readonly pending: PendingChange | null
  readonly locked: boolean
  /** When it was changed last, ms; null for one that was never set. */
  readonly updatedAt: number | null
}
/** One set of limits as it stands. */
export type StandingSet = Readonly<Record<LimitPeriod, StandingLimit>>

/** What the player asks of one limit. */
export type LimitChange =
  | { readonly action: 'set'; readonly value: Minor }
  | { readonly action: 'delete' | 'cancel' | 'confirm' }

/** The rules of the player's market that a change of a limit follows. */
export interface LimitRules extends Pick<MarketRules, 'limitIncreaseDelay' | 'limitIncreaseAtPeriodEnd'> {
  readonly timeZone: string
}

const refused = (code: ErrorCode, message: string): CallError => new CallError(409, code, message)

/** A limit that was never set. */
export const noLimit: StandingLimit = { value: null, pending: null, locked: false, updatedAt: null }

/** The longer periods, whose limits a limit may not be above (LIM-4: D ≤ W ≤ M). */
const LONGER: Readonly<Record<LimitPeriod, readonly LimitPeriod[]>> = { D: ['W', 'M'], W: ['M'], M: [] }
const SHORTER: Readonly<Record<LimitPeriod, readonly LimitPeriod[]>> = { D: [], W: ['D'], M: ['W', 'D'] }

/** Until when what waits may be confirmed, ms; then it is dropped. */
export const confirmUntil = (pending: PendingChange): number => pending.from + timers.limitConfirmationLife

/** Whether the wait is over and the player's yes is all that is missing. */
export const isConfirmable = (pending: PendingChange, now: number): boolean =>
  now >= pending.from && now < confirmUntil(pending)

/** What stands at a moment: a change that nobody confirmed in time is gone (RMB-2). */
export const standingAt = (limit: StandingLimit, now: number): StandingLimit =>
  limit.pending !== null && now >= confirmUntil(limit.pending) ? { ...limit, pending: null } : limit

const orNone = (value: Minor | null): number => value ?? Infinity

/** The most that a limit's value may become once everything that waits is confirmed. */
const mostToCome = ({ value, pending }: StandingLimit): number =>
  Math.max(orNone(value), pending === null ? -Infinity : orNone(pending.value))

/** Refuses a value above a longer period's. `cap`: what counts of that period's limit. */
function requireOrder(
  set: StandingSet,
  period: LimitPeriod,
  value: Minor | null,
  cap: (longer: StandingLimit) => number,
): void {
  // Without a limit of its own a day is bounded by the week's all the same.
  if (value === null) return
  if (LONGER[period].some((longer) => value > cap(set[longer])))
    throw refused(
      period === 'D' ? 'limit.error.D.high' : 'limit.error.W.high',
      'More than the limit of a longer period',
    )
}

const tooSoon = (kind: LimitKind, period: LimitPeriod): CallError =>
  refused(
    kind === 'deposit' ? 'error.deposit.limit.interval' : `limit.error.${period}.interval`,
    'Nothing waits for a confirmation now',
  )

function requireUnlocked(kind: LimitKind, { locked }: StandingLimit): void {
  if (locked)
    throw refused(kind === 'deposit' ? 'error.deposit.limit.locked' : 'limit.locked', 'This limit can only be lowered')
}

/**
 * The limits after a change: what is tighter holds at once and takes tighter shorter periods with it, what is looser waits and then
 * wants a yes (LIM-2, RMB-2, SAF-10). Asked for a second time, nothing changes and nothing waits anew. Throws CallError 409.
 */
export function changedSet(
  before: StandingSet,
  kind: LimitKind,
  period: LimitPeriod,
  change: LimitChange,
  now: number,
  rules: LimitRules,
): StandingSet {
  const set: StandingSet = {
    D: standingAt(before.D, now),
    W: standingAt(before.W, now),
    M: standingAt(before.M, now),
  }
  const limit = set[period]
  const put = (changed: Partial<StandingLimit>): StandingSet => ({
    ...set,
    [period]: { ...limit, ...changed, updatedAt: now },
  })
  const wait = (value: Minor | null): StandingSet => {
    requireUnlocked(kind, limit)
    if (limit.pending !== null && limit.pending.value === value) return set
    return put({ pending: { value, from: waitOver(period, now, rules) } })
  }
  if (change.action === 'set') {
    const { value } = change
    if (value === limit.value) return set
    if (value < orNone(limit.value)) {
      requireOrder(set, period, value, (longer) => orNone(longer.value))
      return lowered(put({ value, pending: null }), period, now)
    }
    requireOrder(set, period, value, mostToCome)
    return wait(value)
  }
  if (change.action === 'delete') return limit.value === null ? set : wait(null)
  if (change.action === 'cancel') return limit.pending === null ? set : put({ pending: null })
  if (limit.pending === null || !isConfirmable(limit.pending, now)) throw tooSoon(kind, period)
  requireUnlocked(kind, limit)
  requireOrder(set, period, limit.pending.value, (longer) => orNone(longer.value))
  return put({ value: limit.pending.value, pending: null })
}

/** When what is looser may be confirmed: after the market's wait, and where it says so not before the running period is over. */
export function waitOver(period: LimitPeriod, now: number, rules: LimitRules): number {
  const from = now + rules.limitIncreaseDelay
  return rules.limitIncreaseAtPeriodEnd ? Math.max(from, periodAt(now, period, rules.timeZone).resetAt) : from
}

/** A lower limit of a longer period lowers the shorter ones that are above it, and drops what waits to be raised above it. */
function lowered(set: StandingSet, period: LimitPeriod, now: number): StandingSet {
  const cap = orNone(set[period].value)
  const shorter = SHORTER[period].flatMap((name): [LimitPeriod, StandingLimit][] => {
    const limit = set[name]
    const isAbove = limit.value !== null && limit.value > cap
    const isRaiseAbove = limit.pending?.value != null && limit.pending.value > cap
    if (!isAbove && !isRaiseAbove) return []
    const pending = isRaiseAbove ? null : limit.pending
    return [[name, { ...limit, value: isAbove ? cap : limit.value, pending, updatedAt: now }]]
  })
  return { ...set, ...Object.fromEntries(shorter) }
}
