import { spawn } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { brandIds } from '#contract/brands.ts'
import { models } from '#model-tests/models.ts'
import {
  flowReport,
  forgetOutcomes,
  gapLines,
  isComplete,
  isWalkedSince,
  oneWayLines,
  table,
  writeReport,
} from '#model-tests/report.ts'
import { boardFolder, writeBoard } from '#model-tests/storyboard.ts'
import { nameOf, readStrategy, type Strategy, strategyNames } from '#model-tests/strategy.ts'
import { noPaths } from '#staff/paths/noPaths.ts'
import { partsOf } from '#staff/paths/pathReport.ts'

const known = models.map((model) => model.machine.id)
const without = Object.entries(noPaths).map(([flow, why]) => `${flow}: ${why}`)
const USAGE = `npm run test:model [-- FLOW] [-- options]: walks paths through the flows in a browser, against the real site and operator
  --strategy ${strategyNames.join('|')}
                   shortest: as few paths as take every transition (so without the option)
                   simple:   every way that comes to no state twice, and what those do not take
                   n-switch: every row of N + 1 transitions that can follow each other
  --n 1            N of n-switch: 1 are all pairs
  --only missed    leaves out the paths that passed last time
  --storyboard     walks for pictures instead: of each state, in each brand, on a phone and on a desk; goes with FLOW only
What was walked of other flows stays in the report.
Flows with a path model: ${known.join(', ')}
Without one: ${without.join('\n')}`

/** Says what was wrong with the words of the command. */
function refuse(why: string): never {
  console.error(`${why}\n\n${USAGE}`)
  process.exit(1)
}

function words() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        strategy: { type: 'string' },
        n: { type: 'string' },
        only: { type: 'string' },
        storyboard: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    })
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error))
  }
}

function chosenStrategy(name: string, n: string | undefined): Strategy {
  try {
    return readStrategy(name, n)
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error))
  }
}

const {
  values: { strategy: name, n, only, storyboard, help },
  positionals: [flow, ...rest],
} = words()
if (help) {
  console.log(USAGE)
  process.exit(0)
}
if (rest.length > 0) refuse(`One flow at a time, or all of them: what is "${rest.join(' ')}"?`)
if (flow && noPaths[flow]) refuse(`There are no paths of "${flow}". ${noPaths[flow]}`)
if (flow && !known.includes(flow)) refuse(`There is no path model of "${flow}".`)
if (only !== undefined && only !== 'missed') refuse(`--only takes "missed", not "${only}".`)
if (storyboard && (only ?? name ?? n) !== undefined)
  refuse('--storyboard walks paths of its own: it goes with FLOW only.')
const strategy = chosenStrategy(name ?? 'shortest', n)
const chosen = models.filter((model) => !flow || model.machine.id === flow)

/** Runs a spec, with our own word on how far it is. Answers its exit code. */
const walk = (spec: string, env: Readonly<Record<string, string>>): Promise<number> =>
  new Promise((resolve) => {
    const reporter = join('model-tests', 'progress.ts')
    const child = spawn(
      'playwright',
      ['test', spec, '--pass-with-no-tests', '--output=.tmp/model-playwright', `--reporter=${reporter}`],
      {
        stdio: 'inherit',
        shell: process.platform === 'win32',
        env: { ...process.env, ...(flow ? { MODEL_FLOW: flow } : {}), ...env },
      },
    )
    child.on('error', (error) => {
      console.error(`playwright could not be started: ${error.message}`)
      resolve(1)
    })
    child.on('close', (ended) => resolve(ended ?? 1))
  })

async function takePictures(): Promise<void> {
  for (const { machine } of chosen) await rm(join(boardFolder, machine.id), { recursive: true, force: true })
  for (const brand of brandIds) {
    console.log(`Pictures of ${brand}`)
    const code = await walk('model-tests/storyboard.spec.ts', { MODEL_STORYBOARD: brand })
    if (code !== 0) process.exitCode = 1
  }
  const { flows } = writeBoard(models)
  const states = flows
    .filter((one) => chosen.some(({ machine }) => machine.id === one.flow))
    .flatMap((one) => one.states)
  const pictures = states.flatMap((one) => one.pictures)
  console.log(
    `\n${pictures.length} pictures of ${states.filter((one) => one.pictures.length > 0).length} of ${states.length} states. See /staff#storyboard, where the site runs with QA on.`,
  )
}

async function walkPaths(): Promise<void> {
  const began = Date.now()
  if (!only) forgetOutcomes(chosen.map(({ machine }) => machine.id))
  const code = await walk('model-tests/paths.spec.ts', {
    MODEL_STRATEGY: nameOf(strategy),
    ...(only ? { MODEL_ONLY: only } : {}),
  })
  const reports = chosen.map((model) => flowReport(model, strategy))
  // A report that says nothing new is not one of now.
  if (isWalkedSince(reports, began)) {
    const parts = partsOf(await writeReport(models, reports, strategy))
    console.log(`\nStrategy: ${nameOf(strategy)}\n${table(reports)}\n\nReport: .tmp/model-report/index.html`)
    if (parts.length > 0) console.log(`The report is not of one whole run: ${parts.join(' ')}`)
  } else {
    console.log(
      `\n${table(reports)}\n\nNo path was walked${only ? ': none was missed last time' : ''}. The report of before stands.`,
    )
  }
  if (!flow) for (const line of without) console.log(`no paths of ${line}`)
  for (const report of reports) {
    const { states, transitions } = report.coverage
    if (report.without !== null) console.log(`left out in ${report.flow}: ${report.without}`)
    for (const line of oneWayLines(report)) console.log(`true only in ${report.flow}: ${line}`)
    for (const line of gapLines(report)) console.log(`not both ways in ${report.flow}: ${line}`)
    for (const id of [...states.missed, ...transitions.missed]) console.log(`missed in ${report.flow}: ${id}`)
  }
  process.exitCode = code === 0 && reports.every(isComplete) ? 0 : 1
}

await (storyboard ? takePictures() : walkPaths())
