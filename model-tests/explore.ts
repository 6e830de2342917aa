/* oxlint-disable no-underscore-dangle -- a snapshot's active nodes have no public name */
import type { AnyActorLogic } from 'xstate'
import { type Cause, type Entry, Kernel, type World } from './kernel.ts'

/** What a promise, callback or observable may answer, again and again, in any order. */
export type Answer =
  | { readonly resolve: unknown }
  | { readonly reject: unknown }
  /** A callback sends this to its parent. */
  | { readonly send: { readonly type: string } }
  | { readonly next: unknown }
  /** It throws, as an actor does that nobody provided. */
  | { readonly throw: unknown }

/** Read access to one composed state, for invariants. Places are as in `./deposit/checkDeposit`. */
export type View = {
  /** Snapshot of a living machine, or null. */
  readonly machine: (place: string) => MachineView | null
  readonly has: (place: string) => boolean
  /** Places of living actors whose last part is `id`. */
  readonly places: (id: string) => readonly string[]
  /** All living actors. */
  readonly all: () => readonly string[]
}

export type MachineView = {
  readonly value: unknown
  readonly context: Record<string, unknown>
  readonly matches: (value: string) => boolean
}

export type Model = {
  readonly root: AnyActorLogic
  readonly input: unknown
  /** Messages that views, routes and other tabs may send to a machine, by the last part of its place (`session` for the root). */
  readonly outside: Readonly<Record<string, readonly { readonly type: string }[]>>
  /** By the id under which an actor is invoked; one that is missing here is an error, so that none is forgotten. */
  readonly answers: Readonly<Record<string, readonly Answer[]>>
  /** Context fields, by machine id, that no guard and no invariant reads; `audit` proves it. */
  readonly unread?: Readonly<Record<string, readonly string[]>>
  readonly invariants: Readonly<Record<string, (view: View) => boolean>>
  /** Stops there and says that it is not complete. */
  readonly maxStates?: number
  /** Every how many merged states one is walked on from: what follows must be what follows the state it was merged with. */
  readonly auditEvery?: number
}

export type Violation = { readonly invariant: string; readonly path: readonly string[] }

export type Exploration = {
  readonly states: number
  readonly transitions: number
  readonly depth: number
  readonly ms: number
  readonly isComplete: boolean
  readonly violations: readonly Violation[]
  /** How many merged states were looked at again, and those whose successors differed. */
  readonly audited: number
  readonly unsound: readonly string[]
}

const nameOf = (place: string): string => (place === '.' ? 'session' : place.slice(place.lastIndexOf('/') + 1))

const plain = (_: string, value: unknown): unknown => {
  if (value instanceof Error) return `${value.name} ${value.message}`
  if (value && typeof value === 'object' && 'sessionId' in value && 'send' in value) return '@'
  return value
}

type MachineSnapshot = {
  machine?: { id: string }
  value: unknown
  context: Record<string, unknown>
  status: string
  children: Record<string, unknown>
  historyValue?: Record<string, readonly { id: string }[]>
}

/** Makes keys of composed states: active states, history, timers, children and every context field that may be read. */
class Keys {
  readonly #cache = new WeakMap<Entry, string>()
  readonly #unread: Readonly<Record<string, readonly string[]>>
  constructor(unread: Readonly<Record<string, readonly string[]>>) {
    this.#unread = unread
  }

  of(world: World): string {
    const parts: string[] = []
    for (const [place, entry] of world) parts.push(`${place} ${this.#entry(entry)}`)
    return parts.toSorted().join('\n')
  }

  #entry(entry: Entry): string {
    const known = this.#cache.get(entry)
    if (known !== undefined) return known
    const snapshot = entry.snapshot as unknown as MachineSnapshot
    const made = snapshot.machine ? this.#machine(entry, snapshot) : snapshot.status
    this.#cache.set(entry, made)
    return made
  }

  #machine(entry: Entry, { machine, value, context, status, children, historyValue }: MachineSnapshot): string {
    const unread = this.#unread[machine!.id] ?? []
    const read = Object.entries(context).filter(([field]) => !unread.includes(field))
    const history = Object.entries(historyValue ?? {}).map(([key, nodes]) => [key, nodes.map((node) => node.id)])
    const listed = Object.keys(children).filter((id) => children[id])
    return JSON.stringify([status, value, read, history, [...entry.timers.keys()], listed], plain)
  }
}

function viewOf(world: World): View {
  const alive = (place: string) => world.get(place)?.isAlive === true
  return {
    has: alive,
    machine: (place) => (alive(place) ? (world.get(place)!.snapshot as unknown as MachineView) : null),
    places: (id) => [...world.keys()].filter((place) => nameOf(place) === id && alive(place)),
    all: () => [...world.keys()].filter(alive),
  }
}

const parentOf = (place: string): string => place.slice(0, place.lastIndexOf('/'))

function answerCause(place: string, answer: Answer): Cause {
  if ('resolve' in answer)
    return { kind: 'message', to: place, event: { type: 'xstate.promise.resolve', data: answer.resolve } as never }
  if ('reject' in answer)
    return { kind: 'message', to: place, event: { type: 'xstate.promise.reject', data: answer.reject } as never }
  if ('next' in answer)
    return { kind: 'message', to: place, event: { type: 'xstate.observable.next', data: answer.next } as never }
  if ('throw' in answer) return { kind: 'failure', of: place, error: answer.throw }
  return { kind: 'message', to: parentOf(place), event: answer.send, source: place }
}

