import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { parseDate, showDate, typeDate } from './dateText.ts'
import { Field, type FieldProps } from './Field.tsx'

export interface DateFieldProps extends Omit<FieldProps, 'onChange' | 'value'> {
  /** `yyyy-MM-dd`, or the text as typed while it is no date. */
  readonly value: string
  /** Gets `yyyy-MM-dd` once the text is a real date, else the text itself. */
  readonly onDate: (value: string) => void
}

/** A date typed as dd/MM/yyyy: quicker than a calendar for a date of birth. */
export function DateField({ value, onDate, onBlur, ...field }: DateFieldProps) {
  const { t } = useLingui()
  const [text, setText] = useState(() => (parseDate(value) ? showDate(value) : value))
  function change(next: string) {
    const typed = typeDate(next, text)
    setText(typed)
    onDate(parseDate(typed) ?? typed)
  }
  return (
    <Field
      placeholder={t({
        message: 'dd/mm/yyyy',
        comment: 'How a date is typed: two digits of the day, two of the month, four of the year.',
      })}
      autoComplete="bday"
      inputMode="numeric"
      {...field}
      value={text}
      onChange={(event) => change(event.target.value)}
      onBlur={(event) => {
        const date = parseDate(text)
        if (date) setText(showDate(date))
        onBlur?.(event)
      }}
    />
  )
}
