import { style } from '@vanilla-extract/css'
import { media } from '#src/ui/media.ts'
import { vars } from '#src/ui/theme.css.ts'

/** As high as a strip of three lines under its title on a phone, as some languages need, and of one beside it; what comes moves nothing below. */
const height = 108
const wider = { minHeight: 100 }
export const list = style({ display: 'grid', gap: vars.space[3] })
export const waiting = style({ minHeight: height, display: 'grid', '@media': { [media.fromMd]: wider } })
export const strip = style({
  display: 'grid',
  // In parts of the strip: large text needs the room that its picture would grow into.
  gridTemplateColumns: '28% minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space[3],
  minHeight: height,
  overflow: 'hidden',
  paddingRight: vars.space[4],
  borderRadius: vars.radius.card,
  border: `${vars.line.card} solid ${vars.color.line}`,
  background: vars.color.surface,
  textDecoration: 'none',
  transition: `box-shadow ${vars.motion.calm}`,
  selectors: { 'a&:hover': { boxShadow: vars.shadow.lifted } },
  '@media': {
    [media.fromMd]: {
      gridTemplateColumns: 'minmax(0, 15rem) minmax(0, 1fr) auto',
      gap: vars.space[5],
      paddingRight: vars.space[5],
      ...wider,
    },
  },
})
export const art = style({
  alignSelf: 'stretch',
  height: '100%',
  minHeight: height - 4,
  objectPosition: '80% 50%',
  '@media': { [media.fromMd]: { minHeight: wider.minHeight - 4 } },
})
export const words = style({
  display: 'grid',
  gap: 2,
  minWidth: 0,
  paddingBlock: vars.space[2],
  overflowWrap: 'anywhere',
})
export const title = style({
  fontSize: vars.size.md,
  fontWeight: 700,
  '@media': { [media.fromMd]: { fontSize: vars.size.lg } },
})
export const text = style({ color: vars.color.muted, fontSize: vars.size.sm, textWrap: 'pretty' })
/** A phone has the strip alone to press; its words say where it leads. */
export const button = style({
  display: 'none',
  fontWeight: 700,
  color: vars.color.link,
  fontSize: vars.size.sm,
  '@media': { [media.fromMd]: { display: 'block' } },
})
