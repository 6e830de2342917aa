import { style } from '@vanilla-extract/css'
import { media } from '#src/ui/media.ts'
import { item } from '#src/ui/Popover.css.ts'
import { vars } from '#src/ui/theme.css.ts'

export const shell = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
  maxWidth: 1440,
  marginInline: 'auto',
  padding: `${vars.space[4]} ${vars.space[4]} ${vars.space[7]}`,
  '@media': {
    [media.fromLg]: {
      gridTemplateColumns: '15rem minmax(0, 1fr)',
      gap: vars.space[7],
      padding: `${vars.space[6]} ${vars.space[6]} ${vars.space[8]}`,
    },
  },
})
export const side = style({ display: 'grid', gap: vars.space[3], alignContent: 'start' })
export const email = style({
  color: vars.color.muted,
  fontSize: vars.size.sm,
  overflowWrap: 'anywhere',
  '@media': { [media.belowLg]: { display: 'none' } },
})
export const list = style({
  '@media': {
    [media.belowLg]: {
      display: 'flex',
      gap: vars.space[1],
      overflowX: 'auto',
      marginInline: `calc(-1 * ${vars.space[4]})`,
      padding: `4px ${vars.space[4]}`,
      scrollbarWidth: 'none',
    },
  },
})
export const link = style([item, { whiteSpace: 'nowrap' }])
export const content = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
  alignContent: 'start',
})
export const title = style({ fontSize: vars.size.xxl })
