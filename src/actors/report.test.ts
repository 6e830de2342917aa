import { gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readReport } from '#contract/eventLog.ts'
import { attachRecorder } from '#src/recorder/attach.ts'
import type { LogRecord, SessionLog } from '#src/recorder/log.ts'
import { recorded } from '#src/recorder/recorded.ts'
import { memoryDrawer } from '#src/recorder/store.ts'
import { keptReport, rawReport } from './keptReport.ts'
import { fitting } from './packReport.ts'
import { reportWork } from './report.ts'
import { identityStorage } from './storage.ts'
import type { Tokens } from './userPool.ts'

const input = { reason: 'help', note: '  It hangs.  ' } as const
const around = {
  key: 'one',
  sentAt: null,
  place: { build: 'b', brand: 'halcyon', locale: 'en-UN', path: '/en-UN', viewport: { width: 1, height: 1 } },
}
const logOf = (run: string, records: number, words = 'press'): SessionLog => ({
  version: 1,
  run,
  startedAt: records,
  input: {},
  paths: ['.'],
  records: Array.from({ length: records }, (_, at): LogRecord => [1, 'sent', 0, -1, at, `${words} ${at}`]),
  isCut: false,
})

/** A log with these runs in the browser, and an address that answers one after the other. */
function site(answers: readonly (Response | Error)[] = [], logs: readonly SessionLog[] = [logOf('a', 3)]) {
  const { log } = attachRecorder({ storage: memoryDrawer(), now: () => 5 })
  recorded.log = { ...log, all: async () => [...logs] }
  const left = [...answers]
  const sent: { headers: Headers; body: string }[] = []
  vi.stubGlobal('fetch', async (url: string, { headers, body }: { headers: HeadersInit; body: Blob }) => {
    expect(url).toBe('/event-logs')
    sent.push({
      headers: new Headers(headers),
      body: gunzipSync(Buffer.from(await body.arrayBuffer())).toString(),
    })
    const answer = left.shift()
    if (answer instanceof Response) return answer
    throw answer ?? new TypeError('fetch failed')
  })
  let now = 1000
  const work = reportWork({
    settings: {
      eventLogUrl: '/event-logs',
      brand: 'halcyon',
      userPool: { endpoint: '', userPoolId: 'x_1', clientId: 'c' },
    },
    locale: 'en-UN',
    now: () => (now += 1),
    tokens: async () => ({ idToken: 'ey.id' }) as Tokens,
  })
  const { signal } = new AbortController()
  return {
    sent,
    read: () => work.readLog({ input: undefined, signal }),
    send: (how: typeof input = input) => work.sendReport({ input: how, signal }),
    remove: () => work.deleteLog({ input: undefined, signal }),
  }
}

const json = (body: unknown, status = 200, headers: HeadersInit = {}) =>
  new Response(JSON.stringify(body), { status, headers })
const arrived = () => json({ code: 'ABCD-2345' })

const IDENTITY = 'CognitoIdentityServiceProvider.c'
function signIn(): void {
  const claims = btoa(JSON.stringify({ auth_time: 1, iat: 1, exp: 9e9 }))
  identityStorage.setItem(`${IDENTITY}.LastAuthUser`, 'anna')
  identityStorage.setItem(`${IDENTITY}.anna.idToken`, `e.${claims}.s`)
}

beforeEach(() => {
  vi.stubGlobal('document', { querySelector: () => ({ content: '0123abcd' }) })
  vi.stubGlobal('location', { pathname: '/en-UN/online-casino' })
  vi.stubGlobal('window', { innerWidth: 375, innerHeight: 667 })
})
afterEach(() => {
  vi.unstubAllGlobals()
  recorded.log = null
  keptReport.current = null
  identityStorage.removeItem(`${IDENTITY}.LastAuthUser`)
})

test('MOD-5 what is sent can be opened by support: runs, place and note, gzipped, under a key and without a name for a visitor', async () => {
  const { read, send, sent } = site([arrived()], [logOf('a', 2), logOf('b', 3)])
  expect(await read()).toMatchObject({
    runs: [{ records: 3 }, { records: 2 }],
    left: 0,
    steps: 5,
    answers: 0,
    canSend: true,
  })
  expect(await send()).toEqual({ code: 'ABCD-2345' })
  const report = readReport(sent[0]!.body)
  expect(report).toMatchObject({
    reason: 'help',
    note: 'It hangs.',
    place: { build: '0123abcd', path: '/en-UN/online-casino', viewport: { width: 375, height: 667 } },
  })
  expect(report.runs.map(({ run }) => run)).toEqual(['a', 'b'])
  const { headers } = sent[0]!
  expect(headers.get('content-encoding')).toBe('gzip')
  expect(headers.get('content-type')).toBe('application/json')
  expect(headers.get('idempotency-key')).toMatch(/^[\da-f-]{36}$/)
  expect(headers.has('authorization')).toBe(false)
})

test('MOD-5 SAF-12 a report names its page, and of an address that is none of ours no word', async () => {
  vi.stubGlobal('location', { pathname: '/en-UN/reset-passwrod/0f8c-secret' })
  const { read, send, sent } = site([arrived()])
  await read()
  await send()
  const { place } = readReport(sent[0]!.body)
  expect(place.path).toMatch(/^\/en-UN\/x+/u)
  expect(sent[0]!.body).not.toContain('secret')
})

