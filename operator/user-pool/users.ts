import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { foldEmail } from '#contract/fields.ts'
import type { Db } from '../db/open.ts'
import { userPoolUsers } from './schema.ts'
import { makeVerifier, passwordMatches } from './srp.ts'

/** A user of the pool as stored. */
export type PoolUser = typeof userPoolUsers.$inferSelect

/** The part of a pool id that takes part in the SRP hashes: what follows `_`. */
export const poolNameOf = (poolId: string): string => poolId.slice(poolId.indexOf('_') + 1)

/** The user with this e-mail or this pool id; null when there is none. */
export const findUser = async (db: Db, name: string): Promise<PoolUser | null> => {
  const isSub = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(name)
  const match = isSub ? eq(userPoolUsers.sub, name) : eq(userPoolUsers.emailFolded, foldEmail(name))
  const [user] = await db.select().from(userPoolUsers).where(match)
  return user ?? null
}

/** A user to be made. The password is turned into its verifier here and goes no further. */
export interface NewUser {
  email: string
  password: string
  playerId: number | null
  claims?: Record<string, unknown>
}

/** Makes a user who can sign in at once; null when the e-mail is taken. Joins the running transaction. */
export const createUser = async (db: Db, poolId: string, now: number, user: NewUser): Promise<PoolUser | null> => {
  const sub = randomUUID()
  const [made] = await db
    .insert(userPoolUsers)
    .values({
      sub,
      email: user.email.trim(),
      emailFolded: foldEmail(user.email),
      ...makeVerifier(poolNameOf(poolId), sub, user.password),
      playerId: user.playerId,
      claims: user.claims ?? {},
      createdAt: now,
      passwordSetAt: now,
    })
    .onConflictDoNothing({ target: userPoolUsers.emailFolded })
    .returning()
  return made ?? null
}

/** Whether the password given in the open (a password change) is the user's. */
export const isPasswordOf = (poolId: string, user: PoolUser, password: string): boolean =>
  passwordMatches(poolNameOf(poolId), user.sub, password, user)

/** Sets a new password; challenges given out before are void from now on. */
export const setPassword = async (db: Db, poolId: string, now: number, sub: string, password: string) => {
  await db
    .update(userPoolUsers)
    .set({ ...makeVerifier(poolNameOf(poolId), sub, password), passwordSetAt: now })
    .where(eq(userPoolUsers.sub, sub))
}

/** Another e-mail for the user; false when somebody else has it. */
export const changeEmail = async (db: Db, sub: string, email: string): Promise<boolean> => {
  const other = await findUser(db, email)
  if (other && other.sub !== sub) return false
  await db
    .update(userPoolUsers)
    .set({ email: email.trim(), emailFolded: foldEmail(email) })
    .where(eq(userPoolUsers.sub, sub))
  return true
}
