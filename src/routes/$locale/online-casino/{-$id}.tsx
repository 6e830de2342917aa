import { createFileRoute } from '@tanstack/react-router'
import { guard } from '#src/app/guards.ts'
import { loadLobby, LobbyPage } from '#src/app/pages/LobbyPage.tsx'

export const Route = createFileRoute('/$locale/online-casino/{-$id}')({
  beforeLoad: (input) => guard(input),
  staticData: { pageId: 'casino-lobby' },
  loader: loadLobby('casino'),
  component: CasinoLobby,
})

function CasinoLobby() {
  const { id } = Route.useParams()
  const search: { readonly search?: string } = Route.useSearch()
  return <LobbyPage kind="casino" categoryUrl={id} searchFirst={search.search !== undefined} />
}
