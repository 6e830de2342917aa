import { style } from '@vanilla-extract/css'
import { media } from '#src/ui/media.ts'
import { vars } from '#src/ui/theme.css.ts'

export const choices = style({
  display: 'grid',
  gap: vars.space[3],
  '@media': { [media.fromMd]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
export const choice = style({ justifyContent: 'space-between', textAlign: 'start' })
export const needs = style({ display: 'grid', gap: vars.space[1], paddingInlineStart: '1.25rem', listStyle: 'disc' })
export const chosen = style({
  display: 'grid',
  gap: vars.space[3],
  padding: vars.space[4],
  border: `${vars.line.card} solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
})
export const preview = style({
  display: 'block',
  maxWidth: '100%',
  // What is chosen and what is done with it stand on one screen of a phone.
  maxHeight: 'min(22rem, 26dvh)',
  borderRadius: vars.radius.tile,
  justifySelf: 'start',
  objectFit: 'contain',
})
export const paper = style({
  display: 'grid',
  placeItems: 'center',
  width: '5rem',
  height: '6.5rem',
  borderRadius: vars.radius.tile,
  background: vars.color.raised,
  border: `1px solid ${vars.color.line}`,
  color: vars.color.muted,
  fontWeight: 700,
})
export const fileName = style({ fontWeight: 650, overflowWrap: 'anywhere' })
/** Pressing one of several ways on: below each other on a phone. */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  '@media': { [media.belowMd]: { display: 'grid' } },
})
