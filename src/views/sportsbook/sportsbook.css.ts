import { style } from '@vanilla-extract/css'
import { media } from '#src/ui/media.ts'
import { page } from '#src/ui/Surface.css.ts'
import { vars } from '#src/ui/theme.css.ts'

/** As high as what header and bar leave of the window: the frame scrolls inside, so the page never has two bars. */
export const place = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  '@media': { [media.fromLg]: { height: 'calc(100dvh - 72px)', minHeight: '32rem' } },
})
/** On a phone the window, with what is told once above the frame: whatever stands there, the frame ends where the bar begins. */
export const inSight = style({
  display: 'flex',
  flexDirection: 'column',
  minHeight: 'calc(100dvh - 116px)',
  '@media': { [media.fromLg]: { flex: 1, minHeight: 0 } },
})
/** Held sideways a phone leaves the frame little height: its bet slip stays in sight all the same. */
export const body = style({
  position: 'relative',
  flex: '1 0 auto',
  minHeight: '9rem',
  background: vars.color.canvas,
  '@media': { [media.fromLg]: { flex: 1, minHeight: 0 } },
})
/** A phone's window is the frame's; what the page has to tell stands behind it there. */
export const banner = style({
  width: '100%',
  maxWidth: 1440,
  marginInline: 'auto',
  padding: `${vars.space[3]} ${vars.space[4]}`,
  '@media': { [media.belowLg]: { order: 1 }, [media.fromLg]: { padding: `${vars.space[3]} ${vars.space[6]}` } },
})
export const frame = style({ position: 'absolute', inset: 0, width: '100%', height: '100%', border: 0 })
/** The frame's own columns, in grey: nothing jumps as it comes. */
export const soon = style({
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[3],
  padding: vars.space[3],
  background: vars.color.canvas,
  '@media': {
    [media.fromLg]: {
      gridTemplateColumns: '200px minmax(0, 1fr) 290px',
      maxWidth: 1440,
      marginInline: 'auto',
      padding: vars.space[4],
      gap: vars.space[5],
    },
  },
})
export const soonColumn = style({ display: 'grid', gap: vars.space[3], alignContent: 'start' })
export const onlyWide = style({ display: 'none', '@media': { [media.fromLg]: { display: 'grid' } } })
export const notice = style([page, { width: '100%', paddingBlock: vars.space[6] }])
export const toast = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[3],
  padding: `${vars.space[1]} ${vars.space[4]}`,
  background: vars.color.goodSoft,
  color: vars.color.text,
})
