import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import { type GeneratedPath, longest, trace } from './coverage.ts'
import { begin, follow, shortestWays, stateKey } from './graph.ts'
import { falseAt, falseBy, guardsOf, type SeenFalse, seenFalse } from './guards.ts'
import { type AnyPathModel, stepsIn, walkOf } from './paths.ts'

/** A row of events from the first state of a variant. */
type Way = { readonly variant: string; readonly events: readonly AnyEventObject[] }

/** What is looked for: guards to be seen false in one of the two ways. */
type Search = {
  readonly model: AnyPathModel
  readonly how: keyof SeenFalse
  /** Ids of their transitions; what is found is taken from it. */
  readonly wanted: Set<string>
}

/**
 * Paths besides `paths`, as short as there are, so that together they see each guard false that the model knows a way
 * to: its event comes and is not taken; where a page would switch the control off instead, the state in which it does is shown.
 */
export function falsePaths(model: AnyPathModel, paths: readonly GeneratedPath[]): readonly GeneratedPath[] {
  const unseen = guardsOf(model, paths).filter((guard) => !guard.false)
  if (unseen.length === 0) return []
  const wanted = new Set(unseen.map(({ id }) => id))
  const ways = shortestFirst(model)
  const tried = waysTo({ model, how: 'false', wanted }, ways)
  for (const { id, withheld } of unseen) if (withheld) wanted.delete(id)
  for (const { variant, events } of tried)
    for (const id of seenFalse(model, variant, events).withheld) wanted.delete(id)
  const shown = waysTo({ model, how: 'withheld', wanted }, ways)
  return [...tried, ...shown].map((way) => trace(model, way.variant, untilShown(model, way)))
}

/** Ways that together see all that can be seen of what is wanted. Each goes on to the next one where that is near. */
function waysTo(search: Search, ways: readonly Way[]): readonly Way[] {
  const { model, how, wanted } = search
  const found: Way[] = []
  for (const way of ways) {
    if (wanted.size === 0) break
    let events: readonly AnyEventObject[] | null = null
    let next = nearest(search, way, 1)
    while (next) {
      events = [...(events ?? way.events), ...next]
      for (const id of seenFalse(model, way.variant, events)[how]) wanted.delete(id)
      next = nearest(search, { ...way, events }, Math.min(3, longest - events.length))
    }
    if (events) found.push({ ...way, events })
  }
  return found
}

/** The fewest events behind a way, at most `ahead` of them and perhaps none, that see something wanted; or null. */
function nearest(search: Search, way: Way, ahead: number): readonly AnyEventObject[] | null {
  const { model } = search
  const walk = walkOf(model, way.variant)
  let ends = [{ events: [] as readonly AnyEventObject[], snapshot: endOf(model, way) }]
  if (ends.some(({ snapshot }) => isSeenAt(search, way.variant, snapshot))) return []
  const seen = new Set(ends.map(({ snapshot }) => stateKey(walk, snapshot)))
  for (let length = 1; length <= ahead; length++) {
    const further: typeof ends = []
    for (const end of ends)
      for (const { event } of stepsIn(model, end.snapshot)) {
        const events = [...end.events, event]
        const { snapshot } = follow(walk, end.snapshot, event)
        if (isSeenBy(search, way.variant, end.snapshot, event) || isSeenAt(search, way.variant, snapshot)) return events
        const key = stateKey(walk, snapshot)
        if (!seen.has(key)) further.push({ events, snapshot })
        seen.add(key)
      }
    ends = further
  }
  return null
}

const hasSome = ({ wanted }: Search, ids: ReadonlySet<string>): boolean => [...ids].some((id) => wanted.has(id))

const isSeenAt = (search: Search, variant: string, snapshot: AnyMachineSnapshot): boolean =>
  hasSome(search, falseAt(search.model, variant, snapshot)[search.how])

const isSeenBy = (search: Search, variant: string, snapshot: AnyMachineSnapshot, event: AnyEventObject): boolean =>
  search.how === 'false' && hasSome(search, falseBy(search.model, variant, snapshot, event))

/** The shortest way to each state of each variant, the shortest of all first. */
const shortestFirst = (model: AnyPathModel): readonly Way[] =>
  Object.keys(model.variants)
    .flatMap((variant) => [...shortestWays(walkOf(model, variant)).values()].map((events) => ({ variant, events })))
    .toSorted((a, b) => a.events.length - b.events.length)

function endOf(model: AnyPathModel, { variant, events }: Way): AnyMachineSnapshot {
  const walk = walkOf(model, variant)
  return events.reduce((snapshot, event) => follow(walk, snapshot, event).snapshot, begin(walk))
}

/** On to where somebody can look: a state that is left in no time shows nothing. */
function untilShown(model: AnyPathModel, way: Way): readonly AnyEventObject[] {
  const instant = stepsIn(model, endOf(model, way)).find((step) => step.kind === 'answer' && step.isInstant)
  return instant ? untilShown(model, { ...way, events: [...way.events, instant.event] }) : way.events
}
