import { SimulatedClock, createActor } from 'xstate'
import { expect, test } from 'vitest'
import { listeningParent } from '../testing.ts'
import { TOAST_TIME, toastsMachine } from './toasts.machine.ts'

const started = () => {
  const clock = new SimulatedClock()
  const actor = createActor(toastsMachine, { clock, input: { parentRef: listeningParent().parentRef } }).start()
  const shown = () => actor.getSnapshot().context.queue.map(({ severity, key }) => `${severity} ${key}`)
  return { clock, actor, shown }
}

test('APP-3 messages of every kind come one after the other, each for its own time; one without a time waits for its reader', () => {
  const { actor, clock, shown } = started()
  actor.send({ type: 'toast.show', toast: { severity: 'success', key: 'a' } })
  actor.send({ type: 'toast.show', toast: { severity: 'error', key: 'b' } })
  actor.send({ type: 'toast.show', toast: { severity: 'warning', key: 'c', timer: 1000 } })
  actor.send({ type: 'toast.show', toast: { severity: 'warningValue', key: 'd', value: '20', timer: null } })
  expect(shown()).toEqual(['success a', 'error b', 'warning c', 'warningValue d'])
  clock.increment(TOAST_TIME)
  expect(shown()[0]).toBe('error b')
  clock.increment(TOAST_TIME)
  expect(shown()[0]).toBe('warning c')
  clock.increment(1000)
  expect(shown()).toEqual(['warningValue d'])
  clock.increment(60 * 60_000)
  expect(shown()).toEqual(['warningValue d'])
  actor.send({ type: 'toast.dismiss', id: 4 })
  expect(actor.getSnapshot().value).toBe('empty')
})

test('APP-3 a message that is being read stays, and its time begins anew afterwards', () => {
  const { actor, clock, shown } = started()
  actor.send({ type: 'toast.show', toast: { severity: 'error', key: 'a' } })
  clock.increment(TOAST_TIME - 1)
  actor.send({ type: 'toast.hold' })
  clock.increment(10 * TOAST_TIME)
  expect(shown()).toEqual(['error a'])
  actor.send({ type: 'toast.release' })
  clock.increment(TOAST_TIME - 1)
  expect(shown()).toEqual(['error a'])
  clock.increment(1)
  expect(shown()).toEqual([])
})

test('APP-3 a second press on a message that has gone takes nothing else away', () => {
  const { actor, shown } = started()
  for (const key of ['a', 'b', 'c']) actor.send({ type: 'toast.show', toast: { severity: 'success', key } })
  actor.send({ type: 'toast.dismiss', id: 1 })
  actor.send({ type: 'toast.dismiss', id: 1 })
  expect(shown()).toEqual(['success b', 'success c'])
})

test('APP-3 a second press on a message that has gone takes nothing else away, though another one is being read', () => {
  const { actor, shown } = started()
  for (const key of ['a', 'b', 'c']) actor.send({ type: 'toast.show', toast: { severity: 'success', key } })
  actor.send({ type: 'toast.dismiss', id: 1 })
  actor.send({ type: 'toast.hold' })
  actor.send({ type: 'toast.dismiss', id: 1 })
  expect([actor.getSnapshot().value, shown()]).toEqual(['held', ['success b', 'success c']])
})
