import { globalStyle, style, type GlobalStyleRule } from '@vanilla-extract/css'
import { breakpoints, stickyMobileOffset } from '#contract/constants.ts'
import { media } from '#src/ui/media.ts'
import { vars } from '#src/ui/theme.css.ts'

export const site = style({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100dvh',
  '@media': { [media.belowLg]: { paddingBottom: 'calc(60px + env(safe-area-inset-bottom))' } },
})
/** From here the header has room for everything at its full size, a player's balance too. */
const roomy = 'screen and (min-width: 1200px)'
/** Too narrow for every word of a header; in em, for larger text takes the room as well. */
const narrow = 'screen and (max-width: 22.99em)'
/** The same where the page's own text is larger than the browser's, which a media query does not see. Its number leaves out a scroll bar. */
const crowded = '(max-width: 21.89rem)'
const uncrowded = '(min-width: 21.9rem)'
/** A small phone held sideways: title, meters, balance and buttons of a game share one short row. */
const lowAndNarrow = `${media.low} and (max-width: 42em)`
/** A brand's logo as wide as a header shows it, px. */
const LOGO = 118
const MARK = 34

export const header = style({
  position: 'sticky',
  top: 0,
  zIndex: 30,
  background: vars.color.header,
  color: vars.color.onHeader,
  borderBottom: `${vars.line.card} solid ${vars.color.line}`,
  containerType: 'inline-size',
})
export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  // One line, but for a reader with large text: then nothing is cut off.
  flexWrap: 'wrap',
  // With its line it is as high as what sticks below it expects.
  minHeight: `calc(${stickyMobileOffset}px - ${vars.line.card})`,
  maxWidth: 1440,
  marginInline: 'auto',
  padding: `0 ${vars.space[4]}`,
  '@container': { [crowded]: { gap: vars.space[1], padding: `0 ${vars.space[2]}` } },
  '@media': {
    [narrow]: { gap: vars.space[1], padding: `0 ${vars.space[2]}` },
    [media.fromLg]: { minHeight: 72, flexWrap: 'nowrap', padding: `0 ${vars.space[6]}` },
    [roomy]: { gap: vars.space[3] },
  },
})
/** Takes the room for the whole logo where there is some, and else shows the mark alone. */
export const logo = style({
  display: 'inline-flex',
  alignItems: 'center',
  flex: `1000000 0 ${MARK}px`,
  maxWidth: LOGO,
  containerType: 'inline-size',
  minHeight: 44,
  textDecoration: 'none',
  color: 'inherit',
  borderRadius: vars.radius.control,
  '@media': { [media.fromLg]: { flex: 'none', width: LOGO } },
})
/** On a narrow desktop the areas beside a player's balance and buttons need its room. */
export const playerLogo = style([logo, { '@media': { [media.fromLg]: { width: MARK }, [roomy]: { width: LOGO } } }])
export const wholeLogo = style({
  display: 'none',
  '@container': { [`(min-width: ${LOGO}px)`]: { display: 'inline-flex' } },
})
export const markAlone = style({
  display: 'inline-flex',
  '@container': { [`(min-width: ${LOGO}px)`]: { display: 'none' } },
})
export const nav = style({
  display: 'none',
  gap: vars.space[1],
  // What does not fit beside a player's balance scrolls, with room for focus rings; the line stays one.
  minWidth: 0,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  padding: 5,
  '@media': { [media.fromLg]: { display: 'flex' }, [roomy]: { marginLeft: vars.space[3] } },
})
export const navLink = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  flex: 'none',
  padding: `0 ${vars.space[2]}`,
  borderRadius: vars.radius.control,
  textDecoration: 'none',
  fontWeight: 600,
  whiteSpace: 'nowrap',
  '@media': { [roomy]: { padding: `0 ${vars.space[3]}` } },
  transition: `background ${vars.motion.quick}`,
  selectors: {
    '&:hover': { background: vars.color.raised },
    '&[aria-current="page"]::after, &[data-within="true"]::after': {
      content: '""',
      position: 'absolute',
      left: vars.space[2],
      right: vars.space[2],
      bottom: 4,
      height: 3,
      borderRadius: 2,
      background: vars.color.accent,
    },
  },
})
export const gap = style({ flex: 1 })
export const onlyDesktop = style({ display: 'none', '@media': { [media.fromLg]: { display: 'contents' } } })
export const account = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  // Below the rest where larger text leaves no room beside it.
  marginLeft: 'auto',
  justifyContent: 'flex-end',
  whiteSpace: 'nowrap',
  '@container': { [crowded]: { gap: vars.space[1] } },
  '@media': {
    [narrow]: { gap: vars.space[1] },
    [media.fromLg]: { flex: 'none', flexWrap: 'nowrap' },
    [media.low]: { flex: 'none', flexWrap: 'nowrap' },
  },
})
const whenNarrow = (rule: GlobalStyleRule) => ({ '@media': { [narrow]: rule }, '@container': { [crowded]: rule } })
export const deposit = style({})
// A button's own padding, which grows with the text, would leave the plus no room.
globalStyle(`${account} ${deposit}`, whenNarrow({ width: 44, padding: 0 }))
export const depositWord = style(whenNarrow({ display: 'none' }))
export const depositSign = style({ display: 'none', ...whenNarrow({ display: 'grid' }) })

