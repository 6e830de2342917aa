/* oxlint-disable no-underscore-dangle -- xstate names its internals so; the version is pinned and a test guards their order */
import { createActor } from 'xstate'
import { expect, test } from 'vitest'
import { comparable } from '#staff/replay/comparable.ts'
import { smallSession } from '#staff/replay/session.fixture.ts'
import { ActorPaths } from '#src/recorder/log.ts'
import { isLeaf } from '#src/recorder/recorder.ts'
import { type Cause, Kernel, type World } from './kernel.ts'

/** A repeatable source of choices. */
const chooser = (seed: number) => () => {
  seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
  return seed / 2 ** 32
}

type Logic = { start?: unknown; transition: (snapshot: unknown, event: { type: string }, scope: unknown) => unknown }

/** The same session as xstate runs it, with leaves that do nothing until they are told and timers that ring on call. */
function liveSession() {
  const places = new ActorPaths()
  const alive = new Map<string, unknown>()
  const timers = new Map<number, () => void>()
  let handle = 0
  const root = createActor(smallSession, {
    logger: () => {},
    clock: {
      setTimeout: (fn: () => void) => (timers.set(++handle, () => fn()), handle),
      clearTimeout: (id: unknown) => void timers.delete(id as number),
    },
    inspect: (event) => {
      if (event.type !== '@xstate.actor') return
      const actor = event.actorRef as unknown as { id: string; logic: Logic; _parent?: object }
      alive.set(actor._parent ? `${places.of(actor._parent).replaceAll(/~\d+/g, '')}/${actor.id}` : '.', actor)
      places.add(actor)
      if (!isLeaf(actor)) return
      const { logic } = actor
      actor.logic = {
        ...logic,
        start: () => {},
        transition: (snapshot, message, scope) =>
          /^xstate\.(promise|observable)\./.test(message.type)
            ? logic.transition(snapshot, message, scope)
            : message.type === 'xstate.stop'
              ? { ...(snapshot as object), status: 'stopped' }
              : snapshot,
      }
    },
  })
  root.start()
  return { root, alive, timers }
}

test('the kernel goes wherever the real system goes', () => {
  const outside = [
    ['.', { type: 'sign.out' }],
    ['./login', { type: 'form.submit', email: 'a', password: 'b' }],
    ['./login', { type: 'form.cancel' }],
    ['./wallet', { type: 'ping' }],
  ] as const
  const answers: Record<string, { type: string }[]> = {
    signIn: [
      { type: 'xstate.promise.resolve', data: { playerId: 7 } },
      { type: 'xstate.promise.reject', data: { status: 503, code: 'X' } },
      { type: 'xstate.promise.reject', data: { status: 400, code: 'Y' } },
    ] as never,
    socket: [{ type: 'opened' }, { type: 'pushed', balance: 3 }, { type: 'pong' }] as never,
    rates: [{ type: 'xstate.observable.next', data: 2 }] as never,
    broken: [],
  }
  let compared = 0
  for (let seed = 1; seed <= 40; seed++) {
    const choose = chooser(seed)
    const live = liveSession()
    const system = live.root.system as unknown as {
      _relay(source: unknown, target: unknown, event: object): void
      _snapshot: {
        _scheduledEvents: Record<string, { source: { sessionId: string }; event: { type: string }; id: string }>
      }
      scheduler: { cancel(source: unknown, id: string): void }
    }
    const kernel = new Kernel(smallSession, undefined)
    let world: World = kernel.initial()
    for (let step = 0; step < 60; step++) {
      const possible: Cause[] = []
      for (const [place, entry] of world) {
        if (!entry.isAlive) continue
        const id = place.slice(place.lastIndexOf('/') + 1)
        if (kernel.isLeaf(entry)) {
          for (const event of answers[id] ?? [])
            possible.push(
              event.type.startsWith('xstate')
                ? { kind: 'message', to: place, event }
                : { kind: 'message', to: place.slice(0, place.lastIndexOf('/')), event, source: place },
            )
        } else for (const [to, event] of outside) if (to === place) possible.push({ kind: 'message', to, event })
        for (const timer of entry.timers.keys()) possible.push({ kind: 'timer', of: place, id: timer })
      }
      const cause = possible[Math.floor(choose() * possible.length)]!
      if (cause.kind === 'timer') {
        const source = live.alive.get(cause.of)
        const scheduled = Object.values(system._snapshot._scheduledEvents).find(
          (one) => (one.source as unknown) === source && one.id === cause.id,
        )!
        system.scheduler.cancel(source, scheduled.id)
        system._relay(source, source, scheduled.event)
      } else if (cause.kind === 'message') {
        const target = live.alive.get(cause.to)
        const source = cause.source
          ? live.alive.get(cause.source)
          : cause.event.type.startsWith('xstate')
            ? target
            : undefined
        system._relay(source, target, cause.event)
      }
      world = kernel.step(world, cause)
      kernel.enter(world)
      for (const [place, entry] of world) {
        const actor = live.alive.get(place) as { getSnapshot(): unknown }
        expect(comparable(place, entry.snapshot)).toBe(comparable(place, actor.getSnapshot()))
        compared += 1
      }
    }
  }
  expect(compared).toBeGreaterThan(5000)
})

const value = (world: World) => (world.get('./login')!.snapshot as unknown as { value: string }).value

test('a step leaves the state it started from as it was', () => {
  const kernel = new Kernel(smallSession, undefined)
  const first = kernel.initial()
  const submit: Cause = {
    kind: 'message',
    to: './login',
    event: { type: 'form.submit', email: 'a', password: 'b' } as never,
  }
  const second = kernel.step(first, submit)
  expect([value(first), value(second)]).toEqual(['editing', 'submitting'])
  expect(first.has('./login/signIn')).toBe(false)
  expect(second.has('./login/signIn')).toBe(true)
  expect(value(kernel.step(first, submit))).toBe('submitting')
})
