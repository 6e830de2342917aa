import { timers } from '#contract/constants.ts'
import { resolvePath } from '#contract/locale.ts'
import { NavigationProvider, useIsNavigable } from '#src/ui/navigation.tsx'
import { Loading } from '#src/ui/Spinner.tsx'
import { useIsLong } from '#src/ui/useIsLong.ts'
import { Trans } from '@lingui/react/macro'
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { Suspense, useLayoutEffect, type ReactNode } from 'react'
import { useApp } from './AppContext.tsx'
import { loadScreens } from './CrashFallback.tsx'
import { navigationOf } from './navigation.ts'
import { part } from './part.tsx'

const NotFoundPage = part(() => import('./pages/ErrorPlaces.tsx').then((file) => file.NotFound))
/** The page is there, but what it shows did not come. */
export const PageNotLoaded = part(() => loadScreens().then((file) => file.NotLoaded), true)
const PageFailed = part(() => loadScreens().then((file) => file.PageFailed), true)
const RouterFallback = part(() => loadScreens().then((file) => file.RouterFallback))

const reload = () => location.reload()

/** A page whose guard or data takes its time (GRD-2). */
export function Waiting() {
  // What was read is gone; its place is kept for Back, and the new page begins at its top (LOC-2).
  useLayoutEffect(() => {
    // No value: in the newest browsers it answers a promise, which is no clean-up.
    window.scrollTo(0, 0)
  }, [])
  const loading = (
    <Loading>
      <Trans comment="Said while something is being loaded.">Loading</Trans>
    </Loading>
  )
  return useIsLong(timers.codePatience) ? (
    <Suspense fallback={loading}>
      <PageNotLoaded onRetry={reload} />
    </Suspense>
  ) : (
    loading
  )
}

/** An unknown path (NAV-6), within the frame of the site or, where no route at all takes the path, without it. */
export function MissingPage() {
  const page = (
    <Suspense>
      <NotFoundPage />
    </Suspense>
  )
  return useIsNavigable() ? page : <Lost>{page}</Lost>
}

/** Gives the links of a page that nothing of the site stands around their way. */
function Lost({ children }: { readonly children: ReactNode }) {
  const { localeOptions } = useApp()
  const router = useRouter()
  const { locale, rest } = resolvePath(router.state.location.pathname, localeOptions)
  return (
    <NavigationProvider value={navigationOf(router, locale.segment, rest)}>
      <main>{children}</main>
    </NavigationProvider>
  )
}

/** A page that failed; the frame around it and the other flows stand (APP-1, SAF-13). */
export const CrashedPage = ({ error }: ErrorComponentProps) => (
  <Suspense>
    <PageFailed error={error} />
  </Suspense>
)

/** The frame itself broke: the router's own fallback (APP-2). */
export const BrokenSite = ({ error }: ErrorComponentProps) => (
  <Suspense>
    <RouterFallback error={error} />
  </Suspense>
)
