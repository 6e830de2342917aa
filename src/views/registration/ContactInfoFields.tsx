import { useLingui } from '@lingui/react/macro'
import type { ContactRules } from '#contract/contactRules.ts'
import { provincesWithoutOntario } from '#contract/countries.ts'
import { FormDate, FormField, FormSelect } from '#src/ui/form/fields.tsx'
import { useProvinces } from '../address/useProvinces.ts'

/** Date of birth, postal code, and province or CPF where the player's country asks (REG-10). */
export function ContactInfoFields({ rules }: { readonly rules: ContactRules }) {
  const { t } = useLingui()
  const { optionsOf } = useProvinces()
  return (
    <>
      <FormDate name="dateOfBirth" label={t`Date of birth`} hint={t`Day, month, year`} />
      <FormField name="postalCode" label={t`Postal code`} autoComplete="postal-code" />
      {rules.extra === 'province' ? (
        <FormSelect
          name="province"
          label={t`Province`}
          autoComplete="address-level1"
          choose={t`Choose your province`}
          options={optionsOf(provincesWithoutOntario)}
        />
      ) : null}
      {rules.extra === 'cpf' ? (
        <FormField
          name="cpf"
          label={t({ message: 'CPF', comment: 'Brazilian tax number of a person; stays as it is.' })}
          inputMode="numeric"
          autoComplete="off"
        />
      ) : null}
    </>
  )
}
