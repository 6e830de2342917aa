import { randomInt } from 'node:crypto'
import { and, eq, not } from 'drizzle-orm'
import type { ErrorCode } from '#contract/errors.ts'
import { formatMoney, type Currency, type Minor } from '#contract/money.ts'
import { whyClosed } from '../access/context.ts'
import { holdWallet } from '../banking/deposits.ts'
import { walletOfVertical } from '../bonus/assignments.ts'
import { verticalOf } from '../bonus/contributions.ts'
import { splitStake } from '../bonus/rules.ts'
import { coverOf, hasSpinIn, type Staking } from '../bonus/stakes.ts'
import type { Tx } from '../db/open.ts'
import type { Caller, Operator, PlayerAccount } from '../operator.ts'
import { marketFor, storedCurrency } from '../player/placement.ts'
import { isLimitMissing, mayPlay, nearestLimit, type NearestLimit } from '../play/mayPlay.ts'
import {
  inCurrency,
  leastStaked,
  mostStaked,
  type Draw,
  type Engine,
  type Outcome,
  type StakeBounds,
} from './engines/engine.ts'
import { engineFor } from './engines/forGame.ts'
import { bookRound, movePlayMoney, type RoundRow, type SessionRow } from './bookings.ts'
import { boundsIn, gameOf, type PlayableGame } from './gameOf.ts'
import { GameRefusal } from './gameRefusal.ts'
import { holdOpenRound, isDecided, isShared, livePhaseAt, pendingShown } from './live.ts'
import { moneyWriting } from './moneyWriting.ts'
import { whyNotOffered } from './offer.ts'
import { gameRounds, gameSessions, ownerOfPlayer } from './schema.ts'
import type { Tell, TextKey } from './texts/texts.ts'

export type { RoundRow, SessionRow } from './bookings.ts'

/** What the page asks for: its own round id, and stakes by spot in minor units. */
export interface RoundWish {
  readonly roundId: string
  readonly stakes: Readonly<Record<string, number>>
  /** At a live table, number of the round that the player saw open; nothing elsewhere. */
  readonly n?: number | undefined
  /** The player saw that the house pays this round: without a free spin it is refused, and no stake taken. */
  readonly isFreeSpin?: boolean | undefined
}

const refused = (code: ErrorCode, words: TextKey | ((tell: Tell) => string)) => new GameRefusal(409, code, words)

/**
 * Plays one round, exactly once for each round id: chance, stake and win are decided and written in one transaction, the money as
 * ledger movements. Asked again with the same id it answers the same round. `caller` is the player's own browser, whose game page
 * asks. Throws CallError 409: `error.game.round.open` while an earlier round has not been shown to the end, `error.maintenance`, `error.game.maintenance`,
 * `error.not_enough_funds`, `error.bonus.not_available` (a free spin that is no more), `error.play.blocked`, `error.play.limits_required`, `error.play.limit` (the game stays open: a smaller stake, or another day), `error.validation`.
 */
