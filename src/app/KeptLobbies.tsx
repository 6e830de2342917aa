import { resolvePath } from '#contract/locale.ts'
import { Activity, useMemo } from 'react'
import { createPortal } from 'react-dom'
import { useRouterState } from '@tanstack/react-router'
import type { LobbyKind } from '#machines/lobby/lobby.contract.ts'
import { useLast } from '#src/ui/useLast.ts'
import { useWork } from '#src/ui/useWork.ts'
import { useApp } from './AppContext.tsx'
import { useSession } from './flows.ts'
import { boxOf } from './keptBoxes.ts'
import { loadLobby } from './pages/lobbyData.ts'
import { LobbyPage } from './pages/LobbyPage.tsx'
import type { LobbySearch } from './pages/lobbyAddress.ts'

const routes = {
  casino: '/$locale/online-casino/{-$id}',
  liveCasino: '/$locale/live-casino-online/{-$id}',
} as const satisfies Record<LobbyKind, string>

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
    <>
      <KeptLobby key={`casino ${whose}`} kind="casino" isMadeAhead />
      <KeptLobby key={`live ${whose}`} kind="liveCasino" isMadeAhead={false} />
    </>
  )
}

interface Shown extends LobbySearch {
  readonly id?: string | undefined
}

function KeptLobby({ kind, isMadeAhead }: { readonly kind: LobbyKind; readonly isMadeAhead: boolean }) {
  const site = useApp()
  const shown = useRouterState({
    select: ({ matches }) => {
      const match = matches.find(({ routeId, status }) => routeId === routes[kind] && status === 'success')
      return match ? JSON.stringify({ ...match.search, id: (match.params as Shown).id }) : null
    },
  })
  const last = useLast(shown)
  // Asked for while the page before is looked at; who cannot have it now will be told in the lobby itself.
  const isReady = useWork(isMadeAhead && last === null, () => loadLobby(kind)({ context: { site }, params: {} }))
  const made = last ?? (isReady ? '{}' : null)
  const { id, search, provider, page } = useMemo(() => JSON.parse(made ?? '{}') as Shown, [made])
  if (made === null) return null
  return createPortal(
    <Activity mode={shown === null ? 'hidden' : 'visible'}>
      <LobbyPage kind={kind} categoryUrl={id} search={{ search, provider, page }} />
    </Activity>,
    boxOf(kind),
  )
}
