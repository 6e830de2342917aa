import { style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme.css.ts'

export const place = style({ width: '100%', maxWidth: '54rem' })
export const cashier = style({
  width: '100%',
  height: 'min(40rem, 75dvh)',
  border: `${vars.line.card} solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: '#ffffff',
  colorScheme: 'light',
})
