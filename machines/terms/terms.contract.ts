import type { PlayerFlowInput } from '../events.ts'
import type { ProfileSummary } from '../player.ts'
import type { Problem } from '../problem.ts'

/** Input of the terms flow. */
export type TermsInput = PlayerFlowInput
export type TermsEvent =
  | { type: 'profile.changed'; profile: ProfileSummary }
  | { type: 'terms.accept' }
  | { type: 'terms.retry' }

export interface TermsContext extends TermsInput {
  readonly acceptedVersion: string | null
  readonly newVersion: string | null
  readonly problem: Problem | null
}

/** `loadNewTerms`: a version newer than the accepted one, or null. Rejects with an ApiError. */
export interface LoadNewTermsInput {
  readonly acceptedVersion: string | null
}
export type LoadNewTermsOutput = { readonly version: string } | null
/** `acceptTerms`: POST /player/update_term_and_condition_version. Rejects with an ApiError. */
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
  failed: 'Everything; the terms are looked for again',
} as const
