import { style } from '@vanilla-extract/css'
import { vars } from './theme.css.ts'

export const hidden = style({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
})
export const skip = style({
  position: 'fixed',
  zIndex: 60,
  top: vars.space[2],
  left: vars.space[2],
  padding: `${vars.space[2]} ${vars.space[4]}`,
  background: vars.color.accent,
  color: vars.color.onAccent,
  borderRadius: vars.radius.control,
  fontWeight: 700,
  transform: 'translateY(-200%)',
  ':focus': { transform: 'none' },
})
