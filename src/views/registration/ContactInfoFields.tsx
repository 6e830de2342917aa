import { useLingui } from '@lingui/react/macro'
import type { ContactRules } from '#contract/contactRules.ts'
import { provincesWithoutOntario } from '#contract/countries.ts'
import { FormDate, FormField, FormSelect } from '#src/ui/form/fields.tsx'

/** Date of birth, postal code, and province or CPF where the player's country asks (REG-10). */
export function ContactInfoFields({ rules }: { readonly rules: ContactRules }) {
  const { t } = useLingui()
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
          options={provincesWithoutOntario.map(({ code, label }) => ({ value: code, label }))}
        />
      ) : null}
      {rules.extra === 'cpf' ? <FormField name="cpf" label={t`CPF`} inputMode="numeric" autoComplete="off" /> : null}
    </>
  )
}
