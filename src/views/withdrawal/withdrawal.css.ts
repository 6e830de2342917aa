import { style } from '@vanilla-extract/css'
import { media } from '#src/ui/media.ts'
import { vars } from '#src/ui/theme.css.ts'

export const place = style({
  width: '100%',
  maxWidth: '54rem',
  scrollMarginTop: vars.space[8],
  // What is pending stands apart from what is being done.
  selectors: { '&&': { gap: vars.space[6] } },
})
export const list = style({ display: 'grid', gap: vars.space[2], margin: 0, padding: 0, listStyle: 'none' })
export const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: vars.space[3],
  alignItems: 'center',
  padding: vars.space[4],
  borderRadius: vars.radius.control,
  border: `1px solid ${vars.color.line}`,
  background: vars.color.surface,
  '@media': { [media.belowMd]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const amount = style({ fontWeight: 700 })
/** Amounts under each other, each beside what it is. */
export const facts = style({ display: 'grid', gap: vars.space[2], margin: 0 })
export const fact = style({ display: 'flex', justifyContent: 'space-between', gap: vars.space[3] })
export const factValue = style({ margin: 0, fontWeight: 700 })
export const lost = style({ color: vars.color.bad })
/** More than one thing of the same bonus, one under the other. */
export const stacked = style({ display: 'grid', justifyItems: 'end' })
