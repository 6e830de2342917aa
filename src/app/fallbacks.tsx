import { Loading } from '#src/ui/Spinner.tsx'
import { PageCrash } from '#src/views/errors/CrashScreens.tsx'
import { NotFoundPage } from '#src/views/errors/ErrorPages.tsx'
import { Trans } from '@lingui/react/macro'
import type { ErrorComponentProps } from '@tanstack/react-router'
import { useEffect } from 'react'

/** A page whose guard or data takes its time (GRD-2). */
export function Waiting() {
  return (
    <Loading>
      <Trans>Loading</Trans>
    </Loading>
  )
}

/** An unknown path (NAV-6). */
export function MissingPage() {
  return <NotFoundPage />
}

/** A page that broke; the frame around it and the other flows stand (APP-1, SAF-13). */
export function CrashedPage({ error }: ErrorComponentProps) {
  useEffect(() => console.error('a page crashed', error), [error])
  return <PageCrash />
}
