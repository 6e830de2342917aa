import type { Brand } from '../brand.ts'
import { MarigoldArt } from './art.tsx'
import * as styles from './logo.css.ts'
import { MarigoldMark } from './mark.tsx'
import { scheme } from './theme.css.ts'
import { tokens } from './tokens.ts'

// The flower covers the name's own "o", which stays in the text.
function Logo({ height = 36 }: { readonly height?: number }) {
  return (
    <span className={styles.logo} style={{ fontSize: height * 0.84 }}>
      Marig
      <span className={styles.letter}>
        o
        <span className={styles.flower}>
          <MarigoldMark size={height * 0.74} />
        </span>
      </span>
      ld
    </span>
  )
}

/** Marigold: sold in eight markets; players from BG, CH and PL can't register in UN. */
export const marigold: Brand = {
  id: 'marigold',
  name: 'Marigold',
  options: {
    removedFromRegistration: { UN: ['BG', 'CH', 'PL'] },
    confirmsUnknownPlayers: true,
    defaultCurrency: 'EUR',
  },
  Mark: MarigoldMark,
  Logo,
  HeroArt: MarigoldArt,
  scheme,
  themeColor: tokens.color.header,
  favicon: '/brands/marigold/favicon.svg',
}
