import { bigint, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

const ms = (name: string) => bigint(name, { mode: 'number' })

/** Registrations that are not complete yet. Times in ms. */
export const openRegistrations = pgTable(
  'open_registrations',
  {
    playerId: bigint('player_id', { mode: 'number' }).primaryKey(),
    /** SHA-256 of the token that proves later calls. */
    tokenHash: text('token_hash').notNull(),
    /** SHA-256 of the secret in the cookie of the browser that opened it, for a page that a reload made forget its token. */
    originHash: text('origin_hash').notNull(),
    /** When it was opened or last gone on with; 0 once its browser has begun another. */
    openedAt: ms('opened_at').notNull(),
    bonusCode: text('bonus_code'),
  },
  (table) => [
    index('open_registrations_token').on(table.tokenHash),
    index('open_registrations_origin').on(table.originHash),
  ],
)

/** The last one-time code of a player for one purpose and channel; never the code itself. */
export const oneTimeCodes = pgTable(
  'one_time_codes',
  {
    playerId: bigint('player_id', { mode: 'number' }).notNull(),
    purpose: text({ enum: ['registration', 'phone', 'reset'] }).notNull(),
    channel: text({ enum: ['sms', 'email'] }).notNull(),
    /** Keyed hash of code, player, purpose, channel and the address it was sent to: it proves that address only (SAF-8). */
    codeHash: text('code_hash').notNull(),
    /** Keyed hash of that address alone: only a second code to the same one has to be waited for. */
    addressHash: text('address_hash'),
    sentAt: ms('sent_at').notNull(),
    expiresAt: ms('expires_at').notNull(),
    /** Wrong tries of this code. */
    tries: integer().notNull(),
    /** Codes asked for since `countedFrom`. */
    requests: integer().notNull(),
    countedFrom: ms('counted_from').notNull(),
  },
  (table) => [primaryKey({ columns: [table.playerId, table.purpose, table.channel] })],
)

/** Captcha challenges that were answered: each serves once. */
export const spentChallenges = pgTable('spent_challenges', {
  id: text().primaryKey(),
  expiresAt: ms('expires_at').notNull(),
})