export async function playRound(
  operator: Operator,
  session: SessionRow,
  wish: RoundWish,
  caller: Caller,
  draw: Draw = (below) => randomInt(below),
): Promise<RoundRow> {
  const outcome = await operator.transaction(async (tx): Promise<RoundRow | TextKey> => {
    // The session's row puts its rounds in a line; a launch that replaces it waits, or has ended it already.
    const [live] = await tx.select().from(gameSessions).where(eq(gameSessions.id, session.id)).for('update')
    if (!live || live.endedBecause) throw refused('error.play.blocked', 'closed')
    const owner = ownerOf(live)
    const [earlier] = await tx
      .select()
      .from(gameRounds)
      .where(and(eq(gameRounds.owner, owner), eq(gameRounds.id, wish.roundId)))
    if (earlier) {
      if (
        earlier.sessionId !== live.id ||
        JSON.stringify(sorted(earlier.stakes)) !== JSON.stringify(sorted(wish.stakes))
      )
        throw refused('error.idempotency.key_reused', 'otherRound')
      return earlier
    }
    // What is offered now is asked of new rounds alone: one that was played stands, whatever became of its game since.
    const game = await gameOf(operator, live.gameId)
    if (!game) throw refused('error.game.not_available', 'notAvailable')
    const currency = storedCurrency(live.currency)
    const engine = inCurrency(engineFor(game), currency)
    const asked = wish.isFreeSpin ? 0 : checkedStake(engine, boundsIn(game, currency), wish.stakes, live)
    if (await unseenRound(operator, live)) throw refused('error.game.round.open', 'roundOpen')
    let staking: Staking = { assignment: null, isFree: false, stake: asked, ofBonus: 0 }
    if (live.mode === 'real') {
      // No money moves while the site is shut; the game stays, and what was begun can be seen to its end.
      const closed = whyClosed(operator, caller)
      if (closed === 'maintenance') throw refused('error.maintenance', 'siteMaintenance')
      // Held until the stake is booked: what another game or tab stakes meanwhile counts, and so does a limit lowered there.
      if (live.playerId !== null) await holdWallet(tx, live.playerId)
      // As they stand now: what closes play or bonuses to them while the wallet is waited for counts.
      const player = live.playerId === null ? null : await operator.players.find(live.playerId)
      const close = async (why: TextKey) => {
        await tx.update(gameSessions).set({ endedBecause: 'blocked' }).where(eq(gameSessions.id, live.id))
        return why
      }
      if (closed === 'restricted') return close('notWhereYouAre')
      if (mayPlay(player, game.type) !== null) return close('playNotOpen')
      const { countryCode, market } = player!
      const why = await whyNotOffered(operator, game, {
        country: countryCode,
        market: marketFor(countryCode, market),
      })
      if (why === 'maintenance') throw refused('error.game.maintenance', 'gameMaintenance')
      if (why !== null) return close('notOfferedAnyMore')
      if (await isLimitMissing(operator, player!)) throw refused('error.play.limits_required', 'limitsMissing')
      const found = await stakingOf(operator, tx, player!, game, asked)
      const nearest = await nearestLimit(operator, player!)
      // Limits count own money, and who has none left in one does not go on with a bonus either: it loosens none.
      const ofLimit = found === null ? asked : found.isFree ? 0 : found.stake - found.ofBonus
      if (nearest !== null && (nearest.left === 0 || ofLimit > nearest.left))
        throw refused('error.play.limit', (tell) => whyTooMuch(nearest, live, tell))
      if (found === null) throw refused('error.not_enough_funds', 'notEnoughFunds')
      staking = found
    }
    if (wish.isFreeSpin && !staking.isFree) throw refused('error.bonus.not_available', 'noFreeSpins')
    const { stake, isFree, ofBonus, assignment } = staking
    const stakes = isFree ? { spin: stake } : wish.stakes
    const { win: won, shown } = isShared(game) ? await onTheTable(operator, game, wish.n) : engine.play(stakes, draw)
    const booked =
      live.mode === 'real'
        ? await bookRound(operator, live, game, wish.roundId, staking, isShared(game) ? null : Math.floor(won))
        : await movePlayMoney(operator, live, stake, won)
    const row: RoundRow = {
      owner,
      id: wish.roundId,
      sessionId: live.id,
      playerId: live.playerId,
      gameId: game.gameId,
      gameProvider: game.gameProvider,
      mode: live.mode,
      currency: live.currency,
      stake,
      win: booked.paid,
      stakes: { ...wish.stakes },
      shown: { ...shown },
      balance: booked.balance,
      at: operator.clock.now(),
      seen: false,
      assignmentId: assignment?.id ?? null,
      bonusStake: ofBonus,
      isFreeSpin: isFree,
      bonusBalance: booked.bonusBalance,
      spinsLeft: booked.spinsLeft,
    }
    // As stored, so that a repeat is answered to the letter alike.
    const [stored] = await tx.insert(gameRounds).values(row).returning()
    return stored ?? row
  })
  // Thrown only now: the ended session must be kept.
  if (typeof outcome === 'string') throw refused('error.play.blocked', outcome)
  return outcome
}

/**
 * By what a round for money is staked, its bonus held until the end of the transaction: a free spin first, else own money, then bonus
 * money. Null where all of it is too little.
 */
