import { type Drawing, layOut, type Line, linesOfWords } from './layout.ts'
import { type FlowMap, type MappedFlow } from './map.ts'
import type { Chart, ChartState, ChartTransition } from './model.ts'
import { svgOf } from './svg.ts'
import { eventWords } from './words.ts'

/** What goes to more flows than this, or comes from more, is said in words: its arrows would hide all others. */
const FEW = 4

const flowsOf = (map: FlowMap): readonly MappedFlow[] => map.areas.flatMap(({ flows }) => flows)

/** Whether what a flow says is drawn as an arrow to that other one. */
function isDrawn(map: FlowMap, says: string, to: string): boolean {
  const flows = flowsOf(map)
  const tellers = flows.filter(({ tells }) => tells.some((one) => one.says === says && one.to.includes(to)))
  return (
    tellers.length <= FEW &&
    tellers.every(({ tells }) => tells.every((one) => one.says !== says || one.to.length <= FEW))
  )
}

const state = (path: string, more: Partial<ChartState>): ChartState => ({
  path,
  key: path.slice(path.lastIndexOf('.') + 1),
  parent: path === '' ? null : path.slice(0, Math.max(0, path.lastIndexOf('.'))),
  type: 'compound',
  history: null,
  description: null,
  tags: [],
  initial: null,
  children: [],
  entry: [],
  exit: [],
  invokes: [],
  requirements: [],
  ...more,
})

/** The dot path that a flow has on the map. */
export const placeOnMap = (map: FlowMap, flow: string): string =>
  `${map.areas.find(({ flows }) => flows.some(({ id }) => id === flow))?.id ?? ''}.${flow}`

/** The map in the form of a chart: areas are groups, flows are states within them, and what they tell each other leads from one to another. */
function asChart(map: FlowMap): Chart {
  const root = state('', {
    key: map.session.id,
    description: map.session.description,
    children: map.areas.map(({ id }) => id),
  })
  const groups = map.areas.map(({ id, name, flows }) =>
    state(id, { key: name, children: flows.map((flow) => `${id}.${flow.id}`) }),
  )
  const boxes = map.areas.flatMap(({ id, flows }) =>
    flows.map((flow) =>
      state(`${id}.${flow.id}`, { type: 'atomic', description: flow.description, tags: [`lives-${flow.lives}`] }),
    ),
  )
  return {
    id: 'map',
    description: map.session.description,
    states: [root, ...groups, ...boxes],
    transitions: arrowsOf(map),
    sends: [],
  }
}

/** One arrow from a flow to another, with all that it says there. */
function arrowsOf(map: FlowMap): ChartTransition[] {
  return flowsOf(map).flatMap(({ id, tells }) =>
    [...new Set(tells.flatMap(({ to }) => to))].flatMap((to): ChartTransition[] => {
      const said = tells.filter((one) => one.to.includes(to) && isDrawn(map, one.says, to)).map(({ says }) => says)
      if (said.length === 0) return []
      return [
        {
          id: `${id}:${to}`,
          source: placeOnMap(map, id),
          targets: [placeOnMap(map, to)],
          kind: 'event',
          words: said.map(eventWords).join(', '),
          guard: '',
          actions: [],
          description: null,
          isAnew: false,
        },
      ]
    }),
  )
}

/** What a flow says that has no arrow, by whom it tells. */
function undrawn(map: FlowMap, { tells }: MappedFlow): readonly string[] {
  const said = tells.flatMap(({ says, to }) => {
    const rest = to.filter((one) => !isDrawn(map, says, one))
    if (rest.length === 0 && to.length > 0) return []
    const whom = rest.length === 0 ? 'the session' : rest.length <= FEW ? rest.join(', ') : `${rest.length} flows`
    return [{ whom, words: eventWords(says) }]
  })
  return [...Map.groupBy(said, ({ whom }) => whom)].map(
    ([whom, all]) => `${whom}: ${all.map(({ words }) => words).join(', ')}`,
  )
}

/** Of flows that no arrow parts the later ones lie below, so many beside each other. */
const BESIDE = 4

