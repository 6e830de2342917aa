import { and, eq, gt, isNull, ne, or } from 'drizzle-orm'
import { gameRestrictions } from '#contract/reward.ts'
import { sportsProducts } from '#contract/sportsbook.ts'
import type { Minor } from '#contract/money.ts'
import type { BonusVertical } from '#contract/wallet.ts'
import { gameOf, type PlayableGame } from '../games/gameOf.ts'
import type { Operator } from '../operator.ts'
import { walletOfVertical, type Assignment } from './assignments.ts'
import { contributionOf, isExcluded, isWageredThrough, ruledProduct, type RuledGame } from './rules.ts'
import { bonusAssignments } from './schema.ts'
import { mayHaveBonus } from './standing.ts'
import { hasFreeBet, hasSpinIn } from './stakes.ts'

/** The vertical whose bonuses are played in a game. */
export const verticalOf = ({ type }: Pick<PlayableGame, 'type'>): BonusVertical =>
  type === 'live' ? 'LIVE_CASINO' : 'CASINO'

/** The active assignment of a vertical, a cashback not among them, for who only looks; null for a player who may not have one (SAF-2). */
export async function activeIn(
  operator: Operator,
  playerId: number,
  vertical: BonusVertical,
): Promise<Assignment | null> {
  const player = await operator.players.find(playerId)
  if (player === null || !mayHaveBonus(player)) return null
  const { expiresAt, state, kind, vertical: its } = bonusAssignments
  const [row] = await operator.db
    .select()
    .from(bonusAssignments)
    .where(
      and(
        eq(bonusAssignments.playerId, playerId),
        eq(its, vertical),
        eq(state, 'ACTIVE'),
        ne(kind, 'CASHBACK'),
        or(isNull(expiresAt), gt(expiresAt, operator.clock.now())),
      ),
    )
  return row ?? null
}

/** What of a player's bonus can be staked in a game now. */
export interface StakeableBonus {
  readonly money: Minor
  /** The rounds or bets there that the house pays; null where there are none. */
  readonly spins: { readonly left: number; readonly value: Minor } | null
}

export const noBonus: StakeableBonus = { money: 0, spins: null }

/** What of their bonus a player can stake in a game: nothing where it is excluded. */
export async function stakeableIn(
  operator: Operator,
  playerId: number,
  vertical: BonusVertical,
  game: RuledGame,
): Promise<StakeableBonus> {
  const active = await activeIn(operator, playerId, vertical)
  // What is wagered through waits for what lies at stake, and is staked no more (`coverOf`).
  if (active === null || isWageredThrough(active) || isExcluded(active.plan, game)) return noBonus
  const wallet = await operator.ledger.walletOf(playerId)
  const isFree = vertical === 'SPORTS' ? hasFreeBet(active) : hasSpinIn(active, game)
  return {
    money: wallet?.balances[walletOfVertical(vertical)] ?? 0,
    spins: isFree ? { left: active.spinsLeft, value: active.spinValue } : null,
  }
}

/** What is played, as the rules of bonuses go by it: a game, or a product of the sportsbook. Null for what there is not. */
async function playedAs(operator: Operator, id: string): Promise<{ vertical: BonusVertical; game: RuledGame } | null> {
  const product = sportsProducts.find((one) => one === id)
  if (product !== undefined) return { vertical: 'SPORTS', game: ruledProduct(product) }
  const game = await gameOf(operator, id)
  return game && { vertical: verticalOf(game), game }
}

/**
 * Whether the player's active bonus counts in a game or a product of the sportsbook, by how much, and which it is (BON-7). An unknown game
 * has no limitations.
 */
export async function gameLimitations(operator: Operator, playerId: number, gameId: string) {
  const none = { status: gameRestrictions.none, contribution: null, campaignId: null }
  const played = await playedAs(operator, gameId)
  const active = played && (await activeIn(operator, playerId, played.vertical))
  if (!played || !active) return none
  const { game } = played
  const { campaignId, plan, wagered, wageringTotal } = active
  if (isExcluded(plan, game)) return { status: gameRestrictions.excludedGame, contribution: 0, campaignId }
  // Nothing is to be staked for it: not yet, while its spins have won nothing more, or not at all.
  if (wagered >= wageringTotal) return none
  return { status: gameRestrictions.wageringAvailable, contribution: contributionOf(plan, game), campaignId }
}
