import { style } from '@vanilla-extract/css'
import { media } from '#src/ui/media.ts'
import { vars } from '#src/ui/theme.css.ts'

export const place = style({ width: '100%', maxWidth: '54rem', scrollMarginTop: vars.space[8] })
export const list = style({ display: 'grid', gap: vars.space[3], listStyle: 'none', padding: 0, margin: 0 })
export const item = style({
  display: 'grid',
  gap: vars.space[3],
  padding: vars.space[4],
  border: `${vars.line.card} solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  minWidth: 0,
  // Over a page the list stands on the dialog's own paper.
  selectors: { 'dialog &': { background: vars.color.raised } },
})
export const quiet = style({ padding: `${vars.space[3]} ${vars.space[4]}`, boxShadow: 'none' })
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: vars.space[2],
})
export const badges = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] })
export const name = style({ fontWeight: 700, fontSize: vars.size.md, overflowWrap: 'anywhere' })
export const quietName = style({ fontWeight: 600, fontSize: vars.size.md })
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  '@media': { [media.belowMd]: { display: 'grid' } },
})
