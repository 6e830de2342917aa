import { expect, test } from 'vitest'
import { anySubject } from '#machines/rewardClaim/anySubject.ts'
import type { ClaimSubject, PerformClaimInput, RewardAction } from '#machines/rewardClaim/rewardClaim.contract.ts'
import { ApiError } from './apiError.ts'
import { rewardClaimWork } from './rewards.ts'
import type { World } from './world.ts'

const { signal } = new AbortController()
const subject: ClaimSubject = { ...anySubject, campaignId: 'back', title: 'Weekly back' }
const wire = (parts: object = {}) => ({
  campaignId: 'back',
  assignmentId: 'a-1',
  campaignStatus: 'ACTIVE',
  vertical: 'CASINO',
  currency: 'EUR',
  cashbackInfo: { percentage: 10, maximum: null, period: 'WEEK' },
  cashbackActivated: false,
  cashbackProgress: null,
  freeSpinDetail: null,
  campaignDisplayInfo: { title: 'Weekly back', description: '', image: null, terms: null },
  amount: null,
  held: null,
  depositMinimum: null,
  maxWin: null,
  wageringAmount: null,
  wageringTotal: null,
  queuedPlayerBonusId: null,
  optedIn: false,
  ...parts,
})

/** An operator that has one reward, and answers everything else that is asked with this. */
const asked = (action: RewardAction, answer: object, reward = wire()) => {
  const call = (name: string) =>
    name === 'rewards'
      ? Promise.resolve([reward])
      : answer instanceof Error
        ? Promise.reject(answer)
        : Promise.resolve(answer)
  const world = { api: { call }, currency: () => 'EUR' } as unknown as World
  const input: PerformClaimInput = { action, subject, isQueued: false, forfeits: null, idempotencyKey: 'key' }
  return rewardClaimWork(world).performClaim({ input, signal })
}
const wrongState = new ApiError('status', 'Not so', { status: 409, code: 'error.bonus.wrong_state' })
const done = { outcome: 'done', amount: null, isGiven: true }

test.each([
  ['cashbackActivate', { cashbackActivated: true }],
  ['cashbackDeactivate', {}],
  ['optInActivate', { optedIn: true }],
  ['optInDeactivate', {}],
] as const)('BON-2 SAF-4 what is so already is told as done, under whichever key it was: %s', async (action, parts) => {
  expect(await asked(action, wrongState, wire(parts))).toEqual(done)
})

test.each([
  ['cashbackActivate', {}],
  ['cashbackDeactivate', { cashbackActivated: true }],
  ['optInActivate', {}],
  ['optInDeactivate', { optedIn: true }],
] as const)('BON-2 what was refused and is not so is told as refused: %s', async (action, parts) => {
  await expect(asked(action, wrongState, wire(parts))).rejects.toBe(wrongState)
})

const started = (cashbackActivated: boolean) =>
  asked('cashbackActivate', { reward: wire({ cashbackActivated }), bonusChange: 0 })

test('BON-2 BON-8 a cashback whose start was only noted is not said to run', async () => {
  expect(await started(false)).toMatchObject({ outcome: 'done', isGiven: false })
  expect(await started(true)).toMatchObject({ outcome: 'done', isGiven: true })
})

/** Claims what another tab has had: the lists, and the campaigns that were asked for by their ids. */
const claimed = (lists: { ELIGIBLE: object[] }, campaign: object) => {
  const call = (name: string, { query }: { query?: { rewardsType?: 'ACTIVE' | 'ELIGIBLE' } } = {}) => {
    if (name === 'rewards') return Promise.resolve(query?.rewardsType === 'ELIGIBLE' ? lists.ELIGIBLE : [])
    return name === 'campaigns' ? Promise.resolve([campaign]) : Promise.reject(wrongState)
  }
  const world = { api: { call }, currency: () => 'EUR' } as unknown as World
  const input: PerformClaimInput = { action: 'claim', subject, isQueued: false, forfeits: null, idempotencyKey: 'key' }
  return { claim: () => rewardClaimWork(world).performClaim({ input, signal }), agree: () => agree(world) }
}
const agree = (world: World) =>
  rewardClaimWork(world).agree({ input: { subject, agreed: true, idempotencyKey: 'key-yes' }, signal })
const gift = wire({ cashbackInfo: null, wrMultiplier: 0 })

test('BON-2 SAF-4 what another tab was paid at once is told as had; what asks for staking, was ended by us, or still waits, is not', async () => {
  expect(await claimed({ ELIGIBLE: [] }, gift).claim()).toEqual({ ...done, isPaid: true })
  expect(await claimed({ ELIGIBLE: [] }, gift).agree(), 'its terms as well').toEqual(done)
  for (const [eligible, campaign] of [
    [[], { ...gift, wrMultiplier: 10 }],
    [[], { ...gift, campaignStatus: 'CANCELED' }],
    [[], { ...gift, assignmentId: null }],
    [[gift], gift],
  ] as const)
    await expect(claimed({ ELIGIBLE: [...eligible] }, campaign).claim()).rejects.toBe(wrongState)
})

/** Claims a cashback of 12.00 that is refused as not so; the platform says this of it, or nothing. */
const cashbackRefused = (progress: object | Error) => {
  const call = (name: string) => {
    if (name === 'rewards') return Promise.resolve([])
    return name === 'cashbackProgress' && !(progress instanceof Error)
      ? Promise.resolve(progress)
      : Promise.reject(name === 'cashbackProgress' ? progress : wrongState)
  }
  const world = { api: { call }, currency: () => 'EUR' } as unknown as World
  const shown: ClaimSubject = { ...subject, cashback: { collected: 1200, claimable: 1200 } }
  const input = { action: 'cashbackClaim', subject: shown, isQueued: false, forfeits: null, idempotencyKey: 'key' }
  return rewardClaimWork(world).performClaim({ input: input as PerformClaimInput, signal })
}

test('BON-2 BON-8 SAF-4 a cashback that was paid as it ended, or in another tab, is told as claimed; one of which less is left is not', async () => {
  expect(await cashbackRefused({ collected: 12, claimable: 0 })).toEqual(done)
  expect(await cashbackRefused({ collected: 12.5, claimable: 0 }), 'more has come meanwhile').toEqual(done)
  for (const progress of [{ collected: 7, claimable: 0 }, { collected: 12, claimable: 12 }, new Error('down')])
    await expect(cashbackRefused(progress)).rejects.toBe(wrongState)
})
