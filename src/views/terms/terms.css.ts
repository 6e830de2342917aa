import { style } from '@vanilla-extract/css'
import { media } from '#src/ui/media.ts'
import { card, row, stack } from '#src/ui/Surface.css.ts'
import { vars } from '#src/ui/theme.css.ts'

/** The text scrolls in its own place, so that the answer stays in sight. */
export const file = style([
  card,
  stack,
  {
    maxHeight: '50dvh',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    gap: vars.space[3],
    // On a phone the answer must be in sight above the bar.
    '@media': { [media.belowMd]: { maxHeight: '36dvh', padding: vars.space[4] } },
  },
])
/** Beside each other on a phone too: both must be in sight above the bar. */
export const actions = style([
  row,
  { '@media': { [media.belowMd]: { display: 'grid', gridTemplateColumns: '1fr 1fr' } } },
])
