import { activeBonusOf } from '#machines/rewardClaim/activeBonus.ts'
import type { ClaimSubject, RewardAction } from '#machines/rewardClaim/rewardClaim.contract.ts'
import type { Reward, RewardList } from '#machines/rewards/rewards.contract.ts'

/** What can be done with a reward, the first one first (BON-2). */
export function actionsOf(reward: Reward, list: RewardList): readonly RewardAction[] {
  const { cashback } = reward
  if (cashback !== null) {
    const takes: RewardAction[] = cashback.claimable > 0 ? ['cashbackClaim'] : []
    return cashback.isActivated ? [...takes, 'cashbackDeactivate'] : ['cashbackActivate', ...takes]
  }
  if (list === 'ACTIVE') return reward.assignmentId === null ? [] : ['forfeit']
  if (reward.queuedPlayerBonusId !== null) return ['queuedClaim']
  if (reward.category === 'OPT_IN') return [reward.optedIn ? 'optInDeactivate' : 'optInActivate']
  if (reward.category === 'TRIGGERED') return reward.consentRequired ? ['consent'] : []
  if (reward.kind === 'freeSpins') return ['freeSpinClaim']
  if (reward.vertical === 'SPORTS') return ['sportsbookClaim']
  // It is the player's already, by a grant: one click, and nothing to choose.
  return [reward.assignmentId === null ? 'claim' : 'oneClickActivate']
}

/** Ending something asks for no yes to its terms. */
const ends: ReadonlySet<RewardAction> = new Set(['forfeit', 'optInDeactivate', 'cashbackDeactivate', 'cashbackClaim'])

/** A reward as it is handed to the claim. */
export const subjectOf = (reward: Reward, action: RewardAction): ClaimSubject => ({
  campaignId: reward.campaignId,
  queuedPlayerBonusId: reward.queuedPlayerBonusId,
  bonusId: reward.bonusId,
  vertical: reward.vertical,
  title: reward.title,
  terms: reward.terms,
  consentRequired: reward.consentRequired && !ends.has(action),
  active: action === 'forfeit' ? activeBonusOf(reward) : null,
})

/** Whether there is anything to wager before it is the player's own. */
export const isWagered = ({ wageringTotal, wrMultiplier }: Reward): boolean =>
  (wageringTotal ?? 0) > 0 || (wrMultiplier ?? 0) > 0

/** Whole days until a time, the begun one too; 0 once it is over. */
export const daysUntil = (iso: string, now: number): number =>
  Math.max(0, Math.ceil((Date.parse(iso) - now) / (24 * 60 * 60 * 1000)))
