import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { media } from './media.ts'
import { vars } from './theme.css.ts'

/** How high the words under a tile's art are: the grid counts with it. */
export const wordsHeight = '3.125rem'
/** The button that keeps a game, px. */
const heartSize = 40

// Plain boxes of known height and no grid in a grid: a lobby has hundreds of tiles, and each key may lay out all in sight.
export const tile = style({ position: 'relative', minWidth: 0 })
export const link = style({
  display: 'block',
  textDecoration: 'none',
  color: vars.color.text,
  borderRadius: vars.radius.tile,
})
const lifted = { boxShadow: vars.shadow.lifted, transform: vars.motion.lift }
export const art = style({
  position: 'relative',
  display: 'block',
  overflow: 'hidden',
  borderRadius: vars.radius.tile,
  border: `${vars.line.card} solid ${vars.color.line}`,
  background: vars.color.placeholder,
  boxShadow: vars.shadow.card,
  transition: `transform ${vars.motion.calm} ${vars.motion.ease}, box-shadow ${vars.motion.calm}`,
  selectors: {
    [`${tile}:focus-within:has(:focus-visible) &`]: lifted,
  },
  // A finger leaves no tile lifted behind.
  '@media': { [media.hover]: { selectors: { [`${tile}:hover &`]: lifted } } },
})
/** How high the art is: by its width in a row, or what its field of the grid leaves. */
export const shape = styleVariants({
  square: { aspectRatio: '1' },
  tall: { aspectRatio: '100 / 136' },
  wide: { aspectRatio: '100 / 60' },
})
export const waiting = style({ boxShadow: 'none' })
export const picture = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
})
export const words = style({
  display: 'block',
  height: wordsHeight,
  padding: `${vars.space[2]} 2px 0`,
  lineHeight: 1.3,
})
export const name = style({
  display: 'block',
  fontWeight: 650,
  fontSize: vars.size.sm,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})
export const provider = style({
  display: 'block',
  marginTop: 1,
  color: vars.color.muted,
  fontSize: vars.size.xs,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})
export const badges = style({
  position: 'absolute',
  top: vars.space[2],
  left: vars.space[2],
  // The heart's corner stays free: what has no room beside it goes below.
  right: `calc(${heartSize}px + ${vars.space[1]})`,
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[1],
  pointerEvents: 'none',
  zIndex: 1,
})
export const actions = style({
  position: 'absolute',
  inset: `0 0 ${wordsHeight}`,
  display: 'flex',
  // Along the foot only: the middle of a tile is its link's.
  alignItems: 'end',
  gap: vars.space[1],
  padding: vars.space[2],
  borderRadius: vars.radius.tile,
  background: `linear-gradient(to top, ${vars.color.backdrop}, transparent 75%)`,
  // Never `visibility: hidden`: the keyboard leaves the link first, and a hidden button cannot take the focus then.
  opacity: 0,
  pointerEvents: 'none',
  transition: `opacity ${vars.motion.quick}`,
  selectors: {
    [`${tile}:focus-within:has(:focus-visible) &`]: { opacity: 1 },
  },
  '@media': {
    [media.hover]: { selectors: { [`${tile}:hover &`]: { opacity: 1 } } },
  },
})
// What is never seen is not pressed: a finger on a tile is at its link.
globalStyle(`${tile}:focus-within:has(:focus-visible) ${actions} > *`, { pointerEvents: 'auto' })
globalStyle(`${actions} > *`, { '@media': { [media.hover]: { pointerEvents: 'auto' } } })
export const action = style({
  selectors: { '&&': { flex: '1 1 auto', padding: '0 0.375rem', fontSize: vars.size.xs, whiteSpace: 'nowrap' } },
})
export const heart = style({
  position: 'absolute',
  zIndex: 2,
  top: vars.space[1],
  right: vars.space[1],
  display: 'grid',
  placeItems: 'center',
  width: heartSize,
  height: heartSize,
  borderRadius: '50%',
  color: vars.color.text,
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      inset: 4,
      zIndex: -1,
      borderRadius: '50%',
      background: vars.color.surface,
      opacity: 0.88,
    },
    '&[aria-pressed="true"]': { color: vars.color.bad },
    '&:disabled': { cursor: 'progress' },
  },
})
const bar = style({ height: 10, borderRadius: 5, background: vars.color.placeholder, marginTop: 4 })
export const line = style([bar, { width: '80%' }])
export const lineShort = style([bar, { width: '50%' }])
