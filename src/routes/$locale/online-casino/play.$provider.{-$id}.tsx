import { createFileRoute } from '@tanstack/react-router'
import { guard } from '#src/app/guards.ts'
import { loadGame, PlayPage } from '#src/app/pages/PlayPage.tsx'

export const Route = createFileRoute('/$locale/online-casino/play/$provider/{-$id}')({
  beforeLoad: (input) => guard(input),
  staticData: { header: 'game' },
  loader: loadGame,
  component: CasinoGame,
})

function CasinoGame() {
  const game = Route.useLoaderData()
  const { provider } = Route.useParams()
  const { mode }: { readonly mode?: string } = Route.useSearch()
  return <PlayPage key={game.id} game={game} provider={provider} mode={mode} area="casino" backTo="/online-casino" />
}
