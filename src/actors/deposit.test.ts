import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as v from 'valibot'
import { createActor, toPromise } from 'xstate'
import { depositSchema } from '#contract/deposit.ts'
import type { Reward } from '#contract/reward.ts'
import type { LoadDepositMethodsOutput } from '#machines/deposit/deposit.contract.ts'
import { ApiError } from './apiError.ts'
import { depositActors } from './deposit.ts'
import type { World } from './world.ts'

const card = {
  id: 'creditcard',
  method: 'CREDITCARD',
  name: 'Card',
  currency: 'EUR',
  minAmount: 10,
  maxAmount: 5000,
  fee: 0,
  accountLabel: null,
  withdrawable: true,
}
const answers: Readonly<Record<string, unknown>> = {
  depositMethods: [card],
  recentDepositMethods: [],
  rewards: [],
  pendingDeposit: null,
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Loads the ways to pay while this call hangs: what has come, or why nothing has, as time goes by. */
function loadWhileHanging(hanging: string) {
  const call = async (name: string, _: unknown, { timeoutMs = 15_000 }: { timeoutMs?: number }) =>
    name === hanging
      ? new Promise((_resolve, reject) => {
          setTimeout(() => reject(new ApiError('timeout', 'No answer in time')), timeoutMs)
        })
      : answers[name]
  const world = { api: { call }, currency: () => 'EUR' } as unknown as World
  const actor = createActor(depositActors(world).loadDepositMethods, { input: undefined })
  actor.subscribe({ error: () => {} })
  actor.start()
  return {
    after: async (ms: number): Promise<LoadDepositMethodsOutput | undefined> => {
      await vi.advanceTimersByTimeAsync(ms)
      return actor.getSnapshot().output
    },
  }
}

test.each(['recentDepositMethods', 'rewards'])(
  'SAF-9 DEP-4 a player can pay though %s hangs: the ways to pay come without it, before their own time is up',
  async (hanging) => {
    const { after } = loadWhileHanging(hanging)
    expect(await after(4999)).toBeUndefined()
    const loaded = await after(1)
    expect(loaded?.methods.map(({ id }) => id)).toEqual(['creditcard'])
  },
)

test.each([
  ['given', { outcome: 'GIVEN', title: 'Half', amount: 12.5, waitsUntil: null }, { outcome: 'GIVEN', amount: 1250 }],
  ['an outcome of another platform', { outcome: 'PERHAPS', title: 'Half', amount: 1, waitsUntil: null }, undefined],
  ['none was to come', null, null],
  ['nothing is said', undefined, undefined],
])(
  'DEP-4 BON-2 what came of the bonus is told as it is said, and the money whatever is said of it: %s',
  async (_, bonus, told) => {
    const deposit = { depositId: 'd', status: 'SUCCESS', amount: 25, currency: 'EUR', isFirstDeposit: false, bonus }
    const parsed = v.parse(depositSchema, { ...deposit, method: 'CREDITCARD', createdAt: '2030-01-01T00:00:00Z' })
    const world = { api: { call: async () => parsed }, now: () => 0 } as unknown as World
    const input = {
      depositId: 'd',
      methodId: '',
      amount: 0,
      currency: 'EUR',
      bonusId: null,
      checkId: null,
      idempotencyKey: '',
    }
    const found = await toPromise(createActor(depositActors(world).lookUpDeposit, { input }).start())
    expect(found).toMatchObject({ status: 'SUCCESS', amount: 2500, bonus: told })
  },
)

test('DEP-6 while nobody knows whether a deposit waits, none is begun beside it', async () => {
  expect(await loadWhileHanging('pendingDeposit').after(15_000)).toBeUndefined()
})

const bonus = (parts: Partial<Reward>): Reward => ({
  campaignId: 'half',
  assignmentId: null,
  campaignStatus: 'ACTIVE',
  vertical: 'CASINO',
  bonusType: 'CASINO',
  betBonusType: null,
  campaignCategory: 'TRIGGERED',
  triggerEvent: 'DEPOSIT',
  stickiness: null,
  hasBonusCode: false,
  partnerBonusCode: null,
  partnerCodeWanted: false,
  cashbackInfo: null,
  cashbackActivated: false,
  cashbackBooster: null,
  cashbackProgress: null,
  freeSpinDetail: null,
  wrMultiplier: 10,
  wageringAmount: null,
  wageringTotal: null,
  amount: 100,
  held: null,
  atStake: null,
  freeBet: null,
  excludedGames: [],
  daysToUse: null,
  depositMinimum: null,
  depositPercent: 50,
  maxWin: null,
  contributions: null,
  ladderStep: null,
  currency: 'EUR',
  startedAt: null,
  endedAt: null,
  expiresAt: null,
  queuedPlayerBonusId: null,
  bonusId: null,
  optedIn: false,
  isEarned: false,
  consentRequired: false,
  campaignDisplayInfo: { title: 'Half', description: '', terms: null, image: null },
  ...parts,
})
test('DEP-4 BON-2 a bonus says whether choosing it is the yes to its terms', async () => {
  const offered = [bonus({ consentRequired: true }), bonus({ campaignId: 'free' })]
  const call = async (name: string) => (name === 'rewards' ? offered : answers[name])
  const world = { api: { call }, currency: () => 'EUR' } as unknown as World
  const { bonuses } = await toPromise(
    createActor(depositActors(world).loadDepositMethods, { input: undefined }).start(),
  )
  expect(bonuses?.map(({ isConsentRequired }) => isConsentRequired)).toEqual([true, false])
})

const weekly = { percentage: 10, maximum: 50, period: 'WEEK' } as const

test.each<[string, Partial<Reward>, object]>([
  ['money', {}, { placeIn: 'CASINO', percent: 50, daysToUse: 7, atMost: null }],
  ['of sports', { vertical: 'SPORTS', bonusType: 'FREE_BET', wrMultiplier: 0 }, { placeIn: 'SPORTS' }],
  ['a cashback', { cashbackInfo: weekly }, { placeIn: null, percent: 10, atMost: 5000, period: 'WEEK' }],
  ['own money at once', { wrMultiplier: 0 }, { placeIn: null }],
])(
  'DEP-4 BON-3 a bonus says before it is paid for what it gives, for how long, and whose place it takes: %s',
  async (_, parts, told) => {
    const call = async (name: string) => (name === 'rewards' ? [bonus({ daysToUse: 7, ...parts })] : answers[name])
    const world = { api: { call }, currency: () => 'EUR' } as unknown as World
    const { bonuses } = await toPromise(
      createActor(depositActors(world).loadDepositMethods, { input: undefined }).start(),
    )
    expect(bonuses?.map(({ figures }) => figures)).toMatchObject([told])
  },
)
