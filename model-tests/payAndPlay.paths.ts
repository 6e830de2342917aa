import { expect } from '@playwright/test'
import { createEmptyActor } from 'xstate'
import type { PayAndPlayDetails } from '#machines/payAndPlay/payAndPlay.contract.ts'
import { payAndPlayMachine } from '#machines/payAndPlay/payAndPlay.machine.ts'
import type { Fault } from '#tests/support/qa.ts'
import { type BrowserWorld, holdsCalls } from './browserWorld.ts'
import { type AnswerCase, pathModel } from './paths.ts'
import { approvedInAnotherTab, atBank, backWithNothing, becomeKnown, fillPayer, panel } from './payAndPlay.bank.ts'

type World = BrowserWorld

const details: PayAndPlayDetails = {
  email: 'aino@example.org',
  phonePrefix: '+358',
  phoneBody: '401234567',
  dateOfBirth: '1990-05-14',
  postalCode: '00100',
  province: null,
  cpf: null,
  languageCode: 'en',
  termsAndConditions: true,
  cookiePolicyAccepted: true,
  marketingOptIn: false,
  allConditions: false,
}
const player = {
  playerId: 4711,
  playerAccessId: null,
  email: 'aino@example.org',
  countryCode: 'FI',
  language: 'en',
  loginMethod: 'PAY_AND_PLAY',
  registrationDate: null,
  suspended: false,
  expiresInMs: 3_600_000,
}

const payer = { playerId: 4711, email: null, mobilePhone: null, countryCode: 'FI', accountCurrency: null }

const button = (world: World, name: string) => panel(world).getByRole('button', { name, exact: true })
const says = (world: World, words: RegExp) => expect(panel(world)).toContainText(words)
const mayStartAgain = async (world: World, words: RegExp) => {
  await says(world, words)
  await expect(button(world, 'Start again')).toBeEnabled()
}
const callback = async ({ page }: World, answer: string) => {
  await page.goto('/en-UN/terms')
  await page.goto(`/en-UN/signup/callback${answer}`)
}

const problem = (status: number, code: string, message = code) => ({
  kind: 'status',
  status,
  code,
  message,
  validationErrors: [],
})
const body = ({ status, code, message }: ReturnType<typeof problem>) => ({
  status,
  code,
  message,
  validationErrors: [],
})

type Call = 'payAndPlayCode' | 'payAndPlayUpdate' | 'payAndPlayLogin'

/** The call is refused, and its work is not done. */
const refused = (name: Call, status: number, code: string, message = code): AnswerCase<never, World> => ({
  name: code,
  error: problem(status, code, message),
  prepare: (world) => world.refuse(name, status, code, message),
})

const fault = async ({ qa }: World, path: string, more: Partial<Fault>) =>
  void (await qa.fault({ method: 'GET', path, kind: 'status', ...more }))
const authoriseRefused = (status: number, code: string): AnswerCase<never, World> => ({
  name: code,
  error: problem(status, code),
  prepare: (world) => fault(world, '/payment/v1/oauth2/authorize', { status, body: body(problem(status, code)) }),
})
const bannerAnswer = (world: World, status: number, answer: object) =>
  fault(world, '/content/*', { status, body: answer, match: { query: 'payAndPlayBanner' } })

const formRefuses = 'the form refuses such an amount first: “PNP-1 PNP-3 an amount that is none” in payAndPlay.test.ts'

