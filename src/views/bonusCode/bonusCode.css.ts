import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme.css.ts'

export const place = style({ width: '100%', maxWidth: '44rem', scrollMarginTop: vars.space[8] })
export const title = style({ fontSize: vars.size.lg })
/** What a bonus gives and asks for, term by term. */
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 11rem), 1fr))',
  gap: `${vars.space[3]} ${vars.space[5]}`,
})
globalStyle(`${facts} dt`, { color: vars.color.muted, fontSize: vars.size.sm })
globalStyle(`${facts} dd`, { fontWeight: 700, overflowWrap: 'anywhere' })
export const terms = style({ whiteSpace: 'pre-line', fontSize: vars.size.sm, overflowWrap: 'anywhere' })
/** What is kept and what is lost, side by side where there is room. */
export const sides = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 12rem), 1fr))',
  gap: vars.space[3],
})
export const side = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[2],
  padding: vars.space[4],
  borderRadius: vars.radius.control,
  border: `${vars.line.card} solid ${vars.color.line}`,
})
globalStyle(`${side} ul`, { display: 'grid', gap: vars.space[1], paddingInlineStart: vars.space[4], margin: 0 })
export const lost = style([side, { borderColor: vars.color.bad }])
