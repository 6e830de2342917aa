import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import { pathOf } from '#staff/charts/model.ts'
import { asOne, type GeneratedPath, longest, trace, wanted } from './coverage.ts'
import { falsePaths } from './falsePaths.ts'
import { begin, follow, shortestWays, simpleWays, stateKey, type Stepped, type Walk } from './graph.ts'
import { activeNodes, type AnyPathModel, stepsIn, walkOf } from './paths.ts'
import { shortest, type Strategy } from './strategy.ts'

/** Simple paths of one flow; more would take a browser half a night. */
const mostSimple = 300

/** The paths of one flow, and in words what of its strategy is not among them; null: nothing is left out. */
export type PathSet = {
  readonly paths: readonly GeneratedPath[]
  readonly without: string | null
  /** How many at the end are there to see a guard false alone: each state and transition is had without them. */
  readonly besides: number
}

/** What paths are still wanted for: names of states, transitions and rows of transitions. */
type Todo = { has(goal: string): boolean; delete(goal: string): void }

/** Everything that was not taken out of it yet: rows are too many to be written down beforehand. */
class Untaken implements Todo {
  readonly #taken = new Set<string>()
  has(goal: string): boolean {
    return !this.#taken.has(goal)
  }
  delete(goal: string): void {
    this.#taken.add(goal)
  }
}

/** What paths of one variant are made with. */
type Making = {
  readonly model: AnyPathModel
  readonly variant: string
  readonly walk: Walk
  readonly todo: Todo
  /** Transitions before a step that make a row with it. */
  readonly n: number
}

/** Where somebody stands on a way, with the last n steps behind them. */
type Stand = { readonly snapshot: AnyMachineSnapshot; readonly behind: readonly string[] }

/** The paths of a flow; the same in every run. */
export const generatePaths = (model: AnyPathModel, strategy: Strategy = shortest): readonly GeneratedPath[] =>
  pathSet(model, strategy).paths

/**
 * The paths of a flow by a strategy. Together they take every transition that the model says can be caused, and see
 * each guard false that it knows a way to.
 */
export function pathSet(model: AnyPathModel, strategy: Strategy): PathSet {
  const { paths, without } = pathsBy(model, strategy)
  const besides = falsePaths(model, paths)
  return { paths: [...paths, ...besides], without, besides: besides.length }
}

function pathsBy(model: AnyPathModel, strategy: Strategy): Omit<PathSet, 'besides'> {
  if (strategy.is === 'simple') return simplePaths(model)
  if (strategy.is === 'shortest') return { paths: coveringPaths(model, goalsOf(model), 0), without: null }
  return { paths: coveringPaths(model, new Untaken(), strategy.n), without: null }
}

const goalsOf = (model: AnyPathModel): Set<string> => {
  const { states, transitions } = wanted(model)
  return new Set([...transitions, ...states.map(asState)])
}

/**
 * Shortest ways from @xstate/graph to a state with something new in it, then on from there while each further step is
 * new too.
 */
function coveringPaths(model: AnyPathModel, todo: Todo, n: number): GeneratedPath[] {
  const { transitions } = wanted(model)
  const paths = Object.keys(model.variants).flatMap((variant) =>
    pathsOfVariant({ model, variant, walk: walkOf(model, variant), todo, n }),
  )
  return withoutSpare(paths, (path) =>
    n > 0 ? rowsOf(path, n).concat(...path.transitions) : transitions.filter((id) => path.transitions.has(id)),
  )
}

/** Every way that comes to no state twice, as far as there are not too many; and what it takes besides for every transition. */
function simplePaths(model: AnyPathModel): Omit<PathSet, 'besides'> {
  const todo = goalsOf(model)
  const nothing = new Set<string>()
  const walks = Object.keys(model.variants).map((variant) => ({ variant, walk: walkOf(model, variant) }))
  const { ways, steps, goOn } = simpleWays(
    walks.map(({ walk }) => walk),
    { steps: longest, most: mostSimple },
  )
  const simple = ways.flatMap((events, at) => {
    const { variant, walk } = walks[at]!
    const making = { model, variant, walk, todo: nothing, n: 0 }
    return events.map((way) => trace(model, variant, walkOn(making, way)))
  })
  for (const path of simple) for (const goal of goalsMet(path, 0)) todo.delete(goal)
  const besides = todo.size > 0 ? coveringPaths(model, todo, 0) : []
  const without =
    goOn > 0 ? `${goOn} of the ${simple.length} simple paths are cut at ${steps} steps, where they would go on` : null
  return { paths: [...simple, ...besides], without }
}

