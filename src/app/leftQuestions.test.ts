import { SimulatedClock, createActor } from 'xstate'
import { expect, test } from 'vitest'
import type { LoadBonusInTheWayOutput, VerifyBonusCodeOutput } from '#machines/bonusCode/bonusCode.contract.ts'
import { bonusCodeMachine } from '#machines/bonusCode/bonusCode.machine.ts'
import type { ActiveBonus, PerformClaimOutput } from '#machines/rewardClaim/rewardClaim.contract.ts'
import { anySubject } from '#machines/rewardClaim/anySubject.ts'
import { rewardClaimMachine } from '#machines/rewardClaim/rewardClaim.machine.ts'
import { anna, leafStates, listeningParent, manual, settle } from '#machines/testing.ts'
import { showsClaims, showsCode } from './leftQuestions.ts'

const winter: ActiveBonus = {
  assignmentId: 'a-1',
  title: 'Winter bonus',
  currency: 'EUR',
  amountLost: 1000,
  spinsLost: 0,
  betLost: null,
  amountAtStake: 0,
  wageringProgress: 2500,
  wageringTotal: 10_000,
}
const options = () => ({
  clock: new SimulatedClock(),
  input: { parentRef: listeningParent().parentRef, player: anna },
})

/** A reward is being claimed on its page, and another bonus will be in its way. */
function claiming() {
  const perform = manual<PerformClaimOutput>()
  const actor = createActor(
    rewardClaimMachine.provide({ actors: { performClaim: perform.logic as never } }),
    options(),
  ).start()
  const press = () =>
    actor.send({
      type: 'claim.start',
      action: 'claim',
      idempotencyKey: 'key',
      subject: anySubject,
    })
  const meets = async () => {
    perform.last().resolve({ outcome: 'conflict', activeBonus: winter })
    await settle()
    return leafStates(actor.getSnapshot()).join(' ')
  }
  const leave = showsClaims(actor)
  press()
  return { actor, press, meets, leave, at: () => leafStates(actor.getSnapshot()).join(' ') }
}

test('BON-3 RMB-14 a question that comes once its page was left does not stand there as it is come back to', async () => {
  const it = claiming()
  it.leave()
  expect(await it.meets()).toBe('idle')
  showsClaims(it.actor)
  it.press()
  expect(await it.meets(), 'on its page it is asked').toBe('conflict')
})

test('BON-3 who is back before the answer is asked, and a question that is left with its page goes with it', async () => {
  const it = claiming()
  it.leave()
  const leave = showsClaims(it.actor)
  expect(await it.meets()).toBe('conflict')
  leave()
  expect(it.at()).toBe('idle')
})

test('BON-3 a question stays as long as one of its pages is there: the next may come before the last has gone', async () => {
  const it = claiming()
  const leaveNext = showsClaims(it.actor)
  it.leave()
  expect(await it.meets()).toBe('conflict')
  leaveNext()
  expect(it.at()).toBe('idle')
})

/** A code is claimed on its page, and another bonus is in the way; the page is left before that is answered. */
async function leftCode() {
  const verify = manual<VerifyBonusCodeOutput>()
  const claim = manual<never>()
  const look = manual<LoadBonusInTheWayOutput>()
  const forfeit = manual<'done'>()
  const available = manual<{ isAvailable: boolean; partners: [] }>()
  const actor = createActor(
    bonusCodeMachine.provide({
      actors: {
        checkAvailability: available.logic as never,
        verifyBonusCode: verify.logic as never,
        claimManually: claim.logic as never,
        loadBonusInTheWay: look.logic as never,
        forfeitInTheWay: forfeit.logic as never,
      },
    }),
    options(),
  ).start()
  const leave = showsCode(actor)
  actor.send({ type: 'bonusCode.open' })
  available.last().resolve({ isAvailable: true, partners: [] })
  await settle()
  actor.send({ type: 'bonusCode.submit', bonusCode: 'SPRING' })
  verify.last().resolve({ campaignId: 'spring', reward: null })
  await settle()
  actor.send({ type: 'manualClaim.confirm', idempotencyKey: 'key', isAgreed: false })
  leave()
  return { actor, claim, look, forfeit, at: () => leafStates(actor.getSnapshot()).join(' ') }
}

test.each([
  ['it is asked about', winter],
  ['it has ended by then', null],
])('BON-3 BON-6 a bonus in the way of a code whose page was left is not told of later: %s', async (_, inTheWay) => {
  const it = await leftCode()
  it.claim.last().reject({ kind: 'status', status: 409, code: 'error.bonus.active_in_vertical', message: '' })
  await settle()
  expect(it.at()).toBe('lookingAtActive')
  it.look.last().resolve(inTheWay)
  await settle()
  expect(it.at()).toBe('idle')
})

test('BON-6 SAF-4 a claim by code whose answer was lost is found again, though its page was left before', async () => {
  const it = await leftCode()
  it.claim.last().reject({ kind: 'network', message: 'Network Error' })
  await settle()
  expect(it.at()).toBe('claimFailed')
})

test('BON-3 RMB-14 what was given up for a code before its page was left is told where it is looked at next', async () => {
  const it = await leftCode()
  const leave = showsCode(it.actor)
  const meets = async () => {
    it.claim.last().reject({ kind: 'status', status: 409, code: 'error.bonus.active_in_vertical', message: '' })
    await settle()
    it.look.last().resolve(winter)
    await settle()
  }
  await meets()
  it.actor.send({ type: 'forfeit.confirm', forfeitKey: 'forfeit', idempotencyKey: 'again' })
  leave()
  it.forfeit.last().resolve('done')
  await settle()
  await meets()
  expect([it.at(), it.actor.getSnapshot().context.givenUp]).toEqual(['verified', ['Winter bonus']])
})
