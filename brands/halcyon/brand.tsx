import type { Brand } from '../brand.ts'
import { markOf } from '../markOf.tsx'
import { HalcyonArt } from './art.tsx'
import * as styles from './logo.css.ts'
import { facts } from './facts.ts'
import { mark } from './mark.ts'
// Its styles come with it.
// oxlint-disable-next-line import/no-unassigned-import
import './theme.css.ts'
import { tokens } from './tokens.ts'

const Mark = markOf(mark)

function Logo({ height = 36 }: { readonly height?: number }) {
  return (
    <span className={styles.logo} style={{ fontSize: height * 0.72 }}>
      <Mark size={height} />
      <span>halcyon</span>
    </span>
  )
}

/** Halcyon as the page uses it. */
export const halcyon: Brand = {
  ...facts,
  Mark,
  Logo,
  HeroArt: HalcyonArt,
  themeColor: tokens.color.header,
}
