import { SimulatedClock, createActor } from 'xstate'
import { beforeEach, describe, expect, test } from 'vitest'
import { loginMessages } from '#contract/loginError.ts'
import type { PlayerSession } from '../player.ts'
import { leafStates, listeningParent, manual, settle } from '../testing.ts'
import type {
  LoginEvent,
  LookUpConfirmationInput,
  MigratePlayerInput,
  SignInInput,
  SignInOutput,
  StartCoolingInput,
  StartCoolingOutput,
} from './login.contract.ts'
import { loginMachine } from './login.machine.ts'

const player: PlayerSession = {
  playerId: 7,
  playerAccessId: null,
  email: 'anna@example.org',
  countryCode: 'FI',
  language: 'en',
  loginMethod: 'DEFAULT',
  registrationDate: null,
  suspended: false,
  expiresInMs: 3_600_000,
}
const credentials = { email: 'anna@example.org', password: 'Secret12' }

const started = (hasConfirmationLookup = false) => {
  const { parentRef, heard } = listeningParent()
  const signIn = manual<SignInOutput, SignInInput>()
  const lookUp = manual<boolean, LookUpConfirmationInput>()
  const migrate = manual<boolean, MigratePlayerInput>()
  const cooling = manual<StartCoolingOutput, StartCoolingInput>()
  const clock = new SimulatedClock()
  const actor = createActor(
    loginMachine.provide({
      actors: {
        signIn: signIn.logic,
        lookUpConfirmation: lookUp.logic,
        migratePlayer: migrate.logic,
        startCooling: cooling.logic,
      },
    }),
    { clock, input: { parentRef, hasConfirmationLookup } },
  )
  const seen: string[] = []
  actor.subscribe((snapshot) => {
    const now = leafStates(snapshot).join(' ')
    if (seen.at(-1) !== now) seen.push(now)
  })
  actor.start()
  const send = async (event: LoginEvent): Promise<void> => {
    actor.send(event)
    await settle()
  }
  const fail = async (message: string): Promise<void> => {
    signIn.last().reject(new Error(message))
    await settle()
  }
  return { actor, clock, heard, seen, send, fail, signIn, lookUp, migrate, cooling }
}
let it: ReturnType<typeof started>
beforeEach(() => {
  it = started()
})
const password = () => it.actor.getSnapshot().context.password

