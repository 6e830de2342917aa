import { createFileRoute } from '@tanstack/react-router'
import { loadPromotion, PromotionOwnPage } from '#src/app/pages/PromotionOwnPage.tsx'

// One promotion with its terms; its category in the address must be its own (NAV-4).
export const Route = createFileRoute('/$locale/promotions/$category/$promotionSlug')({
  staticData: { pageId: 'promotions-home' },
  loader: ({ context, params }) => loadPromotion(context, params.promotionSlug, params.category),
  component: Page,
})

function Page() {
  return <PromotionOwnPage promotion={Route.useLoaderData()} />
}
