import { eq } from 'drizzle-orm'
import type { Minor } from '#contract/money.ts'
import type { BonusVertical } from '#contract/wallet.ts'
import { holdWallet } from '../banking/deposits.ts'
import { stakeableIn, verticalOf } from '../bonus/contributions.ts'
import type { RuledGame } from '../bonus/rules.ts'
import { bookEnding, holdAssignment, takeStake, type Play, type PlayEnd, type Staking } from '../bonus/stakes.ts'
import type { Operator } from '../operator.ts'
import type { PlayableGame } from './gameOf.ts'
import { GameRefusal } from './gameRefusal.ts'
import { gameSessions, type gameRounds } from './schema.ts'

/** A round as stored. */
export type RoundRow = typeof gameRounds.$inferSelect
/** A game session as stored. */
export type SessionRow = typeof gameSessions.$inferSelect

/** What a round left: what can be staked in its game after it, and what it paid. */
export interface Booked {
  /** Own money, or play money. */
  readonly balance: Minor
  readonly bonusBalance: Minor
  readonly spinsLeft: number
  /** Less than was won where a bonus was lost meanwhile, whose share the house keeps. */
  readonly paid: Minor
}

/** A round as the ledger knows it; one key for each kind, so that whatever is tried again moves nothing twice (SAF-4). */
const playOf = (
  playerId: number,
  roundId: string,
  game: Pick<PlayableGame, 'type' | 'gameId' | 'gameProvider'> & RuledGame,
): Play => ({
  playerId,
  category: game.type === 'live' ? 'LIVE_CASINO' : 'CASINO',
  house: 'house:games',
  referenceId: roundId,
  keyOf: (kind) => `round:${playerId}:${roundId}:${kind}`,
  details: { gameId: game.gameId, gameProvider: game.gameProvider },
  game,
})

/**
 * Takes the stake of a round for money and, where it is decided already (`win`; null: at a live table, later), pays its win. The caller
 * holds the wallet and the bonus.
 */
export function bookRound(
  operator: Operator,
  session: SessionRow,
  game: PlayableGame,
  roundId: string,
  staking: Staking,
  win: Minor | null,
): Promise<Booked> {
  const playerId = session.playerId!
  const play = playOf(playerId, roundId, game)
  return operator.transaction(async (tx) => {
    const assignment = await takeStake(operator, tx, play, staking)
    const paid =
      win === null ? 0 : await bookEnding(operator, tx, play, { ...staking, assignment }, { kind: 'WIN', amount: win })
    return leftIn(operator, playerId, verticalOf(game), game, paid)
  })
}

async function leftIn(
  operator: Operator,
  playerId: number,
  vertical: BonusVertical,
  game: RuledGame,
  paid: Minor,
): Promise<Booked> {
  const wallet = await operator.ledger.walletOf(playerId)
  const { money, spins } = await stakeableIn(operator, playerId, vertical, game)
  return { balance: wallet?.balances.main ?? 0, bonusBalance: money, spinsLeft: spins?.left ?? 0, paid }
}

/**
 * Books the end of a live round that was staked on before, exactly once: what it won, or its stake back where it was called off. All is
 * said by the round itself: its game may be gone from the content (`game` null).
 */
export async function bookEnd(
  operator: Operator,
  session: SessionRow,
  round: RoundRow,
  game: PlayableGame | null,
  end: PlayEnd,
): Promise<Booked> {
  const { id, playerId, gameId, gameProvider, stake, bonusStake, isFreeSpin } = round
  if (playerId === null) {
    const balance = (session.demoBalance ?? 0) + end.amount
    await operator.db.update(gameSessions).set({ demoBalance: balance }).where(eq(gameSessions.id, session.id))
    return { balance, bonusBalance: 0, spinsLeft: 0, paid: end.amount }
  }
  const ruled = {
    gameId,
    ...(game === null ? {} : { launchId: game.launchId }),
    gameProvider,
    gameType: game?.gameType ?? '',
    type: 'live' as const,
  }
  return operator.transaction(async (tx) => {
    await holdWallet(tx, playerId)
    const assignment = await holdAssignment(operator, tx, round.assignmentId)
    const staking = { assignment, stake, ofBonus: bonusStake, isFree: isFreeSpin }
    const paid = await bookEnding(operator, tx, playOf(playerId, id, ruled), staking, end)
    return leftIn(operator, playerId, 'LIVE_CASINO', ruled, paid)
  })
}

/** Stake and win of a round with play money. Throws CallError 409 error.not_enough_funds. */
export async function movePlayMoney(
  operator: Operator,
  session: SessionRow,
  stake: Minor,
  win: Minor,
): Promise<Booked> {
  const before = session.demoBalance ?? 0
  if (before < stake) throw new GameRefusal(409, 'error.not_enough_funds', 'notEnoughPlayMoney')
  const balance = before - stake + win
  await operator.db.update(gameSessions).set({ demoBalance: balance }).where(eq(gameSessions.id, session.id))
  return { balance, bonusBalance: 0, spinsLeft: 0, paid: win }
}
