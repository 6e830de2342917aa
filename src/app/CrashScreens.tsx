import {
  CrashScreen as Whole,
  PageCrash as OfPage,
  RouterFallback as OfRouter,
} from '#src/views/errors/CrashScreens.tsx'
import { lazy, Suspense } from 'react'

// It is wanted for want of a network, so it comes with what is fetched ahead.
export { NotLoaded } from './pages/NotLoaded.tsx'

// It comes while the screen is read; the screen itself must not wait for it, nor fail with it.
const CrashReport = lazy(() =>
  import('./CrashReport.tsx').then(
    ({ CrashReport }) => ({ default: CrashReport }),
    () => ({ default: () => <></> }),
  ),
)

const report = (
  <Suspense>
    <CrashReport />
  </Suspense>
)

/** Crash screen 1, with the way to tell support of it (APP-1, MOD-5). */
export const CrashScreen = () => <Whole report={report} />
/** Crash screen 2. */
export const PageCrash = () => <OfPage report={report} />
/** The router's own fallback (APP-2). */
export const RouterFallback = ({ message }: { readonly message: string }) => (
  <OfRouter message={message} report={report} />
)
