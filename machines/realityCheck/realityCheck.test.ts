import { SimulatedClock, createActor } from 'xstate'
import { describe, expect, test } from 'vitest'
import { anna, leafStates, listeningParent, manual, settle } from '../testing.ts'
import type { CheckActivityOutput, RealityCheck, RealityCheckEvent, SendResultInput } from './realityCheck.contract.ts'
import { realityCheckMachine } from './realityCheck.machine.ts'

const reminder: RealityCheck = {
  checkId: 'one',
  action: 'REMINDER',
  summary: { currency: 'EUR', turnover: 5000, winnings: 2000, delta: -3000, minutes: 60 },
  questions: [],
}
const questions: RealityCheck = {
  ...reminder,
  checkId: 'two',
  action: 'ANSWER_QUESTIONNAIRE',
  questions: [{ id: 'time', text: 'How long?', options: ['Short', 'Long'] }],
}
const answers = { time: 'Long' }
const lost = { kind: 'network', message: 'no' }

function check() {
  const { parentRef, heard } = listeningParent()
  const asked = manual<CheckActivityOutput>()
  const sent = manual<void, SendResultInput>()
  const clock = new SimulatedClock()
  const actor = createActor(
    realityCheckMachine.provide({ actors: { checkActivity: asked.logic, sendResult: sent.logic } }),
    { clock, input: { parentRef, player: anna } },
  ).start()
  const answer = async (due: CheckActivityOutput) => {
    asked.last().resolve(due)
    await settle()
  }
  return {
    clock,
    asked,
    sent,
    answer,
    take: async () => {
      sent.last().resolve()
      await settle()
    },
    refuse: async () => {
      sent.last().reject(lost)
      await settle()
    },
    send: (event: RealityCheckEvent) => actor.send(event),
    said: () => heard.map(({ type }) => type),
    at: () => leafStates(actor.getSnapshot()).join(' '),
    context: () => actor.getSnapshot().context,
  }
}

/** A check that stands over the page. */
async function opened(due: RealityCheck) {
  const it = check()
  it.send({ type: 'realityCheck.check' })
  await it.answer(due)
  return it
}

const shows = (what: string, look = 'resting') => `open.shown.look.${look} open.shown.what.${what}`

describe('asking', () => {
  test('RGT-3 nothing is due: nothing comes, and it can be asked again', async () => {
    const it = check()
    it.send({ type: 'realityCheck.check' })
    await it.answer(null)
    expect([it.at(), it.said()]).toEqual(['idle', []])
    it.send({ type: 'realityCheck.check' })
    it.asked.last().reject(lost)
    await settle()
    expect(it.at()).toBe('idle')
    it.send({ type: 'realityCheck.check' })
    it.clock.increment(15_000)
    expect(it.at()).toBe('idle')
  })

  test.each([
    ['a reminder', reminder, 'reminder'],
    ['questions', questions, 'questionnaire'],
  ] as const)('RMB-5 SAF-3 %s: between rounds at once, in a round at its end', async (_, due, what) => {
    const atOnce = await opened(due)
    expect([atOnce.at(), atOnce.said()]).toEqual([shows(what), ['break.begun', 'modal.opened']])
    const it = check()
    it.send({ type: 'game.started' })
    it.send({ type: 'game.roundStarted' })
    it.send({ type: 'realityCheck.check' })
    await it.answer(due)
    expect([it.at(), it.said()]).toEqual(['due', ['break.begun']])
    it.send({ type: 'game.roundEnded' })
    expect(it.at()).toBe(shows(what))
  })

  test.each([
    ['a reminder', reminder, 'reminder'],
    ['questions', questions, 'questionnaire'],
  ] as const)('RMB-5 %s: a round that does not end is waited for a minute at most', async (_, due, what) => {
    const it = check()
    it.send({ type: 'game.roundStarted' })
    it.send({ type: 'realityCheck.check' })
    await it.answer(due)
    it.clock.increment(59_999)
    expect(it.at()).toBe('due')
    it.clock.increment(1)
    expect(it.at()).toBe(shows(what))
  })

  test('RGT-2 RGT-3 it never comes beside the activity summary, and is asked for anew after it', async () => {
    const it = check()
    it.send({ type: 'realityCheck.check' })
    it.send({ type: 'break.begun', modal: 'activitySummary' })
    await it.answer(reminder)
    expect([it.at(), it.said()]).toEqual(['idle', []])
    it.send({ type: 'break.ended', modal: 'activitySummary' })
    it.send({ type: 'realityCheck.check' })
    await it.answer(reminder)
    expect(it.at()).toBe(shows('reminder'))
  })
})

