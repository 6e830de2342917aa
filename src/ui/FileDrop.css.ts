import { style } from '@vanilla-extract/css'
import { media } from './media.ts'
import { vars } from './theme.css.ts'

export const place = style({
  display: 'grid',
  gap: vars.space[3],
  justifyItems: 'center',
  textAlign: 'center',
  padding: vars.space[5],
  border: `2px dashed ${vars.color.lineStrong}`,
  borderRadius: vars.radius.card,
  background: vars.color.sunken,
})
export const over = style({ borderColor: vars.color.focus, background: vars.color.raised })
export const ways = style({
  display: 'grid',
  gap: vars.space[3],
  width: 'min(20rem, 100%)',
})
/** The button is a label: what it opens is the field laid over it. */
export const way = style({
  position: 'relative',
  cursor: 'pointer',
  selectors: { '&:focus-within': { outline: `3px solid ${vars.color.focus}`, outlineOffset: 2 } },
})
/** A camera is offered where a finger points: there it is at hand. */
export const camera = style({
  display: 'none',
  '@media': { '(pointer: coarse)': { display: 'inline-flex' } },
})
export const input = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  opacity: 0,
  cursor: 'pointer',
})
export const drop = style({
  color: vars.color.muted,
  fontSize: vars.size.sm,
  '@media': { '(pointer: coarse)': { display: 'none' } },
})
export const hint = style({ color: vars.color.muted, fontSize: vars.size.sm, textWrap: 'balance' })

// Each engine draws the bar by its own pseudo-elements; a list of them would be dropped whole by the other.
const track = `color-mix(in srgb, ${vars.color.text} 18%, transparent)`
const done = {
  borderRadius: vars.radius.pill,
  background: vars.color.second,
  transition: `width ${vars.motion.calm}`,
  '@media': { [media.still]: { transition: 'none' } },
} as const
export const progress = style({
  appearance: 'none',
  display: 'block',
  width: '100%',
  height: 12,
  border: 0,
  borderRadius: vars.radius.pill,
  background: track,
  overflow: 'hidden',
  selectors: {
    '&::-webkit-progress-bar': { background: 'transparent' },
    '&::-webkit-progress-value': done,
    '&::-moz-progress-bar': done,
  },
})
