import * as v from 'valibot'
import { expect, test } from 'vitest'
import { readBonusCode } from './bonusCode.ts'
import {
  ageAt,
  amountField,
  bonusCodeField,
  cpfField,
  dateOfBirthField,
  emailField,
  foldEmail,
  knownEmailField,
  nameField,
  oneTimeCodeField,
  passwordField,
  passwordHasEmail,
  passwordStrength,
  phoneBodyField,
  postalCodeField,
} from './fields.ts'
import { adultAgeOf, marketOf } from './markets.ts'
import { parsePhone, tidyPhone } from './phone.ts'
import { registrationBody } from './registration.ts'

/** First message of a value, or null when it is taken. */
const messageOf = (schema: v.GenericSchema, value: unknown): string | null =>
  v.safeParse(schema, value, { abortPipeEarly: true }).issues?.[0].message ?? null

const now = Date.parse('2026-06-15T12:00:00Z')
const long = (length: number): string => `${'a'.repeat(length - 10)}@x.example`

const table: readonly (readonly [string, v.GenericSchema, unknown, string | null])[] = [
  ['email', emailField, ' Ann@Example.com ', null],
  ['email', emailField, '', 'error.email.required'],
  ...[
    "o'brien@example.com",
    'a&b@example.com',
    'user=x@example.com',
    'user@xn--bcher-kva.de',
    'jürgen@bücher.de',
    'a+b.c@x.co.uk',
  ].map((email) => ['email', emailField, email, null] as const),
  ...[
    'ann@',
    'ann',
    '@example.com',
    'a b@example.com',
    'ann@example',
    'ann@example.c',
    'ann@10.0.0.1',
    'ann@-x.com',
    'a..b@x.com',
  ].map((email) => ['email', emailField, email, 'error.email.invalid'] as const),
  ...["o'brien@example.com", 'da..me.@docomo.example', 'ann@localhost', 'jürgen@bücher.de'].map(
    (email) => ['known email', knownEmailField, email, null] as const,
  ),
  ...['ann', 'ann@', '@example.com', 'a b@example.com', 'ann@b@c', 'a\0b@example.com'].map(
    (email) => ['known email', knownEmailField, email, 'error.email.invalid'] as const,
  ),
  ['email', emailField, long(255), 'error.email.too_long'],
  ['password', passwordField, 'Passw0rd', null],
  ['password', passwordField, 'Sh0rt', 'error.password.too_short'],
  ['password', passwordField, 'a'.repeat(65), 'error.password.too_long'],
  ['password', passwordField, 'PASSW0RD', 'error.password.lower'],
  ['password', passwordField, 'passw0rd', 'error.password.upper'],
  ['password', passwordField, 'Password', 'error.password.digit'],
  ['name', nameField, 'Ánn-Marie O’Neil Jr.', null],
  ['name', nameField, '山田', null],
  ...["'t Hooft", '’t Hart', '‘t Zand'].map((name) => ['name', nameField, name, null] as const),
  ...["'", "''t", '-Ann'].map((name) => ['name', nameField, name, 'error.name.invalid'] as const),
  ['name', nameField, 'R2', 'error.name.invalid'],
  ['name', nameField, '<b>', 'error.name.invalid'],
  ['name', nameField, 'a'.repeat(51), 'error.name.too_long'],
  ['phone', phoneBodyField, '40 123-4567', null],
  ['phone', phoneBodyField, 'call me', 'error.phone.invalid'],
  ['bonus code', bonusCodeField, ' WELCOME-50 ', null],
  ['bonus code', bonusCodeField, 'a b', 'error.bonus_code.invalid'],
  ['bonus code', bonusCodeField, 'ab\u0000', 'error.bonus_code.invalid'],
  ['postal code', postalCodeField, 'SW1A 1AA', null],
  ['postal code', postalCodeField, '0', 'error.postal_code.invalid'],
  ['postal code', postalCodeField, '12345678901', 'error.postal_code.invalid'],
  ['cpf', cpfField, '529.982.247-25', null],
  ['cpf', cpfField, '529.982.247-24', 'error.cpf.invalid'],
  ['cpf', cpfField, '111.111.111-11', 'error.cpf.invalid'],
  ['code', oneTimeCodeField, ' 123 456 ', null],
  ['code', oneTimeCodeField, '', 'unhandled.error.no.code'],
  ['code', oneTimeCodeField, '12345', 'sms.code.invalid'],
  ['date of birth', dateOfBirthField(18, now), '2008-06-15', null],
  ['date of birth', dateOfBirthField(18, now), '2008-06-16', 'error.date_of_birth.under_age'],
  ['date of birth', dateOfBirthField(18, now), '1900-01-01', 'error.date_of_birth.too_old'],
  ['date of birth', dateOfBirthField(18, now), '2001-02-29', 'error.date.invalid'],
  ['amount', amountField('EUR'), '50.00', null],
  ['amount', amountField('EUR'), '0', 'error.amount.positive'],
  ['amount', amountField('EUR'), '12.345,6', null],
  ['amount', amountField('EUR'), '1.234', 'error.amount.ambiguous'],
  ['amount', amountField('EUR'), '1234.567', 'error.amount.invalid'],
  ['amount', amountField('CLP'), '10.000', null],
  ['amount', amountField('CLP'), '10.5', 'error.amount.whole'],
  ['amount', amountField('EUR', { min: 1000 }), '9.99', 'error.amount.too_low'],
  ['amount', amountField('EUR', { max: 1000 }), '10.01', 'error.amount.too_high'],
  ['amount', amountField('EUR', { max: 1000 }), '99999999999', 'error.amount.too_high'],
  ['amount', amountField('EUR'), '9'.repeat(400), 'error.amount.too_high'],
]

