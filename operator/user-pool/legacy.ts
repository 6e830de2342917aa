import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { eq } from 'drizzle-orm'
import { foldEmail } from '#contract/fields.ts'
import type { Db } from '../db/open.ts'
import { userPoolLegacy } from './schema.ts'

const derive = promisify(scrypt) as (password: string, salt: Buffer, bytes: number) => Promise<Buffer>
const hashBytes = 32

/** Credentials that a player brings along from the former platform: a salted hash, which SRP cannot use (AUT-5). */
export interface LegacyCredentials {
  readonly playerId: number
  readonly email: string
  readonly password: string
}

/** Keeps what the former platform knew of a player's password; it goes when the player has moved. */
export const keepLegacy = async (db: Db, { playerId, email, password }: LegacyCredentials): Promise<void> => {
  const salt = randomBytes(16)
  await db.insert(userPoolLegacy).values({
    playerId,
    email,
    emailFolded: foldEmail(email),
    salt: salt.toString('base64url'),
    hash: (await derive(password, salt, hashBytes)).toString('base64url'),
  })
}

/** Whether this e-mail belongs to a player who has not moved yet: only then may the pool say "not found" (RMB-11). */
export const isLegacy = async (db: Db, email: string): Promise<boolean> => {
  const rows = await db
    .select({ playerId: userPoolLegacy.playerId })
    .from(userPoolLegacy)
    .where(eq(userPoolLegacy.emailFolded, foldEmail(email)))
  return rows.length > 0
}

/** The player whom e-mail and password belong to on the former platform; null for any other pair, in the same time. */
export const legacyPlayer = async (db: Db, email: string, password: string): Promise<number | null> => {
  const [row] = await db
    .select()
    .from(userPoolLegacy)
    .where(eq(userPoolLegacy.emailFolded, foldEmail(email)))
  const salt = row ? Buffer.from(row.salt, 'base64url') : Buffer.alloc(16)
  const given = await derive(password, salt, hashBytes)
  const kept = row ? Buffer.from(row.hash, 'base64url') : randomBytes(hashBytes)
  return timingSafeEqual(given, kept) && row ? row.playerId : null
}

/** Forgets the old credentials and answers the e-mail they stood under; null when another request has done so already. */
export const dropLegacy = async (db: Db, playerId: number): Promise<string | null> => {
  const [row] = await db.delete(userPoolLegacy).where(eq(userPoolLegacy.playerId, playerId)).returning()
  return row?.email ?? null
}
