import type { PlayerFlowInput } from '../events.ts'
import type { AccountDetails, LastSignIn, ProfileSummary } from '../player.ts'
import type { Problem } from '../problem.ts'

/** Input of the profile flow. */
export interface ProfileInput extends PlayerFlowInput {
  /** The player has just signed in here, so that the sign-in before is told once (AUT-12). */
  readonly isFreshSignIn: boolean
}

export type ProfileEvent =
  /** Something of the profile has changed: ask again. */
  { type: 'profile.refresh' } | { type: 'firstLogin.close' }

export interface ProfileContext extends ProfileInput {
  readonly profile: ProfileSummary | null
  readonly details: AccountDetails | null
  readonly lastSignIn: LastSignIn | null
  readonly problem: Problem | null
}

/** `loadProfile`: profile and latest activity log. Rejects with an ApiError. */
export interface LoadProfileInput {
  readonly playerId: number
}
export interface LoadProfileOutput {
  readonly profile: ProfileSummary
  readonly details: AccountDetails
  readonly lastSignIn: LastSignIn | null
}

/** What a person can do now. One entry for each region's leaf. */
export const profileNow = {
  'data.loading': 'Wait',
  'data.ready': 'See the profile',
  'data.refreshing': 'See the profile',
  'data.failed': 'Try again',
  'welcome.waiting': 'Nothing',
  'welcome.closed': 'Nothing',
  'welcome.shown': 'Read the welcome and close it',
} as const
