import type { AnyActorLogic } from 'xstate'
import { type Report, readCode } from '#contract/eventLog.ts'
import { sessionMachine } from '#machines/session/session.machine.ts'
import { directory } from '#machines/directory.ts'
import type { LogRecord, SessionLog } from '#src/recorder/log.ts'
import { actorOf, isErrorRecord } from '#staff/app/replay/columns.ts'
import { type Life, momentAt, type Parting } from '#staff/app/replay/stepIndex.ts'
import { eventWords, placeWords, sinceWords } from '#staff/app/replay/words.ts'
import { stateNodes } from '#staff/charts/model.ts'
import { failedIn, LogThen } from '#staff/replay/fromLog.ts'

/** What whoever reports it says went wrong; all of it optional. */
export interface Wish {
  /** Number of the page life, from 1, or its name; the last one where it is missing. */
  readonly run?: string
  /** From 1, as the steps of the Replay tab. */
  readonly record?: number
  readonly flow?: string
  /** A state that the flow must not be in after the record. */
  readonly notIn?: string
  /** A state that it must be in. */
  readonly in?: string
  /** A state that it must not have been in, at any record until then. */
  readonly never?: string
}

/** What a test says of a flow after a record. `unbroken`: it has not thrown. */
export type Expectation =
  | { readonly flow: string; readonly is: 'notIn' | 'in' | 'never'; readonly state: string }
  | { readonly flow: string; readonly is: 'unbroken' }

/** A failing test from a log: what is written, and what is to be told of it. */
export interface LogTest {
  /** File name without its end; a number is added where it is taken. */
  readonly name: string
  readonly title: string
  /** Text of the test; `fixture` is the name of the file beside it. */
  readonly testOf: (fixture: string) => string
  /** The run up to the record, as a log's file that the Replay tab opens too; without the player's note. */
  readonly fixture: string
  readonly run: SessionLog
  readonly record: number
  readonly expectation: Expectation
  /** Where the machines of this checkout part from the log, after the record. */
  readonly parting: Parting | null
}

const listed = (words: readonly string[]): string => words.join(', ')

function runOf({ runs }: Report, wanted: string | undefined): SessionLog {
  const all = runs as unknown as readonly SessionLog[]
  const found =
    wanted === undefined ? all.at(-1) : (all.find(({ run }) => run === wanted) ?? all[Math.trunc(Number(wanted)) - 1])
  if (found) return found
  const lines = all.map(
    ({ run, startedAt, records }, at) => `  ${at + 1}  ${run}  ${dayOf(startedAt)}  ${records.length} records`,
  )
  throw new Error(`There is no run ${wanted} in this log. It has:\n${lines.join('\n')}`)
}

const dayOf = (at: number): string => `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`

function machineOf(flow: string) {
  const machine = Object.entries(directory).find(([id]) => id === flow)?.[1]
  if (machine) return machine
  throw new Error(`There is no flow ${flow}. Flows: ${listed(Object.keys(directory))}`)
}

function checkState(flow: string, state: string): void {
  const states = stateNodes(machineOf(flow) as never)
    .map(({ path }) => path.join('.'))
    .filter(Boolean)
  if (!states.includes(state)) throw new Error(`${flow} has no state ${state}. Its states: ${listed(states)}`)
}

/** The one expectation that was named; null: none. */
function named({ flow, notIn, in: wanted, never }: Wish): Expectation | null {
  const given = Object.entries({ notIn, in: wanted, never }).filter(([, state]) => state !== undefined)
  if (given.length === 0) return null
  if (given.length > 1) throw new Error('Say one of --not-in, --in and --never: a test shows one thing.')
  if (flow === undefined) throw new Error('Say with --flow whose state it is.')
  const [[is, state]] = given as [[Exclude<Expectation['is'], 'unbroken'>, string]]
  checkState(flow, state)
  return { flow, is, state }
}

const above = (place: string): string => (place === '.' ? '' : place.slice(0, Math.max(1, place.lastIndexOf('/'))))

/** The machine that a record is about: who got it, or who had asked for the answer. */
function machineAt(then: LogThen, log: SessionLog, record: number): Life | null {
  const row = log.records[record - 1]
  for (let place = row ? (log.paths[actorOf(row)] ?? '.') : '.'; place !== ''; place = above(place)) {
    const life = then.index.life(place)
    if (life?.machine) return life
  }
  return null
}

/** The last step in which a flow threw; 0: none. */
function lastThrow(then: LogThen, flow: string | undefined): { at: number; flow: string } | null {
  const moments = then.index.life('.')?.moments ?? []
  const found = moments.flatMap(({ at, context }, turn) =>
    failedIn(context)
      .filter((id) => (flow === undefined || id === flow) && context !== moments[turn - 1]?.context)
      .filter((id) => healthOf(context, id) !== healthOf(moments[turn - 1]?.context, id))
      .map((id) => ({ at, flow: id })),
  )
  return found.at(-1) ?? null
}

