import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { Report } from '#contract/eventLog.ts'
import { readRelease } from '../scripts/release.ts'
import { noTime } from '../scripts/troubles.ts'
import type { PathFailure } from '#staff/paths/pathReport.ts'
import { logsOf } from '#tests/browser/eventLog.ts'
import { test } from '#tests/browser/fixtures.ts'
import { launchOptions } from '#tests/support/launching.ts'
import { BrowserWorld } from './browserWorld.ts'
import type { GeneratedPath } from './coverage.ts'
import { keptPaths } from './keptPaths.ts'
import { models } from './models.ts'
import type { AnyPathModel } from './paths.ts'
import { outcomeFile, type PathOutcome, reportFolder } from './report.ts'
import { nameOf, shortest, strategyNamed } from './strategy.ts'
import { faultWords, idOf, patienceFor, type Walked, walkPath } from './walk.ts'

// Every generated path of every flow, walked in the browser against a real operator.
// MODEL_FLOW chooses a flow, MODEL_STRATEGY how paths are made; MODEL_ONLY=missed leaves out what passed last time (see
// scripts/test-model.ts).

/** What is walked on. */
const build = readRelease(join(import.meta.dirname, '..', 'dist', 'site'))
const strategy = strategyNamed(process.env['MODEL_STRATEGY'] ?? nameOf(shortest))
const flow = process.env['MODEL_FLOW']
/** When the last path may begin, ms since 1970. */
const endsAt = Number(process.env['PATHS_END_AT'] ?? Infinity)
const onlyMissed = process.env['MODEL_ONLY'] === 'missed'
/** `npm test` walks what takes every transition; what sees a guard false besides is walked by `npm run test:model`. */
const isShort = process.env['MODEL_STRATEGY'] === undefined

// A tester who asks for paths wants to see the page of one that failed as players do.
if (!isShort) test.use({ launchOptions })

/** Where there may be no time for all, another flow comes first with each build: over a few checks every path is walked. */
const first = Number.isFinite(endsAt) ? createHash('sha256').update(build).digest().readUInt32BE(0) % models.length : 0
const inTurn = [...models.slice(first), ...models.slice(0, first)]

for (const model of inTurn.filter((one) => !flow || one.machine.id === flow)) {
  keptPaths(model, strategy).forEach((kept, index) => {
    if (isShort && kept.isBeside) return
    if (onlyMissed && hasPassed(model, index, kept.title)) return
    test(`${model.machine.id} path ${index + 1}: ${kept.title}`, async ({ page, qa, expectedConsoleErrors }, info) => {
      test.skip(Date.now() > endsAt, noTime)
      test.setTimeout(patienceFor(kept.steps))
      const path = kept.path()
      expectedConsoleErrors.push(...faultWords)
      const world = new BrowserWorld(page, qa, idOf(info))
      note(model, index, path, { passed: false })
      const walked = { step: 0, expected: path.steps[0]?.leadsTo ?? '' }
      try {
        await walkPath(world, model, path, walked)
      } catch (error) {
        note(model, index, path, { passed: false, failure: await failureOf(world, model, index, walked, error) })
        throw error
      }
      note(model, index, path, { passed: true })
    })
  })
}

function note(
  model: AnyPathModel<BrowserWorld>,
  index: number,
  path: GeneratedPath,
  went: Pick<PathOutcome, 'passed' | 'failure'>,
): void {
  const file = outcomeFile(model.machine.id, index)
  mkdirSync(join(file, '..'), { recursive: true })
  const outcome: PathOutcome = { flow: model.machine.id, title: path.title, at: Date.now(), build, ...went }
  writeFileSync(file, JSON.stringify(outcome))
}

/** What a tester wants to see of a failure: the page, what it says of itself, and its event log, which the replay opens. */
async function failureOf(
  { page }: BrowserWorld,
  model: AnyPathModel<BrowserWorld>,
  index: number,
  { step, expected }: Walked,
  error: unknown,
): Promise<PathFailure> {
  const place = `paths/${model.machine.id}-${index + 1}`
  const said = error instanceof Error ? error.message : String(error)
  const view = page.locator(`[data-flow="${model.machine.id}"]`).first()
  // What can not be had of a page that is in ruins is left out: the failure itself must not be lost for it.
  const [shown, picture, log] = await Promise.all([
    view.getAttribute('data-state', { timeout: 1000 }).catch(() => null),
    page
      .screenshot({ path: join(reportFolder, `${place}.png`), timeout: 5000 })
      .then(() => `${place}.png`)
      .catch(() => null),
    keptLog(page, join(reportFolder, `${place}-log.json`))
      .then((isThere) => (isThere ? `${place}-log.json` : null))
      .catch(() => null),
  ])
  const problem = said
    .replaceAll(new RegExp(String.raw`\u001B\[\d+m`, 'g'), '')
    .split('\n')
    .slice(0, 12)
    .join('\n')
  return { step, expected, shown, problem, picture, log }
}

/** Writes the page's event log as the file that support opens. Answers whether there is any. */
async function keptLog(page: Page, file: string): Promise<boolean> {
  const runs = await logsOf(page)
  if (runs.length === 0) return false
  const { pathname } = new URL(page.url())
  const report: Report = {
    form: 'event-log',
    version: 1,
    reason: 'help',
    sentAt: Date.now(),
    place: {
      build,
      brand: 'halcyon',
      locale: pathname.split('/')[1] ?? '',
      path: pathname,
      viewport: page.viewportSize() ?? { width: 0, height: 0 },
    },
    note: null,
    runs,
  }
  writeFileSync(file, JSON.stringify(report))
  return true
}

function hasPassed(model: AnyPathModel<BrowserWorld>, index: number, title: string): boolean {
  try {
    const before = JSON.parse(readFileSync(outcomeFile(model.machine.id, index), 'utf8')) as PathOutcome
    return before.passed && before.title === title
  } catch {
    return false
  }
}
