import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { anna, areas, leafStates, listeningParent, manual, settle } from '../testing.ts'
import { gameLaunchMachine } from './gameLaunch.machine.ts'

test('SAF-2 GAM-4 what a game means to the bonus is not told where bonuses were closed while it was asked', async () => {
  const look = manual<never, never>()
  const launch = manual<never, never>()
  const actor = createActor(
    gameLaunchMachine.provide({ actors: { lookAtLimitation: look.logic as never, launchGame: launch.logic as never } }),
    { input: { parentRef: listeningParent().parentRef } },
  ).start()
  const send = (event: object): void => actor.send(event as never)
  send({ type: 'player.arrived', player: anna, way: 'here' })
  send({ type: 'profile.changed', profile: { areas } })
  send({ type: 'game.launch', game: { gameId: 'g', provider: 'p', mode: 'real', area: 'casino', path: '/x' } })
  expect(leafStates(actor.getSnapshot())).toEqual(['lookingAtBonus'])
  send({ type: 'profile.changed', profile: { areas: { ...areas, bonuses: false } } })
  look.last().resolve({ status: 1, contribution: 0, campaignId: 'c' } as never)
  await settle()
  expect(leafStates(actor.getSnapshot())).toEqual(['requesting'])
})
