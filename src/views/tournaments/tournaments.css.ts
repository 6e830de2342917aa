import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '#src/ui/media.ts'
import { vars } from '#src/ui/theme.css.ts'

/** As high as a phone needs for the longest box; wider ones need less. */
const height = '13.75rem'
const lower = '11rem'
/** One row: a phone scrolls it sideways, so that the games stay in sight. */
export const boxes = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'min(19rem, 86%)',
  gap: vars.space[3],
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x proximity',
  scrollbarWidth: 'none',
  // Room for focus rings, which a scrolling box would cut.
  margin: '-4px calc(-1 * var(--gutter, 1rem))',
  padding: '4px var(--gutter, 1rem)',
  scrollPaddingInline: 'var(--gutter, 1rem)',
  // One alone has nothing to be scrolled to, and fewer than three leave no hole.
  selectors: { '&:has(> :only-child)': { gridAutoColumns: 'minmax(0, 1fr)' } },
  '@media': {
    [media.fromLg]: {
      gridAutoFlow: 'row',
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      selectors: {
        '&:has(> :only-child)': { gridTemplateColumns: 'minmax(0, 1fr)' },
        '&:has(> :nth-child(2):last-child)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      },
    },
  },
})
export const waiting = style({ display: 'block', height, '@media': { [media.fromXl]: { height: lower } } })
export const box = style({
  scrollSnapAlign: 'start',
  display: 'grid',
  gridTemplateColumns: '5rem minmax(0, 1fr)',
  overflow: 'hidden',
  minHeight: height,
  borderRadius: vars.radius.card,
  border: `${vars.line.card} solid ${vars.color.line}`,
  background: vars.color.surface,
  '@media': {
    [media.fromXl]: { minHeight: lower },
    'screen and (max-width: 359.98px)': { gridTemplateColumns: '4.5rem minmax(0, 1fr)' },
  },
})
/** One alone is no narrow card with a hole in it: its picture takes more, and its words stand together. */
globalStyle(`${box}:only-child`, {
  '@media': {
    [media.belowMd]: { gridTemplateColumns: '8rem minmax(0, 1fr)' },
    [media.fromMd]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 5fr)' },
  },
})
export const art = style({ width: '100%', height: '100%', objectPosition: '78% 50%' })
export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[1],
  // What is pressed brings its own room below.
  padding: `${vars.space[3]} ${vars.space[3]} ${vars.space[1]}`,
})
globalStyle(`${box}:only-child > ${words}`, {
  justifyContent: 'center',
  '@media': { [media.fromMd]: { paddingInline: vars.space[6] } },
})
export const title = style({ fontSize: vars.size.md, fontWeight: 700 })
export const text = style({ color: vars.color.muted, fontSize: vars.size.sm, textWrap: 'pretty' })
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${vars.space[3]}`,
  fontSize: vars.size.sm,
  fontWeight: 650,
})
export const clock = style({ fontVariantNumeric: 'tabular-nums' })
export const own = style({ fontSize: vars.size.sm, color: vars.color.link, fontWeight: 650 })
// How the player stands there takes the description's place: the box stays as high as its place was kept.
globalStyle(`${text}:has(~ ${own})`, { '@media': { [media.belowXl]: { display: 'none' } } })
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${vars.space[3]}`,
  marginTop: 'auto',
  minHeight: 44,
})
globalStyle(`${box}:only-child ${actions}`, { marginTop: 0 })
export const action = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  fontSize: vars.size.sm,
  fontWeight: 700,
})
// Beside a link it looks like one.
globalStyle(`${actions} > button`, {
  minHeight: 44,
  padding: 0,
  color: vars.color.link,
  fontWeight: 700,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
})
export const table = style({ width: '100%', borderCollapse: 'collapse', fontSize: vars.size.sm })
globalStyle(`${table} th, ${table} td`, { padding: `${vars.space[2]} ${vars.space[3]}`, textAlign: 'start' })
globalStyle(`${table} th`, { color: vars.color.muted, fontWeight: 500 })
globalStyle(`${table} tbody tr`, { borderTop: `1px solid color-mix(in srgb, ${vars.color.line} 45%, transparent)` })
export const number = style({ fontVariantNumeric: 'tabular-nums', selectors: { '&&': { textAlign: 'end' } } })
export const isOwn = style({ fontWeight: 700, color: vars.color.link })
