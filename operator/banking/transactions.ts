import { and, desc, eq, gte, inArray, lt, lte, not, or, sql, type SQL } from 'drizzle-orm'
import { stringify } from 'csv-stringify/sync'
import { paymentMethods, type DepositStatus } from '#contract/deposit.ts'
import { exponentOf, toWire, type Currency } from '#contract/money.ts'
import type { TransactionCategory, TransactionStatus } from '#contract/transactionNames.ts'
import type { Transaction, TransactionType } from '#contract/transactions.ts'
import { ledgerAccounts, ledgerMovements, ledgerPostings } from '../db/core.schema.ts'
import type { Tx } from '../db/open.ts'
import { gameOf } from '../games/gameOf.ts'
import { CallError } from '../handler.ts'
import { PLAYER_WALLETS } from '../ledger.ts'
import type { Operator } from '../operator.ts'
import { pageLocaleOf } from '../pageLocale.ts'
import { titlesFor } from '../bonus/words.ts'
import type { BonusDetails } from './bonusMoney.ts'
import { COUNTED } from './counted.ts'
import { BANK_PATIENCE, OPEN, PAGE_LIFE } from './deposits.ts'
import { historyWords, type HistoryWords } from './historyWords.ts'
import { nameOf } from './methods.ts'
import { deposits } from './schema.ts'

/** What part of a history is asked for. */
export interface HistoryFilter {
  readonly playerId: number
  readonly category?: string | undefined
  readonly status?: string | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
}

/**
 * A place in the history. It is made of two: the ledger's movements, and payments that moved nothing (yet); where both have the same
 * moment, these stand before those.
 */
interface Place {
  readonly at: number
  readonly part: 'payment' | 'movement'
  readonly id: string
}

const LETTERS = { payment: 'p', movement: 'm' } as const
const wirePlace = ({ at, part, id }: Place): string => `${at}.${LETTERS[part]}.${id}`

/** The place that an answer named. Throws CallError 400 for any other text, and for a place of somebody else's. */
async function placeOf(operator: Operator, playerId: number, position: string): Promise<Place> {
  const [, at = '', letter = '', id = ''] = /^(\d{1,15})\.([pm])\.([\w-]{1,64})$/.exec(position) ?? []
  const place: Place = { at: Number(at), part: letter === 'p' ? 'payment' : 'movement', id }
  if (!(await isThere(operator, playerId, place)))
    throw new CallError(400, 'error.validation', 'position is not one that an answer gave')
  return place
}

async function isThere({ db }: Operator, playerId: number, { at, part, id }: Place): Promise<boolean> {
  if (id === '') return false
  if (part === 'payment') {
    // It may have been booked meanwhile: the place is where it stood.
    const mine = and(eq(deposits.id, id), eq(deposits.playerId, playerId), eq(deposits.createdAt, at))
    return (await db.select({ id: deposits.id }).from(deposits).where(mine)).length > 0
  }
  if (!/^\d{1,15}$/.test(id)) return false
  const mine = and(
    eq(ledgerMovements.id, Number(id)),
    eq(ledgerMovements.playerId, playerId),
    eq(ledgerMovements.at, at),
  )
  return (await db.select({ id: ledgerMovements.id }).from(ledgerMovements).where(mine)).length > 0
}

/** A row with its place. */
interface Placed {
  readonly place: Place
  readonly transaction: Transaction
}

/** A page of the history, newest first; `position` is where it ended (TXN-1, TXN-2). */
export async function transactionPage(
  operator: Operator,
  { limit, position, ...filter }: HistoryFilter & { readonly limit: number; readonly position?: string | undefined },
) {
  const after = position === undefined ? null : await placeOf(operator, filter.playerId, position)
  const { rows, hasMore } = await pageAfter(operator, filter, after, limit)
  const last = rows.at(-1)
  return {
    transactions: rows.map(({ transaction }) => transaction),
    position: last ? wirePlace(last.place) : null,
    hasMore,
  }
}

