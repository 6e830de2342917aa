import { and, eq, gt, isNull, ne, or } from 'drizzle-orm'
import { gameRestrictions } from '#contract/reward.ts'
import type { Minor } from '#contract/money.ts'
import type { BonusVertical } from '#contract/wallet.ts'
import { gameOf, type PlayableGame } from '../games/gameOf.ts'
import type { Operator } from '../operator.ts'
import { walletOfVertical, type Assignment } from './assignments.ts'
import { contributionOf, isExcluded, type RuledGame } from './rules.ts'
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
  if (active === null || isExcluded(active.plan, game)) return noBonus
  const wallet = await operator.ledger.walletOf(playerId)
  const isFree = vertical === 'SPORTS' ? hasFreeBet(active) : hasSpinIn(active, game)
  return {
    money: wallet?.balances[walletOfVertical(vertical)] ?? 0,
    spins: isFree ? { left: active.spinsLeft, value: active.spinValue } : null,
  }
}

/** Whether the player's active bonus counts in a game, by how much, and which it is (BON-7). An unknown game has no limitations. */
export async function gameLimitations(operator: Operator, playerId: number, gameId: string) {
  const none = { status: gameRestrictions.none, contribution: null, campaignId: null }
  const game = await gameOf(operator, gameId)
  const active = game && (await activeIn(operator, playerId, verticalOf(game)))
  if (!game || !active) return none
  const { campaignId, plan } = active
  if (isExcluded(plan, game)) return { status: gameRestrictions.excludedGame, contribution: 0, campaignId }
  return { status: gameRestrictions.wageringAvailable, contribution: contributionOf(plan, game), campaignId }
}
