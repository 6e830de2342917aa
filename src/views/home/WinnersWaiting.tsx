import { Skeleton } from '#src/ui/Surface.tsx'
import * as surface from '#src/ui/Surface.css.ts'
import * as styles from './home.css.ts'

/** The room of the winners until they are there, so that nothing below them jumps. */
export function WinnersWaiting() {
  return (
    <div className={styles.winners} aria-hidden>
      <span className={surface.sectionTitle}>&nbsp;</span>
      <div className={surface.stack}>
        <Skeleton width="15rem" height="44px" />
        <div className={styles.winnersWaiting}>
          <Skeleton height="100%" />
        </div>
      </div>
    </div>
  )
}
