import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, type ReactNode } from 'react'

export interface VirtualListProps<Item> {
  readonly items: readonly Item[]
  /** The same function each time: with another one all rows are counted anew. */
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
  const isTop = useRef(true)
  const drawn = useRef(items)
  const at = (index: number): Item => items[index] as Item
  const getItemKey = useCallback((index: number) => keyOf(items[index] as Item), [items, keyOf])
  // It is read anew at each rendering, and nothing here is remembered by a compiler.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useWindowVirtualizer({
    count: items.length,
    estimateSize: (index) => estimate(at(index), index),
    getItemKey,
    overscan: 6,
    scrollMargin: margin.current,
    useFlushSync: false,
    // Rows that come in above what is read move nothing; who has not scrolled yet sees them come. Asked for only when the rows change:
    // each row that is measured meanwhile would count all of them anew.
    anchorTo: isTop.current || drawn.current === items ? 'start' : 'end',
  })
  const rows = virtualizer.getVirtualItems()

  useLayoutEffect(() => {
    drawn.current = items
    const element = list.current
    // While somebody scrolls nothing above it changes its height, and asking would have the page laid out once more for each row.
    if (element && !virtualizer.isScrolling) margin.current = element.getBoundingClientRect().top + window.scrollY
  })
  const first = items.length > 0 ? keyOf(at(0)) : ''
  const notice = useEffectEvent(() => {
    isTop.current = margin.current - window.scrollY > -8
    onTop?.(isTop.current)
  })
  useEffect(() => {
    const onScroll = () => notice()
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => window.removeEventListener('scroll', onScroll)
  }, [])
  useEffect(() => notice(), [first])

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
