import { randomUUID } from 'node:crypto'
import { and, eq, isNull, lt, ne } from 'drizzle-orm'
import type { Db } from '../db/open.ts'
import { userPoolAnsweredChallenges, userPoolSessions } from './schema.ts'
import { newRefreshToken, refreshLifeMs, refreshTokenHash, type TokenSession } from './tokens.ts'

/** A session that lives, and the refresh token that only its owner gets to see. Times in ms. */
export const openSession = async (db: Db, sub: string, clientId: string, now: number) => {
  const originJti = randomUUID()
  const refreshToken = newRefreshToken()
  await db.insert(userPoolSessions).values({
    originJti,
    sub,
    clientId,
    refreshHash: refreshTokenHash(refreshToken),
    authTime: now,
    refreshUntil: now + refreshLifeMs,
  })
  const session: TokenSession = { sub, clientId, originJti, authTime: Math.floor(now / 1000) }
  return { session, refreshToken }
}

/** The living session of a refresh token; null when it is unknown, ended, too old or another client's. */
export const sessionOfRefreshToken = async (
  db: Db,
  refreshToken: string,
  clientId: string,
  now: number,
): Promise<TokenSession | null> => {
  const [row] = await db
    .select()
    .from(userPoolSessions)
    .where(eq(userPoolSessions.refreshHash, refreshTokenHash(refreshToken)))
  if (row === undefined || row.endedAt !== null || row.refreshUntil <= now || row.clientId !== clientId) return null
  return { sub: row.sub, clientId, originJti: row.originJti, authTime: Math.floor(row.authTime / 1000) }
}

/** Whether a session was begun here and has not ended. */
export const sessionLives = async (db: Db, originJti: string, sub: string): Promise<boolean> => {
  const [row] = await db
    .select({ endedAt: userPoolSessions.endedAt })
    .from(userPoolSessions)
    .where(and(eq(userPoolSessions.originJti, originJti), eq(userPoolSessions.sub, sub)))
  return row !== undefined && row.endedAt === null
}

/** Which sessions to end. */
export type SessionChoice =
  | { sub: string; except?: string | undefined }
  | { originJti: string }
  | { refreshToken: string; clientId: string }

/** Ends sessions for good, and answers the ids of those that lived until now. */
export const endSessionRows = async (db: Db, choice: SessionChoice, now: number): Promise<string[]> => {
  const chosen =
    'sub' in choice
      ? and(
          eq(userPoolSessions.sub, choice.sub),
          choice.except === undefined ? undefined : ne(userPoolSessions.originJti, choice.except),
        )
      : 'originJti' in choice
        ? eq(userPoolSessions.originJti, choice.originJti)
        : and(
            eq(userPoolSessions.refreshHash, refreshTokenHash(choice.refreshToken)),
            eq(userPoolSessions.clientId, choice.clientId),
          )
  const ended = await db
    .update(userPoolSessions)
    .set({ endedAt: now })
    .where(and(chosen, isNull(userPoolSessions.endedAt)))
    .returning({ originJti: userPoolSessions.originJti })
  return ended.map(({ originJti }) => originJti)
}

/** Marks a challenge as answered; false when it was answered before, in this process or another. */
export const takeChallenge = async (db: Db, id: string, expiresAt: number, now: number): Promise<boolean> => {
  await db.delete(userPoolAnsweredChallenges).where(lt(userPoolAnsweredChallenges.expiresAt, now))
  const taken = await db
    .insert(userPoolAnsweredChallenges)
    .values({ id, expiresAt })
    .onConflictDoNothing()
    .returning({ id: userPoolAnsweredChallenges.id })
  return taken.length === 1
}
