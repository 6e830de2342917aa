import { createFileRoute } from '@tanstack/react-router'
import { guard } from '#src/app/guards.ts'
import { LobbyPlace } from '#src/app/LobbyPlace.tsx'
import { loadLobby } from '#src/app/pages/lobbyData.ts'

export const Route = createFileRoute('/$locale/live-casino-online/{-$id}')({
  beforeLoad: (input) => guard(input),
  staticData: { pageId: 'live-casino' },
  loader: loadLobby('liveCasino'),
  component: () => <LobbyPlace kind="liveCasino" />,
})
