import * as v from 'valibot'
import {
  acceptedField,
  emailField,
  nameField,
  passwordField,
  passwordHasEmail,
  passwordHasEmailKey,
  phoneBodyField,
  phonePrefixField,
} from '#contract/fields.ts'
import { parsePhone } from '#contract/phone.ts'

/** Names of the fields of the details step, as the server calls them too. */
export const detailsFields = [
  'email',
  'password',
  'firstName',
  'lastName',
  'countryCode',
  'phonePrefix',
  'phoneBody',
  'termsAndConditions',
  'cookiePolicyAccepted',
] as const

/** What the details step may keep for a reload: everything but the password. */
export const detailsDraftFields = [...detailsFields.filter((field) => field !== 'password'), 'marketingOptIn']

/** Chosen in the list of countries by who does not find theirs. */
export const notListed = 'other'

/** The details step as it is typed (REG-9): the contract's own field rules, and those between two fields. */
export const detailsSchema = v.pipe(
  v.object({
    email: emailField,
    password: passwordField,
    firstName: nameField,
    lastName: nameField,
    countryCode: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'error.country.required')),
    phonePrefix: phonePrefixField,
    phoneBody: phoneBodyField,
    termsAndConditions: acceptedField('error.terms.required'),
    cookiePolicyAccepted: acceptedField('error.cookie_policy.required'),
    marketingOptIn: v.boolean(),
  }),
  v.forward(
    v.partialCheck(
      [['password'], ['email']],
      ({ password, email }) => !passwordHasEmail(password, email),
      passwordHasEmailKey,
    ),
    ['password'],
  ),
  v.forward(
    v.partialCheck(
      [['phonePrefix'], ['phoneBody']],
      ({ phonePrefix, phoneBody }) => parsePhone(phonePrefix, phoneBody) !== null,
      'error.phone.invalid',
    ),
    ['phoneBody'],
  ),
)
