import type { Brand } from '../brand.ts'
import { markOf } from '../markOf.tsx'
import { MarigoldArt } from './art.tsx'
import * as styles from './logo.css.ts'
import { facts } from './facts.ts'
import { mark } from './mark.ts'
// Its styles come with it.
// oxlint-disable-next-line import/no-unassigned-import
import './theme.css.ts'
import { tokens } from './tokens.ts'

const Mark = markOf(mark)

// The flower covers the name's own "o", which stays in the text.
function Logo({ height = 36 }: { readonly height?: number }) {
  return (
    <span className={styles.logo} style={{ fontSize: height * 0.84 }}>
      Marig
      <span className={styles.letter}>
        o
        <span className={styles.flower}>
          <Mark size={height * 0.74} />
        </span>
      </span>
      ld
    </span>
  )
}

/** Marigold as the page uses it. */
export const marigold: Brand = {
  ...facts,
  Mark,
  Logo,
  HeroArt: MarigoldArt,
  themeColor: tokens.color.header,
}
