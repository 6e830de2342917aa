import { style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme.css.ts'

/** The bank's page is as high as its longest step, so that nothing jumps between steps. */
export const provider = style({
  width: '100%',
  height: 'min(38rem, 68dvh)',
  border: `${vars.line.card} solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  // Dark brands would flash white until the provider's page has come.
  background: vars.color.surface,
  colorScheme: 'light',
})

/** An end is said aloud; the element for that would stand in the line. */
export const end = style({ display: 'block' })
