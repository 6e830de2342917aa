/* oxlint-disable no-underscore-dangle -- a snapshot's active nodes have no public name */
import { createHash } from 'node:crypto'
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
  /** Input of a living actor, or null. */
  readonly input: (place: string) => Record<string, unknown> | null
  /** All living actors. */
  readonly all: () => readonly string[]
}

export type MachineView = {
  readonly value: unknown
  readonly context: Record<string, unknown>
  readonly matches: (value: string) => boolean
}

/** Machine id → context field → what of its value can matter: a list without its order, a counter up to its limit. */
export type ReadAs = Readonly<Record<string, Readonly<Record<string, (value: never) => unknown>>>>

/** For lists whose order nobody reads. */
export const inAnyOrder = (list: readonly string[]): unknown => list.toSorted()

/** For lists of which it is read only whether anything is in them. */
export const isAny = (list: readonly unknown[]): unknown => list.length > 0

/** For counters that are compared with a limit only. */
export const upTo =
  (limit: number) =>
  (count: number): number =>
    Math.min(limit, count)

/** Something remembered from state to state: `next` is told the cause and looks at the state before and after. */
export type Memory = {
  readonly initial: unknown
  readonly next: (memory: never, cause: Cause, before: View, after: View) => unknown
}

export type Model = {
  readonly root: AnyActorLogic
  readonly input: unknown
  /** Messages that views, routes and other tabs may send to a machine, by the last part of its place (`session` for the root). */
  readonly outside: Readonly<Record<string, readonly { readonly type: string }[]>>
  /** By the id under which an actor is invoked; one that is missing here is an error, so that none is forgotten. `*`: all others. */
  readonly answers: Readonly<Record<string, readonly Answer[]>>
  /** Machines, by the last part of their place, that may throw at any time. */
  readonly throwing?: readonly string[]
  /** Machines whose timers may ring; all when missing. */
  readonly timersOf?: readonly string[]
  /** Context fields, by machine id, that no guard and no invariant reads; `audit` proves it. */
  readonly unread?: Readonly<Record<string, readonly string[]>>
  /** Context fields, by machine id, of which guards read less than all: what they read of it. `audit` proves it too. */
  readonly readAs?: ReadAs
  /** What an invariant must remember of the past; part of a state's identity. */
  readonly memory?: Memory
  /** Situations that must come about somewhere; a check that never sees them would prove nothing. */
  readonly witnesses?: Readonly<Record<string, (view: View) => boolean>>
  readonly invariants: Readonly<Record<string, (view: View, memory: unknown) => boolean>>
  /**
   * Where a person is at home. It must be in reach from every state by what the person does and by time alone: no answer may be
   * needed to get there (SAF-9).
   */
  readonly wayOut?: (view: View) => boolean
  /** Ends at the first violation: for a seeded fault, which only has to be seen. */
  readonly endsAtViolation?: boolean
  /** Stops there and says that it is not complete. */
  readonly maxStates?: number
  /** Every how many merged states one is walked on from: what follows must be what follows the state it was merged with. */
  readonly auditEvery?: number
}

/** A state in which an invariant does not hold, by a shortest way there: in words, and as what came in. */
export type Violation = {
  readonly invariant: string
  readonly path: readonly string[]
  readonly causes: readonly Cause[]
}

export type Exploration = {
  readonly states: number
  readonly transitions: number
  readonly depth: number
  readonly ms: number
  readonly isComplete: boolean
  readonly violations: readonly Violation[]
  /** Witnesses that were never seen. */
  readonly unseen: readonly string[]
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
  /** What an actor at a place is like, as a number: a state of forty actors is told from another by forty numbers, not by all their contexts. */
  readonly #numbers = new Map<string, number>()
  readonly #cache = new WeakMap<Entry, number>()
  readonly #unread: Readonly<Record<string, readonly string[]>>
  readonly #readAs: ReadAs
  constructor({ unread, readAs }: Model) {
    this.#unread = unread ?? {}
    this.#readAs = readAs ?? {}
  }

  of(world: World): string {
    const parts = new Uint32Array(world.size)
    let at = 0
    for (const [place, entry] of world) parts[at++] = this.#entry(place, entry)
    return parts.toSorted().join(' ')
  }

  #entry(place: string, entry: Entry): number {
    const known = this.#cache.get(entry)
    if (known !== undefined) return known
    const snapshot = entry.snapshot as unknown as MachineSnapshot
    const made = `${place} ${snapshot.machine ? this.#machine(entry, snapshot) : snapshot.status}`
    const number = this.#numbers.get(made) ?? this.#numbers.size
    this.#numbers.set(made, number)
    this.#cache.set(entry, number)
    return number
  }

  #machine(entry: Entry, { machine, value, context, status, children, historyValue }: MachineSnapshot): string {
    const unread = this.#unread[machine!.id] ?? []
    const readAs = this.#readAs[machine!.id] ?? {}
    const read = Object.entries(context)
      .filter(([field]) => !unread.includes(field))
      .map(([field, value]) => [field, readAs[field] ? readAs[field](value as never) : value])
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
    input: (place) =>
      alive(place) ? ((world.get(place)!.ref.options.input ?? null) as Record<string, unknown>) : null,
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
      const answers = model.answers[name] ?? model.answers['*']
      if (!answers) throw new Error(`The model does not say what ${place} may answer`)
      for (const answer of answers) out.push(answerCause(place, answer))
    } else {
      for (const event of model.outside[name] ?? []) out.push({ kind: 'message', to: place, event })
      if (model.throwing?.includes(name)) out.push({ kind: 'failure', of: place, error: new Error(`${name} threw`) })
    }
    if (model.timersOf && !model.timersOf.includes(name)) continue
    for (const id of entry.timers.keys()) out.push({ kind: 'timer', of: place, id })
  }
  return out
}

