import { SimulatedClock, createActor } from 'xstate'
import { expect, test } from 'vitest'
import { leafStates, listeningParent, manual, settle } from '../testing.ts'
import type { RequestResetInput, VerifyResetCodeInput, VerifyResetCodeOutput } from './passwordReset.contract.ts'
import { passwordResetMachine } from './passwordReset.machine.ts'

test.each([
  ['the last code comes too late', 'sms.code.expired', 1],
  ['the last code is wrong five times', 'sms.code.invalid', 5],
])('PWD-1 REG-7 where %s the link by e-mail is what is left', async (_, code, tries) => {
  const request = manual<void, RequestResetInput>()
  const verify = manual<VerifyResetCodeOutput, VerifyResetCodeInput>()
  const clock = new SimulatedClock()
  const machine = passwordResetMachine.provide({
    actors: { requestReset: request.logic, verifyResetCode: verify.logic },
  })
  const actor = createActor(machine, { clock, input: { parentRef: listeningParent().parentRef } }).start()
  const at = () => leafStates(actor.getSnapshot()).join(' ')
  actor.send({ type: 'reset.open' })
  actor.send({ type: 'email.submit', email: 'anna@example.org', channel: 'sms', captchaToken: '-' })
  for (let sent = 1; sent <= 3; sent += 1) {
    if (sent > 1) actor.send({ type: 'code.resend', captchaToken: '-' })
    request.last().resolve()
    await settle()
    clock.increment(60_000)
  }
  expect(at()).toBe('open.verification.entering.code.editing open.verification.entering.resend.spent')
  for (let tried = 1; tried <= tries; tried += 1) {
    actor.send({ type: 'code.submit', code: '123456' })
    verify.last().reject({ kind: 'status', status: 400, code, message: 'refused' })
    await settle()
  }
  expect(at()).toBe('open.maxAttempts')
})

test('PWD-1 REG-7 a page that begins anew is told that nothing was sent: the last code may be typed, the link is left, and after it waiting', async () => {
  const request = manual<void, RequestResetInput>()
  const actor = createActor(passwordResetMachine.provide({ actors: { requestReset: request.logic } }), {
    input: { parentRef: listeningParent().parentRef },
  }).start()
  const at = () => leafStates(actor.getSnapshot()).join(' ')
  const ask = async (channel: 'sms' | 'email') => {
    actor.send({ type: 'email.submit', email: 'anna@example.org', channel, captchaToken: '-' })
    request.last().reject({ kind: 'status', status: 429, code: 'sms.max.attempts.reached', message: 'refused' })
    await settle()
  }
  actor.send({ type: 'reset.open' })
  await ask('sms')
  expect(at()).toBe('open.maxAttempts')
  // The one before the reload.
  actor.send({ type: 'step.next' })
  expect(at()).toContain('open.verification.entering.code.editing')
  actor.send({ type: 'step.back' })
  await ask('email')
  expect(at()).toBe('open.allSpent')
  actor.send({ type: 'step.back' })
  expect(at()).toBe('open.email.editing')
  // Another e-mail is counted by itself.
  actor.send({ type: 'email.submit', email: 'bert@example.org', channel: 'email', captchaToken: '-' })
  request.last().reject({ kind: 'status', status: 429, code: 'sms.max.attempts.reached', message: 'refused' })
  await settle()
  expect(at()).toBe('open.maxAttempts')
  actor.send({ type: 'step.back' })
  expect(actor.getSnapshot().context.channel).toBe('sms')
})

test('PWD-1 REG-7 behind the last code the operator is asked again each time: nothing is said to be sent that was not, and the next hour begins anew', async () => {
  const request = manual<void, RequestResetInput>()
  const actor = createActor(passwordResetMachine.provide({ actors: { requestReset: request.logic } }), {
    input: { parentRef: listeningParent().parentRef },
  }).start()
  const at = () => leafStates(actor.getSnapshot()).join(' ')
  const ask = async (isRefused: boolean) => {
    actor.send({ type: 'email.submit', email: 'anna@example.org', channel: 'sms', captchaToken: '-' })
    expect(at()).toBe('open.email.sending')
    if (isRefused)
      request.last().reject({ kind: 'status', status: 429, code: 'sms.max.attempts.reached', message: 'refused' })
    else request.last().resolve()
    await settle()
  }
  actor.send({ type: 'reset.open' })
  for (let time = 0; time < 2; time += 1) {
    await ask(true)
    expect(at()).toBe('open.maxAttempts')
    actor.send({ type: 'step.back' })
  }
  // An hour later.
  await ask(false)
  expect(at()).toContain('open.verification.entering.code.editing')
  expect(actor.getSnapshot().context).toMatchObject({ requests: 1, spent: [] })
})

test('PWD-1 REG-7 another code that is refused leads to what is left, not to asking once more', async () => {
  const request = manual<void, RequestResetInput>()
  const clock = new SimulatedClock()
  const actor = createActor(passwordResetMachine.provide({ actors: { requestReset: request.logic } }), {
    clock,
    input: { parentRef: listeningParent().parentRef },
  }).start()
  actor.send({ type: 'reset.open' })
  actor.send({ type: 'email.submit', email: 'anna@example.org', channel: 'sms', captchaToken: '-' })
  request.last().resolve()
  await settle()
  clock.increment(60_000)
  actor.send({ type: 'code.resend', captchaToken: '-' })
  request.last().reject({ kind: 'status', status: 429, code: 'sms.max.attempts.reached', message: 'refused' })
  await settle()
  expect(leafStates(actor.getSnapshot()).join(' ')).toBe('open.maxAttempts')
})