async function pageAfter(operator: Operator, filter: HistoryFilter, after: Place | null, limit: number) {
  // Payments first: one that is booked between the two reads is there twice rather than not at all.
  const payments = await unpaidPayments(operator, filter, after, limit + 1)
  const movements = await ledgerRows(operator, filter, after, limit + 1)
  const booked = new Set(movements.map(({ transaction }) => transaction.referenceId))
  const both = [...payments.filter(({ transaction }) => !booked.has(transaction.referenceId)), ...movements]
  // The sort is stable, so each part keeps its own order.
  const rows = both.toSorted((a, b) => b.place.at - a.place.at)
  return { rows: rows.slice(0, limit), hasMore: rows.length > limit }
}

/** A deposit's state says the status by itself, but for one that nobody has looked up since its time ran out. */
function stateWith(status: string | undefined, now: number): SQL | undefined {
  const { state, createdAt, changedAt } = deposits
  const isOpen = inArray(state, [...OPEN])
  const isOld = lt(createdAt, now - PAGE_LIFE)
  const isPending = eq(state, 'pending')
  const isSilent = lt(changedAt, now - BANK_PATIENCE)
  const byStatus: Readonly<Record<string, SQL | undefined>> = {
    WAITING_INPUT: and(isOpen, not(isOld)),
    PENDING: and(isPending, not(isSilent)),
    FAILED: or(eq(state, 'refused'), and(isPending, isSilent)),
    CANCELLED: or(inArray(state, ['abandoned', 'expired']), and(isOpen, isOld)),
  }
  return status === undefined ? not(eq(state, 'captured')) : byStatus[status]
}

function statusOf(row: typeof deposits.$inferSelect, now: number): DepositStatus {
  if (row.state === 'refused') return 'FAILED'
  if (row.state === 'pending') return now - row.changedAt > BANK_PATIENCE ? 'FAILED' : 'PENDING'
  return OPEN.includes(row.state) && now - row.createdAt <= PAGE_LIFE ? 'WAITING_INPUT' : 'CANCELLED'
}

/** Deposits that moved no money, or none yet, at the moment they were asked for. */
async function unpaidPayments(
  operator: Operator,
  { playerId, category, status, from, to }: HistoryFilter,
  after: Place | null,
  limit: number,
): Promise<Placed[]> {
  const now = operator.clock.now()
  const state = stateWith(status, now)
  if (state === undefined || (category !== undefined && category !== 'PAYMENT')) return []
  const { createdAt, id } = deposits
  const behind =
    after &&
    (after.part === 'payment'
      ? or(lt(createdAt, after.at), and(eq(createdAt, after.at), lt(id, after.id)))
      : lt(createdAt, after.at))
  const rows = await operator.db
    .select()
    .from(deposits)
    .where(and(eq(deposits.playerId, playerId), state, behind ?? undefined, ...during(createdAt, from, to)))
    .orderBy(desc(createdAt), desc(id))
    .limit(limit)
  return rows.map((row) => {
    const currency = row.currency as Currency
    return {
      place: { at: row.createdAt, part: 'payment', id: row.id },
      transaction: {
        referenceId: row.id,
        playerId,
        walletId: 'main',
        category: 'PAYMENT',
        type: 'DEPOSIT',
        status: statusOf(row, now),
        amount: toWire(row.amount, currency),
        currency,
        balanceAfterTransaction: null,
        transactionDate: new Date(row.createdAt).toISOString(),
        reason: methodName(row.method),
      },
    }
  })
}

type Movement = typeof ledgerMovements.$inferSelect

