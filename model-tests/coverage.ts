import type { AnyEventObject } from 'xstate'
import { pathOf, stateNodes, transitionId, transitionsOf } from '#staff/charts/model.ts'
import { begin, follow } from './graph.ts'
import { activeNodes, type AnyPathModel, leafPaths, leftOut, stepFor, walkOf } from './paths.ts'

/** A path is not made longer than this by walking on: a failure in it should still be easy to read. */
export const longest = 14

/** A sequence of events from the first state, and what it covers. */
export type GeneratedPath = {
  readonly title: string
  readonly variant: string
  readonly events: readonly AnyEventObject[]
  /** What is done, event by event, and the states that are active after it. */
  readonly steps: readonly PathStep[]
  readonly states: ReadonlySet<string>
  readonly transitions: ReadonlySet<string>
  /** The transitions that each step takes, together as one name; empty where it takes none. */
  readonly took: readonly string[]
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

/** All states and transitions of a machine that its model must reach. History states are never active themselves. */
export function wanted(model: AnyPathModel): { states: string[]; transitions: string[] } {
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

/** The transitions of one step as one name. */
export const asOne = (taken: readonly string[]): string => taken.join(' + ')

/** Runs events through the machine alone and says what they cover. */
export function trace(model: AnyPathModel, variant: string, events: readonly AnyEventObject[]): GeneratedPath {
  const walk = walkOf(model, variant)
  let snapshot = begin(walk)
  const states = new Set(activeNodes(snapshot).map(pathOf))
  const transitions = new Set<string>()
  const steps: PathStep[] = []
  const took: string[] = []
  for (const event of events) {
    const { name } = stepFor(model, snapshot, event)
    const next = follow(walk, snapshot, event)
    snapshot = next.snapshot
    steps.push({ name, leadsTo: leafPaths(snapshot.value).join(' ') })
    took.push(asOne(next.taken))
    for (const id of next.taken) transitions.add(id)
    for (const node of activeNodes(snapshot)) states.add(pathOf(node))
  }
  const title = `${leafPaths(snapshot.value).join(' ')} (${variant}) by ${steps.map(({ name }) => name).join(' > ') || 'opening'}`
  return { title, variant, events, steps, states, transitions, took }
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
