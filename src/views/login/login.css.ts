import { style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme.css.ts'

/** All of it fits a phone's screen. */
export const art = style({ display: 'grid', width: '7.5rem' })
export const refused = style({
  display: 'grid',
  gap: vars.space[4],
  color: vars.color.text,
  paddingBlock: vars.space[2],
})
export const facts = style({
  display: 'grid',
  gap: vars.space[2],
  padding: vars.space[4],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
})
export const fact = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${vars.space[1]} ${vars.space[4]}`,
})
export const term = style({ color: vars.color.muted })
export const value = style({ fontWeight: 700, fontVariantNumeric: 'tabular-nums' })