function rows(map: FlowMap, arrows: readonly ChartTransition[]): (readonly [string, string])[] {
  const tied = new Set(arrows.flatMap(({ source, targets }) => [source, ...targets]))
  return map.areas.flatMap(({ id, flows }) => {
    const paths = flows.map((flow) => `${id}.${flow.id}`)
    const free = paths.filter((path) => !tied.has(path))
    if (paths.length <= BESIDE) return []
    const over = [...paths.filter((path) => tied.has(path)), ...free].slice(0, Math.ceil(paths.length / 2))
    const under = free.filter((path) => !over.includes(path))
    return under.map((path, index) => [over[index % over.length]!, path] as const)
  })
}

/** Widths of the words in a flow's box and in the frame of all, px. */
const BOX = 150
const FRAME = 600

/** Finds a place for everything on the map. The same map always gives the same drawing. */
export async function layOutMap(map: FlowMap): Promise<Drawing> {
  const chart = asChart(map)
  const linesOf = ({ path, key, description }: ChartState): readonly Line[] => {
    const flow = flowsOf(map).find(({ id }) => placeOnMap(map, id) === path)
    const max = flow === undefined ? FRAME : BOX
    const uses = flow?.uses ?? (path === '' ? map.session.uses : [])
    return [
      { text: key, kind: 'title', inside: null },
      ...(flow === undefined ? [] : [{ text: flow.lives, kind: 'badges' as const, inside: null }]),
      ...linesOfWords(description ?? '', 'description', max),
      ...linesOfWords(uses.length > 0 ? `uses ${uses.join(', ')}` : '', 'does', max),
      ...(flow === undefined ? [] : undrawn(map, flow)).flatMap((words) => linesOfWords(`tells ${words}`, 'note', max)),
    ]
  }
  return layOut(chart, { linesOf, below: rows(map, chart.transitions) })
}

/** The map alone: on one page with charts its style would be theirs too. */
const MAP = '.statechart[data-flow="map"]'

const style = [
  `${MAP} .tag-lives-visitor>.box{fill:#ecfdf5}`,
  `${MAP} .tag-lives-player>.box{fill:#fffbeb}`,
  `${MAP} .badge{fill:#fff;stroke:#94a3b8}`,
  `${MAP} .id{fill:#334155}`,
  `${MAP} a{cursor:pointer}`,
  `${MAP} a:hover .box{stroke:#1d4ed8;stroke-width:2}`,
  `${MAP} a:hover .title{fill:#1d4ed8;text-decoration:underline}`,
  `${MAP} a:focus-visible{outline:none}`,
  `${MAP} a:focus-visible .box,${MAP} a:focus-visible .paper{stroke:#1d4ed8;stroke-width:3}`,
].join('')

/** Arrows from and to the flow that somebody points at or has come to by keyboard are lit; without a script, as docs/statecharts has none. */
function lighting(map: FlowMap): string {
  const light = ({ id }: MappedFlow): string => {
    const box = `[data-state="${placeOnMap(map, id)}"]`
    const here = `${MAP}:has(${box}:hover,a:focus-visible ${box})`
    const arrows = `${here} :is([data-transition^="${id}:"],[data-transition$=":${id}"])`
    return `${arrows} path{stroke:#b45309;stroke-width:2.6}${arrows} text{fill:#b45309}`
  }
  return flowsOf(map).map(light).join('')
}

/** Draws the map. `hrefOf` says where the chart of a machine is found from there. */
export async function mapSvg(map: FlowMap, hrefOf: (id: string) => string): Promise<string> {
  const links = new Map([
    ['', hrefOf(map.session.id)],
    ...flowsOf(map).map(({ id }) => [placeOnMap(map, id), hrefOf(id)] as const),
  ])
  const drawing = await layOutMap(map)
  const names = new Map(drawing.chart.states.map(({ path, key }) => [path, key]))
  const nameOf = (path: string) => names.get(path) ?? path
  return svgOf(drawing, undefined, { name: 'Map of all flows', links, nameOf, style: style + lighting(map) })
}
