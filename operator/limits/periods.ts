import { Temporal } from 'temporal-polyfill'
import type { LimitPeriod } from '#contract/limits.ts'

/** A running day, week or month, ms: it begins at `startedAt`, and the next begins at `resetAt`. */
export interface RunningPeriod {
  readonly startedAt: number
  readonly resetAt: number
}

const LENGTH: Readonly<Record<LimitPeriod, Temporal.DurationLike>> = {
  D: { days: 1 },
  W: { weeks: 1 },
  M: { months: 1 },
}

const firstDay = (today: Temporal.PlainDate, period: LimitPeriod): Temporal.PlainDate => {
  if (period === 'D') return today
  return period === 'W' ? today.subtract({ days: today.dayOfWeek - 1 }) : today.with({ day: 1 })
}

/**
 * The period that runs at a moment, by the calendar of a time zone: days from midnight, weeks from Monday, months from the first. A day
 * on which the clocks change has 23 or 25 hours, and one whose midnight does not exist begins with its first moment.
 */
export function periodAt(now: number, period: LimitPeriod, timeZone: string): RunningPeriod {
  const today = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(timeZone).toPlainDate()
  const first = firstDay(today, period)
  const begin = (date: Temporal.PlainDate): number => date.toZonedDateTime(timeZone).epochMilliseconds
  return { startedAt: begin(first), resetAt: begin(first.add(LENGTH[period])) }
}