function causes(kernel: Kernel, model: Model, world: World): Cause[] {
  const out: Cause[] = []
  for (const [place, entry] of world) {
    if (!entry.isAlive) continue
    const name = nameOf(place)
    if (kernel.isLeaf(entry)) {
      const answers = model.answers[name]
      if (!answers) throw new Error(`The model does not say what ${place} may answer`)
      for (const answer of answers) out.push(answerCause(place, answer))
    } else for (const event of model.outside[name] ?? []) out.push({ kind: 'message', to: place, event })
    for (const id of entry.timers.keys()) out.push({ kind: 'timer', of: place, id })
  }
  return out
}

/** A cause in words, for a path that leads to a violation. */
export function words(cause: Cause): string {
  if (cause.kind === 'timer') return `${nameOf(cause.of)}: time passes (${cause.id.replace('xstate.after.', '')})`
  if (cause.kind === 'failure') return `${nameOf(cause.of)} throws`
  const { type, ...data } = cause.event as { type: string }
  const given = Object.keys(data).length ? ` ${JSON.stringify(data, plain)}` : ''
  return `${nameOf(cause.source ?? cause.to)}: ${type.replace('xstate.', '')}${given}`
}

/** How far the audit follows a merged state. */
const auditSteps = 6

/** Visits every composed state that can be reached, breadth first, so that the first path to a violation is a shortest one. */
export function explore(model: Model): Exploration {
  const began = performance.now()
  const kernel = new Kernel(model.root, model.input)
  const keys = new Keys(model.unread ?? {})
  const max = model.maxStates ?? 1_000_000
  const first = kernel.initial()
  const firstKey = keys.of(first)
  const reachedBy = new Map<string, { from: string; cause: Cause } | null>([[firstKey, null]])
  const violations: Violation[] = []
  const merged: [key: string, world: World][] = []
  const successors = new Map<string, string>()
  let frontier: [string, World][] = [[firstKey, first]]
  let [transitions, depth, mergedCount] = [0, 0, 0]

  const pathTo = (key: string): string[] => {
    const path: string[] = []
    for (let at = reachedBy.get(key); at; at = reachedBy.get(at.from)) path.unshift(words(at.cause))
    return path
  }
  const check = (key: string, world: World): void => {
    kernel.enter(world)
    const view = viewOf(world)
    for (const [invariant, holds] of Object.entries({
      'the session lives': (one: View) => one.has('.'),
      ...model.invariants,
    })) {
      if (violations.some((one) => one.invariant === invariant) || holds(view)) continue
      violations.push({ invariant, path: pathTo(key) })
    }
  }
  /** Walks on from a merged state for some steps: wherever it comes, the same must follow as from the state it stands for. */
  const isSound = (start: World, turn: number): boolean => {
    let world = start
    for (let step = 0; step < auditSteps; step++) {
      const expected = successors.get(keys.of(world))
      const after = causes(kernel, model, world).map((cause) => kernel.step(world, cause))
      if (expected === undefined || !after.length) return true
      if (expected !== after.map((one) => keys.of(one)).join('\n\n')) return false
      world = after[(turn + step * 7) % after.length]!
    }
    return true
  }

  check(firstKey, first)
  while (frontier.length && reachedBy.size < max) {
    const next: [string, World][] = []
    for (const [key, world] of frontier) {
      const after: string[] = []
      for (const cause of causes(kernel, model, world)) {
        transitions += 1
        const there = kernel.step(world, cause)
        const thereKey = keys.of(there)
        after.push(thereKey)
        if (!reachedBy.has(thereKey)) {
          reachedBy.set(thereKey, { from: key, cause })
          check(thereKey, there)
          next.push([thereKey, there])
        } else if (model.auditEvery && ++mergedCount % model.auditEvery === 0) merged.push([thereKey, there])
      }
      if (model.auditEvery) successors.set(key, after.join('\n\n'))
      if (reachedBy.size >= max) break
    }
    if (next.length) depth += 1
    frontier = next
  }
  const audited = merged.filter(([key]) => successors.has(key))
  const unsound = audited.filter(([, world], turn) => !isSound(world, turn)).map(([key]) => key)
  return {
    states: reachedBy.size,
    transitions,
    depth,
    ms: Math.round(performance.now() - began),
    isComplete: frontier.length === 0,
    violations,
    audited: audited.length,
    unsound,
  }
}

/** One line for the test's output. */
export const report = (name: string, result: Exploration): string =>
  `${name}: ${result.states} states, ${result.transitions} transitions, depth ${result.depth}, ${(result.ms / 1000).toFixed(1)} s` +
  `${result.isComplete ? '' : ', NOT COMPLETE'}${result.audited ? `, ${result.audited} merged states looked at again` : ''}` +
  result.violations.map((one) => `\n  violated: ${one.invariant}\n    ${one.path.join('\n    ')}`).join('')
