import { style } from '@vanilla-extract/css'
import { media } from '#src/ui/media.ts'
import { vars } from '#src/ui/theme.css.ts'

export const banner = style({
  position: 'fixed',
  zIndex: 50,
  left: vars.space[3],
  right: vars.space[3],
  bottom: `calc(${vars.space[3]} + env(safe-area-inset-bottom))`,
  display: 'grid',
  gap: vars.space[4],
  maxHeight: '80dvh',
  overflowY: 'auto',
  padding: vars.space[4],
  background: vars.color.surface,
  border: `${vars.line.card} solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.panel,
  fontSize: vars.size.sm,
  '@media': { [media.fromMd]: { left: 'auto', width: '26rem', padding: vars.space[5] } },
})
export const words = style({ display: 'grid', gap: vars.space[2] })
export const title = style({ fontSize: vars.size.lg })
