import { SimulatedClock, createActor } from 'xstate'
import { beforeEach, expect, test } from 'vitest'
import { REQUEST_TIMEOUT } from '../delays.ts'
import { statusOf } from '../status.ts'
import { anna, listeningParent, manual, settle } from '../testing.ts'
import type {
  CancelWithdrawalInput,
  DownloadFileInput,
  LoadPeriodInput,
  LoadTransactionsInput,
  LoadTransactionsOutput,
  PeriodSums,
  Transaction,
} from './transactions.contract.ts'
import { POLL_REACH, refreshed, transactionsMachine } from './transactions.machine.ts'

const waiting = (id: string, cancellable = true) => ({
  id,
  amount: 2000,
  currency: 'EUR',
  method: 'CREDITCARD',
  isReviewed: false,
  createdAt: '2030-01-01T00:00:00Z',
  cancellable,
})
const row = (minute: number, parts: Partial<Transaction> = {}): Transaction => ({
  referenceId: `M${minute}`,
  amount: 100,
  currency: 'EUR',
  balanceAfterTransaction: 100,
  category: 'CASINO',
  type: 'WIN',
  status: 'SUCCESS',
  transactionDate: `2030-01-01T00:${String(minute).padStart(2, '0')}:00.000Z`,
  reason: null,
  ...parts,
})
const page = (transactions: readonly Transaction[], parts: Partial<LoadTransactionsOutput> = {}) => ({
  transactions,
  pending: [waiting('a'), waiting('b')],
  position: null,
  hasMore: false,
  loadedAt: 1,
  isReached: true,
  ...parts,
})

const started = () => {
  const { parentRef, heard } = listeningParent()
  const loading = manual<LoadTransactionsOutput, LoadTransactionsInput>()
  const cancelling = manual<void, CancelWithdrawalInput>()
  const summing = manual<PeriodSums, LoadPeriodInput>()
  const filing = manual<void, DownloadFileInput>()
  const clock = new SimulatedClock()
  const actor = createActor(
    transactionsMachine.provide({
      actors: {
        loadTransactions: loading.logic,
        cancelWithdrawal: cancelling.logic,
        loadPeriod: summing.logic,
        downloadFile: filing.logic,
      },
    }),
    { clock, input: { parentRef, player: anna } },
  ).start()
  const isCancelling = () => statusOf(actor.getSnapshot())?.split(' ').includes('cancelWithdrawalLoading') ?? false
  const context = () => actor.getSnapshot().context
  const pending = () => context().pending?.map(({ id }) => id)
  const shown = () => context().list.map(({ referenceId }) => referenceId)
  const cancel = (id: string) => {
    actor.send({ type: 'withdrawal.ask', id })
    actor.send({ type: 'withdrawal.cancel', idempotencyKey: `key-${id}` })
  }
  /** The first page, and a poll after it. */
  const open = async (first: LoadTransactionsOutput) => {
    actor.send({ type: 'transactions.open' })
    loading.last().resolve(first)
    await settle()
  }
  const poll = async (answer: LoadTransactionsOutput) => {
    clock.increment(30_000)
    loading.last().resolve(answer)
    await settle()
  }
  return {
    actor,
    clock,
    heard,
    loading,
    cancelling,
    summing,
    isCancelling,
    pending,
    shown,
    context,
    cancel,
    open,
    poll,
  }
}
let it: ReturnType<typeof started>
beforeEach(() => {
  it = started()
})

test('WAL-4 WDR-2 cancelWithdrawalLoading stands exactly while a cancellation that was said first is under way', async () => {
  await it.open(page([]))
  expect(it.isCancelling()).toBe(false)
  it.cancel('nobody’s')
  expect(it.isCancelling(), 'not a pending one').toBe(false)
  it.actor.send({ type: 'withdrawal.ask', id: 'a' })
  it.actor.send({ type: 'withdrawal.keep' })
  it.actor.send({ type: 'withdrawal.cancel', idempotencyKey: 'key' })
  expect(it.isCancelling(), 'kept').toBe(false)

  it.cancel('a')
  expect(it.isCancelling()).toBe(true)
  it.cancel('b')
  expect(it.cancelling.calls, 'one at a time').toHaveLength(1)
  expect(it.cancelling.last().input).toEqual({
    id: 'a',
    amount: 2000,
    currency: 'EUR',
    idempotencyKey: 'key-a',
    wasSent: false,
  })
  it.cancelling.last().resolve()
  await settle()
  expect(it.isCancelling()).toBe(false)
  expect(it.pending()).toEqual(['b'])
})

