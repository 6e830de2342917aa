import { minorOrNull, toMinor, toWire, type Currency } from '#contract/money.ts'
import { freeSpinsBetBonusType, type Reward as WireReward } from '#contract/reward.ts'
import { activeBonusOf } from '#machines/rewardClaim/activeBonus.ts'
import type {
  ActiveBonus,
  AgreeInput,
  ClaimSubject,
  ForfeitBonusInput,
  ForfeitBonusOutput,
  PerformClaimInput,
  PerformClaimOutput,
  Successor,
} from '#machines/rewardClaim/rewardClaim.contract.ts'
import type { LoadRewardsInput, Reward, RewardKind, RewardList } from '#machines/rewards/rewards.contract.ts'
import { ApiError } from './apiError.ts'
import type { Work } from './late.ts'
import type { World } from './world.ts'

/** What a reward of the wire gives. */
export const kindOf = ({ cashbackInfo, betBonusType, bonusType }: WireReward): RewardKind => {
  if (cashbackInfo !== null) return 'cashback'
  if (betBonusType === freeSpinsBetBonusType || bonusType === 'FREE_SPINS') return 'freeSpins'
  return bonusType === 'FREE_BET' ? 'freeBet' : 'bonus'
}

/** A reward of the wire as pages and machines know it. */
function rewardOf(one: WireReward, playersCurrency: Currency): Reward {
  const currency = one.currency ?? playersCurrency
  const minor = (amount: number | null) => (amount === null ? null : minorOrNull(amount, currency))
  const { cashbackInfo: info, cashbackProgress: progress, freeSpinDetail: spins } = one
  return {
    campaignId: one.campaignId,
    assignmentId: one.assignmentId,
    campaignStatus: one.campaignStatus,
    vertical: one.vertical,
    kind: kindOf(one),
    isCashback: info !== null,
    category: one.campaignCategory,
    triggerEvent: one.triggerEvent,
    stickiness: one.stickiness,
    hasBonusCode: one.hasBonusCode,
    title: one.campaignDisplayInfo.title,
    description: one.campaignDisplayInfo.description,
    image: one.campaignDisplayInfo.image,
    terms: one.campaignDisplayInfo.terms,
    currency,
    amount: minor(one.amount),
    held: minor(one.held),
    atStake: minor(one.atStake),
    freeBet: one.freeBet,
    depositMinimum: minor(one.depositMinimum),
    depositPercent: one.depositPercent,
    maxWin: minor(one.maxWin),
    wrMultiplier: one.wrMultiplier,
    wageringLeft: minor(one.wageringAmount),
    wageringTotal: minor(one.wageringTotal),
    contributions: one.contributions,
    excludedGames: one.excludedGames,
    daysToUse: one.daysToUse,
    ladderStep: one.ladderStep,
    startedAt: one.startedAt,
    endedAt: one.endedAt,
    expiresAt: one.expiresAt,
    queuedPlayerBonusId: one.queuedPlayerBonusId,
    bonusId: one.bonusId,
    optedIn: one.optedIn,
    isEarned: one.isEarned,
    consentRequired: one.consentRequired,
    cashback: info && {
      percentage: info.percentage,
      maximum: minor(info.maximum),
      period: info.period,
      booster: one.cashbackBooster,
      isActivated: one.cashbackActivated,
      collected: progress ? toMinor(progress.collected, currency) : 0,
      claimable: progress ? toMinor(progress.claimable, currency) : 0,
      endsAt: progress?.endsAt ?? null,
    },
    spins: spins && {
      gameId: spins.gameId,
      gameName: spins.gameName,
      gameProvider: spins.gameProvider,
      total: spins.spinsTotal,
      left: spins.spinsLeft,
      value: toMinor(spins.spinValue, spins.currency),
      won: toMinor(spins.won, spins.currency),
    },
  }
}

const codeOf = (error: unknown): string | null => (error instanceof ApiError ? error.code : null)
/** Another bonus is active where this one would be. */
const conflicts: ReadonlySet<string | null> = new Set([
  'error.bonus.active_in_vertical',
  'error.bonus.active_triggered',
])
/** Refused perhaps because it is done already: by a request whose answer was lost, or in another tab. */
const perhapsDone: ReadonlySet<string | null> = new Set([
  'error.bonus.wrong_state',
  'error.bonus.not_available',
  'error.idempotency.key_reused',
])
/** What is in the list of rewards once it is done. */
const gives: ReadonlySet<PerformClaimInput['action']> = new Set([
  'claim',
  'freeSpinClaim',
  'queuedClaim',
  'sportsbookClaim',
  'oneClickActivate',
])

