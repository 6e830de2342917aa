import { globalStyle, style } from '@vanilla-extract/css'
import { checkLabel, checkRow } from './Field.css.ts'
import { vars } from './theme.css.ts'

export const find = style({ marginBottom: vars.space[3] })
export const list = style({
  display: 'grid',
  maxHeight: 'min(21rem, 50dvh)',
  minWidth: 'min(17rem, 70vw)',
  overflowY: 'auto',
  padding: `4px 4px ${vars.space[4]}`,
  // It goes on below: its end fades out rather than being cut in the middle of a line.
  maskImage: `linear-gradient(to top, transparent, #000 ${vars.space[5]})`,
})
// Each line is as high as a finger needs, and pressed anywhere in it.
globalStyle(`${list} ${checkRow}`, { alignItems: 'center', minHeight: 44 })
globalStyle(`${list} ${checkLabel}`, { display: 'block', paddingBlock: '0.7rem' })
export const more = style({ color: vars.color.muted, fontSize: vars.size.sm, fontVariantNumeric: 'tabular-nums' })
export const nothing = style({ color: vars.color.muted })
