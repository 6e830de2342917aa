import { activeBonusOf } from '#machines/rewardClaim/activeBonus.ts'
import type { ClaimSubject, RewardAction } from '#machines/rewardClaim/rewardClaim.contract.ts'
import type { Cashback, Reward, RewardList } from '#machines/rewards/rewards.contract.ts'

/** Where a deposit is made that earns it. */
export const cashier = '/my-account/banking/deposit'

/** A deposit earns it: saying yes to it gives nothing yet. */
export const isByDeposit = ({ triggerEvent }: Pick<Reward, 'triggerEvent'>): boolean => triggerEvent === 'DEPOSIT'

/** Its code has not been given yet, which opens it. */
export const isCodeMissing = ({ hasBonusCode, assignmentId }: Reward): boolean => hasBonusCode && assignmentId === null

/** What can be done with a reward, the first one first (BON-2). */
export function actionsOf(reward: Reward, list: RewardList, now: number): readonly RewardAction[] {
  const { cashback } = reward
  if (cashback !== null && isOver(cashback, now)) return []
  if (cashback !== null && !isCodeMissing(reward)) {
    return cashbackActions(cashback, isStillToEarn(reward) ? wishesOf(reward) : ['cashbackActivate'])
  }
  if (list === 'ACTIVE') return reward.assignmentId === null ? [] : ['forfeit']
  if (reward.queuedPlayerBonusId !== null) return ['queuedClaim']
  // What is over is told of for a while, and had by nobody any more.
  if (reward.campaignStatus !== 'ACTIVE') return []
  if (isCodeMissing(reward)) return []
  return wishesOf(reward)
}

/** A cashback whose time is over stands while something staked in it is undecided, and is paid by itself then. */
export const isOver = ({ endsAt }: Pick<Cashback, 'endsAt'>, now: number): boolean =>
  endsAt !== null && Date.parse(endsAt) <= now

/** Once nothing else is to be said yes to, the deposit earns it. */
export const isToPayIn = (reward: Reward, list: RewardList): boolean =>
  list === 'ELIGIBLE' &&
  isByDeposit(reward) &&
  !isCodeMissing(reward) &&
  !reward.isEarned &&
  !reward.consentRequired &&
  reward.campaignStatus === 'ACTIVE' &&
  reward.queuedPlayerBonusId === null &&
  (reward.optedIn || reward.category === 'TRIGGERED')

/** A cashback that was started before and stands stopped: it is taken part in no more. */
export const hasBegun = (reward: Reward): boolean => reward.cashback !== null && !isStillToEarn(reward)

/** A cashback runs once what triggers it has happened: before, its start would only be noted. */
const isStillToEarn = (reward: Reward): boolean =>
  !reward.isEarned && (isByDeposit(reward) || (reward.category === 'TRIGGERED' && reward.triggerEvent !== null))

/** What can be wished of one that is offered. */
function wishesOf(reward: Reward): readonly RewardAction[] {
  // One that nothing triggers but its code is claimed as any other, once that is known.
  if (reward.category === 'TRIGGERED' && reward.triggerEvent !== null) {
    // What has come of a registration or a tournament is claimed, its terms agreed to first; a deposit is still to come.
    if (!isByDeposit(reward) && reward.isEarned) return [claimOf(reward)]
    return reward.consentRequired ? ['consent'] : []
  }
  if (reward.category === 'OPT_IN') return optInActions(reward)
  // What a deposit must earn is said yes to once.
  if (isByDeposit(reward) && reward.optedIn) return reward.consentRequired ? ['consent'] : []
  return [claimOf(reward)]
}

const cashbackActions = (
  { claimable, isActivated }: Cashback,
  starts: readonly RewardAction[],
): readonly RewardAction[] => {
  const takes: readonly RewardAction[] = claimable > 0 ? ['cashbackClaim'] : []
  return isActivated ? [...takes, 'cashbackDeactivate'] : [...starts, ...takes]
}

/** One that no deposit must earn can be had by one click, or opted in to now and claimed later. */
function optInActions(reward: Reward): readonly RewardAction[] {
  if (!reward.optedIn) return isByDeposit(reward) ? ['optInActivate'] : ['oneClickActivate', 'optInActivate']
  return isByDeposit(reward) ? ['optInDeactivate'] : [claimOf(reward), 'optInDeactivate']
}

function claimOf({ kind, vertical }: Reward): RewardAction {
  if (kind === 'cashback') return 'claim'
  if (kind === 'freeSpins') return 'freeSpinClaim'
  return vertical === 'SPORTS' ? 'sportsbookClaim' : 'claim'
}

/** Ending something asks for no yes to its terms. */
const ends: ReadonlySet<RewardAction> = new Set(['forfeit', 'optInDeactivate', 'cashbackDeactivate', 'cashbackClaim'])

/** Where a reward is played: bets on sports, or where only those are open on virtual sports. */
export const placeOf = (
  { vertical, spins }: Pick<Reward, 'vertical' | 'spins'>,
  isOpen: (to: string) => boolean,
): string => {
  if (spins !== null) {
    const [provider, game] = [encodeURIComponent(spins.gameProvider), encodeURIComponent(spins.gameId)]
    // A table has an address of another kind than a game of the casino (NAV-10).
    return vertical === 'LIVE_CASINO'
      ? `/live-casino-online/play/${provider}?game=${game}&mode=real`
      : `/online-casino/play/${provider}/${game}?mode=real`
  }
  if (vertical === 'SPORTS')
    return isOpen('/virtual-sports') && !isOpen('/sportsbook') ? '/virtual-sports' : '/sportsbook'
  return vertical === 'LIVE_CASINO' ? '/live-casino-online' : '/online-casino'
}

/** It is the player's own money as it is claimed: of use to them whatever part of the site is closed. */
export const isOwnMoney = (reward: Reward): boolean =>
  reward.kind === 'bonus' && reward.wrMultiplier === 0 && (reward.amount ?? 0) > 0 && !isByDeposit(reward)

/** What can be done with a reward whose place is not open to the player: it is left as it is, or ended, and its time does not begin. */
export const endsOf = (actions: readonly RewardAction[]): readonly RewardAction[] =>
  actions.filter((action) => ends.has(action))

/** A reward as it is handed to the claim. */
export const subjectOf = (reward: Reward, action: RewardAction): ClaimSubject => ({
  campaignId: reward.campaignId,
  queuedPlayerBonusId: reward.queuedPlayerBonusId,
  bonusId: reward.bonusId,
  vertical: reward.vertical,
  title: reward.title,
  terms: reward.terms,
  consentRequired: reward.consentRequired && !ends.has(action),
  cashback: reward.cashback && { collected: reward.cashback.collected, claimable: reward.cashback.claimable },
  active: action === 'forfeit' ? activeBonusOf(reward) : null,
})

/** Whether there is anything to wager before it is the player's own. */
export const isWagered = ({ wageringTotal, wrMultiplier }: Reward): boolean =>
  (wageringTotal ?? 0) > 0 || (wrMultiplier ?? 0) > 0

/** Whole days until a time, the begun one too; 0 once it is over. */
export const daysUntil = (iso: string, now: number): number =>
  Math.max(0, Math.ceil((Date.parse(iso) - now) / (24 * 60 * 60 * 1000)))
