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
export type EddEvent =
  | { type: 'profile.changed'; profile: ProfileSummary }
  | { type: 'edd.open' }
  | { type: 'edd.begin' }
  | { type: 'edd.submit'; answers: EddAnswers }
  | { type: 'edd.close' }

export interface EddContext extends EddInput {
  readonly isPending: boolean
  readonly answers: EddAnswers | null
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
  remembering: 'Nothing',
  done: 'Nothing',
} as const
