import { SimulatedClock, createActor } from 'xstate'
import { expect, test } from 'vitest'
import type { ProfileSummary } from '../player.ts'
import { anna, areas, leafStates, listeningParent, manual, settle } from '../testing.ts'
import type {
  ActiveBonus,
  ForfeitBonusOutput,
  PerformClaimInput,
  PerformClaimOutput,
  RewardAction,
  RewardClaimEvent,
} from './rewardClaim.contract.ts'
import { anySubject } from './anySubject.ts'
import { rewardClaimMachine } from './rewardClaim.machine.ts'

const bonuses = (isOpen: boolean): RewardClaimEvent => ({
  type: 'profile.changed',
  profile: { areas: { ...areas, bonuses: isOpen } } as ProfileSummary,
})
const blocked: RewardClaimEvent = { type: 'safety.playBlocked', reasons: ['timeout'] }
const allowed: RewardClaimEvent = { type: 'safety.playAllowed' }

test.each([
  ['bonuses are opened in a break', [bonuses(false), blocked, bonuses(true)], allowed],
  ['a break ends with bonuses closed', [blocked, bonuses(false), allowed], bonuses(true)],
  ['something else of the player changes', [bonuses(false), bonuses(false)], bonuses(true)],
])('SAF-2 RGT-7 a claim stays away until nothing stands against it any more: %s', (_, before, last) => {
  const { parentRef, heard } = listeningParent()
  const actor = createActor(rewardClaimMachine, { input: { parentRef, player: anna } }).start()
  for (const event of before) actor.send(event)
  expect([leafStates(actor.getSnapshot()), heard]).toEqual([['withheld'], []])
  actor.send(last)
  expect(leafStates(actor.getSnapshot())).toEqual(['idle'])
})

const lost = { kind: 'network', message: 'Network Error' }
const start = (action: RewardAction, idempotencyKey: string): RewardClaimEvent => ({
  type: 'claim.start',
  action,
  idempotencyKey,
  subject: anySubject,
})

/** A claim whose operator the test plays. */
const opened = () => {
  const perform = manual<PerformClaimOutput, PerformClaimInput>()
  const forfeit = manual<ForfeitBonusOutput>()
  const { parentRef } = listeningParent()
  const actor = createActor(
    rewardClaimMachine.provide({ actors: { performClaim: perform.logic, forfeitBonus: forfeit.logic as never } }),
    { clock: new SimulatedClock(), input: { parentRef, player: anna } },
  ).start()
  const lose = async () => {
    perform.last().reject(lost)
    await settle()
    actor.send({ type: 'claim.cancel' })
  }
  return { actor, perform, forfeit, lose, keys: () => perform.calls.map(({ input }) => input.idempotencyKey) }
}

test('BON-2 SAF-4 what can be done again and again is a new wish each time it is pressed: an answer of then says nothing of now', async () => {
  const { actor, lose, keys } = opened()
  const pressed: RewardAction[] = ['cashbackActivate', 'cashbackDeactivate', 'cashbackActivate', 'optInActivate']
  for (const [at, action] of [...pressed, 'optInActivate' as const].entries()) {
    actor.send(start(action, `key-${at}`))
    await lose()
  }
  expect(keys()).toEqual(['key-0', 'key-1', 'key-2', 'key-3', 'key-4'])
})

test('SAF-4 while it is tried again where its answer was lost it goes under the same key', async () => {
  const { actor, perform, keys } = opened()
  actor.send(start('cashbackActivate', 'key-0'))
  perform.last().reject(lost)
  await settle()
  actor.send({ type: 'claim.retry' })
  expect(keys()).toEqual(['key-0', 'key-0'])
})

test.each<RewardAction>([
  'claim',
  'oneClickActivate',
  'freeSpinClaim',
  'queuedClaim',
  'sportsbookClaim',
  'cashbackClaim',
])(
  'SAF-4 BON-2 what gives something keeps its key through everything else that is done meanwhile: %s',
  async (action) => {
    const { actor, lose, keys } = opened()
    actor.send(start(action, 'first'))
    await lose()
    actor.send(start('optInActivate', 'another'))
    await lose()
    actor.send(start(action, 'second'))
    expect(keys()).toEqual(['first', 'another', 'first'])
  },
)

const bonus = (title: string): ActiveBonus => ({
  assignmentId: title,
  title,
  currency: 'EUR',
  amountLost: 1000,
  amountAtStake: 0,
  spinsLost: 0,
  betLost: null,
  wageringProgress: 0,
  wageringTotal: null,
})

test('BON-3 RMB-14 a bonus that was given up for what was not had in the end is told of, with each other that followed it', async () => {
  const { actor, perform, forfeit } = opened()
  const at = () => leafStates(actor.getSnapshot()).join(' ')
  const meets = async (title: string) => {
    perform.last().resolve({ outcome: 'conflict', activeBonus: bonus(title) })
    await settle()
  }
  const givesUp = async (key: string) => {
    actor.send({ type: 'forfeit.accept', forfeitKey: `${key}-f`, idempotencyKey: key })
    forfeit.last().resolve({ outcome: 'done' })
    await settle()
  }
  actor.send(start('claim', 'key-0'))
  await meets('Old bonus')
  actor.send({ type: 'claim.cancel' })
  expect(at(), 'nothing was given up').toBe('idle')
  actor.send(start('claim', 'key-1'))
  await meets('Old bonus')
  await givesUp('key-2')
  await meets('From another tab')
  expect([at(), actor.getSnapshot().context.givenUp]).toEqual(['conflict', ['Old bonus']])
  await givesUp('key-3')
  await meets('And another')
  actor.send({ type: 'claim.cancel' })
  expect([at(), actor.getSnapshot().context.givenUp]).toEqual(['failed', ['Old bonus', 'From another tab']])
  expect(actor.getSnapshot().can({ type: 'claim.retry' }), 'there is nothing to be tried again').toBe(false)
  actor.send({ type: 'claim.cancel' })
  expect(at()).toBe('idle')
})
