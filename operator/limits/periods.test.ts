import { expect, test } from 'vitest'
import type { LimitPeriod } from '#contract/limits.ts'
import { periodAt } from './periods.ts'

const runs = (at: string, period: LimitPeriod, timeZone: string): string[] => {
  const { startedAt, resetAt } = periodAt(Date.parse(at), period, timeZone)
  return [startedAt, resetAt].map((time) => new Date(time).toISOString().replace(':00.000Z', 'Z'))
}
const hours = (at: string, timeZone: string): number => {
  const { startedAt, resetAt } = periodAt(Date.parse(at), 'D', timeZone)
  return (resetAt - startedAt) / 3_600_000
}

test.each([
  [
    'a day ends at midnight there, not at midnight UTC',
    '2026-11-22T22:30Z',
    'D',
    'Europe/Helsinki',
    '2026-11-22T22:00Z',
    '2026-11-23T22:00Z',
  ],
  [
    'its last millisecond is still today',
    '2026-11-22T21:59:59.999Z',
    'D',
    'Europe/Helsinki',
    '2026-11-21T22:00Z',
    '2026-11-22T22:00Z',
  ],
  ['a week begins on Monday', '2026-11-22T12:00Z', 'W', 'UTC', '2026-11-16T00:00Z', '2026-11-23T00:00Z'],
  ['Monday is in the new week', '2026-11-23T00:00Z', 'W', 'UTC', '2026-11-23T00:00Z', '2026-11-30T00:00Z'],
  ['a month has the days it has', '2028-02-29T23:59Z', 'M', 'UTC', '2028-02-01T00:00Z', '2028-03-01T00:00Z'],
  [
    'a month over the end of a year',
    '2026-12-31T12:00Z',
    'M',
    'America/Sao_Paulo',
    '2026-12-01T03:00Z',
    '2027-01-01T03:00Z',
  ],
  [
    'a week in which the clocks go back',
    '2026-10-25T12:00Z',
    'W',
    'Europe/Stockholm',
    '2026-10-18T22:00Z',
    '2026-10-25T23:00Z',
  ],
] as const)('LIM-4 %s', (_, at, period, timeZone, from, to) => {
  expect(runs(at, period, timeZone)).toEqual([from, to])
})

test('LIM-4 a day on which the clocks change has 23 or 25 hours', () => {
  expect(hours('2026-03-29T12:00Z', 'Europe/Stockholm')).toBe(23)
  expect(hours('2026-10-25T12:00Z', 'Europe/Stockholm')).toBe(25)
  // Chile changes at midnight: that day begins at one o'clock.
  expect(hours('2026-09-06T12:00Z', 'America/Santiago')).toBe(23)
})
