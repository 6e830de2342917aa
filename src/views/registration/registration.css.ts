import { style } from '@vanilla-extract/css'
import { media } from '#src/ui/media.ts'
import { vars } from '#src/ui/theme.css.ts'

/** Low, so that the first fields stay in sight on a phone. */
export const offer = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, min(7rem, 28%)) minmax(0, 1fr)',
  minHeight: '9.75rem',
  overflow: 'hidden',
  background: vars.color.raised,
  border: `${vars.line.card} solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  '@media': { [media.fromMd]: { minHeight: '7.25rem' } },
})
export const offerArt = style({ width: '100%', height: '100%', minHeight: '6rem', objectPosition: '78% 50%' })
export const offerWords = style({
  minWidth: 0,
  overflowWrap: 'anywhere',
  alignContent: 'center',
  gap: vars.space[1],
  padding: vars.space[3],
})
