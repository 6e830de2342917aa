import { parsePhoneNumberFromString } from 'libphonenumber-js/min'

// A file of its own: the phone metadata is heavy and loads with the form that needs it.

/** A phone number that fits its prefix: E.164 and its country, or null when it cannot exist. */
export function parsePhone(prefix: string, body: string): { e164: string; country: string | null } | null {
  const digits = body.replaceAll(/[\s().-]/g, '')
  if (!/^\+\d{1,4}$/.test(prefix) || !/^\d{4,14}$/.test(digits)) return null
  const parsed = parsePhoneNumberFromString(`${prefix}${digits}`)
  if (!parsed?.isValid()) return null
  return { e164: parsed.number, country: parsed.country ?? null }
}
