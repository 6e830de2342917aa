import { randomUUID } from 'node:crypto'
import { and, desc, eq, inArray } from 'drizzle-orm'
import { minute, second } from '#contract/constants.ts'
import type { Deposit, DepositStatus, PaymentMethod } from '#contract/deposit.ts'
import { toWire, type Currency } from '#contract/money.ts'
import { wireDepositBonus } from '../bonus/deposited.ts'
import { grantForDeposit } from '../bonus/triggers.ts'
import type { Tx } from '../db/open.ts'
import { CallError } from '../handler.ts'
import type { Operator } from '../operator.ts'
import { depositLimit } from './check.ts'
import { holdWallet } from './holdWallet.ts'
import { deposits, type DepositState } from './schema.ts'

export { holdWallet } from './holdWallet.ts'
export type DepositRow = typeof deposits.$inferSelect

/** How long the payment page waits for the player, and the operator for a bank that does not answer, ms. */
export const PAGE_LIFE = 30 * minute
export const BANK_PATIENCE = 90 * second

export const OPEN: readonly DepositState[] = ['created', 'awaiting', 'challenge']
/** Nothing has left the player's account yet: the player, or a newer deposit, may give it up. */
export const isOpen = (state: DepositState): boolean => OPEN.includes(state)

const STATUS: Readonly<Record<DepositState, DepositStatus>> = {
  created: 'WAITING_INPUT',
  awaiting: 'WAITING_INPUT',
  challenge: 'WAITING_INPUT',
  pending: 'PENDING',
  captured: 'SUCCESS',
  refused: 'FAILED',
  abandoned: 'CANCELLED',
  expired: 'CANCELLED',
}

/** Where the player pays. */
export const pagePath = (row: Pick<DepositRow, 'pageId'>): string => `/cashier/${row.pageId}`

/** A deposit as it crosses the wire. */
export async function wireDeposit(operator: Operator, row: DepositRow, origin: string): Promise<Deposit> {
  const action = isOpen(row.state)
    ? {
        kind: row.state === 'challenge' ? ('CHALLENGE' as const) : ('PAYMENT_PAGE' as const),
        url: `${origin}${pagePath(row)}`,
      }
    : null
  return {
    depositId: row.id,
    status: STATUS[row.state],
    amount: toWire(row.amount, row.currency as Currency),
    currency: row.currency as Currency,
    method: row.method as PaymentMethod,
    action,
    reason: row.reason,
    createdAt: new Date(row.createdAt).toISOString(),
    isFirstDeposit: row.isFirst,
    bonus: await wireDepositBonus(operator, row),
  }
}

/** Writes a new state; the one place where a deposit changes. */
export async function setState(
  operator: Operator,
  tx: Tx,
  row: DepositRow,
  state: DepositState,
  more: Partial<DepositRow> = {},
): Promise<DepositRow> {
  const change = { ...more, state, changedAt: operator.clock.now() }
  await tx.update(deposits).set(change).where(eq(deposits.id, row.id))
  operator.log.info('deposit.state', {
    depositId: row.id,
    playerId: row.playerId,
    from: row.state,
    to: state,
    reason: more.reason,
  })
  return { ...row, ...change }
}

/** What time alone has done to it: a page nobody used expires, a bank that never answered counts as a refusal. */
async function aged(operator: Operator, tx: Tx, row: DepositRow): Promise<DepositRow> {
  const now = operator.clock.now()
  if (isOpen(row.state) && now - row.createdAt > PAGE_LIFE)
    return setState(operator, tx, row, 'expired', { reason: 'expired' })
  if (row.state === 'pending' && now - row.changedAt > BANK_PATIENCE)
    return setState(operator, tx, row, 'refused', { reason: 'bank_not_answering' })
  return row
}

/** Holds the deposit's row until the transaction ends. Null when there is none. */
export async function lockDeposit(
  operator: Operator,
  tx: Tx,
  by: { readonly id: string; readonly playerId: number } | { readonly pageId: string },
): Promise<DepositRow | null> {
  const where =
    'pageId' in by ? eq(deposits.pageId, by.pageId) : and(eq(deposits.id, by.id), eq(deposits.playerId, by.playerId))
  const [row] = await tx.select().from(deposits).where(where).for('update')
  return row ? aged(operator, tx, row) : null
}

/**
 * Holds a payment page's deposit, its player's wallet first, in the order of all that books: what is decided by this reading is still so
 * as it is booked (SAF-5). Null when there is none.
 */
export async function lockPage(operator: Operator, tx: Tx, pageId: string): Promise<DepositRow | null> {
  const [found] = await tx.select({ playerId: deposits.playerId }).from(deposits).where(eq(deposits.pageId, pageId))
  if (!found) return null
  await holdWallet(tx, found.playerId)
  return lockDeposit(operator, tx, { pageId })
}

/** Whether this is more than a limit of the player's own leaves now; whoever asks holds the wallet. */
const isOverLimit = async (operator: Operator, playerId: number, amount: number): Promise<boolean> =>
  amount > ((await depositLimit(operator, playerId))?.left ?? Infinity)

/** The player's deposit that waits: for its bank, or else for its player at the payment page; null when there is none. */
export async function waitingDeposit(operator: Operator, tx: Tx, playerId: number): Promise<DepositRow | null> {
  const rows = await tx
    .select()
    .from(deposits)
    .where(and(eq(deposits.playerId, playerId), inArray(deposits.state, [...OPEN, 'pending'])))
    .orderBy(desc(deposits.createdAt))
    .for('update')
  const now = []
  for (const row of rows) now.push(await aged(operator, tx, row))
  return now.find(({ state }) => state === 'pending') ?? now.find(({ state }) => isOpen(state)) ?? null
}

