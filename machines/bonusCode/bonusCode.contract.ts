import type { BonusVertical } from '#contract/wallet.ts'
import type { Minor } from '#contract/money.ts'
import type { PlayerFlowInput } from '../events.ts'
import type { WithholdingEvent } from '../rewards/withholding.ts'
import type { Problem } from '../problem.ts'
import type { Reward, RewardKind } from '../rewards/rewards.contract.ts'
import type { ActiveBonus } from '../rewardClaim/rewardClaim.contract.ts'

/** Input of the bonus code flow. */
export type BonusCodeInput = PlayerFlowInput
export type BonusCodeEvent =
  | WithholdingEvent
  | { type: 'bonusCode.open' }
  | { type: 'bonusCode.submit'; bonusCode: string }
  /** The key is made at this click (SAF-4). */
  | { type: 'manualClaim.confirm'; idempotencyKey: string; isAgreed: boolean }
  | { type: 'manualClaim.retry' }
  /** The active bonus goes, and the claim follows under a key of its own: what was refused is no answer to it. */
  | { type: 'forfeit.confirm'; forfeitKey: string; idempotencyKey: string }
  | { type: 'forfeit.cancel' }
  | { type: 'partnerCode.submit'; assignmentId: string; partnerBonusCode: string; idempotencyKey: string }
  | { type: 'partnerCode.retry' }
  /** Another code is typed. */
  | { type: 'bonusCode.again' }
  /** The page is left. */
  | { type: 'bonusCode.clear' }

/** What a code stands for, amounts in minor units of `currency`. */
export interface CodeReward {
  readonly vertical: BonusVertical
  readonly title: string
  readonly description: string
  readonly terms: string | null
  readonly currency: string | null
  readonly amount: Minor | null
  readonly maxWin: Minor | null
  readonly wrMultiplier: number | null
  readonly kind: RewardKind
  readonly stickiness: Reward['stickiness']
  readonly contributions: Reward['contributions']
  readonly excludedGames: Reward['excludedGames']
  readonly daysToUse: Reward['daysToUse']
  readonly spins: { readonly count: number; readonly gameName: string } | null
  /** What part of the losses comes back, at most how much, and how often it is counted; null for all else. */
  readonly cashback: {
    readonly percentage: number
    readonly maximum: Minor | null
    readonly period: string
    /** How many times as much comes back; null for none. */
    readonly booster: number | null
  } | null
  /** ISO; until when it may be claimed, or null. */
  readonly endedAt: string | null
  /** It comes with a deposit: there is nothing to claim here. */
  readonly isByDeposit: boolean
  /** It is the prize of a tournament that is still to be won; logs of older builds do not say. */
  readonly isToBeWon?: boolean
  readonly depositMinimum: Minor | null
  /** Percent of the deposit that it gives. */
  readonly depositPercent: number | null
  readonly isConsentRequired: boolean
}
/** A bonus of the player's that wants the code of a partner. */
export interface PartnerBonus {
  readonly assignmentId: string
  readonly title: string
}

