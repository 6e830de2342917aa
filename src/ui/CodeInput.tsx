import { Field, type FieldProps } from './Field.tsx'
import * as styles from './Field.css.ts'

/** Digits of a one-time code, at most six; a paste with blanks or dashes works. */
export function codeDigits(text: string): string {
  return text.replaceAll(/\D/g, '').slice(0, 6)
}

export interface CodeInputProps extends Omit<FieldProps, 'onChange' | 'value'> {
  readonly value: string
  readonly onCode: (code: string) => void
}

/** The field of a six-digit one-time code: one input, so that paste, autofill and screen readers just work. */
export function CodeInput({ value, onCode, ...field }: CodeInputProps) {
  return (
    <Field
      {...field}
      inputClassName={styles.code}
      inputMode="numeric"
      autoComplete="one-time-code"
      pattern="[0-9]*"
      value={value}
      onChange={(event) => onCode(codeDigits(event.target.value))}
    />
  )
}
