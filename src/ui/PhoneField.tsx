import { useLingui } from '@lingui/react/macro'
import type { InputHTMLAttributes, ReactNode, Ref, SelectHTMLAttributes } from 'react'
import { Field } from './Field.tsx'
import * as styles from './Field.css.ts'
import { Select, type Option } from './Select.tsx'

export interface PhoneFieldProps {
  /** Dialling codes, `+358` with a label like `Finland +358`. */
  readonly prefixes: readonly Option[]
  readonly prefixProps: SelectHTMLAttributes<HTMLSelectElement> & { readonly ref?: Ref<HTMLSelectElement> }
  readonly bodyProps: InputHTMLAttributes<HTMLInputElement> & { readonly ref?: Ref<HTMLInputElement> }
  readonly prefixError?: ReactNode
  readonly bodyError?: ReactNode
  readonly hint?: ReactNode
}

/** Dialling code and number beside each other, kept apart as prefix and body. */
export function PhoneField({ prefixes, prefixProps, bodyProps, prefixError, bodyError, hint }: PhoneFieldProps) {
  const { t } = useLingui()
  return (
    <div className={styles.phone}>
      <Select
        label={t({ message: 'Phone prefix', comment: 'Label of a field: country calling code.' })}
        options={prefixes}
        autoComplete="tel-country-code"
        {...prefixProps}
        error={prefixError}
      />
      <Field
        label={t({ message: 'Phone number', comment: 'Label of a field, without the country code.' })}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        {...bodyProps}
        hint={hint}
        error={bodyError}
      />
    </div>
  )
}
