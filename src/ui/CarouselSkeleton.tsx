import type { CarouselProps } from './Carousel.tsx'
import * as styles from './Carousel.css.ts'
import { Skeleton } from './Surface.tsx'

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
