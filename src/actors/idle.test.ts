import { createActor, fromCallback, type EventObject } from 'xstate'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { idleMachine } from '#machines/idle/idle.machine.ts'
import { anna } from '#machines/testing.ts'
import { idleActors } from './idle.ts'
import { writeSession } from './storage.ts'
import type { World } from './world.ts'

const minute = 60_000
let page = new EventTarget()
let now = 0

/** The line between tabs: each hears what the others say. */
class Channel extends EventTarget {
  static open = new Set<Channel>()
  constructor() {
    super()
    Channel.open.add(this)
  }
  postMessage(data: unknown) {
    // As a browser does it.
    if (!Channel.open.has(this)) throw new DOMException('Channel is closed', 'InvalidStateError')
    for (const other of Channel.open) if (other !== this) other.dispatchEvent(new MessageEvent('message', { data }))
  }
  close() {
    Channel.open.delete(this)
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  page = new EventTarget()
  now = Date.parse('2026-01-01T12:00:00Z')
  vi.stubGlobal('window', page)
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible', querySelector: () => null }))
  vi.stubGlobal('BroadcastChannel', Channel)
  writeSession('lastActivity', null)
})
afterEach(() => {
  Channel.open.clear()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** The watch of a player's page, and what it tells the session, which ends it with the sign-out. No timer of the page runs while the clock is moved, as in a computer that sleeps. */
function watched() {
  const told: EventObject[] = []
  const parentRef = createActor(
    fromCallback<EventObject>(({ receive }) => {
      receive((event) => {
        told.push(event)
        if (event.type === 'session.signOut') idle.stop()
      })
    }),
  ).start()
  const world = { now: () => now } as World
  const idle = createActor(idleMachine.provide({ actors: idleActors(world) }), {
    input: { parentRef, player: anna },
  }).start()
  return { idle, told }
}
const signedOut = { type: 'session.signOut', reason: 'idle' }
/** The other tabs have had their time to answer. */
const asked = () => vi.advanceTimersByTime(500)

test.for(['pointermove', 'keydown', 'scroll'])(
  'RGT-4 SAF-6 who wakes a computer that slept past the half hour is signed out by the first %s, though no timer and no change of sight came first',
  (sign) => {
    const { idle, told } = watched()
    now += 31 * minute
    page.dispatchEvent(new Event(sign))
    asked()
    expect(told).toContainEqual(signedOut)
    expect(idle.getSnapshot().matches('expired')).toBe(true)
    idle.stop()
  },
)

test('RGT-4 the watch is over with the session it ended: nothing of it measures or speaks later', () => {
  const { told } = watched()
  now += 31 * minute
  page.dispatchEvent(new Event('keydown'))
  asked()
  expect(told).toContainEqual(signedOut)
  expect(Channel.open.size).toBe(0)
  expect(vi.getTimerCount()).toBe(0)
  now += 10 * minute
  expect(() => vi.advanceTimersByTime(10 * minute)).not.toThrow()
})

test('RGT-4 SAF-6 what a game says after such a sleep is no activity either', () => {
  const { idle, told } = watched()
  now += 31 * minute
  idle.send({ type: 'activity.noted', isOfGame: true })
  asked()
  expect(told).toContainEqual(signedOut)
  idle.stop()
})

test('RGT-4 a sign within the half hour counts, after a short sleep and after a clock that was put back too', () => {
  const { idle, told } = watched()
  for (const passed of [20 * minute, 29 * minute, -50 * minute]) {
    now += passed
    page.dispatchEvent(new Event('keydown'))
    expect(idle.getSnapshot().matches('active')).toBe(true)
  }
  now += 20 * minute
  document.dispatchEvent(new Event('visibilitychange'))
  expect(idle.getSnapshot().matches('active')).toBe(true)
  expect(told).toEqual([])
  idle.stop()
})

/** A tab that comes back after an hour in which it was discarded, or showed another site. */
function comesBack() {
  writeSession('lastActivity', now - 60 * minute)
  return watched()
}

test('RGT-4 AUT-10 a tab that was away for an hour does not end the session of who was active in another one', () => {
  const one = watched()
  for (let look = 0; look < 3; look += 1) {
    now += 20 * minute
    page.dispatchEvent(new Event('keydown'))
  }
  now += 2 * minute
  const other = comesBack()
  asked()
  expect(other.told).toEqual([])
  expect(one.told).toEqual([])
  expect(other.idle.getSnapshot().matches('active')).toBe(true)
  one.idle.stop()
  other.idle.stop()
})

test('RGT-4 SAF-6 a tab that was away is signed out where nobody was in any other for half an hour, or there is none', () => {
  const one = watched()
  now += 31 * minute
  const other = comesBack()
  asked()
  expect(other.told).toContainEqual(signedOut)
  one.idle.stop()
  other.idle.stop()
  const alone = comesBack()
  asked()
  expect(alone.told).toContainEqual(signedOut)
  alone.idle.stop()
})

test('RGT-4 SAF-6 a tab that came into sight while it waited for the others is signed out after its next half hour all the same', () => {
  const one = watched()
  now += 20 * minute
  page.dispatchEvent(new Event('keydown'))
  now += 20 * minute
  const other = comesBack()
  // The other tab has answered by now, the wait is not over.
  document.dispatchEvent(new Event('visibilitychange'))
  asked()
  expect(other.told).toEqual([])
  one.idle.stop()
  now += 31 * minute
  document.dispatchEvent(new Event('visibilitychange'))
  asked()
  expect(other.told).toContainEqual(signedOut)
  other.idle.stop()
})
