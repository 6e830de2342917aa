import type { LogRecord, RecordKind, SessionLog } from '#src/recorder/log.ts'
import { reviveErrors } from '#src/recorder/redact.ts'
import { actorOf, isErrorRecord } from './columns.ts'
import { type Changes, differences } from './difference.ts'
import { type Plain, plainOf } from './plain.ts'
import { type Life, type Moment, momentAt, type StepIndex } from './stepIndex.ts'

/** What came of something that was asked outside the session. */
export interface Outcome {
  /** Name of what was asked, as its machine calls it. */
  readonly asked: string
  /** Place of the machine that asked. */
  readonly by: string
  readonly result: 'ok' | 'failed' | 'said'
  /** Kind, status and code of the error, with its words; each null where the error has none. */
  readonly error: {
    readonly kind: string | null
    readonly status: string | null
    readonly code: string | null
    readonly message: string | null
  } | null
  /** What was asked for. */
  readonly input: Plain
}

/** The event of a step. */
export interface RecordView {
  readonly row: number
  readonly kind: RecordKind
  readonly type: string
  /** Place of who got the event; null for a checksum. */
  readonly to: string | null
  /** Place of who sent it, where that is another actor. */
  readonly from: string | null
  readonly isError: boolean
  readonly data: Plain
  readonly outcome: Outcome | null
}

/** An actor that lives at a step. */
export interface ActorLine {
  readonly place: string
  readonly machine: string | null
  readonly source: string | null
  /** Innermost active states; the status of what is no machine. */
  readonly states: readonly string[]
  readonly status: string
  /** It changed in this very step. */
  readonly isChanged: boolean
  readonly isNew: boolean
}

/** The chosen actor at a step. */
export interface ActorView extends ActorLine {
  /** Dot paths of all active states, as in the charts. */
  readonly active: readonly string[]
  /** Ids of the transitions just taken. */
  readonly transitions: readonly string[]
  readonly before: readonly string[]
  readonly context: Plain
  readonly changes: Changes
}

/** All there is to see at a step. */
export interface StepView {
  readonly step: number
  /** False where the replay has not come, or could not: the event is all that is known there. */
  readonly isReplayed: boolean
  readonly record: RecordView | null
  readonly actors: readonly ActorLine[]
  readonly chosen: ActorView | null
}

const known = (value: unknown): string | null =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : null

const parentOf = (place: string): string => place.slice(0, Math.max(1, place.lastIndexOf('/')))

/** The nearest actor at or above a place that is a machine. */
function machineAt(index: StepIndex, place: string): Life | null {
  for (let at = place; ; at = parentOf(at)) {
    const life = index.life(at)
    if (life?.machine) return life
    if (at === '.' || at === '') return null
  }
}

const statesOf = (moment: Moment | undefined): readonly string[] => moment?.active?.leaves ?? []

function lineOfLife(life: Life, step: number): ActorLine {
  const moment = momentAt(life.moments, step)
  return {
    place: life.place,
    machine: life.machine,
    source: life.source,
    states: statesOf(moment),
    status: moment?.status ?? 'active',
    isChanged: moment?.at === step,
    isNew: life.bornAt === step,
  }
}

function viewOfLife(life: Life, step: number): ActorView {
  const now = momentAt(life.moments, step)
  const before = momentAt(life.moments, step - 1)
  const context = plainOf(now?.context)
  return {
    ...lineOfLife(life, step),
    active: now?.active?.states ?? [],
    transitions: now?.at === step ? now.transitions : [],
    before: statesOf(before),
    context,
    changes:
      before?.context === now?.context
        ? { shown: [], more: 0 }
        : differences(before ? plainOf(before.context) : {}, context),
  }
}

function outcomeOf(index: StepIndex, place: string, [, kind, , , , type, data]: LogRecord): Outcome {
  const life = index.life(place)
  const isFailed = kind === 'thrown' || /^xstate\.(promise\.reject|observable\.error|error\.)/.test(type)
  const thrown = (reviveErrors(data ?? {}) as { error?: unknown; data?: unknown }) ?? {}
  const error = (thrown.error ?? thrown.data ?? {}) as Readonly<Record<string, unknown>>
  const [first] = life?.moments ?? []
  return {
    asked: life?.source ?? place.slice(place.lastIndexOf('/') + 1),
    by: parentOf(place),
    result: isFailed ? 'failed' : type.startsWith('xstate.promise.resolve') ? 'ok' : 'said',
    error: isFailed
      ? {
          kind: known(error['kind']) ?? known(error['name']),
          status: known(error['status']),
          code: known(error['code']),
          message: known(error['message']),
        }
      : null,
    input: plainOf((first?.context as { input?: unknown } | undefined)?.input ?? null),
  }
}

function recordView(index: StepIndex, log: SessionLog, row: number): RecordView | null {
  const record = log.records[row]
  if (!record) return null
  const [, kind, target, source, , type, data] = record
  const place = log.paths[actorOf(record)] ?? null
  return {
    row,
    kind,
    type,
    to: kind === 'check' ? null : (log.paths[target] ?? null),
    from: kind === 'check' || source < 0 ? null : (log.paths[source] ?? null),
    isError: isErrorRecord(record),
    data: plainOf(data ?? null),
    outcome:
      place !== null && (kind === 'answer' || kind === 'atOnce' || kind === 'thrown')
        ? outcomeOf(index, place, record)
        : null,
  }
}

/** What there is to see at a step. `place` is the actor that was chosen; null: the machine that the event is about. */
export function stepView(index: StepIndex, log: SessionLog, step: number, place: string | null): StepView {
  const at = Math.max(0, Math.min(step, log.records.length))
  const event = at > 0 ? recordView(index, log, at - 1) : null
  if (at > index.reached) return { step: at, isReplayed: false, record: event, actors: [], chosen: null }
  const lives = index.livesAt(at)
  const chosen = place === null ? machineAt(index, event?.to ?? '.') : index.life(place)
  return {
    step: at,
    isReplayed: true,
    record: event,
    actors: lives.map((life) => lineOfLife(life, at)),
    chosen: chosen && lives.includes(chosen) ? viewOfLife(chosen, at) : null,
  }
}
