import { badge, badgesWidth, badgeWidth } from './badges.ts'
import { chartStyle } from './chartStyle.ts'
import { type Arrow, type Box, type Drawing, type Label, type Line, lineWidth, type Point } from './layout.ts'
import type { ChartTransition } from './model.ts'
import { type as size } from './text.ts'
import { saidGuard, saidTrigger } from './words.ts'

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const number = (value: number): string => String(Math.round(value * 10) / 10)

const tag = (name: string, attributes: Record<string, string | number | undefined>, content = ''): string => {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? number(value) : escape(value!)}"`)
    .join('')
  return content ? `<${name}${written}>${content}</${name}>` : `<${name}${written}/>`
}

/** Marks of the parts of a chart, put on them as classes; parts without one have none. */
interface Marks {
  /** By the state's path. */
  readonly states: ReadonlyMap<string, string>
  /** By the transition's id. */
  readonly transitions: ReadonlyMap<string, string>
}
const unmarked: Marks = { states: new Map(), transitions: new Map() }

/** How a drawing that is no machine's differs from that of one. */
interface Dress {
  readonly name: string
  /** Where the box of a state leads, by its path. */
  readonly links: ReadonlyMap<string, string>
  /** What a state is called where the pointer rests, by its path. */
  readonly nameOf: (path: string) => string
  readonly style: string
}

/**
 * Draws a chart. Boxes bear `data-state` (dot path, empty on the machine itself), arrows and lines of transitions
 * handled in place bear `data-transition`, so that coverage and replay can light them with `active`, `covered`, `missed`.
 */
export function svgOf(drawing: Drawing, marks: Marks = unmarked, dress?: Dress): string {
  const { chart, width, height } = drawing
  const marked = (classes: string, transition: ChartTransition | null) =>
    [classes, transition && marks.transitions.get(transition.id)].filter(Boolean).join(' ')
  const linked = ({ state }: Box, markup: string, isWhole: boolean) => {
    const href = isWhole ? dress?.links.get(state.path) : undefined
    return href === undefined ? markup : tag('a', { href }, markup)
  }
  const named = dress?.nameOf ?? ((path: string) => path || chart.id)
  const arrows = [...drawing.arrows].toSorted((a, b) => Number(a.label !== null) - Number(b.label !== null))
  return `${tag(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      class: 'statechart',
      // What is in a picture can not be reached: one with links is none.
      role: dress ? 'group' : 'img',
      'aria-label': dress?.name ?? `State chart of ${chart.id}`,
      'data-flow': chart.id,
      viewBox: `0 0 ${width} ${height}`,
      width,
      height,
    },
    [
      `\n<style>${chartStyle}${dress?.style ?? ''}</style>`,
      `<defs>${['plain', 'error'].map((kind) => marker(kind, chart.id)).join('')}</defs>`,
      ...drawing.boxes.map((one) => linked(one, boxOf(drawing, one, marks, marked, dress), !one.state.children.length)),
      ...drawing.dots.map((one) => tag('circle', { class: 'initial', cx: one.x, cy: one.y, r: 6 })),
      ...arrows.map((one) => arrowOf(one, chart.id, marked, named)),
      ...drawing.boxes.filter((one) => one.state.children.length).map((one) => linked(one, headOf(one, marked), true)),
      // Words come last, so that no line of another arrow runs over them.
      ...arrows.flatMap((one) => (one.label ? [labelOf(one, one.label, marked)] : [])),
      '',
    ].join('\n'),
  )}\n`
}

/** Classes of what draws a transition, with its mark. */
type Marked = (classes: string, transition: ChartTransition | null) => string

const marker = (kind: string, flow: string): string =>
  tag(
    'marker',
    {
      id: `${flow}-head-${kind}`,
      class: `head-${kind}`,
      viewBox: '0 0 8 8',
      refX: 7,
      refY: 4,
      markerWidth: 8,
      markerHeight: 8,
      orient: 'auto-start-reverse',
    },
    '<path d="M0,0L8,4L0,8z"/>',
  )

function boxOf(drawing: Drawing, box: Box, marks: Marks, marked: Marked, dress: Dress | undefined): string {
  const { state } = box
  const parent = drawing.chart.states.find((one) => one.path === state.parent)
  const classes = [
    'state',
    state.type,
    state.children.length ? 'group' : 'leaf',
    parent?.type === 'parallel' ? 'region' : '',
    ...state.tags.map((one) => `tag-${one}`),
    marks.states.get(state.path) ?? '',
  ]
  const title = dress
    ? [dress.nameOf(state.path), state.description ?? '']
    : [state.path || drawing.chart.id, state.description ?? '', ...state.tags.map((one) => `tag: ${one}`)]
  return tag(
    'g',
    { class: classes.filter(Boolean).join(' '), 'data-state': state.path },
    tag('title', {}, escape(title.filter(Boolean).join('\n'))) +
      (state.type === 'history' ? historyDot(box) : frame(box) + (state.children.length ? '' : boxText(box, marked))),
  )
}

const historyDot = ({ x, y, width, state }: Box): string => {
  const r = width / 2
  const sign = state.history === 'deep' ? 'H*' : 'H'
  return (
    tag('circle', { class: 'box', cx: x + r, cy: y + r, r }) +
    tag('text', { class: 'does middle', x: x + r, y: y + r + 4 }, sign)
  )
}

