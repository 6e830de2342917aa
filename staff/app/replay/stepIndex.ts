/* oxlint-disable no-underscore-dangle -- xstate names its internals so; the version is pinned and a test guards their order */
import type { AnyActorLogic, AnyActorRef, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import type { SessionLog } from '#src/recorder/log.ts'
import { pathOf, transitionId } from '../../charts/model.ts'
import { lastUpTo } from '../../replay/lastUpTo.ts'
import { Divergence, Replay, type ReplayedSnapshot } from '../../replay/replayer.ts'

/** Which states of a machine are active: all of them, and the innermost alone. Shared by all moments that are alike. */
export interface Active {
  readonly states: readonly string[]
  readonly leaves: readonly string[]
}

/** How an actor was from a step on, until its next moment. */
export interface Moment {
  /** The step: how many records had been fed. */
  readonly at: number
  readonly status: string
  /** Null for what is no machine. */
  readonly active: Active | null
  /** A machine's context; of a promise or a stream what it was asked, and what came of it. */
  readonly context: unknown
  /** Ids of the transitions taken in this step, as in the charts. */
  readonly transitions: readonly string[]
}

/** One actor from its beginning to its end. */
export interface Life {
  readonly place: string
  /** The machine's id; null for a promise, a callback or an observable. */
  readonly machine: string | null
  /** The name under which its parent knows what it runs; null where it has none. */
  readonly source: string | null
  readonly bornAt: number
  /** The step in which it ended; infinite while it lives. */
  readonly endedAt: number
  /** In the order of their steps, one for each at most. */
  readonly moments: readonly Moment[]
}

type Growing = { -readonly [key in keyof Life]: Life[key] } & { moments: Moment[]; nodes: unknown }

/** Where the replay went another way than the recording. */
export interface Parting {
  /** Place of the record in the log. */
  readonly row: number
  readonly what: string
}

type Snapshot = {
  readonly status: string
  readonly _nodes?: readonly AnyStateNode[]
  readonly context?: unknown
  readonly input?: unknown
  readonly output?: unknown
  readonly error?: unknown
}

const nothing: readonly string[] = []

/** What is known of a promise or stream: what it was asked, what it gave or said last, or how it failed. */
function leafContext({ input, output, error, context }: Snapshot): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries({ input, output, error, value: context }).filter(([, value]) => value !== undefined),
  )
}

const stepOf = ({ at }: Moment): number => at

/** The last moment at or before a step; undefined: it was not there yet. */
export function momentAt(moments: readonly Moment[], step: number): Moment | undefined {
  return moments[lastUpTo(moments, step, stepOf)]
}

/**
 * A run, replayed once from its beginning; from then on every step can be looked up at once. Of each actor only the moments in
 * which it changed are kept. Contexts are the machines' own, which share what has not changed, so nothing is copied.
 *
 * Step 0 is the start, before any record; step n is after n records. An answer that was given at once is a step of its own.
 */
export class StepIndex {
  readonly count: number
  readonly #lives: Growing[] = []
  readonly #byPlace = new Map<string, Growing>()
  readonly #active = new Map<string, Map<string, Active>>()
  readonly #ids = new Map<AnyTransitionDefinition, string>()
  /** Let go at its end: the actors themselves are many times as large as what is kept of them. */
  #replay: Replay | null
  #position = 0
  #parting: Parting | null = null
  #isStarted = false
  #isDone = false

