import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from 'react'
import * as styles from './Field.css.ts'
import { AlertIcon } from './icons.tsx'

/** What every field shows around its control. */
export interface FieldLook {
  readonly label: ReactNode
  readonly hint?: ReactNode
  /** The message under the field; its presence marks the field as wrong. */
  readonly error?: ReactNode
  /** Words beside the label of a field that may stay empty. */
  readonly optional?: ReactNode
}

export interface FieldProps extends FieldLook, Omit<InputHTMLAttributes<HTMLInputElement>, 'size' | 'prefix'> {
  readonly ref?: Ref<HTMLInputElement>
  readonly prefix?: ReactNode
  readonly inputClassName?: string
}

/** A one-line text field with label, hint and error. */
export function Field({ label, hint, error, optional, prefix, inputClassName, ...input }: FieldProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error} optional={optional}>
      {(ids) => (
        <span className={styles.box}>
          {prefix ? (
            <span className={styles.prefix} aria-hidden>
              {prefix}
            </span>
          ) : null}
          <input className={inputClassName ?? styles.input} {...input} {...ids} />
        </span>
      )}
    </FieldFrame>
  )
}

/** Label, hint and error around a control, which gets the ids that tie them together. */
export function FieldFrame(props: FieldLook & { readonly children: (ids: FieldIds) => ReactNode }) {
  const id = useId()
  const { label, hint, error, optional, children } = props
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <div className={styles.field}>
      <span className={styles.label}>
        <label htmlFor={id}>{label}</label>
        {optional ? <span className={styles.optional}>{optional}</span> : null}
      </span>
      {children({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': described || undefined })}
      <FieldError id={`${id}-error`}>{error}</FieldError>
      {hint ? (
        <span id={`${id}-hint`} className={styles.hint}>
          {hint}
        </span>
      ) : null}
    </div>
  )
}

export interface FieldIds {
  readonly id: string
  readonly 'aria-invalid': true | undefined
  readonly 'aria-describedby': string | undefined
}

/** The message under a wrong field. */
export function FieldError({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  if (!children) return null
  return (
    <span id={id} className={styles.error}>
      <span className={styles.errorIcon}>
        <AlertIcon size={16} />
      </span>
      <span>{children}</span>
    </span>
  )
}
