import { bigint, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** Who has won what in a turn: the place from 1, the prize in whole EUR. */
export interface Award {
  readonly playerId: number
  readonly rank: number
  readonly euro: number
}

/** Turns of a tournament that are over, with who has won in them: what is found out once stands (LOB-7). */
export const tournamentEnds = pgTable(
  'tournament_ends',
  {
    tournamentId: text().notNull(),
    /** When the turn began, ms. */
    startsAt: bigint({ mode: 'number' }).notNull(),
    awards: jsonb().notNull().$type<readonly Award[]>(),
    /** When the last of its prizes was given, ms; null before. */
    settledAt: bigint({ mode: 'number' }),
  },
  (table) => [primaryKey({ columns: [table.tournamentId, table.startsAt] })],
)

/** The games that count in a turn, as the catalogue was when it was first looked at: what is changed there counts from the next one on. */
export const tournamentGames = pgTable(
  'tournament_games',
  {
    tournamentId: text().notNull(),
    startsAt: bigint({ mode: 'number' }).notNull(),
    gameIds: jsonb().notNull().$type<readonly string[]>(),
  },
  (table) => [primaryKey({ columns: [table.tournamentId, table.startsAt] })],
)
