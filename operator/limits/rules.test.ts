import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { day, hour } from '#contract/constants.ts'
import { limitPeriods, type LimitPeriod } from '#contract/limits.ts'
import { marketOf, type MarketId } from '#contract/markets.ts'
import { CallError } from '../handler.ts'
import { changedSet, isConfirmable, noLimit, standingAt, type LimitChange, type StandingSet } from './rules.ts'

const NOW = Date.parse('2026-11-22T12:00:00Z')
const none: StandingSet = { D: noLimit, W: noLimit, M: noLimit }
const at = (value: number) => ({ ...noLimit, value })
const rulesOf = (market: MarketId) => {
  const { rules, timeZone } = marketOf(market)
  return { ...rules, timeZone }
}

const ask = (set: StandingSet, period: LimitPeriod, change: LimitChange, now = NOW, market: MarketId = 'UN') =>
  changedSet(set, 'spend', period, change, now, rulesOf(market))
const values = (set: StandingSet) => limitPeriods.map((period) => set[period].value)
/** The code a change is refused with, or what became of the limits. */
const outcome = (work: () => StandingSet): unknown => {
  try {
    return values(work())
  } catch (error) {
    return (error as CallError).code
  }
}

test('LIM-2 RMB-2 a first limit and a lower one hold at once, and drop a raise that waited', () => {
  const set = ask(none, 'D', { action: 'set', value: 5000 })
  expect(set.D).toMatchObject({ value: 5000, pending: null, updatedAt: NOW })
  const raised = ask(set, 'D', { action: 'set', value: 9000 })
  expect(raised.D).toMatchObject({ value: 5000, pending: { value: 9000, from: NOW + day } })
  expect(ask(raised, 'D', { action: 'set', value: 100 }).D).toMatchObject({ value: 100, pending: null })
  expect(ask(raised, 'D', { action: 'set', value: 0 }).D, 'nothing at all may be spent').toMatchObject({ value: 0 })
})

test('LIM-2 RMB-2 a raise and a removal wait, may be given up, and hold only after a yes within seven days', () => {
  const set = { ...none, W: at(5000) }
  const removal = ask(set, 'W', { action: 'delete' })
  expect(removal.W).toMatchObject({ value: 5000, pending: { value: null, from: NOW + day } })
  expect(ask(removal, 'W', { action: 'cancel' }).W).toMatchObject({ value: 5000, pending: null })
  const yes = (now: number) => outcome(() => ask(removal, 'W', { action: 'confirm' }, now))
  expect(yes(NOW + day - 1), 'too soon').toBe('limit.error.W.interval')
  expect(yes(NOW + day)).toEqual([null, null, null])
  expect(yes(NOW + 8 * day - 1)).toEqual([null, null, null])
  expect(yes(NOW + 8 * day), 'too late: it is dropped').toBe('limit.error.W.interval')
  expect(standingAt(removal.W, NOW + 8 * day)).toMatchObject({ value: 5000, pending: null })
})

test('SAF-10 asking for the same once more changes nothing: what waits goes on waiting from the first time', () => {
  const raised = ask({ ...none, D: at(5000) }, 'D', { action: 'set', value: 9000 })
  expect(ask(raised, 'D', { action: 'set', value: 9000 }, NOW + hour)).toEqual(raised)
  expect(ask(raised, 'D', { action: 'set', value: 5000 }, NOW + hour), 'what holds already').toEqual(raised)
  const removed = ask({ ...none, D: at(5000) }, 'D', { action: 'delete' })
  expect(ask(removed, 'D', { action: 'delete' }, NOW + hour)).toEqual(removed)
  expect(ask(none, 'D', { action: 'cancel' })).toEqual(none)
  const more = ask(raised, 'D', { action: 'set', value: 9500 }, NOW + hour)
  expect(more.D.pending, 'another raise waits anew').toEqual({ value: 9500, from: NOW + hour + day })
})

describe('LIM-4 a day may not be above the week, nor a week above the month', () => {
  const set = { D: at(1000), W: at(5000), M: at(10_000) }
  test.each([
    ['a day above the week', 'D', 5001, 'limit.error.D.high'],
    ['a week above the month', 'W', 10_001, 'limit.error.W.high'],
    ['a day as high as the week waits', 'D', 5000, [1000, 5000, 10_000]],
    ['a lower week takes a higher day with it', 'W', 400, [400, 400, 10_000]],
    ['a lower month takes both with it', 'M', 700, [700, 700, 700]],
    ['a lower month leaves what is below', 'M', 2000, [1000, 2000, 2000]],
  ] as const)('%s', (_, period, value, expected) => {
    expect(outcome(() => ask(set, period, { action: 'set', value }))).toEqual(expected)
  })

  test('a first day limit above the week is refused, a first month limit lowers both', () => {
    expect(outcome(() => ask({ ...none, W: at(500) }, 'D', { action: 'set', value: 501 }))).toBe('limit.error.D.high')
    expect(values(ask({ ...none, D: at(500), W: at(900) }, 'M', { action: 'set', value: 300 }))).toEqual([
      300, 300, 300,
    ])
  })

  test('day and week may wait to be raised together, and only the one that fits is confirmed', () => {
    const week = ask(set, 'W', { action: 'set', value: 9000 })
    const both = ask(week, 'D', { action: 'set', value: 8000 })
    const later = NOW + day
    expect(outcome(() => ask(both, 'D', { action: 'confirm' }, later))).toBe('limit.error.D.high')
    const weekDone = ask(both, 'W', { action: 'confirm' }, later)
    expect(values(ask(weekDone, 'D', { action: 'confirm' }, later))).toEqual([8000, 9000, 10_000])
    expect(values(ask(both, 'M', { action: 'set', value: 6000 })), 'a raise above a lowered month is dropped').toEqual([
      1000, 5000, 6000,
    ])
    expect(ask(both, 'M', { action: 'set', value: 6000 }).D.pending).toBeNull()
  })
})

