import { createHash, randomInt } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { and, desc, eq, gte, lt, lte, notInArray, type SQL } from 'drizzle-orm'
import { day } from '#contract/constants.ts'
import type { Report, ReportLine } from '#contract/eventLog.ts'
import { CallError } from '../handler.ts'
import type { Operator } from '../operator.ts'
import { eventLogReports as reports } from './schema.ts'

/** How long a report is kept, ms. */
export const KEPT = 30 * day
/** How many reports are kept at most, whoever sends them: the oldest go first. */
const MOST = 10_000
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
}

const pack = promisify(gzip)

/** Removes reports that are too old, and the oldest of too many. */
export async function forgetOldReports(operator: Operator): Promise<void> {
  const newest = operator.db.select({ code: reports.code }).from(reports).orderBy(desc(reports.sentAt)).limit(MOST)
  await operator.db.delete(reports).where(lt(reports.sentAt, operator.clock.now() - KEPT))
  if ((await operator.db.$count(reports)) > MOST)
    await operator.db.delete(reports).where(notInArray(reports.code, newest))
}

/** Keeps a report and answers its code; one that was kept already has the code that it got then. Throws CallError 422 for another one under the same id. */
export async function keepReport(operator: Operator, { sendingId, playerId, report }: Sending): Promise<string> {
  // What was read, and no more: fields that nobody knows are not kept.
  const plain = JSON.stringify(report)
  const digest = createHash('sha256').update(plain).digest('base64url')
  const bytes = await pack(plain)
  return operator.transaction(async (tx) => {
    const now = operator.clock.now()
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
        digest,
        bytes,
      })
      .onConflictDoNothing({ target: reports.sendingId })
      .returning({ code: reports.code })
    if (made) return made.code
    const [known] = await tx
      .select({ code: reports.code, digest: reports.digest })
      .from(reports)
      .where(eq(reports.sendingId, sendingId))
    if (!known) throw new Error('a report was neither kept nor known')
    if (known.digest !== digest)
      throw new CallError(422, 'error.idempotency.key_reused', 'This Idempotency-Key was used for another report')
    return known.code
  })
}

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
  if (found.length <= PAGE) return { reports: found, hasMore: false }
  // The next page begins before a time: all that was sent at the last one of this page is on it.
  const last = found[PAGE - 1]!.sentAt
  const page = found.filter(({ sentAt }) => sentAt > last)
  const together = await operator.db
    .select(line)
    .from(reports)
    .where(and(...fits, eq(reports.sentAt, last)))
    .orderBy(desc(reports.code))
  const all = [...page, ...together]
  const [older] = await operator.db
    .select({ code: reports.code })
    .from(reports)
    .where(and(...fits, lt(reports.sentAt, last)))
    .limit(1)
  return { reports: all, hasMore: older !== undefined }
}

/** A report's bytes, gzipped JSON; null where there is none (any more). */
export async function reportBytes(operator: Operator, code: string): Promise<Uint8Array | null> {
  const [found] = await operator.db
    .select({ bytes: reports.bytes, sentAt: reports.sentAt })
    .from(reports)
    .where(eq(reports.code, code))
  return found && found.sentAt >= operator.clock.now() - KEPT ? found.bytes : null
}
