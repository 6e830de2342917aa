import { expect, test } from 'vitest'
import { readReport } from '#contract/eventLog.ts'
import { sessionMachine } from '#machines/session/session.machine.ts'
import type { SessionLog } from '#src/recorder/log.ts'
import { StepIndex } from '#staff/app/replay/stepIndex.ts'
import { readSpaceReport, spaceReportFile } from '#staff/space/spaceReport.ts'
import { explore, type Model } from './explore.ts'
import { oneDeposit, takesLostForRefused } from './oneDeposit.ts'
import { shipped } from './shipped.ts'
import { explorationOf, spaceTable } from './spaceReport.ts'

const said = { title: 'one deposit', ids: ['SAF-4'] }
const broken = (model: Model) => {
  const found = explore({ ...model, endsAtViolation: true })
  return explorationOf('SAF-4', said, model, found, 'they never ask for a deposit')
}
const runOf = (log: unknown) => readReport(JSON.stringify(log)).runs[0] as unknown as SessionLog

test('MOD-4 MOD-6 the way to where an invariant is broken is an event log that the shipped machines replay exactly', () => {
  // Not so, and seen in two steps more than signing in: what is shipped pays.
  const invariants: Model['invariants'] = { 'SAF-4 nobody ever pays': (view) => !view.has('./deposit/requestDeposit') }
  const one = broken({ ...oneDeposit, invariants, root: shipped(['deposit']) })
  const example = one.invariants.find(({ name }) => name === 'SAF-4 nobody ever pays')?.broken
  if (!example) throw new Error('it was not found')
  expect(example.logNote).toBeNull()
  const run = runOf(example.log)
  expect(run.records).toHaveLength(example.steps.length)
  const index = new StepIndex(sessionMachine, run).runToEnd()
  expect([index.parting, index.reached]).toEqual([null, run.records.length])
  // At each step the flow stands in the whole session where it stood in the exploration, by the same transitions.
  for (const [step, { flows }] of example.steps.entries())
    for (const { flow, states, transitions } of flows) {
      const life = index.livesAt(step).find(({ machine, endedAt }) => machine === flow && endedAt > step)
      const moment = life?.moments.findLast(({ at }) => at <= step)
      expect(moment?.active?.states.toSorted(), `${step} ${flow}`).toEqual(states.toSorted())
      const taken = step > 0 && moment?.at === step ? moment.transitions : transitions
      expect(taken, `${step} ${flow}`).toEqual(transitions)
    }
  expect(example.steps.at(-1)?.flows.find(({ flow }) => flow === 'deposit')?.states).toContain('allowed.requesting')
})

test('MOD-4 a seeded fault is shown step by step, and its log says where the shipped machines part from it', () => {
  const root = shipped(['deposit'], { deposit: takesLostForRefused })
  const one = broken({ ...oneDeposit, root })
  const example = one.invariants.find(({ name }) => name === 'SAF-4')?.broken
  expect(example?.steps[0]).toMatchObject({ words: 'The page is opened' })
  expect(example?.steps.at(-1)).toMatchObject({
    words: 'deposit: deposit.confirm',
    data: expect.stringContaining('"second"') as string,
  })
  expect(example?.logNote).toMatch(/The shipped machines part from it at record \d+/)
  const run = runOf(example?.log)
  const parting = new StepIndex(sessionMachine, run).runToEnd().parting
  expect(example?.logNote).toContain(`record ${parting!.row + 1} (${parting!.what})`)
  // The machines with the fault replay it to its end.
  const faulty = sessionMachine.provide({ actors: { deposit: takesLostForRefused } })
  expect(new StepIndex(faulty, run).runToEnd().parting).toBeNull()
  expect(spaceTable([one])).toContain('1 broken')
  expect(readSpaceReport(spaceReportFile([one])).explorations).toEqual([JSON.parse(JSON.stringify(one))])
})

test('MOD-4 what throws by itself has no log, and says so', () => {
  const model: Model = {
    ...oneDeposit,
    root: shipped(['deposit']),
    throwing: ['deposit'],
    invariants: { 'SAF-13': (view) => Object.keys(view.machine('.')?.context['health'] ?? {}).length === 0 },
  }
  const example = broken(model).invariants.find(({ name }) => name === 'SAF-13')?.broken
  expect(example?.log).toBeNull()
  expect(example?.logNote).toMatch(/There is no event log of it: \.\/deposit throws there/)
})

test('MOD-4 an invariant of which nothing is said in plain words is refused', () => {
  const model: Model = {
    ...oneDeposit,
    root: shipped(['deposit']),
    invariants: { 'SAF-99': () => true },
    maxStates: 10,
  }
  expect(() => broken(model)).toThrow('says nothing of the invariant "SAF-99"')
  expect(() => readSpaceReport('{"form":"chart"}')).toThrow('This is not a report of the space check.')
})
