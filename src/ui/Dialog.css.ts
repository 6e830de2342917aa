import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { media } from './media.ts'
import { vars } from './theme.css.ts'

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(1.5rem)' } })
const slide = keyframes({ from: { opacity: 0.4, transform: 'translateX(4rem)' } })

export const dialog = style({
  vars: { '--inset': vars.space[4] },
  '@media': { [media.fromMd]: { vars: { '--inset': vars.space[5] } } },
  padding: 0,
  border: `${vars.line.card} solid ${vars.color.line}`,
  background: vars.color.surface,
  color: vars.color.text,
  boxShadow: vars.shadow.panel,
  maxWidth: 'none',
  maxHeight: 'none',
  overflow: 'hidden',
  selectors: {
    '&[open]': { display: 'flex', flexDirection: 'column' },
    '&::backdrop': { background: vars.color.backdrop },
  },
})

export const shape = styleVariants({
  /** In the middle, as wide as its words. */
  modal: {
    margin: 'auto',
    // Of what is left beside a scroll bar: it stands clear of both edges.
    width: 'min(34rem, calc(100% - 1.5rem))',
    maxHeight: 'min(90dvh, 50rem)',
    '@media': { [media.low]: { maxHeight: 'calc(100dvh - 1rem)' } },
    borderRadius: vars.radius.panel,
    animation: `${rise} ${vars.motion.calm} ${vars.motion.ease}`,
  },
  /** At the right edge, from top to bottom; the whole screen on a phone. */
  panel: {
    margin: '0 0 0 auto',
    width: '100%',
    height: '100dvh',
    borderWidth: 0,
    animation: `${slide} ${vars.motion.calm} ${vars.motion.ease}`,
    '@media': { [media.fromMd]: { width: '30rem', borderLeftWidth: vars.line.card } },
  },
  /** At the left edge: the menu of a phone. */
  drawer: {
    margin: '0 auto 0 0',
    width: 'min(22rem, 88vw)',
    height: '100dvh',
    borderWidth: `0 ${vars.line.card} 0 0`,
  },
})

export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  padding: `${vars.space[4]} var(--inset)`,
  borderBottom: `1px solid ${vars.color.line}`,
  '@media': { [media.low]: { padding: `${vars.space[2]} var(--inset)` } },
})
export const title = style({
  fontSize: vars.size.xl,
  flex: 1,
  minWidth: 0,
  '@media': { [media.low]: { fontSize: vars.size.lg } },
})
export const close = style({ margin: '-0.25rem -0.75rem -0.25rem 0' })
export const body = style({
  flex: 1,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: `${vars.space[5]} var(--inset)`,
  display: 'grid',
  // A long address breaks; it never pushes the buttons out of the panel.
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflowWrap: 'break-word',
  // Higher than the panel, it scrolls; nothing in it is pressed flat.
  gridAutoRows: 'max-content',
  alignContent: 'start',
  gap: vars.space[4],
  // Held sideways a phone has little height: what is said keeps most of it.
  '@media': { [media.low]: { padding: `${vars.space[3]} var(--inset)`, gap: vars.space[3] } },
})
/** Buttons of one width below each other on a phone; in one row where they all fit in it, else below each other as well. */
export const foot = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  justifyContent: 'flex-end',
  padding: `${vars.space[4]} var(--inset)`,
  borderTop: `1px solid ${vars.color.line}`,
  '@media': {
    [media.fromMd]: { selectors: { '&:not([data-piled])': { flexDirection: 'row', flexWrap: 'wrap' } } },
    [media.low]: {
      padding: `${vars.space[2]} var(--inset)`,
      selectors: { '&:not([data-piled])': { flexDirection: 'row', flexWrap: 'wrap' } },
    },
  },
})
