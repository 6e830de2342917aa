import type { AnyActorLogic, AnyActorRef } from 'xstate'
import type { SessionLog } from '#src/recorder/log.ts'
import { lastUpTo } from '../replay/lastUpTo.ts'
import { Divergence, Replay } from '../replay/replayer.ts'

interface Moment {
  readonly at: number
  readonly snapshot: unknown
}

type Listener = (snapshot: unknown) => void
type Observer = Listener | { readonly next?: Listener }

/** What is replaced of an actor; its own types are far wider. */
interface Ghost {
  getSnapshot: () => unknown
  subscribe: (observer: Observer, ...rest: unknown[]) => { unsubscribe: () => void }
  on: (...given: unknown[]) => { unsubscribe: () => void }
  send: (...given: unknown[]) => void
}

const nothing = { unsubscribe: () => {} }

/**
 * The actors of a run as they were at a step, for views to read: the replayed actors themselves, which say how they were then, and
 * take in nothing. The run is replayed once; every step that was reached can be shown at once.
 */
export class Stage {
  readonly #replay: Replay
  /** ms since 1970 at each step. */
  readonly #times: Float64Array
  readonly #listeners = new Set<() => void>()
  #isFeeding = true
  #isStarted = false
  #isDone = false
  #step = 0
  /** Place of the record from which on nothing is known. */
  #parting = Number.POSITIVE_INFINITY

  constructor(logic: AnyActorLogic, log: SessionLog) {
    this.#times = timesOf(log)
    const moments = new Map<AnyActorRef, Moment[]>()
    this.#replay = new Replay(
      logic,
      // What lies before the place where a log was cut is whole.
      { ...log, isCut: false },
      {
        onActor: ({ actor }) => {
          const own: Moment[] = []
          moments.set(actor, own)
          this.#haunt(actor as unknown as Ghost, own)
        },
        onSnapshot: ({ actor, snapshot, record }) => {
          const own = moments.get(actor)
          const last = own?.at(-1)
          if (!own) return
          const at = Math.max(record, last?.at ?? 0)
          if (last?.at === at) own[own.length - 1] = { at, snapshot }
          else own.push({ at, snapshot })
        },
      },
    )
    this.#isFeeding = false
  }

  /** The session actor. */
  get root(): AnyActorRef {
    return this.#replay.root
  }

  /** The step that the actors stand at. */
  get step(): number {
    return this.#step
  }

  /** The last step that can be shown. */
  get reached(): number {
    return Math.min(this.#replay.position, this.#parting)
  }

  get isDone(): boolean {
    return this.#isDone
  }

  /** The time of the step, ms since 1970. */
  get now(): number {
    return this.#times[this.#step] ?? 0
  }

  /** Replays on for about so many ms. Answers whether anything is left. */
  advance(forMs: number): boolean {
    const until = performance.now() + forMs
    this.#isFeeding = true
    try {
      if (!this.#isStarted) this.#replay.start()
      this.#isStarted = true
      while (!this.#isDone && performance.now() < until)
        for (let left = 32; left > 0 && !this.#isDone; left -= 1) this.#isDone = !this.#replay.step()
    } catch (error) {
      // From where it parts on nothing is known; the staff page says so.
      if (!(error instanceof Divergence)) console.warn('the run can not be replayed further', error)
      this.#parting = error instanceof Divergence ? error.record : this.#replay.reading
      this.#isDone = true
    } finally {
      this.#isFeeding = false
    }
    return !this.#isDone
  }

  /** Puts all actors to a step that was reached, and tells who watches. */
  show(step: number): void {
    this.#step = step
    for (const tell of this.#listeners) tell()
  }

  /** Calls back at each step that is shown. */
  readonly watch = (listener: () => void): (() => void) => {
    // Another one for each caller, who may be there twice.
    const own = () => listener()
    this.#listeners.add(own)
    return () => void this.#listeners.delete(own)
  }

  #haunt(actor: Ghost, moments: readonly Moment[]): void {
    const live = actor.getSnapshot.bind(actor)
    const subscribe = actor.subscribe.bind(actor)
    actor.getSnapshot = () => (this.#isFeeding ? live() : (snapshotAt(moments, this.#step) ?? live()))
    actor.subscribe = (observer, ...rest) => {
      if (this.#isFeeding) return subscribe(observer, ...rest)
      const tell = typeof observer === 'function' ? observer : observer.next
      return { unsubscribe: this.watch(() => tell?.call(observer, actor.getSnapshot())) }
    }
    const on = actor.on.bind(actor)
    actor.on = (...given) => (this.#isFeeding ? on(...given) : nothing)
    const send = actor.send.bind(actor)
    actor.send = (...given) => {
      if (this.#isFeeding) send(...given)
    }
  }
}

function timesOf({ records, startedAt }: SessionLog): Float64Array {
  const times = new Float64Array(records.length + 1)
  times[0] = startedAt
  for (const [at, [ms]] of records.entries()) times[at + 1] = times[at]! + ms
  return times
}

const stepOf = ({ at }: Moment): number => at

/** How an actor was at a step; what was first, before it came. */
function snapshotAt(moments: readonly Moment[], step: number): unknown {
  return moments[Math.max(0, lastUpTo(moments, step, stepOf))]?.snapshot
}
