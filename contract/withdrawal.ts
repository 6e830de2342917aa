import * as v from 'valibot'
import { deviceFields, id, queryInteger } from './common.ts'
import { pageSize } from './constants.ts'
import { checkAnswer, paymentMethods } from './deposit.ts'
import { endpoint } from './endpoint.ts'
import { currencySchema, inCurrency, wireAmountNotNegative, wirePositiveAmount } from './money.ts'

export const withdrawalSchema = v.pipe(
  v.object({
    withdrawalId: id,
    amount: wirePositiveAmount,
    currency: currencySchema,
    method: v.picklist(paymentMethods),
    status: v.picklist(['PENDING', 'REVIEW', 'SUCCESS', 'FAILED', 'CANCELLED']),
    /** False where the market or the state forbids cancelling. */
    cancellable: v.boolean(),
    createdAt: v.string(),
  }),
  inCurrency('amount'),
)
export type Withdrawal = v.InferOutput<typeof withdrawalSchema>

/** Money and bonuses that a withdrawal would take away (WDR-3, RMB-14). */
const forfeit = v.object({
  campaignId: id,
  title: v.string(),
  amount: wireAmountNotNegative,
  /** Bonus money of it in open bets and rounds, and spins that are not played: a platform that does not say has none. */
  atStake: v.optional(v.nullable(wireAmountNotNegative), 0),
  spins: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0))), 0),
})

export const withdrawalCalls = {
  withdrawalCheck: endpoint({
    method: 'POST',
    version: 'v1',
    path: '/player/wallet/withdrawal/check',
    auth: 'player',
    body: v.object(deviceFields),
    response: v.object({
      ...checkAnswer.entries,
      /** What may be withdrawn in the duration; 0 means the limit is reached. */
      limit: v.optional(v.nullable(wireAmountNotNegative)),
      originalLimit: v.optional(v.nullable(wireAmountNotNegative)),
      duration: v.optional(v.picklist(['D', 'W', 'M']), 'D'),
      forfeits: v.optional(v.array(forfeit)),
    }),
    errors: [],
    doc: 'Whether the player may withdraw now, how much, and which bonuses would be lost.',
    source: 'C7 WDR-1 WDR-3',
  }),
  withdrawalMethods: endpoint({
    method: 'GET',
    version: 'v1',
    path: '/player/wallet/withdrawal/methods',
    auth: 'player',
    response: v.array(
      v.pipe(
        v.object({
          id,
          method: v.picklist(paymentMethods),
          name: v.string(),
          currency: currencySchema,
          minAmount: wireAmountNotNegative,
          maxAmount: wireAmountNotNegative,
          accountLabel: v.nullable(v.string()),
        }),
        inCurrency('minAmount', 'maxAmount'),
      ),
    ),
    errors: [],
    doc: 'Ways to be paid out.',
    source: 'WDR-2 WDR-4',
  }),
  withdrawalRequest: endpoint({
    method: 'POST',
    version: 'v1',
    path: '/player/wallet/withdrawal/request',
    auth: 'player',
    idempotent: true,
    body: v.object({
      amount: wirePositiveAmount,
      currency: currencySchema,
      methodId: id,
      checkId: id,
      /** The player’s yes to losing the bonuses that the check named. */
      forfeitAccepted: v.boolean(),
      ...deviceFields,
    }),
    response: withdrawalSchema,
    errors: [
      'error.withdrawal.limit',
      'error.withdrawal.not_allowed',
      'error.not_enough_funds',
      'error.registration.incomplete',
      'error.in_progress',
      'error.idempotency.key_missing',
      'error.idempotency.key_reused',
    ],
    doc: 'Asks for a payout; the amount moves from main to locked at once.',
    source: 'C7 WDR-2 SAF-4 SAF-5',
  }),
  withdrawalCancellation: endpoint({
    method: 'POST',
    version: 'v1',
    path: '/player/wallet/withdrawal/cancellation',
    auth: 'player',
    idempotent: true,
    body: v.object({ pendingWithdrawalId: id, amount: wirePositiveAmount, cancelByPlayer: v.literal(true) }),
    response: withdrawalSchema,
    errors: [
      'limit_reached',
      'error.withdrawal.not_pending',
      'error.withdrawal.not_allowed',
      'error.not_found',
      'error.forbidden',
      'error.in_progress',
    ],
    doc: 'Takes a pending payout back; only the player may, and not in every market.',
    source: 'C7 WDR-2 SAF-4',
  }),
  /**
   * No call of C7 says what became of a request whose answer was lost, and the list of payouts cannot: the request may still be
   * under way. This one closes the key where nothing was made, so whatever it answers stays true.
   */
  withdrawalLookUp: endpoint({
    method: 'POST',
    version: 'v1',
    path: '/player/wallet/withdrawal/look_up',
    auth: 'player',
    body: v.object({ idempotencyKey: v.pipe(v.string(), v.regex(/^[\w.:-]{8,128}$/)) }),
    response: v.nullable(withdrawalSchema),
    errors: [],
    doc: 'The payout that a request with this key has made; null where there is none, and then no request with the key makes one later.',
    source: 'WDR-2 SAF-4 SAF-9',
  }),
  pendingWithdrawals: endpoint({
    method: 'GET',
    version: 'v1',
    path: '/player/wallet/pendingWithdrawal',
    auth: 'player',
    response: v.array(withdrawalSchema),
    errors: [],
    doc: 'Payouts that are not done yet, newest first.',
    source: 'C7 WDR-2',
  }),
  withdrawals: endpoint({
    method: 'GET',
    version: 'v1',
    path: '/player/wallet/withdrawals',
    auth: 'player',
    query: v.object({ limit: v.optional(queryInteger, pageSize), position: v.optional(v.string()) }),
    response: v.object({ withdrawals: v.array(withdrawalSchema), position: v.nullable(v.string()) }),
    errors: [],
    doc: 'All payouts, newest first.',
    source: 'C7 WDR-2',
  }),
}
