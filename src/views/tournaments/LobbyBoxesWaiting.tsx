import { cx } from '#src/ui/cx.ts'
import { Skeleton } from '#src/ui/Surface.tsx'
import * as styles from './tournaments.css.ts'

/** Their room until they are there, with the player's own place in a tournament where one is to come. */
export function LobbyBoxesWaiting({ hasOwn }: { readonly hasOwn: boolean }) {
  return (
    <div className={cx(styles.boxes, hasOwn && styles.withOwn)} aria-hidden>
      {[0, 1, 2].map((at) => (
        <span key={at} className={styles.waiting}>
          <Skeleton height="100%" />
        </span>
      ))}
    </div>
  )
}
