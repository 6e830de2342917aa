import { describe, expect, test } from 'vitest'
import { assign } from 'xstate'
import { loginMessages } from '#contract/loginError.ts'
import { directory } from '#machines/directory.ts'
import type { FlowId } from '#machines/flowIds.ts'
import { loginMachine, MAX_ATTEMPTS, MAX_WRONG_PASSWORDS } from '#machines/login/login.machine.ts'
import { passwordResetMachine } from '#machines/passwordReset/passwordReset.machine.ts'
import type { RegistrationDetails } from '#machines/registration/registration.contract.ts'
import { registrationMachine } from '#machines/registration/registration.machine.ts'
import { sessionMachine } from '#machines/session/session.machine.ts'
import { stateNodes } from '#staff/charts/model.ts'
import { explore, type Model, upTo, type View } from './explore.ts'
import { casesOf, type Outside, player, sessionInput, shipped } from './shipped.ts'
import { explored } from './explored.ts'

// SAF-8 and SAF-9 in every reachable state of signing in, signing up and setting a new password, composed with the session that owns them.

const why = 'whether a flow can be left depends on it and the session alone; who comes and goes is sent from outside'

const isAtHome = (flow: FlowId) => (view: View) =>
  view.machine('.')?.value === 'player' ||
  (view.machine('.')?.value === 'visitor' && view.machine(`./${flow}`)?.value === 'closed')
const around = { tabs: [], signOut: [{ resolve: undefined }], adoptSession: [{ resolve: null }] } as const
const whoComes = [
  { type: 'authorisation.resolved', player: null },
  { type: 'session.signOut', reason: 'player' },
] as const
const network = { reject: { kind: 'network', message: 'Network Error' } }
const refused = (code: string, status = 400) => ({ reject: { kind: 'status', status, code, message: code } })

const loginAt = (view: View) => JSON.stringify(view.machine('./login')?.value ?? null)
const contextOf = (view: View) => view.machine('./registration')?.context
const stateOf = (view: View) => JSON.stringify(view.machine('./registration')?.value ?? null)
const says = (message: string) => ({ reject: { kind: 'status', status: 400, message } })
const details = (phoneBody: string): RegistrationDetails => ({
  email: 'a@player.example',
  firstName: 'A',
  lastName: 'B',
  countryCode: 'FI',
  marketCode: 'UN',
  phonePrefix: '+358',
  phoneBody,
  termsAndConditions: true,
  termsAndConditionsAcceptedVersion: null,
  cookiePolicyAccepted: true,
  marketingOptIn: false,
  allConditions: false,
  languageCode: 'en',
  bonusCode: null,
})

const send = (phoneBody: string) =>
  ({ type: 'details.submit', details: details(phoneBody), password: 'Secret-123', captchaToken: '-' }) as const
const phoneOf = (view: View) => (contextOf(view)?.['details'] as RegistrationDetails | null)?.phoneBody ?? null

