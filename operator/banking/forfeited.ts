import { and, asc, eq, gt, inArray, max, sql } from 'drizzle-orm'
import type { Minor } from '#contract/money.ts'
import { ledgerMovements } from '../db/core.schema.ts'
import type { Tx } from '../db/open.ts'
import type { Operator } from '../operator.ts'
import { BONUS_WALLETS, type BonusMoney } from './bonusMoney.ts'
import { withdrawals, type WithdrawalState } from './schema.ts'

/** Key of the movement that locks a withdrawal's money. */
export const requestKey = (id: string): string => `withdrawal:${id}`

/** Withdrawals that were not given up: their money waits, or is paid. */
const STANDING: readonly WithdrawalState[] = ['PENDING', 'REVIEW', 'SUCCESS']
const UNDONE: readonly WithdrawalState[] = ['FAILED', 'CANCELLED']

/** Takes all bonus money away for a withdrawal, in its transaction; each movement keeps what it took, for the day it comes back. */
export async function forfeit(
  operator: Operator,
  tx: Tx,
  { playerId, id }: { readonly playerId: number; readonly id: string },
  bonuses: readonly BonusMoney[],
): Promise<void> {
  for (const wallet of BONUS_WALLETS) {
    const lost = bonuses.filter((one) => one.wallet === wallet)
    const amount: Minor = lost.reduce((sum, one) => sum + one.amount, 0)
    if (amount === 0) continue
    const titles = lost.map(({ reason }) => reason)
    await operator.ledger.postMovement(tx, {
      playerId,
      kind: 'FORFEIT',
      category: 'BONUS',
      referenceId: id,
      idempotencyKey: `withdrawal-forfeit:${id}:${wallet}`,
      postings: [
        { account: wallet, amount: -amount },
        { account: 'house:bonus', amount },
      ],
      // The history says which bonus it was, in the words that it comes back with.
      details: { lost, reason: titles.join(', ') },
    })
  }
}

/**
 * Gives bonuses back that withdrawals have taken which came to nothing, in the transaction that ends the last of them. What a bonus
 * was lost for is own money that leaves: as long as a withdrawal stands that was asked for since, it stays lost, or whoever takes
 * back a small one would keep the bonus beside a large one.
 */
export async function giveForfeitedBack(operator: Operator, tx: Tx, playerId: number): Promise<void> {
  const [standing] = await tx
    .select({ last: max(ledgerMovements.id) })
    .from(withdrawals)
    .innerJoin(ledgerMovements, eq(ledgerMovements.idempotencyKey, sql`${requestKey('')} || ${withdrawals.id}`))
    .where(and(eq(withdrawals.playerId, playerId), inArray(withdrawals.state, [...STANDING])))
  const forfeits = await tx
    .select({ id: ledgerMovements.id, withdrawalId: withdrawals.id, details: ledgerMovements.details })
    .from(ledgerMovements)
    .innerJoin(withdrawals, eq(withdrawals.id, ledgerMovements.referenceId))
    .where(
      and(
        eq(ledgerMovements.playerId, playerId),
        eq(ledgerMovements.category, 'BONUS'),
        eq(ledgerMovements.kind, 'FORFEIT'),
        eq(ledgerMovements.status, 'SUCCESS'),
        inArray(withdrawals.state, [...UNDONE]),
        gt(ledgerMovements.id, standing?.last ?? 0),
      ),
    )
    .orderBy(asc(ledgerMovements.id))
  for (const { id, withdrawalId, details } of forfeits) {
    const { lost = [] } = (details ?? {}) as { readonly lost?: readonly BonusMoney[] }
    // What came last comes back last, so that it is again what is played last.
    for (const { wallet, campaignId, reason, amount } of lost.toReversed())
      await operator.ledger.postMovement(tx, {
        playerId,
        kind: 'REVERSAL',
        category: 'BONUS',
        referenceId: withdrawalId,
        idempotencyKey: `withdrawal-forfeit-back:${withdrawalId}:${wallet}:${campaignId}`,
        postings: [
          { account: wallet, amount },
          { account: 'house:bonus', amount: -amount },
        ],
        details: { campaignId, reason },
      })
    await tx.update(ledgerMovements).set({ status: 'REVERTED' }).where(eq(ledgerMovements.id, id))
  }
}
