import { style } from '@vanilla-extract/css'
import { vars } from './theme.css.ts'

export const list = style({ display: 'flex', gap: vars.space[2], flexWrap: 'wrap' })
