import { reportReasons } from '#contract/eventLog.ts'
import { bigint, customType, index, integer, pgTable, text } from 'drizzle-orm/pg-core'

// Times are ms, sizes bytes.

const bytea = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })

/** Event logs that players have sent to support (MOD-5). Kept for thirty days. */
export const eventLogReports = pgTable(
  'event_log_reports',
  {
    /** As it is told to the player: `K7QP-3M2X`. */
    code: text().primaryKey(),
    /** Made by whoever sends it: the same sending again is the same report. */
    sendingId: text().notNull().unique(),
    /** Proven by a token; null where nobody was signed in. */
    playerId: bigint({ mode: 'number' }),
    reason: text({ enum: reportReasons }).notNull(),
    sentAt: bigint({ mode: 'number' }).notNull(),
    build: text().notNull(),
    brand: text().notNull(),
    locale: text().notNull(),
    path: text().notNull(),
    note: text(),
    runs: integer().notNull(),
    records: integer().notNull(),
    /** SHA-256 of the report: another one under the same sending is refused, not taken for this one. */
    digest: text().notNull(),
    /** What was read of the report, gzipped JSON. */
    bytes: bytea().notNull(),
  },
  (table) => [index('event_log_reports_sent').on(table.sentAt), index('event_log_reports_player').on(table.playerId)],
)