const healthOf = (context: unknown, flow: string): unknown =>
  (context as { health?: Record<string, unknown> } | undefined)?.health?.[flow]

/** The last of all records that fits, also where the machines have parted from the log before it; 0: none. */
function lastRecord(log: SessionLog, fits: (record: LogRecord, at: number) => boolean): number {
  for (let at = log.records.length; at > 0; at -= 1) if (fits(log.records[at - 1]!, at)) return at
  return 0
}

/** The records at which a flow came into a state: a mended machine goes another way from there on, so no later one will do. */
const entriesOf = (then: LogThen, { flow, state }: { flow: string; state: string }): number[] =>
  then.index.lives
    .filter(({ machine }) => machine === flow)
    .flatMap(({ moments }) =>
      moments.filter(
        ({ active }, turn) => active?.states.includes(state) && !moments[turn - 1]?.active?.states.includes(state),
      ),
    )
    .map(({ at }) => at)

function neverIn(then: LogThen, { flow, state }: { flow: string; state: string }): Error {
  const lives = then.index.lives.filter(({ machine }) => machine === flow)
  const seen = new Set(lives.flatMap(({ moments }) => moments.flatMap(({ active }) => active?.leaves ?? [])))
  return new Error(
    seen.size === 0
      ? `There is no ${flow} in this run.`
      : `${flow} was never in ${state} in this run. It was in: ${listed([...seen])}`,
  )
}

/** After which record a named expectation is looked at, where nobody says which. */
function recordFor(then: LogThen, log: SessionLog, wanted: Expectation): number {
  const last = lastRecord(log, ([, kind]) => kind !== 'check')
  if (wanted.is === 'in' || wanted.is === 'unbroken') return last
  const entries = entriesOf(then, wanted)
  if (wanted.is === 'never') return entries[0] ?? last
  const entry = entries.at(-1)
  if (entry === undefined) throw neverIn(then, wanted)
  return entry
}

/** After which record is looked, and what is expected there. */
function choose(
  then: LogThen,
  log: SessionLog,
  wish: Wish,
  build: string,
): { record: number; expectation: Expectation } {
  const wanted = named(wish)
  if (wish.flow !== undefined) machineOf(wish.flow)
  const isOfFlow = (at: number) => wish.flow === undefined || machineAt(then, log, at)?.machine === wish.flow
  if (wanted) {
    const record = wish.record ?? recordFor(then, log, wanted)
    checkReached(then, record, build)
    return { record, expectation: wanted }
  }
  const thrown = wish.record === undefined ? lastThrow(then, wish.flow) : null
  if (thrown) return { record: thrown.at, expectation: { flow: thrown.flow, is: 'unbroken' } }
  const record =
    wish.record ??
    (lastRecord(log, (one, at) => isErrorRecord(one) && isOfFlow(at)) ||
      lastRecord(log, ([, kind], at) => kind !== 'check' && isOfFlow(at)))
  checkReached(then, record, build)
  return { record, expectation: asItWas(then, log, record, wish.flow) }
}

/** Throws where the machines part from the log before a record: a test of an earlier one would show something else than what went wrong. */
function checkReached({ index: { parting, reached } }: LogThen, record: number, build: string): void {
  if (parting && record > reached)
    throw new Error(
      `The machines of this checkout part from the log at record ${parting.row + 1} (${parting.what}), before record ${record}, which ` +
        `the test would be of. Nothing is written. It was recorded by build ${build}: check that one out` +
        (reached > 0 ? `, or name a record up to ${reached} with --record, which replays exactly.` : '.'),
    )
}

/** Where nobody says what should have been: not where it ended. */
function asItWas(then: LogThen, log: SessionLog, record: number, wanted: string | undefined): Expectation {
  const life =
    wanted === undefined
      ? machineAt(then, log, record)
      : then.index.lives.findLast(({ machine, bornAt }) => machine === wanted && bornAt <= record)
  const now = life ? momentAt(life.moments, record) : undefined
  const before = life ? momentAt(life.moments, record - 1)?.active?.leaves : undefined
  const state = now?.active?.leaves.find((leaf) => !before?.includes(leaf)) ?? now?.active?.leaves[0]
  if (!life?.machine || state === undefined)
    throw new Error(
      `Record ${record} says nothing of ${wanted ?? 'a flow'}: say with --flow and --not-in, --in or --never what is expected.`,
    )
  return { flow: life.machine, is: 'notIn', state }
}

const rowWords = ({ records, paths }: SessionLog, row: number): string => {
  const record = records[row]!
  const place = paths[actorOf(record)]
  return `${eventWords(record[5])}${place === undefined ? '' : `, ${placeWords(place)}`}`
}

