import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { AnyMachineSnapshot } from 'xstate'
import type { Report } from '#contract/eventLog.ts'
import type { PathFailure } from '#staff/paths/pathReport.ts'
import { logsOf } from '#tests/browser/eventLog.ts'
import { expect, test } from '#tests/browser/fixtures.ts'
import { BrowserWorld } from './browserWorld.ts'
import { type GeneratedPath, generatePaths } from './coverage.ts'
import { begin, follow } from './graph.ts'
import { models } from './models.ts'
import { type AnyPathModel, invokedIn, leafPaths, type Step, stepFor, walkOf } from './paths.ts'
import { outcomeFile, type PathOutcome, reportFolder } from './report.ts'

// Every generated path of every flow, walked in the browser against a real operator.
// MODEL_FLOW chooses a flow; MODEL_ONLY=missed leaves out what passed last time (see scripts/test-model.ts).

const flow = process.env['MODEL_FLOW']
const onlyMissed = process.env['MODEL_ONLY'] === 'missed'

/** What the page may say in the console when a path makes the operator refuse or not answer. */
const faultWords = ['Failed to load resource', 'net::ERR', 'WebSocket connection to']

for (const model of models.filter((one) => !flow || one.machine.id === flow)) {
  generatePaths(model).forEach((path, index) => {
    if (onlyMissed && hasPassed(model, index, path)) return
    test(`${model.machine.id} path ${index + 1}: ${path.title}`, async ({ page, qa, expectedConsoleErrors }, info) => {
      test.setTimeout(30_000 + path.events.length * 6000)
      expectedConsoleErrors.push(...faultWords)
      const world = new BrowserWorld(page, qa, `${info.workerIndex}${info.retry}${Date.now() % 10_000_000}`)
      note(model, index, path, { passed: false })
      const walked = { step: 0, expected: path.steps[0]?.leadsTo ?? '' }
      try {
        await page.clock.install()
        await world.gate.hold(holdsOf(model))
        await walkPath(world, model, path, walked)
        await world.gate.forget()
      } catch (error) {
        note(model, index, path, { passed: false, failure: await failureOf(world, model, index, walked, error) })
        throw error
      }
      note(model, index, path, { passed: true })
    })
  })
}

const holdsOf = (model: AnyPathModel<BrowserWorld>) =>
  Object.fromEntries(
    Object.entries(model.answers).flatMap(([src, actor]) => ('holds' in actor ? [[src, actor.holds]] : [])),
  )

/** How far a path has come: 0 is its opening. */
interface Walked {
  step: number
  /** The states that the page should show then. */
  expected: string
}

async function walkPath(
  world: BrowserWorld,
  model: AnyPathModel<BrowserWorld>,
  path: GeneratedPath,
  walked: Walked,
): Promise<void> {
  const walk = walkOf(model, path.variant)
  let snapshot = begin(walk)
  walked.expected = leafPaths(snapshot.value).join(' ')
  await prepareInstant(world, model, snapshot, path.events[0])
  await model.variants[path.variant]!.open(world)
  if (!isInstant(model, snapshot)) await look(world, model, snapshot)
  for (const [index, event] of path.events.entries()) {
    const step = stepFor(model, snapshot, event)
    const next = follow(walk, snapshot, event).snapshot
    walked.step = index + 1
    walked.expected = leafPaths(next.value).join(' ')
    await test.step(`${step.name} → ${leafPaths(next.value).join(' ')}`, async () => {
      await prepareInstant(world, model, next, path.events[index + 1])
      await perform(world, step)
      if (!isInstant(model, next)) await look(world, model, next)
      // What is left at once leads on before anybody looks: what the state behind it asks may wait already.
      if (!isLeftAtOnce(model, next)) await world.gate.keepFor(invokedIn(next).map(({ src }) => src))
      world.gate.shut()
    })
    snapshot = next
  }
}

async function perform(world: BrowserWorld, step: Step<BrowserWorld>): Promise<void> {
  if (step.kind === 'act') return step.act(world)
  if (step.kind === 'time') return step.pass(world)
  if (step.isInstant) return
  await step.prepare(world)
  if (step.isAskedAgain) await expect.poll(() => world.gate.isHolding(step.actor)).toBe(true)
  await world.gate.release(step.actor, step.isAskedAgain)
}

const isInstant = (model: AnyPathModel<BrowserWorld>, snapshot: AnyMachineSnapshot): boolean =>
  invokedIn(snapshot).some(({ src }) => 'instant' in model.answers[src]!)

/** In states that are neither seen nor waited in, the page has gone on already. */
const isLeftAtOnce = (model: AnyPathModel<BrowserWorld>, snapshot: AnyMachineSnapshot): boolean =>
  isInstant(model, snapshot) ||
  leafPaths(snapshot.value).some((leaf) => model.unseen.includes(leaf) && model.stillIn?.includes(leaf))

/** What answers in no time is brought to its answer before it is asked. */
async function prepareInstant(
  world: BrowserWorld,
  model: AnyPathModel<BrowserWorld>,
  snapshot: AnyMachineSnapshot,
  event: GeneratedPath['events'][number] | undefined,
): Promise<void> {
  if (!event || !isInstant(model, snapshot)) return
  const answer = stepFor(model, snapshot, event)
  if (answer.kind === 'answer') await answer.prepare(world)
}

/** The page shows the state, and a person sees what belongs to it. */
async function look(
  world: BrowserWorld,
  model: AnyPathModel<BrowserWorld>,
  snapshot: AnyMachineSnapshot,
): Promise<void> {
  const leaves = leafPaths(snapshot.value)
  if (!leaves.some((one) => model.unseen.includes(one))) {
    const view = world.page.locator(`[data-flow="${model.machine.id}"]`).first()
    await expect(view).toHaveAttribute('data-state', leaves.join(' '))
  }
  for (const leaf of leaves) await model.states[leaf]!(world, snapshot.context)
}

function note(
  model: AnyPathModel<BrowserWorld>,
  index: number,
  path: GeneratedPath,
  went: Pick<PathOutcome, 'passed' | 'failure'>,
): void {
  const file = outcomeFile(model.machine.id, index)
  mkdirSync(join(file, '..'), { recursive: true })
  const outcome: PathOutcome = { flow: model.machine.id, title: path.title, ...went }
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
      build: 'path test',
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

function hasPassed(model: AnyPathModel<BrowserWorld>, index: number, path: GeneratedPath): boolean {
  try {
    const before = JSON.parse(readFileSync(outcomeFile(model.machine.id, index), 'utf8')) as PathOutcome
    return before.passed && before.title === path.title
  } catch {
    return false
  }
}
