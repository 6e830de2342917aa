import { style } from '@vanilla-extract/css'
import { vars } from './theme.css.ts'

export const image = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  objectFit: 'cover',
  background: vars.color.placeholder,
})
