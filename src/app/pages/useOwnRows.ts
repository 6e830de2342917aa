import { recentPlayedCarousel, liveRecentRowSpan } from '#contract/constants.ts'
import type { GameTile, LiveTableTile } from '#contract/content-queries.ts'
import type { LobbyKind } from '#machines/lobby/lobby.contract.ts'
import { playerOptions } from '#src/queries/options.ts'
import { gamesByIdsOptions } from '#src/queries/pages.ts'
import type { LobbyRow } from '#src/views/lobby/LobbyView.tsx'
import { useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { useApp } from '../AppContext.tsx'
import { useSession } from '../flows.ts'
import { isOfferedHere } from './lobbyGames.ts'

const none: readonly never[] = []

/** Ids in an order of their own, so that the same games are the same question. */
const unique = (...lists: readonly (readonly string[])[]) => [...new Set(lists.flat())].toSorted()

/** Games of the player's own in a lobby: kept ones and those played last (LOB-4). None for a visitor. */
export function useOwnRows(
  kind: LobbyKind,
  kept: readonly string[],
  all: readonly (GameTile | LiveTableTile)[] | null,
  excluded: readonly string[],
) {
  const { t } = useLingui()
  const { world } = useApp()
  const playerId = useSession(({ context }) => context.player?.playerId ?? null)
  const played = useQuery({
    ...playerOptions(world.api, playerId ?? 0, 'lastPlayedGames', {}),
    enabled: playerId !== null,
    // A game may have been played since.
    refetchOnMount: 'always',
  })
  const recent = useMemo(() => played.data?.map(({ gameId }) => gameId) ?? none, [played.data])
  const ids = unique(kept, recent)
  const named = useQuery({
    ...gamesByIdsOptions(world, ids),
    enabled: playerId !== null && ids.length > 0,
    placeholderData: keepPreviousData,
  })
  const games = useMemo(() => {
    const offered = (named.data ?? none).filter((game) => isOfferedHere(game, world, excluded))
    return new Map([...(all ?? none), ...offered].map((game) => [game.id, game]))
  }, [named.data, all, world, excluded])
  const gameOf = useCallback((id: string) => games.get(id), [games])
  const type = kind === 'casino' ? 'casino' : 'live'
  const own = useMemo((): readonly LobbyRow[] => {
    if (playerId === null) return none
    const ofThis = (list: readonly string[]) =>
      list.flatMap((id) => {
        const game = games.get(id)
        return game?.type === type ? game : []
      })
    const mine = ofThis(kept)
    const last = ofThis(recent)
    return [
      {
        id: 'my-games',
        label: t({ message: 'My games', comment: 'Row of games the player has marked.' }),
        url: null,
        games: mine,
        hasMore: false,
      },
      {
        id: type === 'live' ? recentPlayedCarousel.id : 'recent-games',
        label: t({ message: 'Last played', comment: 'Row of games the player has played lately.' }),
        url: null,
        games: last,
        hasMore: recentPlayedCarousel.hasMore,
        // Two lines only where one is full, or the second would stand half empty.
        lines: type === 'live' && last.length > liveRecentRowSpan * 2 ? liveRecentRowSpan : 1,
      },
    ].filter((row) => row.games.length > 0) as readonly LobbyRow[]
  }, [playerId, games, kept, recent, type, t])
  return { own, gameOf }
}
