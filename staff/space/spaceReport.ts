import * as v from 'valibot'

// What `npm run test:space` found, as the staff page shows it (MOD-4).

const text = v.string()
const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const texts = v.pipe(v.array(text), v.readonly())

const stepSchema = v.object({
  /** What came in, in words; of the first step, that the page was opened. */
  words: text,
  /** What came with it, as JSON; null: nothing. */
  data: v.nullable(text),
  /** Where the flows that are explored stood after it: active states and the transitions just taken, as their charts name them. */
  flows: v.pipe(v.array(v.object({ flow: text, states: texts, transitions: texts })), v.readonly()),
})
/** One step on the way to a state in which an invariant does not hold. */
export type SpaceStep = Readonly<v.InferOutput<typeof stepSchema>>

const counterExampleSchema = v.object({
  /** A shortest way there; the first step is the start. */
  steps: v.pipe(v.array(stepSchema), v.readonly()),
  /** The same as an event log that the replay opens; null where there can be none. */
  log: v.nullable(v.unknown()),
  /** Why there is none, or at which record it parts from the machines that are shipped. Null: it is exact. */
  logNote: v.nullable(text),
})
/** How an invariant was broken. */
export type CounterExample = Readonly<v.InferOutput<typeof counterExampleSchema>>

const invariantSchema = v.object({ name: text, ids: texts, words: text, broken: v.nullable(counterExampleSchema) })
/** What had to hold in every state; `broken` is null where it did. */
export type CheckedInvariant = Readonly<v.InferOutput<typeof invariantSchema>>

const explorationSchema = v.object({
  /** Short, and its own. */
  name: text,
  /** What it shows, in words. */
  title: text,
  /** Requirements that it shows. */
  ids: texts,
  /** ms since 1970. */
  at: v.number(),
  /** Revision of the sources, with `-dirty` where they were changed since; null: not known. Reports of before have none. */
  revision: v.optional(v.nullable(text), null),
  /** Machines that are there as they are shipped, besides the session. */
  flows: texts,
  /** What is not there, and why it can not matter. */
  leftOut: v.object({ flows: texts, why: text }),
  /** Something else than states, where that is what was counted. */
  countedAs: v.nullable(text),
  states: count,
  transitions: count,
  /** Steps of the longest of all shortest ways. */
  depth: count,
  ms: count,
  /** False: it was stopped before everything was seen, at a number of states. */
  isComplete: v.boolean(),
  /** States that were taken for one another and looked at again, and those of them that were not alike. */
  audited: count,
  unsound: count,
  /** Situations that should have come about and did not: then it proves nothing of them. */
  unseen: texts,
  invariants: v.pipe(v.array(invariantSchema), v.readonly()),
})
/** One exploration of a part of the product. */
export type SpaceExploration = Readonly<v.InferOutput<typeof explorationSchema>>

const runSchema = v.object({
  /** What was asked for: those with this word in their title; null: all. */
  word: v.nullable(text),
  /** When it began, ms since 1970. */
  at: v.number(),
})
/** A run of the space check. */
export type SpaceRun = Readonly<v.InferOutput<typeof runSchema>>

const reportSchema = v.object({
  form: v.literal('space-report'),
  version: v.literal(1),
  /** Runs since everything was explored, that one first where there is one; empty: reports of before do not say. */
  runs: v.optional(v.pipe(v.array(runSchema), v.readonly()), []),
  explorations: v.pipe(v.array(explorationSchema), v.readonly()),
})
export type SpaceReport = Readonly<v.InferOutput<typeof reportSchema>>

/** The report as a file. */
export const spaceReportFile = (explorations: readonly SpaceExploration[], runs: readonly SpaceRun[] = []): string =>
  `${JSON.stringify({ form: 'space-report', version: 1, runs, explorations } satisfies SpaceReport)}\n`

/** Runs with one more, which leaves none before it where it was of everything. */
export const withRun = (before: readonly SpaceRun[], run: SpaceRun): readonly SpaceRun[] =>
  run.word === null ? [run] : [...before, run]

const wordOf = ({ word }: SpaceRun): string => `“${word ?? ''}”`

/** What of a report is not as a whole run leaves it, in sentences; none where all was explored at once. */
export function spaceParts({ runs, explorations }: SpaceReport): readonly string[] {
  const parts = runs.filter(({ word }) => word !== null)
  const [first] = runs
  const revisions = [...new Set(explorations.flatMap(({ revision }) => revision ?? []))]
  const words = [...new Set(parts.map(wordOf))].join(', ')
  const explored = explorations.filter(({ at }) => at >= (parts[0]?.at ?? Infinity)).map(({ name }) => name)
  return [
    ...(first && first.word !== null
      ? [`Only what has ${words} in its title was explored here: there are more explorations.`]
      : []),
    ...(first?.word === null && parts.length > 0
      ? [`Since all were explored, those with ${words} in their title were again: ${explored.join(', ') || 'none'}.`]
      : []),
    ...(revisions.length > 1 ? [`They are of different revisions: ${revisions.join(', ')}.`] : []),
  ]
}

/** Reads a report's file. Throws, in words for whoever has opened it, what it is not. */
export function readSpaceReport(file: string): SpaceReport {
  let given: unknown
  try {
    given = JSON.parse(file)
  } catch {
    throw new Error('This file is no JSON.')
  }
  if (typeof given !== 'object' || given === null || !('form' in given) || given.form !== 'space-report')
    throw new Error('This is not a report of the space check.')
  const read = v.safeParse(reportSchema, given)
  if (read.success) return read.output
  const [issue] = read.issues
  throw new Error(`This report can not be read: ${v.getDotPath(issue) ?? 'all of it'}: ${issue.message}`)
}

export const brokenOf = ({ invariants }: SpaceExploration): readonly CheckedInvariant[] =>
  invariants.filter(({ broken }) => broken !== null)

/** True when everything was seen and every invariant held. */
export const isSound = (one: SpaceExploration): boolean =>
  brokenOf(one).length === 0 && one.isComplete && one.unsound === 0 && one.unseen.length === 0

/** How it went, in a few words. */
export function outcomeWords(one: SpaceExploration): string {
  const broken = brokenOf(one).length
  if (broken > 0) return `${broken} broken`
  if (one.unsound > 0) return 'states taken for one another that differ'
  if (one.unseen.length > 0) return `never seen: ${one.unseen.join(', ')}`
  return one.isComplete ? 'all hold' : 'all hold as far as was looked'
}
