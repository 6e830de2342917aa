import { sql } from 'drizzle-orm'
import { bigint, boolean, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { PlayerPermissions } from '../operator.ts'

const ms = (name: string) => bigint(name, { mode: 'number' })

/** Players of every market. Times in ms, dates as yyyy-MM-dd. */
export const players = pgTable(
  'players',
  {
    playerId: bigint('player_id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity({ startWith: 1_000_001 }),
    /** Id that partners see instead of the player's own. */
    playerAccessId: uuid('player_access_id').notNull().defaultRandom(),
    email: text().notNull(),
    emailFolded: text('email_folded').notNull().unique(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    phonePrefix: text('phone_prefix'),
    phoneBody: text('phone_body'),
    countryCode: text('country_code').notNull(),
    market: text().notNull(),
    currency: text().notNull(),
    language: text().notNull(),
    dateOfBirth: text('date_of_birth'),
    postalCode: text('postal_code'),
    province: text(),
    address: text(),
    city: text(),
    /** Digits only; a person has one account (REG-8). */
    cpf: text(),
    termsVersion: text('terms_version'),
    termsAcceptedAt: ms('terms_accepted_at'),
    state: text().notNull(),
    kycStatus: text('kyc_status').notNull(),
    permissions: jsonb().$type<PlayerPermissions>().notNull(),
    suspended: boolean().notNull().default(false),
    allowManualClaim: boolean('allow_manual_claim').notNull().default(true),
    eddQuestionnaire: boolean('edd_questionnaire').notNull().default(false),
    isWithdrawalReview: boolean('is_withdrawal_review').notNull().default(false),
    loyaltyLevel: text('loyalty_level').notNull().default('GUEST'),
    limitLevel: text('limit_level').notNull().default('STANDARD'),
    /** Switches the cashier gets as they are: volt, macropay, crypto, personid, affiliateReg. */
    methodSwitches: jsonb('method_switches').$type<Record<string, boolean | string | null>>().notNull().default({}),
    requestedDocuments: jsonb('requested_documents').$type<string[]>().notNull().default([]),
    loginMethod: text('login_method').notNull().default('DEFAULT'),
    firstLogin: boolean('first_login').notNull().default(true),
    breakStartedAt: ms('break_started_at'),
    /** Until when a timeout or self-exclusion lasts; null together with an excluding state means for good. */
    breakUntil: ms('break_until'),
    breakIsCooling: boolean('break_is_cooling').notNull().default(false),
    /** When a sign-in with the right password was last refused for the player's state, and a keyed hash of from where. */
    refusedAt: ms('refused_at'),
    refusedOrigin: text('refused_origin'),
    /** What the player's state is again when a break has run out: a break lifts nothing that stood before it. */
    stateAfterBreak: text('state_after_break'),
    breakInitiator: text('break_initiator', { enum: ['PLAYER', 'OPERATOR'] }),
    phoneVerifiedAt: ms('phone_verified_at'),
    /** When the phone was last proven in the account; null where it is the one that was proven at sign-up, or none was. */
    phoneChangedAt: ms('phone_changed_at'),
    /** When a proof of the phone was taken back, which the player's mailbox had overruled; null while it counts, or never did. */
    phoneWithdrawnAt: ms('phone_withdrawn_at'),
    emailVerifiedAt: ms('email_verified_at'),
    /** When everything that the market asks to be verified was; before it the player cannot sign in. */
    confirmedAt: ms('confirmed_at'),
    registeredAt: ms('registered_at').notNull(),
    /** Channel → communication → wanted; absent is no (RMB-13). */
    marketing: jsonb().$type<Record<string, Record<string, boolean>>>().notNull().default({}),
  },
  (table) => [
    uniqueIndex('players_cpf').on(table.cpf),
    // Whoever opens an account is looked for among all players: by the whole number, and by the day of birth.
    index('players_phone').on(sql`(${table.phonePrefix} || ${table.phoneBody})`),
    index('players_date_of_birth').on(table.dateOfBirth),
  ],
)

/** Sign-ins, for the login history and the latest activity log (AUT-12). */
export const playerLogins = pgTable(
  'player_logins',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    playerId: bigint('player_id', { mode: 'number' }).notNull(),
    at: ms('at').notNull(),
    ipAddress: text('ip_address').notNull(),
    realIpAddress: text('real_ip_address').notNull(),
    realCountryCode: text('real_country_code').notNull(),
    note: text().notNull(),
    /** What the page said of itself after the sign-in (AUT-3); null until then. */
    reportedIpAddress: text('reported_ip_address'),
    reportedCountryCode: text('reported_country_code'),
    blackbox: text(),
  },
  (table) => [index('player_logins_player').on(table.playerId, table.id)],
)

/** Answers to the cookie notification (COO-1), by visitors too. */
export const cookieConsents = pgTable(
  'cookie_consents',
  {
    id: uuid().primaryKey(),
    playerId: bigint('player_id', { mode: 'number' }),
    essentials: boolean().notNull(),
    performanceFunctional: boolean('performance_functional').notNull(),
    marketing: boolean().notNull(),
    version: text().notNull(),
    at: ms('at').notNull(),
  },
  (table) => [index('cookie_consents_player').on(table.playerId)],
)

/** Phone changes that wait for their code; the newest of a player counts (PRO-3). */
export const phoneChanges = pgTable('phone_changes', {
  playerId: bigint('player_id', { mode: 'number' }).primaryKey(),
  id: uuid().notNull(),
  phonePrefix: text('phone_prefix').notNull(),
  phoneBody: text('phone_body').notNull(),
})

/** Keys that let somebody set a new password: traded for a code, or sent as a link (PWD-2). Only hashes. */
export const passwordResetKeys = pgTable('password_reset_keys', {
  id: uuid().primaryKey(),
  keyHash: text('key_hash').notNull().unique(),
  playerId: bigint('player_id', { mode: 'number' }).notNull(),
  kind: text({ enum: ['code', 'link'] }).notNull(),
  expiresAt: ms('expires_at').notNull(),
  usedAt: ms('used_at'),
})
