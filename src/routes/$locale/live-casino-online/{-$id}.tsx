import { createFileRoute } from '@tanstack/react-router'
import { requireArea } from '#src/app/guards.ts'
import { NotBuiltPage } from '#src/views/pages/NotBuiltPage.tsx'

export const Route = createFileRoute('/$locale/live-casino-online/{-$id}')({
  staticData: { pageId: 'live-casino' },
  beforeLoad: (input) => requireArea(input, 'liveCasino'),
  component: () => <NotBuiltPage name="live-casino-online" />,
})
