import { createFileRoute } from '@tanstack/react-router'
import { PromotionsList, loadPromotions } from '#src/app/pages/promotions.tsx'

export const Route = createFileRoute('/$locale/promotions/$category/tag/$tagSlug')({
  staticData: { pageId: 'promotions-home' },
  loader: ({ context, params }) => loadPromotions(context, params.category),
  component: Page,
})

function Page() {
  const { category, tagSlug } = Route.useParams()
  return <PromotionsList content={Route.useLoaderData()} category={category} tag={tagSlug} />
}
