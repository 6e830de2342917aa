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

/** The most letters of a piece: a report may have millions, more than a page shows at once. */
const PIECE = 100_000

/** What is recorded, as it stands in the report, one record a line, newest run first: all of it, in pieces of a bounded length. */
export function rawReport(): readonly string[] {
  const pieces: string[] = []
  let lines: string[] = []
  let length = 0
  const end = () => {
    if (lines.length > 0) pieces.push(lines.join('\n'))
    lines = []
    length = 0
  }
  for (const run of keptReport.current?.runs.toReversed() ?? [])
    for (const line of [...run.replaceAll('],[', '],\n[').split('\n'), ''])
      // A single answer may be longer than a piece.
      for (let at = 0; at === 0 || at < line.length; at += PIECE) {
        const part = line.slice(at, at + PIECE)
        if (length + part.length + 1 > PIECE) end()
        lines.push(part)
        length += part.length + 1
      }
  end()
  return pieces
}