/** What an answer is called by people who have never seen a statechart. */
const answerWords: Readonly<Record<string, string>> = {
  'xstate.promise.resolve': 'is answered',
  'xstate.promise.reject': 'fails',
  'xstate.observable.next': 'gives a value',
}

/** A cause in words, and what comes with it as JSON; null where nothing does. */
export function told(cause: Cause): { readonly words: string; readonly data: string | null } {
  if (cause.kind === 'timer')
    return { words: `${nameOf(cause.of)}: time passes (${cause.id.replace('xstate.after.', '')})`, data: null }
  if (cause.kind === 'failure') return { words: `${nameOf(cause.of)} throws`, data: null }
  const { type, ...data } = cause.event as { type: string; data?: unknown }
  const name = nameOf(cause.source ?? cause.to)
  const answer = answerWords[type]
  const given = answer === undefined ? data : data.data
  const isThere = answer === undefined ? Object.keys(data).length > 0 : given !== undefined && given !== null
  return {
    words: answer === undefined ? `${name}: ${type}` : `${name} ${answer}`,
    data: isThere ? JSON.stringify(given, plain) : null,
  }
}

/** A cause in one line, for a path that leads to a violation. */
export function words(cause: Cause): string {
  const { words: said, data } = told(cause)
  return data === null ? said : `${said} ${data}`
}

/** Neither an answer nor a failure: what a person does, or time. */
const isOwnStep = (cause: Cause): boolean =>
  cause.kind === 'timer' ||
  (cause.kind === 'message' && cause.source === undefined && !cause.event.type.startsWith('xstate.'))

/** How far the audit follows a merged state. */
const auditSteps = 6

/** A composed state with what its invariants remember, by its key. */
type Node = { readonly key: string; readonly world: World; readonly memory: unknown }

/** One exploration: the graph of composed states as far as it has been visited. */
class Explorer {
  readonly #model: Model
  readonly #kernel: Kernel
  readonly #keys: Keys
  readonly reachedBy = new Map<string, { from: string; cause: Cause } | null>()
  readonly violations: Violation[] = []
  readonly unseen: Set<string>
  /** Where each state can be come to from without any answer; kept only when a way out is asked for. */
  readonly #before = new Map<string, string[]>()
  readonly #homes: string[] = []

  constructor(model: Model) {
    this.#model = model
    this.#kernel = new Kernel(model.root, model.input)
    this.#keys = new Keys(model)
    this.unseen = new Set(Object.keys(model.witnesses ?? {}))
  }

  first(): Node {
    return this.#node(this.#kernel.initial(), this.#model.memory?.initial)
  }

  /** What may follow a state, in a fixed order. */
  following(node: Node): { cause: Cause; node: Node }[] {
    return causes(this.#kernel, this.#model, node.world).map((cause) => {
      const world = this.#kernel.step(node.world, cause)
      const memory = this.#model.memory?.next(node.memory as never, cause, viewOf(node.world), viewOf(world))
      return { cause, node: this.#node(world, memory) }
    })
  }