describe('the panel', () => {
  test('AUT-3 a login goes from the form to the session, and the password is gone by then', async () => {
    await it.send({ type: 'login.open', landing: { redirectPath: 'my-account/account', bonusCode: 'HELLO' } })
    await it.send({ type: 'login.submit', ...credentials })
    expect(password()).toBe(credentials.password)
    it.signIn.last().resolve({ player })
    await settle()
    expect(it.seen).toEqual(['closed', 'open.editing', 'open.submitting', 'succeeded'])
    expect(it.heard).toEqual([
      {
        type: 'login.succeeded',
        player,
        way: 'form',
        landing: { redirectPath: 'my-account/account', bonusCode: 'HELLO' },
      },
    ])
    expect(password()).toBeNull()
  })

  test.each([
    [
      'timeout',
      loginMessages.timeout({ remainingDays: 3, playerId: 7, isCooling: false, milliseconds: 9, initiator: 'PLAYER' }),
    ],
    [
      'cooling',
      loginMessages.timeout({ remainingDays: 1, playerId: 7, isCooling: true, milliseconds: 9, initiator: 'PLAYER' }),
    ],
    ['excluded', loginMessages.exclusion(30)],
    ['excludedIndefinitely', loginMessages.exclusionIndefinite()],
    ['attemptsExceeded', loginMessages.maxAttempt()],
    ['blacklisted', loginMessages.blacklisted()],
    ['closed', loginMessages.closed()],
    ['unauthorised', loginMessages.unauthorized()],
    ['unauthorised', 'Something nobody has seen before'],
  ])('AUT-6 a refusal leads to %s, from where it goes back to the form', async (state, message) => {
    await it.send({ type: 'login.open' })
    await it.send({ type: 'login.submit', ...credentials })
    await it.fail(`UserLambdaValidationException: ${message}.`)
    expect(leafStates(it.actor.getSnapshot())).toEqual([`open.refused.${state}`])
    expect(password()).toBeNull()
    await it.send({ type: 'error.reset' })
    expect(leafStates(it.actor.getSnapshot())).toEqual(['open.editing'])
    expect(it.actor.getSnapshot().context.refusal).toBeNull()
  })

  test('AUT-7 a player in a break sees days left and may ask for a day of cooling off', async () => {
    await it.send({ type: 'login.open' })
    await it.send({ type: 'login.submit', ...credentials })
    await it.fail(
      loginMessages.timeout({
        remainingDays: 3,
        playerId: 7,
        isCooling: false,
        milliseconds: 9,
        initiator: 'OPERATOR',
      }),
    )
    expect(it.actor.getSnapshot().context).toMatchObject({
      refusal: { remainingDays: 3, initiator: 'OPERATOR' },
      problem: null,
    })
    await it.send({ type: 'cooling.request' })
    it.cooling.last().reject({ kind: 'status', status: 403, code: 'error.forbidden', message: '' })
    await settle()
    expect(leafStates(it.actor.getSnapshot())).toEqual(['open.refused.timeout'])
    expect(it.actor.getSnapshot().context.problem, 'what was not granted is said').toMatchObject({ status: 403 })
    await it.send({ type: 'cooling.request' })
    expect(it.cooling.last().input).toEqual({ playerId: 7 })
    it.cooling.last().resolve({ milliseconds: 86_400_000 })
    await settle()
    expect(leafStates(it.actor.getSnapshot())).toEqual(['open.refused.cooling'])
    expect(it.actor.getSnapshot().context.refusal).toMatchObject({ initiator: 'PLAYER', remainingDays: 1 })
  })

  test('SAF-9 no answer within 15 s can be tried again, and what comes late is not listened to', async () => {
    await it.send({ type: 'login.open' })
    await it.send({ type: 'login.submit', ...credentials })
    it.clock.increment(15_000)
    expect(leafStates(it.actor.getSnapshot())).toEqual(['open.failed'])
    expect(it.signIn.last().signal.aborted).toBe(true)
    it.signIn.last().resolve({ player })
    await settle()
    expect(it.heard).toEqual([])
    await it.send({ type: 'login.submit', ...credentials })
    expect(leafStates(it.actor.getSnapshot())).toEqual(['open.submitting'])
  })

  test('NAV-7 closing while an answer is on its way aborts the sign-in', async () => {
    await it.send({ type: 'login.open' })
    await it.send({ type: 'login.submit', ...credentials })
    await it.send({ type: 'login.close' })
    expect(it.signIn.last().signal.aborted).toBe(true)
    expect(leafStates(it.actor.getSnapshot())).toEqual(['closed'])
    expect(password()).toBeNull()
  })

  test('NAV-7 opening an open panel again does not lose the answer on its way', async () => {
    await it.send({ type: 'login.open' })
    await it.send({ type: 'login.submit', ...credentials })
    await it.send({ type: 'login.open', landing: { redirectPath: 'deposit', bonusCode: null } })
    it.signIn.last().resolve({ player })
    await settle()
    expect(it.heard).toMatchObject([{ type: 'login.succeeded', landing: { redirectPath: 'deposit' } }])
  })

  test('AUT-5 where the brand does so, a not-found login looks up the confirmation and logs in again', async () => {
    it = started(true)
    await it.send({ type: 'login.open' })
    await it.send({ type: 'login.submit', ...credentials })
    await it.fail(loginMessages.notFound())
    it.lookUp.last().resolve(true)
    await settle()
    it.signIn.last().resolve({ player })
    await settle()
    expect(it.seen).toEqual([
      'closed',
      'open.editing',
      'open.submitting',
      'open.lookingUp',
      'open.submitting',
      'succeeded',
    ])
  })

  test('AUT-5 a legacy player is taken over once, and else refused like anybody', async () => {
    it = started(true)
    await it.send({ type: 'login.open' })
    await it.send({ type: 'login.submit', ...credentials })
    await it.fail(loginMessages.notFound())
    it.lookUp.last().resolve(false)
    await settle()
    expect(leafStates(it.actor.getSnapshot())).toEqual(['open.migrating'])
    it.migrate.last().resolve(true)
    await settle()
    await it.fail(loginMessages.notFound())
    expect(leafStates(it.actor.getSnapshot())).toEqual(['open.refused.unauthorised'])
    expect(it.migrate.calls).toHaveLength(1)
  })
})

