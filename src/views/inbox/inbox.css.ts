import { style } from '@vanilla-extract/css'
import { card, row as flexRow } from '#src/ui/Surface.css.ts'
import { vars } from '#src/ui/theme.css.ts'

/** As wide as the list and as one message out of it. */
const width = 880
export const message = style({ maxWidth: width })
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  maxWidth: width,
  listStyle: 'none',
  padding: 0,
})
export const row = style([
  card,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[1],
    padding: vars.space[4],
    color: vars.color.text,
    textDecoration: 'none',
    ':hover': { borderColor: vars.color.link },
  },
])
/** Marked at its edge; the words stay in line with those of the others. */
export const unread = style({ boxShadow: `inset 4px 0 0 ${vars.color.link}` })
export const head = style([
  flexRow,
  { justifyContent: 'space-between', alignItems: 'start', flexWrap: 'nowrap', gap: vars.space[2] },
])
/** A title without a blank is broken where its line ends. */
export const title = style({ fontWeight: 700, overflowWrap: 'anywhere' })
export const heading = style({ overflowWrap: 'anywhere' })
/** One line of the message, so that the list stays a list. */
export const text = style({
  color: vars.color.muted,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})
/** The paragraphs of the message, as they were written. */
export const words = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxWidth: '68ch' })
