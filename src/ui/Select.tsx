import type { Ref, SelectHTMLAttributes } from 'react'
import { FieldFrame, type FieldLook } from './Field.tsx'
import * as styles from './Field.css.ts'
import { DownIcon } from './icons.tsx'

export interface Option {
  readonly value: string
  readonly label: string
}

export interface SelectProps extends FieldLook, SelectHTMLAttributes<HTMLSelectElement> {
  readonly ref?: Ref<HTMLSelectElement>
  readonly options: readonly Option[]
  /** The text of an empty first choice. */
  readonly choose?: string
}

/** The platform's own select with label, hint and error. */
export function Select({ label, hint, error, optional, options, choose, ...select }: SelectProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error} optional={optional}>
      {(ids) => (
        <span className={styles.box}>
          <select className={styles.select} {...select} {...ids}>
            {choose === undefined ? null : <option value="">{choose}</option>}
            {options.map((option) => (
              <option key={option.label} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <span className={styles.chevron}>
            <DownIcon size={18} />
          </span>
        </span>
      )}
    </FieldFrame>
  )
}
