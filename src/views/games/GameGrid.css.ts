import { style, styleVariants } from '@vanilla-extract/css'
import { art, wordsHeight } from '#src/ui/GameTile.css.ts'
import { media } from '#src/ui/media.ts'
import { vars } from '#src/ui/theme.css.ts'

/** Around a grid: its fields are measured by this width. */
export const gridFrame = style({ containerType: 'inline-size' })
/** A lobby's grid of `--columns` columns and `--rows` rows; every tile has its place from the start, so that only those in sight need be drawn. */
export const grid = style({
  vars: {
    '--gap': vars.space[3],
    '--line-gap': vars.space[4],
    '--cell': 'calc((100cqw + var(--gap)) / var(--columns) - var(--gap))',
    '--x': 'calc(var(--cell) + var(--gap))',
    '--y': `calc(var(--cell) + ${wordsHeight} + var(--line-gap))`,
  },
  position: 'relative',
  gap: 'var(--line-gap) var(--gap)',
  height: 'calc(var(--rows) * var(--y) - var(--line-gap))',
  '@media': { [media.fromLg]: { vars: { '--gap': vars.space[4], '--line-gap': vars.space[5] } } },
})
/** What happens within one field is no matter of the others. */
const field = style({ position: 'absolute', contain: 'layout style size' })
const one = 'var(--cell)'
const two = 'calc(2 * var(--cell) + var(--gap))'
const low = `calc(var(--cell) + ${wordsHeight})`
const high = `calc(2 * var(--y) - var(--line-gap))`
export const fieldOf = styleVariants({
  '1x': [field, { width: one, height: low, vars: { '--tile-height': low } }],
  '2xh': [field, { width: two, height: low, vars: { '--tile-height': low } }],
  '2xv': [field, { width: one, height: high, vars: { '--tile-height': high } }],
  '4x': [field, { width: two, height: high, vars: { '--tile-height': high } }],
})
/** What its field of the grid leaves for a tile's art. */
export const fieldArt = style([art, { height: `calc(var(--tile-height) - ${wordsHeight})` }])
