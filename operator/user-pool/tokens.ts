import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { jwtVerify, SignJWT, type JWTPayload } from 'jose'
import type { PoolKeys } from './keys.ts'

/** Life of id and access tokens, seconds. */
export const tokenLifeSeconds = 3600
/** Life of a refresh token, ms. */
export const refreshLifeMs = 30 * 86_400_000

/** What every token of one sign-in has in common. */
export interface TokenSession {
  sub: string
  clientId: string
  originJti: string
  /** Seconds. */
  authTime: number
}

/** A token that was read and whose signature, issuer, kind and life are right. Whether its session lives is not said here. */
export interface ReadToken {
  sub: string
  originJti: string
  clientId: string
  claims: JWTPayload
}

/** A new refresh token; only its hash is kept. */
export const newRefreshToken = (): string => randomBytes(48).toString('base64url')

/** SHA-256 of a refresh token: 384 random bits need no slower hash. */
export const refreshTokenHash = (token: string): string => createHash('sha256').update(token).digest('base64url')

export interface TokenMint {
  /** Signs the id and access token of a session; `claims` go into the id token. `now` in seconds. */
  sign(
    session: TokenSession,
    email: string,
    claims: JWTPayload,
    now: number,
  ): Promise<{ idToken: string; accessToken: string }>
  /** Reads a token of the kind asked for; null when it is not one of this pool's living tokens. `now` in seconds. */
  read(use: 'id' | 'access', token: string, now: number): Promise<ReadToken | null>
}

/** RS256 tokens of one pool. */
export const tokenMint = (keys: PoolKeys, issuer: string, clientIds: readonly string[]): TokenMint => {
  const { kid, privateKey, publicKey } = keys.signing

  return {
    async sign({ sub, clientId, originJti, authTime }, email, claims, now) {
      const common = { sub, origin_jti: originJti, event_id: randomUUID(), auth_time: authTime }
      const signed = (payload: JWTPayload) =>
        new SignJWT({ ...payload, ...common, jti: randomUUID() })
          .setProtectedHeader({ alg: 'RS256', kid })
          .setIssuer(issuer)
          .setIssuedAt(now)
          .setExpirationTime(now + tokenLifeSeconds)
          .sign(privateKey)
      const [idToken, accessToken] = await Promise.all([
        signed({ ...claims, token_use: 'id', aud: clientId, email, email_verified: true, 'cognito:username': sub }),
        signed({ token_use: 'access', client_id: clientId, username: sub, scope: 'aws.cognito.signin.user.admin' }),
      ])
      return { idToken, accessToken }
    },

    async read(use, token, now) {
      const options = { issuer, algorithms: ['RS256'], currentDate: new Date(now * 1000) }
      const claims = await jwtVerify(token, publicKey, options).then(
        ({ payload }) => payload,
        () => null,
      )
      if (claims === null || claims['token_use'] !== use) return null
      const clientId = use === 'id' ? claims.aud : claims['client_id']
      const originJti = claims['origin_jti']
      if (typeof clientId !== 'string' || !clientIds.includes(clientId)) return null
      if (typeof claims.sub !== 'string' || typeof originJti !== 'string') return null
      return { sub: claims.sub, originJti, clientId, claims }
    },
  }
}
