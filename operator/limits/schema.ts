import { bigint, boolean, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { limitKinds, limitPeriods } from '#contract/limits.ts'

// Times are ms, amounts integer minor units.

/** Limits that players have set, or the house for them; a limit that was never set has no row. */
export const playerLimits = pgTable(
  'player_limits',
  {
    playerId: bigint({ mode: 'number' }).notNull(),
    kind: text({ enum: limitKinds }).notNull(),
    period: text({ enum: limitPeriods }).notNull(),
    /** Null where none holds now. */
    value: bigint({ mode: 'number' }),
    /** What waits; null with `pendingFrom` is a removal. */
    pendingValue: bigint({ mode: 'number' }),
    /** From when on the player may confirm what waits; null where nothing does. */
    pendingFrom: bigint({ mode: 'number' }),
    /** The house has set it: the player may lower it, and nothing else. */
    locked: boolean().notNull().default(false),
    updatedAt: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.playerId, table.kind, table.period] })],
)
