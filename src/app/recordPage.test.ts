import type { EventLog } from '#src/recorder/attach.ts'
import type { Scene, SceneData, SceneKind, SceneMoment } from '#src/recorder/scenes.ts'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { recordPage } from './recordPage.ts'
import type { SiteRouter } from './router.ts'
import type { Site } from './site.ts'

beforeEach(() => {
  vi.useFakeTimers()
  const window = Object.assign(new EventTarget(), { innerWidth: 375, innerHeight: 667, scrollY: 0 })
  vi.stubGlobal('window', window)
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window))
  vi.stubGlobal('removeEventListener', window.removeEventListener.bind(window))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

interface Place {
  readonly pathname: string
  readonly search?: object
  readonly hash?: string
  readonly state?: object
}
const locationOf = (place: Place) => ({ search: {}, hash: '', state: {}, ...place })

/** A page whose query cache, address and log are at hand; the log takes as many scenes as it is told to. */
function pageAt(
  place: Place,
  { takes = Infinity, before = () => {} }: { takes?: number; before?: (queries: QueryClient) => void } = {},
) {
  const scenes: Scene[] = []
  let records = 0
  const log = {
    moment: (): SceneMoment => [records, records * 10],
    present: () => ({ startedAt: Date.now() }),
    seen: (scene: Scene) => scenes.length < takes && scenes.push(scene) > 0,
  } as unknown as EventLog
  const said: string[] = []
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, gcTime: Infinity } } })
  before(queryClient)
  const listeners: Record<string, (event: { toLocation: unknown }) => void> = {}
  const router = {
    state: { location: locationOf(place) },
    options: { defaultPendingMs: 300 },
    subscribe: (name: string, hear: (event: { toLocation: unknown }) => void) => {
      listeners[name] = hear
      return () => delete listeners[name]
    },
  } as unknown as SiteRouter
  const site = {
    world: {
      country: () => 'FI',
      currency: () => 'EUR',
      log: (words: string) => said.push(words),
    },
    settings: { brand: 'halcyon', userPool: { clientId: 'site' } },
    session: { view: () => ({ context: { player: null } }), subscribe: () => () => {} },
    localeOptions: {},
    queryClient,
  } as unknown as Site
  recordPage(log, site, router)
  return {
    scenes,
    said,
    queryClient,
    isHeard: () => Object.keys(listeners).length > 0,
    happens: () => (records += 1),
    goesTo: (next: Place) => listeners['onResolved']?.({ toLocation: locationOf(next) }),
    leavesFor: (next: Place) => listeners['onBeforeLoad']?.({ toLocation: locationOf(next) }),
    isIdle: () => vi.advanceTimersByTime(1000),
    of: <K extends SceneKind>(kind: K) =>
      scenes.filter((scene) => scene[2] === kind).map(([, , , data]) => data as SceneData[K]),
  }
}

const home = { pathname: '/en-UN' }

test('MOD-6 what stands as the page comes is told once, before all that happens to it', () => {
  const it = pageAt(home)
  expect(it.scenes.map(([record, , kind]) => [record, kind])).toEqual([
    [0, 'site'],
    [0, 'standing'],
    [0, 'place'],
    [0, 'window'],
    [0, 'scroll'],
    [0, 'kept'],
  ])
  expect(it.of('standing')).toEqual([{ country: 'FI', currency: 'EUR', signedInAt: null, clockAhead: 0 }])
  it.goesTo(home)
  expect(it.of('place'), 'the same place again is nothing new').toHaveLength(1)
})

test('MOD-5 SAF-12 of an address only what chooses a page is written; of an unknown one, no word', () => {
  const it = pageAt({
    pathname: '/en-UN/online-casino',
    search: { category: 'slots', text: 'who am i', bonusCode: 'SPRING', game: 'a b <script>' },
    hash: 'token=abc',
    state: { panel: true, from: '/my-account', bonusCode: 'SPRING' },
  })
  expect(it.of('place')).toEqual([
    { path: '/en-UN/online-casino', search: { category: 'slots' }, hash: '', state: { panel: true } },
  ])
  it.goesTo({ pathname: '/en-UN/reset-passwrod/0f8c-secret' })
  const [, unknown] = it.of('place')
  expect(unknown?.path).toMatch(/^\/en-UN/)
  expect(JSON.stringify(it.scenes)).not.toContain('secret')
})

test('MOD-6 the place changes once the next page, or its waiting, is there: not for one that comes at once', () => {
  const it = pageAt(home)
  it.leavesFor({ pathname: '/en-UN/terms' })
  vi.advanceTimersByTime(299)
  expect(it.of('place')).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(it.of('place').at(-1)?.path).toBe('/en-UN/terms')
  it.leavesFor({ pathname: '/en-UN/faq' })
  it.goesTo({ pathname: '/en-UN/online-casino' })
  vi.advanceTimersByTime(1000)
  expect(it.of('place').map(({ path }) => path)).toEqual(['/en-UN', '/en-UN/terms', '/en-UN/online-casino'])
})

