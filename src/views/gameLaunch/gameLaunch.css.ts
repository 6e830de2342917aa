import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '#src/ui/media.ts'
import { notice } from '#src/ui/Surface.css.ts'
import { vars } from '#src/ui/theme.css.ts'
import { footerLink, language } from '../frame/frame.css.ts'

/** Less height than a game and its controls need with anything above them. */
const notHigh = 'screen and (max-height: 600px)'
/** Not high, and wide enough for the picture to stand beside the words. */
const besideLow = `${notHigh} and (min-width: 540px)`

export const running = style({ display: 'grid', gridTemplateRows: 'auto minmax(0, 1fr)', minHeight: 0 })
globalStyle(`${running} > :last-child`, { gridRow: 2 })
/** Above a running demo; a phone held sideways has no height for it. */
export const demo = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  padding: `${vars.space[1]} ${vars.space[3]}`,
  background: vars.color.surface,
  borderBottom: `${vars.line.card} solid ${vars.color.line}`,
  color: vars.color.muted,
  fontSize: vars.size.sm,
  '@media': { [media.fromLg]: { padding: `${vars.space[1]} ${vars.space[5]}` }, [notHigh]: { display: 'none' } },
})
export const place = style({
  overflowY: 'auto',
  display: 'grid',
  alignContent: 'start',
  // Higher than the screen, the card scrolls; it is never cut, buttons and all.
  gridAutoRows: 'max-content',
  padding: vars.space[4],
  background: vars.color.canvas,
  '@media': {
    // Safe: higher than the screen, it begins at its top, where scrolling reaches.
    [media.fromMd]: { alignContent: 'safe center' },
    [media.fromLg]: { padding: vars.space[6] },
    [notHigh]: { padding: `${vars.space[3]} ${vars.space[4]}` },
  },
})
export const card = style({
  display: 'grid',
  width: 'min(64rem, 100%)',
  marginInline: 'auto',
  overflow: 'hidden',
  background: vars.color.surface,
  border: `${vars.line.card} solid ${vars.color.line}`,
  borderRadius: vars.radius.panel,
  '@media': {
    [media.fromMd]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)' },
    [besideLow]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 7fr)' },
  },
})
globalStyle(`${demo} button`, { flex: 'none', whiteSpace: 'nowrap' })
export const below = style({ width: 'min(64rem, 100%)', marginInline: 'auto', paddingTop: vars.space[4] })
/** What stands at the foot of other pages, in the colours of this one: as high from the first as it will be. */
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${vars.space[5]}`,
  width: 'min(64rem, 100%)',
  minHeight: 40,
  marginInline: 'auto',
  marginTop: vars.space[3],
  fontSize: vars.size.sm,
})
globalStyle(`${foot} ${footerLink}`, { color: vars.color.muted })
globalStyle(`${foot} ${footerLink}:hover, ${foot} ${language}[aria-current]`, { color: vars.color.text })
export const art = style({
  height: 'min(13rem, 18dvh)',
  // What a wide picture is about stands right of its middle.
  objectPosition: '88% 50%',
  '@media': {
    // A tablet's column is slimmer than the picture is high, more so where something is said: what it is about stays whole.
    [media.fromMd]: { height: '100%', minHeight: '24rem', objectPosition: '76% 50%' },
    [media.fromLg]: { objectPosition: '88% 50%' },
    // No higher than the words beside it, which would else stand in the middle of what is seen by halves.
    [besideLow]: { height: 0, minHeight: '100%' },
  },
})
export const words = style({
  display: 'grid',
  alignContent: 'center',
  gap: vars.space[4],
  padding: vars.space[5],
  // A name with a word that is wider than the card is broken, never cut.
  overflowWrap: 'anywhere',
  '@media': {
    [media.fromLg]: { padding: vars.space[6] },
    [notHigh]: { gap: vars.space[2], padding: `${vars.space[3]} ${vars.space[5]}` },
  },
})
export const description = style({ '@media': { [`${media.low} and (max-width: 42em)`]: { display: 'none' } } })
// On a phone what keeps the game closed takes the description's place: what can be done stays in sight.
globalStyle(`${words}:has(${notice}) ${description}`, { '@media': { [media.belowMd]: { display: 'none' } } })
/** As high as the buttons whose place it takes: the card does not move as the game is opened. */
export const opening = style({ minHeight: 88, '@media': { [media.fromLg]: { minHeight: 52 } } })
globalStyle(`${opening} > output`, { minHeight: 52, gridAutoFlow: 'column', justifyContent: 'start' })
export const facts = style({ display: 'flex', flexWrap: 'wrap', gap: `${vars.space[2]} ${vars.space[5]}` })
// Held sideways it takes the place of both.
globalStyle(`${words}:has(${notice}) :is(${description}, ${facts})`, { '@media': { [media.low]: { display: 'none' } } })
globalStyle(`${facts} dt`, { color: vars.color.muted, fontSize: vars.size.xs })
globalStyle(`${facts} dd`, { fontWeight: 700 })
