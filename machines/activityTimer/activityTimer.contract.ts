import type { Currency, Minor } from '#contract/money.ts'
import type { BreakEvent, GameNews, PlayerFlowInput } from '../events.ts'
import type { Problem } from '../problem.ts'

/** Input of the activity timer. */
export type ActivityTimerInput = PlayerFlowInput
/** Minutes between two summaries; null is NOT_SET. */
export type ActivityPeriod = 30 | 60 | 120 | null
/** What play has brought and cost. */
export interface ActivitySummary {
  readonly currency: Currency
  readonly turnover: Minor
  readonly winnings: Minor
  /** Winnings less turnover. */
  readonly delta: Minor
  readonly minutes: number
}
export type ActivityTimerEvent =
  /** The page woke up: how much is left is asked at once. */
  | { type: 'timer.look' }
  /** The settings are on the page: another tab may have changed them. */
  | { type: 'settings.open' }
  /** Chosen, but not stored yet. */
  | { type: 'period.pick'; period: ActivityPeriod }
  | { type: 'timer.save' }
  | { type: 'summary.retry' }
  | { type: 'summary.continue' }
  | { type: 'summary.history' }
  | { type: 'summary.signOut' }
  | GameNews
  | BreakEvent

export interface ActivityTimerContext extends ActivityTimerInput {
  readonly period: ActivityPeriod
  /** What was picked and is not stored yet; undefined while nothing is. */
  readonly picked: ActivityPeriod | undefined
  readonly mayBeOff: boolean
  /** Whether the settings have come once. */
  readonly isKnown: boolean
  /** As the operator counted them at the last look. */
  readonly minutesRemaining: number | null
  readonly summary: ActivitySummary | null
  readonly isRoundRunning: boolean
  /** The reality check stands over the page, or waits for the end of the round. */
  readonly isOtherBreak: boolean
  readonly answer: TimerAnswer
  /** Why what the player asked for was not done. */
  readonly problem: Problem | null
}
/** By what a summary was answered. */
export type TimerAnswer = 'CONTINUE' | 'LINK' | 'LOGOUT'
export interface ActivitySettings {
  readonly period: ActivityPeriod
  /** Whether the market lets a player do without. */
  readonly mayBeOff: boolean
}
/**
 * `resetActivityTimer`: stores a period that was picked, then starts the interval anew; says which period holds. Like
 * `loadActivitySettings`, `saveActivitySettings`, `loadMinutesRemaining` (null: no interval is set) and `loadActivitySummary` it
 * rejects with an ApiError.
 */
export interface ResetActivityInput extends ActivitySettings {
  readonly answer: TimerAnswer
  readonly picked: ActivityPeriod | undefined
}

/** What a person can do now. */
export const activityTimerNow = {
  loading: 'Everything',
  unavailable: 'Everything; the timer is asked for again',
  off: 'Set a period',
  saving: 'Wait',
  'running.asking': 'Play; change the period',
  'running.resting': 'Play; change the period',
  due: 'Play the running round to its end',
  'summary.open.loading': 'Continue, see the history, log out, or change the period',
  'summary.open.shown': 'Continue, see the history, log out, or change the period; ask for missing amounts again',
  'summary.open.looking': 'Continue, see the history, log out, or change the period',
  'summary.resetting': 'Wait',
  'summary.leaving': 'Wait',
  left: 'Wait: the session signs out',
} as const
