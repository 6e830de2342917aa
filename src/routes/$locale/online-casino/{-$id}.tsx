import { createFileRoute } from '@tanstack/react-router'
import { guard } from '#src/app/guards.ts'
import { LobbyPlace } from '#src/app/LobbyPlace.tsx'
import { loadLobby } from '#src/app/pages/lobbyData.ts'

export const Route = createFileRoute('/$locale/online-casino/{-$id}')({
  beforeLoad: (input) => guard(input),
  staticData: { pageId: 'casino-lobby' },
  loader: loadLobby('casino'),
  component: () => <LobbyPlace kind="casino" />,
})
