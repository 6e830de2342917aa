/** Message of a check whose value is left out (null) where it fails, in place of the whole answer. */
export const leftOut = 'left out'

/** True for text that begins with a date (yyyy-MM-dd) and that `Date` can read. */
export const isMoment = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d/u.test(text) && !Number.isNaN(new Date(text).getTime())
