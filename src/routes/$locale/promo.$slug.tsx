import { createFileRoute } from '@tanstack/react-router'
import { loadPromotion, PromotionOwnPage } from '#src/app/pages/PromotionOwnPage.tsx'

// A promotion by its slug alone, as letters and banners link to it (NAV-3).
export const Route = createFileRoute('/$locale/promo/$slug')({
  staticData: { pageId: 'promotions-home' },
  loader: ({ context, params }) => loadPromotion(context, params.slug),
  component: Page,
})

function Page() {
  return <PromotionOwnPage promotion={Route.useLoaderData()} />
}