test('LIM-3 a limit that the house has set may be lowered, and nothing else', () => {
  const set = { ...none, D: { ...at(5000), locked: true } }
  expect(outcome(() => ask(set, 'D', { action: 'set', value: 4000 }))).toEqual([4000, null, null])
  expect(outcome(() => ask(set, 'D', { action: 'set', value: 6000 }))).toBe('limit.locked')
  expect(outcome(() => ask(set, 'D', { action: 'delete' }))).toBe('limit.locked')
  expect(outcome(() => changedSet(set, 'deposit', 'D', { action: 'delete' }, NOW, rulesOf('UN')))).toBe(
    'error.deposit.limit.locked',
  )
  expect(ask(set, 'D', { action: 'set', value: 4000 }).D.locked).toBe(true)
})

test.each([
  ['UN', 'D', NOW + day],
  ['LL', 'D', NOW + 7 * day],
  // 72 hours, but not before the month is over: the first of December in Stockholm.
  ['PP', 'D', NOW + 3 * day],
  ['PP', 'M', Date.parse('2026-11-30T23:00:00Z')],
] as const)('RMB-2 in %s a raise of %s may be confirmed by that market’s rule', (market, period, from) => {
  const raised = ask({ ...none, [period]: at(5000) }, period, { action: 'set', value: 6000 }, NOW, market)
  expect(raised[period].pending?.from).toBe(from)
})

const change: fc.Arbitrary<LimitChange> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.integer({ min: 0, max: 6 }).map((value) => ({ action: 'set' as const, value: value * 100 })),
  },
  fc.constantFrom({ action: 'delete' as const }, { action: 'cancel' as const }, { action: 'confirm' as const }),
)
const step = fc.record({
  period: fc.constantFrom(...limitPeriods),
  change,
  wait: fc.constantFrom(0, hour, day - 1, day, 3 * day, 8 * day),
})

/** Tries changes of all kinds in all orders; throws with the shortest sequence that loosens without its wait, or has something tighter wait. */
const explore = (changed: typeof changedSet) =>
  fc.assert(
    fc.property(fc.constantFrom<MarketId>('UN', 'LL', 'PP'), fc.array(step, { maxLength: 12 }), (market, steps) => {
      let set = none
      let now = NOW
      for (const { period, change, wait } of steps) {
        now += wait
        const before = set
        try {
          set = changed(before, 'spend', period, change, now, rulesOf(market))
        } catch (error) {
          if (!(error instanceof CallError)) throw error
        }
        for (const name of limitPeriods) {
          const [old, fresh] = [before[name], set[name]]
          const isLooser = (fresh.value ?? Infinity) > (old.value ?? Infinity)
          const isAllowed =
            change.action === 'confirm' &&
            name === period &&
            old.pending !== null &&
            isConfirmable(old.pending, now) &&
            fresh.value === old.pending.value
          expect(isLooser && !isAllowed, `${name} became looser`).toBe(false)
          // What waits is always looser than what holds.
          expect(fresh.pending !== null && (fresh.pending.value ?? Infinity) <= (fresh.value ?? Infinity)).toBe(false)
          const isNewWait = fresh.pending !== null && fresh.pending !== old.pending
          expect(isNewWait && fresh.pending.from < now + rulesOf(market).limitIncreaseDelay).toBe(false)
        }
        const week = set.W.value ?? Infinity
        const month = set.M.value ?? Infinity
        expect(set.D.value === null || set.D.value <= Math.min(week, month)).toBe(true)
        expect(set.W.value === null || set.W.value <= month).toBe(true)
      }
    }),
    { numRuns: 500 },
  )

test('SAF-10 whatever is asked in whatever order, nothing loosens without its wait and its yes, and nothing tighter waits', () => {
  expect(explore(changedSet)).toBeUndefined()
})

test.each<readonly [string, typeof changedSet]>([
  [
    'a raise that counts at once',
    (before, kind, period, change, now, rules) => {
      const after = changedSet(before, kind, period, change, now, rules)
      const { pending } = after[period]
      return pending === null
        ? after
        : { ...after, [period]: { ...after[period], value: pending.value, pending: null } }
    },
  ],
  [
    'a wait that is forgotten',
    (before, kind, period, change, now, rules) =>
      changedSet(before, kind, period, change, now, {
        ...rules,
        limitIncreaseDelay: 0,
        limitIncreaseAtPeriodEnd: false,
      }),
  ],
  [
    'a lowering that waits',
    (before, kind, period, change, now, rules) => {
      const after = changedSet(before, kind, period, change, now, rules)
      const { value } = after[period]
      const isLowered = value !== null && before[period].value !== null && value < before[period].value
      return isLowered ? { ...after, [period]: { ...before[period], pending: { value, from: now + 7 * day } } } : after
    },
  ],
])('SAF-10 the check finds %s', (_, broken) => {
  expect(() => explore(broken)).toThrow('Property failed')
})
