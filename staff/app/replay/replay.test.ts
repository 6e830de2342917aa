import { gzipSync } from 'node:zlib'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Report } from '#contract/eventLog.ts'
import { sessionMachine } from '#machines/session/session.machine.ts'
import type { LogRecord, SessionLog } from '#src/recorder/log.ts'
import { leafStates } from '#src/ui/flowAttributes.ts'
import { Replay } from '../../replay/replayer.ts'
import { visitorLog } from '../../replay/visitorLog.fixture.ts'
import { StaffApiError } from '../signIn/staffApi.ts'
import { align, pairKinds } from './align.ts'
import { askingWords, inTime } from './asking.ts'
import { bookmarksIn, bookmarkText, joined, withBookmark } from './bookmarks.ts'
import { Bureau } from './bureau.ts'
import { columnsOf, nextRow, rowOf } from './columns.ts'
import { differences } from './difference.ts'
import { Finder } from './find.ts'
import { plainOf } from './plain.ts'
import { nextMove } from './playing.ts'
import { readReportFile } from './readingFile.ts'
import { replayHash, replayPlaceOf } from './replayPlace.ts'
import { readQuery } from './reportQuery.ts'
import { momentAt, StepIndex } from './stepIndex.ts'
import { eventWords, isOwnName, placeWords, sinceWords } from './words.ts'
import { type Workerlike, WorkerLine } from './workerLine.ts'

const reportOf = (...runs: readonly unknown[]): Report =>
  ({
    form: 'event-log',
    version: 1,
    reason: 'help',
    sentAt: 1_764_000_000_000,
    place: { build: 'b1', brand: 'halcyon', locale: 'en-UN', path: '/', viewport: { width: 375, height: 667 } },
    note: 'It does not let me in',
    runs,
  }) as unknown as Report

let log: SessionLog
/** Rows of the first event of a type. */
const rowOfType = (type: string): number => log.records.findIndex((record) => record[5] === type)

beforeAll(async () => {
  log = await visitorLog(30)
})

/** A run that was replayed to its end, or to where it parts. */
async function opened(run: SessionLog) {
  const bureau = new Bureau()
  await bureau.desk.open({ report: reportOf(run) })
  await bureau.desk.run({ at: 0 })
  let progress = bureau.work(1000)
  while (progress && !progress.isDone) progress = bureau.work(1000)
  if (!progress) throw new Error('nothing was replayed')
  return { ...progress, see: (step: number, place: string | null = null) => bureau.desk.step({ step, place }) }
}

