/* oxlint-disable no-underscore-dangle -- xstate names its internals so; the version is pinned and a test guards their order */
import { type AnyActorLogic, type AnyActorRef, createActor, type InspectionEvent } from 'xstate'

type Message = { readonly type: string }
type Snapshot = {
  readonly status: string
  readonly output?: unknown
  readonly error?: unknown
  readonly children?: Readonly<Record<string, Ref | undefined>>
}
type Ref = AnyActorRef & {
  _parent?: Ref
  _syncSnapshot?: boolean
  _snapshot: Snapshot
  logic: object
  options: { input?: unknown }
  systemId?: string
}
type Action = { readonly type: string; readonly params?: unknown }
type Scope = Record<string, unknown>
type Logic = {
  start?: unknown
  transition(snapshot: Snapshot, event: Message, scope: Scope): Snapshot
  getInitialSnapshot(scope: Scope, input: unknown): Snapshot
}

/** A timer that may ring: the message it brings and to whom. */
export type Timer = { readonly to: Ref; readonly event: Message }

/** One actor in a composed state. Never changed once made. `isAlive` is false for one that ended and is still listed by its parent. */
export type Entry = {
  readonly ref: Ref
  readonly snapshot: Snapshot
  readonly timers: ReadonlyMap<string, Timer>
  readonly isAlive: boolean
}

/** The whole system of actors as one value: place (`./login/signIn`) → actor. */
export type World = ReadonlyMap<string, Entry>

/** Something that may happen next: a message from outside (or from an actor at `source`), or a timer that rings. */
export type Cause =
  | { readonly kind: 'message'; readonly to: string; readonly event: Message; readonly source?: string }
  | { readonly kind: 'timer'; readonly of: string; readonly id: string }
  /** The actor at `of` throws instead of answering. */
  | { readonly kind: 'failure'; readonly of: string; readonly error: unknown }

const stop: Message = { type: 'xstate.stop' }
const isLeaf = (logic: object): boolean => 'start' in logic && !!logic.start && !('__xstatenode' in logic)

/**
 * Runs a system of xstate actors as a pure function of composed states: no clock, no promise, no effect.
 * It follows xstate 5.33.3: actions wait until the new snapshot is in place, mailboxes are first come first served and
 * not re-entered, a stop comes after what is being handled, a child's end is told to its parent.
 */
export class Kernel {
  readonly #root: Ref
  readonly #places = new WeakMap<object, string>()
  readonly #logic = new WeakMap<object, Logic>()
  /** Actions that wait for the start of an actor that has been made. */
  readonly #waiting = new WeakMap<object, Action[]>()
  readonly #cancelled = new WeakSet<object>()
  readonly #onTransitions: (place: string, transitions: readonly unknown[]) => void
  #world = new Map<string, Entry>()
  #busy = new Set<string>()
  #boxes = new Map<Ref, Message[]>()
  #made: Ref[] = []
  #unregistered = new Set<Ref>()
  #lastMade: Ref | null = null

