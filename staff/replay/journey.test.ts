import {
  type AnyActorRef,
  createActor,
  fromCallback,
  fromPromise,
  setup,
  SimulatedClock,
  type SnapshotFrom,
} from 'xstate'
import { expect, test } from 'vitest'
import { loginMessages } from '#contract/loginError.ts'
import type { ToSession } from '#machines/events.ts'
import { loginMachine } from '#machines/login/login.machine.ts'
import { registrationMachine } from '#machines/registration/registration.machine.ts'
import type { RegistrationDetails } from '#machines/registration/registration.contract.ts'
import { allowList } from '#src/recorder/allowList.ts'
import { attachRecorder } from '#src/recorder/attach.ts'
import { ActorPaths, type SessionLog } from '#src/recorder/log.ts'
import type { AllowList } from '#src/recorder/redact.ts'
import { memoryDrawer } from '#src/recorder/store.ts'
import { comparable } from './comparable.ts'
import { Divergence, Replay } from './replayer.ts'

// The shipped machines of login and registration below a root that only starts them; what the operator would answer
// comes from a list.

const effects: string[] = []
const answers: unknown[] = []

/** The next answer of the list; an Error is a rejection. */
const ask = (name: string): Promise<never> => {
  effects.push(name)
  const next = answers.shift()
  return next instanceof Error ? Promise.reject(next) : Promise.resolve(next as never)
}
const asks = (name: string) => fromPromise(() => ask(name)) as never

const login = loginMachine.provide({
  actors: {
    signIn: asks('signIn'),
    lookUpConfirmation: asks('lookUp'),
    migratePlayer: asks('migrate'),
    startCooling: asks('cooling'),
  },
})
const registration = registrationMachine.provide({
  actors: {
    loadDraft: asks('loadDraft'),
    draftStore: fromCallback(({ receive }) => {
      effects.push('draftStore')
      receive(() => void effects.push('draft kept'))
    }),
    loadRiskSetting: asks('risk'),
    submitDetails: asks('submitDetails'),
    submitContactInfo: asks('submitContactInfo'),
    requestCode: asks('requestCode'),
    verifyCode: asks('verifyCode'),
  },
})

const root = setup({
  types: { events: {} as ToSession },
  actors: { login, registration },
}).createMachine({
  id: 'session',
  invoke: [
    {
      id: 'login',
      src: 'login',
      systemId: 'login',
      input: ({ self }) => ({ parentRef: self, hasConfirmationLookup: false }),
    },
    {
      id: 'registration',
      src: 'registration',
      systemId: 'registration',
      input: ({ self }) => ({ parentRef: self, countryCode: 'FI' }),
    },
  ],
  on: {
    'registration.completed': {
      actions: ({ system, event }) =>
        // A real session relays this by its own action; the journey below sends it, as it must not be an effect.
        void [system, event],
    },
    'login.succeeded': {},
  },
})

const details: RegistrationDetails = {
  email: 'maija@example.org',
  firstName: 'Maija',
  lastName: 'Virtanen',
  countryCode: 'FI',
  marketCode: 'UN',
  phonePrefix: '+358',
  phoneBody: '401234567',
  termsAndConditions: true,
  termsAndConditionsAcceptedVersion: '3',
  cookiePolicyAccepted: true,
  marketingOptIn: false,
  allConditions: false,
  languageCode: 'en',
  bonusCode: null,
}

const refusal = (message: string) =>
  Object.assign(new Error(message), { kind: 'status', status: 400, code: 'NotAuthorizedException' })
const trouble = (status: number, code: string) => Object.assign(new Error(code), { kind: 'status', status, code })
const settled = () => new Promise<void>((resolve) => setImmediate(resolve))

/** Secrets are written like this in every log; typed like this, live and replayed snapshots can be compared whole. */
const secret = '[secret]'

