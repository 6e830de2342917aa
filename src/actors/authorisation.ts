import type { RestoreSessionOutput } from '#machines/authorisation/authorisation.contract.ts'
import type { PlayerSession } from '#machines/player.ts'
import { fromPromise } from 'xstate'
import { playerSessionOf } from './playerSession.ts'
import { clearPlayerEntries, writeIdTokenCookie, writeLocal } from './storage.ts'
import { isTokenRefused } from './userPool.ts'
import type { World } from './world.ts'

/** The session that the browser keeps (AUT-2, AUT-9). */
export const authorisationActors = (world: World) => ({
  restoreSession: fromPromise<RestoreSessionOutput, undefined>(async () => {
    try {
      const tokens = await world.pool.restore()
      if (!tokens) return null
      writeIdTokenCookie(tokens.idToken)
      writeLocal('authorised', true)
      return playerSessionOf(tokens, world.now())
    } catch (error) {
      // Refused or unreadable: nobody is signed in. No answer is for the machine to decide.
      if (isTokenRefused(error)) {
        clearPlayerEntries()
        return null
      }
      throw error
    }
  }),
  refreshTokens: fromPromise<PlayerSession, undefined>(async () =>
    playerSessionOf(await world.pool.fresh(), world.now()),
  ),
})
