import { randomUUID } from 'node:crypto'
import { and, desc, eq, gte, inArray, lt, sql } from 'drizzle-orm'
import { timers } from '#contract/constants.ts'
import type { CheckResult, PaymentMethod } from '#contract/deposit.ts'
import { isMarketId, marketOf } from '#contract/markets.ts'
import { toWire, type Currency, type Minor } from '#contract/money.ts'
import type { Withdrawal } from '#contract/withdrawal.ts'
import { idempotencyKeys, ledgerMovements } from '../db/core.schema.ts'
import type { Tx } from '../db/open.ts'
import { documentsResult, isProofMissing, shownDocuments } from '../documents/standing.ts'
import { CallError } from '../handler.ts'
import { notifyOfWithdrawal } from '../inbox/notifyOfWithdrawal.ts'
import type { Operator, PlayerAccount } from '../operator.ts'
import { BARRED, SHUT_OUT } from '../play/mayPlay.ts'
import { BARRED_KYC } from '../player/standing.ts'
import { endDue } from '../bonus/granting.ts'
import { areNamed, BONUS_WALLETS, lossesOf, namesOf, type LostBonus } from './bonusMoney.ts'
import { holdWallet } from './deposits.ts'
import { forfeit, giveForfeitedBack, requestKey } from './forfeited.ts'
import { methodsOf } from './methods.ts'
import { checkOverrides, withdrawalChecks, withdrawals, type Forfeits, type WithdrawalState } from './schema.ts'
import {
  CANCELLATION_PERIOD,
  levelResult,
  levelLimit,
  MAX_CANCELLATIONS,
  PAY_AFTER,
  periodStart,
  withdrawalRule,
  type Duration,
} from './withdrawalRules.ts'

export type WithdrawalRow = typeof withdrawals.$inferSelect

/** How long a check that allowed a withdrawal is good for, ms. */
const CHECK_LIFE = timers.codeLife
/** Withdrawals whose money is in `locked`. */
const OPEN: readonly WithdrawalState[] = ['PENDING', 'REVIEW']
const isOpen = (state: WithdrawalState): boolean => OPEN.includes(state)

const mayCancelIn = (market: string): boolean =>
  !isMarketId(market) || marketOf(market).rules.pendingWithdrawalCancellable

/** A withdrawal as it crosses the wire. */
export const wireWithdrawal = (row: WithdrawalRow, market: string): Withdrawal => ({
  withdrawalId: row.id,
  amount: toWire(row.amount, row.currency as Currency),
  currency: row.currency as Currency,
  method: row.method as PaymentMethod,
  status: row.state,
  cancellable: row.state === 'PENDING' && mayCancelIn(market),
  createdAt: new Date(row.createdAt).toISOString(),
})

/** What may be withdrawn, and what would be lost by it. Amounts in minor units. */
export interface Standing {
  readonly result: CheckResult
  readonly limit: Minor
  readonly originalLimit: Minor
  readonly duration: Duration
  readonly forfeits: Forfeits
}

/** Sum of the player's withdrawals that count since then, minor units. */
async function withdrawn(operator: Operator, playerId: number, since: number): Promise<Minor> {
  const [row] = await operator.db
    .select({ sum: sql<string>`coalesce(sum(${withdrawals.amount}), 0)::text` })
    .from(withdrawals)
    .where(
      and(
        eq(withdrawals.playerId, playerId),
        inArray(withdrawals.state, [...OPEN, 'SUCCESS']),
        gte(withdrawals.createdAt, since),
      ),
    )
  return Number(row?.sum ?? 0)
}

/**
 * What the check says now (WDR-1); QA can ask for a result in place of what the documents say. Payout risk and a suspension close
 * what the player can do alone: own money is then paid through support (RMB-9).
 */
