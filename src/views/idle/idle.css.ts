import { style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme.css.ts'

/** Figures of one width: they change each second, and nothing moves. */
export const left = style({
  margin: 0,
  fontSize: vars.size.xl,
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
})
