import { createActor } from 'xstate'
import { expect, test } from 'vitest'
import { anna, leafStates, listeningParent, manual, settle } from '../testing.ts'
import type { LoadRewardsInput, Reward } from './rewards.contract.ts'
import { rewardsMachine } from './rewards.machine.ts'

const reward = {
  campaignId: 'c',
  campaignStatus: 'ACTIVE',
  isCashback: false,
  endedAt: null,
  assignmentId: null,
} as Reward

test('BON-1 BON-3 a draft is hidden, but for one of which the player has something: it waits, and can be started', async () => {
  const load = manual<readonly Reward[], LoadRewardsInput>()
  const actor = createActor(rewardsMachine.provide({ actors: { loadRewards: load.logic } }), {
    input: { parentRef: listeningParent().parentRef, player: anna },
  }).start()
  const draft = { ...reward, campaignStatus: 'DRAFT' } as Reward
  const theirs = { ...draft, campaignId: 'waits', assignmentId: 'a' } as Reward
  actor.send({ type: 'rewards.open', list: 'ACTIVE' })
  load.last().resolve([draft, theirs])
  await settle()
  expect(actor.getSnapshot().context.rewards).toEqual([theirs])
})

test('BON-1 BON-7 money that moves while the first list is on its way is asked after once more: what comes may be older', async () => {
  const load = manual<readonly Reward[], LoadRewardsInput>()
  const actor = createActor(rewardsMachine.provide({ actors: { loadRewards: load.logic } }), {
    input: { parentRef: listeningParent().parentRef, player: anna },
  }).start()
  actor.send({ type: 'rewards.open', list: 'ACTIVE' })
  actor.send({ type: 'rewards.touch', mark: 'one' })
  actor.send({ type: 'rewards.touch', mark: 'one' })
  load.last().resolve([reward])
  await settle()
  expect([leafStates(actor.getSnapshot()), load.calls.length]).toEqual([['refreshing'], 2])
  expect(actor.getSnapshot().context.rewards).toEqual([reward])
  load.last().resolve([])
  await settle()
  expect([leafStates(actor.getSnapshot()), load.calls.length]).toEqual([['ready'], 2])
})

test('BON-7 a wallet that says the same again asks for nothing, as the list stands and while it is asked for anew', async () => {
  const load = manual<readonly Reward[], LoadRewardsInput>()
  const actor = createActor(rewardsMachine.provide({ actors: { loadRewards: load.logic } }), {
    input: { parentRef: listeningParent().parentRef, player: anna },
  }).start()
  const at = () => leafStates(actor.getSnapshot()).join(' ')
  const touch = (mark: string) => actor.send({ type: 'rewards.touch', mark })
  actor.send({ type: 'rewards.open', list: 'ACTIVE' })
  load.last().resolve([reward])
  await settle()
  touch('one')
  expect([at(), load.calls.length]).toEqual(['refreshing', 2])
  touch('one')
  load.last().resolve([reward])
  await settle()
  expect([at(), load.calls.length]).toEqual(['ready', 2])
  touch('one')
  expect([at(), load.calls.length]).toEqual(['ready', 2])
})
