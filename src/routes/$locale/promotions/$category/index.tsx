import { createFileRoute } from '@tanstack/react-router'
import { PromotionsList, loadPromotions } from '#src/app/pages/promotions.tsx'

export const Route = createFileRoute('/$locale/promotions/$category/')({
  staticData: { pageId: 'promotions-home' },
  loader: ({ context, params }) => loadPromotions(context, params.category),
  component: Page,
})

function Page() {
  return <PromotionsList content={Route.useLoaderData()} category={Route.useParams().category} tag={null} />
}
