import { readReport, type Report, reportBounds } from '#contract/eventLog.ts'
import type { SendReportInput } from '#machines/report/report.contract.ts'
import type { SessionLog } from '#src/recorder/log.ts'
import type { KeptReport } from './keptReport.ts'

/** Room in the bounds for what stands around the runs: the place and a note. */
const AROUND = 16 * 1024

/** What every report bears beside its runs. */
type Around = Omit<KeptReport, 'runs'>

/** Bounds of what is sent, bytes; see `reportBounds`. */
type Bounds = Readonly<Record<'bytes' | 'packedBytes' | 'runs', number>>

/** JSON of a report; its runs are JSON already. */
export function jsonOf(kept: KeptReport, { reason, note }: SendReportInput, sentAt: number): string {
  const around = {
    form: 'event-log',
    version: 1,
    reason,
    sentAt,
    place: kept.place,
    note: note.trim().slice(0, reportBounds.note) || null,
  } satisfies Omit<Report, 'runs'>
  return `${JSON.stringify(around).slice(0, -1)},"runs":[${kept.runs.join(',')}]}`
}

/** The bytes that are sent. */
export const packed = (text: string): Promise<Blob> =>
  new Response(new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'))).blob()

const nothingYet: SendReportInput = { reason: 'help', note: '' }
const sizeOf = (text: string): number => new Blob([text]).size

/** Whether whoever opens it will be able to: one run that an earlier release wrote otherwise must not cost all of them. */
function isReadable(around: Around, run: string): boolean {
  try {
    readReport(jsonOf({ ...around, runs: [run] }, nothingYet, 0))
    return true
  } catch {
    return false
  }
}

interface Run {
  readonly log: SessionLog
  readonly json: string
}

const runOf = (log: SessionLog): Run => ({ log, json: JSON.stringify(log) })

/** The beginning of a run, which replays without its end. */
const beginningOf = ({ log }: Run): Run => {
  const records = log.records.slice(0, Math.floor(log.records.length / 2))
  const scenes = log.scenes?.filter(([record]) => record <= records.length) ?? []
  return runOf({ ...log, records, scenes, isCut: true })
}

/**
 * The newest runs (newest first) that fit, with their size as they are sent; of one that is too large by itself its beginning. `logs` are
 * oldest first.
 */
export async function fitting(logs: readonly SessionLog[], around: Around, bounds: Bounds = reportBounds) {
  let taken: Run[] = []
  let room = bounds.bytes - AROUND
  for (const log of logs.toReversed()) {
    const run = runOf(log)
    room -= sizeOf(run.json) + 1
    // The newest is taken in any case.
    if (taken.length > 0 && (room < 0 || taken.length >= bounds.runs)) break
    if (isReadable(around, run.json)) taken.push(run)
  }
  const sizeNow = async () => {
    const runs = taken.map(({ json }) => json)
    return (await packed(jsonOf({ ...around, runs }, nothingYet, 0))).size
  }
  let bytes = await sizeNow()
  const isTooLarge = () =>
    bytes + AROUND > bounds.packedBytes || taken.reduce((sum, { json }) => sum + sizeOf(json), AROUND) > bounds.bytes
  while (isTooLarge() && (taken.length > 1 || (taken[0]?.log.records.length ?? 0) > 1)) {
    const [newest] = taken
    if (taken.length > 1) taken = taken.slice(0, -Math.ceil(taken.length / 8))
    else taken = [beginningOf(newest!)]
    bytes = await sizeNow()
  }
  return { logs: taken.map(({ log }) => log), runs: taken.map(({ json }) => json).toReversed(), bytes }
}
