import { and, asc, desc, eq, inArray, lt, sql } from 'drizzle-orm'
import type { Clock } from './clock.ts'
import { ledgerAccounts, ledgerMovements, ledgerPostings, wallets } from './db/core.schema.ts'
import type { Tx } from './db/open.ts'
import { CallError } from './handler.ts'

/** The balances a player has. */
export const PLAYER_WALLETS = ['main', 'locked', 'sportsBonus', 'casinoBonus', 'liveCasinoBonus'] as const
export type PlayerWallet = (typeof PLAYER_WALLETS)[number]

/** The other sides: what the house holds, pays and earns. They may go below zero. */
export type HouseAccount =
  | 'house:cash'
  | 'house:games'
  | 'house:sports'
  | 'house:bonus'
  | 'house:adjustments'
  | `clearing:${string}`

/** One side of a movement, minor units; what comes in is positive. */
export interface Posting {
  readonly account: PlayerWallet | HouseAccount
  readonly amount: number
}

/** A happening that moves money of one player. */
export interface Movement {
  readonly playerId: number
  /** Transaction type of the contract: DEPOSIT, BET, WIN, … */
  readonly kind: string
  /** Transaction category of the contract: PAYMENT, CASINO, … */
  readonly category: string
  readonly status?: string
  /** What it was about outside the ledger: a deposit id, a game round. */
  readonly referenceId: string
  /** Once for ever: a second movement with this key moves nothing and answers the first. */
  readonly idempotencyKey: string
  /** Sum to zero. At least one stands on a player's wallet, unless nothing of the player's moves. */
  readonly postings: readonly Posting[]
  readonly details?: Record<string, unknown>
}

/** Balances in minor units; version grows with every movement. */
export interface WalletState {
  readonly playerId: number
  readonly currency: string
  readonly version: number
  readonly balances: Readonly<Record<PlayerWallet, number>>
  /** Sum of all. */
  readonly total: number
}

/** What a movement did. `repeated` is true when the key had been used: nothing moved now. */
export interface Posted {
  readonly movementId: number
  readonly repeated: boolean
  readonly wallet: WalletState
}

/** One line of a player's history, minor units. */
export interface LedgerLine {
  readonly id: number
  readonly at: number
  readonly kind: string
  readonly category: string
  readonly status: string
  readonly wallet: PlayerWallet
  readonly amount: number
  readonly balanceAfter: number
  readonly referenceId: string
  readonly idempotencyKey: string
}

export interface Ledger {
  /** Opens a player's wallet with zero balances; again is nothing. */
  openWallet(playerId: number, currency: string): Promise<void>
  /** Gives an empty wallet that no money has moved in another currency; one with a history keeps its own (LOC-10). */
  changeCurrency(playerId: number, currency: string): Promise<void>
  /** Null when the player has no wallet. */
  walletOf(playerId: number): Promise<WalletState | null>
  /**
   * Moves money, exactly once for each key, and pushes WALLET_BALANCE at commit.
   * Throws CallError 409 error.not_enough_funds when a wallet of the player would go below zero, 404 without wallet.
   */
  postMovement(tx: Tx, movement: Movement): Promise<Posted>
  /** Newest first; `before` is the id of the last line had. */
  lines(
    playerId: number,
    options?: { readonly before?: number; readonly limit?: number; readonly category?: string },
  ): Promise<LedgerLine[]>
}

/** Owner of the house's accounts. */
const HOUSE = 0

const isPlayerWallet = (account: string): account is PlayerWallet =>
  (PLAYER_WALLETS as readonly string[]).includes(account)

const isBonusWallet = (account: string): boolean =>
  isPlayerWallet(account) && account !== 'main' && account !== 'locked'

