import { useEffect, type RefObject } from 'react'

/** Scrolls a row of links sideways so that the current one stands whole in it; `current` names the one, or what it depends on. */
export function useCurrentInSight(row: RefObject<HTMLElement | null>, current: unknown): void {
  useEffect(() => {
    const list = row.current
    const link = list?.querySelector<HTMLElement>('[aria-current="page"]')
    if (!list || !link || list.scrollWidth <= list.clientWidth) return
    const place = link.getBoundingClientRect()
    const frame = list.getBoundingClientRect()
    // Never `scrollIntoView`: it would move the page too.
    list.scrollLeft += place.left + place.width / 2 - (frame.left + frame.width / 2)
  }, [row, current])
}
