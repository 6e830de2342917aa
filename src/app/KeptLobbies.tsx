import { resolvePath } from '#contract/locale.ts'
import { Activity, useMemo } from 'react'
import { createPortal } from 'react-dom'
import { useRouter, useRouterState } from '@tanstack/react-router'
import type { LobbyKind } from '#machines/lobby/lobby.contract.ts'
import { NavigationProvider } from '#src/ui/navigation.tsx'
import { useLast } from '#src/ui/useLast.ts'
import { useWork } from '#src/ui/useWork.ts'
import { useApp } from './AppContext.tsx'
import { useSession } from './flows.ts'
import { MaintenanceHere } from './MaintenanceHere.tsx'
import { navigationOf } from './navigation.ts'
import { boxOf } from './keptBoxes.ts'
import { loadLobby } from './pages/lobbyData.ts'
import { LobbyPage } from './pages/LobbyPage.tsx'
import type { LobbySearch } from './pages/lobbyAddress.ts'

const routes = {
  casino: '/$locale/online-casino/{-$id}',
  liveCasino: '/$locale/live-casino-online/{-$id}',
} as const satisfies Record<LobbyKind, string>
const basePaths: Record<LobbyKind, string> = { casino: '/online-casino', liveCasino: '/live-casino-online' }

/**
 * Both lobbies live on while other pages are looked at: made once, in the pauses of the page before if there are any, and put in their
 * place in one step. What they show belongs to one visitor, or one player, in one language: for another they are made anew (SAF-7).
 */
export function KeptLobbies() {
  const playerId = useSession(({ context }) => context.player?.playerId ?? null)
  const { localeOptions } = useApp()
  const segment = useRouterState({
    select: ({ location }) => resolvePath(location.pathname, localeOptions).locale.segment,
  })
  const whose = `${playerId ?? 'visitor'} ${segment}`
  return (
    <MaintenanceHere>
      <KeptLobby key={`casino ${whose}`} kind="casino" segment={segment} isMadeAhead />
      <KeptLobby key={`live ${whose}`} kind="liveCasino" segment={segment} isMadeAhead={false} />
    </MaintenanceHere>
  )
}

interface KeptLobbyProps {
  readonly kind: LobbyKind
  /** Locale segment of the address. */
  readonly segment: string
  /** Made while another page is looked at. */
  readonly isMadeAhead: boolean
}

interface Shown extends LobbySearch {
  readonly id?: string | undefined
}

function KeptLobby({ kind, segment, isMadeAhead }: KeptLobbyProps) {
  const site = useApp()
  const router = useRouter()
  const shown = useRouterState({
    select: ({ matches }) => {
      const match = matches.find(({ routeId, status }) => routeId === routes[kind] && status === 'success')
      return match ? JSON.stringify({ ...match.search, id: (match.params as Shown).id }) : null
    },
  })
  const last = useLast(shown)
  // Asked for while the page before is looked at; who cannot have it now will be told in the lobby itself.
  const isReady = useWork(isMadeAhead && last === null, () =>
    // With what stands in its address: the way to it then waits for nothing.
    Promise.all([
      loadLobby(kind)({ context: { site }, params: {} }),
      router.loadRouteChunk(router.routesById[routes[kind]]),
    ]),
  )
  const made = last ?? (isReady ? '{}' : null)
  const { id, search, provider, page } = useMemo(() => JSON.parse(made ?? '{}') as Shown, [made])
  // Its own way to go, which is the same when it is come back to: a new one would have every link drawn anew.
  const path = basePaths[kind] + (id === undefined ? '' : `/${id}`)
  const navigation = useMemo(() => navigationOf(router, segment, path), [router, segment, path])
  const searched = useMemo(() => ({ search, provider, page }), [search, provider, page])
  if (made === null) return null
  return createPortal(
    <NavigationProvider value={navigation}>
      <Activity mode={shown === null ? 'hidden' : 'visible'}>
        <LobbyPage kind={kind} categoryUrl={id} search={searched} />
      </Activity>
    </NavigationProvider>,
    boxOf(kind),
  )
}
