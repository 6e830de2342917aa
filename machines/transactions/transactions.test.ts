import { SimulatedClock, createActor } from 'xstate'
import { beforeEach, expect, test } from 'vitest'
import { REQUEST_TIMEOUT } from '../delays.ts'
import { statusOf } from '../status.ts'
import { anna, listeningParent, manual, settle } from '../testing.ts'
import type { CancelWithdrawalInput, LoadTransactionsInput, LoadTransactionsOutput } from './transactions.contract.ts'
import { transactionsMachine } from './transactions.machine.ts'

const waiting = (id: string) => ({ id, amount: 2000, createdAt: '2030-01-01T00:00:00Z' })
const cancel = (id: string) => ({ type: 'withdrawal.cancel', id, amount: 2000, idempotencyKey: `key-${id}` }) as const

const started = () => {
  const { parentRef, heard } = listeningParent()
  const loading = manual<LoadTransactionsOutput, LoadTransactionsInput>()
  const cancelling = manual<void, CancelWithdrawalInput>()
  const clock = new SimulatedClock()
  const actor = createActor(
    transactionsMachine.provide({ actors: { loadTransactions: loading.logic, cancelWithdrawal: cancelling.logic } }),
    { clock, input: { parentRef, player: anna } },
  ).start()
  const isCancelling = () => statusOf(actor.getSnapshot())?.split(' ').includes('cancelWithdrawalLoading') ?? false
  const pending = () => actor.getSnapshot().context.pending.map(({ id }) => id)
  return { actor, clock, heard, loading, cancelling, isCancelling, pending }
}
let it: ReturnType<typeof started>
beforeEach(async () => {
  it = started()
  it.actor.send({ type: 'transactions.open' })
  it.loading.last().resolve({ transactions: [], pending: [waiting('a'), waiting('b')], position: null, hasMore: false })
  await settle()
})

test('WAL-4 cancelWithdrawalLoading stands exactly while a cancellation is under way', async () => {
  expect(it.isCancelling()).toBe(false)
  it.actor.send(cancel('nobody’s'))
  expect(it.isCancelling(), 'not a pending one').toBe(false)

  it.actor.send(cancel('a'))
  expect(it.isCancelling()).toBe(true)
  it.actor.send(cancel('b'))
  expect(it.cancelling.calls, 'one at a time').toHaveLength(1)
  it.cancelling.last().resolve()
  await settle()
  expect(it.isCancelling()).toBe(false)
  expect(it.pending()).toEqual(['b'])
})

test('WAL-4 SAF-9 cancelWithdrawalLoading ends when a cancellation is refused or not answered, and stands again at the next try', async () => {
  it.actor.send(cancel('a'))
  it.cancelling.last().reject(new Error('too late'))
  await settle()
  expect(it.isCancelling()).toBe(false)
  expect(it.pending(), 'it stays').toEqual(['a', 'b'])

  it.actor.send(cancel('a'))
  expect(it.isCancelling()).toBe(true)
  it.clock.increment(REQUEST_TIMEOUT - 1)
  expect(it.isCancelling()).toBe(true)
  it.clock.increment(1)
  expect(it.isCancelling()).toBe(false)
})
