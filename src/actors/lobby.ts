import type { SaveMyGameInput } from '#machines/lobby/lobby.contract.ts'
import { fromPromise } from 'xstate'
import type { World } from './world.ts'

/** Games the player keeps (LOB-4). */
export const lobbyActors = (world: World) => ({
  saveMyGame: fromPromise<void, SaveMyGameInput>(async ({ input, signal }) => {
    const lobbyPageType = input.lobbyPageType === 'LIVE_CASINO' ? ('LIVE_CASINO' as const) : ('CASINO' as const)
    const body = { gameId: input.gameId, lobbyPageType }
    await world.api.call(input.isAdded ? 'myGamesAdd' : 'myGamesRemove', { body }, { signal })
  }),
})
