import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme.css.ts'

export const place = style({ display: 'grid', gap: vars.space[4], width: '100%', maxWidth: '54rem' })
export const amounts = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[5], alignItems: 'end', margin: 0 })
export const own = style({ flex: '1 1 100%' })
export const amount = style({})
export const value = style({ margin: 0, fontWeight: 700, fontSize: vars.size.lg })
// With the text at twice its size a phone has no room for a large sum in one line.
const ownSize = `min(${vars.size.xxl}, 10vw)`
export const ownValue = style({ margin: 0, fontWeight: 700, fontSize: ownSize, minWidth: 0 })
globalStyle(`${ownValue} > *`, { whiteSpace: 'normal', overflowWrap: 'anywhere' })
/** As high as own money with its label: nothing below it jumps as it comes. */
export const balanceSoon = style({ display: 'grid', height: `calc(1.5rem + 1.5 * ${ownSize})` })
/** The place of what is offered once it is known to whom. */
export const soon = style({ visibility: 'hidden' })
