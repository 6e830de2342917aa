import * as v from 'valibot'
import { deviceFields, httpUrl, id, shownMoment, timestamp } from './common.ts'
import { endpoint } from './endpoint.ts'
import { currencySchema, inCurrency, wireAmountNotNegative, wirePositiveAmount } from './money.ts'

export const paymentMethods = [
  'CREDITCARD',
  'EUTELLER',
  'MUCHBETTER',
  'NETELLER',
  'PAYSAFECARD',
  'RAPIDTRANSFER',
  'SIRU',
  'SKRILL',
  'TRUSTLY',
] as const
export type PaymentMethod = (typeof paymentMethods)[number]

/** Server results of a deposit or withdrawal check (DEP-1, WDR-1). */
export const checkResults = [
  'SUCCESS',
  'NOT_ENOUGH_FUNDS',
  'EXCEEDS_KYC_LIMIT',
  'FAILURE',
  'DOCUMENTS_PREFERRED',
  'DOCUMENTS_UNDER_REVIEW',
  'DOCUMENTS_REQUIRED',
  'DOCUMENTS_REQUIRED_RESTRICTED',
  'WITHDRAWAL_LIMIT_REACHED',
  'SELF_LIMIT_REACHED',
  'SELF_SPEND_LIMIT_REACHED',
  'RESTRICTED',
  'FORBIDDEN',
] as const
export type CheckResult = (typeof checkResults)[number]

/** Deposit and withdrawal permission states. */
export const permissionStates = [
  'INACTIVE',
  'LOADING',
  'VERIFYDOCUMENT_STRICT',
  'VERIFYDOCUMENT_LOYAL',
  'VERIFYDOCUMENT_REQUIRED',
  'VERIFYDOCUMENT_UNDER_REVIEW',
  'SUSPENDED',
  'ERROR',
  'ALLOWED',
  'SELF_LIMIT_REACHED',
  'WITHDRAWAL_LIMIT_REACHED',
  'SELF_LIMIT_NOTIFY',
  'RESTRICTED',
] as const
export type PermissionState = (typeof permissionStates)[number]

const permissionByResult: Readonly<Record<string, PermissionState>> = {
  SUCCESS: 'ALLOWED',
  DOCUMENTS_PREFERRED: 'VERIFYDOCUMENT_LOYAL',
  DOCUMENTS_UNDER_REVIEW: 'VERIFYDOCUMENT_UNDER_REVIEW',
  DOCUMENTS_REQUIRED: 'VERIFYDOCUMENT_REQUIRED',
  DOCUMENTS_REQUIRED_RESTRICTED: 'VERIFYDOCUMENT_STRICT',
  WITHDRAWAL_LIMIT_REACHED: 'WITHDRAWAL_LIMIT_REACHED',
  SELF_LIMIT_REACHED: 'SELF_LIMIT_REACHED',
  SELF_SPEND_LIMIT_REACHED: 'SELF_LIMIT_REACHED',
  RESTRICTED: 'RESTRICTED',
  FORBIDDEN: 'SUSPENDED',
}

/** Permission state of a check's result; anything unknown is an error (DEP-1). */
export function permissionOf(result: string): PermissionState {
  return Object.hasOwn(permissionByResult, result) ? (permissionByResult[result] ?? 'ERROR') : 'ERROR'
}

/** Answer of a check. `result` is any text on purpose: an unknown one is the error state, not a malformed answer. */
export const checkAnswer = v.object({
  result: v.string(),
  /** Proves at the request that the check allowed it; lives ten minutes (SAF-5). */
  checkId: v.optional(id),
  daysLeftToVerifyDocuments: v.optional(v.nullable(v.number())),
  limitLeft: v.optional(v.nullable(wireAmountNotNegative)),
  limitType: v.optional(v.nullable(v.picklist(['D', 'W', 'M']))),
  isSpendLimit: v.optional(v.boolean()),
  resetOn: v.optional(v.nullable(timestamp)),
})

/** A way to pay in. */
export const depositMethodSchema = v.pipe(
  v.object({
    id,
    method: v.picklist(paymentMethods),
    name: v.string(),
    currency: currencySchema,
    minAmount: wireAmountNotNegative,
    maxAmount: wireAmountNotNegative,
    fee: wireAmountNotNegative,
    /** Masked account of an earlier payment, e.g. the last four digits; never the whole number. */
    accountLabel: v.optional(v.nullable(v.string())),
    withdrawable: v.boolean(),
  }),
  inCurrency('minAmount', 'maxAmount', 'fee'),
)
export type DepositMethod = v.InferOutput<typeof depositMethodSchema>

/** What a deposit asks of the site. Money moves only on SUCCESS. */
export const depositStatuses = ['PENDING', 'WAITING_INPUT', 'SUCCESS', 'FAILED', 'CANCELLED'] as const
export type DepositStatus = (typeof depositStatuses)[number]

/** Why a deposit of the embedded operator ended without money; another platform may know more. */
export const depositReasons = [
  'refused_by_bank',
  'refused_by_service',
  'voucher_refused',
  'insufficient_funds',
  'test_cards_only',
  'challenge_failed',
  'bank_not_answering',
  'not_allowed',
  'own_limit',
  'declined',
  'cancelled',
  'superseded',
  'expired',
] as const
export type DepositReason = (typeof depositReasons)[number]

