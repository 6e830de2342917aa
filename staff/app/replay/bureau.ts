import type { Report } from '#contract/eventLog.ts'
import { sessionMachine } from '#machines/session/session.machine.ts'
import type { SessionLog } from '#src/recorder/log.ts'
import { align } from './align.ts'
import { type Columns, columnsOf, isErrorRecord } from './columns.ts'
import { Finder } from './find.ts'
import type { Calls, Origin, Progress, ReportSummary, RunLine } from './protocol.ts'
import { readReportFile } from './readingFile.ts'
import { StepIndex } from './stepIndex.ts'
import { stepView } from './stepView.ts'

/** The schema has looked at every record; what it can not say is that they are tuples. */
const runOf = (report: Report | null, at: number): SessionLog => {
  const run = report?.runs[at]
  if (!run) throw new Error('This run is not in the log.')
  return run as unknown as SessionLog
}

function lineOf({ run, startedAt, records, isCut }: SessionLog): RunLine {
  let lastsMs = 0
  let errors = 0
  for (const record of records) {
    lastsMs += record[0]
    if (isErrorRecord(record)) errors += 1
  }
  return { run, startedAt, lastsMs, records: records.length, errors, isCut }
}

const summaryOf = (report: Report): ReportSummary => ({
  reason: report.reason,
  sentAt: report.sentAt,
  place: report.place,
  note: report.note,
  runs: report.runs.map((_, at) => lineOf(runOf(report, at))),
})

const readOrigin = (origin: Origin): Promise<Report> | Report =>
  'file' in origin ? readReportFile(origin.file) : origin.report

/** Said to whoever asked for a log that nobody waits for any more. */
const LATE = 'Another log was opened or this one was closed meanwhile.'

type Desk = { readonly [Name in keyof Calls]: (ask: Calls[Name]['ask']) => Promise<Calls[Name]['answer']> }

/** Everything that is asked of an opened log. It runs in a worker, where nothing that takes long holds up the page. */
export class Bureau {
  #report: Report | null = null
  #other: Report | null = null
  /** What was asked for last counts, however long it takes to read. */
  #reading: object | null = null
  #readingOther: object | null = null
  #chosen: { readonly log: SessionLog; readonly index: StepIndex; readonly finder: Finder } | null = null

  readonly desk: Desk = {
    forget: async () => {
      this.#letGo()
      return null
    },
    open: async (origin) => {
      this.#letGo()
      this.#reading = origin
      const report = await readOrigin(origin)
      if (this.#reading !== origin) throw new Error(LATE)
      this.#report = report
      return summaryOf(report)
    },
    run: async ({ at }): Promise<Columns> => {
      const log = runOf(this.#report, at)
      this.#chosen = { log, index: new StepIndex(sessionMachine, log), finder: new Finder(log) }
      return columnsOf(log)
    },
    step: async ({ step, place }) => {
      const { index, log } = this.#run()
      return stepView(index, log, step, place)
    },
    find: async (search) => this.#run().finder.find(search),
    log: async () => this.#run().log,
    other: async (origin) => {
      this.#letGoOfOther()
      this.#readingOther = origin
      const other = await readOrigin(origin)
      if (this.#readingOther !== origin) throw new Error(LATE)
      this.#other = other
      return summaryOf(other)
    },
    forgetOther: async () => {
      this.#letGoOfOther()
      return null
    },
    align: async ({ at }) => {
      const log = runOf(this.#other, at)
      return { alignment: align(this.#run().log, log), columns: columnsOf(log) }
    },
  }

  /** Replays the chosen run a little further; null: there is nothing left to replay. */
  work(forMs: number): Progress | null {
    const index = this.#chosen?.index
    if (!index || index.isDone) return null
    index.advance(forMs)
    return { reached: index.reached, isDone: index.isDone, parting: index.parting }
  }

  #letGo(): void {
    this.#reading = null
    this.#report = null
    this.#chosen = null
    this.#letGoOfOther()
  }

  #letGoOfOther(): void {
    this.#readingOther = null
    this.#other = null
  }

  #run() {
    if (!this.#chosen) throw new Error('No run is chosen.')
    return this.#chosen
  }
}
