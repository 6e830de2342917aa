import type { Currency, Minor } from '#contract/money.ts'
import type { PlayerFlowInput } from '../events.ts'
import type { WithholdingEvent } from './withholding.ts'
import type { Problem } from '../problem.ts'

/** Input of the rewards flow. */
export type RewardsInput = PlayerFlowInput
/** Which list is looked at. */
export type RewardList = 'ELIGIBLE' | 'ACTIVE'
/** What a reward gives; the page groups by it. */
export type RewardKind = 'bonus' | 'freeSpins' | 'freeBet' | 'cashback'

/** What a cashback gives back, and how far it has come (BON-8). */
export interface Cashback {
  readonly percentage: number
  readonly maximum: Minor | null
  readonly period: string
  /** Times that what is collected counts; null is once. */
  readonly booster: number | null
  readonly isActivated: boolean
  readonly collected: Minor
  readonly claimable: Minor
  readonly endsAt: string | null
}
/** Free rounds of one game (BON-8). */
export interface FreeSpins {
  readonly gameId: string
  readonly gameName: string
  readonly gameProvider: string
  readonly total: number
  readonly left: number
  readonly value: Minor
  readonly won: Minor
}
/** How much of a stake in a kind of game counts to the wagering, 0 to 1 (BON-7). */
export interface Contribution {
  /** Null: every kind that is not named. */
  readonly gameType: string | null
  readonly share: number
}

/** A reward as the page shows it and the claim goes by it (BON-1). */
export interface Reward {
  readonly campaignId: string
  readonly assignmentId: string | null
  readonly campaignStatus: 'DRAFT' | 'ACTIVE' | 'EXPIRED' | 'CANCELED'
  readonly vertical: 'CASINO' | 'LIVE_CASINO' | 'SPORTS'
  readonly kind: RewardKind
  readonly isCashback: boolean
  readonly category: 'MANUAL' | 'TRIGGERED' | 'OPT_IN' | null
  /** What grants it, where it is not a click. */
  readonly triggerEvent: string | null
  readonly stickiness: 'STICKY' | 'NON_STICKY' | null
  readonly hasBonusCode: boolean
  readonly title: string
  readonly description: string
  readonly image: string | null
  readonly terms: string | null
  readonly currency: Currency
  /** What it gives, or the most it gives by a deposit. */
  readonly amount: Minor | null
  /** Bonus money that it holds now: lost at a forfeit. */
  readonly held: Minor | null
  /** Bonus money of it in open bets and rounds; null where it is not active, or the platform does not say. */
  readonly atStake: Minor | null
  /** Names of games that it can not be staked in. */
  readonly excludedGames: readonly string[]
  /** Days that there are to use it once it begins; null where none are counted, or the platform does not say. */
  readonly daysToUse: number | null
  /** Where its free bet is: still to be placed, placed and not decided, or decided; null where it is none, or the platform does not say. */
  readonly freeBet: 'TO_PLACE' | 'PLACED' | 'USED' | null
  readonly depositMinimum: Minor | null
  /** How much of the deposit it gives, percent. */
  readonly depositPercent: number | null
  readonly maxWin: Minor | null
  /** Times the bonus must be staked. */
  readonly wrMultiplier: number | null
  /** Still to be staked, and altogether. */
  readonly wageringLeft: Minor | null
  readonly wageringTotal: Minor | null
  readonly contributions: readonly Contribution[] | null
  readonly ladderStep: number | null
  /** From when to when it may be claimed; until when it must be wagered. */
  readonly startedAt: string | null
  readonly endedAt: string | null
  readonly expiresAt: string | null
  /** It waits behind another of its vertical. */
  readonly queuedPlayerBonusId: string | null
  readonly bonusId: string | null
  readonly optedIn: boolean
  /** What triggers it has happened. */
  readonly isEarned: boolean
  readonly consentRequired: boolean
  readonly cashback: Cashback | null
  readonly spins: FreeSpins | null
}

export type RewardsEvent =
  | WithholdingEvent
  | { type: 'rewards.open'; list: RewardList }
  | { type: 'rewards.close' }
  | { type: 'rewards.refresh' }
  /** Money has moved; `mark` tells two movements apart. Another tab may have claimed, or a stake has counted. */
  | { type: 'rewards.touch'; mark: string }
  /** Everything about one reward, or null: back to the list. */
  | { type: 'campaign.select'; campaignId: string | null }

export interface RewardsContext extends RewardsInput {
  readonly list: RewardList
  readonly rewards: readonly Reward[]
  readonly selectedCampaignId: string | null
  /** Profile allows bonuses and nothing excludes the player (SAF-2). */
  readonly isBonusAllowed: boolean
  readonly isExcluded: boolean
  /** The last movement of money that was heard of. */
  readonly mark: string | null
  /** Something has changed while an answer was on its way, which may be older. */
  readonly isDue: boolean
  /** Why there is no list, or why the one shown may be older. */
  readonly problem: Problem | null
}
/** `loadRewards`: GET rewards of a kind. Rejects with an ApiError. */
export interface LoadRewardsInput {
  readonly list: RewardList
}

/** What a person can do now. */
export const rewardsNow = {
  idle: 'Open the rewards',
  withheld: 'Nothing: no bonus is offered in a break or exclusion',
  loading: 'Wait',
  ready: 'Look at rewards; claim, opt in, forfeit',
  refreshing: 'Look at what was known; claim, opt in, forfeit',
  failed: 'Try again',
} as const
