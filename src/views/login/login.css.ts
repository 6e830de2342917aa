import { style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme.css.ts'

export const refused = style({
  display: 'grid',
  gap: vars.space[4],
  paddingBlock: vars.space[2],
})
/** No wider than a label and its number need: the eye must not lose the line between them. */
export const facts = style({
  display: 'grid',
  width: 'min(20rem, 100%)',
  marginInline: 'auto',
  gap: vars.space[2],
  padding: vars.space[4],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
})
export const fact = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${vars.space[1]} ${vars.space[4]}`,
})
export const term = style({ color: vars.color.muted })
export const value = style({ color: vars.color.text, fontWeight: 700, fontVariantNumeric: 'tabular-nums' })
/** The ring beside its words, however many lines they take. */
export const waiting = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space[3],
  alignItems: 'center',
})
