import { expect, test } from 'vitest'
import {
  isSound,
  outcomeWords,
  readSpaceReport,
  type SpaceExploration,
  spaceParts,
  spaceReportFile,
  type SpaceRun,
  withRun,
} from './spaceReport.ts'

const exploration = (name: string, at: number, revision: string | null): SpaceExploration => ({
  name,
  title: name,
  ids: [],
  at,
  revision,
  flows: [],
  leftOut: { flows: [], why: 'nothing' },
  countedAs: null,
  states: 1,
  transitions: 0,
  depth: 0,
  ms: 1,
  isComplete: true,
  audited: 0,
  unsound: 0,
  unseen: [],
  invariants: [],
})
const told = (runs: readonly SpaceRun[], ...explorations: readonly SpaceExploration[]) =>
  spaceParts(readSpaceReport(spaceReportFile(explorations, runs)))

test('MOD-4 a report of some explorations says that it is a part, and of which; a whole one says nothing', () => {
  const [first, second] = [exploration('SAF-4', 1000, 'aaa'), exploration('SAF-5', 1500, 'aaa')]
  expect(told([{ word: null, at: 900 }], first, second)).toEqual([])
  expect(told([{ word: 'deposit', at: 900 }], first)).toEqual([
    'Only what has “deposit” in its title was explored here: there are more explorations.',
  ])
  const again = exploration('SAF-5', 3000, 'bbb')
  const runs = withRun([{ word: null, at: 900 }], { word: 'SAF-5', at: 2900 })
  expect(told(runs, first, again)).toEqual([
    'Since all were explored, those with “SAF-5” in their title were again: SAF-5.',
    'They are of different revisions: aaa, bbb.',
  ])
  expect(told(withRun(runs, { word: null, at: 4000 }), { ...first, at: 4100 }, { ...again, revision: 'aaa' })).toEqual(
    [],
  )
})

test('MOD-4 a report of before runs and revisions were kept is opened all the same', () => {
  const { revision: _, ...earlier } = exploration('SAF-4', 1000, null)
  const report = readSpaceReport(JSON.stringify({ form: 'space-report', version: 1, explorations: [earlier] }))
  expect(report).toMatchObject({ runs: [], explorations: [{ name: 'SAF-4', revision: null }] })
  expect(spaceParts(report)).toEqual([])
})

test('MOD-4 an exploration that was stopped before it had seen everything proves nothing', () => {
  const whole = exploration('whole', 1, null)
  expect([isSound(whole), outcomeWords(whole)]).toEqual([true, 'all hold'])
  const stopped = { ...whole, isComplete: false }
  expect([isSound(stopped), outcomeWords(stopped)]).toEqual([false, 'all hold as far as was looked'])
})
