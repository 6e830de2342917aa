import { expect, test } from 'vitest'
import { isLostAnswer, toProblem } from '#machines/problem.ts'
import type { World } from './world.ts'
import { withdrawalCalls } from './withdrawalCalls.ts'

/** A platform that says of every key that nothing was made under it. */
const platform = (idempotencyKeys: boolean) => {
  const asked: string[] = []
  const call = async (name: string) => {
    asked.push(name)
    return null
  }
  const world = {
    api: { call },
    settings: { capabilities: { idempotencyKeys } },
    station: { current: { ipAddress: '127.0.0.1' } },
    now: () => 0,
  } as unknown as World
  return { calls: withdrawalCalls(world), asked }
}
const { signal } = new AbortController()

test('SAF-4 SAF-9 where the platform was never sent a key, its “there is none” is no answer: what became of it stays unknown', async () => {
  const it = platform(false)
  const problem = await it.calls.lookUp({ idempotencyKey: 'key-1' }, signal).catch(toProblem)
  expect(problem).toMatchObject({ kind: 'network' })
  expect(isLostAnswer(problem as never), 'so it is never said to be refused').toBe(true)
  expect(it.asked).toEqual([])
})

test('SAF-4 where the platform knows keys, “there is none” is the answer', async () => {
  const it = platform(true)
  expect(await it.calls.lookUp({ idempotencyKey: 'key-1' }, signal)).toBeNull()
  expect(it.asked).toEqual(['withdrawalLookUp'])
})
