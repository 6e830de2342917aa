import { createFileRoute } from '@tanstack/react-router'
import { guard } from '#src/app/guards.ts'
import { NotBuiltPage } from '#src/views/pages/NotBuiltPage.tsx'

export const Route = createFileRoute('/$locale/sportsbook/{-$category}/{-$region}/{-$competition}/{-$event}')({
  staticData: { pageId: 'sport-base' },
  beforeLoad: (input) => guard(input),
  component: () => <NotBuiltPage name="sportsbook" />,
})
