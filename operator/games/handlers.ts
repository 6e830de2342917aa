import { and, desc, eq } from 'drizzle-orm'
import { jackpotSiteId, second, siteId } from '#contract/constants.ts'
import { currencies, toWire } from '#contract/money.ts'
import { documentsOf } from '../content/documentsOf.ts'
import { CallError, requirePlayer, type Handlers } from '../handler.ts'
import type { Operator } from '../operator.ts'
import { randomFrom } from '../seed/random.ts'
import { boundsIn, gameOf, playable, type PlayableGame } from './gameOf.ts'
import { keptGames } from './schema.ts'
import { lastPlayed, latestWinners, topWinners } from './winners.ts'

const ourSite = (given: number | undefined, own: number) => {
  if (given !== undefined && given !== own) throw new CallError(400, 'error.invalid.site.id', `siteId must be ${own}`)
}

async function kept(operator: Operator, playerId: number, category: string) {
  const rows = await operator.db
    .select({ gameId: keptGames.gameId })
    .from(keptGames)
    .where(and(eq(keptGames.playerId, playerId), eq(keptGames.category, category)))
    .orderBy(desc(keptGames.at), keptGames.gameId)
  return { gameIds: rows.map(({ gameId }) => gameId) }
}

/** What a jackpot holds now, minor units: it grows by the second and falls at its own hour, the same for everybody. */
function jackpotNow(gameId: string, now: number): number {
  const random = randomFrom(`jackpot ${gameId}`)
  const [start, a_second, period] = [
    random.whole(500_000, 4_000_000),
    random.between(3, 40),
    random.whole(20, 160) * 3600,
  ]
  const phase = random.whole(0, period)
  return start + Math.floor(((Math.floor(now / second) + phase) % period) * a_second)
}

/** A table's limits in every currency, as its rounds hold them. */
const limitsInAll = (game: PlayableGame) =>
  currencies.map((currency) => {
    const { minStake, maxStake } = boundsIn(game, currency)
    return { min: toWire(minStake, currency), max: toWire(maxStake, currency), currency }
  })

/** What the lobby reads of games: kept games, recent games, jackpots, winners, live tables. */
export const gamesHandlers = {
  myGames: ({ query, player }, operator) =>
    kept(operator, requirePlayer({ player }).playerId, query.lobbyPageType ?? 'CASINO'),
  myGamesByCategory: async ({ query, player }, operator) => {
    const { playerId } = requirePlayer({ player })
    if (query.category === 'recent')
      return { gameIds: (await lastPlayed(operator, playerId)).map(({ gameId }) => gameId) }
    return kept(operator, playerId, query.category)
  },
  myGamesAdd: async ({ query, body, player }, operator) => {
    const { playerId } = requirePlayer({ player })
    const wanted = body?.gameId ?? query.gameId
    const category = body?.lobbyPageType ?? query.category ?? 'CASINO'
    const game = wanted === undefined ? null : await gameOf(operator, wanted)
    if (!game) throw new CallError(404, 'error.not_found', 'There is no such game')
    await operator.db
      .insert(keptGames)
      .values({ playerId, category, gameId: game.gameId, at: operator.clock.now() })
      .onConflictDoNothing()
    return kept(operator, playerId, category)
  },
  myGamesRemove: async ({ body, player }, operator) => {
    const { playerId } = requirePlayer({ player })
    await operator.db
      .delete(keptGames)
      .where(
        and(
          eq(keptGames.playerId, playerId),
          eq(keptGames.category, body.lobbyPageType),
          eq(keptGames.gameId, body.gameId),
        ),
      )
    return kept(operator, playerId, body.lobbyPageType)
  },
  jackpots: async ({ query }, operator) => {
    ourSite(query.siteId, jackpotSiteId)
    const found = await Promise.all(query.gameIds.map((id) => gameOf(operator, id)))
    const now = operator.clock.now()
    return {
      data: found.flatMap((game) =>
        game?.jackpot
          ? [{ gameId: game.gameId, amount: toWire(jackpotNow(game.gameId, now), 'EUR'), currency: 'EUR' as const }]
          : [],
      ),
    }
  },
  lastPlayedGames: ({ player }, operator) => lastPlayed(operator, requirePlayer({ player }).playerId),
  topWinners: ({ query }, operator) => {
    ourSite(query.siteId, siteId)
    return topWinners(operator, query.currency, query.dateRange)
  },
  latestWinners: ({ query }, operator) => {
    ourSite(query.siteId, siteId)
    return latestWinners(operator, query.currency)
  },
  liveTables: async (_request, operator) => {
    const minute = Math.floor(operator.clock.now() / (60 * second))
    return (await documentsOf(operator))
      .ofType('game')
      .filter(({ type }) => type === 'live')
      .map((document) => {
        const game = playable(document)
        const seats = typeof document['seats'] === 'number' ? document['seats'] : null
        return {
          gameId: game.gameId,
          tableId: game.launchId,
          name: game.label,
          gameCategory: game.gameType,
          open: true,
          betLimits: limitsInAll(game),
          seats,
          seatsTaken: seats === null ? null : randomFrom(`seats ${game.gameId} ${minute}`).whole(0, seats),
        }
      })
  },
} satisfies Handlers
