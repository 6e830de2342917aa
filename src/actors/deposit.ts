import { depositBonusOutcomes, type Deposit } from '#contract/deposit.ts'
import { isCurrency, minorOrNull, toMinor, toWire } from '#contract/money.ts'
import { shownRewards, type Reward } from '#contract/reward.ts'
import type {
  CancelDepositInput,
  CheckDepositInput,
  CheckDepositOutput,
  DepositState,
  LoadDepositMethodsOutput,
  LookUpDepositInput,
  LookUpDepositOutput,
  DepositBonus,
  RequestDepositInput,
  VerifyDepositCodeInput,
  VerifyDepositCodeOutput,
} from '#machines/deposit/deposit.contract.ts'
import { fromPromise } from 'xstate'
import { accountForms } from './account.ts'
import { ApiError } from './apiError.ts'
import { isByDeposit, isChoosable } from './byDeposit.ts'
import { writeDraft } from './storage.ts'
import { deviceOf, type World } from './world.ts'

/** What the platform says of its bonus. An outcome that nobody here knows says nothing. */
function broughtBy({ bonus, currency }: Deposit): DepositState['bonus'] {
  if (!bonus) return bonus
  const outcome = depositBonusOutcomes.find((known) => known === bonus.outcome)
  return outcome && { ...bonus, outcome, amount: bonus.amount === null ? null : minorOrNull(bonus.amount, currency) }
}

const stateOf = (deposit: Deposit): DepositState => ({
  depositId: deposit.depositId,
  status: deposit.status,
  cashierUrl: deposit.action?.url ?? null,
  amount: toMinor(deposit.amount, deposit.currency),
  currency: deposit.currency,
  reason: deposit.reason ?? null,
  isFirstDeposit: deposit.isFirstDeposit,
  bonus: broughtBy(deposit),
})

/** Whether only one such can be active in its vertical: a cashback runs beside others, and what is own money at once never is. */
const takesPlace = ({ bonusType, cashbackInfo, freeSpinDetail, wrMultiplier }: Reward): boolean =>
  cashbackInfo === null && (wrMultiplier !== 0 || freeSpinDetail !== null || bonusType === 'FREE_BET')

/** A bonus that a deposit earns; what it asks for is said before anything is paid (DEP-4). */
const bonusOf = (world: World, reward: Reward): DepositBonus => {
  const { bonusType, campaignId, campaignDisplayInfo, cashbackInfo, consentRequired, depositMinimum, optedIn } = reward
  const spins = reward.freeSpinDetail?.spinsTotal ?? null
  const currency = reward.currency ?? world.currency()
  const minor = (amount: number | null) => (amount === null ? null : minorOrNull(amount, currency))
  return {
    id: campaignId,
    title: campaignDisplayInfo.title,
    wageringTerms: campaignDisplayInfo.terms ?? campaignDisplayInfo.description,
    figures: {
      percent: cashbackInfo === null ? reward.depositPercent : cashbackInfo.percentage,
      most: minor(reward.amount),
      isCashback: cashbackInfo !== null,
      spins,
      isMoney: cashbackInfo === null && spins === null && bonusType !== 'FREE_BET',
      wrMultiplier: cashbackInfo === null ? reward.wrMultiplier : null,
      isSticky: reward.stickiness === 'STICKY' && reward.wrMultiplier !== 0,
      maxWin: cashbackInfo === null ? minor(reward.maxWin) : null,
      atMost: cashbackInfo === null ? null : minor(cashbackInfo.maximum),
      period: cashbackInfo?.period ?? null,
      daysToUse: reward.daysToUse,
      placeIn: takesPlace(reward) ? reward.vertical : null,
    },
    minDeposit: minor(depositMinimum) ?? 0,
    isWanted: optedIn,
    isConsentRequired: consentRequired,
  }
}

/** A player can pay without what these calls bring (ms): one that hangs must not take all the time that the ways to pay have. */
const OPTIONAL_TIMEOUT = 5000

/** A platform without the call has no deposit that waits; where it fails, one may wait, and nobody begins another beside it. */
const noneWhereUnknown = (error: unknown): null => {
  if (error instanceof ApiError && (error.status === 404 || error.status === 501)) return null
  throw error
}

