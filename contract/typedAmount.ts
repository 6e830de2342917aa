import { exponentOf, MAX_WIRE, type Currency, type Minor } from './money.ts'

/** Why a typed text is no amount: not one at all, one of two, or more than is ever paid at once. */
export type AmountFault = 'invalid' | 'ambiguous' | 'too_high'

// A space of whatever width, or an apostrophe, can only part thousands; a point and a comma may also stand before the decimals.
const plain = /^(\d+)(?:[.,](\d*))?$/
const grouped = /^([1-9]\d{0,2}(?:([.,' ])\d{3})(?:\2\d{3})*)(?:(?!\2)([.,])(\d+))?$/
const lakhs = /^([1-9]\d?(?:,\d{2})+,\d{3})(?:\.(\d+))?$/

/**
 * Minor units of what a person typed: digits, one point or comma before the decimals, thousands parted as any of the site's
 * locales writes them. What can be read as two amounts ("1.000" is one or a thousand) is never guessed.
 */
export function readAmount(text: string, currency: Currency): Minor | AmountFault {
  const typed = text.trim().replaceAll(/\s/g, ' ').replaceAll('’', "'")
  const digits = exponentOf(currency)
  const one = plain.exec(typed)
  if (one) {
    const [, whole = '', fraction = ''] = one
    if (fraction.length <= digits) return minorOf(whole, fraction, digits)
    // A single separator before three digits.
    if (!grouped.test(typed)) return 'invalid'
    return digits === 0 ? minorOf(whole + fraction, '', digits) : 'ambiguous'
  }
  const parted = grouped.exec(typed)
  const [whole, fraction = ''] = parted
    ? [parted[1], parted[4]]
    : (currency === 'INR' && lakhs.exec(typed)?.slice(1)) || []
  if (whole === undefined || fraction.length > digits) return 'invalid'
  return minorOf(whole.replaceAll(/\D/g, ''), fraction, digits)
}

function minorOf(whole: string, fraction: string, digits: 0 | 2): Minor | AmountFault {
  const minor = Number(`${whole}${fraction.padEnd(digits, '0')}`)
  return minor <= MAX_WIRE * 10 ** digits ? minor : 'too_high'
}

/** Minor units of what a person typed, or null where it is no amount. */
export function parseAmount(text: string, currency: Currency): Minor | null {
  const amount = readAmount(text, currency)
  return typeof amount === 'number' ? amount : null
}