test('MOD-5 sent again after a lost answer it is the same to the letter under the same key; read anew it has another', async () => {
  const { read, send, sent } = site([new TypeError('lost'), arrived(), arrived()])
  await read()
  await expect(send()).rejects.toMatchObject({ kind: 'network' })
  await send()
  await read()
  await send()
  const keys = sent.map(({ headers }) => headers.get('idempotency-key'))
  expect(keys[1]).toBe(keys[0])
  expect(keys[2]).not.toBe(keys[0])
  expect(sent[1]!.body).toBe(sent[0]!.body)
})

test('MOD-5 who is signed in sends it under their name, and as nobody where the name is refused: the log is worth more', async () => {
  signIn()
  const { read, send, sent } = site([json({}, 401), arrived()])
  await read()
  expect(await send()).toEqual({ code: 'ABCD-2345' })
  expect(sent.map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer ey.id', null])
  expect(sent[1]!.headers.get('idempotency-key')).toBe(sent[0]!.headers.get('idempotency-key'))
})

test.each([
  ['too large', json({}, 413), { kind: 'status', status: 413 }],
  ['too many', json({}, 429, { 'retry-after': '90' }), { kind: 'status', status: 429, code: '90' }],
  ['no report', json({}, 400), { kind: 'status', status: 400 }],
  ['refused without a name', json({}, 401), { kind: 'status', status: 401 }],
  ['broken', json({}, 503), { kind: 'status', status: 503 }],
  ['no JSON', new Response('<html>'), { kind: 'malformed' }],
  ['no code', json({ code: '1234' }), { kind: 'malformed' }],
])('MOD-5 an answer that is %s is told as what it is', async (_, answer, problem) => {
  const { read, send } = site([answer])
  await read()
  await expect(send()).rejects.toMatchObject(problem)
})

test('MOD-5 of a long log the newest runs that fit are sent, and it is said how many are left out', async () => {
  const logs = ['a', 'b', 'c', 'd'].map((run) => logOf(run, 400))
  const two = JSON.stringify(logs[0]).length * 2
  const { runs, logs: taken } = await fitting(logs, around, { bytes: two + 17_000, packedBytes: 1e6, runs: 200 })
  expect(taken.map(({ run }) => run)).toEqual(['d', 'c'])
  expect(runs.map((run) => (JSON.parse(run) as SessionLog).run)).toEqual(['c', 'd'])
  const few = await fitting(logs, around, { bytes: 1e9, packedBytes: 1e6, runs: 3 })
  expect(few.logs.map(({ run }) => run)).toEqual(['d', 'c', 'b'])
})

test('MOD-5 of a run that is too large by itself the beginning is sent, which is said and can be opened', async () => {
  const run = logOf('a', 64)
  const records = run.records.map((record): LogRecord => [1, 'sent', 0, -1, record[4], crypto.randomUUID()])
  const { logs, runs, bytes } = await fitting([{ ...run, records }], around, {
    bytes: 2e7,
    packedBytes: 16 * 1024 + 1000,
    runs: 200,
  })
  expect(logs).toMatchObject([{ run: 'a', isCut: true }])
  expect(bytes).toBeLessThan(1001)
  const sent = JSON.parse(runs[0]!) as SessionLog
  expect(sent.isCut).toBe(true)
  expect(sent.records.length).toBeGreaterThan(4)
  expect(sent.records).toEqual(records.slice(0, sent.records.length))
})

test('MOD-5 a run that cannot be opened costs none of the others', async () => {
  const odd = { ...logOf('odd', 2), records: [[1, 'later kind', 0, -1, 0, 'press']] as never }
  const { read } = site([], [logOf('a', 2), odd, logOf('b', 3)])
  expect(await read()).toMatchObject({ runs: [{ records: 3 }, { records: 2 }], left: 1 })
})

test('MOD-5 nothing recorded is nothing to send; where the store is shut what this page remembers is', async () => {
  expect(await site([], []).read()).toBe(null)
  const { read } = site()
  recorded.log = {
    ...recorded.log!,
    all: () => Promise.reject(new Error('shut')),
    present: () => logOf('present', 4),
  }
  expect(await read()).toMatchObject({ runs: [{ records: 4 }] })
})

test('MOD-5 all that is recorded can be read to the letter, in pieces of a bounded length', async () => {
  const long = { ...logOf('b', 40_000), input: { words: 'x'.repeat(250_000) } }
  const { read, send, sent } = site([arrived()], [logOf('a', 2), long])
  await read()
  const pieces = rawReport()
  expect(pieces.length).toBeGreaterThan(5)
  expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThanOrEqual(100_001)
  const all = pieces.join('').replaceAll('\n', '')
  await send()
  for (const run of readReport(sent[0]!.body).runs) expect(all).toContain(JSON.stringify(run))
})

test('MOD-5 a short report is one piece, a record a line; none is no piece', async () => {
  expect(rawReport()).toEqual([])
  const { read } = site([], [logOf('a', 2)])
  await read()
  expect(rawReport()).toHaveLength(1)
  expect(rawReport()[0]).toContain('[1,"sent",0,-1,0,"press 0"],\n[1,"sent",0,-1,1,"press 1"]')
})

test('MOD-5 a deleted log is no more to be sent', async () => {
  const { read, remove, send } = site([arrived()])
  await read()
  await remove()
  await expect(send()).rejects.toThrow('must be read again')
})
