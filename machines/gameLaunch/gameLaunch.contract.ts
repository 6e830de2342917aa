import type { Currency } from '#contract/money.ts'
import type { FlowInput, Landing, OpenedGame, PlayBlock } from '../events.ts'
import type { FromSession } from '../events.ts'
import type { PlayerSession, ProfileSummary } from '../player.ts'
import type { Problem } from '../problem.ts'

/** Input of the game launch flow. */
export type GameLaunchInput = FlowInput

/** Which game, and how. `provider` is the lower-case id; `path` the page of the game without locale. */
export interface WantedGame {
  readonly gameId: string
  readonly provider: string
  readonly mode: 'demo' | 'real'
  readonly area: 'casino' | 'liveCasino' | 'virtualSports'
  readonly channel: 'web' | 'mobile'
  readonly path: string
  /** For the provider's own ids, where the call wants another than `gameId`. */
  readonly metadata: Readonly<Record<string, string>>
}

/** Why a game that is found by its address is not played here, whoever asks: not offered in this country or on this device, or its provider is being worked on (LOB-3, GAM-1). */
export type GameClosed = 'country' | 'device' | 'maintenance'

export type GameLaunchEvent =
  | FromSession
  /**
   * What the address of the page names, said as the page is opened and whenever it has changed: the game where the address has a
   * mode that is open here, and what closes it. It is launched once.
   */
  | { type: 'game.named'; game: WantedGame | null; closed: GameClosed | null }
  /** The page of the game is left. */
  | { type: 'page.left' }
  /** Also in place of the one that runs: another game, or the same one for money. */
  | { type: 'game.launch'; game: WantedGame }
  | { type: 'game.retry' }
  /** The running game must be loaded again, which takes a new address. */
  | { type: 'game.relaunch' }
  /** The notice of what the game means to the active bonus is read. Whether it comes again the page keeps (BON-7). */
  | { type: 'limitation.accept' }
  | { type: 'game.signIn' }
  /** The game is given up; its page stays. */
  | { type: 'game.close' }

export interface GameLaunchContext extends GameLaunchInput {
  readonly player: PlayerSession | null
  readonly profile: ProfileSummary | null
  /** Why real play is closed now; empty means open. */
  readonly blocks: readonly PlayBlock[]
  readonly wanted: WantedGame | null
  readonly game: OpenedGame | null
  readonly limitation: GameLimitation | null
  readonly problem: Problem | null
}

/** What a game means to the player's active bonus, where that is to be said before it opens (BON-7). */
export interface GameLimitation {
  /** 1: nothing of it counts; 2: stakes count by `contribution`. */
  readonly status: 1 | 2
  /** Share of a stake that counts, 0 to 1; null where the platform does not say. */
  readonly contribution: number | null
  readonly campaignId: string | null
}
/** `lookAtLimitation`: null where nothing is to be said, or the player wants it said no more. Rejects with an ApiError. */
export interface LookAtLimitationInput {
  readonly gameId: string
  readonly playerId: number | null
}
export type LookAtLimitationOutput = GameLimitation | null

/** `launchGame`: the provider's own call (GAM-1). Rejects with an ApiError. */
export interface LaunchGameInput {
  readonly game: WantedGame
  readonly playerId: number | null
  /** Asked once more, after a failure or to load it again: what an earlier launch was given is not good any more. */
  readonly isAgain: boolean
}
export interface LaunchGameOutput {
  readonly url: string
  /** What it was launched in. */
  readonly currency: Currency
}

/** What it tells the session when sign-in is wanted: come back to the game. */
export type SignInWanted = { type: 'game.signInWanted'; landing: Landing }

/** What a person can do now. */
export const gameLaunchNow = {
  idle: 'Choose a game; an address with a mode opens it by itself',
  offered: 'Play, try the demo, or leave',
  waiting: 'Wait, or close',
  deciding: 'Wait, or close',
  lookingAtBonus: 'Wait, or close',
  limited: 'Read what the game means to the active bonus; play, or go back',
  requesting: 'Wait, or close',
  launched: 'Play, change between demo and real, or close',
  failed: 'Try again, or close',
  'needsSignIn.unasked': 'Log in, try the demo, or close',
  'needsSignIn.asked': 'Log in, try the demo, or close',
  blocked: 'Read why real play is closed; try the demo, or close',
  reopened: 'Play again, try the demo, or close',
} as const
