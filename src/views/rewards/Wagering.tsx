import { Plural } from '@lingui/react/macro'
import type { RewardKind } from '#machines/rewards/rewards.contract.ts'

interface WageringProps {
  readonly kind: RewardKind
  readonly wrMultiplier: number
}

/** How much must be staked before it is the player's own: free bets and spins ask for so many times what they win (BON-7). */
export const Wagering = ({ kind, wrMultiplier }: WageringProps) =>
  kind === 'freeBet' || kind === 'freeSpins' ? (
    <Plural value={wrMultiplier} one="# time what it wins" other="# times what it wins" />
  ) : (
    <Plural value={wrMultiplier} one="# time the bonus" other="# times the bonus" />
  )
