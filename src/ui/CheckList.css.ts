import { style } from '@vanilla-extract/css'
import { vars } from './theme.css.ts'

export const find = style({ marginBottom: vars.space[3] })
export const list = style({
  display: 'grid',
  gap: vars.space[4],
  maxHeight: 'min(21rem, 50dvh)',
  minWidth: 'min(17rem, 70vw)',
  overflowY: 'auto',
  padding: 4,
  marginBottom: vars.space[3],
})
export const more = style({ color: vars.color.muted, fontSize: vars.size.sm, fontVariantNumeric: 'tabular-nums' })
export const nothing = style({ color: vars.color.muted })
