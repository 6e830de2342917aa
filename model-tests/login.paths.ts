import { expect } from '@playwright/test'
import { createEmptyActor } from 'xstate'
import { loginMessages } from '#contract/loginError.ts'
import { loginMachine } from '#machines/login/login.machine.ts'
import type { LoginInput } from '#machines/login/login.contract.ts'
import { type BrowserWorld, holdsCalls, holdsSignIn } from './browserWorld.ts'
import { type AnswerCase, pathModel } from './paths.ts'
import { fillDetails, layDraft, signUp, submitStep } from './registration.form.ts'

type World = BrowserWorld

const input = (hasConfirmationLookup: boolean): LoginInput => ({
  hasConfirmationLookup,
  parentRef: createEmptyActor(),
})

const home = async ({ page }: World) => {
  await page.goto('/en-UN/terms')
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible()
}

const refusal = (name: string, message: string): AnswerCase<never, World> => ({
  name,
  error: { kind: 'status', status: 400, code: 'NotAuthorizedException', message },
  prepare: (world) => world.refuseSignIn(message),
})

/** The pool's second answer, after it has looked at the password. */
const wrongPassword: AnswerCase<never, World> = {
  name: 'wrong password',
  error: {
    kind: 'status',
    status: 400,
    code: 'NotAuthorizedException',
    message: loginMessages.unauthorized(),
    isPasswordChecked: true,
  },
  prepare: (world) => world.refuseSignIn(loginMessages.unauthorized(), { match: { header: 'RespondToAuthChallenge' } }),
}

const inTimeout = {
  remainingDays: 3,
  playerId: 4711,
  isCooling: false,
  milliseconds: 259_200_000,
  initiator: 'PLAYER',
} as const

const coolingOff = {
  kind: 'COOLING',
  initiator: 'PLAYER',
  startedAt: null,
  endsAt: null,
  indefinite: false,
  remainingDays: 1,
  milliseconds: 86_400_000,
}

const panel = ({ page }: World) => page.locator('[data-flow="login"]')
const says = async (world: World, words: RegExp) => expect(panel(world).getByRole('alert')).toContainText(words)
const isForm = async (world: World) => {
  await expect(panel(world).getByLabel('Email')).toBeEditable()
  await expect(panel(world).getByLabel('Password', { exact: true })).toBeEditable()
  await expect(panel(world).getByRole('button', { name: 'Log in' })).toBeEnabled()
}
/** A refusal that stands for the form, with a way back to it. */
const isScreen = async (world: World, words: RegExp) => {
  await says(world, words)
  await expect(panel(world).getByLabel('Password', { exact: true })).toHaveCount(0)
  await expect(panel(world).getByRole('button', { name: 'Back' })).toBeEnabled()
}
const screens = [
  'timeout',
  'cooling',
  'excluded',
  'excludedIndefinitely',
  'attemptsExceeded',
  'blacklisted',
  'closed',
].map((kind) => `open.refused.${kind}` as const)
const isBusy = async (world: World) => expect(panel(world).getByRole('button', { name: 'Log in' })).toBeDisabled()

const player = {
  playerId: 1,
  playerAccessId: null,
  email: 'anna@example.org',
  countryCode: 'FI',
  language: 'en',
  loginMethod: 'DEFAULT',
  registrationDate: null,
  suspended: false,
  expiresInMs: 3_600_000,
}

