import { bigint, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'

/** Keys of the user pool: the RS256 signing key and the two symmetric keys (sealed challenges, fake challenges), made at first start. */
export const userPoolKeys = pgTable('user_pool_keys', {
  name: text().primaryKey(),
  /** Private JWK of the signing key, or `{ k }` (base64url) of a symmetric one. */
  jwk: jsonb().$type<Record<string, unknown>>().notNull(),
  createdAt: bigint('created_at', { mode: 'number' }).notNull(),
})

/** Users as the pool knows them: an SRP verifier, never a password (AUT-1). Times in ms. */
export const userPoolUsers = pgTable('user_pool_users', {
  sub: uuid().primaryKey(),
  /** As typed at registration. */
  email: text().notNull(),
  /** Folded, for comparing. */
  emailFolded: text('email_folded').notNull().unique(),
  salt: text().notNull(),
  verifier: text().notNull(),
  /** The player behind the user; null for staff. */
  playerId: bigint('player_id', { mode: 'number' }).unique(),
  /** Claims that never change; the player's own are asked for at each token. */
  claims: jsonb().$type<Record<string, unknown>>().notNull(),
  createdAt: bigint('created_at', { mode: 'number' }).notNull(),
  /** After each new password earlier challenges are void. */
  passwordSetAt: bigint('password_set_at', { mode: 'number' }).notNull(),
})

/** One row a sign-in; its id is the `origin_jti` of every token that came of it. Times in ms. */
export const userPoolSessions = pgTable(
  'user_pool_sessions',
  {
    originJti: uuid('origin_jti').primaryKey(),
    sub: uuid()
      .notNull()
      .references(() => userPoolUsers.sub, { onDelete: 'cascade' }),
    clientId: text('client_id').notNull(),
    /** SHA-256 of the refresh token. */
    refreshHash: text('refresh_hash').notNull().unique(),
    authTime: bigint('auth_time', { mode: 'number' }).notNull(),
    refreshUntil: bigint('refresh_until', { mode: 'number' }).notNull(),
    endedAt: bigint('ended_at', { mode: 'number' }),
  },
  (table) => [index('user_pool_sessions_sub').on(table.sub)],
)

/** Challenges already answered: a second answer to one is refused. */
export const userPoolAnsweredChallenges = pgTable('user_pool_answered_challenges', {
  id: uuid().primaryKey(),
  expiresAt: bigint('expires_at', { mode: 'number' }).notNull(),
})

/** Sign-in attempts by keyed hash of the folded e-mail, counted for unknown addresses too so that a lock tells nothing (AUT-6). */
export const userPoolAttempts = pgTable('user_pool_attempts', {
  subject: text().primaryKey(),
  count: integer().notNull(),
  /** ms; the count begins anew after it. */
  until: bigint({ mode: 'number' }).notNull(),
})

/** Players of the former platform who have not signed in here yet: a salted scrypt hash, gone once they have moved (AUT-5). */
export const userPoolLegacy = pgTable('user_pool_legacy', {
  playerId: bigint('player_id', { mode: 'number' }).primaryKey(),
  email: text().notNull(),
  emailFolded: text('email_folded').notNull().unique(),
  salt: text().notNull(),
  hash: text().notNull(),
})
