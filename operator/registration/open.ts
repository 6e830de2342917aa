import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { timers } from '#contract/constants.ts'
import { CallError } from '../handler.ts'
import type { Operator } from '../operator.ts'
import { symmetricKey } from '../user-pool/keys.ts'
import { openRegistrations } from './schema.ts'

/** Who sends a call of a registration. */
export interface RegistrationCaller {
  ip: string
  userAgent: string
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url')

const originHash = async ({ db, clock }: Operator, { ip, userAgent }: RegistrationCaller): Promise<string> =>
  createHmac('sha256', await symmetricKey(db, clock.now(), 'registration'))
    .update(`origin\0${ip}\0${userAgent}`)
    .digest('base64url')

/** Opens (or opens again) a registration and gives the token that its later calls bear; only a hash is kept. */
export const openRegistration = async (
  operator: Operator,
  playerId: number,
  caller: RegistrationCaller,
  bonusCode?: string,
): Promise<string> => {
  const token = randomBytes(24).toString('base64url')
  const row = {
    tokenHash: hashOf(token),
    originHash: await originHash(operator, caller),
    openedAt: operator.clock.now(),
    bonusCode: bonusCode ?? null,
  }
  await operator.db
    .insert(openRegistrations)
    .values({ playerId, ...row })
    .onConflictDoUpdate({ target: openRegistrations.playerId, set: row })
  return token
}

/** The player whose registration this token opened; null for none. */
export const openedBy = async ({ db }: Operator, token: string): Promise<number | null> => {
  const [open] = await db
    .select({ playerId: openRegistrations.playerId })
    .from(openRegistrations)
    .where(eq(openRegistrations.tokenHash, hashOf(token)))
  return open?.playerId ?? null
}

const equal = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))

/**
 * Lets a call pass that continues this registration: by its token, or, for a page that a reload made forget it, from the
 * same address and browser within the life of a form draft. Throws CallError 400 for any other.
 */
export const requireOpenRegistration = async (
  operator: Operator,
  playerId: number,
  token: string | undefined,
  caller: RegistrationCaller,
): Promise<void> => {
  const now = operator.clock.now()
  const isThis = eq(openRegistrations.playerId, playerId)
  const [open] = await operator.db.select().from(openRegistrations).where(isThis)
  const mayGoOn = async ({ tokenHash, openedAt, originHash: origin }: typeof openRegistrations.$inferSelect) =>
    token === undefined
      ? now - openedAt < timers.draftLife && equal(await originHash(operator, caller), origin)
      : equal(hashOf(token), tokenHash)
  if (open === undefined || !(await mayGoOn(open)))
    throw new CallError(
      400,
      'error.registration.not_open',
      'This registration is not open here: send the details again',
    )
  // The draft in the browser lives on with each step, and the registration with it.
  await operator.db.update(openRegistrations).set({ openedAt: now }).where(isThis)
}
