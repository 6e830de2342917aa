import { brands } from '#brands/index.ts'
// Styles of the page itself: imported for what they do.
// oxlint-disable-next-line import/no-unassigned-import
import '#src/ui/global.css.ts'
import { I18nProvider } from '@lingui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { startTransition, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { AppProvider } from './AppContext.tsx'
import { CrashBoundary } from './CrashBoundary.tsx'
import { CrashFallback, prepareCrashScreen } from './CrashFallback.tsx'
import { readFirstDocument } from './firstDocument.ts'
import { i18n } from './i18n.ts'
import { settled } from './guards.ts'
import { createSiteRouter, type SiteRouter } from './router.ts'
import { createSite, type Site } from './site.ts'

const place = document.getElementById('root')!
// The operator drew what is seen first; it stands until the page can take its place in one step.
const firstPainted = place.querySelector<HTMLElement>('[data-first-paint]')
const root: Root = createRoot(place)
// As a transition: the page is made in small slices, so that a slow phone still answers meanwhile.
const show = (page: ReactNode) =>
  startTransition(() =>
    root.render(
      <I18nProvider i18n={i18n}>
        <CrashBoundary>{page}</CrashBoundary>
      </I18nProvider>,
    ),
  )

/** How long a page that was drawn waits for the one who may be signed in (ms). */
const patience = 4000

/** The page's code and data are there, and for a known visitor who it is: nothing of what is seen vanishes meanwhile. */
async function readyBehind(drawn: HTMLElement, site: Site, router: SiteRouter): Promise<void> {
  const known = drawn.dataset['firstPaint'] === 'player'
  const late = new Promise((resolve) => setTimeout(resolve, patience))
  if (known) await Promise.race([settled(site), late])
  // What leads elsewhere before React listens to the history would change the address alone. Its own subscription is this very function:
  // a set of listeners has it once.
  router.history.subscribe(router.load)
  await router.load()
}

async function start(): Promise<void> {
  const first = await readFirstDocument()
  // The brand's styles come with its module: nothing is painted before them, so nothing flashes.
  const brand = await brands[first.settings.brand]()
  const site = createSite(first, brand, () => router)
  const router = createSiteRouter(site)
  if (firstPainted) await readyBehind(firstPainted, site, router)
  show(
    <AppProvider site={site}>
      <QueryClientProvider client={site.queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </AppProvider>,
  )
  await site.session.ready
  prepareCrashScreen()
}

start().catch((error: unknown) => {
  console.error('the page could not be started', error)
  show(<CrashFallback />)
})
