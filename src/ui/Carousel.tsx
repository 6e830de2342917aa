import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { IconButton } from './Button.tsx'
import * as styles from './Carousel.css.ts'
import { arrowsMove } from './arrowsMove.ts'
import { BackIcon, ForwardIcon } from './icons.tsx'
import { Skeleton } from './Surface.tsx'

export interface CarouselProps {
  /** The name of the row, for its arrows and for screen readers. */
  readonly label: string
  readonly title: ReactNode
  /** Stands beside the title, e.g. a link to all. */
  readonly more?: ReactNode
  /** Width of one item, any CSS length. */
  readonly itemWidth: string
  readonly children: readonly ReactNode[]
}

/** A row that scrolls sideways by touch, wheel, its arrows or the arrow keys. */
export function Carousel({ label, title, more, itemWidth, children }: CarouselProps) {
  const { t } = useLingui()
  const list = useRef<HTMLUListElement>(null)
  const [edges, setEdges] = useState({ start: true, end: false })
  useEffect(() => {
    const row = list.current
    if (!row) return undefined
    const look = () =>
      setEdges((before) => {
        const start = row.scrollLeft < 8
        const end = row.scrollLeft + row.clientWidth > row.scrollWidth - 8
        return before.start === start && before.end === end ? before : { start, end }
      })
    const seen = new ResizeObserver(look)
    seen.observe(row)
    const still = arrowsMove(row)
    row.addEventListener('scroll', look, { passive: true })
    return () => {
      seen.disconnect()
      still()
      row.removeEventListener('scroll', look)
    }
  }, [])
  const turn = (way: 1 | -1) =>
    list.current?.scrollBy({ left: way * list.current.clientWidth * 0.85, behavior: 'smooth' })
  return (
    <section className={styles.section} aria-label={label}>
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        {more}
        <span className={styles.arrows}>
          <IconButton label={t`Scroll back`} disabled={edges.start} onClick={() => turn(-1)}>
            <BackIcon />
          </IconButton>
          <IconButton label={t`Scroll on`} disabled={edges.end} onClick={() => turn(1)}>
            <ForwardIcon />
          </IconButton>
        </span>
      </div>
      <ul ref={list} className={styles.list} style={{ gridAutoColumns: itemWidth }}>
        {children}
      </ul>
    </section>
  )
}

/** The place of a row whose items are still being fetched. */
export function CarouselSkeleton({ itemWidth, children }: Pick<CarouselProps, 'itemWidth' | 'children'>) {
  return (
    <div className={styles.section} aria-hidden>
      <div className={styles.head}>
        <Skeleton width="8rem" height="1.5rem" />
      </div>
      <ul className={styles.listSoon} style={{ gridAutoColumns: itemWidth }}>
        {children}
      </ul>
    </div>
  )
}
