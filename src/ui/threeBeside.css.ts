import { style } from '@vanilla-extract/css'

/** Measures the place that three cards stand in: it is not as wide as the window. */
export const place = style({ containerType: 'inline-size' })
/** Where all three have room beside each other, as a container query. */
export const whereThreeFit = '(min-width: 56rem)'
