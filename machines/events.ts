import type { ActorRef, Snapshot } from 'xstate'
import type { Currency } from '#contract/money.ts'
import type { FlowId } from './flowIds.ts'
import type { Balance, LastSignIn, PlayerSession, ProfileSummary } from './player.ts'

/** Why real-money play is closed (SAF-1). */
export type PlayBlock =
  | 'signedOut'
  | 'restricted'
  | 'accountRestricted'
  | 'maintenance'
  | 'suspended'
  | 'payoutRisk'
  | 'timeout'
  | 'selfExcluded'
  | 'lossLimit'
  | 'spendLimit'
  | 'incomplete'

/** Which part of the session says that play is closed. */
export type BlockSource = 'access' | 'profile' | 'exclusion' | 'limits'

/** Why a player was signed out. */
export type SignOutReason = 'player' | 'refused' | 'expired' | 'idle' | 'excluded' | 'timeout' | 'otherTab'

/** A break or exclusion that has begun: what is said to the player as they are signed out (RMB-9). */
export interface BreakBegun {
  readonly kind: 'TIMEOUT' | 'COOLING' | 'SELF_EXCLUDED'
  readonly initiator: 'PLAYER' | 'OPERATOR'
  /** ISO; null for one that is for good, and where the operator's answer was lost. */
  readonly endsAt: string | null
  readonly isForGood: boolean
}

/** How a player came to be signed in. */
export type SignInWay = 'form' | 'signUp' | 'payAndPlay' | 'restored' | 'otherTab'

/** Things over the page that pause a running game while they are open (SAF-3). */
export type Modal = 'activitySummary' | 'realityCheck' | 'idle' | 'inGame' | 'verification' | 'edd' | 'welcome'

/** Breaks of play that the player must answer; of two that are due one comes at a time. */
export type Break = Extract<Modal, 'activitySummary' | 'realityCheck'>

/** A short message to the player (APP-3). `key` is a key of the error catalogue or of the success keys. */
export interface ToastText {
  readonly severity: 'error' | 'success' | 'warning' | 'warningValue'
  readonly key: string
  /** Server's own words, where the catalogue says they are shown. */
  readonly message?: string
  readonly value?: string
  /** A sign-in that the words tell of, with its time and place (AUT-12). */
  readonly signIn?: LastSignIn
  /** Milliseconds it stays; null: until it is closed. */
  readonly timer?: number | null
}

/** Where the player wanted to go before signing in (GRD-9). Paths are same-origin and without the locale. */
export interface Landing {
  readonly redirectPath: string | null
  readonly bonusCode: string | null
}

/** The launch address of a game and what the page must know of it. */
export interface OpenedGame {
  readonly gameId: string
  readonly provider: string
  readonly mode: 'demo' | 'real'
  readonly url: string
  /** What it is played in, whoever signs in while it runs: of a visitor's demo that of the market. */
  readonly currency: Currency
}

