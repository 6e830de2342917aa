import type { Viewer } from '#contract/audience.ts'
import { playerOptions } from '#src/queries/options.ts'
import { useQuery } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { useApp } from './AppContext.tsx'
import { useFlow, useSession } from './flows.ts'
import { showsOffers } from './guardTable.ts'
import { houseNow } from './houseClock.ts'

/** Who looks at what content offers (CON-2). */
export interface Audience {
  /** False until it is known who that is: nothing is shown before, to be pushed aside or taken back. */
  readonly isKnown: boolean
  readonly viewer: Viewer
  /** Offers are shown at all: not to who is in a break, excluded or at risk (RGT-7, SAF-2). */
  readonly offers: boolean
  /** The time by the house's clock, ms. */
  readonly now: () => number
}

/** The audience that is here now, with the number of deposits that groups go by. */
export function useViewer(): Audience {
  const { world } = useApp()
  const playerId = useSession(({ context }) => context.player?.playerId ?? null)
  const offers = useSession(({ context }) => showsOffers(context))
  const isPending = useSession((now) => now.matches('pending'))
  const isWaiting = useSession(({ context }) => context.player !== null && context.profile === null)
  const isProfileLost = useSelector(useFlow('profile') ?? undefined, (now) => now?.matches({ data: 'failed' }) ?? false)
  const summary = useQuery({
    ...playerOptions(world.api, playerId ?? 0, 'transactionSummary', {}),
    enabled: playerId !== null,
  })
  return {
    isKnown: !isPending && (playerId === null || ((!isWaiting || isProfileLost) && !summary.isPending)),
    viewer: playerId === null ? null : { playerId, depositsCount: summary.data?.totalDepositsCount ?? null },
    offers,
    now: () => houseNow(world),
  }
}
