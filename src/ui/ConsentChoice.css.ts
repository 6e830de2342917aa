import { style } from '@vanilla-extract/css'
import { vars } from './theme.css.ts'

export const choice = style({ display: 'grid', gap: vars.space[3] })
export const ticks = style({ display: 'grid', gap: vars.space[3] })
export const buttons = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: vars.space[3] })
export const more = style({
  justifySelf: 'start',
  minHeight: 32,
  color: vars.color.link,
  fontWeight: 600,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
})
