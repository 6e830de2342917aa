import { createFileRoute, notFound } from '@tanstack/react-router'
import { useHead } from '#src/app/head.ts'
import { OffersOnly } from '#src/app/OffersOnly.tsx'
import { sanitise } from '#src/app/sanitise.ts'
import { vipPageOptions } from '#src/queries/pages.ts'
import { LoyaltyPage } from '#src/views/pages/LoyaltyPage.tsx'

// What regular players of a market get (NAV-3).
export const Route = createFileRoute('/$locale/loyalty')({
  loader: async ({ context: { site } }) => {
    const content = await site.queryClient.fetchQuery(vipPageOptions(site.world))
    if (!content) throw notFound()
    return { ...content, html: content.html && sanitise(content.html) }
  },
  component: Loyalty,
})

function Loyalty() {
  return (
    <OffersOnly>
      <Shown />
    </OffersOnly>
  )
}

// Its name in the tab, too, comes once it may be shown.
function Shown() {
  const content = Route.useLoaderData()
  useHead(content.seo?.title ?? content.title, content.seo?.description ?? content.lead, {
    noIndex: content.seo?.noIndex,
    image: content.seo?.image ?? content.image,
  })
  return <LoyaltyPage content={content} />
}
