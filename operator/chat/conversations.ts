import { createHash } from 'node:crypto'
import { and, desc, eq, gt, inArray, isNull, lt, ne } from 'drizzle-orm'
import { isBusinessTime } from '#contract/businessHours.ts'
import { day, hour } from '#contract/constants.ts'
import { CallError } from '../handler.ts'
import type { Operator } from '../operator.ts'
import { chatConversations, chatMessages } from './schema.ts'
import { chatWords, type ChatLanguage } from './words.ts'

/** Longest message, characters. */
export const longestMessage = 2000
/**
 * Most messages that a person writes within a day (24 h). Only their own count, and no message is ever thrown away to make room: what was
 * written with support may be asked for in a dispute.
 */
export const mostADay = 300
/** Most messages that one answer holds: the newest. */
const shownMessages = 200
/** A conversation that was silent for this long begins anew with the answer that comes by itself, ms. */
const silence = 12 * hour
/** A visitor's conversation that was silent for this long goes, ms: nobody has its secret any more, and an address may stand in it. */
const visitorLife = 30 * day

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
 * before is left as it is. Throws CallError 409 where the person has written all that a day allows.
 */
export async function writeMessage(operator: Operator, holder: Holder, written: Written): Promise<void> {
  const at = operator.clock.now()
  const key = holderKey(holder)
  await operator.transaction(async (tx) => {
    const [row] = await tx
      .insert(chatConversations)
      .values({
        holder: key,
        playerId: holder.kind === 'player' ? holder.playerId : null,
        language: written.language,
        startedAt: at,
        lastAt: 0,
      })
      // Changes nothing: it holds the row, and answers it.
      .onConflictDoUpdate({ target: chatConversations.holder, set: { holder: key } })
      .returning()
    if (!row) throw new Error('The conversation was written above')
    const isIts = eq(chatMessages.conversationId, row.id)
    const [before] = await tx
      .select()
      .from(chatMessages)
      .where(and(isIts, eq(chatMessages.id, written.id)))
    if (before) return
    const isOfToday = and(isIts, eq(chatMessages.author, 'player'), gt(chatMessages.sentAt, at - day))
    if ((await tx.$count(chatMessages, isOfToday)) >= mostADay)
      throw new CallError(409, 'error.validation', 'As much was written as a day allows')
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

/** Conversations that one statement deletes. */
const goneAtOnce = 500

/** Deletes visitors' conversations that nobody has written in for 30 days; a player's stays. For the operator's timer. */
export async function forgetSilentVisitors(operator: Operator): Promise<number> {
  const isSilent = and(
    isNull(chatConversations.playerId),
    lt(chatConversations.lastAt, operator.clock.now() - visitorLife),
  )
  let gone = 0
  for (let last = goneAtOnce; last === goneAtOnce; gone += last)
    last = await operator.transaction(async (tx) => {
      // Whoever writes in one right now keeps it; another process may be deleting too.
      const rows = await tx
        .select({ id: chatConversations.id })
        .from(chatConversations)
        .where(isSilent)
        .limit(goneAtOnce)
        .for('update', { skipLocked: true })
      const ids = rows.map(({ id }) => id)
      if (ids.length > 0) {
        await tx.delete(chatMessages).where(inArray(chatMessages.conversationId, ids))
        await tx.delete(chatConversations).where(inArray(chatConversations.id, ids))
      }
      return ids.length
    })
  return gone
}
