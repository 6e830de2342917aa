import type { Reward } from '../rewards/rewards.contract.ts'
import type { ActiveBonus } from './rewardClaim.contract.ts'

/** How much was staked towards the release of a bonus. */
export const stakedOf = ({ wageringLeft, wageringTotal }: Pick<Reward, 'wageringLeft' | 'wageringTotal'>): number =>
  Math.max(0, (wageringTotal ?? 0) - (wageringLeft ?? 0))

/** What an active reward would lose; null of one that is not active, and of a cashback, which stands in nobody's way. */
export function activeBonusOf(reward: Reward): ActiveBonus | null {
  if (reward.assignmentId === null || reward.isCashback) return null
  return {
    assignmentId: reward.assignmentId,
    title: reward.title,
    currency: reward.currency,
    wageringProgress: stakedOf(reward),
    wageringTotal: reward.wageringTotal,
    amountLost: reward.held,
    amountAtStake: reward.atStake ?? 0,
    spinsLost: reward.spins?.left ?? 0,
    // One that is decided has become bonus money, or nothing.
    betLost: reward.kind === 'freeBet' && reward.freeBet !== 'USED' ? reward.amount : null,
  }
}
