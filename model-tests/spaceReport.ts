import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { invariantWords } from '#staff/space/invariants.ts'
import {
  type CheckedInvariant,
  outcomeWords,
  readSpaceReport,
  type SpaceExploration,
  type SpaceRun,
} from '#staff/space/spaceReport.ts'
import { counterExample } from './counterExample.ts'
import type { Exploration, Model } from './explore.ts'
import { flowsIn, leftOutOf } from './shipped.ts'

/** An exploration as it is reported: what it shows, how its model went, and what is left out and why. */
export function explorationOf(
  name: string,
  said: Pick<SpaceExploration, 'title' | 'ids'>,
  model: Model,
  found: Exploration,
  why: string,
): SpaceExploration {
  const names = ['the session lives', ...Object.keys(model.invariants), ...(model.wayOut ? ['a way out'] : [])]
  return {
    name,
    ...said,
    at: Date.now(),
    revision: revision(),
    flows: flowsIn(model.root),
    leftOut: { flows: leftOutOf(model.root), why },
    countedAs: null,
    states: found.states,
    transitions: found.transitions,
    depth: found.depth,
    ms: found.ms,
    isComplete: found.isComplete,
    audited: found.audited,
    unsound: found.unsound.length,
    unseen: [...found.unseen],
    invariants: names.map((invariant) => checked(model, found, invariant)),
  }
}

/** What is explored; null where there is no git, or no repository. */
export function revision(): string | null {
  try {
    const said = execFileSync('git', ['describe', '--always', '--dirty'], {
      cwd: import.meta.dirname,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    return said.trim() || null
  } catch {
    return null
  }
}

function checked(model: Model, { violations }: Exploration, name: string): CheckedInvariant {
  const violation = violations.find((one) => one.invariant === name)
  return { name, ...invariantWords(name), broken: violation ? counterExample(model, violation) : null }
}

const fileName = (name: string): string => `${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}.json`

/** Writes what an exploration found beside the others. */
export function noteExploration(one: SpaceExploration): void {
  mkdirSync(spaceFolder, { recursive: true })
  const file = join(spaceFolder, fileName(one.name))
  // Whole or not at all: somebody may be reading.
  writeFileSync(`${file}.new`, JSON.stringify(one))
  renameSync(`${file}.new`, file)
}

/** Where each exploration writes what it found, and `npm run test:space` all of it in one. */
export const spaceFolder = join(import.meta.dirname, '..', '.tmp', 'space-report')

const REPORT = 'report.json'

/** Where the report of all lies. */
export const spaceReportPath = join(spaceFolder, REPORT)

/** The runs that the report of before tells of; none where there is no report, or none that can be read. */
export function runsBefore(file = spaceReportPath): readonly SpaceRun[] {
  try {
    return readSpaceReport(readFileSync(file, 'utf8')).runs
  } catch {
    return []
  }
}

/** What the explorations have written, in the order of their names. */
export function readExplorations(): SpaceExploration[] {
  if (!existsSync(spaceFolder)) return []
  return readdirSync(spaceFolder)
    .filter((name) => name.endsWith('.json') && name !== REPORT)
    .map((name) => JSON.parse(readFileSync(join(spaceFolder, name), 'utf8')) as SpaceExploration)
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true }))
}

/** The table that the command prints. */
export function spaceTable(explorations: readonly SpaceExploration[]): string {
  const rows = explorations.map((one) => [
    one.name,
    one.states.toLocaleString('en-GB'),
    one.transitions.toLocaleString('en-GB'),
    String(one.leftOut.flows.length),
    `${(one.ms / 1000).toFixed(1)} s`,
    outcomeWords(one),
  ])
  const all = [['exploration', 'states', 'transitions', 'left out', 'time', 'invariants'], ...rows]
  const widths = all[0]!.map((_, column) => Math.max(...all.map((row) => row[column]!.length)))
  return all
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column]!))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
