import { style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme.css.ts'

export const place = style({ width: '100%', maxWidth: '54rem', scrollMarginTop: vars.space[8] })
export const cashier = style({
  width: '100%',
  height: 'min(36rem, 75dvh)',
  border: `${vars.line.card} solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  // Dark brands would flash white until the provider's page has come.
  background: vars.color.surface,
  colorScheme: 'light',
})
/** One under the other, each whole. */
export const figures = style({ display: 'grid', gap: vars.space[1] })
/** The figure that a bonus is chosen for. */
export const gives = style({ color: vars.color.text, fontSize: vars.size.md, fontWeight: 700 })
/** Line breaks of a campaign's own words stand as they were written. */
export const prose = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' })
export const terms = style([prose, { fontSize: vars.size.md }])
