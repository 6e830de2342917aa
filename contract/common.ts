import * as v from 'valibot'
import { channels } from './constants.ts'
import { isMoment, leftOut } from './moment.ts'
import { currencySchema, inCurrency, wireAmount } from './money.ts'

// Pieces that many calls share.

/** A whole number that an address bears as text. */
export const queryInteger = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^-?\d{1,15}$/))]),
  v.transform(Number),
  v.integer(),
)

/** A yes or no that an address bears as text. */
export const queryBoolean = v.pipe(
  v.union([v.boolean(), v.picklist(['true', 'false'])]),
  v.transform((value) => value === true || value === 'true'),
)

/** A comma list in an address; an empty text is an empty list. */
export const queryList = v.pipe(
  v.union([v.array(v.string()), v.string()]),
  v.transform((value) => (typeof value === 'string' ? value.split(',').filter((part) => part !== '') : value)),
)

/** A moment on the wire, ISO 8601 in UTC, that can be shown: not all of its forms can be read by every browser. */
export const timestamp = v.pipe(v.string(), v.isoTimestamp(), v.check(isMoment))

/** A moment that is only shown, on an answer that much hangs on: one that cannot be read is left out, and logged. */
export const shownMoment = v.nullable(v.pipe(v.string(), v.check(isMoment, leftOut)))

export const id = v.pipe(v.string(), v.minLength(1), v.maxLength(100))
// Safe, because beyond it two numbers on the wire may be the same one here.
export const playerId = v.pipe(v.number(), v.safeInteger(), v.minValue(1))
export const countryCode = v.pipe(v.string(), v.regex(/^[A-Z]{2}$/))
export const languageCode = v.pipe(v.string(), v.regex(/^[a-z]{2,4}$/i))
/** An address that a page may open: one of any other kind, such as `javascript:`, would do something else there. */
export const httpUrl = v.pipe(v.string(), v.url(), v.regex(/^https?:\/\//i))
export const channelSchema = v.picklist(channels)

/** Where a request comes from and the device fingerprint, empty where the script is absent (APP-12). */
export const deviceFields = {
  ipAddress: v.pipe(v.string(), v.maxLength(100)),
  blackbox: v.pipe(v.string(), v.maxLength(20_000)),
} as const

/** An amount with its currency. */
export const moneySchema = v.pipe(v.object({ amount: wireAmount, currency: currencySchema }), inCurrency('amount'))

/** An answer that only says that it worked. */
export const done = v.object({ success: v.literal(true) })
