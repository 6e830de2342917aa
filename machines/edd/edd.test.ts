import { createActor } from 'xstate'
import { expect, test } from 'vitest'
import type { ProfileSummary } from '../player.ts'
import { anna, leafStates, listeningParent, manual, settle } from '../testing.ts'
import type { EddEvent, PromptedInput, SubmitEddInput } from './edd.contract.ts'
import { eddMachine } from './edd.machine.ts'

const profile = (kycStatus: string) => ({ eddQuestionnaire: true, kycStatus }) as ProfileSummary
const asked: EddEvent = { type: 'profile.changed', profile: profile('EDD_PENDING') }
const answeredElsewhere: EddEvent = { type: 'profile.changed', profile: profile('EDD_UNDER_REVIEW') }
const submit: EddEvent = {
  type: 'edd.submit',
  answers: {
    occupation: 'Education',
    otherOccupation: '',
    salaryRangeId: 2,
    sourceOfFunds: 'Salary',
    otherSourceOfFunds: '',
    placeOfBirth: '',
    nationality: '',
  },
}

/** The questions as they stand open. */
async function opened() {
  const { parentRef, heard } = listeningParent()
  const was = manual<boolean, PromptedInput>()
  const remembering = manual<void, PromptedInput>()
  const sending = manual<void, SubmitEddInput>()
  const actor = createActor(
    eddMachine.provide({
      actors: {
        wasPrompted: was.logic,
        rememberPrompted: remembering.logic,
        submitEdd: sending.logic,
      },
    }),
    { input: { parentRef, player: anna } },
  ).start()
  actor.send(asked)
  was.last().resolve(false)
  await settle()
  const toasts = () =>
    heard.flatMap((event) =>
      event.type === 'toast.show' ? [(event as unknown as { toast: { key: string } }).toast.key] : [],
    )
  return { actor, remembering, sending, toasts, at: () => leafStates(actor.getSnapshot()).join(' ') }
}

const notAsked = { kind: 'status', status: 409, code: 'error.edd.not_asked', message: 'no' }
const told = ['player.questionnaire.not.asked.toast']

test.each([
  ['the reminder', [], 'open.reminder'],
  ['the questions', [{ type: 'edd.begin' }], 'open.questionnaire'],
] as const)('EDD-1 answered in another tab, %s closes and says so', async (_, before, state) => {
  const { actor, at, toasts } = await opened()
  for (const event of before) actor.send(event)
  expect(at()).toBe(state)
  actor.send(answeredElsewhere)
  expect([at(), toasts()]).toEqual(['done', told])
})

test('EDD-1 after answers that were not taken it closes too, once they were answered elsewhere', async () => {
  const { actor, at, sending, toasts } = await opened()
  actor.send({ type: 'edd.begin' })
  actor.send(submit)
  sending.last().reject({ kind: 'status', status: 500, code: null, message: 'no' })
  await settle()
  expect(at()).toBe('open.failed')
  actor.send(answeredElsewhere)
  expect([at(), toasts()]).toEqual(['done', told])
})

test('EDD-2 answers to questions that are not asked any more are not said to be wrong', async () => {
  const { actor, at, sending, toasts } = await opened()
  actor.send({ type: 'edd.begin' })
  actor.send(submit)
  actor.send(answeredElsewhere)
  expect(at(), 'its own answers may be the ones').toBe('open.submitting')
  sending.last().reject(notAsked)
  await settle()
  expect([at(), toasts()]).toEqual(['done', told])
})

const typed = { occupation: 'Education', nationality: 'Finn' }

test('EDD-2 what was typed is there when the questions are opened again', async () => {
  const { actor, at, remembering } = await opened()
  actor.send({ type: 'edd.begin' })
  actor.send({ type: 'edd.typed', typed })
  actor.send({ type: 'edd.close' })
  remembering.last().resolve()
  await settle()
  actor.send({ type: 'edd.open' })
  actor.send({ type: 'edd.begin' })
  expect([at(), actor.getSnapshot().context.typed]).toEqual(['open.questionnaire', typed])
})

test('EDD-1 who wants the questions again in the moment in which they close has them', async () => {
  const { actor, at } = await opened()
  actor.send({ type: 'edd.close' })
  expect(at()).toBe('remembering')
  actor.send({ type: 'edd.open' })
  expect(at()).toBe('open.reminder')
})

test('EDD-1 questions answered elsewhere in the moment in which they close are not asked any more', async () => {
  const { actor, at, remembering } = await opened()
  actor.send({ type: 'edd.close' })
  actor.send(answeredElsewhere)
  expect(at()).toBe('idle')
  remembering.last().resolve()
  await settle()
  actor.send({ type: 'edd.open' })
  expect(at()).toBe('idle')
})

test('EDD-2 what was typed is forgotten once it was sent, and once it was answered elsewhere', async () => {
  const sent = await opened()
  const elsewhere = await opened()
  const closed = await opened()
  for (const { actor } of [sent, elsewhere, closed]) {
    actor.send({ type: 'edd.begin' })
    actor.send({ type: 'edd.typed', typed })
  }
  sent.actor.send(submit)
  sent.sending.last().resolve()
  elsewhere.actor.send(answeredElsewhere)
  closed.actor.send({ type: 'edd.close' })
  closed.remembering.last().resolve()
  await settle()
  closed.actor.send(answeredElsewhere)
  expect([sent.at(), elsewhere.at(), closed.at()]).toEqual(['done', 'done', 'idle'])
  expect([sent, elsewhere, closed].map(({ actor }) => actor.getSnapshot().context.typed)).toEqual([null, null, null])
})

test.each([
  ['open.questionnaire', async () => {}],
  [
    'open.failed',
    async ({ actor, sending }: Awaited<ReturnType<typeof opened>>) => {
      actor.send(submit)
      sending.last().reject({ kind: 'status', status: 500, code: null, message: 'no' })
      await settle()
    },
  ],
] as const)('EDD-2 answers that are not complete are not sent (%s)', async (state, go) => {
  const it = await opened()
  it.actor.send({ type: 'edd.begin' })
  await go(it)
  const before = it.actor.getSnapshot().context
  const sent = it.sending.calls.length
  for (const missing of [{ occupation: '' }, { salaryRangeId: 0 }, { sourceOfFunds: '' }, { occupation: 'Other' }])
    it.actor.send({ ...submit, answers: { ...submit.answers, ...missing } })
  expect([it.at(), it.actor.getSnapshot().context, it.sending.calls.length]).toEqual([state, before, sent])
})

test('EDD-1 questions that nobody asks are not opened', () => {
  const { parentRef, heard } = listeningParent()
  const context = { ...createActor(eddMachine, { input: { parentRef, player: anna } }).getSnapshot().context }
  const snapshot = eddMachine.resolveState({ value: 'prompted', context })
  const actor = createActor(eddMachine, { snapshot, input: { parentRef, player: anna } }).start()
  actor.send({ type: 'edd.open' })
  expect([leafStates(actor.getSnapshot()), heard]).toEqual([['prompted'], []])
})