async function ledgerRows(
  operator: Operator,
  filter: HistoryFilter,
  after: Place | null,
  limit: number,
): Promise<Placed[]> {
  const wallets = await walletsOf(operator, filter.playerId)
  const rows: Placed[] = []
  let place = after
  while (rows.length < limit) {
    const movements = await movementsAfter(operator, filter, place, limit)
    const sides = await playerSides(operator, wallets, movements)
    // Money that leaves the locked wallet for good left the player's hands when it was locked: that row stands already.
    // What a stake of a withdrawn bonus came to moves nothing of the player's: it is a row when the bonus goes on.
    const shown = movements.filter(({ id, details }) => sides.get(id)?.wallet !== 'locked' && !isKeptBack(details))
    const reasons = await reasonsOf(operator, filter.playerId, shown)
    // Free stakes have no side of the player's, and are told in their currency all the same.
    const [first] = wallets.values()
    const currency = (first?.currency ?? 'EUR') as Currency
    rows.push(...shown.map((one) => ledgerRow(one, sides.get(one.id), reasons.get(one.id) ?? null, currency)))
    const last = movements.at(-1)
    if (!last || movements.length < limit) break
    place = { at: last.at, part: 'movement', id: String(last.id) }
  }
  return rows.slice(0, limit)
}

function ledgerRow(movement: Movement, side: Side | undefined, reason: string | null, currency: Currency): Placed {
  const isDeposit = movement.kind === 'DEPOSIT' && movement.category === 'PAYMENT'
  return {
    place: { at: movement.at, part: 'movement', id: String(movement.id) },
    transaction: {
      // A deposit is the same row before and after it is booked. Bet and win of one round share what they are about, so
      // of everything else the movement itself is the reference.
      referenceId: isDeposit ? movement.referenceId : `M${movement.id}`,
      playerId: movement.playerId,
      walletId: side?.wallet ?? 'main',
      category: movement.category as TransactionCategory,
      type: movement.kind as TransactionType,
      status: movement.status as TransactionStatus,
      amount: toWire(side?.amount ?? 0, currency),
      currency,
      balanceAfterTransaction: side ? toWire(side.balanceAfter, currency) : null,
      transactionDate: new Date(movement.at).toISOString(),
      reason,
    },
  }
}

function movementsAfter(
  operator: Operator,
  filter: HistoryFilter,
  after: Place | null,
  limit: number,
): Promise<Movement[]> {
  return operator.transaction(async (tx) => {
    await alongIndexes(tx)
    return movementsQuery(tx, filter, after, limit)
  })
}

/** Read along its index, newest first: where the store has no statistics it guesses a short history and sorts all of it. */
export const alongIndexes = (tx: Tx): Promise<unknown> =>
  tx.execute(sql`select set_config('enable_bitmapscan', 'off', true)`)

/** The movements behind a place that fit a filter, newest first. */
export function movementsQuery(
  tx: Tx,
  { playerId, category, status, from, to }: HistoryFilter,
  after: Place | null,
  limit: number,
) {
  const { at, id } = ledgerMovements
  const behind =
    after &&
    (after.part === 'movement'
      ? // Compared as a row, so that the index leads straight to the place.
        sql`(${at}, ${id}) < (${after.at}::bigint, ${after.id}::bigint)`
      : lte(at, after.at))
  return tx
    .select()
    .from(ledgerMovements)
    .where(
      and(
        eq(ledgerMovements.playerId, playerId),
        category === undefined ? undefined : eq(ledgerMovements.category, category),
        status === undefined ? undefined : eq(ledgerMovements.status, status),
        behind ?? undefined,
        ...during(at, from, to),
      ),
    )
    .orderBy(desc(at), desc(id))
    .limit(limit)
}

const during = (
  at: typeof ledgerMovements.at | typeof deposits.createdAt,
  from: string | undefined,
  to: string | undefined,
): (SQL | undefined)[] => [
  from === undefined ? undefined : gte(at, Date.parse(from)),
  to === undefined ? undefined : lt(at, Date.parse(to)),
]

/** Campaigns that a movement speaks of. */
const campaignsIn = ({ campaignId, lost }: Record<string, unknown>): readonly string[] => [
  ...(typeof campaignId === 'string' ? [campaignId] : []),
  ...(Array.isArray(lost) ? (lost as readonly BonusDetails[]).map((one) => one.campaignId) : []),
]