async function record(allow: AllowList): Promise<{ log: SessionLog; snapshots: string[] }> {
  const clock = new SimulatedClock()
  let at = 0
  const recorder = attachRecorder({ allow, now: () => (at += 11), clock, storage: memoryDrawer() })
  const places = new ActorPaths()
  const snapshots: string[] = []
  const session = createActor(root, {
    clock: recorder.clock,
    inspect: (event) => {
      if (event.type === '@xstate.actor') places.add(event.actorRef as never)
      recorder.inspect(event)
      if (event.type === '@xstate.snapshot') snapshots.push(comparable(places.of(event.actorRef), event.snapshot))
    },
  }).start()
  const to = (id: string) => session.system.get(id) as AnyActorRef
  const say = async (id: string, event: { type: string; [key: string]: unknown }, ...then: unknown[]) => {
    answers.push(...then)
    to(id).send(event)
    for (let turn = 0; turn <= then.length; turn++) await settled()
  }
  const wait = async (ms: number, ...then: unknown[]) => {
    answers.push(...then)
    clock.increment(ms)
    for (let turn = 0; turn <= then.length; turn++) await settled()
  }
  const state = (id: string) => (to(id).getSnapshot() as SnapshotFrom<typeof loginMachine>).value
  const signIn = { type: 'login.submit', email: details.email, password: secret }
  const hang = new Promise(() => {})

  await say('login', { type: 'login.open', content: 'login' })
  await say('login', signIn, refusal(loginMessages.unauthorized()))
  expect(state('login')).toEqual({ open: { refused: 'unauthorised' } })
  await say(
    'login',
    signIn,
    refusal(
      loginMessages.timeout({ remainingDays: 3, playerId: 7, isCooling: false, milliseconds: 5, initiator: 'PLAYER' }),
    ),
  )
  expect(state('login')).toEqual({ open: { refused: 'timeout' } })
  await say('login', { type: 'error.reset' })
  await say('login', signIn, hang)
  await wait(15_000)
  expect(state('login')).toEqual({ open: 'failed' })
  await say('login', { type: 'login.close' })
  await say('registration', { type: 'registration.open' }, null)
  await say(
    'registration',
    { type: 'details.submit', details, password: secret, captchaToken: secret },
    { smsVerification: true, emailVerification: true },
    trouble(500, 'error.system.error'),
  )
  await say(
    'registration',
    { type: 'details.submit', details, password: secret, captchaToken: secret },
    { smsVerification: true, emailVerification: true },
    { playerId: 7 },
  )
  const contactInfo = { dateOfBirth: '1990-05-14', postalCode: '00100', province: null, cpf: null }
  await say(
    'registration',
    { type: 'contactInfo.submit', contactInfo, captchaToken: secret },
    { smsVerification: true, emailVerification: true },
    undefined,
    undefined,
  )
  await say('registration', { type: 'code.submit', code: secret }, trouble(400, 'sms.code.invalid'))
  await wait(60_000)
  await say('registration', { type: 'code.resend', captchaToken: secret }, undefined)
  await say('registration', { type: 'step.back' })
  // The same person again: the account is not made a second time.
  await say('registration', { type: 'step.back' })
  await say(
    'registration',
    { type: 'details.submit', details, password: secret, captchaToken: secret },
    { smsVerification: true, emailVerification: true },
  )
  // The code that was sent still works: none is asked for.
  await say(
    'registration',
    { type: 'contactInfo.submit', contactInfo, captchaToken: secret },
    { smsVerification: true, emailVerification: true },
    undefined,
  )
  await say('registration', { type: 'code.submit', code: secret }, undefined, undefined)
  await say('registration', { type: 'code.submit', code: secret }, undefined)
  expect(state('registration')).toEqual({ open: 'complete' })
  await say(
    'login',
    { type: 'login.afterSignUp', email: details.email, password: secret, isTypedAgain: false },
    refusal(loginMessages.notFound()),
  )
  await wait(3000, refusal(loginMessages.notFound()))
  await wait(3000, { player: { playerId: 7, email: details.email } })
  expect(state('login')).toBe('succeeded')
  const made = { log: JSON.parse(JSON.stringify(recorder.log.present())) as SessionLog, snapshots: [...snapshots] }
  session.stop()
  return made
}

const everything: AllowList = new Proxy({}, { get: () => ['**'] })

function replayed(log: SessionLog): string[] {
  const snapshots: string[] = []
  new Replay(root, log, { onSnapshot: (one) => snapshots.push(comparable(one.place, one.snapshot)) }).start().runTo()
  return snapshots
}

/** Without contexts and outputs: places, active states, history and children. */
const statesOnly = (lines: readonly string[]): string[] =>
  lines.map((line) => {
    const at = line.indexOf(' ')
    const { status, value, history, alive } = JSON.parse(line.slice(at)) as Record<string, unknown>
    return JSON.stringify([line.slice(0, at), status, value, history, alive])
  })

test('a recorded sign-up and sign-in replays with equal snapshots at every step and without effects', async () => {
  const live = await record(everything)
  effects.length = 0
  expect(replayed(live.log)).toEqual(live.snapshots)
  expect(effects).toEqual([])
})

test('SAF-12 with what the product really keeps, the same states follow, and nothing personal is in the log', async () => {
  const live = await record(allowList)
  const text = JSON.stringify(live.log)
  for (const personal of ['maija', 'Maija', 'Virtanen', '401234567', '1990-05-14', '00100'])
    expect(text).not.toContain(personal)
  expect(statesOnly(replayed(live.log))).toEqual(statesOnly(live.snapshots))
})

test('every dropped record is noticed', async () => {
  const { log } = await record(allowList)
  const unnoticed = log.records.flatMap((record, index) => {
    if (record[1] === 'check') return []
    try {
      replayed({ ...log, records: log.records.toSpliced(index, 1) })
      return [record]
    } catch (error) {
      return error instanceof Divergence ? [] : [record]
    }
  })
  expect(unnoticed).toEqual([])
})
