import * as v from 'valibot'

// A player's event logs as they are sent to support, kept, and opened again (MOD-5, MOD-6): one file for all three.

/** How something entered the session; see `src/recorder/log.ts`, which writes it. */
export const recordKinds = ['sent', 'timer', 'answer', 'atOnce', 'thrown', 'check'] as const

/**
 * Why there is a log: the player asked support for help, or the page had failed. An `example` is of no player: the space check has
 * worked it out (MOD-4).
 */
export const reportReasons = ['help', 'crash', 'example'] as const
export type ReportReason = (typeof reportReasons)[number]

/** Bounds of a file: bytes as they are sent (gzip) and unfolded, letters of what the player writes beside it. */
export const reportBounds = { packedBytes: 2 * 1024 * 1024, bytes: 16 * 1024 * 1024, note: 1000, runs: 200 } as const

// No database text holds a NUL.
const line = (longest: number) =>
  v.pipe(v.string(), v.maxLength(longest), v.regex(/^[^\0]*$/u, 'holds a NUL character'))
/** What is shown, and written elsewhere, in one line. */
const text = v.pipe(v.string(), v.maxLength(300), v.regex(/^\P{Cc}*$/u, 'holds a control character'))
const moment = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(-1))

const isRecord = (record: unknown): boolean => {
  if (!Array.isArray(record) || record.length < 6 || record.length > 7) return false
  const [ms, kind, target, source, message, type, data] = record as unknown[]
  return (
    Number.isFinite(ms) &&
    recordKinds.includes(kind as never) &&
    // A checksum stands where the target does; it is any whole number.
    Number.isSafeInteger(target) &&
    Number.isSafeInteger(source) &&
    Number.isSafeInteger(message) &&
    typeof type === 'string' &&
    (data === undefined || (typeof data === 'object' && data !== null))
  )
}

/** How the page was seen beside its actors; see `src/recorder/scenes.ts`, which says what each tells. */
export const sceneKinds = ['site', 'standing', 'place', 'window', 'scroll', 'kept', 'query', 'result'] as const

const isScene = (scene: unknown): boolean => {
  if (!Array.isArray(scene) || scene.length !== 4) return false
  const [record, ms, kind, data] = scene as unknown[]
  return (
    Number.isSafeInteger(record) &&
    Number.isFinite(ms) &&
    sceneKinds.includes(kind as never) &&
    typeof data === 'object' &&
    data !== null
  )
}

/** A list whose entries are looked at by hand: a library would note down what is wrong with each of a million. */
const list = <Entry>() => v.custom<readonly Entry[]>((given) => Array.isArray(given), 'is no list')

/** One page's life as it was recorded. Records are checked one by one, by hand: there may be a hundred thousand. */
const runSchema = v.object({
  version: v.literal(1),
  run: text,
  startedAt: moment,
  input: v.unknown(),
  paths: v.pipe(
    list<string>(),
    v.check(
      (paths) => paths.every((path) => typeof path === 'string' && path.length <= 1000),
      'holds what is no place',
    ),
  ),
  records: v.pipe(
    list<unknown>(),
    v.check((records) => records.every(isRecord), 'holds what is no record'),
  ),
  scenes: v.optional(
    v.pipe(
      list<unknown>(),
      v.check((scenes) => scenes.every(isScene), 'holds what is no scene'),
    ),
  ),
  isCut: v.boolean(),
})

/** What goes with the runs: where and how the page was seen as it was sent. */
const placeSchema = v.object({
  /** Release of the site that recorded the last run, as its files are named. */
  build: text,
  brand: text,
  /** Segment of the address, as `fi-FI`. */
  locale: text,
  /** Path of the page, without what follows `?` and `#`. */
  path: line(2000),
  /** CSS px of the window. */
  viewport: v.object({ width: count, height: count }),
})
export type ReportPlace = v.InferOutput<typeof placeSchema>

/** The file: JSON, sent gzipped. `runs` are of the last 24 hours, oldest first. */
export const reportSchema = v.object({
  form: v.literal('event-log'),
  version: v.literal(1),
  reason: v.picklist(reportReasons),
  /** ms since 1970 by the player's clock. */
  sentAt: moment,
  place: placeSchema,
  /** In the player's own words; null: none. */
  note: v.nullable(line(reportBounds.note)),
  runs: v.pipe(
    list<unknown>(),
    v.check(({ length }) => length >= 1 && length <= reportBounds.runs, `must be 1 to ${reportBounds.runs} page lives`),
    v.array(runSchema),
    v.readonly(),
  ),
})
/** A player's event logs of a day, with the place they were sent from. */
export type Report = v.InferOutput<typeof reportSchema>

/** Reads a report's file. Throws, in words for whoever has opened it, what it is not. */
export function readReport(file: string): Report {
  let given: unknown
  try {
    given = JSON.parse(file)
  } catch {
    throw new Error('This file is no JSON.')
  }
  const form = typeof given === 'object' && given !== null && 'form' in given ? given : null
  if (form?.form !== 'event-log') throw new Error('This is not the file of an event log.')
  if ('version' in form && form.version !== 1)
    throw new Error(`This event log is of version ${String(form.version).slice(0, 20)}; this page reads version 1.`)
  const read = v.safeParse(reportSchema, given, { abortEarly: true })
  if (read.success) return read.output
  const [issue] = read.issues
  throw new Error(
    `This event log can not be read: ${v.getDotPath(issue) ?? 'all of it'}: ${issue.message.slice(0, 200)}`,
  )
}

/** A reference code as people say it: eight letters and digits that no two look alike, in two groups. */
export const codeForm = /^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/

/** A code as it was typed, in the form that it is kept in; null where it can be none. Mistaken O, I and L are taken for what they look like. */
export function readCode(typed: string): string | null {
  const plain = typed.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1')
  const code = `${plain.slice(0, 4)}-${plain.slice(4)}`
  return codeForm.test(code) ? code : null
}

/** What is answered to who sends a report. */
export const reportSentSchema = v.object({ code: v.pipe(v.string(), v.regex(codeForm)) })

/** A report in the list of support. Times in ms since 1970 by the operator's clock. */
export const reportLineSchema = v.object({
  code: v.pipe(v.string(), v.regex(codeForm)),
  /** Null: it was sent by nobody who was signed in. */
  playerId: v.nullable(v.number()),
  reason: v.picklist(reportReasons),
  sentAt: moment,
  build: text,
  brand: text,
  locale: text,
  path: v.string(),
  note: v.nullable(v.string()),
  runs: moment,
  records: moment,
})
export type ReportLine = v.InferOutput<typeof reportLineSchema>
export const reportListSchema = v.object({ reports: v.array(reportLineSchema), hasMore: v.boolean() })
