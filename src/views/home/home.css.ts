import { globalStyle, style } from '@vanilla-extract/css'
import { breakpoints } from '#contract/constants.ts'
import { media } from '#src/ui/media.ts'
import { tight } from '#src/ui/Surface.css.ts'
import { vars } from '#src/ui/theme.css.ts'

export const page = style({
  vars: { '--gutter': '1rem', '--tile': '8.75rem', '--wide-tile': '15rem' },
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[6],
  maxWidth: 1440,
  marginInline: 'auto',
  padding: `${vars.space[4]} var(--gutter) ${vars.space[7]}`,
  '@media': {
    [media.fromMd]: { vars: { '--tile': '10rem', '--wide-tile': '18rem' } },
    [media.fromLg]: {
      vars: { '--gutter': '2rem', '--tile': '11rem', '--wide-tile': '20rem' },
      gap: vars.space[7],
      padding: `${vars.space[5]} var(--gutter) ${vars.space[8]}`,
    },
  },
})

export const hero = style({
  position: 'relative',
  overflow: 'hidden',
  display: 'grid',
  background: `linear-gradient(120deg, ${vars.color.hero}, ${vars.color.heroDeep})`,
  color: vars.color.onHero,
  borderRadius: vars.radius.panel,
  border: `${vars.line.card} solid ${vars.color.line}`,
  '@media': { [media.fromLg]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', minHeight: '24rem' } },
})
globalStyle(`${hero} :focus-visible`, { outlineColor: 'currentColor' })
export const heroWords = style({
  position: 'relative',
  zIndex: 1,
  display: 'grid',
  alignContent: 'center',
  gap: vars.space[4],
  padding: vars.space[5],
  paddingTop: vars.space[4],
  '@media': { [media.fromLg]: { padding: `${vars.space[7]} 0 ${vars.space[7]} ${vars.space[7]}`, gap: vars.space[5] } },
})
export const heroTitle = style({ fontSize: vars.size.hero, lineHeight: 1.04 })
export const heroLead = style({ fontSize: vars.size.lg, maxWidth: '38ch' })
// Beside each other where there is room, else below each other: of one width either way.
export const heroActions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  // Never up to the line between words and picture.
  '@media': { [media.fromMd]: { maxWidth: '30rem' }, [media.fromLg]: { maxWidth: 'min(30rem, 100% - 2rem)' } },
})
globalStyle(`${heroActions} > *`, {
  flex: '1 1 auto',
  '@media': { [media.belowMd]: { flex: '1 1 12rem' } },
})
globalStyle(`${heroActions} > :only-child`, { '@media': { [media.fromMd]: { flex: 'none' } } })
// The hero has a colour of its own, on which the accent may not stand out.
globalStyle(`${heroActions} > :first-child, ${hero} ${heroActions} > :first-child:hover:not(:disabled)`, {
  background: vars.color.heroAction,
  color: vars.color.onHeroAction,
})
globalStyle(`${hero} ${heroActions} > :first-child:hover:not(:disabled)`, {
  background: `color-mix(in srgb, ${vars.color.heroAction} 86%, #fff)`,
})
export const heroArt = style({
  position: 'relative',
  height: '11rem',
  borderBottom: `${vars.hero.edge} solid ${vars.color.line}`,
  '@media': {
    [media.fromMd]: { height: '16rem' },
    [media.fromLg]: {
      order: 1,
      height: 'auto',
      borderBottom: 0,
      borderLeft: `${vars.hero.edge} solid ${vars.color.line}`,
    },
  },
})
export const heroPicture = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  background: 'transparent',
  // What the picture is about stands in its upper half.
  objectPosition: '50% 18%',
  maskImage: `linear-gradient(to top, transparent, #000 ${vars.hero.fade})`,
  '@media': {
    [media.fromLg]: {
      objectPosition: '70% 50%',
      maskImage: `linear-gradient(to right, transparent, #000 ${vars.hero.fade})`,
    },
  },
})