/** Paying in (DEP-1, DEP-4, DEP-6). */
export function depositActors(world: World) {
  const forgetAmount = () => writeDraft(accountForms.deposit, null, world.now())
  const request = (input: RequestDepositInput, signal: AbortSignal): Promise<Deposit> => {
    if (!isCurrency(input.currency)) throw new Error(`no currency of the platform: ${input.currency}`)
    return world.api.call(
      'depositRequest',
      {
        body: {
          amount: toWire(input.amount, input.currency),
          currency: input.currency,
          methodId: input.methodId,
          ...(input.bonusId === undefined ? {} : { campaignId: input.bonusId }),
          returnUrl: world.address('/my-account/banking/deposit'),
          ...(input.checkId === null ? {} : { checkId: input.checkId }),
          ...deviceOf(world),
        },
      },
      { signal, idempotencyKey: input.idempotencyKey },
    )
  }

  return {
    checkDeposit: fromPromise<CheckDepositOutput, CheckDepositInput>(async ({ input, signal }) => {
      const answer = await world.api.call(
        'depositCheck',
        { query: input.later ? { later: 'true' } : {}, body: deviceOf(world) },
        { signal },
      )
      const left = answer.limitLeft ?? null
      const limitLeft = left === null ? null : minorOrNull(left, world.currency())
      if (left !== null && limitLeft === null)
        world.log('answer of depositCheck goes without "limitLeft", which its currency has not', { field: 'limitLeft' })
      return {
        result: answer.result,
        checkId: answer.checkId ?? null,
        daysLeft: answer.daysLeftToVerifyDocuments ?? null,
        limitLeft,
        limitType: answer.limitType ?? null,
        isSpendLimit: answer.isSpendLimit ?? false,
        resetOn: answer.resetOn ?? null,
      }
    }),
    loadDepositMethods: fromPromise<LoadDepositMethodsOutput, undefined>(async ({ signal }) => {
      const optional = { signal, timeoutMs: OPTIONAL_TIMEOUT }
      const [all, recent, rewards, pending] = await Promise.all([
        world.api.call('depositMethods', {}, { signal }),
        // Without the recent ones, or without bonuses, a player can still pay.
        world.api.call('recentDepositMethods', {}, optional).catch(() => []),
        world.api.call('rewards', { query: { rewardsType: 'ELIGIBLE', version: 'v2' } }, optional).catch(() => null),
        world.api.call('pendingDeposit', {}, { signal }).catch(noneWhereUnknown),
      ])
      // Latest first; the account that was paid from stands with these alone.
      const lastUsed = new Map(recent.map(({ id, accountLabel }, index) => [id, { index, accountLabel }]))
      const rank = (id: string): number => lastUsed.get(id)?.index ?? recent.length
      return {
        currency: all[0]?.currency ?? world.currency(),
        methods: all
          .toSorted((a, b) => rank(a.id) - rank(b.id))
          .map(({ id, method, name, currency, minAmount, maxAmount, accountLabel }) => ({
            id,
            method,
            name,
            accountLabel: lastUsed.get(id)?.accountLabel ?? accountLabel ?? null,
            min: toMinor(minAmount, currency),
            max: toMinor(maxAmount, currency),
            isRecent: lastUsed.has(id),
          })),
        bonuses:
          rewards &&
          shownRewards(rewards)
            .filter(isChoosable)
            .map((reward) => bonusOf(world, reward)),
        pending: pending && stateOf(pending),
      }
    }),
    verifyDepositCode: fromPromise<VerifyDepositCodeOutput, VerifyDepositCodeInput>(
      async ({ input: { bonusCode }, signal }) => {
        const { reward } = await world.api.call('bonusCodeValidate', { body: { bonusCode } }, { signal })
        return reward !== null && isByDeposit(reward) ? bonusOf(world, reward) : null
      },
    ),
    requestDeposit: fromPromise<DepositState, RequestDepositInput>(async ({ input, signal }) => {
      const deposit = await request(input, signal)
      if (deposit.status === 'SUCCESS') forgetAmount()
      return stateOf(deposit)
    }),
    lookUpDeposit: fromPromise<LookUpDepositOutput, LookUpDepositInput>(async ({ input, signal }) => {
      // Perhaps it is paid by now: whatever this page comes to know of it, a reload must not invite to pay it again.
      forgetAmount()
      if (input.depositId !== null) {
        return stateOf(await world.api.call('depositStatus', { params: { depositId: input.depositId } }, { signal }))
      }
      // The same key is answered with the first result and never pays twice. Where the platform knows no keys the request
      // is never sent again: the player finds it in the transactions.
      if (!world.settings.capabilities.idempotencyKeys) {
        throw new ApiError('network', 'What became of the deposit stands in the transactions')
      }
      return stateOf(await request(input, signal))
    }),
    cancelDeposit: fromPromise<DepositState, CancelDepositInput>(async ({ input, signal }) =>
      // One deposit can be given up once only: its id is the key.
      stateOf(
        await world.api.call(
          'depositCancel',
          { params: { depositId: input.depositId } },
          { signal, idempotencyKey: `cancel-${input.depositId}` },
        ),
      ),
    ),
  }
}
