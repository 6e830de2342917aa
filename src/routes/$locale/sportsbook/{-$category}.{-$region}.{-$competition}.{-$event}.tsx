import { createFileRoute } from '@tanstack/react-router'
import { guard } from '#src/app/guards.ts'
import { SportsbookPage } from '#src/app/pages/SportsbookPage.tsx'

export const Route = createFileRoute('/$locale/sportsbook/{-$category}/{-$region}/{-$competition}/{-$event}')({
  staticData: { pageId: 'sport-base' },
  beforeLoad: (input) => guard(input),
  component: Page,
})

function Page() {
  const { category, region, competition, event } = Route.useParams()
  return <SportsbookPage product="SPORTSBOOK" parts={[category, region, competition, event]} />
}
