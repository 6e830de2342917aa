import { desc, eq, sql } from 'drizzle-orm'
import * as v from 'valibot'
import { CallError } from '../handler.ts'
import type { Operator } from '../operator.ts'
import { longestMessage, shownMessage } from './conversations.ts'
import { chatConversations, chatMessages } from './schema.ts'

/** Most conversations that one answer of the inbox holds. */
const inboxPage = 50
/** Most messages of one conversation in the inbox: the newest. */
const inboxMessages = 200

const text = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(longestMessage))
/** An answer of support: in a player's conversation, or in the one named. */
export const supportAnswerSchema = v.union([
  v.strictObject({ playerId: v.pipe(v.number(), v.integer(), v.minValue(1)), text }),
  v.strictObject({ conversationId: v.pipe(v.string(), v.uuid()), text }),
])

/** The first page of support's inbox, or the one behind a conversation: the latest first, each with its newest messages in order. */
export async function supportInbox({ db }: Operator, behind: string | null = null) {
  const place = sql`(${chatConversations.lastAt}, ${chatConversations.id})`
  const rows = await db
    .select()
    .from(chatConversations)
    .where(
      behind === null
        ? undefined
        : sql`${place} < (select last_at, id from ${chatConversations} as behind where behind.id = ${behind})`,
    )
    .orderBy(desc(chatConversations.lastAt), desc(chatConversations.id))
    .limit(inboxPage)
  return Promise.all(
    rows.map(async ({ id, playerId, fields, language, email, lastAt }) => {
      const messages = await db
        .select()
        .from(chatMessages)
        .where(eq(chatMessages.conversationId, id))
        .orderBy(desc(chatMessages.number))
        .limit(inboxMessages)
      return {
        conversationId: id,
        playerId,
        fields,
        language,
        email,
        lastAt: new Date(lastAt).toISOString(),
        messages: messages.toReversed().map(shownMessage),
      }
    }),
  )
}

/** Support answers. Throws CallError 404 where there is no such conversation. */
export async function answerAsSupport(
  operator: Operator,
  answer: v.InferOutput<typeof supportAnswerSchema>,
): Promise<{ number: number }> {
  return operator.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(chatConversations)
      .where(
        'playerId' in answer
          ? eq(chatConversations.playerId, answer.playerId)
          : eq(chatConversations.id, answer.conversationId),
      )
      .for('update')
    if (!row) throw new CallError(404, 'error.not_found', 'There is no such conversation')
    const at = operator.clock.now()
    const [message] = await tx
      .insert(chatMessages)
      .values({
        conversationId: row.id,
        id: crypto.randomUUID(),
        author: 'support',
        text: answer.text,
        sentAt: at,
      })
      .returning({ number: chatMessages.number })
    await tx.update(chatConversations).set({ lastAt: at }).where(eq(chatConversations.id, row.id))
    await operator.bus.publish('chat-news', { holder: row.holder })
    return message!
  })
}
