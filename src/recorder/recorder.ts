import type { AnyActorRef, InspectionEvent } from 'xstate'
import { ActorPaths, checkEvery, foldStates, type LogRecord, type RecordKind } from './log.ts'
import { type AllowList, Placeholders, redact } from './redact.ts'

/** What xstate asks of a clock; the handle's type is the base clock's own. */
export type Clock = {
  setTimeout(fn: (...args: unknown[]) => void, ms: number): unknown
  clearTimeout(handle: unknown): void
}

/**
 * `allow` names event types as machines do; what a promise or observable answered stands under `answer of <source>`,
 * with the answer itself in `data`.
 */
export type RecorderOptions = {
  /** Called for each record; what it throws ends the recording, never the session. */
  readonly onRecord: (record: LogRecord) => void
  readonly allow: AllowList
  /** ms since 1970. */
  readonly now: () => number
  readonly clock: Clock
  /** Told of the first failure of the recorder itself; recording then ends and the session goes on. */
  readonly onFailure: (error: unknown) => void
}

export type Recorder = {
  readonly inspect: (event: InspectionEvent) => void
  readonly clock: Clock
  readonly paths: readonly string[]
  /** A checksum of now: put at the end of a log it shows that nothing is missing. */
  readonly checksum: () => LogRecord
}

type Logic = {
  readonly start?: (snapshot: unknown, scope: { self: object }) => void
  readonly transition: (snapshot: unknown, event: unknown, scope: { self: object }) => unknown
}
type Actor = AnyActorRef & { logic: Logic; _parent?: AnyActorRef }
type Message = { readonly type: string } & Record<string, unknown>

/** Promises, callbacks and observables reach out into the world; machines and transition functions do not. */
export const isLeaf = (actor: object): boolean => {
  const { logic } = actor as { logic?: object }
  return !!logic && 'start' in logic && typeof logic.start === 'function' && !('__xstatenode' in logic)
}

const ownAnswer = /^xstate\.(promise|observable)\./
const ownFailure = /^xstate\.(promise\.reject|observable\.error)$/
const following = /^xstate\.(done\.actor|snapshot)\./

/** The name under which an allow list speaks of an actor's answers. */
export const answerOf = (actor: AnyActorRef): string => {
  const { src } = actor as { src?: unknown }
  return `answer of ${typeof src === 'string' ? src : 'an unnamed actor'}`
}

/** Watches one actor system through xstate's inspection and writes down only what enters it from outside. */
export function createRecorder(options: RecorderOptions): Recorder {
  const places = new ActorPaths()
  const placeholders = new Placeholders()
  const paths: string[] = []
  const indexOf = new Map<string, number>()
  const wrapped = new WeakMap<Logic, Logic>()
  const rejected = new WeakSet<object>()
  let busyLeaf: object | null = null
  let throwing: object | null = null
  let timerRings = false
  let message = 0
  let sum = 0
  let sinceCheck = 0
  let last = options.now()
  let broken = false

  const index = (place: string): number => {
    const known = indexOf.get(place)
    if (known !== undefined) return known
    indexOf.set(place, paths.length)
    return paths.push(place) - 1
  }

  const checksum = (): LogRecord => [0, 'check', sum, -1, message, '']

  const guarded = (work: () => void): void => {
    if (broken) return
    try {
      work()
    } catch (error) {
      broken = true
      try {
        options.onFailure(error)
      } catch {
        // Whoever listens to failures may fail too; an exception here would break the actor that is being watched.
      }
    }
  }

  const put = (kind: RecordKind, target: Actor, source: Actor | undefined, event: Message): void => {
    const at = options.now()
    if (++sinceCheck > checkEvery) {
      sinceCheck = 1
      options.onRecord(checksum())
    }
    const { type, ...data } = event
    const isAnswer = source !== undefined && (ownAnswer.test(type) || kind === 'thrown')
    const written = redact(isAnswer ? answerOf(source) : type, data, options.allow, placeholders.of)
    const [to, from] = [index(places.of(target)), source && source !== target ? index(places.of(source)) : -1]
    const start = [at - last, kind, to, from, message, type] as const
    last = at
    options.onRecord(Object.keys(written).length ? [...start, written] : start)
  }

  const watch = <T>(self: object, work: () => T): T => {
    const before = busyLeaf
    busyLeaf = self
    try {
      return work()
    } catch (error) {
      throwing = self
      throw error
    } finally {
      busyLeaf = before
    }
  }

  /** The same logic, telling us while it runs, so that an answer given at once is told apart from a later one. */
  const wrap = (logic: Logic): Logic => {
    const known = wrapped.get(logic)
    if (known) return known
    const made: Logic = {
      ...logic,
      start: (snapshot, scope) => watch(scope.self, () => logic.start?.(snapshot, scope)),
      transition: (snapshot, event, scope) => watch(scope.self, () => logic.transition(snapshot, event, scope)),
    }
    wrapped.set(logic, made)
    return made
  }

  const delivered = (target: Actor, source: Actor | undefined, event: Message): void => {
    if (event.type === 'xstate.init') return
    if (timerRings) {
      timerRings = false
      put('timer', target, source, event)
    } else if (!source) put('sent', target, undefined, event)
    else if (isLeaf(source)) leafSpoke(target, source, event)
  }

  const leafSpoke = (target: Actor, source: Actor, event: Message): void => {
    const kind = busyLeaf === source ? 'atOnce' : 'answer'
    if (source === target) {
      if (ownFailure.test(event.type)) rejected.add(source)
      put(kind, target, source, event)
    } else if (event.type.startsWith('xstate.error.actor.')) {
      // After a rejection this follows by itself; else the actor threw while starting or receiving.
      if (!rejected.has(source)) put(throwing === source ? 'thrown' : kind, target, source, event)
      throwing = null
    } else if (!following.test(event.type)) put(kind, target, source, event)
  }

  return {
    paths,
    checksum,
    clock: {
      setTimeout: (fn, ms) =>
        options.clock.setTimeout(() => {
          timerRings = true
          try {
            fn()
          } finally {
            timerRings = false
          }
        }, ms),
      clearTimeout: (handle) => options.clock.clearTimeout(handle),
    },
    inspect: (event) =>
      guarded(() => {
        if (event.type === '@xstate.actor') {
          const actor = event.actorRef as Actor
          places.add(actor as never)
          if (isLeaf(actor)) actor.logic = wrap(actor.logic)
        } else if (event.type === '@xstate.event') {
          delivered(event.actorRef as Actor, event.sourceRef as Actor | undefined, event.event)
          message += 1
        } else if (event.type === '@xstate.snapshot') sum = foldStates(sum, event.snapshot)
      }),
  }
}
