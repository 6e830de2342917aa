import { createFileRoute } from '@tanstack/react-router'
import { PromotionsList, loadPromotions } from '#src/app/pages/promotions.tsx'

export const Route = createFileRoute('/$locale/promotions/')({
  staticData: { pageId: 'promotions-home' },
  loader: ({ context }) => loadPromotions(context),
  component: Page,
})

function Page() {
  return <PromotionsList content={Route.useLoaderData()} category={null} tag={null} />
}
