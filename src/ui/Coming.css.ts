import { keyframes, style } from '@vanilla-extract/css'
import { vars } from './theme.css.ts'

const appear = keyframes({ from: { opacity: 0 } })

/** Over the page, where a dialog is to stand; what comes at once is not announced by a flash. */
export const coming = style({
  position: 'fixed',
  inset: 0,
  zIndex: 50,
  display: 'grid',
  placeItems: 'center',
  pointerEvents: 'none',
  animation: `${appear} 0.2s 0.4s backwards`,
})
export const box = style({
  pointerEvents: 'auto',
  paddingInline: vars.space[6],
  background: vars.color.surface,
  border: `${vars.line.card} solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.lifted,
})
