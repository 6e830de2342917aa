import { style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme.css.ts'

export const logo = style({
  display: 'inline-flex',
  alignItems: 'center',
  fontFamily: vars.font.display,
  fontWeight: 800,
  letterSpacing: '-0.03em',
  lineHeight: 1,
})
export const flower = style({ margin: '0.09em 0.01em 0 0.02em' })