export const verticals = style({
  display: 'grid',
  gap: vars.space[3],
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media': {
    [media.fromMd]: { gridTemplateColumns: 'repeat(auto-fit, minmax(12rem, 1fr))' },
    [media.fromLg]: { gap: vars.space[4] },
  },
})
export const vertical = style({
  display: 'grid',
  gridTemplateRows: '4.25rem auto',
  overflow: 'hidden',
  borderRadius: vars.radius.card,
  border: `${vars.line.card} solid ${vars.color.line}`,
  background: vars.color.surface,
  textDecoration: 'none',
  transition: `transform ${vars.motion.calm} ${vars.motion.ease}, box-shadow ${vars.motion.calm}`,
  ':hover': { transform: vars.motion.lift, boxShadow: vars.shadow.lifted },
  selectors: {
    // No hole where the last of an odd number stands alone; so wide, its picture goes beside the words.
    '&:last-child:nth-child(odd)': {
      '@media': { [media.belowMd]: { gridColumn: '1 / -1', gridTemplate: '5rem / minmax(0, 1fr) 56%' } },
    },
  },
  '@media': {
    [media.fromMd]: { gridTemplateRows: '6rem auto' },
    [media.fromLg]: { gridTemplate: 'minmax(8rem, auto) / minmax(0, 1fr) 46%' },
  },
})
export const verticalWords = style({
  display: 'grid',
  alignContent: 'center',
  minWidth: 0,
  padding: `${vars.space[2]} ${vars.space[4]}`,
  '@media': { [media.fromMd]: { paddingBlock: vars.space[3] } },
})
const beside = {
  order: 1,
  borderBottom: 0,
  borderLeft: `${vars.hero.edge} solid ${vars.color.line}`,
  maskImage: `linear-gradient(to right, transparent, #000 ${vars.hero.fade})`,
}
/** Meets the words as a hero's picture does: it fades out, or ends at a line. */
export const verticalArt = style({
  width: '100%',
  height: '100%',
  minHeight: 0,
  background: 'transparent',
  borderBottom: `${vars.hero.edge} solid ${vars.color.line}`,
  maskImage: `linear-gradient(to top, transparent, #000 ${vars.hero.fade})`,
  selectors: { [`${vertical}:last-child:nth-child(odd) > &`]: { '@media': { [media.belowMd]: beside } } },
  '@media': { [media.fromLg]: beside },
})
export const verticalTitle = style({
  fontFamily: vars.font.display,
  fontWeight: 700,
  fontSize: vars.size.lg,
})
export const verticalText = style({
  color: vars.color.muted,
  fontSize: vars.size.sm,
  textWrap: 'pretty',
  '@media': { [media.belowMd]: { display: 'none' } },
})

export const cards = style({
  display: 'grid',
  gap: vars.space[4],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(17rem, 100%), 1fr))',
})
export const promo = style({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  overflow: 'hidden',
  height: '100%',
  borderRadius: vars.radius.card,
  border: `${vars.line.card} solid ${vars.color.line}`,
  background: vars.color.surface,
  textDecoration: 'none',
  transition: `transform ${vars.motion.calm} ${vars.motion.ease}, box-shadow ${vars.motion.calm}`,
  selectors: { 'a&:hover': { transform: vars.motion.lift, boxShadow: vars.shadow.lifted } },
})
export const promoWords = style({ display: 'grid', gap: vars.space[1], alignContent: 'start', padding: vars.space[4] })
export const promoTitle = style({ fontSize: vars.size.lg })
export const promoText = style({ color: vars.color.muted, fontSize: vars.size.sm, textWrap: 'pretty' })
export const promoButton = style({
  marginTop: vars.space[2],
  fontWeight: 700,
  color: vars.color.link,
  fontSize: vars.size.sm,
})

export const winners = style({ display: 'grid', gap: vars.space[3] })
export const winnerList = style({
  display: 'grid',
  gap: `0 ${vars.space[6]}`,
  '@media': {
    [media.fromMd]: { gridTemplateColumns: '1fr 1fr' },
    [media.fromXl]: { gridTemplateColumns: '1fr 1fr 1fr' },
  },
})
// Nine in two columns would end in a hole.
globalStyle(`${winnerList} > :nth-child(9)`, {
  '@media': { [`${media.fromMd} and (max-width: ${breakpoints.xl - 0.02}px)`]: { display: 'none' } },
})
const rows = (count: number) => `calc(${count} * 61px)`
export const winnersWaiting = style({
  height: rows(9),
  '@media': { [media.fromMd]: { height: rows(4) }, [media.fromXl]: { height: rows(3) } },
})
export const winner = style({
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr) auto',
  gap: vars.space[3],
  alignItems: 'center',
  padding: `${vars.space[2]} 0`,
  borderBottom: `1px solid color-mix(in srgb, ${vars.color.line} 45%, transparent)`,
})
export const winnerArt = style({ width: 44, height: 44, borderRadius: 10 })
export const winnerGame = style({
  display: 'block',
  fontWeight: 650,
  fontSize: vars.size.sm,
  textDecoration: 'none',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  ':hover': { textDecoration: 'underline' },
})
export const winnerName = style({ color: vars.color.muted, fontSize: vars.size.xs })
export const winnerAmount = style({ fontWeight: 700 })

export const safer = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[4],
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: vars.space[5],
  borderRadius: vars.radius.card,
  border: `${vars.line.card} solid ${vars.color.line}`,
  background: vars.color.raised,
})
export const saferWords = style([
  tight,
  { gridTemplateColumns: 'auto minmax(0, 1fr)', gap: vars.space[4], alignItems: 'center', flex: '1 1 18rem' },
])