/** What a player takes part in without being given anything yet. */
const takesPart: ReadonlySet<PerformClaimInput['action']> = new Set(['optInActivate', 'cashbackActivate'])
/** What is left again; who asks for that twice has left it by the first. */
const leaves: ReadonlySet<PerformClaimInput['action']> = new Set(['optInDeactivate', 'cashbackDeactivate'])
/** Campaigns that give nothing any more. */
const gone: ReadonlySet<string> = new Set(['EXPIRED', 'CANCELED'])

/** Whether a reward stands as it did when the player said yes to what it costs. */
function canBeHad(found: Reward, { action, isAgreed }: Successor): boolean {
  // What waits may be started however long its campaign is over.
  if (found.queuedPlayerBonusId !== null) return true
  // Another tab may have opted out of it, or said no to its terms.
  const isOptedOut = found.category === 'OPT_IN' && !found.optedIn && action !== 'oneClickActivate'
  return !gone.has(found.campaignStatus) && !isOptedOut && !(isAgreed && found.consentRequired)
}

interface RewardsWork {
  readonly loadRewards: Work<readonly Reward[], LoadRewardsInput>
}
interface RewardClaimWork {
  readonly performClaim: Work<PerformClaimOutput, PerformClaimInput>
  readonly forfeitBonus: Work<ForfeitBonusOutput, ForfeitBonusInput>
  readonly agree: Work<PerformClaimOutput, AgreeInput>
}

const listed = async (world: World, list: RewardList, signal: AbortSignal): Promise<readonly Reward[]> => {
  const found = await world.api.call('rewards', { query: { rewardsType: list, version: 'v2' } }, { signal })
  return found.map((one) => rewardOf(one, world.currency()))
}

/** The active bonus of a vertical, or of any; null where none is, or none any more. */
export async function activeIn(
  world: World,
  vertical: Reward['vertical'] | null,
  signal: AbortSignal,
): Promise<ActiveBonus | null> {
  for (const reward of await listed(world, 'ACTIVE', signal)) {
    const bonus = vertical === null || reward.vertical === vertical ? activeBonusOf(reward) : null
    if (bonus) return bonus
  }
  return null
}

/**
 * Whether a campaign was paid as the player's own money, and ended by that: it stands in no list any more. What nothing is asked of is
 * never active, so it can have ended in no other way once it was claimed.
 */
export async function isPaidOut(world: World, campaignId: string, signal: AbortSignal): Promise<boolean> {
  const isIt = (one: Reward) => one.campaignId === campaignId
  if ((await listed(world, 'ELIGIBLE', signal)).some(isIt)) return false
  const found = await world.api.call('campaigns', { query: { campaignIds: [campaignId] } }, { signal })
  return found
    .map((one) => rewardOf(one, world.currency()))
    .some(
      (one) =>
        isIt(one) &&
        one.kind === 'bonus' &&
        one.assignmentId !== null &&
        one.wrMultiplier === 0 &&
        !gone.has(one.campaignStatus),
    )
}

/**
 * Whether a cashback has been paid as far as it was shown: by its end, or by another tab. Less than was shown says nothing of that: a win may
 * have taken it away.
 */
async function isCollectedPaid(world: World, { campaignId, cashback }: ClaimSubject, signal: AbortSignal) {
  try {
    const params = { campaignid: campaignId }
    const { collected, claimable } = await world.api.call('cashbackProgress', { params }, { signal })
    const paid = toMinor(collected, world.currency())
    return claimable === 0 && paid > 0 && paid >= (cashback?.collected ?? 0)
  } catch {
    // The refusal stands then.
    return false
  }
}

/** What was shown of what is lost with an active bonus. */
const toldOf = ({ amountAtStake, amountLost, currency, wageringProgress }: ActiveBonus) => ({
  wageringProgress: toWire(wageringProgress, currency),
  // "All of it" bounds nothing.
  ...(amountLost === null ? {} : { bonusLost: toWire(amountLost + amountAtStake, currency) }),
})

/** Gives an active bonus up, with what was shown of it. Rejects with an ApiError: 409 where more would be lost by now. */
export async function giveUp(
  world: World,
  bonus: ActiveBonus,
  options: { readonly signal: AbortSignal; readonly idempotencyKey: string },
): Promise<void> {
  const { assignmentId } = bonus
  await world.api.call(
    'assignmentState',
    {
      params: { assignmentid: assignmentId },
      body: { state: 'FORFEITED', bonusAssignmentId: assignmentId, ...toldOf(bonus) },
    },
    options,
  )
}

