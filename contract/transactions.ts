import * as v from 'valibot'
import { queryInteger, timestamp } from './common.ts'
import { transactionPageSize } from './constants.ts'
import { endpoint } from './endpoint.ts'
import { currencySchema, inCurrency, wireAmount } from './money.ts'
import { transactionCategories, transactionStatuses, type TransactionCategory } from './transactionNames.ts'

/** Categories in which stakes are put and won. */
export const playCategories: readonly TransactionCategory[] = ['CASINO', 'LIVE_CASINO', 'SPORTS', 'VIRTUAL_SPORTS']

export const transactionTypes = [
  'BET',
  'BET_VOID',
  'CASHOUT',
  'CASHOUT_VOID',
  'DEPOSIT',
  'LOSS',
  'WIN',
  'WIN_VOID',
  'WITHDRAW',
  'DORMANT',
  'REVERSAL',
  'FORFEIT',
  'CANCELED',
  'REVERSAL_DP',
] as const
export type TransactionType = (typeof transactionTypes)[number]

/** One movement as the history shows it (TXN-1). `amount` is signed: what was taken is negative. */
export const transactionSchema = v.pipe(
  v.object({
    referenceId: v.string(),
    playerId: v.number(),
    walletId: v.union([v.number(), v.string()]),
    category: v.picklist(transactionCategories),
    type: v.picklist(transactionTypes),
    status: v.picklist(transactionStatuses),
    amount: wireAmount,
    currency: v.optional(currencySchema),
    balanceAfterTransaction: v.nullable(wireAmount),
    transactionDate: timestamp,
    /** Why it happened, e.g. the game, method or adjustment note (RMB-6). */
    reason: v.optional(v.nullable(v.string())),
  }),
  inCurrency('amount', 'balanceAfterTransaction'),
)
export type Transaction = v.InferOutput<typeof transactionSchema>

/** What a history is asked for by (TXN-2). */
const filterQuery = {
  category: v.optional(v.picklist(transactionCategories)),
  status: v.optional(v.picklist(transactionStatuses)),
  from: v.optional(timestamp),
  to: v.optional(timestamp),
}

/** First line of the downloaded history: nine names in the reader's language, the first with the zone of the times. */
const historyHead = /^[^,;"<\r\n]*UTC[^,;"<\r\n]*(?:,[^,;"<\r\n]+){8}\r?\n/

/** Periods of net position and win/loss (TXN-4). */
const periodQuery = v.object({ from: v.optional(timestamp), to: v.optional(timestamp) })

export const transactionsCalls = {
  transactions: endpoint({
    method: 'GET',
    version: 'v1',
    path: '/player/wallet/transactions',
    auth: 'player',
    query: v.object({
      limit: v.optional(v.pipe(queryInteger, v.minValue(1), v.maxValue(100)), transactionPageSize),
      ...filterQuery,
      /** Where the page before ended, as its answer said. */
      position: v.optional(v.string()),
    }),
    response: v.object({
      transactions: v.array(transactionSchema),
      position: v.nullable(v.string()),
      hasMore: v.boolean(),
    }),
    errors: ['error.validation'],
    doc: 'A page of the history, newest first.',
    source: 'C7 TXN-1 TXN-2',
  }),
  transactionsCsv: endpoint({
    method: 'GET',
    version: 'v1',
    path: '/player/wallet/transactions/csv',
    auth: 'player',
    query: v.object({
      ...filterQuery,
      /** As the site names the page's locale: the words of the file are in its language, English without it. */
      locale: v.optional(v.pipe(v.string(), v.maxLength(35))),
    }),
    responseType: 'text/csv',
    // Anything else, such as a page of a gateway, is no history.
    response: v.pipe(v.string(), v.regex(historyHead)),
    errors: ['error.validation'],
    doc: 'All of the history that the filter shows, newest first, as CSV in UTF-8, in the words of the page’s language; times are UTC.',
    source: 'TXN-2 RMB-6',
  }),
  netPositionWinLoss: endpoint({
    method: 'GET',
    version: 'v1',
    path: '/player/wallet/net-position-win-loss',
    auth: 'player',
    query: periodQuery,
    response: v.pipe(
      v.object({
        currency: currencySchema,
        /** Withdrawals less deposits. */
        netPosition: wireAmount,
        /** Wins less stakes. */
        winLoss: wireAmount,
        deposits: wireAmount,
        withdrawals: wireAmount,
        stakes: wireAmount,
        wins: wireAmount,
      }),
      inCurrency('netPosition', 'winLoss', 'deposits', 'withdrawals', 'stakes', 'wins'),
    ),
    errors: ['error.validation'],
    doc: 'What a period has brought and cost.',
    source: 'C7 TXN-4 RMB-4',
  }),
}
