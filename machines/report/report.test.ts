import { SimulatedClock, createActor } from 'xstate'
import { expect, test } from 'vitest'
import { REQUEST_TIMEOUT } from '../delays.ts'
import { answer, fail, listeningParent, manual } from '../testing.ts'
import type { ReadLogOutput, ReportSummary, SendReportInput, SendReportOutput } from './report.contract.ts'
import { reportMachine, SEND_TIMEOUT } from './report.machine.ts'

const summary: ReportSummary = {
  runs: [{ startedAt: 1, records: 3 }],
  left: 0,
  isCut: false,
  steps: 2,
  answers: 1,
  timers: 0,
  checks: 0,
  bytes: 900,
  canSend: true,
}
const failure = (status: number, more = {}) =>
  Object.assign(new Error(`status ${status}`), { kind: 'status', status, ...more })

/** A report that was asked for, with every answer given by hand. */
function opened(reason: 'help' | 'crash' = 'help') {
  const clock = new SimulatedClock()
  const readLog = manual<ReadLogOutput>()
  const sendReport = manual<SendReportOutput, SendReportInput>()
  const saveReport = manual<void, SendReportInput>()
  const deleteLog = manual<void>()
  const logic = reportMachine.provide({
    actors: {
      readLog: readLog.logic,
      sendReport: sendReport.logic,
      saveReport: saveReport.logic,
      deleteLog: deleteLog.logic,
    },
  })
  const actor = createActor(logic, { clock, input: { parentRef: listeningParent().parentRef } }).start()
  actor.send({ type: 'report.open', reason })
  expect(actor.getSnapshot().value).toBe('reading')
  return {
    actor,
    clock,
    readLog,
    sendReport,
    saveReport,
    deleteLog,
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    can: (type: 'report.retry' | 'report.send') => actor.getSnapshot().can({ type, note: '' }),
  }
}

async function reviewing(change: Partial<ReportSummary> = {}) {
  const report = opened()
  await answer(report.readLog.last(), { ...summary, ...change })
  expect(report.state()).toBe('reviewing')
  return report
}

async function sending() {
  const report = await reviewing()
  report.actor.send({ type: 'report.send', note: 'It hangs' })
  expect(report.state()).toBe('sending')
  return report
}

test('MOD-5 what is in it is shown first; sent, it has a reference', async () => {
  const { actor, readLog, sendReport, state, context } = opened('crash')
  await answer(readLog.last(), summary)
  expect(state()).toBe('reviewing')
  expect(context().summary).toEqual(summary)
  expect(sendReport.calls).toHaveLength(0)
  actor.send({ type: 'report.send', note: 'It hangs' })
  expect(sendReport.last().input).toEqual({ reason: 'crash', note: 'It hangs' })
  await answer(sendReport.last(), { code: 'ABCD-2345' })
  expect([state(), context().code]).toEqual(['sent', 'ABCD-2345'])
})

test('MOD-5 nothing recorded is said, and offers nothing to send', async () => {
  const { readLog, state, can } = opened()
  await answer(readLog.last(), null)
  expect([state(), can('report.send')]).toEqual(['nothing', false])
})

test('MOD-5 a store that refuses, or never answers, can be asked again', async () => {
  const { actor, clock, readLog, state } = opened()
  await fail(readLog.last(), new Error('shut'))
  expect(state()).toBe('unreadable')
  actor.send({ type: 'report.retry' })
  clock.increment(REQUEST_TIMEOUT)
  expect(state()).toBe('unreadable')
  // What comes too late is not shown.
  await answer(readLog.last(), summary)
  expect(state()).toBe('unreadable')
})

test('MOD-5 a lost or late answer is tried again with the same words; the late one is not heard', async () => {
  const { actor, clock, sendReport, state, context } = await sending()
  const first = sendReport.last()
  clock.increment(SEND_TIMEOUT)
  expect([state(), context().problem?.kind]).toEqual(['failed', 'timeout'])
  expect(first.signal.aborted).toBe(true)
  actor.send({ type: 'report.retry' })
  await answer(first, { code: 'AAAA-2345' })
  expect(state()).toBe('sending')
  expect(sendReport.last().input).toEqual({ reason: 'help', note: 'It hangs' })
  await answer(sendReport.last(), { code: 'ABCD-2345' })
  expect([state(), context().code]).toEqual(['sent', 'ABCD-2345'])
})

test('MOD-5 a second press while it is on its way sends nothing more', async () => {
  const { actor, sendReport } = await sending()
  actor.send({ type: 'report.send', note: 'Again' })
  actor.send({ type: 'report.retry' })
  expect(sendReport.calls).toHaveLength(1)
})

test.each([
  [413, false],
  [400, false],
  [429, true],
  [401, true],
  [503, true],
])('MOD-5 refused with %i: sending again is offered: %s; saving always', async (status, isOffered) => {
  const { actor, sendReport, saveReport, state, can } = await sending()
  await fail(sendReport.last(), failure(status))
  expect([state(), can('report.retry')]).toEqual(['failed', isOffered])
  actor.send({ type: 'report.save', note: 'It hangs' })
  await answer(saveReport.last(), undefined)
  expect([state(), can('report.retry')]).toEqual(['saved', isOffered])
})

test('MOD-5 without an address it is saved, and never sent', async () => {
  const { actor, saveReport, sendReport, state, can } = await reviewing({ canSend: false })
  expect(can('report.send')).toBe(false)
  actor.send({ type: 'report.save', note: 'Mine' })
  expect(saveReport.last().input).toEqual({ reason: 'help', note: 'Mine' })
  await answer(saveReport.last(), undefined)
  expect([state(), can('report.retry')]).toEqual(['saved', false])
  expect(sendReport.calls).toHaveLength(0)
})

test('MOD-5 a file that the browser does not take is said, and tried again', async () => {
  const { actor, saveReport, state } = await reviewing()
  actor.send({ type: 'report.save', note: 'Mine' })
  await fail(saveReport.last(), new Error('no room'))
  expect(state()).toBe('failed')
  actor.send({ type: 'report.save', note: 'Mine' })
  expect(saveReport.last().input.note).toBe('Mine')
  await answer(saveReport.last(), undefined)
  expect(state()).toBe('saved')
})

test('MOD-5 the log is deleted after a yes only', async () => {
  const { actor, deleteLog, state } = await reviewing()
  actor.send({ type: 'report.delete' })
  actor.send({ type: 'report.back' })
  expect([state(), deleteLog.calls.length]).toEqual(['reviewing', 0])
  actor.send({ type: 'report.delete' })
  actor.send({ type: 'report.confirm' })
  await answer(deleteLog.last(), undefined)
  expect(state()).toBe('deleted')
})

test('MOD-5 a log that could not be deleted is not called deleted', async () => {
  for (const ends of ['failed', 'timed out']) {
    const { actor, clock, deleteLog, state } = await reviewing()
    actor.send({ type: 'report.delete' })
    actor.send({ type: 'report.confirm' })
    if (ends === 'failed') await fail(deleteLog.last(), new Error('shut'))
    else clock.increment(REQUEST_TIMEOUT)
    expect(`${ends}: ${state()}`).toBe(`${ends}: unreadable`)
  }
})

test('MOD-5 SAF-7 closed, or its player gone, nothing of it is kept, and what is on its way is given up', async () => {
  for (const type of ['report.close', 'player.left'] as const) {
    const { actor, sendReport, state, context } = await sending()
    actor.send({ type })
    expect(state()).toBe('closed')
    expect(sendReport.last().signal.aborted).toBe(true)
    expect(context()).toMatchObject({ summary: null, note: '', code: '', problem: null })
  }
})