/** Wide enough for a row that holds what a player's header has; narrower, or with larger text, it may take two. */
const oneRow = `screen and (min-width: 23em) and (max-width: ${breakpoints.md - 0.02}px)`
const inOneRow = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(selector, { '@media': { [oneRow]: { '@container': { [uncrowded]: rule } } } })
const playersAccount = `${playerLogo} ~ ${account}`
// What sticks below the header counts with one row: a large balance or a long word takes the room around the word, then its end.
inOneRow(`${bar}:has(> ${playerLogo}), ${playersAccount}`, { flexWrap: 'nowrap' })
inOneRow(playersAccount, { minWidth: 0 })
inOneRow(`${playersAccount} > ${deposit}`, { flex: '0 1 auto', minWidth: 44, gap: 0, padding: `0 ${vars.space[1]}` })
inOneRow(`${playersAccount} > ${deposit}::before, ${playersAccount} > ${deposit}::after`, {
  content: '""',
  width: vars.space[2],
  flex: '0 1000 auto',
})
inOneRow(`${playersAccount} > ${deposit} > span`, { minWidth: 0 })
inOneRow(`${playersAccount} ${depositWord}`, { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis' })
globalStyle(`${playersAccount} ${depositWord}`, {
  '@media': { 'screen and (min-width: 23em) and (max-width: 25em)': { fontSize: '0.875rem' } },
})

/** The places of balance and button that are on their way: what stands beside them does not jump. */
export const soon = style({ visibility: 'hidden' })
export const balanceSoon = style({ width: '6.5rem', height: 44 })

export const bottomBar = style({
  position: 'fixed',
  zIndex: 30,
  insetInline: 0,
  bottom: 0,
  display: 'grid',
  gridAutoFlow: 'column',
  // A long name takes the room that short ones leave: on one line its icon stands beside theirs, and the bar stays as high as what ends above it.
  gridAutoColumns: 'auto',
  // Where one still takes two lines all icons go up with it.
  minHeight: 60,
  alignContent: 'center',
  boxSizing: 'content-box',
  background: vars.color.header,
  color: vars.color.onHeader,
  borderTop: `${vars.line.card} solid ${vars.color.line}`,
  paddingBottom: 'env(safe-area-inset-bottom)',
  '@media': { [media.fromLg]: { display: 'none' } },
})
// What the keyboard comes to, and an error below its field, stop above the bar.
globalStyle(`:where(html:has(${bottomBar}))`, { '@media': { [media.belowLg]: { scrollPaddingBottom: '5.25rem' } } })
export const bottomItem = style({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  gap: 2,
  minHeight: 44,
  width: '100%',
  // Larger text grows as far as five names fit beside each other.
  fontSize: `min(${vars.size.xs}, 3.75vw)`,
  lineHeight: 1.15,
  textAlign: 'center',
  fontWeight: 600,
  textDecoration: 'none',
  color: vars.color.muted,
  selectors: {
    '&:focus-visible': { outlineOffset: -2 },
    // A finger finds it down to the edge of the screen.
    '&::after': { content: '""', position: 'absolute', inset: '0 0 -8px' },
    '&[aria-current="page"], &[data-within="true"]': { color: vars.color.onHeader },
  },
})
export const bottomIcon = style({
  display: 'grid',
  placeItems: 'center',
  width: 52,
  height: 28,
  borderRadius: 14,
  selectors: {
    [`${bottomItem}[aria-current="page"] &, ${bottomItem}[data-within="true"] &`]: {
      background: vars.color.accent,
      color: vars.color.onAccent,
    },
  },
})

/** As high as the window, so that the footer never shows, and then jumps away, while a page comes. */
export const main = style({
  flex: 1,
  outline: 'none',
  minWidth: 0,
  // Behind the bar at its foot, too.
  minHeight: `calc(100dvh - ${stickyMobileOffset}px)`,
  '@media': { [media.fromLg]: { minHeight: 'calc(100dvh - 72px)' } },
})

export const footer = style({
  background: vars.color.footer,
  color: vars.color.onFooter,
  fontSize: vars.size.sm,
})
globalStyle(`${footer} :focus-visible`, { outlineColor: vars.color.accent })
export const footerInner = style({
  display: 'grid',
  gap: vars.space[6],
  maxWidth: 1440,
  marginInline: 'auto',
  padding: `${vars.space[7]} ${vars.space[4]} ${vars.space[6]}`,
  '@media': { [media.fromLg]: { padding: `${vars.space[7]} ${vars.space[6]}` } },
})
export const footerTop = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[5],
  alignItems: 'center',
  justifyContent: 'space-between',
})
export const footerGroups = style({
  display: 'grid',
  gap: vars.space[5],
  gridTemplateColumns: 'repeat(auto-fit, minmax(9.5rem, 1fr))',
})
export const footerTitle = style({ fontSize: vars.size.sm, marginBottom: vars.space[2] })
export const footerLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 40,
  color: vars.color.footerMuted,
  textDecoration: 'none',
  textAlign: 'left',
  ':hover': { color: vars.color.onFooter, textDecoration: 'underline' },
})
export const footerRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  alignItems: 'center',
})
/** Everything the law wants said, and the two choices that are always open. */
export const footerEnd = style({
  display: 'grid',
  gap: vars.space[4],
  paddingTop: vars.space[5],
  borderTop: `1px solid color-mix(in srgb, ${vars.color.footerMuted} 35%, transparent)`,
})
export const footerChoices = style([footerRow, { gap: `0 ${vars.space[5]}`, alignItems: 'start' }])
export const muted = style({ color: vars.color.footerMuted, maxWidth: '80ch' })
export const age = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 44,
  height: 44,
  borderRadius: '50%',
  border: '3px solid currentColor',
  fontWeight: 800,
  fontSize: vars.size.sm,
})
export const safer = style({ display: 'flex', alignItems: 'center', gap: vars.space[3], maxWidth: '34rem' })
export const pill = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 40,
  padding: `0 ${vars.space[4]}`,
  borderRadius: vars.radius.pill,
  border: '1px solid currentColor',
  color: vars.color.footerMuted,
  fontSize: vars.size.xs,
  fontWeight: 650,
  textDecoration: 'none',
})
export const language = style({
  selectors: { '&[aria-current="true"]': { color: vars.color.onFooter, fontWeight: 700, textDecoration: 'underline' } },
})

