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

const VERSION = 2

const reportSchema = v.object({
  form: v.literal('path-report'),
  version: v.literal(VERSION),
  /** ms since 1970. */
  at: v.number(),
  /** How the paths were made: `shortest`, `simple` or `n-switch 1`. */
  strategy: text,
  flows: v.array(
    v.object({
      flow: text,
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
  readonly flows: readonly FlowPaths[]
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
