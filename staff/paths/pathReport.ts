import * as v from 'valibot'

// What `npm run test:model` found, as the staff page shows it (MOD-3).

const text = v.string()
const texts = v.array(text)
const parts = v.object({ covered: texts, missed: texts })

const failureSchema = v.object({
  /** Number of the step, from 1; 0 is the opening of the page. */
  step: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** States that should have been active then, dot paths joined by spaces. */
  expected: text,
  /** States that the page said were; null where it said nothing. */
  shown: v.nullable(text),
  problem: text,
  /** Picture and event log of that moment, beside the report; null where they could not be had. */
  picture: v.nullable(text),
  log: v.nullable(text),
})
/** Where a path failed. */
export type PathFailure = v.InferOutput<typeof failureSchema>

const pathSchema = v.object({
  title: text,
  /** How the page is opened and who opens it. */
  variant: text,
  steps: v.array(v.object({ name: text, leadsTo: text })),
  /** Null: it was not walked. */
  passed: v.nullable(v.boolean()),
  failure: v.nullable(failureSchema),
})
/** One path, step by step, with how it went. */
export type WalkedPath = Readonly<Omit<v.InferOutput<typeof pathSchema>, 'steps'>> & {
  readonly steps: readonly { readonly name: string; readonly leadsTo: string }[]
}

const guardSchema = v.object({
  /** Of the guarded transition. */
  id: text,
  /** It was taken. */
  true: v.boolean(),
  /** Its event came, and another transition was taken, or none. */
  false: v.boolean(),
  /** It was false where the machine then does nothing with its event: no path makes it happen there. */
  withheld: v.boolean(),
  /** Why nobody can see it false; null: nothing says so. Reports of before have none. */
  without: v.optional(v.nullable(text), null),
})
/** What the paths that passed have seen of the guard of one transition. */
export type GuardSeen = Readonly<v.InferOutput<typeof guardSchema>>

const walkedSchema = v.object({
  /** When the first and the last of its paths were walked, ms since 1970. */
  from: v.number(),
  to: v.number(),
  /** Releases of the built site that they were walked on; empty where it was not known. */
  builds: texts,
  strategy: text,
})
/** When and on what the paths of a flow were walked. */
export type WalkedWhen = Readonly<v.InferOutput<typeof walkedSchema>>

const VERSION = 2

const reportSchema = v.object({
  form: v.literal('path-report'),
  version: v.literal(VERSION),
  /** ms since 1970. */
  at: v.number(),
  /** How the paths were made: `shortest`, `simple` or `n-switch 1`. */
  strategy: text,
  /** All flows that have paths; null: reports of before do not say. */
  known: v.optional(v.nullable(texts), null),
  flows: v.array(
    v.object({
      flow: text,
      /** Null: no path of it was walked, or the report is one of before. */
      walked: v.optional(v.nullable(walkedSchema), null),
      paths: v.array(pathSchema),
      states: parts,
      transitions: parts,
      /** Transitions that no path is asked to take, and why. */
      leftOut: v.array(v.object({ id: text, why: text })),
      guards: v.array(guardSchema),
      /** What of the strategy there are no paths for, in words. */
      without: v.nullable(text),
    }),
  ),
})
interface Parts {
  readonly covered: readonly string[]
  readonly missed: readonly string[]
}
/** How the paths of one flow went, and what of its chart the passed ones cover. */
export interface FlowPaths {
  readonly flow: string
  readonly walked: WalkedWhen | null
  readonly paths: readonly WalkedPath[]
  readonly states: Parts
  readonly transitions: Parts
  readonly leftOut: readonly { readonly id: string; readonly why: string }[]
  readonly guards: readonly GuardSeen[]
  /** What of the strategy there are no paths for, in words; null: nothing is left out. */
  readonly without: string | null
}
export interface PathReport {
  readonly form: 'path-report'
  readonly version: typeof VERSION
  /** ms since 1970. */
  readonly at: number
  readonly strategy: string
  readonly known: readonly string[] | null
  readonly flows: readonly FlowPaths[]
}

/** A report with what was walked now; of all other flows what was found before stands, in the order of `known`. */
export function withFlows(
  before: PathReport | null,
  now: Pick<PathReport, 'at' | 'strategy' | 'flows'> & { readonly known: readonly string[] },
): PathReport {
  const { known } = now
  const earlier = before?.flows.filter((one) => !now.flows.some(({ flow }) => flow === one.flow)) ?? []
  const dated = earlier.map((one) => Object.assign({}, one, { walked: one.walked ?? walkedBefore(before, one) }))
  const flows = [...now.flows, ...dated]
  return {
    form: 'path-report',
    version: VERSION,
    at: now.at,
    strategy: now.strategy,
    known,
    flows: flows
      .filter(({ flow }) => known.includes(flow))
      .toSorted((a, b) => known.indexOf(a.flow) - known.indexOf(b.flow)),
  }
}

