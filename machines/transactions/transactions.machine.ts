import { assign, raise, setup } from 'xstate'
import { REQUEST_TIMEOUT } from '../delays.ts'
import type { FlowTag } from '../events.ts'
import { mustProvide } from '../mustProvide.ts'
import { isLostAnswer, timedOut, toProblem } from '../problem.ts'
import type { StateMeta } from '../meta.ts'
import type {
  CancelWithdrawalInput,
  DownloadFileInput,
  LoadPeriodInput,
  LoadTransactionsInput,
  LoadTransactionsOutput,
  PeriodSums,
  ShownPlace,
  Transaction,
  TransactionFilter,
  TransactionsContext,
  TransactionsEvent,
  TransactionsInput,
} from './transactions.contract.ts'

interface Failure {
  readonly error: unknown
}
const failure = ({ event }: { event: { error: unknown } }): Failure => ({ error: event.error })
const loaded = ({ event }: { event: { output: LoadTransactionsOutput } }): LoadTransactionsOutput => event.output

const noFilter: TransactionFilter = { category: null, from: null, to: null, hour: null, status: null }
const isFiltered = (filter: TransactionFilter): boolean => Object.values(filter).some((part) => part !== null)
const nothingShown = { list: [], position: null, hasMore: false, news: 0, problem: null, moreProblem: null } as const

/** Newest first, each reference once (TXN-1). The later list wins: it brings newer statuses. */
export const merged = (shown: readonly Transaction[], loaded: readonly Transaction[]): readonly Transaction[] => {
  const later = new Map(loaded.map((one) => [one.referenceId, one]))
  // Of tens of thousands of rows none is noted by name but the few that came: what is in order already is quickly sorted.
  return [...shown.filter(({ referenceId }) => !later.has(referenceId)), ...later.values()].toSorted((a, b) =>
    // Rows of one moment keep the operator's order.
    a.transactionDate === b.transactionDate ? 0 : a.transactionDate < b.transactionDate ? 1 : -1,
  )
}

const isSame = (one: Transaction | undefined, other: Transaction | undefined): boolean =>
  one === other ||
  (one !== undefined &&
    other !== undefined &&
    (Object.keys(other) as (keyof Transaction)[]).every((name) => one[name] === other[name]))

/**
 * What is shown with the newest rows over it: what a poll brought stands for all of its time, so that a row which has left the filter
 * goes; what is older stays. Rows that say what they said are the same objects, and so is a list to which nothing has come: whoever
 * draws them has nothing to do.
 */
export const refreshed = (
  shown: readonly Transaction[],
  { transactions, hasMore }: Pick<LoadTransactionsOutput, 'transactions' | 'hasMore'>,
): readonly Transaction[] => {
  const isAll = !hasMore || transactions.length === 0
  // Most polls bring what is there already: seen without a look at the tens of thousands of rows below.
  if ((!isAll || shown.length === transactions.length) && transactions.every((one, at) => isSame(one, shown[at])))
    return shown
  const newest = merged([], transactions)
  const end = newest.at(-1)?.transactionDate ?? ''
  const came = new Set(newest.map(({ referenceId }) => referenceId))
  const before = new Map<string, Transaction>()
  const older: Transaction[] = []
  for (const row of shown) {
    if (came.has(row.referenceId)) before.set(row.referenceId, row)
    else if (!isAll && row.transactionDate <= end) older.push(row)
  }
  const kept = newest.map((row) => {
    const known = before.get(row.referenceId)
    return known && isSame(row, known) ? known : row
  })
  return kept.concat(older)
}

/** How many of them are newer than all that was shown, and not shown yet. */
const newsIn = (shown: readonly Transaction[], came: readonly Transaction[]): number => {
  const newest = shown[0]?.transactionDate ?? ''
  const news = new Set(
    came.filter(({ transactionDate }) => transactionDate >= newest).map(({ referenceId }) => referenceId),
  )
  for (const { referenceId } of shown) {
    if (news.size === 0) return 0
    news.delete(referenceId)
  }
  return news.size
}

