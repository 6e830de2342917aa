const lengthOf =
  (unit: 'day' | 'month') =>
  (amount: number, locale: string): string =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(amount)

/** So many days, in a language's own words. */
export const daysText = lengthOf('day')
/** So many months, in a language's own words. */
export const monthsText = lengthOf('month')
