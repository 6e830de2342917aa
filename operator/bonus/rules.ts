import type { SportsProduct } from '#contract/sportsbook.ts'
import type { Minor } from '#contract/money.ts'
import type { CampaignPlan } from './campaign.ts'

/** What a bonus that was wagered through holds, and by what it is paid out. */
export interface Release {
  readonly stickiness: CampaignPlan['stickiness']
  /** Bonus money in the wallet. */
  readonly held: Minor
  readonly given: Minor
  /** The most that a release pays; null is no bound. */
  readonly maxWin: Minor | null
}

/** What of it becomes the player's own, and what goes back to the house (BON-1): all of it together is what is held. */
export function releaseOf({ stickiness, held, given, maxWin }: Release): {
  readonly own: Minor
  readonly house: Minor
} {
  const won = stickiness === 'STICKY' ? Math.max(0, held - given) : held
  const own = Math.min(won, maxWin ?? won)
  return { own, house: held - own }
}

/** A stake or a win by whose money it is; together they are all of it. */
export interface Parts {
  readonly own: Minor
  readonly bonus: Minor
}

/** How a stake is paid: own money first, the rest of bonus money (RMB-3). Null where both together are too little. */
export function splitStake(stake: Minor, held: Parts): Parts | null {
  const own = Math.min(stake, held.own)
  const bonus = stake - own
  return bonus > held.bonus ? null : { own, bonus }
}

/** Whose a win is: by the shares of its stake, and a minor unit that can't be shared is the player's own. Exact for any amounts. */
export function splitWin(win: Minor, { stake, ofBonus }: { readonly stake: Minor; readonly ofBonus: Minor }): Parts {
  const bonus = stake === 0 ? 0 : Number((BigInt(win) * BigInt(ofBonus)) / BigInt(stake))
  return { own: win - bonus, bonus }
}

/** What the rules of a bonus ask of a game. A sportsbook's product is one too. */
export interface RuledGame {
  readonly gameId: string
  readonly launchId?: string
  readonly gameType: string
}

/** A product of the sportsbook as the rules of a bonus name it. */
export const ruledProduct = (product: SportsProduct): RuledGame => ({ gameId: product, gameType: product })

/** Whether a bonus can't be staked in a game, and nothing counts there (BON-7). */
export const isExcluded = ({ excludedGames }: Pick<CampaignPlan, 'excludedGames'>, game: RuledGame): boolean =>
  excludedGames.some((id) => id === game.gameId || id === game.launchId)

/** Share of a stake in a game that counts to the wagering, 0 to 1: none where the game is excluded. */
export function contributionOf(plan: Pick<CampaignPlan, 'excludedGames' | 'contributions'>, game: RuledGame): number {
  if (isExcluded(plan, game)) return 0
  const { byGameType, rest } = plan.contributions
  return Object.hasOwn(byGameType, game.gameType) ? byGameType[game.gameType]! : rest
}

/** What of a stake counts, rounded down. A share such as 0.29 is no exact number: what lies a hair below a whole one is that one. */
export const countedStake = (stake: Minor, contribution: number): Minor =>
  Math.min(stake, Math.floor(stake * contribution + 1e-6))

/** What says whether an assignment has been wagered through. */
export interface Wagering {
  readonly given: Minor
  readonly wageringTotal: Minor
  readonly wagered: Minor
  readonly spinsLeft: number
}

/** Whether an assignment is released. What spins and free bets win is wagered only once all of them are played: each win asks for more. */
export const isWageredThrough = ({ given, wageringTotal, wagered, spinsLeft }: Wagering): boolean =>
  spinsLeft === 0 && given > 0 && wagered >= wageringTotal
