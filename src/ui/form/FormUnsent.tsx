import { useEffect, useRef } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'

// What a schema takes out makes no other value: spaces at the ends, and the punctuation of a number.
const bare = (value: unknown): unknown => {
  if (typeof value !== 'string') return value
  return /^[\d\s().-]*$/.test(value) ? value.replaceAll(/\D/g, '') : value.trim()
}

interface FormUnsentProps {
  /** What was sent, by field name; null while nothing was. */
  readonly sent: object | null
  readonly onTell: (isUnsent: boolean) => void
}

/** Tells, each time it turns, whether the form holds other values than those that were sent. */
export function FormUnsent({ sent, onTell }: FormUnsentProps) {
  const { control } = useFormContext()
  const values: Readonly<Record<string, unknown>> = useWatch({ control })
  const before = new Map(Object.entries(sent ?? {}))
  const isUnsent =
    sent !== null &&
    Object.entries(values).some(
      ([name, value]) => before.has(name) && bare(value ?? '') !== bare(before.get(name) ?? ''),
    )
  const tell = useRef(onTell)
  useEffect(() => {
    tell.current = onTell
  })
  useEffect(() => tell.current(isUnsent), [isUnsent])
  return null
}