describe('a run, step by step', () => {
  test('MOD-6 every step says what came in, which states it led to, by which transition, and what changed', async () => {
    const { see, reached, parting } = await opened(log)
    expect([reached, parting]).toEqual([log.records.length, null])
    const submit = await see(rowOfType('login.submit') + 1)
    expect(submit.record).toMatchObject({ kind: 'sent', type: 'login.submit', to: './login', outcome: null })
    expect(submit.chosen).toMatchObject({
      machine: 'login',
      before: ['open.editing'],
      states: ['open.submitting'],
      active: ['open', 'open.submitting'],
      transitions: ['open.editing:login.submit'],
    })
    expect(submit.chosen?.changes.shown).toContainEqual({
      kind: 'changed',
      path: 'password',
      before: 'null',
      after: '"[secret]"',
    })
    expect(submit.actors).toContainEqual(
      expect.objectContaining({ place: './login/signIn', source: 'signIn', machine: null, isNew: true }),
    )
  })

  test('MOD-6 an answer says what was asked, by whom, and how it failed', async () => {
    const { see } = await opened(log)
    const answer = await see(rowOfType('login.submit') + 2)
    expect(answer.record?.outcome).toMatchObject({
      asked: 'signIn',
      by: './login',
      result: 'failed',
      error: { kind: 'status', status: '400', code: 'NotAuthorizedException' },
      input: { password: '[secret]' },
    })
    expect(answer.chosen).toMatchObject({ place: './login', states: ['open.refused.unauthorised'] })
    expect(answer.actors).toContainEqual(
      expect.objectContaining({ place: './login/signIn', status: 'error', isChanged: true }),
    )
    const after = await see(rowOfType('login.submit') + 3)
    expect(after.actors.some(({ place }) => place === './login/signIn')).toBe(false)
  })

  test('MOD-6 every step is as a replay that stops there finds it, for each actor', () => {
    const index = new StepIndex(sessionMachine, log).runToEnd()
    const replay = new Replay(sessionMachine, log).start()
    let looked = 0
    do {
      for (const { place, machine, moments } of index.livesAt(replay.position)) {
        const there = replay.actor(place)?.getSnapshot() as { value: never; context: unknown; status: string }
        const moment = momentAt(moments, replay.position)
        if (machine === null || there.status === 'stopped') continue
        expect([place, moment?.status, moment?.active?.leaves]).toEqual([place, there.status, leafStates(there.value)])
        expect(plainOf(moment?.context)).toEqual(plainOf(there.context))
        looked += 1
      }
    } while (replay.step())
    expect(looked).toBeGreaterThan(log.records.length)
  })

  test('MOD-6 the start and any actor at any step can be looked at, in any order', async () => {
    const { see } = await opened(log)
    const last = await see(log.records.length, './login')
    const start = await see(0)
    expect(start).toMatchObject({ record: null, chosen: { machine: 'session', states: ['pending'] } })
    expect(last.chosen).toMatchObject({ states: ['closed'] })
    expect(await see(0)).toEqual(start)
    expect((await see(9e9, './login')).step).toBe(log.records.length)
  })

  test('MOD-6 where the replay parts, the record is named, what lies before can be walked, and after it the events are there', async () => {
    const row = rowOfType('login.close')
    const { reached, parting, see } = await opened({ ...log, records: log.records.toSpliced(row - 1, 1) })
    expect(parting?.row).toBe(row - 1)
    expect(reached).toBe(row - 1)
    expect((await see(reached)).isReplayed).toBe(true)
    expect(await see(reached + 1)).toMatchObject({ isReplayed: false, record: { type: 'login.close' }, actors: [] })
  })

  test('MOD-6 a checksum that differs is named at its own record', async () => {
    const row = log.records.findIndex(([, kind]) => kind === 'check')
    const [ms, kind, sum, ...rest] = log.records[row]!
    const records = log.records.with(row, [ms, kind, sum + 1, ...rest] as LogRecord)
    expect((await opened({ ...log, records })).parting).toEqual({
      row,
      what: 'other states are active than when it was recorded',
    })
  })

  test('MOD-6 a log that was cut is replayed as far as it goes', async () => {
    const { reached, parting } = await opened({ ...log, records: log.records.slice(0, 9), isCut: true })
    expect([reached, parting]).toEqual([9, null])
  })
})

const text = () => JSON.stringify(reportOf(log))

describe('the file of a log', () => {
  test('MOD-6 opens as it is and as it was sent', async () => {
    expect((await readReportFile(new Blob([text()]))).runs).toHaveLength(1)
    expect((await readReportFile(new Blob([gzipSync(text())]))).note).toBe('It does not let me in')
  })

  test.each([
    ['an empty file', () => '', 'This file is empty.'],
    ['no JSON', () => 'hello', 'This file is no JSON.'],
    ['another file', () => '{"form":"chart"}', 'This is not the file of an event log.'],
    ['another version', () => text().replace('"version":1', '"version":9'), 'version 9; this page reads version 1'],
    ['what holds no records', () => text().replace('"login.open"', '7'), 'runs.0.records: holds what is no record'],
    ['half a gzipped file', () => gzipSync(text()).subarray(0, 200), 'can not be unfolded'],
    [
      'one that is far too large',
      () => 'x'.repeat(17 * 1024 * 1024),
      'too large to be that of an event log: they have 16 MB',
    ],
    ['one that unfolds to far too much', () => gzipSync('x'.repeat(17 * 1024 * 1024)), 'too large'],
  ])('MOD-6 %s says what is wrong', async (_, made, words) => {
    await expect(readReportFile(new Blob([made()]))).rejects.toThrow(words)
  })
})

/** A page that the player came to. */
const placeAt = (record: number, path: string, search = {}) =>
  [record, 0, 'place', { path, search, hash: '', state: {} }] as const

