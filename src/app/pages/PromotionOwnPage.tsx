import { isShownTo } from '#contract/audience.ts'
import { promotionOptions } from '#src/queries/pages.ts'
import { PromotionPage, type PromotionContent } from '#src/views/promotions/PromotionPage.tsx'
import { notFound } from '@tanstack/react-router'
import { useApp } from '../AppContext.tsx'
import { useHead } from '../head.ts'
import { OffersOnly } from '../OffersOnly.tsx'
import type { RouterContext } from '../router.ts'
import { sanitise } from '../sanitise.ts'

/** One promotion by its slug, its html sanitised; not found where content has none, or another category's is asked for (NAV-3, NAV-4). */
export async function loadPromotion(
  { site }: RouterContext,
  slug: string,
  category?: string,
): Promise<PromotionContent> {
  const promotion = await site.queryClient.fetchQuery(promotionOptions(site.world, slug))
  if (promotion === null || (category !== undefined && promotion.category !== category)) throw notFound()
  return { ...promotion, body: sanitise(promotion.body), terms: promotion.terms && sanitise(promotion.terms) }
}

/** One promotion on a page of its own, found by the address in its category wherever it is read. */
export const PromotionOwnPage = (props: PromotionProps) => (
  <OffersOnly>
    <Shown {...props} />
  </OffersOnly>
)

interface PromotionProps {
  readonly promotion: PromotionContent
}

// Its name in the tab, too, comes once it may be shown.
function Shown({ promotion }: PromotionProps) {
  const { world } = useApp()
  const { seo, title, summary, image, category, slug } = promotion
  useHead(seo?.title ?? title, seo?.description ?? summary, {
    image: seo?.image ?? image,
    // As the operator's documents say: what visitors are not shown in the list is found by nobody else either.
    noIndex: seo?.noIndex === true || !isShownTo(promotion, null, world.now()),
    path: `/promotions/${encodeURIComponent(category)}/${encodeURIComponent(slug)}`,
  })
  return <PromotionPage promotion={promotion} />
}
