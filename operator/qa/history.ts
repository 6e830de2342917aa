import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { day, second } from '#contract/constants.ts'
import type { TransactionCategory } from '#contract/transactionNames.ts'
import type { TransactionType } from '#contract/transactions.ts'
import { deposits, type DepositState } from '../banking/schema.ts'
import { documentsOf } from '../content/documentsOf.ts'
import { ledgerAccounts, ledgerMovements, ledgerPostings, wallets } from '../db/core.schema.ts'
import { CallError } from '../handler.ts'
import type { HouseAccount } from '../ledger.ts'
import type { Operator } from '../operator.ts'

const CHUNK = 1000
/** Smallest amount of a made-up movement, minor units. */
const UNIT = 100
/** How far back a history goes, and how close together its movements may lie, ms: newer ones lie closer (RMB-6). */
const SPAN = 210 * day
const LEAST_GAP = 20 * second
/** After so many movements comes one deposit that moved nothing. */
const UNPAID_EACH = 40

interface MadeUp {
  readonly kind: TransactionType
  readonly category: TransactionCategory
  /** Times the unit, signed. */
  readonly times: number
  readonly house: HouseAccount
  readonly details: Readonly<Record<string, string>>
}

const round = (category: TransactionCategory, win: number, kind: TransactionType = 'WIN'): readonly MadeUp[] => [
  { kind, category, times: win, house: 'house:games', details: {} },
  ...Array.from({ length: win }, (): MadeUp => ({
    kind: 'BET',
    category,
    times: -1,
    house: 'house:games',
    details: {},
  })),
]
const pair = (
  category: TransactionCategory,
  [inward, outward]: readonly [TransactionType, TransactionType],
  times: number,
  house: HouseAccount,
  details: Readonly<Record<string, string>>,
): readonly MadeUp[] => [
  { kind: inward, category, times, house, details },
  { kind: outward, category, times: -times, house, details },
]

/** What comes in turn. Each group leaves the balance as it was and pays in before it takes. */
const GROUPS: readonly (readonly MadeUp[])[] = [
  round('CASINO', 1),
  round('CASINO', 2),
  round('LIVE_CASINO', 1),
  pair('PAYMENT', ['DEPOSIT', 'WITHDRAW'], 50, 'clearing:creditcard', { method: 'CREDITCARD' }),
  round('SPORTS', 2),
  round('CASINO', 3),
  round('LIVE_CASINO', 2),
  round('CASINO', 1),
  round('VIRTUAL_SPORTS', 1),
  round('SPORTS', 1, 'CASHOUT'),
  round('SPORTS', 1, 'BET_VOID'),
  pair('BONUS', ['WIN', 'FORFEIT'], 10, 'house:bonus', { reason: 'Welcome bonus' }),
  round('CASINO', 4),
  pair('ADJUSTMENT', ['DEPOSIT', 'WITHDRAW'], 5, 'house:adjustments', { reason: 'Correction made by support' }),
  pair('PAYMENT', ['DEPOSIT', 'REVERSAL_DP'], 25, 'clearing:skrill', { method: 'SKRILL' }),
  pair('DORMANT_ADJUSTMENT', ['REVERSAL', 'DORMANT'], 2, 'house:adjustments', { reason: 'Dormant account' }),
  round('CASINO', 1),
  round('LIVE_CASINO', 1),
]

/** So many movements, oldest first; the sum is zero, but for a single one. */
function madeUp(count: number): MadeUp[] {
  const made: MadeUp[] = []
  for (let at = 0; made.length < count; at += 1) {
    const left = count - made.length
    const group = GROUPS[at % GROUPS.length] as readonly MadeUp[]
    // Nothing may be left over that is too short for a group: a round of one stake or of two fills what is left.
    const fits = group.length === left || group.length <= left - 2
    made.push(...(fits ? group : round('CASINO', left === 3 ? 2 : 1)).slice(0, left))
  }
  return made
}

/** When the movement that so many follow happened. */
const agoOf = (following: number, count: number): number =>
  Math.round(Math.max((following + 1) * LEAST_GAP, SPAN * ((following + 1) / count) ** 2))

