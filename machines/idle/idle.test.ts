import { SimulatedClock, createActor } from 'xstate'
import { expect, test } from 'vitest'
import { anna, leafStates, listeningParent, manualStream } from '../testing.ts'
import { idleMachine } from './idle.machine.ts'

const minute = 60_000

const started = () => {
  const { parentRef, heard } = listeningParent()
  const activity = manualStream()
  const clock = new SimulatedClock()
  const actor = createActor(idleMachine.provide({ actors: { activity: activity.logic } }), {
    clock,
    input: { parentRef, player: anna },
  }).start()
  return { actor, clock, heard, activity, at: () => leafStates(actor.getSnapshot()).join(' ') }
}

test('RGT-4 a measure shorter than 27 minutes asks nobody whether they are there', () => {
  const { at, activity, heard } = started()
  activity.send({ type: 'activity.measured', idleMs: 27 * minute - 1, signsOutAt: 0 })
  expect([at(), heard]).toEqual(['active', []])
  activity.send({ type: 'activity.measured', idleMs: 27 * minute, signsOutAt: 0 })
  expect(at()).toBe('warning')
})

test('RGT-4 SAF-3 what a game says does not answer the question whether somebody is there; a person in another tab does', () => {
  const { actor, at, clock, activity, heard } = started()
  clock.increment(27 * minute)
  actor.send({ type: 'activity.noted', isOfGame: true })
  expect([at(), activity.received, heard]).toEqual(['warning', [], [{ type: 'modal.opened', modal: 'idle' }]])
  actor.send({ type: 'activity.noted' })
  expect([at(), activity.received]).toEqual(['active', [{ type: 'activity.noted' }]])
})
