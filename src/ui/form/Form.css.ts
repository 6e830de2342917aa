import { style } from '@vanilla-extract/css'
import { media } from '../media.ts'
import { vars } from '../theme.css.ts'

export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4] })
export const pair = style({
  display: 'grid',
  gap: vars.space[4],
  alignItems: 'start',
  '@media': { [media.fromMd]: { gridTemplateColumns: '1fr 1fr' } },
})
export const keys = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] })
