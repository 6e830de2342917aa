import type { Reward } from '#contract/reward.ts'
import { playerOptions } from '#src/queries/options.ts'
import { useQuery } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import { useApp } from './AppContext.tsx'
import { useFlow, useSession } from './flows.ts'
import { showsOffers } from './guardTable.ts'
import { houseNow } from './houseClock.ts'

/** Rounds may end faster than it is worth asking, ms. */
const LEAST_BETWEEN = 5000
/** What ends later than this, ms, is asked after by then for another reason; timers of the platform reach no further than some weeks. */
const DAY = 24 * 60 * 60 * 1000

/** While one stands whose end has just been, it is asked after again, ms: the clocks may differ a little. What lies at stake may stand for long. */
const AGAIN = 10_000
const ASKED_FOR = 5 * 60_000

/** How long from now until it should be asked after the first of them to end, ms; false where none ends soon, or has ended lately. */
export function untilNextEnd(rewards: readonly Reward[] | undefined, now: number): number | false {
  const waits = (rewards ?? [])
    .flatMap(({ expiresAt }) => (expiresAt === null ? [] : [Date.parse(expiresAt) - now]))
    .filter((left) => left > -ASKED_FOR && left < DAY)
    // Asked in the very moment, it might still be there.
    .map((left) => (left > 0 ? left + 500 : AGAIN))
  return waits.length === 0 ? false : Math.min(...waits)
}

/**
 * The active rewards of the player, asked for again as the wallet moves, as one of them ends, and as the window comes to the front; undefined while they are not
 * known, and for whoever must see none (SAF-2).
 */
export function useActiveRewards(isWanted: boolean): readonly Reward[] | undefined {
  const { world } = useApp()
  const playerId = useSession(({ context }) => context.player?.playerId ?? null)
  const mayHave = useSession(({ context }) => showsOffers(context))
  const wallet = useFlow('wallet')
  // A platform without versions tells of a movement by what it leaves.
  const version = useSelector(wallet ?? undefined, (now) => {
    const balance = now?.context.balance
    return balance ? `${balance.version} ${balance.totalBalance}` : ''
  })
  const isAsked = playerId !== null && mayHave && isWanted
  const { data, dataUpdatedAt, errorUpdatedAt, isFetching, refetch } = useQuery({
    ...playerOptions(world.api, playerId ?? 0, 'rewards', { query: { rewardsType: 'ACTIVE', version: 'v2' } }),
    enabled: isAsked,
    // Another tab may have claimed or ended one.
    refetchOnWindowFocus: true,
    // What ends while nothing is played is known to have ended.
    refetchInterval: ({ state }) => untilNextEnd(state.data, houseNow(world)),
    staleTime: LEAST_BETWEEN,
  })
  // An answer knows of movements before its question alone: the version that was asked about last.
  const asked = useRef(dataUpdatedAt === 0 ? version : null)
  const answeredAt = Math.max(dataUpdatedAt, errorUpdatedAt)
  useEffect(() => {
    // The first answer is asked for by itself, and one that is on its way is waited for.
    if (!isAsked || isFetching || answeredAt === 0 || asked.current === version) return undefined
    const timer = setTimeout(
      () => {
        asked.current = version
        void refetch()
      },
      answeredAt + LEAST_BETWEEN - Date.now(),
    )
    return () => clearTimeout(timer)
  }, [version, isAsked, isFetching, answeredAt, refetch])
  return isAsked ? data : undefined
}
