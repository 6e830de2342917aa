import type { FromSession, PlayerFlowInput } from '../events.ts'
import type { Problem } from '../problem.ts'

/** Input of the rewards flow. */
export type RewardsInput = PlayerFlowInput
/** Which list is looked at. */
export type RewardList = 'ELIGIBLE' | 'ACTIVE'
/** A reward as rules read it; what the page shows beside is in `details`. */
export interface Reward {
  readonly campaignId: string
  readonly assignmentId: string | null
  readonly campaignStatus: 'DRAFT' | 'ACTIVE' | 'EXPIRED' | 'CANCELED'
  readonly vertical: 'CASINO' | 'LIVE_CASINO' | 'SPORTS'
  readonly isCashback: boolean
  readonly endedAt: string | null
  readonly details: Readonly<Record<string, unknown>>
}
export type RewardsEvent =
  | Extract<FromSession, { type: 'profile.changed' | 'safety.playBlocked' | 'safety.playAllowed' }>
  | { type: 'rewards.open'; list: RewardList }
  | { type: 'rewards.close' }
  | { type: 'rewards.refresh' }
  | { type: 'campaign.select'; campaignId: string | null }
  | { type: 'popup.hide' }

export interface RewardsContext extends RewardsInput {
  readonly list: RewardList
  readonly rewards: readonly Reward[]
  readonly selectedCampaignId: string | null
  readonly hidePopup: boolean
  /** Profile allows bonuses and nothing excludes the player (SAF-2). */
  readonly isBonusAllowed: boolean
  readonly isExcluded: boolean
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
  failed: 'Try again',
} as const
