import { style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme.css.ts'

export const place = style({ display: 'grid', gap: vars.space[4], width: '100%', maxWidth: '54rem' })
export const amounts = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[5], alignItems: 'end', margin: 0 })
export const own = style({ flex: '1 1 100%' })
export const amount = style({})
export const value = style({ margin: 0, fontWeight: 700, fontSize: vars.size.lg })
export const ownValue = style({ margin: 0, fontWeight: 700, fontSize: vars.size.xxl })