/**
 * Books an authorised deposit: exactly once, whoever asks and however often. The ledger's key is the deposit itself, so not
 * even a second process could book it again. One that is more than a limit of the player's own leaves by now is refused: nothing is taken.
 * The bonus that it earns is given in the same transaction.
 */
export async function capture(
  operator: Operator,
  tx: Tx,
  row: DepositRow,
  accountLabel: string | null,
): Promise<DepositRow> {
  if (row.state === 'captured') return row
  await holdWallet(tx, row.playerId)
  if (await isOverLimit(operator, row.playerId, row.amount))
    return setState(operator, tx, row, 'refused', { reason: 'own_limit' })
  await operator.ledger.postMovement(tx, {
    playerId: row.playerId,
    kind: 'DEPOSIT',
    category: 'PAYMENT',
    referenceId: row.id,
    idempotencyKey: `deposit:${row.id}`,
    postings: [
      { account: 'main', amount: row.amount },
      { account: `clearing:${row.method.toLowerCase()}`, amount: -row.amount },
    ],
    details: { method: row.method },
  })
  const isFirst = !(await hasCaptured(tx, row.playerId))
  // What was said no to since it was chosen is this deposit's no more.
  const chosen = row.isWithoutBonus ? null : row.campaignId
  const captured = await setState(operator, tx, row, 'captured', {
    accountLabel,
    isFirst,
    reason: null,
    campaignId: chosen,
  })
  const campaignId = await grantForDeposit(operator, tx, captured)
  if (campaignId === null || campaignId === captured.campaignId) return captured
  // It came without having been chosen: from here on it is this deposit's.
  await tx.update(deposits).set({ campaignId }).where(eq(deposits.id, captured.id))
  return { ...captured, campaignId }
}

async function hasCaptured(tx: Tx, playerId: number): Promise<boolean> {
  const [row] = await tx
    .select({ id: deposits.id })
    .from(deposits)
    .where(and(eq(deposits.playerId, playerId), eq(deposits.state, 'captured')))
    .limit(1)
  return row !== undefined
}

/** When the player's first deposit was booked, ms; null before it. */
export async function firstDepositAt(operator: Pick<Operator, 'db'>, playerId: number): Promise<number | null> {
  const [row] = await operator.db
    .select({ at: deposits.changedAt })
    .from(deposits)
    .where(and(eq(deposits.playerId, playerId), eq(deposits.state, 'captured')))
    .orderBy(deposits.changedAt)
    .limit(1)
  return row?.at ?? null
}

/** How many deposits were booked. */
export async function depositCount(operator: Pick<Operator, 'db'>, playerId: number): Promise<number> {
  return operator.db.$count(deposits, and(eq(deposits.playerId, playerId), eq(deposits.state, 'captured')))
}

/**
 * Opens a deposit. Pages of earlier ones that nobody paid at are closed, so that only one can be paid. Throws CallError 409 for more
 * than a limit of the player's own leaves.
 */
export async function openDeposit(
  operator: Operator,
  tx: Tx,
  wanted: Pick<DepositRow, 'playerId' | 'amount' | 'currency' | 'method' | 'returnUrl'> &
    Partial<Pick<DepositRow, 'id' | 'isLater' | 'campaignId' | 'isWithoutBonus'>>,
): Promise<{ readonly opened: DepositRow } | { readonly pending: DepositRow }> {
  // Two tabs that ask in the same moment queue here, so the second sees the first's deposit.
  await holdWallet(tx, wanted.playerId)
  const earlier = await tx
    .select()
    .from(deposits)
    .where(and(eq(deposits.playerId, wanted.playerId), inArray(deposits.state, [...OPEN, 'pending'])))
    .for('update')
  for (const row of earlier) {
    const now = await aged(operator, tx, row)
    if (now.state === 'pending') return { pending: now }
    if (isOpen(now.state)) await setState(operator, tx, now, 'abandoned', { reason: 'superseded' })
  }
  if (await isOverLimit(operator, wanted.playerId, wanted.amount))
    throw new CallError(409, 'error.deposit.not_allowed', 'More than a limit of the player’s own leaves')
  const at = operator.clock.now()
  const [opened] = await tx
    .insert(deposits)
    .values({
      id: randomUUID(),
      ...wanted,
      pageId: randomUUID(),
      state: 'created',
      isFirst: !(await hasCaptured(tx, wanted.playerId)),
      createdAt: at,
      changedAt: at,
    })
    .returning()
  if (!opened) throw new Error('The deposit was not written')
  return { opened }
}

/**
 * Keeps the player's last word on a bonus for what they pay in with it and nobody has decided yet: after a no it comes with none of these,
 * nor another in its place, which they have not asked for; after a new yes it does (DEP-4). The caller holds the wallet.
 */
export async function heedLastWord(tx: Tx, playerId: number, campaignId: string, isWanted: boolean): Promise<void> {
  await tx
    .update(deposits)
    .set({ isWithoutBonus: !isWanted })
    .where(
      and(
        eq(deposits.playerId, playerId),
        eq(deposits.campaignId, campaignId),
        inArray(deposits.state, [...OPEN, 'pending']),
      ),
    )
}

/** Methods the player has paid with, latest first. */
export async function paidWith(
  operator: Operator,
  playerId: number,
): Promise<{ method: string; accountLabel: string | null }[]> {
  const rows = await operator.db
    .select({ method: deposits.method, accountLabel: deposits.accountLabel })
    .from(deposits)
    .where(and(eq(deposits.playerId, playerId), eq(deposits.state, 'captured')))
    .orderBy(desc(deposits.changedAt))
    .limit(50)
  return rows.filter((row, index) => rows.findIndex((other) => other.method === row.method) === index)
}
