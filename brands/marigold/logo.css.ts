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
  position: 'relative',
  display: 'inline-block',
  width: '0.94em',
  textAlign: 'center',
  color: 'transparent',
})
export const flower = style({ position: 'absolute', width: '0.88em', left: '50%', top: '50%', translate: '-50% -44%' })