  constructor(
    logic: AnyActorLogic,
    input: unknown,
    onTransitions: (place: string, transitions: readonly unknown[]) => void = () => {},
  ) {
    this.#onTransitions = onTransitions
    this.#root = createActor(logic, {
      input,
      id: '.',
      logger: () => {},
      inspect: (event: InspectionEvent) => this.#inspect(event),
    }) as unknown as Ref
  }

  /** The state in which the system begins. */
  initial(): World {
    this.#begin(new Map())
    this.#start(this.#root)
    return this.#world
  }

  /** The state after a cause; the given one stays as it was. */
  step(world: World, cause: Cause): World {
    this.#begin(new Map(world))
    if (cause.kind === 'timer') {
      const entry = this.#world.get(cause.of)!
      const timer = entry.timers.get(cause.id)!
      const timers = new Map(entry.timers)
      timers.delete(cause.id)
      this.#world.set(cause.of, { ...entry, timers })
      this.#deliver(timer.to, timer.event)
    } else if (cause.kind === 'failure') this.#fail(cause.of, cause.error)
    else this.#deliver(this.#world.get(cause.to)!.ref, cause.event)
    return this.#world
  }

  /** True for promises, callbacks and observables: they only answer. */
  isLeaf(entry: Entry): boolean {
    return isLeaf(this.#logic.get(entry.ref)!)
  }

  /** Lets machines read the snapshots of a state, as guards of its children do. */
  enter(world: World): void {
    this.#world = world as Map<string, Entry>
  }

  #begin(world: Map<string, Entry>): void {
    this.#world = world
    this.#busy = new Set()
    this.#boxes = new Map()
    this.#made = []
    this.#unregistered = new Set()
  }

  #inspect(event: InspectionEvent): void {
    if (event.type === '@xstate.microstep') {
      const { _transitions } = event as unknown as { _transitions: readonly unknown[] }
      this.#onTransitions(this.#placeOf(event.actorRef), _transitions)
    }
    if (event.type !== '@xstate.actor') return
    const ref = event.actorRef as unknown as Ref
    if (!ref._parent) this.#tame(ref)
    else if (/^x:\d+$/.test(ref.id)) throw new Error(`A child of ${this.#placeOf(ref._parent)} has no id of its own`)
    this.#places.set(ref, ref._parent ? `${this.#placeOf(ref._parent)}/${ref.id}` : '.')
    const logic = ref.logic as Logic
    this.#logic.set(ref, logic)
    this.#made.push(ref)
    ref.getSnapshot = () => {
      const entry = this.#entryOf(ref)
      if (entry) return entry.snapshot
      return this.#waiting.has(ref) ? ref._snapshot : { ...ref._snapshot, status: 'stopped' }
    }
    // The constructor asks this for the first snapshot right after it told us of the actor; nothing else is ever run.
    ref.logic = {
      transition: (snapshot: Snapshot) => snapshot,
      getInitialSnapshot: () => {
        const actions: Action[] = []
        this.#waiting.set(ref, actions)
        try {
          return logic.getInitialSnapshot(this.#scope(ref, actions), ref.options.input)
        } finally {
          this.#lastMade = ref
        }
      },
      getPersistedSnapshot: (snapshot: Snapshot) => snapshot,
    }
  }

  /** Replaces what the system would do to the world: names of actors come from the composed state, nothing is relayed. */
  #tame(root: Ref): void {
    const { system } = root as unknown as { system: Record<string, unknown> }
    const holder = (systemId: string): Ref | undefined =>
      [...this.#made, ...[...this.#world.values()].filter((one) => one.isAlive).map((one) => one.ref)].find(
        (ref) =>
          ref.systemId === systemId &&
          !this.#unregistered.has(ref) &&
          !this.#cancelled.has(ref) &&
          this.#isCurrent(ref),
      )
    system['get'] = holder
    system['_set'] = (systemId: string, ref: Ref) => {
      const other = holder(systemId)
      if (other && other !== ref) throw new Error(`Actor with system ID '${systemId}' already exists.`)
    }
    system['_unregister'] = (ref: Ref) => this.#unregistered.add(ref)
    system['_relay'] = (_: unknown, target: Ref, event: Message) => {
      throw new Error(`${event.type} was sent to ${this.#placeOf(target)} from within an action`)
    }
  }

  /** Made just now and not yet started, or alive in the composed state. */
  #isCurrent(ref: Ref): boolean {
    const entry = this.#entryOf(ref)
    return entry ? entry.isAlive : this.#waiting.has(ref)
  }

  #placeOf(ref: object): string {
    return this.#places.get(ref)!
  }

  #entryOf(ref: Ref): Entry | null {
    const entry = this.#world.get(this.#placeOf(ref))
    return entry?.ref === ref ? entry : null
  }

  #scope(ref: Ref, actions: Action[]): Scope {
    return {
      self: ref,
      id: ref.id,
      sessionId: ref.sessionId,
      system: ref.system,
      logger: () => {},
      emit: () => {},
      stopChild: () => {},
      // Only `spawn` within an assign asks for this here, right after it made the actor.
      defer: () => actions.push({ type: 'start', params: this.#lastMade }),
      actionExecutor: (action: Action) => {
        if (action.type === 'xstate.stopChild' && action.params) this.#unregister(action.params as Ref)
        if (action.type.startsWith('xstate.')) actions.push(action)
      },
    }
  }

  #unregister(ref: Ref): void {
    this.#unregistered.add(ref)
    if (!this.#entryOf(ref)) this.#cancelled.add(ref)
    for (const child of Object.values(ref.getSnapshot()?.children ?? {})) if (child) this.#unregister(child as Ref)
  }

  #start(ref: Ref): void {
    if (this.#cancelled.has(ref) || this.#entryOf(ref)) return
    const place = this.#placeOf(ref)
    const snapshot = ref._snapshot
    const actions = this.#waiting.get(ref) ?? []
    this.#waiting.delete(ref)
    this.#world.set(place, { ref, snapshot, timers: new Map(), isAlive: true })
    if (snapshot.status === 'error') return this.#fail(place, snapshot.error)
    this.#busy.add(place)
    const logic = this.#logic.get(ref)!
    if (snapshot.status === 'active' && !isLeaf(logic))
      for (const child of Object.values(snapshot.children ?? {}))
        if (child?._snapshot.status === 'active') this.#start(child)
    // Before an actor runs, spawned actors are started first: xstate defers its actions once more.
    const started = actions.filter((one) => one.type === 'start')
    this.#update(place, snapshot, [...started, ...actions.filter((one) => one.type !== 'start')])
    this.#busy.delete(place)
    this.#flush(ref)
  }

  #deliver(target: Ref, event: Message): void {
    const entry = this.#entryOf(target)
    if (entry ? !entry.isAlive : this.#cancelled.has(target) || !this.#waiting.has(target)) return
    const box = this.#boxes.get(target) ?? []
    this.#boxes.set(target, box)
    box.push(event)
    if (entry && !this.#busy.has(this.#placeOf(target))) this.#flush(target)
  }

  #flush(ref: Ref): void {
    const place = this.#placeOf(ref)
    const box = this.#boxes.get(ref)
    if (!box) return
    this.#busy.add(place)
    while (box.length && this.#entryOf(ref)?.isAlive) this.#process(place, box.shift()!)
    this.#busy.delete(place)
    box.length = 0
  }

  #process(place: string, event: Message): void {
    const { ref, snapshot } = this.#world.get(place)!
    const logic = this.#logic.get(ref)!
    const actions: Action[] = []
    let next = snapshot
    try {
      // A leaf that never ran has nothing to stop and nobody who receives; only its own answers count.
      if (!isLeaf(logic) || /^xstate\.(promise|observable)\./.test(event.type))
        next = logic.transition(snapshot, event, this.#scope(ref, actions))
    } catch (error) {
      return this.#fail(place, error)
    }
    this.#update(place, next, actions)
    if (event === stop) this.#world.delete(place)
  }

  #fail(place: string, error: unknown): void {
    const entry = this.#world.get(place)!
    this.#end(place, { ...entry.snapshot, status: 'error', error })
    if (entry.ref._parent)
      this.#deliver(entry.ref._parent, {
        type: `xstate.error.actor.${entry.ref.id}`,
        error,
        actorId: entry.ref.id,
      } as Message)
  }

  #end(place: string, snapshot: Snapshot): void {
    const entry = this.#world.get(place)
    if (entry) this.#world.set(place, { ...entry, snapshot, timers: new Map(), isAlive: false })
  }

  #update(place: string, snapshot: Snapshot, actions: readonly Action[]): void {
    const entry = this.#world.get(place)!
    if (entry.snapshot !== snapshot) this.#world.set(place, { ...entry, snapshot })
    for (const action of actions) this.#run(place, action)
    const { ref } = entry
    const parent = ref._parent
    if (snapshot.status === 'active' && ref._syncSnapshot && parent)
      this.#deliver(parent, { type: `xstate.snapshot.${ref.id}`, snapshot } as Message)
    if (snapshot.status === 'done') {
      this.#end(place, snapshot)
      if (parent)
        this.#deliver(parent, {
          type: `xstate.done.actor.${ref.id}`,
          output: snapshot.output,
          actorId: ref.id,
        } as Message)
    } else if (snapshot.status === 'error') this.#fail(place, snapshot.error)
  }

  #run(place: string, { type, params }: Action): void {
    const { ref } = this.#world.get(place)!
    switch (type) {
      case 'start':
        return this.#start(params as Ref)
      case 'xstate.spawnChild': {
        const { actorRef } = params as { actorRef?: Ref }
        return actorRef && this.#start(actorRef)
      }
      case 'xstate.stopChild':
        return this.#stop(params as Ref | undefined)
      case 'xstate.sendTo':
      case 'xstate.raise': {
        const { to = ref, event, id, delay } = params as { to?: Ref; event: Message; id?: string; delay?: number }
        if (typeof delay === 'number') return this.#arm(place, id ?? `~${event.type}`, { to, event })
        // A raise without delay was handled by the machine itself.
        return type === 'xstate.raise' ? undefined : this.#deliver(to, event)
      }
      case 'xstate.cancel':
        return this.#disarm(place, (params as { sendId: string }).sendId)
      default:
    }
  }

  #stop(child: Ref | undefined): void {
    if (!child) return
    const entry = this.#entryOf(child)
    if (!entry) return
    const place = this.#placeOf(child)
    // What is still in its box is lost, as in xstate; what it is handling now is finished first.
    this.#boxes.get(child)?.splice(0)
    if (!entry.isAlive) this.#world.delete(place)
    else this.#deliver(child, stop)
  }

  #arm(place: string, id: string, timer: Timer): void {
    const entry = this.#world.get(place)
    if (entry?.isAlive) this.#world.set(place, { ...entry, timers: new Map([...entry.timers, [id, timer]]) })
  }

  #disarm(place: string, id: string): void {
    const entry = this.#world.get(place)
    if (!entry?.timers.has(id)) return
    const timers = new Map(entry.timers)
    timers.delete(id)
    this.#world.set(place, { ...entry, timers })
  }
}
