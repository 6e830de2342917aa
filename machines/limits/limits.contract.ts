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
  | { type: 'limits.retry' }
  /** The wallet has spoken; a `mark` that is not the one before says that money has moved: what is used may be more than is shown. */
  | { type: 'limits.touch'; mark: string }
  | { type: 'limit.edit'; set: LimitSet; period: LimitPeriod }
  | { type: 'limit.leave' }
  | { type: 'limit.save'; set: LimitSet; period: LimitPeriod; limit: Minor }
  | { type: 'limit.delete'; set: LimitSet; period: LimitPeriod }
  | { type: 'limit.cancel'; set: LimitSet; period: LimitPeriod }
  | { type: 'limit.confirm'; set: LimitSet; period: LimitPeriod }
  | { type: 'notice.show' }
  | { type: 'notice.done' }

export interface LimitsContext extends LimitsInput {
  /** Null: not loaded yet, or it could not be. */
  readonly limits: Readonly<Record<LimitSet, Limits | null>>
  /** Why a set could not be loaded; the others are shown all the same. */
  readonly missing: Readonly<Record<LimitSet, Problem | null>>
  /** The limit whose form is open; there is one at a time. */
  readonly editing: ChosenLimit | null
  readonly wanted: ChangeLimitInput | null
  readonly problem: Problem | null
  /** What the wallet said last. */
  readonly mark: string | null
  /** Limits of play that leave nothing now. */
  readonly reached: readonly ('lossLimit' | 'spendLimit')[]
}
/** One of the nine limits. */
export interface ChosenLimit {
  readonly set: LimitSet
  readonly period: LimitPeriod
}
/** `loadLimits`: GET each set. A set that could not be had is its error; rejects with an ApiError where none could. */
export type LoadLimitsOutput = Readonly<Record<LimitSet, { readonly limits: Limits } | { readonly error: unknown }>>
/** `changeLimit`: PATCH (duration plus limit, deleteLimit, cancelPendingLimit, confirmPendingLimit). Rejects with an ApiError (LIM-3). */
export interface ChangeLimitInput extends ChosenLimit {
  readonly action: 'save' | 'delete' | 'cancel' | 'confirm'
  readonly limit: Minor | null
}
export interface ChangeLimitOutput {
  /** The set as it stands now. */
  readonly limits: Limits
  /** Key of the success toast (LIM-5): it depends on whether the change waits. */
  readonly successKey: string
}

/** What a person can do now. One entry for each region's leaf. */
export const limitsNow = {
  'limits.loading': 'Everything else',
  'limits.unavailable': 'Try again',
  'limits.shown.ready': 'Set, lower, raise or remove a limit',
  'limits.shown.touched': 'Set, lower, raise or remove a limit',
  'limits.shown.refreshing': 'Set, lower, raise or remove a limit',
  'limits.shown.editing': 'Type an amount, save, or leave',
  'limits.shown.failed': 'Change it, or leave it as it is',
  'limits.saving': 'Wait',
  'limits.deleting': 'Wait',
  'limits.cancelling': 'Wait',
  'limits.confirming': 'Wait',
  'limits.looking': 'Wait',
  'notice.inactive': 'Nothing',
  'notice.notify': 'Read that a limit is reached, and close it',
  'notice.uploaded': 'Nothing',
} as const
