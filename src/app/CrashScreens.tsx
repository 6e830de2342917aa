import {
  CrashScreen as Whole,
  PageCrash as OfPage,
  RouterFallback as OfRouter,
} from '#src/views/errors/CrashScreens.tsx'
import { OfflinePage } from '#src/views/errors/ErrorPages.tsx'
import { useLingui } from '@lingui/react/macro'
import { lazy, Suspense, useEffect, useMemo, type ComponentType } from 'react'
import { Fence } from './Fence.tsx'
import { useHead } from './head.ts'
import { NotLoaded } from './pages/NotLoaded.tsx'
import { useGoesOnOnline, useIsOffline } from './useIsOffline.ts'

// It is wanted for want of a network, so it comes with what is fetched ahead.
export { NotLoaded }

const Nothing = () => null
// It comes while the screen is read; the screen itself must not wait for it, nor fail with it.
const CrashReport = lazy(() =>
  import('./CrashReport.tsx').then(
    // A file that came broken has none.
    ({ CrashReport = Nothing }: { readonly CrashReport?: ComponentType }) => ({ default: CrashReport }),
    () => ({ default: Nothing }),
  ),
)

const report = (
  <Fence isQuiet fallback={() => null}>
    <Suspense>
      <CrashReport />
    </Suspense>
  </Fence>
)

/** In the words of the browsers, and of the build's loader: what failed is the file of a page's code or styles. */
const isFileLost = ({ message }: Error): boolean =>
  /imported module|module script|preload CSS|did not come/.test(message)
/** The router keeps what failed; a new document asks for it anew. */
const reload = (): void => location.reload()

/** Crash screen 1, with the way to tell support of it (APP-1, MOD-5); off line it says that, and goes on by itself. */
export function CrashScreen() {
  useGoesOnOnline(reload)
  if (!useIsOffline()) return <Whole report={report} />
  return (
    <main>
      <OfflinePage />
    </main>
  )
}

/** Crash screen 2, for a page that broke; where its answers or its code did not come, it says that (APP-1, CON-4). */
export function PageFailed({ error }: { readonly error: unknown }) {
  const isLost = error instanceof Error && isFileLost(error)
  const isUnanswered = error instanceof Error && error.name === 'ApiError'
  // Whatever a page without a connection breaks at is there again with it.
  const wasOffline = useMemo(() => !navigator.onLine, [])
  useEffect(() => {
    if (!isLost && !isUnanswered) console.error('a page crashed', error)
  }, [error, isLost, isUnanswered])
  if (isLost || (wasOffline && !isUnanswered)) return <NotLoaded onRetry={reload} />
  return isUnanswered ? <NotLoaded /> : <Broken />
}

function Broken() {
  const { t } = useLingui()
  useHead(t`Oops, something went wrong.`)
  return <OfPage report={report} />
}
const messageOf = (error: unknown): string => {
  const { message, statusText } = error as { message?: unknown; statusText?: unknown }
  return ([message, statusText].find((text) => typeof text === 'string' && text !== '') as string | undefined) ?? ''
}

/** The router's own fallback, with the message or status text (APP-2). */
export function RouterFallback({ error }: { readonly error: unknown }) {
  useEffect(() => console.error('the frame crashed', error), [error])
  return <OfRouter message={messageOf(error)} report={report} />
}
