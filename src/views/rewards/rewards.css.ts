import { globalStyle, style } from '@vanilla-extract/css'
import { stickyMobileOffset } from '#contract/constants.ts'
import { media } from '#src/ui/media.ts'
import { vars } from '#src/ui/theme.css.ts'

/** Measures the place that the cards stand in: a page, or the panel over a game. */
export const place = style({ containerType: 'inline-size' })
/** What became of the last thing that was done is in sight, whichever card that was done on; nothing of the page moves as it comes and goes. */
export const news = style({
  position: 'fixed',
  zIndex: 20,
  // In the middle of the list; above the bar at the foot of phones.
  justifySelf: 'center',
  width: `min(36rem, calc(100% - 2 * ${vars.space[4]}))`,
  bottom: `calc(61px + ${vars.space[3]} + env(safe-area-inset-bottom))`,
  '@media': { [media.fromLg]: { bottom: vars.space[5] } },
  selectors: {
    '&[data-side="top"]': { bottom: 'auto', top: stickyMobileOffset + 8 },
    // Over a game there is no bar, and the head of the panel in place of the page's.
    'dialog &': {
      width: 'calc(min(30rem, 100%) - 2 * var(--inset))',
      bottom: `calc(${vars.space[4]} + env(safe-area-inset-bottom))`,
    },
    'dialog &[data-side="top"]': { bottom: 'auto', top: '5.25rem' },
  },
})
globalStyle(`${news}[data-side="top"]`, { '@media': { [media.fromLg]: { top: 80 } } })
export const notice = style({ maxHeight: '60dvh', overflowY: 'auto', boxShadow: vars.shadow.panel })
// What the keyboard comes to stops beside it.
globalStyle(`html:has(${news} > [role="alert"])`, { scrollPaddingBottom: 'min(17rem, 60dvh)' })
globalStyle(`html:has(${news}[data-side="top"] > [role="alert"])`, {
  scrollPaddingTop: 'min(15rem, 60dvh)',
  scrollPaddingBottom: '5.25rem',
})
// Over a game it is the panel that is scrolled.
globalStyle(`dialog > :has(${news} > [role="alert"])`, { scrollPaddingBottom: 'min(15rem, 60dvh)' })
globalStyle(`dialog > :has(${news}[data-side="top"] > [role="alert"])`, {
  scrollPaddingTop: 'min(12rem, 60dvh)',
  scrollPaddingBottom: 0,
})
export const tabs = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2], marginBottom: vars.space[2] })
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '@container': { '(min-width: 44rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
export const group = style({
  fontSize: vars.size.md,
  fontWeight: 400,
  color: vars.color.muted,
})
globalStyle(`${place} + ${place}`, { marginTop: vars.space[3] })
/** Cards beside each other are of one height, and their buttons stand in one line. */
export const item = style({ display: 'grid', minWidth: 0, containerType: 'inline-size' })
export const card = style({ gridTemplateRows: 'auto 1fr auto', height: '100%', overflowWrap: 'anywhere' })
export const head = style({ display: 'flex', gap: vars.space[3], alignItems: 'flex-start' })
export const words = style({ flex: 1, minWidth: 0, display: 'grid', gap: vars.space[2] })
export const sign = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '2.75rem',
  height: '2.75rem',
  borderRadius: vars.radius.tile,
  background: vars.color.raised,
  color: vars.color.second,
})
export const name = style({ fontSize: vars.size.lg })
export const badges = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] })
// Long words of other languages go on in a second line, not out of the card.
globalStyle(`${badges} > *`, { whiteSpace: 'normal' })
export const middle = style({ display: 'grid', gap: vars.space[4], alignContent: 'start', minWidth: 0 })
export const gives = style({ fontSize: vars.size.xl, fontWeight: 700 })
export const facts = style({
  display: 'grid',
  gap: vars.space[2],
  margin: 0,
  fontSize: vars.size.sm,
})
export const fact = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space[4],
})
globalStyle(`${fact} dt`, { color: vars.color.muted })
globalStyle(`${fact} dd`, { margin: 0, fontWeight: 650, textAlign: 'end', marginInlineStart: 'auto' })
export const lost = style({ color: vars.color.bad })
export const meter = style({
  width: '100%',
  height: 8,
  appearance: 'none',
  border: 0,
  borderRadius: vars.radius.pill,
  background: vars.color.raised,
  boxShadow: `0 0 0 1px ${vars.color.lineStrong}`,
  overflow: 'hidden',
})
globalStyle(`${meter}::-webkit-progress-bar`, { background: vars.color.raised })
globalStyle(`${meter}::-webkit-progress-value`, { background: vars.color.second })
globalStyle(`${meter}::-moz-progress-bar`, { background: vars.color.second })
export const progress = style({ display: 'grid', gap: vars.space[2], fontSize: vars.size.sm })
export const table = style({ width: '100%', borderCollapse: 'collapse', fontSize: vars.size.sm })
globalStyle(`${table} th, ${table} td`, {
  padding: `${vars.space[2]} 0`,
  borderBottom: `1px solid ${vars.color.line}`,
  textAlign: 'start',
  fontWeight: 400,
})
globalStyle(`${table} thead th`, { color: vars.color.muted })
globalStyle(`${table} th + *`, { textAlign: 'end' })
/** On a narrow card the first of three fills a line; the others share the next one, where their longest words fit beside each other. */
const narrow = '(max-width: 27rem)'
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  alignItems: 'center',
  '@container': { [narrow]: { alignItems: 'stretch' } },
})
globalStyle(`${actions} > *`, { '@container': { [narrow]: { flex: '1 1 40%', minWidth: 'fit-content' } } })
globalStyle(`${actions}:has(> :nth-child(3)) > *`, {
  '@container': { [narrow]: { minWidth: 'min-content', overflowWrap: 'break-word' } },
})
globalStyle(`${actions}:has(> :nth-child(3)) > :first-child`, {
  '@container': { [narrow]: { flexBasis: '100%', minWidth: 0 } },
})
// A button without an edge that stands alone begins where the words above it do.
globalStyle(`${actions} > :only-child`, {
  flex: 'none',
  marginInlineStart: `calc(-1 * (${vars.space[4]} + ${vars.line.control}))`,
})
/** As high as a card that has come. */
export const waiting = style({ display: 'grid', gap: vars.space[4], minHeight: '23rem', alignContent: 'start' })
/** Line breaks of a campaign's own words stand as they were written. */
export const prose = style({ whiteSpace: 'pre-line' })

/** Where the operator's words stand in a dialog: a very long one breaks, and pushes no amount out of it. */
export const told = style({ overflowWrap: 'anywhere' })

/** The place of a bonus code: no wider than is read well. */
export const codePlace = style({ width: '100%', maxWidth: '44rem', scrollMarginTop: vars.space[8] })
/** What a code's bonus gives and asks for, term by term. */
export const terms = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 11rem), 1fr))',
  gap: `${vars.space[3]} ${vars.space[5]}`,
})
globalStyle(`${terms} dt`, { color: vars.color.muted, fontSize: vars.size.sm })
globalStyle(`${terms} dd`, { fontWeight: 700, overflowWrap: 'anywhere' })
/** The conditions as they were written, in small print. */
export const conditions = style({ whiteSpace: 'pre-line', fontSize: vars.size.sm, overflowWrap: 'anywhere' })
