import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { media } from '#src/ui/media.ts'
import { vars } from '#src/ui/theme.css.ts'

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  padding: `${vars.space[3]} ${vars.space[4]}`,
  background: vars.color.header,
  color: vars.color.onHeader,
  borderBottom: `1px solid ${vars.color.line}`,
  '@media': { [media.fromLg]: { paddingInline: vars.space[6] } },
})
export const name = style({ fontSize: vars.size.lg, marginRight: vars.space[4] })
export const main = style({
  display: 'grid',
  gap: vars.space[5],
  gridTemplateColumns: 'minmax(0, 1fr)',
  padding: vars.space[4],
  '@media': { [media.fromLg]: { padding: `${vars.space[5]} ${vars.space[6]} ${vars.space[7]}` } },
})
export const code = style({
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  padding: vars.space[4],
  borderRadius: vars.radius.control,
  background: vars.color.sunken,
  fontSize: vars.size.sm,
})

export const search = style({ maxWidth: '36rem' })
export const list = style({
  display: 'grid',
  gap: vars.space[4],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(20rem, 100%), 1fr))',
})
export const link = style({ color: vars.color.link, overflowWrap: 'anywhere' })
export const flowLink = style([link, { fontWeight: 700, fontSize: vars.size.lg }])
export const matches = style({ display: 'grid', gap: vars.space[1], fontSize: vars.size.sm })

export const requirementId = style({ whiteSpace: 'nowrap' })
export const requirements = style({ display: 'grid', gap: vars.space[3], fontSize: vars.size.sm })
export const places = style({ display: 'flex', flexWrap: 'wrap', gap: `0 ${vars.space[4]}` })

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  alignItems: 'center',
})
export const fileLabel = style({ display: 'grid', gap: vars.space[1], minHeight: 44, minWidth: 0 })
globalStyle(`${fileLabel} input`, { maxWidth: '100%', font: 'inherit', color: vars.color.muted })
globalStyle(`${fileLabel} input::file-selector-button`, {
  font: 'inherit',
  fontWeight: 700,
  minHeight: 44,
  marginRight: vars.space[3],
  paddingInline: vars.space[4],
  borderRadius: vars.radius.control,
  border: `1px solid ${vars.color.line}`,
  background: vars.color.surface,
  color: vars.color.text,
  cursor: 'pointer',
})
// By itself it is wider than a card on a phone.
globalStyle(`${fileLabel} input`, { width: '100%', minWidth: 0 })
export const level = style({ minWidth: '4ch', fontVariantNumeric: 'tabular-nums' })
/** The paper a chart lies on; its colours are the chart's own. */
export const paper = style({
  overflow: 'auto',
  maxHeight: 'clamp(20rem, 72vh, 60rem)',
  minHeight: '12rem',
  borderRadius: vars.radius.control,
  border: `1px solid ${vars.color.line}`,
  background: '#fff',
  // It is dragged: what is read of it stands below in words, where it can be copied.
  cursor: 'grab',
  // What is lit in it changes nothing around it.
  contain: 'layout paint',
  userSelect: 'none',
  ':active': { cursor: 'grabbing' },
})
/** At once, where people want less motion too: the paper is moved to fit its new size. */
export const drawing = style({ marginInline: 'auto', transitionProperty: 'none' })
globalStyle(`${drawing} svg`, { width: '100%', height: '100%', maxWidth: 'none' })

export const legend = style({
  display: 'grid',
  gridTemplateColumns: 'max-content 1fr',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  fontSize: vars.size.sm,
})
export const sign = style({ display: 'flex', alignItems: 'center', gap: vars.space[2] })
/** As wide for every sign, so that their names stand below each other. */
export const drawnSign = style({ display: 'inline-flex', flex: 'none' })
export const unfolded = style({ marginTop: vars.space[4] })
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  gap: `${vars.space[1]} ${vars.space[3]}`,
  fontSize: vars.size.sm,
  overflowWrap: 'anywhere',
})
globalStyle(`${facts} dt`, { fontWeight: 700 })
globalStyle(`${facts} dd`, { gridColumn: 2 })
export const summary = style({ cursor: 'pointer', fontWeight: 700, minHeight: 24 })
export const words = style({ display: 'grid', gap: vars.space[4], marginTop: vars.space[4] })
export const stateWords = style({
  paddingLeft: vars.space[4],
  borderLeft: `3px solid ${vars.color.line}`,
  overflowWrap: 'anywhere',
})

export const scroll = style({ overflowX: 'auto' })
export const table = style({ borderCollapse: 'collapse', minWidth: '36rem' })
globalStyle(`${table} th, ${table} td`, {
  textAlign: 'start',
  padding: `${vars.space[2]} ${vars.space[4]} ${vars.space[2]} 0`,
  borderBottom: `1px solid ${vars.color.line}`,
})
export const steps = style({
  listStyle: 'decimal',
  display: 'grid',
  gap: vars.space[1],
  margin: `${vars.space[3]} 0`,
  paddingLeft: vars.space[6],
  overflowWrap: 'anywhere',
})
globalStyle(`${steps} [aria-current="step"]`, { fontWeight: 700 })
export const picture = style({ maxWidth: '100%', marginTop: vars.space[3], borderRadius: vars.radius.control })
/** A step that is gone to: the whole line takes the press. */
export const step = style({
  font: 'inherit',
  textAlign: 'start',
  // Or the number would stand beside its last line.
  verticalAlign: 'top',
  minHeight: 44,
  width: '100%',
  padding: `${vars.space[1]} ${vars.space[2]}`,
  borderRadius: vars.radius.control,
  border: 0,
  background: 'none',
  color: vars.color.text,
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  selectors: {
    '&:hover': { background: vars.color.sunken },
    '&[aria-current="step"]': { background: vars.color.sunken, fontWeight: 700 },
  },
})
export const stepData = style({ display: 'block', fontSize: vars.size.sm, fontWeight: 400, color: vars.color.muted })
export const ids = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space[2], whiteSpace: 'nowrap' })

/** Pictures beside each other: of a phone narrow, of a desk wide. */
export const board = styleVariants({ narrow: '15rem', wide: '26rem' }, (column) => ({
  display: 'grid',
  gap: vars.space[5],
  gridTemplateColumns: `repeat(auto-fill, minmax(min(${column}, 100%), 1fr))`,
}))
export const shot = style({
  display: 'grid',
  gap: vars.space[2],
  alignContent: 'start',
  minWidth: 0,
  overflowWrap: 'anywhere',
  scrollMarginTop: vars.space[5],
})
globalStyle(`${shot} img`, {
  width: '100%',
  height: 'auto',
  borderRadius: vars.radius.control,
  border: `1px solid ${vars.color.line}`,
})
export const chosenShot = style([shot, { outline: `3px solid ${vars.color.link}`, outlineOffset: vars.space[2] }])
