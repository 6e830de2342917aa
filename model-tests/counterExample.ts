/* oxlint-disable no-underscore-dangle -- a snapshot's active nodes and a system's timers have no public name */
import type { AnyActorLogic, AnyActorRef, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import type { Report } from '#contract/eventLog.ts'
import { sessionMachine } from '#machines/session/session.machine.ts'
import type { LogRecord, SessionLog } from '#src/recorder/log.ts'
import { pathOf, transitionId } from '#staff/charts/model.ts'
import { Divergence, Replay } from '#staff/replay/replayer.ts'
import type { CounterExample, SpaceStep } from '#staff/space/spaceReport.ts'
import { type Model, told, type Violation } from './explore.ts'
import { type Cause, Kernel, type World } from './kernel.ts'
import { flowsIn, whole } from './shipped.ts'

type Nodes = { readonly _nodes?: readonly AnyStateNode[] }

const placeOf = (flow: string): string => (flow === 'session' ? '.' : `./${flow}`)

const activeIn = (world: World, place: string): readonly string[] | null => {
  const entry = world.get(place)
  const nodes = entry?.isAlive === true ? (entry.snapshot as Nodes)._nodes : undefined
  return nodes?.map(pathOf).filter(Boolean) ?? null
}

/** Walks a violation's path again and notes where each flow that is explored stands after each step. */
function walk(model: Model, causes: readonly Cause[]): { steps: SpaceStep[]; end: World } {
  const flows = ['session', ...flowsIn(model.root)]
  let taken = new Map<string, string[]>()
  const kernel = new Kernel(model.root, model.input, (place, transitions) => {
    const ids = (transitions as readonly AnyTransitionDefinition[])
      // The way into the first state of all is no transition of a chart.
      .filter(({ eventType }) => eventType !== null)
      .map((one) => transitionId(one.source as AnyStateNode, one))
    taken.set(place, [...(taken.get(place) ?? []), ...ids])
  })
  const seen = (said: Pick<SpaceStep, 'words' | 'data'>, world: World): SpaceStep => ({
    ...said,
    flows: flows.flatMap((flow) => {
      const states = activeIn(world, placeOf(flow))
      return states === null ? [] : [{ flow, states, transitions: taken.get(placeOf(flow)) ?? [] }]
    }),
  })
  let world = kernel.initial()
  const steps = [seen({ words: 'The page is opened', data: null }, world)]
  for (const cause of causes) {
    taken = new Map()
    kernel.enter(world)
    world = kernel.step(world, cause)
    steps.push(seen(told(cause), world))
  }
  return { steps, end: world }
}

/** Between two records of an example, ms: nobody has waited. */
const BETWEEN = 1000

type Scheduled = {
  readonly id: string
  readonly source: unknown
  readonly target: unknown
  readonly event: { type: string }
}
type System = { readonly _snapshot: { readonly _scheduledEvents: Readonly<Record<string, Scheduled>> } }

/** Writes the records of an example while a session is taken through it, so that they are exact for its machines. */
class Writer {
  readonly #paths: string[] = []
  readonly #records: LogRecord[] = []
  readonly #placeOf = new Map<unknown, string>()
  /** The present life of a place: `./login/signIn` → `./login/signIn~2`. */
  readonly #life = new Map<string, string>()
  readonly replay: Replay
  readonly log: SessionLog

  constructor(machines: AnyActorLogic, input: unknown) {
    const startedAt = Date.UTC(2026, 0, 1)
    const [paths, records] = [this.#paths, this.#records]
    this.log = { version: 1, run: 'example', startedAt, input, paths, records, isCut: false }
    this.replay = new Replay(machines, this.log, {
      onActor: ({ place, actor }) => {
        this.#paths.push(place)
        this.#placeOf.set(actor, place)
        this.#life.set(place.replaceAll(/~\d+(?=\/|$)/g, ''), place)
      },
    }).start()
  }

  /** Takes one step. Throws a `Divergence` where nobody is there to take it. */
  take(cause: Cause): void {
    this.#records.push(this.#recordOf(cause))
    this.replay.step()
  }

  /** A checksum at the end: where other machines come to stand elsewhere, the replay says so. */
  close(): SessionLog {
    this.#records.push([0, 'check', this.replay.checksum, -1, this.replay.messages, ''])
    return JSON.parse(JSON.stringify(this.log)) as SessionLog
  }

  actor(place: string): AnyActorRef | null {
    return this.replay.actor(this.#life.get(place) ?? place)
  }

  #at(place: string): number {
    return this.#paths.indexOf(this.#life.get(place) ?? place)
  }

  #recordOf(cause: Cause): LogRecord {
    const { messages } = this.replay
    if (cause.kind === 'failure')
      throw new Error(`${cause.of} throws there, which nothing that came in can bring about`)
    if (cause.kind === 'timer') {
      const { target, event } = this.#timer(cause.of, cause.id)
      return [
        BETWEEN,
        'timer',
        this.#paths.indexOf(this.#placeOf.get(target)!),
        this.#at(cause.of),
        messages,
        event.type,
      ]
    }
    const { type, ...data } = cause.event as { type: string }
    const isAnswer = cause.source !== undefined || type.startsWith('xstate.')
    const source = cause.source === undefined ? -1 : this.#at(cause.source)
    return [BETWEEN, isAnswer ? 'answer' : 'sent', this.#at(cause.to), source, messages, type, data]
  }

  #timer(of: string, id: string): Scheduled {
    const { _snapshot: snapshot } = (this.replay.root as unknown as { system: System }).system
    const source = this.actor(of)
    const found = Object.values(snapshot._scheduledEvents).find(
      (one) => one.source === source && (one.id === id || `~${one.event.type}` === id),
    )
    if (!found) throw new Error(`no timer ${id} runs in ${of} with all flows there`)
    return found
  }
}

/** The file of an example's log, as a player's would be sent. */
const fileOf = (log: SessionLog, invariant: string): Report =>
  ({
    form: 'event-log',
    version: 1,
    reason: 'example',
    sentAt: log.startedAt + BETWEEN * log.records.length,
    place: { build: '', brand: 'none', locale: 'none', path: '/', viewport: { width: 0, height: 0 } },
    note: `Worked out by the space check: a shortest way to where this does not hold: ${invariant}`,
    runs: [log],
  }) as unknown as Report

/** At which record the shipped machines part from a log; null: they do not. */
function partingOf(log: SessionLog): string | null {
  try {
    new Replay(sessionMachine, log).start().runTo()
    return null
  } catch (error) {
    if (!(error instanceof Divergence)) throw error
    return `The shipped machines part from it at record ${error.record + 1} (${error.what}): the exploration runs others, such as a seeded fault or a stand-in.`
  }
}

const refused = (why: string) => ({ log: null, logNote: `There is no event log of it: ${why}.` })

/**
 * The example as an event log: the whole session, with the flows too that the exploration leaves out, is taken through it. It is
 * refused where that session does not come to stand where the explored one does.
 */
function logOf(model: Model, { causes, invariant }: Violation, end: World): Pick<CounterExample, 'log' | 'logNote'> {
  const machines = whole(model.root)
  if (!machines) return refused('what is explored is not the session')
  const writer = new Writer(machines, model.input)
  try {
    for (const cause of causes) writer.take(cause)
  } catch (error) {
    return refused(error instanceof Divergence ? error.what : (error as Error).message)
  }
  for (const flow of ['session', ...flowsIn(model.root)]) {
    const actor = writer.actor(placeOf(flow))?.getSnapshot() as (Nodes & { status: string }) | undefined
    const here = actor?.status === 'active' ? (actor._nodes?.map(pathOf).filter(Boolean) ?? []) : []
    const there = activeIn(end, placeOf(flow)) ?? []
    if (here.toSorted().join() !== there.toSorted().join())
      return refused(
        `with all flows there ${flow} stands in ${here.at(-1) ?? 'nothing'} and not in ${there.at(-1) ?? 'nothing'}`,
      )
  }
  const log = writer.close()
  return { log: fileOf(log, invariant), logNote: partingOf(log) }
}

/** A violation as the staff page shows it: each step with where the flows stand, and an event log where there can be one. */
export function counterExample(model: Model, violation: Violation): CounterExample {
  const { steps, end } = walk(model, violation.causes)
  return { steps, ...logOf(model, violation, end) }
}