  constructor(logic: AnyActorLogic, log: SessionLog) {
    this.count = log.records.length
    // What lies before the place where a log was cut is whole, and replays as any other.
    this.#replay = new Replay(
      logic,
      { ...log, isCut: false },
      {
        onActor: ({ place, actor, record }) => this.#begin(place, actor, record),
        onSnapshot: (change) => this.#keep(change),
      },
    )
  }

  /** The last step that can be looked at: all before it were replayed exactly. */
  get reached(): number {
    return this.#parting ? Math.min(this.#parting.row, this.count) : this.#position
  }

  /** True once it came to the end of the log, or to where it parted from it. */
  get isDone(): boolean {
    return this.#isDone
  }

  /** Where the replay went another way; null: nowhere, as far as it has come. */
  get parting(): Parting | null {
    return this.#parting
  }

  /** Replays on for about so many ms. Answers whether anything is left. */
  advance(forMs: number): boolean {
    const until = performance.now() + forMs
    const replay = this.#replay
    if (!replay) return false
    try {
      if (!this.#isStarted) replay.start()
      this.#isStarted = true
      // The clock is not looked at for each record.
      while (!this.#isDone) {
        for (let left = 32; left > 0 && !this.#isDone; left -= 1) this.#isDone = !replay.step()
        if (performance.now() > until) break
      }
    } catch (error) {
      this.#isDone = true
      this.#parting =
        error instanceof Divergence
          ? { row: error.record, what: error.what }
          : { row: replay.reading, what: `the machines of this build can not read it: ${String(error)}` }
    }
    this.#position = replay.position
    if (this.#isDone) this.#replay = null
    return !this.#isDone
  }

  /** Replays to the end in one go. */
  runToEnd(): this {
    while (this.advance(1000));
    return this
  }

  /** Every actor that ever lived, in the order in which they came. */
  get lives(): readonly Life[] {
    return this.#lives
  }

  /** The actors that live at a step or end in it, in the order in which they came. */
  livesAt(step: number): readonly Life[] {
    return this.#lives.filter(({ bornAt, endedAt }) => bornAt <= step && endedAt >= step)
  }

  /** The actor of a place, whenever it lived; null: none came to be there. */
  life(place: string): Life | null {
    return this.#byPlace.get(place) ?? null
  }

  #begin(place: string, actor: AnyActorRef, at: number): void {
    const { src, logic } = actor as unknown as { src?: unknown; logic: { id?: unknown } }
    const life: Growing = {
      place,
      machine: '__xstatenode' in logic && typeof logic.id === 'string' ? logic.id : null,
      source: typeof src === 'string' ? src : null,
      bornAt: at,
      endedAt: Number.POSITIVE_INFINITY,
      moments: [],
      nodes: null,
    }
    this.#lives.push(life)
    this.#byPlace.set(place, life)
  }

  #keep({ place, snapshot, record, transitions }: ReplayedSnapshot): void {
    const life = this.#byPlace.get(place)
    if (!life) return
    const given = snapshot as Snapshot
    const last = life.moments.at(-1)
    // A message that waited longer than the ones after it still comes after them.
    const at = Math.max(record, last?.at ?? life.bornAt)
    const isSame = last !== undefined && life.nodes === given._nodes
    const active = isSame ? last.active : this.#activeOf(life, given._nodes)
    life.nodes = given._nodes
    const ids = transitions.length > 0 ? this.#idsOf(transitions) : nothing
    if (given.status !== 'active' && life.endedAt === Number.POSITIVE_INFINITY) life.endedAt = at
    const isLeafLife = life.machine === null
    const context = isLeafLife ? leafContext(given) : given.context
    if (
      last &&
      !isLeafLife &&
      ids.length === 0 &&
      last.context === context &&
      last.active === active &&
      last.status === given.status
    )
      return
    const isOneStep = last?.at === at
    const moment: Moment = {
      at,
      status: given.status,
      active,
      context,
      transitions: isOneStep && last.transitions.length > 0 ? [...last.transitions, ...ids] : ids,
    }
    if (isOneStep) life.moments[life.moments.length - 1] = moment
    else life.moments.push(moment)
  }

  #activeOf({ machine }: Growing, nodes: readonly AnyStateNode[] | undefined): Active | null {
    if (!nodes) return null
    const known = this.#active.get(machine ?? '') ?? new Map<string, Active>()
    this.#active.set(machine ?? '', known)
    const key = nodes.map(({ order }) => order).join()
    const found = known.get(key)
    if (found) return found
    const states = nodes.map(pathOf).filter(Boolean)
    const leaves = nodes
      .filter(({ type }) => type === 'atomic' || type === 'final')
      .map(pathOf)
      .toSorted()
    const made = { states, leaves }
    known.set(key, made)
    return made
  }

  #idsOf(transitions: readonly AnyTransitionDefinition[]): readonly string[] {
    return transitions.flatMap((transition) => {
      // The way into the first state of all is no transition of a chart.
      if (transition.eventType === null) return nothing
      const known = this.#ids.get(transition) ?? transitionId(transition.source as AnyStateNode, transition)
      this.#ids.set(transition, known)
      return known
    })
  }
}