test('MOD-6 an answer is written once and named by its hash, with the moment it came at, before the question that it answers', () => {
  const it = pageAt(home, { before: (queries) => queries.setQueryData(['content', 'faq'], { title: 'Questions' }) })
  it.happens()
  it.queryClient.setQueryData(['content', 'terms'], { title: 'Terms' })
  it.happens()
  it.queryClient.setQueryData(['content', 'copy'], { title: 'Terms' })
  it.queryClient.setQueryData(['content', 'none'], null)
  expect(it.of('query'), 'not while the page is busy').toEqual([])
  it.isIdle()
  const answers = it.scenes.filter(([, , kind]) => kind === 'query' || kind === 'result')
  expect(answers.map(([record, , kind]) => `${record} ${kind}`)).toEqual([
    // There before the page was.
    '0 result',
    '0 query',
    '1 result',
    '1 query',
    '2 query',
    '2 result',
    '2 query',
  ])
  const [, terms, copy, none] = it.of('query')
  expect(copy?.result).toBe(terms?.result)
  expect(
    it.of('result').find(({ hash }) => hash === none?.result)?.data,
    'no answer and the answer null differ',
  ).toBeNull()
})

test('MOD-6 SAF-9 a question that failed keeps the answer it had, one that is gone is told as gone', async () => {
  const it = pageAt(home)
  const ask = (answer: () => Promise<unknown>) =>
    it.queryClient.fetchQuery({ queryKey: ['content', 'terms'], queryFn: answer, staleTime: 0 }).catch(() => {})
  await ask(() => Promise.resolve({ title: 'Terms' }))
  it.isIdle()
  await ask(() => Promise.reject(Object.assign(new Error('GET /content/terms/me@example.org'), { status: 500 })))
  it.queryClient.removeQueries({ queryKey: ['content', 'terms'] })
  it.isIdle()
  const [answered, failed, gone] = it.of('query')
  expect([answered?.status, failed?.status, gone?.status]).toEqual(['answered', 'failed', 'gone'])
  expect(failed?.result).toBe(answered?.result)
  expect(JSON.stringify(failed)).not.toContain('me@example.org')
  expect(gone).toMatchObject({ result: null, error: null })
})

test('MOD-5 SAF-12 of a player’s answer only what is named is written; the rest keeps its shape', () => {
  const it = pageAt(home)
  it.queryClient.setQueryData(['player', 7, 'loginHistory'], [{ loginDate: '2026-01-01', ipAddress: '203.0.113.9' }])
  it.queryClient.setQueryData(['player', 7, 'somethingNew'], { email: 'me@example.org', isRead: true, amount: 1234 })
  it.isIdle()
  const [logins, other] = it.of('result')
  expect(logins?.data).toMatchObject([{ loginDate: '2026-01-01' }])
  expect(other?.data).toMatchObject({ isRead: true, amount: 0 })
  expect(JSON.stringify(it.scenes)).not.toMatch(/203\.0|me@example|1234/)
})

test('MOD-5 what is too large, or asked too often, is told without its answer: the log keeps its bounds', () => {
  const it = pageAt(home)
  it.queryClient.setQueryData(['content', 'huge'], 'x'.repeat(400_001))
  it.queryClient.setQueryData(
    ['content', 'long'],
    Array.from({ length: 1501 }, (_, at) => at),
  )
  for (const part of [1, 2, 3]) it.queryClient.setQueryData(['content', 'lobby', part], `${part}`.repeat(240_000))
  it.isIdle()
  const [huge, long, first, second, third] = it.of('query')
  expect([huge?.result, long?.result], 'one answer').toEqual([null, null])
  expect([first?.result, second?.result].includes(null)).toBe(false)
  expect(third?.result, 'all to one kind of question').toBeNull()
  for (const kind of 'abcdefgh') it.queryClient.setQueryData(['content', kind], kind.repeat(390_000))
  it.isIdle()
  const letters = it.of('result').reduce((sum, { data }) => sum + String(data).length, 0)
  expect(letters, 'all answers').toBeLessThanOrEqual(1_600_000)
  for (let at = 0; at < 700; at += 1) it.queryClient.setQueryData(['content', 'search', at], at)
  it.isIdle()
  expect(it.of('query').filter(({ key }) => key[1] === 'search')).toHaveLength(600)
})

test('MOD-5 once the log is full or ended nothing is watched any more', () => {
  const it = pageAt(home, { takes: 7 })
  it.goesTo({ pathname: '/en-UN/terms' })
  expect(it.isHeard()).toBe(true)
  it.goesTo({ pathname: '/en-UN/faq' })
  expect(it.isHeard()).toBe(false)
  it.queryClient.setQueryData(['content', 'terms'], 1)
  it.isIdle()
  expect(it.scenes).toHaveLength(7)
})

test('MOD-5 what can not be written ends the notes and nothing else, and is said in the log of the site', () => {
  const it = pageAt(home)
  const round: Record<string, unknown> = {}
  round['self'] = round
  it.queryClient.setQueryData(['content', 'round'], round)
  expect(() => it.isIdle()).not.toThrow()
  expect(it.said).toEqual(['what the page shows is noted no further'])
  expect(it.isHeard()).toBe(false)
})

test('MOD-6 window and scrolling are written once they rest', () => {
  const it = pageAt(home)
  Object.assign(window, { innerWidth: 1440, scrollY: 99.6 })
  for (let at = 0; at < 5; at += 1) {
    window.dispatchEvent(new Event('scroll'))
    window.dispatchEvent(new Event('resize'))
    vi.advanceTimersByTime(150)
  }
  expect([it.of('window').length, it.of('scroll').length]).toEqual([1, 1])
  vi.advanceTimersByTime(200)
  expect(it.of('window').at(-1)).toEqual({ width: 1440, height: 667 })
  expect(it.of('scroll').at(-1)).toEqual({ top: 100 })
})