const lost = { kind: 'network', message: 'Network Error' }
const tooLate = { kind: 'status', status: 409, code: 'limit_reached', message: 'no' }
const isIn = (cancellation: string) => it.actor.getSnapshot().matches({ cancellation } as never)

test('WAL-4 SAF-9 cancelWithdrawalLoading ends when a cancellation is refused, and what is pending is asked for', async () => {
  await it.open(page([]))
  it.cancel('a')
  it.cancelling.last().reject(tooLate)
  await settle()
  expect(it.isCancelling()).toBe(false)
  expect(it.pending(), 'it stays').toEqual(['a', 'b'])
  expect(it.actor.getSnapshot().matches({ history: { ready: 'polling' } })).toBe(true)
  it.actor.send({ type: 'transactions.close' })
  expect([isIn('resting'), it.context().cancelProblem], 'the next visit begins afresh').toEqual([true, null])
})

test.each([
  ['a lost answer', async () => it.cancelling.last().reject(lost)],
  ['no answer within 15 s', async () => it.clock.increment(REQUEST_TIMEOUT)],
  [
    'an answer that its first try is still under way',
    async () => it.cancelling.last().reject({ ...tooLate, code: 'error.in_progress' }),
  ],
])(
  'WDR-2 SAF-4 SAF-9 after %s it is asked with the same key what became of it, until somebody says',
  async (_, happens) => {
    await it.open(page([]))
    it.cancel('a')
    await happens()
    await settle()
    expect([isIn('findingOut'), it.isCancelling()]).toEqual([true, true])
    await happens()
    await settle()
    expect([isIn('cancelUnknown'), it.isCancelling()]).toEqual([true, false])
    it.actor.send({ type: 'transactions.close' })
    it.actor.send({ type: 'transactions.open' })
    it.loading.last().resolve(page([]))
    await settle()
    it.cancel('a')
    it.cancel('b')
    expect(it.cancelling.calls, 'no other key is made for it').toHaveLength(2)
    it.actor.send({ type: 'cancellation.retry' })
    it.cancelling.last().resolve()
    await settle()
    expect(it.context().cancelled?.id).toBe('a')
    expect(new Set(it.cancelling.calls.map(({ input }) => input.idempotencyKey))).toEqual(new Set(['key-a']))
    expect(it.cancelling.calls.map(({ input }) => input.wasSent)).toEqual([false, true, true])
    it.actor.send({ type: 'transactions.close' })
    expect(it.context().cancelled, 'said once').toBeNull()
  },
)

test.each(['error.withdrawal.still_pending', 'error.withdrawal.not_pending', 'error.withdrawal.ended'])(
  'WDR-2 SAF-4 where what became of it is read from the payouts as %s, it says so and another yes has a key of its own',
  async (code) => {
    await it.open(page([]))
    it.cancel('a')
    it.cancelling.last().reject(lost)
    await settle()
    it.cancelling.last().reject({ ...tooLate, code })
    await settle()
    expect([isIn('failed'), it.context().cancelProblem?.code, it.context().cancelling]).toEqual([true, code, null])
    it.loading.last().resolve(page([]))
    await settle()
    it.actor.send({ type: 'withdrawal.ask', id: 'a' })
    it.actor.send({ type: 'withdrawal.cancel', idempotencyKey: 'key-2' })
    expect(it.cancelling.last().input).toMatchObject({ idempotencyKey: 'key-2', wasSent: false })
  },
)

test('WDR-2 what cannot be cancelled is not asked about, and what has gone is not cancelled', async () => {
  await it.open(page([], { pending: [waiting('a', false), waiting('b')] }))
  it.cancel('a')
  expect(it.cancelling.calls).toHaveLength(0)
  it.actor.send({ type: 'withdrawal.ask', id: 'b' })
  await it.poll(page([], { pending: [] }))
  it.actor.send({ type: 'withdrawal.cancel', idempotencyKey: 'key' })
  expect(it.cancelling.calls).toHaveLength(0)
})

test('TXN-3 a poll asks to reach what is shown, and what it brings joins it without a gap', async () => {
  await it.open(page([row(2), row(1)], { position: 'at-1', hasMore: true }))
  await it.poll(page([row(4), row(3), row(2)], { position: 'at-2', hasMore: true }))
  expect(it.loading.last().input).toMatchObject({ position: null, reach: { referenceId: 'M2' } })
  expect(it.shown()).toEqual(['M4', 'M3', 'M2', 'M1'])
  expect(it.context()).toMatchObject({ position: 'at-1', hasMore: true, news: 2 })
  it.actor.send({ type: 'news.seen' })
  expect(it.context().news).toBe(0)
})

