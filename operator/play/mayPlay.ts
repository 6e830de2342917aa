import { CallError } from '../handler.ts'
import type { Operator, PlayerAccount } from '../operator.ts'
import { BARRED_KYC, REVIEW_STATES } from '../player/standing.ts'

/** States of a player who is shut out altogether. */
export const SHUT_OUT: ReadonlySet<string> = new Set(['TIMEOUT', 'SELF_EXCLUDED', 'BLACKLISTED', 'CLOSED'])

/** States in which nobody plays for money (SAF-1) or pays in (SAF-5). */
export const BARRED: ReadonlySet<string> = new Set([
  ...SHUT_OUT,
  ...REVIEW_STATES,
  'PRE_REGISTERED',
  'ACCOUNT_UNVERIFIED',
])

/** Why a player may not play for money; null when they may. */
export type PlayRefusal = 'error.play.blocked' | 'error.registration.incomplete'

/**
 * Whether a player may play for money now (SAF-1, REG-2): asked at each launch, each ticket and each round. Whether the site is open
 * where the call comes from is asked at its door (`access/context.ts`), for that lies with the caller. Reached loss and spend limits will stand here too once the operator keeps limits (LIM-1): until then nobody is stopped by one.
 */
export function mayPlay(player: PlayerAccount | null, area: 'casino' | 'live'): PlayRefusal | null {
  if (!player) return 'error.play.blocked'
  const { permissions } = player
  const open = area === 'live' ? permissions.liveCasino : permissions.casino
  const isBarred =
    BARRED.has(player.state) || BARRED_KYC.has(player.kycStatus) || player.suspended || permissions.payout
  if (isBarred || !open) return 'error.play.blocked'
  if (!player.dateOfBirth || !player.postalCode || !player.termsVersion) return 'error.registration.incomplete'
  return null
}

const WORDS: Readonly<Record<PlayRefusal, string>> = {
  'error.play.blocked': 'Play for money is not open to you now',
  'error.registration.incomplete': 'Date of birth, postal code and terms are needed first',
}

/** The player, allowed to play. Throws CallError 409 with the refusal's code: a 403 would sign the player out. */
export async function requirePlayable(
  operator: Operator,
  playerId: number,
  area: 'casino' | 'live',
): Promise<PlayerAccount> {
  const player = await operator.players.find(playerId)
  const refusal = mayPlay(player, area)
  if (refusal || !player)
    throw new CallError(409, refusal ?? 'error.play.blocked', WORDS[refusal ?? 'error.play.blocked'])
  return player
}
