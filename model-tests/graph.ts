/* oxlint-disable no-underscore-dangle -- xstate names its internals so; the version is pinned and a test guards their order */
import { getShortestPaths } from '@xstate/graph'
import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyTransitionDefinition,
  createActor,
} from 'xstate'
import { transitionId } from '#staff/charts/model.ts'
import { onceFor } from './onceFor.ts'

// The one file that knows @xstate/graph, and what it lacks.

/** How the states of one machine are walked. */
export type Walk = {
  readonly machine: AnyStateMachine
  readonly input: unknown
  /** What may happen in a state. */
  readonly events: (snapshot: AnyMachineSnapshot) => readonly AnyEventObject[]
  /** What tells two states apart besides the active ones: everything that a guard reads. */
  readonly counters: (context: never) => unknown
}

const plain = (_: string, value: unknown): unknown =>
  value instanceof Error ? Object.entries(value).concat([['message', value.message]]) : value

/** The same text for the same event; two answers with different contents are two events. */
export const serializeEvent = onceFor((event: AnyEventObject): string => JSON.stringify(event, plain))

/** The identity of a state: never tokens, dates or actors. */
export const stateKey = (walk: Walk, snapshot: AnyMachineSnapshot): string => keysOf(walk)(snapshot)

const keysOf = onceFor((walk: Walk) =>
  onceFor((snapshot: AnyMachineSnapshot) =>
    JSON.stringify([snapshot.value, snapshot.status, walk.counters(snapshot.context as never)], plain),
  ),
)

/** Shortest sequence of events to every state that can be reached, by its key. Throws when the space does not end. */
export const shortestWays = onceFor((walk: Walk): ReadonlyMap<string, readonly AnyEventObject[]> => {
  const paths = getShortestPaths(walk.machine, {
    input: walk.input,
    events: walk.events as never,
    serializeState: (snapshot) => stateKey(walk, snapshot as AnyMachineSnapshot),
    serializeEvent,
    limit: 50_000,
  })
  // The first step is xstate's own start.
  return new Map(
    paths.map((path) => [
      stateKey(walk, path.state as AnyMachineSnapshot),
      path.steps.slice(1).map((step) => step.event),
    ]),
  )
})

/** Ways that come to no state twice, of each walk. */
export type SimpleWays = {
  readonly ways: readonly (readonly (readonly AnyEventObject[])[])[]
  /** No way has more. */
  readonly steps: number
  /** How many ways would go on behind their last step. */
  readonly goOn: number
}

/**
 * Every way that comes to no active states twice, none of them the beginning of another one: of at most `steps` steps,
 * and of fewer where there would be more than `most`. Data that takes the same transitions counts as one. (The one of
 * @xstate/graph has no bound, and tells states apart by all that guards read: it does not end for most machines.)
 */
export function simpleWays(
  walks: readonly Walk[],
  bound: { readonly steps: number; readonly most: number },
): SimpleWays {
  let best = waysUpTo(walks, 1, Infinity)!
  for (let steps = 2; steps <= bound.steps && best.goOn > 0; steps++) {
    const further = waysUpTo(walks, steps, bound.most)
    if (!further) break
    best = further
  }
  return best
}

/** Null when there are more than `most`. */
function waysUpTo(walks: readonly Walk[], steps: number, most: number): SimpleWays | null {
  let count = 0
  let goOn = 0
  const ways = walks.map((walk) => {
    const found: (readonly AnyEventObject[])[] = []
    const go = (snapshot: AnyMachineSnapshot, way: readonly AnyEventObject[], seen: readonly string[]): void => {
      if (count > most) return
      const further = stepsToNew(walk, snapshot, seen)
      if (further.length > 0 && way.length < steps) {
        for (const { event, to } of further) go(to, [...way, event], [...seen, valueKey(to)])
        return
      }
      if (further.length > 0) goOn += 1
      count += 1
      found.push(way)
    }
    const first = begin(walk)
    go(first, [], [valueKey(first)])
    return found
  })
  return count > most ? null : { ways, steps, goOn }
}

const valueKey = ({ value }: AnyMachineSnapshot): string => JSON.stringify(value)

function stepsToNew(walk: Walk, snapshot: AnyMachineSnapshot, seen: readonly string[]) {
  const found = new Map<string, { readonly event: AnyEventObject; readonly to: AnyMachineSnapshot }>()
  for (const event of walk.events(snapshot)) {
    const { snapshot: to, taken } = follow(walk, snapshot, event)
    const key = `${valueKey(to)} ${taken.join(' ')}`
    if (!seen.includes(valueKey(to)) && !found.has(key)) found.set(key, { event, to })
  }
  return [...found.values()]
}

/** A state after an event, and the ids of the transitions that led there, `always` and raised ones included. */
export type Stepped = { readonly snapshot: AnyMachineSnapshot; readonly taken: readonly string[] }

type Scope = { readonly scope: never; readonly taken: string[] }

const scopes = new WeakMap<Walk, Scope>()

/** An actor that is never started lends its scope; what the machine does on the way is noted, not done. */
function scopeOf(walk: Walk): Scope {
  const known = scopes.get(walk)
  if (known) return known
  const taken: string[] = []
  const actor = createActor(walk.machine, {
    input: walk.input,
    inspect: (event) => {
      if (event.type !== '@xstate.microstep' || (event.actorRef as unknown) !== actor) return
      const { _transitions } = event as unknown as { _transitions: readonly AnyTransitionDefinition[] }
      for (const one of _transitions) taken.push(transitionId(one.source as never, one))
    },
  })
  const scope = {
    self: actor,
    id: '',
    sessionId: '',
    system: actor.system,
    logger: () => {},
    emit: () => {},
    defer: () => {},
    stopChild: () => {},
    actionExecutor: () => {},
  }
  const made = { scope: scope as never, taken }
  scopes.set(walk, made)
  return made
}

/** Where a machine begins. */
export const begin = (walk: Walk): AnyMachineSnapshot =>
  walk.machine.getInitialSnapshot(scopeOf(walk).scope, walk.input)

const followed = new WeakMap<Walk, Map<string, Stepped>>()

/** One event further. */
export function follow(walk: Walk, snapshot: AnyMachineSnapshot, event: AnyEventObject): Stepped {
  const cache = followed.get(walk) ?? new Map<string, Stepped>()
  followed.set(walk, cache)
  const key = `${stateKey(walk, snapshot)} ${serializeEvent(event)}`
  const known = cache.get(key)
  if (known) return known
  const { scope, taken } = scopeOf(walk)
  taken.length = 0
  const next = walk.machine.transition(snapshot as never, event, scope)
  const made = { snapshot: next, taken: [...taken] }
  cache.set(key, made)
  return made
}
