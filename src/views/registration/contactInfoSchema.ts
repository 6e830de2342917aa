import * as v from 'valibot'
import type { ContactRules } from '#contract/contactRules.ts'
import { provincesWithoutOntario } from '#contract/countries.ts'
import { ageAt, cpfField, dateOfBirthField, postalCodeField } from '#contract/fields.ts'

/** Names of the fields of the contact step, as the server calls them too. */
export const contactInfoFields = ['dateOfBirth', 'postalCode', 'province', 'cpf'] as const

/** Those of them that are shown under these rules. */
export const contactInfoShown = ({ extra }: ContactRules): readonly string[] =>
  contactInfoFields.filter((name) => (name !== 'province' && name !== 'cpf') || name === extra)

/** Whether somebody is of age; the age of a province wins. */
export const requireAge =
  ({ adultAge }: ContactRules) =>
  ({ dateOfBirth, province }: { dateOfBirth: string; province: string }): boolean =>
    ageAt(dateOfBirth, Date.now()) >= adultAge(province)

/** The contact step as it is typed by who is under these rules (REG-9, REG-10). */
export function contactInfoSchema(rules: ContactRules) {
  const ages = [rules.adultAge(), ...provincesWithoutOntario.map(({ code }) => rules.adultAge(code))]
  return v.pipe(
    v.object({
      dateOfBirth: dateOfBirthField(Math.min(...ages), Date.now()),
      postalCode: postalCodeField,
      province: rules.extra === 'province' ? v.pipe(v.string(), v.minLength(1, 'error.province.required')) : v.string(),
      cpf: rules.extra === 'cpf' ? cpfField : v.string(),
    }),
    v.forward(v.partialCheck([['dateOfBirth'], ['province']], requireAge(rules), 'error.date_of_birth.under_age'), [
      'dateOfBirth',
    ]),
  )
}
