import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '#src/ui/Button.tsx'
import { ErrorState } from '#src/ui/States.tsx'
import { ErrorPicture } from './ErrorPicture.tsx'

const reload = () => location.reload()

interface CrashProps {
  /** The way to tell support of it (MOD-5). */
  readonly report?: ReactNode
}

/** Crash screen 1: the whole app failed (APP-1). It needs nothing but the theme. */
export function CrashScreen({ report }: CrashProps) {
  return (
    <main>
      <ErrorState
        heading="h1"
        art={<ErrorPicture scene="oops" />}
        title={<Trans>SOMETHING WENT WRONG</Trans>}
        actions={
          <>
            <Button variant="primary" onClick={reload}>
              <Trans>Try again</Trans>
            </Button>
            {report}
          </>
        }
      >
        <Trans>Please try again</Trans>
      </ErrorState>
    </main>
  )
}

/** Crash screen 2: one page failed; the frame around it lives on (APP-1). */
export function PageCrash({ report }: CrashProps) {
  return (
    <ErrorState
      heading="h1"
      art={<ErrorPicture scene="oops" />}
      title={<Trans>Oops, something went wrong.</Trans>}
      actions={
        <>
          <Button variant="primary" onClick={reload}>
            <Trans comment="Button: verb, loads the page again.">Reload</Trans>
          </Button>
          {report}
        </>
      }
    >
      <Trans>Please reload the page to try again.</Trans>
    </ErrorState>
  )
}

/** The router's own fallback (APP-2); `message` is the error's or the status text. */
export function RouterFallback({ message, report }: CrashProps & { readonly message: string }) {
  return (
    <main>
      <ErrorState
        heading="h1"
        art={<ErrorPicture scene="oops" />}
        title={<Trans>Unexpected Application Error!</Trans>}
        actions={report}
      >
        {message}
      </ErrorState>
    </main>
  )
}
