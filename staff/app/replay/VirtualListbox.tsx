import { useVirtualizer, defaultRangeExtractor } from '@tanstack/react-virtual'
import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react'

export interface VirtualListboxProps {
  readonly label: string
  readonly className: string
  readonly count: number
  /** Height of each row, px. */
  readonly rowHeight: number
  /** The row that is brought into sight. */
  readonly near: number
  /** True where that row is the chosen one, and not only close to it. */
  readonly isChosen: boolean
  readonly onChoose: (at: number) => void
  readonly classOf: (at: number) => string
  readonly children: (at: number) => ReactNode
}

const moves: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: 10, PageUp: -10 }

/** A list of any length of which only the rows in sight are drawn; one is chosen, with the arrow keys too. */
export function VirtualListbox(props: VirtualListboxProps) {
  const { label, className, count, rowHeight, near, isChosen, onChoose, classOf, children } = props
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  // Nothing here is remembered by a compiler.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => box.current,
    estimateSize: () => rowHeight,
    overscan: 8,
    // Who reads with a screen reader is at the chosen row, wherever the list was scrolled to.
    rangeExtractor: (range) => {
      const inSight = defaultRangeExtractor(range)
      if (!isChosen || near < 0 || near >= count || inSight.includes(near)) return inSight
      return [...inSight, near].toSorted((a, b) => a - b)
    },
  })
  useEffect(() => {
    if (near >= 0 && near < count) virtualizer.scrollToIndex(near, { align: 'auto' })
  }, [near, count, virtualizer])
  function move(event: KeyboardEvent) {
    const by = moves[event.key]
    const to = event.key === 'Home' ? 0 : event.key === 'End' ? count - 1 : by === undefined ? null : near + by
    if (to === null || count === 0) return
    event.preventDefault()
    onChoose(Math.max(0, Math.min(count - 1, to)))
  }
  return (
    <div
      ref={box}
      className={className}
      // The platform's own list draws every row, and can not hold two lines in one.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="listbox"
      tabIndex={0}
      aria-label={label}
      aria-activedescendant={isChosen && near >= 0 && near < count ? `${id}-${near}` : undefined}
      onKeyDown={move}
    >
      <div role="presentation" style={{ position: 'relative', height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ index, start }) => (
          // The list as a whole has the keys, as a list of this kind does.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
          <div
            key={index}
            id={`${id}-${index}`}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as its list
            role="option"
            aria-selected={isChosen && index === near}
            aria-setsize={count}
            aria-posinset={index + 1}
            className={classOf(index)}
            style={{ height: rowHeight, transform: `translateY(${start}px)` }}
            onClick={() => onChoose(index)}
          >
            {children(index)}
          </div>
        ))}
      </div>
    </div>
  )
}
