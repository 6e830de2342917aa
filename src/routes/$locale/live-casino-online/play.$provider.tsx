import { createFileRoute, notFound } from '@tanstack/react-router'
import { livePlayProviders } from '#contract/games.ts'
import { requireArea, requirePlayerForLive } from '#src/app/guards.ts'
import { NotBuiltPage } from '#src/views/pages/NotBuiltPage.tsx'

export const Route = createFileRoute('/$locale/live-casino-online/play/$provider')({
  beforeLoad: async (input) => {
    if (!(livePlayProviders as readonly string[]).includes(input.params.provider)) throw notFound()
    await requirePlayerForLive(input)
    await requireArea(input, 'liveCasino')
  },
  staticData: { pageId: 'live-casino-table' },
  component: () => <NotBuiltPage name="live-casino-online/play" />,
})
