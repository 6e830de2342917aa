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
/** Gone with the fold: what it says stands within in full. */
export const about = style({ fontSize: vars.size.sm, color: vars.color.muted })
globalStyle(`details[open] > ${head} ${about}`, { display: 'none' })
export const body = style({ display: 'grid', gap: vars.space[4], paddingTop: vars.space[2] })
