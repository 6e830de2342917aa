import * as v from 'valibot'
import { timestamp } from './common.ts'
import { endpoint } from './endpoint.ts'
import { currencySchema, inCurrency, wireAmountNotNegative } from './money.ts'

export const limitPeriods = ['D', 'W', 'M'] as const
export type LimitPeriod = (typeof limitPeriods)[number]
export const limitKinds = ['deposit', 'spend', 'loss'] as const
export type LimitKind = (typeof limitKinds)[number]

/** One limit of one period (LIM-1); null value means none is set. */
export const limitEntrySchema = v.object({
  value: v.nullable(wireAmountNotNegative),
  /** A raise that waits; null with a pendingDate is a removal that waits. */
  pendingValue: v.nullable(wireAmountNotNegative),
  /** When a raise or removal may be confirmed; null when none waits. */
  pendingDate: v.nullable(timestamp),
  /** The wait is over and the player must confirm by this time (RMB-2). */
  confirmUntil: v.optional(v.nullable(timestamp)),
  /** What waits may be confirmed now, by the operator's clock. Absent: its times say so. */
  confirmable: v.optional(v.boolean()),
  /** When a raise or removal that is asked for now could be confirmed. Absent where that is not told. */
  looserFrom: v.optional(v.nullable(timestamp)),
  /** The house has set it: it may be lowered, and nothing else. */
  locked: v.boolean(),
  updatedAt: v.nullable(timestamp),
  startedAt: v.nullable(timestamp),
  resetAt: v.nullable(timestamp),
  used: wireAmountNotNegative,
  remaining: v.nullable(wireAmountNotNegative),
})
export type LimitEntry = v.InferOutput<typeof limitEntrySchema>

/** One set of limits. */
export const limitSetSchema = v.pipe(
  v.object({
    currency: currencySchema,
    limits: v.object({ D: limitEntrySchema, W: limitEntrySchema, M: limitEntrySchema }),
  }),
  inCurrency('limits.*.value', 'limits.*.pendingValue', 'limits.*.used', 'limits.*.remaining'),
)
export type LimitSet = v.InferOutput<typeof limitSetSchema>

const duration = v.picklist(limitPeriods)

/** A change of one limit: a value, its removal, giving up what waits, or the yes to what has waited long enough. */
export const limitChangeSchema = v.union([
  v.strictObject({ duration, limit: wireAmountNotNegative }),
  v.strictObject({ duration, deleteLimit: v.literal(true) }),
  v.strictObject({ duration, cancelPendingLimit: v.literal(true) }),
  v.strictObject({ duration, confirmPendingLimit: v.literal(true) }),
])

/* @__NO_SIDE_EFFECTS__ */
const read = (kind: LimitKind) =>
  endpoint({
    method: 'GET',
    version: 'v1',
    path: `/player/${kind}-limits`,
    auth: 'player',
    response: limitSetSchema,
    errors: [],
    doc: `The player’s ${kind} limits with what is used and left.`,
    source: 'C7 LIM-1 LIM-4',
  })

/* @__NO_SIDE_EFFECTS__ */
const change = (kind: LimitKind) =>
  endpoint({
    method: 'PATCH',
    version: 'v1',
    path: `/player/${kind}-limits`,
    auth: 'player',
    body: limitChangeSchema,
    response: limitSetSchema,
    errors: [
      'error.deposit.limit.interval',
      'error.deposit.limit.too_low',
      'error.deposit.limit.too_high',
      'error.deposit.limit.locked',
      'limit.error.D.interval',
      'limit.error.W.interval',
      'limit.error.M.interval',
      'limit.error.D.high',
      'limit.error.W.high',
      'limit.error.W.low',
      'limit.error.M.low',
      'limit.locked',
    ],
    doc: `Changes a ${kind} limit: lower at once, higher or removed after the market’s wait and a yes.`,
    source: 'C7 LIM-1 LIM-2 LIM-3 SAF-10',
  })

export const limitsCalls = {
  depositLimits: read('deposit'),
  depositLimitsChange: change('deposit'),
  spendLimits: read('spend'),
  spendLimitsChange: change('spend'),
  lossLimits: read('loss'),
  lossLimitsChange: change('loss'),
}
