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
import { CrashedPage } from '#src/app/fallbacks.tsx'
import { i18n } from '#src/app/i18n.ts'
import { routerOptions, type SiteRouter } from '#src/app/router.ts'
import { leafStates } from '#src/ui/flowAttributes.ts'
import { I18nProvider } from '@lingui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRouter, type ErrorComponentProps, RouterProvider } from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'
import { type FromPage, type Opening, sizeOf, type ToPage } from './messages.ts'
import { keepEntries, keepSignIn } from './keep.ts'
import { ReplayFence } from './ReplayFence.tsx'
import { replayedSite } from './replayedSite.ts'
import { SceneIndex } from './sceneIndex.ts'
import { Stage } from './stage.ts'
import { notDrawn, stillness } from './still.css.ts'
import { holdStill } from './still.ts'

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** What did not come to the player; it is said as it was to them. */
const isAnswer = (error: unknown): boolean => error instanceof Error && error.name === 'ApiError'

/** What this build can't draw, as of a log of another one, is no crash of the player's: the place says so, and all around it stands. */
const NotDrawn = (props: ErrorComponentProps) =>
  isAnswer(props.error) ? (
    <CrashedPage {...props} />
  ) : (
    <p className={notDrawn}>This part can not be drawn by this build: {wordsOf(props.error)}</p>
  )

/** How long is replayed at a time, so that a step can be asked for meanwhile, ms. */
const SLICE = 25
/** After so long the waiting for a page is shown, ms. */
const WAITING = 350
/** How often it is told how far it has come, ms. */
const TELL = 100
// The page's own origin is none, so it can't be named; the frame is told by who listens.
const say = (message: FromPage): void => window.parent.postMessage(message, '*')
const fail = (error: unknown): void => say({ is: 'failed', why: wordsOf(error) })

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

/** Fetches every letter's shape, since nothing is asked for once the page stands. A face that does not come is drawn by another. */
const fetchFonts = (): Promise<unknown> => Promise.all([...document.fonts].map((face) => face.load().catch(() => face)))

/** Lets everything that is due happen first, and what it brings about. */
const turn = () => new Promise((resolve) => setTimeout(resolve))

/** Draws a run; answers how it is put to a step. */
async function open({ log, texts, step: first }: Opening): Promise<(step: number) => void> {
  // Another address of the same file might have an origin: then it draws nothing.
  if (self.origin !== 'null') throw new Error('This page is drawn in the frame of the replay alone.')
  const scenes = new SceneIndex(log.scenes ?? [])
  const told = scenes.at('site', 0)
  if (!told || !scenes.at('place', 0)) throw new Error('This log does not tell what the page showed.')
  if (!isBrandId(told.brand))
    throw new Error(`The page was of the brand “${told.brand}”; this build has ${brandIds.join(', ')}.`)
  const stage = new Stage(sessionMachine, log)
  holdStill(() => stage.now, texts)
  const brand = await brands[told.brand]()
  const fonts = fetchFonts()
  const site = replayedSite(told.settings as Settings, brand, stage, scenes)
  const hrefAt = (step: number): string => {
    const { path, search, hash } = scenes.at('place', step)!
    const query = new URLSearchParams(search).toString()
    return path + (query && `?${query}`) + (hash && `#${hash}`)
  }
  const entry = (step: number) => JSON.stringify([hrefAt(step), scenes.at('place', step)?.state])
  stage.advance(SLICE)
  const history = createMemoryHistory({ initialEntries: [hrefAt(0)] })
  const router = createRouter({ ...routerOptions(site), defaultErrorComponent: NotDrawn, history })
  let entered = entry(0)
  let wanted = first
  /** The step that stands there. */
  let drawn = -1
  /** What kept parts of the step from being drawn. */
  const broken = new Set<string>()
  /** Says again what stands there; null while it is being drawn. */
  let tell: (() => void) | null = null
  const root = createRoot(document.getElementById('root')!, {
    onCaughtError: (error) => {
      // Pages that are not found come by the same way, and are none of it.
      if (!(error instanceof Error) || isAnswer(error)) return
      broken.add(wordsOf(error))
      tell?.()
    },
  })
  let life = 0
  let hasFailed = false
  const draw = () =>
    root.render(
      <I18nProvider i18n={i18n}>
        <ReplayFence
          key={life}
          onFailure={(error) => {
            hasFailed = true
            fail(error)
          }}
        >
          <AppProvider site={site}>
            <QueryClientProvider client={site.queryClient}>
              <RouterProvider router={router} />
            </QueryClientProvider>
          </AppProvider>
        </ReplayFence>
      </I18nProvider>,
    )

  const follow = async (): Promise<void> => {
    const step = wanted
    if (step > stage.reached && !stage.isDone) return
    // Beyond where it can be replayed to nothing is known: all of it stands as it was there.
    const at = Math.min(step, stage.reached)
    tell = null
    keepEntries(scenes.at('kept', at) ?? {})
    const standing = scenes.at('standing', at)
    if (standing) keepSignIn(site.settings.userPool.clientId, standing)
    stage.show(at)
    site.queryClient.follow()
    document.documentElement.dataset['session'] = leafStates(stage.root.getSnapshot().value).join(' ')
    const { path } = scenes.at('place', at)!
    // A view may have gone elsewhere by itself.
    if (entered !== entry(at) || router.state.location.pathname !== path) {
      entered = entry(at)
      const there = arrival(router)
      history.replace(hrefAt(at), scenes.at('place', at)?.state)
      await there
    }
    // What an earlier step has broken, or the way from it, may stand at this one.
    if (hasFailed || broken.size > 0) {
      broken.clear()
      hasFailed = false
      life += 1
      draw()
    }
    await fonts
    await turn()
    if (step !== wanted) return
    drawn = step
    window.scrollTo(0, scenes.at('scroll', at)?.top ?? 0)
    const scenery = { path, ...sizeOf(scenes.at('window', at)) }
    tell = () => say({ is: 'shown', step, at, scenery, broken: broken.size > 0 ? [...broken].join('; ') : null })
    if (!hasFailed) tell()
  }
  let drawing = Promise.resolve()
  const go = () => {
    drawing = follow().catch(fail)
  }
  draw()
  go()
  // What is waited for is drawn before the rest is replayed.
  replayAll(stage, async () => {
    await drawing
    if (wanted === drawn || (wanted > stage.reached && !stage.isDone)) return
    go()
    await drawing
  }).catch(fail)
  return (step) => {
    wanted = step
    go()
  }
}

/** Replays to the end, in slices; says how far it has come, and waits for what is done meanwhile. */
async function replayAll(stage: Stage, meanwhile: () => Promise<void>): Promise<void> {
  let told = 0
  do {
    await meanwhile()
    stage.advance(SLICE)
    if (stage.isDone || performance.now() - told > TELL) {
      told = performance.now()
      say({ is: 'reached', step: stage.reached, isDone: stage.isDone })
    }
    await turn()
  } while (!stage.isDone)
  await meanwhile()
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
