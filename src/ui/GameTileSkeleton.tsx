import { cx } from './cx.ts'
import * as styles from './GameTile.css.ts'

/** The place of a tile that is still being fetched. */
export function GameTileSkeleton({
  shape = 'square',
  artClass,
}: {
  readonly shape?: keyof typeof styles.shape
  /** Of art that is not by the tile's shape. */
  readonly artClass?: string
}) {
  return (
    <div className={styles.tile} aria-hidden>
      <span className={cx(artClass ?? cx(styles.art, styles.shape[shape]), styles.waiting)} />
      <span className={styles.words}>
        <span className={styles.line} />
        <span className={styles.lineShort} />
      </span>
    </div>
  )
}