/** The lists of rewards (BON-1). */
export const rewardsWork = (world: World): RewardsWork => ({
  loadRewards: ({ input, signal }) => listed(world, input.list, signal),
})

/** What is done with a reward (BON-2, BON-3). */
export const rewardClaimWork = (world: World): RewardClaimWork => {
  /** Asks; where another bonus is in the way, answers with that one. One that has gone meanwhile lets it be asked once more. */
  const unlessActive = async (
    subject: ClaimSubject,
    signal: AbortSignal,
    ask: () => Promise<PerformClaimOutput>,
  ): Promise<PerformClaimOutput> => {
    try {
      return await ask()
    } catch (error) {
      if (!conflicts.has(codeOf(error))) throw error
      const activeBonus = await activeIn(world, subject.vertical, signal)
      return activeBonus === null ? ask() : { outcome: 'conflict', activeBonus }
    }
  }
  /** Where the player has it: active, or waiting behind another; null where they have not. */
  const whereIs = async (
    { campaignId }: ClaimSubject,
    isQueued: boolean,
    signal: AbortSignal,
  ): Promise<'active' | 'waiting' | null> => {
    const isIt = (one: Reward) => one.campaignId === campaignId
    if ((await listed(world, 'ACTIVE', signal)).some(isIt)) return 'active'
    if (!isQueued) return null
    const waits = (await listed(world, 'ELIGIBLE', signal)).some((one) => isIt(one) && one.queuedPlayerBonusId !== null)
    return waits ? 'waiting' : null
  }

  /** Whether the player takes part already, as in another tab. */
  const isPartTaken = async (
    { campaignId }: ClaimSubject,
    action: PerformClaimInput['action'],
    signal: AbortSignal,
  ) => {
    const lists = await Promise.all([listed(world, 'ELIGIBLE', signal), listed(world, 'ACTIVE', signal)])
    return lists.flat().some((one) => {
      if (one.campaignId !== campaignId || gone.has(one.campaignStatus)) return false
      return action.startsWith('optIn') ? one.optedIn : one.cashback?.isActivated === true
    })
  }
  /** Whether the player is out of it, as by another tab: of what was given meanwhile and has ended nobody has gone out. */
  const isLeft = async (subject: ClaimSubject, action: PerformClaimInput['action'], signal: AbortSignal) => {
    if (await isPartTaken(subject, action, signal)) return false
    if (action !== 'optInDeactivate') return true
    return (await listed(world, 'ELIGIBLE', signal)).some((one) => one.campaignId === subject.campaignId)
  }
  /** Rejects where what a bonus is given up for can not be had any more, unless that bonus is gone already: the claim tells of it then. */
  const mustBeThere = async (wanted: Successor, { assignmentId }: ActiveBonus, signal: AbortSignal) => {
    const found = (await listed(world, 'ELIGIBLE', signal)).find((one) => one.campaignId === wanted.campaignId)
    if (found && canBeHad(found, wanted)) return
    if (!(await listed(world, 'ACTIVE', signal)).some((one) => one.assignmentId === assignmentId)) return
    const code = found && !gone.has(found.campaignStatus) ? 'error.bonus.wrong_state' : 'error.bonus.not_available'
    throw new ApiError('status', 'It can not be had any more', { status: 409, code })
  }

  return {
    performClaim: async ({ input, signal }) => {
      const { action, subject, isQueued } = input
      try {
        return await unlessActive(subject, signal, () => perform(world, input, signal))
      } catch (error) {
        if (!perhapsDone.has(codeOf(error))) throw error
        if (takesPart.has(action) && (await isPartTaken(subject, action, signal)))
          return { outcome: 'done', amount: null, isGiven: true }
        if (
          leaves.has(action) &&
          codeOf(error) === 'error.bonus.wrong_state' &&
          (await isLeft(subject, action, signal))
        )
          return { outcome: 'done', amount: null, isGiven: true }
        if (action === 'cashbackClaim' && (await isCollectedPaid(world, subject, signal)))
          return { outcome: 'done', amount: null, isGiven: true }
        if (!gives.has(action)) throw error
        const there = await whereIs(subject, isQueued, signal)
        if (there !== null) return { outcome: 'done', amount: null, isGiven: there === 'active' }
        if (await isPaidOut(world, subject.campaignId, signal))
          return { outcome: 'done', amount: null, isGiven: true, isPaid: true }
        throw error
      }
    },
    forfeitBonus: async ({ input, signal }) => {
      const { assignmentId } = input.activeBonus
      if (input.successor !== null) await mustBeThere(input.successor, input.activeBonus, signal)
      try {
        await giveUp(world, input.activeBonus, { signal, idempotencyKey: input.idempotencyKey })
      } catch (error) {
        // That it is not there for the player says nothing of what became of it: bonuses may be off since.
        if (!perhapsDone.has(codeOf(error)) || codeOf(error) === 'error.bonus.not_available') throw error
        // It has gone on since the player said yes, or has ended: by a request whose answer was lost, in another tab, or by itself.
        const active = await listed(world, 'ACTIVE', signal)
        const one = active.find((reward) => reward.assignmentId === assignmentId)
        const activeBonus = one ? activeBonusOf(one) : null
        if (activeBonus) return { outcome: 'changed', activeBonus }
        // Whatever has been done by a key is answered again: refused, none of the tries has given it up. Only a key that says it was used has.
        const isByKey = input.isAgain && codeOf(error) === 'error.idempotency.key_reused'
        if (!isByKey) return { outcome: 'ended' }
      }
      return { outcome: 'done' }
    },
    agree: async ({ input, signal }) => {
      const { subject, agreed, idempotencyKey } = input
      const say = async (): Promise<PerformClaimOutput> => {
        await world.api.call(
          'campaignConsent',
          { body: { campaignId: subject.campaignId, agreed } },
          { signal, idempotencyKey },
        )
        return { outcome: 'done', amount: null, isGiven: true }
      }
      try {
        return await unlessActive(subject, signal, say)
      } catch (error) {
        // Another tab has said yes, and claimed it: then there is nothing left to agree to.
        const isHad =
          agreed &&
          perhapsDone.has(codeOf(error)) &&
          ((await whereIs(subject, true, signal)) !== null || (await isPaidOut(world, subject.campaignId, signal)))
        if (!isHad) throw error
        return { outcome: 'done', amount: null, isGiven: true }
      }
    },
  }
}

