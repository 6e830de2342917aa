import type { PlayerFlowInput } from '../events.ts'
import type { Problem } from '../problem.ts'

/** Input of the exclusion flow. */
export type ExclusionInput = PlayerFlowInput
/** Length of a break: a day, a week, 1, 2 or 3 months (RMB-9). */
export type TimeoutLength = 'P1D' | 'P7D' | 'P1M' | 'P2M' | 'P3M'
export type ExclusionEvent =
  | { type: 'exclusion.open' }
  | { type: 'timeout.pick'; length: TimeoutLength }
  | { type: 'cooling.pick' }
  /** Months; null is indefinite (sent as 12 months plus the flag). */
  | { type: 'exclusion.pick'; months: number | null }
  | { type: 'exclusion.confirm' }
  | { type: 'exclusion.clean' }

export interface ExclusionContext extends ExclusionInput {
  readonly length: TimeoutLength | null
  readonly months: number | null
  readonly problem: Problem | null
}
/** `setTimeOut`: PATCH timeout. `startCooling`: a day. `exclude`: PATCH exclusion. All reject with an ApiError. */
export interface SetTimeOutInput {
  readonly length: TimeoutLength
}
export interface StartOwnCoolingInput {
  readonly playerId: number
}
export interface ExcludeInput {
  readonly exclusionInMonths: number
  readonly accountDisableIndefinitely: boolean
  readonly exclusionDelayInHours: 0
}

/** What a person can do now. */
export const exclusionNow = {
  idle: 'Open the tools',
  choosing: 'Choose a break, a day of cooling off, or self-exclusion',
  confirmingTimeout: 'Confirm the break, or go back',
  confirmingCooling: 'Confirm the day, or go back',
  confirmingExclusion: 'Confirm the self-exclusion for the first time, or go back',
  confirmingAgain: 'Confirm the self-exclusion for the second time, or go back',
  settingTimeout: 'Wait',
  startingCooling: 'Wait',
  excluding: 'Wait',
  failed: 'Try again, or go back',
  inTimeout: 'Read that the break has begun; the session ends',
  excluded: 'Read that the exclusion has begun; the session ends',
} as const
