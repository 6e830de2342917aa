import { Skeleton } from '#src/ui/Surface.tsx'
import * as styles from './tournaments.css.ts'

/** Their room until they are there. */
export function LobbyBoxesWaiting() {
  return (
    <div className={styles.boxes} aria-hidden>
      {[0, 1, 2].map((at) => (
        <span key={at} className={styles.waiting}>
          <Skeleton height="100%" />
        </span>
      ))}
    </div>
  )
}
