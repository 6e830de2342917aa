import type { FlowInput, FromSession, PlayBlock } from '../events.ts'
import type { PlayerSession, ProfileSummary } from '../player.ts'
import type { Problem } from '../problem.ts'

/** Input of the sportsbook flow. */
export type SportsbookInput = FlowInput
/** The page wanted inside the sportsbook. */
export interface DeepLink {
  readonly category: string | null
  readonly region: string | null
  readonly competition: string | null
  readonly event: string | null
}
export type SportsbookEvent =
  | FromSession
  | { type: 'sportsbook.open'; deepLink: DeepLink }
  | { type: 'sportsbook.close' }
  | { type: 'sportsbook.retry' }
  | { type: 'bonusToast.hide' }

export interface SportsbookContext extends SportsbookInput {
  readonly player: PlayerSession | null
  readonly profile: ProfileSummary | null
  readonly blocks: readonly PlayBlock[]
  readonly deepLink: DeepLink | null
  readonly frameUrl: string | null
  readonly sportsBonusToast: boolean
  readonly problem: Problem | null
}
/** `loadSportsbook`: context POST, anonymous or signed in; the frame's address. Rejects with an ApiError. */
export interface LoadSportsbookInput {
  readonly playerId: number | null
  readonly deepLink: DeepLink
}
export interface LoadSportsbookOutput {
  readonly frameUrl: string
}

/** What a person can do now. */
export const sportsbookNow = {
  idle: 'Go to the sportsbook',
  loading: 'Wait',
  open: 'Bet, look around',
  blocked: 'Read why it is closed',
  failed: 'Try again',
} as const
