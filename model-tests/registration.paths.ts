import { expect } from '@playwright/test'
import { createEmptyActor } from 'xstate'
import { loginMessages } from '#contract/loginError.ts'
import { registrationMachine } from '#machines/registration/registration.machine.ts'
import type { RegistrationDetails, RegistrationDraft } from '#machines/registration/registration.contract.ts'
import { type BrowserWorld, holdsCalls } from './browserWorld.ts'
import { type AnswerCase, pathModel } from './paths.ts'
import { fillCode, fillContactInfo, fillDetails, pickCountry, signUp, submitStep } from './registration.form.ts'

type World = BrowserWorld

const details: RegistrationDetails = {
  email: 'maija@example.org',
  firstName: 'Maija',
  lastName: 'Virtanen',
  countryCode: 'FI',
  marketCode: 'UN',
  phonePrefix: '+358',
  phoneBody: '409876501',
  termsAndConditions: true,
  termsAndConditionsAcceptedVersion: null,
  cookiePolicyAccepted: true,
  marketingOptIn: false,
  allConditions: true,
  languageCode: 'en',
  bonusCode: null,
}
const contactInfo = { dateOfBirth: '1990-05-14', postalCode: '00100', province: null, cpf: null }
const none: RegistrationDraft = {
  savedStep: 'contactInfo',
  details,
  contactInfo: null,
  isContactInfoTaken: false,
  playerId: 4711,
  isSmsVerified: false,
  isEmailVerified: false,
  risk: null,
  channel: 'sms',
  requests: 0,
  tries: 0,
  takenCode: null,
  refusedCode: null,
}
const atCode: RegistrationDraft = {
  ...none,
  savedStep: 'verification',
  contactInfo,
  isContactInfoTaken: true,
  risk: { smsVerification: true, emailVerification: false },
}

const button = (world: World, name: string) => signUp(world).getByRole('button', { name })
const says = (world: World, words: RegExp) => expect(signUp(world)).toContainText(words)
const alerts = (world: World) => expect(signUp(world).getByRole('alert').first()).toBeVisible()
const isBusy = async (world: World) => expect(button(world, 'Continue')).toBeDisabled()

const onlyAfterBack =
  'there is a way forward only after the way back from the code, which a path does not know; registration.spec.ts takes it'

const refused = (status: number, code: string) => ({
  kind: 'status',
  status,
  code,
  message: code,
  validationErrors: [],
})
const outOfOrder = { name: 'out of order', error: refused(500, 'error.system.error') }

/** An answer that the operator gives by itself, but not for a draft of somebody it has never met. */
const gladly = (name: string, tell: (world: World) => Promise<void>): AnswerCase<void, World> => ({
  name,
  output: undefined,
  prepare: (world) => (world.isRestored ? tell(world) : Promise.resolve()),
})

const risk = (name: string, smsVerification: boolean, emailVerification: boolean) => ({
  name,
  output: { smsVerification, emailVerification },
  prepare: async (world: World) => void (await world.qa.world({ riskSetting: { smsVerification, emailVerification } })),
})

/** A draft lies in the tab's own storage, as a reload would find it; the last code of it was sent just now or two minutes ago. */
const restore = (name: string, draft: RegistrationDraft, isResendDue = false) => ({
  name: `a draft ${name}`,
  output: { ...draft, isResendDue },
  prepare: async (world: World) => {
    world.isRestored = true
    await world.page.evaluate(
      ({ values, age }) => {
        const savedAt = Date.now()
        const codeSentAt = values.requests > 0 ? savedAt - age : null
        sessionStorage.setItem('draft:registration', JSON.stringify({ savedAt, values: { ...values, codeSentAt } }))
      },
      { values: draft, age: isResendDue ? 120_000 : 0 },
    )
  },
})

const channelNow = async ({ page }: World): Promise<'sms' | 'email'> =>
  (await page.getByText(/sent by SMS/).count()) > 0 ? 'sms' : 'email'