/** How QA brings pay and play into each of its states. */
export const payAndPlayPaths = pathModel<World>()<typeof payAndPlayMachine>({
  machine: payAndPlayMachine,
  variants: {
    'a visitor from Finland': {
      input: { parentRef: createEmptyActor() },
      open: async (world) => {
        world.newVisitor()
        await world.page.goto('/en-UN/terms')
        await expect(world.page.getByRole('button', { name: 'Sign up' }).first()).toBeVisible()
      },
    },
  },
  events: {
    'payAndPlay.open': [
      {
        name: 'opens pay and play',
        event: { type: 'payAndPlay.open', redirectPath: null },
        // As a link of the site does it: without loading the page anew.
        act: ({ page }) => page.evaluate(() => history.pushState({}, '', '/en-UN/signup/pnp')),
      },
    ],
    'payAndPlay.close': [
      {
        name: 'closes it',
        event: { type: 'payAndPlay.close' },
        act: (world) => button(world, 'Close').click(),
      },
    ],
    'amount.submit': [
      {
        name: 'chooses an amount',
        event: { type: 'amount.submit', amount: 5000, currency: 'EUR' },
        act: async (world) => {
          await panel(world).getByLabel('Amount').fill('50')
          await button(world, 'Continue').click()
        },
      },
    ],
    'provider.returned': [
      {
        name: 'approves the payment at the bank',
        offeredIn: ['provider'],
        event: { type: 'provider.returned', code: 'code', sessionId: 'payment', idempotencyKey: 'key-0001' },
        act: (world) => atBank(world, 'Approve'),
      },
    ],
    'callback.unasked': [
      {
        name: 'opens the callback of a payment that was begun in another tab',
        offeredIn: ['closed'],
        event: { type: 'callback.unasked', code: 'code', sessionId: 'payment', idempotencyKey: 'key-0001' },
        act: async (world) => callback(world, await approvedInAnotherTab(world)),
      },
    ],
    'payment.confirm': [
      {
        name: 'says that the payment is theirs',
        event: { type: 'payment.confirm' },
        act: (world) => button(world, 'It is mine, go on').click(),
      },
    ],
    'provider.refused': [
      {
        name: 'has no money on the account',
        offeredIn: ['provider'],
        event: { type: 'provider.refused' },
        act: (world) => atBank(world, 'Approve', '12345699'),
      },
      {
        name: 'comes back from the bank’s refusal in a tab',
        offeredIn: ['closed'],
        event: { type: 'provider.refused' },
        act: (world) => callback(world, '#error=insufficient_funds'),
      },
    ],
    'provider.closed': [
      {
        name: 'cancels the payment',
        offeredIn: ['provider'],
        event: { type: 'provider.closed' },
        act: (world) => button(world, 'Cancel the payment').click(),
      },
      {
        name: 'comes back from declining in a tab',
        offeredIn: ['closed'],
        event: { type: 'provider.closed' },
        act: (world) => callback(world, '#error=declined'),
      },
    ],
    'callback.empty': [
      {
        name: 'opens the callback with nothing in it',
        offeredIn: ['closed'],
        event: { type: 'callback.empty' },
        act: (world) => callback(world, ''),
      },
      {
        name: 'finds that the bank knows the payment no longer',
        offeredIn: ['provider'],
        event: { type: 'callback.empty' },
        act: backWithNothing,
      },
    ],
    'details.submit': [
      {
        name: 'sends the rest',
        event: { type: 'details.submit', details },
        act: async (world) => {
          await fillPayer(world)
          await button(world, 'Continue').click()
        },
      },
    ],
    'login.unpaid': [
      {
        name: 'goes in without paying',
        event: { type: 'login.unpaid' },
        act: (world) => button(world, 'Log in without paying').click(),
      },
    ],
    'payAndPlay.retry': [
      {
        name: 'tries again',
        event: { type: 'payAndPlay.retry' },
        act: (world) =>
          panel(world)
            .getByRole('button', { name: /^(Try|Start) again$/ })
            .click(),
      },
    ],
  },
  answers: {
    loadBanner: {
      holds: ({ path, query }) => path.startsWith('/content/') && query.includes('payAndPlayBanner'),
      answers: [
        { name: 'set up', output: { title: 'Pay', description: '', image: null }, prepare: async () => {} },
        { name: 'not set up', output: null, prepare: (world) => bannerAnswer(world, 200, { result: null }) },
        {
          name: 'out of order',
          error: problem(500, 'error.system.error'),
          prepare: (world) => bannerAnswer(world, 500, {}),
        },
      ],
    },
    authorise: {
      holds: ({ path }) => path === '/payment/v1/oauth2/authorize',
      answers: [
        { name: 'page given', output: { iframeUrl: '/cashier/bank' }, prepare: async () => {} },
        authoriseRefused(400, 'error.country.not_allowed'),
        authoriseRefused(500, 'error.system.error'),
      ],
    },
    providerMessages: { stream: 'says what the callback in the frame has brought' },
    verifyPayment: {
      holds: holdsCalls('payAndPlayCode'),
      answers: [
        { name: 'somebody new', output: payer, prepare: async () => {} },
        {
          name: 'a known player',
          output: { ...payer, email: 'aino@example.org', mobilePhone: '+358401234567', accountCurrency: 'EUR' },
          prepare: becomeKnown,
        },
        refused('payAndPlayCode', 409, 'error.pnp.session.expired'),
        refused('payAndPlayCode', 409, 'error.pnp.code.used'),
        refused('payAndPlayCode', 400, 'error.country.not_allowed'),
        refused('payAndPlayCode', 500, 'error.system.error'),
      ],
    },
    updatePlayer: {
      holds: holdsCalls('payAndPlayUpdate'),
      answers: [
        { name: 'taken', output: undefined, prepare: async () => {} },
        refused('payAndPlayUpdate', 409, 'error.pnp.session.expired'),
        refused('payAndPlayUpdate', 409, 'player_already_exists'),
      ],
    },
    logInPlayer: {
      holds: holdsCalls('payAndPlayLogin'),
      answers: [
        { name: 'signed in', output: { player }, prepare: async () => {} },
        refused('payAndPlayLogin', 409, 'error.pnp.session.expired'),
        refused('payAndPlayLogin', 409, 'error.pnp.code.used'),
        refused('payAndPlayLogin', 403, 'error.forbidden', 'Exclusion indefinitely'),
        refused('payAndPlayLogin', 409, 'error.deposit.not_allowed'),
        refused('payAndPlayLogin', 409, 'error.pnp.currency'),
        refused('payAndPlayLogin', 409, 'error.registration.incomplete'),
        refused('payAndPlayLogin', 500, 'error.system.error'),
      ],
    },
  },
  delays: {
    requestTimeout: (world) => world.pass(15_000),
    sessionLife: (world) => world.pass(30 * 60_000),
  },
  unseen: ['closed', 'succeeded'],
  ends: ['succeeded'],
  states: {
    closed: (world) => expect(panel(world)).toBeHidden(),
    loadingBanner: (world) => says(world, /one moment/i),
    bannerMissing: (world) => says(world, /Pnp Banner not being configured!/),
    bannerFailed: async (world) => expect(button(world, 'Try again')).toBeEnabled(),
    amount: (world) => expect(panel(world).getByLabel('Amount')).toBeEditable(),
    authorising: (world) => expect(button(world, 'Continue')).toBeDisabled(),
    authoriseFailed: (world) => expect(panel(world).getByRole('alert')).toContainText(/was not started/),
    notOffered: (world) => says(world, /not in your country/i),
    provider: ({ page }) =>
      expect(page.frameLocator('iframe[title="Your bank"]').getByRole('heading')).toHaveText('Log in to your bank'),
    unasked: (world) => says(world, /is this your payment/i),
    verifying: (world) => says(world, /being checked/i),
    unverified: (world) => says(world, /you never pay twice/i),
    signUpForm: (world) => expect(panel(world).getByLabel('Email')).toBeEditable(),
    updating: (world) => expect(button(world, 'Continue')).toBeDisabled(),
    updateFailed: (world) => expect(panel(world).getByRole('alert').first()).toBeVisible(),
    loggingIn: (world) => says(world, /logging you in/i),
    loginFailed: (world, { isUnpaid }) => says(world, isUnpaid ? /could not log you in/i : /you never pay twice/i),
    loginRefused: (world) => says(world, /excluded yourself/i),
    currencyRefused: (world) => says(world, /in another currency/i),
    depositRefused: (world) => says(world, /deposits are closed/i),
    refused: (world) => mayStartAgain(world, /bank refused/i),
    abandoned: (world) => mayStartAgain(world, /cancelled the payment/i),
    expired: (world) => mayStartAgain(world, /can’t be finished/i),
    used: (world) => mayStartAgain(world, /used already/i),
    succeeded: ({ page }) => expect(page.getByLabel('Balance').first()).toBeVisible(),
  },
  counters: (context) => [context.sessionId !== null, context.playerId !== null, context.problem?.code ?? null],
  unreachable: { 'loggingIn:payAndPlay.close': 'the panel has no way to close meanwhile' },
  guardsOneWay: {
    ':provider.returned':
      'a payment comes back once, as its frame goes with it: “PNP-5 the same callback again” in payAndPlay.test.ts',
    'amount:amount.submit': formRefuses,
    'authoriseFailed:amount.submit': formRefuses,
  },
})
