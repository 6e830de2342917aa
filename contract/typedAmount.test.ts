import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { numberLocales } from './locale.ts'
import { currencies, exponentOf, formatMoney, toWire, type Currency } from './money.ts'
import { parseAmount, readAmount } from './typedAmount.ts'

const currency = fc.constantFrom(...currencies)

test.for<[Currency, string, ReturnType<typeof readAmount>]>([
  ['CLP', '10.000', 10_000],
  ['CLP', '10,000', 10_000],
  ['CLP', '1.000.000', 1_000_000],
  ['CLP', '10.00', 'invalid'],
  ['CLP', '1.000,00', 'invalid'],
  ['CLP', '0.500', 'invalid'],
  ['BRL', '1.000,00', 100_000],
  ['BRL', '1.000,5', 100_050],
  ['BRL', '1.000', 'ambiguous'],
  ['EUR', '1,000.00', 100_000],
  ['EUR', '1 000', 100_000],
  ['EUR', '1\u202F000,50', 100_050],
  ['EUR', '1\u00A0000.50', 100_050],
  ['EUR', '1’000.50', 100_050],
  ['EUR', '1.000.000', 100_000_000],
  ['EUR', '1,000', 'ambiguous'],
  ['EUR', '1.000,000', 'invalid'],
  ['EUR', '1 000.000', 'invalid'],
  ['EUR', '1.000.00', 'invalid'],
  ['EUR', '1,000.000,00', 'invalid'],
  ['EUR', '1.00,00', 'invalid'],
  ['EUR', '1  000', 'invalid'],
  ['EUR', '0.500', 'invalid'],
  ['EUR', '1,00,000', 'invalid'],
  ['INR', '1,00,000', 10_000_000],
  ['INR', '10,96,66,666.64', 10_966_666_664],
  ['INR', '10.96.66.666', 'invalid'],
  ['EUR', '99999999999', 9_999_999_999_900],
  ['EUR', '1000000000000.01', 'too_high'],
])('LOC-10 DEP-4 in %s "%s" is %s', ([code, text, expected]) => {
  expect(readAmount(text, code)).toBe(expected)
})

test('LOC-10 an amount as any locale of the site writes it is understood, but for one that could be another', () => {
  const locale = fc.constantFrom(...new Set(Object.values(numberLocales)))
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e12 }), currency, locale, (amount, code, tag) => {
      // Lakhs stand where rupees are counted.
      fc.pre(tag !== 'en-IN' || code === 'INR')
      const digits = exponentOf(code)
      const text = new Intl.NumberFormat(tag, { minimumFractionDigits: digits }).format(toWire(amount, code))
      expect(parseAmount(text, code)).toBe(amount)
      expect(formatMoney(amount, code, tag)).toContain(text)
    }),
  )
})

// The value of a text whose decimals stand behind this sign; null where it is no amount of so many decimals then. Decimals that
// are too many make one all the same: who typed them may have meant them.
const readWith = (sign: '.' | ',', text: string, digits: number): number | null => {
  const [whole = '', decimals = '', ...more] = text.split(sign)
  const groups = whole.split(new RegExp(`[ '${sign === '.' ? ',' : '.'}]`))
  const isWhole = groups.every((group, at) => /^\d+$/.test(group) && (at === 0 || group.length === 3))
  if (more.length > 0 || !isWhole || !/^\d*$/.test(decimals) || (digits === 0 && decimals !== '')) return null
  return Number(`${groups.join('')}.${decimals}`)
}

test('DEP-4 SAF-4 whatever is typed, an amount is taken only where point and comma as decimal sign give no other one', () => {
  const group = fc.stringMatching(/^\d{1,4}$/)
  const typed = fc
    .array(fc.tuple(group, fc.constantFrom('.', ',', ' ', "'")), { minLength: 1, maxLength: 4 })
    .map((parts) => parts.flat().slice(0, -1).join(''))
  fc.assert(
    fc.property(typed, currency, (text, code) => {
      const amount = parseAmount(text, code)
      if (amount === null || (code === 'INR' && /,\d\d,/.test(text))) return
      const readings = [readWith('.', text, exponentOf(code)), readWith(',', text, exponentOf(code))]
      const meant = new Set(readings.filter((one) => one !== null))
      expect(meant).toEqual(new Set([toWire(amount, code)]))
    }),
    { numRuns: 5000 },
  )
})
