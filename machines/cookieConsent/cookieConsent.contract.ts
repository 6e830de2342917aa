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
  readonly isPlayers: boolean
  readonly isSent: boolean
  /** It was given just now: the time of any other answer is kept with it in the browser. */
  readonly isFresh: boolean
  readonly playerId: number | null
  /** A player has come whose settings were not asked for yet. */
  readonly isToFetch: boolean
  readonly problem: Problem | null
}

/** What the browser keeps; `null` when nothing was answered yet. */
export interface StoredConsent {
  readonly options: ConsentOptions
  /** False for an answer to an older cookie policy: it is a proposal only, and the question is asked again. */
  readonly isCurrent: boolean
  /** The operator's id of it, which stays until another answer takes its place. */
  readonly consentId: string | null
  /** It was given, sent or fetched while somebody was signed in: a visitor's is nobody's. It does not say whose. */
  readonly isPlayers: boolean
  /** The operator has it as it stands here. */
  readonly isSent: boolean
}

/**
 * Whether it can be another player's than the one who comes, who is asked about their own then. A refusal of all that the operator
 * has not got is nobody's: no player's refusal is lost for want of the network, and it harms nobody.
 */
export const isSomebodys = ({
  options,
  isPlayers,
  isSent,
}: Pick<StoredConsent, 'options' | 'isPlayers' | 'isSent'>): boolean =>
  isPlayers && (isSent || options.performanceFunctional || options.marketing)

/** `loadConsent`: from the browser. */
export type LoadConsentOutput = StoredConsent | null
/**
 * `saveConsent`: to the browser with the time it was given, then to the server, for a player as the player’s. An answer that is not
 * fresh is sent as the browser keeps it, which other tabs change too. Gives what counts now: where a newer answer was given
 * elsewhere, that one. Rejects with an ApiError; then it is kept here only, not as sent, and sent again when a player comes.
 */
export interface SaveConsentInput {
  readonly options: ConsentOptions
  readonly isFresh: boolean
  readonly consentId: string | null
  readonly playerId: number | null
}
export interface SaveConsentOutput {
  readonly options: ConsentOptions
  readonly consentId: string | null
  readonly isSent: boolean
}
/**
 * `fetchConsent`: a player's stored settings, or the answer of this browser, not as sent, when that is nobody's or the player's own and
 * newer (of the same time: stricter); null when the server has none and no id is stored here. An answer that can be another's is not
 * in force meanwhile. Rejects with an ApiError; 404 with a stored id clears it.
 */
export interface FetchConsentInput {
  readonly playerId: number
  readonly consentId: string | null
  readonly isSomebodys: boolean
}
export type FetchConsentOutput = StoredConsent | null
/** `forgetConsent`: clears the stored id; a visitor's answer itself stays, another player's goes. */

/** What a person can do now. */
export const cookieConsentNow = {
  loading: 'Nothing: it is being read',
  asking: 'Accept, reject, choose categories, or open the settings from the footer',
  choosing: 'Choose, or go back to the question',
  saving: 'Wait',
  settled: 'Change the choice from the footer',
  changing: 'Choose again, or close',
  fetching: 'Nothing: the settings of the player are being read',
  forgetting: 'Nothing',
} as const