/** How QA brings signing in into each of its states. */
export const loginPaths = pathModel<World>()<typeof loginMachine>({
  machine: loginMachine,
  variants: {
    'brand without look-up': { input: input(false), open: home },
    'brand with look-up': {
      input: input(true),
      open: async (world) => {
        await world.qa.world({ flags: { userConfirmation: true } })
        await home(world)
      },
    },
  },
  events: {
    'login.open': [
      {
        name: 'opens the panel',
        offeredIn: ['closed'],
        event: { type: 'login.open' },
        act: (world) => world.page.getByRole('button', { name: 'Log in' }).first().click(),
      },
    ],
    'login.close': [
      { name: 'closes the panel', event: { type: 'login.close' }, act: ({ page }) => page.keyboard.press('Escape') },
    ],
    'login.submit': [
      {
        name: 'sends e-mail and password',
        event: { type: 'login.submit', email: 'anna@example.org', password: 'Correct1horse' },
        act: async (world) => {
          const { email, password } = await world.player()
          await panel(world).getByLabel('Email').fill(email)
          await panel(world).getByLabel('Password', { exact: true }).fill(password)
          await panel(world).getByRole('button', { name: 'Log in' }).click()
        },
      },
    ],
    'login.afterSignUp': [
      {
        name: 'completes a sign-up',
        offeredIn: ['closed'],
        event: {
          type: 'login.afterSignUp',
          email: 'anna@example.org',
          password: 'Correct1horse',
          isTypedAgain: false,
        },
        act: async (world) => {
          await world.qa.world({ riskSetting: { smsVerification: false, emailVerification: false } })
          await world.page.getByRole('button', { name: 'Sign up' }).first().click()
          await fillDetails(world)
          await submitStep(world)
        },
      },
      {
        name: 'types the password again after a reload',
        offeredIn: ['closed'],
        event: { type: 'login.afterSignUp', email: 'anna@example.org', password: 'Correct1horse', isTypedAgain: true },
        act: async (world) => {
          const { email, password } = await world.player()
          await layDraft(world, {
            savedStep: 'verification',
            details: { email },
            playerId: 4711,
            risk: { smsVerification: false, emailVerification: false },
          })
          await world.page.getByRole('button', { name: 'Sign up' }).first().click()
          await signUp(world).getByLabel('Password', { exact: true }).fill(password)
          await submitStep(world)
        },
      },
    ],
    'login.cancel': [
      {
        name: 'would rather log in later',
        event: { type: 'login.cancel' },
        act: (world) => panel(world).getByRole('button', { name: 'Cancel' }).click(),
      },
    ],
    'error.reset': [
      {
        name: 'types again',
        offeredIn: ['open.failed', 'open.refused.unauthorised'],
        event: { type: 'error.reset' },
        act: (world) => panel(world).getByLabel('Email').pressSequentially('a'),
      },
      {
        name: 'goes back to the form',
        offeredIn: screens,
        event: { type: 'error.reset' },
        act: (world) => panel(world).getByRole('button', { name: 'Back' }).click(),
      },
    ],
    'cooling.request': [
      {
        name: 'asks for a day of cooling off',
        event: { type: 'cooling.request' },
        act: (world) => panel(world).getByRole('button', { name: /cool/i }).click(),
      },
    ],
    'error.set': { elsewhere: 'a pay-and-play login says by itself why it was refused' },
    'panel.set': { elsewhere: 'no page changes the content of an open panel yet' },
    'redirect.reset': {
      elsewhere: 'the sign-up says where its sign-in leads; tests/browser/launch.spec.ts comes back to a game by it',
    },
  },
  answers: {
    signIn: {
      holds: holdsSignIn,
      answers: [
        { name: 'signed in', output: { player }, prepare: async () => {} },
        refusal('wrong', loginMessages.unauthorized()),
        wrongPassword,
        refusal('no such player', loginMessages.notFound()),
        refusal('timeout', loginMessages.timeout(inTimeout)),
        refusal('cooling off', loginMessages.timeout({ ...inTimeout, isCooling: true })),
        refusal('excluded', loginMessages.exclusion(30)),
        refusal('excluded for good', loginMessages.exclusionIndefinite()),
        refusal('too many attempts', loginMessages.maxAttempt()),
        refusal('blacklisted', loginMessages.blacklisted()),
        refusal('closed', loginMessages.closed()),
        {
          name: 'out of order',
          error: { kind: 'status', status: 500, code: 'InternalErrorException', message: 'Internal error' },
          prepare: (world) =>
            world.refuseSignIn('Internal error', {
              status: 500,
              body: { __type: 'InternalErrorException', message: 'Internal error' },
            }),
        },
      ],
    },
    lookUpConfirmation: {
      holds: holdsCalls('userConfirmation'),
      answers: [
        {
          name: 'confirmed',
          output: true,
          prepare: (world) => world.answer('userConfirmation', 200, { confirmed: true }),
        },
        {
          name: 'not confirmed',
          output: false,
          prepare: (world) => world.answer('userConfirmation', 200, { confirmed: false }),
        },
        {
          name: 'out of order',
          error: { kind: 'status', status: 500, code: 'error.system.error', message: '' },
          prepare: (world) => world.refuse('userConfirmation', 500, 'error.system.error'),
        },
      ],
    },
    migratePlayer: {
      holds: holdsCalls('migration'),
      answers: [
        { name: 'taken over', output: true, prepare: (world) => world.answer('migration', 200, { migrated: true }) },
        {
          name: 'unknown there too',
          output: false,
          prepare: (world) => world.answer('migration', 200, { migrated: false }),
        },
        {
          name: 'out of order',
          error: { kind: 'status', status: 500, code: 'error.system.error', message: '' },
          prepare: (world) => world.refuse('migration', 500, 'error.system.error'),
        },
      ],
    },
    startCooling: {
      holds: holdsCalls('timeoutCooling'),
      answers: [
        {
          name: 'granted',
          output: { milliseconds: 86_400_000 },
          prepare: (world) => world.answer('timeoutCooling', 200, coolingOff),
        },
        {
          name: 'out of order',
          error: { kind: 'status', status: 500, code: 'error.system.error', message: '' },
          prepare: (world) => world.refuse('timeoutCooling', 500, 'error.system.error'),
        },
      ],
    },
  },
  delays: {
    requestTimeout: (world) => world.pass(15_000),
    retryWait: (world) => world.pass(3000),
  },
  unseen: ['closed', 'succeeded'],
  ends: ['succeeded'],
  states: {
    closed: async (world, context) => {
      await expect(panel(world)).toBeHidden()
      // A sign-up that led here leaves nothing behind that says the player is being logged in; or it asks for the password again.
      if (context.isTypedAgain) {
        const asksAgain = signUp(world).getByText('This password was not taken')
        await expect.poll(async () => (await asksAgain.isVisible()) || !(await signUp(world).isVisible())).toBe(true)
        if (await asksAgain.isVisible()) await signUp(world).getByRole('button', { name: 'Close' }).click()
      }
      await expect(world.page).toHaveURL(/\/en-UN(\/terms)?$/)
      await expect(signUp(world)).toBeHidden()
    },
    'open.editing': isForm,
    'open.submitting': isBusy,
    'open.lookingUp': isBusy,
    'open.migrating': isBusy,
    'open.failed': async (world) => {
      await says(world, /could not log you in/i)
      await isForm(world)
    },
    'open.refused.timeout': (world) => isScreen(world, /break|timeout/i),
    'open.refused.cooling': (world) => isScreen(world, /cool/i),
    'open.refused.excluded': (world) => isScreen(world, /Days left\s*30/i),
    'open.refused.excludedIndefinitely': (world) => isScreen(world, /exclu/i),
    'open.refused.attemptsExceeded': (world) => isScreen(world, /too many tries/i),
    'open.refused.blacklisted': (world) => isScreen(world, /deactivated|support/i),
    'open.refused.closed': (world) => isScreen(world, /closed/i),
    'open.refused.unauthorised': async (world) => {
      await says(world, /password/i)
      await isForm(world)
    },
    'open.startingCooling': async (world) => expect(panel(world).getByRole('button', { name: /cool/i })).toBeDisabled(),
    'afterSignUp.attempting': async (world, { attempt }) =>
      expect(panel(world)).toContainText(new RegExp(`${attempt}\\D+5`)),
    'afterSignUp.waiting': async (world, { attempt }) =>
      expect(panel(world)).toContainText(new RegExp(`${attempt}\\D+5`)),
    'afterSignUp.exhausted': async (world) =>
      expect(panel(world).getByRole('button', { name: 'Log in by hand' })).toBeVisible(),
    succeeded: async ({ page }) => expect(page.getByLabel('Balance').first()).toBeVisible(),
  },
  counters: (context) => [
    context.attempt,
    context.isTypedAgain,
    context.wrongPasswords,
    context.hasConfirmationLookup,
    context.refusal?.playerId != null,
    context.refusal?.kind ?? null,
    context.problem?.kind ?? null,
  ],
  unreachable: {
    'open:login.open': 'the open panel covers every control that opens it',
    'afterSignUp:login.afterSignUp': 'a sign-up is completed once',
  },
  guardsOneWay: {
    'open.refused.timeout:cooling.request':
      'the user pool names the player of each break: “AUT-7 a break of nobody” in login.test.ts',
  },
})
