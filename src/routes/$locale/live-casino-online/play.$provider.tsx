import { createFileRoute } from '@tanstack/react-router'
import { isLiveProvider } from '#contract/providers.ts'
import { guard } from '#src/app/guards.ts'
import { loadTable, PlayPage } from '#src/app/pages/PlayPage.tsx'

export const Route = createFileRoute('/$locale/live-casino-online/play/$provider')({
  beforeLoad: (input) => (isLiveProvider(input.params.provider) ? guard(input) : undefined),
  staticData: { header: 'game', pageId: 'live-casino-table' },
  loaderDeps: ({ search }) => ({ game: (search as { game?: string }).game }),
  loader: loadTable,
  component: LiveTable,
})

function LiveTable() {
  const game = Route.useLoaderData()
  const { provider } = Route.useParams()
  const { mode }: { readonly mode?: string } = Route.useSearch()
  return (
    <PlayPage
      key={game.id}
      game={game}
      provider={provider}
      mode={mode}
      area="liveCasino"
      backTo="/live-casino-online"
    />
  )
}