/** How QA brings signing up into each of its states. */
export const registrationPaths = pathModel<World>()<typeof registrationMachine>({
  machine: registrationMachine,
  variants: {
    'a visitor from Finland': {
      input: { countryCode: 'FI', parentRef: createEmptyActor() },
      open: async ({ page }) => {
        await page.goto('/en-UN/terms')
        await expect(page.getByRole('button', { name: 'Sign up' }).first()).toBeVisible()
      },
    },
  },
  events: {
    'registration.open': [
      {
        name: 'opens the sign-up',
        event: { type: 'registration.open' },
        act: ({ page }) => page.getByRole('button', { name: 'Sign up' }).first().click(),
      },
    ],
    'registration.close': [
      {
        name: 'closes the sign-up',
        event: { type: 'registration.close' },
        act: (world) => button(world, 'Close').click(),
      },
    ],
    'details.submit': [
      {
        name: 'sends the details',
        event: { type: 'details.submit', details, password: 'Correct1horse', captchaToken: '-' },
        act: async (world) => {
          await fillDetails(world)
          await submitStep(world)
        },
      },
    ],
    'country.pick': [
      {
        name: 'picks another country',
        event: { type: 'country.pick', countryCode: 'NZ', isSupported: true },
        act: (world) => pickCountry(world, 'NZ'),
        offeredIn: ['open.details.editing', 'open.details.failed'],
      },
      {
        name: 'says that the country is not listed',
        event: { type: 'country.pick', countryCode: '', isSupported: false },
        act: (world) => pickCountry(world, { label: 'My country is not listed' }),
        offeredIn: ['open.details.editing', 'open.details.failed'],
      },
    ],
    'contactInfo.submit': [
      {
        name: 'sends the contact info',
        event: { type: 'contactInfo.submit', contactInfo, captchaToken: '-' },
        act: async (world) => {
          await fillContactInfo(world)
          await submitStep(world)
        },
      },
    ],
    'code.submit': [
      {
        name: 'sends the code',
        event: { type: 'code.submit', code: '135790' },
        act: async (world) => {
          await fillCode(world, await channelNow(world))
          await submitStep(world)
        },
      },
    ],
    'code.resend': [
      {
        name: 'asks for a new code',
        event: { type: 'code.resend', captchaToken: '-' },
        act: (world) =>
          signUp(world)
            .getByRole('button', { name: /^Send (a new code|the code again)$/ })
            .click(),
      },
    ],
    'step.back': [
      {
        name: 'goes back',
        event: { type: 'step.back' },
        act: (world) => button(world, 'Back').click(),
        offeredIn: [
          'open.contactInfo.editing',
          'open.contactInfo.failed',
          'open.verification.requestFailed',
          'open.verification.entering',
          'open.unsupported',
        ],
      },
    ],
    'password.submit': [
      {
        name: 'types the password again',
        event: { type: 'password.submit', password: 'Correct1horse' },
        act: async (world) => {
          // A restored draft belongs to nobody, so the pool would call the password wrong and the sign-up would ask again at once.
          await world.refuseSignIn(loginMessages.notConfirmed())
          await signUp(world).getByLabel('Password', { exact: true }).fill('Correct1horse')
          await submitStep(world)
        },
      },
    ],
    'registration.restart': [
      {
        name: 'starts again',
        event: { type: 'registration.restart' },
        act: (world) => button(world, 'Start again').click(),
      },
    ],
    'password.refused': { elsewhere: 'said by the login flow, whose own paths bring it about' },
    'registration.retry': { elsewhere: 'trying again is sending the form again' },
    'form.change': { elsewhere: 'the forms tell it themselves as they are typed into' },
    'step.next': [
      {
        name: 'goes forward in the browser',
        event: { type: 'step.next' },
        act: async ({ page }) => void (await page.goForward()),
        offeredIn: ['open.details.editing'],
      },
    ],
  },
  answers: {
    loadDraft: {
      instant: 'reads the storage of the tab',
      answers: [
        { name: 'no draft', output: null, prepare: async () => {} },
        restore('at the contact info', none),
        restore('before the code was sent', atCode),
        restore('with a code sent', { ...atCode, requests: 1 }),
        restore('with a code sent long ago', { ...atCode, requests: 1 }, true),
        restore('with the last code sent long ago', { ...atCode, requests: 3 }, true),
        restore('with a code tried five times', { ...atCode, requests: 1, tries: 5 }),
        restore('with all verified', { ...atCode, requests: 1, isSmsVerified: true }),
      ],
    },
    draftStore: { stream: 'is told, and says nothing' },
    loadRiskSetting: {
      holds: holdsCalls('marketRiskSetting'),
      answers: [
        risk('a code by SMS', true, false),
        risk('codes by SMS and e-mail', true, true),
        risk('a code by e-mail', false, true),
        risk('no code', false, false),
        { ...outOfOrder, prepare: (world) => world.refuse('marketRiskSetting', 500, 'error.system.error') },
      ],
    },
    submitDetails: {
      holds: holdsCalls('registrationSubmit'),
      answers: [
        { name: 'taken', output: { playerId: 4711 }, prepare: async () => {} },
        {
          name: 'known already',
          error: refused(400, 'player_already_exists'),
          prepare: (world) => world.refuse('registrationSubmit', 400, 'player_already_exists'),
        },
        { ...outOfOrder, prepare: (world) => world.refuse('registrationSubmit', 500, 'error.system.error') },
      ],
    },
    submitContactInfo: {
      holds: holdsCalls('registrationUpdate'),
      answers: [
        gladly('taken', (world) => world.answer('registrationUpdate', 200, { playerId: 4711 })),
        {
          name: 'not open here',
          error: refused(400, 'error.registration.not_open'),
          prepare: (world) => world.refuse('registrationUpdate', 400, 'error.registration.not_open'),
        },
        { ...outOfOrder, prepare: (world) => world.refuse('registrationUpdate', 500, 'error.system.error') },
      ],
    },
    requestCode: {
      holds: holdsCalls('registrationSmsRequest', 'registrationEmailRequest'),
      answers: [
        gladly('sent', (world) => world.answerCode('request', { attemptsLeft: 2, resendInMs: 60_000 })),
        {
          name: 'not open here',
          error: refused(400, 'error.registration.not_open'),
          prepare: (world) => world.refuseCode('request', 400, 'error.registration.not_open'),
        },
        {
          name: 'too many',
          error: refused(400, 'sms.max.attempts.reached'),
          prepare: (world) => world.refuseCode('request', 400, 'sms.max.attempts.reached'),
        },
        {
          name: 'sent a moment ago',
          error: refused(400, 'sms.resend.too_soon'),
          prepare: (world) => world.refuseCode('request', 400, 'sms.resend.too_soon'),
        },
        { ...outOfOrder, prepare: (world) => world.refuseCode('request', 500, 'error.system.error') },
      ],
    },
    verifyCode: {
      holds: holdsCalls('registrationSmsVerification', 'registrationEmailVerification'),
      answers: [
        gladly('right', (world) => world.answerCode('verification', { success: true })),
        {
          name: 'not open here',
          error: refused(400, 'error.registration.not_open'),
          prepare: (world) => world.refuseCode('verification', 400, 'error.registration.not_open'),
        },
        {
          name: 'another’s phone',
          error: refused(400, 'error.same.customer.info.detected'),
          prepare: (world) => world.refuseCode('verification', 400, 'error.same.customer.info.detected'),
        },
        {
          name: 'wrong',
          error: refused(400, 'sms.code.invalid'),
          prepare: (world) => world.refuseCode('verification', 400, 'sms.code.invalid'),
        },
        {
          name: 'too many',
          error: refused(400, 'sms.max.attempts.reached'),
          prepare: (world) => world.refuseCode('verification', 400, 'sms.max.attempts.reached'),
        },
        { ...outOfOrder, prepare: (world) => world.refuseCode('verification', 500, 'error.system.error') },
      ],
    },
  },
  delays: {
    requestTimeout: (world) => world.pass(15_000),
    resendWait: (world) => world.pass(60_000),
  },
  unseen: ['closed', 'open.complete'],
  ends: ['open.complete'],
  states: {
    closed: async (world) => expect(signUp(world)).toBeHidden(),
    'open.restoring': async () => {},
    'open.details.editing': async (world) => expect(signUp(world).getByLabel('First name')).toBeEditable(),
    'open.details.loadingRisk': isBusy,
    'open.details.submitting': isBusy,
    'open.details.failed': async (world) => {
      await alerts(world)
      await expect(signUp(world).getByLabel('Email')).toBeEditable()
    },
    'open.contactInfo.editing': async (world) => expect(signUp(world).getByLabel('Date of birth')).toBeEditable(),
    'open.contactInfo.loadingRisk': isBusy,
    'open.contactInfo.submitting': isBusy,
    'open.contactInfo.failed': alerts,
    'open.verification.requesting': (world) => says(world, /sending you a code/i),
    'open.verification.requestFailed': alerts,
    'open.verification.entering.code.editing': async (world) => expect(signUp(world).getByLabel('Code')).toBeEditable(),
    'open.verification.entering.code.verifying': isBusy,
    'open.verification.entering.code.wrong': async (world) =>
      expect(signUp(world).getByLabel('Code')).toHaveAttribute('aria-invalid', 'true'),
    'open.verification.entering.code.unanswered': async (world) =>
      expect(signUp(world).getByLabel('Code')).toBeEditable(),
    'open.verification.entering.code.spent': async (world) => expect(signUp(world).getByLabel('Code')).toBeDisabled(),
    'open.verification.entering.resend.waiting': (world) => says(world, /ask for a new one in \d+ s/i),
    'open.verification.entering.resend.resendable': async (world) =>
      expect(button(world, 'Send a new code')).toBeEnabled(),
    'open.verification.entering.resend.spent': (world) => says(world, /no more can be asked for/i),
    'open.passwordAgain': async (world) => expect(signUp(world).getByLabel('Password', { exact: true })).toBeEditable(),
    'open.maxAttempts': (world) => says(world, /too many tries/i),
    'open.unsupported': (world) => says(world, /not in your country/i),
    'open.duplicated': (world) => says(world, /have an account already/i),
    // The sign-in with retry takes over; its own panel says so.
    'open.complete': async ({ page }) =>
      expect(page.locator('[data-flow="login"], [aria-label="Balance"]').first()).toBeVisible(),
  },
  counters: (context) => [
    context.playerId !== null && (context.areDetailsTaken ? context.areDetailsDue : 'refused'),
    context.risk,
    context.isSmsVerified,
    context.isEmailVerified,
    context.isResendDue,
    context.channel,
    context.password !== null,
    context.requests > 0 && context.isContactInfoTaken,
    context.requests,
    context.tries,
  ],
  unreachable: {
    'open.contactInfo.editing:step.next:0': onlyAfterBack,
    'open.contactInfo.editing:step.next:1': onlyAfterBack,
    'open.restoring:xstate.done.actor.loadDraft:1':
      'a second link, with another code, is followed in bonusCode.spec: a path has one at most',
    'open.restoring:xstate.error.actor.loadDraft':
      'reading the tab’s storage never fails: a broken draft counts as none',
    'open.restoring:xstate.after.requestTimeout.registration.open.restoring': 'reading the tab’s storage takes no time',
    'open.details.editing:step.back': 'the first step has no Back button',
    'open.unsupported:country.pick': 'the page offers the way back, where a country can be picked',
    'open.duplicated:step.back': 'the page offers to start again instead',
  },
})
