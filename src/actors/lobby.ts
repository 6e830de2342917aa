import type { MyGamesStored, SaveMyGameInput } from '#machines/lobby/lobby.contract.ts'
import { fromPromise } from 'xstate'
import type { World } from './world.ts'

/** Games the player keeps (LOB-4). */
export const lobbyActors = (world: World) => ({
  saveMyGame: fromPromise<MyGamesStored, SaveMyGameInput>(async ({ input, signal }) => {
    const { gameId, lobbyPageType } = input
    const body = { gameId, lobbyPageType }
    const { gameIds } = await world.api.call(input.isAdded ? 'myGamesAdd' : 'myGamesRemove', { body }, { signal })
    return { lobbyPageType, gameIds }
  }),
})
