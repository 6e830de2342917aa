import { useEffect, useState, type RefObject } from 'react'

/** How many items of a row that scrolls sideways have come near its window: `first` ones, and more as it is scrolled. */
export function useDrawnAhead(
  list: RefObject<HTMLElement | null>,
  count: number,
  first: number,
  beyond: number,
): number {
  const [drawn, setDrawn] = useState(first)
  useEffect(() => {
    const row = list.current
    if (!row || drawn >= count) return undefined
    const look = () => {
      const seen = (row.scrollLeft + row.clientWidth * 2) / row.scrollWidth
      setDrawn((before) => Math.max(before, Math.ceil(seen * count) + beyond))
    }
    row.addEventListener('scroll', look, { passive: true })
    return () => row.removeEventListener('scroll', look)
  }, [list, drawn, count, beyond])
  return drawn
}
