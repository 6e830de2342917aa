import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { phonePunctuation } from './fields.ts'

// A file of its own: the phone metadata is heavy and loads with the form that needs it.

/** What stands between the digits of a number as people write it: spaces of all kinds, hyphens, brackets, dots, marks of direction. */
const between = /[\s().\-/\u00ad\u200b-\u200f\u2010-\u2015\u202a-\u202e\u2060\u2066-\u2069]/g

/** A phone number in two parts, as forms and calls hold it. */
export interface PhoneParts {
  readonly prefix: string
  readonly body: string
}

/**
 * A number as people type or paste it (`+358 40 …`, `00358…`, `(040) 123-4567`, with the country's own leading 0) in its two
 * parts. A prefix that is written out, and known, wins over the one chosen. Null when it stays as it is: right already, or no number.
 */
export function tidyPhone({ prefix, body }: PhoneParts, known: readonly string[]): PhoneParts | null {
  // In +44 (0)7400 … the bracket is for those who call from within the country.
  const isWhole = /^[^\d+]*(\+|00)/.test(body)
  const bare = (isWhole ? body.replace(/\(0\)/, '') : body).replaceAll(between, '')
  if (!/^\+?\d+$/.test(bare)) return null
  const whole = `+${bare.replace(/^(\+|00)/, '')}`
  // The chosen prefix may be typed once more, without its sign.
  const tries = isWhole ? [whole] : [`${prefix}${bare}`, ...(whole.startsWith(prefix) ? [whole] : [])]
  const longestFirst = known.toSorted((a, b) => b.length - a.length)
  for (const one of tries) {
    const parsed = parsePhoneNumberFromString(one)
    if (!parsed?.isValid()) continue
    const own = [prefix, ...longestFirst].find((each) => parsed.number.startsWith(each))
    const rest = parsed.number.slice(own?.length)
    // Grouped by spaces the number reads better: where the field's own rule takes it, it stays as it was typed.
    if (own === prefix && body.replaceAll(phonePunctuation, '') === rest) return null
    if (own) return { prefix: own, body: rest }
  }
  return null
}

/** A phone number that fits its prefix: E.164 and its country, or null when it cannot exist. */
export function parsePhone(prefix: string, body: string): { e164: string; country: string | null } | null {
  const digits = body.replaceAll(phonePunctuation, '')
  if (!/^\+\d{1,4}$/.test(prefix) || !/^\d{4,14}$/.test(digits)) return null
  const parsed = parsePhoneNumberFromString(`${prefix}${digits}`)
  if (!parsed?.isValid()) return null
  return { e164: parsed.number, country: parsed.country ?? null }
}
