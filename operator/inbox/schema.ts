import { bigint, boolean, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'

/** Messages to players, as they read them (PRO-5). Times in ms; `path` stands below the locale. */
export const inboxMessages = pgTable(
  'inbox_messages',
  {
    /** The order in which they were sent. */
    number: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    id: uuid().notNull().unique().defaultRandom(),
    playerId: bigint('player_id', { mode: 'number' }).notNull(),
    title: text().notNull(),
    text: text().notNull(),
    path: text(),
    sentAt: bigint('sent_at', { mode: 'number' }).notNull(),
    readAt: bigint('read_at', { mode: 'number' }),
    /** It speaks of a bonus: it is not there for who may have none (SAF-2). */
    isOffer: boolean('is_offer').notNull().default(false),
  },
  (table) => [index('inbox_messages_player').on(table.playerId, table.number)],
)
