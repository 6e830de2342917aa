import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import { pathOf, stateNodes, transitionId, transitionsOf } from '#staff/charts/model.ts'
import { begin, follow, shortestWays, stateKey, type Walk } from './graph.ts'
import { activeNodes, type AnyPathModel, leafPaths, leftOut, stepFor, stepsIn, walkOf } from './paths.ts'

/** A sequence of events from the first state, and what it covers. */
export type GeneratedPath = {
  readonly title: string
  readonly variant: string
  readonly events: readonly AnyEventObject[]
  /** What is done, event by event, and the states that are active after it. */
  readonly steps: readonly PathStep[]
  readonly states: ReadonlySet<string>
  readonly transitions: ReadonlySet<string>
}

/** One step of a path as a person can follow it. */
export interface PathStep {
  readonly name: string
  /** Dot paths as `data-state` bears them, joined by spaces. */
  readonly leadsTo: string
}

/** What a set of paths covers of a machine. Left out are transitions with a reason why nothing here can cause them. */
export type Coverage = {
  readonly flow: string
  readonly states: { readonly covered: readonly string[]; readonly missed: readonly string[] }
  readonly transitions: { readonly covered: readonly string[]; readonly missed: readonly string[] }
  readonly leftOut: ReadonlyMap<string, string>
}

/** A path is not made longer than this by walking on: a failure in it should still be easy to read. */
const longest = 14

/** All states and transitions of a machine that its model must reach. History states are never active themselves. */
function wanted(model: AnyPathModel): { states: string[]; transitions: string[] } {
  const nodes = stateNodes(model.machine)
  const without = leftOut(model)
  const transitions = nodes.flatMap((node) => transitionsOf(node).map((one) => transitionId(node, one)))
  const unknown = Object.keys(model.unreachable).filter((id) => !transitions.includes(id))
  if (unknown.length) throw new Error(`${model.machine.id} has no transition ${unknown.join(', ')}`)
  return {
    states: nodes.filter((node) => node.type !== 'history' && node.parent).map(pathOf),
    transitions: transitions.filter((id) => !without.has(id)),
  }
}

/** Runs events through the machine alone and says what they cover. */
export function trace(model: AnyPathModel, variant: string, events: readonly AnyEventObject[]): GeneratedPath {
  const walk = walkOf(model, variant)
  let snapshot = begin(walk)
  const states = new Set(activeNodes(snapshot).map(pathOf))
  const transitions = new Set<string>()
  const steps: PathStep[] = []
  for (const event of events) {
    const { name } = stepFor(model, snapshot, event)
    const next = follow(walk, snapshot, event)
    snapshot = next.snapshot
    steps.push({ name, leadsTo: leafPaths(snapshot.value).join(' ') })
    for (const id of next.taken) transitions.add(id)
    for (const node of activeNodes(snapshot)) states.add(pathOf(node))
  }
  const title = `${leafPaths(snapshot.value).join(' ')} (${variant}) by ${steps.map(({ name }) => name).join(' > ') || 'opening'}`
  return { title, variant, events, steps, states, transitions }
}

/**
 * Paths that together take every transition: shortest ways from @xstate/graph to a state with something new in it, then
 * on from there while each further step is new too.
 */
export function generatePaths(model: AnyPathModel): GeneratedPath[] {
  const { states, transitions } = wanted(model)
  const todo = new Set([...transitions, ...states.map(asState)])
  const paths = Object.keys(model.variants).flatMap((variant) => pathsOfVariant(model, variant, todo))
  return withoutSpare(paths, transitions)
}

/** Takes what it covers from `todo`. */
function pathsOfVariant(model: AnyPathModel, variant: string, todo: Set<string>): GeneratedPath[] {
  const walk = walkOf(model, variant)
  const paths: GeneratedPath[] = []
  for (const way of [...shortestWays(walk).values()].toSorted((a, b) => a.length - b.length)) {
    if (todo.size === 0) break
    const start = endOf(walk, way)
    for (let first = newSteps(model, walk, start, todo, 1); first; first = newSteps(model, walk, start, todo, 1)) {
      const path = trace(model, variant, walkOn(model, variant, [...way, ...first], todo))
      for (const one of coveredBy(path)) todo.delete(one)
      paths.push(path)
    }
  }
  return paths
}

