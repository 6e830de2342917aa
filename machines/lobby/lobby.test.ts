import { createActor } from 'xstate'
import { expect, test } from 'vitest'
import { anna, leafStates, listeningParent, manual } from '../testing.ts'
import type { MyGamesStored, SaveMyGameInput } from './lobby.contract.ts'
import { lobbyMachine } from './lobby.machine.ts'

const one = { gameId: 'one', lobbyPageType: 'CASINO' } as const

test('LOB-4 a visitor, who has no games of their own, gives none up', () => {
  const save = manual<MyGamesStored, SaveMyGameInput>()
  const actor = createActor(lobbyMachine.provide({ actors: { saveMyGame: save.logic } }), {
    input: { parentRef: listeningParent().parentRef },
  }).start()
  const before = actor.getSnapshot().context
  actor.send({ type: 'myGame.remove', ...one })
  expect([leafStates(actor.getSnapshot()), actor.getSnapshot().context]).toEqual([
    ['myGames.resting', 'view.away'],
    before,
  ])
  actor.send({ type: 'player.arrived', player: anna, way: 'form' })
  actor.send({ type: 'myGame.remove', ...one })
  expect(save.calls.map(({ input }) => input)).toEqual([{ ...one, isAdded: false }])
})
