import type { Brand } from '../brand.ts'
import { HalcyonArt } from './art.tsx'
import * as styles from './logo.css.ts'
import { HalcyonMark } from './mark.tsx'
import { scheme } from './theme.css.ts'
import { tokens } from './tokens.ts'

function Logo({ height = 36 }: { readonly height?: number }) {
  return (
    <span className={styles.logo} style={{ fontSize: height * 0.72 }}>
      <HalcyonMark size={height} />
      <span>halcyon</span>
    </span>
  )
}

/** Halcyon: sold in every market. */
export const halcyon: Brand = {
  id: 'halcyon',
  name: 'Halcyon',
  options: {
    removedFromRegistration: {},
    confirmsUnknownPlayers: false,
    defaultCurrency: 'EUR',
  },
  Mark: HalcyonMark,
  Logo,
  HeroArt: HalcyonArt,
  scheme,
  themeColor: tokens.color.header,
  favicon: '/brands/halcyon/favicon.svg',
}
