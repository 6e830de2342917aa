import { createActor, createMachine, SimulatedClock } from 'xstate'
import { beforeEach, describe, expect, test } from 'vitest'
import { attachRecorder } from '#src/recorder/attach.ts'
import { ActorPaths, type SessionLog } from '#src/recorder/log.ts'
import type { AllowList } from '#src/recorder/redact.ts'
import { memoryDrawer } from '#src/recorder/store.ts'
import { comparable } from './comparable.ts'
import { Divergence, Replay } from './replayer.ts'
import { effects, smallSession, world } from './session.fixture.ts'

const allow: AllowList = { pushed: ['balance'], 'answer of signIn': ['data.playerId'], 'answer of rates': ['data'] }

/** Lets promises that have been answered reach their actors. */
const settled = () => new Promise<void>((resolve) => setImmediate(resolve))

const refused = (status: number) => Object.assign(new Error('xx'), { kind: 'status', status, code: 'REFUSED' })

async function liveRun(): Promise<{ log: SessionLog; snapshots: string[] }> {
  const clock = new SimulatedClock()
  let at = 1_000
  const recorder = attachRecorder({ clock, now: () => (at += 7), allow, storage: memoryDrawer() })
  const places = new ActorPaths()
  const snapshots: string[] = []
  const root = createActor(smallSession, {
    clock: recorder.clock,
    inspect: (event) => {
      if (event.type === '@xstate.actor') places.add(event.actorRef as never)
      recorder.inspect(event)
      if (event.type === '@xstate.snapshot') snapshots.push(comparable(places.of(event.actorRef), event.snapshot))
    },
  })
  root.start()
  const submit = () =>
    root.system.get('login').send({ type: 'form.submit', email: 'xxxx@xxxxxxx.xxx', password: '[secret]' })
  const answers = [refused(400), refused(503), refused(503), null, refused(500), null]
  world.signIn = () => {
    const next = answers.shift()
    return next ? Promise.reject(next) : Promise.resolve({ playerId: 7 })
  }
  submit()
  await settled()
  submit()
  await settled()
  clock.increment(500)
  await settled()
  clock.increment(1000)
  await settled()
  expect(root.getSnapshot().value).toBe('player')
  for (let i = 0; i < 40; i++) {
    world.push({ type: 'pushed', balance: i })
    world.rate(i / 10)
    root.system.get('wallet').send({ type: 'ping' })
  }
  clock.increment(3000)
  root.send({ type: 'sign.out' })
  submit()
  await settled()
  root.system.get('login').send({ type: 'form.cancel' })
  submit()
  await settled()
  expect(root.getSnapshot().value).toBe('player')
  return { log: JSON.parse(JSON.stringify(recorder.log.present())) as SessionLog, snapshots }
}

const replay = (log: SessionLog) => {
  const snapshots: string[] = []
  const run = new Replay(smallSession, log, {
    onSnapshot: (one) => snapshots.push(comparable(one.place, one.snapshot)),
  })
  return { run, snapshots }
}

beforeEach(() => {
  effects.length = 0
})

describe('a recorded session, replayed', () => {
  test('passes through equal snapshots at every step and does nothing to the world', async () => {
    const live = await liveRun()
    effects.length = 0
    const { run, snapshots } = replay(live.log)
    run.start().runTo()
    expect(snapshots).toEqual(live.snapshots)
    expect(effects).toEqual([])
    expect(run.actor('./wallet~1')?.getSnapshot()).toMatchObject({ value: 'open' })
  })

  test('only what came from outside is in the log', async () => {
    const { log } = await liveRun()
    const types = new Set(log.records.map(([, kind, , , , type]) => `${kind} ${type}`.trim()))
    expect([...types].toSorted()).toEqual([
      'answer pushed',
      'answer xstate.observable.next',
      'answer xstate.promise.reject',
      'answer xstate.promise.resolve',
      'atOnce opened',
      'atOnce pong',
      'atOnce xstate.observable.next',
      'check',
      'sent form.cancel',
      'sent form.submit',
      'sent ping',
      'sent sign.out',
      'thrown xstate.error.actor.broken',
      'timer break',
      'timer xstate.after.backoff.login.waiting',
    ])
  })

  test('every dropped record is noticed', async () => {
    const { log } = await liveRun()
    const undetected = log.records.flatMap((record, index) => {
      if (record[1] === 'check') return []
      const records = log.records.toSpliced(index, 1)
      try {
        replay({ ...log, records })
          .run.start()
          .runTo()
        return [index]
      } catch (error) {
        return error instanceof Divergence ? [] : [index]
      }
    })
    expect(undetected).toEqual([])
  })

  test('a machine that changed since is noticed, and the place is named', async () => {
    const { log } = await liveRun()
    const wallet = createMachine({ id: 'wallet', initial: 'connecting', states: { connecting: {} } })
    const changed = smallSession.provide({ actors: { wallet: wallet as never } })
    expect(() => new Replay(changed, log).start().runTo()).toThrow(/^Record \d+: /)
  })
})

test('a recorder that fails stops recording and leaves the session alone', () => {
  const failures: unknown[] = []
  const now = () => {
    if (armed) throw new Error('no clock')
    return 1
  }
  let armed = false
  const recorder = attachRecorder({ now, storage: memoryDrawer(), onFailure: (error) => failures.push(error) })
  const root = createActor(smallSession, { clock: recorder.clock, inspect: recorder.inspect }).start()
  armed = true
  root.system.get('login').send({ type: 'form.submit', email: 'a', password: 'b' })
  root.system.get('login').send({ type: 'form.cancel' })
  expect(root.system.get('login').getSnapshot().value).toBe('submitting')
  expect(failures).toHaveLength(1)
})
