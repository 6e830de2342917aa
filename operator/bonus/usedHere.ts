import { takesFreeSpins } from '../games/engines/forGame.ts'
import { gameOf } from '../games/gameOf.ts'
import { whyNotOffered } from '../games/offer.ts'
import type { Operator, PlayerAccount, PlayerPermissions } from '../operator.ts'
import { marketFor } from '../player/placement.ts'
import { isPaidAtOnce, type CampaignPlan } from './campaign.ts'

/** Whose permission opens what the bonuses of each kind are used in (GRD-12). */
const AREAS: Readonly<Record<CampaignPlan['vertical'], readonly (keyof PlayerPermissions)[]>> = {
  CASINO: ['casino'],
  LIVE_CASINO: ['liveCasino'],
  SPORTS: ['sports', 'virtualSports'],
}

/** Who a bonus is for; who is still signing up has nothing closed. */
type Player = Pick<PlayerAccount, 'countryCode' | 'market'> & Partial<Pick<PlayerAccount, 'permissions'>>

/** Whether a part of the site that a plan's bonus is used in is open to a player; what is own money at once is of use anywhere. */
export const isAreaOpen = ({ permissions }: Pick<Player, 'permissions'>, plan: CampaignPlan): boolean =>
  permissions === undefined || isPaidAtOnce(plan) || AREAS[plan.vertical].some((area) => permissions[area])

/**
 * Whether a player can use what a plan gives: elsewhere it would take the place of other bonuses, and run out, for nothing. Asked before
 * anything is given or begun; what a player has already is told of, and can be ended, wherever it is used.
 */
export const isUsedHere = async (operator: Operator, player: Player, plan: CampaignPlan): Promise<boolean> =>
  isAreaOpen(player, plan) && (await isPlayedHere(operator, player, plan))

/**
 * Whether the spins of a plan can be played by a player: not at a table, nor in a game that their country or market may not have.
 * Maintenance passes.
 */
export async function isPlayedHere(
  operator: Operator,
  { countryCode, market }: Player,
  { freeSpins }: Pick<CampaignPlan, 'freeSpins'>,
): Promise<boolean> {
  if (freeSpins === null) return true
  const game = await gameOf(operator, freeSpins.gameId)
  if (game === null || !takesFreeSpins(game)) return false
  const why = await whyNotOffered(operator, game, { country: countryCode, market: marketFor(countryCode, market) })
  return why === null || why === 'maintenance'
}
