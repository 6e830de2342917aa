import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { and, eq, getTableColumns, gt, isNull } from 'drizzle-orm'
import { timers } from '#contract/constants.ts'
import { CallError, type CallRequest } from '../handler.ts'
import type { Operator } from '../operator.ts'
import { players } from '../player/schema.ts'
import { openRegistrations } from './schema.ts'

/** Who sends a call of a registration: by the cookie of its browser. */
export type RegistrationCaller = Pick<CallRequest<'registrationSubmit'>, 'cookies' | 'setCookie'>

const cookieName = 'registration'

/** A secret that this browser alone has, and that no page can read; it lives as long as the draft. */
const keepInBrowser = ({ origins }: Operator, { setCookie }: RegistrationCaller, secret: string): void =>
  setCookie(
    `${cookieName}=${secret}; Path=/api; Max-Age=${timers.draftLife / 1000}; HttpOnly; SameSite=Strict` +
      (origins.site.startsWith('https:') ? '; Secure' : ''),
  )

/** Nothing of a sign-up stays in the browser of somebody who signs out (SAF-7). */
export const forgetInBrowser = ({ cookies, setCookie }: RegistrationCaller): void => {
  if (secretOf({ cookies }) !== null) setCookie(`${cookieName}=; Path=/api; Max-Age=0; HttpOnly; SameSite=Strict`)
}

const secretOf = ({ cookies }: Pick<RegistrationCaller, 'cookies'>): string | null =>
  new RegExp(`(?:^|;\\s*)${cookieName}=([\\w-]+)`).exec(cookies ?? '')?.[1] ?? null

const newSecret = (): string => randomBytes(24).toString('base64url')

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** Opens (or opens again) a registration and gives the token that its later calls bear; only a hash is kept. */
export const openRegistration = async (
  operator: Operator,
  playerId: number,
  caller: RegistrationCaller,
  bonusCode?: string,
): Promise<string> => {
  const [token, secret] = [newSecret(), newSecret()]
  const row = {
    tokenHash: hashOf(token),
    originHash: hashOf(secret),
    openedAt: operator.clock.now(),
    bonusCode: bonusCode ?? null,
  }
  await operator.db
    .insert(openRegistrations)
    .values({ playerId, ...row })
    .onConflictDoUpdate({ target: openRegistrations.playerId, set: row })
  keepInBrowser(operator, caller, secret)
  return token
}

/** Nobody goes on with a registration once its player has a new password: whoever began it may be somebody else (SAF-8). */
export const closeRegistration = async ({ db }: Operator, playerId: number): Promise<void> => {
  // Its bonus code stays: they may still complete what it goes with.
  await db
    .update(openRegistrations)
    .set({ tokenHash: hashOf(newSecret()), originHash: hashOf(newSecret()) })
    .where(eq(openRegistrations.playerId, playerId))
}

/** The bonus code that the form of a player's registration bore; null for none. */
export const codeOfRegistration = async ({ db }: Operator, playerId: number): Promise<string | null> => {
  const [open] = await db
    .select({ bonusCode: openRegistrations.bonusCode })
    .from(openRegistrations)
    .where(eq(openRegistrations.playerId, playerId))
  return open?.bonusCode ?? null
}

/** The player whose registration this token opened; null for none. */
export const openedBy = async ({ db }: Operator, token: string): Promise<number | null> => {
  const [open] = await db
    .select({ playerId: openRegistrations.playerId })
    .from(openRegistrations)
    .where(eq(openRegistrations.tokenHash, hashOf(token)))
  return open?.playerId ?? null
}

/**
 * The player whose sign-up this browser began and has not finished, by its cookie, within the life of a form draft; null for none.
 * Whoever sits there may put it aside; what it has proven counts for who knows its password too (SAF-8).
 */
export const unfinishedHere = async (
  { db, clock }: Operator,
  caller: Pick<RegistrationCaller, 'cookies'>,
): Promise<number | null> => {
  const secret = secretOf(caller)
  if (secret === null) return null
  const [open] = await db
    .select({ playerId: openRegistrations.playerId })
    .from(openRegistrations)
    .innerJoin(players, eq(players.playerId, openRegistrations.playerId))
    .where(
      and(
        eq(openRegistrations.originHash, hashOf(secret)),
        gt(openRegistrations.openedAt, clock.now() - timers.draftLife),
        isNull(players.confirmedAt),
      ),
    )
  return open?.playerId ?? null
}

const equal = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))

/**
 * Lets a call pass that continues this registration: by its token, or, for a page that a reload made forget it, by the cookie
 * of the browser that opened it, within the life of a form draft. Throws CallError 400 for any other.
 */
export const requireOpenRegistration = async (
  operator: Operator,
  playerId: number,
  token: string | undefined,
  caller: RegistrationCaller,
): Promise<void> => {
  const now = operator.clock.now()
  const isThis = eq(openRegistrations.playerId, playerId)
  const [open] = await operator.db
    .select({ ...getTableColumns(openRegistrations), confirmedAt: players.confirmedAt })
    .from(openRegistrations)
    .innerJoin(players, eq(players.playerId, openRegistrations.playerId))
    .where(isThis)
  const secret = secretOf(caller)
  const isThisBrowser = open !== undefined && secret !== null && equal(hashOf(secret), open.originHash)
  const isInTime = open !== undefined && now - open.openedAt < timers.draftLife
  const mayGoOn =
    open !== undefined &&
    (token === undefined
      ? isThisBrowser && isInTime
      : // What is left of one that has let its player in is for the same sitting.
        equal(hashOf(token), open.tokenHash) && (isInTime || open.confirmedAt === null))
  if (!mayGoOn)
    throw new CallError(
      400,
      'error.registration.not_open',
      'This registration is not open here: send the details again',
    )
  // The draft in the browser lives on with each step, and the registration with it.
  await operator.db.update(openRegistrations).set({ openedAt: now }).where(isThis)
  if (isThisBrowser) keepInBrowser(operator, caller, secret)
}
