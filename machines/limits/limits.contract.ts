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
  readonly isConfirmable: boolean
  readonly locked: boolean
  readonly updatedAt: string | null
  readonly startedAt: string | null
  readonly resetAt: string | null
  readonly used: Minor
  readonly remaining: Minor | null
}
export type Limits = Readonly<Record<LimitPeriod, Limit | null>>

export type LimitsEvent =
  | { type: 'limits.open' }
  | { type: 'limits.close' }
  | { type: 'limits.retry' }
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
  readonly wanted: Readonly<Record<LimitSet, ChangeLimitInput | null>>
  readonly problems: Readonly<Record<LimitSet, Problem | null>>
}
/** `loadLimits`: GET the set. Rejects with an ApiError. */
export interface LoadLimitsInput {
  readonly set: LimitSet
}
/** `changeLimit`: PATCH (duration plus limit, deleteLimit, cancelPendingLimit). Rejects with an ApiError (LIM-3). */
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

/** What a person can do now. One entry for each region's leaf. */
export const limitsNow = {
  'deposit.idle': 'Open the limits',
  'deposit.loading': 'Wait',
  'deposit.ready': 'Set, lower, raise or remove a limit',
  'deposit.editing': 'Type an amount, save, or leave',
  'deposit.saving': 'Wait',
  'deposit.deleting': 'Wait',
  'deposit.cancelling': 'Wait',
  'deposit.confirming': 'Wait',
  'deposit.failed': 'Try again',
  'deposit.unavailable': 'Try again',
  'loss.idle': 'Open the limits',
  'loss.loading': 'Wait',
  'loss.ready': 'Set, lower, raise or remove a limit',
  'loss.editing': 'Type an amount, save, or leave',
  'loss.saving': 'Wait',
  'loss.deleting': 'Wait',
  'loss.cancelling': 'Wait',
  'loss.confirming': 'Wait',
  'loss.failed': 'Try again',
  'loss.unavailable': 'Try again',
  'spend.idle': 'Open the limits',
  'spend.loading': 'Wait',
  'spend.ready': 'Set, lower, raise or remove a limit',
  'spend.editing': 'Type an amount, save, or leave',
  'spend.saving': 'Wait',
  'spend.deleting': 'Wait',
  'spend.cancelling': 'Wait',
  'spend.confirming': 'Wait',
  'spend.failed': 'Try again',
  'spend.unavailable': 'Try again',
  'notice.inactive': 'Nothing',
  'notice.notify': 'Read the notice of a reached limit',
  'notice.uploaded': 'Nothing',
} as const
