import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPolled } from './polled.ts'

const EVERY = 30_000

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('LOB-5 a jackpot that comes into sight again after a while is asked for at once, and stands as it is by then', async () => {
  const holds = new Map([
    ['a', 1000],
    ['b', 500],
  ])
  const asked: (readonly string[])[] = []
  const jackpots = createPolled<number>({
    ask: (ids) => {
      asked.push(ids)
      return Promise.resolve(new Map(ids.map((id) => [id, holds.get(id)!])))
    },
    every: EVERY,
    now: Date.now,
    step: 1000,
    between: (from, to, part) => (to <= from ? to : from + Math.floor((to - from) * part)),
    isSame: Object.is,
  })
  const lookAway = jackpots.watch('a', () => {})
  const end = jackpots.watch('b', () => {})
  await vi.advanceTimersByTimeAsync(500)
  expect(jackpots.of('a')).toBe(1000)
  lookAway()
  await vi.advanceTimersByTimeAsync(40 * EVERY)
  expect(asked.at(-1), 'nobody asks for what nobody sees').toEqual(['b'])
  holds.set('a', 90_000)
  const endAgain = jackpots.watch('a', () => {})
  await vi.advanceTimersByTimeAsync(500)
  expect(asked.at(-1)).toEqual(['b', 'a'])
  expect(jackpots.of('a'), 'not counted up from what it was long ago').toBe(90_000)
  // From then on it counts up as ever.
  holds.set('a', 93_000)
  await vi.advanceTimersByTimeAsync(EVERY)
  await vi.advanceTimersByTimeAsync(EVERY / 2)
  expect(jackpots.of('a')).toBeGreaterThan(90_000)
  expect(jackpots.of('a')).toBeLessThan(93_000)
  end()
  endAgain()
})

test('LOB-5 a jackpot that was just come to counts up within seconds, and from then on is asked for every half minute', async () => {
  const times: number[] = []
  const begun = Date.now()
  const jackpots = createPolled<number>({
    ask: (ids) => {
      times.push(Date.now() - begun)
      return Promise.resolve(new Map(ids.map((id) => [id, 1000 + Date.now() - begun])))
    },
    every: EVERY,
    now: Date.now,
    step: 1000,
    between: (from, to, part) => from + Math.floor((to - from) * part),
    isSame: Object.is,
  })
  const end = jackpots.watch('a', () => {})
  await vi.advanceTimersByTimeAsync(200)
  // Those that came into sight with it are drawn anew, and one of them is out of sight by then.
  jackpots.watch('b', () => {})()
  await vi.advanceTimersByTimeAsync(800)
  const first = jackpots.of('a')
  await vi.advanceTimersByTimeAsync(8000)
  expect(jackpots.of('a')).toBeGreaterThan(first!)
  await vi.advanceTimersByTimeAsync(2 * EVERY)
  expect(times).toEqual([100, 300, 5300, 5300 + EVERY, 5300 + 2 * EVERY])
  end()
})
