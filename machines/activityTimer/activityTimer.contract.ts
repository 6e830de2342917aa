import type { Minor } from '#contract/money.ts'
import type { PlayerFlowInput } from '../events.ts'
import type { Problem } from '../problem.ts'

/** Input of the activity timer. */
export type ActivityTimerInput = PlayerFlowInput
/** Minutes between two summaries; null is NOT_SET. */
export type ActivityPeriod = 30 | 60 | 120 | null
export interface ActivitySummary {
  readonly turnover: Minor
  readonly winnings: Minor
  /** Winnings less turnover. */
  readonly delta: Minor
  readonly minutes: number
}
export type ActivityTimerEvent =
  | { type: 'timer.start' }
  | { type: 'timer.stop' }
  | { type: 'timer.set'; period: ActivityPeriod }
  | { type: 'timer.reset' }
  | { type: 'summary.open' }
  | { type: 'summary.continue' }
  | { type: 'summary.signOut' }

export interface ActivityTimerContext extends ActivityTimerInput {
  readonly period: ActivityPeriod
  readonly minutesRemaining: number | null
  readonly summary: ActivitySummary | null
  readonly problem: Problem | null
}
/** `loadActivitySettings`, `saveActivitySettings`, `loadMinutesRemaining`, `loadActivitySummary`, `resetActivityTimer`: reject with an ApiError. */
export interface ActivitySettings {
  readonly period: ActivityPeriod
}

/** What a person can do now. */
export const activityTimerNow = {
  loading: 'Everything',
  unavailable: 'Everything; the timer is asked for again',
  off: 'Set a period',
  saving: 'Wait',
  'running.resting': 'Play; change or stop the timer; see the summary',
  'running.asking': 'Play',
  summarising: 'Wait',
  summary: 'Continue, see the history, or log out',
  resetting: 'Wait',
} as const
