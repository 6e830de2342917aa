import { style } from '@vanilla-extract/css'

/** With nothing in it, it takes no gap among what stands around it. */
export const place = style({ selectors: { '&:empty': { display: 'none' } } })
