import type { ChildProcess } from 'node:child_process'
import { afterEach, expect, test, vi } from 'vitest'
import { second } from '#contract/constants.ts'
import { cleaned } from './cleaning.ts'
import { heicPhoto } from './testHeic.ts'

// The processes that read files, oldest first.
const children = vi.hoisted(() => [] as ChildProcess[])
vi.mock('node:child_process', async (original) => {
  const real = await original<typeof import('node:child_process')>()
  return {
    ...real,
    fork: (...how: Parameters<typeof real.fork>) => {
      const child = real.fork(...how)
      children.push(child)
      return child
    },
  }
})

afterEach(() => vi.useRealTimers())

/** A small file that is read for minutes. */
const endless = () => heicPhoto({ coded: 8000, said: 8000, grid: 8000, tiles: 31 })

test('KYC-2 KYC-8 a reader that somebody else has ended says nothing of its file: it is late, not refused', async () => {
  const reading = cleaned(endless(), 'image/heic')
  children.at(-1)?.kill('SIGKILL')
  expect(await reading).toEqual({ isLate: true })
})

test.each([
  ['HEIC photo of 2 MB has 36 s', 2, 'image/heic', 36],
  ['HEIC photo of 10 MB has a minute', 10, 'image/heic', 60],
  ['small HEIC file has 12 s', 0.05, 'image/heic', 12.6],
  ['jpeg photo of 2 MB has 12 s', 2, 'image/jpeg', 12],
])('KYC-2 a %s to be read, and is given up then', async (_, megabytes, declared, seconds) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const told = vi.fn<(reading: unknown) => void>()
  const reading = cleaned(new Uint8Array(megabytes * 1024 ** 2), declared).then(told)
  // Its reader never gets to it: only the bound ends it.
  children.at(-1)?.kill('SIGSTOP')
  await vi.advanceTimersByTimeAsync((seconds - 0.1) * second)
  expect(told).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(0.2 * second)
  await reading
  expect(told).toHaveBeenCalledWith({ isLate: true })
})
