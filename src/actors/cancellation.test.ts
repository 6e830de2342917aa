import { expect, test } from 'vitest'
import { toProblem, isLostAnswer } from '#machines/problem.ts'
import { ApiError } from './apiError.ts'
import { cancelPayout } from './cancellation.ts'
import type { World } from './world.ts'

const payout = (status: string, withdrawalId = 'w-1') => ({
  withdrawalId,
  amount: 40,
  currency: 'EUR',
  method: 'CREDITCARD',
  status,
  cancellable: status === 'PENDING',
  createdAt: '2030-01-01T00:00:00Z',
})
const notThere = new ApiError('status', 'Not Found', { status: 404 })
const lost = new ApiError('network', 'Network Error')
const tooOften = new ApiError('status', 'Too often', { status: 429, code: 'error.too_many_requests' })

type Answers = Readonly<Record<string, unknown>>
/** A platform with these answers, and the calls that it gets. */
const platform = (idempotencyKeys: boolean, answers: Answers) => {
  const asked: { readonly name: string; readonly input: object; readonly options: object }[] = []
  const call = async (name: string, input: object, options: object) => {
    asked.push({ name, input, options })
    if (answers[name] instanceof Error) throw answers[name]
    return answers[name]
  }
  const world = { api: { call }, settings: { capabilities: { idempotencyKeys } } } as unknown as World
  const cancel = (wasSent: boolean) =>
    cancelPayout(
      world,
      { id: 'w-1', amount: 4000, currency: 'EUR', idempotencyKey: 'key-1', wasSent },
      new AbortController().signal,
    )
  return { cancel, asked, names: () => asked.map(({ name }) => name) }
}

test.each([
  ['the first time', false, true],
  ['after a lost answer', true, true],
  ['the first time, where the platform knows no keys', false, false],
])('WDR-2 SAF-4 a cancellation is sent %s, with the key of the click', async (_, wasSent, hasKeys) => {
  const it = platform(hasKeys, { withdrawalCancellation: payout('CANCELLED') })
  expect(await it.cancel(wasSent)).toMatchObject({ withdrawalId: 'w-1' })
  expect(it.asked).toEqual([
    {
      name: 'withdrawalCancellation',
      input: { body: { pendingWithdrawalId: 'w-1', amount: 40, cancelByPlayer: true } },
      options: { signal: expect.any(AbortSignal) as unknown, idempotencyKey: 'key-1' },
    },
  ])
})

test('WDR-2 SAF-4 without keys it is never sent again: the payouts say that it is cancelled', async () => {
  const it = platform(false, {
    pendingWithdrawals: [payout('PENDING', 'w-2')],
    withdrawals: { withdrawals: [payout('PENDING', 'w-2'), payout('CANCELLED')], position: null },
  })
  expect(await it.cancel(true)).toMatchObject({ withdrawalId: 'w-1', status: 'CANCELLED' })
  expect(it.names()).toEqual(['pendingWithdrawals', 'withdrawals'])
})

test.each([
  ['that it is still pending', 'error.withdrawal.still_pending', { pendingWithdrawals: [payout('PENDING')] }],
  [
    'that it was paid',
    'error.withdrawal.not_pending',
    { pendingWithdrawals: [], withdrawals: { withdrawals: [payout('SUCCESS')], position: null } },
  ],
  [
    'nothing of it',
    'error.withdrawal.ended',
    { pendingWithdrawals: [], withdrawals: { withdrawals: [payout('CANCELLED', 'w-2')], position: null } },
  ],
  ['nothing, as there is no such list', 'error.withdrawal.ended', { pendingWithdrawals: [], withdrawals: notThere }],
])('WDR-2 SAF-4 SAF-9 without keys the payouts say %s: an answer, and no cancellation', async (_, code, answers) => {
  const it = platform(false, answers)
  const problem = toProblem(await it.cancel(true).catch((error: unknown) => error))
  expect([problem.code, isLostAnswer(problem)]).toEqual([code, false])
  expect(it.names()).not.toContain('withdrawalCancellation')
})

test.each([
  ['pendingWithdrawals', { pendingWithdrawals: lost }],
  ['withdrawals', { pendingWithdrawals: [], withdrawals: lost }],
  ['pendingWithdrawals, which is refused,', { pendingWithdrawals: tooOften }],
  ['withdrawals, which is refused,', { pendingWithdrawals: [], withdrawals: tooOften }],
])('WDR-2 SAF-9 without keys and without an answer to %s it stays unknown', async (_, answers) => {
  const it = platform(false, answers)
  const problem = toProblem(await it.cancel(true).catch((error: unknown) => error))
  expect(isLostAnswer(problem)).toBe(true)
  expect(it.names()).not.toContain('withdrawalCancellation')
})