/** The bonus that free spins are claimed in the place of, with what was shown of it. */
const lossOf = (bonus: ActiveBonus) => ({ forfeitAssignmentId: bonus.assignmentId, ...toldOf(bonus) })

/** The one call of an action. */
async function perform(world: World, input: PerformClaimInput, signal: AbortSignal): Promise<PerformClaimOutput> {
  const { action, subject, isQueued, forfeits, idempotencyKey } = input
  const { campaignId } = subject
  const { api } = world
  const options = { signal, idempotencyKey }
  const params = { campaignid: campaignId }
  const ask = () => {
    switch (action) {
      case 'optInActivate':
        return api.call('optInActivate', { params }, options)
      case 'optInDeactivate':
        return api.call('optInDeactivate', { params }, options)
      case 'cashbackActivate':
        return api.call('cashbackActivate', { params }, options)
      case 'cashbackDeactivate':
        return api.call('cashbackDeactivate', { params }, options)
      case 'cashbackClaim':
        return api.call('cashbackClaim', { params }, options)
      case 'oneClickActivate':
        return api.call('oneClickActivate', { params }, options)
      case 'queuedClaim':
        return api.call(
          'queuedBonusClaim',
          { params: { campaignid: campaignId, queuedPlayerBonusId: subject.queuedPlayerBonusId ?? '' } },
          options,
        )
      case 'freeSpinClaim': {
        const body = {
          ...(isQueued ? { queue: true } : {}),
          ...(forfeits === null ? {} : lossOf(forfeits)),
        }
        return api.call('freeSpinClaim', { params, body }, options)
      }
      case 'sportsbookClaim': {
        const { bonusId } = subject
        return api.call(
          'sportsbookRewardClaim',
          { body: { campaignId, ...(bonusId === null ? {} : { bonusId }) } },
          options,
        )
      }
      default:
        return api.call('rewardClaimV2', { params }, options)
    }
  }
  const { reward, bonusChange } = await ask()
  const currency = reward.currency ?? world.currency()
  const amount = minorOrNull(Math.abs(bonusChange), currency)
  // A cashback that something must trigger is noted, and does not run.
  if (action === 'cashbackActivate') return { outcome: 'done', amount, isGiven: reward.cashbackActivated }
  if (!gives.has(action)) return { outcome: 'done', amount, isGiven: true }
  // Had without being active: nothing must be staked for it.
  const isPaid = reward.held === null && reward.queuedPlayerBonusId === null && bonusChange > 0
  const isGiven = isPaid || (reward.held !== null && reward.queuedPlayerBonusId === null)
  return { outcome: 'done', amount, isGiven, isPaid }
}
