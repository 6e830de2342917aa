import type { FlowInput } from '../events.ts'
import type { PlayerSession } from '../player.ts'

/** Input of the authorisation flow. */
export type AuthorisationInput = FlowInput

export type AuthorisationEvent =
  /** Look for a stored session now (sent by the session at start). */
  | { type: 'authorisation.request' }
  /** Somebody signed in: keep their tokens fresh. */
  | { type: 'player.arrived'; player: PlayerSession }
  /** Nobody is signed in any more. */
  | { type: 'player.left' }
  /** The page woke from sleep: look at the tokens now. */
  | { type: 'tokens.check' }

export interface AuthorisationContext extends FlowInput {
  readonly player: PlayerSession | null
  /** Failed renewals in a row. */
  readonly failures: number
}

/** `restoreSession`: the stored session, renewed when needed; null when there is none or it has expired. Never rejects for an expired one. */
export type RestoreSessionOutput = PlayerSession | null
/**
 * `refreshTokens`: the renewed session of whoever is signed in in this browser, which may be somebody else by now (AUT-10).
 * Rejects with `kind: 'status'` (400, 401, 403) when the pool refuses.
 */
export type RefreshTokensOutput = PlayerSession

/** What a person can do now. */
export const authorisationNow = {
  pending: 'Wait',
  requested: 'Wait: a stored session is being read',
  'resolved.visitor': 'Look around, log in or sign up',
  'resolved.player.fresh': 'Everything a signed-in player can',
  'resolved.player.renewing.refreshing': 'Everything; the session is being renewed',
  'resolved.player.renewing.retrying': 'Everything; renewing is tried again shortly',
} as const
