import { bigint, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { activityPeriods } from '#contract/constants.ts'

// Times are ms.

/** A player's activity timer, and what the reality check knows of them. */
export const playerActivity = pgTable('player_activity', {
  playerId: bigint({ mode: 'number' }).primaryKey(),
  /** Null: the market's own. */
  period: text({ enum: activityPeriods }),
  /** From when on the timer and its summary count. */
  startedAt: bigint({ mode: 'number' }).notNull(),
  /** When the page asked for the minutes that are left last: who was away longer than a sign-in lives begins anew. */
  seenAt: bigint({ mode: 'number' }).notNull(),
  /** From when on the next reality check counts. */
  checkedAt: bigint({ mode: 'number' }).notNull(),
})

/** Reality checks that were due, and what the player did. */
export const realityChecks = pgTable(
  'reality_checks',
  {
    id: text().primaryKey(),
    playerId: bigint({ mode: 'number' }).notNull(),
    action: text({ enum: ['REMINDER', 'ANSWER_QUESTIONNAIRE'] }).notNull(),
    dueAt: bigint({ mode: 'number' }).notNull(),
    /** From when on its sums count. */
    since: bigint({ mode: 'number' }).notNull(),
    /** Null while it is open; without a choice the visit was over before anybody answered. */
    answeredAt: bigint({ mode: 'number' }),
    choice: text({ enum: ['CONTINUE', 'HISTORY', 'EXIT'] }),
    answers: jsonb().$type<readonly { readonly questionId: string; readonly answer: string }[]>(),
    /** Reminders that came before it on the same day. */
    reminders: integer().notNull(),
  },
  (table) => [index('reality_checks_player').on(table.playerId, table.dueAt)],
)
