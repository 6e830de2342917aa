import type { LobbyKind } from '#machines/lobby/lobby.contract.ts'
import { PageBannersWaiting } from '#src/views/banners/PageBannersWaiting.tsx'
import { WinnersWaiting } from '#src/views/home/WinnersWaiting.tsx'
import { boxesOptions } from '#src/queries/pages.ts'
import { WhenSeen } from '#src/ui/WhenSeen.tsx'
import { LobbyBoxesWaiting } from '#src/views/tournaments/LobbyBoxesWaiting.tsx'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useApp } from '../AppContext.tsx'
import { Fence } from '../Fence.tsx'
import { part } from '../part.tsx'
import { useShown } from '../useShown.ts'
import { useViewer } from '../useViewer.ts'
import { lobbyOf } from './lobbyData.ts'

// Beside the games, not before them: each comes in a file of its own.
const BannerSlot = part(() => import('./BannerSlot.tsx').then((file) => file.BannerSlot))
const LobbyBoxes = part(() => import('./LobbyBoxes.tsx').then((file) => file.LobbyBoxes))
const WinnersSection = part(() => import('./WinnersSection.tsx').then((file) => file.WinnersSection))

const nothing = () => null
const none: readonly never[] = []

/** Room for the boxes until their part has come; none where it is known by now that there will be none, or the rows would jump up (LOB-1). */
function BoxesWaiting({ kind }: { readonly kind: LobbyKind }) {
  const audience = useViewer()
  const boxes = useQuery(boxesOptions(useApp().world, lobbyOf(kind)))
  const shown = useShown(boxes.data ?? none, audience)
  const isNone = audience.isKnown && boxes.data !== undefined && (shown.length === 0 || !audience.offers)
  return isNone ? null : <LobbyBoxesWaiting />
}

/** What a lobby shows above its games: the banners of its page id, boxes and tournaments (NAV-12, LOB-7). */
export function LobbyLead({ kind }: { readonly kind: LobbyKind }) {
  return (
    <Fence isQuiet fallback={nothing}>
      <Suspense fallback={<PageBannersWaiting />}>
        <BannerSlot page={kind === 'casino' ? 'casino-lobby' : 'live-casino'} />
      </Suspense>
      <Suspense fallback={<BoxesWaiting kind={kind} />}>
        <LobbyBoxes kind={kind} />
      </Suspense>
    </Fence>
  )
}

const winnersWaiting = () => <WinnersWaiting />

/** The winners of a lobby's games, below them (LOB-8). */
export function LobbyWinners({ kind }: { readonly kind: LobbyKind }) {
  return (
    <WhenSeen waiting={<WinnersWaiting />}>
      <Fence isQuiet fallback={winnersWaiting}>
        <Suspense fallback={<WinnersWaiting />}>
          <WinnersSection of={kind === 'casino' ? 'casino' : 'live'} />
        </Suspense>
      </Fence>
    </WhenSeen>
  )
}
