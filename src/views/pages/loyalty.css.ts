import { style } from '@vanilla-extract/css'
import { media } from '#src/ui/media.ts'
import { vars } from '#src/ui/theme.css.ts'

/** As many beside each other as have room. */
export const levels = style({
  display: 'grid',
  gap: vars.space[4],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.fromMd]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.fromLg]: { gridTemplateColumns: 'repeat(auto-fit, minmax(14rem, 1fr))' },
  },
})
export const level = style({ display: 'grid', minWidth: 0 })
export const card = style({ display: 'grid', gap: vars.space[2], alignContent: 'start', overflowWrap: 'anywhere' })
export const name = style({ fontSize: vars.size.lg, fontWeight: 700 })
export const perks = style({
  display: 'grid',
  gap: vars.space[2],
  marginTop: vars.space[2],
  paddingLeft: '1.25rem',
  listStyle: 'disc',
  selectors: { '&:empty': { display: 'none' } },
})
