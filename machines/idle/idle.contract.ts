import type { PlayerFlowInput } from '../events.ts'

/** Input of the idle flow. */
export type IdleInput = PlayerFlowInput

/** `activity`: stream that notices pointer, key, touch and scroll of all tabs, at most one event a second, and reads the clock on wake-up. */
export type ActivityEvent =
  /** `isOfGame`: said by a game in this tab, by way of the session; it is nobody's answer to the question. */
  | { type: 'activity.noted'; isOfGame?: true }
  /** Every 3 minutes and on wake-up: how long nobody did anything (ms). */
  | { type: 'activity.measured'; idleMs: number }

export type IdleEvent = ActivityEvent | { type: 'idle.continue' } | { type: 'idle.signOut' }

/** What a person can do now. */
export const idleNow = {
  active: 'Everything',
  warning: 'Stay signed in, or log out',
  expired: 'Sign in again',
} as const