describe('SAF-9 signing in', () => {
  const credentials = { email: 'a@player.example', password: 'Secret-123' }
  const breakOf = { remainingDays: 3, playerId: 7, milliseconds: 1, initiator: 'PLAYER' } as const
  const login: Outside<'login'> = {
    'login.open': [{ type: 'login.open' }],
    'login.close': [{ type: 'login.close' }],
    'login.submit': [{ type: 'login.submit', ...credentials }],
    'login.afterSignUp': [
      { type: 'login.afterSignUp', ...credentials, isTypedAgain: false },
      { type: 'login.afterSignUp', ...credentials, isTypedAgain: true },
    ],
    'login.cancel': [{ type: 'login.cancel' }],
    'error.reset': [{ type: 'error.reset' }],
    'error.set': [{ type: 'error.set', message: 'x' }],
    'redirect.reset': [{ type: 'redirect.reset' }],
    'panel.set': 'what stands beside the form changes no state',
    'cooling.request': [{ type: 'cooling.request' }],
  }
  const base: Omit<Model, 'root'> = {
    input: { ...sessionInput, hasConfirmationLookup: true },
    outside: { session: [...whoComes], login: casesOf(login) },
    answers: {
      ...around,
      signIn: [
        { resolve: { player } },
        network,
        { reject: { ...says(loginMessages.unauthorized()).reject, isPasswordChecked: true } },
        says(loginMessages.notFound()),
        says(loginMessages.timeout({ ...breakOf, isCooling: false })),
        says(loginMessages.timeout({ ...breakOf, isCooling: true })),
        ...[
          loginMessages.exclusion(3),
          loginMessages.exclusionIndefinite(),
          loginMessages.maxAttempt(),
          loginMessages.blacklisted(),
          loginMessages.closed(),
          loginMessages.unauthorized(),
        ].map(says),
      ],
      lookUpConfirmation: [{ resolve: true }, { resolve: false }, network],
      migratePlayer: [{ resolve: true }, { resolve: false }, network],
      startCooling: [{ resolve: { milliseconds: 1 } }, network],
    },
    unread: { login: ['problem', 'content', 'landing'], session: ['landing'] },
    readAs: { login: { attempt: upTo(MAX_ATTEMPTS), wrongPasswords: upTo(MAX_WRONG_PASSWORDS) } },
    auditEvery: 500,
    witnesses: {
      'somebody is refused': (view) => loginAt(view).includes('refused'),
      'five attempts failed': (view) => loginAt(view).includes('exhausted'),
      'a player of the former platform is moved': (view) => view.has('./login/migratePlayer'),
    },
    wayOut: isAtHome('login'),
    // SAF-12: the password is known only while it is being used.
    invariants: {
      'SAF-12 the password is forgotten': (view) =>
        view.machine('./login') === null ||
        view.machine('./login')?.context['password'] === null ||
        view.places('signIn').length + view.places('lookUpConfirmation').length + view.places('migratePlayer').length >
          0 ||
        loginAt(view).includes('afterSignUp'),
    },
  }

  test('MOD-4 SAF-9 SAF-12 has a way home from every state that needs no answer, and forgets the password', () => {
    const result = explored('SAF-9 signing in', { ...base, root: shipped(['login']) }, why)
    expect(result).toMatchObject({ violations: [], isComplete: true, unsound: [], unseen: [] })
  })
  test('MOD-4 a panel that cannot be closed is found', () => {
    const stuck = loginMachine.provide({ actions: { forgetPassword: assign({ password: 'kept' }) } })
    const result = explore({ ...base, root: shipped(['login'], { login: stuck }), endsAtViolation: true })
    expect(result.violations.map((one) => one.invariant)).toEqual(['SAF-12 the password is forgotten'])
    const { 'login.close': _close, 'login.cancel': _cancel, ...deaf } = login
    const trapped = explore({
      ...base,
      witnesses: {},
      outside: { session: [...whoComes], login: casesOf(deaf) },
      root: shipped(['login']),
    })
    expect(trapped.violations.map((one) => one.invariant)).toEqual(['a way out'])
  })
})

