import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme.css.ts'

export const prose = style({ display: 'grid', gap: vars.space[3], maxWidth: '68ch' })
globalStyle(`${prose} ul`, { listStyle: 'disc', paddingLeft: '1.25rem' })
globalStyle(`${prose} ol`, { listStyle: 'decimal', paddingLeft: '1.25rem' })
globalStyle(`${prose} a`, { color: vars.color.link })
globalStyle(`${prose} h2, ${prose} h3`, { marginTop: vars.space[3] })
globalStyle(`${prose} table`, { borderCollapse: 'collapse', width: '100%' })
globalStyle(`${prose} th, ${prose} td`, {
  padding: vars.space[2],
  textAlign: 'left',
  borderBottom: `1px solid ${vars.color.line}`,
})

export const wide = style({
  overflowX: 'auto',
  border: `${vars.line.card} solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
})
export const table = style({ borderCollapse: 'collapse', width: '100%', minWidth: '40rem' })
globalStyle(`${table} th, ${table} td`, {
  padding: `${vars.space[3]} ${vars.space[4]}`,
  textAlign: 'left',
  whiteSpace: 'nowrap',
  borderBottom: `1px solid ${vars.color.line}`,
})
globalStyle(`${table} thead th`, { color: vars.color.muted, fontSize: vars.size.sm, fontWeight: 600 })
globalStyle(`${table} tbody tr:last-child > *`, { borderBottom: 'none' })
