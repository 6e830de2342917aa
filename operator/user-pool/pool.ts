import { eq } from 'drizzle-orm'
import type { JWTPayload } from 'jose'
import * as v from 'valibot'
import type { Tx } from '../db/open.ts'
import type { PoolKeys } from './keys.ts'
import {
  accessTokenRefused,
  invalidParameter,
  PoolError,
  refreshTokenRefused,
  refusedByState,
  wrongCredentials,
} from './poolError.ts'
import { userPoolUsers } from './schema.ts'
import { endSessionRows, openSession, sessionLives, sessionOfRefreshToken, type SessionChoice } from './sessions.ts'
import { challengeFor, unsupportedFlow, userOfClaim, type SignInParts } from './signIn.ts'
import { tokenLifeSeconds, type ReadToken, type TokenMint, type TokenSession } from './tokens.ts'
import { findUser, type PoolUser } from './users.ts'

/** What the pool asks about the person behind a user, each time it gives out tokens. */
export interface Standing {
  /** Why the person may not sign in now, in the words the site matches (AUT-6); null when they may. */
  refusal: string | null
  /** Claims for the id token. */
  claims: JWTPayload
}

export interface PoolParts extends SignInParts {
  /** What is called in it is done as a whole or not at all; joins the running one. */
  transaction: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>
  keys: PoolKeys
  mint: TokenMint
  clientIds: readonly string[]
  standingOf: (user: PoolUser) => Promise<Standing>
  /** Claims that belong to one sign-in, not to its person. `now` in seconds. */
  sessionClaims?: ((claims: JWTPayload, session: TokenSession, now: number) => Promise<JWTPayload>) | undefined
  /** Told after each sign-in with a password, before its tokens go out. */
  signedIn: (user: PoolUser, from: SignInOrigin) => Promise<void>
  /** Told when somebody with the right password may not come in. */
  entryRefused: (user: PoolUser, from: SignInOrigin) => Promise<void>
  /** Told as sessions end, with their ids, in the transaction that ends them. */
  sessionsEnded: (user: PoolUser | null, sessionIds: readonly string[]) => Promise<void>
}

export interface SignInOrigin {
  ip: string
  userAgent: string
}

const authRequest = v.object({
  AuthFlow: v.string(),
  ClientId: v.string(),
  AuthParameters: v.optional(v.record(v.string(), v.unknown()), {}),
})
const challengeResponse = v.object({
  ChallengeName: v.string(),
  ClientId: v.string(),
  ChallengeResponses: v.record(v.string(), v.unknown()),
})
const withAccessToken = v.object({ AccessToken: v.string() })
const revocation = v.object({ Token: v.string(), ClientId: v.string() })

const parsed = <Schema extends v.GenericSchema>(schema: Schema, body: unknown): v.InferOutput<Schema> => {
  const result = v.safeParse(schema, body)
  if (!result.success) throw invalidParameter(`Invalid value at ${v.getDotPath(result.issues[0]) ?? 'request'}`)
  return result.output
}

/** One operation of the pool: takes the parsed JSON body, answers what goes back as JSON, or throws PoolError. */
export type PoolOperation = (body: unknown, from: SignInOrigin) => Promise<object>

const signedTokens = async (
  { mint, tokenNow, sessionClaims }: PoolParts,
  user: PoolUser,
  session: TokenSession,
  claims: JWTPayload,
): Promise<{ idToken: string; accessToken: string }> => {
  const now = Math.floor(tokenNow() / 1000)
  const ofSession = await sessionClaims?.(claims, session, now)
  return mint.sign(session, user.email, { ...user.claims, ...claims, ...ofSession }, now)
}

/** The user's row, held: what ends sessions waits until the transaction is over, and then ends the one that it opens too. */
const heldUser = async (tx: Tx, sub: string): Promise<PoolUser | null> => {
  const [user] = await tx.select().from(userPoolUsers).where(eq(userPoolUsers.sub, sub)).for('share')
  return user ?? null
}

/** Throws PoolError when the person may not sign in. */
const standingToEnter = async (parts: PoolParts, user: PoolUser): Promise<Standing> => {
  const standing = await parts.standingOf(user)
  if (standing.refusal !== null) throw refusedByState(standing.refusal)
  return standing
}

/** Tokens of a new session for a user whom somebody else has identified (PNP-2). Throws PoolError when they may not sign in. */
export const openTrustedSession = async (parts: PoolParts, user: PoolUser, from: SignInOrigin) => {
  const clientId = parts.clientIds[0] ?? ''
  const { claims, session, refreshToken } = await parts.transaction(async (tx) => {
    await heldUser(tx, user.sub)
    const standing = await standingToEnter(parts, user)
    return { claims: standing.claims, ...(await openSession(parts.db, user.sub, clientId, parts.tokenNow())) }
  })
  await parts.signedIn(user, from)
  return { ...(await signedTokens(parts, user, session, claims)), refreshToken, lastAuth: user.sub }
}

