import { Plural, Trans } from '@lingui/react/macro'
import type { RewardKind } from '#machines/rewards/rewards.contract.ts'

interface WageringProps {
  readonly kind: RewardKind
  readonly wrMultiplier: number
}

const isFree = (kind: RewardKind): boolean => kind === 'freeBet' || kind === 'freeSpins'

/** Nothing must be staked: money is the player's own, of a free bet or of spins what they win. */
export const NothingToStake = ({ kind }: Pick<WageringProps, 'kind'>) =>
  isFree(kind) ? <Trans>Nothing: what it wins is yours at once</Trans> : <Trans>Nothing: it is yours at once</Trans>

/** How much must be staked before it is the player's own: free bets and spins ask for so many times what they win (BON-7). */
export const Wagering = ({ kind, wrMultiplier }: WageringProps) =>
  isFree(kind) ? (
    <Plural value={wrMultiplier} one="# time what it wins" other="# times what it wins" />
  ) : (
    <Plural value={wrMultiplier} one="# time the bonus" other="# times the bonus" />
  )
