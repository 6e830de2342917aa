import { Children, startTransition, useEffect, useState, type ReactNode } from 'react'
import { isReturn } from './returning.ts'

interface InTurnProps {
  /** How many are shown at once: at least those that fill the first screen. */
  readonly first: number
  /** Room kept for each of those to come, any CSS length, so that what follows them does not stand in the way. */
  readonly height: string
  readonly children: readonly ReactNode[]
}

/** Calls when the browser has nothing better to do, at the latest after 200 ms; returns how to give it up. */
function whenIdle(callback: () => void): () => void {
  // oxlint-disable-next-line typescript/no-unnecessary-condition -- Safari has none
  if (!window.requestIdleCallback) {
    const timer = setTimeout(callback, 1)
    return () => clearTimeout(timer)
  }
  const request = window.requestIdleCallback(callback, { timeout: 200 })
  return () => window.cancelIdleCallback(request)
}

/**
 * Shows its first children at once and each other one as soon as the browser is idle: a long page made in one piece keeps
 * a slow phone from answering to a touch.
 */
export function InTurn({ first, height, children }: InTurnProps) {
  const all = Children.toArray(children)
  // A place further down is returned to at once.
  const [shown, setShown] = useState(() => (isReturn() ? all.length : first))
  const left = all.length - shown
  useEffect(
    () => (left > 0 ? whenIdle(() => startTransition(() => setShown((before) => before + 1))) : undefined),
    [left],
  )
  return (
    <>
      {all.slice(0, shown)}
      {/* The browser holds what it looks at in its place: held to this, who is far down would be carried on by each that comes. */}
      {left > 0 ? <div aria-hidden style={{ minHeight: `calc(${height} * ${left})`, overflowAnchor: 'none' }} /> : null}
    </>
  )
}
