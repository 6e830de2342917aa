import type { PlayerFlowInput } from '../events.ts'
import type { ProfileSummary } from '../player.ts'
import type { Problem } from '../problem.ts'

/** Input of the terms flow. */
export type TermsInput = PlayerFlowInput
export type TermsEvent =
  | { type: 'profile.changed'; profile: ProfileSummary }
  | { type: 'terms.accept' }
  | { type: 'terms.retry' }

/** A version of the terms, with a file for each language: a page below the locale, or a whole address. */
export interface TermsVersion {
  readonly version: string
  /** ISO date and time. */
  readonly createdAt: string | null
  readonly files: readonly { readonly language: string; readonly url: string }[]
}

export interface TermsContext extends TermsInput {
  readonly acceptedVersion: string | null
  readonly newTerms: TermsVersion | null
  readonly problem: Problem | null
}

/** `loadNewTerms`: the newest version, when it is newer than the accepted one, else null; sets the flag that guards read. Rejects with an ApiError. */
export interface LoadNewTermsInput {
  readonly acceptedVersion: string | null
}
export type LoadNewTermsOutput = TermsVersion | null
/** `acceptTerms`: POST /player/update_term_and_condition_version, and takes the flag away. Rejects with an ApiError (`error.validation`: no such version). */
export interface AcceptTermsInput {
  readonly version: string
}

/** What a person can do now. */
export const termsNow = {
  idle: 'Everything',
  checking: 'Everything',
  current: 'Everything',
  outdated: 'Read and accept the terms, or log out',
  accepting: 'Wait',
  acceptFailed: 'Accept again, or log out',
  failed: 'Everything; on the page of the terms: look for them again',
} as const
