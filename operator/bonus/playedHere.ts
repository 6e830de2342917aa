import { takesFreeSpins } from '../games/engines/forGame.ts'
import { gameOf } from '../games/gameOf.ts'
import { whyNotOffered } from '../games/offer.ts'
import type { Operator, PlayerAccount } from '../operator.ts'
import { marketFor } from '../player/placement.ts'
import type { CampaignPlan } from './campaign.ts'

/**
 * Whether the spins of a plan can be played by a player: not at a table, nor in a game that their country or market may not have, as they
 * would take the place of other bonuses, and run out, for nothing. Maintenance passes.
 */
export async function isPlayedHere(
  operator: Operator,
  { countryCode, market }: Pick<PlayerAccount, 'countryCode' | 'market'>,
  { freeSpins }: Pick<CampaignPlan, 'freeSpins'>,
): Promise<boolean> {
  if (freeSpins === null) return true
  const game = await gameOf(operator, freeSpins.gameId)
  if (game === null || !takesFreeSpins(game)) return false
  const why = await whyNotOffered(operator, game, { country: countryCode, market: marketFor(countryCode, market) })
  return why === null || why === 'maintenance'
}
