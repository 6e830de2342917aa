import ELK, { type ElkExtendedEdge, type ElkNode } from 'elkjs/lib/elk.bundled.js'
import type { Chart, ChartState, ChartTransition } from './model.ts'
import { badgeRows, badgesWidth } from './badges.ts'
import { textWidth, type as size, wrap } from './text.ts'
import { saidGuard, saidTrigger } from './words.ts'

/** A line of text in a box or beside an arrow. Lines of a transition handled in place carry that transition. */
export type Line = {
  readonly text: string
  readonly kind: 'title' | 'badges' | 'description' | 'does' | 'trigger' | 'guard' | 'action' | 'note'
  readonly inside: ChartTransition | null
}

export type Box = { state: ChartState; x: number; y: number; width: number; height: number; lines: readonly Line[] }
export type Point = { x: number; y: number }
export type Label = { x: number; y: number; width: number; height: number; lines: readonly Line[] }
/** `transition` is null on the arrow from an initial dot. `head` says at which end of the line its point is. */
export type Arrow = { transition: ChartTransition | null; lines: Point[][]; head: 'start' | 'end'; label: Label | null }
/** A chart with a place for everything; all coordinates in px from the top left. */
export type Drawing = { chart: Chart; width: number; height: number; boxes: Box[]; dots: Point[]; arrows: Arrow[] }

const leafText = 190
const groupText = 420
const labelText = 160
const dot = 12
const historyDot = 26
const inset = 12

const options = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.json.edgeCoords': 'ROOT',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.randomSeed': '1',
  'elk.edgeLabels.inline': 'true',
  'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES',
  'elk.layered.cycleBreaking.strategy': 'MODEL_ORDER',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.layered.nodePlacement.favorStraightEdges': 'true',
  'elk.layered.edgeLabels.sideSelection': 'SMART_DOWN',
  'elk.layered.mergeEdges': 'false',
  'elk.spacing.nodeNode': '28',
  'elk.spacing.edgeNode': '16',
  'elk.spacing.edgeEdge': '10',
  'elk.spacing.edgeLabel': '3',
  'elk.spacing.labelLabel': '6',
  'elk.layered.spacing.nodeNodeBetweenLayers': '34',
  'elk.layered.spacing.edgeNodeBetweenLayers': '16',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '10',
}

/** What a transition says: its trigger, guard, actions and description, broken into lines of at most `max` px. */
function transitionLines(transition: ChartTransition, max: number, inside: boolean): Line[] {
  const own = inside ? transition : null
  const lines = (text: string, kind: Line['kind']): Line[] =>
    wrap(text, size.small, max).map((one) => ({ text: one, kind, inside: own }))
  return [
    ...lines(inside ? inPlaceWords(transition) : saidTrigger(transition), 'trigger'),
    ...(transition.guard ? lines(`[${saidGuard(transition.guard)}]`, 'guard') : []),
    ...(transition.actions.length ? lines(`/ ${transition.actions.join(', ')}`, 'action') : []),
    ...(transition.description ? lines(transition.description, 'note') : []),
  ]
}

const inPlaceWords = ({ kind, words, targets }: ChartTransition): string =>
  `${kind === 'event' ? 'on ' : ''}${saidTrigger({ kind, words })}${targets.map((one) => ` → ${one.slice(one.lastIndexOf('.') + 1)}`).join('')}`

/** From how many states the same thing must lead to one place before each state says so itself instead of an arrow. */
const manyAlike = 3

/**
 * Transitions without an arrow: those that leave their state where it is, and those by which many states go the same
 * way (closing a panel, say), but for the first of them: all those arrows would hide the others.
 */
function withoutArrow(chart: Chart): ReadonlySet<ChartTransition> {
  const alike = Map.groupBy(chart.transitions, (one) => `${one.words} ${one.targets.join(' ')}`)
  const common = [...alike.values()]
    .filter((group) => new Set(group.map((one) => one.source)).size >= manyAlike)
    .flatMap((group) => group.slice(1))
  return new Set([
    ...chart.transitions.filter((one) => !one.targets.length),
    ...common.filter((one) => one.kind !== 'default'),
  ])
}

/** Words broken into lines of at most `max` px that are no transition's; none for no words. */
export const linesOfWords = (text: string, kind: Line['kind'], max: number): Line[] =>
  wrap(text, size.small, max).map((one) => ({ text: one, kind, inside: null }))

function boxLines(state: ChartState, inPlace: readonly ChartTransition[]): Line[] {
  const max = state.children.length ? groupText : leafText
  const lines = (text: string, kind: Line['kind']) => linesOfWords(text, kind, max)
  const together = (lead: string, items: readonly string[]): Line[] =>
    items.length ? lines(`${lead} ${items.join(', ')}`, 'does') : []
  return [
    { text: state.key, kind: 'title', inside: null },
    ...badgeRows(state.requirements, max).map((text) => ({ text, kind: 'badges' as const, inside: null })),
    ...(state.description ? lines(state.description, 'description') : []),
    ...together('runs', state.invokes),
    ...together('on entry:', state.entry),
    ...together('on exit:', state.exit),
    ...inPlace.flatMap((one) => transitionLines(one, max, true)),
  ]
}

/** Width of one line, px. */
export const lineWidth = ({ text, kind }: Line): number =>
  kind === 'badges'
    ? badgesWidth(text.split(' '))
    : textWidth(text, kind === 'title' ? size.title : size.small, kind === 'title' || kind === 'trigger')

const linesWidth = (lines: readonly Line[]): number => Math.ceil(Math.max(0, ...lines.map(lineWidth)))