export const gameBar = style([
  bar,
  {
    maxWidth: 'none',
    gap: vars.space[1],
    padding: `0 ${vars.space[2]}`,
    '@media': {
      [media.fromMd]: { gap: vars.space[3] },
      [media.fromLg]: { minHeight: 60, padding: `0 ${vars.space[5]}` },
      [media.low]: { minHeight: 44, flexWrap: 'nowrap', gap: vars.space[2], padding: `0 ${vars.space[2]}` },
    },
  },
])
// As high as the balance beside them.
globalStyle(`${account} > :not(button) + button, ${soon} > button`, { minHeight: 44 })
globalStyle(`${gameBar} ${account}`, { gap: vars.space[1], '@media': { [media.fromMd]: { gap: vars.space[3] } } })
// Held sideways the bar is as low as a finger is wide: with its lines and its shadow each button stays within it.
globalStyle(`${gameBar} ${account} > *`, { '@media': { [media.low]: { height: 36, minHeight: 36 } } })
globalStyle(`${gameBar} ${deposit}`, { '@media': { [lowAndNarrow]: { width: 44, padding: 0 } } })
globalStyle(`${gameBar} ${depositWord}`, { '@media': { [lowAndNarrow]: { display: 'none' } } })
globalStyle(`${gameBar} ${depositSign}`, { '@media': { [lowAndNarrow]: { display: 'grid' } } })
/** Over a running game the menu's button stands in the row as well: on a phone it would else be alone in a row of its own. */
const besideMenu = 'screen and (max-width: 26.99em)'
const withMenu = `${gameBar}:has(> button)`
globalStyle(`${withMenu} ${deposit}`, { '@media': { [besideMenu]: { width: 44, padding: 0 } } })
globalStyle(`${withMenu} ${depositWord}`, { '@media': { [besideMenu]: { display: 'none' } } })
globalStyle(`${withMenu} ${depositSign}`, { '@media': { [besideMenu]: { display: 'grid' } } })
// Should larger text still put it below, it stays under the hand that is used to find it at the right.
globalStyle(`${gameBar} > button`, { marginLeft: 'auto' })
/** Out of sight, but still the heading for who hears the page. */
const onlyHeard = { position: 'absolute', width: 1, height: 1, clipPath: 'inset(50%)' } as const
/** Narrower than a short name of a game: a piece of it says nothing. */
const nameless = '(max-width: 5.49rem)'
/** The room that the rest of the row leaves for the title: it gives way before anything else does, as the game says its name too. */
export const titlePlace = style({ containerType: 'inline-size', minWidth: 0, flex: '1000 1000000 0px' })
/** From a tablet up, and on a phone held sideways, title, meters and balance stand in one row. */
export const gameRowOnly = style({
  display: 'none',
  '@media': { [media.fromMd]: { display: 'contents' }, [media.low]: { display: 'contents' } },
})
export const gameSite = style({
  display: 'flex',
  flexDirection: 'column',
  height: '100dvh',
  minHeight: '22rem',
  background: vars.color.sunken,
  '@media': { [media.low]: { minHeight: 0 } },
})
// As high as the window, it never scrolls: no strip is kept for a scroll bar beside the game.
globalStyle(`html:has(${gameSite})`, { scrollbarGutter: 'auto' })
export const gameMain = style({ flex: 1, minHeight: 0, display: 'grid', outline: 'none' })
export const gameTitle = style({
  minWidth: 0,
  fontSize: vars.size.md,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})
