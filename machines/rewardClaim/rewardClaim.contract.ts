import type { Minor } from '#contract/money.ts'
import type { FromSession, PlayerFlowInput } from '../events.ts'
import type { Problem } from '../problem.ts'

/** Input of the reward claim flow. */
export type RewardClaimInput = PlayerFlowInput
/** Everything that can be done with a reward (BON-2). */
export type RewardAction =
  | 'claim'
  | 'forfeit'
  | 'optInActivate'
  | 'optInDeactivate'
  | 'cashbackActivate'
  | 'cashbackDeactivate'
  | 'cashbackClaim'
  | 'freeSpinClaim'
  | 'queuedClaim'
  | 'sportsbookClaim'
  | 'oneClickActivate'
/** The active bonus that stands in the way (BON-3). */
export interface ActiveBonus {
  readonly assignmentId: string
  readonly title: string
  readonly wageringProgress: number
  readonly amountLost: Minor
}
export type RewardClaimEvent =
  | Extract<FromSession, { type: 'profile.changed' | 'safety.playBlocked' | 'safety.playAllowed' }>
  /** The key is made at this click (SAF-4). */
  | { type: 'claim.start'; action: RewardAction; campaignId: string; idempotencyKey: string }
  | { type: 'forfeit.accept'; idempotencyKey: string }
  | { type: 'consent.accept'; bonusCode: string | null }
  | { type: 'consent.decline' }
  | { type: 'claim.cancel' }
  | { type: 'claim.retry' }
  | { type: 'notice.close' }

export interface RewardClaimContext extends RewardClaimInput {
  /** Bonuses are open to this account. */
  readonly isBonusAllowed: boolean
  /** A break, an exclusion or a review keeps bonuses away (SAF-2). */
  readonly isExcluded: boolean
  readonly action: RewardAction | null
  readonly campaignId: string | null
  readonly idempotencyKey: string | null
  readonly forfeitKey: string | null
  readonly activeBonus: ActiveBonus | null
  /** Code that goes with a consent (triggered bonus code). */
  readonly bonusCode: string | null
  /** Campaigns whose claim is busy (BON-4). */
  readonly managed: readonly string[]
  /** Where the player goes next, without locale (BON-5). */
  readonly destination: string | null
  readonly problem: Problem | null
}
/** `performClaim`: `conflict` when a bonus is active in the same vertical, `consent` when terms must be agreed first. Rejects with an ApiError. */
export interface PerformClaimInput {
  readonly action: RewardAction
  readonly campaignId: string
  readonly idempotencyKey: string
}
export type PerformClaimOutput =
  | { readonly outcome: 'done' }
  | { readonly outcome: 'consent' }
  | { readonly outcome: 'conflict'; readonly activeBonus: ActiveBonus }
/** `forfeitBonus`: state FORFEITED with the wagering progress. `agree`: consent. Both reject with an ApiError. */
export interface ForfeitBonusInput {
  readonly assignmentId: string
  readonly wageringProgress: number
  readonly idempotencyKey: string
}
export interface AgreeInput {
  readonly campaignId: string
  readonly agreed: boolean
  readonly bonusCode: string | null
}

/** What a person can do now. */
export const rewardClaimNow = {
  withheld: 'Nothing: no bonus is offered now',
  idle: 'Claim, forfeit or activate a reward',
  claiming: 'Wait; a second click does nothing',
  conflict: 'Forfeit the active bonus, or keep it',
  forfeiting: 'Wait',
  consent: 'Agree, or decline',
  agreeing: 'Wait',
  done: 'Go on',
  cashbackNotice: 'Read the notice; it leaves after 5 s',
  failed: 'Try again, or leave it',
} as const
