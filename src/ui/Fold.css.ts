import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from './theme.css.ts'

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  minHeight: '2.75rem',
  cursor: 'pointer',
  listStyle: 'none',
})
globalStyle(`${head}::-webkit-details-marker`, { display: 'none' })
globalStyle(`${head} svg`, { transition: `rotate ${vars.motion.quick}` })
globalStyle(`details[open] > ${head} svg`, { rotate: '180deg' })
export const body = style({ display: 'grid', gap: vars.space[4], paddingTop: vars.space[2] })
