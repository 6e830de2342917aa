import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '#src/ui/media.ts'
import { vars } from '#src/ui/theme.css.ts'

/** Records on one side, what they did on the other; on a phone below each other. */
export const desk = style({
  display: 'grid',
  gap: vars.space[4],
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': { [media.fromLg]: { gridTemplateColumns: 'minmax(20rem, 27rem) minmax(0, 1fr)' } },
})
export const form = style({
  display: 'grid',
  gap: vars.space[3],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(12rem, 100%), 1fr))',
  alignItems: 'end',
})
/** They stay in sight while what a step shows is scrolled; on a phone they would leave it no room. */
export const controls = style({
  '@media': {
    [media.fromLg]: { position: 'sticky', top: 0, zIndex: 2, gap: vars.space[2], paddingBlock: vars.space[3] },
  },
})
export const speeds = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  alignItems: 'center',
  border: 0,
  margin: 0,
  padding: 0,
})
/** In one line with what it names. */
export const speedLegend = style({ float: 'left', padding: 0, marginRight: vars.space[1], fontSize: vars.size.sm })
export const slider = style({ width: '100%', minHeight: 44, accentColor: vars.color.second })
export const rows = style({
  overflow: 'auto',
  overflowAnchor: 'none',
  height: 'clamp(16rem, 60vh, 44rem)',
  borderRadius: vars.radius.control,
  border: `1px solid ${vars.color.line}`,
  background: vars.color.sunken,
})
export const lowRows = style([rows, { height: 'clamp(14rem, 40vh, 28rem)' }])
export const row = style({
  position: 'absolute',
  insetInline: 0,
  top: 0,
  display: 'grid',
  gridTemplateColumns: '6.2rem minmax(0, 1fr)',
  columnGap: vars.space[3],
  alignContent: 'center',
  padding: `0 ${vars.space[3]}`,
  borderBottom: `1px solid ${vars.color.line}`,
  borderLeft: '4px solid transparent',
  fontSize: vars.size.sm,
  lineHeight: 1.35,
  cursor: 'pointer',
  selectors: {
    '&[aria-selected="true"]': { background: vars.color.raised, borderLeftColor: vars.color.second },
  },
  '@media': { [media.hover]: { selectors: { '&:hover': { background: vars.color.raised } } } },
})
export const wrong = style({ borderLeftColor: vars.color.bad, color: vars.color.bad })
export const unknown = style({ opacity: 0.75, borderStyle: 'dashed', borderWidth: '0 0 1px 4px' })
export const line = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })
export const time = style([line, { fontVariantNumeric: 'tabular-nums' }])
export const pair = style([row, { gridTemplateColumns: '6.2rem minmax(0, 1fr) minmax(0, 1fr)' }])
export const pairKind = styleVariants({
  same: {},
  data: { borderLeftColor: vars.color.warn },
  left: { borderLeftColor: vars.color.bad },
  right: { borderLeftColor: vars.color.good },
})
export const code = style({
  maxHeight: '22rem',
  overflow: 'auto',
  padding: vars.space[3],
  borderRadius: vars.radius.control,
  background: vars.color.sunken,
  fontSize: vars.size.sm,
})
export const written = style({ margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' })
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  fontSize: vars.size.sm,
  overflowWrap: 'anywhere',
})
export const actors = style({
  display: 'grid',
  gap: vars.space[1],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(14rem, 100%), 1fr))',
  maxHeight: '18rem',
  overflow: 'auto',
  padding: 2,
})
export const actor = style({
  display: 'grid',
  width: '100%',
  minHeight: 44,
  alignContent: 'center',
  padding: `${vars.space[1]} ${vars.space[3]}`,
  borderRadius: vars.radius.control,
  border: `1px solid ${vars.color.line}`,
  background: vars.color.surface,
  color: vars.color.text,
  fontSize: vars.size.sm,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: {
    '&[aria-pressed="true"]': { borderColor: vars.color.second, background: vars.color.raised, fontWeight: 700 },
  },
})
export const changed = style({ borderColor: vars.color.warn })
export const changes = style({ display: 'grid', gap: vars.space[2], fontSize: vars.size.sm, overflowWrap: 'anywhere' })
export const before = style({ color: vars.color.muted, textDecoration: 'line-through' })
export const runs = style({ display: 'grid', gap: vars.space[2] })
export const run = style([actor, { fontSize: vars.size.md }])
/** As wide as there is room; the page in it is drawn smaller where it was wider. */
export const seen = style({
  overflow: 'hidden',
  borderRadius: vars.radius.control,
  border: `1px solid ${vars.color.line}`,
  background: vars.color.sunken,
})
export const seenWhole = style([seen, { overflow: 'auto', maxHeight: '80vh' }])
export const seenPage = style({
  display: 'block',
  maxWidth: 'none',
  border: 0,
  transformOrigin: '0 0',
  background: vars.color.surface,
})
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  alignItems: 'center',
  justifyContent: 'space-between',
})
