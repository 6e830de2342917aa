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
  /** Change it later, from the footer. */
  | { type: 'consent.reopen' }
  | { type: 'consent.close' }
  | { type: 'consent.retry' }

export interface CookieConsentContext extends CookieConsentInput {
  readonly options: ConsentOptions
  readonly isAccepted: boolean
  readonly consentId: string | null
  readonly playerId: number | null
  readonly problem: Problem | null
}

/** What the browser keeps; `null` when nothing was answered yet. */
export interface StoredConsent {
  readonly options: ConsentOptions
  readonly consentId: string | null
}
/** `loadConsent`: from the browser. */
export type LoadConsentOutput = StoredConsent | null
/** `saveConsent`: to the browser, and for a player to the server. Rejects with an ApiError; then it is kept here only. */
export interface SaveConsentInput {
  readonly options: ConsentOptions
  readonly consentId: string | null
  readonly playerId: number | null
}
export interface SaveConsentOutput {
  readonly consentId: string | null
}
/** `fetchConsent`: a player's stored settings; null when the server has none. Rejects with an ApiError; 404 clears the stored id. */
export interface FetchConsentInput {
  readonly playerId: number
  readonly consentId: string | null
}
export type FetchConsentOutput = StoredConsent | null
/** `forgetConsent`: clears the stored consent. */

/** What a person can do now. */
export const cookieConsentNow = {
  loading: 'Nothing: it is being read',
  asking: 'Accept, reject, or choose categories',
  saving: 'Wait',
  settled: 'Change the choice from the footer',
  changing: 'Choose again, or close',
  fetching: 'Nothing: the settings of the player are being read',
  forgetting: 'Nothing',
} as const
