import type { SportsProduct } from '#contract/sportsbook.ts'
import type { FlowInput, FromSession, PlayBlock } from '../events.ts'
import type { PlayerSession, ProfileSummary } from '../player.ts'
import type { Problem } from '../problem.ts'

/** Input of the sportsbook flow. */
export type SportsbookInput = FlowInput
/** The page wanted inside the sportsbook; each part needs the one before it. */
export interface DeepLink {
  readonly category: string | null
  readonly region: string | null
  readonly competition: string | null
  readonly event: string | null
}

/** What the trusted frame said, already checked for origin, window and shape by the channel (SAF-11). */
export type SportsFrameNews =
  | { type: 'frame.ready' }
  /** Somebody has gone to another place inside the frame. */
  | { type: 'frame.navigated'; deepLink: DeepLink }
  | { type: 'frame.signInWanted' }
  | { type: 'frame.depositWanted' }
  | { type: 'frame.userAction' }
  /** Its session is over: it has to be opened anew. */
  | { type: 'frame.ended' }

/** What the site says through the stream `sportsbookChannel` (sent to it as events). */
export type SportsSiteNews =
  | { type: 'say.navigate'; deepLink: DeepLink }
  /** Told to the sportsbook's own host, which tells the frame (SPB-1). */
  | { type: 'say.balanceChanged' }

export type SportsbookEvent =
  | FromSession
  | SportsFrameNews
  | { type: 'sportsbook.open'; product: SportsProduct; deepLink: DeepLink }
  | { type: 'sportsbook.close' }
  | { type: 'sportsbook.retry' }
  | { type: 'bonusToast.hide' }

/** Told to the page around the frame (`actor.on(…)`). */
export type SportsbookEmitted =
  | { type: 'sportsbook.navigated'; deepLink: DeepLink }
  | { type: 'sportsbook.depositWanted' }

export interface SportsbookContext extends SportsbookInput {
  readonly player: PlayerSession | null
  readonly profile: ProfileSummary | null
  readonly blocks: readonly PlayBlock[]
  readonly product: SportsProduct
  readonly deepLink: DeepLink | null
  readonly frameUrl: string | null
  /** The frame has been opened anew by itself, and not stood for a minute since: it is not done twice. */
  readonly isReopened: boolean
  /** Whether the toast about bonus money for sports may be shown (SPB-2). */
  readonly sportsBonusToast: boolean
  readonly problem: Problem | null
}
/** `loadSportsbook`: context POST, anonymous or signed in; the frame's address. Rejects with an ApiError. */
export interface LoadSportsbookInput {
  readonly playerId: number | null
  readonly product: SportsProduct
  readonly deepLink: DeepLink
}
export interface LoadSportsbookOutput {
  readonly frameUrl: string
}
/** `sportsbookChannel`: the line to the frame at this address. */
export interface SportsbookChannelInput {
  readonly frameUrl: string
}

/** What a person can do now. */
export const sportsbookNow = {
  idle: 'Go to the sportsbook',
  waiting: 'Wait',
  deciding: 'Wait',
  loading: 'Wait',
  'open.opening': 'Wait',
  'open.ready': 'Bet, look around',
  blocked: 'Read why it is closed',
  failed: 'Try again',
} as const
