import { style, styleVariants } from '@vanilla-extract/css'
import { media } from './media.ts'
import { vars } from './theme.css.ts'

export const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[2],
  position: 'relative',
  border: `${vars.line.control} solid transparent`,
  borderRadius: vars.radius.control,
  fontWeight: 700,
  lineHeight: 1.2,
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  userSelect: 'none',
  touchAction: 'manipulation',
  transition: `background ${vars.motion.quick}, box-shadow ${vars.motion.quick}, transform ${vars.motion.quick} ${vars.motion.ease}, border-color ${vars.motion.quick}`,
  selectors: {
    '&:disabled, &[aria-disabled="true"]': { cursor: 'not-allowed', opacity: 0.55, boxShadow: 'none' },
    '&[aria-busy="true"]': { cursor: 'progress', opacity: 1 },
  },
})

export const size = styleVariants({
  sm: { minHeight: 40, padding: `${vars.space[1]} ${vars.space[3]}`, fontSize: vars.size.sm },
  md: { minHeight: 44, padding: `${vars.space[1]} ${vars.space[4]}`, fontSize: vars.size.md },
  lg: { minHeight: 52, padding: `${vars.space[1]} ${vars.space[5]}`, fontSize: vars.size.lg },
})

const live = '&:not(:disabled):not([aria-disabled="true"])'
// On a touch screen the last button touched would stay as if a pointer were over it.
const hovered = (background: string) => ({
  '@media': { [media.hover]: { selectors: { [`${live}:hover`]: { background } } } },
})
const pressed = { transform: vars.motion.press }

export const variant = styleVariants({
  primary: {
    background: vars.color.accent,
    color: vars.color.onAccent,
    borderColor: vars.color.accentEdge,
    boxShadow: vars.shadow.button,
    selectors: { [`${live}:active`]: { ...pressed, boxShadow: vars.shadow.buttonDown } },
    ...hovered(vars.color.accentHover),
  },
  secondary: {
    background: vars.color.surface,
    color: vars.color.text,
    borderColor: vars.color.lineStrong,
    selectors: { [`${live}:active`]: { ...pressed, background: vars.color.raised } },
    ...hovered(vars.color.raised),
  },
  quiet: {
    background: 'transparent',
    color: 'inherit',
    selectors: { [`${live}:active`]: { background: `color-mix(in srgb, currentColor 16%, transparent)` } },
    ...hovered(`color-mix(in srgb, currentColor 10%, transparent)`),
  },
  danger: {
    background: vars.color.badSoft,
    color: vars.color.bad,
    borderColor: vars.color.bad,
    selectors: { [`${live}:active`]: { ...pressed, background: vars.color.raised } },
    ...hovered(vars.color.raised),
  },
})

export const block = style({ width: '100%' })
export const wide = style({ '@media': { [media.belowMd]: { width: '100%' } } })
export const busyLabel = style({ visibility: 'hidden' })
export const busySpinner = style({ position: 'absolute' })

export const icon = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: 44,
  height: 44,
  borderRadius: vars.radius.control,
  color: 'inherit',
  transition: `background ${vars.motion.quick}`,
  selectors: {
    '&:disabled': { opacity: 0.35, cursor: 'default' },
    '&:active:not(:disabled)': { background: `color-mix(in srgb, currentColor 18%, transparent)` },
  },
  '@media': {
    [media.hover]: {
      selectors: { '&:hover:not(:disabled)': { background: `color-mix(in srgb, currentColor 12%, transparent)` } },
    },
  },
})
