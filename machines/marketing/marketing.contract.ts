import type { PlayerFlowInput } from '../events.ts'
import type { Problem } from '../problem.ts'

/** Input of the marketing flow. */
export type MarketingInput = PlayerFlowInput
export type MarketingChannel = 'EMAIL' | 'SMS' | 'MAIL' | 'PHONE' | 'PUSH_NOTIFICATION'
export type Communication = 'BONUS_OFFER' | 'NEWSLETTER' | 'CASINO' | 'RESPONSIBLE_GAMING'
/** Consent per communication and channel; off until chosen (RMB-13). */
export type MarketingPreferences = Readonly<Record<Communication, Readonly<Record<MarketingChannel, boolean>>>>

export type MarketingEvent =
  | { type: 'marketing.open' }
  | { type: 'marketing.update'; preferences: MarketingPreferences }
  | { type: 'marketing.retry' }
  | { type: 'marketing.close' }

export interface MarketingContext extends MarketingInput {
  readonly preferences: MarketingPreferences | null
  readonly wanted: MarketingPreferences | null
  readonly problem: Problem | null
}
/** `loadPreferences`, `updatePreferences`: GET and PATCH /player/marketing_preferences. Reject with an ApiError. */
export interface UpdatePreferencesInput {
  readonly preferences: MarketingPreferences
}

/** What a person can do now. */
export const marketingNow = {
  idle: 'Open the preferences',
  loading: 'Wait',
  ready: 'Change what is sent and how',
  updating: 'Wait',
  updateFailed: 'Change again',
  failed: 'Try again',
} as const
