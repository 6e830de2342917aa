import type { PlayerFlowInput } from '../events.ts'
import type { Problem } from '../problem.ts'
import type { ContactInfo } from '../registration/registration.contract.ts'

/** Input of the completion flow. */
export type CompletionInput = PlayerFlowInput
export type CompletionEvent = { type: 'completion.submit'; contactInfo: ContactInfo }

export interface CompletionContext extends CompletionInput {
  readonly contactInfo: ContactInfo | null
  readonly problem: Problem | null
}
/** `completeRegistration`: PUT /player/registration as the signed-in player. Rejects with an ApiError (REG-8). */
export interface CompleteRegistrationInput {
  readonly contactInfo: ContactInfo
}

/** What a person can do now. */
export const completionNow = {
  editing: 'Fill in what the sign-up has left open, and send it',
  saving: 'Wait',
  failed: 'Send it again',
  done: 'Pay in, or play',
} as const
