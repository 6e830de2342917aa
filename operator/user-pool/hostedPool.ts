import { eq } from 'drizzle-orm'
import { foldEmail } from '#contract/fields.ts'
import type { Db, Tx } from '../db/open.ts'
import { minute } from '#contract/constants.ts'
import { CallError } from '../handler.ts'
import type { Operator, PlayerClaims, UserPool } from '../operator.ts'
import { clearAttempts, signInAttempts, takeAttempt } from './attempts.ts'
import { answerPoolRequest } from './http.ts'
import { loadPoolKeys } from './keys.ts'
import { dropLegacy, keepLegacy, legacyPlayer } from './legacy.ts'
import {
  endSessions,
  livingToken,
  openTrustedSession,
  poolOperations,
  type PoolParts,
  type SignInOrigin,
  type Standing,
} from './pool.ts'
import { PoolError } from './poolError.ts'
import { userPoolUsers } from './schema.ts'
import { sessionLives } from './sessions.ts'
import { tokenMint, type ReadToken } from './tokens.ts'
import { changeEmail, createUser, isPasswordOf, setPassword, type PoolUser } from './users.ts'

/** Which pool this is, and what it asks about the people in it. */
export interface UserPoolOptions {
  /** `region_name`, as clients are configured. */
  poolId: string
  clientIds: readonly string[]
  standingOf: (user: PoolUser) => Promise<Standing>
  sessionClaims?: PoolParts['sessionClaims']
  signedIn: (user: PoolUser, from: SignInOrigin) => Promise<void>
  entryRefused: (user: PoolUser, from: SignInOrigin) => Promise<void>
  /** Told as sessions of a player end, in the transaction that ends them. */
  sessionsEnded: (playerId: number) => Promise<void>
  /** Told as a player's password is set, in the transaction that sets it and before anything else of it is written. */
  passwordSet: (playerId: number) => Promise<void>
}

/** Issuer of a pool's tokens in the form that standard verifiers of hosted pools expect. */
export const issuerOf = (poolId: string): string =>
  `https://cognito-idp.${poolId.slice(0, poolId.indexOf('_'))}.amazonaws.com/${poolId}`

const expired = (): CallError => new CallError(401, 'token.expired', 'Token expired')

/** How long after a change of password the same change, sent again for want of an answer, is answered as done. */
const repeatedWithin = 10 * minute

/** Whoever types the password: a code of its own, since it lasts longer than too many calls do. */
const tooManyPasswords = (): CallError =>
  new CallError(429, 'error.password.attempts', 'Too many wrong passwords: try again later')

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

const playerClaims = ({ sub, originJti, claims }: ReadToken): PlayerClaims | null => {
  const playerId = claims['playerId']
  if (typeof playerId !== 'number') return null
  return {
    playerId,
    sub,
    email: text(claims['email']),
    countryCode: text(claims['countryCode']),
    language: text(claims['language']),
    sessionId: originJti,
    issuedAt: (claims.iat ?? 0) * 1000,
    expiresAt: (claims.exp ?? 0) * 1000,
  }
}

