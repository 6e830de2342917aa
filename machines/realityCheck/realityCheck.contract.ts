import type { ActivitySummary } from '../activityTimer/activityTimer.contract.ts'
import type { BreakEvent, GameNews, PlayerFlowInput } from '../events.ts'
import type { Problem } from '../problem.ts'

/** Input of the reality check flow. */
export type RealityCheckInput = PlayerFlowInput
export type RealityCheckAction = 'REMINDER' | 'ANSWER_QUESTIONNAIRE'
/** What the player did with it. */
export type RealityCheckChoice = 'CONTINUE' | 'HISTORY' | 'EXIT'
/** A question of the operator's, in the player's language. */
export interface CheckQuestion {
  readonly id: string
  readonly text: string
  readonly options: readonly string[]
}
/** A check that is due; the operator takes one answer to it. */
export interface RealityCheck {
  readonly checkId: string
  readonly action: RealityCheckAction
  readonly summary: ActivitySummary | null
  readonly questions: readonly CheckQuestion[]
}
/** By the id of their question. */
export type CheckAnswers = Readonly<Record<string, string>>
export type RealityCheckEvent =
  /** Ask the operator whether a check is due, or still is. */
  | { type: 'realityCheck.check' }
  | { type: 'realityCheck.continue' }
  | { type: 'realityCheck.answer'; answers: CheckAnswers }
  | { type: 'realityCheck.history' }
  | { type: 'realityCheck.exit' }
  | GameNews
  | BreakEvent

export interface RealityCheckContext extends RealityCheckInput {
  readonly check: RealityCheck | null
  readonly choice: RealityCheckChoice
  readonly answers: CheckAnswers | null
  readonly isRoundRunning: boolean
  /** The activity summary stands over the page, or waits for the end of the round. */
  readonly isOtherBreak: boolean
  readonly problem: Problem | null
}
/** `checkActivity`: activity_check; null when nothing is due. `sendResult`: activity_check/result. Reject with an ApiError. */
export type CheckActivityOutput = RealityCheck | null
export interface SendResultInput {
  readonly checkId: string
  readonly action: RealityCheckAction
  readonly choice: RealityCheckChoice
  readonly answers: CheckAnswers | null
}

/** What a person can do now. */
export const realityCheckNow = {
  idle: 'Everything',
  checking: 'Everything',
  due: 'Play the running round to its end',
  'open.shown.what.reminder': 'Continue, see the history, or leave',
  'open.shown.what.questionnaire': 'Answer, see the history, or leave',
  'open.shown.what.failed': 'Send again, see the history, or leave',
  'open.shown.look.resting': 'Answer what stands there',
  'open.shown.look.asking': 'Answer what stands there',
  'open.sending': 'Wait, see the history, or leave',
  leaving: 'Everything: the game is left',
} as const
