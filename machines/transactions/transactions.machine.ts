import { assign, sendTo, setup } from 'xstate'
import { REQUEST_TIMEOUT } from '../delays.ts'
import type { FlowTag } from '../events.ts'
import { mustProvide } from '../mustProvide.ts'
import { timedOut, toProblem } from '../problem.ts'
import type {
  CancelWithdrawalInput,
  LoadTransactionsInput,
  LoadTransactionsOutput,
  Transaction,
  TransactionFilter,
  TransactionsContext,
  TransactionsEvent,
  TransactionsInput,
} from './transactions.contract.ts'

const noFilter: TransactionFilter = { category: null, from: null, to: null, hour: null, status: null }

/** Newest first, each reference once (TXN-1). The later list wins: a poll brings newer statuses. */
export const merged = (shown: readonly Transaction[], loaded: readonly Transaction[]): readonly Transaction[] => {
  const byReference = new Map([...shown, ...loaded].map((one) => [one.referenceId, one]))
  return [...byReference.values()].toSorted((a, b) => b.transactionDate.localeCompare(a.transactionDate))
}

/** The player's history, and cancelling a pending withdrawal (TXN-1 to TXN-3, WDR-2). */
export const transactionsMachine = setup({
  types: {
    context: {} as TransactionsContext,
    events: {} as TransactionsEvent,
    input: {} as TransactionsInput,
    tags: {} as FlowTag,
  },
  actors: {
    loadTransactions: mustProvide<LoadTransactionsOutput, LoadTransactionsInput>('loadTransactions'),
    cancelWithdrawal: mustProvide<void, CancelWithdrawalInput>('cancelWithdrawal'),
  },
  guards: {
    hasMore: ({ context }) => context.hasMore,
    isPending: ({ context }, params: { id: string }) => context.pending.some((one) => one.id === params.id),
  },
  actions: {
    keepFirst: assign((_, params: LoadTransactionsOutput) => ({
      list: merged([], params.transactions),
      pending: params.pending,
      position: params.position,
      hasMore: params.hasMore,
      problem: null,
    })),
    keepMore: assign(({ context }, params: LoadTransactionsOutput) => ({
      list: merged(context.list, params.transactions),
      position: params.position,
      hasMore: params.hasMore,
      problem: null,
    })),
    // Keeps what was scrolled to: only the newest page is brought up to date.
    keepPolled: assign(({ context }, params: LoadTransactionsOutput) => ({
      list: merged(context.list, params.transactions),
      pending: params.pending,
      problem: null,
    })),
    keepProblem: assign((_, params: { error: unknown }) => ({ problem: toProblem(params.error) })),
    keepTimeOut: assign({ problem: timedOut }),
    forgetCancelling: assign({ cancelling: null }),
    dropCancelled: assign(({ context }) => ({
      pending: context.pending.filter((one) => one.id !== context.cancelling?.id),
    })),
    toastLimitReached: sendTo(({ context }) => context.parentRef, {
      type: 'toast.show' as const,
      toast: { severity: 'error' as const, key: 'limit_reached' },
    }),
  },
  delays: { requestTimeout: REQUEST_TIMEOUT, pollEvery: 30_000 },
}).createMachine({
  id: 'transactions',
  description: 'Every movement of the player’s money.',
  type: 'parallel',
  context: ({ input }) => ({
    ...input,
    list: [],
    pending: [],
    filter: noFilter,
    filterApplied: false,
    position: null,
    hasMore: false,
    problem: null,
    cancelling: null,
  }),
  states: {
    history: {
      description: 'The list.',
      initial: 'idle',
      on: {
        'transactions.close': {
          target: '.idle',
          actions: assign({ list: [], position: null, hasMore: false, filter: noFilter, filterApplied: false }),
        },
      },
      states: {
        idle: { description: 'Not looked at.', on: { 'transactions.open': { target: 'loading' } } },
        loading: {
          description: 'The first page is being loaded.',
          tags: ['busy'],
          invoke: {
            id: 'loadTransactions',
            src: 'loadTransactions',
            input: ({ context }) => ({ filter: context.filter, position: null }),
            onDone: { target: 'ready', actions: { type: 'keepFirst', params: ({ event }) => event.output } },
            onError: { target: 'failed', actions: { type: 'keepProblem', params: ({ event }) => event } },
          },
          after: { requestTimeout: { target: 'failed', actions: 'keepTimeOut', description: 'No answer within 15 s' } },
        },
        ready: {
          description: 'The list is shown.',
          initial: 'resting',
          on: {
            'filter.apply': {
              target: 'loading',
              actions: assign(({ event }) => ({ filter: event.filter, filterApplied: true, list: [] })),
            },
            'filter.clear': {
              target: 'loading',
              actions: assign({ filter: noFilter, filterApplied: false, list: [] }),
            },
          },
          states: {
            resting: {
              description: 'Until the next poll.',
              on: { 'page.more': { guard: 'hasMore', target: 'loadingMore' } },
              after: { pollEvery: { target: 'polling', description: 'Asked again each 30 s' } },
            },
            polling: {
              description: 'Newest movements and pending withdrawals are asked for.',
              on: { 'page.more': { guard: 'hasMore', target: 'loadingMore' } },
              invoke: {
                id: 'loadTransactions',
                src: 'loadTransactions',
                input: ({ context }) => ({ filter: context.filter, position: null }),
                onDone: { target: 'resting', actions: { type: 'keepPolled', params: ({ event }) => event.output } },
                onError: { target: 'resting', actions: { type: 'keepProblem', params: ({ event }) => event } },
              },
              after: {
                requestTimeout: { target: 'resting', actions: 'keepTimeOut', description: 'No answer within 15 s' },
              },
            },
            loadingMore: {
              description: 'Ten more are being loaded.',
              tags: ['busy'],
              invoke: {
                id: 'loadTransactions',
                src: 'loadTransactions',
                input: ({ context }) => ({ filter: context.filter, position: context.position }),
                onDone: { target: 'resting', actions: { type: 'keepMore', params: ({ event }) => event.output } },
                onError: { target: 'resting', actions: { type: 'keepProblem', params: ({ event }) => event } },
              },
              after: {
                requestTimeout: { target: 'resting', actions: 'keepTimeOut', description: 'No answer within 15 s' },
              },
            },
          },
        },
        failed: {
          description: 'The list could not be loaded.',
          on: {
            'transactions.retry': { target: 'loading' },
            'filter.clear': {
              target: 'loading',
              actions: assign({ filter: noFilter, filterApplied: false, list: [] }),
            },
          },
        },
      },
    },
    cancellation: {
      description: 'Cancelling a pending withdrawal: only by the player, one at a time.',
      initial: 'resting',
      states: {
        resting: {
          description: 'Nothing is being cancelled.',
          on: {
            'withdrawal.cancel': {
              guard: { type: 'isPending', params: ({ event }) => event },
              target: 'cancelling',
              actions: assign({
                cancelling: ({ event: { id, amount, idempotencyKey } }) => ({ id, amount, idempotencyKey }),
              }),
            },
          },
        },
        cancelling: {
          description: 'The withdrawal is being cancelled.',
          tags: ['busy', 'status:cancelWithdrawalLoading'],
          invoke: {
            id: 'cancelWithdrawal',
            src: 'cancelWithdrawal',
            input: ({ context }) => context.cancelling!,
            onDone: { target: 'resting', actions: ['dropCancelled', 'forgetCancelling'] },
            onError: {
              target: 'failed',
              actions: ['toastLimitReached', { type: 'keepProblem', params: ({ event }) => event }],
            },
          },
          after: { requestTimeout: { target: 'failed', actions: 'keepTimeOut', description: 'No answer within 15 s' } },
        },
        failed: {
          description: 'It was not cancelled; the next poll says how it stands.',
          entry: 'forgetCancelling',
          on: {
            'withdrawal.cancel': {
              guard: { type: 'isPending', params: ({ event }) => event },
              target: 'cancelling',
              actions: assign({
                cancelling: ({ event: { id, amount, idempotencyKey } }) => ({ id, amount, idempotencyKey }),
              }),
            },
          },
        },
      },
    },
  },
})