describe('the timeline', () => {
  test('MOD-6 each row has its time, its kind, its event and its actor, and errors are known', () => {
    const columns = columnsOf(log)
    const row = rowOfType('login.submit')
    expect(rowOf(columns, row)).toMatchObject({ kind: 'sent', type: 'login.submit', place: './login', isError: false })
    expect(rowOf(columns, row + 1)).toMatchObject({ kind: 'answer', place: './login/signIn', isError: true })
    expect(rowOf(columns, 1).since - rowOf(columns, 0).since).toBe(log.records[1]![0])
    expect(nextRow(columns.errorRows, row, 1)).toBe(row + 1)
    expect(nextRow(columns.errorRows, row + 1, 1)).toBe(row + 5)
    expect(nextRow(Uint32Array.of(3, 7), 3, -1)).toBeNull()
    expect(nextRow(Uint32Array.of(3, 7), 9, -1)).toBe(7)
    expect(nextRow(Uint32Array.of(3, 7), 7, 1)).toBeNull()
  })

  test('MOD-6 records are found by event, actor and data, and those of one actor by its place', () => {
    const finder = new Finder(log)
    const find = (text: string, place: string | null = null) => [...finder.find({ text, place })]
    expect(find('LOGIN.close')).toHaveLength(30)
    expect(find('notauthorized')).toHaveLength(30)
    expect(find('login.submit xyzzy')).toEqual([])
    expect(find('', './login/signIn')).toHaveLength(30)
    expect(find('submit', './registration')).toEqual([])
    expect(find('')).toHaveLength(log.records.length)
  })

  test('MOD-6 pages are found by their address, as it is written and as it is said, where the player came to them', () => {
    const walked: SessionLog = {
      ...log,
      scenes: [
        placeAt(0, '/en-UN/online-casino'),
        placeAt(12, '/en-UN/my-account/banking/withdraw', { status: 'ended' }),
        // Told once more, as after a change of what a log does not hold.
        placeAt(14, '/en-UN/my-account/banking/withdraw', { status: 'ended' }),
        placeAt(4, '/en-UN/terms'),
      ],
    }
    const found = (text: string) => [...new Finder(walked).find({ text, place: null })]
    expect(found('my account withdraw')).toEqual([11])
    expect(found('/en-UN/terms')).toEqual([3])
    expect(found('online casino')).toEqual([0])
    expect(found('status=ended')).toEqual([11])
    expect([...columnsOf(walked).pages]).toEqual([
      [0, '/en-UN/online-casino'],
      [4, '/en-UN/terms'],
      [12, '/en-UN/my-account/banking/withdraw?status=ended'],
    ])
    expect(columnsOf(log).pages.size).toBe(0)
  })

  test('MOD-6 amounts are found as pages write them, and games by the names that a page was answered', () => {
    const answered: SessionLog = {
      ...log,
      records: [
        ...log.records,
        [5, 'answer', 0, -1, 999, 'loadBalance', { data: { main: 5000, id: '1234567890123' } }],
      ],
      scenes: [
        [4, 0, 'result', { hash: 'h', data: [{ gameId: 'nautilus-parlour', label: 'Nautilus Parlour' }] }],
        [4, 0, 'query', { key: ['public', 'games'], status: 'answered', result: 'h', error: null }],
      ],
    }
    const found = (text: string) => [...new Finder(answered).find({ text, place: null })]
    expect(found('50.00')).toEqual([log.records.length])
    expect(found('nautilus parlour')).toEqual([3])
  })

  test('MOD-6 what a page asked for and did not get is told where it was, is counted, and is found', () => {
    const lost: SessionLog = {
      ...log,
      scenes: [
        [
          5,
          0,
          'query',
          {
            key: ['public', 'games'],
            status: 'failed',
            result: null,
            error: { $error: { name: 'ApiError', status: 500 } },
          },
        ],
        [5, 0, 'query', { key: ['player', 7, 'myGames'], status: 'failed', result: null, error: null }],
      ],
    }
    const columns = columnsOf(lost)
    expect(columns.losses.get(5)).toBe('games not loaded (500), myGames not loaded')
    expect(rowOf(columns, 4).isError).toBe(true)
    expect(columns.errorRows).toHaveLength(columnsOf(log).errorRows.length + (rowOf(columnsOf(log), 4).isError ? 0 : 1))
    expect([...new Finder(lost).find({ text: 'games not loaded', place: null })]).toEqual([4])
  })

  test('MOD-6 words are plain', () => {
    expect(placeWords('./login/signIn~2')).toBe('login › signIn (3)')
    expect(placeWords('.')).toBe('session')
    expect(eventWords('xstate.after.requestTimeout.login.open')).toBe('time ran out: request timeout')
    expect(eventWords('xstate.after.500.login.open')).toBe('time ran out: 500 ms')
    expect(eventWords('login.open')).toBe('login.open')
    expect(eventWords('xstate.promise.reject')).toBe('it failed')
    expect(eventWords('xstate.done.actor.signIn')).toBe('signIn succeeded')
    expect(eventWords('xstate.error.actor.signIn')).toBe('signIn failed')
    expect(eventWords('xstate.stop')).toBe('it was stopped')
    expect(['login.open', 'xstate.promise.reject'].map(isOwnName)).toEqual([true, false])
    expect([sinceWords(4250), sinceWords(3_723_004)]).toEqual(['0:04.250', '1:02:03.004'])
  })
})

