import { fromCallback } from 'xstate'
import type { ReleaseWatchEvent } from '#machines/release/release.contract.ts'
import { lateActors } from './late.ts'
import type { World } from './world.ts'

const work = () => import('./releaseWork.ts')

/** Watching for a newer release, and taking it. The code comes once the page stands: nothing waits for it. */
export const releaseActors = (world: World) => ({
  ...lateActors(() => work().then(({ reloadWork }) => reloadWork), ['reload']),
  watchRelease: fromCallback<ReleaseWatchEvent, undefined>(({ sendBack, receive }) => {
    const ending = new AbortController()
    const { signal } = ending
    const early: ReleaseWatchEvent[] = []
    let hear = (told: ReleaseWatchEvent): void => void early.push(told)
    receive((told) => hear(told))
    const begin = async () => {
      const { watchRelease } = await work()
      if (signal.aborted) return
      hear = watchRelease(world, sendBack, signal)
      early.forEach(hear)
    }
    begin().catch((error: unknown) => world.log('nobody watches for a new release', { error }))
    return () => ending.abort()
  }),
})
