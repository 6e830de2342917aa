import { createHash } from 'node:crypto'
import { globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { AnyEventObject } from 'xstate'
import { type GeneratedPath, trace } from './coverage.ts'
import { pathSet } from './generate.ts'
import { begin, follow, serializeEvent } from './graph.ts'
import { type AnyPathModel, stepsIn, walkOf } from './paths.ts'
import { nameOf, type Strategy } from './strategy.ts'

/** A path that is known by name; `path` works out the rest when it is walked. */
export type KeptPath = {
  readonly title: string
  readonly steps: number
  /** It is there to see a guard false alone. */
  readonly isBeside: boolean
  readonly path: () => GeneratedPath
}

/** As it lies in the file: an event is known by its text. */
type Lying = {
  readonly title: string
  readonly variant: string
  readonly events: readonly string[]
  readonly isBeside: boolean
}

const root = join(import.meta.dirname, '..')

/** Everything that paths are made of, as one name: another model, machine or package has others. */
let sources: string | null = null
function sourcesNow(): string {
  if (sources !== null) return sources
  const hash = createHash('sha256')
  const files = globSync(['{machines,model-tests,contract,src,brands,staff}/**/*.{ts,tsx}', 'package-lock.json'], {
    cwd: root,
  })
  for (const file of files.toSorted()) hash.update(`${file}\n`).update(readFileSync(join(root, file)))
  sources = hash.digest('hex').slice(0, 16)
  return sources
}

/**
 * The paths of a flow, made once for the sources as they are: a browser run asks for them again in every process that it
 * starts, and to make them all takes a minute.
 */
export function keptPaths(model: AnyPathModel, strategy: Strategy): readonly KeptPath[] {
  const folder = join(root, '.tmp', 'kept-paths', sourcesNow())
  const file = join(folder, `${model.machine.id} ${nameOf(strategy)}.json`)
  const kept = readKept(file)
  if (kept)
    return kept.map((one) => ({
      title: one.title,
      steps: one.events.length,
      isBeside: one.isBeside,
      path: () => again(model, one),
    }))
  const { paths: made, besides } = pathSet(model, strategy)
  const isBeside = (at: number): boolean => at >= made.length - besides
  mkdirSync(folder, { recursive: true })
  const lying = made.map(({ title, variant, events }, at): Lying => ({
    title,
    variant,
    events: events.map(serializeEvent),
    isBeside: isBeside(at),
  }))
  // Another process may write the same at the same time: whoever reads has one of the two whole.
  const own = `${file}.${process.pid}`
  writeFileSync(own, JSON.stringify(lying))
  renameSync(own, file)
  return made.map((path, at) => ({
    title: path.title,
    steps: path.events.length,
    isBeside: isBeside(at),
    path: () => path,
  }))
}

function readKept(file: string): readonly Lying[] | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Lying[]
  } catch {
    return null
  }
}

/** The path itself. Throws when its events lead nowhere, or elsewhere, in the model as it is. */
function again(model: AnyPathModel, { title, variant, events }: Lying): GeneratedPath {
  const walk = walkOf(model, variant)
  let snapshot = begin(walk)
  const found: AnyEventObject[] = []
  for (const text of events) {
    const step = stepsIn(model, snapshot).find((one) => serializeEvent(one.event) === text)
    if (!step) throw new Error(`${model.machine.id} has no step for ${text}, which the kept path takes: ${title}`)
    found.push(step.event)
    snapshot = follow(walk, snapshot, step.event).snapshot
  }
  const path = trace(model, variant, found)
  if (path.title !== title) throw new Error(`A kept path of ${model.machine.id} is another one by now: ${title}`)
  return path
}
