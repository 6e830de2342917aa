import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '#src/ui/media.ts'
import { vars } from '#src/ui/theme.css.ts'

export const prose = style({
  display: 'grid',
  // Nothing that an editor puts there, a long word, a table, a picture, is wider than its column.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  maxWidth: '68ch',
  overflowWrap: 'anywhere',
})
globalStyle(`${prose} img`, { height: 'auto', borderRadius: vars.radius.card })
globalStyle(`${prose} :is(table, pre)`, { overflowX: 'auto' })
globalStyle(`${prose} ul`, { listStyle: 'disc', paddingLeft: '1.25rem' })
globalStyle(`${prose} ol`, { listStyle: 'decimal', paddingLeft: '1.25rem' })
globalStyle(`${prose} a`, { color: vars.color.link })
globalStyle(`${prose} h2, ${prose} h3`, { marginTop: vars.space[4] })
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
const phone = media.belowMd
const belowLg = media.belowLg
/** On a phone each row is a block: its name, and below it every value under the name of its column. */
export const table = style({
  borderCollapse: 'collapse',
  width: '100%',
  minWidth: '40rem',
  '@media': { [phone]: { display: 'block', minWidth: 0 } },
})
globalStyle(`${table} th, ${table} td`, {
  padding: `${vars.space[3]} ${vars.space[4]}`,
  textAlign: 'left',
  whiteSpace: 'nowrap',
  borderBottom: `1px solid ${vars.color.line}`,
  '@media': {
    [belowLg]: { padding: vars.space[3], whiteSpace: 'normal' },
    [phone]: { padding: 0, whiteSpace: 'normal', borderBottom: 'none' },
  },
})
globalStyle(`${table} thead`, {
  '@media': { [phone]: { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' } },
})
globalStyle(`${table} thead th`, { color: vars.color.muted, fontSize: vars.size.sm, fontWeight: 600 })
globalStyle(`${table} tbody`, { '@media': { [phone]: { display: 'block' } } })
globalStyle(`${table} tbody tr`, {
  '@media': {
    [phone]: {
      display: 'grid',
      gridTemplateColumns: '3fr 3fr 5fr',
      gap: `${vars.space[2]} ${vars.space[3]}`,
      padding: vars.space[4],
      borderBottom: `1px solid ${vars.color.line}`,
    },
  },
})
globalStyle(`${table} tbody tr:last-child > *`, { borderBottom: 'none' })
globalStyle(`${table} tbody tr:last-child`, { borderBottom: 'none' })
globalStyle(`${table} tbody th`, { '@media': { [phone]: { gridColumn: '1 / -1' } } })
globalStyle(`${table} td::before`, {
  '@media': {
    [phone]: { content: 'attr(data-label)', display: 'block', color: vars.color.muted, fontSize: vars.size.xs },
  },
})