test('MOD-6 it plays at the recorded pace, faster, with long pauses shortened and said, or as fast as it goes', () => {
  const columns = { since: Float64Array.of(100, 500, 60_500) }
  expect(nextMove(columns, 1, 3, 1)).toEqual({ to: 2, waitMs: 400, shortened: null })
  expect(nextMove(columns, 1, 3, 8)).toEqual({ to: 2, waitMs: 50, shortened: null })
  expect(nextMove(columns, 2, 3, 2)).toEqual({ to: 3, waitMs: 1500, shortened: 60_000 })
  expect(nextMove(columns, 0, 3, 'fastest')).toEqual({ to: 1, waitMs: 0, shortened: null })
  expect(nextMove(columns, 0, 90_000, 'fastest')?.to).toBe(50)
  expect(nextMove(columns, 3, 3, 1)).toBeNull()
})

test('MOD-6 the difference of two contexts names each key that changed, came or went, and is bounded', () => {
  expect(
    differences({ a: 1, b: { c: [1, 2], d: 'x' }, gone: true }, { a: 1, b: { c: [1, 3, 4], d: 'x' }, fresh: null })
      .shown,
  ).toEqual([
    { kind: 'changed', path: 'b.c[1]', before: '2', after: '3' },
    { kind: 'added', path: 'b.c[2]', before: null, after: '4' },
    { kind: 'removed', path: 'gone', before: 'true', after: null },
    { kind: 'added', path: 'fresh', before: null, after: 'null' },
  ])
  const many = differences(
    [],
    Array.from({ length: 200 }, (_, at) => at),
  )
  expect([many.shown.length, many.more]).toEqual([60, 140])
  expect(differences({ a: [] }, { a: {} }).shown).toHaveLength(1)
})

test('MOD-6 whatever a context holds can be shown: errors, long lists, circles', () => {
  const circle: Record<string, unknown> = {}
  circle['self'] = circle
  expect(JSON.stringify(plainOf(circle)).length).toBeLessThan(200)
  expect(plainOf(Object.assign(new Error('no'), { status: 503 }))).toEqual({ error: { message: 'no', status: 503 } })
  const list = plainOf(Array.from({ length: 1000 }, () => 0)) as readonly unknown[]
  expect([list.length, list.at(-1)]).toEqual([301, '… and 700 more'])
})

const kinds = (other: Pick<SessionLog, 'records' | 'paths'>): Record<string, number> => {
  const found = align(log, other)
  return Object.fromEntries(
    pairKinds.map((kind, at) => [kind, found.kinds.filter((one) => one === at).length]).filter(([, count]) => count),
  ) as Record<string, number>
}
const events = () => log.records.filter(([, kind]) => kind !== 'check').length

