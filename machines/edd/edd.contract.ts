import type { PlayerFlowInput } from '../events.ts'
import type { ProfileSummary } from '../player.ts'
import type { Problem } from '../problem.ts'

/** Input of the enhanced due diligence flow. */
export type EddInput = PlayerFlowInput
/** Answers of the questionnaire (C3). */
export interface EddAnswers {
  readonly occupation: string
  readonly otherOccupation: string
  readonly salaryRangeId: number
  readonly sourceOfFunds: string
  readonly otherSourceOfFunds: string
  readonly placeOfBirth: string
  readonly nationality: string
}
/** What stands in the fields of the questionnaire, as it was typed. */
export type EddTyped = Readonly<Partial<Record<keyof EddAnswers, string>>>
export type EddEvent =
  | { type: 'profile.changed'; profile: ProfileSummary }
  | { type: 'edd.open' }
  | { type: 'edd.begin' }
  | { type: 'edd.typed'; typed: EddTyped }
  | { type: 'edd.submit'; answers: EddAnswers }
  | { type: 'edd.close' }

export interface EddContext extends EddInput {
  readonly isPending: boolean
  readonly answers: EddAnswers | null
  /** Kept while the questions are closed, here alone and never in storage: gone when they were answered, and with the player. */
  readonly typed: EddTyped | null
  readonly problem: Problem | null
}
/** `wasPrompted`: is the player recorded in this browser as prompted? */
export interface PromptedInput {
  readonly playerId: number
}
/** `rememberPrompted`: records the player. `submitEdd`: sends the answers and removes the record. Reject with an ApiError. */
export interface SubmitEddInput {
  readonly playerId: number
  readonly answers: EddAnswers
}

/** What a person can do now. */
export const eddNow = {
  idle: 'Nothing',
  askingStore: 'Nothing',
  prompted: 'Open the questionnaire from the account',
  'open.reminder': 'Begin, or close',
  'open.questionnaire': 'Answer, send, or close',
  'open.submitting': 'Wait',
  'open.failed': 'Send again, or close',
  remembering: 'Open the questionnaire again',
  done: 'Nothing',
} as const