/** What came of the bonus that a booked deposit was to bring: it was given, waits behind an active one, or could not be given. */
export const depositBonusOutcomes = ['GIVEN', 'WAITS', 'NOT_GIVEN'] as const
export type DepositBonusOutcome = (typeof depositBonusOutcomes)[number]
const depositBonusSchema = v.object({
  /** One of `depositBonusOutcomes`. Any text on purpose: an unknown one says nothing, and what became of the money is read all the same. */
  outcome: v.string(),
  /** Its name; null for what was not given. */
  title: v.nullable(v.string()),
  /** Money that it gives, in the deposit's currency; null where it gives none, e.g. spins. */
  amount: v.nullable(wireAmountNotNegative),
  /** Until when one that waits can be claimed; null is no end. */
  waitsUntil: shownMoment,
})

/**
 * A deposit as it stands: WAITING_INPUT sends the player to the payment provider's own page (`PAYMENT_PAGE`, where the
 * card is typed) or to the bank's question (`CHALLENGE`); PENDING waits; SUCCESS is booked; FAILED was refused.
 */
export const depositSchema = v.pipe(
  v.object({
    depositId: id,
    status: v.picklist(depositStatuses),
    amount: wirePositiveAmount,
    currency: currencySchema,
    method: v.picklist(paymentMethods),
    action: v.optional(v.nullable(v.object({ kind: v.picklist(['PAYMENT_PAGE', 'CHALLENGE']), url: httpUrl }))),
    /** Code of why it failed or was cancelled. */
    reason: v.optional(v.nullable(v.string())),
    createdAt: v.string(),
    isFirstDeposit: v.boolean(),
    /** Of a booked one; null where it was to bring none, absent where the platform does not say. */
    bonus: v.optional(v.nullable(depositBonusSchema)),
  }),
  inCurrency('amount'),
)
export type Deposit = v.InferOutput<typeof depositSchema>

export const depositCalls = {
  depositCheck: endpoint({
    method: 'POST',
    version: 'v1',
    path: '/player/wallet/deposit/check',
    auth: 'player',
    query: v.object({ later: v.optional(v.picklist(['true', 'false'])) }),
    body: v.object(deviceFields),
    response: checkAnswer,
    errors: [],
    doc: 'Whether the player may pay in now; later=true says that documents are sent later (loyal variant).',
    source: 'C7 DEP-1 DEP-3',
  }),
  depositMethods: endpoint({
    method: 'GET',
    version: 'v1',
    path: '/player/wallet/deposit/methods',
    auth: 'player',
    response: v.array(depositMethodSchema),
    errors: [],
    doc: 'Ways to pay in of the player’s market, with bounds and fees.',
    source: 'C7 DEP-4 KYC-7',
  }),
  recentDepositMethods: endpoint({
    method: 'GET',
    version: 'v1',
    path: '/player/wallet/recent_deposit_methods',
    auth: 'player',
    response: v.array(depositMethodSchema),
    errors: [],
    doc: 'Ways the player has paid in before, latest first.',
    source: 'C7 DEP-4',
  }),
  pendingDeposit: endpoint({
    method: 'GET',
    version: 'v1',
    path: '/player/wallet/pending_deposit',
    auth: 'player',
    response: v.nullable(depositSchema),
    errors: [],
    doc: 'The deposit that still waits for its bank or for its player, also after a reload or from another tab; null when there is none.',
    source: 'DEP-6',
  }),
  depositRequest: endpoint({
    method: 'POST',
    version: 'v1',
    path: '/player/wallet/deposit/request',
    auth: 'player',
    idempotent: true,
    body: v.object({
      amount: wirePositiveAmount,
      currency: currencySchema,
      methodId: id,
      checkId: v.optional(id),
      /** Campaign of the bonus chosen with the deposit, whose conditions stand beside; null for none, also none that comes by itself. */
      campaignId: v.optional(v.nullable(id)),
      /** Where the payment page sends the player back to. */
      returnUrl: httpUrl,
      ...deviceFields,
    }),
    response: depositSchema,
    errors: [
      'error.deposit.not_allowed',
      'error.deposit.amount',
      'error.deposit.method',
      'error.deposit.pending',
      'error.bonus.not_available',
      'error.registration.incomplete',
      'error.play.blocked',
      'error.in_progress',
      'error.idempotency.key_missing',
      'error.idempotency.key_reused',
    ],
    doc: 'Starts a deposit; a repeat with the same key answers the first result and never pays twice.',
    source: 'C7 DEP-4 DEP-6 SAF-4 SAF-5',
  }),
  depositStatus: endpoint({
    method: 'GET',
    version: 'v1',
    path: '/player/wallet/deposit/{depositId}',
    auth: 'player',
    params: v.object({ depositId: id }),
    response: depositSchema,
    errors: ['error.not_found'],
    doc: 'How a deposit stands, also after a reload.',
    source: 'DEP-4 DEP-6',
  }),
  depositCancel: endpoint({
    method: 'POST',
    version: 'v1',
    path: '/player/wallet/deposit/{depositId}/cancellation',
    auth: 'player',
    idempotent: true,
    params: v.object({ depositId: id }),
    response: depositSchema,
    errors: ['error.not_found'],
    doc: 'Gives up a deposit that waits for the player; one that is booked stays booked and is answered as it is.',
    source: 'DEP-4 SAF-9',
  }),
}
