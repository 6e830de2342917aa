import type { PageId } from '#contract/constants.ts'
import { bannersOptions } from '#src/queries/pages.ts'
import { PageBanners } from '#src/views/banners/PageBanners.tsx'
import { PageBannersWaiting } from '#src/views/banners/PageBannersWaiting.tsx'
import { useQuery } from '@tanstack/react-query'
import { useApp } from '../AppContext.tsx'
import { useShown } from '../useShown.ts'
import { useViewer } from '../useViewer.ts'

const none: readonly never[] = []

/** The banners of a page by its id, as far as they are this audience's; nothing where there are none (NAV-12, CON-2, CON-3). */
export function BannerSlot({ page }: { readonly page: PageId }) {
  const { world } = useApp()
  const audience = useViewer()
  const { isKnown, viewer, offers } = audience
  const banners = useQuery(bannersOptions(world, page))
  const shown = useShown(banners.data ?? none, audience)
  if (isKnown && !offers) return null
  if (banners.isPending || !isKnown) return <PageBannersWaiting />
  return <PageBanners banners={shown} isSignedIn={viewer !== null} />
}
