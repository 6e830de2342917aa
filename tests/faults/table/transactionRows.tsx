import { vi } from 'vitest'
import type { AnyEventObject } from 'xstate'
import { transactionsMachine } from '#machines/transactions/transactions.machine.ts'
import { transactionsWork } from '#src/actors/transactions.ts'
import { lateActors } from '#src/actors/late.ts'
import { withdrawalCalls } from '#src/actors/withdrawalCalls.ts'
import { TransactionsView } from '#src/views/transactions/TransactionsView.tsx'
import { started, withActors, type Started } from './run.ts'
import type { FaultRow, FaultWorld, FlowRun } from './table.ts'

const never = new AbortController().signal

/** What a player does once the history is shown. */
type Wish = readonly AnyEventObject[]

/** Opens the history; where something could not be had it is asked for again. */
function showHistory({ world }: FaultWorld, wish: Wish | null = null): FlowRun & Started {
  const works = lateActors(
    () => Promise.resolve(transactionsWork(world)),
    ['loadTransactions', 'cancelWithdrawal', 'loadPeriod', 'downloadFile'],
  )
  const run = started(withActors(transactionsMachine, works))
  const { actor } = run
  let isToDo = wish !== null
  const isIn = (state: object) => actor.getSnapshot().matches(state) as boolean
  actor.send({ type: 'transactions.open' })
  return {
    ...run,
    isBusy: () => run.isBusy() || isIn({ history: { ready: 'polling' } }),
    waitsMs: () => null,
    page: () => {
      vi.unstubAllGlobals()
      return <TransactionsView flow={actor as never} />
    },
    goOn: async () => {
      // What a browser does with a file; nobody draws with it.
      vi.stubGlobal('document', { createElement: () => ({ click: () => {} }) })
      const { problem, pending, moreProblem } = actor.getSnapshot().context
      if (isIn({ history: 'failed' }) || problem || pending === null) actor.send({ type: 'transactions.retry' })
      else if (isIn({ period: 'failed' })) actor.send({ type: 'period.refresh' })
      else if (isIn({ file: 'failed' })) actor.send({ type: 'file.download' })
      else if (moreProblem) actor.send({ type: 'page.more' })
      else if (isToDo) {
        isToDo = false
        for (const event of wish ?? []) actor.send(event)
      } else return false
      return true
    },
  }
}

const many = { transactionsCount: 25, wallet: { main: 10_000 } }
const poll: Wish = [{ type: 'transactions.retry' }]
const more: Wish = [{ type: 'page.more' }]
// A file may take minutes: nobody looks meanwhile, so that nothing else is asked for.
const file: Wish = [{ type: 'page.hidden' }, { type: 'file.download' }]

/** Withdraws 10.00 beforehand, and takes it back from the history. */
function takeBack(it: FaultWorld): FlowRun {
  const run = showHistory(it)
  const { actor } = run
  const isIn = (cancellation: string) => actor.getSnapshot().matches({ cancellation })
  let isBegun = false
  return {
    ...run,
    goOn: async () => {
      if (!isBegun) {
        isBegun = true
        const calls = withdrawalCalls(it.world)
        const pending = await calls.pending(never)
        if (pending.length === 0) {
          const { checkId, currency } = await calls.check(never)
          const wanted = { methodId: 'creditcard', amount: 1000, currency, checkId, forfeitBonus: false }
          await calls.request({ ...wanted, idempotencyKey: crypto.randomUUID() }, never)
        }
        actor.send({ type: 'history.refresh' })
        return true
      }
      const { pending } = actor.getSnapshot().context
      if (isIn('cancelUnknown')) actor.send({ type: 'cancellation.retry' })
      else if (isIn('asking')) actor.send({ type: 'withdrawal.cancel', idempotencyKey: crypto.randomUUID() })
      else if (pending?.[0]) actor.send({ type: 'withdrawal.ask', id: pending[0].id })
      else return run.goOn()
      return true
    },
  }
}

/** The history, its file, what a period brought, and taking a withdrawal back from there. */
export const transactionRows: readonly FaultRow[] = [
  { area: 'transactions', call: 'transactions', when: 'first', open: (it) => showHistory(it), moves: [], player: many },
  {
    area: 'transactions',
    call: 'transactions',
    when: 'poll',
    from: 'history.ready',
    open: (it) => showHistory(it, poll),
    moves: [],
    player: many,
  },
  {
    area: 'transactions',
    call: 'transactions',
    when: 'older ones',
    from: 'history.ready',
    open: (it) => showHistory(it, more),
    moves: [],
    player: many,
  },
  {
    area: 'transactions',
    call: 'transactionsCsv',
    open: (it) => showHistory(it, file),
    moves: [],
    player: many,
  },
  { area: 'transactions', call: 'netPositionWinLoss', open: (it) => showHistory(it), moves: [], player: many },
  {
    area: 'transactions',
    call: 'pendingWithdrawals',
    when: 'transactions',
    open: (it) => showHistory(it),
    moves: [],
    player: many,
  },
  {
    area: 'transactions',
    call: 'withdrawalCancellation',
    when: 'transactions',
    open: takeBack,
    moves: [1000, -1000],
    player: { wallet: { main: 10_000 } },
    isFresh: true,
  },
]
