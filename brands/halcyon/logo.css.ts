import { style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme.css.ts'

export const logo = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.4em',
  fontFamily: vars.font.display,
  fontWeight: 600,
  letterSpacing: '-0.035em',
  lineHeight: 1,
})