const frame = ({ state, x, y, width, height }: Box): string =>
  tag('rect', { class: 'box', x, y, width, height, rx: 9 }) +
  (state.type === 'final'
    ? tag('rect', { class: 'inner', x: x + 4, y: y + 4, width: width - 8, height: height - 8, rx: 6 })
    : '')

/** The words of a group stand on paper of their own, over the arrows that enter it there. */
const headOf = (box: Box, marked: Marked): string => tag('g', { class: 'head' }, paper(box) + boxText(box, marked))

const paper = ({ x, y, lines }: Box): string =>
  tag('rect', {
    class: 'paper',
    x: x + 8,
    y: y + 5,
    width: Math.max(...lines.map((one) => lineWidth(one))) + 8,
    height: size.title * size.lineHeight + (lines.length - 1) * size.small * size.lineHeight + 4,
  })

function boxText({ state, x, y, width, lines }: Box, marked: Marked): string {
  const leaf = !state.children.length
  const at = { x: leaf ? x + width / 2 : x + 12, top: y + 7 + size.title }
  const written = lines.map((line, index) => {
    const top = at.top + index * size.small * size.lineHeight + (index ? 2 : 0)
    const markup =
      line.kind === 'badges'
        ? badgesOf(line.text.split(' '), at.x, top, leaf)
        : tag('text', { class: leaf ? `${line.kind} middle` : line.kind, x: at.x, y: top }, escape(line.text))
    return { line, markup }
  })
  const own = written.filter((one) => !one.line.inside).map((one) => one.markup)
  const transitions = [...new Set(lines.flatMap((line) => line.inside ?? []))]
  return [
    ...own,
    ...transitions.map((transition) =>
      tag(
        'g',
        { class: marked(`inside ${transition.kind}`, transition), 'data-transition': transition.id },
        written
          .filter((one) => one.line.inside === transition)
          .map((one) => one.markup)
          .join(''),
      ),
    ),
  ].join('')
}

/** Tags of requirements in a row that begins at `x`, or has its middle there; `y` is where their words stand. */
function badgesOf(ids: readonly string[], x: number, y: number, isMiddle: boolean): string {
  let left = isMiddle ? x - badgesWidth(ids) / 2 : x
  const drawn = ids.map((id) => {
    const width = badgeWidth(id)
    const middle = left + width / 2
    const box = { x: left, y: y - badge.height + 2.5, width, height: badge.height, rx: badge.height / 2 }
    left += width + badge.gap
    return (
      tag('rect', { class: 'badge', ...box }) + tag('text', { class: 'id middle', x: middle, y: y - 0.3 }, escape(id))
    )
  })
  return tag('g', { class: 'badges' }, drawn.join(''))
}

/** A polyline with rounded corners of at most 7 px. */
function path(points: readonly Point[]): string {
  const [first, ...rest] = points
  const last = points.at(-1)!
  const corners = rest.slice(0, -1).map((corner, index) => {
    const before = points[index]!
    const after = points[index + 2]!
    const into = Math.hypot(corner.x - before.x, corner.y - before.y) || 1
    const out = Math.hypot(after.x - corner.x, after.y - corner.y) || 1
    const r = Math.min(7, into / 2, out / 2)
    const from = { x: corner.x + ((before.x - corner.x) / into) * r, y: corner.y + ((before.y - corner.y) / into) * r }
    const to = { x: corner.x + ((after.x - corner.x) / out) * r, y: corner.y + ((after.y - corner.y) / out) * r }
    return `L${pair(from)}Q${pair(corner)} ${pair(to)}`
  })
  return `M${pair(first!)}${corners.join('')}L${pair(last)}`
}

const pair = (point: Point): string => `${number(point.x)},${number(point.y)}`

function arrowOf(
  { transition, lines, head }: Arrow,
  flow: string,
  marked: Marked,
  named: (path: string) => string,
): string {
  const marker = `url(#${flow}-head-${transition?.kind === 'error' ? 'error' : 'plain'})`
  return tag(
    'g',
    {
      class: marked(transition ? `arrow ${transition.kind}` : 'arrow initial', transition),
      'data-transition': transition?.id,
    },
    (transition ? tag('title', {}, escape(sentence(transition, named))) : '') +
      tag('path', { d: lines.map(path).join(''), [head === 'end' ? 'marker-end' : 'marker-start']: marker }),
  )
}

const sentence = (transition: NonNullable<Arrow['transition']>, named: (path: string) => string): string => {
  const route = `${named(transition.source)} → ${transition.targets.map(named).join(', ')}`
  const cause = [saidTrigger(transition), saidGuard(transition.guard), transition.actions.join(', ')]
    .filter(Boolean)
    .join(' · ')
  return [route, cause, transition.description].filter(Boolean).join('\n')
}

function labelOf({ transition }: Arrow, { x, y, width, height, lines }: Label, marked: Marked): string {
  const text = (line: Line, index: number) =>
    tag(
      'text',
      { class: `${line.kind} middle`, x: x + width / 2, y: y + size.small + index * size.small * size.lineHeight },
      escape(line.text),
    )
  return tag(
    'g',
    { class: marked(`label ${transition!.kind}`, transition), 'data-transition': transition!.id },
    tag('rect', { class: 'paper', x, y, width, height }) + lines.map(text).join(''),
  )
}