export async function withdrawalStanding(operator: Operator, player: PlayerAccount): Promise<Standing> {
  const { playerId, market, kycStatus, permissions } = player
  const wallet = await operator.ledger.walletOf(playerId)
  if (!wallet) throw new CallError(404, 'error.not_found', 'No wallet')
  const currency = wallet.currency as Currency
  const now = operator.clock.now()
  const rule = withdrawalRule(market, currency)
  const left = rule.limit - (await withdrawn(operator, playerId, periodStart(rule.duration, now)))
  const atLevel = levelLimit(kycStatus, currency)
  const leftAtLevel = atLevel === null ? Infinity : atLevel - (await withdrawn(operator, playerId, 0))
  const [override] = await operator.db.select().from(checkOverrides).where(eq(checkOverrides.playerId, playerId))
  const least = Math.min(...withdrawableMethods(market, currency).map(({ min }) => min))
  const wanted = override?.withdrawal as CheckResult | null | undefined
  const byLevel = levelResult(player)
  const byPapers = await documentsResult(operator, playerId, wanted ?? byLevel)
  // One of several papers is looked at while others are still to be sent: that has to be said. Papers alone lift no level.
  const isMoreWanted = byLevel === 'DOCUMENTS_UNDER_REVIEW' && byPapers === 'DOCUMENTS_REQUIRED'
  const isProofWanted = kycStatus === 'PENDING' && isProofMissing(await shownDocuments(operator, playerId))
  const asked = wanted || isMoreWanted ? byPapers : isProofWanted ? 'DOCUMENTS_REQUIRED' : byLevel
  const resultNow = (): CheckResult => {
    if (player.suspended || kycStatus === 'SUSPENDED' || SHUT_OUT.has(player.state)) return 'FORBIDDEN'
    if (!permissions.withdrawal || permissions.payout || BARRED.has(player.state) || BARRED_KYC.has(kycStatus))
      return 'RESTRICTED'
    if (asked !== 'SUCCESS') return asked
    if (wallet.balances.main < least) return 'NOT_ENOUGH_FUNDS'
    if (leftAtLevel < least) return 'EXCEEDS_KYC_LIMIT'
    return left < least ? 'WITHDRAWAL_LIMIT_REACHED' : 'SUCCESS'
  }
  const forfeits = Object.fromEntries(
    BONUS_WALLETS.map((name) => [name, wallet.balances[name]] as const).filter(([, amount]) => amount > 0),
  )
  const mayGo = Math.min(left, leftAtLevel)
  return {
    result: resultNow(),
    // Less than any method pays out is as good as nothing.
    limit: mayGo < least ? 0 : mayGo,
    originalLimit: rule.limit,
    duration: rule.duration,
    forfeits,
  }
}

/** Ways to be paid out at a market. */
export const withdrawableMethods = (market: string, currency: Currency) =>
  methodsOf(market, currency).filter(({ withdrawable }) => withdrawable)

const madeBy = (operator: Operator, playerId: number): Promise<number> =>
  operator.db.$count(withdrawals, eq(withdrawals.playerId, playerId))

/** Remembers that a check allowed a withdrawal, and what it said would be lost; its id goes with the request. */
export async function rememberWithdrawalCheck(
  operator: Operator,
  playerId: number,
  bonuses: readonly LostBonus[],
): Promise<string> {
  const id = randomUUID()
  const earlier = await madeBy(operator, playerId)
  const at = operator.clock.now()
  await operator.db.insert(withdrawalChecks).values({ id, playerId, forfeits: namesOf(bonuses), earlier, at })
  return id
}

interface Wanted {
  readonly amount: Minor
  readonly currency: string
  readonly method: PaymentMethod
  readonly checkId: string
  readonly forfeitAccepted: boolean
  readonly idempotencyKey: string
}

const notAllowed = (): CallError =>
  new CallError(409, 'error.withdrawal.not_allowed', 'The withdrawal check has not allowed this withdrawal')

