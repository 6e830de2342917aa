import { keyframes, style } from '@vanilla-extract/css'
import { vars } from './theme.css.ts'

const turn = keyframes({ to: { transform: 'rotate(1turn)' } })

export const spinner = style({
  display: 'inline-block',
  width: '1.25em',
  height: '1.25em',
  border: '0.18em solid color-mix(in srgb, currentColor 25%, transparent)',
  borderTopColor: 'currentColor',
  borderRadius: '50%',
  animation: `${turn} 0.9s linear infinite`,
  verticalAlign: '-0.2em',
})
export const loading = style({
  display: 'grid',
  placeItems: 'center',
  alignContent: 'center',
  gap: vars.space[3],
  minHeight: '12rem',
  textAlign: 'center',
  textWrap: 'balance',
  color: vars.color.muted,
})