test.for(table)('REG-9 %s answers %s', ([, schema, value, message]) => {
  expect(messageOf(schema, value)).toBe(message)
})

test('REG-9 fields give what is sent: trimmed, without punctuation, in minor units', () => {
  expect(v.parse(emailField, ' Ann@Example.com ')).toBe('Ann@Example.com')
  expect(v.parse(cpfField, '529.982.247-25')).toBe('52998224725')
  expect(v.parse(oneTimeCodeField, '123 456')).toBe('123456')
  expect(v.parse(amountField('EUR'), '50,5')).toBe(5050)
})

test('REG-9 AUT-1 an e-mail is the same in either form that browsers send, and another domain is another', () => {
  expect(foldEmail(' Jürgen@BÜCHER.de ')).toBe('jürgen@xn--bcher-kva.de')
  expect(foldEmail('ju\u0308rgen@XN--bcher-kva.de')).toBe('jürgen@xn--bcher-kva.de')
  expect(foldEmail("O'Brien@Example.com")).toBe("o'brien@example.com")
  expect(foldEmail('ann@bücher.de/x')).toBe('ann@bücher.de/x')
})

test('REG-9 a password must not hold the e-mail’s local part, and the error stands on the password', () => {
  expect(passwordHasEmail('xxANNA123x', 'anna@example.com')).toBe(true)
  expect(passwordHasEmail('Passw0rd', 'anna@example.com')).toBe(false)
  const body = {
    firstName: 'Anna',
    lastName: 'Berg',
    email: 'anna@example.com',
    mobilePhone: '+358401234567',
    phonePrefix: '+358',
    phoneBody: '401234567',
    password: 'Anna12345',
    countryCode: 'FI',
    languageCode: 'en',
    termsAndConditions: true,
    cookiePolicyAccepted: true,
    marketingOptIn: false,
  }
  const refused = v.safeParse(registrationBody, body)
  expect(refused.issues?.map((issue) => [v.getDotPath(issue), issue.message])).toEqual([
    ['password', 'error.password.has_email'],
  ])
  expect(v.safeParse(registrationBody, { ...body, password: 'Passw0rd' }).success).toBe(true)
})

test('REG-9 the strength hint rises from 0 to 5', () => {
  expect(['', 'aaaa', 'aaaA', 'aaA1', 'aaaaaA1a', 'aaaaaA1aaaaa'].map((text) => passwordStrength(text))).toEqual([
    0, 1, 2, 3, 4, 5,
  ])
})

test('REG-9 the adult age is the market’s, and the province’s in Canada', () => {
  expect(adultAgeOf(marketOf('UN'))).toBe(18)
  expect(adultAgeOf(marketOf('CA'))).toBe(19)
  for (const province of ['AB', 'MB', 'QC']) expect(adultAgeOf(marketOf('CA'), province)).toBe(18)
  expect(adultAgeOf(marketOf('CA'), 'BC')).toBe(19)
  expect(ageAt('2008-02-29', Date.parse('2026-02-28T23:59:59Z'))).toBe(17)
  expect(ageAt('2008-02-29', Date.parse('2026-03-01T00:00:00Z'))).toBe(18)
})

test.each([
  ['+358', '+358 40 7778812', '+358', '407778812'],
  ['+358', '00358-40-777 8812', '+358', '407778812'],
  ['+358', '358407778812', '+358', '407778812'],
  ['+358', '(040) 777\u00a088\u201112', '+358', '407778812'],
  ['+358', '\u202a+44 (0)7400 123456\u202c', '+44', '7400123456'],
  ['+358', '+39 06 6982 1234', '+39', '0669821234'],
  ['+1', '1 (204) 234-5678', '+1', '2042345678'],
])('REG-9 a number as people write it is taken in its two parts: %s %s', (prefix, body, own, rest) => {
  expect(tidyPhone({ prefix, body }, ['+1', '+44', '+358', '+39'])).toEqual({ prefix: own, body: rest })
})

test('REG-9 what is right already, or no number, stays as it was typed', () => {
  for (const body of ['407778812', '40 777-8812', '', 'call me', '12', '+999 12345678', '+358 12'])
    expect(tidyPhone({ prefix: '+358', body }, ['+358'])).toBeNull()
})

test('REG-9 a phone is checked for its prefix and sent as one number', () => {
  expect(parsePhone('+358', '040 123 4567')).toEqual({ e164: '+358401234567', country: 'FI' })
  expect(parsePhone('+44', '7400 123456')).toEqual({ e164: '+447400123456', country: 'GB' })
  expect(parsePhone('+358', '12')).toBeNull()
  expect(parsePhone('358', '401234567')).toBeNull()
})

test.each([' WELCOME-50 ', 'a b', 'ab\u0000', '', ' ', 'x'.repeat(50), 'x'.repeat(51), undefined])(
  'BON-6 a bonus code of an address (%j) is read as the field reads it',
  (found) => {
    const { success, output } = v.safeParse(bonusCodeField, found)
    expect(readBonusCode(found)).toBe(success ? output : null)
  },
)
