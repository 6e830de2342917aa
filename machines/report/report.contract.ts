import type { ReportReason } from '#contract/eventLog.ts'
import type { FlowInput, FromSession } from '../events.ts'
import type { Problem } from '../problem.ts'

/** Input of the flow that sends a player's event log to support. */
export type ReportInput = FlowInput

/** What is in a report before it goes; its bytes and its key stay with the actors. */
export interface ReportSummary {
  /** One for each page that was loaded, newest first: when (ms since 1970), and how much was recorded. */
  readonly runs: readonly { readonly startedAt: number; readonly records: number }[]
  /** Older runs that do not fit. */
  readonly left: number
  /** The newest run alone does not fit, or was too long to be recorded to its end. */
  readonly isCut: boolean
  /** Records by kind. */
  readonly steps: number
  readonly answers: number
  readonly timers: number
  readonly checks: number
  /** As it is sent. */
  readonly bytes: number
  /** The house takes reports; else they can only be saved. */
  readonly canSend: boolean
}

/** `null`: nothing is recorded. Rejects where the browser does not hand out what it keeps. */
export type ReadLogOutput = ReportSummary | null
/** `note`: the player's own words, empty for none. What is sent again goes under the key of the first time. */
export interface SendReportInput {
  readonly reason: ReportReason
  readonly note: string
}
export interface SendReportOutput {
  readonly code: string
}

export type ReportEvent =
  | FromSession
  | { type: 'report.open'; reason: ReportReason }
  | { type: 'report.retry' }
  | { type: 'report.send'; note: string }
  | { type: 'report.save'; note: string }
  | { type: 'report.delete' }
  | { type: 'report.confirm' }
  | { type: 'report.back' }
  | { type: 'report.close' }

export interface ReportContext extends ReportInput {
  readonly reason: ReportReason
  readonly summary: ReportSummary | null
  readonly note: string
  /** What support finds the report by. */
  readonly code: string
  readonly problem: Problem | null
}

/** What a person can do now. */
export const reportNow = {
  closed: 'Ask to send a report',
  reading: 'Wait, or close',
  nothing: 'Close',
  unreadable: 'Try again, or close',
  reviewing: 'Look at what is in it, write a note; send it, save it as a file, delete the log, or close',
  asking: 'Delete the log, or go back',
  deleting: 'Wait, or close',
  deleted: 'Close',
  sending: 'Wait, or close',
  sent: 'Copy the reference for support, or close',
  failed: 'Send it again, save it as a file, or close',
  saving: 'Wait, or close',
  saved: 'Hand the file to support, send the report after all, or close',
} as const
