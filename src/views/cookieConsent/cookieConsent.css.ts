import { globalStyle, style } from '@vanilla-extract/css'
import { breakpoints } from '#contract/constants.ts'
import { media } from '#src/ui/media.ts'
import { vars } from '#src/ui/theme.css.ts'

const tabletOnly = `${media.fromMd} and (max-width: ${breakpoints.lg - 0.02}px)`

export const banner = style({
  position: 'fixed',
  zIndex: 50,
  insetInline: 0,
  bottom: 0,
  display: 'grid',
  gap: vars.space[2],
  maxHeight: '80dvh',
  overflowY: 'auto',
  padding: `${vars.space[3]} ${vars.space[4]} calc(${vars.space[3]} + env(safe-area-inset-bottom))`,
  background: vars.color.surface,
  border: `${vars.line.card} solid ${vars.color.line}`,
  borderRadius: `${vars.radius.card} ${vars.radius.card} 0 0`,
  borderWidth: `${vars.line.card} 0 0`,
  boxShadow: vars.shadow.panel,
  fontSize: vars.size.sm,
  lineHeight: 1.4,
  // On a phone as low as it can be, in place of the bar; from a tablet up a card in the corner.
  '@media': {
    [media.fromMd]: {
      insetInline: `auto ${vars.space[4]}`,
      bottom: vars.space[4],
      width: '26rem',
      gap: vars.space[3],
      padding: vars.space[5],
      borderWidth: vars.line.card,
      borderRadius: vars.radius.card,
      lineHeight: 1.5,
    },
    // A tablet has the bar too: the card stands above it, and covers none of its ways.
    [tabletOnly]: { bottom: `calc(${vars.space[4]} + 61px + env(safe-area-inset-bottom))` },
  },
})
// While the question stands the foot of the page can be scrolled out from behind it, by hand and by keyboard.
globalStyle(`html:has(${banner})`, { scrollPaddingBottom: '16rem' })
globalStyle(`body:has(${banner})`, { paddingBottom: '16rem' })

export const words = style({ display: 'grid', gap: vars.space[2] })
export const title = style({ fontSize: vars.size.lg, '@media': { [media.belowMd]: { display: 'none' } } })
