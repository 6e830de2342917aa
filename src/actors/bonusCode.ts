import { toMinor, type Currency, type Minor } from '#contract/money.ts'
import type { Reward } from '#contract/reward.ts'
import type {
  CheckAvailabilityOutput,
  ClaimedAs,
  ClaimManuallyInput,
  CodeReward,
  ForfeitInTheWayInput,
  ForfeitInTheWayOutput,
  GivePartnerCodeInput,
  LoadBonusInTheWayInput,
  LoadBonusInTheWayOutput,
  VerifyBonusCodeInput,
  VerifyBonusCodeOutput,
} from '#machines/bonusCode/bonusCode.contract.ts'
import { ApiError } from './apiError.ts'
import { isByDeposit } from './byDeposit.ts'
import type { Work } from './late.ts'
import { activeIn, giveUp, isPaidOut, kindOf } from './rewards.ts'
import type { World } from './world.ts'

interface BonusCodeWork {
  readonly checkAvailability: Work<CheckAvailabilityOutput, undefined>
  readonly verifyBonusCode: Work<VerifyBonusCodeOutput, VerifyBonusCodeInput>
  readonly claimManually: Work<ClaimedAs, ClaimManuallyInput>
  readonly loadBonusInTheWay: Work<LoadBonusInTheWayOutput, LoadBonusInTheWayInput>
  readonly forfeitInTheWay: Work<ForfeitInTheWayOutput, ForfeitInTheWayInput>
  readonly givePartnerCode: Work<void, GivePartnerCodeInput>
}

const minorOf =
  (currency: Currency) =>
  (amount: number | null | undefined): Minor | null =>
    amount === null || amount === undefined ? null : toMinor(amount, currency)

/** What a code stands for, in the words of the flow. */
export function codeRewardOf(reward: Reward, accountCurrency: Currency): CodeReward {
  const currency = reward.currency ?? accountCurrency
  const minor = minorOf(currency)
  const { freeSpinDetail: spins, cashbackInfo: cashback, campaignDisplayInfo: shown } = reward
  return {
    vertical: reward.vertical,
    title: shown.title,
    description: shown.description,
    terms: shown.terms,
    currency,
    amount: minor(reward.amount),
    maxWin: minor(reward.maxWin),
    wrMultiplier: reward.wrMultiplier,
    kind: kindOf(reward),
    stickiness: reward.stickiness,
    contributions: reward.contributions,
    excludedGames: reward.excludedGames,
    daysToUse: reward.daysToUse,
    spins: spins && { count: spins.spinsTotal, gameName: spins.gameName },
    cashback: cashback && { ...cashback, maximum: minor(cashback.maximum), booster: reward.cashbackBooster },
    endedAt: reward.endedAt,
    isByDeposit: isByDeposit(reward),
    isToBeWon: reward.triggerEvent === 'TOURNAMENT' && !reward.isEarned,
    depositPercent: reward.depositPercent,
    depositMinimum: minor(reward.depositMinimum),
    isConsentRequired: reward.consentRequired,
  }
}

/** Refused perhaps because another tab has claimed it. */
const perhapsClaimed: ReadonlySet<string | null> = new Set(['bonus_code.used', 'error.bonus.wrong_state'])

const used = () =>
  new ApiError('status', 'The code stands for another campaign now', { status: 409, code: 'bonus_code.used' })

/** Bonus codes, by hand (BON-6). */
export function bonusCodeWork(world: World): BonusCodeWork {
  const { api } = world
  const active = (signal: AbortSignal) =>
    api.call('rewards', { query: { rewardsType: 'ACTIVE', version: 'v2' } }, { signal })

  return {
    checkAvailability: async ({ signal }) => {
      const [{ isAvailable }, rewards] = await Promise.all([
        api.call('manualClaimAvailability', {}, { signal }),
        // Without them a code can still be typed.
        active(signal).catch((): Reward[] => []),
      ])
      return {
        isAvailable,
        partners: rewards.flatMap(({ assignmentId, partnerCodeWanted, campaignDisplayInfo: { title } }) =>
          assignmentId !== null && partnerCodeWanted ? [{ assignmentId, title }] : [],
        ),
      }
    },
    verifyBonusCode: async ({ input: { bonusCode }, signal }) => {
      const { campaignId, reward } = await api.call('bonusCodeValidate', { body: { bonusCode } }, { signal })
      return { campaignId, reward: reward && codeRewardOf(reward, world.currency()) }
    },
    claimManually: async ({ input: { bonusCode, state, idempotencyKey, campaignId, agreesTo }, signal }) => {
      try {
        if (agreesTo !== null) {
          const body = { campaignId: agreesTo, agreed: true, bonusCode }
          await api.call('campaignConsent', { body }, { signal, idempotencyKey: `${idempotencyKey}-yes` })
        }
        const { reward, bonusChange } = await api.call(
          'manualClaim',
          { body: { bonusCode, state, ...(campaignId === null ? {} : { campaignId }) } },
          { signal, idempotencyKey },
        )
        if (reward.held !== null || reward.cashbackActivated) return 'active'
        return bonusChange > 0 ? 'paid' : 'noted'
      } catch (error) {
        if (!(error instanceof ApiError) || !perhapsClaimed.has(error.code)) throw error
        if ((await active(signal)).some((one) => one.campaignId === campaignId)) return 'active'
        if (campaignId !== null && (await isPaidOut(world, campaignId, signal))) return 'paid'
        throw error
      }
    },
    loadBonusInTheWay: ({ input: { vertical }, signal }) => activeIn(world, vertical, signal),
    forfeitInTheWay: async ({ input: { bonus, bonusCode, campaignId, idempotencyKey }, signal }) => {
      try {
        const now = await api.call('bonusCodeValidate', { body: { bonusCode } }, { signal })
        // The yes was said to what the code stood for then.
        if (now.campaignId !== campaignId) throw used()
      } catch (error) {
        const isStillActive = (await active(signal)).some(({ assignmentId }) => assignmentId === bonus.assignmentId)
        if (isStillActive) throw error
        // Once that bonus is gone, as by a request whose answer was lost, the claim tells what became of the code.
        return 'ended'
      }
      await giveUp(world, bonus, { signal, idempotencyKey })
      return 'done'
    },
    givePartnerCode: async ({ input: { assignmentId, partnerBonusCode, idempotencyKey }, signal }) => {
      const body = { bonusAssignmentId: assignmentId, partnerBonusCode }
      try {
        await api.call('partnerBonusCode', { body }, { signal, idempotencyKey })
      } catch (error) {
        // Used by this very bonus: it was given before, by a request whose answer was lost or in another tab.
        if (!(error instanceof ApiError) || error.code !== 'bonus_code.used') throw error
        const own = (await active(signal)).find((one) => one.assignmentId === assignmentId)
        if (own?.partnerCodeWanted !== false) throw error
      }
    },
  }
}