const boxHeight = (lines: readonly Line[]): number =>
  Math.ceil(size.title * size.lineHeight + (lines.length - 1) * size.small * size.lineHeight + 16)

type Route = { transition: ChartTransition; lines: Line[]; reversed: boolean; edge: ElkExtendedEdge }

const nodeId = (path: string): string => `state ${path}`
const initialId = (path: string): string => `initial ${path}`

/** Arrows for elk. Those that lead back up are turned round, so that the drawing reads in the order of the source. */
function routes(chart: Chart, inPlace: ReadonlySet<ChartTransition>): Route[] {
  const order = new Map(chart.states.map((state, index) => [state.path, index]))
  return chart.transitions.flatMap((transition) =>
    (inPlace.has(transition) ? [] : transition.targets).map((to, index) => {
      const from = transition.source
      const inner = to === '' || from.startsWith(`${to}.`)
      const reversed = order.get(to)! < order.get(from)! && !inner
      const lines = transitionLines(transition, labelText, false)
      const id = `${transition.id} ${index}`
      const label = {
        id: `${id} label`,
        text: lines.map((one) => one.text).join('\n'),
        width: linesWidth(lines) + 6,
        height: Math.ceil(lines.length * size.small * size.lineHeight) + 3,
      }
      const [source, target] = reversed ? [to, from] : [from, to]
      return {
        transition,
        lines,
        reversed,
        edge: { id, sources: [nodeId(source)], targets: [nodeId(target)], labels: [label] },
      }
    }),
  )
}

function elkNode(chart: Chart, state: ChartState, lines: ReadonlyMap<string, readonly Line[]>): ElkNode {
  const id = nodeId(state.path)
  if (state.type === 'history') return { id, width: historyDot, height: historyDot }
  const own = lines.get(state.path)!
  const width = Math.max(70, linesWidth(own) + 2 * inset)
  const height = boxHeight(own)
  if (!state.children.length) return { id, width, height }
  const children = chart.states.filter((one) => one.parent === state.path).map((one) => elkNode(chart, one, lines))
  const edges: ElkExtendedEdge[] = []
  if (state.initial !== null) {
    const start = initialId(state.path)
    children.unshift({
      id: start,
      width: dot,
      height: dot,
      layoutOptions: { 'elk.layered.layering.layerConstraint': 'FIRST' },
    })
    edges.push({ id: `${start} arrow`, sources: [start], targets: [nodeId(state.initial)] })
  }
  return {
    id,
    children,
    edges,
    layoutOptions: {
      'elk.padding': `[top=${height + 14},left=16,bottom=16,right=16]`,
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      'elk.nodeSize.minimum': `(${width},40)`,
    },
  }
}

const UNSEEN = 'unseen '
const unseen = ([over, under]: readonly [string, string]): ElkExtendedEdge => ({
  id: `${UNSEEN}${over} ${under}`,
  sources: [nodeId(over)],
  targets: [nodeId(under)],
})

/** How a drawing that is no machine's differs from that of one. */
export interface Look {
  /** What stands in a box. */
  readonly linesOf: (state: ChartState) => readonly Line[]
  /** Pairs of paths of which the second lies below the first though no arrow leads there. */
  readonly below: readonly (readonly [string, string])[]
}

/** Finds a place for every state, arrow and word of a chart. The same chart always gives the same drawing. */
export async function layOut(chart: Chart, look?: Look): Promise<Drawing> {
  const inPlace = withoutArrow(chart)
  const of = (path: string) => [...inPlace].filter((one) => one.source === path)
  const lines = new Map(
    chart.states.map((state) => [state.path, look?.linesOf(state) ?? boxLines(state, of(state.path))]),
  )
  const routed = routes(chart, inPlace)
  const graph: ElkNode = await new ELK().layout({
    id: 'chart',
    children: [elkNode(chart, chart.states[0]!, lines)],
    edges: [...routed.map((one) => one.edge), ...(look?.below ?? []).map(unseen)],
    layoutOptions: options,
  })
  const boxes: Box[] = []
  const dots: Point[] = []
  const arrows: Arrow[] = []
  const states = new Map(chart.states.map((state) => [nodeId(state.path), state]))
  const byEdge = new Map(routed.map((one) => [one.edge.id, one]))
  const place = (node: ElkNode, left: number, top: number): void => {
    const x = left + (node.x ?? 0)
    const y = top + (node.y ?? 0)
    const state = states.get(node.id)
    if (state) boxes.push({ state, x, y, width: node.width!, height: node.height!, lines: lines.get(state.path)! })
    else if (node.id.startsWith('initial ')) dots.push({ x: x + dot / 2, y: y + dot / 2 })
    for (const edge of node.edges ?? []) if (!edge.id.startsWith(UNSEEN)) arrows.push(arrow(edge, byEdge.get(edge.id)))
    for (const child of node.children ?? []) place(child, x, y)
  }
  place(graph, 0, 0)
  return { chart, width: Math.ceil(graph.width!), height: Math.ceil(graph.height!), boxes, dots, arrows }
}

function arrow(edge: ElkExtendedEdge, route: Route | undefined): Arrow {
  const label = edge.labels?.[0]
  return {
    transition: route?.transition ?? null,
    head: route?.reversed ? 'start' : 'end',
    lines: (edge.sections ?? []).map((one) => [one.startPoint].concat(one.bendPoints ?? [], one.endPoint)),
    label:
      label && route
        ? { x: label.x!, y: label.y!, width: label.width!, height: label.height!, lines: route.lines }
        : null,
  }
}
