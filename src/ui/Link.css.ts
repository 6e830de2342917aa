import { style } from '@vanilla-extract/css'
import { vars } from './theme.css.ts'

export const text = style({
  color: vars.color.link,
  textDecorationThickness: '0.08em',
  textUnderlineOffset: '0.2em',
  fontWeight: 600,
  ':hover': { textDecorationThickness: '0.16em' },
})
