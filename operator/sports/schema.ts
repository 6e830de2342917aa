import { sql } from 'drizzle-orm'
import { bigint, boolean, index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { sportsProducts } from '#contract/sportsbook.ts'
import type { StoredLeg } from './bets.ts'

// Times are ms, amounts integer minor units, odds whole thousandths (1.950 is 1950).

/** What all chance of sports follows from: nobody who only knows the code can foretell a result. One row for ever. */
export const sportsSecrets = pgTable('sports_secrets', {
  id: text().primaryKey(),
  secret: text().notNull(),
})

/** The latest moment that anybody has been shown sports of: what is bet on must not be older (SAF-4). One row. */
export const sportsTold = pgTable('sports_told', {
  id: text().primaryKey(),
  until: bigint({ mode: 'number' }).notNull(),
})

/** A session of a player at the sportsbook host, known by its cross-site cookie (SPB-1). Only its hash. */
export const sportsSessions = pgTable(
  'sports_sessions',
  {
    cookieHash: text().primaryKey(),
    playerId: bigint({ mode: 'number' }).notNull(),
    /** The sign-in it belongs to, and ends with. */
    signInId: text().notNull(),
    createdAt: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [index('sports_sessions_player').on(table.playerId)],
)

/** One opening of the frame: a link opens it for a short while, the key that it is used with is another secret. Only hashes of both. */
export const sportsContexts = pgTable(
  'sports_contexts',
  {
    id: text().primaryKey(),
    linkHash: text().notNull().unique(),
    linkExpiresAt: bigint({ mode: 'number' }).notNull(),
    keyHash: text().unique(),
    product: text({ enum: sportsProducts }).notNull(),
    /** Null for a visitor; with it the sign-in that the context ends with. */
    playerId: bigint({ mode: 'number' }),
    signInId: text(),
    brand: text().notNull(),
    language: text().notNull(),
    currency: text().notNull(),
    correlationId: text().notNull(),
    createdAt: bigint({ mode: 'number' }).notNull(),
    lastSeenAt: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [index('sports_contexts_age').on(table.lastSeenAt)],
)

/** A bet, with what it was made of as it stood then; results are written into its legs as it is settled. */
export const sportsBets = pgTable(
  'sports_bets',
  {
    playerId: bigint({ mode: 'number' }).notNull(),
    /** Made by the page when the player confirms: the same bet however often it is sent. */
    id: text().notNull(),
    product: text({ enum: sportsProducts }).notNull(),
    currency: text().notNull(),
    stake: bigint({ mode: 'number' }).notNull(),
    legs: jsonb().notNull().$type<readonly StoredLeg[]>(),
    placedAt: bigint({ mode: 'number' }).notNull(),
    /** When the last of its events is decided. Never told: it would say how long a match is. */
    dueAt: bigint({ mode: 'number' }).notNull(),
    state: text({ enum: ['open', 'won', 'lost', 'void'] }).notNull(),
    payout: bigint({ mode: 'number' }).notNull(),
    settledAt: bigint({ mode: 'number' }),
    balance: bigint({ mode: 'number' }).notNull(),
    /** The bonus that the stake was made under; null for none. */
    assignmentId: text(),
    /** How much of the stake was bonus money. */
    bonusStake: bigint({ mode: 'number' }).notNull().default(0),
    /** A free bet: the house paid the stake. */
    isFree: boolean().notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.playerId, table.id] }),
    index('sports_bets_due')
      .on(table.dueAt)
      .where(sql`state = 'open'`),
    index('sports_bets_player').on(table.playerId, table.placedAt),
  ],
)
