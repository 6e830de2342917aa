// A file of its own, below the wire's and the page's forms of a reward: `reward.ts` brings its schemas along, which
// the first screen has no room for.
import type { Reward } from './reward.ts'

/** Rewards as the list shows them, by end date, no end date last; left out are dead cashback and drafts, but for drafts of which the player has something (BON-1). */
export const listedRewards = <Shown extends Pick<Reward, 'assignmentId' | 'campaignStatus' | 'endedAt'>>(
  rewards: readonly Shown[],
  isCashback: (reward: Shown) => boolean,
): Shown[] => {
  const isDead = ({ campaignStatus }: Shown): boolean => campaignStatus === 'EXPIRED' || campaignStatus === 'CANCELED'
  const end = ({ endedAt }: Shown): number => (endedAt === null ? Infinity : Date.parse(endedAt))
  return rewards
    .filter((reward) => reward.campaignStatus !== 'DRAFT' || reward.assignmentId !== null)
    .filter((reward) => !(isCashback(reward) && isDead(reward)))
    .toSorted((a, b) => (end(a) === end(b) ? 0 : end(a) - end(b)))
}
