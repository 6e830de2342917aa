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
export const letter = style({
  display: 'inline-grid',
  placeItems: 'center',
  width: '0.92em',
  color: 'transparent',
})
export const flower = style({ gridArea: '1 / 1', marginTop: '0.09em' })
