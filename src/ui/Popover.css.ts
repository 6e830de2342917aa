import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { vars } from './theme.css.ts'

const drop = keyframes({ from: { opacity: 0, transform: 'translateY(-0.4rem)' } })

export const root = style({ position: 'relative', display: 'flex' })
export const panel = style({
  position: 'absolute',
  zIndex: 40,
  top: 'calc(100% + 0.5rem)',
  width: 'max-content',
  minWidth: '15rem',
  maxWidth: 'min(22rem, calc(100vw - 2rem))',
  padding: vars.space[4],
  background: vars.color.surface,
  color: vars.color.text,
  border: `${vars.line.card} solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.panel,
  animation: `${drop} ${vars.motion.quick} ${vars.motion.ease}`,
})
export const align = styleVariants({ start: { left: 0 }, end: { right: 0 } })
export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  width: '100%',
  minHeight: 44,
  padding: `0 ${vars.space[3]}`,
  borderRadius: vars.radius.control,
  textDecoration: 'none',
  fontWeight: 600,
  selectors: { '&:hover, &[aria-current="page"]': { background: vars.color.raised } },
})
