/* oxlint-disable no-underscore-dangle -- xstate names its internals so; the version is pinned and a test guards their order */
import {
  type AnyActorLogic,
  type AnyActorRef,
  type AnyTransitionDefinition,
  createActor,
  type InspectionEvent,
} from 'xstate'
import { ActorPaths, foldStates, type LogRecord, type SessionLog } from '#src/recorder/log.ts'
import { reviveErrors } from '#src/recorder/redact.ts'
import { inert, type Logic } from './inert.ts'

/** The replayed session went another way than the recorded one; `record` says at which place of the log, `what` how. */
export class Divergence extends Error {
  override readonly name = 'Divergence'
  readonly record: number
  readonly what: string
  constructor(record: number, what: string) {
    super(`Record ${record}: ${what}`)
    this.record = record
    this.what = what
  }
}

/** A change of one actor during a replay. `place` is as in the log's paths. */
export type ReplayedSnapshot = {
  readonly place: string
  readonly snapshot: unknown
  readonly eventType: string
  readonly actor: AnyActorRef
  /** How many records had been fed when the message came that made the actor change. */
  readonly record: number
  /** The transitions of a machine that were taken, in their order. */
  readonly transitions: readonly AnyTransitionDefinition[]
}

export type ReplayOptions = {
  readonly onSnapshot?: (change: ReplayedSnapshot) => void
  /** An actor came into being, before its first snapshot; `record` counts the records fed until then. */
  readonly onActor?: (made: { readonly place: string; readonly actor: AnyActorRef; readonly record: number }) => void
}

type System = {
  _relay(source: unknown, target: unknown, event: { type: string }): void
  _snapshot: {
    _scheduledEvents: Record<string, { id: string; source: unknown; target: unknown; event: { type: string } }>
  }
  scheduler: { cancel(source: unknown, id: string): void }
}

/**
 * Runs a recorded session again: the same machines, with every actor that reaches out made inert, the clock standing
 * still and the log fed in order. It has no effects, and throws `Divergence` as soon as anything differs.
 */
export class Replay {
  readonly root: AnyActorRef
  readonly #log: SessionLog
  readonly #places = new ActorPaths()
  readonly #actors = new Map<string, AnyActorRef>()
  readonly #inert = new WeakMap<object, Logic>()
  readonly #onSnapshot: ((change: ReplayedSnapshot) => void) | null
  readonly #onActor: ReplayOptions['onActor'] | null
  /** What has been sent but not taken in yet is of the record that was fed then, whatever a starting child says meanwhile. */
  readonly #sentAt = new WeakMap<object, number>()
  readonly #taken = new Map<AnyActorRef, AnyTransitionDefinition[]>()
  #position = 0
  /** Place of the record that is being fed: what goes wrong meanwhile goes wrong there. */
  #reading = 0
  #elapsed = 0
  #message = 0
  #sum = 0
  #divergence: Divergence | null = null

  constructor(logic: AnyActorLogic, log: SessionLog, options: ReplayOptions = {}) {
    if (log.isCut)
      throw new Divergence(log.records.length, 'the log was cut when its store was full; it can not be replayed')
    this.#log = log
    this.#onSnapshot = options.onSnapshot ?? null
    this.#onActor = options.onActor ?? null
    this.root = createActor(logic, {
      input: reviveErrors(log.input),
      inspect: (event) => this.#inspect(event),
      clock: { setTimeout: () => 0, clearTimeout: () => {} },
      logger: () => {},
    })
    // The root's own error arrives here; it is part of what is replayed, not an error of the replay.
    this.root.subscribe({ error: () => {} })
  }

  /** How many records have been fed. */
  get position(): number {
    return this.#position
  }

  /** Place of the record that was fed last: what went wrong went wrong there. */
  get reading(): number {
    return this.#reading
  }

  /** How many messages have been delivered, as the next record must say. */
  get messages(): number {
    return this.#message
  }

  /** Checksum of the states that were active until now, as a record of the kind `check` holds it. */
  get checksum(): number {
    return this.#sum
  }

  /** When the last fed record was recorded, ms since 1970. */
  get at(): number {
    return this.#log.startedAt + this.#elapsed
  }

  /** The actor at a place of the log (`./login`), or null while it does not live. */
  actor(place: string): AnyActorRef | null {
    return this.#actors.get(place) ?? null
  }

  start(): this {
    this.root.start()
    return this
  }

