import { style } from '@vanilla-extract/css'
import { media } from '#src/ui/media.ts'
import { card, row, stack } from '#src/ui/Surface.css.ts'
import { vars } from '#src/ui/theme.css.ts'

/** Lines fade out at the foot, rather than being cut in the middle: there is more to read. */
export const frame = style({
  position: 'relative',
  '::after': {
    content: '',
    position: 'absolute',
    insetInline: `${vars.line.card} 1.25rem`,
    bottom: vars.line.card,
    height: vars.space[6],
    borderBottomLeftRadius: vars.radius.card,
    background: `linear-gradient(to top, ${vars.color.surface}, transparent)`,
    pointerEvents: 'none',
  },
})
/** The text scrolls in its own place, so that the answer stays in sight. */
export const file = style([
  card,
  stack,
  {
    maxHeight: '50dvh',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    gap: vars.space[3],
    paddingBottom: vars.space[6],
    // On a phone the answer must be in sight above the bar.
    '@media': {
      [media.belowMd]: { maxHeight: '36dvh', padding: `${vars.space[4]} ${vars.space[4]} ${vars.space[6]}` },
    },
  },
])
/** Beside each other on a phone too: both must be in sight above the bar. */
export const actions = style([
  row,
  { '@media': { [media.belowMd]: { display: 'grid', gridTemplateColumns: '1fr 1fr' } } },
])