describe('SAF-8 SAF-9 signing up', () => {
  const contactInfo = { dateOfBirth: '1990-01-31', postalCode: '00100', province: null, cpf: null }
  const registration: Outside<'registration'> = {
    'registration.open': [{ type: 'registration.open' }],
    'registration.close': [{ type: 'registration.close' }],
    'details.submit': [send('401'), send('402')],
    'country.pick': [
      { type: 'country.pick', countryCode: 'US', isSupported: false },
      { type: 'country.pick', countryCode: 'FI', isSupported: true },
    ],
    'contactInfo.submit': [{ type: 'contactInfo.submit', contactInfo, captchaToken: '-' }],
    'code.submit': [{ type: 'code.submit', code: '123456' }],
    'code.resend': [{ type: 'code.resend', captchaToken: '-' }],
    'form.change': 'what is typed and not sent changes no state',
    'step.next': [{ type: 'step.next' }],
    'step.back': [{ type: 'step.back' }],
    'password.submit': [{ type: 'password.submit', password: 'Secret-123' }],
    'password.refused': 'said by the login flow',
    'registration.retry': [{ type: 'registration.retry' }],
    'registration.restart': [{ type: 'registration.restart' }],
  }
  type Sent = { readonly to: string | null; readonly proven: string | null }
  const base: Omit<Model, 'root'> = {
    input: sessionInput,
    outside: { session: [whoComes[0]], registration: casesOf(registration) },
    answers: {
      ...around,
      draftStore: [],
      loadDraft: [{ resolve: null }],
      loadRiskSetting: [{ resolve: { smsVerification: true, emailVerification: false } }, network],
      submitDetails: [{ resolve: { playerId: 7 } }, network, refused('player_already_exists', 409)],
      submitContactInfo: [{ resolve: undefined }, network],
      requestCode: [
        { resolve: undefined },
        network,
        refused('sms.max.attempts.reached'),
        refused('sms.resend.too_soon'),
      ],
      verifyCode: [{ resolve: undefined }, network, refused('sms.code.invalid')],
    },
    unread: { registration: ['problem', 'error', 'captchaToken', 'code'] },
    readAs: { registration: { requests: upTo(3), tries: upTo(5) } },
    auditEvery: 3000,
    witnesses: {
      'a code is typed': (view) => stateOf(view).includes('entering'),
      'the sign-up is complete': (view) => stateOf(view).includes('complete'),
      'all codes are spent': (view) => stateOf(view).includes('maxAttempts'),
    },
    // The phone that the last code was sent to, and the one that a right code has proven.
    memory: {
      initial: { to: null, proven: null } satisfies Sent,
      next: (sent: Sent, cause, before, after) => {
        const { event, to = '' } = cause as { event?: { type?: string; data?: { code?: string } }; to?: string }
        const isAnswered = event?.type === 'xstate.promise.resolve'
        // The operator says "too soon" of the very phone that a code has just gone to, and of no other.
        const isSent = isAnswered || event?.data?.code === 'sms.resend.too_soon'
        if (isSent && to.endsWith('/requestCode')) return { ...sent, to: phoneOf(before) }
        if (isAnswered && to.endsWith('/verifyCode')) return { ...sent, proven: sent.to }
        return contextOf(after)?.['isSmsVerified'] === true ? sent : { ...sent, proven: null }
      },
    },
    wayOut: isAtHome('registration'),
    invariants: {
      'SAF-8 no step without the one before': (view) => {
        const context = contextOf(view)
        const at = stateOf(view)
        if (/contactInfo|verification|passwordAgain|complete/.test(at) && context?.['playerId'] === null) return false
        return !/verification|passwordAgain|complete/.test(at) || context?.['contactInfo'] !== null
      },
      'SAF-8 a code proves the phone it was sent to': (view, sent) =>
        contextOf(view)?.['isSmsVerified'] !== true || (sent as Sent).proven === phoneOf(view),
    },
  }

  test('MOD-4 SAF-8 SAF-9 knows each step by the one before, proves the phone the code went to, and has a way home', () => {
    const result = explored('SAF-8 SAF-9 signing up', { ...base, root: shipped(['registration']) }, why)
    expect(result).toMatchObject({ violations: [], isComplete: true, unsound: [], unseen: [] })
  })
  test('MOD-4 a sign-up that takes a sent code for a proven one is found', () => {
    const careless = registrationMachine.provide({ actions: { countRequest: assign({ isSmsVerified: true }) } })
    const result = explore({
      ...base,
      root: shipped(['registration'], { registration: careless }),
      endsAtViolation: true,
    })
    expect(result.violations.map((one) => one.invariant)).toContain('SAF-8 a code proves the phone it was sent to')
  })
})

const resetAt = (view: View) => JSON.stringify(view.machine('./passwordReset')?.value ?? null)
const knows = (view: View, secret: string) => (view.machine('./passwordReset')?.context[secret] ?? null) !== null

