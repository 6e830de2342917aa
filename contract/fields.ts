import * as v from 'valibot'
import { bonusCodeLength, bonusCodeLetters } from './bonusCode.ts'
import { currencyFormats, type Currency, type Minor } from './money.ts'
import { readAmount } from './typedAmount.ts'

// Field rules, the same on both sides of the wire (REG-9). Error messages are message keys.

const required = (key: string) => v.pipe(v.string('error.field.required'), v.trim(), v.minLength(1, key))

const anyEmail = v.pipe(required('error.email.required'), v.maxLength(254, 'error.email.too_long'))

// Letters of any script may stand on both sides (bücher.de is xn--bcher-kva.de), and what RFC 5322 allows without quotes before the @.
const atom = String.raw`[\p{L}\p{M}\p{N}!#$%&'*+/=?^_\x60{|}~-]+`
const label = String.raw`[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?`
const emailForm = new RegExp(String.raw`^${atom}(?:\.${atom})*@(?:${label}\.)+(?=[^.]{2})(?=[^.]*\p{L})${label}$`, 'u')

/** E-mail of a new player: valid, at most 254 characters, trimmed; case is kept for sending. */
export const emailField = v.pipe(anyEmail, v.regex(emailForm, 'error.email.invalid'))

/** E-mail of somebody who may have an account already: only what can be no address at all is refused, as it was taken elsewhere or of old. */
export const knownEmailField = v.pipe(
  anyEmail,
  v.regex(/^[^\s\p{Cc}\p{Cs}@]+@[^\s\p{Cc}\p{Cs}@]+$/u, 'error.email.invalid'),
)

/** An e-mail as it is compared: folded, its domain as the network writes it, which browsers send in either form. */
export function foldEmail(email: string): string {
  const folded = email.trim().normalize('NFC').toLowerCase()
  const at = folded.lastIndexOf('@') + 1
  const domain = folded.slice(at)
  const isOfOtherLetters = /^[\p{L}\p{M}\p{N}.-]+$/u.test(domain) && !/^[\x21-\x7e]+$/.test(domain)
  const address = `http://${domain}`
  return isOfOtherLetters && URL.canParse(address) ? folded.slice(0, at) + new URL(address).hostname : folded
}

export const passwordLength = { min: 8, max: 64 } as const

/** Password: 8 to 64 characters with a lower-case letter, an upper-case letter and a digit. Spaces count. */
export const passwordField = v.pipe(
  v.string('error.password.required'),
  v.minLength(1, 'error.password.required'),
  v.minLength(passwordLength.min, 'error.password.too_short'),
  v.maxLength(passwordLength.max, 'error.password.too_long'),
  v.regex(/\p{Ll}/u, 'error.password.lower'),
  v.regex(/\p{Lu}/u, 'error.password.upper'),
  v.regex(/\d/, 'error.password.digit'),
)

/** True when a password contains the local part of the e-mail, which it must not. */
export function passwordHasEmail(password: string, email: string): boolean {
  const local = foldEmail(email).split('@')[0] ?? ''
  return local !== '' && password.toLowerCase().includes(local)
}

/** Message of the rule between password and e-mail. */
export const passwordHasEmailKey = 'error.password.has_email'

/** Hint as one types: how many of length, lower, upper, digit, and twelve characters the password has, 0 to 5. */
export function passwordStrength(password: string): number {
  const signs = [password.length >= passwordLength.min, /\p{Ll}/u, /\p{Lu}/u, /\d/, password.length >= 12]
  return signs.filter((sign) => (typeof sign === 'boolean' ? sign : sign.test(password))).length
}

/** Password at sign-in: whatever was once chosen. */
export const loginPasswordField = v.pipe(v.string('error.password.required'), v.minLength(1, 'error.password.required'))

/** First or last name: 1 to 50 letters of any script, space, hyphen, apostrophe (’t Hart; keyboards write it ‘t too), full stop. */
export const nameField = v.pipe(
  required('error.name.required'),
  v.maxLength(50, 'error.name.too_long'),
  v.regex(/^['’‘]?[\p{L}\p{M}][\p{L}\p{M} '’‘.-]*$/u, 'error.name.invalid'),
)

/** Phone prefix as the list gives it: plus sign and dialling code. */
export const phonePrefixField = v.pipe(v.string('error.phone.prefix'), v.regex(/^\+\d{1,4}$/, 'error.phone.prefix'))

/** What people put between the digits of a phone number. */
export const phonePunctuation = /[\s().-]/g

/** Phone number without prefix; spaces and punctuation are taken out. `phone.ts` checks it for its prefix. */
export const phoneBodyField = v.pipe(
  v.string('error.phone.required'),
  v.transform((text) => text.replaceAll(phonePunctuation, '')),
  v.minLength(1, 'error.phone.required'),
  v.regex(/^\d{4,14}$/, 'error.phone.invalid'),
)

