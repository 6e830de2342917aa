import type { Settings } from './settings.ts'

type BusinessHours = NonNullable<Settings['businessHours']>

const days = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

const minutesOf = (clock: string): number => {
  const [hours, minutes] = clock.split(':').map(Number)
  return (hours ?? 0) * 60 + (minutes ?? 0)
}

/**
 * Whether it is business time at a moment (ms), by the clock of the hours' own time zone (APP-15): from the first minute up to, not
 * including, the last. Hours that end before they begin run past midnight and belong to the day they began on. Without hours it never is.
 */
export function isBusinessTime(hours: BusinessHours | null, now: number): boolean {
  if (hours === null) return false
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: hours.timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(now)
  const read = (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? ''
  const today = days.indexOf(read('weekday'))
  const minute = Number(read('hour')) * 60 + Number(read('minute'))
  const [from, to] = [minutesOf(hours.from), minutesOf(hours.to)]
  const isOn = (day: number) => hours.days.includes((day + 7) % 7)
  if (from < to) return isOn(today) && minute >= from && minute < to
  return (isOn(today) && minute >= from) || (isOn(today - 1) && minute < to)
}
