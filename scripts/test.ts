import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './sources.ts'
import { type BrowserReport, browserTroubles, pathsWithoutTime, type UnitReport, unitTroubles } from './troubles.ts'

/** What one step found: how many of its tests passed and failed (a check counts as one). */
interface Outcome {
  readonly name: string
  readonly passed: number
  readonly failed: number
  readonly skipped: number
  readonly seconds: number
  /** What failed or needed a second try, one entry a test, with the first lines of why: for whoever sees only the end. */
  readonly troubles?: readonly string[]
}

// A check of a change is given up after ninety minutes, and then says nothing at all. On a machine so slow that it comes near, the last paths
// are left out: they are counted aloud below, and `npm run test:model` walks them.
if (process.env['CI']) process.env['PATHS_END_AT'] ??= String(Date.now() + 80 * 60_000)

// Programs that tests start again and again compile their modules once.
process.env['NODE_COMPILE_CACHE'] ??= join(ROOT, '.tmp', 'compile-cache')

const REPORTS = join(ROOT, '.tmp', 'reports')
rmSync(REPORTS, { recursive: true, force: true })
mkdirSync(REPORTS, { recursive: true })

function run(command: string, args: readonly string[], env: Record<string, string> = {}): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      stdio: 'inherit',
      env: { ...process.env, ...env },
      shell: process.platform === 'win32',
    })
    child.on('error', (error) => {
      console.error(`${command} could not be started: ${error.message}`)
      resolve(1)
    })
    child.on('close', (code) => resolve(code ?? 1))
  })
}

async function timed(name: string, work: () => Promise<Omit<Outcome, 'name' | 'seconds'>>): Promise<Outcome> {
  console.log(`\n── ${name}`)
  const started = performance.now()
  const outcome = await work()
  return { name, ...outcome, seconds: (performance.now() - started) / 1000 }
}

/** A check that runs beside others: what it prints comes whole, when it has ended. */
async function check(name: string, command: string, ...args: string[]): Promise<Outcome> {
  const started = performance.now()
  const { code, printed } = await quietly(command, args)
  console.log(`\n── ${name}\n${printed.trimEnd()}`)
  const passed = code === 0 ? 1 : 0
  return { name, passed, failed: 1 - passed, skipped: 0, seconds: (performance.now() - started) / 1000 }
}

function quietly(command: string, args: readonly string[]): Promise<{ code: number; printed: string }> {
  return new Promise((resolve) => {
    let printed = ''
    const child = spawn(command, args, { cwd: ROOT, shell: process.platform === 'win32' })
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (printed += String(part)))
    child.on('error', (error) => resolve({ code: 1, printed: `${command} could not be started: ${error.message}` }))
    child.on('close', (code) => resolve({ code: code ?? 1, printed }))
  })
}

async function oneByOne(...checks: (() => Promise<Outcome>)[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (const one of checks) outcomes.push(await one())
  return outcomes
}

function report(file: string): unknown {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null
}

const unit = (): Promise<Outcome> =>
  timed('Unit, contract and model tests', async () => {
    const file = join(REPORTS, 'unit.json')
    const code = await run('vitest', [
      'run',
      ...(process.env['CI'] ? ['--retry=1'] : []),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ])
    const found = report(file) as UnitReport | null
    const failed = found?.numFailedTests ?? 0
    // A run that died without naming a failed test has failed all the same.
    return {
      passed: found?.numPassedTests ?? 0,
      failed: code !== 0 && failed === 0 ? 1 : failed,
      skipped: found?.numPendingTests ?? 0,
      troubles: found ? unitTroubles(found) : [],
    }
  })

const browser = (): Promise<Outcome> =>
  timed('Path and browser tests', async () => {
    const file = join(REPORTS, 'browser.json')
    const code = await run('playwright', ['test'], { PLAYWRIGHT_JSON: file })
    const found = report(file) as BrowserReport | null
    const stats = found?.stats
    const failed = stats?.unexpected ?? 0
    const late = stats?.flaky ?? 0
    // A machine that starves a browser is no defect of the site; what comes back is, so each second try is named below.
    return {
      passed: (stats?.expected ?? 0) + late,
      failed: code !== 0 && failed === 0 ? 1 : failed,
      skipped: stats?.skipped ?? 0,
      troubles: found ? [...browserTroubles(found), ...leftOut(found)] : [],
    }
  })

function leftOut(found: BrowserReport): string[] {
  const count = pathsWithoutTime(found)
  return count === 0 ? [] : [`!!! ${count} PATHS WERE NOT WALKED: no time was left. npm run test:model walks them.`]
}

// Two lanes for two cores; what is tested afterwards is the site that was built.
const lanes = await Promise.all([
  oneByOne(
    () => check('Types', 'tsc', '--noEmit'),
    () => check('Format', 'oxfmt', '--check', '.'),
    () => check('Translations', 'node', 'scripts/locales.ts', '--check'),
    () => check('Charts are fresh', 'node', 'scripts/diagrams.ts', '--check'),
  ),
  oneByOne(
    () => check('Build', 'node', 'scripts/build.ts'),
    () => check('Size of the home route', 'node', 'scripts/size.ts'),
    () => check('Lint and import rules', 'oxlint', '--type-aware', '--max-warnings', '0', '.'),
  ),
])
const outcomes = [...lanes.flat(), await unit(), await browser()]

console.log('\n')
for (const trouble of outcomes.flatMap(({ troubles = [] }) => troubles)) console.log(`  ${trouble}\n`)
for (const { name, passed, failed, skipped, seconds } of outcomes)
  console.log(
    `${failed ? '✗' : '✓'} ${name}: ${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''} (${seconds.toFixed(0)} s)`,
  )
const total = (key: 'passed' | 'failed' | 'skipped') => outcomes.reduce((sum, outcome) => sum + outcome[key], 0)
const skipped = total('skipped')
console.log(`${total('passed')} passed, ${total('failed')} failed${skipped ? `, ${skipped} skipped` : ''}`)
process.exit(total('failed') ? 1 : 0)
