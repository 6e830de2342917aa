import { startTransition, useEffect, useEffectEvent, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'

/** Rows drawn beyond each edge of the window. */
const beyond = 1

interface Rows {
  readonly from: number
  readonly to: number
  /** The first row below the window. */
  readonly edge: number
}

/** About as many rows as a window has room for, before anything is measured. */
const firstRows = (): Rows => {
  const rows = Math.ceil(window.innerHeight / 220)
  return { from: 0, to: rows, edge: rows }
}

/** Rows of a grid in the page that are within the window, and some more; all others need not be drawn. The grid measures `rows` equal rows. */
export function useRowsInSight(list: RefObject<HTMLElement | null>, rows: number): Rows {
  const [sight, setSight] = useState(firstRows)
  const look = useEffectEvent((isScrolled: boolean) => {
    // Out of the page, or not shown, it has no rows in sight: those of before are kept. (Measured, it would be laid out.)
    if (!list.current?.checkVisibility()) return
    const box = list.current.getBoundingClientRect()
    if (box.height === 0) return
    const height = box.height / rows
    const first = Math.floor(-box.top / height)
    const from = Math.max(0, first - beyond)
    const edge = Math.max(from, Math.ceil((window.innerHeight - box.top) / height))
    const to = edge + beyond
    if (from === sight.from && to === sight.to && edge === sight.edge) return
    const isDrawn = first >= sight.from && edge <= sight.to
    // What is scrolled to is there in the frame in which it comes into sight; what lies behind it takes the time that is left.
    if (!isScrolled) setSight({ from, to, edge })
    else if (isDrawn) startTransition(() => setSight({ from, to, edge }))
    else flushSync(() => setSight({ from, to, edge }))
  })
  useEffect(() => {
    const onScroll = () => look(true)
    const onResize = () => look(false)
    // Not measured at once, when the page would have to be laid out for it: in the next frame it is anyway.
    const frame = requestAnimationFrame(() => requestAnimationFrame(() => look(false)))
    window.addEventListener('scroll', onScroll, { passive: true })
    window.addEventListener('resize', onResize)
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', onScroll)
      window.removeEventListener('resize', onResize)
    }
  }, [])
  return sight
}