globalStyle(`${titlePlace} > ${gameTitle}`, { '@container': { [nameless]: onlyHeard } })
export const meter = style({
  display: 'grid',
  lineHeight: 1.25,
  textAlign: 'right',
  fontSize: vars.size.sm,
  fontWeight: 650,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  minWidth: 0,
  '@media': { [media.low]: { lineHeight: 1.15, fontSize: vars.size.xs } },
})
export const meterLabel = style({
  fontSize: vars.size.xs,
  fontWeight: 500,
  color: vars.color.muted,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
})
/** The meter of the active bonus: below its label the amount, and beside that its bar. */
export const wagering = style([meter, {}])
export const wageringLine = style({ display: 'flex', alignItems: 'center', gap: vars.space[2] })
/** It looks as on the cards of rewards. */
export const wageringBar = style({
  appearance: 'none',
  flex: '1 1 3rem',
  inlineSize: '3rem',
  minInlineSize: '1.5rem',
  blockSize: 8,
  border: 0,
  borderRadius: vars.radius.pill,
  background: vars.color.raised,
  boxShadow: `0 0 0 1px ${vars.color.lineStrong}`,
  overflow: 'hidden',
})
globalStyle(`${wageringBar}::-webkit-progress-bar`, { background: vars.color.raised })
globalStyle(`${wageringBar}::-webkit-progress-value`, { background: vars.color.second })
globalStyle(`${wageringBar}::-moz-progress-bar`, { background: vars.color.second })
export const meters = style({
  display: 'flex',
  alignItems: 'center',
  minWidth: 0,
  gap: vars.space[3],
  '@media': {
    [media.fromMd]: { gap: vars.space[4] },
    [media.fromLg]: { gap: vars.space[5] },
    [media.low]: { gap: vars.space[3] },
  },
})
/** The meters that are always there: where the bonus has a row of its own, they stay beside each other. */
export const standingMeters = style({ display: 'contents' })
export const gameStrip = style({
  display: 'flex',
  // Larger text puts the meters below the title; nothing is cut off.
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  padding: `${vars.space[1]} ${vars.space[4]}`,
  background: vars.color.surface,
  borderBottom: `1px solid ${vars.color.line}`,
})
export const mobileStrip = style([
  gameStrip,
  {
    '@container': { [crowded]: { padding: `${vars.space[1]} ${vars.space[2]}` } },
    '@media': {
      [narrow]: { padding: `${vars.space[1]} ${vars.space[2]}` },
      [media.fromMd]: { display: 'none' },
      [media.low]: { display: 'none' },
    },
  },
])