  /** Feeds the next record; false at the end of the log. */
  step(): boolean {
    if (this.#divergence) throw this.#divergence
    const record = this.#log.records[this.#position]
    if (!record) return false
    this.#reading = this.#position
    if (record[1] === 'atOnce' || record[1] === 'thrown') this.#fail('an answer given at once never came to its turn')
    this.#feed(record)
    if (this.#divergence) throw this.#divergence
    return true
  }

  /** Feeds up to a place of the log, or to its end. */
  runTo(position = this.#log.records.length): this {
    while (this.#position < position && this.step());
    return this
  }

  #fail(what: string): never {
    this.#divergence ??= new Divergence(this.#reading, what)
    throw this.#divergence
  }

  #feed(record: LogRecord): void {
    const [ms, kind, to, from, message, type, data] = record
    this.#reading = this.#position
    if (message !== this.#message)
      this.#fail(`${this.#message} messages so far, ${message} when it was recorded (${type || kind})`)
    this.#position += 1
    this.#elapsed += ms
    if (kind === 'check') {
      if (record[2] !== this.#sum) this.#fail('other states are active than when it was recorded')
      return
    }
    const target = this.#at(to)
    const source = kind === 'sent' ? undefined : from < 0 ? target : this.#at(from)
    const event = { ...(reviveErrors(data ?? {}) as object), type }
    const { system } = this.root as unknown as { system: System }
    if (kind === 'timer') this.#takeTimer(system, source, type)
    system._relay(source, target, event)
  }

  #at(index: number): AnyActorRef {
    const place = this.#log.paths[index] ?? '?'
    return this.#actors.get(place) ?? this.#fail(`there is no actor at ${place}`)
  }

  #takeTimer(system: System, source: unknown, type: string): void {
    const waiting = Object.values(system._snapshot._scheduledEvents)
    const timer = waiting.find((one) => one.source === source && one.event.type === type)
    if (!timer) this.#fail(`no timer ${type} was running`)
    system.scheduler.cancel(source, timer.id)
  }

  /** Feeds what a leaf said while it was starting, receiving or being stopped, at the same moment of the turn. */
  readonly #pump = (leaf: AnyActorRef): void => {
    for (;;) {
      const ahead = this.#log.records[this.#position]?.[1] === 'check' ? 1 : 0
      const record = this.#log.records[this.#position + ahead]
      if (!record || record[4] !== this.#message) return
      const [, kind, to, from, , , data] = record
      if (kind !== 'atOnce' && kind !== 'thrown') return
      if (this.#places.of(leaf) !== this.#log.paths[from < 0 ? to : from]) return
      if (ahead) this.#feed(this.#log.records[this.#position]!)
      if (kind === 'thrown') {
        this.#position += 1
        this.#elapsed += record[0]
        throw (reviveErrors(data ?? {}) as { error?: unknown }).error
      }
      this.#feed(record)
    }
  }

  #inspect(event: InspectionEvent): void {
    if (event.type === '@xstate.actor') {
      // Before the first snapshot is made, so that nothing of the real logic ever runs.
      const actor = event.actorRef as AnyActorRef & { logic: object }
      const place = this.#places.add(actor as never)
      this.#actors.set(place, actor)
      this.#onActor?.({ place, actor, record: this.#position })
      const made = this.#inert.get(actor.logic) ?? inert(actor.logic as Logic, this.#pump)
      this.#inert.set(actor.logic, made)
      actor.logic = made
    } else if (event.type === '@xstate.event') {
      this.#message += 1
      if (this.#onSnapshot) this.#sentAt.set(event.event, this.#position)
    } else if (event.type === '@xstate.microstep') {
      if (this.#onSnapshot) this.#take(event.actorRef as AnyActorRef, event._transitions)
    } else if (event.type === '@xstate.snapshot') {
      this.#sum = foldStates(this.#sum, event.snapshot)
      if (!this.#onSnapshot) return
      const actor = event.actorRef as AnyActorRef
      const transitions = this.#taken.get(actor) ?? []
      this.#taken.delete(actor)
      this.#onSnapshot({
        place: this.#places.of(actor),
        snapshot: event.snapshot,
        eventType: event.event.type,
        actor,
        record: this.#sentAt.get(event.event) ?? this.#position,
        transitions,
      })
    }
  }

  #take(actor: AnyActorRef, transitions: readonly AnyTransitionDefinition[]): void {
    const before = this.#taken.get(actor)
    if (before) before.push(...transitions)
    else this.#taken.set(actor, [...transitions])
  }
}
