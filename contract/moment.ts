/** Message of a check whose value is left out (null) where it fails, in place of the whole answer. */
export const leftOut = 'left out'

/** True for text that begins with a date (yyyy-MM-dd) and that `Date` can read. */
export const isMoment = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d/u.test(text) && !Number.isNaN(new Date(text).getTime())

/** The same day of the month so many months on, or the month's last (31 January and one month is 28 February). */
export const monthsFrom = (now: number, months: number): number => {
  const date = new Date(now)
  const wanted = date.getUTCDate()
  date.setUTCMonth(date.getUTCMonth() + months, 1)
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
  date.setUTCDate(Math.min(wanted, last))
  return date.getTime()
}
