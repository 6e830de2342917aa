import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

// Times are ms, amounts integer minor units.

/** One opening of a game. A launch token opens it; the key that plays it is another secret. Only hashes of both. */
export const gameSessions = pgTable(
  'game_sessions',
  {
    id: text().primaryKey(),
    /** Null in a visitor's demo. */
    playerId: bigint({ mode: 'number' }),
    gameId: text().notNull(),
    mode: text({ enum: ['demo', 'real'] }).notNull(),
    currency: text().notNull(),
    language: text().notNull(),
    tokenHash: text().notNull().unique(),
    tokenExpiresAt: bigint({ mode: 'number' }).notNull(),
    keyHash: text().unique(),
    /** Play money of a demo; null for real money, which is in the ledger. */
    demoBalance: bigint({ mode: 'number' }),
    createdAt: bigint({ mode: 'number' }).notNull(),
    lastSeenAt: bigint({ mode: 'number' }).notNull(),
    /** Why it may not be played any more; null while it may. */
    endedBecause: text({ enum: ['replaced', 'blocked', 'expired'] }),
  },
  (table) => [
    index('game_sessions_player').on(table.playerId, table.mode),
    // How many play at a live table now.
    index('game_sessions_table').on(table.gameId, table.lastSeenAt),
  ],
)

/** `owner` of the rounds that a player plays for money. */
export const ownerOfPlayer = (playerId: number): string => `player:${playerId}`

/** One round, decided the moment it is asked for; `seen` when the player's page has shown it to the end. */
export const gameRounds = pgTable(
  'game_rounds',
  {
    /** The player of a real round, the session of a demo: what its id is unique within. */
    owner: text().notNull(),
    /** Made by the page when the player asks to play. */
    id: text().notNull(),
    sessionId: text().notNull(),
    playerId: bigint({ mode: 'number' }),
    gameId: text().notNull(),
    gameProvider: text().notNull(),
    mode: text({ enum: ['demo', 'real'] }).notNull(),
    currency: text().notNull(),
    stake: bigint({ mode: 'number' }).notNull(),
    win: bigint({ mode: 'number' }).notNull(),
    stakes: jsonb().notNull().$type<Record<string, number>>(),
    shown: jsonb().notNull().$type<Record<string, unknown>>(),
    /** Balance after the round, minor units. */
    balance: bigint({ mode: 'number' }).notNull(),
    at: bigint({ mode: 'number' }).notNull(),
    seen: boolean().notNull().default(false),
    /** The bonus that the stake was made under; null for none. */
    assignmentId: text(),
    /** How much of the stake was bonus money. */
    bonusStake: bigint({ mode: 'number' }).notNull().default(0),
    /** The house paid the stake. */
    isFreeSpin: boolean().notNull().default(false),
    /** Bonus money that could be staked in this game after the round, and the free spins left there. */
    bonusBalance: bigint({ mode: 'number' }).notNull().default(0),
    spinsLeft: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.owner, table.id] }),
    index('game_rounds_session').on(table.sessionId, table.at),
    index('game_rounds_player').on(table.playerId, table.at),
    index('game_rounds_wins').on(table.mode, table.at),
    // The few that are still to be shown: asked for before each round.
    index('game_rounds_unseen')
      .on(table.playerId, table.gameId)
      .where(sql`not seen`),
  ],
)

/** Rounds of live tables that everybody there plays: what was drawn, once the stakes were closed. */
export const liveRounds = pgTable(
  'live_rounds',
  {
    gameId: text().notNull(),
    /** Number of the round, the same for all tables. */
    n: bigint({ mode: 'number' }).notNull(),
    /** From which all that was drawn follows. */
    seed: text().notNull(),
    /** Kind of the engine that it was drawn for: what was seen stands, whatever the content says of the table later. Null in older rows. */
    kind: text(),
  },
  (table) => [primaryKey({ columns: [table.gameId, table.n] })],
)

/** Tickets, tokens and session ids that a provider's own call gives out before the launch (GAM-2). Only hashes. */
export const launchTickets = pgTable('launch_tickets', {
  tokenHash: text().primaryKey(),
  playerId: bigint({ mode: 'number' }).notNull(),
  provider: text().notNull(),
  /** Null where the provider's call names no game. */
  gameId: text(),
  expiresAt: bigint({ mode: 'number' }).notNull(),
  usedAt: bigint({ mode: 'number' }),
})

/** Games that players keep (LOB-4). */
export const keptGames = pgTable(
  'kept_games',
  {
    playerId: bigint({ mode: 'number' }).notNull(),
    category: text().notNull(),
    gameId: text().notNull(),
    at: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.playerId, table.category, table.gameId] })],
)
