import type { PlayerFlowInput } from '../events.ts'
import type { Problem } from '../problem.ts'

/** Input of the bonus code flow. */
export type BonusCodeInput = PlayerFlowInput
export type BonusCodeEvent =
  | { type: 'bonusCode.open' }
  | { type: 'bonusCode.submit'; bonusCode: string }
  /** The key is made at this click (SAF-4). */
  | { type: 'manualClaim.confirm'; idempotencyKey: string }
  | { type: 'manualClaim.retry' }
  | { type: 'bonusCode.clear' }

export interface BonusCodeContext extends BonusCodeInput {
  readonly bonusCode: string
  readonly campaignId: string | null
  readonly isAvailable: boolean
  readonly idempotencyKey: string | null
  readonly reward: Readonly<Record<string, unknown>> | null
  readonly problem: Problem | null
}
/** `checkAvailability`: manual claim allowed? `verifyCode`: the campaign of the code. `claimManually`: state ACTIVATED. All reject with an ApiError. */
export interface VerifyBonusCodeInput {
  readonly bonusCode: string
}
export interface VerifyBonusCodeOutput {
  readonly campaignId: string
}
export interface ClaimManuallyInput {
  readonly bonusCode: string
  readonly state: 'ACTIVATED'
  readonly idempotencyKey: string
}

/** What a person can do now. */
export const bonusCodeNow = {
  idle: 'Open the bonus code page',
  checkingAvailability: 'Wait',
  unavailable: 'Read that codes cannot be used now',
  entering: 'Type a code',
  verifying: 'Wait',
  wrong: 'Type another code',
  verified: 'Claim, or clear',
  claiming: 'Wait',
  claimFailed: 'Try again, or clear',
  claimed: 'See the reward, or enter another code',
} as const