/** Takes what it covers from `todo`. */
function pathsOfVariant(making: Making): GeneratedPath[] {
  const { model, variant, walk, todo, n } = making
  const paths: GeneratedPath[] = []
  for (const way of [...shortestWays(walk).values()].toSorted((a, b) => a.length - b.length)) {
    if (todo instanceof Set && todo.size === 0) break
    const start = standAfter(making, way)
    for (let first = newSteps(making, start, n + 1); first; first = newSteps(making, start, n + 1)) {
      const path = trace(model, variant, walkOn(making, [...way, ...first]))
      paths.push(path)
    }
  }
  return paths
}

const asState = (path: string): string => `state ${path}`

/** Rows of n + 1 transitions, one step behind the other. */
const rowsOf = ({ took }: GeneratedPath, n: number): string[] =>
  took.flatMap((_, at) => (at < n ? [] : rowAt(took.slice(at - n, at), took[at]!, n)))

/** A step that takes no transition is part of no row. */
const rowAt = (behind: readonly string[], step: string, n: number): string[] =>
  n > 0 && behind.length === n && step && !behind.includes('') ? [[...behind, step].join(' > ')] : []

const goalsMet = (path: GeneratedPath, n: number): string[] => [
  ...path.transitions,
  ...[...path.states].map(asState),
  ...rowsOf(path, n),
]

/** Makes a path longer while each further step takes something new, and never ends it where nobody could look. Takes what it covers from `todo`. */
function walkOn(making: Making, begun: readonly AnyEventObject[]): readonly AnyEventObject[] {
  const { model, variant, todo, n } = making
  const events = [...begun]
  for (;;) {
    for (const one of goalsMet(trace(model, variant, events), n)) todo.delete(one)
    const end = standAfter(making, events)
    const instant = stepsIn(model, end.snapshot).find((step) => step.kind === 'answer' && step.isInstant)
    const next = newSteps(making, end, Math.min(3, longest - events.length))
    if (!next && !instant) return events
    events.push(...(next ?? [instant!.event]))
  }
}

const standAfter = (making: Making, events: readonly AnyEventObject[]): Stand =>
  events.reduce<Stand>((stand, event) => stepOn(making, stand, event).stand, {
    snapshot: begin(making.walk),
    behind: [],
  })

function stepOn({ walk, n }: Making, { snapshot, behind }: Stand, event: AnyEventObject) {
  const stepped = follow(walk, snapshot, event)
  const stand = {
    snapshot: stepped.snapshot,
    behind: n > 0 ? [...behind, asOne(stepped.taken)].slice(-n) : behind,
  }
  return { stepped, stand }
}

/** The nearest events, at most `ahead` of them, of which the last takes or enters something still to be covered; or null. */
function newSteps(making: Making, from: Stand, ahead: number): readonly AnyEventObject[] | null {
  const keyOf = ({ snapshot, behind }: Stand) => [stateKey(making.walk, snapshot), ...behind].join(' > ')
  let ends: { events: AnyEventObject[]; stand: Stand }[] = [{ events: [], stand: from }]
  const seen = new Set([keyOf(from)])
  for (let length = 1; length <= ahead; length++) {
    const further: typeof ends = []
    for (const end of ends)
      for (const { event } of stepsIn(making.model, end.stand.snapshot)) {
        const { stepped, stand } = stepOn(making, end.stand, event)
        const events = end.events.concat(event)
        if (isNew(making, end.stand.behind, stepped)) return events
        const key = keyOf(stand)
        if (!seen.has(key)) further.push({ events, stand })
        seen.add(key)
      }
    ends = further
  }
  return null
}

const isNew = ({ todo, n }: Making, behind: readonly string[], { snapshot, taken }: Stepped): boolean =>
  taken.some((id) => todo.has(id)) ||
  activeNodes(snapshot).some((node) => todo.has(asState(pathOf(node)))) ||
  rowAt(behind, asOne(taken), n).some((row) => todo.has(row))

/** Leaves out paths of which everything is met by others too, the shortest first. */
function withoutSpare(
  paths: readonly GeneratedPath[],
  metBy: (path: GeneratedPath) => readonly string[],
): GeneratedPath[] {
  const goals = new Map(paths.map((path) => [path, new Set(metBy(path))]))
  const times = new Map<string, number>()
  for (const met of goals.values()) for (const goal of met) times.set(goal, (times.get(goal) ?? 0) + 1)
  for (const path of paths.toSorted((a, b) => a.events.length - b.events.length)) {
    const met = [...goals.get(path)!]
    if (met.some((goal) => times.get(goal) === 1)) continue
    goals.delete(path)
    for (const goal of met) times.set(goal, times.get(goal)! - 1)
  }
  return paths.filter((path) => goals.has(path))
}