describe('what a worker holds', () => {
  test('MOD-6 SAF-12 a log that was closed is let go of, and so is the one beside it', async () => {
    const { desk } = new Bureau()
    await desk.open({ report: reportOf(log) })
    await desk.run({ at: 0 })
    await desk.other({ report: reportOf(log) })
    await desk.forget(null)
    await expect(desk.run({ at: 0 })).rejects.toThrow('This run is not in the log.')
    await expect(desk.step({ step: 0, place: null })).rejects.toThrow('No run is chosen.')
    await expect(desk.align({ at: 0 })).rejects.toThrow('This run is not in the log.')
  })

  test('MOD-6 SAF-12 a file that can not be read leaves nothing of the log that was open before', async () => {
    const { desk } = new Bureau()
    await desk.open({ report: reportOf(log) })
    await expect(desk.open({ file: new Blob(['no log']) })).rejects.toThrow('JSON')
    await expect(desk.run({ at: 0 })).rejects.toThrow('This run is not in the log.')
    await desk.open({ report: reportOf(log) })
    await desk.other({ report: reportOf(log) })
    await expect(desk.other({ file: new Blob(['no log']) })).rejects.toThrow('JSON')
    await expect(desk.align({ at: 0 })).rejects.toThrow('This run is not in the log.')
  })

  test('MOD-6 of two logs opened one after the other the last one is open, whichever is read first', async () => {
    const { desk } = new Bureau()
    // A file is read in steps, what the operator gave is there at once.
    const slow = desk.open({ file: new Blob([JSON.stringify(reportOf({ ...log, run: 'slow' }))]) }).then(
      () => 'opened',
      (error: Error) => error.message,
    )
    const second = await desk.open({ report: reportOf({ ...log, run: 'second' }) })
    await desk.run({ at: 0 })
    expect(await slow).toContain('meanwhile')
    expect(second.runs.map(({ run }) => run)).toEqual(['second'])
    expect((await desk.log(null)).run).toBe('second')
  })
})

describe('two logs beside each other', () => {
  test('MOD-6 the same log has no difference; checksums do not count', () => {
    expect(kinds(log)).toEqual({ same: events() })
    expect(kinds({ ...log, records: log.records.filter(([, kind]) => kind !== 'check') })).toEqual({ same: events() })
  })

  test('MOD-6 what is missing, what is more and what holds other data is told apart, and the first one is known', () => {
    const row = rowOfType('login.submit')
    expect(kinds({ ...log, records: log.records.toSpliced(row, 1) })).toEqual({ same: events() - 1, left: 1 })
    expect(kinds({ ...log, records: log.records.toSpliced(row, 0, log.records[row + 2]!) })).toEqual({
      same: events(),
      right: 1,
    })
    const [ms, kind, to, from, message, type] = log.records[row]!
    const changed = log.records.with(row, [ms, kind, to, from, message, type, { email: 'other' }])
    expect(kinds({ ...log, records: changed })).toEqual({ same: events() - 1, data: 1 })
    expect([...align(log, { ...log, records: changed }).different]).toEqual([row])
    expect(kinds({ ...log, records: log.records.slice(0, 4) })).toEqual({ same: 4, left: events() - 4 })
    expect(kinds({ ...log, records: [] })).toEqual({ left: events() })
  })
})

describe('links and bookmarks', () => {
  test('MOD-6 a step is its address, and bookmarks go along', () => {
    const bookmarks = [{ step: 3, note: 'here / “there”' }]
    expect(replayPlaceOf(replayHash('7K4M-2QXA', 'a-b', 12, bookmarks))).toEqual({
      code: '7K4M-2QXA',
      run: 'a-b',
      step: 12,
      bookmarks,
    })
    expect(replayPlaceOf('#replay/7k4m2qxa')).toEqual({ code: '7K4M-2QXA', run: null, step: 0, bookmarks: [] })
    expect(replayPlaceOf('#replay/file/r/-4/%E0%A4%A')).toEqual({ code: 'file', run: 'r', step: 0, bookmarks: [] })
    expect(replayPlaceOf('#replay').code).toBeNull()
  })

  test('MOD-6 a step has one bookmark, in the order of steps; what is no bookmark is none', () => {
    const two = withBookmark(withBookmark([], { step: 9, note: 'b' }), { step: 2, note: 'a' })
    expect(two.map(({ step }) => step)).toEqual([2, 9])
    expect(withBookmark(two, { step: 9, note: 'c' })).toEqual([two[0], { step: 9, note: 'c' }])
    expect(bookmarksIn(bookmarkText(two))).toEqual(two)
    expect(bookmarksIn('[{"step":-1,"note":""}]')).toEqual([])
    expect(joined([{ step: 2, note: 'own' }], two)).toEqual([{ step: 2, note: 'own' }, two[1]])
  })
})

