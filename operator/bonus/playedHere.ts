import { takesFreeSpins } from '../games/engines/forGame.ts'
import { gameOf } from '../games/gameOf.ts'
import { whyNotOffered } from '../games/offer.ts'
import type { Operator, PlayerAccount } from '../operator.ts'
import { marketFor } from '../player/placement.ts'
import type { CampaignPlan } from './campaign.ts'

/** The permission that each kind of bonus is used with (GRD-12). */
const AREA_OF = { CASINO: 'casino', LIVE_CASINO: 'liveCasino', SPORTS: 'sports' } as const satisfies Record<
  CampaignPlan['vertical'],
  keyof PlayerAccount['permissions']
>

/**
 * Whether what a plan gives can be used by a player: not where that part of the site is closed to them, and of spins not at a table, nor in a
 * game that their country or market may not have, as it would take the place of other bonuses, and run out, for nothing. Maintenance
 * passes. Who is still signing up has nothing closed.
 */
export async function isPlayedHere(
  operator: Operator,
  {
    countryCode,
    market,
    permissions,
  }: Pick<PlayerAccount, 'countryCode' | 'market'> & Partial<Pick<PlayerAccount, 'permissions'>>,
  { freeSpins, vertical }: Pick<CampaignPlan, 'freeSpins' | 'vertical'>,
): Promise<boolean> {
  if (permissions?.[AREA_OF[vertical]] === false) return false
  if (freeSpins === null) return true
  const game = await gameOf(operator, freeSpins.gameId)
  if (game === null || !takesFreeSpins(game)) return false
  const why = await whyNotOffered(operator, game, { country: countryCode, market: marketFor(countryCode, market) })
  return why === null || why === 'maintenance'
}
