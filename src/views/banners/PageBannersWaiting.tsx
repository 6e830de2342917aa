import { Skeleton } from '#src/ui/Surface.tsx'
import * as styles from './banners.css.ts'

/** Their room until they are there, so that nothing below them jumps. */
export function PageBannersWaiting() {
  return (
    <div className={styles.waiting} aria-hidden>
      <Skeleton height="100%" />
    </div>
  )
}
