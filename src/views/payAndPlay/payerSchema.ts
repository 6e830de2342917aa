import * as v from 'valibot'
import type { ContactRules } from '#contract/contactRules.ts'
import { acceptedField, emailField, phoneBodyField, phonePrefixField } from '#contract/fields.ts'
import { parsePhone } from '#contract/phone.ts'
import { contactInfoFields, contactInfoSchema, requireAge } from '../registration/contactInfoSchema.ts'

/** Names of the form's fields, as the server calls them too. */
export const payerFields = [
  'email',
  'phonePrefix',
  'phoneBody',
  ...contactInfoFields,
  'termsAndConditions',
  'cookiePolicyAccepted',
] as const

/** What the form may keep for another try; nothing of it is secret. */
export const payerDraftFields = [...payerFields, 'marketingOptIn']

/** What a bank does not know of a new player, as it is typed by who is under these rules (PNP-2, REG-9, REG-10). */
export function payerSchema(rules: ContactRules) {
  return v.pipe(
    v.object({
      email: emailField,
      phonePrefix: phonePrefixField,
      phoneBody: phoneBodyField,
      ...contactInfoSchema(rules).entries,
      termsAndConditions: acceptedField('error.terms.required'),
      cookiePolicyAccepted: acceptedField('error.cookie_policy.required'),
      marketingOptIn: v.boolean(),
    }),
    v.forward(
      v.partialCheck(
        [['phonePrefix'], ['phoneBody']],
        ({ phonePrefix, phoneBody }) => parsePhone(phonePrefix, phoneBody) !== null,
        'error.phone.invalid',
      ),
      ['phoneBody'],
    ),
    v.forward(v.partialCheck([['dateOfBirth'], ['province']], requireAge(rules), 'error.date_of_birth.under_age'), [
      'dateOfBirth',
    ]),
  )
}