/** A log is a stranger's file: what it calls things stays within its line of the comment, and runs nowhere. */
const inComment = (text: string): string => text.replaceAll(/[\p{Cc}\u2028\u2029]/gu, ' ').slice(0, 200)

/** What came in last, for whoever reads the test. */
function lastRows(log: SessionLog, record: number): string[] {
  let elapsed = 0
  const since = log.records.map(([ms]) => (elapsed += ms))
  const rows = log.records.slice(0, record).flatMap(([, kind], row) => (kind === 'check' ? [] : [row]))
  return rows.slice(-8).map((row) => `//   ${row + 1}  ${sinceWords(since[row]!)}  ${inComment(rowWords(log, row))}`)
}

const expectedWords = (one: Expectation): string => {
  if (one.is === 'unbroken') return `${one.flow} does not fail`
  return (
    { notIn: `${one.flow} is not in`, in: `${one.flow} is in`, never: `${one.flow} is never in` }[one.is] +
    ` ${one.state}`
  )
}

const assertionOf = (one: Expectation): string => {
  const flow = JSON.stringify(one.flow)
  if (one.is === 'unbroken') return `expect(then.failed).not.toContain(${flow})`
  const state = JSON.stringify(one.state)
  if (one.is === 'never') return `expect(then.flow(${flow}).seen).not.toContain(${state})`
  return `expect(then.flow(${flow}).states)${one.is === 'notIn' ? '.not' : ''}.toContain(${state})`
}

const testText = (log: SessionLog, record: number, title: string, build: string, one: Expectation, fixture: string) =>
  `import { join } from 'node:path'
import { expect, test } from 'vitest'
import { replayed } from '#staff/replay/fromLog.ts'

// Written by \`npm run log:test\` from run ${inComment(log.run)} of ${dayOf(log.startedAt)}, recorded by build ${inComment(build)}.
// The Replay tab of the staff page opens the file beside it. What came in last:
${lastRows(log, record).join('\n')}

test(${JSON.stringify(title)}, () => {
  const then = replayed(join(import.meta.dirname, ${JSON.stringify(fixture)}), ${record})
  ${assertionOf(one)}
})
`

/** The file of a log with this run alone, up to a record: one record a line, so that it can be read and compared. */
function fixtureOf(report: Report, log: SessionLog, record: number): string {
  // Nor does what the page showed: the machines alone are replayed.
  const { records, scenes: _, ...rest } = log
  const kept = records.slice(0, record).map((one) => JSON.stringify(one))
  const runs = `[${JSON.stringify({ ...rest, isCut: false }).slice(0, -1)},"records":[\n${kept.join(',\n')}\n]}]`
  // What the player wrote is theirs and not redacted: it does not belong among the sources.
  return `${JSON.stringify({ ...report, note: null, runs: undefined }).slice(0, -1)},"runs":${runs}}\n`
}

const nameOf = (file: string, log: SessionLog, record: number, flow: string): string => {
  const code = file
    .match(/(?<!\w)[0-9A-Z]{4}-[0-9A-Z]{4}(?!\w)/g)
    ?.map(readCode)
    .find((one) => one !== null)
  const when = new Date(log.startedAt).toISOString().slice(0, 16).replaceAll(/[:T]/g, '-')
  return `${code ?? when}-${flow}-${record}`
}

/**
 * Makes a failing test of a log: the run is replayed by the machines of this checkout up to a record, and what it says then is what
 * should have been (MOD-7). `file` is the name of the log's file, `machines` the session that replays it. Throws, in words, where something named is not there, and where
 * the machines part from the log before the record.
 */
export function logTestOf(report: Report, wish: Wish, file = '', machines: AnyActorLogic = sessionMachine): LogTest {
  const log = runOf(report, wish.run)
  const start = new LogThen(log, 0, machines)
  const { index } = start
  const build = report.place.build || 'without a name'
  if (wish.record !== undefined && !(wish.record >= 0 && wish.record <= log.records.length))
    throw new Error(`There is no record ${wish.record} in this run: it has ${log.records.length}.`)
  const { record, expectation } = choose(start, log, wish, build)
  // A flow that is not there yet says nothing, now or later.
  if (expectation.is !== 'unbroken') new LogThen(log, record, machines).flow(expectation.flow)
  const title = `MOD-7 ${expectedWords(expectation)} after record ${record}${record ? `: ${rowWords(log, record - 1)}` : ''}`
  return {
    name: nameOf(file, log, record, expectation.flow),
    title,
    testOf: (fixture) => testText(log, record, title, build, expectation, fixture),
    fixture: fixtureOf(report, log, record),
    run: log,
    record,
    expectation,
    parting: index.parting,
  }
}
