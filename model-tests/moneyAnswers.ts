// What the operator answers about money, for all explorations of the flows that move it.

/** An answer that never came. */
export const lost = { reject: { kind: 'network' } }
export const refusedWith = (status: number, code?: string) => ({
  reject: { kind: 'status', status, ...(code && { code }) },
})

const method = { id: 'card', method: 'CREDITCARD', name: 'Card', accountLabel: null, min: 1000, max: 100_000 }

/** A deposit as the operator answers it. */
const depositState = (status: string, cashierUrl: string | null = null) => ({
  depositId: 'd',
  status,
  cashierUrl,
  amount: 5000,
  currency: 'EUR',
  reason: null,
  isFirstDeposit: false,
})
const waiting = depositState('WAITING_INPUT', 'https://cashier.example')

/** All that can become of a deposit. */
export const depositOutcomes = [
  { resolve: depositState('SUCCESS') },
  { resolve: depositState('FAILED') },
  { resolve: depositState('CANCELLED') },
  { resolve: waiting },
  { resolve: depositState('PENDING') },
]
/** Ways to pay where nothing waits, and then beside a deposit that waits for its bank, and for its player. */
export const depositMethods = [null, depositState('PENDING'), waiting].map((pending) => ({
  resolve: { currency: 'EUR', methods: [{ ...method, isRecent: false }], bonuses: [], pending },
}))
/** What the operator's check of a deposit says. */
export const depositCheck = (result: string) => ({
  resolve: {
    result,
    checkId: result === 'SUCCESS' ? 'c' : null,
    daysLeft: result === 'DOCUMENTS_PREFERRED' ? 14 : null,
    limitLeft: null,
    limitType: null,
    isSpendLimit: false,
    resetOn: null,
  },
})

/** A withdrawal that waits. */
export const madeWithdrawal = {
  id: 'w',
  amount: 5000,
  currency: 'EUR',
  method: 'CREDITCARD',
  isReviewed: false,
  isCancellable: true,
  createdAt: '2026-05-14T09:00:00.000Z',
}
/** A bonus that a withdrawal would forfeit. */
export const bonusAtRisk = { id: 'CASINO', title: 'Bonus', amount: 100, atStake: 0, spins: 0 }
/** What the operator's check of a withdrawal says. */
export const withdrawalCheck = (result: string, more: object = {}) => ({
  resolve: {
    result,
    checkId: result === 'SUCCESS' ? 'c' : null,
    currency: 'EUR',
    methods: [{ ...method, isUsed: true }],
    mainBalance: 100_000,
    bonuses: [],
    limit: null,
    originalLimit: null,
    duration: 'weekly',
    earlier: null,
    ...more,
  },
})

/**
 * What the operator may still be doing under one key, as far as the page can know: null once that has ended. A call with another key
 * meanwhile would do it twice (SAF-4).
 */
export function keyAfter(
  open: { readonly key: string | null; readonly isTwice: boolean },
  hasEnded: boolean,
  input: Readonly<Record<string, unknown>> | null | undefined,
): { readonly key: string | null; readonly isTwice: boolean } {
  const key = hasEnded ? null : open.key
  const asked = input?.['idempotencyKey'] as string | undefined
  return { key: asked ?? key, isTwice: open.isTwice || (asked !== undefined && key !== null && key !== asked) }
}
