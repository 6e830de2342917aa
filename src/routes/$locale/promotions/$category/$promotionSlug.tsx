import { createFileRoute, notFound } from '@tanstack/react-router'
import { useHead } from '#src/app/head.ts'
import { sanitise } from '#src/app/sanitise.ts'
import { promotionOptions } from '#src/queries/pages.ts'
import { PromotionPage } from '#src/views/promotions/PromotionPage.tsx'

// One promotion with its terms; its category in the address must be its own (NAV-4).
export const Route = createFileRoute('/$locale/promotions/$category/$promotionSlug')({
  staticData: { pageId: 'promotions-home' },
  loader: async ({ context: { site }, params }) => {
    const promotion = await site.queryClient.fetchQuery(promotionOptions(site.world, params.promotionSlug))
    if (promotion === null || promotion.category !== params.category) throw notFound()
    return { ...promotion, body: sanitise(promotion.body), terms: promotion.terms && sanitise(promotion.terms) }
  },
  component: Page,
})

function Page() {
  const promotion = Route.useLoaderData()
  useHead(promotion.seo?.title ?? promotion.title, promotion.seo?.description ?? promotion.summary)
  return <PromotionPage promotion={promotion} />
}
