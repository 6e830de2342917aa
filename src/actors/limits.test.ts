import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from './apiError.ts'
import { limitsWork } from './limits.ts'
import type { World } from './world.ts'

const entry = {
  value: null,
  pendingValue: null,
  pendingDate: null,
  locked: false,
  updatedAt: null,
  startedAt: null,
  resetAt: null,
  used: 0,
  remaining: null,
}
const answer = { currency: 'EUR', limits: { D: entry, W: entry, M: entry } }
const hangs = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(new Error('aborted'))))
const answers = async () => answer
const fails = async () => {
  throw new ApiError('status', 'broken', { status: 500 })
}

const after = (ms: number) => () => new Promise((resolve) => setTimeout(() => resolve(answer), ms))

type Answer = (signal: AbortSignal) => Promise<unknown>
const loadFrom = (sets: Readonly<Record<string, Answer>>, lossLimits = true) => {
  const call = (name: string, _: unknown, { signal }: { signal: AbortSignal }) => sets[name]!(signal)
  const world = { api: { call }, now: () => 0, settings: { capabilities: { lossLimits } } } as unknown as World
  return limitsWork(world).loadLimits({ input: undefined, signal: new AbortController().signal })
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('LIM-1 APP-5 a set that hangs is late three seconds after another has answered, and keeps none of the others back', async () => {
  const loaded = vi.fn<(sets: unknown) => void>()
  void loadFrom({ depositLimits: answers, lossLimits: answers, spendLimits: hangs }).then(loaded)
  await vi.advanceTimersByTimeAsync(3000)
  expect(loaded.mock.lastCall?.[0]).toMatchObject({
    deposit: { limits: { D: { value: null } } },
    loss: { limits: { W: { value: null } } },
    spend: { error: { kind: 'timeout' } },
  })
})

test('LIM-1 a set that answers within three seconds of the first is there with it', async () => {
  const loading = loadFrom({ depositLimits: answers, lossLimits: after(2900), spendLimits: fails })
  await vi.advanceTimersByTimeAsync(2900)
  expect(await loading).toMatchObject({ loss: { limits: {} }, spend: { error: { status: 500 } } })
})

test('LIM-1 losses that the platform does not limit make no other set late', async () => {
  const loading = loadFrom({ depositLimits: after(9000), spendLimits: after(9000) }, false)
  await vi.advanceTimersByTimeAsync(9000)
  expect(await loading).toMatchObject({ deposit: { limits: {} }, spend: { limits: {} } })
})

test.each(['confirm', 'delete'] as const)(
  'LIM-5 a limit that is gone by "%s" is said to be removed, not to count',
  async (action) => {
    const world = {
      api: { call: answers },
      now: () => 0,
      currency: () => 'EUR',
      settings: { capabilities: { lossLimits: true } },
    } as unknown as World
    const input = { set: 'spend', period: 'D', action, limit: null } as const
    const { successKey } = await limitsWork(world).changeLimit({ input, signal: new AbortController().signal })
    expect(successKey).toBe('player.limits.spend.removed')
  },
)

test('LIM-3 where no set could be had, it is why', async () => {
  await expect(loadFrom({ depositLimits: fails, lossLimits: fails, spendLimits: fails })).rejects.toMatchObject({
    status: 500,
  })
})