test('AUT-11 the login events: open, close, error set and reset, redirect reset, panel content, cooling, login', async () => {
  const at = () => leafStates(it.actor.getSnapshot()).join(' ')
  const context = () => it.actor.getSnapshot().context
  const landing = { redirectPath: '/my-account/banking', bonusCode: 'HELLO' }
  await it.send({ type: 'login.open', landing, content: 'returnToGame' })
  expect([at(), context().content]).toEqual(['open.editing', 'returnToGame'])
  await it.send({ type: 'panel.set', content: 'sessionEnded' })
  expect(context().content).toBe('sessionEnded')
  await it.send({ type: 'error.set', message: loginMessages.closed() })
  expect([at(), context().problem?.message]).toEqual(['open.failed', loginMessages.closed()])
  await it.send({ type: 'error.reset' })
  expect([at(), context().problem]).toEqual(['open.editing', null])
  await it.send({ type: 'redirect.reset' })
  expect(context().landing).toEqual({ redirectPath: null, bonusCode: null })
  await it.send({ type: 'login.close' })
  expect(at()).toBe('closed')
  // An error from elsewhere opens the panel, so that it is read.
  await it.send({ type: 'error.set', message: 'x' })
  expect(at()).toBe('open.failed')
  await it.send({ type: 'login.submit', ...credentials })
  expect(at()).toBe('open.submitting')
  await it.fail(
    loginMessages.timeout({ remainingDays: 2, playerId: 7, isCooling: false, milliseconds: 9, initiator: 'PLAYER' }),
  )
  await it.send({ type: 'cooling.request' })
  expect(at()).toBe('open.startingCooling')
})

test('AUT-5 RMB-11 without the brand’s option a not-found login is refused like any other, and nobody is asked', async () => {
  await it.send({ type: 'login.open' })
  await it.send({ type: 'login.submit', ...credentials })
  await it.fail(loginMessages.notFound())
  expect(leafStates(it.actor.getSnapshot())).toEqual(['open.refused.unauthorised'])
  expect([it.lookUp.calls, it.migrate.calls]).toEqual([[], []])
})

const wrong = async (): Promise<void> => {
  it.signIn.last().reject(Object.assign(new Error(loginMessages.unauthorized()), { isPasswordChecked: true }))
  await settle()
}