/** The operations of the hosted user pool that the site and its staff tools use. All else is answered as unknown. */
export const poolOperations = (parts: PoolParts): Record<string, PoolOperation> => {
  const { db, clientIds, tokenNow } = parts

  const checkClient = (clientId: string) => {
    if (!clientIds.includes(clientId))
      throw new PoolError('ResourceNotFoundException', `User pool client ${clientId} does not exist.`)
  }

  const tokensFor = async (user: PoolUser, session: TokenSession, claims: JWTPayload, refreshToken?: string) => {
    const { idToken, accessToken } = await signedTokens(parts, user, session, claims)
    return {
      AuthenticationResult: {
        AccessToken: accessToken,
        IdToken: idToken,
        ...(refreshToken === undefined ? {} : { RefreshToken: refreshToken }),
        ExpiresIn: tokenLifeSeconds,
        TokenType: 'Bearer',
      },
      ChallengeParameters: {},
    }
  }

  const refresh = async (clientId: string, refreshToken: unknown) => {
    if (typeof refreshToken !== 'string') throw invalidParameter('REFRESH_TOKEN is required')
    const session = await sessionOfRefreshToken(db, refreshToken, clientId, tokenNow())
    const user = session && (await findUser(db, session.sub))
    if (!session || !user) throw refreshTokenRefused()
    const { refusal, claims } = await parts.standingOf(user)
    if (refusal !== null) throw refusedByState(refusal)
    return tokensFor(user, session, claims)
  }

  const ownerOf = async (accessToken: string): Promise<{ user: PoolUser; token: ReadToken }> => {
    const token = await livingToken(parts, 'access', accessToken)
    const user = token && (await findUser(db, token.sub))
    if (!token || !user) throw accessTokenRefused()
    return { user, token }
  }

  return {
    async InitiateAuth(body) {
      const { AuthFlow, ClientId, AuthParameters } = parsed(authRequest, body)
      checkClient(ClientId)
      if (AuthFlow === 'USER_SRP_AUTH') return challengeFor(parts, ClientId, AuthParameters)
      if (AuthFlow === 'REFRESH_TOKEN_AUTH' || AuthFlow === 'REFRESH_TOKEN')
        return refresh(ClientId, AuthParameters['REFRESH_TOKEN'])
      throw unsupportedFlow()
    },

    async RespondToAuthChallenge(body, from) {
      const { ChallengeName, ClientId, ChallengeResponses } = parsed(challengeResponse, body)
      checkClient(ClientId)
      if (ChallengeName !== 'PASSWORD_VERIFIER') throw invalidParameter('Only PASSWORD_VERIFIER can be answered')
      const user = await userOfClaim(parts, ClientId, ChallengeResponses)
      await standingToEnter(parts, user).catch(async (error: unknown) => {
        await parts.entryRefused(user, from)
        throw error
      })
      const { claims, session, refreshToken } = await parts.transaction(async (tx) => {
        // A password changed or a break begun since the answer was checked counts: asked again now that neither can change.
        if ((await heldUser(tx, user.sub))?.verifier !== user.verifier) throw wrongCredentials()
        const standing = await standingToEnter(parts, user)
        return { claims: standing.claims, ...(await openSession(db, user.sub, ClientId, tokenNow())) }
      })
      await parts.signedIn(user, from)
      return tokensFor(user, session, claims, refreshToken)
    },

    async GetUser(body) {
      const { user } = await ownerOf(parsed(withAccessToken, body).AccessToken)
      const attributes = { sub: user.sub, email: user.email, email_verified: 'true' }
      return {
        Username: user.sub,
        UserAttributes: Object.entries(attributes).map(([Name, Value]) => ({ Name, Value })),
      }
    },

    async GlobalSignOut(body) {
      const { user } = await ownerOf(parsed(withAccessToken, body).AccessToken)
      await endSessions(parts, user, { sub: user.sub })
      return {}
    },

    async RevokeToken(body) {
      const { Token, ClientId } = parsed(revocation, body)
      checkClient(ClientId)
      const session = await sessionOfRefreshToken(db, Token, ClientId, tokenNow())
      const user = session && (await findUser(db, session.sub))
      await endSessions(parts, user, { refreshToken: Token, clientId: ClientId })
      return {}
    },
  }
}

/** A token of this pool whose session has not ended; null for any other (a token alone does not survive sign-out). */
export const livingToken = async (parts: PoolParts, use: 'id' | 'access', token: string): Promise<ReadToken | null> => {
  const read = await parts.mint.read(use, token, Math.floor(parts.tokenNow() / 1000))
  return read !== null && (await sessionLives(parts.db, read.originJti, read.sub)) ? read : null
}

/** Ends the chosen sessions, also one that is being opened at this moment, and tells about those that lived until now. */
export const endSessions = (parts: PoolParts, user: PoolUser | null, choice: SessionChoice): Promise<void> =>
  parts.transaction(async (tx) => {
    if (user)
      await tx
        .select({ sub: userPoolUsers.sub })
        .from(userPoolUsers)
        .where(eq(userPoolUsers.sub, user.sub))
        .for('update')
    const ended = await endSessionRows(parts.db, choice, parts.tokenNow())
    if (ended.length > 0) await parts.sessionsEnded(user, ended)
  })
