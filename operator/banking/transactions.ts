import { and, desc, eq, gte, inArray, lt, sql, type SQL } from 'drizzle-orm'
import { toWire, type Currency } from '#contract/money.ts'
import type { Transaction, TransactionCategory, TransactionStatus, TransactionType } from '#contract/transactions.ts'
import { ledgerAccounts, ledgerMovements, ledgerPostings } from '../db/core.schema.ts'
import { CallError } from '../handler.ts'
import { PLAYER_WALLETS } from '../ledger.ts'
import type { Operator } from '../operator.ts'

/** What part of a history is asked for. */
interface Filter {
  readonly playerId: number
  readonly limit: number
  readonly category?: string | undefined
  readonly status?: string | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly position?: string | undefined
}

const during = (from: string | undefined, to: string | undefined): (SQL | undefined)[] => [
  from === undefined ? undefined : gte(ledgerMovements.at, Date.parse(from)),
  to === undefined ? undefined : lt(ledgerMovements.at, Date.parse(to)),
]

/** A page of the history, newest first; `position` is where it ended (TXN-1, TXN-2). */
export async function transactionPage(operator: Operator, filter: Filter) {
  const { playerId, limit, category, status, from, to, position } = filter
  if (position !== undefined && !/^\d{1,15}$/.test(position))
    throw new CallError(400, 'error.validation', 'position is not one that an answer gave')
  const movements = await operator.db
    .select()
    .from(ledgerMovements)
    .where(
      and(
        eq(ledgerMovements.playerId, playerId),
        // A withdrawal is one line, its request, whose status says that it was paid.
        sql`${ledgerMovements.details} ->> 'isPayout' is null`,
        position === undefined ? undefined : lt(ledgerMovements.id, Number(position)),
        category === undefined ? undefined : eq(ledgerMovements.category, category),
        status === undefined ? undefined : eq(ledgerMovements.status, status),
        ...during(from, to),
      ),
    )
    .orderBy(desc(ledgerMovements.id))
    .limit(limit + 1)
  const page = movements.slice(0, limit)
  const sides =
    page.length === 0
      ? []
      : await playerSides(
          operator,
          playerId,
          page.map(({ id }) => id),
        )
  const transactions = page.map((movement): Transaction => {
    const side = sides.find(({ movementId }) => movementId === movement.id)
    const currency = (side?.currency ?? 'EUR') as Currency
    return {
      // Bet and win of one round share what they are about, so the movement itself is the reference.
      referenceId: `M${movement.id}`,
      playerId,
      walletId: side?.wallet ?? 'main',
      category: movement.category as TransactionCategory,
      type: movement.kind as TransactionType,
      status: movement.status as TransactionStatus,
      amount: toWire(side?.amount ?? 0, currency),
      currency,
      balanceAfterTransaction:
        side?.balanceAfter === null || side === undefined ? null : toWire(side.balanceAfter, currency),
      transactionDate: new Date(movement.at).toISOString(),
      reason: reasonOf(movement.details),
    }
  })
  const hasMore = movements.length > limit
  return { transactions, position: page.length > 0 ? String(page[page.length - 1]?.id) : null, hasMore }
}

const reasonOf = (details: unknown): string | null => {
  const { method, gameId, reason } = (details ?? {}) as Record<string, unknown>
  const said = reason ?? gameId ?? method
  return typeof said === 'string' ? said : null
}

/** The player's side of each movement: own money where some moved, else the first wallet. */
async function playerSides(operator: Operator, playerId: number, movementIds: readonly number[]) {
  const rows = await operator.db
    .select({
      movementId: ledgerPostings.movementId,
      wallet: ledgerAccounts.kind,
      currency: ledgerAccounts.currency,
      amount: ledgerPostings.amount,
      balanceAfter: ledgerPostings.balanceAfter,
    })
    .from(ledgerPostings)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerPostings.accountId))
    .where(and(inArray(ledgerPostings.movementId, [...movementIds]), eq(ledgerAccounts.playerId, playerId)))
  return rows.toSorted((a, b) => rank(a.wallet) - rank(b.wallet))
}

const rank = (wallet: string): number => (PLAYER_WALLETS as readonly string[]).indexOf(wallet)

const SIDES = {
  deposits: ['DEPOSIT', 'REVERSAL_DP'],
  withdrawals: ['WITHDRAW', 'REVERSAL'],
  stakes: ['BET', 'BET_VOID'],
  wins: ['WIN', 'WIN_VOID', 'CASHOUT', 'CASHOUT_VOID'],
} as const

/** What a period brought and cost (TXN-4), minor units; withdrawals and stakes as positive amounts. */
export async function periodSums(operator: Operator, playerId: number, from?: string, to?: string) {
  const rows = await operator.db
    .select({ kind: ledgerMovements.kind, sum: sql<string>`sum(${ledgerPostings.amount})::text` })
    .from(ledgerMovements)
    .innerJoin(ledgerPostings, eq(ledgerPostings.movementId, ledgerMovements.id))
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerPostings.accountId))
    .where(and(eq(ledgerMovements.playerId, playerId), eq(ledgerAccounts.playerId, playerId), ...during(from, to)))
    .groupBy(ledgerMovements.kind)
  const of = (kinds: readonly string[]): number =>
    rows.filter(({ kind }) => kinds.includes(kind)).reduce((sum, row) => sum + Number(row.sum), 0)
  return {
    deposits: of(SIDES.deposits),
    withdrawals: -of(SIDES.withdrawals),
    stakes: -of(SIDES.stakes),
    wins: of(SIDES.wins),
  }
}
