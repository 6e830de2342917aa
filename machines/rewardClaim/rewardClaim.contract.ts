import type { Currency, Minor } from '#contract/money.ts'
import type { PlayerFlowInput } from '../events.ts'
import type { WithholdingEvent } from '../rewards/withholding.ts'
import type { Problem } from '../problem.ts'

/** Input of the reward claim flow. */
export type RewardClaimInput = PlayerFlowInput
/** Everything that can be done with a reward (BON-2). */
export type RewardAction =
  | 'claim'
  | 'consent'
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
/** The reward that something is done with, as the player saw it when they pressed. */
export interface ClaimSubject {
  readonly campaignId: string
  readonly queuedPlayerBonusId: string | null
  readonly bonusId: string | null
  readonly vertical: 'CASINO' | 'LIVE_CASINO' | 'SPORTS'
  readonly title: string
  readonly terms: string | null
  /** Its terms must be agreed to first. */
  readonly consentRequired: boolean
  /** How much cashback was collected so far and was to be claimed; null for all else. */
  readonly cashback: { readonly collected: Minor; readonly claimable: Minor } | null
  /** What it holds while it is active: that is what a forfeit takes. */
  readonly active: ActiveBonus | null
}
/** The active bonus that stands in the way, or that is to be forfeited (BON-3, RMB-14). */
export interface ActiveBonus {
  readonly assignmentId: string
  readonly title: string
  readonly currency: Currency
  /** How much was staked towards it, and how much it needs. */
  readonly wageringProgress: Minor
  readonly wageringTotal: Minor | null
  /** Bonus money that it holds; null where the platform does not say: then all of it. */
  readonly amountLost: Minor | null
  /** Bonus money of it in open bets and rounds, which goes too: what they win pays nothing then. */
  readonly amountAtStake: Minor
  readonly spinsLost: number
  /** What the free bet is worth that would go; null where it is none. */
  readonly betLost: Minor | null
}
export type RewardClaimEvent =
  | WithholdingEvent
  /** The key is made at this click (SAF-4). */
  | { type: 'claim.start'; action: RewardAction; subject: ClaimSubject; idempotencyKey: string }
  /** What follows goes under a key of its own: one that was refused is no answer to it. */
  | { type: 'forfeit.accept'; forfeitKey: string; idempotencyKey: string }
  /** Behind the active one, which stays: free spins only. */
  | { type: 'claim.queue'; idempotencyKey: string }
  | { type: 'consent.accept'; idempotencyKey: string }
  | { type: 'consent.decline'; idempotencyKey: string }
  | { type: 'claim.cancel' }
  | { type: 'claim.retry' }
  /** The page has gone where it leads. */
  | { type: 'destination.reached' }
  | { type: 'notice.close' }

/** What is being asked of the operator: a retry asks the same again. */
export type ClaimStep = 'claim' | 'forfeit' | 'agree' | 'decline'

export interface RewardClaimContext extends RewardClaimInput {
  /** Bonuses are open to this account. */
  readonly isBonusAllowed: boolean
  /** A break, an exclusion or a review keeps bonuses away (SAF-2). */
  readonly isExcluded: boolean
  readonly action: RewardAction | null
  readonly subject: ClaimSubject | null
  readonly step: ClaimStep
  readonly idempotencyKey: string | null
  readonly forfeitKey: string | null
  readonly consentKey: string | null
  readonly activeBonus: ActiveBonus | null
  /** The active bonus is another one, or stands otherwise, than when the player said yes: they are asked anew. */
  readonly hasChanged: boolean
  readonly isQueued: boolean
  /** A yes to the terms met the active bonus, and has not been stored. */
  readonly isUnheard: boolean
  /** Forfeit the active one and claim, in one call: free spins only. */
  readonly isForfeiting: boolean
  /** Keys of claims whose answer was lost, by what was asked of which campaign: asked again, they go under the same key (SAF-4). */
  readonly unsettled: Readonly<Record<string, string>>
  /** Campaigns that were activated by one click: their display goes at once, whenever the list comes (BON-2). */
  readonly hidden: readonly string[]
  /** Campaigns whose claim is busy (BON-4). */
  readonly managed: readonly string[]
  /** Where the player goes next, without locale (BON-5). */
  readonly destination: string | null
  /** Bonus money that it gave or took, or the cashback that was claimed. */
  readonly amount: Minor | null
  /** The answer to a forfeit was lost. */
  readonly isForfeitLost: boolean
  /** What was to be given up had ended before: nothing was given up. */
  readonly hasEnded: boolean
  /** Titles of the bonuses that were given up for it. */
  readonly givenUp: readonly string[]
  /** It is own money already: nothing must be staked for it. */
  readonly isPaid: boolean
  /** What was claimed is active; else it waits for the active one to end, or for the deposit that earns it. */
  readonly isGiven: boolean
  readonly problem: Problem | null
}
/**
 * `performClaim`: `conflict` when a bonus is active in the same vertical. What was refused because it is done already counts as done.
 * Rejects with an ApiError.
 */
export interface PerformClaimInput {
  readonly action: RewardAction
  readonly subject: ClaimSubject
  readonly isQueued: boolean
  /** The active bonus that is given up by the same call, as the player was told of it; null for none. */
  readonly forfeits: ActiveBonus | null
  readonly idempotencyKey: string
}
export type PerformClaimOutput =
  /** `isGiven`: it is had now (`isPaid`: as own money, at once); else it waits, for the active one to end or for the deposit that earns it. */
  | { readonly outcome: 'done'; readonly amount: Minor | null; readonly isGiven: boolean; readonly isPaid?: boolean }
  | { readonly outcome: 'conflict'; readonly activeBonus: ActiveBonus }
/** `forfeitBonus`: state FORFEITED with the wagering progress; `changed` when it stands otherwise by now. Rejects with an ApiError. */
/** What a bonus is given up for. `isAgreed`: the player's yes to its terms has been heard. */
export interface Successor {
  readonly campaignId: string
  readonly action: RewardAction
  readonly isAgreed: boolean
}
export interface ForfeitBonusInput {
  readonly activeBonus: ActiveBonus
  /** What it is given up for; null where it is given up by itself. Where that can not be had any more nothing is given up. */
  readonly successor: Successor | null
  readonly idempotencyKey: string
  /** The answer to an earlier try was lost: it may have been given up by that. */
  readonly isAgain: boolean
}
export type ForfeitBonusOutput =
  | { readonly outcome: 'done' }
  /** It was over before: paid out, expired, or given up elsewhere. Nothing was given up now. */
  | { readonly outcome: 'ended' }
  | { readonly outcome: 'changed'; readonly activeBonus: ActiveBonus }
/** `agree`: yes or no to the terms; a yes may meet the active bonus of the vertical, as a claim does. Rejects with an ApiError. */
export interface AgreeInput {
  readonly subject: ClaimSubject
  readonly agreed: boolean
  readonly idempotencyKey: string
}

/** What a person can do now. */
export const rewardClaimNow = {
  withheld: 'Nothing: no bonus is offered now',
  idle: 'Claim, forfeit or activate a reward',
  consent: 'Agree to the terms, decline, or decide later',
  agreeing: 'Wait',
  declining: 'Wait',
  asking: 'Forfeit it, or keep it',
  claiming: 'Wait; a second click does nothing',
  conflict: 'Forfeit the active bonus, wait behind it, or keep it',
  forfeiting: 'Wait',
  done: 'Go on',
  cashbackNotice: 'Read the notice; it leaves after 5 s',
  failed: 'Try again, or leave it',
} as const
