import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css'
import { media } from './media.ts'
import { vars } from './theme.css.ts'

export const card = style({
  background: vars.color.surface,
  border: `${vars.line.card} solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.card,
  padding: vars.space[5],
})
// Never wider than their place, whatever is in them: with the text at twice its size a word or a button may be wider than a phone.
const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start', minWidth: 0 }
export const stack = style({ ...column, gap: vars.space[4] })
export const tight = style({ ...column, gap: vars.space[2] })
export const row = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3], alignItems: 'center' })
export const spread = style([row, { justifyContent: 'space-between' }])
export const muted = style({ color: vars.color.muted })
/** An address within a sentence: broken at its hyphen it reads as two words. */
export const unbroken = style({ display: 'inline-block', maxWidth: '100%', overflowWrap: 'anywhere' })
export const small = style({ fontSize: vars.size.sm })
export const lead = style({ fontSize: vars.size.lg, color: vars.color.muted, textWrap: 'balance' })
/** A title with the way to all of its kind beside it. */
export const titleRow = style([row, { gap: vars.space[4] }])
globalStyle(`${titleRow} > a`, { display: 'inline-flex', alignItems: 'center', minHeight: 44 })
export const pageTitle = style({ fontSize: vars.size.xxl })
export const sectionTitle = style({ fontSize: vars.size.xl })

/** The column that pages stand in. */
export const page = style({
  width: '100%',
  maxWidth: 1440,
  marginInline: 'auto',
  padding: `${vars.space[5]} ${vars.space[4]} ${vars.space[7]}`,
  '@media': { [media.fromLg]: { padding: `${vars.space[6]} ${vars.space[6]} ${vars.space[8]}` } },
})
export const narrow = style([page, { maxWidth: 720 }])

export const notice = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: vars.space[3],
  padding: vars.space[4],
  borderRadius: vars.radius.control,
  border: `1px solid ${vars.color.line}`,
  background: vars.color.raised,
  color: vars.color.text,
  fontSize: vars.size.sm,
  // Its lines begin beside its sign, on a screen whose words stand in the middle too.
  textAlign: 'start',
})
export const noticeTone = styleVariants({
  info: {},
  good: { background: vars.color.goodSoft, borderColor: vars.color.good },
  warn: { background: vars.color.warnSoft, borderColor: vars.color.warn },
  bad: { background: vars.color.badSoft, borderColor: vars.color.bad },
})
export const noticeIcon = styleVariants({
  info: { color: vars.color.muted },
  good: { color: vars.color.good },
  warn: { color: vars.color.warn },
  bad: { color: vars.color.bad },
})
export const noticeTitle = style({ fontWeight: 700, fontSize: vars.size.md })

export const badge = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  padding: '0.1rem 0.5rem',
  borderRadius: vars.radius.pill,
  background: vars.color.raised,
  color: vars.color.text,
  fontSize: vars.size.xs,
  fontWeight: 700,
  lineHeight: 1.6,
  whiteSpace: 'nowrap',
})
export const badgeTone = styleVariants({
  plain: {},
  accent: { background: vars.color.accent, color: vars.color.onAccent },
  second: { background: vars.color.second, color: vars.color.onSecond },
  bad: { background: vars.color.badSoft, color: vars.color.bad },
})

export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  flex: 'none',
  minHeight: 44,
  padding: `0 ${vars.space[4]}`,
  borderRadius: vars.radius.pill,
  border: `${vars.line.control} solid ${vars.color.line}`,
  background: vars.color.surface,
  color: vars.color.text,
  fontSize: vars.size.sm,
  fontWeight: 650,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  transition: `background ${vars.motion.quick}, border-color ${vars.motion.quick}`,
  selectors: {
    '&[aria-pressed="true"], &[aria-selected="true"], &[aria-current="page"]': {
      background: vars.color.second,
      borderColor: vars.color.second,
      color: vars.color.onSecond,
    },
    '&:disabled': { opacity: 0.55, cursor: 'not-allowed' },
  },
  '@media': {
    [media.hover]: {
      selectors: {
        '&:hover:not(:disabled, [aria-pressed="true"], [aria-selected="true"], [aria-current="page"])': {
          borderColor: vars.color.lineStrong,
          background: vars.color.raised,
        },
      },
    },
  },
})

const breathe = keyframes({ '50%': { opacity: 0.45 } })
export const skeleton = style({
  maxWidth: '100%',
  background: vars.color.placeholder,
  borderRadius: vars.radius.tile,
  animation: `${breathe} 1.6s ease-in-out infinite`,
})

export const state = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflowWrap: 'anywhere',
  // As wide as it may be wherever it stands: its buttons do not shrink to its words.
  width: '100%',
  justifyItems: 'center',
  textAlign: 'center',
  textWrap: 'balance',
  gap: vars.space[3],
  padding: `${vars.space[7]} ${vars.space[4]}`,
  maxWidth: '34rem',
  marginInline: 'auto',
  // A panel has its own inset, and keeps the buttons in sight.
  selectors: { 'dialog &': { padding: `${vars.space[5]} 0` } },
  // Below a page's title on a phone, the last button must not stand under the bar at the foot.
  '@media': { [media.belowMd]: { padding: vars.space[4] } },
})
// Paragraphs of their own are balanced too: no last word alone in its line.
globalStyle(`${state} p`, { textWrap: 'balance' })
globalStyle(`${state} ${notice}`, { marginTop: vars.space[3] })
/** Alone on its page: in the middle of it. */
export const statePage = style({ minHeight: 'min(calc(100dvh - 9rem), 40rem)', alignContent: 'center' })
export const stateActions = style([
  row,
  {
    justifyContent: 'center',
    marginTop: vars.space[2],
    // Three and more would stand as a ragged pile: below each other, all of one width.
    selectors: {
      '&:has(> :nth-child(3))': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', width: 'min(20rem, 100%)' },
    },
    '@media': {
      [media.belowMd]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', width: 'min(20rem, 100%)' },
    },
  },
])
export const stateArt = style({
  color: vars.color.second,
  width: 'min(220px, 60vw)',
  display: 'grid',
  // A picture that has no width of its own fills this place; one that is wider stands out on both sides alike.
  gridTemplateColumns: 'minmax(100%, auto)',
  justifyItems: 'center',
  justifyContent: 'center',
  // Beside words in a panel, and on a phone, the picture must not push the way on out of sight.
  selectors: { 'dialog &': { width: '7.5rem' } },
  '@media': { [media.belowMd]: { width: '7rem' } },
})
export const loud = style({
  border: `2px dashed ${vars.color.warn}`,
  borderRadius: vars.radius.card,
  background: vars.color.warnSoft,
  '@media': { [media.belowMd]: { padding: `${vars.space[6]} ${vars.space[4]}` } },
})
export const stepsLabel = style([muted, small, { display: 'block', '::first-letter': { textTransform: 'uppercase' } }])
export const steps = style({ display: 'flex', gap: vars.space[2], marginTop: vars.space[1] })
export const step = style({
  flex: 1,
  height: 6,
  borderRadius: 3,
  background: `color-mix(in srgb, ${vars.color.text} 18%, transparent)`,
})
export const stepDone = style({ background: vars.color.second })
/** A page's picture, no higher than leaves its words and its button in sight. */
export const pagePicture = style({ maxHeight: '44dvh', objectPosition: '50% 36%', borderRadius: vars.radius.card })