export const languages = style({ cursor: 'pointer', selectors: { '&[open]': { flex: '1 1 100%' } } })
export const languagesHead = style([footerLink, { listStyle: 'none', gap: vars.space[2] }])
globalStyle(`${languagesHead}::-webkit-details-marker`, { display: 'none' })
globalStyle(`${languagesHead} svg`, { transition: `rotate ${vars.motion.quick}` })
globalStyle(`${languages}[open] ${languagesHead} svg`, { rotate: '180deg' })
export const languageList = style({
  display: 'grid',
  gap: `0 ${vars.space[5]}`,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(13rem, 100%), 1fr))',
  paddingTop: vars.space[2],
})
// Short of room it is cut before the meters leave its line.
globalStyle(`${mobileStrip} > ${gameTitle}`, { flex: '1 1 4rem' })
globalStyle(`${mobileStrip} > ${meters}, ${mobileStrip} ${standingMeters}`, {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  columnGap: vars.space[3],
  rowGap: 0,
  marginLeft: 'auto',
})
// The meter of a bonus stands where the title stood: it comes and goes over a running game, which is not moved.
const bonusStrip = `${mobileStrip}:has(${wagering})`
globalStyle(`${bonusStrip} > ${gameTitle}`, onlyHeard)
globalStyle(bonusStrip, { paddingInline: vars.space[2] })
globalStyle(`${bonusStrip} ${meterLabel}`, { fontSize: '0.6875rem', lineHeight: `calc(1.25 * ${vars.size.xs})` })
globalStyle(`${bonusStrip} > ${meters}`, { flex: '1 1 100%', columnGap: vars.space[2] })
globalStyle(`${bonusStrip} ${wageringBar}`, { inlineSize: '1.5rem' })
globalStyle(`${mobileStrip} ${wagering}`, { flex: '1 1 auto', textAlign: 'left' })
// That it counts for nothing here takes more words: they have the place of the amount too, which nothing here moves.
export const notHere = style({})
globalStyle(`${mobileStrip} ${notHere}`, { flex: '1 1 6rem' })
globalStyle(`${mobileStrip} ${notHere} > ${meterLabel}`, { whiteSpace: 'normal' })
globalStyle(`${mobileStrip} ${notHere} > ${wageringLine}`, { display: 'none' })
globalStyle(`${bonusStrip} ${standingMeters}`, { columnGap: vars.space[2] })

/** A tablet: beside the meter of a bonus the row has no room for gaps and words that say the same elsewhere. */
const besideBonus = `screen and (min-width: ${breakpoints.md}px) and (max-width: 56.24em)`
const bonusBar = `${gameBar}:has(${wagering})`
globalStyle(`${bonusBar}, ${bonusBar} ${account}`, { '@media': { [besideBonus]: { gap: vars.space[2] } } })
globalStyle(`${bonusBar} ${meters}`, { '@media': { [besideBonus]: { gap: vars.space[3] } } })
globalStyle(`${bonusBar} ${deposit}`, { '@media': { [besideBonus]: { width: 44, padding: 0 } } })
globalStyle(`${bonusBar} ${depositWord}`, { '@media': { [besideBonus]: { display: 'none' } } })
globalStyle(`${bonusBar} ${depositSign}`, { '@media': { [besideBonus]: { display: 'grid' } } })
// On a small phone held sideways the amount alone has room.
globalStyle(`${gameBar} ${wageringBar}`, { '@media': { [lowAndNarrow]: { display: 'none' } } })
