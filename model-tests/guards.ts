import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import { pathOf, stateNodes, transitionId, transitionsOf } from '#staff/charts/model.ts'
import type { GuardSeen } from '#staff/paths/pathReport.ts'
import type { GeneratedPath } from './coverage.ts'
import { begin, follow } from './graph.ts'
import { onceFor } from './onceFor.ts'
import { activeNodes, type AnyPathModel, casesIn, leftOut, walkOf } from './paths.ts'

/** A transition among those of its state and event, which xstate asks in this order (`place`). */
type Candidate = {
  readonly id: string
  readonly source: string
  readonly eventType: string
  readonly place: number
  readonly hasGuard: boolean
}

const candidatesOf = onceFor((machine: AnyStateMachine): readonly Candidate[] =>
  stateNodes(machine).flatMap((node) => {
    const all = transitionsOf(node)
    return all.map((one) => ({
      id: transitionId(node, one),
      source: pathOf(node),
      eventType: one.eventType,
      place: all.filter(({ eventType }) => eventType === one.eventType).indexOf(one),
      hasGuard: one.guard !== undefined,
    }))
  }),
)

/**
 * What paths saw of the guard of each transition that something outside can cause. `true`: it was taken. `false`: its
 * event came, and another one was taken, or none. `withheld`: it was false in a state in which the model knows how to
 * make its event happen, and the machine would do nothing with it: a page switches the control off, and no path tries.
 */
export function guardsOf(model: AnyPathModel, paths: readonly GeneratedPath[]): readonly GuardSeen[] {
  const seenTrue = new Set(paths.flatMap((path) => [...path.transitions]))
  const seenFalse = new Set<string>()
  const withheld = new Set<string>()
  for (const path of paths) {
    const walk = walkOf(model, path.variant)
    let snapshot = begin(walk)
    lookAround(model, path.variant, snapshot, seenFalse, withheld)
    for (const event of path.events) {
      const before = snapshot
      const { snapshot: after, taken } = follow(walk, before, event)
      for (const id of [...passedOver(before, taken), ...notTaken(before, event.type, taken)]) seenFalse.add(id)
      snapshot = after
      lookAround(model, path.variant, snapshot, seenFalse, withheld)
    }
  }
  const without = leftOut(model)
  return candidatesOf(model.machine)
    .filter(({ id, hasGuard }) => hasGuard && !without.has(id))
    .map(({ id }) => ({ id, true: seenTrue.has(id), false: seenFalse.has(id), withheld: withheld.has(id) }))
}

/** What is false in a state by itself: what would leave it at once, and events that it does not take. */
function lookAround(
  model: AnyPathModel,
  variant: string,
  snapshot: AnyMachineSnapshot,
  seenFalse: Set<string>,
  withheld: Set<string>,
): void {
  if (snapshot.status !== 'active') return
  for (const id of notTaken(snapshot, '', [])) seenFalse.add(id)
  for (const { event } of casesIn(model, snapshot)) {
    if (snapshot.can(event)) continue
    const { taken } = follow(walkOf(model, variant), snapshot, event)
    for (const id of notTaken(snapshot, event.type, taken)) withheld.add(id)
  }
}

/** Guards of those that were asked before the ones that were taken. */
const passedOver = ({ machine }: AnyMachineSnapshot, taken: readonly string[]): string[] => {
  const all = candidatesOf(machine)
  return all
    .filter(({ id }) => taken.includes(id))
    .flatMap(({ source, eventType, place }) =>
      all.filter((one) => one.hasGuard && one.source === source && one.eventType === eventType && one.place < place),
    )
    .map(({ id }) => id)
}

/** Guards of an event in active states that have taken nothing of it; where a state within has, they were not asked. */
function notTaken(snapshot: AnyMachineSnapshot, eventType: string, taken: readonly string[]): string[] {
  const active = new Set(activeNodes(snapshot).map(pathOf))
  const all = candidatesOf(snapshot.machine).filter((one) => one.eventType === eventType)
  const chosen = all.filter(({ id }) => taken.includes(id)).map(({ source }) => source)
  return all
    .filter(({ hasGuard, source }) => hasGuard && active.has(source) && !chosen.some((one) => isWithin(one, source)))
    .map(({ id }) => id)
}

const isWithin = (path: string, outer: string): boolean =>
  outer === '' || path === outer || path.startsWith(`${outer}.`)
