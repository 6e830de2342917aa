import type { ChildProcess } from 'node:child_process'
import { expect, test, vi } from 'vitest'
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

/** A small file that is read for minutes. */
const endless = () => heicPhoto({ coded: 8000, said: 8000, grid: 8000, tiles: 31 })

test('KYC-2 KYC-8 a reader that somebody else has ended says nothing of its file: it is late, not refused', async () => {
  const reading = cleaned(endless(), 'image/heic')
  children.at(-1)?.kill('SIGKILL')
  expect(await reading).toEqual({ isLate: true })
})
