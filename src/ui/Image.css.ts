import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from './theme.css.ts'

export const image = style({})
// Without weight, so that a class of the place it stands in always wins, whatever order the styles load in.
globalStyle(`:where(.${image})`, {
  display: 'block',
  width: '100%',
  height: 'auto',
  objectFit: 'cover',
  background: vars.color.placeholder,
})