/** The operator's own user pool (AUT-1): speaks the wire protocol of a hosted one at `/user-pool/`. */
export const createHostedPool = async (
  parts: Pick<Operator, 'db' | 'transaction' | 'clock' | 'bus' | 'log'>,
  { poolId, clientIds, standingOf, sessionClaims, signedIn, entryRefused, sessionsEnded, passwordSet }: UserPoolOptions,
): Promise<UserPool> => {
  const { db, clock, bus, log } = parts
  const keys = await loadPoolKeys(db, clock.now())
  const mint = tokenMint(keys, issuerOf(poolId), clientIds)
  const pool: PoolParts = {
    db,
    transaction: parts.transaction,
    keys,
    mint,
    poolId,
    clientIds,
    now: () => clock.now(),
    tokenNow: () => clock.tokenNow(),
    standingOf,
    sessionClaims,
    entryRefused,
    async signedIn(user, from) {
      log.info('user-pool.signed-in', { playerId: user.playerId })
      await signedIn(user, from)
    },
    async sessionsEnded(user, sessionIds) {
      log.info('user-pool.sessions-ended', { playerId: user?.playerId, count: sessionIds.length })
      if (user?.playerId == null) return
      await sessionsEnded(user.playerId)
      await bus.publish('session-ended', { playerId: user.playerId })
    },
  }
  const http = { poolId, jwks: keys.jwks, operations: poolOperations(pool), log }

  const attemptsOf = (playerId: number) => keys.keyedHash('password check', String(playerId)).toString('base64url')
  const userOf = async (playerId: number): Promise<PoolUser | null> => {
    const [user] = await db.select().from(userPoolUsers).where(eq(userPoolUsers.playerId, playerId))
    return user ?? null
  }

  // A user who is new here, or whose password is, begins with all tries: those counted before were about another secret, or nobody's.
  const beginAnew = (on: Db, email: string): Promise<void> => clearAttempts(on, signInAttempts(keys, foldEmail(email)))

  // The old credentials go in the transaction that makes the user: nobody moves twice, nobody is lost in between.
  const moveIn = async (tx: Tx, playerId: number, password: string): Promise<boolean> => {
    const email = await dropLegacy(tx, playerId)
    if (email === null) return false
    const user = await createUser(tx, poolId, clock.now(), { email, password, playerId })
    if (user === null) throw new CallError(409, 'player_already_exists', 'This e-mail is in the pool already')
    await beginAnew(tx, email)
    log.info('user-pool.moved-in', { playerId })
    return true
  }

  return {
    async verifyIdToken(token) {
      const read = await livingToken(pool, 'id', token)
      const claims = read && playerClaims(read)
      if (!claims) throw expired()
      return claims
    },
    async verifyEndedIdToken(token) {
      const read = await pool.mint.read('id', token, Math.floor(pool.tokenNow() / 1000))
      const claims = read && playerClaims(read)
      if (!claims) throw expired()
      return claims
    },
    async verifyAccessToken(token) {
      const read = await livingToken(pool, 'access', token)
      if (!read) throw expired()
      return { sub: read.sub, sessionId: read.originJti }
    },
    async verifyStaffToken(token) {
      const read = await livingToken(pool, 'id', token)
      if (!read) throw expired()
      if (read.claims['staff'] !== true) throw new CallError(403, 'error.forbidden', 'This is for staff')
      return { sub: read.sub, email: text(read.claims['email']), isOfQa: read.claims['qa'] === true }
    },
    isLiving: ({ sessionId, sub }) => sessionLives(db, sessionId, sub),
    async openSession(playerId, from) {
      const user = await userOf(playerId)
      if (!user) throw new CallError(404, 'error.not_found', 'Player not found')
      return openTrustedSession(pool, user, from).catch((error: unknown) => {
        throw error instanceof PoolError ? new CallError(403, 'error.forbidden', error.message) : error
      })
    },
    async endSessions(playerId) {
      const user = await userOf(playerId)
      if (user) await endSessions(pool, user, { sub: user.sub })
    },
    async endSession(sessionId, playerId) {
      await endSessions(pool, await userOf(playerId), { originJti: sessionId })
    },
    async createUser(user) {
      const made = await createUser(db, poolId, clock.now(), user)
      if (made !== null) await beginAnew(db, made.emailFolded)
      return made !== null
    },
    keepLegacy: (credentials) => keepLegacy(db, credentials),
    async migrate(email, password) {
      const subject = keys.keyedHash('migration', foldEmail(email)).toString('base64url')
      if (!(await takeAttempt(db, subject, clock.now()))) throw tooManyPasswords()
      const playerId = await legacyPlayer(db, email, password)
      if (playerId === null) return false
      return parts.transaction(async (tx) => {
        const hasMoved = await moveIn(tx, playerId, password)
        // The sign-in that comes next is the same try at the right password: it must not be counted with the wrong ones (AUT-6).
        if (hasMoved)
          for (const counted of [subject, signInAttempts(keys, foldEmail(email))]) await clearAttempts(tx, counted)
        return hasMoved
      })
    },
    async isPassword(playerId, password) {
      const user = await userOf(playerId)
      const subject = attemptsOf(playerId)
      if (user === null || !(await takeAttempt(db, subject, clock.now()))) throw tooManyPasswords()
      const isRight = isPasswordOf(poolId, user, password)
      if (isRight) await clearAttempts(db, subject)
      return isRight
    },
    async hasJustSet(playerId, password) {
      const user = await userOf(playerId)
      const isLate = user === null || clock.now() - user.passwordSetAt > repeatedWithin
      if (isLate || !isPasswordOf(poolId, user, password)) return false
      await clearAttempts(db, attemptsOf(playerId))
      return true
    },
    async setPassword(playerId, password, keptSession) {
      await parts.transaction(async (tx) => {
        await passwordSet(playerId)
        const user = await userOf(playerId)
        if (user) {
          await setPassword(tx, poolId, clock.now(), user.sub, password)
          await beginAnew(tx, user.emailFolded)
          await endSessions(pool, user, { sub: user.sub, except: keptSession })
          return
        }
        // Who forgot the password of the former platform moves in with the new one.
        if (!(await moveIn(tx, playerId, password))) throw new CallError(404, 'error.not_found', 'Player not found')
      })
    },
    async changeEmail(playerId, email) {
      const user = await userOf(playerId)
      if (!user) throw new CallError(404, 'error.not_found', 'Player not found')
      const isChanged = await changeEmail(db, user.sub, email)
      if (isChanged && foldEmail(email) !== user.emailFolded) await beginAnew(db, email)
      return isChanged
    },
    handle: (request, caller) => answerPoolRequest(http, request, caller),
  }
}
