import { createFileRoute, notFound } from '@tanstack/react-router'
import { StaticPage } from '#src/views/pages/StaticPage.tsx'
import { useHead } from '#src/app/head.ts'
import { sanitise } from '#src/app/sanitise.ts'
import { staticPageOptions } from '#src/queries/pages.ts'

// Every page of text, from content: the static ones and whatever information pages a market adds (NAV-5).
export const Route = createFileRoute('/$locale/$page')({
  loader: async ({ context: { site }, params }) => {
    const content = await site.queryClient.fetchQuery(staticPageOptions(site.world, params.page))
    if (!content) throw notFound()
    return {
      ...content,
      html: content.html && sanitise(content.html),
      sections: content.sections.map(({ id, title, html }) => ({ id, title, html: sanitise(html) })),
    }
  },
  component: ContentPage,
})

function ContentPage() {
  const content = Route.useLoaderData()
  useHead(content.seo?.title ?? content.title, content.seo?.description ?? content.lead)
  return <StaticPage content={content} />
}
