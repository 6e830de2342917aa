import { useEffect, type RefObject } from 'react'

/** Scrolls a row of links sideways so that the current one stands whole in it; `current` names it, undefined while there is none. */
export function useCurrentInSight(row: RefObject<HTMLElement | null>, current: string | null | undefined): void {
  useEffect(() => {
    if (current === undefined) return
    const list = row.current
    const link = list?.querySelector<HTMLElement>('[aria-current="page"]')
    if (!list || !link || list.scrollWidth <= list.clientWidth) return
    const place = link.getBoundingClientRect()
    const frame = list.getBoundingClientRect()
    // Never `scrollIntoView`: it would move the page too.
    list.scrollBy({ left: place.left + place.width / 2 - (frame.left + frame.width / 2) })
  }, [row, current])
}