describe('answering', () => {
  test('RGT-3 a reminder that was read is sent once, with its id, and the game goes on', async () => {
    const it = await opened(reminder)
    it.send({ type: 'realityCheck.continue' })
    it.send({ type: 'realityCheck.continue' })
    expect(it.sent.calls.map(({ input }) => input)).toEqual([
      { checkId: 'one', action: 'REMINDER', choice: 'CONTINUE', answers: null },
    ])
    await it.take()
    expect([it.at(), it.said().slice(-2)]).toEqual(['idle', ['modal.closed', 'break.ended']])
  })

  test('RGT-3 questions are not passed over, and their answers are sent once', async () => {
    const it = await opened(questions)
    it.send({ type: 'realityCheck.continue' })
    expect(it.at()).toBe(shows('questionnaire'))
    it.send({ type: 'realityCheck.answer', answers })
    expect(it.sent.last().input).toEqual({
      checkId: 'two',
      action: 'ANSWER_QUESTIONNAIRE',
      choice: 'CONTINUE',
      answers,
    })
    await it.take()
    expect(it.context()).toMatchObject({ check: null, answers: null })
  })

  test.each([
    ['is lost', (it: Awaited<ReturnType<typeof opened>>) => it.refuse(), 'network'],
    ['does not come', (it: Awaited<ReturnType<typeof opened>>) => it.clock.increment(15_000), 'timeout'],
  ] as const)('RGT-3 an answer that %s is sent again with the same id and answers', async (_, lose, kind) => {
    const it = await opened(questions)
    it.send({ type: 'realityCheck.answer', answers })
    await lose(it)
    expect([it.at(), it.context().problem?.kind]).toEqual([shows('failed'), kind])
    it.send({ type: 'realityCheck.continue' })
    expect(it.sent.last().input).toMatchObject({ checkId: 'two', answers })
  })

  test.each([
    ['realityCheck.exit', 'EXIT', 'a reminder', reminder, []],
    ['realityCheck.exit', 'EXIT', 'questions', questions, []],
    ['realityCheck.history', 'HISTORY', 'questions', questions, []],
    ['realityCheck.exit', 'EXIT', 'answers under way', questions, [{ type: 'realityCheck.answer', answers }]],
  ] as const)('RMB-5 %s leaves the game at once (%s, %s), whatever becomes of the answer', async (...given) => {
    const [type, choice, , due, before] = given
    const it = await opened(due)
    for (const event of before) it.send(event)
    it.send({ type })
    expect(it.at()).toBe('leaving')
    expect(it.said().slice(2)).toEqual(['modal.closed', 'break.ended', 'game.leave'])
    expect(it.sent.last().input).toMatchObject({ choice, checkId: due.checkId, answers: null })
    await it.refuse()
    expect(it.at()).toBe('idle')
  })

  test('RMB-5 a failed sending is left without another', async () => {
    const it = await opened(reminder)
    it.send({ type: 'realityCheck.continue' })
    await it.refuse()
    it.send({ type: 'realityCheck.exit' })
    it.clock.increment(15_000)
    expect([it.at(), it.said().at(-1)]).toEqual(['idle', 'game.leave'])
  })

  test('RGT-3 answered in another tab, it closes here at the next look; the same one stands on', async () => {
    const it = await opened(questions)
    it.send({ type: 'realityCheck.check' })
    expect(it.at()).toBe(shows('questionnaire', 'asking'))
    await it.answer(questions)
    expect(it.at()).toBe(shows('questionnaire'))
    it.send({ type: 'realityCheck.check' })
    it.asked.last().reject(lost)
    await settle()
    expect(it.at()).toBe(shows('questionnaire'))
    it.send({ type: 'realityCheck.check' })
    it.clock.increment(15_000)
    expect(it.at()).toBe(shows('questionnaire'))
    it.send({ type: 'realityCheck.check' })
    await it.answer(null)
    expect([it.at(), it.sent.calls.length]).toEqual(['idle', 0])
  })
})

test('RGT-3 a reminder asks nothing: answers are sent of questions only', async () => {
  const it = await opened(reminder)
  const before = [it.at(), it.context()]
  it.send({ type: 'realityCheck.answer', answers })
  expect([it.at(), it.context()]).toEqual(before)
  expect(it.sent.calls).toEqual([])
})
