import { style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme.css.ts'
import { whereThreeFit } from '#src/ui/threeBeside.css.ts'

/** The three ways below each other, and beside each other where there is room for all of them. */
export const ways = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  '@container': { [whereThreeFit]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
})
/** Lengths to choose from, all of one width. */
export const lengths = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(7.5rem, 1fr))',
  gap: vars.space[2],
})
export const meaning = style({
  display: 'grid',
  gap: vars.space[2],
  paddingInlineStart: vars.space[5],
  listStyle: 'disc',
})
export const chosen = style({ display: 'block', fontWeight: 700 })
