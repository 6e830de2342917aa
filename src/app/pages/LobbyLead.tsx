import type { LobbyKind } from '#machines/lobby/lobby.contract.ts'
import { PageBannersWaiting } from '#src/views/banners/PageBannersWaiting.tsx'
import { WinnersWaiting } from '#src/views/home/WinnersWaiting.tsx'
import { WhenSeen } from '#src/ui/WhenSeen.tsx'
import { LobbyBoxesWaiting } from '#src/views/tournaments/LobbyBoxesWaiting.tsx'
import { Suspense } from 'react'
import { Fence } from '../Fence.tsx'
import { useSession } from '../flows.ts'
import { part } from '../part.tsx'

// Beside the games, not before them: each comes in a file of its own.
const BannerSlot = part(() => import('./BannerSlot.tsx').then((file) => file.BannerSlot))
const LobbyBoxes = part(() => import('./LobbyBoxes.tsx').then((file) => file.LobbyBoxes))
const WinnersSection = part(() => import('./WinnersSection.tsx').then((file) => file.WinnersSection))

const nothing = () => null

/** What a lobby shows above its games: the banners of its page id, boxes and tournaments (NAV-12, LOB-7). */
export function LobbyLead({ kind }: { readonly kind: LobbyKind }) {
  const isPlayer = useSession(({ context }) => context.player !== null)
  return (
    <Fence isQuiet fallback={nothing}>
      <Suspense fallback={<PageBannersWaiting />}>
        <BannerSlot page={kind === 'casino' ? 'casino-lobby' : 'live-casino'} />
      </Suspense>
      <Suspense fallback={<LobbyBoxesWaiting hasOwn={isPlayer && kind === 'casino'} />}>
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
