import * as fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { numberLocales } from './locale.ts'
import {
  amountText,
  currencies,
  currencyFormats,
  exponentOf,
  formatMoney,
  toMinor,
  toWire,
  wireAmount,
  type Currency,
} from './money.ts'
import { parseAmount } from './typedAmount.ts'
import { walletOf } from './wallet.ts'

const currency = fc.constantFrom(...currencies)
const locale = fc.constantFrom(...Object.values(numberLocales))
const minor = fc.integer({ min: -1e12, max: 1e12 })
const plain = (text: string): string => text.replaceAll(/[\u00A0\u202F]/g, ' ')

test('WAL-1 any amount of minor units survives the wire and JSON exactly', () => {
  fc.assert(
    fc.property(minor, currency, (amount, code) => {
      const wire = JSON.parse(JSON.stringify(toWire(amount, code))) as number
      expect(toMinor(wire, code)).toBe(amount)
      expect(v.safeParse(wireAmount, wire).success).toBe(true)
    }),
    { numRuns: 2000 },
  )
})

test('WAL-1 a sum in minor units has no error of decimals, as 0.1 + 0.2 has', () => {
  expect(toWire(toMinor(0.1, 'EUR') + toMinor(0.2, 'EUR'), 'EUR')).toBe(0.3)
  expect(toMinor(1.15, 'EUR')).toBe(115)
  expect(toMinor(4.35, 'GBP')).toBe(435)
  expect(toMinor(90071992547.41, 'EUR')).toBe(9007199254741)
})

test('WAL-1 an amount with more decimals than its currency is refused, never rounded', () => {
  expect(() => toMinor(1.005, 'EUR')).toThrow(RangeError)
  expect(() => toMinor(0.5, 'CLP')).toThrow(RangeError)
  expect(() => toMinor(Number.NaN, 'EUR')).toThrow(RangeError)
  expect(() => toMinor(Infinity, 'EUR')).toThrow(RangeError)
  expect(() => toWire(0.5, 'EUR')).toThrow(RangeError)
  expect(v.safeParse(wireAmount, 0.001).success).toBe(false)
  expect(Object.is(toMinor(-0, 'EUR'), 0)).toBe(true)
})

test('WAL-1 a typed amount and its text are each other’s inverse', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999_999 }), currency, locale, (amount, code, numberLocale) => {
      expect(parseAmount(amountText(amount, code, numberLocale), code)).toBe(amount)
      expect(parseAmount(amountText(amount, code, 'en-GB').replace('.', ','), code)).toBe(amount)
    }),
  )
  expect(amountText(123_450, 'EUR', 'de-DE')).toBe('1234,50')
  expect(amountText(123_450, 'EUR', 'en-GB')).toBe('1234.50')
  expect(amountText(5000, 'CLP', 'es-CL')).toBe('5000')
  expect(parseAmount(' 50 ', 'EUR')).toBe(5000)
  expect(parseAmount('50,5', 'EUR')).toBe(5050)
  expect(parseAmount('5000', 'CLP')).toBe(5000)
  const bad = ['', '.', '-5', '1e3', '1.005', '٥', '5 0']
  expect(bad.filter((text) => parseAmount(text, 'EUR') !== null)).toEqual([])
  expect(parseAmount('10.5', 'CLP')).toBeNull()
})

const written: readonly [Currency, string, string][] = [
  ['BRL', 'pt-BR', 'R$ 1.234,50'],
  ['CAD', 'en-CA', '$1,234.50'],
  ['CLP', 'es-CL', '$123.450'],
  ['EUR', 'en-GB', '€1,234.50'],
  ['GBP', 'en-GB', '£1,234.50'],
  ['INR', 'en-IN', '₹1,234.50'],
  ['NZD', 'en-NZ', '$1,234.50'],
  ['NOK', 'nb-NO', '1 234,50 kr'],
  ['PEN', 'es-PE', 'S/ 1,234.50'],
  ['PHP', 'fil-PH', '₱1,234.50'],
  ['PLN', 'pl-PL', '1234,50 zł'],
  ['ZAR', 'en-GB', 'R 1,234.50'],
  ['TRY', 'tr-TR', '₺1.234,50'],
]

test.for(written)('LOC-10 %s is written with its symbol, space and position', ([code, locale, expected]) => {
  expect(plain(formatMoney(123_450, code, locale))).toBe(expected)
})

test('LOC-10 every currency has a format and is in the table above', () => {
  expect(written.map(([code]) => code).toSorted()).toEqual([...currencies].toSorted())
  expect(Object.keys(currencyFormats).toSorted()).toEqual([...currencies].toSorted())
  expect(currencies.filter((code) => exponentOf(code) === 0)).toEqual(['CLP'])
})

test('LOC-10 an amount has at most two decimals, a minus before the symbol, and no minus on zero', () => {
  expect(formatMoney(-5, 'EUR', 'en-GB')).toBe('-€0.05')
  expect(formatMoney(0, 'EUR', 'en-GB')).toBe('€0.00')
  expect(formatMoney(5000, 'EUR', 'en-GB', { decimals: 'short' })).toBe('€50')
  expect(formatMoney(5050, 'EUR', 'en-GB', { decimals: 'short' })).toBe('€50.50')
})

test('WAL-1 the total is the sum of main, locked and the three bonuses, exactly', () => {
  const cents = fc.integer({ min: 0, max: 1e9 })
  fc.assert(
    fc.property(cents, cents, cents, cents, cents, currency, (main, locked, sports, casino, live, code) => {
      const wallet = walletOf({
        currency: code,
        main: { cash: toWire(main, code) },
        locked: { cash: toWire(locked, code) },
        bonus: [
          { vertical: 'SPORTS', bonus: toWire(sports, code) },
          { vertical: 'CASINO', bonus: toWire(casino, code) },
          { vertical: 'LIVE_CASINO', bonus: toWire(live, code) },
        ],
      })
      expect(wallet).toEqual({
        currency: code,
        mainBalance: main,
        lockedBalance: locked,
        sportsBonus: sports,
        casinoBonus: casino,
        liveCasinoBonus: live,
        totalBalance: main + locked + sports + casino + live,
        version: null,
      })
    }),
  )
})
