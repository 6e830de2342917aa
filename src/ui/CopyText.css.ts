import { style } from '@vanilla-extract/css'
import { vars } from './theme.css.ts'

export const box = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  padding: vars.space[4],
  background: vars.color.sunken,
  borderRadius: vars.radius.control,
})
export const label = style({ flexBasis: '100%', fontSize: vars.size.sm, color: vars.color.muted })
export const text = style({
  flex: '1 1 auto',
  fontSize: vars.size.xl,
  letterSpacing: '0.06em',
  fontVariantNumeric: 'tabular-nums',
  userSelect: 'all',
})
