// Imported for what they do: what the browser has, before anybody looks; and the styles of the page itself.
// oxlint-disable-next-line import/no-unassigned-import
import './noOrigin.ts'
// oxlint-disable-next-line import/no-unassigned-import
import '#src/ui/global.css.ts'
import { brands } from '#brands/index.ts'
import { brandIds, isBrandId } from '#contract/brands.ts'
import type { Settings } from '#contract/settings.ts'
import { sessionMachine } from '#machines/session/session.machine.ts'
import { AppProvider } from '#src/app/AppContext.tsx'
import { i18n } from '#src/app/i18n.ts'
import { routerOptions, type SiteRouter } from '#src/app/router.ts'
import { leafStates } from '#src/ui/flowAttributes.ts'
import { I18nProvider } from '@lingui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRouter, RouterProvider } from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'
import type { FromPage, Opening, ToPage } from './messages.ts'
import { keepEntries, keepSignIn } from './keep.ts'
import { ReplayFence } from './ReplayFence.tsx'
import { replayedSite } from './replayedSite.ts'
import { SceneIndex } from './sceneIndex.ts'
import { Stage } from './stage.ts'
import { stillness } from './still.css.ts'
import { holdStill } from './still.ts'

/** How long is replayed at a time, so that a step can be asked for meanwhile, ms. */
const SLICE = 25
/** After so long the waiting for a page is shown, ms. */
const WAITING = 350
/** How often it is told how far it has come, ms. */
const TELL = 100
// The page's own origin is none, so it can't be named; the frame is told by who listens.
const say = (message: FromPage): void => window.parent.postMessage(message, '*')
const fail = (error: unknown): void =>
  say({ is: 'failed', why: error instanceof Error ? error.message : String(error) })

/** Settles when the next page is there, or its waiting is shown: what it asks may have had no answer then. */
const arrival = (router: SiteRouter): Promise<void> =>
  new Promise((resolve) => {
    const late = setTimeout(resolve, WAITING)
    const stop = router.subscribe('onResolved', () => {
      clearTimeout(late)
      stop()
      resolve()
    })
  })

/** Lets everything that is due happen first, and what it brings about. */
const turn = () => new Promise((resolve) => setTimeout(resolve))

/** Draws a run; answers how it is put to a step. */
async function open({ log, texts }: Opening): Promise<(step: number) => void> {
  const scenes = new SceneIndex(log.scenes ?? [])
  const told = scenes.at('site', 0)
  if (!told || !scenes.at('place', 0)) throw new Error('This log does not tell what the page showed.')
  if (!isBrandId(told.brand))
    throw new Error(`The page was of the brand “${told.brand}”; this build has ${brandIds.join(', ')}.`)
  const stage = new Stage(sessionMachine, log)
  holdStill(() => stage.now, texts)
  const brand = await brands[told.brand]()
  const site = replayedSite(told.settings as Settings, brand, stage, scenes)
  const hrefAt = (step: number): string => {
    const { path, search, hash } = scenes.at('place', step)!
    const query = new URLSearchParams(search).toString()
    return path + (query && `?${query}`) + (hash && `#${hash}`)
  }
  const entry = (step: number) => JSON.stringify([hrefAt(step), scenes.at('place', step)?.state])
  stage.advance(SLICE)
  const history = createMemoryHistory({ initialEntries: [hrefAt(0)] })
  const router = createRouter({ ...routerOptions(site), history })
  let entered = entry(0)
  let wanted = 0

  const follow = async (): Promise<void> => {
    const step = wanted
    if (step > stage.reached && !stage.isDone) return
    keepEntries(scenes.at('kept', step) ?? {})
    const standing = scenes.at('standing', step)
    if (standing) keepSignIn(site.settings.userPool.clientId, standing)
    stage.show(Math.min(step, stage.reached))
    site.queryClient.follow()
    document.documentElement.dataset['session'] = leafStates(stage.root.getSnapshot().value).join(' ')
    if (entered !== entry(step)) {
      entered = entry(step)
      const there = arrival(router)
      history.replace(hrefAt(step), scenes.at('place', step)?.state)
      await there
    }
    await turn()
    window.scrollTo(0, scenes.at('scroll', step)?.top ?? 0)
    const { path } = scenes.at('place', step)!
    const { width, height } = scenes.at('window', step) ?? { width: 0, height: 0 }
    if (step === wanted) say({ is: 'shown', step, scenery: { path, width, height } })
  }
  createRoot(document.getElementById('root')!).render(
    <I18nProvider i18n={i18n}>
      <ReplayFence onFailure={fail}>
        <AppProvider site={site}>
          <QueryClientProvider client={site.queryClient}>
            <RouterProvider router={router} />
          </QueryClientProvider>
        </AppProvider>
      </ReplayFence>
    </I18nProvider>,
  )
  replayAll(stage, () => void follow())
  return (step) => {
    wanted = step
    void follow()
  }
}

/** Replays to the end, in slices; says how far it has come, and calls back when it has. */
function replayAll(stage: Stage, onReached: () => void): void {
  let told = 0
  const work = () => {
    const goesOn = stage.advance(SLICE)
    if (!goesOn || performance.now() - told > TELL) {
      told = performance.now()
      say({ is: 'reached', step: stage.reached, isDone: stage.isDone })
      onReached()
    }
    if (goesOn) setTimeout(work)
  }
  work()
}

let opened: Promise<(step: number) => void> | null = null
window.addEventListener('message', ({ source, data }: MessageEvent<ToPage>) => {
  if (source !== window.parent) return
  if (data.is === 'open') {
    opened ??= open(data)
    opened.catch(fail)
  } else opened?.then((show) => show(data.step)).catch(fail)
})
document.documentElement.classList.add(stillness)
say({ is: 'ready' })