test('TXN-3 where too much came to be joined with what is shown, the newest rows stand alone and lead on from their own end', async () => {
  await it.open(page([row(2), row(1)], { position: 'at-1', hasMore: true }))
  await it.poll(page([row(9), row(8)], { position: 'at-8', hasMore: true, isReached: false }))
  expect(it.shown()).toEqual(['M9', 'M8'])
  expect(it.context()).toMatchObject({ position: 'at-8', hasMore: true })
})

test('TXN-3 older rows that a poll brings beside the new ones are no news, and lead on from their own end', async () => {
  await it.open(page([row(5), row(4)], { position: 'at-4', hasMore: true }))
  await it.poll(page([row(6), row(5), row(4), row(3)], { position: 'at-3', hasMore: true }))
  expect(it.shown()).toEqual(['M6', 'M5', 'M4', 'M3'])
  expect(it.context()).toMatchObject({ news: 1, position: 'at-3', hasMore: true })
})

test('TXN-1 a row that both a poll and an older page bring stands once, with what was said of it last', async () => {
  await it.open(page([row(4), row(3, { status: 'PENDING' })], { position: 'at-3', hasMore: true }))
  await it.poll(page([row(5), row(4), row(3, { status: 'PENDING' }), row(2)], { position: 'at-2', hasMore: true }))
  it.actor.send({ type: 'page.more' })
  it.loading.last().resolve(page([row(3), row(2), row(1)], { pending: null }))
  await settle()
  expect(it.shown()).toEqual(['M5', 'M4', 'M3', 'M2', 'M1'])
  expect(it.context().list[2]?.status).toBe('SUCCESS')
})

test('TXN-1 TXN-3 a poll reaches back to a row that may still change, and one that has left the filter goes', async () => {
  await it.open(page([row(3), row(2, { status: 'PENDING' }), row(1)], { position: 'at-1', hasMore: true }))
  await it.poll(page([row(3)], { hasMore: true }))
  expect(it.loading.last().input.reach).toMatchObject({ referenceId: 'M2' })
  const shown = [row(3), row(2, { status: 'PENDING' }), row(1)]
  expect(refreshed(shown, { transactions: [row(3), row(1)], hasMore: true })).toEqual([row(3), row(1)])
  const paid = row(4, { referenceId: 'M2' })
  expect(refreshed(shown, { transactions: [paid, row(3), row(1)], hasMore: true })).toEqual([paid, row(3), row(1)])
})

test('TXN-3 a poll that brings nothing new leaves the list as it is, and of another keeps each row that says what it said', async () => {
  const rows = () => [row(4), row(3), row(2)]
  await it.open(page([...rows(), row(1)], { position: 'at-1', hasMore: true }))
  const before = it.context().list
  await it.poll(page(rows(), { hasMore: true }))
  expect(it.context().list).toBe(before)
  await it.poll(page([row(5), row(4), row(3, { status: 'FAILED' })], { hasMore: true }))
  expect(it.shown()).toEqual(['M5', 'M4', 'M3', 'M2', 'M1'])
  expect(it.context().list[1]).toBe(before[0])
  expect(it.context().list[2]?.status).toBe('FAILED')
  expect([it.context().list[3], it.context().list[4]]).toEqual([before[2], before[3]])
})

test('TXN-3 a poll that says that these are all has the others go, though nothing of them has changed', () => {
  const shown = [row(3), row(2), row(1)]
  expect(refreshed(shown, { transactions: [row(3), row(2)], hasMore: false })).toEqual([row(3), row(2)])
  expect(refreshed(shown, { transactions: [row(3), row(2), row(1)], hasMore: false })).toBe(shown)
  expect(refreshed(shown, { transactions: [], hasMore: false })).toEqual([])
})

test('TXN-3 a row that has left the filter goes from between two that have not', () => {
  const shown = [row(3), row(2), row(1), row(0)]
  expect(refreshed(shown, { transactions: [row(3), row(1)], hasMore: true })).toEqual([row(3), row(1), row(0)])
})

const at = (second: number): string => new Date(Date.parse('2030-01-01T00:00:00Z') + second * 1000).toISOString()

test('TXN-3 a row that has long been pending does not make a poll ask for thousands, nor lose what is shown', async () => {
  const rows = Array.from({ length: POLL_REACH + 10 }, (_, place) =>
    row(0, { referenceId: `R${place}`, transactionDate: at(POLL_REACH + 10 - place) }),
  )
  const last = rows.length - 1
  const deep = rows.with(last, { ...rows[last]!, status: 'PENDING' })
  await it.open(page(deep, { position: 'older', hasMore: true }))
  await it.poll(page(deep.slice(0, 10), { hasMore: true }))
  expect(it.loading.last().input.reach).toMatchObject({ referenceId: 'R0' })
  expect(it.context()).toMatchObject({ list: { length: POLL_REACH + 10 }, position: 'older' })
})

