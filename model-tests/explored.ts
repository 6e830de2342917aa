import { expect, vi } from 'vitest'
import { invariantWords } from '#staff/space/invariants.ts'
import type { SpaceExploration } from '#staff/space/spaceReport.ts'
import { type Exploration, explore, type Model, report } from './explore.ts'
import { leftOutOf } from './shipped.ts'
import { explorationOf, noteExploration, revision, spaceTable } from './spaceReport.ts'

// An exploration takes as long as the machine lets it: a busy one is no fault found.
vi.setConfig({ testTimeout: 1_800_000 })

/**
 * Whether everything is explored that can be told apart, as `npm run test:space` does. Every change is looked at with fewer things
 * side by side: the whole would take as long as all other tests together.
 */
export const isWhole = process.env['SPACE'] === 'whole'

/** What the test that runs shows: its own words and those of what it stands in, and the requirement ids of both. */
export function shown(): Pick<SpaceExploration, 'title' | 'ids'> {
  const name = expect.getState().currentTestName ?? ''
  const parts = name.split(' > ').map((part) => part.replace(/^([A-Z]{3}-\d+ )+/, ''))
  const ids = [...name.matchAll(/\b[A-Z]{3}-\d+/g)].map(([id]) => id)
  const title = parts.join(': ')
  return {
    title: title.charAt(0).toUpperCase() + title.slice(1),
    ids: [...new Set(ids)].filter((id) => id !== 'MOD-4'),
  }
}

/** Explores a model and writes what it found, also where an invariant is broken. `why` says why what is left out can not matter. */
export function explored(name: string, model: Model, why: string): Exploration {
  const found = explore(model)
  noteExploration(explorationOf(name, shown(), model, found, why))
  console.log(`${report(name, found)}\n  left out: ${leftOutOf(model.root).join(' ')}\n  because ${why}`)
  return found
}

/** Writes what was found by a check that explores no machines of the session; `broken` says how it was broken, in words. */
export function noteCounted(found: {
  readonly name: string
  readonly countedAs: string
  readonly why: string
  readonly states: number
  readonly transitions: number
  readonly ms: number
  readonly invariant: string
  readonly broken: string | null
}): void {
  const { name, countedAs, why, states, transitions, ms, invariant, broken } = found
  const example =
    broken === null ? null : { steps: [{ words: broken, data: null, flows: [] }], log: null, logNote: noSession }
  const one: SpaceExploration = {
    name,
    ...shown(),
    at: Date.now(),
    revision: revision(),
    flows: [],
    leftOut: { flows: [], why },
    countedAs,
    states,
    transitions,
    depth: 0,
    ms: Math.round(ms),
    isComplete: true,
    audited: 0,
    unsound: 0,
    unseen: [],
    invariants: [{ name: invariant, ...invariantWords(invariant), broken: example }],
  }
  noteExploration(one)
  console.log(`${spaceTable([one])}\n  left out because ${why}`)
}
const noSession = 'There is no event log of it: it is no session that is looked at.'
