import { and, desc, eq, isNull, lt, type SQL } from 'drizzle-orm'
import { mayHaveBonus } from '../bonus/standing.ts'
import { CallError, requirePlayer, type Handlers } from '../handler.ts'
import type { Operator } from '../operator.ts'
import { inboxMessages } from './schema.ts'

/** Most messages that one answer holds. */
const longestList = 50

type Row = typeof inboxMessages.$inferSelect

const messageOf = ({ id, title, text, path, sentAt, readAt }: Row) => ({
  id,
  title,
  text,
  path,
  sentAt: new Date(sentAt).toISOString(),
  read: readAt !== null,
})

const isUuid = (text: string): boolean => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text)

/** Somebody else's message is not there, as one that never was. */
const notThere = (): CallError => new CallError(404, 'error.not_found', 'There is no such message')

/** The player's own messages; to who may have no bonus those of bonuses are not there (SAF-2). */
async function theirs({ players }: Operator, playerId: number): Promise<SQL | undefined> {
  const isTheirs = eq(inboxMessages.playerId, playerId)
  const player = await players.find(playerId)
  return player !== null && mayHaveBonus(player) ? isTheirs : and(isTheirs, eq(inboxMessages.isOffer, false))
}

const requireMessage = async (operator: Operator, playerId: number, id: string): Promise<Row> => {
  if (!isUuid(id)) throw notThere()
  const [row] = await operator.db
    .select()
    .from(inboxMessages)
    .where(and(eq(inboxMessages.id, id), await theirs(operator, playerId)))
  if (row === undefined) throw notThere()
  return row
}

/** Messages to the player: newest first, one by id, and whether they are read (PRO-5). */
export const inboxHandlers = {
  async inbox(request, operator) {
    const { playerId } = requirePlayer(request)
    const { limit, position } = request.query
    const size = Math.min(Math.max(limit, 1), longestList)
    const before = position !== undefined && /^\d{1,15}$/.test(position) ? Number(position) : null
    const isTheirs = await theirs(operator, playerId)
    const rows = await operator.db
      .select()
      .from(inboxMessages)
      .where(before === null ? isTheirs : and(isTheirs, lt(inboxMessages.number, before)))
      .orderBy(desc(inboxMessages.number))
      .limit(size + 1)
    const shown = rows.slice(0, size)
    return {
      messages: shown.map(messageOf),
      unread: await operator.db.$count(inboxMessages, and(isTheirs, isNull(inboxMessages.readAt))),
      position: rows.length > size ? String(shown.at(-1)?.number) : null,
    }
  },

  async inboxMessage(request, operator) {
    return messageOf(await requireMessage(operator, requirePlayer(request).playerId, request.params.messageId))
  },

  async inboxMessageRead(request, operator) {
    const row = await requireMessage(operator, requirePlayer(request).playerId, request.params.messageId)
    const readAt = request.body.read ? (row.readAt ?? operator.clock.now()) : null
    await operator.db.update(inboxMessages).set({ readAt }).where(eq(inboxMessages.number, row.number))
    return messageOf({ ...row, readAt })
  },
} satisfies Handlers
