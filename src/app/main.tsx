import { brands } from '#brands/index.ts'
// Styles of the page itself: imported for what they do.
// oxlint-disable-next-line import/no-unassigned-import
import '#src/ui/global.css.ts'
import { I18nProvider } from '@lingui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { AppProvider } from './AppContext.tsx'
import { CrashBoundary } from './CrashBoundary.tsx'
import { CrashFallback, prepareCrashScreen } from './CrashFallback.tsx'
import { readFirstDocument } from './firstDocument.ts'
import { i18n } from './i18n.ts'
import { createSiteRouter } from './router.ts'
import { createSite } from './site.ts'

const root: Root = createRoot(document.getElementById('root')!)
const show = (page: ReactNode) =>
  root.render(
    <I18nProvider i18n={i18n}>
      <CrashBoundary>{page}</CrashBoundary>
    </I18nProvider>,
  )

async function start(): Promise<void> {
  const first = await readFirstDocument()
  // The brand's styles come with its module: nothing is painted before them, so nothing flashes.
  const brand = await brands[first.settings.brand]()
  const site = createSite(first, brand, () => router)
  const router = createSiteRouter(site)
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
