import { idTokenClaims } from '#contract/player.ts'
import type { PlayerSession } from '#machines/player.ts'
import * as v from 'valibot'
import { claimsOf, lifeOf, UserPoolError, type Tokens } from './userPool.ts'

function isSuspended(multibrand: v.InferOutput<typeof idTokenClaims>['multibrand']): boolean {
  if (typeof multibrand !== 'string') return multibrand?.suspended ?? false
  try {
    return (JSON.parse(multibrand) as { suspended?: unknown } | null)?.suspended === true
  } catch {
    return false
  }
}

/** The player whose tokens these are; null when they cannot be read. */
export function playerIdOf(tokens: Tokens): number | null {
  const claims = v.safeParse(idTokenClaims, claimsOf(tokens.idToken))
  return claims.success ? claims.output.playerId : null
}

/** Who the tokens belong to (AUT-1). Optional claims may be missing; one without a player's id is no session: 401 Token expired. */
export function playerSessionOf(tokens: Tokens, now: number): PlayerSession {
  const claims = v.safeParse(idTokenClaims, claimsOf(tokens.idToken))
  if (!claims.success) throw new UserPoolError('status', 401, 'token.expired', 'Token expired')
  const { output } = claims
  return {
    playerId: output.playerId,
    playerAccessId: output.playerAccessId ?? null,
    email: output.email ?? '',
    countryCode: output.countryCode ?? null,
    language: output.language ?? null,
    loginMethod: output.loginMethod,
    registrationDate: output.registrationDate ?? null,
    suspended: isSuspended(output.multibrand),
    expiresInMs: Math.max(0, lifeOf(tokens, now)),
  }
}
