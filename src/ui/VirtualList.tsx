import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, type ReactNode } from 'react'

export interface VirtualListProps<Item> {
  readonly items: readonly Item[]
  readonly keyOf: (item: Item) => string
  /** About how high a row is, px, before it has been drawn. */
  readonly estimate: (item: Item, at: number) => number
  readonly children: (item: Item, at: number) => ReactNode
  readonly label: string
  /** The last rows are coming into sight. */
  readonly onEnd?: (() => void) | undefined
  /** Tells, each time it turns, whether the list's first row is in sight. */
  readonly onTop?: (isTop: boolean) => void
}

/**
 * A list in the page of which only the rows in sight are drawn. Rows that come in above them move nothing: what is read stays where it
 * is (TXN-3).
 */
export function VirtualList<Item>({ items, keyOf, estimate, children, label, onEnd, onTop }: VirtualListProps<Item>) {
  const list = useRef<HTMLUListElement>(null)
  const margin = useRef(0)
  const at = (index: number): Item => items[index] as Item
  // It is read anew at each rendering, and nothing here is remembered by a compiler.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useWindowVirtualizer({
    count: items.length,
    estimateSize: (index) => estimate(at(index), index),
    getItemKey: (index) => keyOf(at(index)),
    overscan: 6,
    scrollMargin: margin.current,
    useFlushSync: false,
  })
  const rows = virtualizer.getVirtualItems()

  // The row that stands first in sight, and where: after rows have come in above it, it stands there again.
  const anchor = useRef<{ readonly key: string; readonly top: number } | null>(null)
  const first = items.length > 0 ? keyOf(at(0)) : ''
  const firstBefore = useRef(first)
  const settling = useRef(0)
  useLayoutEffect(() => {
    const element = list.current
    if (!element) return
    margin.current = element.getBoundingClientRect().top + window.scrollY
    // Places are reckoned anew in more than one rendering.
    if (firstBefore.current !== first) settling.current = 4
    firstBefore.current = first
    const kept = anchor.current
    if (kept === null || settling.current === 0) return
    settling.current -= 1
    const index = items.findIndex((item) => keyOf(item) === kept.key)
    const start = index < 0 ? undefined : virtualizer.measurementsCache[index]?.start
    const row = element.querySelector(`[data-key="${CSS.escape(kept.key)}"]`)
    const now = row ? row.getBoundingClientRect().top : start === undefined ? kept.top : start - window.scrollY
    if (Math.abs(now - kept.top) > 1) window.scrollBy({ top: now - kept.top, behavior: 'instant' })
  })
  const notice = useEffectEvent(() => {
    const element = list.current
    if (!element) return
    const isTop = element.getBoundingClientRect().top > -8
    onTop?.(isTop)
    const drawn = [...element.querySelectorAll<HTMLElement>('[data-key]')]
    const inSight = drawn.find((row) => row.getBoundingClientRect().top >= 0)
    anchor.current =
      isTop || !inSight ? null : { key: inSight.dataset['key'] ?? '', top: inSight.getBoundingClientRect().top }
  })
  useEffect(() => {
    const onScroll = () => notice()
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => window.removeEventListener('scroll', onScroll)
  }, [])
  // What is read is not looked for anew until the rows above it have found their places.
  const noticeTop = useEffectEvent(() => onTop?.((list.current?.getBoundingClientRect().top ?? 0) > -8))
  useEffect(() => noticeTop(), [first])

  const last = rows.at(-1)?.index ?? -1
  const end = useEffectEvent(() => onEnd?.())
  useEffect(() => {
    if (last >= items.length - 1 && items.length > 0) end()
  }, [last, items.length])

  return (
    <ul
      ref={list}
      aria-label={label}
      style={{ position: 'relative', height: virtualizer.getTotalSize(), listStyle: 'none', margin: 0, padding: 0 }}
    >
      {rows.map((row) => (
        <li
          key={row.key}
          ref={virtualizer.measureElement}
          data-index={row.index}
          data-key={row.key}
          aria-setsize={items.length}
          aria-posinset={row.index + 1}
          style={{
            position: 'absolute',
            insetInline: 0,
            top: 0,
            transform: `translateY(${row.start - virtualizer.options.scrollMargin}px)`,
          }}
        >
          {children(at(row.index), row.index)}
        </li>
      ))}
    </ul>
  )
}
