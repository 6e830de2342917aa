import { type LogRecord, type RecordKind, type SessionLog } from '#src/recorder/log.ts'
import type { SceneData } from '#src/recorder/scenes.ts'
import { recordKinds } from '#contract/eventLog.ts'

/**
 * A run's records as columns, all of the same length: a hundred thousand rows are handed from worker to page without being
 * copied, and the page keeps no data of events.
 */
export interface Columns {
  readonly count: number
  /** ms since 1970. */
  readonly startedAt: number
  /** ms since the start, at which each record was written. */
  readonly since: Float64Array
  /** Place in `recordKinds`. */
  readonly kinds: Uint8Array
  /** Place in `types`. */
  readonly types: Uint16Array
  /** Place in `places` of the actor that the row tells of: whose answer it is, else who got the event. -1: none. */
  readonly actors: Int32Array
  /** 1: it tells of an error. */
  readonly errors: Uint8Array
  readonly typeNames: readonly string[]
  readonly places: readonly string[]
  /** Rows that tell of an error, in their order. */
  readonly errorRows: Uint32Array
  /** Address of the page that the player came to at a step, by step; 0 is the start. Empty where the log does not tell. */
  readonly pages: ReadonlyMap<number, string>
  /** Rows whose record itself tells of an error; others stand beside what a page did not get. */
  readonly ownErrors: ReadonlySet<number>
  /** What pages asked for at a step and did not get, by step. */
  readonly losses: ReadonlyMap<number, string>
}

const written = (given: unknown): string => (typeof given === 'string' ? given : '')

/** The address of a page as it stands in a log, which may say anything. */
function addressOf(place: { readonly path?: unknown; readonly search?: unknown; readonly hash?: unknown }): string {
  const { path, search, hash } = place
  const query = new URLSearchParams(
    Object.entries(search ?? {}).map(([name, value]): [string, string] => [name, written(value)]),
  ).toString()
  return `${written(path)}${query && `?${query}`}${written(hash) && `#${written(hash)}`}`.slice(0, 300)
}

/** Where the player came to, by the step at which it was; the same page again is nothing new. */
export function pagesOf({ records, scenes = [] }: Pick<SessionLog, 'records' | 'scenes'>): ReadonlyMap<number, string> {
  const pages = new Map<number, string>()
  let last = ''
  // What was seen may be written a little later than what came after it.
  const places = scenes.filter(([, , kind]) => kind === 'place').toSorted((a, b) => a[0] - b[0] || a[1] - b[1])
  for (const [record, , , data] of places) {
    const address = addressOf(data as object)
    if (address !== last) pages.set(Math.max(0, Math.min(record, records.length)), address)
    last = address
  }
  return pages
}

const wordsOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

/** What a question of a page was about, as `games not loaded (500)`; a player's id is no part of it. */
function lossWords(data: SceneData['query']): string {
  // A file may say anything.
  const [scope, second, third] = Array.isArray(data.key) ? (data.key as readonly unknown[]) : []
  const name = wordsOf(scope === 'player' ? third : second)
  const { status = null, code = null, kind = null } = data.error?.$error ?? {}
  const why = wordsOf(status) || wordsOf(code) || wordsOf(kind)
  return `${name || wordsOf(scope)} not loaded${why && ` (${why})`}`
}

/** What pages asked for and did not get, by the step at which they learnt it. */
export function lossesOf({
  records,
  scenes = [],
}: Pick<SessionLog, 'records' | 'scenes'>): ReadonlyMap<number, string> {
  const losses = new Map<number, string>()
  for (const [record, , kind, data] of scenes) {
    if (kind !== 'query' || data.status !== 'failed') continue
    const step = Math.max(1, Math.min(record, records.length))
    losses.set(step, [losses.get(step), lossWords(data)].filter(Boolean).join(', '))
  }
  return losses
}

const ofAnError = /^xstate\.(promise\.reject|observable\.error|error\.)/

const holdsError = (data: Readonly<Record<string, unknown>>): boolean =>
  Object.values(data).some((value) => typeof value === 'object' && value !== null && '$error' in value)

/** Whether a record tells of something that failed. */
export const isErrorRecord = ([, kind, , , , type, data]: LogRecord): boolean =>
  kind === 'thrown' || ofAnError.test(type) || (data !== undefined && holdsError(data))

/** The actor that a record tells of, as its place in `paths`: who answered, else who got the event; -1 for a checksum. */
export function actorOf([, kind, target, source]: LogRecord): number {
  if (kind === 'check') return -1
  return kind === 'sent' || source < 0 ? target : source
}

/** Reads a run into columns. */
export function columnsOf(log: Pick<SessionLog, 'records' | 'paths' | 'startedAt' | 'scenes'>): Columns {
  const count = log.records.length
  const since = new Float64Array(count)
  const kinds = new Uint8Array(count)
  const types = new Uint16Array(count)
  const actors = new Int32Array(count)
  const errors = new Uint8Array(count)
  const names = new Map<string, number>()
  const errorRows: number[] = []
  const losses = lossesOf(log)
  const ownErrors = new Set<number>()
  let elapsed = 0
  for (const [row, record] of log.records.entries()) {
    const [ms, kind, , , , type] = record
    elapsed += ms
    since[row] = elapsed
    kinds[row] = recordKinds.indexOf(kind)
    const known = names.get(type) ?? names.size
    names.set(type, known)
    types[row] = known
    actors[row] = actorOf(record)
    if (isErrorRecord(record)) ownErrors.add(row)
    else if (!losses.has(row + 1)) continue
    errors[row] = 1
    errorRows.push(row)
  }
  return {
    count,
    startedAt: log.startedAt,
    since,
    kinds,
    types,
    actors,
    errors,
    typeNames: [...names.keys()],
    places: log.paths,
    errorRows: Uint32Array.from(errorRows),
    pages: pagesOf(log),
    losses,
    ownErrors,
  }
}

/** What a row says. */
export interface Row {
  readonly kind: RecordKind
  readonly type: string
  /** Place of its actor; null for a checksum. */
  readonly place: string | null
  /** ms since the start of the run. */
  readonly since: number
  readonly isError: boolean
}

/** One row of the columns. */
export const rowOf = (columns: Columns, row: number): Row => ({
  kind: recordKinds[columns.kinds[row] ?? 0] ?? 'sent',
  type: columns.typeNames[columns.types[row] ?? 0] ?? '',
  place: columns.places[columns.actors[row] ?? -1] ?? null,
  since: columns.since[row] ?? 0,
  isError: columns.errors[row] === 1,
})

/** The buffers that go from one thread to the other. */
export const buffersOf = ({ since, kinds, types, actors, errors, errorRows }: Columns): ArrayBuffer[] =>
  [since, kinds, types, actors, errors, errorRows].map(({ buffer }) => buffer as ArrayBuffer)

/** The next (1) or last (-1) of sorted rows that lies beyond a row; null: there is none. */
export function nextRow(rows: Uint32Array, from: number, direction: 1 | -1): number | null {
  let [low, high] = [0, rows.length]
  // The first one that is larger, or not smaller.
  while (low < high) {
    const middle = (low + high) >>> 1
    const value = rows[middle]!
    if (direction === 1 ? value <= from : value < from) low = middle + 1
    else high = middle
  }
  return rows[direction === 1 ? low : low - 1] ?? null
}
