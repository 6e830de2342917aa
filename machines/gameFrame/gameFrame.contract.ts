import type { FlowInput, FromSession, Modal, OpenedGame } from '../events.ts'
import type { Minor } from '#contract/money.ts'
import type { Balance, ProfileSummary } from '../player.ts'

/** Input of the game frame flow. */
export type GameFrameInput = FlowInput

/** What the trusted game said, already checked for origin, window and shape by the frame actor (SAF-11). */
export type GameMessage =
  | { type: 'frame.listening' }
  | { type: 'frame.ready' }
  /** It can be played: pictures and rules are there. */
  | { type: 'frame.gameReady' }
  | { type: 'frame.paused' }
  | { type: 'frame.resumed' }
  /** `balance`: what the game says can be staked now, minor units of the game's currency. */
  | { type: 'frame.roundStarted'; balance: Minor }
  | { type: 'frame.roundEnded'; balance: Minor }
  /** How it is set, said when asked and when the player has changed it in the game. */
  | { type: 'frame.settings'; soundOn: boolean }
  | { type: 'frame.userAction' }
  | { type: 'frame.depositWanted' }
  | { type: 'frame.pong' }
  | { type: 'frame.warned'; message: string }
  /** It can not go on by itself: its address opens nothing any more, or it was closed by its server. */
  | { type: 'frame.ended'; message: string }
  /** Wagered and won since the game opened, wire amounts turned into minor units by the actor (RGT-2). */
  | { type: 'frame.realityCheckData'; wagered: Minor; won: Minor; elapsedMs: number }

/** What the browser says of its network, by the same stream (RMB-12). */
export type ConnectionNews = { type: 'connection.lost' } | { type: 'connection.back' }

/** What the site says to the game through the stream `gameChannel` (sent to it as events). */
export type SiteMessage =
  | { type: 'say.ready' }
  | { type: 'say.pause' }
  | { type: 'say.resume' }
  | { type: 'say.ping' }
  /**
   * The main balance: locked and bonus money would invite to stakes that are refused. By this word the game also reads anew what of a
   * bonus can be staked in it.
   */
  | { type: 'say.balanceUpdate'; balance: Minor; currency: string }
  /** Sounds on or off, as the player has chosen outside the game. */
  | { type: 'say.sounds'; on: boolean }
  /** How are sounds set? Where the player has chosen before, the game is told that instead; it answers either way. */
  | { type: 'say.soundState' }
  /** Show another place of the game. */
  | { type: 'say.navigate'; to: 'rules' }

/** Why the game is paused; while any stands it stays paused (SAF-3). */
export type PauseReason = Modal | 'connection'

export type GameFrameEvent =
  | GameMessage
  | ConnectionNews
  | FromSession
  | { type: 'frame.open'; game: OpenedGame }
  | { type: 'frame.close' }
  | { type: 'frame.reload' }
  | { type: 'pause.request'; reason: PauseReason }
  | { type: 'pause.release'; reason: PauseReason }
  | { type: 'menu.open'; view: InGameView }
  | { type: 'menu.close' }
  /** The game shows how it is played and what it pays. */
  | { type: 'rules.open' }
  | { type: 'sound.set'; on: boolean }

/** Views of the in-game modal (GAM-4). */
export type InGameView =
  | 'initial'
  | 'myAccount'
  | 'reward'
  | 'settings'
  | 'responsibleGambling'
  | 'banking'
  | 'bonusCode'

export interface GameFrameContext extends GameFrameInput {
  readonly game: OpenedGame | null
  readonly reasons: readonly PauseReason[]
  readonly realityCheck: { readonly wagered: Minor; readonly won: Minor; readonly elapsedMs: number } | null
  /** Times the frame was loaded: its key on the page. */
  readonly loads: number
  /** It has been ready since it was loaded: from then on it can be asked to pause. */
  readonly wasThere: boolean
  /** Last warning of the game, in its own words: where it has ended, the reason. */
  readonly warning: string | null
  /** Whether a player is signed in, who has an account to open over the game. */
  readonly hasPlayer: boolean
  /** As the game says; null until it does. */
  readonly soundOn: boolean | null
  /**
   * What can be staked by the game's own word, minor units: shown from a round's beginning or end until the wallet says what is
   * true, which may come first (SAF-14). Null where the wallet has spoken last.
   */
  readonly told: Minor | null
  /** What the wallet has said last; null until it does. */
  readonly wallet: Pick<Balance, 'mainBalance' | 'currency'> | null
  /** Of whoever is signed in; null until it comes. */
  readonly profile: ProfileSummary | null
  /** The wallet has spoken since the running round began: it knows at least as much as the game. */
  readonly isWalletAhead: boolean
}

/** `gameChannel`: stream bound to the frame of this address; sends GameMessage, receives SiteMessage. It tells of the network, too. */
export interface GameChannelInput {
  readonly game: OpenedGame
}

/** What a person can do now. One entry for each region's leaf. */
export const gameFrameNow = {
  closed: 'Open a game',
  'open.link.listening': 'Wait for the game to load, or close',
  'open.link.handshaking': 'Wait for the game to load, or close',
  'open.link.live.resting': 'Play',
  'open.link.live.checking': 'Play',
  'open.link.silent': 'Load the game again, or close',
  'open.link.ended': 'Load the game again, or close',
  'open.link.reloading': 'Wait for a new address of the game, or close',
  'open.play.running': 'Play',
  'open.play.pausing': 'Nothing in the game: it is being paused',
  'open.play.paused': 'Answer what is open over the game',
  'open.play.stopped': 'Answer what is open; the game did not pause, or played on, so it is off the page meanwhile',
  'open.menu.closed': 'Open the game menu',
  'open.menu.open.initial': 'Choose a view, or close',
  'open.menu.open.myAccount': 'See the account, or close',
  'open.menu.open.reward': 'See rewards, or close',
  'open.menu.open.settings': 'Change settings, or close',
  'open.menu.open.responsibleGambling': 'Set limits, take a break, or close',
  'open.menu.open.banking': 'Deposit, or close',
  'open.menu.open.bonusCode': 'Enter a bonus code, or close',
  'open.round.none': 'Play',
  'open.round.running': 'Watch the round',
  'open.round.interrupted': 'Load the game again: the round goes on there',
} as const