describe('after sign-up', () => {
  test('AUT-4 two refused attempts, then signed in, 3 s apart and counted', async () => {
    await it.send({ type: 'login.afterSignUp', ...credentials, isTypedAgain: false })
    await it.fail('Player not found')
    expect(leafStates(it.actor.getSnapshot())).toEqual(['afterSignUp.waiting'])
    expect(it.actor.getSnapshot().context.attempt).toBe(1)
    it.clock.increment(2999)
    expect(it.signIn.calls).toHaveLength(1)
    it.clock.increment(1)
    await it.fail('Player not found')
    it.clock.increment(3000)
    expect(it.actor.getSnapshot().context.attempt).toBe(3)
    it.signIn.last().resolve({ player })
    await settle()
    expect(it.heard).toMatchObject([{ type: 'login.succeeded', way: 'signUp' }])
    expect(it.signIn.calls.map((call) => call.input)).toEqual([credentials, credentials, credentials])
    expect(password()).toBeNull()
  })

  test('AUT-4 after five attempts logging in by hand is offered, and the password is forgotten', async () => {
    await it.send({ type: 'login.afterSignUp', ...credentials, isTypedAgain: false })
    for (let attempt = 1; attempt < 5; attempt += 1) {
      await it.fail('Player not found')
      it.clock.increment(3000)
    }
    await it.fail('Player not found')
    expect(it.signIn.calls).toHaveLength(5)
    expect(leafStates(it.actor.getSnapshot())).toEqual(['afterSignUp.exhausted'])
    expect(password()).toBeNull()
    await it.send({ type: 'login.open' })
    expect(leafStates(it.actor.getSnapshot())).toEqual(['open.editing'])
    expect(it.actor.getSnapshot().context.email).toBe(credentials.email)
  })

  test('AUT-4 SAF-9 a password typed anew after a reload that is wrong is asked for again, and not tried again', async () => {
    await it.send({ type: 'login.afterSignUp', ...credentials, isTypedAgain: true })
    // Not there yet says nothing of the password.
    await it.fail(loginMessages.notConfirmed())
    expect(leafStates(it.actor.getSnapshot())).toEqual(['afterSignUp.waiting'])
    it.clock.increment(3000)
    await wrong()
    expect(leafStates(it.actor.getSnapshot())).toEqual(['closed'])
    expect(it.heard).toEqual([{ type: 'login.passwordRefused' }])
    it.clock.increment(60_000)
    expect(it.signIn.calls).toHaveLength(2)
    expect(password()).toBeNull()
  })

  test('AUT-4 SAF-9 what the pool counts is not tried five times, nor what waiting does not mend', async () => {
    await it.send({ type: 'login.afterSignUp', ...credentials, isTypedAgain: false })
    await wrong()
    it.clock.increment(3000)
    await wrong()
    it.clock.increment(3000)
    await wrong()
    expect(leafStates(it.actor.getSnapshot())).toEqual(['afterSignUp.exhausted'])
    expect(it.signIn.calls).toHaveLength(3)
    await it.send({ type: 'login.cancel' })
    await it.send({ type: 'login.afterSignUp', ...credentials, isTypedAgain: false })
    await it.fail(loginMessages.maxAttempt())
    expect(leafStates(it.actor.getSnapshot())).toEqual(['afterSignUp.exhausted'])
    expect(it.actor.getSnapshot().context.refusal?.kind).toBe('attemptsExceeded')
    expect(it.signIn.calls).toHaveLength(4)
  })

  test('AUT-4 an attempt without an answer counts, and cancelling stops all', async () => {
    await it.send({ type: 'login.afterSignUp', ...credentials, isTypedAgain: false })
    it.clock.increment(15_000)
    expect(leafStates(it.actor.getSnapshot())).toEqual(['afterSignUp.waiting'])
    await it.send({ type: 'login.cancel' })
    it.clock.increment(60_000)
    expect(it.signIn.calls).toHaveLength(1)
    expect(leafStates(it.actor.getSnapshot())).toEqual(['closed'])
    expect(password()).toBeNull()
    expect(it.heard).toEqual([{ type: 'login.cancelled' }])
  })
})

test('AUT-7 a break of nobody whom the pool has named is no break to make longer', async () => {
  const { parentRef } = listeningParent()
  const input = { parentRef, hasConfirmationLookup: false }
  const snapshot = loginMachine.resolveState({
    value: { open: { refused: 'timeout' } },
    context: { ...it.actor.getSnapshot().context, refusal: { kind: 'timeout' } as never },
  })
  const cooling = manual<StartCoolingOutput, StartCoolingInput>()
  const actor = createActor(loginMachine.provide({ actors: { startCooling: cooling.logic } }), { snapshot, input })
  actor.start()
  actor.send({ type: 'cooling.request' })
  expect([leafStates(actor.getSnapshot()), cooling.calls.length]).toEqual([['open.refused.timeout'], 0])
})