/** The double-entry ledger. `announce` tells the player's open pages. */
export function createLedger(parts: {
  readonly db: Tx
  readonly transaction: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>
  readonly clock: Clock
  readonly announce: (wallet: WalletState) => Promise<void>
}): Ledger {
  const { db, clock } = parts

  const read = async (playerId: number): Promise<WalletState | null> => {
    const rows = await db
      .select({
        currency: wallets.currency,
        version: wallets.version,
        kind: ledgerAccounts.kind,
        balance: ledgerAccounts.balance,
      })
      .from(wallets)
      .innerJoin(ledgerAccounts, eq(ledgerAccounts.playerId, wallets.playerId))
      .where(eq(wallets.playerId, playerId))
    const [first] = rows
    if (!first) return null
    const of = (kind: PlayerWallet): number => rows.find((row) => row.kind === kind)?.balance ?? 0
    const balances = Object.fromEntries(PLAYER_WALLETS.map((kind) => [kind, of(kind)])) as Record<PlayerWallet, number>
    return {
      playerId,
      currency: first.currency,
      version: first.version,
      balances,
      total: PLAYER_WALLETS.reduce((sum, kind) => sum + balances[kind], 0),
    }
  }

  return {
    walletOf: read,

    openWallet: (playerId, currency) =>
      parts.transaction(async (tx) => {
        await tx.insert(wallets).values({ playerId, currency }).onConflictDoNothing()
        await tx
          .insert(ledgerAccounts)
          .values(PLAYER_WALLETS.map((kind) => ({ playerId, kind, currency })))
          .onConflictDoNothing()
      }),

    changeCurrency: (playerId, currency) =>
      parts.transaction(async (tx) => {
        const [wallet] = await tx.select().from(wallets).where(eq(wallets.playerId, playerId)).for('update')
        const moved = tx.select().from(ledgerMovements).where(eq(ledgerMovements.playerId, playerId)).limit(1)
        if (!wallet || wallet.currency === currency || (await moved).length > 0) return
        await tx.update(wallets).set({ currency }).where(eq(wallets.playerId, playerId))
        await tx.update(ledgerAccounts).set({ currency }).where(eq(ledgerAccounts.playerId, playerId))
      }),

    async postMovement(tx, movement) {
      checkPostings(movement)
      const { playerId } = movement
      // The wallet's row lock puts a player's movements in a line, so keys and balances below are read without a race.
      const [wallet] = await tx.select().from(wallets).where(eq(wallets.playerId, playerId)).for('update')
      if (!wallet) throw new CallError(404, 'error.not_found', 'No wallet')
      const [earlier] = await tx
        .select()
        .from(ledgerMovements)
        .where(eq(ledgerMovements.idempotencyKey, movement.idempotencyKey))
      if (earlier) {
        if (
          earlier.playerId !== playerId ||
          earlier.kind !== movement.kind ||
          earlier.referenceId !== movement.referenceId ||
          !(await hasPostings(tx, earlier.id, movement.postings))
        )
          throw new CallError(409, 'error.idempotency.key_reused', 'This key was used for another movement')
        return { movementId: earlier.id, repeated: true, wallet: (await read(playerId)) as WalletState }
      }
      const [row] = await tx
        .insert(ledgerMovements)
        .values({
          at: clock.now(),
          playerId,
          kind: movement.kind,
          category: movement.category,
          status: movement.status ?? 'SUCCESS',
          referenceId: movement.referenceId,
          idempotencyKey: movement.idempotencyKey,
          details: await detailsOf(tx, movement),
          own: countedOf(movement),
        })
        .returning({ id: ledgerMovements.id })
      if (!row) throw new Error('The movement was not written')
      for (const { account, amount } of movement.postings) {
        const posting = isPlayerWallet(account)
          ? await postToPlayer(tx, playerId, account, wallet.currency, amount)
          : { accountId: await houseAccount(tx, account, wallet.currency), balanceAfter: null }
        await tx.insert(ledgerPostings).values({ movementId: row.id, amount, ...posting })
      }
      await tx
        .update(wallets)
        .set({ version: sql`${wallets.version} + 1` })
        .where(eq(wallets.playerId, playerId))
      const state = (await read(playerId)) as WalletState
      await parts.announce(state)
      return { movementId: row.id, repeated: false, wallet: state }
    },

    async lines(playerId, { before, limit = 1000, category } = {}) {
      const rows = await db
        .select({
          id: ledgerMovements.id,
          at: ledgerMovements.at,
          kind: ledgerMovements.kind,
          category: ledgerMovements.category,
          status: ledgerMovements.status,
          wallet: ledgerAccounts.kind,
          amount: ledgerPostings.amount,
          balanceAfter: ledgerPostings.balanceAfter,
          referenceId: ledgerMovements.referenceId,
          idempotencyKey: ledgerMovements.idempotencyKey,
        })
        .from(ledgerMovements)
        .innerJoin(ledgerPostings, eq(ledgerPostings.movementId, ledgerMovements.id))
        .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerPostings.accountId))
        .where(
          and(
            eq(ledgerMovements.playerId, playerId),
            inArray(ledgerAccounts.kind, [...PLAYER_WALLETS]),
            before === undefined ? undefined : lt(ledgerMovements.id, before),
            category === undefined ? undefined : eq(ledgerMovements.category, category),
          ),
        )
        .orderBy(desc(ledgerMovements.id), asc(ledgerAccounts.kind))
        .limit(limit)
      return rows.map(({ wallet, balanceAfter, ...row }) =>
        Object.assign(row, { wallet: wallet as PlayerWallet, balanceAfter: balanceAfter ?? 0 }),
      )
    },
  }
}

