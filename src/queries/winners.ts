import { casinoSettingsQuery, winnerGamesQuery, type ContentResult } from '#contract/content-queries.ts'
import { isGameOffered, type Offer } from '#contract/providers.ts'
import { toMinor, type Currency, type Minor } from '#contract/money.ts'
import type { Winner } from '#contract/wallet.ts'
import { channelOf, siteId, timers } from '#contract/constants.ts'
import type { World } from '#src/actors/world.ts'
import { queryOptions } from '@tanstack/react-query'
import { offerOf } from './first.ts'

type WinnerGame = ContentResult<typeof winnerGamesQuery>[number]

/** A win with what the content knows of its game (LOB-8). */
export interface EnrichedWinner {
  readonly gameId: string
  readonly gameName: string
  readonly gameProvider: string
  readonly gameSubProvider: string | null
  readonly type: string
  readonly image: string | null
  readonly playerName: string
  readonly amount: Minor
  readonly currency: Currency
  readonly wonAt: string
}

export interface WinnerLists {
  readonly latest: readonly EnrichedWinner[]
  readonly top: readonly EnrichedWinner[]
}

/** Whether a game may be shown to who is here: the rule of the lobby (LOB-3). */
const isOffered = (game: WinnerGame, offer: Offer): boolean =>
  isGameOffered(
    {
      ...game,
      subProvider:
        game.gameSubProvider === null
          ? null
          : { id: game.gameSubProvider, restrictedCountry: game.subRestrictedCountry },
    },
    offer,
  )

/** Wins joined with their games; wins of unknown, restricted and filtered games fall out (LOB-8). */
export function enrichWinners(
  winners: readonly Winner[],
  games: readonly WinnerGame[],
  offer: Offer,
): EnrichedWinner[] {
  const byId = new Map(games.map((game) => [game.gameId, game]))
  return winners.flatMap((winner) => {
    const game = byId.get(winner.gameId)
    if (!game || !isOffered(game, offer)) return []
    return {
      gameId: game.gameId,
      gameName: game.gameName,
      gameProvider: game.gameProvider,
      gameSubProvider: game.gameSubProvider,
      type: game.type,
      image: game.image,
      playerName: winner.playerName,
      amount: toMinor(winner.amount, winner.currency),
      currency: winner.currency,
      wonAt: winner.wonAt,
    }
  })
}

/** Latest and this week's top winners; kept for a minute. */
export function winnersOptions(world: World) {
  const currency = world.currency()
  const offer = offerOf(world)
  const { market } = world.locale()
  const channel = channelOf(window.innerWidth)
  return queryOptions<WinnerLists>({
    queryKey: ['public', 'winners', market, currency, offer, channel],
    queryFn: async ({ signal }) => {
      const [latest, top] = await Promise.all([
        world.api.call('latestWinners', { query: { siteId, currency } }, { signal }),
        world.api.call('topWinners', { query: { dateRange: 'WEEK', siteId, currency } }, { signal }),
      ])
      const ids = [...new Set([...latest, ...top].map(({ gameId }) => gameId))]
      const [games, casino] = await Promise.all([
        world.content.ask('winnerGames', winnerGamesQuery, { ids }, signal),
        // Without it nothing more is left out than the settings say; the operator launches what may be launched.
        world.content.ask('casinoSettings', casinoSettingsQuery, {}, signal).catch(() => null),
      ])
      const excluded = [...(world.settings.excludedSubProviders[market] ?? []), ...(casino?.excludedSubProviders ?? [])]
      const here = games.filter(({ channels }) => channels.includes(channel))
      const enrich = (winners: readonly Winner[]) => enrichWinners(winners, here, { ...offer, excluded })
      return { latest: enrich(latest), top: enrich(top) }
    },
    staleTime: timers.winnersPoll,
  })
}
