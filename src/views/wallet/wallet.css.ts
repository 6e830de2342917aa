import { style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme.css.ts'

export const root = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  paddingLeft: vars.space[3],
  borderRadius: vars.radius.control,
  border: `${vars.line.control} solid ${vars.color.line}`,
  background: vars.color.surface,
  color: vars.color.text,
})
export const waiting = style([root, { width: '6.5rem', background: vars.color.placeholder }])
export const total = style({ fontWeight: 700, fontSize: vars.size.sm })
export const button = style({
  display: 'grid',
  placeItems: 'center',
  width: 40,
  height: 40,
  borderRadius: vars.radius.control,
  // Within the button: around it, the ring would cut the last digit of the balance.
  ':focus-visible': { outlineOffset: -5 },
})
export const staleButton = style([button, { color: vars.color.warn }])
export const rows = style({ display: 'grid', gap: vars.space[2], fontSize: vars.size.sm })
export const line = style({ display: 'flex', justifyContent: 'space-between', gap: vars.space[5] })
export const sum = style([
  line,
  { borderTop: `1px solid ${vars.color.line}`, paddingTop: vars.space[2], fontWeight: 700 },
])
export const stale = style({ display: 'grid', gap: vars.space[2], marginTop: vars.space[3], fontSize: vars.size.sm })