/** Said by a flow to the session. */
export type ToSession =
  | { type: 'access.settled'; outcome: 'open' | 'restricted' | 'maintenance' }
  | { type: 'authorisation.resolved'; player: PlayerSession | null }
  | { type: 'authorisation.renewed'; player: PlayerSession }
  | { type: 'authorisation.expired' }
  | { type: 'login.succeeded'; player: PlayerSession; way: SignInWay; landing: Landing }
  /** The sign-in after a sign-up was called off; the account is made (AUT-4). */
  | { type: 'login.cancelled' }
  /** The password typed anew at the end of a sign-up is not the account's. */
  | { type: 'login.passwordRefused' }
  | { type: 'registration.completed'; email: string; password: string; isTypedAgain: boolean }
  | { type: 'wallet.changed'; balance: Balance }
  | { type: 'wallet.attributesChanged' }
  | { type: 'wallet.loyaltyChanged'; loyaltyLevel: string }
  | { type: 'profile.changed'; profile: ProfileSummary }
  | { type: 'profile.refresh' }
  | { type: 'safety.blocksChanged'; source: BlockSource; reasons: readonly PlayBlock[] }
  | { type: 'session.signOut'; reason: SignOutReason; begun?: BreakBegun }
  /** A call that bore a token was refused; `playerId` is whose token it was, so that a late answer never ends a newer session. */
  | { type: 'session.refused'; status: 401 | 403; playerId?: number }
  /** A break of play is due, or has been answered: the other one waits meanwhile. */
  | { type: 'break.begun'; modal: Break }
  | { type: 'break.ended'; modal: Break }
  /** The interval of play was looked at and is not over: the operator's own check may be asked for. */
  | { type: 'activity.looked' }
  | { type: 'modal.opened'; modal: Modal }
  | { type: 'modal.closed'; modal: Modal }
  | { type: 'toast.show'; toast: ToastText }
  /** Something was done with a reward: lists of them may stand otherwise now. */
  | { type: 'rewards.changed' }
  | { type: 'game.launched'; game: OpenedGame }
  | { type: 'game.closed' }
  /** The player leaves the game from outside it (a reality check). */
  | { type: 'game.leave' }
  /** The running game must be loaded again: it has gone silent, ended, or would not pause. */
  | { type: 'game.relaunch' }
  | { type: 'game.signInWanted'; landing: Landing }
  | { type: 'game.roundStarted' }
  | { type: 'game.roundEnded' }
  /** Said by a running game: somebody plays in it. */
  | { type: 'activity.noted' }
  | { type: 'consent.changed'; options: ConsentOptions }
  | { type: 'verification.wanted'; startPoint: VerificationStart }
  | { type: 'verification.closed'; startPoint: VerificationStart; isLater: boolean }
  /** A document that was chosen in the verification has been sent. */
  | { type: 'documents.sent' }

/** Cookie categories (COO-1). Essentials can not be refused. */
export interface ConsentOptions {
  readonly essentials: true
  readonly performanceFunctional: boolean
  readonly marketing: boolean
}

/** Where a verification was started, and where it returns to (KYC-6). */
export type VerificationStart = 'account' | 'deposit' | 'withdrawal'

/** Said by the session to flows: what became true for all of them. */
export type FromSession =
  | { type: 'player.arrived'; player: PlayerSession; way: SignInWay }
  | { type: 'player.left' }
  | { type: 'profile.changed'; profile: ProfileSummary }
  | { type: 'wallet.changed'; balance: Balance }
  | { type: 'safety.playBlocked'; reasons: readonly PlayBlock[] }
  | { type: 'safety.playAllowed' }

/** What the flows of a break hear of the other one. */
export type BreakEvent = Extract<ToSession, { type: 'break.begun' | 'break.ended' }>

/** What the flows of a break hear of the game: they wait for the end of its round. */
export type GameNews =
  | { type: 'game.started' }
  | Extract<ToSession, { type: 'game.closed' | 'game.roundStarted' | 'game.roundEnded' }>

/** The parent of a flow: the session, or in a test whatever listens. */
export type ParentRef = ActorRef<Snapshot<unknown>, ToSession>

/** Input of a flow that needs nobody signed in. */
export interface FlowInput {
  readonly parentRef: ParentRef
}

/** Input of a flow that lives while a player is signed in. */
export interface PlayerFlowInput extends FlowInput {
  readonly player: PlayerSession
}

/** Tags of all machines: `busy` shows a spinner; `status:X` is the sources' literal for `data-status`. */
export type FlowTag = 'busy' | 'modal' | `status:${string}`

/** Told to the outside of the session actor (`session.on(…)`), never between flows. */
export type SessionEmitted =
  | { type: 'flow.failed'; flow: FlowId; error: unknown; restarts: number; outOfService: boolean }
  | { type: 'session.signedIn'; playerId: number; way: SignInWay; landing: Landing }
  | { type: 'session.signedOut'; reason: SignOutReason; begun?: BreakBegun }
  | { type: 'game.signInWanted'; landing: Landing }
  | { type: 'game.opened'; game: OpenedGame }
  | { type: 'game.closed' }
  | { type: 'consent.changed'; options: ConsentOptions }
