import { globalStyle, style } from '@vanilla-extract/css'
import { media } from './media.ts'
import { badge } from './Surface.css.ts'
import { vars } from './theme.css.ts'

export const legend = style({ fontWeight: 700, padding: 0, marginBottom: vars.space[2] })
export const cards = style({
  display: 'grid',
  // What is said under a card leaves no hole beside it.
  gridAutoFlow: 'row dense',
  gap: vars.space[2],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(9.75rem, 100%), 1fr))',
  // Two beside each other in the panel over a game too, which is narrow in the widest window.
  '@media': {
    [media.fromMd]: { gridTemplateColumns: 'repeat(auto-fill, minmax(min(max(9.75rem, min(45%, 15rem)), 100%), 1fr))' },
  },
})
/** Cards with a sentence each: below each other on a phone, where half its width would make a column of words. */
export const wordy = style({
  '@media': {
    [media.belowMd]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [media.fromMd]: { gridTemplateColumns: 'repeat(auto-fill, minmax(min(15rem, 100%), 1fr))' },
  },
})
export const below = style({ gridColumn: '1 / -1' })
export const card = style({
  display: 'flex',
  gap: vars.space[3],
  alignItems: 'start',
  padding: vars.space[3],
  borderRadius: vars.radius.control,
  border: `${vars.line.control} solid ${vars.color.lineStrong}`,
  background: vars.color.surface,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.raised },
    '&:has(input:checked)': { borderColor: vars.color.second, boxShadow: `inset 0 0 0 1px ${vars.color.second}` },
    '&:has(input:disabled)': { opacity: 0.6, cursor: 'not-allowed' },
    '&:has(input:focus-visible)': { outline: `3px solid ${vars.color.focus}`, outlineOffset: 2 },
  },
})
export const radio = style({
  flex: 'none',
  appearance: 'none',
  width: 22,
  height: 22,
  marginTop: 1,
  borderRadius: '50%',
  border: `2px solid ${vars.color.lineStrong}`,
  outline: 'none',
  ':checked': { border: `7px solid ${vars.color.second}` },
})
export const words = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, minWidth: 0, flex: 1 })
// A badge of two long words breaks as well.
globalStyle(`${words} ${badge}`, { whiteSpace: 'normal', overflowWrap: 'anywhere' })
// A masked mailbox or a long word of another language breaks rather than leaves its card.
export const title = style({ fontWeight: 650, minWidth: 0, overflowWrap: 'anywhere', hyphens: 'auto' })
export const text = style({ color: vars.color.muted, fontSize: vars.size.sm, textWrap: 'balance' })
