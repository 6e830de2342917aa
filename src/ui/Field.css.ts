import { globalStyle, style } from '@vanilla-extract/css'
import { media } from './media.ts'
import { vars } from './theme.css.ts'

export const field = style({ display: 'grid', gap: vars.space[1], alignContent: 'start', minWidth: 0 })
export const label = style({
  fontSize: vars.size.sm,
  fontWeight: 650,
  display: 'flex',
  gap: vars.space[2],
  justifyContent: 'space-between',
})
export const optional = style({ color: vars.color.muted, fontWeight: 400 })
export const box = style({ position: 'relative', display: 'flex', alignItems: 'stretch' })
export const input = style({
  width: '100%',
  minWidth: 0,
  minHeight: 48,
  padding: `0 ${vars.space[3]}`,
  background: vars.color.sunken,
  color: vars.color.text,
  border: `${vars.line.control} solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.control,
  fontSize: '1rem',
  // Its label and its error are seen with it.
  scrollMarginBlock: '4rem',
  transition: `border-color ${vars.motion.quick}`,
  '::placeholder': { color: vars.color.muted, opacity: 1 },
  selectors: {
    '&[aria-invalid="true"]': { borderColor: vars.color.bad },
    '&:focus-visible': { outlineOffset: 0 },
    '&:disabled': { opacity: 0.6, cursor: 'not-allowed' },
    '&:-webkit-autofill': {
      WebkitTextFillColor: vars.color.text,
      boxShadow: `inset 0 0 0 100px ${vars.color.sunken}`,
      caretColor: vars.color.text,
    },
  },
})
export const withAction = style([input, { paddingRight: 52 }])
export const action = style({
  position: 'absolute',
  right: 3,
  top: '50%',
  translate: '0 -50%',
  color: vars.color.muted,
})
export const prefix = style({
  position: 'absolute',
  left: vars.space[3],
  top: 0,
  bottom: 0,
  display: 'grid',
  placeItems: 'center',
  color: vars.color.muted,
  fontWeight: 700,
  pointerEvents: 'none',
})
// No last word of a rule or an error stands alone in its line.
export const hint = style({ color: vars.color.muted, fontSize: vars.size.sm, textWrap: 'balance' })
export const error = style({
  display: 'flex',
  gap: vars.space[1],
  alignItems: 'start',
  color: vars.color.bad,
  fontSize: vars.size.sm,
  fontWeight: 600,
  textWrap: 'balance',
})
export const errorIcon = style({ flex: 'none', marginTop: '0.15em' })
export const select = style([
  input,
  {
    appearance: 'none',
    paddingRight: 40,
    cursor: 'pointer',
    textOverflow: 'ellipsis',
  },
])
export const chevron = style({
  position: 'absolute',
  right: vars.space[3],
  top: '50%',
  translate: '0 -50%',
  pointerEvents: 'none',
  color: vars.color.muted,
})
export const checkRow = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: vars.space[3],
  alignItems: 'start',
})
export const check = style({
  appearance: 'none',
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 24,
  height: 24,
  background: vars.color.sunken,
  border: `${vars.line.control} solid ${vars.color.lineStrong}`,
  borderRadius: `min(6px, ${vars.radius.control})`,
  cursor: 'pointer',
  selectors: {
    '&:checked': { background: vars.color.accent, borderColor: vars.color.accent },
    '&:checked::after': {
      content: '""',
      width: 7,
      height: 12,
      marginTop: -3,
      border: `solid ${vars.color.onAccent}`,
      borderWidth: '0 3px 3px 0',
      rotate: '42deg',
    },
    '&[aria-invalid="true"]': { borderColor: vars.color.bad },
    '&:disabled': { opacity: 0.6, cursor: 'not-allowed' },
  },
})
/** What is said of a tick stands below its words, not below its box. */
export const checkSaid = style({ display: 'grid', gap: 6, paddingInlineStart: `calc(24px + ${vars.space[3]})` })
export const checkLabel = style({ fontSize: vars.size.sm, paddingTop: 2, cursor: 'pointer', textWrap: 'balance' })
export const code = style([
  input,
  {
    minHeight: 60,
    textAlign: 'center',
    fontSize: '1.75rem',
    fontWeight: 700,
    fontVariantNumeric: 'tabular-nums',
    letterSpacing: '0.5em',
    textIndent: '0.5em',
  },
])
export const amount = style([
  input,
  { maxWidth: '27rem', minHeight: 60, fontSize: '1.5rem', fontWeight: 700, fontVariantNumeric: 'tabular-nums' },
])
// Below each other where a number beside its prefix would leave no room for an error's words.
export const phone = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: `${vars.space[4]} ${vars.space[2]}`,
  // With room for it, in line with the pairs of fields above and below.
  '@media': { [media.fromMd]: { display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: vars.space[4] } },
})
globalStyle(`${phone} > :first-child`, { flex: '2 1 9.25rem' })
globalStyle(`${phone} > :last-child`, { flex: '3 1 8rem' })
export const strength = style({ display: 'grid', gridTemplateColumns: 'repeat(4, 1fr)', gap: 4, marginTop: 4 })
// Lines of a brand may be as dark as its text: a bar that is off must not look like one that is on.
export const bar = style({
  height: 4,
  borderRadius: 2,
  background: `color-mix(in srgb, ${vars.color.text} 18%, transparent)`,
})
export const barOn = style({ background: vars.color.second })
