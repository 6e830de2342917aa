import type { CallInput, CallOutput } from '#contract/calls.ts'
import { hour } from '#contract/constants.ts'
import { numberLocale } from '#contract/locale.ts'
import { toMinor } from '#contract/money.ts'
import type {
  CancelWithdrawalInput,
  DownloadFileInput,
  LoadPeriodInput,
  LoadTransactionsInput,
  LoadTransactionsOutput,
  PendingWithdrawal,
  Period,
  PeriodSums,
  ShownPlace,
  Transaction,
  TransactionFilter,
} from '#machines/transactions/transactions.contract.ts'
import { ApiError } from './apiError.ts'
import { cancelPayout } from './cancellation.ts'
import type { Work } from './late.ts'
import type { World } from './world.ts'

type Wire = CallOutput<'transactions'>
type Query = NonNullable<CallInput<'transactionsCsv'>['query']>

/** Rows in one answer of a poll that has to bring more than a page, and the most that a poll brings. */
const POLL_PAGE = 100
const POLL_MOST = 2000

/** Midnight at which a day (yyyy-MM-dd) begins where the player is, `later` days after it; null for what is no day. */
function midnight(date: string | null, later = 0): Date | null {
  const [year = 0, month = 0, day = 0] = (date ?? '').split('-').map(Number)
  // By its parts: on the days of the clock change a day has 23 or 25 hours.
  const begin = new Date(year, month - 1, day + later)
  return /^\d{4}-\d\d-\d\d$/.test(date ?? '') && !Number.isNaN(begin.getTime()) ? begin : null
}

/** The moments between which days (both included) lie where the player is. */
const between = (from: string | null, to: string | null): { from?: string; to?: string } => {
  const [begin, end] = [midnight(from), midnight(to, 1)]
  return { ...(begin ? { from: begin.toISOString() } : {}), ...(end ? { to: end.toISOString() } : {}) }
}

/** A filter as the call takes it. */
export function queryOf({ category, status, hour: hours, from, to }: TransactionFilter, now: number): Query {
  return {
    ...(category === null ? {} : { category: category as NonNullable<Query['category']> }),
    ...(status === null ? {} : { status: status as NonNullable<Query['status']> }),
    ...(hours === null ? between(from, to) : { from: new Date(now - hours * hour).toISOString() }),
  }
}

/** Where a period begins and ends; today and the last days begin at the player's midnight. */
export function boundsOf({ kind, from, to }: Period, now: number): { from?: string; to?: string } {
  if (kind === 'own') return between(from, to)
  const today = new Date(now)
  const [year, month, day] = [today.getFullYear(), today.getMonth(), today.getDate()]
  const begins = {
    today: new Date(year, month, day),
    week: new Date(year, month, day - 6),
    month: new Date(year, month, day - 29),
    // The last day of a shorter month, not the first days of the next.
    halfYear: new Date(year, month - 6, Math.min(day, new Date(year, month - 5, 0).getDate())),
  }
  return { from: begins[kind].toISOString() }
}

const isAt = (place: ShownPlace, row: Transaction): boolean =>
  row.transactionDate < place.transactionDate ||
  (row.transactionDate === place.transactionDate && row.referenceId === place.referenceId)

/** The history, what is pending, and what a period brought (TXN-1 to TXN-4, WDR-2). */
export function transactionsWork(world: World) {
  const rowsOf = (transactions: Wire['transactions']): Transaction[] =>
    transactions.map((one) => {
      const currency = one.currency ?? world.currency()
      const { balanceAfterTransaction: after } = one
      return {
        referenceId: one.referenceId,
        amount: toMinor(one.amount, currency),
        currency,
        balanceAfterTransaction: after === null ? null : toMinor(after, currency),
        category: one.category,
        type: one.type,
        status: one.status,
        // Of one form, so that the order of the texts is that of the moments.
        transactionDate: new Date(one.transactionDate).toISOString(),
        reason: one.reason ?? null,
      }
    })

  /** Null where they could not be had: the history is shown all the same. */
  const pendingNow = (signal: AbortSignal): Promise<readonly PendingWithdrawal[] | null> =>
    world.api.call('pendingWithdrawals', {}, { signal }).then(
      (pending) =>
        pending.map(({ withdrawalId, amount, currency, method, status, createdAt, cancellable }) => ({
          id: withdrawalId,
          amount: toMinor(amount, currency),
          currency,
          method,
          isReviewed: status === 'REVIEW',
          createdAt,
          cancellable,
        })),
      (error: unknown) => {
        signal.throwIfAborted()
        // A platform without the call has none.
        return error instanceof ApiError && (error.status === 404 || error.status === 501) ? [] : null
      },
    )

  /** Pages until the place is reached, so that nothing is left out between what is new and what is shown (TXN-3). */
  async function upTo(filter: Query, reach: ShownPlace | null, signal: AbortSignal) {
    let page = await world.api.call('transactions', { query: filter }, { signal })
    const rows = rowsOf(page.transactions)
    const isReached = () => reach === null || !page.hasMore || rows.some((row) => isAt(reach, row))
    while (!isReached() && page.position !== null && rows.length < POLL_MOST) {
      const query = { ...filter, position: page.position, limit: POLL_PAGE }
      page = await world.api.call('transactions', { query }, { signal })
      rows.push(...rowsOf(page.transactions))
    }
    return { transactions: rows, position: page.position, hasMore: page.hasMore, isReached: isReached() }
  }

  const loadTransactions: Work<LoadTransactionsOutput, LoadTransactionsInput> = async ({ input, signal }) => {
    const { filter, position, reach } = input
    const query = queryOf(filter, world.now())
    if (position !== null) {
      const page = await world.api.call('transactions', { query: { ...query, position } }, { signal })
      return {
        transactions: rowsOf(page.transactions),
        position: page.position,
        hasMore: page.hasMore && page.position !== null,
        pending: null,
        loadedAt: world.now(),
        isReached: true,
      }
    }
    const loadedAt = world.now()
    const [pages, pending] = await Promise.all([upTo(query, reach, signal), pendingNow(signal)])
    return { ...pages, hasMore: pages.hasMore && pages.position !== null, pending, loadedAt }
  }
  const cancelWithdrawal: Work<void, CancelWithdrawalInput> = async ({ input, signal }) => {
    await cancelPayout(world, input, signal)
  }
  const loadPeriod: Work<PeriodSums, LoadPeriodInput> = async ({ input: { period }, signal }) => {
    const sums = await world.api.call('netPositionWinLoss', { query: boundsOf(period, world.now()) }, { signal })
    const minor = (amount: number) => toMinor(amount, sums.currency)
    return {
      period,
      currency: sums.currency,
      netPosition: minor(sums.netPosition),
      winLoss: minor(sums.winLoss),
      deposits: minor(sums.deposits),
      withdrawals: minor(sums.withdrawals),
      stakes: minor(sums.stakes),
      wins: minor(sums.wins),
    }
  }
  const downloadFile: Work<void, DownloadFileInput> = async ({ input, signal }) => {
    const query = { ...queryOf(input.filter, world.now()), locale: world.locale().segment }
    const table = await world.api.call('transactionsCsv', { query }, { signal, timeoutMs: FILE_TIMEOUT })
    const { saveHistory } = await import('./historyFile.ts')
    saveHistory(table, numberLocale(world.locale()), world.now())
  }
  return { loadTransactions, cancelWithdrawal, loadPeriod, downloadFile }
}

const FILE_TIMEOUT = 120_000
