import { useEffect, useReducer } from 'react'

/** The longest that a browser's timer can be, ms. */
const LONGEST = 2 ** 31 - 1

/** Draws this again after so long, ms; null: never. */
export function useDrawnAfter(ms: number | null): void {
  const [, draw] = useReducer((drawn: number) => drawn + 1, 0)
  useEffect(() => {
    if (ms === null) return undefined
    const timer = setTimeout(draw, Math.min(ms, LONGEST))
    return () => clearTimeout(timer)
  }, [ms])
}
