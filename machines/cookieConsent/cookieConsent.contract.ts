import type { ConsentOptions, FlowInput, FromSession } from '../events.ts'
import type { Problem } from '../problem.ts'

/** Input of the cookie consent flow. `isPreset`: the market allows the categories to be on beforehand. */
export interface CookieConsentInput extends FlowInput {
  readonly isPreset: boolean
}

export type CookieConsentEvent =
  | FromSession
  | { type: 'consent.accept'; options: ConsentOptions }
  | { type: 'consent.reject' }
  /** Change it later, or look at the categories while being asked: the footer's cookie settings. */
  | { type: 'consent.reopen' }
  | { type: 'consent.close' }
  /** Another tab of this browser has stored an answer, which is the newest. */
  | { type: 'consent.told'; stored: StoredConsent | null }

export interface CookieConsentContext extends CookieConsentInput {
  readonly options: ConsentOptions
  readonly isAccepted: boolean
  readonly consentId: string | null
  /** The mark of the player whose answer it is; null for a visitor's. */
  readonly of: number | null
  /** It was given just now: the time of any other answer is kept with it in the browser. */
  readonly isFresh: boolean
  readonly playerId: number | null
  /** A player has come whose settings were not asked for yet. */
  readonly isToFetch: boolean
  /** The settings were asked for while an answer was being read or stored: they open as soon as it is known. */
  readonly isReopenWanted: boolean
  readonly problem: Problem | null
}

/** What the browser keeps; `null` when nothing was answered yet. */
export interface StoredConsent {
  readonly options: ConsentOptions
  /** False for an answer to an older cookie policy: it is a proposal only, and the question is asked again. */
  readonly isCurrent: boolean
  /** The operator's id of it, which stays until another answer takes its place. */
  readonly consentId: string | null
  /** The mark of the player whose answer it is; null for a visitor's, which is nobody's. */
  readonly of: number | null
  /** The operator has it as it stands here. */
  readonly isSent: boolean
}

/**
 * What a browser keeps of whose an answer is: 16 bits of the player id. It names nobody, since many players share it, and tells
 * apart those who use one browser: ids less than 20,000 apart never share one.
 */
export const markOf = (playerId: number): number => Math.imul(playerId, 0x9e_37_79_b1) >>> 16

/** Whether an answer belongs to another player than the one who is there. */
export const isAnothers = ({ of }: Pick<StoredConsent, 'of'>, playerId: number | null): boolean =>
  playerId !== null && of !== null && of !== markOf(playerId)

/** `loadConsent`: from the browser, from which another player's goes at once, before anything is awaited. */
export interface LoadConsentInput {
  readonly playerId: number | null
}
export type LoadConsentOutput = StoredConsent | null
/**
 * `saveConsent`: to the browser with its mark and the time it was given, then to the server, for a player as the player’s. An answer
 * that is not fresh is sent as the browser keeps it, which other tabs change too. Gives what counts now: where a newer answer was
 * given elsewhere, that one. Rejects with an ApiError; then it is kept here only, and compared again when a player comes.
 */
export interface SaveConsentInput {
  readonly options: ConsentOptions
  readonly isFresh: boolean
  readonly consentId: string | null
  readonly of: number | null
}
export type SaveConsentOutput = StoredConsent
/**
 * `fetchConsent`: another player's answer goes from the browser at once, before anything is awaited. Then the player's stored settings,
 * or the answer of this browser, not as sent, when that is newer (of the same time: stricter). Rejects with an ApiError; 404 clears the
 * stored id.
 */
export interface FetchConsentInput {
  readonly playerId: number
}
export type FetchConsentOutput = StoredConsent
/** `forgetConsent`: clears the stored id, unless another tab has stored another; the answer itself stays. */
export interface ForgetConsentInput {
  readonly consentId: string | null
}

/** What a person can do now. */
export const cookieConsentNow = {
  loading: 'Wait; the settings open after it if asked for',
  asking: 'Accept, reject, choose categories, or open the settings from the footer',
  choosing: 'Choose, or go back to the question',
  saving: 'Wait; the settings open after it if asked for',
  settled: 'Change the choice from the footer',
  changing: 'Choose again, or close',
  fetching: 'Wait; the settings open after it if asked for',
  forgetting: 'Wait; the settings open after it if asked for',
} as const
