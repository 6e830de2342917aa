import * as v from 'valibot'

/** Currencies the site knows (LOC-10). */
export const currencies = [
  'BRL',
  'CAD',
  'CLP',
  'EUR',
  'GBP',
  'INR',
  'NZD',
  'NOK',
  'PEN',
  'PHP',
  'PLN',
  'ZAR',
  'TRY',
] as const
export type Currency = (typeof currencies)[number]
export const currencySchema = v.picklist(currencies)

/** An amount of money in minor units (cents); always an integer. */
export type Minor = number

/** How a currency is shown: its symbol, whether a space parts it from the number, and on which side it stands. */
export interface CurrencyFormat {
  readonly symbol: string
  readonly space: boolean
  readonly position: 'before' | 'after'
  /** Digits of the minor unit. */
  readonly exponent: 0 | 2
}

const before = (symbol: string, space = false): CurrencyFormat => ({ symbol, space, position: 'before', exponent: 2 })
const after = (symbol: string): CurrencyFormat => ({ symbol, space: true, position: 'after', exponent: 2 })

/** Display data of each currency (LOC-10). */
export const currencyFormats: Readonly<Record<Currency, CurrencyFormat>> = {
  BRL: before('R$', true),
  CAD: before('$'),
  CLP: { ...before('$'), exponent: 0 },
  EUR: before('€'),
  GBP: before('£'),
  INR: before('₹'),
  NZD: before('$'),
  NOK: after('kr'),
  PEN: before('S/', true),
  PHP: before('₱'),
  PLN: after('zł'),
  ZAR: before('R', true),
  TRY: before('₺'),
}

/** True for one of the site's currencies. */
export function isCurrency(text: string): text is Currency {
  return (currencies as readonly string[]).includes(text)
}

/** Digits after the point: 0 for CLP, else 2. */
export function exponentOf(currency: Currency): 0 | 2 {
  return currencyFormats[currency].exponent
}

/** Largest amount on the wire: far below where a double loses cents. */
export const MAX_WIRE = 1e12

function hasDecimals(amount: number, digits: 0 | 2): boolean {
  return Number(amount.toFixed(digits)) === amount
}

/** A decimal amount on the wire, at most two decimals; turned into minor units by `toMinor` at the edge. */
export const wireAmount = v.pipe(
  v.number(),
  v.finite(),
  v.minValue(-MAX_WIRE),
  v.maxValue(MAX_WIRE),
  v.check((amount) => hasDecimals(amount, 2), 'error.amount.decimals'),
)

/** A wire amount that is zero or more. */
export const wireAmountNotNegative = v.pipe(wireAmount, v.minValue(0))

/** A wire amount above zero. */
export const wirePositiveAmount = v.pipe(wireAmount, v.gtValue(0, 'error.amount.positive'))

/** What `inCurrency` reads: the currency beside the amounts; nothing is checked where none is named. */
interface Priced {
  readonly currency?: Currency | null | undefined
}

/** The amounts under a dot path (`*` for each entry of a list), each with the path that an issue names. */
function amountsAt(value: unknown, [key, ...rest]: readonly string[], path: readonly v.IssuePathItem[]): Amount[] {
  if (key === undefined) return typeof value === 'number' ? [{ amount: value, path }] : []
  if (typeof value !== 'object' || value === null) return []
  const holder = value as Record<string, unknown>
  return (key === '*' ? Object.keys(holder) : [key]).flatMap((name) => {
    const item = { type: 'unknown', origin: 'value', input: holder, key: name, value: holder[name] } as const
    return amountsAt(holder[name], rest, [...path, item])
  })
}
interface Amount {
  readonly amount: number
  readonly path: readonly v.IssuePathItem[]
}

/**
 * Refuses amounts that the currency beside them does not have, each at its own path: 10.5 CLP, 0.125 EUR. So `toMinor` of what
 * has passed never throws. `fields` are dot paths in the object, `*` for each entry of a list.
 */
/* @__NO_SIDE_EFFECTS__ */
export const inCurrency = <T extends Priced>(...fields: readonly string[]) =>
  v.rawCheck<T>(({ dataset, addIssue }) => {
    const currency = dataset.typed ? dataset.value.currency : null
    if (!currency) return
    for (const { amount, path } of fields.flatMap((field) => amountsAt(dataset.value, field.split('.'), []))) {
      if (minorOrNull(amount, currency) !== null) continue
      addIssue({ message: 'error.amount.decimals', path: path as [v.IssuePathItem, ...v.IssuePathItem[]] })
    }
  })

/** Exact minor units of a wire amount; throws a RangeError when it has more decimals than the currency. */
export function toMinor(amount: number, currency: Currency): Minor {
  const digits = exponentOf(currency)
  if (!Number.isFinite(amount) || Math.abs(amount) > MAX_WIRE) throw new RangeError('Amount is out of range')
  if (!hasDecimals(amount, digits)) throw new RangeError(`${currency} has ${digits} decimals`)
  // Adding 0 turns -0 into 0: a balance never shows a minus before nothing.
  return Math.round(amount * 10 ** digits) + 0
}

/** Minor units of an amount that has come without its currency; null where the currency has no such amount. */
export function minorOrNull(amount: number, currency: Currency): Minor | null {
  try {
    return toMinor(amount, currency)
  } catch {
    return null
  }
}

/** Wire amount (nearest double of the exact decimal) of minor units; throws a RangeError for a fraction of one. */
export function toWire(minor: Minor, currency: Currency): number {
  if (!Number.isSafeInteger(minor)) throw new RangeError('Minor units must be a safe integer')
  return minor / 10 ** exponentOf(currency) + 0
}

/** Minor units as the text a person would type, without thousands parted: `50.00`, `50,00` where commas are written, `5000` for CLP. */
export function amountText(minor: Minor, currency: Currency, numberLocale: string): string {
  const digits = exponentOf(currency)
  const parts = numberFormat(numberLocale, digits).formatToParts(toWire(minor, currency))
  return parts.flatMap(({ type, value }) => (type === 'group' ? [] : [value])).join('')
}

/** How `formatMoney` writes a number. */
export interface MoneyOptions {
  /** `full` (default) always writes the currency's decimals, `short` drops them from whole amounts. */
  readonly decimals?: 'full' | 'short'
}

const numberFormats = new Map<string, Intl.NumberFormat>()

function numberFormat(numberLocale: string, digits: number): Intl.NumberFormat {
  const key = `${numberLocale} ${digits}`
  const known = numberFormats.get(key)
  if (known) return known
  const made = new Intl.NumberFormat(numberLocale, { minimumFractionDigits: digits, maximumFractionDigits: digits })
  numberFormats.set(key, made)
  return made
}

/**
 * Minor units in words of the player's locale (LOC-10): the number as `numberLocale` (a BCP 47 tag) writes it, symbol,
 * space (non-breaking) and position of the currency.
 */
export function formatMoney(
  minor: Minor,
  currency: Currency,
  numberLocale: string,
  options: MoneyOptions = {},
): string {
  const { symbol, space, position, exponent } = currencyFormats[currency]
  const whole = options.decimals === 'short' && minor % 10 ** exponent === 0
  const number = numberFormat(numberLocale, whole ? 0 : exponent).format(Math.abs(toWire(minor, currency)))
  const gap = space ? '\u00A0' : ''
  const sign = minor < 0 ? '-' : ''
  return position === 'before' ? `${sign}${symbol}${gap}${number}` : `${sign}${number}${gap}${symbol}`
}
