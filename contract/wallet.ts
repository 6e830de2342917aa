import * as v from 'valibot'
import { queryInteger } from './common.ts'
import { siteId } from './constants.ts'
import { endpoint } from './endpoint.ts'
import {
  currencySchema,
  inCurrency,
  toMinor,
  wireAmount,
  wireAmountNotNegative,
  type Currency,
  type Minor,
} from './money.ts'

export const walletKinds = ['MAIN', 'LOCKED', 'BONUS'] as const
export const bonusVerticals = ['SPORTS', 'CASINO', 'LIVE_CASINO'] as const
export type BonusVertical = (typeof bonusVerticals)[number]
export const verticals = [...bonusVerticals, 'PAYOUT', 'BONUSES', 'VIRTUAL_SPORTS'] as const

/**
 * Balances as they cross the wire: own money in main and locked, bonus money apart by vertical (WAL-1, RMB-3). The ledger lets none
 * fall below nothing, so one that does is no balance.
 */
export const walletBalanceSchema = v.pipe(
  v.object({
    currency: currencySchema,
    main: v.object({ cash: wireAmountNotNegative }),
    locked: v.object({ cash: wireAmountNotNegative }),
    bonus: v.array(v.object({ vertical: v.picklist(bonusVerticals), bonus: wireAmountNotNegative })),
    /** Rises by one with each movement; absent where the platform has no balance versions. */
    version: v.optional(v.nullable(v.number())),
  }),
  inCurrency('main.cash', 'locked.cash', 'bonus.*.bonus'),
)
export type WalletBalance = v.InferOutput<typeof walletBalanceSchema>

/** The wallet in minor units (WAL-1). */
export interface Wallet {
  readonly currency: Currency
  readonly mainBalance: Minor
  readonly lockedBalance: Minor
  readonly sportsBonus: Minor
  readonly casinoBonus: Minor
  readonly liveCasinoBonus: Minor
  /** Sum of the five. */
  readonly totalBalance: Minor
  readonly version: number | null
}

/** Wallet of a balance from the wire; several entries of one vertical add up. Throws a RangeError for a bad amount. */
export function walletOf(balance: WalletBalance): Wallet {
  const minor = (amount: number): Minor => toMinor(amount, balance.currency)
  const bonus = (vertical: BonusVertical): Minor =>
    balance.bonus.reduce((sum, entry) => (entry.vertical === vertical ? sum + minor(entry.bonus) : sum), 0)
  const parts = {
    mainBalance: minor(balance.main.cash),
    lockedBalance: minor(balance.locked.cash),
    sportsBonus: bonus('SPORTS'),
    casinoBonus: bonus('CASINO'),
    liveCasinoBonus: bonus('LIVE_CASINO'),
  }
  const totalBalance = Object.values(parts).reduce((sum, part) => sum + part, 0)
  if (!Number.isSafeInteger(totalBalance)) throw new RangeError('The balances are out of range')
  return { currency: balance.currency, ...parts, totalBalance, version: balance.version ?? null }
}

/** A win as the widgets show it; image and name are added from the game list (LOB-8). */
export const winnerSchema = v.pipe(
  v.object({
    gameId: v.string(),
    amount: wireAmount,
    currency: currencySchema,
    playerName: v.string(),
    wonAt: v.string(),
  }),
  inCurrency('amount'),
)
export type Winner = v.InferOutput<typeof winnerSchema>

const siteAndCurrency = { siteId: v.optional(queryInteger, siteId), currency: currencySchema }

export const walletCalls = {
  walletBalance: endpoint({
    method: 'GET',
    version: 'v1',
    path: '/player/wallet/balance',
    auth: 'player',
    response: walletBalanceSchema,
    errors: ['error.not_found'],
    doc: 'All balances of the player; 404 when there is no wallet.',
    source: 'P4 WAL-1 WAL-3',
  }),
  lastPlayedGames: endpoint({
    method: 'GET',
    version: 'v1',
    path: '/player/wallet/lastPlayedGames',
    auth: 'player',
    response: v.array(v.object({ gameId: v.string(), gameProvider: v.string(), lastPlayedAt: v.string() })),
    errors: [],
    doc: 'Games the player has played, newest first.',
    source: 'C7 LOB-4',
  }),
  topWinners: endpoint({
    method: 'GET',
    version: 'v1',
    path: '/player/wallet/top-winners',
    auth: 'none',
    query: v.object({ dateRange: v.picklist(['DAY', 'WEEK', 'MONTH']), ...siteAndCurrency }),
    response: v.array(winnerSchema),
    errors: ['error.invalid.site.id'],
    doc: 'Largest wins of a period; names are cut to a first name and an initial.',
    source: 'C7 LOB-8',
  }),
  latestWinners: endpoint({
    method: 'GET',
    version: 'v1',
    path: '/player/wallet/latest-winners',
    auth: 'none',
    query: v.object(siteAndCurrency),
    response: v.array(winnerSchema),
    errors: ['error.invalid.site.id'],
    doc: 'Latest wins, newest first.',
    source: 'C7 LOB-8',
  }),
}
