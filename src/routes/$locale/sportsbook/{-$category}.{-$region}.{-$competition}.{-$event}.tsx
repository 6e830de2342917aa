import { createFileRoute } from '@tanstack/react-router'
import { requireArea } from '#src/app/guards.ts'
import { NotBuiltPage } from '#src/views/pages/NotBuiltPage.tsx'

export const Route = createFileRoute('/$locale/sportsbook/{-$category}/{-$region}/{-$competition}/{-$event}')({
  staticData: { pageId: 'sport-base' },
  beforeLoad: (input) => requireArea(input, 'sports'),
  component: () => <NotBuiltPage name="sportsbook" />,
})
