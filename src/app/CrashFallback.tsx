import { Trans } from '@lingui/react/macro'
import { lazy, Suspense, useEffect } from 'react'

/** The screens for a crash of the whole site, and of a page. */
export const loadScreens = () => import('./CrashScreens.tsx')

// The dressed screen comes after the first paint; a page that cannot even fetch that says the same in plain words.
const CrashScreen = lazy(() =>
  loadScreens().then(
    (file) => ({ default: file.CrashScreen }),
    () => ({ default: PlainScreen }),
  ),
)

/** Fetches crash screen 1 ahead of need, since a page that crashes for want of a network could not. */
export const prepareCrashScreen = (): void => void loadScreens().catch(() => {})

function PlainScreen() {
  // It may stand there for want of a connection only.
  useEffect(() => {
    const reload = () => location.reload()
    window.addEventListener('online', reload, { once: true })
    return () => window.removeEventListener('online', reload)
  }, [])
  return (
    <main>
      <h1>{navigator.onLine ? <Trans>SOMETHING WENT WRONG</Trans> : <Trans>You are offline</Trans>}</h1>
      <p>
        <Trans>Please try again</Trans>
      </p>
      <button type="button" onClick={() => location.reload()}>
        <Trans comment="Button: verb.">Try again</Trans>
      </button>
    </main>
  )
}

/** Crash screen 1 (APP-1). */
export function CrashFallback() {
  return (
    <Suspense fallback={<PlainScreen />}>
      <CrashScreen />
    </Suspense>
  )
}
