import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme.css.ts'
import { whereThreeFit } from '#src/ui/threeBeside.css.ts'

/** Three sets below each other, and beside each other where there is room for all of them. */
export const sets = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  alignItems: 'start',
  '@container': { [whereThreeFit]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
})
/** Beside each other the sets begin their rows in one line, however long the words above them are. */
export const set = style({
  '@container': { [whereThreeFit]: { gridRow: 'span 2', gridTemplateRows: 'subgrid' } },
})
export const limit = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[2],
  margin: 0,
  paddingTop: vars.space[4],
  borderTop: `1px solid ${vars.color.line}`,
})
export const head = style({
  display: 'flex',
  // The button goes below the words only where a word of theirs has no room beside it.
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[2]} ${vars.space[3]}`,
  minHeight: 44,
})
globalStyle(`${head} > :first-child`, { flex: '1 1 min-content' })
export const name = style({ fontSize: vars.size.sm, color: vars.color.muted, fontWeight: 400 })
export const figure = style({ fontSize: vars.size.lg, fontWeight: 700 })
export const facts = style({ fontSize: vars.size.sm, color: vars.color.muted })
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
globalStyle(`${meter}[data-full]::-webkit-progress-value`, { background: vars.color.bad })
globalStyle(`${meter}[data-full]::-moz-progress-bar`, { background: vars.color.bad })
/** As high as a set that has come. */
export const waiting = style({ minHeight: '26rem', display: 'grid', gap: vars.space[4], alignContent: 'start' })