/** What a movement says of bonuses, by the names that the player knows them by. */
function inWordsOf(titles: ReadonlyMap<string, string>, told: Record<string, unknown>): Record<string, unknown> {
  const { campaignId, lost } = told
  if (Array.isArray(lost)) {
    const names = (lost as readonly BonusDetails[]).map((one) => titles.get(one.campaignId) ?? one.reason)
    return { ...told, reason: names.join(', ') }
  }
  const title = typeof campaignId === 'string' ? titles.get(campaignId) : undefined
  if (title === undefined) return told
  return { ...told, ...('reason' in told ? { reason: title } : {}), ...('bonus' in told ? { bonus: title } : {}) }
}

const isKeptBack = (details: unknown): boolean => (details as { isKeptBack?: unknown } | null)?.isKeptBack === true

/** What each movement was about, in words: a note, the game's name, the method's name (RMB-6). */
async function reasonsOf(
  operator: Operator,
  playerId: number,
  movements: readonly { readonly id: number; readonly details: unknown }[],
): Promise<ReadonlyMap<number, string>> {
  const games = new Map<string, string>()
  const known = movements.map(({ id, details }) => ({ id, told: (details ?? {}) as Record<string, unknown> }))
  const named = known.flatMap(({ told }) => campaignsIn(told))
  const titles = await titlesFor(operator, playerId, named)
  const reasons = new Map<number, string>()
  for (const { id, told } of known) {
    const { method, gameId, reason, bonus } = inWordsOf(titles, told)
    if (typeof gameId === 'string' && !games.has(gameId))
      games.set(gameId, (await gameOf(operator, gameId))?.label || gameId)
    const said =
      reason ??
      (typeof gameId === 'string' ? games.get(gameId) : undefined) ??
      (typeof method === 'string' ? methodName(method) : null)
    // Bonus money in play: which bonus it was, beside the game.
    const both = [said, bonus].filter((part) => typeof part === 'string')
    if (both.length > 0) reasons.set(id, both.join(', '))
  }
  return reasons
}

interface Side {
  readonly wallet: string
  readonly currency: string
  readonly amount: number
  readonly balanceAfter: number
}

const rank = ({ kind }: { readonly kind: string }): number => (PLAYER_WALLETS as readonly string[]).indexOf(kind)

/** The player's wallets by account, the one that speaks for a movement first: own money, then money that is locked, then bonuses. */
async function walletsOf(
  { db }: Operator,
  playerId: number,
): Promise<ReadonlyMap<number, { kind: string; currency: string }>> {
  const rows = await db.select().from(ledgerAccounts).where(eq(ledgerAccounts.playerId, playerId))
  return new Map(rows.toSorted((a, b) => rank(a) - rank(b)).map((row) => [row.id, row]))
}

/** The player's side of each movement. */
async function playerSides(
  { db }: Operator,
  wallets: Awaited<ReturnType<typeof walletsOf>>,
  movements: readonly Movement[],
): Promise<ReadonlyMap<number, Side>> {
  const accounts = [...wallets.keys()]
  if (movements.length === 0 || accounts.length === 0) return new Map()
  const ids = movements.map(({ id }) => id)
  const rows = await db
    .select()
    .from(ledgerPostings)
    .where(and(inArray(ledgerPostings.movementId, ids), inArray(ledgerPostings.accountId, accounts)))
  const first = rows.toSorted((a, b) => accounts.indexOf(b.accountId) - accounts.indexOf(a.accountId))
  // Of several the one that comes first stays: it is put last.
  return new Map(
    first.map(({ movementId, accountId, amount, balanceAfter }) => {
      const { kind, currency } = wallets.get(accountId)!
      return [movementId, { wallet: kind, currency, amount, balanceAfter: balanceAfter ?? 0 }]
    }),
  )
}

/**
 * What a period brought and cost (TXN-4), minor units; withdrawals and stakes as positive amounts. A payout that still waits lies in
 * the player's locked wallet and is not withdrawn yet.
 */
