import { SimulatedClock, createActor } from 'xstate'
import { expect, test } from 'vitest'
import { REQUEST_TIMEOUT } from '../delays.ts'
import { answer, fail, listeningParent, manual, manualStream } from '../testing.ts'
import type { ReleaseWatchEvent, ReloadOutput } from './release.contract.ts'
import { releaseMachine } from './release.machine.ts'

/** The offer of a new version, with the page's work and the reload answered by hand. */
function offered() {
  const clock = new SimulatedClock()
  const watch = manualStream<undefined, ReleaseWatchEvent>()
  const reload = manual<ReloadOutput>()
  const actor = createActor(releaseMachine.provide({ actors: { watchRelease: watch.logic, reload: reload.logic } }), {
    clock,
    input: { parentRef: listeningParent().parentRef },
  }).start()
  watch.send({ type: 'release.found' })
  watch.send({ type: 'work.ended' })
  expect(actor.getSnapshot().value).toBe('offered')
  return { clock, watch, reload, actor, state: () => actor.getSnapshot().value }
}

test('SAF-13 what begins while the new version is fetched is not reloaded away: the reload is given up, and made up for when it has ended', () => {
  const { actor, watch, reload, state } = offered()
  actor.send({ type: 'release.accept' })
  watch.send({ type: 'work.begun' })
  expect(state()).toBe('owed')
  // Nobody reloads any more.
  expect(reload.last().signal.aborted).toBe(true)
  expect(watch.received.at(-1)).toEqual({ type: 'work.ask' })
  watch.send({ type: 'work.begun' })
  expect(state()).toBe('owed')
  watch.send({ type: 'work.ended' })
  expect(state()).toBe('reloading')
  expect(reload.calls).toHaveLength(2)
})

test('SAF-13 a reload that finds something under way at its last moment waits for it too', async () => {
  const { actor, watch, reload, state } = offered()
  actor.send({ type: 'release.accept' })
  await answer(reload.last(), 'underWay')
  expect(state()).toBe('owed')
  watch.send({ type: 'work.ended' })
  await answer(reload.last(), 'left')
  expect(state()).toBe('left')
})

test('SAF-13 after a reload that failed or took too long it is looked anew whether something is under way, before anything is offered', async () => {
  for (const ends of ['failed', 'timed out'] as const) {
    const { actor, clock, watch, reload, state } = offered()
    const asked = watch.received.length
    actor.send({ type: 'release.accept' })
    if (ends === 'failed') await fail(reload.last(), new Error('503'))
    else clock.increment(REQUEST_TIMEOUT)
    expect(`${ends}: ${state()}`).toBe(`${ends}: held`)
    expect(watch.received.slice(asked)).toEqual([{ type: 'release.tell' }, { type: 'work.ask' }])
    watch.send({ type: 'work.begun' })
    expect(`${ends}: ${state()}`).toBe(`${ends}: held`)
    watch.send({ type: 'work.ended' })
    expect(`${ends}: ${state()}`).toBe(`${ends}: offered`)
  }
})
