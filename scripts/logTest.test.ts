import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readReport, type Report } from '#contract/eventLog.ts'
import { loginMachine } from '#machines/login/login.machine.ts'
import { sessionMachine } from '#machines/session/session.machine.ts'
import type { SessionLog } from '#src/recorder/log.ts'
import { LogThen } from '#staff/replay/fromLog.ts'
import { visitorLog } from '#staff/replay/visitorLog.fixture.ts'
import { logTestOf } from './logTest.ts'
import { ROOT } from './sources.ts'

const note = 'It does not let me in'
const fileOf = (...runs: readonly SessionLog[]): Report =>
  ({
    form: 'event-log',
    version: 1,
    reason: 'help',
    sentAt: 1_764_000_000_000,
    place: { build: 'b1', brand: 'halcyon', locale: 'en-UN', path: '/', viewport: { width: 375, height: 667 } },
    note,
    runs,
  }) as unknown as Report

let log: SessionLog
let folder: string
/** Records at which something of a type came in, from 1. */
const recordsOf = (type: string): number[] =>
  log.records.flatMap((record, row) => (record[5] === type ? [row + 1] : []))

beforeAll(async () => {
  log = await visitorLog(2)
  mkdirSync(join(ROOT, 'tests', 'from-logs'), { recursive: true })
  // Below the checkout, where vitest looks for tests; git does not.
  folder = mkdtempSync(join(ROOT, 'tests', 'from-logs', '.try-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** The command itself, as somebody types it. */
function command(file: string, ...words: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['scripts/log-test.ts', file, ...words, '--into', folder],
    { cwd: ROOT, encoding: 'utf8' },
  )
  return { status, said: stdout + stderr }
}

test('MOD-7 one command turns the log that a player sent into a test that fails, and never writes over one', () => {
  const file = join(folder, 'event-log-7K3M-Q2XA.json.gz')
  writeFileSync(file, gzipSync(JSON.stringify(fileOf(log))))
  const refused = recordsOf('xstate.promise.reject').at(-1)!
  const first = command(file)
  expect(first.said).toContain('It fails, as it should')
  expect(first.said).toContain(`login is not in open.refused.unauthorised after record ${refused}`)
  expect(first.status).toBe(0)
  const name = `7K3M-Q2XA-login-${refused}`
  expect(
    readdirSync(folder)
      .filter((one) => one.startsWith(name))
      .toSorted(),
  ).toEqual([`${name}.log.json`, `${name}.test.ts`])
  const fixture = readFileSync(join(folder, `${name}.log.json`), 'utf8')
  expect(fixture).not.toContain(note)
  expect(readReport(fixture).runs[0]?.records).toEqual(log.records.slice(0, refused))

  const second = command(file, '--flow', 'login', '--in', 'open.refused.unauthorised', '--record', String(refused))
  expect(second.said).toContain('It passes: the machines of this checkout do what it expects')
  expect(second.status).toBe(1)
  expect(readdirSync(folder)).toContain(`${name}-2.test.ts`)
  expect(readFileSync(join(folder, `${name}.test.ts`), 'utf8')).toContain('.not.toContain(')
}, 120_000)

test('MOD-7 SAF-12 what a stranger’s log calls things stays a comment, and what its page showed is left out', () => {
  const trap = 'x\n globalThis.caught = true //\u2028 more'
  expect(() => readReport(JSON.stringify(fileOf({ ...log, run: trap })))).toThrow('control character')
  // Handed over past the schema: the text itself runs nothing either.
  const report = fileOf({ ...log, run: trap, scenes: [[0, 0, 'kept', { market: 'FI' }]] })
  const { testOf, fixture } = logTestOf({ ...report, place: { ...report.place, build: trap } }, {})
  const lines = testOf('x.log.json')
    .split(/[\n\u2028]/u)
    .filter((one) => one.includes('globalThis.caught'))
  expect(lines.map((one) => one.startsWith('//'))).toEqual(lines.map(() => true))
  expect(lines.length).toBeGreaterThan(0)
  expect(fixture).not.toContain('scenes')
})

test('MOD-7 a bad file, and what is not in a log, are said in words', () => {
  const bad = join(folder, 'bad.json')
  writeFileSync(bad, '{"form":"chart"}')
  expect(command(bad)).toMatchObject({
    status: 1,
    said: expect.stringContaining('This is not the file of an event log.'),
  })
  expect(command(join(folder, 'none.json')).said).toContain('There is no file')
  const report = fileOf(log)
  expect(() => logTestOf(report, { run: '3' })).toThrow(/There is no run 3 in this log. It has:\n {2}1 {2}\S+ {2}2025/)
  expect(() => logTestOf(report, { record: 4000 })).toThrow(`it has ${log.records.length}`)
  expect(() => logTestOf(report, { flow: 'logn' })).toThrow(/There is no flow logn. Flows: session, access/)
  expect(() => logTestOf(report, { flow: 'login', notIn: 'opn' })).toThrow(
    /login has no state opn. Its states: .*open\.failed/,
  )
  expect(() => logTestOf(report, { flow: 'login', notIn: 'open.failed' })).toThrow(
    'login was never in open.failed in this run. It was in: closed, open.editing',
  )
  expect(() => logTestOf(report, { notIn: 'open' })).toThrow('--flow')
  expect(() => logTestOf(report, { flow: 'login', notIn: 'open', never: 'open' })).toThrow('Say one of')
  expect(() => logTestOf(report, { flow: 'deposit', in: 'error', record: 3 })).toThrow(
    'There is no deposit until record 3',
  )
})

test('MOD-7 what is looked at is where the flow came into the state, the last run otherwise, and a name by its time', () => {
  const submitted = recordsOf('login.submit')
  const report = fileOf({ ...log, run: 'earlier' }, log)
  const notIn = logTestOf(report, { flow: 'login', notIn: 'open.submitting' })
  expect([notIn.run.run, notIn.record]).toEqual([log.run, submitted.at(-1)])
  const never = logTestOf(report, { run: '1', flow: 'login', never: 'open.submitting' }, 'event-log-2026.json')
  expect([never.run.run, never.record]).toEqual(['earlier', submitted[0]])
  expect(never.name).toMatch(/^2025-11-24-\d\d-\d\d-login-\d+$/)
  expect(new LogThen(log, submitted[0]! - 1).flow('login').seen).not.toContain('open.submitting')
  expect(new LogThen(log, submitted[0]!).flow('login')).toMatchObject({ states: ['open', 'open.submitting'] })
})

test('MOD-7 the test passes once the machine is mended, though it goes another way from there on', () => {
  const { record, expectation } = logTestOf(fileOf(log), {})
  expect(expectation).toEqual({ flow: 'login', is: 'notIn', state: 'open.refused.unauthorised' })
  const mended = sessionMachine.provide({
    actors: { login: loginMachine.provide({ guards: { isUnauthorised: () => false } }) },
  })
  const refused = recordsOf('xstate.promise.reject').findLast((one) => one < record)!
  // Of two refusals the first already goes another way; what is looked at is the first, then.
  const first = logTestOf(fileOf(log), { flow: 'login', never: 'open.refused.unauthorised' })
  expect(first.record).toBe(refused)
  expect(new LogThen(log, refused).flow('login').states).toContain('open.refused.unauthorised')
  expect(new LogThen(log, refused, mended).flow('login').states).not.toContain('open.refused.unauthorised')
})

test('MOD-7 a flow that threw is what a log is about, whatever failed after it', () => {
  const broken = sessionMachine.provide({
    actors: {
      login: loginMachine.provide({
        guards: {
          isUnauthorised: () => {
            throw new Error('no such word')
          },
        },
      }),
    },
  })
  const at = recordsOf('xstate.promise.reject').at(-1)!
  // As a build would have recorded it that throws there: nothing came in after it.
  const records = log.records.slice(
    0,
    recordsOf('xstate.promise.reject').findLast((one) => one < at),
  )
  const made = logTestOf(fileOf({ ...log, records }), {}, '', broken)
  expect(made.expectation).toEqual({ flow: 'login', is: 'unbroken' })
  expect(made.record).toBe(records.length)
  expect(made.testOf('x.log.json')).toContain('expect(then.failed).not.toContain("login")')
  expect(new LogThen({ ...log, records }, made.record, broken).failed).toEqual(['login'])
  expect(new LogThen({ ...log, records }, made.record).failed).toEqual([])
})

test('MOD-7 a log of other machines says at which record they part: as it is written, and later in the test itself', () => {
  const lost = recordsOf('xstate.promise.reject').at(-1)! - 1
  // As if a machine had sent one message more by then.
  const records = log.records.map((record, row) =>
    row < lost ? record : (record.with(4, record[4] + 1) as unknown as typeof record),
  )
  const other = { ...log, records }
  const words = new RegExp(`part from the log at record ${lost + 1} \\(\\d+ messages so far`)
  expect(() => logTestOf(fileOf(other), { record: lost + 1 })).toThrow(words)
  expect(() => new LogThen(other, lost + 1)).toThrow(words)
  // The error that the log is about lies after it: a test of what went before would say nothing of it.
  const refused = new RegExp(
    `${words.source}.*Nothing is written\\. It was recorded by build b1.*up to ${lost} with --record`,
  )
  expect(() => logTestOf(fileOf(other), {})).toThrow(refused)
  expect(() => logTestOf(fileOf(other), { flow: 'login', in: 'succeeded' })).toThrow(refused)
  // What somebody asks for by its record or state before it is exact.
  const made = logTestOf(fileOf(other), { record: lost })
  expect([made.record, made.parting?.row]).toEqual([lost, lost])
  expect(logTestOf(fileOf(other), { flow: 'login', never: 'open.submitting' }).record).toBeLessThanOrEqual(lost)
})

test('MOD-7 the command says how it is used, and writes nothing then', () => {
  const before = readdirSync(folder)
  const { status, said } = command('--help')
  expect(status).toBe(0)
  expect(said).toMatch(/^Writes a failing test from a player's event log/)
  expect(said).toContain('Where the machines of this checkout part from the log')
  expect(readdirSync(folder)).toEqual(before)
})
