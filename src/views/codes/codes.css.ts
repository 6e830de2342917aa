import { style } from '@vanilla-extract/css'

/** Balanced, so that the seconds never stand alone in a line; digits of one width, so that none moves as they count. */
export const wait = style({ textWrap: 'balance', fontVariantNumeric: 'tabular-nums' })
