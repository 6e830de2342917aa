import type { GameTile } from '#contract/content-queries.ts'
import type { lobbyMachine } from '#machines/lobby/lobby.machine.ts'
import { playerOptions } from '#src/queries/options.ts'
import type { GameActions } from '#src/views/games/TileList.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { useEffect, useMemo, useRef } from 'react'
import type { ActorRefFrom } from 'xstate'
import { useApp } from '../AppContext.tsx'
import { useSession } from '../flows.ts'

const none: readonly string[] = []

/** The games a player keeps in a lobby (LOB-4); undefined for a visitor, who keeps none. */
export function useFavourites(
  flow: ActorRefFrom<typeof lobbyMachine>,
  lobbyPageType: 'CASINO' | 'LIVE_CASINO',
): GameActions['favourites'] {
  const { world } = useApp()
  const client = useQueryClient()
  const playerId = useSession(({ context }) => context.player?.playerId ?? null)
  const pending = useSelector(flow, ({ context }) => context.pendingMyGame)
  const isSaving = useSelector(flow, (now) => now.matches({ myGames: 'saving' }))
  const mine = useQuery({
    ...playerOptions(world.api, playerId ?? 0, 'myGames', { query: { lobbyPageType } }),
    enabled: playerId !== null,
  })
  const wasSaving = useRef(false)
  useEffect(() => {
    if (wasSaving.current && !isSaving) void client.invalidateQueries({ queryKey: ['player', playerId, 'myGames'] })
    wasSaving.current = isSaving
  }, [isSaving, client, playerId])
  const ids = mine.data?.gameIds ?? none
  return useMemo(() => {
    if (playerId === null) return undefined
    return {
      ids: new Set(ids),
      busyId: isSaving ? (pending?.gameId ?? null) : null,
      toggle: (game: GameTile, isAdded: boolean) =>
        flow.send({ type: isAdded ? 'myGame.add' : 'myGame.remove', gameId: game.id, lobbyPageType }),
    }
  }, [playerId, ids, isSaving, pending, flow, lobbyPageType])
}