/**
 * Takes a request: the amount goes from main to locked in one movement, and the bonuses that the player has agreed to lose go with
 * it in the same transaction. The check must be the player's own, of the last ten minutes, made since the last withdrawal (so that a
 * second tab, or Back, asks again instead of paying out twice), and it must have named all that is lost now.
 */
export async function requestWithdrawal(
  operator: Operator,
  tx: Tx,
  player: PlayerAccount,
  wanted: Wanted,
): Promise<WithdrawalRow> {
  const { playerId } = player
  await holdWallet(tx, playerId)
  // What has run out is over, and no withdrawal's to give back.
  await endDue(operator, tx, playerId)
  const standing = await withdrawalStanding(operator, player)
  const [check] = await tx
    .select()
    .from(withdrawalChecks)
    .where(and(eq(withdrawalChecks.id, wanted.checkId), eq(withdrawalChecks.playerId, playerId)))
  const now = operator.clock.now()
  const losses = await lossesOf(operator, playerId, standing.forfeits)
  const bonuses = losses.named
  const isAgreed = areNamed(bonuses, check?.forfeits ?? {})
  const isGood =
    check !== undefined && now - check.at <= CHECK_LIFE && check.earlier === (await madeBy(operator, playerId))
  if (!isGood || !isAgreed || (bonuses.length > 0 && !wanted.forfeitAccepted)) throw notAllowed()
  if (standing.result === 'NOT_ENOUGH_FUNDS') throw new CallError(409, 'error.not_enough_funds', 'Not enough funds')
  if (standing.result === 'WITHDRAWAL_LIMIT_REACHED' || wanted.amount > standing.limit)
    throw new CallError(409, 'error.withdrawal.limit', 'More than may be withdrawn now')
  if (standing.result !== 'SUCCESS') throw notAllowed()
  const id = randomUUID()
  const state: WithdrawalState = player.isWithdrawalReview ? 'REVIEW' : 'PENDING'
  const { amount, currency, method, idempotencyKey } = wanted
  const [row] = await tx
    .insert(withdrawals)
    .values({ id, playerId, idempotencyKey, state, amount, currency, method, createdAt: now, changedAt: now })
    .returning()
  if (!row) throw new Error('The withdrawal was not written')
  await operator.ledger.postMovement(tx, {
    playerId,
    kind: 'WITHDRAW',
    category: 'PAYMENT',
    status: 'PENDING',
    referenceId: id,
    idempotencyKey: requestKey(id),
    postings: [
      { account: 'main', amount: -amount },
      { account: 'locked', amount },
    ],
    details: { method },
  })
  await forfeit(operator, tx, row, losses)
  await notifyOfWithdrawal(operator, player, 'withdrawalRequested', row)
  operator.log.info('withdrawal.state', { withdrawalId: id, playerId, to: state })
  return row
}

/** Where money that leaves `locked` goes, by how the withdrawal ends; each end moves it once, whoever asks and however often. */
async function end(
  operator: Operator,
  tx: Tx,
  row: WithdrawalRow,
  state: 'SUCCESS' | 'FAILED' | 'CANCELLED',
): Promise<WithdrawalRow> {
  const kind = { SUCCESS: 'WITHDRAW', FAILED: 'REVERSAL', CANCELLED: 'CANCELED' }[state]
  await operator.ledger.postMovement(tx, {
    playerId: row.playerId,
    kind,
    category: 'PAYMENT',
    referenceId: row.id,
    // One key for all ends: what was paid can't be given back too, not even by a second process.
    idempotencyKey: `withdrawal-end:${row.id}`,
    postings: [
      { account: 'locked', amount: -row.amount },
      {
        account: state === 'SUCCESS' ? `clearing:${row.method.toLowerCase()}` : 'main',
        amount: row.amount,
      },
    ],
    // The history shows the request, which says by its status that it was paid.
    details: { method: row.method, ...(state === 'SUCCESS' ? { isPayout: true } : {}) },
  })
  await tx
    .update(ledgerMovements)
    .set({ status: state })
    .where(eq(ledgerMovements.idempotencyKey, requestKey(row.id)))
  const ended = await setState(operator, tx, row, state)
  if (state !== 'SUCCESS') await giveForfeitedBack(operator, tx, row.playerId)
  return ended
}

