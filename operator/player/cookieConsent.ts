import { randomUUID } from 'node:crypto'
import { desc, eq, isNull, or, sql } from 'drizzle-orm'
import { CallError, requirePlayer, type Handlers } from '../handler.ts'
import type { Operator } from '../operator.ts'
import { cookieConsents, players } from './schema.ts'

type Consent = typeof cookieConsents.$inferSelect
type Answer = Pick<Consent, 'performanceFunctional' | 'marketing' | 'at'>

const consentOf = (row: Consent, now: number) => ({
  cookiesConsentId: row.id,
  options: { essentials: true, performanceFunctional: row.performanceFunctional, marketing: row.marketing } as const,
  version: row.version,
  ageMs: Math.max(0, now - row.at),
})

const allowed = ({ performanceFunctional, marketing }: Answer): number =>
  Number(performanceFunctional) + Number(marketing)
const allowedInRow = sql`${cookieConsents.performanceFunctional}::int + ${cookieConsents.marketing}::int`

/** The newer answer counts; of two of the same time the stricter (COO-2). */
const isBefore = (one: Answer, other: Answer): boolean =>
  one.at < other.at || (one.at === other.at && allowed(one) > allowed(other))

/** The answer of a player that counts; null for none. */
const newestOf = async ({ db }: Operator, playerId: number): Promise<Consent | null> => {
  const [row] = await db
    .select()
    .from(cookieConsents)
    .where(eq(cookieConsents.playerId, playerId))
    .orderBy(desc(cookieConsents.at), allowedInRow)
    .limit(1)
  return row ?? null
}

const isUuid = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text)

/** The answer to the cookie question, of visitors and players (COO-1, COO-2). */
export const cookieConsentHandlers = {
  async cookieSettings(request, operator) {
    const row = await newestOf(operator, requirePlayer(request).playerId)
    if (row === null) throw new CallError(404, 'error.consent.not_found', 'No cookie settings are stored')
    return consentOf(row, operator.clock.now())
  },

  async cookieConsentSave({ body, player }, operator) {
    const { options, version, cookiesConsentId: given, ageMs = 0 } = body
    const id = given != null && isUuid(given) ? given : null
    const playerId = player?.playerId ?? null
    const now = operator.clock.now()
    const at = Math.max(0, Math.round(now - ageMs))
    const values = { ...options, version, at, ...(playerId === null ? {} : { playerId }) }
    // An answer is only ever changed by the player it belongs to; anybody else's id gets an answer of its own.
    const isMine =
      playerId === null
        ? isNull(cookieConsents.playerId)
        : or(isNull(cookieConsents.playerId), eq(cookieConsents.playerId, playerId))
    const stored = await operator.transaction(async (tx) => {
      if (playerId !== null) {
        // Answers of one player from two browsers at once: one after the other.
        await tx
          .select({ playerId: players.playerId })
          .from(players)
          .where(eq(players.playerId, playerId))
          .for('update')
        const newest = await newestOf(operator, playerId)
        if (newest?.version === version && isBefore(values, newest)) return newest
      }
      const [row] = await tx
        .insert(cookieConsents)
        .values({ id: id ?? randomUUID(), ...values })
        .onConflictDoUpdate({
          target: cookieConsents.id,
          set: values,
          ...(isMine === undefined ? {} : { setWhere: isMine }),
        })
        .returning()
      if (row !== undefined) return row
      const [own] = await tx
        .insert(cookieConsents)
        .values({ id: randomUUID(), ...values })
        .returning()
      return own
    })
    if (stored === undefined) throw new Error('The cookie settings were not stored')
    return consentOf(stored, now)
  },
} satisfies Handlers