  /** Notes the first path to a state, which is a shortest one, and looks whether the invariants hold there. */
  reach(node: Node, by: { from: string; cause: Cause } | null): boolean {
    if (this.reachedBy.has(node.key)) return false
    this.reachedBy.set(node.key, by)
    this.#kernel.enter(node.world)
    const view = viewOf(node.world)
    for (const witness of this.unseen) if (this.#model.witnesses![witness]!(view)) this.unseen.delete(witness)
    if (this.#model.wayOut?.(view)) this.#homes.push(node.key)
    const invariants: Model['invariants'] = { 'the session lives': (one) => one.has('.'), ...this.#model.invariants }
    for (const [invariant, holds] of Object.entries(invariants)) {
      if (this.violations.some((one) => one.invariant === invariant) || holds(view, node.memory)) continue
      this.violations.push(this.#violation(invariant, node.key))
    }
    return true
  }

  /** Notes a step that a person takes, or that time takes. */
  step(from: Node, cause: Cause, to: Node): void {
    if (!this.#model.wayOut || !isOwnStep(cause)) return
    const known = this.#before.get(to.key)
    if (known) known.push(from.key)
    else this.#before.set(to.key, [from.key])
  }

  /** The first state found from which no step leads home. */
  findTrap(): void {
    if (!this.#model.wayOut) return
    const free = new Set(this.#homes)
    for (const key of free) for (const from of this.#before.get(key) ?? []) free.add(from)
    const trap = [...this.reachedBy.keys()].find((key) => !free.has(key))
    if (trap !== undefined) this.violations.push(this.#violation('a way out', trap))
  }

  #node(world: World, memory: unknown): Node {
    const key = this.#keys.of(world)
    return { world, memory, key: memory === undefined ? key : `${key}\n${JSON.stringify(memory)}` }
  }

  /** A shortest way to a state, in a line. */
  wayTo(key: string): string {
    return this.#causesOf(key).map(words).join(' > ')
  }

  #violation(invariant: string, key: string): Violation {
    const causes = this.#causesOf(key)
    return { invariant, path: causes.map(words), causes }
  }

  #causesOf(key: string): Cause[] {
    const causes: Cause[] = []
    for (let at = this.reachedBy.get(key); at; at = this.reachedBy.get(at.from)) causes.unshift(at.cause)
    return causes
  }
}

/** Visits every composed state that can be reached, breadth first. */
export function explore(model: Model): Exploration {
  const began = performance.now()
  const explorer = new Explorer(model)
  const max = model.maxStates ?? 1_000_000
  const merged: Node[] = []
  const successors = new Map<string, string>()
  const first = explorer.first()
  let frontier = [first]
  let [transitions, depth, mergedCount] = [0, 0, 0]
  explorer.reach(first, null)
  const isOver = () =>
    explorer.reachedBy.size >= max || (model.endsAtViolation === true && explorer.violations.length > 0)
  while (frontier.length && !isOver()) {
    const next: Node[] = []
    for (const here of frontier) {
      const after = explorer.following(here)
      transitions += after.length
      for (const { cause, node } of after) {
        explorer.step(here, cause, node)
        if (explorer.reach(node, { from: here.key, cause })) next.push(node)
        else if (model.auditEvery && ++mergedCount % model.auditEvery === 0) merged.push(node)
      }
      if (model.auditEvery) successors.set(here.key, digest(after))
      if (isOver()) break
    }
    if (next.length) depth += 1
    frontier = next
  }
  if (frontier.length === 0) explorer.findTrap()
  const audited = merged.filter((node) => successors.has(node.key))
  const unsound = audited
    .filter((node, turn) => !isSound(explorer, successors, node, turn))
    .map((node) => explorer.wayTo(node.key))
  return {
    states: explorer.reachedBy.size,
    transitions,
    depth,
    ms: Math.round(performance.now() - began),
    isComplete: frontier.length === 0,
    violations: explorer.violations,
    unseen: [...explorer.unseen],
    audited: audited.length,
    unsound,
  }
}

/** What follows a state, short: thousands of these are kept. */
const digest = (after: readonly { node: Node }[]): string => {
  const hash = createHash('sha1')
  for (const key of after.map(({ node }) => node.key).toSorted()) hash.update(`${key}\n\n`)
  return hash.digest('base64')
}

/** Walks on from a merged state for some steps: wherever it comes, the same must follow as from the state it stands for. */
function isSound(explorer: Explorer, successors: ReadonlyMap<string, string>, start: Node, turn: number): boolean {
  let node = start
  for (let step = 0; step < auditSteps; step++) {
    const expected = successors.get(node.key)
    const after = explorer.following(node)
    if (expected === undefined || !after.length) return true
    if (expected !== digest(after)) return false
    node = after[(turn + step * 7) % after.length]!.node
  }
  return true
}

/** One line for the test's output. */
export const report = (name: string, result: Exploration): string =>
  `${name}: ${result.states} states, ${result.transitions} transitions, depth ${result.depth}, ${(result.ms / 1000).toFixed(1)} s` +
  `${result.isComplete ? '' : ', NOT COMPLETE'}${result.audited ? `, ${result.audited} merged states looked at again` : ''}` +
  result.violations.map((one) => `\n  violated: ${one.invariant}\n    ${one.path.join('\n    ')}`).join('')
