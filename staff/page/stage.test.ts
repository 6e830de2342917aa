import { expect, test } from 'vitest'
import { getFlow } from '#machines/directory.ts'
import { sessionMachine } from '#machines/session/session.machine.ts'
import { leafStates } from '#src/ui/flowAttributes.ts'
import { StepIndex, momentAt } from '../app/replay/stepIndex.ts'
import { visitorLog } from '../replay/visitorLog.fixture.ts'
import { Stage } from './stage.ts'

test('MOD-6 at each step the actors that views read say what they were in then, whatever is sent to them', async () => {
  const log = await visitorLog(3)
  const index = new StepIndex(sessionMachine, log).runToEnd()
  const stage = new Stage(sessionMachine, log)
  while (stage.advance(1000));
  expect(stage.reached).toBe(log.records.length)
  const told: string[] = []
  const login = () => getFlow(stage.root.system as never, 'login')
  const life = index.life('./login')!
  const first = life.bornAt
  const last = log.records.length
  // Back and forth, as who looks for a mistake does.
  for (const step of [last, first, first + 4, first + 1, first + 2, last - 1]) {
    stage.show(step)
    const moment = momentAt(life.moments, step)
    expect(leafStates(login().getSnapshot().value), `step ${step}`).toEqual(moment?.active?.leaves)
    const before = login().getSnapshot()
    login().send({ type: 'login.close' })
    expect(login().getSnapshot()).toBe(before)
  }
  // Whoever watches is told, and no more once they have looked away.
  const watching = login().subscribe(({ value }) => told.push(JSON.stringify(value)))
  stage.show(last)
  stage.show(first)
  watching.unsubscribe()
  stage.show(last)
  expect(told).toHaveLength(2)
  expect(stage.now).toBe(log.startedAt + log.records.reduce((sum, [ms]) => sum + ms, 0))
})

test('MOD-6 where a run parts from its recording the last step that is shown is the one before, as beside it', async () => {
  const log = await visitorLog(2)
  const row = log.records.findIndex(([, , , , , type]) => type === 'login.submit')
  const [ms, kind, to, from, message, ...rest] = log.records[row]!
  const parted = { ...log, records: log.records.with(row, [ms, kind, to, from, message + 1, ...rest]) }
  const spoilt = { ...log, records: log.records.toSpliced(row, 0, [0, 'check', 1, -1, message, '']) }
  for (const one of [parted, spoilt]) {
    const stage = new Stage(sessionMachine, one)
    while (stage.advance(1000));
    expect(stage.reached).toBe(new StepIndex(sessionMachine, one).runToEnd().reached)
    expect(stage.reached).toBe(row)
  }
})
