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

/** What the payer's bank or service says of a payment; what is not here yet stays silent or refuses. */
export type PayerAnswer = 'approved' | 'silent' | { readonly refused: DepositReason }

/** How far its player has come on the payment page. Nothing secret. */
export interface PaymentProgress {
  /** The bank that was chosen. */
  readonly bank?: string
  /** What the payer's bank or service says once they approve. */
  readonly says?: PayerAnswer
  /** What the payer was asked to approve: a yes or a code counts for this sum, and for nothing else. */
  readonly asked?: { readonly id: string; readonly amount: number; readonly currency: string }
  /** What its bank knows the card by once it has paid, and the card's last moment, ms; never its number. */
  readonly card?: { readonly token: string; readonly goodUntil: number }
  /** The player would rather pay with another card than the one used before. */
  readonly isOtherCard?: boolean
}

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
    /** Campaign of the bonus that was chosen with it; null for none. */
    campaignId: text(),
    /** Its player chose to have no bonus, also none that comes by itself; or has said no since to the one that they chose. */
    isWithoutBonus: boolean().notNull().default(false),
    reason: text().$type<DepositReason>(),
    accountLabel: text(),
    isFirst: boolean().notNull(),
    createdAt: bigint({ mode: 'number' }).notNull(),
    changedAt: bigint({ mode: 'number' }).notNull(),
    /** Wrong codes, passwords and vouchers. */
    challengeTries: integer().notNull().default(0),
    progress: jsonb().$type<PaymentProgress>().notNull().default({}),
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

/** Vouchers that something was paid with. */
export const vouchers = pgTable('vouchers', {
  /** Keyed hash of its number, which is money and kept nowhere. */
  id: text().primaryKey(),
  left: bigint({ mode: 'number' }).notNull(),
  currency: text().notNull(),
})

/** What a check tells beside its result; amounts in minor units. */
export interface CheckDetails {
  /** When documents that are preferred stop being only that, ms. */
  readonly verifyBy?: number | undefined
  readonly limitLeft?: number | undefined
  /** From when on what is booked counts for that limit, ms. */
  readonly since?: number | undefined
  readonly limitType?: 'D' | 'W' | 'M' | undefined
  readonly resetOn?: string | undefined
}

/** Results that QA wants a player's next checks to give. */
export const checkOverrides = pgTable('check_overrides', {
  playerId: bigint({ mode: 'number' }).primaryKey(),
  deposit: text(),
  withdrawal: text(),
  /** What a deposit check tells with its result: days left, or a limit. */
  depositDetails: jsonb().$type<CheckDetails>(),
})

/** Where a withdrawal stands: its amount is in `locked` while it is PENDING or under REVIEW. */
export const WITHDRAWAL_STATES = ['PENDING', 'REVIEW', 'SUCCESS', 'FAILED', 'CANCELLED'] as const
export type WithdrawalState = (typeof WITHDRAWAL_STATES)[number]
/** Withdrawals that have come to nothing. */
export const UNDONE: readonly WithdrawalState[] = ['FAILED', 'CANCELLED']

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
  /** What it named as lost, each with its most: the player's yes is to this, and to no more. */
  forfeits: jsonb().$type<Readonly<Record<string, number>>>().notNull(),
  /** How many withdrawals the player had made then: one more since makes the check too old. */
  earlier: integer().notNull(),
})
