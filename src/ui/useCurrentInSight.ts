import { useEffect, type RefObject } from 'react'

/**
 * Scrolls a row of links sideways so that the current one stands whole in it. `current` names it, undefined while there
 * is none; `count` is the number of links, as the current one may be among those that come later.
 */
export function useCurrentInSight(
  row: RefObject<HTMLElement | null>,
  current: string | null | undefined,
  count: number,
): void {
  useEffect(() => {
    const list = row.current
    if (current === undefined || count === 0 || !list) return undefined
    // The first report comes when the row has a size; later ones (a turned phone) may have moved the link out of sight.
    const watch = new ResizeObserver(() => {
      const link = list.querySelector<HTMLElement>('[aria-current="page"]')
      if (!link || list.scrollWidth <= list.clientWidth) return
      const place = link.getBoundingClientRect()
      const frame = list.getBoundingClientRect()
      // Never `scrollIntoView`: it would move the page too.
      list.scrollBy({ left: place.left + place.width / 2 - (frame.left + frame.width / 2) })
    })
    watch.observe(list)
    return () => watch.disconnect()
  }, [row, current, count])
}
