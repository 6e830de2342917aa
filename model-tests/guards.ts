import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import { pathOf, stateNodes, transitionId, transitionsOf } from '#staff/charts/model.ts'
import type { GuardSeen } from '#staff/paths/pathReport.ts'
import type { GeneratedPath } from './coverage.ts'
import { begin, follow } from './graph.ts'
import { onceFor } from './onceFor.ts'
import { activeNodes, type AnyPathModel, casesIn, isInstant, leftOut, walkOf } from './paths.ts'

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

/** Guards that were seen false, by the ids of their transitions. */
export type SeenFalse = {
  /** Their event came, and another transition was taken, or none. */
  readonly false: ReadonlySet<string>
  /** Their event would have come to nothing: a page switches the control off, and no path tries. */
  readonly withheld: ReadonlySet<string>
}

/**
 * What paths saw of the guard of each transition that something outside can cause. `true`: it was taken. `false`: its
 * event came, and another one was taken, or none. `withheld`: it was false in a state in which the model knows how to
 * make its event happen, and the machine would do nothing with it: a page switches the control off, and no path tries.
 * `without`: why nobody can see it false, as the model says.
 */
export function guardsOf(model: AnyPathModel, paths: readonly GeneratedPath[]): readonly GuardSeen[] {
  const seenTrue = new Set(paths.flatMap((path) => [...path.transitions]))
  const seen = paths.map((path) => seenFalse(model, path.variant, path.events))
  const reasons = model.guardsOneWay ?? {}
  const guards = guardsToSee(model)
  const unknown = Object.keys(reasons).filter((id) => !guards.includes(id))
  if (unknown.length) throw new Error(`${model.machine.id} counts no guard of ${unknown.join(', ')}`)
  return guards.map((id) => ({
    id,
    true: seenTrue.has(id),
    false: seen.some((one) => one.false.has(id)),
    withheld: seen.some((one) => one.withheld.has(id)),
    without: reasons[id] ?? null,
  }))
}

/** Guarded transitions that something outside can cause. */
function guardsToSee(model: AnyPathModel): readonly string[] {
  const without = leftOut(model)
  return candidatesOf(model.machine)
    .filter(({ id, hasGuard }) => hasGuard && !without.has(id))
    .map(({ id }) => id)
}

/** The guards that a row of events from the first state sees false. */
export function seenFalse(model: AnyPathModel, variant: string, events: readonly AnyEventObject[]): SeenFalse {
  const walk = walkOf(model, variant)
  let snapshot = begin(walk)
  const seen = [falseAt(model, variant, snapshot)]
  for (const event of events) {
    seen.push({ false: falseBy(model, variant, snapshot, event), withheld: new Set() })
    snapshot = follow(walk, snapshot, event).snapshot
    seen.push(falseAt(model, variant, snapshot))
  }
  return { false: together(seen.map((one) => one.false)), withheld: together(seen.map((one) => one.withheld)) }
}

const together = (sets: readonly ReadonlySet<string>[]): ReadonlySet<string> => new Set(sets.flatMap((ids) => [...ids]))

/** Guards that an event is refused by in a state. */
export function falseBy(
  model: AnyPathModel,
  variant: string,
  snapshot: AnyMachineSnapshot,
  event: AnyEventObject,
): ReadonlySet<string> {
  const { taken } = follow(walkOf(model, variant), snapshot, event)
  return new Set([...passedOver(snapshot, taken), ...notTaken(snapshot, event.type, taken)])
}

/** Guards that are false in a state by themselves: of what would leave it at once, and of events that it does not take. */
export function falseAt(model: AnyPathModel, variant: string, snapshot: AnyMachineSnapshot): SeenFalse {
  if (snapshot.status !== 'active') return { false: new Set(), withheld: new Set() }
  // A state that is left at once shows no control to switch off.
  const offered = isInstant(model, snapshot) ? [] : casesIn(model, snapshot)
  const refused = offered.filter(({ event, comesAnyway }) => !comesAnyway && !snapshot.can(event))
  const withheld = refused.flatMap(({ event }) => {
    const { taken } = follow(walkOf(model, variant), snapshot, event)
    return notTaken(snapshot, event.type, taken)
  })
  return { false: new Set(notTaken(snapshot, '', [])), withheld: new Set(withheld) }
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
