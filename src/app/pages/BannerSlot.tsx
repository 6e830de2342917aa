import { isShownTo } from '#contract/audience.ts'
import type { PageId } from '#contract/constants.ts'
import { bannersOptions } from '#src/queries/pages.ts'
import { PageBanners } from '#src/views/banners/PageBanners.tsx'
import { PageBannersWaiting } from '#src/views/banners/PageBannersWaiting.tsx'
import { useQuery } from '@tanstack/react-query'
import { useApp } from '../AppContext.tsx'
import { useViewer } from '../useViewer.ts'

/** The banners of a page by its id, as far as they are this audience's; nothing where there are none (NAV-12, CON-2, CON-3). */
export function BannerSlot({ page }: { readonly page: PageId }) {
  const { world } = useApp()
  const { isKnown, viewer, offers, now } = useViewer()
  const banners = useQuery(bannersOptions(world, page))
  if (isKnown && !offers) return null
  if (banners.isPending || !isKnown) return <PageBannersWaiting />
  const shown = (banners.data ?? []).filter((banner) => isShownTo(banner, viewer, now()))
  return <PageBanners banners={shown} isSignedIn={viewer !== null} />
}
