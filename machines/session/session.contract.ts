import type {
  BlockSource,
  BreakBegun,
  FromSession,
  Landing,
  Modal,
  PlayBlock,
  SignOutReason,
  ToSession,
} from '../events.ts'
import type { FlowId } from '../flowIds.ts'
import type { PlayerSession, ProfileSummary } from '../player.ts'

/** Input of the root: the facts of brand and market that machines decide by. */
export interface SessionInput {
  /** Brand variant that looks up a confirmation on a not-found login (AUT-5). */
  readonly hasConfirmationLookup: boolean
  /** Consent categories may be on before an answer (not in EU and UK markets). */
  readonly isConsentPreset: boolean
  /** Proposed sign-up country. */
  readonly countryCode: string
}

/** `tabs`: stream over a BroadcastChannel; sends TabEvent of other tabs, receives the same to tell them (AUT-10). */
export type TabEvent = { type: 'tab.signedOut'; begun?: BreakBegun } | { type: 'tab.signedIn'; playerId: number }

/** `signOut`: clears what the browser keeps first (works offline), then tells CRM, server and user pool. Settles within 15 s. */
export interface SignOutInput {
  readonly reason: SignOutReason
  /** False when another tab or the server has done it already: only clear here. */
  readonly tellServer: boolean
}
/** `adoptSession`: reads the session that another tab has stored; null when there is none. */
export type AdoptSessionOutput = PlayerSession | null
/** Who has signed in there; null when that was not told. */
export interface AdoptSessionInput {
  readonly playerId: number | null
}

/** Health of one flow (SAF-13). */
export interface FlowHealth {
  readonly restarts: number
  readonly isOutOfService: boolean
}

export type SessionEvent =
  | ToSession
  | TabEvent
  /** Offer a flow that is out of service again. */
  | { type: 'flow.restart'; flow: FlowId }
  /** The player has read why they were signed out. */
  | { type: 'break.read' }
  | { type: `xstate.error.actor.${string}`; error: unknown; actorId: string }

export interface SessionContext extends SessionInput {
  readonly player: PlayerSession | null
  readonly profile: ProfileSummary | null
  readonly landing: Landing | null
  readonly signOutReason: SignOutReason | null
  /** The break or exclusion that has signed the last player out, until it is read; nothing in it says who that was. */
  readonly begun: BreakBegun | null
  /** Blocks by source; real play is open only when all are empty and a player is signed in. */
  readonly blocks: Readonly<Record<BlockSource, readonly PlayBlock[]>>
  readonly modals: readonly Modal[]
  readonly health: Readonly<Partial<Record<FlowId, FlowHealth>>>
}

/** Everything that makes real play impossible now (SAF-1). */
export type CurrentBlocks = Extract<FromSession, { type: 'safety.playBlocked' }>['reasons']

/** What a person can do now. */
export const sessionNow = {
  pending: 'Wait: it is being found out who is there',
  visitor: 'Look around, play demo games, log in, sign up',
  player: 'Everything a player can',
  adopting: 'Wait a moment: another tab has signed in',
  signingOut: 'Wait a moment: everything of the player is being removed',
} as const
