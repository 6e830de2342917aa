const lengthOf =
  (unit: 'day' | 'month' | 'year') =>
  (amount: number, locale: string): string =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(amount)

/** So many days, in a language's own words. */
export const daysText = lengthOf('day')
const months = lengthOf('month')
const years = lengthOf('year')
/** So many months, in a language's own words; several whole years as years. */
export const monthsText = (amount: number, locale: string): string =>
  amount > 12 && amount % 12 === 0 ? years(amount / 12, locale) : months(amount, locale)
