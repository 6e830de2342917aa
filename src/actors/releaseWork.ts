import type { ReleaseNews, ReleaseWatchEvent, ReloadOutput } from '#machines/release/release.contract.ts'
import { keepAppShell } from './appShell.ts'
import { openTabs } from './tabs.ts'
import { watchTyping } from './typedFields.ts'
import { isUnderWay, watchWork } from './underWay.ts'
import type { World } from './world.ts'

/** How often the server is asked while the page is looked at, and how long an answer counts for who comes back to it (ms). */
const EVERY = 10 * 60_000
/** One more look after a file did not come: not at each of several that are lost at once (ms). */
const PAUSE = 1000

/** The release that this page was loaded with, as the build has written it into the document; null in development. */
const own = (): string | null => document.querySelector<HTMLMetaElement>('meta[name="release"]')?.content ?? null

/** The release that the server has now; null where it does not say. Rejects when there is no answer. */
async function newest(why: string, signal: AbortSignal): Promise<string | null> {
  const answer = await fetch(`/release.json?${why}`, { cache: 'no-store', signal })
  if (!answer.ok) throw new Error(`release.json: Request failed with status code ${answer.status}`)
  const said: unknown = await answer.json()
  const release = typeof said === 'object' && said !== null && 'release' in said ? said.release : null
  return typeof release === 'string' && release !== '' ? release : null
}

export const reloadWork = {
  /** Loads the page anew once the server is known to answer: a page that works is not given up for none, nor is what has begun meanwhile. */
  reload: async ({ signal }: { readonly input: undefined; readonly signal: AbortSignal }): Promise<ReloadOutput> => {
    await newest('reload', signal)
    // Given up just as the answer came.
    signal.throwIfAborted()
    if (isUnderWay()) return 'underWay'
    location.reload()
    return 'left'
  },
}

/** Looks for a newer release now and then, when the page is looked at again, and when one of its files is gone from the server. */
export function watchRelease(
  world: World,
  say: (news: ReleaseNews) => void,
  signal: AbortSignal,
): (told: ReleaseWatchEvent) => void {
  const here = own()
  let endWork: (() => void) | null = null
  let found: string | null = null
  let askedAt = world.now()
  let soon: ReturnType<typeof setTimeout> | undefined
  /** Another tab has taken a release, and the server has not answered yet which one it has. */
  let isToFollow = false

  const look = async (isTaken = isToFollow): Promise<void> => {
    askedAt = world.now()
    try {
      const release = await newest('look', AbortSignal.any([signal, AbortSignal.timeout(15_000)]))
      if (signal.aborted) return
      isToFollow = false
      if (release === null || release === here || (release === found && !isTaken)) return
      found = release
      say({ type: isTaken ? 'release.taken' : 'release.found' })
    } catch {
      // Without network, or while the server is exchanged: the next look will tell.
      isToFollow ||= isTaken
    }
  }
  // What the other tab has taken may be what this one has already, or an older one.
  const tabs = openTabs(({ type }) => {
    if (type === 'releaseTaken' && here !== null) void look(true)
  })
  const lookIfLongAgo = () => {
    if (document.visibilityState === 'visible' && world.now() - askedAt >= EVERY) void look()
  }
  const every = setInterval(lookIfLongAgo, EVERY / 10)
  watchTyping(signal)
  if (here !== null) {
    document.addEventListener('visibilitychange', lookIfLongAgo, { signal })
    window.addEventListener('online', () => void look(), { signal })
    // A part of the page is not on the server any more, as after a release.
    window.addEventListener(
      'vite:preloadError',
      () => {
        clearTimeout(soon)
        soon = setTimeout(() => void look(), PAUSE)
      },
      { signal },
    )
    keepAppShell(world, signal)
  }
  signal.addEventListener('abort', () => {
    clearInterval(every)
    clearTimeout(soon)
    endWork?.()
    tabs.close()
  })
  return ({ type }) => {
    if (type === 'release.tell') return tabs.tell({ type: 'releaseTaken' })
    endWork?.()
    endWork = watchWork((isBusy) => say({ type: isBusy ? 'work.begun' : 'work.ended' }))
  }
}
