import { useState } from 'react'

/** The last value that was not null. */
export function useLast<T extends string | number>(value: T | null): T | null {
  const [last, setLast] = useState(value)
  if (value !== null && value !== last) setLast(value)
  return value ?? last
}