test('TXN-3 a poll that fails keeps what is shown and says so until one succeeds', async () => {
  await it.open(page([row(1)]))
  it.clock.increment(30_000)
  it.loading.last().reject(new Error('gone'))
  await settle()
  expect(it.shown()).toEqual(['M1'])
  expect(it.context()).toMatchObject({ updatedAt: 1, problem: { message: 'gone' } })
  await it.poll(page([row(1)], { loadedAt: 2, pending: null }))
  expect(it.context()).toMatchObject({ updatedAt: 2, problem: null })
  expect(it.pending(), 'pending ones could not be had: the known stay').toEqual(['a', 'b'])
})

test('TXN-3 nothing is polled while nobody looks, and at once when somebody does', async () => {
  await it.open(page([row(1)]))
  it.actor.send({ type: 'page.hidden' })
  it.clock.increment(120_000)
  expect(it.loading.calls).toHaveLength(1)
  it.actor.send({ type: 'page.shown' })
  expect(it.loading.calls).toHaveLength(2)
})

test('TXN-2 a page that is opened with a filter asks for nothing else; one without a part in it is none', async () => {
  const filter = { category: 'CASINO', status: null, hour: null, from: null, to: null }
  it.actor.send({ type: 'transactions.open', filter })
  expect(it.loading.calls.map(({ input }) => input.filter)).toEqual([filter])
  expect(it.context().filterApplied).toBe(true)
  it.actor.send({ type: 'filter.apply', filter: { ...filter, category: null } })
  expect(it.context().filterApplied, 'nothing is left of it').toBe(false)
  it.actor.send({ type: 'transactions.close' })
  it.actor.send({ type: 'transactions.open' })
  expect(Object.values(it.loading.last().input.filter), 'it is not remembered').toEqual([null, null, null, null, null])
})

test('TXN-2 a filter chosen while another is being loaded is the one that is shown', async () => {
  it.actor.send({ type: 'transactions.open' })
  const filter = { category: 'CASINO', status: null, hour: null, from: null, to: null }
  const first = it.loading.last()
  it.actor.send({ type: 'filter.apply', filter })
  expect(it.loading.last().input.filter).toEqual(filter)
  first.resolve(page([row(1)]))
  await settle()
  expect(it.shown()).toEqual([])
  it.loading.last().resolve(page([row(2)]))
  await settle()
  expect(it.shown()).toEqual(['M2'])
})

test('TXN-2 older rows that did not come are said apart from a list that is out of date', async () => {
  await it.open(page([row(2)], { position: 'at-2', hasMore: true }))
  it.actor.send({ type: 'page.more' })
  it.loading.last().reject(new Error('gone'))
  await settle()
  expect(it.context()).toMatchObject({ problem: null, moreProblem: { message: 'gone' }, hasMore: true })
  it.actor.send({ type: 'page.more' })
  it.loading.last().resolve(page([row(2), row(1)], { pending: null }))
  await settle()
  expect(it.shown(), 'each once').toEqual(['M2', 'M1'])
  expect(it.context().moreProblem).toBeNull()
})

test('TXN-4 sums of a period that was left are never shown for another', async () => {
  await it.open(page([]))
  const first = it.summing.last()
  const period = { kind: 'today', from: null, to: null } as const
  it.actor.send({ type: 'period.choose', period })
  const sums = { currency: 'EUR', netPosition: 1, winLoss: 0, deposits: 0, withdrawals: 0, stakes: 0, wins: 0 }
  first.resolve({ ...sums, period: { kind: 'month', from: null, to: null } })
  await settle()
  expect(it.context().sums).toBeNull()
  it.summing.last().resolve({ ...sums, period })
  await settle()
  expect(it.context().sums?.period).toEqual(period)
})

test('TXN-4 choosing a period leaves the list, a question about a withdrawal and a download as they are', async () => {
  const it = started()
  await it.open(page([row(1)]))
  it.actor.send({ type: 'withdrawal.ask', id: 'a' })
  it.actor.send({ type: 'file.download' })
  it.actor.send({ type: 'period.choose', period: { kind: 'week', from: null, to: null } })
  expect(it.actor.getSnapshot().value).toEqual({
    history: { ready: 'resting' },
    cancellation: 'asking',
    period: 'loading',
    file: 'loading',
  })
  it.actor.send({ type: 'period.choose', period: { kind: 'today', from: null, to: null } })
  expect(it.summing.last().input).toEqual({ period: { kind: 'today', from: null, to: null } })
})