export interface BonusCodeContext extends BonusCodeInput {
  /** Bonuses are open to this account. */
  readonly isBonusAllowed: boolean
  /** A break, an exclusion or a review keeps bonuses away (SAF-2). */
  readonly isExcluded: boolean
  readonly bonusCode: string
  readonly campaignId: string | null
  /** What the code stands for; null where the platform does not say. */
  readonly reward: CodeReward | null
  readonly isAgreed: boolean
  readonly idempotencyKey: string | null
  /** Keys of claims whose answer was lost, by the code that was claimed: claimed again, it goes under the same key (SAF-4). */
  readonly unsettled: Readonly<Record<string, string>>
  /** The active bonus that stands in the way (BON-3). */
  readonly inTheWay: ActiveBonus | null
  readonly forfeitKey: string | null
  /** What was told of the bonus in the way does not hold by now: it is told anew, and the player says yes once more. */
  readonly hasChanged: boolean
  /** What the claim came to; null while nothing is claimed. */
  readonly claimedAs: ClaimedAs | null
  /** Titles of the bonuses that were given up for this one. */
  readonly givenUp: readonly string[]
  /** Codes that another was to be typed in the place of, however they are written: none of them is put into the field again. */
  readonly tried: readonly string[]
  readonly partners: readonly PartnerBonus[]
  readonly partner: { readonly assignmentId: string; readonly partnerBonusCode: string } | null
  readonly problem: Problem | null
}
/** `checkAvailability`: whether codes can be claimed, and which bonuses want a partner's code. All reject with an ApiError. */
export interface CheckAvailabilityOutput {
  readonly isAvailable: boolean
  readonly partners: readonly PartnerBonus[]
}
/** `verifyBonusCode`: what a code stands for; claims nothing. */
export interface VerifyBonusCodeInput {
  readonly bonusCode: string
}
export interface VerifyBonusCodeOutput {
  readonly campaignId: string
  readonly reward: CodeReward | null
}
/** What a claim by code came to: active now, paid as own money, or noted until it is earned. */
export type ClaimedAs = 'active' | 'paid' | 'noted'
/** `claimManually`: with the code and the state ACTIVATED, after the yes to the conditions where they want one. Answers `ClaimedAs`. */
export interface ClaimManuallyInput {
  readonly bonusCode: string
  readonly state: 'ACTIVATED'
  readonly idempotencyKey: string
  readonly campaignId: string | null
  /** Campaign whose conditions are agreed to first; null where none are asked for. */
  readonly agreesTo: string | null
}
/** `loadBonusInTheWay`: the active bonus of the vertical, which a refused claim spoke of; null where it has ended meanwhile. */
export interface LoadBonusInTheWayInput {
  readonly vertical: BonusVertical | null
}
export type LoadBonusInTheWayOutput = ActiveBonus | null
/** `forfeitInTheWay`: state FORFEITED, with what was shown of it. */
export interface ForfeitInTheWayInput {
  readonly bonus: ActiveBonus
  /** What it is given up for: where the code does not stand for this campaign any more nothing is given up. */
  readonly bonusCode: string
  readonly campaignId: string | null
  readonly idempotencyKey: string
}
/** `ended`: it is gone already, and not by this: nothing was given up now. */
export type ForfeitInTheWayOutput = 'done' | 'ended'
/** `givePartnerCode`: the partner's code for one bonus. */
export interface GivePartnerCodeInput {
  readonly assignmentId: string
  readonly partnerBonusCode: string
  readonly idempotencyKey: string
}

/** What a person can do now. */
export const bonusCodeNow = {
  idle: 'Open the bonus code page',
  withheld: 'Nothing: no bonus is offered now',
  checkingAvailability: 'Wait',
  unavailable: 'Read that codes cannot be used now, and why; ask again',
  entering: 'Type a code, or the code of a partner where a bonus wants one',
  verifying: 'Wait',
  wrong: 'Read why, type another code',
  verified: 'Read what the code stands for; claim it, pay in where it comes with a deposit, or type another code',
  claiming: 'Wait',
  lookingAtActive: 'Wait',
  conflict: 'Read what is kept and what is lost; give the active bonus up and claim, or keep it',
  forfeiting: 'Wait',
  claimFailed: 'Try again, or type another code',
  claimed: 'See the reward, or type another code',
  givingPartnerCode: 'Wait',
  partnerCodeFailed: 'Read why; try again, or type another code',
  partnerCodeGiven: 'Go on with a code',
} as const

/** A claim as it is remembered: of a code, however it is written, and the campaign that it stood for. */
export const claimOf = ({ bonusCode, campaignId }: Pick<BonusCodeContext, 'bonusCode' | 'campaignId'>): string =>
  `${bonusCode.toUpperCase()} ${campaignId ?? ''}`
/** Whether the answer to the claim of this code, for what it stands for now, was lost. */
export const isClaimUnsettled = (context: BonusCodeContext): boolean =>
  Object.hasOwn(context.unsettled, claimOf(context))
