import { style } from '@vanilla-extract/css'
import { fadedEdges, media } from '#src/ui/media.ts'
import { chip } from '#src/ui/Surface.css.ts'
import { vars } from '#src/ui/theme.css.ts'

export const lobby = style({
  position: 'relative',
  vars: { '--gutter': '1rem', '--tile': '9.5rem', '--wide-tile': '15rem', '--art': 'var(--tile)' },
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space[4],
  maxWidth: 1440,
  minHeight: '70dvh',
  marginInline: 'auto',
  padding: `${vars.space[4]} var(--gutter) ${vars.space[7]}`,
  '@media': {
    [media.fromMd]: { gap: vars.space[5], vars: { '--tile': '10rem', '--wide-tile': '18rem' } },
    [media.fromLg]: {
      vars: { '--gutter': '2rem', '--tile': '11rem', '--wide-tile': '20rem' },
      padding: `${vars.space[6]} var(--gutter) ${vars.space[8]}`,
    },
  },
})
/** Tables are wide. */
export const wide = style({ vars: { '--art': 'calc(0.6 * var(--wide-tile))' } })
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[4]} ${vars.space[5]}`,
})
export const title = style({ fontSize: vars.size.xxl })
export const search = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  alignItems: 'center',
  justifyContent: 'flex-end',
  width: '100%',
  '@media': { [media.fromMd]: { width: '30rem' } },
})
export const searchBox = style({ position: 'relative', flex: '1 1 10rem', minWidth: 0 })
export const searchInput = style({
  '::-webkit-search-cancel-button': { display: 'none' },
  // Twice the class: it must win over the field's own, whatever order the styles load in.
  selectors: {
    '&&': { paddingLeft: 44, paddingRight: 44, borderRadius: vars.radius.pill, textOverflow: 'ellipsis' },
    // The button that clears comes with what is typed; until then its place is the words'.
    '&&:placeholder-shown': { paddingRight: vars.space[3] },
  },
})
export const searchIcon = style({
  position: 'absolute',
  left: 14,
  top: 14,
  color: vars.color.muted,
  pointerEvents: 'none',
})
export const searchClear = style({ position: 'absolute', right: 2, top: 2 })
/** The filter's own place before it is there, so that the search field keeps its width. */
export const providersSoon = style([
  chip,
  { background: vars.color.placeholder, borderColor: 'transparent', color: 'transparent' },
])
export const tabs = style({
  position: 'sticky',
  zIndex: 20,
  top: 56,
  marginInline: 'calc(-1 * var(--gutter))',
  background: vars.color.canvas,
  '@media': { [media.fromLg]: { position: 'static' } },
})
export const tabList = style({
  display: 'flex',
  gap: vars.space[2],
  padding: `${vars.space[2]} var(--gutter)`,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  maskImage: fadedEdges('var(--gutter)'),
  '@media': { [media.fromLg]: { flexWrap: 'wrap', maskImage: 'none' } },
})
export const overview = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 'inherit' })
/** What of it is not near the window is neither laid out nor painted. */
export const part = style({
  // As wide as what it holds bleeds out, which would be cut off.
  marginInline: 'calc(-1 * var(--gutter))',
  paddingInline: 'var(--gutter)',
  contentVisibility: 'auto',
  // As high as a row is: its head, its art and its words.
  containIntrinsicHeight: 'auto calc(7.375rem + var(--art))',
  selectors: { '[data-arriving] &:nth-child(n + 4)': { contentVisibility: 'hidden' } },
})
/** There, but not to be seen, found or reached; laid out as it will be shown, so that showing it costs nothing. */
export const away = style({
  position: 'absolute',
  top: 0,
  insetInline: 'var(--gutter)',
  contentVisibility: 'hidden',
  '@supports': { 'not (content-visibility: hidden)': { display: 'none' } },
})
export const results = style({ display: 'grid', gap: vars.space[4] })
export const resultHead = style({ display: 'flex', alignItems: 'baseline', gap: vars.space[3] })
export const count = style({ color: vars.color.muted, fontSize: vars.size.sm })
export const undo = style({
  position: 'fixed',
  zIndex: 60,
  insetInline: vars.space[4],
  // Above the bar of phones.
  bottom: 'calc(env(safe-area-inset-bottom) + 5rem)',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  maxWidth: '26rem',
  marginInline: 'auto',
  padding: `${vars.space[2]} ${vars.space[2]} ${vars.space[2]} ${vars.space[4]}`,
  background: vars.color.surface,
  border: `${vars.line.card} solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
  boxShadow: vars.shadow.panel,
  '@media': { [media.fromLg]: { bottom: vars.space[5] } },
})
export const undoWords = style({ fontSize: vars.size.sm, fontWeight: 600, minWidth: 0 })
export const more = style({ display: 'grid', justifyContent: 'center', paddingTop: vars.space[4] })
