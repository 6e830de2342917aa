import { eq, sql } from 'drizzle-orm'
import { attempts, timers } from '#contract/constants.ts'
import type { Db } from '../db/open.ts'
import type { PoolKeys } from './keys.ts'
import { userPoolAttempts } from './schema.ts'

/** Wrong passwords in a row before an address is locked, and for how long (ms). */
export const attemptLimit = { tries: attempts.login, windowMs: timers.passwordLock } as const

/** Under what the sign-ins of an e-mail (folded) are counted, whether anybody has it or not. */
export const signInAttempts = (keys: PoolKeys, emailFolded: string): string =>
  keys.keyedHash('attempts', emailFolded).toString('base64url')

/**
 * Counts one attempt before it is checked, so that many at once cannot outrun the count.
 * False when the address has used up its attempts (AUT-6).
 */
export const takeAttempt = async (db: Db, subject: string, now: number): Promise<boolean> => {
  const fresh = sql`${userPoolAttempts.until} <= ${now}`
  const [row] = await db
    .insert(userPoolAttempts)
    .values({ subject, count: 1, until: now + attemptLimit.windowMs })
    .onConflictDoUpdate({
      target: userPoolAttempts.subject,
      set: {
        count: sql`case when ${fresh} then 1 else ${userPoolAttempts.count} + 1 end`,
        until: sql`case when ${fresh} then ${now + attemptLimit.windowMs}::bigint else ${userPoolAttempts.until} end`,
      },
    })
    .returning({ count: userPoolAttempts.count })
  return row !== undefined && row.count <= attemptLimit.tries
}

/** Begins the count anew after a right password. */
export const clearAttempts = async (db: Db, subject: string): Promise<void> => {
  await db.delete(userPoolAttempts).where(eq(userPoolAttempts.subject, subject))
}
