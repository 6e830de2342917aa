import type { GameTile } from '#contract/content-queries.ts'
import type { LobbyPageType, MyGamesStored, SaveMyGameInput } from '#machines/lobby/lobby.contract.ts'
import type { lobbyMachine } from '#machines/lobby/lobby.machine.ts'
import { playerOptions } from '#src/queries/options.ts'
import { useNavigation } from '#src/ui/navigation.tsx'
import type { Favourites } from '#src/views/games/TileList.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { useEffect, useLayoutEffect, useMemo } from 'react'
import type { ActorRefFrom } from 'xstate'
import { useApp } from '../AppContext.tsx'
import { useSession } from '../flows.ts'

const none: readonly string[] = []

/** Wishes that a visitor was asked to sign in for. Each is asked for once: a lobby that is come back to meets it again. */
const askedFor = new WeakSet<SaveMyGameInput>()
/** Stored lists that were taken over. Each is once: met again, it is older than what another window or device has stored since. */
const takenOver = new WeakSet<MyGamesStored>()

/** The games a player keeps in a lobby, as they will be once every change is stored (LOB-4). A visitor who keeps one is asked to sign in. */
export function useFavourites(
  flow: ActorRefFrom<typeof lobbyMachine>,
  lobbyPageType: LobbyPageType,
): Favourites & { readonly list: readonly string[] } {
  const { world } = useApp()
  const { go } = useNavigation()
  const client = useQueryClient()
  const playerId = useSession(({ context }) => context.player?.playerId ?? null)
  const changes = useSelector(flow, ({ context }) => context.changes)
  const stored = useSelector(flow, ({ context }) => context.stored)
  const wish = useSelector(flow, (now) =>
    now.matches({ myGames: 'asking' }) ? (now.context.changes[0] ?? null) : null,
  )
  const hasFailed = useSelector(flow, (now) => now.matches({ myGames: 'failed' }))
  const options = playerOptions(world.api, playerId ?? 0, 'myGames', { query: { lobbyPageType } })
  const mine = useQuery({ ...options, enabled: playerId !== null })
  // Before the next painting: what was shown as stored already is not taken back in between.
  useLayoutEffect(() => {
    if (stored === null || playerId === null || takenOver.has(stored)) return
    takenOver.add(stored)
    const { queryKey } = playerOptions(world.api, playerId, 'myGames', {
      query: { lobbyPageType: stored.lobbyPageType },
    })
    // A list that was asked for before the change was stored, and comes late, would take it back.
    void client.cancelQueries({ queryKey })
    client.setQueryData(queryKey, { gameIds: [...stored.gameIds] })
  }, [stored, client, world, playerId])
  // A change whose answer was lost may be stored all the same.
  useEffect(() => {
    if (hasFailed) void client.invalidateQueries({ queryKey: ['player', playerId, 'myGames'] })
  }, [hasFailed, client, playerId])
  useEffect(() => {
    if (wish === null || askedFor.has(wish)) return
    askedFor.add(wish)
    go('#login')
  }, [wish, go])
  const known = mine.data?.gameIds ?? none
  const list = useMemo(() => {
    if (playerId === null) return none
    const ids = new Set(known)
    for (const change of changes) {
      if (change.lobbyPageType !== lobbyPageType) continue
      if (change.isAdded) ids.add(change.gameId)
      else ids.delete(change.gameId)
    }
    return [...ids]
  }, [playerId, known, changes, lobbyPageType])
  return useMemo(
    () => ({
      list,
      ids: new Set(list),
      toggle: (game: GameTile, isAdded: boolean) =>
        flow.send({ type: isAdded ? 'myGame.add' : 'myGame.remove', gameId: game.id, lobbyPageType }),
    }),
    [list, flow, lobbyPageType],
  )
}