const asState = (path: string): string => `state ${path}`
const coveredBy = (path: GeneratedPath): string[] => [...path.transitions, ...[...path.states].map(asState)]

/** Makes a path longer while each further step takes something new, and never ends it where nobody could look. */
function walkOn(
  model: AnyPathModel,
  variant: string,
  begun: readonly AnyEventObject[],
  todo: ReadonlySet<string>,
): readonly AnyEventObject[] {
  const walk = walkOf(model, variant)
  const events = [...begun]
  const left = new Set(todo)
  for (;;) {
    for (const one of coveredBy(trace(model, variant, events))) left.delete(one)
    const end = endOf(walk, events)
    const instant = stepsIn(model, end).find((step) => step.kind === 'answer' && step.isInstant)
    const next = newSteps(model, walk, end, left, Math.min(3, longest - events.length))
    if (!next && !instant) return events
    events.push(...(next ?? [instant!.event]))
  }
}

function endOf(walk: Walk, events: readonly AnyEventObject[]): AnyMachineSnapshot {
  return events.reduce((snapshot, event) => follow(walk, snapshot, event).snapshot, begin(walk))
}

/** The nearest events, at most `ahead` of them, of which the last takes or enters something still to be covered; or null. */
function newSteps(
  model: AnyPathModel,
  walk: Walk,
  from: AnyMachineSnapshot,
  todo: ReadonlySet<string>,
  ahead: number,
): readonly AnyEventObject[] | null {
  let ends: { events: AnyEventObject[]; snapshot: AnyMachineSnapshot }[] = [{ events: [], snapshot: from }]
  const seen = new Set([stateKey(walk, from)])
  for (let length = 1; length <= ahead; length++) {
    const further: typeof ends = []
    for (const end of ends)
      for (const { event } of stepsIn(model, end.snapshot)) {
        const { snapshot, taken } = follow(walk, end.snapshot, event)
        const events = end.events.concat(event)
        if (isNew(snapshot, taken, todo)) return events
        const key = stateKey(walk, snapshot)
        if (!seen.has(key)) further.push({ events, snapshot })
        seen.add(key)
      }
    ends = further
  }
  return null
}

const isNew = (snapshot: AnyMachineSnapshot, taken: readonly string[], todo: ReadonlySet<string>): boolean =>
  taken.some((id) => todo.has(id)) || activeNodes(snapshot).some((node) => todo.has(asState(pathOf(node))))

/** Leaves out paths of which every transition is taken by others too, the shortest first. */
function withoutSpare(paths: readonly GeneratedPath[], transitions: readonly string[]): GeneratedPath[] {
  let kept = [...paths]
  for (const path of paths.toSorted((a, b) => a.events.length - b.events.length)) {
    const others = kept.filter((one) => one !== path)
    const rest = new Set(others.flatMap((one) => [...one.transitions]))
    if (transitions.every((id) => !path.transitions.has(id) || rest.has(id))) kept = others
  }
  return kept
}

/** What paths (those that were walked to their end) cover together. */
export function coverageOf(model: AnyPathModel, paths: readonly GeneratedPath[]): Coverage {
  const { states, transitions } = wanted(model)
  const seen = new Set(paths.flatMap((one) => [...one.states]))
  const taken = new Set(paths.flatMap((one) => [...one.transitions]))
  return {
    flow: model.machine.id,
    states: { covered: states.filter((one) => seen.has(one)), missed: states.filter((one) => !seen.has(one)) },
    transitions: {
      covered: transitions.filter((one) => taken.has(one)),
      missed: transitions.filter((one) => !taken.has(one)),
    },
    leftOut: leftOut(model),
  }
}
