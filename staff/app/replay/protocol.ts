import type { Report, ReportPlace, ReportReason } from '#contract/eventLog.ts'
import type { SessionLog } from '#src/recorder/log.ts'
import type { Alignment } from './align.ts'
import type { Columns } from './columns.ts'
import type { Search } from './find.ts'
import type { Parting } from './stepIndex.ts'
import type { StepView } from './stepView.ts'

/** One page's life in a report. */
export interface RunLine {
  readonly run: string
  /** ms since 1970. */
  readonly startedAt: number
  readonly lastsMs: number
  readonly records: number
  readonly errors: number
  /** The store was full: what came later is missing. */
  readonly isCut: boolean
}

/** What a report is, without its records. */
export interface ReportSummary {
  readonly reason: ReportReason
  readonly sentAt: number
  readonly place: ReportPlace
  readonly note: string | null
  readonly runs: readonly RunLine[]
}

/** Where a report comes from: a file, or what the operator gave. */
export type Origin = { readonly file: Blob } | { readonly report: Report }

/** What the worker can be asked, and what it answers. Anything may be rejected with an `Error` whose words are for people. */
export interface Calls {
  /** Lets go of all that was opened: a player's report does not stay in memory once it is closed. */
  forget: { ask: null; answer: null }
  open: { ask: Origin; answer: ReportSummary }
  /** Chooses a run by its place in the report, and begins to replay it. */
  run: { ask: { readonly at: number }; answer: Columns }
  step: { ask: { readonly step: number; readonly place: string | null }; answer: StepView }
  find: { ask: Search; answer: Uint32Array }
  /** The chosen run itself, for the page that is drawn from it. */
  log: { ask: null; answer: SessionLog }
  /** Opens another report to compare with. */
  other: { ask: Origin; answer: ReportSummary }
  forgetOther: { ask: null; answer: null }
  /** Lays the chosen run beside one of the other report. */
  align: { ask: { readonly at: number }; answer: { readonly alignment: Alignment; readonly columns: Columns } }
}

export type CallName = keyof Calls

export type Call = {
  [Name in CallName]: { readonly id: number; readonly name: Name; readonly ask: Calls[Name]['ask'] }
}[CallName]

/** How far the replay of the chosen run has come. */
export interface Progress {
  /** The last step that can be looked at in full. */
  readonly reached: number
  readonly isDone: boolean
  readonly parting: Parting | null
}

export type FromWorker =
  | { readonly id: number; readonly answer: unknown }
  | { readonly id: number; readonly error: string }
  | { readonly run: number; readonly progress: Progress }
