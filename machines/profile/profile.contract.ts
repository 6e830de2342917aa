import type { PlayerFlowInput } from '../events.ts'
import type { LastSignIn, ProfileSummary } from '../player.ts'
import type { Problem } from '../problem.ts'

/** Input of the profile flow. */
export type ProfileInput = PlayerFlowInput

export type ProfileEvent =
  /** Something of the profile has changed: ask again. */
  { type: 'profile.refresh' } | { type: 'firstLogin.close' }

export interface ProfileContext extends ProfileInput {
  readonly profile: ProfileSummary | null
  readonly lastSignIn: LastSignIn | null
  readonly problem: Problem | null
}

/** `loadProfile`: profile and latest activity log. Rejects with an ApiError. */
export interface LoadProfileInput {
  readonly playerId: number
}
export interface LoadProfileOutput {
  readonly profile: ProfileSummary
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
