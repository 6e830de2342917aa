import { NotLoadedPage } from '#src/views/errors/ErrorPages.tsx'
import { useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useCallback, useEffect } from 'react'
import { useHead } from '../head.ts'

/** The page is there, but what it shows did not come. */
export function NotLoaded({ onRetry }: { readonly onRetry?: () => void }) {
  const { t } = useLingui()
  const router = useRouter()
  const again = useCallback(() => (onRetry ? onRetry() : void router.invalidate()), [router, onRetry])
  // What could not be had off line is asked for as soon as it can be, though not under what somebody types over the page.
  useEffect(() => {
    const goOn = () => {
      if (document.querySelector('dialog[open]') === null) again()
    }
    window.addEventListener('online', goOn)
    return () => window.removeEventListener('online', goOn)
  }, [again])
  useHead(t`The page could not be loaded`)
  return <NotLoadedPage onRetry={again} />
}
