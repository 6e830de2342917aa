import { expect, test } from 'vitest'
import type { Bus } from '../bus.ts'
import type { StateStore } from '../state.ts'
import { createWorld } from './world.ts'

test('GRD-8 what is changed of the world is not undone by a read that began before it', async () => {
  let stored: unknown = null
  const told: (() => void)[] = []
  const heard = (): void => told[0]?.()
  const reads: (() => void)[] = []
  const state = {
    // As a database does: what is read is what stood there when it was asked, and comes later.
    read: () => {
      const found = stored
      return new Promise((resolve) => reads.push(() => resolve(found)))
    },
    write: async (_key: string, value: unknown) => void (stored = value),
    remove: async () => void (stored = null),
  } as unknown as StateStore
  const bus = {
    on: (_kind: string, listener: (event: { key: string }) => void) => void told.push(() => listener({ key: 'world' })),
    onGap: () => {},
    publish: async () => {},
  } as unknown as Bus
  const making = createWorld(state, bus)
  reads[0]?.()
  const world = await making
  heard()
  await world.patch({ maintenance: true })
  reads[1]?.()
  await Promise.resolve()
  await new Promise(setImmediate)
  expect(world.get().maintenance).toBe(true)
  // What another process has changed since is taken over.
  stored = { maintenance: false }
  heard()
  reads[2]?.()
  await expect.poll(() => world.get().maintenance).toBe(false)
})
