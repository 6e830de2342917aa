import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '#src/ui/media.ts'
import { vars } from '#src/ui/theme.css.ts'

export const card = style({
  position: 'fixed',
  zIndex: 25,
  // Above the bar at the foot of phones; it takes no place of the page, so nothing jumps when it comes.
  insetInline: vars.space[3],
  bottom: `calc(60px + ${vars.space[3]} + env(safe-area-inset-bottom))`,
  display: 'grid',
  gap: vars.space[3],
  padding: vars.space[4],
  background: vars.color.surface,
  border: `${vars.line.card} solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.panel,
  fontSize: vars.size.sm,
  '@media': {
    [media.fromMd]: { insetInline: `auto ${vars.space[4]}`, width: '24rem' },
    [media.fromLg]: { bottom: vars.space[4] },
  },
})
globalStyle(`${card} p`, { textWrap: 'balance' })
// The end of the page can be scrolled out from under it, and the keyboard's focus is not behind it.
globalStyle(`html:has(${card})`, { scrollPaddingBottom: '14rem' })
globalStyle(`body:has(${card})`, { paddingBottom: '12rem' })
export const title = style({ fontSize: vars.size.md, fontWeight: 700 })
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] })
