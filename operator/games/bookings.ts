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

/** How the player's money moves in a round; one key for each kind, so that whatever is tried again moves nothing twice (SAF-4). */
const movement = (
  playerId: number,
  game: Pick<PlayableGame, 'type' | 'gameId' | 'gameProvider'>,
  roundId: string,
  kind: 'BET' | 'WIN' | 'BET_VOID',
  own: number,
) => ({
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

/**
 * Books the end of a live round that was staked on before, exactly once: what it won, or its stake back where it was called off. Answers
 * the balance after it, minor units. All is said by the round itself: its game may be gone from the content.
 */
export async function bookEnd(
  operator: Operator,
  session: SessionRow,
  { id, playerId, gameId, gameProvider }: RoundRow,
  kind: 'WIN' | 'BET_VOID',
  amount: number,
): Promise<number> {
  if (playerId === null) {
    const after = (session.demoBalance ?? 0) + amount
    await operator.db.update(gameSessions).set({ demoBalance: after }).where(eq(gameSessions.id, session.id))
    return after
  }
  return operator.transaction(async (tx) => {
    if (amount > 0)
      await operator.ledger.postMovement(
        tx,
        movement(playerId, { type: 'live', gameId, gameProvider }, id, kind, amount),
      )
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
