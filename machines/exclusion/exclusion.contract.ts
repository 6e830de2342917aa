import type { BreakBegun, PlayerFlowInput } from '../events.ts'
import type { Problem } from '../problem.ts'

/** Input of the exclusion flow. */
export type ExclusionInput = PlayerFlowInput

/** What the player wants: a break of some days, a day of cooling off, or self-exclusion for months (null is for good). */
export type WantedBreak =
  | { readonly kind: 'timeout'; readonly days: number }
  | { readonly kind: 'cooling' }
  | { readonly kind: 'exclusion'; readonly months: number | null }

export type ExclusionEvent =
  /** The page that offers them has opened. */
  | { type: 'exclusion.open' }
  | { type: 'timeout.pick'; days: number }
  | { type: 'cooling.pick' }
  | { type: 'exclusion.pick'; months: number | null }
  /** The tick that says that the meaning is understood is set or taken off (RMB-9). */
  | { type: 'exclusion.tick'; isTicked: boolean }
  | { type: 'exclusion.confirm' }
  | { type: 'exclusion.clean' }

export interface ExclusionContext extends ExclusionInput {
  readonly wanted: WantedBreak | null
  readonly isTicked: boolean
  readonly problem: Problem | null
}
/** `beginBreak`: PATCH timeout, POST cooling or PATCH exclusion; what stands now. Rejects with an ApiError. */
export interface BeginBreakInput {
  readonly wanted: WantedBreak
  readonly playerId: number
}
/**
 * `lookAtBreak`: GET exclusion; null where none stands. An operator that does not know the session any more has ended it: what was
 * wanted stands, though nobody knows until when. Rejects with an ApiError.
 */
export interface LookAtBreakInput {
  readonly wanted: WantedBreak
}
export type LookAtBreakOutput = BreakBegun | null

/** What a person can do now. */
export const exclusionNow = {
  idle: 'Open the tools',
  choosing: 'Choose a break, a day of cooling off, or self-exclusion',
  confirming: 'Confirm the break or the day for the first time, or go back',
  confirmingExclusion: 'Tick that it is understood, confirm for the first time, or go back',
  confirmingAgain: 'Confirm for the second time, or go back',
  beginning: 'Wait',
  looking: 'Wait: no answer came, what stands is looked up',
  failed: 'Try again, or go back',
  unknown: 'Try again, or go back',
  inTimeout: 'Read that the break has begun; the session ends',
  excluded: 'Read that the exclusion has begun; the session ends',
} as const
