import { bigint, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'

// Times are ms.

/** Who a line of a conversation is from; `auto` is the answer that comes by itself. */
export const chatAuthors = ['player', 'support', 'auto'] as const

/** A conversation with support: a player has one for good, a visitor one for as long as their tab keeps its secret (CHT-1). */
export const chatConversations = pgTable(
  'chat_conversations',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Whose it is: `player:7`, or `visitor:` with the hash of a secret that the visitor's tab alone has. */
    holder: text().notNull().unique(),
    playerId: bigint({ mode: 'number' }),
    /** What the site says of it (conversation fields): for support to read, never a proof. */
    fields: jsonb().$type<Readonly<Record<string, string>>>().notNull().default({}),
    language: text().notNull(),
    /** Where a visitor wants to be answered when nobody is there. */
    email: text(),
    startedAt: bigint({ mode: 'number' }).notNull(),
    lastAt: bigint({ mode: 'number' }).notNull(),
    /** Number of the newest message that was seen. */
    readUpTo: bigint({ mode: 'number' }).notNull().default(0),
  },
  (table) => [index('chat_conversations_last').on(table.lastAt)],
)

/** What was written. Rows of one conversation are written under its row, so that their numbers come in order. */
export const chatMessages = pgTable(
  'chat_messages',
  {
    number: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    conversationId: uuid().notNull(),
    /** Made by whoever wrote it: the same one sent again is one message. */
    id: text().notNull(),
    author: text({ enum: chatAuthors }).notNull(),
    text: text().notNull(),
    sentAt: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [
    uniqueIndex('chat_messages_id').on(table.conversationId, table.id),
    index('chat_messages_conversation').on(table.conversationId, table.number),
    index('chat_messages_sent').on(table.conversationId, table.sentAt),
  ],
)

/** What the tokens of players are signed with. */
export const chatSecrets = pgTable('chat_secrets', {
  id: text().primaryKey(),
  secret: text().notNull(),
})