/** A whole number as it is sent: prefix and body, E.164. */
export const mobilePhoneField = v.pipe(v.string('error.phone.required'), v.regex(/^\+\d{6,15}$/, 'error.phone.invalid'))

/** A real date written yyyy-MM-dd. */
export const isoDateField = v.pipe(
  required('error.date.required'),
  v.check((text) => isRealDate(text), 'error.date.invalid'),
)

function isRealDate(text: string): boolean {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)
  if (!match) return false
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === text
}

/** Full years between a yyyy-MM-dd birthday and a moment (ms), by the calendar in UTC. */
export function ageAt(dateOfBirth: string, now: number): number {
  const birth = new Date(`${dateOfBirth}T00:00:00Z`)
  const today = new Date(now)
  const years = today.getUTCFullYear() - birth.getUTCFullYear()
  const beforeBirthday =
    today.getUTCMonth() < birth.getUTCMonth() ||
    (today.getUTCMonth() === birth.getUTCMonth() && today.getUTCDate() < birth.getUTCDate())
  return beforeBirthday ? years - 1 : years
}

export const maxAge = 120

/** Date of birth: real, of age in the market (`adultAgeOf`), not older than 120 years. */
export function dateOfBirthField(adultAge: number, now: number) {
  return v.pipe(
    isoDateField,
    v.check((text) => ageAt(text, now) >= adultAge, 'error.date_of_birth.under_age'),
    v.check((text) => ageAt(text, now) <= maxAge, 'error.date_of_birth.too_old'),
  )
}

/** Postal code: 2 to 10 letters, digits, space, hyphen. */
export const postalCodeField = v.pipe(
  required('error.postal_code.required'),
  v.regex(/^[\p{L}\d][\p{L}\d -]{1,9}$/u, 'error.postal_code.invalid'),
)

/** Brazilian CPF with both check digits; dots and hyphen are taken out. */
export const cpfField = v.pipe(
  required('error.cpf.required'),
  v.transform((text) => text.replaceAll(/[.\-\s]/g, '')),
  v.check((digits) => isCpf(digits), 'error.cpf.invalid'),
)

function cpfCheckDigit(digits: string): number {
  const sum = digits.split('').reduce((total, digit, index) => total + Number(digit) * (digits.length + 1 - index), 0)
  const rest = (sum * 10) % 11
  return rest === 10 ? 0 : rest
}

function isCpf(digits: string): boolean {
  if (!/^\d{11}$/.test(digits) || /^(\d)\1{10}$/.test(digits)) return false
  return (
    cpfCheckDigit(digits.slice(0, 9)) === Number(digits[9]) && cpfCheckDigit(digits.slice(0, 10)) === Number(digits[10])
  )
}

/** One-time code: 6 digits; spaces of a pasted code are taken out. */
export const oneTimeCodeField = v.pipe(
  v.string('unhandled.error.no.code'),
  v.transform((text) => text.replaceAll(/\s/g, '')),
  v.minLength(1, 'unhandled.error.no.code'),
  v.regex(/^\d{6}$/, 'sms.code.invalid'),
)

/** Street line or city of an address. */
export const addressLineField = v.pipe(required('error.address.required'), v.maxLength(100, 'error.address.too_long'))

/** Bonus code: 1 to 50 characters that can be seen, without spaces inside. */
export const bonusCodeField = v.pipe(
  required('error.bonus_code.required'),
  v.maxLength(bonusCodeLength, 'error.bonus_code.too_long'),
  v.regex(bonusCodeLetters, 'error.bonus_code.invalid'),
)

/** A tick that must be set. */
export const acceptedField = (key: string) => v.literal(true, key)

/** Bounds of an amount, minor units. */
export interface AmountBounds {
  readonly min?: Minor | undefined
  readonly max?: Minor | undefined
}

/** A typed amount, positive, at most the currency's decimals; its output is minor units. */
export function amountField(currency: Currency, bounds: AmountBounds = {}) {
  const faults = {
    invalid: currencyFormats[currency].exponent === 0 ? 'error.amount.whole' : 'error.amount.invalid',
    ambiguous: 'error.amount.ambiguous',
    too_high: 'error.amount.too_high',
  } as const
  return v.pipe(
    required('error.amount.required'),
    v.rawTransform<string, Minor>(({ dataset, addIssue, NEVER }) => {
      const amount = readAmount(dataset.value, currency)
      if (typeof amount === 'number') return amount
      addIssue({ message: faults[amount] })
      return NEVER
    }),
    v.gtValue(0, 'error.amount.positive'),
    v.minValue(bounds.min ?? 0, 'error.amount.too_low'),
    v.maxValue(bounds.max ?? Number.MAX_SAFE_INTEGER, 'error.amount.too_high'),
  )
}
