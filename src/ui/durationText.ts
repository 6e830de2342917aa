const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

/** A length of time in a language's own words, in its two largest units; never shorter than it is. */
export function durationText(ms: number, locale: string): string {
  const unit = ms < minute ? second : ms < day ? minute : hour
  const whole = Math.ceil(ms / unit) * unit
  const parts: readonly (readonly ['day' | 'hour' | 'minute' | 'second', number])[] = [
    ['day', Math.floor(whole / day)],
    ['hour', Math.floor((whole % day) / hour)],
    ['minute', Math.floor((whole % hour) / minute)],
    ['second', Math.floor((whole % minute) / second)],
  ]
  const words = parts
    .filter(([, amount]) => amount > 0)
    .map(([unit, amount]) => new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(amount))
  return new Intl.ListFormat(locale, { style: 'narrow', type: 'unit' }).format(words)
}
