import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from 'react'
import { FieldError } from './Field.tsx'
import * as styles from './Field.css.ts'

export interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  readonly ref?: Ref<HTMLInputElement>
  readonly label: ReactNode
  readonly hint?: ReactNode
  readonly error?: ReactNode
}

/** A tick box with its label beside it. */
export function Checkbox({ label, hint, error, ...input }: CheckboxProps) {
  const id = useId()
  return (
    <div className={styles.field}>
      <span className={styles.checkRow}>
        <input
          className={styles.check}
          {...input}
          id={id}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={[error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined}
        />
        <label className={styles.checkLabel} htmlFor={id}>
          {label}
        </label>
      </span>
      {hint || error ? (
        <span className={styles.checkSaid}>
          {hint ? (
            <span id={`${id}-hint`} className={styles.hint}>
              {hint}
            </span>
          ) : null}
          <FieldError id={`${id}-error`}>{error}</FieldError>
        </span>
      ) : null}
    </div>
  )
}
