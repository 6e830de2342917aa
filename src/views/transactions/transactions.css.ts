import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { media } from '#src/ui/media.ts'
import { card } from '#src/ui/Surface.css.ts'
import { vars } from '#src/ui/theme.css.ts'

export const place = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  maxWidth: 880,
})
export const chips = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
})
export const filters = style({
  display: 'grid',
  // Each as wide as its longest choice needs; on a phone below each other.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 12rem), 1fr))',
  gap: vars.space[3],
  maxWidth: '34rem',
})
export const dates = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space[3],
  alignItems: 'start',
  maxWidth: '34rem',
})
export const sums = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
  gap: vars.space[4],
  margin: 0,
})
export const sum = style({ display: 'grid', gap: 2, alignContent: 'start' })
export const figure = style({ fontSize: vars.size.xl, fontWeight: 700, margin: 0 })
/** As high as what comes into its place. */
export const sumsPlace = style({ minHeight: '6.75rem' })
export const lines = style({ display: 'grid', gap: vars.space[2], listStyle: 'none', margin: 0, padding: 0 })
/** Stays in sight while the list is scrolled. */
export const news = style({
  position: 'sticky',
  top: '5rem',
  zIndex: 2,
  display: 'grid',
  justifyItems: 'center',
  height: 0,
})
export const day = style({
  padding: `${vars.space[4]} 0 ${vars.space[2]}`,
  fontSize: vars.size.md,
  fontWeight: 700,
})
export const row = style([
  card,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: vars.space[4],
    rowGap: 2,
    padding: `${vars.space[3]} ${vars.space[4]}`,
    marginBottom: vars.space[2],
    boxShadow: 'none',
    '@media': { [media.belowMd]: { columnGap: vars.space[3], padding: vars.space[3] } },
  },
])
export const title = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `2px ${vars.space[2]}`,
  fontWeight: 650,
})
export const money = style({ textAlign: 'end', fontWeight: 700 })
/** The sign says it too: the colour alone would not. */
export const amount = styleVariants({
  in: { color: vars.color.good },
  out: { color: vars.color.text },
  /** Nothing has moved, or not yet. */
  none: { color: vars.color.muted },
})
export const gone = style({ textDecoration: 'line-through' })
export const about = style({ color: vars.color.muted, fontSize: vars.size.sm, overflowWrap: 'anywhere' })
export const after = style([about, { textAlign: 'end' }])
export const reference = style({
  gridColumn: '1 / -1',
  color: vars.color.muted,
  fontSize: vars.size.xs,
  overflowWrap: 'anywhere',
})
export const foot = style({ display: 'grid', justifyItems: 'center', gap: vars.space[3], minHeight: 52 })
globalStyle(`${dates} button`, { marginTop: '1.6rem' })
