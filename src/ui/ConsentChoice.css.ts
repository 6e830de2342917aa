import { style } from '@vanilla-extract/css'
import { media } from './media.ts'
import { vars } from './theme.css.ts'

export const choice = style({ display: 'grid', gap: vars.space[3] })
/** The way to the details beside the buttons on a phone, so that the page behind stays in sight. */
export const brief = style({
  '@media': { [media.belowMd]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center' } },
})
/** The buttons stand apart from the last tick. */
export const detailed = style({ gap: vars.space[5] })
export const ticks = style({ display: 'grid', gap: vars.space[3] })
export const buttons = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: vars.space[3] })
export const more = style({
  justifySelf: 'start',
  minHeight: 44,
  textAlign: 'left',
  color: vars.color.link,
  fontWeight: 600,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
})
