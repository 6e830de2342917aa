import { eq } from 'drizzle-orm'
import { CallError } from '../handler.ts'
import type { Operator } from '../operator.ts'
import type { PlayableGame } from './gameOf.ts'
import { gameSessions, type gameRounds } from './schema.ts'

/** A round as stored. */
export type RoundRow = typeof gameRounds.$inferSelect
/** A game session as stored. */
export type SessionRow = typeof gameSessions.$inferSelect

/** Takes a stake and pays a win of the player's own money; answers the balance after them, minor units. */
export async function moveMoney(
  operator: Operator,
  session: SessionRow,
  game: PlayableGame,
  roundId: string,
  stake: number,
  win: number,
): Promise<number> {
  const playerId = session.playerId!
  return operator.transaction(async (tx) => {
    const bet = await operator.ledger.postMovement(tx, movement(playerId, game, roundId, 'BET', -stake))
    const after = win > 0 ? await operator.ledger.postMovement(tx, movement(playerId, game, roundId, 'WIN', win)) : bet
    return after.wallet.balances.main
  })
}

const movement = (playerId: number, game: PlayableGame, roundId: string, kind: 'BET' | 'WIN', own: number) => ({
  playerId,
  kind,
  category: game.type === 'live' ? ('LIVE_CASINO' as const) : ('CASINO' as const),
  referenceId: roundId,
  idempotencyKey: `round:${playerId}:${roundId}:${kind}`,
  postings: [
    { account: 'main' as const, amount: own },
    { account: 'house:games' as const, amount: -own },
  ],
  details: { gameId: game.gameId, gameProvider: game.gameProvider },
})

/** Pays what a round won that was staked before, exactly once; answers the balance after it, minor units. */
export async function bookWin(
  operator: Operator,
  session: SessionRow,
  game: PlayableGame,
  { id, playerId }: RoundRow,
  win: number,
): Promise<number> {
  if (playerId === null) {
    const after = (session.demoBalance ?? 0) + win
    await operator.db.update(gameSessions).set({ demoBalance: after }).where(eq(gameSessions.id, session.id))
    return after
  }
  return operator.transaction(async (tx) => {
    if (win > 0) await operator.ledger.postMovement(tx, movement(playerId, game, id, 'WIN', win))
    return (await operator.ledger.walletOf(playerId))?.balances.main ?? 0
  })
}

/** The same with play money. Throws CallError 409 error.not_enough_funds. */
export async function movePlayMoney(
  operator: Operator,
  session: SessionRow,
  stake: number,
  win: number,
): Promise<number> {
  const before = session.demoBalance ?? 0
  if (before < stake) throw new CallError(409, 'error.not_enough_funds', 'Not enough play money')
  const after = before - stake + win
  await operator.db.update(gameSessions).set({ demoBalance: after }).where(eq(gameSessions.id, session.id))
  return after
}
