import type { Minor } from '#contract/money.ts'
import type { PlayerFlowInput } from '../events.ts'
import type { Problem } from '../problem.ts'

/** Input of the reality check flow. */
export type RealityCheckInput = PlayerFlowInput
export type RealityCheckAction = 'REMINDER' | 'ANSWER_QUESTIONNAIRE'
export type RealityCheckEvent =
  /** Ask the operator whether a check is due. */
  | { type: 'realityCheck.check' }
  | { type: 'game.started' }
  | { type: 'game.closed' }
  | { type: 'game.roundEnded' }
  | { type: 'game.realityCheckData'; wagered: Minor; won: Minor; elapsedMs: number }
  | { type: 'realityCheck.continue' }
  | { type: 'realityCheck.answer'; answers: Readonly<Record<string, string>> }
  | { type: 'realityCheck.exit' }

export interface RealityCheckContext extends RealityCheckInput {
  readonly action: RealityCheckAction | null
  readonly isPlaying: boolean
  readonly game: { readonly wagered: Minor; readonly won: Minor; readonly elapsedMs: number } | null
  readonly answers: Readonly<Record<string, string>> | null
  readonly problem: Problem | null
}
/** `checkActivity`: activity_check; null when nothing is due. `sendResult`: activity_check/result. Reject with an ApiError. */
export type CheckActivityOutput = RealityCheckAction | null
export interface SendResultInput {
  readonly action: RealityCheckAction
  readonly answers: Readonly<Record<string, string>> | null
}

/** What a person can do now. */
export const realityCheckNow = {
  idle: 'Everything',
  checking: 'Everything',
  due: 'Play the running round to its end',
  'open.reminder': 'Continue, see the history, or leave',
  'open.questionnaire': 'Answer, or leave',
  'open.sending': 'Wait',
  'open.failed': 'Send again, or leave',
} as const