async function setState(
  operator: Operator,
  tx: Tx,
  row: WithdrawalRow,
  state: WithdrawalState,
): Promise<WithdrawalRow> {
  const changedAt = operator.clock.now()
  await tx.update(withdrawals).set({ state, changedAt }).where(eq(withdrawals.id, row.id))
  operator.log.info('withdrawal.state', { withdrawalId: row.id, playerId: row.playerId, from: row.state, to: state })
  return { ...row, state, changedAt }
}

/** The withdrawal, held with its player's wallet until the transaction ends; null for none. */
async function held(tx: Tx, id: string, playerId?: number): Promise<WithdrawalRow | null> {
  const [found] = await tx.select().from(withdrawals).where(eq(withdrawals.id, id))
  if (!found || (playerId !== undefined && found.playerId !== playerId)) return null
  await holdWallet(tx, found.playerId)
  const [row] = await tx.select().from(withdrawals).where(eq(withdrawals.id, id)).for('update')
  return row ?? null
}

/** Takes a withdrawal back for its player. A second time with another key answers that it is not pending. */
export async function cancelWithdrawal(
  operator: Operator,
  tx: Tx,
  player: PlayerAccount,
  wanted: { readonly id: string; readonly amount: number },
): Promise<WithdrawalRow> {
  const row = await held(tx, wanted.id, player.playerId)
  if (!row) throw new CallError(404, 'error.not_found', 'No such withdrawal')
  if (!mayCancelIn(player.market))
    throw new CallError(409, 'error.withdrawal.not_allowed', 'Withdrawals are not taken back in this market')
  if (row.state !== 'PENDING' || isDue(operator, row))
    throw new CallError(409, 'error.withdrawal.not_pending', 'The withdrawal is not pending any more')
  if (wanted.amount !== toWire(row.amount, row.currency as Currency))
    throw new CallError(400, 'error.validation', 'The amount is not that of the withdrawal')
  const taken = await tx.$count(
    withdrawals,
    and(
      eq(withdrawals.playerId, player.playerId),
      eq(withdrawals.state, 'CANCELLED'),
      gte(withdrawals.changedAt, operator.clock.now() - CANCELLATION_PERIOD),
    ),
  )
  if (taken >= MAX_CANCELLATIONS)
    throw new CallError(409, 'limit_reached', 'No more withdrawals can be taken back today')
  return end(operator, tx, row, 'CANCELLED')
}

const isDue = (operator: Operator, row: WithdrawalRow): boolean =>
  row.state === 'PENDING' && operator.clock.now() - row.changedAt >= PAY_AFTER

/** Pays or gives back, and tells the player. Nothing for one that has ended. */
async function settle(operator: Operator, tx: Tx, row: WithdrawalRow, state: 'SUCCESS' | 'FAILED'): Promise<void> {
  await end(operator, tx, row, state)
  const player = await operator.players.find(row.playerId)
  if (player)
    await notifyOfWithdrawal(operator, player, state === 'SUCCESS' ? 'withdrawalPaid' : 'withdrawalFailed', row)
}

/**
 * Pays what has waited long enough, of one player or of all. Whoever is restricted, in a break or excluded meanwhile is paid all the
 * same: it is their own money, asked for while they could (RMB-9).
 */
