import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { IconButton } from './Button.tsx'
import * as styles from './Carousel.css.ts'
import { arrowsMove } from './arrowsMove.ts'
import { BackIcon, ForwardIcon } from './icons.tsx'
import { rowPlace } from './rowPlaces.ts'

export interface CarouselProps {
  /** The name of the row, for its arrows and for screen readers. */
  readonly label: string
  readonly title: ReactNode
  /** Stands beside the title, e.g. a link to all. */
  readonly more?: ReactNode
  /** Width of one item, any CSS length. */
  readonly itemWidth: string
  /** Lines of items above each other. */
  readonly lines?: 1 | 2
  /** Where its list is wanted by who gives the items. */
  readonly list?: RefObject<HTMLUListElement | null>
  readonly id?: string | undefined
  readonly children: readonly ReactNode[]
}

/** A row that scrolls sideways by touch, wheel, its arrows or the arrow keys. */
export function Carousel({ label, title, more, itemWidth, lines = 1, list: given, id, children }: CarouselProps) {
  const { t } = useLingui()
  const own = useRef<HTMLUListElement>(null)
  const list = given ?? own
  const [edges, setEdges] = useState({ start: true, end: false })
  useEffect(() => {
    const row = list.current
    if (!row) return undefined
    const place = rowPlace(label)
    let { left } = place
    const look = () => {
      // Back at the page it stands as it was left, as soon as it is laid out.
      if (left > 0) row.scrollLeft = left
      left = 0
      setEdges((before) => {
        const start = row.scrollLeft < 8
        const end = row.scrollLeft + row.clientWidth > row.scrollWidth - 8
        return before.start === start && before.end === end ? before : { start, end }
      })
    }
    const onScroll = () => {
      place.keep(row.scrollLeft)
      look()
    }
    const seen = new ResizeObserver(look)
    seen.observe(row)
    const still = arrowsMove(row)
    row.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      seen.disconnect()
      still()
      row.removeEventListener('scroll', onScroll)
    }
  }, [list, label])
  const turn = (way: 1 | -1) =>
    list.current?.scrollBy({ left: way * list.current.clientWidth * 0.85, behavior: 'smooth' })
  return (
    <section id={id} className={styles.section} aria-label={label}>
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        {more}
        <span className={styles.arrows}>
          <IconButton
            label={t({ message: 'Scroll back', comment: 'Button of a row: shows the tiles before.' })}
            disabled={edges.start}
            onClick={() => turn(-1)}
          >
            <BackIcon />
          </IconButton>
          <IconButton
            label={t({ message: 'Scroll on', comment: 'Button of a row: shows the next tiles.' })}
            disabled={edges.end}
            onClick={() => turn(1)}
          >
            <ForwardIcon />
          </IconButton>
        </span>
      </div>
      <ul
        ref={list}
        className={styles.list}
        style={{ gridAutoColumns: itemWidth, gridTemplateRows: lines === 2 ? 'auto auto' : undefined }}
      >
        {children}
      </ul>
    </section>
  )
}
