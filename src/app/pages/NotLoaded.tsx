import { NotLoadedPage, OfflinePage } from '#src/views/errors/ErrorPages.tsx'
import { useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import { useHead } from '../head.ts'
import { useGoesOnOnline, useIsOffline } from '../useIsOffline.ts'

/** The page is there, but what it shows did not come; off line it says that, and goes on by itself (APP-1). */
export function NotLoaded({ onRetry }: { readonly onRetry?: () => void }) {
  const { t } = useLingui()
  const router = useRouter()
  const again = useCallback(() => (onRetry ? onRetry() : void router.invalidate()), [router, onRetry])
  useGoesOnOnline(again)
  const isOffline = useIsOffline()
  useHead(isOffline ? t`You are offline` : t`The page could not be loaded`)
  return isOffline ? <OfflinePage /> : <NotLoadedPage onRetry={again} />
}