/**
 * Gives a player a history of `count` movements over seven months that leaves the balance as it was: rounds, bets, payments,
 * bonuses and corrections, and beside them deposits that moved nothing. Written in bulk, but as the ledger would: two postings
 * each, a running balance, a version for each.
 */
export async function addHistory(operator: Operator, playerId: number, count: number): Promise<void> {
  const documents = await documentsOf(operator)
  const games = documents
    .ofType('game')
    .flatMap(({ gameId, type }) => (typeof gameId === 'string' ? [{ gameId, type }] : []))
  const casino = games.filter(({ type }) => type !== 'live').slice(0, 12)
  const live = games.filter(({ type }) => type === 'live').slice(0, 12)
  const gameFor = ({ category }: MadeUp, at: number): Readonly<Record<string, string>> => {
    const choice = category === 'CASINO' ? casino : category === 'LIVE_CASINO' ? live : []
    const game = choice[at % choice.length]
    return game ? { gameId: game.gameId } : {}
  }
  await operator.transaction(async (tx) => {
    const [wallet] = await tx.select().from(wallets).where(eq(wallets.playerId, playerId)).for('update')
    if (!wallet) throw new CallError(409, 'error.not_found', 'A player without wallet has no transactions')
    const { currency } = wallet
    const account = async (owner: number, kind: string) => {
      if (owner === 0) await tx.insert(ledgerAccounts).values({ playerId: 0, kind, currency }).onConflictDoNothing()
      const [row] = await tx
        .select()
        .from(ledgerAccounts)
        .where(
          and(eq(ledgerAccounts.playerId, owner), eq(ledgerAccounts.kind, kind), eq(ledgerAccounts.currency, currency)),
        )
      if (!row) throw new Error(`No ${kind} account`)
      return row
    }
    const movements = madeUp(count)
    const main = await account(playerId, 'main')
    const houses = new Map<string, number>()
    for (const { house } of movements) if (!houses.has(house)) houses.set(house, (await account(0, house)).id)
    let { balance } = main
    const end = operator.clock.now()
    const run = randomUUID()
    for (let from = 0; from < movements.length; from += CHUNK) {
      const part = movements.slice(from, from + CHUNK)
      const rows = await tx
        .insert(ledgerMovements)
        .values(
          part.map((one, index) => ({
            at: end - agoOf(count - 1 - from - index, count),
            playerId,
            kind: one.kind,
            category: one.category,
            status: 'SUCCESS',
            referenceId: `history-${run}-${from + index}`,
            idempotencyKey: `qa-history:${run}:${from + index}`,
            details: { ...one.details, ...gameFor(one, from + index) },
            own: one.times * UNIT,
          })),
        )
        .returning({ id: ledgerMovements.id })
      const ids = rows.map(({ id }) => id).toSorted((a, b) => a - b)
      await tx.insert(ledgerPostings).values(
        part.flatMap(({ times, house }, index) => {
          const movementId = ids[index] as number
          const amount = times * UNIT
          balance += amount
          return [
            { movementId, accountId: main.id, amount, balanceAfter: balance },
            { movementId, accountId: houses.get(house) as number, amount: -amount, balanceAfter: null },
          ]
        }),
      )
    }
    await tx.update(ledgerAccounts).set({ balance }).where(eq(ledgerAccounts.id, main.id))
    await tx
      .update(wallets)
      .set({ version: sql`${wallets.version} + ${count}` })
      .where(eq(wallets.playerId, playerId))
    const unpaid = Array.from({ length: Math.floor(count / UNPAID_EACH) }, (_, index) => {
      const at = end - agoOf((index + 1) * UNPAID_EACH - 1, count) + 1
      const state: DepositState = index % 2 === 0 ? 'refused' : 'abandoned'
      return {
        id: randomUUID(),
        playerId,
        pageId: randomUUID(),
        state,
        amount: 20 * UNIT,
        currency,
        method: 'CREDITCARD',
        returnUrl: '/',
        reason: state === 'refused' ? ('refused_by_bank' as const) : ('cancelled' as const),
        isFirst: false,
        createdAt: at,
        changedAt: at,
      }
    })
    for (let from = 0; from < unpaid.length; from += CHUNK)
      await tx.insert(deposits).values(unpaid.slice(from, from + CHUNK))
  })
}
