import { createFileRoute, notFound } from '@tanstack/react-router'
import { useHead } from '#src/app/head.ts'
import { OffersOnly } from '#src/app/OffersOnly.tsx'
import { sanitise } from '#src/app/sanitise.ts'
import { landingPageOptions } from '#src/queries/pages.ts'
import { LandingPage } from '#src/views/pages/LandingPage.tsx'

// Where a campaign's links lead; without html there is no such page (NAV-3, CON-4).
export const Route = createFileRoute('/$locale/landing/$id')({
  loader: async ({ context: { site }, params }) => {
    const page = await site.queryClient.fetchQuery(landingPageOptions(site.world, params.id))
    const html = page?.html && sanitise(page.html)
    if (!page || !html) throw notFound()
    return { ...page, html }
  },
  component: Landing,
})

function Landing() {
  return (
    <OffersOnly>
      <Shown />
    </OffersOnly>
  )
}

// Its name in the tab, too, comes once it may be shown.
function Shown() {
  const content = Route.useLoaderData()
  useHead(content.seo?.title ?? content.title, content.seo?.description, {
    noIndex: content.seo?.noIndex,
    image: content.seo?.image ?? content.image,
  })
  return <LandingPage content={content} />
}
