import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { minute } from '#contract/constants.ts'
import { ledgerAccounts, ledgerMovements, ledgerPostings, wallets } from '../db/core.schema.ts'
import { CallError } from '../handler.ts'
import type { Operator } from '../operator.ts'

const CHUNK = 1000
/** Stake and win of each made-up round, minor units. */
const STAKE = 100

/**
 * Gives a player a history of `count` movements that leaves the balance as it was: wins, each followed by its stake.
 * Written in bulk, but as the ledger would: two postings each, a running balance, a version for each.
 */
export async function addHistory(operator: Operator, playerId: number, count: number): Promise<void> {
  await operator.transaction(async (tx) => {
    const [wallet] = await tx.select().from(wallets).where(eq(wallets.playerId, playerId)).for('update')
    if (!wallet) throw new CallError(409, 'error.not_found', 'A player without wallet has no transactions')
    const { currency } = wallet
    await tx.insert(ledgerAccounts).values({ playerId: 0, kind: 'house:games', currency }).onConflictDoNothing()
    const account = async (owner: number, kind: string) => {
      const [row] = await tx
        .select()
        .from(ledgerAccounts)
        .where(
          and(eq(ledgerAccounts.playerId, owner), eq(ledgerAccounts.kind, kind), eq(ledgerAccounts.currency, currency)),
        )
      if (!row) throw new Error(`No ${kind} account`)
      return row
    }
    const main = await account(playerId, 'main')
    const house = await account(0, 'house:games')
    let balance = main.balance
    // An odd count ends in one double win with two stakes, so that the sum stays zero.
    const amounts = Array.from({ length: count }, (_, index) => (index % 2 === 0 ? STAKE : -STAKE))
    if (count % 2 === 1 && count >= 3) amounts.splice(count - 3, 3, 2 * STAKE, -STAKE, -STAKE)
    const end = operator.clock.now()
    for (let from = 0; from < amounts.length; from += CHUNK) {
      const part = amounts.slice(from, from + CHUNK)
      const rows = await tx
        .insert(ledgerMovements)
        .values(
          part.map((amount, index) => ({
            at: end - (amounts.length - from - index) * minute,
            playerId,
            kind: amount > 0 ? 'WIN' : 'BET',
            category: 'CASINO',
            status: 'SUCCESS',
            referenceId: `history-${from + index}`,
            idempotencyKey: `qa-history:${randomUUID()}`,
            details: { reason: 'Made by QA' },
          })),
        )
        .returning({ id: ledgerMovements.id })
      const ids = rows.map(({ id }) => id).toSorted((a, b) => a - b)
      await tx.insert(ledgerPostings).values(
        part.flatMap((amount, index) => {
          const movementId = ids[index] as number
          balance += amount
          return [
            { movementId, accountId: main.id, amount, balanceAfter: balance },
            { movementId, accountId: house.id, amount: -amount, balanceAfter: null },
          ]
        }),
      )
    }
    await tx.update(ledgerAccounts).set({ balance }).where(eq(ledgerAccounts.id, main.id))
    await tx
      .update(wallets)
      .set({ version: sql`${wallets.version} + ${count}` })
      .where(eq(wallets.playerId, playerId))
  })
}
