import * as v from 'valibot'
import { ageAt, cpfField, dateOfBirthField, postalCodeField } from '#contract/fields.ts'
import type { Market } from '#contract/markets.ts'

/** Names of the fields of the contact step, as the server calls them too. */
export const contactInfoFields = ['dateOfBirth', 'postalCode', 'province', 'cpf'] as const

/** Whether somebody is of age in the market; the age of a province wins. */
export const requireAge =
  ({ rules }: Pick<Market, 'rules'>) =>
  ({ dateOfBirth, province }: { dateOfBirth: string; province: string }): boolean =>
    ageAt(dateOfBirth, Date.now()) >= (rules.adultAgeByRegion[province] ?? rules.adultAge)

/** The contact step as it is typed in a market (REG-9, REG-10); the adult age of a province wins over the market's. */
export function contactInfoSchema({ registrationExtra, rules }: Pick<Market, 'registrationExtra' | 'rules'>) {
  const ages = [rules.adultAge, ...Object.values(rules.adultAgeByRegion)]
  return v.pipe(
    v.object({
      dateOfBirth: dateOfBirthField(Math.min(...ages), Date.now()),
      postalCode: postalCodeField,
      province:
        registrationExtra === 'province' ? v.pipe(v.string(), v.minLength(1, 'error.province.required')) : v.string(),
      cpf: registrationExtra === 'cpf' ? cpfField : v.string(),
    }),
    v.forward(v.partialCheck([['dateOfBirth'], ['province']], requireAge({ rules }), 'error.date_of_birth.under_age'), [
      'dateOfBirth',
    ]),
  )
}
