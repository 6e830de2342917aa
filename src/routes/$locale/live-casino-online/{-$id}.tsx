import { createFileRoute } from '@tanstack/react-router'
import { guard } from '#src/app/guards.ts'
import { loadLobby, LobbyPage } from '#src/app/pages/LobbyPage.tsx'

export const Route = createFileRoute('/$locale/live-casino-online/{-$id}')({
  beforeLoad: (input) => guard(input),
  staticData: { pageId: 'live-casino' },
  loader: loadLobby('liveCasino'),
  component: LiveLobby,
})

function LiveLobby() {
  const { id } = Route.useParams()
  return <LobbyPage kind="liveCasino" categoryUrl={id} searchFirst={false} />
}