async function stakingOf(
  operator: Operator,
  tx: Tx,
  player: PlayerAccount,
  game: PlayableGame,
  stake: Minor,
): Promise<Staking | null> {
  const vertical = verticalOf(game)
  const assignment = await coverOf(operator, tx, player, vertical, game)
  if (assignment !== null && hasSpinIn(assignment, game))
    return { assignment, isFree: true, stake: assignment.spinValue, ofBonus: 0 }
  const wallet = await operator.ledger.walletOf(player.playerId)
  const bonus = assignment === null ? 0 : (wallet?.balances[walletOfVertical(vertical)] ?? 0)
  const parts = splitStake(stake, { own: wallet?.balances.main ?? 0, bonus })
  return parts && { assignment, isFree: false, stake, ofBonus: parts.bonus }
}

/**
 * A stake at a live table: it is drawn for everybody when no more are taken. Throws CallError 409 `error.validation` from then on, and for
 * a stake that was meant for another round: one that comes late, or again, is never laid on a round the player did not choose.
 */
async function onTheTable(operator: Operator, game: PlayableGame, meant: number | undefined): Promise<Outcome> {
  const { n, phase } = livePhaseAt(operator.clock.now())
  if (meant !== n) throw refused('error.validation', 'stakeTooLate')
  if (phase !== 'betting' || !(await holdOpenRound(operator, game.gameId, n)))
    throw refused('error.validation', 'stakesClosed')
  return { win: 0, shown: pendingShown(n, game) }
}

/** Which limit stands against a stake, and what it leaves, written as the game writes money. */
function whyTooMuch({ kind, period, left }: NearestLimit, session: SessionRow, tell: Tell): string {
  const limit = tell(`limit.${period}.${kind}`)
  if (left === 0) return tell('limitReached', { limit })
  return tell('limitLeaves', { limit, left: written(left, session) })
}

/** An amount as the game writes money. */
const written = (amount: number, { currency, language }: Pick<SessionRow, 'currency' | 'language'>): string =>
  formatMoney(amount, currency as Currency, moneyWriting(currency, language).numberLocale)

const sorted = (stakes: Readonly<Record<string, number>>) =>
  Object.entries(stakes).toSorted(([a], [b]) => (a < b ? -1 : 1))
const ownerOf = (session: SessionRow) =>
  session.playerId === null ? `session:${session.id}` : ownerOfPlayer(session.playerId)

/** The round that must be shown before the next may start; null when there is none (RMB-12). */
export async function unseenRound(operator: Operator, session: SessionRow): Promise<RoundRow | null> {
  const mine =
    session.playerId === null
      ? eq(gameRounds.sessionId, session.id)
      : and(
          eq(gameRounds.playerId, session.playerId),
          eq(gameRounds.gameId, session.gameId),
          eq(gameRounds.mode, session.mode),
        )
  // Any that is not shown, never "the last one": after the clock has gone back the newest round is not the latest by time.
  const [open] = await operator.db
    .select()
    .from(gameRounds)
    .where(and(mine, not(gameRounds.seen)))
    .orderBy(gameRounds.at, gameRounds.id)
    .limit(1)
  return open ?? null
}

/** The page has shown a round to its end. */
export async function markSeen(operator: Operator, session: SessionRow, roundId: string): Promise<void> {
  await operator.db
    .update(gameRounds)
    .set({ seen: true })
    .where(and(eq(gameRounds.owner, ownerOf(session)), eq(gameRounds.id, roundId), isDecided))
}

/** Sum of the stakes, minor units. Throws CallError 409 error.validation for stakes that the rules do not know, and says the game's bounds (LOB-6). */
function checkedStake(
  engine: Engine,
  bounds: StakeBounds,
  stakes: Readonly<Record<string, number>>,
  session: SessionRow,
): number {
  const known = new Set(engine.spots.map(({ id }) => id))
  let sum = 0
  for (const [spot, amount] of Object.entries(stakes)) {
    if (!known.has(spot) || !Number.isSafeInteger(amount) || amount <= 0 || amount % engine.unit !== 0)
      throw refused('error.validation', 'stakeNotPossible')
    sum += amount
  }
  const [least, most] = [leastStaked(engine, bounds), mostStaked(engine, bounds)]
  if (sum < least || sum > most)
    throw refused('error.validation', (tell) =>
      tell('stakeBounds', { least: written(least, session), most: written(most, session) }),
    )
  return sum
}
