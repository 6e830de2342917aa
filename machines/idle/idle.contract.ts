import type { PlayerFlowInput } from '../events.ts'

/** Input of the idle flow. */
export type IdleInput = PlayerFlowInput

/** `activity`: stream that notices pointer, key, touch and scroll of all tabs, at most one event a second, and reads the clock on wake-up. */
export type ActivityEvent =
  /** `isOfGame`: said by a game in this tab, by way of the session; it is nobody's answer to the question. */
  | { type: 'activity.noted'; isOfGame?: true }
  /** Every 3 minutes, on wake-up and as each step falls due: how long nobody did anything (ms), and when that signs out (epoch ms). */
  | { type: 'activity.measured'; idleMs: number; signsOutAt: number }

export type IdleEvent = ActivityEvent | { type: 'idle.continue' } | { type: 'idle.signOut' }

export interface IdleContext extends IdleInput {
  /** When nobody’s answer signs out (epoch ms by the page's clock); null before it is measured. */
  readonly signsOutAt: number | null
}

/** What a person can do now. */
export const idleNow = {
  active: 'Everything',
  warning: 'Stay signed in, or log out',
  expired: 'Sign in again',
} as const