describe('SAF-9 setting a new password', () => {
  const passwordReset: Outside<'passwordReset'> = {
    'reset.open': [{ type: 'reset.open' }],
    'reset.close': [{ type: 'reset.close' }],
    'reset.link': [{ type: 'reset.link', token: 'a-token-of-an-email' }],
    'link.retry': [{ type: 'link.retry' }],
    'email.submit': [
      { type: 'email.submit', email: 'a@player.example', channel: 'sms', captchaToken: '-' },
      { type: 'email.submit', email: 'a@player.example', channel: 'email', captchaToken: '-' },
      { type: 'email.submit', email: 'b@player.example', channel: 'sms', captchaToken: '-' },
    ],
    'code.submit': [{ type: 'code.submit', code: '123456' }],
    'code.resend': [{ type: 'code.resend', captchaToken: '-' }],
    'password.submit': [{ type: 'password.submit', password: 'Secret-123' }],
    'step.next': [{ type: 'step.next' }],
    'step.back': [{ type: 'step.back' }],
  }
  const base: Omit<Model, 'root'> = {
    input: sessionInput,
    outside: { session: [whoComes[0]], passwordReset: casesOf(passwordReset) },
    answers: {
      ...around,
      readLink: [{ resolve: { email: 'a@player.example' } }, network, refused('error.password.reset.link.used')],
      requestReset: [{ resolve: undefined }, network, refused('sms.max.attempts.reached')],
      requestAgain: [{ resolve: undefined }, network, refused('sms.max.attempts.reached')],
      verifyResetCode: [
        { resolve: { resetKey: 'key', smsResetKeyId: 'id' } },
        network,
        refused('sms.code.invalid'),
        refused('sms.max.attempts.reached'),
      ],
      setPassword: [
        { resolve: undefined },
        network,
        refused('error.password.reset'),
        refused('error.password.reset.link.used'),
      ],
    },
    unread: { passwordReset: ['problem', 'captchaToken', 'smsResetKeyId', 'visited'] },
    readAs: { passwordReset: { requests: upTo(3), tries: upTo(5) } },
    auditEvery: 3000,
    witnesses: {
      'a code is spent': (view) => resetAt(view).includes('"code":"spent"'),
      'the new password holds': (view) => resetAt(view).includes('complete'),
      'codes and links are used up': (view) => resetAt(view).includes('allSpent'),
      'a link is gone': (view) => resetAt(view).includes('linkUsed'),
    },
    wayOut: isAtHome('passwordReset'),
    invariants: {
      'SAF-12 a code and a password are known while they are being used only': (view) =>
        (!knows(view, 'code') || resetAt(view).includes('verifying')) &&
        (!knows(view, 'password') || resetAt(view).includes('saving')),
      'SAF-12 what opens the account is forgotten when it is of no use any more': (view) =>
        !/closed|complete|linkUsed|linkExpired|maxAttempts|allSpent/.test(resetAt(view)) ||
        (!knows(view, 'token') && !knows(view, 'resetKey')),
      'SAF-12 a password is typed only by who has proven to be the one': (view) =>
        !resetAt(view).includes('password') || knows(view, 'token') || knows(view, 'resetKey'),
    },
  }

  test('MOD-4 SAF-9 SAF-12 has a way home from every state and forgets what is secret', () => {
    const result = explored('SAF-9 setting a new password', { ...base, root: shipped(['passwordReset']) }, why)
    expect(result).toMatchObject({ violations: [], isComplete: true, unsound: [], unseen: [] })
  })
  test('MOD-4 a reset that keeps the password is found', () => {
    const careless = passwordResetMachine.provide({ actions: { forgetPassword: assign({}) as never } })
    const result = explore({
      ...base,
      root: shipped(['passwordReset'], { passwordReset: careless }),
      endsAtViolation: true,
    })
    expect(result.violations.map((one) => one.invariant)).toContain(
      'SAF-12 a code and a password are known while they are being used only',
    )
  })
})

test('MOD-4 SAF-9 SAF-4 whatever waits for an answer ends by itself: every busy state of every machine has a time-out', () => {
  const endless = [sessionMachine, ...Object.values(directory)].flatMap((machine) =>
    stateNodes(machine as never)
      .filter((node) => node.tags.includes('busy'))
      .filter((node) => {
        for (let at: typeof node | undefined = node; at; at = at.parent as typeof node | undefined)
          if (at.after.length > 0) return false
        return true
      })
      .map((node) => node.id)
      // An upload lasts as long as it goes on; its own stream ends it after 120 s without progress.
      .filter((id) => !id.endsWith('.uploading')),
  )
  expect(endless).toEqual([])
})
