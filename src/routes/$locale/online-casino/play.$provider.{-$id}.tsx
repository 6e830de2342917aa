import { createFileRoute, notFound } from '@tanstack/react-router'
import { casinoPlayProviders } from '#contract/games.ts'
import { requireArea } from '#src/app/guards.ts'
import { loadGame, PlayPage } from '#src/app/pages/PlayPage.tsx'

export const Route = createFileRoute('/$locale/online-casino/play/$provider/{-$id}')({
  beforeLoad: async (input) => {
    const { provider } = input.params
    const { flags } = input.context.site.settings
    const isPlayed = (casinoPlayProviders as readonly string[]).includes(provider)
    // creedroomz is offered only behind its flag (NAV-9).
    if (!isPlayed && !(provider === 'creedroomz' && flags.creedroomz)) throw notFound()
    await requireArea(input, 'casino')
  },
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
