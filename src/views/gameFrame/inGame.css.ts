import { style, globalStyle } from '@vanilla-extract/css'
import { media } from '#src/ui/media.ts'
import { vars } from '#src/ui/theme.css.ts'
import { footerLink, language } from '../frame/frame.css.ts'

export const list = style({ display: 'grid', gap: vars.space[1] })
export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  width: '100%',
  minHeight: 52,
  padding: `0 ${vars.space[3]}`,
  borderRadius: vars.radius.control,
  color: vars.color.text,
  fontWeight: 650,
  textAlign: 'left',
  textDecoration: 'none',
  transition: `background ${vars.motion.quick}`,
  '@media': { [media.hover]: { ':hover': { background: vars.color.raised } } },
})
export const name = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' })
export const played = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(5.5rem, 1fr))',
  gap: vars.space[3],
  padding: vars.space[3],
  borderRadius: vars.radius.control,
  background: vars.color.sunken,
})
globalStyle(`${played} dt`, { color: vars.color.muted, fontSize: vars.size.xs })
globalStyle(`${played} dd`, { fontWeight: 650, fontVariantNumeric: 'tabular-nums' })
/** What stands at the foot of other pages, in the colours of the menu. */
export const languages = style({ paddingTop: vars.space[3], borderTop: `1px solid ${vars.color.line}` })
globalStyle(`${languages} ${footerLink}`, { color: vars.color.muted, minHeight: 44 })
globalStyle(`${languages} ${footerLink}:hover, ${languages} ${language}[aria-current]`, { color: vars.color.text })
