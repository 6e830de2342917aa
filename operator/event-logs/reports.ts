import { randomInt } from 'node:crypto'
import { and, desc, eq, gte, lt, lte, type SQL } from 'drizzle-orm'
import { day } from '#contract/constants.ts'
import type { Report, ReportLine } from '#contract/eventLog.ts'
import type { Operator } from '../operator.ts'
import { eventLogReports as reports } from './schema.ts'

/** How long a report is kept, ms. */
export const KEPT = 30 * day
/** How many lines support is shown at a time. */
export const PAGE = 50

// No I, L, O and U: nothing that is read wrong over a telephone, and few words.
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const part = (): string => Array.from({ length: 4 }, () => SIGNS[randomInt(SIGNS.length)]).join('')

/** What is kept of a report beside the report itself. */
interface Sending {
  readonly sendingId: string
  readonly playerId: number | null
  readonly report: Report
  /** The report gzipped, as it came. */
  readonly bytes: Uint8Array
}

/** Keeps a report and answers its code; one that was kept already has the code that it got then. */
export const keepReport = (operator: Operator, { sendingId, playerId, report, bytes }: Sending): Promise<string> =>
  operator.transaction(async (tx) => {
    const now = operator.clock.now()
    await tx.delete(reports).where(lt(reports.sentAt, now - KEPT))
    const code = `${part()}-${part()}`
    const { reason, note, place, runs } = report
    const [made] = await tx
      .insert(reports)
      .values({
        code,
        sendingId,
        playerId,
        reason,
        note,
        sentAt: now,
        build: place.build,
        brand: place.brand,
        locale: place.locale,
        path: place.path,
        runs: runs.length,
        records: runs.reduce((sum, run) => sum + run.records.length, 0),
        bytes,
      })
      .onConflictDoNothing({ target: reports.sendingId })
      .returning({ code: reports.code })
    if (made) return made.code
    const [known] = await tx.select({ code: reports.code }).from(reports).where(eq(reports.sendingId, sendingId))
    if (!known) throw new Error('a report was neither kept nor known')
    return known.code
  })

/** What a line of the list holds: all but the report itself and what its sender called it. */
const line = {
  code: reports.code,
  playerId: reports.playerId,
  reason: reports.reason,
  sentAt: reports.sentAt,
  build: reports.build,
  brand: reports.brand,
  locale: reports.locale,
  path: reports.path,
  note: reports.note,
  runs: reports.runs,
  records: reports.records,
}

/** What support looks for; times in ms. `before` goes on from the last line that was shown. */
export interface ReportQuery {
  readonly code?: string | undefined
  readonly playerId?: number | undefined
  readonly from?: number | undefined
  readonly to?: number | undefined
  readonly before?: number | undefined
}

/** Reports that fit, newest first, a page of them. */
export async function findReports(
  operator: Operator,
  { code, playerId, from, to, before }: ReportQuery,
): Promise<{ readonly reports: readonly ReportLine[]; readonly hasMore: boolean }> {
  const fits: SQL[] = [gte(reports.sentAt, operator.clock.now() - KEPT)]
  if (code !== undefined) fits.push(eq(reports.code, code))
  if (playerId !== undefined) fits.push(eq(reports.playerId, playerId))
  if (from !== undefined) fits.push(gte(reports.sentAt, from))
  if (to !== undefined) fits.push(lte(reports.sentAt, to))
  if (before !== undefined) fits.push(lt(reports.sentAt, before))
  const found = await operator.db
    .select(line)
    .from(reports)
    .where(and(...fits))
    .orderBy(desc(reports.sentAt), desc(reports.code))
    .limit(PAGE + 1)
  return { reports: found.slice(0, PAGE), hasMore: found.length > PAGE }
}

/** A report's bytes, gzipped JSON; null where there is none (any more). */
export async function reportBytes(operator: Operator, code: string): Promise<Uint8Array | null> {
  const [found] = await operator.db
    .select({ bytes: reports.bytes, sentAt: reports.sentAt })
    .from(reports)
    .where(eq(reports.code, code))
  return found && found.sentAt >= operator.clock.now() - KEPT ? found.bytes : null
}