const endOf = (list: readonly Transaction[]): string => list.at(-1)?.transactionDate ?? ''

const mayStillChange = ({ status }: Transaction): boolean => status === 'PENDING' || status === 'WAITING_INPUT'
/** Rows through which a poll looks for one that may still change: those below would take more calls than a poll may make. */
export const POLL_REACH = 1000
/** The oldest row that a poll must bring anew: the last one that may still change, or else the newest shown. */
const placeToReach = (list: readonly Transaction[]): ShownPlace | null =>
  list.slice(0, POLL_REACH).findLast(mayStillChange) ?? list[0] ?? null

/** The player's history, what a period brought and cost, and cancelling a pending withdrawal (TXN-1 to TXN-4, WDR-2). */
export const transactionsMachine = setup({
  types: {
    context: {} as TransactionsContext,
    events: {} as TransactionsEvent | { type: 'history.refresh' } | { type: 'period.refresh' },
    input: {} as TransactionsInput,
    tags: {} as FlowTag,
    meta: {} as StateMeta,
  },
  actors: {
    loadTransactions: mustProvide<LoadTransactionsOutput, LoadTransactionsInput>('loadTransactions'),
    cancelWithdrawal: mustProvide<void, CancelWithdrawalInput>('cancelWithdrawal'),
    loadPeriod: mustProvide<PeriodSums, LoadPeriodInput>('loadPeriod'),
    downloadFile: mustProvide<void, DownloadFileInput>('downloadFile'),
  },
  guards: {
    hasMore: ({ context }) => context.hasMore,
    isSeen: ({ context }) => !context.isHidden,
    mayBeCancelled: ({ context }, params: { id: string }) =>
      context.pending?.some(({ id, cancellable }) => id === params.id && cancellable) === true,
    isLost: (_, params: Failure) => isLostAnswer(toProblem(params.error)),
    isAskedGone: ({ context }) => context.pending?.some(({ id }) => id === context.asked?.id) === false,
  },
  actions: {
    keepFirst: assign((_, params: LoadTransactionsOutput) => ({
      ...nothingShown,
      list: merged([], params.transactions),
      pending: params.pending,
      position: params.position,
      hasMore: params.hasMore,
      updatedAt: params.loadedAt,
    })),
    keepMore: assign(({ context }, params: LoadTransactionsOutput) => ({
      list: merged(context.list, params.transactions),
      position: params.position,
      hasMore: params.hasMore,
      moreProblem: null,
    })),
    // Keeps what was scrolled to; only where too much came to be joined with it the newest rows stand alone.
    keepPolled: assign(({ context }, params: LoadTransactionsOutput) => {
      const isJoined = params.isReached && context.list.length > 0
      // A poll that reached further back than what is shown leads on from its own end.
      const isAll = isJoined && params.hasMore && endOf(context.list) <= endOf(params.transactions)
      return {
        list: refreshed(isJoined ? context.list : [], params),
        pending: params.pending ?? context.pending,
        position: isAll ? context.position : params.position,
        hasMore: isAll ? context.hasMore : params.hasMore,
        updatedAt: params.loadedAt,
        news: context.news + newsIn(context.list, params.transactions),
        problem: null,
      }
    }),
    applyFilter: assign((_, { filter }: { filter: TransactionFilter }) => ({
      ...nothingShown,
      filter,
      filterApplied: isFiltered(filter),
    })),
    clearFilter: assign({ ...nothingShown, filter: noFilter, filterApplied: false }),
    forgetHistory: assign({
      ...nothingShown,
      filter: noFilter,
      filterApplied: false,
      pending: [],
      updatedAt: null,
      isHidden: false,
      cancelled: null,
    }),
    keepProblem: assign((_, params: Failure) => ({ problem: toProblem(params.error) })),
    keepTimeOut: assign({ problem: timedOut }),
    keepMoreProblem: assign((_, params: Failure) => ({ moreProblem: toProblem(params.error) })),
    keepMoreTimeOut: assign({ moreProblem: timedOut }),
    keepPeriodProblem: assign((_, params: Failure) => ({ periodProblem: toProblem(params.error) })),
    keepPeriodTimeOut: assign({ periodProblem: timedOut }),
    keepFileProblem: assign((_, params: Failure) => ({ fileProblem: toProblem(params.error) })),
    keepFileTimeOut: assign({ fileProblem: timedOut }),
    ask: assign(({ context }, { id }: { id: string }) => ({
      asked: context.pending?.find((one) => one.id === id) ?? null,
      cancelProblem: null,
      cancelled: null,
    })),
    keepCancelProblem: assign((_, params: Failure) => ({ cancelProblem: toProblem(params.error), cancelling: null })),
    forgetCancelProblem: assign({ cancelProblem: null }),
    dropCancelled: assign(({ context }) => ({
      pending: context.pending?.filter((one) => one.id !== context.cancelling?.id) ?? null,
      cancelled: context.asked,
      asked: null,
      cancelling: null,
    })),
    askAnew: raise({ type: 'history.refresh' }),
    sumAnew: raise({ type: 'period.refresh' }),
  },
  delays: { requestTimeout: REQUEST_TIMEOUT, pollEvery: 30_000, fileTimeout: 120_000 },
}).createMachine({
  id: 'transactions',
  description: 'Every movement of the player’s money.',
  meta: { area: 'money' },
  type: 'parallel',
  context: ({ input }) => ({
    ...input,
    ...nothingShown,
    pending: [],
    filter: noFilter,
    filterApplied: false,
    updatedAt: null,
    isHidden: false,
    asked: null,
    cancelling: null,
    cancelProblem: null,
    cancelled: null,
    period: { kind: 'month', from: null, to: null },
    sums: null,
    periodProblem: null,
    fileProblem: null,
  }),
  states: {
    history: {
      description: 'The list.',
      initial: 'idle',
      on: {
        'transactions.close': { target: '.idle', actions: 'forgetHistory' },
        'page.hidden': { actions: assign({ isHidden: true }) },
        'page.shown': { actions: assign({ isHidden: false }) },
        'news.seen': { actions: assign({ news: 0 }) },
      },
      states: {
        idle: {
          description: 'Not looked at.',
          on: {
            'transactions.open': {
              target: 'loading',
              actions: { type: 'applyFilter', params: ({ event }) => ({ filter: event.filter ?? noFilter }) },
            },
          },
        },
        loading: {
          description: 'The first page is being loaded.',
          meta: { requirements: ['TXN-2'] },
          tags: ['busy'],
          on: {
            'filter.apply': {
              target: 'loading',
              reenter: true,
              actions: { type: 'applyFilter', params: ({ event }) => event },
            },
            'filter.clear': { target: 'loading', reenter: true, actions: 'clearFilter' },
          },
          invoke: {
            id: 'loadTransactions',
            src: 'loadTransactions',
            input: ({ context }) => ({ filter: context.filter, position: null, reach: null }),
            onDone: { target: 'ready', actions: { type: 'keepFirst', params: loaded } },
            onError: { target: 'failed', actions: { type: 'keepProblem', params: failure } },
          },
          after: { requestTimeout: { target: 'failed', actions: 'keepTimeOut', description: 'No answer within 15 s' } },
        },
        ready: {
          description: 'The list is shown.',
          meta: { requirements: ['TXN-1', 'TXN-2', 'RMB-6'] },
          initial: 'resting',
          on: {
            'filter.apply': { target: 'loading', actions: { type: 'applyFilter', params: ({ event }) => event } },
            'filter.clear': { target: 'loading', actions: 'clearFilter' },
          },
          states: {
            resting: {
              description: 'Until the next poll.',
              on: {
                'page.more': { guard: 'hasMore', target: 'loadingMore' },
                'transactions.retry': { target: 'polling' },
                'history.refresh': { target: 'polling' },
              },
              after: {
                pollEvery: [
                  { guard: 'isSeen', target: 'polling', description: 'Asked again each 30 s' },
                  { target: 'asleep', description: 'Nobody looks at the page' },
                ],
              },
            },
            asleep: {
              description: 'Nobody looks at the page: nothing is asked until somebody does.',
              meta: { requirements: ['TXN-3'] },
              on: { 'page.shown': { target: 'polling', actions: assign({ isHidden: false }) } },
            },
            polling: {
              description: 'Newest movements and pending withdrawals are asked for.',
              meta: { requirements: ['TXN-3'] },
              on: {
                'page.more': { guard: 'hasMore', target: 'loadingMore' },
                'history.refresh': { target: 'polling', reenter: true },
              },
              invoke: {
                id: 'loadTransactions',
                src: 'loadTransactions',
                input: ({ context }) => ({
                  filter: context.filter,
                  position: null,
                  reach: placeToReach(context.list),
                }),
                onDone: {
                  target: 'resting',
                  actions: [{ type: 'keepPolled', params: loaded }, 'sumAnew'],
                },
                onError: { target: 'resting', actions: { type: 'keepProblem', params: failure } },
              },
              after: {
                requestTimeout: { target: 'resting', actions: 'keepTimeOut', description: 'No answer within 15 s' },
              },
            },
            loadingMore: {
              description: 'Ten more are being loaded.',
              meta: { requirements: ['TXN-2'] },
              tags: ['busy'],
              invoke: {
                id: 'loadTransactions',
                src: 'loadTransactions',
                input: ({ context }) => ({ filter: context.filter, position: context.position, reach: null }),
                onDone: { target: 'resting', actions: { type: 'keepMore', params: loaded } },
                onError: { target: 'resting', actions: { type: 'keepMoreProblem', params: failure } },
              },
              after: {
                requestTimeout: { target: 'resting', actions: 'keepMoreTimeOut', description: 'No answer within 15 s' },
              },
            },
          },
        },
        failed: {
          description: 'The list could not be loaded.',
          on: {
            'transactions.retry': { target: 'loading' },
            'filter.apply': { target: 'loading', actions: { type: 'applyFilter', params: ({ event }) => event } },
            'filter.clear': { target: 'loading', actions: 'clearFilter' },
          },
        },
      },
    },
    cancellation: {
      description: 'Cancelling a pending withdrawal: only by the player, one at a time.',
      meta: { requirements: ['WDR-2'] },
      initial: 'resting',
      states: {
        resting: {
          description: 'Nothing is being cancelled.',
          on: {
            'withdrawal.ask': {
              guard: { type: 'mayBeCancelled', params: ({ event }) => event },
              target: 'asking',
              actions: { type: 'ask', params: ({ event }) => event },
            },
          },
        },
        asking: {
          description: 'What cancelling does is said, and waits for a yes.',
          meta: { requirements: ['WDR-2'] },
          always: { guard: 'isAskedGone', target: 'resting', description: 'It is not pending any more' },
          on: {
            'withdrawal.keep': { target: 'resting' },
            'transactions.close': { target: 'resting' },
            'withdrawal.cancel': {
              target: 'cancelling',
              actions: assign({
                cancelling: ({ context: { asked }, event: { idempotencyKey } }) =>
                  asked && { id: asked.id, amount: asked.amount, currency: asked.currency, idempotencyKey },
              }),
            },
          },
        },
        cancelling: {
          description: 'The withdrawal is being cancelled.',
          meta: { requirements: ['WAL-4', 'WDR-2', 'SAF-4'] },
          tags: ['busy', 'status:cancelWithdrawalLoading'],
          invoke: {
            id: 'cancelWithdrawal',
            src: 'cancelWithdrawal',
            input: ({ context }) => ({ ...context.cancelling!, wasSent: false }),
            onDone: { target: 'resting', actions: ['dropCancelled', 'askAnew'] },
            onError: [
              {
                guard: { type: 'isLost', params: failure },
                target: 'findingOut',
                description: 'The answer was lost: it may be cancelled',
              },
              { target: 'failed', actions: { type: 'keepCancelProblem', params: failure } },
            ],
          },
          after: { requestTimeout: { target: 'findingOut', description: 'No answer within 15 s' } },
        },
        findingOut: {
          description:
            'What became of it is asked with the same key, or read from the payouts where there are no keys: nothing is cancelled twice.',
          meta: { requirements: ['SAF-4'] },
          tags: ['busy', 'status:cancelWithdrawalLoading'],
          invoke: {
            id: 'cancelWithdrawal',
            src: 'cancelWithdrawal',
            input: ({ context }) => ({ ...context.cancelling!, wasSent: true }),
            onDone: { target: 'resting', actions: ['dropCancelled', 'askAnew'] },
            onError: [
              { guard: { type: 'isLost', params: failure }, target: 'cancelUnknown' },
              { target: 'failed', actions: { type: 'keepCancelProblem', params: failure } },
            ],
          },
          after: { requestTimeout: { target: 'cancelUnknown', description: 'No answer within 15 s' } },
        },
        cancelUnknown: {
          description:
            'Whether it was cancelled cannot be said yet, not even after its page was left: until somebody says, no other key is made.',
          meta: { requirements: ['SAF-4'] },
          entry: 'askAnew',
          on: { 'cancellation.retry': { target: 'findingOut' } },
        },
        failed: {
          description: 'The operator refused and said why; what is pending is asked for anew.',
          meta: { requirements: ['WDR-2'] },
          entry: 'askAnew',
          on: {
            'withdrawal.ask': {
              guard: { type: 'mayBeCancelled', params: ({ event }) => event },
              target: 'asking',
              actions: { type: 'ask', params: ({ event }) => event },
            },
            'transactions.close': { target: 'resting', actions: 'forgetCancelProblem' },
          },
        },
      },
    },
    period: {
      description: 'Net position and win or loss.',
      meta: { requirements: ['TXN-4'] },
      initial: 'idle',
      on: {
        'transactions.close': { target: '.idle', actions: assign({ sums: null, periodProblem: null }) },
        'period.choose': {
          target: '.loading',
          actions: assign(({ event }) => ({ period: event.period, sums: null })),
        },
      },
      states: {
        idle: { description: 'Not looked at.', on: { 'transactions.open': { target: 'loading' } } },
        loading: {
          description: 'The sums of the period are being loaded.',
          tags: ['busy'],
          invoke: {
            id: 'loadPeriod',
            src: 'loadPeriod',
            input: ({ context }) => ({ period: context.period }),
            onDone: {
              target: 'shown',
              actions: assign(({ event }) => ({ sums: event.output, periodProblem: null })),
            },
            onError: { target: 'failed', actions: { type: 'keepPeriodProblem', params: failure } },
          },
          after: {
            requestTimeout: { target: 'failed', actions: 'keepPeriodTimeOut', description: 'No answer within 15 s' },
          },
        },
        shown: {
          description: 'What the period brought and cost is shown.',
          meta: { requirements: ['TXN-4'] },
          on: { 'period.refresh': { target: 'loading' } },
        },
        failed: {
          description: 'The sums could not be loaded, or not brought up to date.',
          on: { 'period.refresh': { target: 'loading' } },
        },
      },
    },
    file: {
      description: 'The history as a file.',
      initial: 'idle',
      on: { 'transactions.close': { target: '.idle' } },
      states: {
        idle: { description: 'Nothing is being downloaded.', on: { 'file.download': { target: 'loading' } } },
        loading: {
          description: 'The file is being written.',
          tags: ['busy'],
          entry: assign({ fileProblem: null }),
          invoke: {
            id: 'downloadFile',
            src: 'downloadFile',
            input: ({ context }) => ({ filter: context.filter }),
            onDone: { target: 'idle' },
            onError: { target: 'failed', actions: { type: 'keepFileProblem', params: failure } },
          },
          after: {
            fileTimeout: { target: 'failed', actions: 'keepFileTimeOut', description: 'No answer within two minutes' },
          },
        },
        failed: {
          description: 'The file could not be written.',
          on: { 'file.download': { target: 'loading' } },
        },
      },
    },
  },
})
