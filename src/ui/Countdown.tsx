import { useState, type ReactNode } from 'react'
import { useNow } from './useNow.ts'

/** Seconds left of a wait that began when this came on the page. */
export function Countdown({
  seconds,
  children,
}: {
  readonly seconds: number
  readonly children: (left: number) => ReactNode
}) {
  const now = useNow()
  const [start] = useState(() => Date.now())
  return children(Math.max(0, Math.ceil(seconds - (now - start) / 1000)))
}
