import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '#src/ui/media.ts'
import { vars } from '#src/ui/theme.css.ts'

/** Room for the bar at the foot of phones, which the conversation stands above; the provider's snippet reads it. */
globalStyle(':root', {
  vars: { '--support-chat-bottom': `calc(61px + env(safe-area-inset-bottom))` },
  '@media': { [media.fromLg]: { vars: { '--support-chat-bottom': '0px' } } },
})

const corner = {
  position: 'fixed',
  zIndex: 45,
  right: vars.space[4],
  bottom: `calc(${vars.space[3]} + 61px + env(safe-area-inset-bottom))`,
  background: vars.color.surface,
  color: vars.color.text,
  border: `${vars.line.card} solid ${vars.color.line}`,
  boxShadow: vars.shadow.panel,
  '@media': { [media.fromLg]: { bottom: vars.space[4] } },
} as const

export const card = style({
  ...corner,
  display: 'grid',
  gap: vars.space[3],
  width: `min(22rem, calc(100vw - 2 * ${vars.space[4]}))`,
  padding: vars.space[4],
  borderRadius: vars.radius.card,
})
export const title = style({ fontSize: vars.size.md, fontWeight: 700 })
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] })
export const badge = style({
  ...corner,
  display: 'flex',
  alignItems: 'center',
  padding: vars.space[1],
  borderRadius: vars.radius.pill,
})
export const count = style({
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: '1.5rem',
  height: '1.5rem',
  padding: '0 0.375rem',
  borderRadius: vars.radius.pill,
  background: vars.color.second,
  color: vars.color.onSecond,
  fontSize: vars.size.sm,
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
})
