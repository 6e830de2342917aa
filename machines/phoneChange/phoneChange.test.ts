import { createActor } from 'xstate'
import { expect, test } from 'vitest'
import { anna, leafStates, listeningParent, manual, settle } from '../testing.ts'
import type {
  ChangePhoneInput,
  ChangePhoneOutput,
  RequestSmsInput,
  RequestSmsOutput,
  VerifySmsInput,
} from './phoneChange.contract.ts'
import { phoneChangeMachine } from './phoneChange.machine.ts'

test.each([
  ['a code is typed anew, or a new one is asked for', 1, 'wrong'],
  ['of the last code nothing more is typed', 0, 'spent'],
])('PRO-3 where a code is too old %s', async (_, attemptsLeft, state) => {
  const change = manual<ChangePhoneOutput, ChangePhoneInput>()
  const request = manual<RequestSmsOutput, RequestSmsInput>()
  const verify = manual<void, VerifySmsInput>()
  const machine = phoneChangeMachine.provide({
    actors: { changePhone: change.logic, requestSms: request.logic, verifySms: verify.logic },
  })
  const actor = createActor(machine, { input: { parentRef: listeningParent().parentRef, player: anna } }).start()
  actor.send({ type: 'phone.edit' })
  actor.send({ type: 'phone.submit', phonePrefix: '+358', phoneBody: '401234567' })
  change.last().resolve({ smsVerificationId: 'one' })
  await settle()
  request.last().resolve({ attemptsLeft })
  await settle()
  actor.send({ type: 'code.submit', code: '123456' })
  verify.last().reject({ kind: 'status', status: 400, code: 'sms.code.expired', message: 'refused' })
  await settle()
  expect(leafStates(actor.getSnapshot())).toContain(`popup.entering.code.${state}`)
})
