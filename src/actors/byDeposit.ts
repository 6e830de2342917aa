import type { Reward } from '#contract/reward.ts'

/** A campaign that is earned by paying in. */
export const isByDeposit = ({ triggerEvent }: Pick<Reward, 'triggerEvent'>): boolean =>
  triggerEvent !== null && /deposit/i.test(triggerEvent)

/** Whether a deposit may choose it now: not one that is over, earned already, or still behind its code. */
export const isChoosable = (reward: Reward): boolean =>
  isByDeposit(reward) &&
  reward.campaignStatus === 'ACTIVE' &&
  !reward.isEarned &&
  reward.queuedPlayerBonusId === null &&
  !(reward.hasBonusCode && reward.assignmentId === null)
