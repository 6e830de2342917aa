import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, join, relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { readReportFile } from '#staff/app/replay/readingFile.ts'
import { type LogTest, logTestOf, type Wish } from './logTest.ts'
import { ROOT } from './sources.ts'
import { type UnitReport, unitTroubles } from './troubles.ts'

const usage = `Writes a failing test from a player's event log (the file that the report's "Save as a file" gives, or that support has), gzipped or not.

  npm run log:test -- FILE [--run N] [--record N] [--flow FLOW] [--not-in STATE | --in STATE | --never STATE]

  --run N         page life, from 1, or its name; the last one otherwise
  --record N      after which record is looked, counted as the steps of the Replay tab. Otherwise: where FLOW came into the state of
                  --not-in (last) or --never (first); else the last at which a flow threw; else the last error; else where it ends
  --flow FLOW     which flow: login, deposit, session ...
  --not-in STATE  FLOW must not be in STATE then: open.failed, open ...
  --in STATE      FLOW must be in STATE then
  --never STATE   FLOW must not have been in STATE at any record until then
  --into FOLDER   tests/from-logs otherwise
  --help          says this

Without a state it expects that the flow does not end where it ended.
Where the machines of this checkout part from the log before the record that the test would be of, nothing is written: the record and the
build are named. Up to there --record takes any, and what is written is exact.`

/** Null: only help was asked for. */
function given(): { file: string; into: string; wish: Wish } | null {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      run: { type: 'string' },
      record: { type: 'string' },
      flow: { type: 'string' },
      'not-in': { type: 'string' },
      in: { type: 'string' },
      never: { type: 'string' },
      help: { type: 'boolean', short: 'h', default: false },
      into: { type: 'string', default: join(ROOT, 'tests', 'from-logs') },
    },
  })
  if (values.help) return null
  const [file] = positionals
  if (file === undefined || positionals.length > 1) throw new Error('Name one file of a log.')
  const { record } = values
  if (record !== undefined && !/^\d{1,9}$/.test(record)) throw new Error(`--record is a number, not ${record}.`)
  return {
    file,
    into: resolve(values.into),
    wish: {
      ...(values.run === undefined ? {} : { run: values.run }),
      ...(record === undefined ? {} : { record: Number(record) }),
      ...(values.flow === undefined ? {} : { flow: values.flow }),
      ...(values['not-in'] === undefined ? {} : { notIn: values['not-in'] }),
      ...(values.in === undefined ? {} : { in: values.in }),
      ...(values.never === undefined ? {} : { never: values.never }),
    },
  }
}

/** A name that neither a test nor a log has there: nothing that somebody may have worked on is written over. */
function freeName(into: string, name: string): string {
  for (let turn = 1; ; turn += 1) {
    const free = turn === 1 ? name : `${name}-${turn}`
    if (!existsSync(join(into, `${free}.test.ts`)) && !existsSync(join(into, `${free}.log.json`))) return free
  }
}

async function write({ name, testOf, fixture }: LogTest, into: string): Promise<string> {
  await mkdir(into, { recursive: true })
  const free = freeName(into, name)
  const test = join(into, `${free}.test.ts`)
  await writeFile(join(into, `${free}.log.json`), fixture, { flag: 'wx' })
  await writeFile(test, testOf(`${free}.log.json`), { flag: 'wx' })
  spawnSync('oxfmt', [test], { cwd: ROOT, stdio: 'ignore', shell: process.platform === 'win32' })
  return test
}

/** Runs the test once. Null: it passes; else why it fails. */
async function runOnce(test: string): Promise<string | null> {
  const file = `${test}.result.json`
  const { status, stderr } = spawnSync('vitest', ['run', test, '--reporter=json', `--outputFile.json=${file}`], {
    cwd: ROOT,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  const found = existsSync(file) ? (JSON.parse(await readFile(file, 'utf8')) as UnitReport) : null
  await rm(file, { force: true })
  if (status === 0) return null
  if (!found || found.numFailedTests === 0) throw new Error(`vitest could not run ${test}: ${stderr}`)
  // The stack tells nothing that the test's own lines do not.
  return unitTroubles(found)[0]!.split('\n', 2)[1]!.trim()
}

async function main(): Promise<number> {
  const asked = given()
  if (asked === null) {
    console.log(usage)
    return 0
  }
  const { file, into, wish } = asked
  const bytes = await readFile(file).catch(() => {
    throw new Error(`There is no file ${file} that can be read.`)
  })
  const report = await readReportFile(new Blob([bytes]))
  const made = logTestOf(report, wish, basename(file))
  const test = await write(made, into)
  const shown = relative(ROOT, test)
  console.log(
    `${made.title}\n  run ${made.run.run}, ${made.run.records.length} records, build ${report.place.build || 'without a name'}`,
  )
  if (made.parting)
    console.log(
      `  From record ${made.parting.row + 1} on the machines of this checkout part from the log (${made.parting.what}); the test ends before.`,
    )
  console.log(`  written ${shown} and the log beside it, up to that record and without the player's note`)
  const why = await runOnce(test)
  if (why !== null) {
    console.log(`It fails, as it should:\n${why}\n\nUntil it is mended:  npx vitest run ${shown}`)
    return 0
  }
  console.log(
    'It passes: the machines of this checkout do what it expects. Either it was mended since that build, or what went wrong is\n' +
      'something else: walk the log in the Replay tab, and name it with --record, --flow and --not-in, --in or --never.',
  )
  return 1
}

try {
  process.exitCode = await main()
} catch (error) {
  const words = error instanceof Error ? error.message : String(error)
  console.error(process.argv.length < 3 ? usage : `${words}\n\n${usage}`)
  process.exitCode = 1
}
