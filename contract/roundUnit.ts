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
