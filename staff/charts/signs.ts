import { badge, badgeWidth } from './badges.ts'
import { chartStyle } from './chartStyle.ts'

/** Size of a sign, px. */
const [WIDTH, HEIGHT] = [56, 26]

const box = `<rect class="box" x="4" y="3" width="${WIDTH - 8}" height="${HEIGHT - 6}" rx="9"/>`
const arrow = (kind: string, head: string): string =>
  `<g class="arrow ${kind}"><path d="M4,${HEIGHT / 2}L${WIDTH - 4},${HEIGHT / 2}" marker-end="url(#sign-head-${head})"/></g>`
const text = (kind: string, words: string): string =>
  `<text class="${kind} middle" x="${WIDTH / 2}" y="${HEIGHT / 2 + 4}">${words}</text>`

function tag(id: string): string {
  const width = badgeWidth(id)
  const [left, top] = [(WIDTH - width) / 2, (HEIGHT - badge.height) / 2]
  const rect = `<rect class="badge" x="${left}" y="${top}" width="${width}" height="${badge.height}" rx="${badge.height / 2}"/>`
  return `${rect}<text class="id middle" x="${WIDTH / 2}" y="${top + badge.height - 2.8}">${id}</text>`
}

/** Signs of the legend as charts draw them, by what they are called there. */
const drawings: Readonly<Record<string, string>> = {
  'black dot': `<circle class="initial" cx="${WIDTH / 2}" cy="${HEIGHT / 2}" r="6"/>`,
  'double frame': `<g class="state final leaf">${box}<rect class="inner" x="8" y="7" width="${WIDTH - 16}" height="${HEIGHT - 14}" rx="6"/></g>`,
  'dashed frame': `<g class="state region group">${box}</g>`,
  'solid arrow': arrow('event', 'plain'),
  'dashed arrow': arrow('after', 'plain'),
  'red arrow': arrow('error', 'error'),
  '[blue]': text('guard', '[is adult]'),
  '/ words': text('action', '/ sets code'),
  'small blue tag': tag('DEP-1'),
  'H, H*': `<circle class="box" cx="${WIDTH / 2}" cy="${HEIGHT / 2}" r="10"/>${text('does', 'H')}`,
}

const heads = ['plain', 'error'].map(
  (kind) =>
    `<marker id="sign-head-${kind}" class="head-${kind}" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto"><path d="M0,0L8,4L0,8z"/></marker>`,
)

/** A sign of the legend as SVG, in the look of the charts; null where it is one that only words tell. */
export function signDrawing(sign: string): string | null {
  const drawn = drawings[sign]
  if (drawn === undefined) return null
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" class="statechart" aria-hidden="true" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">` +
    `<style>${chartStyle}</style><defs>${heads.join('')}</defs>${drawn}</svg>`
  )
}
