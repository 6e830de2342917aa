import { createFileRoute, notFound } from '@tanstack/react-router'
import { Suspense } from 'react'
import { StaticPage } from '#src/views/pages/StaticPage.tsx'
import { Skeleton } from '#src/ui/Surface.tsx'
import { Trans } from '@lingui/react/macro'
import { ButtonLink } from '#src/ui/Button.tsx'
import { safetyPath } from '#src/views/frame/player.ts'
import { useApp } from '#src/app/AppContext.tsx'
import { framePlayerOf } from '#src/app/standing.ts'
import { useSession } from '#src/app/flows.ts'
import { useHead } from '#src/app/head.ts'
import { part } from '#src/app/part.tsx'
import { ReportEntry } from '#src/app/ReportEntry.tsx'
import { sanitise } from '#src/app/sanitise.ts'
import { footerOptions } from '#src/queries/first.ts'
import { staticPageOptions } from '#src/queries/pages.ts'

const SafetyTools = part(() => import('#src/app/pages/SafetyTools.tsx').then(({ SafetyTools }) => SafetyTools))

// Every page of text, from content: the static ones and whatever information pages a market adds (NAV-5).
export const Route = createFileRoute('/$locale/$page')({
  loader: async ({ context: { site }, params }) => {
    const content = await site.queryClient.fetchQuery(staticPageOptions(site.world, params.page))
    if (!content) throw notFound()
    // A footer with an entry of its own for the terms takes the place of this one (P2).
    if (params.page === 'terms') {
      const footer = await site.queryClient.fetchQuery(footerOptions(site.world)).catch(() => null)
      if (footer?.ownTerms) throw notFound()
    }
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
  const { page } = Route.useParams()
  useHead(content.seo?.title ?? content.title, content.seo?.description ?? content.lead, content.seo ?? undefined)
  return (
    <StaticPage content={content}>
      <PlayersTools />
      {page === 'contact-us' ? <ReportEntry /> : null}
    </StaticPage>
  )
}

/** A player's tools of safe play: the way to their page, or, where that is closed to them, the tools themselves (GRD-3). */
function PlayersTools() {
  const { page } = Route.useParams()
  const { settings } = useApp()
  const context = useSession((now) => now.context)
  const player = framePlayerOf(context, settings.capabilities)
  if (player === null || page !== 'responsible-gambling') return null
  const own = safetyPath(player)
  if (own !== '/responsible-gambling')
    return (
      <div>
        <ButtonLink to={own} variant="primary">
          <Trans>Gambling limits</Trans>
        </ButtonLink>
      </div>
    )
  return (
    <Suspense fallback={<Skeleton height="80rem" />}>
      <SafetyTools isAmongWords />
    </Suspense>
  )
}
