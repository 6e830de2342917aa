import { globalStyle, style } from '@vanilla-extract/css'
import { media } from './media.ts'
import { vars } from './theme.css.ts'

export const section = style({ minWidth: 0 })
export const head = style({
  display: 'flex',
  // What leads on goes below the title only where a word of it has no room beside it.
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${vars.space[4]}`,
  minHeight: 44,
  marginBottom: vars.space[3],
})
globalStyle(`${head} > a`, { display: 'inline-flex', alignItems: 'center', minHeight: 44 })
export const title = style({ flex: '1 1 min-content', maxWidth: 'max-content', fontSize: vars.size.xl })
export const arrows = style({
  display: 'none',
  marginLeft: 'auto',
  '@media': { [media.fromLg]: { display: 'flex' } },
})
// All of the row is in sight: there is nowhere to scroll, and two dead arrows say nothing.
globalStyle(`${arrows}:not(:has(> :enabled))`, { visibility: 'hidden' })
export const list = style({
  display: 'grid',
  gridAutoFlow: 'column',
  justifyContent: 'start',
  gap: vars.space[3],
  // Room for focus rings and shadows, which a scrolling box would cut.
  margin: '-0.5rem calc(-1 * var(--gutter, 1rem)) 0',
  padding: '0.5rem var(--gutter, 1rem) 0.75rem',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x proximity',
  scrollPaddingInline: 'var(--gutter, 1rem)',
  scrollbarWidth: 'none',
  '@media': { [media.fromLg]: { gap: vars.space[4] } },
})
/** Nothing to scroll to yet. */
export const listSoon = style([list, { overflowX: 'hidden' }])