/**
 * What a movement brought or cost as it is counted. Of play and payments own money alone: a stake of bonus money uses up no limit, and a
 * win of it makes no room in one, so that no bonus loosens a limit (LIM-1). What is about bonuses themselves, all of it.
 */
const countedOf = ({ category, postings }: Movement): number =>
  postings
    .filter(({ account }) => isPlayerWallet(account) && (category === 'BONUS' || !isBonusWallet(account)))
    .reduce((sum, { amount }) => sum + amount, 0)

/** A stake that is given back carries when it was staked (`stakedAt`, ms): what a player has used of a limit is counted by that (LIM-1). */
async function detailsOf(tx: Tx, { kind, playerId, referenceId, details }: Movement) {
  if (kind !== 'BET_VOID') return details ?? null
  const [stake] = await tx
    .select({ at: ledgerMovements.at })
    .from(ledgerMovements)
    .where(
      and(
        eq(ledgerMovements.playerId, playerId),
        eq(ledgerMovements.kind, 'BET'),
        eq(ledgerMovements.referenceId, referenceId),
      ),
    )
    .orderBy(desc(ledgerMovements.at))
    .limit(1)
  return stake ? { ...details, stakedAt: stake.at } : (details ?? null)
}

const sidesOf = (postings: readonly { readonly account: string; readonly amount: number }[]): string =>
  JSON.stringify(postings.map(({ account, amount }) => `${account} ${amount}`).toSorted())

/** Whether a movement has moved exactly this. */
async function hasPostings(tx: Tx, movementId: number, wanted: readonly Posting[]): Promise<boolean> {
  const moved = await tx
    .select({ account: ledgerAccounts.kind, amount: ledgerPostings.amount })
    .from(ledgerPostings)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerPostings.accountId))
    .where(eq(ledgerPostings.movementId, movementId))
  return sidesOf(moved) === sidesOf(wanted)
}

async function postToPlayer(tx: Tx, playerId: number, kind: PlayerWallet, currency: string, amount: number) {
  const [after] = await tx
    .update(ledgerAccounts)
    .set({ balance: sql`${ledgerAccounts.balance} + ${amount}` })
    .where(
      and(eq(ledgerAccounts.playerId, playerId), eq(ledgerAccounts.kind, kind), eq(ledgerAccounts.currency, currency)),
    )
    .returning({ id: ledgerAccounts.id, balance: ledgerAccounts.balance })
  if (!after) throw new Error(`Player ${playerId} has no ${kind} account`)
  if (after.balance < 0) throw new CallError(409, 'error.not_enough_funds', 'Not enough funds')
  return { accountId: after.id, balanceAfter: after.balance }
}

/** House accounts keep no running balance: it is the sum of their postings, and all players' movements would queue for it. */
async function houseAccount(tx: Tx, kind: string, currency: string): Promise<number> {
  const find = () =>
    tx
      .select({ id: ledgerAccounts.id })
      .from(ledgerAccounts)
      .where(
        and(eq(ledgerAccounts.playerId, HOUSE), eq(ledgerAccounts.kind, kind), eq(ledgerAccounts.currency, currency)),
      )
  const [had] = await find()
  if (had) return had.id
  await tx.insert(ledgerAccounts).values({ playerId: HOUSE, kind, currency }).onConflictDoNothing()
  const [made] = await find()
  if (!made) throw new Error(`The house account ${kind} could not be opened`)
  return made.id
}

/** Refuses what no bug may ever write. */
function checkPostings({ postings, idempotencyKey }: Movement): void {
  const sum = postings.reduce((total, { amount }) => total + amount, 0)
  if (postings.length < 2 || sum !== 0 || postings.some(({ amount }) => !Number.isSafeInteger(amount) || amount === 0))
    throw new Error('A movement needs two or more whole, non-zero postings that sum to zero')
  if (new Set(postings.map(({ account }) => account)).size !== postings.length)
    throw new Error('A movement posts to each account once')
  if (!idempotencyKey) throw new Error('A movement needs an idempotency key')
}
