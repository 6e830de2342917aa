import { marketOf } from '#contract/markets.ts'
import { CallError } from '../handler.ts'
import { limitsLeft, limitsSet, type LimitLeft } from '../limits/limits.ts'
import type { Operator, PlayerAccount } from '../operator.ts'
import { marketFor } from '../player/placement.ts'
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
export type PlayRefusal =
  | 'error.play.blocked'
  | 'error.registration.incomplete'
  /** A loss or spend limit of the player's own leaves nothing. */
  | 'error.play.limit'
  /** The market wants limits to be set before the first play for money. */
  | 'error.play.limits_required'

/** What is played for money. */
export type PlayArea = 'casino' | 'live' | 'sports' | 'virtualSports'

/** The permission that each area asks for (GRD-12). */
const AREA_FLAGS = {
  casino: 'casino',
  live: 'liveCasino',
  sports: 'sports',
  virtualSports: 'virtualSports',
} as const satisfies Record<PlayArea, keyof PlayerAccount['permissions']>

/**
 * Whether a player may play for money now, but for their limits (SAF-1, REG-2): asked at each launch, each ticket and each round.
 * Whether the site is open where the call comes from is asked at its door (`access/context.ts`), for that lies with the caller.
 */
export function mayPlay(
  player: PlayerAccount | null,
  area: PlayArea,
): 'error.play.blocked' | 'error.registration.incomplete' | null {
  if (!player) return 'error.play.blocked'
  const { permissions } = player
  const open = permissions[AREA_FLAGS[area]]
  const isBarred =
    BARRED.has(player.state) || BARRED_KYC.has(player.kycStatus) || player.suspended || permissions.payout
  if (isBarred || !open) return 'error.play.blocked'
  if (!player.dateOfBirth || !player.postalCode || !player.termsVersion) return 'error.registration.incomplete'
  return null
}

/** The limit of play that leaves least. */
export interface NearestLimit extends LimitLeft {
  readonly kind: 'spend' | 'loss'
}

/** Which of the player's own limits bounds a stake now, and what it leaves; null where none is set (LIM-1). The lowest limit wins. */
export async function nearestLimit(
  operator: Pick<Operator, 'db' | 'clock'>,
  player: PlayerAccount,
): Promise<NearestLimit | null> {
  const { spend, loss } = await limitsLeft(operator, player)
  if (spend === null || (loss !== null && loss.left < spend.left)) return loss && { kind: 'loss', ...loss }
  return { kind: 'spend', ...spend }
}

/** Whether a limit is missing that the market wants before any play for money (RMB-1). */
export async function isLimitMissing(operator: Pick<Operator, 'db'>, player: PlayerAccount): Promise<boolean> {
  const { limitsRequiredBeforePlay } = marketOf(marketFor(player.countryCode, player.market)).rules
  if (limitsRequiredBeforePlay.length === 0) return false
  const set = await limitsSet(operator, player.playerId)
  return limitsRequiredBeforePlay.some((kind) => !set.has(kind))
}

/** What the limits of a player say to playing for money; null when nothing stands against it. */
async function limitRefusal(operator: Operator, player: PlayerAccount): Promise<PlayRefusal | null> {
  if (await isLimitMissing(operator, player)) return 'error.play.limits_required'
  return (await nearestLimit(operator, player))?.left === 0 ? 'error.play.limit' : null
}

const WORDS: Readonly<Record<PlayRefusal, string>> = {
  'error.play.blocked': 'Play for money is not open to you now',
  'error.registration.incomplete': 'Date of birth, postal code and terms are needed first',
  'error.play.limit': 'A limit that you have set is reached',
  'error.play.limits_required': 'Limits must be set before you play for money',
}

/** A refusal as the wire says it: 409, as a 403 would sign the player out. */
export const playRefused = (refusal: PlayRefusal): CallError => new CallError(409, refusal, WORDS[refusal])

/** The player, allowed to play. Throws CallError 409 with the refusal's code. */
export async function requirePlayable(operator: Operator, playerId: number, area: PlayArea): Promise<PlayerAccount> {
  const player = await operator.players.find(playerId)
  const refusal = mayPlay(player, area)
  if (refusal || !player) throw playRefused(refusal ?? 'error.play.blocked')
  const byLimits = await limitRefusal(operator, player)
  if (byLimits) throw playRefused(byLimits)
  return player
}