export async function payDueWithdrawals(operator: Operator, playerId?: number): Promise<void> {
  const due = await operator.db
    .select({ id: withdrawals.id })
    .from(withdrawals)
    .where(
      and(
        eq(withdrawals.state, 'PENDING'),
        lt(withdrawals.changedAt, operator.clock.now() - PAY_AFTER + 1),
        playerId === undefined ? undefined : eq(withdrawals.playerId, playerId),
      ),
    )
    .orderBy(withdrawals.createdAt)
    .limit(100)
  for (const { id } of due) {
    try {
      await operator.transaction(async (tx) => {
        const row = await held(tx, id)
        if (row && isDue(operator, row)) await settle(operator, tx, row, 'SUCCESS')
      })
    } catch (error) {
      // It stays pending and is tried again; nobody else's money waits for it.
      operator.log.error('withdrawal.not-paid', { withdrawalId: id, error })
    }
  }
}

/** What the house decides of an open withdrawal (QA). Throws CallError 404 for none, 409 for one that has ended. */
export async function decideWithdrawal(
  operator: Operator,
  id: string,
  state: 'PENDING' | 'REVIEW' | 'SUCCESS' | 'FAILED',
): Promise<void> {
  await operator.transaction(async (tx) => {
    const row = await held(tx, id)
    if (!row) throw new CallError(404, 'error.not_found', 'No such withdrawal')
    if (!isOpen(row.state)) throw new CallError(409, 'error.withdrawal.not_pending', `It is ${row.state} already`)
    if (state === 'PENDING' || state === 'REVIEW') await setState(operator, tx, row, state)
    else await settle(operator, tx, row, state)
  })
}

/** The player's withdrawals that are not done yet, newest first. */
export async function openWithdrawals(operator: Operator, playerId: number): Promise<WithdrawalRow[]> {
  await payDueWithdrawals(operator, playerId)
  return operator.db
    .select()
    .from(withdrawals)
    .where(and(eq(withdrawals.playerId, playerId), inArray(withdrawals.state, [...OPEN])))
    .orderBy(desc(withdrawals.createdAt), desc(withdrawals.id))
    .limit(200)
}

/** A page of all withdrawals, newest first; `position` is where it ended. */
export async function withdrawalPage(
  operator: Operator,
  {
    playerId,
    limit,
    position,
  }: { readonly playerId: number; readonly limit: number; readonly position?: string | undefined },
): Promise<{ rows: WithdrawalRow[]; position: string | null }> {
  const [at, id] = position?.split('.', 2) ?? []
  if (position !== undefined && (!/^\d{1,15}$/.test(at ?? '') || !id))
    throw new CallError(400, 'error.validation', 'position is not one that an answer gave')
  await payDueWithdrawals(operator, playerId)
  const rows = await operator.db
    .select()
    .from(withdrawals)
    .where(
      and(
        eq(withdrawals.playerId, playerId),
        position === undefined
          ? undefined
          : sql`(${withdrawals.createdAt}, ${withdrawals.id}) < (${Number(at)}, ${id})`,
      ),
    )
    .orderBy(desc(withdrawals.createdAt), desc(withdrawals.id))
    .limit(Math.min(Math.max(limit, 1), 100) + 1)
  const page = rows.slice(0, Math.min(Math.max(limit, 1), 100))
  const last = page[page.length - 1]
  return { rows: page, position: rows.length > page.length && last ? `${last.createdAt}.${last.id}` : null }
}

const CLOSED_BY = 'withdrawalLookUp'

/**
 * What a request with this key has made; null where it has made nothing, and then the key is closed: a request that is still under
 * way finds it used and is refused. One that is being worked on is waited for, for both write the key's row.
 */
export async function lookUpWithdrawal(
  operator: Operator,
  playerId: number,
  key: string,
): Promise<WithdrawalRow | null> {
  return operator.transaction(async (tx) => {
    await tx
      .insert(idempotencyKeys)
      .values({ playerId, key, call: CLOSED_BY, digest: CLOSED_BY, at: operator.clock.now(), answer: null })
      .onConflictDoNothing()
    const [row] = await tx
      .select()
      .from(withdrawals)
      .where(and(eq(withdrawals.playerId, playerId), eq(withdrawals.idempotencyKey, key)))
    return row ?? null
  })
}
