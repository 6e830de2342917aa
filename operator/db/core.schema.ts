import { bigint, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'

// Times are ms, amounts integer minor units.

/** Facts of the whole operator: clock offset, world, demo players. */
export const operatorState = pgTable('operator_state', {
  key: text().primaryKey(),
  value: jsonb().notNull(),
})

/** Messages that leave the house: the embedded operator keeps them here, where QA reads them. */
export const outboxMessages = pgTable(
  'outbox_messages',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: bigint({ mode: 'number' }).notNull(),
    channel: text({ enum: ['sms', 'email'] }).notNull(),
    address: text().notNull(),
    code: text(),
    link: text(),
    text: text().notNull(),
  },
  (table) => [index('outbox_messages_address').on(table.address, table.id)],
)

/** First answers of idempotent calls, repeated to whoever asks again with the same key. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    playerId: bigint({ mode: 'number' }).notNull(),
    key: text().notNull(),
    call: text().notNull(),
    /** SHA-256 of what was asked: the same key with another question is refused. */
    digest: text().notNull(),
    at: bigint({ mode: 'number' }).notNull(),
    status: integer(),
    answer: jsonb(),
  },
  (table) => [primaryKey({ columns: [table.playerId, table.key] })],
)

/** One balance each; a player's accounts carry the player's id, the house's 0. */
export const ledgerAccounts = pgTable(
  'ledger_accounts',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    playerId: bigint({ mode: 'number' }).notNull(),
    kind: text().notNull(),
    currency: text().notNull(),
    balance: bigint({ mode: 'number' }).notNull().default(0),
  },
  (table) => [uniqueIndex('ledger_accounts_owner').on(table.playerId, table.kind, table.currency)],
)

/** One row for each player with money: locked by every movement, so that a player's movements queue up. */
export const wallets = pgTable('wallets', {
  playerId: bigint({ mode: 'number' }).primaryKey(),
  currency: text().notNull(),
  /** Grows by one with every movement. */
  version: bigint({ mode: 'number' }).notNull().default(0),
})

/** One happening that moved money; its postings sum to zero. */
export const ledgerMovements = pgTable(
  'ledger_movements',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: bigint({ mode: 'number' }).notNull(),
    playerId: bigint({ mode: 'number' }).notNull(),
    kind: text().notNull(),
    category: text().notNull(),
    status: text().notNull(),
    /** What it was about outside the ledger: a deposit id, a game round. */
    referenceId: text().notNull(),
    idempotencyKey: text().notNull(),
    details: jsonb(),
    /** What it brought or cost: its postings to the player's wallets of own money, where it is a bonus's own to all; so that a period is summed without them. */
    own: bigint({ mode: 'number' }).notNull().default(0),
  },
  (table) => [
    uniqueIndex('ledger_movements_key').on(table.idempotencyKey),
    index('ledger_movements_player').on(table.playerId, table.id),
    // The history by each of its filters, newest first; what an index does not begin with is still read in it, not in the rows.
    index('ledger_movements_time').on(
      table.playerId,
      table.at,
      table.id,
      table.category,
      table.status,
      table.kind,
      table.own,
    ),
    index('ledger_movements_category').on(table.playerId, table.category, table.at, table.id, table.status),
    index('ledger_movements_status').on(table.playerId, table.status, table.at, table.id, table.category),
  ],
)

/** One side of a movement. */
export const ledgerPostings = pgTable(
  'ledger_postings',
  {
    movementId: bigint({ mode: 'number' })
      .notNull()
      .references(() => ledgerMovements.id),
    accountId: bigint({ mode: 'number' })
      .notNull()
      .references(() => ledgerAccounts.id),
    amount: bigint({ mode: 'number' }).notNull(),
    /** Null on the house's side. */
    balanceAfter: bigint({ mode: 'number' }),
  },
  (table) => [
    primaryKey({ columns: [table.movementId, table.accountId] }),
    index('ledger_postings_account').on(table.accountId, table.movementId),
  ],
)
