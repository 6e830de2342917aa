import { gameRestrictions, type Reward } from '#contract/reward.ts'
import { toMinor } from '#contract/money.ts'
import { playerOptions } from '#src/queries/options.ts'
import type { Wagering } from '#src/views/gameFrame/WageringMeter.tsx'
import { useQuery } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import { useApp } from './AppContext.tsx'
import { useFlow, useSession } from './flows.ts'
import { useActiveRewards } from './useActiveRewards.ts'

/** Where the bonuses of each vertical are staked. */
const VERTICALS = { casino: 'CASINO', liveCasino: 'LIVE_CASINO', sports: 'SPORTS' } as const

const isWagered = ({ assignmentId, cashbackInfo, wageringAmount, wageringTotal }: Reward): boolean =>
  assignmentId !== null && cashbackInfo === null && wageringAmount !== null && (wageringTotal ?? 0) > 0

/**
 * Says that the bonus which was shown is over: the balance beside it changes with it. It is not said to who gives it up in this tab, nor to
 * another player, nor where a game of another kind was opened.
 */
function useEndSaid(vertical: Reward['vertical'], active: Reward | undefined, isKnown: boolean): void {
  const playerId = useSession(({ context }) => context.player?.playerId ?? null)
  const claims = useFlow('rewardClaim')
  const codes = useFlow('bonusCode')
  const toasts = useFlow('toasts')
  const givenUp = useSelector(claims ?? undefined, (now) =>
    now !== undefined && (now.matches('forfeiting') || now.context.isForfeiting)
      ? (now.context.activeBonus?.assignmentId ?? null)
      : null,
  )
  const givenUpForCode = useSelector(codes ?? undefined, (now) =>
    now?.matches('forfeiting') === true ? (now.context.inTheWay?.assignmentId ?? null) : null,
  )
  const before = useRef<{ readonly playerId: number | null; readonly reward: Reward }>(undefined)
  const byHand = useRef<string | null>(null)
  useEffect(() => {
    const ended = before.current
    if (ended !== undefined && ended.playerId !== playerId) before.current = undefined
    byHand.current = givenUp ?? givenUpForCode ?? byHand.current
    if (!isKnown) return
    before.current = active && { playerId, reward: active }
    if (ended === undefined || active !== undefined || ended.playerId !== playerId) return
    if (ended.reward.vertical !== vertical || ended.reward.assignmentId === byHand.current) return
    toasts?.send({ type: 'toast.show', toast: { severity: 'warning', key: 'player.bonus.ended', timer: 10_000 } })
  }, [playerId, vertical, active, isKnown, givenUp, givenUpForCode, toasts])
}

/**
 * How far the active bonus of the game's vertical is wagered, while it is played for money, or bets are placed; null where none is, and for whoever must see
 * none (BON-7, SAF-2). Asked again as the wallet moves.
 */
export function useWagering(
  game: { readonly id: string; readonly area: keyof typeof VERTICALS },
  isPlayed: boolean,
): Wagering | null {
  const { world } = useApp()
  const playerId = useSession(({ context }) => context.player?.playerId ?? null)
  const rewards = useActiveRewards(isPlayed)
  const vertical = VERTICALS[game.area]
  const active = rewards?.find((reward) => reward.vertical === vertical && isWagered(reward))
  // What was said before the game was of the bonus of then: one that is claimed over the game may count otherwise.
  const limitation = useQuery({
    ...playerOptions(world.api, playerId ?? 0, 'gameLimitations', { params: { id: game.id } }),
    // So is what is said while nothing is left to stake: with the next win of a free spin there is.
    queryKey: ['player', playerId, 'gameLimitations', game.id, active?.assignmentId, (active?.wageringAmount ?? 0) > 0],
    enabled: active !== undefined,
    staleTime: Infinity,
  })
  useEndSaid(vertical, active, rewards !== undefined)
  if (!active) return null
  const currency = active.currency ?? world.currency()
  return {
    title: active.campaignDisplayInfo.title,
    left: toMinor(active.wageringAmount ?? 0, currency),
    total: toMinor(active.wageringTotal ?? 0, currency),
    currency,
    share: limitation.data?.contribution ?? null,
    isExcluded: limitation.data?.status === gameRestrictions.excludedGame,
  }
}
