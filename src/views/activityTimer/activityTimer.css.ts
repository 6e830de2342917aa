import { style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme.css.ts'

/** Has the keyboard first: a key that was meant for the game answers nothing. */
export const sums = style({ outline: 'none' })
export const facts = style({ display: 'grid', margin: 0 })
export const fact = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: vars.space[3],
  paddingBlock: vars.space[2],
  borderBottom: `1px solid ${vars.color.line}`,
})
export const value = style({ margin: 0, fontWeight: 700, textAlign: 'end' })
export const choice = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: vars.space[3] })
export const select = style({ flex: '1 1 14rem', maxWidth: '24rem', minWidth: 0 })
/** As high as the select beside it. */
export const save = style({ selectors: { '&&': { minHeight: 48 } } })
