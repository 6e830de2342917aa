import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { media } from './media.ts'
import { vars } from './theme.css.ts'

const come = keyframes({ from: { opacity: 0, transform: 'translateY(-0.75rem)' } })

export const place = style({
  position: 'fixed',
  zIndex: 70,
  top: `calc(env(safe-area-inset-top) + 4.25rem)`,
  right: vars.space[4],
  left: vars.space[4],
  display: 'grid',
  gap: vars.space[2],
  pointerEvents: 'none',
  '@media': { [media.fromMd]: { left: 'auto', width: '24rem' } },
})
export const toast = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  padding: `${vars.space[1]} ${vars.space[1]} ${vars.space[1]} ${vars.space[4]}`,
  background: vars.color.surface,
  color: vars.color.text,
  border: `${vars.line.card} solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
  boxShadow: vars.shadow.panel,
  pointerEvents: 'auto',
  touchAction: 'pan-y',
  animation: `${come} ${vars.motion.calm} ${vars.motion.ease}`,
})
export const words = style({
  flex: 1,
  padding: `${vars.space[2]} 0`,
  fontSize: vars.size.sm,
  fontWeight: 600,
  textWrap: 'balance',
})
export const tone = styleVariants({
  good: { background: vars.color.goodSoft, borderColor: vars.color.good },
  warn: { background: vars.color.warnSoft, borderColor: vars.color.warn },
  bad: { background: vars.color.badSoft, borderColor: vars.color.bad },
})
