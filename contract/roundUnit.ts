import { exponentOf, type Currency, type Minor } from './money.ts'

/** What about one euro is in each currency, so that bounds are round numbers everywhere. */
const SCALE: Readonly<Record<Currency, number>> = {
  BRL: 5,
  CAD: 1,
  CLP: 1000,
  EUR: 1,
  GBP: 1,
  INR: 100,
  NZD: 2,
  NOK: 10,
  PEN: 5,
  PHP: 50,
  PLN: 5,
  ZAR: 20,
  TRY: 50,
}

/** A round amount of the currency that is worth about one euro, minor units. */
export const roundUnit = (currency: Currency): Minor => SCALE[currency] * 10 ** exponentOf(currency)

/** What an amount as it crosses the wire is about worth in another currency, minor units of that one; round amounts stay round. */
export const worthIn = (amount: number, from: Currency, to: Currency): Minor =>
  Math.round((amount * 10 ** exponentOf(from) * roundUnit(to)) / roundUnit(from))
