import type { FlowInput, Landing } from '../events.ts'
import type { PlayerSession } from '../player.ts'
import type { Problem } from '../problem.ts'

/** Input of the login flow. `hasConfirmationLookup`: on a not-found error the brand looks up a confirmation, and else moves a player of the former platform (AUT-5). */
export interface LoginInput extends FlowInput {
  readonly hasConfirmationLookup: boolean
}

/** Content that may stand in the panel beside the form. */
export type PanelContent = 'login' | 'afterReset' | 'returnToGame' | 'sessionEnded'

export type LoginEvent =
  | { type: 'login.open'; landing?: Landing; content?: PanelContent }
  | { type: 'login.close' }
  | { type: 'login.submit'; email: string; password: string }
  /** Sign in with retry, right after sign-up (AUT-4); `isTypedAgain`: the password is not the page's own, but was typed anew after a reload. */
  | { type: 'login.afterSignUp'; email: string; password: string; isTypedAgain: boolean }
  /** Stop trying. */
  | { type: 'login.cancel' }
  /** The player typed again, or went back to the form: the error goes. */
  | { type: 'error.reset' }
  /** An error that comes from elsewhere (a pay-and-play login). */
  | { type: 'error.set'; message: string }
  /** Where the next sign-in leads instead: to the landing, or home where there is none. */
  | { type: 'redirect.reset'; landing?: Landing }
  | { type: 'panel.set'; content: PanelContent }
  /** A player in timeout asks for a day of cooling off (AUT-7). */
  | { type: 'cooling.request' }

/** Details of a refused login, parsed from the message of the user pool (AUT-6). */
export interface LoginRefusal {
  readonly kind: RefusalKind
  readonly remainingDays: number | null
  readonly playerId: number | null
  readonly milliseconds: number | null
  readonly initiator: string | null
  readonly isCooling: boolean
}

/** The states below `open.refused`. */
export type RefusalKind =
  | 'timeout'
  | 'cooling'
  | 'excluded'
  | 'excludedIndefinitely'
  | 'attemptsExceeded'
  | 'blacklisted'
  | 'closed'
  | 'unauthorised'

export interface LoginContext extends LoginInput {
  readonly email: string
  /** Kept only while submitting or retrying; null in every other state (SAF-12). */
  readonly password: string | null
  readonly landing: Landing
  readonly content: PanelContent
  readonly refusal: LoginRefusal | null
  readonly problem: Problem | null
  /** Attempts made since sign-up, of 5. */
  readonly attempt: number
  /** The password was typed anew after a reload, so it may be a wrong one. */
  readonly isTypedAgain: boolean
  /** Attempts since sign-up of which the pool said that the password is wrong; it counts them too. */
  readonly wrongPasswords: number
}

/**
 * `signIn`: rejects with an Error whose message is the user pool's, or with an ApiError (kind network, timeout …). The error bears
 * `isPasswordChecked: true` when the pool has looked at the password, and so has counted the attempt.
 */
export interface SignInInput {
  readonly email: string
  readonly password: string
}
export interface SignInOutput {
  readonly player: PlayerSession
}
/** `lookUpConfirmation`: has this e-mail been confirmed since? Rejects with an ApiError. */
export interface LookUpConfirmationInput {
  readonly email: string
}
/** `migratePlayer`: POST /player/migration for a legacy player; true when there was one. Rejects with an ApiError. */
export type MigratePlayerInput = SignInInput
/** `startCooling`: POST /player/{id}/timeout/cooling; the time left. Rejects with an ApiError. */
export interface StartCoolingInput {
  readonly playerId: number
}
export interface StartCoolingOutput {
  readonly milliseconds: number
}

/** What a person can do now. */
export const loginNow = {
  closed: 'Open the panel',
  'open.editing': 'Type e-mail and password, log in, or close',
  'open.submitting': 'Wait, or close',
  'open.lookingUp': 'Wait, or close',
  'open.migrating': 'Wait, or close',
  'open.failed': 'Log in again, or close',
  'open.refused.timeout': 'Read how long the timeout lasts, ask for cooling off, go back, or close',
  'open.refused.cooling': 'Read how long the cooling off lasts, go back, or close',
  'open.refused.excluded': 'Read how many days the exclusion lasts, go back, or close',
  'open.refused.excludedIndefinitely': 'Read that the account is excluded, go back, or close',
  'open.refused.attemptsExceeded': 'Reset the password, go back, or close',
  'open.refused.blacklisted': 'Ask support, go back, or close',
  'open.refused.closed': 'Ask support, go back, or close',
  'open.refused.unauthorised': 'Type again, reset the password, or close',
  'open.startingCooling': 'Wait, or close',
  'afterSignUp.attempting': 'Wait, or cancel',
  'afterSignUp.waiting': 'Wait for the next attempt, or cancel',
  'afterSignUp.exhausted': 'Read why, log in by hand, or cancel',
  succeeded: 'Wait a moment: the page changes',
} as const
