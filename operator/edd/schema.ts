import { bigint, integer, pgTable, text } from 'drizzle-orm/pg-core'

/** The answers to enhanced due diligence, one set for each player; `at` in ms (EDD-2). */
export const eddAnswers = pgTable('edd_answers', {
  playerId: bigint('player_id', { mode: 'number' }).primaryKey(),
  occupation: text().notNull(),
  salaryRangeId: integer('salary_range_id').notNull(),
  sourceOfFunds: text('source_of_funds').notNull(),
  placeOfBirth: text('place_of_birth').notNull(),
  nationality: text().notNull(),
  at: bigint({ mode: 'number' }).notNull(),
})
