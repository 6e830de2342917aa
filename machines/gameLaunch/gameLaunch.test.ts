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

const wanted = { gameId: 'g', provider: 'p', mode: 'real', area: 'casino', path: '/x' }

/** The launch of a game after these events; nothing is answered. */
function after(...events: readonly object[]) {
  const { parentRef, heard } = listeningParent()
  const launch = manual<never, never>()
  const actor = createActor(
    gameLaunchMachine.provide({
      actors: { lookAtLimitation: manual<never, never>().logic as never, launchGame: launch.logic as never },
    }),
    { input: { parentRef } },
  ).start()
  for (const event of events) actor.send(event as never)
  return { at: leafStates(actor.getSnapshot()), asked: launch.calls.length, heard }
}
const arrived = (way: string) => ({ type: 'player.arrived', player: anna, way })
const profile = (more: object = {}) => ({ type: 'profile.changed', profile: { areas: { ...areas, ...more } } })

test.each([
  ['waits for what they may', [], 'waiting'],
  ['is told that play is closed', [profile(), { type: 'safety.playBlocked', reasons: ['timeout'] }], 'blocked'],
])('GAM-7 SAF-1 who is signed in is not asked to log in for a game for money: %s', (_, heard, state) => {
  expect(after(arrived('form'), ...heard, { type: 'game.launch', game: wanted })).toMatchObject({
    at: [state],
    asked: 0,
    heard: [],
  })
})

test('SAF-1 play is allowed, and the area of the game is closed: the game is not opened', () => {
  const named = { type: 'game.named', game: wanted, closed: null }
  const open = after(arrived('form'), named, profile(), { type: 'safety.playAllowed' })
  const shut = after(arrived('form'), named, profile({ casino: false }), { type: 'safety.playAllowed' })
  expect([open.at, shut.at, shut.asked]).toEqual([['lookingAtBonus'], ['blocked'], 0])
})

test('GAM-7 RMB-8 who signs in in this tab goes on to the game, and who does in another one plays there', () => {
  const named = { type: 'game.named', game: wanted, closed: null }
  expect(after(named, arrived('otherTab')).at).toEqual(['offered'])
  expect(after(named, arrived('form')).at).toEqual(['waiting'])
})
