import { createHash } from 'node:crypto'
import { and, asc, desc, eq, gt, ne } from 'drizzle-orm'
import { isBusinessTime } from '#contract/businessHours.ts'
import { CallError } from '../handler.ts'
import type { Operator } from '../operator.ts'
import { chatConversations, chatMessages } from './schema.ts'
import { chatWords, type ChatLanguage } from './words.ts'

/** Longest message, characters. */
export const longestMessage = 2000
/** Most messages that one conversation holds; none of them is ever thrown away to make room. */
export const mostMessages = 1000
/** Most messages that one answer holds: the newest. */
const shownMessages = 200
/** A conversation that was silent for this long begins anew with the answer that comes by itself, ms. */
const silence = 12 * 60 * 60_000

/** Whose conversation it is. */
export type Holder =
  | { readonly kind: 'player'; readonly playerId: number }
  | { readonly kind: 'visitor'; readonly hash: string }

/** The conversation's `holder` column. */
export const holderKey = (holder: Holder): string =>
  holder.kind === 'player' ? `player:${holder.playerId}` : `visitor:${holder.hash}`

/** The holder of a visitor's secret, of which only the hash is kept. */
export const visitorOf = (secret: string): Holder => ({
  kind: 'visitor',
  hash: createHash('sha256').update(secret).digest('base64url'),
})

type ConversationRow = typeof chatConversations.$inferSelect
type MessageRow = typeof chatMessages.$inferSelect

/** A message as pages and QA see it; `sentAt` is ISO. */
export const shownMessage = ({ number, id, author, text, sentAt }: MessageRow) => ({
  number,
  id,
  author,
  text,
  sentAt: new Date(sentAt).toISOString(),
})

/** Whether a person is there to answer (APP-15); else a message can be left. */
export const isSomebodyThere = ({ settings, clock }: Operator): boolean =>
  isBusinessTime(settings.site.businessHours, clock.now())

const conversationOf = async ({ db }: Operator, holder: Holder): Promise<ConversationRow | null> => {
  const [row] = await db
    .select()
    .from(chatConversations)
    .where(eq(chatConversations.holder, holderKey(holder)))
  return row ?? null
}

/** What stands in a holder's own conversation, from behind a number on, and how many of it are unread. Empty where there is none. */
export async function readConversation(operator: Operator, holder: Holder, after = 0) {
  const conversation = await conversationOf(operator, holder)
  if (!conversation) return { messages: [], unread: 0, hasEmail: false }
  const isIts = eq(chatMessages.conversationId, conversation.id)
  const rows = await operator.db
    .select()
    .from(chatMessages)
    .where(and(isIts, gt(chatMessages.number, after)))
    .orderBy(desc(chatMessages.number))
    .limit(shownMessages)
  const isUnread = and(isIts, ne(chatMessages.author, 'player'), gt(chatMessages.number, conversation.readUpTo))
  return {
    messages: rows.toReversed().map(shownMessage),
    unread: await operator.db.$count(chatMessages, isUnread),
    hasEmail: conversation.email !== null,
  }
}

/** Marks what was seen; a number of an older page takes nothing back. */
export async function markRead(operator: Operator, holder: Holder, upTo: number): Promise<void> {
  await operator.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(chatConversations)
      .where(eq(chatConversations.holder, holderKey(holder)))
      .for('update')
    if (!row || row.readUpTo >= upTo) return
    await tx.update(chatConversations).set({ readUpTo: upTo }).where(eq(chatConversations.id, row.id))
    // Other tabs of the same person count anew.
    await operator.bus.publish('chat-news', { holder: row.holder })
  })
}

interface Written {
  /** Made by the page: sent again it is the same message. */
  readonly id: string
  readonly text: string
  readonly language: ChatLanguage
  readonly email?: string | undefined
  readonly fields?: Readonly<Record<string, string>> | undefined
}

/**
 * Writes a message of the conversation's own person, and the answer that comes by itself where it begins. One that was written
 * before is left as it is. Throws CallError 409 where the conversation is full.
 */
export async function writeMessage(operator: Operator, holder: Holder, written: Written): Promise<void> {
  const at = operator.clock.now()
  const key = holderKey(holder)
  await operator.transaction(async (tx) => {
    await tx
      .insert(chatConversations)
      .values({
        holder: key,
        playerId: holder.kind === 'player' ? holder.playerId : null,
        language: written.language,
        startedAt: at,
        lastAt: 0,
      })
      .onConflictDoNothing()
    const [row] = await tx.select().from(chatConversations).where(eq(chatConversations.holder, key)).for('update')
    if (!row) throw new Error('The conversation was written above')
    const isIts = eq(chatMessages.conversationId, row.id)
    const [before] = await tx
      .select()
      .from(chatMessages)
      .where(and(isIts, eq(chatMessages.id, written.id)))
    if (before) return
    if ((await operator.db.$count(chatMessages, isIts)) >= mostMessages)
      throw new CallError(409, 'error.validation', 'This conversation is full')
    const message = { conversationId: row.id, sentAt: at }
    await tx.insert(chatMessages).values({ ...message, id: written.id, author: 'player', text: written.text })
    if (at - row.lastAt >= silence) {
      const words = chatWords[written.language]
      const text = isSomebodyThere(operator) ? words.answerSoon : words.answerLater
      await tx.insert(chatMessages).values({ ...message, id: `auto-${written.id}`, author: 'auto', text })
    }
    await tx
      .update(chatConversations)
      .set({
        lastAt: at,
        language: written.language,
        ...(written.email ? { email: written.email } : {}),
        ...(written.fields ? { fields: written.fields } : {}),
      })
      .where(eq(chatConversations.id, row.id))
    await operator.bus.publish('chat-news', { holder: key })
  })
}

/** Support's inbox: conversations with their messages, the latest first. */
export async function supportInbox({ db }: Operator) {
  const rows = await db.select().from(chatConversations).orderBy(desc(chatConversations.lastAt)).limit(50)
  return Promise.all(
    rows.map(async ({ id, playerId, fields, language, email }) => {
      const messages = await db
        .select()
        .from(chatMessages)
        .where(eq(chatMessages.conversationId, id))
        .orderBy(asc(chatMessages.number))
        .limit(mostMessages * 2)
      return { conversationId: id, playerId, fields, language, email, messages: messages.map(shownMessage) }
    }),
  )
}

/** Support answers, in a player's conversation or in the one named. Throws CallError 404 where there is none. */
export async function answerAsSupport(
  operator: Operator,
  { playerId, conversationId, text }: { playerId?: number; conversationId?: string; text: string },
): Promise<{ number: number }> {
  return operator.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(chatConversations)
      .where(
        conversationId === undefined
          ? eq(chatConversations.playerId, playerId ?? 0)
          : eq(chatConversations.id, conversationId),
      )
      .for('update')
    if (!row) throw new CallError(404, 'error.not_found', 'There is no such conversation')
    const at = operator.clock.now()
    const [message] = await tx
      .insert(chatMessages)
      .values({ conversationId: row.id, id: crypto.randomUUID(), author: 'support', text, sentAt: at })
      .returning({ number: chatMessages.number })
    await tx.update(chatConversations).set({ lastAt: at }).where(eq(chatConversations.id, row.id))
    await operator.bus.publish('chat-news', { holder: row.holder })
    return message!
  })
}
