import type { Minor } from '#contract/money.ts'
import type { PlayerFlowInput } from '../events.ts'
import type { Problem } from '../problem.ts'

/** Input of the limits flow. */
export type LimitsInput = PlayerFlowInput
export type LimitSet = 'deposit' | 'loss' | 'spend'
export type LimitPeriod = 'D' | 'W' | 'M'
/** One limit. Times are ISO; `pendingValue` null with a `pendingDate` means a removal that waits. */
export interface Limit {
  readonly value: Minor | null
  readonly pendingValue: Minor | null
  readonly pendingDate: string | null
  /** What waits has waited long enough: only the player's yes is missing, until `confirmUntil`. */
  readonly isConfirmable: boolean
  readonly confirmUntil: string | null
  /** When a raise or removal that is asked for now could be confirmed; null where that is not known. */
  readonly looserFrom: string | null
  readonly locked: boolean
  readonly updatedAt: string | null
  readonly startedAt: string | null
  readonly resetAt: string | null
  readonly used: Minor
  readonly remaining: Minor | null
}
export type Limits = Readonly<Record<LimitPeriod, Limit>>

export type LimitsEvent =
  /** The page that shows them has opened: what stands now is asked for. */
  | { type: 'limits.open' }
  | { type: 'limits.close' }
  | { type: 'limits.retry'; set: LimitSet }
  /** Money has moved: what is used may be more than is shown. */
  | { type: 'limits.touch' }
  | { type: 'limit.edit'; set: LimitSet; period: LimitPeriod }
  | { type: 'limit.leave'; set: LimitSet }
  | { type: 'limit.save'; set: LimitSet; period: LimitPeriod; limit: Minor }
  | { type: 'limit.delete'; set: LimitSet; period: LimitPeriod }
  | { type: 'limit.cancel'; set: LimitSet; period: LimitPeriod }
  | { type: 'limit.confirm'; set: LimitSet; period: LimitPeriod }
  | { type: 'notice.show' }
  | { type: 'notice.done' }

export interface LimitsContext extends LimitsInput {
  readonly limits: Readonly<Record<LimitSet, Limits | null>>
  /** Which limit's form is open. */
  readonly editing: Readonly<Record<LimitSet, LimitPeriod | null>>
  readonly wanted: Readonly<Record<LimitSet, ChangeLimitInput | null>>
  readonly problems: Readonly<Record<LimitSet, Problem | null>>
  /** Limits of play that leave nothing now. */
  readonly reached: readonly ('lossLimit' | 'spendLimit')[]
}
/** `loadLimits`: GET the set. Rejects with an ApiError. */
export interface LoadLimitsInput {
  readonly set: LimitSet
}
/** `changeLimit`: PATCH (duration plus limit, deleteLimit, cancelPendingLimit, confirmPendingLimit). Rejects with an ApiError (LIM-3). */
export interface ChangeLimitInput {
  readonly set: LimitSet
  readonly period: LimitPeriod
  readonly action: 'save' | 'delete' | 'cancel' | 'confirm'
  readonly limit: Minor | null
}
export interface ChangeLimitOutput {
  readonly limits: Limits
  /** Key of the success toast (LIM-5): it depends on whether the change waits. */
  readonly successKey: string
}

const setNow = {
  loading: 'Wait',
  unavailable: 'Try again',
  'shown.ready': 'Set, lower, raise or remove a limit',
  'shown.touched': 'Set, lower, raise or remove a limit',
  'shown.refreshing': 'Set, lower, raise or remove a limit',
  'shown.editing': 'Type an amount, save, or leave',
  'shown.failed': 'Change it, or leave it as it is',
  saving: 'Wait',
  deleting: 'Wait',
  cancelling: 'Wait',
  confirming: 'Wait',
  looking: 'Wait',
} as const
type SetState = keyof typeof setNow
const inRegion = <S extends LimitSet>(set: S) =>
  Object.fromEntries(Object.entries(setNow).map(([state, now]) => [`${set}.${state}`, now])) as Record<
    `${S}.${SetState}`,
    string
  >

/** What a person can do now. One entry for each region's leaf. */
export const limitsNow = {
  ...inRegion('deposit'),
  ...inRegion('loss'),
  ...inRegion('spend'),
  'notice.inactive': 'Nothing',
  'notice.notify': 'Read that a limit is reached, and close it',
  'notice.uploaded': 'Nothing',
} as const
