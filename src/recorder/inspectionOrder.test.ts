/* oxlint-disable no-underscore-dangle -- xstate names its internals so; the version is pinned and a test guards their order */
import { createActor, createMachine, fromCallback, fromPromise, type InspectionEvent } from 'xstate'
import { expect, test } from 'vitest'

const name = (actor: { id: string; _parent?: unknown }) => (actor._parent ? actor.id : 'root')

/**
 * Recorder and replay lean on the order in which xstate tells what happens. When this fails after raising xstate,
 * read both again before the expectation is changed.
 */
test('xstate names an actor before its first snapshot, and a message before it is handled', async () => {
  const seen: string[] = []
  const machine = createMachine({
    initial: 'first',
    states: {
      first: {
        invoke: [
          { id: 'promise', src: fromPromise(() => Promise.resolve(1)), onDone: 'second' },
          { id: 'stream', src: fromCallback(({ sendBack }) => sendBack({ type: 'hello' })) },
        ],
        on: { hello: {} },
      },
      second: { type: 'final' },
    },
  })
  const inspect = (event: InspectionEvent) => {
    const target = name(event.actorRef as never)
    if (event.type === '@xstate.actor') seen.push(`actor ${target}`)
    if (event.type === '@xstate.event')
      seen.push(`${event.sourceRef ? name(event.sourceRef as never) : 'outside'} > ${target}: ${event.event.type}`)
    if (event.type === '@xstate.snapshot') seen.push(`snapshot ${target} after ${event.event.type}`)
  }
  const actor = createActor(machine, { inspect }).start()
  await new Promise<void>((resolve) => actor.subscribe({ complete: resolve }))
  expect(seen).toEqual([
    'actor root',
    'actor promise',
    'actor stream',
    'outside > root: xstate.init',
    'root > promise: xstate.init',
    'snapshot promise after xstate.init',
    'root > stream: xstate.init',
    'stream > root: hello',
    'snapshot stream after xstate.init',
    'snapshot root after xstate.init',
    'snapshot root after hello',
    'promise > promise: xstate.promise.resolve',
    'promise > root: xstate.done.actor.promise',
    'snapshot stream after xstate.stop',
    'snapshot root after xstate.done.actor.promise',
    'snapshot promise after xstate.promise.resolve',
  ])
})
