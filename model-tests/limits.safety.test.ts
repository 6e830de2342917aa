import { expect, test } from 'vitest'
import { day } from '#contract/constants.ts'
import { limitPeriods, type LimitPeriod } from '#contract/limits.ts'
import { marketOf } from '#contract/markets.ts'
import { CallError } from '#operator/handler.ts'
import {
  changedSet,
  noLimit,
  standingAt,
  type LimitChange,
  type LimitRules,
  type StandingSet,
} from '#operator/limits/rules.ts'
import { periodAt } from '#operator/limits/periods.ts'
import { noteCounted } from './explored.ts'

// Every state that one set of limits can come into by all that a page can send and by time, on the shipped rules of the operator:
// three values, the wait of each kind of market and the time in which what has waited may be confirmed.

const NOW = Date.parse('2031-06-15T12:00:00Z')
const rules: LimitRules = { limitIncreaseDelay: day, limitIncreaseAtPeriodEnd: false, timeZone: 'UTC' }
const rulesOf = (market: 'LL' | 'PP'): LimitRules => {
  const { rules: own, timeZone } = marketOf(market)
  return { ...own, timeZone }
}
const VALUES = [1, 2, 3]

type Step =
  | { readonly kind: 'ask'; readonly period: LimitPeriod; readonly change: LimitChange }
  | { readonly kind: 'time'; readonly ms: number }

const changesTo = (values: readonly number[]): readonly LimitChange[] => [
  ...values.map((value) => ({ action: 'set' as const, value })),
  { action: 'delete' },
  { action: 'cancel' },
  { action: 'confirm' },
]
const stepsTo = (values: readonly number[]): readonly Step[] => [
  ...limitPeriods.flatMap((period) => changesTo(values).map((change) => ({ kind: 'ask' as const, period, change }))),
  { kind: 'time', ms: day },
  { kind: 'time', ms: 7 * day },
]

/** The set as it stands so much later, seen from `NOW` again; how long something has been ripe does not matter before it is dropped. */
const later = (set: StandingSet, ms: number): StandingSet => {
  const moved = limitPeriods.map((period) => {
    const limit = standingAt(set[period], NOW + ms)
    const pending = limit.pending && { ...limit.pending, from: Math.max(NOW, limit.pending.from - ms) }
    return [period, { ...limit, pending, updatedAt: null }]
  })
  return Object.fromEntries(moved) as StandingSet
}
const keyOf = (set: StandingSet): string =>
  limitPeriods
    .map((period) => `${set[period].value}/${set[period].pending?.value}/${set[period].pending?.from}`)
    .join(' ')

const of = (value: number | null) => value ?? Infinity

/** Why a step breaks the rule; null where it does not. */
function whyBroken(before: StandingSet, after: StandingSet, step: Step, by: LimitRules): string | null {
  for (const period of limitPeriods) {
    const [old, fresh] = [before[period], after[period]]
    const isYes = step.kind === 'ask' && step.change.action === 'confirm' && step.period === period
    const isRipe = old.pending !== null && old.pending.from <= NOW && old.pending.value === fresh.value
    if (of(fresh.value) > of(old.value) && !(isYes && isRipe)) return `${period} is looser without its wait and its yes`
    if (fresh.pending && of(fresh.pending.value) <= of(fresh.value)) return `${period} waits to become tighter`
    const isNew = fresh.pending && (old.pending === null || old.pending.value !== fresh.pending.value)
    const ends = by.limitIncreaseAtPeriodEnd ? periodAt(NOW, period, by.timeZone).resetAt : 0
    if (isNew && fresh.pending.from < Math.max(NOW + by.limitIncreaseDelay, ends)) return `${period} waits too shortly`
    const isAsked = step.kind === 'ask' && step.period === period && step.change.action === 'set'
    if (isAsked && step.change.value < of(old.value) && of(fresh.value) > step.change.value)
      return `${period} was not lowered at once`
  }
  if (after.D.value !== null && after.D.value > Math.min(of(after.W.value), of(after.M.value)))
    return 'a day is above its week or month'
  return after.W.value !== null && after.W.value > of(after.M.value) ? 'a week is above its month' : null
}

function explore(changed: typeof changedSet, by: LimitRules = rules, values = VALUES) {
  const steps = stepsTo(values)
  const first: StandingSet = { D: noLimit, W: noLimit, M: noLimit }
  const seen = new Set([keyOf(first)])
  const open = [first]
  let transitions = 0
  for (const set of open)
    for (const step of steps) {
      let after: StandingSet
      try {
        after =
          step.kind === 'time' ? later(set, step.ms) : later(changed(set, 'loss', step.period, step.change, NOW, by), 0)
      } catch (error) {
        if (!(error instanceof CallError)) throw error
        // A lowering is never refused, but where the day would be above the week.
        continue
      }
      transitions += 1
      const broken = whyBroken(set, after, step, by)
      if (broken !== null)
        return { states: seen.size, transitions, broken: `${broken}: ${keyOf(set)} → ${keyOf(after)}` }
      if (seen.has(keyOf(after))) continue
      seen.add(keyOf(after))
      open.push(after)
    }
  return { states: seen.size, transitions, broken: null }
}

test.each([
  ['of a day', rules, VALUES],
  ['of a week, as in LL', rulesOf('LL'), VALUES],
  // To know the calendar takes its time: two amounts show the same.
  ['of three days and to the end of the period, as in PP', rulesOf('PP'), [1, 2]],
])(
  'MOD-4 SAF-10 in every state of the limits nothing loosens without its waiting time %s, and nothing tighter waits',
  (wait, by, values) => {
    const began = performance.now()
    const { states, transitions, broken } = explore(changedSet, by, values)
    noteCounted({
      name: `SAF-10 wait ${wait}`,
      countedAs: 'states of one set of limits, at the operator',
      why: 'each set of limits is changed by itself, and no flow of the page decides what the operator grants',
      states,
      transitions,
      ms: performance.now() - began,
      invariant: 'SAF-10',
      broken,
    })
    expect(broken).toBeNull()
    expect(states).toBeGreaterThan(1000)
  },
)

test.each<readonly [string, typeof changedSet]>([
  [
    'a raise without its wait',
    (set, kind, period, change, now) => changedSet(set, kind, period, change, now, { ...rules, limitIncreaseDelay: 0 }),
  ],
  [
    'a confirmation that looks at no clock',
    (set, kind, period, change, now) =>
      changedSet(set, kind, period, change, change.action === 'confirm' ? now + day : now, rules),
  ],
  [
    'a removal at once',
    (set, kind, period, change, now) =>
      change.action === 'delete'
        ? { ...set, [period]: { ...set[period], value: null, pending: null } }
        : changedSet(set, kind, period, change, now, rules),
  ],
])('MOD-4 SAF-10 the exploration finds %s', (_, broken) => {
  expect(explore(broken).broken).toContain('→')
})
