import type {
  AdoptSessionInput,
  AdoptSessionOutput,
  SignOutInput,
  TabEvent,
} from '#machines/session/session.contract.ts'
import { fromCallback, fromPromise } from 'xstate'
import { playerSessionOf } from './playerSession.ts'
import { clearPlayerEntries, clearTabEntries, noteActivity } from './storage.ts'
import { openTabs } from './tabs.ts'
import type { World } from './world.ts'

/** The external CRM's own sign-out, where its script is present (AUT-8). */
async function leaveCrm(world: World): Promise<void> {
  const crm = (globalThis as { CRM?: { logout?: () => unknown } }).CRM
  try {
    await crm?.logout?.()
  } catch (error) {
    world.log('the CRM sign-out failed', { error: String(error) })
  }
}

/**
 * What the browser kept has gone by then; who wants to sign in again does not wait longer for a slow server to have heard of
 * it, which goes on by itself (ms).
 */
const farewell = 2000
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** What another tab has stored reaches this one apart from the word of it, and may come later (ms). */
const storagePatience = 5000

/** The next change of local storage by another tab; false when none came in time. */
const storageChange = (late: AbortSignal): Promise<boolean> =>
  new Promise((resolve) => {
    window.addEventListener('storage', () => resolve(true), { once: true, signal: late })
    if (late.aborted) resolve(false)
    else late.addEventListener('abort', () => resolve(false), { once: true })
  })

/** What the root asks for itself: leaving, and the other tabs (AUT-8, AUT-10). */
export const sessionActors = (world: World) => ({
  signOut: fromPromise<void, SignOutInput>(async ({ input }) => {
    if (!input.tellServer) {
      if (input.reason === 'otherTab') clearTabEntries()
      else clearPlayerEntries()
      return
    }
    const told = world.pool.signOut((tokens) =>
      Promise.all([world.api.call('signOut', {}, { tokens }), leaveCrm(world)]),
    )
    await Promise.race([told, pause(farewell)])
  }),
  adoptSession: fromPromise<AdoptSessionOutput, AdoptSessionInput>(async ({ input, signal }) => {
    const late = AbortSignal.any([signal, AbortSignal.timeout(storagePatience)])
    for (;;) {
      const changed = storageChange(late)
      const tokens = await world.pool.restore()
      const found = tokens && playerSessionOf(tokens, world.now())
      const isTold = found !== null && (input.playerId === null || found.playerId === input.playerId)
      if (!isTold && (await changed)) continue
      if (found) noteActivity(world.now())
      return found
    }
  }),
  tabs: fromCallback<TabEvent, undefined>(({ sendBack, receive }) => {
    const send = (event: TabEvent) => sendBack(event)
    const tabs = openTabs((message) => {
      if (message.type === 'signedOut')
        send({ type: 'tab.signedOut', ...(message.begun ? { begun: message.begun } : {}) })
      else if (message.type === 'signedIn') send({ type: 'tab.signedIn', playerId: message.playerId })
    })
    receive((told) => {
      if (told.type === 'tab.signedOut') tabs.tell({ type: 'signedOut', ...(told.begun ? { begun: told.begun } : {}) })
      else if (told.type === 'tab.signedIn') tabs.tell({ type: 'signedIn', playerId: told.playerId })
    })
    return tabs.close
  }),
})
