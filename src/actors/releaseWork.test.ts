import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { settle } from '#machines/testing.ts'
import type { ReleaseNews } from '#machines/release/release.contract.ts'
import { watchRelease } from './releaseWork.ts'
import type { World } from './world.ts'

/** The line between tabs: what this one says, and what it can be made to hear. */
class Channel extends EventTarget {
  static last: Channel
  readonly said: unknown[] = []
  constructor() {
    super()
    Channel.last = this
  }
  postMessage(data: unknown) {
    this.said.push(data)
  }
  hear(data: unknown) {
    this.dispatchEvent(new MessageEvent('message', { data }))
  }
  close() {}
}

let page = new EventTarget()
/** The release that the server has; null while it does not answer. */
let atServer: string | null = 'here'
let ending = new AbortController()

beforeEach(() => {
  page = new EventTarget()
  atServer = 'here'
  ending = new AbortController()
  vi.stubGlobal('window', page)
  vi.stubGlobal(
    'document',
    Object.assign(new EventTarget(), { visibilityState: 'visible', querySelector: () => ({ content: 'here' }) }),
  )
  vi.stubGlobal('BroadcastChannel', Channel)
  vi.stubGlobal('fetch', () =>
    atServer === null ? Promise.reject(new TypeError('lost')) : Promise.resolve(Response.json({ release: atServer })),
  )
})
afterEach(() => {
  ending.abort()
  vi.unstubAllGlobals()
})

/** Another tab says something, and what this one does about it is done. */
const hears = async (message: unknown): Promise<void> => {
  Channel.last.hear(message)
  await settle()
}

function watched() {
  const news: ReleaseNews['type'][] = []
  const world = { now: () => Date.now() } as World
  const tell = watchRelease(world, ({ type }) => news.push(type), ending.signal)
  return { news, tell }
}

test('SAF-13 a tab follows another one only to a release that is not its own, whatever the other one says it has taken', async () => {
  const { news } = watched()
  // As tabs of earlier releases say it: that they only heard of one, or took one that is older than this.
  for (const release of ['', 'older', undefined]) await hears({ type: 'releaseTaken', release })
  expect(news).toEqual([])
  atServer = 'newer'
  await hears({ type: 'releaseTaken' })
  expect(news).toEqual(['release.taken'])
})

test('SAF-13 a tab that cannot look when another one has taken a release follows as soon as it can', async () => {
  const { news } = watched()
  atServer = null
  await hears({ type: 'releaseTaken' })
  expect(news).toEqual([])
  atServer = 'newer'
  page.dispatchEvent(new Event('online'))
  await expect.poll(() => news).toEqual(['release.taken'])
  // Followed once: what is found later is offered.
  atServer = 'newest'
  page.dispatchEvent(new Event('online'))
  await expect.poll(() => news).toEqual(['release.taken', 'release.found'])
})

test('SAF-13 a tab that has only heard of a release names none when the person there takes it', () => {
  watched().tell({ type: 'release.tell' })
  expect(Channel.last.said).toEqual([{ type: 'releaseTaken' }])
})