/** A report of before says when all of it was walked. */
const walkedBefore = (before: PathReport | null, { paths }: FlowPaths): WalkedWhen | null =>
  before === null || paths.every(({ passed }) => passed === null)
    ? null
    : { from: before.at, to: before.at, builds: [], strategy: before.strategy }

/** What of a report is not as a whole run would leave it, in sentences; none where all flows were walked alike. */
export function partsOf({ known, flows }: PathReport): readonly string[] {
  const walked = flows.filter(({ paths }) => paths.some(({ passed }) => passed !== null))
  const missing = known?.filter((flow) => !walked.some((one) => one.flow === flow)) ?? []
  const builds = [...new Set(flows.flatMap((one) => one.walked?.builds ?? []))]
  const strategies = [...new Set(flows.flatMap((one) => one.walked?.strategy ?? []))]
  return [
    ...(missing.length > 0
      ? [`It is of ${walked.length} of ${known?.length ?? 0} flows. Not walked: ${missing.join(', ')}.`]
      : []),
    ...(builds.length > 1 ? [`The flows were walked on different builds of the site: ${builds.join(', ')}.`] : []),
    ...(strategies.length > 1 ? [`Their paths were made by different strategies: ${strategies.join(', ')}.`] : []),
  ]
}

const clock = (at: number): string => new Date(at).toLocaleString('en-GB')

/** When and on what a flow was walked, as a sentence. */
export function walkedWords(walked: WalkedWhen | null): string {
  if (walked === null) return 'Not walked.'
  const { from, to, builds, strategy } = walked
  // What was walked within one run is one time.
  const when = to - from < 3_600_000 ? clock(to) : `from ${clock(from)} to ${clock(to)}`
  const build = builds.length === 0 ? '' : ` on build ${builds.join(' and ')}`
  return `Walked ${when}${build}, paths made by the strategy “${strategy}”.`
}

/** The report as a file. */
export const reportFile = (report: PathReport): string => `${JSON.stringify(report)}\n`

/** Reads a report's file. Throws, in words for whoever has opened it, what it is not. */
export function readPathReport(file: string): PathReport {
  let given: unknown
  try {
    given = JSON.parse(file)
  } catch {
    throw new Error('This file is no JSON.')
  }
  if (typeof given !== 'object' || given === null || !('form' in given) || given.form !== 'path-report')
    throw new Error('This is not a report of paths.')
  if ('version' in given && given.version !== VERSION)
    throw new Error(
      'This report is of another version of the path tests: walk the paths again, or open it where they were.',
    )
  const read = v.safeParse(reportSchema, given)
  if (read.success) return read.output
  const [issue] = read.issues
  throw new Error(`This report can not be read: ${v.getDotPath(issue) ?? 'all of it'}: ${issue.message}`)
}

/** Covered parts of all, percent, rounded down: a hundred means all. */
export const percentOf = ({ covered, missed }: Parts): number =>
  covered.length + missed.length === 0 ? 100 : Math.floor((100 * covered.length) / (covered.length + missed.length))

/** Guards that were seen both ways. */
export const bothWays = (guards: readonly GuardSeen[]): readonly GuardSeen[] =>
  guards.filter((guard) => guard.true && guard.false)

/** A guard that was seen true, and of which it is known why nobody sees it false. */
const isExplained = (guard: GuardSeen): boolean =>
  guard.true && !guard.false && (guard.withheld || guard.without !== null)

/** Guards that were seen true only, and it is known why. */
export const seenOneWay = (guards: readonly GuardSeen[]): readonly GuardSeen[] => guards.filter(isExplained)

/** Guards that were not seen both ways, and nothing says why: a run with any of them is not complete. */
export const guardGaps = (guards: readonly GuardSeen[]): readonly GuardSeen[] =>
  guards.filter((guard) => (!guard.true || !guard.false) && !isExplained(guard))

/** What was not seen of a guard of `guardGaps`, in words that go behind its transition. */
export function guardGap(guard: GuardSeen): string {
  if (!guard.true && !guard.false) return 'its guard was seen neither true nor false'
  return guard.true ? 'its guard was seen true only' : 'its guard was seen false only'
}

/** Why a guard of `seenOneWay` was not seen false, in words that go behind its transition. */
export const whyOneWay = (guard: GuardSeen): string =>
  guard.without ?? 'where it is false nothing would come of it: the page switches the control off, and no path tries'
