import { expect, type TestInfo } from '@playwright/test'
import type { AnyMachineSnapshot } from 'xstate'
import { test } from '#tests/browser/fixtures.ts'
import type { BrowserWorld } from './browserWorld.ts'
import type { GeneratedPath } from './coverage.ts'
import { begin, follow } from './graph.ts'
import { type AnyPathModel, invokedIn, isInstant, isShown, leafPaths, type Step, stepFor, walkOf } from './paths.ts'

// Walks a generated path in the browser, against a real operator.

/** What the page may say in the console when a path makes the operator refuse or not answer. */
export const faultWords = ['Failed to load resource', 'net::ERR', 'WebSocket connection to']

/** How long a path of so many steps may take, ms. */
export const patienceFor = (steps: number): number => 30_000 + steps * 6000

/** A name of a path's people that no other path of this run has. */
export const idOf = ({ workerIndex, retry }: TestInfo): string => `${workerIndex}${retry}${Date.now() % 10_000_000}`

const holdsOf = (model: AnyPathModel<BrowserWorld>) =>
  Object.fromEntries(
    Object.entries(model.answers).flatMap(([src, actor]) => ('holds' in actor ? [[src, actor.holds]] : [])),
  )

/** How far a path has come: 0 is its opening. */
export interface Walked {
  step: number
  /** The states that the page should show then. */
  expected: string
}

/** Called in each state that somebody can look at, with its innermost states. */
export type OnShown = (leaves: readonly string[]) => Promise<void>

/** Walks a path in a page that is still empty. Rejects where the page does not show what it should; `walked` says how far it came. */
export async function walkPath(
  world: BrowserWorld,
  model: AnyPathModel<BrowserWorld>,
  path: Pick<GeneratedPath, 'variant' | 'events'>,
  walked: Walked,
  onShown: OnShown = async () => {},
): Promise<void> {
  const walk = walkOf(model, path.variant)
  await world.page.clock.install()
  await world.gate.hold(holdsOf(model))
  let snapshot = begin(walk)
  walked.expected = leafPaths(snapshot.value).join(' ')
  await prepareInstant(world, model, snapshot, path.events[0])
  await model.variants[path.variant]!.open(world)
  if (!isInstant(model, snapshot)) await look(world, model, snapshot)
  if (!isInstant(model, snapshot)) await onShown(leafPaths(snapshot.value))
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
      // It may take its time: nothing that the state asks goes through meanwhile.
      if (!isInstant(model, next)) await onShown(leafPaths(next.value))
    })
    snapshot = next
  }
  await world.gate.forget()
}

async function perform(world: BrowserWorld, step: Step<BrowserWorld>): Promise<void> {
  if (step.kind === 'act') return step.act(world)
  if (step.kind === 'time') return step.pass(world)
  if (step.isInstant) return
  await step.prepare(world)
  if (step.isAskedAgain) await expect.poll(() => world.gate.isHolding(step.actor)).toBe(true)
  await world.gate.release(step.actor, step.isAskedAgain)
}

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
  if (isShown(model, snapshot)) {
    const view = world.page.locator(`[data-flow="${model.machine.id}"]`).first()
    await expect(view).toHaveAttribute('data-state', leaves.join(' '))
  }
  for (const leaf of leaves) await model.states[leaf]!(world, snapshot.context)
}
