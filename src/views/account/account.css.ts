import { style } from '@vanilla-extract/css'
import { fadedEdges, media } from '#src/ui/media.ts'
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
/** In a line of its own: an address broken at its hyphen reads as two words. */
export const address = style({ display: 'block', color: vars.color.text })
export const list = style({
  '@media': {
    [media.belowLg]: {
      display: 'flex',
      gap: vars.space[1],
      overflowX: 'auto',
      marginInline: `calc(-1 * ${vars.space[4]})`,
      padding: `4px ${vars.space[4]}`,
      scrollbarWidth: 'none',
      maskImage: fadedEdges(vars.space[4]),
    },
  },
})
/** The place of a page that may come: the others do not jump. */
export const soon = style({ visibility: 'hidden' })
export const link = style([item, { whiteSpace: 'nowrap' }])
export const content = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
  alignContent: 'start',
})
export const title = style({ fontSize: vars.size.xxl })

export const sections = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  maxWidth: 880,
})
export const sectionHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  minHeight: 44,
})
export const sectionTitle = style({ minWidth: 0, overflowWrap: 'anywhere', hyphens: 'auto', fontSize: vars.size.lg })
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 13rem), 1fr))',
  gap: `${vars.space[3]} ${vars.space[5]}`,
})
export const fact = style({ display: 'grid', gap: 2, alignContent: 'start', minWidth: 0 })
export const term = style({ color: vars.color.muted, fontSize: vars.size.sm })
export const value = style({ fontWeight: 600, overflowWrap: 'anywhere' })
export const narrowForm = style({ maxWidth: '34rem' })
export const choices = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 7.5rem), 1fr))',
  gap: `${vars.space[3]} ${vars.space[4]}`,
  paddingBlock: `${vars.space[3]} ${vars.space[2]}`,
  // As wide as its words each: the same words stand below each other in every group, and none breaks.
  '@media': { [media.fromMd]: { display: 'flex', flexWrap: 'wrap', columnGap: vars.space[5] } },
})
export const choiceGroup = style({
  borderTop: `1px solid ${vars.color.line}`,
  paddingTop: vars.space[4],
  selectors: { '&:first-of-type': { borderTop: 0, paddingTop: 0 } },
})
export const legend = style({ fontWeight: 650, padding: 0, float: 'left', width: '100%' })
export const legendHint = style({ clear: 'both', color: vars.color.muted, fontSize: vars.size.sm })
export const history = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: vars.size.sm,
  fontVariantNumeric: 'tabular-nums',
})
export const historyCell = style({
  textAlign: 'start',
  padding: `${vars.space[3]} ${vars.space[3]} ${vars.space[3]} 0`,
  borderBottom: `1px solid ${vars.color.line}`,
  overflowWrap: 'anywhere',
})
export const historyHead = style([historyCell, { color: vars.color.muted, fontWeight: 600 }])
