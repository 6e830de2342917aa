import { style } from '@vanilla-extract/css'
import { input } from '#src/ui/Field.css.ts'
import { vars } from '#src/ui/theme.css.ts'

export const part = style({ display: 'grid', gap: vars.space[2], minWidth: 0 })
export const title = style({ fontSize: vars.size.md, fontWeight: 700 })
export const list = style({ display: 'grid', gap: vars.space[1], fontSize: vars.size.sm })
/** There may be hundreds. */
export const runs = style([list, { maxHeight: '9rem', overflowY: 'auto' }])
export const row = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[4],
  fontVariantNumeric: 'tabular-nums',
})
export const muted = style({ color: vars.color.muted, fontSize: vars.size.sm })
export const summary = style({ cursor: 'pointer', minHeight: 44, alignContent: 'center', fontWeight: 650 })
export const raw = style({
  maxHeight: '16rem',
  overflow: 'auto',
  padding: vars.space[3],
  background: vars.color.sunken,
  borderRadius: vars.radius.control,
  fontFamily: 'ui-monospace, monospace',
  fontSize: vars.size.xs,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
})
export const note = style([
  input,
  { minHeight: '6.5rem', padding: `${vars.space[2]} ${vars.space[3]}`, resize: 'vertical', lineHeight: 1.5 },
])
