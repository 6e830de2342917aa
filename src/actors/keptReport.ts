import type { ReportPlace } from '#contract/eventLog.ts'

/** A report that was read and is being looked through. */
export interface KeptReport {
  /** Sent with it each time, so that it arrives once. */
  readonly key: string
  readonly place: ReportPlace
  /** When it was sent for the first time (ms since 1970). */
  sentAt: number | null
  /** JSON of each run, oldest first. */
  readonly runs: readonly string[]
}

/** The report of this page, from when its log was read. No machine and no record has it: a log within a log would grow without end. */
export const keptReport: { current: KeptReport | null } = { current: null }

/** The most letters of it that are shown. */
const SHOWN = 100_000

/** What is recorded, as it stands in the report, one record a line, newest run first; a long one is not shown to its end. */
export function rawReport(): string {
  const lines: string[] = []
  let length = 0
  for (const run of keptReport.current?.runs.toReversed() ?? []) {
    for (const line of run.replaceAll('],[', '],\n[').split('\n')) {
      length += line.length
      if (length > SHOWN) return [...lines, '…'].join('\n')
      lines.push(line)
    }
    lines.push('')
  }
  return lines.join('\n')
}