test('MOD-6 the search for reports reads codes, players and days, and says what is wrong with them', () => {
  const none = { code: '', player: '', from: '', to: '' }
  expect(readQuery(none)).toEqual({ query: {} })
  expect(readQuery({ ...none, code: '7k4m 2qxo', player: ' 12 ' })).toEqual({
    query: { code: '7K4M-2QX0', playerId: 12 },
  })
  const day = readQuery({ ...none, from: '2026-11-26', to: '2026-11-26' })
  expect('query' in day && day.query.to! - day.query.from!).toBe(86_400_000 - 1)
  expect(readQuery({ code: 'abc', player: 'x', from: '2026-02-31', to: '' })).toMatchObject({
    errors: {
      code: expect.stringContaining('eight letters'),
      player: expect.stringContaining('digits'),
      from: 'There is no such day.',
    },
  })
  expect(readQuery({ ...none, from: '2026-11-26', to: '2026-11-25' })).toMatchObject({
    errors: { to: 'This day lies before the first one.' },
  })
})

/** What is said of an answer of the operator, five ms late at most. */
const words = (asked: Promise<unknown>) => inTime(asked, 5).then(String, askingWords)

test('MOD-6 an operator that gives nothing, is late or has nothing any more is told apart', async () => {
  expect(await words(Promise.resolve('here'))).toBe('here')
  expect(await words(new Promise(() => {}))).toBe('The operator has not answered in time. Try again.')
  expect(await words(Promise.reject(new StaffApiError('gone', '404')))).toContain('It is no longer there')
  expect(await words(Promise.reject(new StaffApiError('signedOut', '401')))).toContain('Sign in')
  expect(await words(Promise.reject(new TypeError('odd')))).toContain('(odd)')
})

function worker() {
  const listeners = new Map<string, (event: unknown) => void>()
  const sent: { readonly id: number; readonly name: string }[] = []
  const fake = {
    addEventListener: (type: string, listener: (event: unknown) => void) => void listeners.set(type, listener),
    postMessage: (message: { readonly id: number; readonly name: string }) => void sent.push(message),
    terminate: () => {},
  }
  const line = new WorkerLine(fake as Workerlike)
  const heard: unknown[] = []
  line.listen({ onProgress: (progress) => heard.push(progress), onFailure: (why) => heard.push(why) })
  return {
    line,
    sent,
    heard,
    say: (data: unknown) => listeners.get('message')?.({ data }),
    fail: listeners.get('error')!,
  }
}

describe('the line to the worker', () => {
  test('MOD-6 each question gets its own answer, and what is said of a run that was left is not heard', async () => {
    const { line, sent, heard, say } = worker()
    const [run, step] = [line.ask('run', { at: 0 }), line.ask('step', { step: 1, place: null })]
    expect(sent.map(({ name }) => name)).toEqual(['run', 'step'])
    say({ id: 2, answer: 'the step' })
    say({ id: 1, error: 'This run is not in the log.' })
    expect(await step).toBe('the step')
    await expect(run).rejects.toThrow('This run is not in the log.')
    say({ run: 1, progress: 'half' })
    const other = line.ask('run', { at: 1 })
    say({ run: 1, progress: 'all' })
    say({ id: 3, answer: 'columns' })
    await other
    expect(heard).toEqual(['half'])
  })

  test('MOD-6 a worker that fails leaves nobody waiting', async () => {
    const { line, heard, fail } = worker()
    const asked = line.ask('find', { text: '', place: null })
    fail({ message: 'no memory' })
    await expect(asked).rejects.toThrow('The replay has failed: no memory')
    expect(heard).toEqual(['no memory'])
  })
})
