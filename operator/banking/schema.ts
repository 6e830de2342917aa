import type { DepositReason } from '#contract/deposit.ts'
import type { PlayerWallet } from '../ledger.ts'
import { bigint, boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'

// Times are ms, amounts integer minor units.

/** Where a deposit stands. Only `captured` has moved money. */
export const DEPOSIT_STATES = [
  'created',
  'awaiting',
  'challenge',
  'pending',
  'captured',
  'refused',
  'abandoned',
  'expired',
] as const
export type DepositState = (typeof DEPOSIT_STATES)[number]

/** One deposit from its request to its end. No card data, but for the last four digits. */
export const deposits = pgTable(
  'deposits',
  {
    id: text().primaryKey(),
    playerId: bigint({ mode: 'number' }).notNull(),
    /** Opens the payment page; known to the player alone. */
    pageId: text().notNull().unique(),
    state: text({ enum: DEPOSIT_STATES }).notNull(),
    amount: bigint({ mode: 'number' }).notNull(),
    currency: text().notNull(),
    method: text().notNull(),
    returnUrl: text().notNull(),
    /** Its player chose to send documents that are preferred later (DEP-3). */
    isLater: boolean().notNull().default(false),
    reason: text().$type<DepositReason>(),
    accountLabel: text(),
    isFirst: boolean().notNull(),
    createdAt: bigint({ mode: 'number' }).notNull(),
    changedAt: bigint({ mode: 'number' }).notNull(),
    /** Wrong answers to the bank's question. */
    challengeTries: integer().notNull().default(0),
  },
  (table) => [index('deposits_player').on(table.playerId, table.createdAt)],
)

/** Checks that said SUCCESS; a deposit request names one (SAF-5). */
export const depositChecks = pgTable('deposit_checks', {
  id: text().primaryKey(),
  playerId: bigint({ mode: 'number' }).notNull(),
  at: bigint({ mode: 'number' }).notNull(),
  /** The player chose to send documents that are preferred later (DEP-3). */
  isLater: boolean().notNull().default(false),
})

/** Results that QA wants a player's next checks to give. */
export const checkOverrides = pgTable('check_overrides', {
  playerId: bigint({ mode: 'number' }).primaryKey(),
  deposit: text(),
  withdrawal: text(),
})

/** Where a withdrawal stands: its amount is in `locked` while it is PENDING or under REVIEW. */
export const WITHDRAWAL_STATES = ['PENDING', 'REVIEW', 'SUCCESS', 'FAILED', 'CANCELLED'] as const
export type WithdrawalState = (typeof WITHDRAWAL_STATES)[number]

/** One withdrawal from its request to its end. */
export const withdrawals = pgTable(
  'withdrawals',
  {
    id: text().primaryKey(),
    playerId: bigint({ mode: 'number' }).notNull(),
    /** Key of the request that made it: a lost answer is looked up by it. */
    idempotencyKey: text().notNull(),
    state: text({ enum: WITHDRAWAL_STATES }).notNull(),
    amount: bigint({ mode: 'number' }).notNull(),
    currency: text().notNull(),
    method: text().notNull(),
    createdAt: bigint({ mode: 'number' }).notNull(),
    changedAt: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [
    index('withdrawals_player').on(table.playerId, table.createdAt),
    index('withdrawals_state').on(table.state, table.createdAt),
    uniqueIndex('withdrawals_key').on(table.playerId, table.idempotencyKey),
  ],
)

/** Bonus money that a withdrawal takes away, by wallet, minor units. */
export type Forfeits = Readonly<Partial<Record<PlayerWallet, number>>>

/** Checks that allowed a withdrawal; a request names one (SAF-5). */
export const withdrawalChecks = pgTable('withdrawal_checks', {
  id: text().primaryKey(),
  playerId: bigint({ mode: 'number' }).notNull(),
  at: bigint({ mode: 'number' }).notNull(),
  /** What it named as lost: the player's yes is to this, and to no more. */
  forfeits: jsonb().$type<Forfeits>().notNull(),
  /** How many withdrawals the player had made then: one more since makes the check too old. */
  earlier: integer().notNull(),
})
