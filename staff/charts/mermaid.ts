import type { Chart, ChartState, ChartTransition } from './model.ts'

/** Ids of Mermaid are words: a dot path with its dots written out. The machine itself is drawn as its contents. */
const idOf = (path: string): string => path.replaceAll('.', '__').replaceAll(/\W/g, '_')

/** Signs that end or open something in Mermaid are written as entities, which it draws as signs. */
const said = (text: string): string =>
  text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[#;:"<>{}[\]%]/g, (sign) => `#${sign.codePointAt(0)};`)
    .trim()

const labelOf = ({ words, guard, actions }: ChartTransition): string =>
  said(`${words}${guard === '' ? '' : ` [${guard}]`}${actions.length > 0 ? ` / ${actions.join(', ')}` : ''}`)

const isWithin = (path: string, group: string): boolean => group === '' || path.startsWith(`${group}.`)

/** The frame of a machine whose regions are all active at once. */
const WHOLE = 'whole'

/** What stands inside a group for wherever in it one is: Mermaid draws no arrow from a frame into itself. */
const anyOf = (path: string): string => `${idOf(path)}any_of_these`

/** What a note stands beside. The whole is drawn as its contents: its note is beside its frame, or its "any of these". */
function noted({ path, type }: ChartState): string {
  if (path !== '') return idOf(path)
  return type === 'parallel' ? WHOLE : anyOf('')
}

/**
 * A chart as Mermaid text (`stateDiagram-v2`). What Mermaid can not say is put otherwise: a history state is a state of its own called H,
 * what is handled in place stands in a note, and what leads from a group into itself starts at its "any of these".
 */
export function mermaidOf(chart: Chart): string {
  const states = new Map(chart.states.map((state) => [state.path, state]))
  const lines = ['---', `title: ${said(chart.id)}`, '---', 'stateDiagram-v2', '  direction TB']
  const root = states.get('')!
  const fromIntoItself = new Set(
    chart.transitions.flatMap(({ source, targets }) =>
      targets.some((target) => target !== source && isWithin(target, source)) ? [source] : [],
    ),
  )
  const write = (state: ChartState, depth: number): void => {
    const indent = '  '.repeat(depth)
    const id = idOf(state.path)
    const name = state.type === 'history' ? (state.history === 'deep' ? 'H*' : 'H') : state.key
    if (state.children.length === 0) {
      lines.push(`${indent}state "${said(name)}" as ${id}`)
      if (state.description !== null) lines.push(`${indent}${id} : ${said(state.description)}`)
      if (state.type === 'final') lines.push(`${indent}${id} --> [*]`)
      return
    }
    lines.push(`${indent}state "${said(name)}" as ${id} {`)
    within(state, depth + 1)
    lines.push(`${indent}}`)
  }
  // What is handled in place by the whole machine has to stand beside something.
  const isInPlace = chart.transitions.some(({ source, targets }) => source === '' && targets.length === 0)
  const within = (state: ChartState, depth: number): void => {
    const indent = '  '.repeat(depth)
    const isNoted = state.path === '' && state.type !== 'parallel' && isInPlace
    if (fromIntoItself.has(state.path) || isNoted) lines.push(`${indent}state "any of these" as ${anyOf(state.path)}`)
    if (state.initial !== null) lines.push(`${indent}[*] --> ${idOf(state.initial)}`)
    state.children.forEach((path, at) => {
      if (state.type === 'parallel' && at > 0) lines.push(`${indent}--`)
      write(states.get(path)!, depth)
    })
  }
  // Regions stand within a frame.
  if (root.type === 'parallel') {
    lines.push(`  state "${said(chart.id)}" as ${WHOLE} {`)
    within(root, 2)
    lines.push('  }')
  } else within(root, 1)
  for (const one of chart.transitions)
    for (const target of one.targets) {
      const isInto = target !== one.source && isWithin(target, one.source)
      lines.push(`  ${isInto ? anyOf(one.source) : idOf(one.source)} --> ${idOf(target)} : ${labelOf(one)}`)
    }
  for (const state of chart.states) {
    const inPlace = chart.transitions.filter(({ source, targets }) => source === state.path && targets.length === 0)
    if (inPlace.length === 0) continue
    lines.push(`  note right of ${noted(state)}`, ...inPlace.map((one) => `    ${labelOf(one)}`), '  end note')
  }
  return `${lines.join('\n')}\n`
}
