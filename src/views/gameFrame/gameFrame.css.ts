import { style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme.css.ts'

export const place = style({ position: 'relative', display: 'grid', minHeight: 0, background: '#000000' })
export const frame = style({ width: '100%', height: '100%', border: 0 })
export const over = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: vars.space[3],
  padding: vars.space[4],
  background: 'rgb(0 0 0 / 0.78)',
  color: '#ffffff',
  fontWeight: 650,
})
export const offline = style({ display: 'grid', gap: vars.space[2], maxWidth: '30rem', textAlign: 'center' })
// Whatever a game says keeps to the notice.
export const reason = style({ maxWidth: '32rem', overflowWrap: 'anywhere', fontWeight: 650 })
