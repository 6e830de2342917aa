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

/** One choice as it goes over the wire. */
export interface MarketingChange {
  readonly channel: MarketingChannel
  readonly communication: Communication
  readonly subscribed: boolean
}

export interface MarketingContext extends MarketingInput {
  readonly preferences: MarketingPreferences | null
  /** What is sent, or was sent without an answer that says what became of it. */
  readonly changes: readonly MarketingChange[]
  readonly problem: Problem | null
}
/** `loadPreferences`, `updatePreferences`: GET and PATCH /player/marketing_preferences. Reject with an ApiError. */
export interface UpdatePreferencesInput {
  readonly changes: readonly MarketingChange[]
}

/**
 * What the player has changed since `known`: all else may have been changed elsewhere meanwhile, and is left (PRO-4, RMB-13).
 * What was `tried` before without an answer goes again in any case: it may have been stored.
 */
export function changesTo(
  wanted: MarketingPreferences,
  known: MarketingPreferences | null,
  tried: readonly MarketingChange[],
): MarketingChange[] {
  const all = (Object.keys(wanted) as Communication[]).flatMap((communication) =>
    (Object.keys(wanted[communication]) as MarketingChannel[]).map((channel) => {
      return { channel, communication, subscribed: wanted[communication][channel] }
    }),
  )
  return all.filter(
    ({ channel, communication, subscribed }) =>
      known?.[communication][channel] !== subscribed ||
      tried.some((one) => one.channel === channel && one.communication === communication),
  )
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
