import { randomUUID } from 'node:crypto'
import { and, asc, eq, inArray, max, sql } from 'drizzle-orm'
import type { Minor } from '#contract/money.ts'
import { endAllOf, endForWithdrawal, giveOwnBack, isPlaceHeld, takeUpAgain } from '../bonus/endings.ts'
import { bonusAssignments } from '../bonus/schema.ts'
import { ledgerMovements } from '../db/core.schema.ts'
import type { Tx } from '../db/open.ts'
import type { Operator } from '../operator.ts'
import { BONUS_WALLETS, bonusMoney, VERTICALS, type BonusMoney, type Losses } from './bonusMoney.ts'
import { holdWallet } from './deposits.ts'
import { UNDONE, withdrawals, type WithdrawalState } from './schema.ts'

/** Key of the movement that locks a withdrawal's money. */
export const requestKey = (id: string): string => `withdrawal:${id}`

/** Withdrawals that were not given up: their money waits, or is paid. */
const STANDING: readonly WithdrawalState[] = ['PENDING', 'REVIEW', 'SUCCESS']

/** What bonus money is lost for: a withdrawal, or a self-exclusion. */
interface Loss {
  readonly playerId: number
  readonly id: string
  readonly by: 'withdrawal' | 'exclusion'
}

/**
 * Takes all bonus money away for a withdrawal, in its transaction, and ends what goes with it; each movement and each assignment keeps
 * what was taken, for the day it comes back.
 */
export async function forfeit(
  operator: Operator,
  tx: Tx,
  { playerId, id }: { readonly playerId: number; readonly id: string },
  { money, beside }: Losses,
): Promise<void> {
  await lose(operator, tx, { playerId, id, by: 'withdrawal' }, money)
  const nothing = beside.map(({ campaignId }) => ({ campaignId, amount: 0 }))
  await endForWithdrawal(operator, tx, { playerId, id }, [...money, ...nothing])
}

/**
 * Takes all bonus money of a player who excludes themselves, by its campaign, in the transaction that excludes them (RGT-7, SAF-2).
 * Nothing of it comes back, nor what a withdrawal has taken that may still come to nothing; own money stays, also where it waits.
 */
export async function forfeitForExclusion(operator: Operator, tx: Tx, playerId: number): Promise<void> {
  await holdWallet(tx, playerId)
  const wallet = await operator.ledger.walletOf(playerId)
  if (wallet !== null)
    await lose(
      operator,
      tx,
      { playerId, id: randomUUID(), by: 'exclusion' },
      await bonusMoney(operator, playerId, wallet.balances),
    )
  await endAllOf(operator, tx, playerId)
  await tx
    .update(ledgerMovements)
    .set({ details: sql`coalesce(${ledgerMovements.details}, '{}'::jsonb) || '{"isFinal":true}'::jsonb` })
    .where(
      and(
        eq(ledgerMovements.playerId, playerId),
        eq(ledgerMovements.category, 'BONUS'),
        eq(ledgerMovements.kind, 'FORFEIT'),
        eq(ledgerMovements.status, 'SUCCESS'),
      ),
    )
}

async function lose(
  operator: Operator,
  tx: Tx,
  { playerId, id, by }: Loss,
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
      idempotencyKey: `${by}-forfeit:${id}:${wallet}`,
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
  const undone = await tx
    .select({ id: withdrawals.id, movement: ledgerMovements.id })
    .from(withdrawals)
    .innerJoin(ledgerMovements, eq(ledgerMovements.idempotencyKey, sql`${requestKey('')} || ${withdrawals.id}`))
    .where(and(eq(withdrawals.playerId, playerId), inArray(withdrawals.state, [...UNDONE])))
  await giveOwnBack(
    operator,
    tx,
    playerId,
    undone.map(({ id }) => id),
  )
  const ids = undone.filter(({ movement }) => movement > (standing?.last ?? 0)).map(({ id }) => id)
  const player = await operator.players.find(playerId)
  if (player !== null) await takeUpAgain(operator, tx, player, ids)
  await giveUnnamedBack(operator, tx, playerId, ids)
}

/** Gives money back that stands for no assignment, as long as none has taken its wallet: what that holds is all its own. */
async function giveUnnamedBack(
  operator: Operator,
  tx: Tx,
  playerId: number,
  withdrawalIds: readonly string[],
): Promise<void> {
  if (withdrawalIds.length === 0) return
  const forfeits = await tx
    .select({ id: ledgerMovements.id, withdrawalId: ledgerMovements.referenceId, details: ledgerMovements.details })
    .from(ledgerMovements)
    .where(
      and(
        eq(ledgerMovements.playerId, playerId),
        eq(ledgerMovements.category, 'BONUS'),
        eq(ledgerMovements.kind, 'FORFEIT'),
        eq(ledgerMovements.status, 'SUCCESS'),
        sql`${ledgerMovements.details}->>'isFinal' is null`,
        inArray(ledgerMovements.referenceId, [...withdrawalIds]),
      ),
    )
    .orderBy(asc(ledgerMovements.id))
  for (const { id, withdrawalId, details } of forfeits) {
    const { lost = [] } = (details ?? {}) as { readonly lost?: readonly BonusMoney[] }
    const [first] = lost
    if (first === undefined || (await isOfAssignment(tx, playerId, lost))) continue
    if (await isPlaceHeld(tx, { playerId, vertical: VERTICALS[first.wallet] })) continue
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

/** Whether money that was lost is an assignment's: then it comes back with that alone. */
async function isOfAssignment(tx: Tx, playerId: number, lost: readonly BonusMoney[]): Promise<boolean> {
  const ids = lost.map(({ campaignId }) => campaignId)
  const count = await tx.$count(
    bonusAssignments,
    and(eq(bonusAssignments.playerId, playerId), inArray(bonusAssignments.campaignId, ids)),
  )
  return count > 0
}
