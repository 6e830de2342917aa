import { expect, test } from 'vitest'
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate'
import type { Reward as WireReward } from '#contract/reward.ts'
import type { ForfeitBonusInput, ForfeitBonusOutput } from '#machines/rewardClaim/rewardClaim.contract.ts'
import { rewardClaimMachine } from '#machines/rewardClaim/rewardClaim.machine.ts'
import { anna, listeningParent } from '#machines/testing.ts'
import { anySubject } from '#machines/rewardClaim/anySubject.ts'
import { anyReward } from '#model-tests/anyReward.ts'
import { ApiError } from './apiError.ts'
import { bonusCodeWork } from './bonusCode.ts'
import { activeIn, rewardClaimWork } from './rewards.ts'
import type { World } from './world.ts'

const { signal } = new AbortController()
const idempotencyKey = 'key-1'

/** A sports bonus of 30.00, a part of which lies in an open bet. */
const winter: WireReward = {
  ...anyReward,
  campaignId: 'winter',
  assignmentId: 'a-1',
  vertical: 'SPORTS',
  held: 0,
  atStake: 30,
  wageringTotal: 300,
  wageringAmount: 200,
}

type Answer = (body: unknown) => unknown
/** An operator that answers as it is told, and what was asked of it beside lists. */
function worldOf(answers: Readonly<Record<string, Answer>>) {
  const bodies: unknown[] = []
  const call = async (name: string, { body }: { body?: unknown }) => {
    if (body !== undefined) bodies.push(body)
    return answers[name]!(body)
  }
  return { world: { api: { call }, currency: () => 'EUR' } as unknown as World, bodies }
}

const refuses =
  (code: string, status = 409) =>
  (): never => {
    throw new ApiError('status', code, { status, code })
  }

test('BON-3 RMB-14 what lies in open bets is lost too, is told, and bounds what may be taken', async () => {
  const { world, bodies } = worldOf({
    rewards: () => [winter],
    assignmentState: () => null,
    freeSpinClaim: () => ({ reward: anyReward, bonusChange: 0 }),
  })
  const bonus = (await activeIn(world, 'SPORTS', signal))!
  expect(bonus).toMatchObject({ amountLost: 0, amountAtStake: 3000 })
  const { forfeitBonus, performClaim } = rewardClaimWork(world)
  const input = { activeBonus: { ...bonus, amountLost: 1005 }, successor: null, idempotencyKey, isAgain: false }
  expect(await forfeitBonus({ input, signal })).toEqual({ outcome: 'done' })
  const subject = { ...anySubject, campaignId: 'spins', vertical: 'SPORTS' } as const
  const spins = { action: 'freeSpinClaim', subject, isQueued: false, forfeits: bonus, idempotencyKey } as const
  await performClaim({ input: spins, signal })
  await performClaim({ input: { ...spins, forfeits: { ...bonus, amountLost: null } }, signal })
  expect(bodies).toEqual([
    { state: 'FORFEITED', bonusAssignmentId: 'a-1', wageringProgress: 100, bonusLost: 40.05 },
    { forfeitAssignmentId: 'a-1', wageringProgress: 100, bonusLost: 30 },
    // Told that all of it goes: no amount bounds that.
    { forfeitAssignmentId: 'a-1', wageringProgress: 100 },
  ])
})

test.each([
  ['error.bonus.wrong_state', false, 'ended'],
  ['error.bonus.wrong_state', true, 'ended'],
  ['error.idempotency.key_reused', true, 'done'],
] as const)(
  'RMB-14 SAF-4 a forfeit of a bonus that is gone, refused with %s (again: %s), is told as %s',
  async (code, isAgain, outcome) => {
    const { world } = worldOf({ rewards: () => [winter], assignmentState: refuses(code) })
    const activeBonus = (await activeIn(world, null, signal))!
    const gone = worldOf({ rewards: () => [], assignmentState: refuses(code) })
    const input = { activeBonus, successor: null, idempotencyKey, isAgain }
    const { forfeitBonus } = rewardClaimWork(gone.world)
    expect(await forfeitBonus({ input, signal })).toEqual({ outcome })
  },
)

test('RMB-14 SAF-4 a forfeit that did not arrive, and meets a bonus that was paid out since, has given nothing up', async () => {
  const tries = [
    refuses('error.system.error', 503),
    // The key of the first is unknown to the operator, and the bonus was released.
    refuses('error.bonus.wrong_state'),
  ]
  const lists = [[winter], []]
  const { world } = worldOf({ rewards: () => lists.shift(), assignmentState: () => tries.shift()!() })
  const activeBonus = (await activeIn(world, null, signal))!
  const { parentRef } = listeningParent()
  const { forfeitBonus } = rewardClaimWork(world)
  const machine = rewardClaimMachine.provide({
    actors: { forfeitBonus: fromPromise<ForfeitBonusOutput, ForfeitBonusInput>(forfeitBonus) },
  })
  const actor = createActor(machine, { clock: new SimulatedClock(), input: { parentRef, player: anna } }).start()
  const subject = {
    campaignId: 'winter',
    queuedPlayerBonusId: null,
    bonusId: null,
    vertical: 'SPORTS',
    title: 'Winter',
    terms: null,
    consentRequired: false,
    cashback: null,
    active: activeBonus,
  } as const
  actor.send({ type: 'claim.start', action: 'forfeit', subject, idempotencyKey })
  actor.send({ type: 'forfeit.accept', forfeitKey: 'key-2', idempotencyKey: 'key-3' })
  await waitFor(actor, (now) => now.matches('failed'))
  actor.send({ type: 'claim.retry' })
  const { context } = await waitFor(actor, (now) => now.matches('done'))
  expect([context.isForfeitLost, context.hasEnded, context.givenUp]).toEqual([true, true, []])
})

test('BON-3 RMB-14 a bonus that ended together with the code it was to go for is not told as given up', async () => {
  const lists = [[winter], [winter], []]
  const { world, bodies } = worldOf({ rewards: () => lists.shift(), bonusCodeValidate: refuses('bonus_code.expired') })
  const bonus = (await activeIn(world, null, signal))!
  const input = { bonus, bonusCode: 'SPRING', campaignId: 'spring', idempotencyKey }
  const { forfeitInTheWay } = bonusCodeWork(world)
  await expect(forfeitInTheWay({ input, signal }), 'still active').rejects.toMatchObject({ code: 'bonus_code.expired' })
  expect(await forfeitInTheWay({ input, signal })).toBe('ended')
  const there = worldOf({
    bonusCodeValidate: () => ({ valid: true, campaignId: 'spring', reward: null }),
    assignmentState: () => null,
  })
  expect(await bonusCodeWork(there.world).forfeitInTheWay({ input, signal })).toBe('done')
  expect(bodies, 'nothing was asked to be given up').toEqual([{ bonusCode: 'SPRING' }, { bonusCode: 'SPRING' }])
})
