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
