import { bigint, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { PlayerClaims } from '../operator.ts'

const ms = (name: string) => bigint(name, { mode: 'number' })

/**
 * Where a pay-and-play payment stands. The amount is held from `approved` on; only `captured` has moved money (SAF-5). `released` has
 * signed its player in and given the amount back.
 */
export const PAYMENT_STATES = [
  'created',
  'identified',
  'approved',
  'verified',
  'captured',
  'released',
  'refused',
  'abandoned',
  'expired',
] as const
export type PaymentState = (typeof PAYMENT_STATES)[number]

/** Payments that sign somebody up or in. Times in ms, amounts in minor units; of a bank account the last four digits only. */
export const payAndPlayPayments = pgTable('pay_and_play_payments', {
  /** The session id that comes back with the code. */
  id: text().primaryKey(),
  /** Opens the provider's page; known to the payer alone. */
  pageId: text('page_id').notNull().unique(),
  state: text({ enum: PAYMENT_STATES }).notNull(),
  amount: bigint({ mode: 'number' }).notNull(),
  currency: text().notNull(),
  countryCode: text('country_code').notNull(),
  market: text().notNull(),
  redirectUri: text('redirect_uri').notNull(),
  reason: text(),
  /** Keyed hash of the bank's customer: the same person comes as the same. */
  person: text(),
  firstName: text('first_name'),
  lastName: text('last_name'),
  accountLabel: text('account_label'),
  /** SHA-256 of the one-time code; never the code itself. */
  codeHash: text('code_hash'),
  approvedAt: ms('approved_at'),
  playerId: bigint('player_id', { mode: 'number' }),
  /** Keyed hash of the secret of the browser that began it: nobody else goes on with it. */
  originHash: text('origin_hash'),
  /** Idempotency key of the call that captured or released: the same call repeated is answered again, another one is not. */
  loginKey: text('capture_key'),
  loggedInAt: ms('captured_at'),
  /** When this payment's form made its player; null for who was a player before. */
  madeAt: ms('made_at'),
  /** Sign-ins that it was answered with, more than one where answers were lost. */
  signIns: jsonb('sign_ins').$type<readonly Pick<PlayerClaims, 'sessionId' | 'sub'>[]>().notNull().default([]),
  createdAt: ms('created_at').notNull(),
  changedAt: ms('changed_at').notNull(),
})

/** Which player a bank's customer is. */
export const payAndPlayPeople = pgTable('pay_and_play_people', {
  person: text().primaryKey(),
  playerId: bigint('player_id', { mode: 'number' }).notNull().unique(),
  /** When somebody else's proof of the mailbox has cut the customer off from the player; null while they are one. */
  cutAt: ms('cut_at'),
})