export async function periodSums(operator: Operator, playerId: number, from?: string, to?: string) {
  const rows = await operator.db
    .select({
      kind: ledgerMovements.kind,
      category: ledgerMovements.category,
      sum: sql<string>`sum(${ledgerMovements.own})::text`,
    })
    .from(ledgerMovements)
    .where(and(eq(ledgerMovements.playerId, playerId), ...during(ledgerMovements.at, from, to)))
    .groupBy(ledgerMovements.kind, ledgerMovements.category)
  const of = ({ kinds, categories }: { kinds: readonly string[]; categories: readonly string[] }): number =>
    rows
      .filter(({ kind, category }) => kinds.includes(kind) && categories.includes(category))
      // A zero is never written as minus zero.
      .reduce((sum, row) => sum + Number(row.sum), 0)
  return {
    deposits: of(COUNTED.deposits),
    withdrawals: 0 - of(COUNTED.withdrawals),
    stakes: 0 - of(COUNTED.stakes),
    wins: of(COUNTED.wins),
  }
}

const methodName = (text: string): string => {
  const known = paymentMethods.find((method) => method === text)
  return known === undefined ? text : nameOf(known)
}

/** Rows of a file that are read at once: with the embedded database that takes this very thread some 50 ms. */
const CSV_PAGE = 200

let line: Promise<unknown> = Promise.resolve()
/** One page of one file at a time, and what else is asked for comes in between: several long files hold up nobody. */
function inLine<T>(work: () => Promise<T>): Promise<T> {
  const mine = line.then(() => new Promise((resolve) => setImmediate(resolve))).then(work)
  line = mine.catch(() => undefined)
  return mine
}

/**
 * The whole history that a filter shows, as CSV, written while it is read. Times are UTC, kinds have their names in the language of the
 * page that asks (`locale`), amounts their currency's decimals; words that a spreadsheet would take for a formula are marked as text.
 */
export function historyCsv(
  operator: Operator,
  filter: HistoryFilter,
  currency: Currency,
  locale = 'en',
): ReadableStream<Uint8Array> {
  const words = historyWords[pageLocaleOf(locale).language]
  const encoder = new TextEncoder()
  const tableOf = (rows: readonly Placed[], header: boolean): Uint8Array =>
    encoder.encode(
      stringify(
        rows.map(({ transaction }) => csvRow(transaction, currency, words)),
        {
          header,
          columns: [...words.columns],
          record_delimiter: 'windows',
          escape_formulas: true,
          cast: { number: (amount) => amount.toFixed(exponentOf(currency)) },
        },
      ),
    )
  let after: Place | null = null
  let isBegun = false
  return new ReadableStream({
    async pull(controller) {
      const { rows, hasMore } = await inLine(() => pageAfter(operator, filter, after, CSV_PAGE))
      const bytes = tableOf(rows, !isBegun)
      if (bytes.length > 0) controller.enqueue(bytes)
      isBegun = true
      after = rows.at(-1)?.place ?? null
      if (!hasMore) controller.close()
    },
  })
}

/** A row of the file; the amounts stay numbers, which no spreadsheet takes for a formula. */
const csvRow = (one: Transaction, currency: Currency, words: HistoryWords): readonly (string | number | null)[] => [
  one.transactionDate.replace('T', ' ').replace(/\.\d+Z$/, ''),
  words.categories[one.category],
  typeIn(words, one),
  words.statuses[one.status],
  one.amount,
  one.currency ?? currency,
  one.balanceAfterTransaction,
  reasonIn(words, one),
  one.referenceId,
]

const typeIn = ({ types, ofBonus }: HistoryWords, { category, type }: Transaction): string =>
  category === 'BONUS' && (type === 'WIN' || type === 'WIN_VOID') ? ofBonus[type] : types[type]

const WORDED: ReadonlySet<TransactionCategory> = new Set(['PAYMENT', 'BONUS'])

/** The reason in the file's language: names of games and campaigns, and notes, stay as they are. */
function reasonIn({ reasons }: HistoryWords, { category, reason }: Transaction): string | null {
  if (!reason || !WORDED.has(category)) return reason ?? null
  const own: Readonly<Record<string, string>> = reasons
  return reason
    .split(', ')
    .map((part) => (Object.hasOwn(own, part) ? own[part] : part))
    .join(', ')
}
