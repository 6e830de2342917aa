import { expect, type Locator } from '@playwright/test'
import type { CheckResult, DepositStatus } from '#contract/deposit.ts'
import {
  type CheckDepositOutput,
  type DepositBonus,
  type DepositContext,
  type DepositState,
  isCodeLost,
  type LoadDepositMethodsOutput,
} from '#machines/deposit/deposit.contract.ts'
import { depositMachine } from '#machines/deposit/deposit.machine.ts'
import { summaryOf } from '#src/actors/profile.ts'
import { comesSignedIn, withoutCookieQuestion } from '#tests/browser/signing.ts'
import { openAccount, outOfOrder, playerInput, refusal } from './accountPage.ts'
import { anyProfile } from './anyProfile.ts'
import { anyReward } from './anyReward.ts'
import { type BrowserWorld, holdsCalls } from './browserWorld.ts'
import { pathModel } from './paths.ts'
import { profileBecomes } from './profileBecomes.ts'

type World = BrowserWorld

// Who plays: by the player's id of the machine's input, so that each variant walks what it is for.
const USUAL = 1
const OVER_A_GAME = 2
const PATIENT = 3
const WANTS_BONUS = 4
const isFor =
  (...players: readonly number[]) =>
  ({ player }: DepositContext): boolean =>
    players.includes(player.playerId)
const usual = isFor(USUAL)
const view = ({ page }: World): Locator => page.locator('section[data-flow="deposit"]')
const button = ({ page }: World, name: string | RegExp): Locator =>
  page.getByRole('button', { name, exact: true }).filter({ visible: true })
const press =
  (name: string | RegExp) =>
  (world: World): Promise<void> =>
    view(world).getByRole('button', { name, exact: true }).click()
const says =
  (words: string | RegExp) =>
  (world: World): Promise<void> =>
    expect(view(world)).toContainText(words)
/** A screen with its title, and at least one thing that can be pressed. */
const stands = (title: string, way: string) => async (world: World) => {
  await expect(view(world).getByRole('heading', { name: title })).toBeVisible()
  await expect(view(world).getByRole('button', { name: way, exact: true })).toBeEnabled()
}
const notCancelled = 'The payment was not cancelled'
const amountField = (world: World): Locator => view(world).getByLabel('Amount')

// What one path has left of its faults is never for the next call.
const afresh = async (world: World): Promise<void> => world.qa.clearFaults()

const allowed: CheckDepositOutput = {
  result: 'SUCCESS',
  checkId: 'check',
  daysLeft: null,
  limitLeft: null,
  limitType: null,
  isSpendLimit: false,
  resetOn: null,
}
const checkSays = (result: CheckResult, more: Partial<CheckDepositOutput> = {}, name: string | null = null) => ({
  name: name ?? [result, more.limitLeft].filter((part) => part !== undefined).join(' '),
  output: { ...allowed, result, ...more },
  prepare: async (world: World) => {
    const { daysLeft: daysLeftToVerifyDocuments, limitLeft, ...told } = more
    await afresh(world)
    await world.answer('depositCheck', 200, {
      result,
      checkId: 'check',
      ...told,
      daysLeftToVerifyDocuments,
      limitLeft: limitLeft === undefined || limitLeft === null ? null : limitLeft / 100,
    })
  },
})

const stand = (status: DepositStatus): DepositState => ({
  depositId: 'd-1',
  status,
  cashierUrl: status === 'WAITING_INPUT' ? 'http://localhost/cashier/path?deposit=d-1' : null,
  amount: 2500,
  currency: 'EUR',
  reason: null,
  isFirstDeposit: false,
})
const onWire = ({ page }: World, status: DepositStatus) => ({
  depositId: 'd-1',
  status,
  amount: 25,
  currency: 'EUR',
  method: 'CREDITCARD',
  action:
    status === 'WAITING_INPUT'
      ? { kind: 'PAYMENT_PAGE', url: new URL('/cashier/path?deposit=d-1', page.url()).href }
      : null,
  reason: null,
  createdAt: '2030-01-01T00:00:00Z',
  isFirstDeposit: false,
})
const statuses = ['WAITING_INPUT', 'PENDING', 'SUCCESS', 'FAILED', 'CANCELLED'] as const

const bonus: DepositBonus = {
  id: 'welcome',
  title: 'Welcome bonus',
  wageringTerms: 'Stake it 35 times.',
  figures: {
    percent: null,
    most: 1000,
    isCashback: false,
    spins: null,
    isMoney: true,
    wrMultiplier: null,
    isSticky: false,
    maxWin: null,
    atMost: null,
    period: null,
    daysToUse: null,
    placeIn: 'CASINO',
  },
  minDeposit: 0,
  isWanted: false,
}
const reward = {
  ...anyReward,
  campaignId: bonus.id,
  campaignCategory: 'TRIGGERED',
  triggerEvent: 'DEPOSIT',
  campaignDisplayInfo: { title: bonus.title, description: '', image: null, terms: bonus.wageringTerms },
}
const codeOpens = (name: string, output: DepositBonus | null, opened: object) => ({
  name,
  output,
  prepare: async (world: World) => {
    await afresh(world)
    await world.answer('bonusCodeValidate', 200, { valid: true, campaignId: bonus.id, reward: opened })
  },
})
const ways: LoadDepositMethodsOutput = {
  currency: 'EUR',
  methods: [
    {
      id: 'creditcard',
      method: 'CREDITCARD',
      name: 'Card',
      accountLabel: null,
      min: 1000,
      max: 500_000,
      isRecent: false,
    },
    { id: 'skrill', method: 'SKRILL', name: 'Skrill', accountLabel: null, min: 1000, max: 500_000, isRecent: false },
  ],
  bonuses: [bonus],
  pending: null,
}
const waysWith = (name: string, more: Partial<LoadDepositMethodsOutput>) => ({
  name,
  output: { ...ways, ...more },
  prepare: async (world: World) => {
    const { pending = null, methods } = more
    await afresh(world)
    // By itself none waits: what is asked for here never reaches the operator.
    if (pending) await world.answer('pendingDeposit', 200, onWire(world, pending.status))
    await world.answer('rewards', 200, [reward])
    if (methods?.length === 0) await world.answer('depositMethods', 200, [])
  },
})

const lookedUp = (
  name: string,
  answer: { output: DepositState } | { error: unknown },
  status: number,
  body: unknown,
) => ({
  name,
  ...answer,
  // By its id, or by its key where the request's own answer was lost.
  prepare: async (world: World) => {
    await afresh(world)
    for (const call of ['depositStatus', 'depositRequest'] as const)
      await world.answer(call, status, typeof body === 'function' ? body(world) : body)
  },
})
const notLookedUp = (status: number, code: string) =>
  lookedUp(code, { error: refusal(status, code) }, status, { status, code, message: code, validationErrors: [] })

const requestRefused = (status: number, code: string) => ({
  name: code,
  error: refusal(status, code),
  prepare: async (world: World) => {
    await afresh(world)
    await world.refuse('depositRequest', status, code)
  },
})

/** The payment provider's page, with a button for each word that it may say to the page around it. */
const providersPage = `<!doctype html><title>Payment</title><body>${['captured', 'refused', 'abandoned']
  .map(
    (state) =>
      `<button onclick="parent.postMessage({type:'cashier.result',depositId:'d-1',state:'${state}'},'*')">${state}</button>`,
  )
  .join('')}</body>`
const provider = (word: string) => (world: World) =>
  world.page.frameLocator('iframe[title="Payment"]').getByRole('button', { name: word }).click()

/** Chooses what is not chosen yet. */
const pickOther = (legend: string) => async (world: World) => {
  const cards = view(world).getByRole('group', { name: legend }).getByRole('radio')
  const isFirst = await cards.first().isChecked()
  await cards.nth(isFirst ? 1 : 0).check()
}

/** Titles of the screens that stay while news has the check asked again. */
const waiting = {
  documentsLoyal: 'We need your documents soon',
  documentsRequired: 'Please verify your account first',
  documentsStrict: 'Your account is restricted until you verify it',
  documentsUnderReview: 'We are looking at your documents',
} as const

/** Where no day is left, the documents are needed now, and the screen says so. */
const hasDaysLeft = ({ daysLeftToVerifyDocuments }: DepositContext): boolean => (daysLeftToVerifyDocuments ?? 0) > 0
const titleOf = (screen: keyof typeof waiting, context: DepositContext): string =>
  waiting[screen === 'documentsLoyal' && !hasDaysLeft(context) ? 'documentsRequired' : screen]

/** What is pressed in the short time that a screen is checked again under is for the machine's own tests. */
const isSettled = ({ waitsAt }: DepositContext): boolean => waitsAt === null
const usualSettled = (context: DepositContext): boolean => usual(context) && isSettled(context)

const itsDocuments =
  'the documents stand over the deposit that asks for them, and come back to it: “DEP-3 KYC-6 documents that were asked for elsewhere” in deposit.test.ts'
const listed = 'only what is listed has a card: “DEP-4 what is not offered can not be chosen” in deposit.test.ts'
const formRefuses = 'the form refuses it first: “DEP-4 what is not offered can not be chosen” in deposit.test.ts'

const moment = 'in the short time that a screen is checked again under: deposit.test.ts holds it'

/** Lets go of the deposit: by its button, or, where it has none, by going to another page. */
async function leave(world: World): Promise<void> {
  const notNow = button(world, 'Not now')
  await ((await notNow.isVisible())
    ? notNow.click()
    : world.page.getByRole('main').getByRole('link', { name: 'Banking', exact: true }).click())
}

async function start(world: World): Promise<void> {
  const again = button(world, 'Start a deposit')
  if (await again.isVisible()) return again.click()
  const inGame = world.page.frameLocator('iframe[title]').getByRole('button', { name: 'Deposit', exact: true })
  const here = world.page.getByRole('banner').getByRole('button', { name: 'Deposit', exact: true })
  await ((await inGame.isVisible()) ? inGame.click() : here.click())
}

/** The documents are asked for over the deposit, which covers it until they are done with. */
const returns = (how: string) => async (world: World) => {
  // They ask for the ways to pay as well, as proofs of payment are of one of them: those requests are let through.
  await world.gate.release('loadDepositMethods')
  await press('Upload documents')(world)
  const dialog = world.page.getByRole('dialog', { name: 'Verify your account' })
  await expect(dialog.getByRole('button', { name: 'Send a document' })).toBeVisible()
  world.gate.shut()
  await dialog.getByRole('button', { name: how, exact: true }).click()
  await expect(dialog).toHaveCount(0)
}

const hearsChanges = (world: World) =>
  // Only an open socket hears of changes.
  expect(world.page.locator('[data-flow="wallet"]').first()).toHaveAttribute('data-state', /connected\.open/)

async function openGame(world: World): Promise<void> {
  const { page } = world
  await withoutCookieQuestion(page)
  const player = await world.player({ wallet: { main: 5000 } })
  await page.goto('/settings.json')
  const path = await page.evaluate(async () => {
    const { content } = (await (await fetch('/settings.json')).json()) as { content: { dataset: string } }
    const query = '*[_type == "game" && gameProvider == "softswiss" && demo == true][0...1]{gameId}'
    const answer = await fetch(`/content/v1/data/query/${content.dataset}?query=${encodeURIComponent(query)}`)
    const { result } = (await answer.json()) as { result: { gameId: string }[] }
    return `/en-UN/online-casino/play/softswiss/${result[0]!.gameId}?mode=real`
  })
  await comesSignedIn(page, player, path)
  await expect(page.frameLocator('iframe[title]').getByRole('button', { name: 'Deposit', exact: true })).toBeVisible()
  await hearsChanges(world)
}

const inputOf = (playerId: number) => ({ ...playerInput, player: { ...playerInput.player, playerId } })
const isClosed = ({ profile }: DepositContext): boolean => profile?.areas.deposit === false

/** How QA brings the deposit into each of its states. */
export const depositPaths = pathModel<World>()<typeof depositMachine>({
  machine: depositMachine,
  variants: {
    'on its page': {
      input: playerInput,
      open: async (world) => {
        await world.page.route('**/cashier/path*', (route) =>
          route.fulfill({ contentType: 'text/html', body: providersPage }),
        )
        // What is asked for over the deposit asks the operator itself; set from the start, as a change of it is news to the page.
        await openAccount(world, { checks: { deposit: 'DOCUMENTS_PREFERRED' } }, 'banking')
        await hearsChanges(world)
      },
    },
    'somebody who waits': {
      input: inputOf(PATIENT),
      open: (world) => openAccount(world, {}, 'banking'),
    },
    'somebody who wants a bonus': {
      input: inputOf(WANTS_BONUS),
      open: (world) => openAccount(world, {}, 'banking'),
    },
    'over a running game': {
      input: inputOf(OVER_A_GAME),
      open: openGame,
    },
  },
  events: {
    'deposit.start': [
      {
        name: 'wants to pay in',
        event: { type: 'deposit.start' },
        offeredIf: isFor(USUAL, OVER_A_GAME, WANTS_BONUS),
        act: start,
      },
    ],
    'deposit.clear': [{ name: 'leaves', event: { type: 'deposit.clear' }, act: leave }],
    'deposit.returned': [
      {
        name: 'comes back from the payment page',
        event: { type: 'deposit.returned', depositId: 'd-1' },
        // The page is loaded anew, and knows nothing of a notice that was read.
        offeredIf: (context) => isFor(USUAL, PATIENT)(context) && context.notification && context.profile === null,
        act: async ({ page }) => void (await page.goto('/en-UN/my-account/banking/deposit?deposit=d-1')),
      },
    ],
    'deposit.resume': [
      { name: 'goes on', event: { type: 'deposit.resume' }, offeredIf: usual, act: press('Go on with it') },
    ],
    'deposit.verify': {
      elsewhere: 'pressed on the way to verification.returned: the documents cover the deposit until they come back',
    },
    'deposit.verifyLater': [
      {
        name: 'verifies later',
        event: { type: 'deposit.verifyLater' },
        offeredIf: usualSettled,
        act: press('Verify later'),
      },
    ],
    'verification.returned': [
      {
        name: 'chooses over the documents to send them later',
        offeredIn: ['documentsLoyal'],
        event: { type: 'verification.returned', startPoint: 'deposit', isLater: true },
        offeredIf: (context) => usual(context) && hasDaysLeft(context),
        act: returns('Verify later'),
      },
      {
        name: 'comes back from the documents',
        event: { type: 'verification.returned', startPoint: 'deposit', isLater: false },
        offeredIf: usualSettled,
        act: returns('Close'),
      },
    ],
    'notification.done': [
      { name: 'has read the notice', event: { type: 'notification.done' }, offeredIf: usual, act: press('Continue') },
    ],
    'method.pick': [
      {
        name: 'takes another way to pay',
        event: { type: 'method.pick', methodId: 'skrill' },
        offeredIf: usual,
        act: pickOther('How would you like to pay?'),
      },
    ],
    'bonus.pick': [
      {
        name: 'takes the bonus, or leaves it',
        event: { type: 'bonus.pick', bonusId: bonus.id },
        // Where none is left, there is none to pick.
        offeredIf: (context) => usual(context) || (isFor(WANTS_BONUS)(context) && context.goneBonus === null),
        act: pickOther('Would you like a bonus?'),
      },
    ],
    'bonusCode.check': [
      {
        name: 'has a bonus code',
        event: { type: 'bonusCode.check', bonusCode: 'SPRING' },
        offeredIf: usual,
        act: async (world) => {
          const field = view(world).getByRole('textbox', { name: 'Bonus code' })
          if (!(await field.isVisible())) await view(world).getByText('I have a bonus code').click()
          await field.fill('SPRING')
          await press('Check the code')(world)
        },
      },
    ],
    'deposit.confirm': [
      {
        name: 'says yes',
        event: { type: 'deposit.confirm', amount: 2500, idempotencyKey: 'key-0001' },
        // A code whose check was lost is checked once more before anything is paid without it.
        offeredIf: (context) =>
          (usual(context) && !(isCodeLost(context) && !context.isCodeCheckedAgain)) ||
          (isFor(WANTS_BONUS)(context) && context.selectedBonusId !== null),
        act: async (world) => {
          await amountField(world).fill('25.00')
          await press('Continue')(world)
        },
      },
    ],
    'deposit.retry': [
      {
        name: 'tries again',
        event: { type: 'deposit.retry' },
        offeredIf: isSettled,
        act: press(/^(Try again|Look it up again)$/),
      },
    ],
    'deposit.again': [
      {
        name: 'begins anew',
        event: { type: 'deposit.again' },
        offeredIf: usual,
        act: press(/^(Try another way|Start again|Deposit again)$/),
      },
    ],
    'cashier.close': [
      {
        name: 'gives it up',
        event: { type: 'cashier.close' },
        offeredIf: usual,
        act: press(/^(Cancel the payment|Give it up)$/),
      },
    ],
    'cashier.finished': [
      { name: 'has paid', event: { type: 'cashier.finished' }, offeredIf: usual, act: provider('captured') },
    ],
    'cashier.failed': [
      { name: 'is refused there', event: { type: 'cashier.failed' }, offeredIf: usual, act: provider('refused') },
    ],
    'cashier.cancelled': [
      { name: 'cancels there', event: { type: 'cashier.cancelled' }, offeredIf: usual, act: provider('abandoned') },
    ],
    'profile.changed': [
      {
        name: 'hears of a change',
        offeredIn: [
          'allowed.choosing',
          'documentsLoyal',
          'documentsRequired',
          'documentsStrict',
          'documentsUnderReview',
        ],
        offeredIf: usual,
        event: { type: 'profile.changed', profile: summaryOf(anyProfile) },
        act: async (world) => profileBecomes(world),
      },
      {
        name: 'hears that deposits are closed',
        offeredIn: ['inactive'],
        offeredIf: (context) => isFor(OVER_A_GAME)(context) && !isClosed(context),
        event: {
          type: 'profile.changed',
          profile: summaryOf({ ...anyProfile, deposit: false }),
        },
        act: async (world) => {
          await profileBecomes(world, { permissions: { deposit: false } })
          await expect(world.page.getByRole('banner').getByRole('button', { name: 'Deposit' })).toHaveCount(0)
        },
      },
    ],
  },
  answers: {
    checkDeposit: {
      holds: holdsCalls('depositCheck'),
      answers: [
        checkSays('SUCCESS'),
        checkSays('SUCCESS', { limitLeft: 6000, limitType: 'D' }),
        checkSays('SUCCESS', { limitLeft: 400, limitType: 'D' }),
        checkSays('DOCUMENTS_PREFERRED', { daysLeft: 14 }),
        checkSays('DOCUMENTS_PREFERRED', { daysLeft: 0 }, 'DOCUMENTS_PREFERRED, and no day is left'),
        checkSays('DOCUMENTS_REQUIRED'),
        checkSays('DOCUMENTS_REQUIRED_RESTRICTED'),
        checkSays('DOCUMENTS_UNDER_REVIEW'),
        checkSays('FORBIDDEN'),
        checkSays('SELF_LIMIT_REACHED', { limitLeft: 0, limitType: 'D' }),
        checkSays('WITHDRAWAL_LIMIT_REACHED'),
        checkSays('RESTRICTED'),
        checkSays('FAILURE'),
        { ...outOfOrder, prepare: (world) => world.refuse('depositCheck', 500, 'error.system.error') },
      ],
    },
    loadDepositMethods: {
      holds: holdsCalls('depositMethods', 'rewards', 'pendingDeposit'),
      answers: [
        waysWith('card and Skrill, and a bonus', {}),
        waysWith('no way to pay', { methods: [] }),
        waysWith('one waits for its bank', { pending: stand('PENDING') }),
        waysWith('one waits for its player', { pending: stand('WAITING_INPUT') }),
        {
          ...outOfOrder,
          prepare: async (world) => {
            await afresh(world)
            await world.refuse('depositMethods', 500, 'error.system.error')
          },
        },
      ],
    },
    verifyDepositCode: {
      holds: holdsCalls('bonusCodeValidate'),
      answers: [
        codeOpens('a bonus of deposits', bonus, reward),
        codeOpens('a bonus that needs none', null, anyReward),
        {
          name: 'no code of ours',
          error: refusal(409, 'bonus_code.invalid'),
          prepare: async (world: World) => {
            await afresh(world)
            await world.refuse('bonusCodeValidate', 409, 'bonus_code.invalid')
          },
        },
      ],
    },
    requestDeposit: {
      holds: holdsCalls('depositRequest'),
      answers: [
        ...statuses.map((status) => ({
          name: status,
          output: stand(status),
          prepare: async (world: World) => {
            await afresh(world)
            await world.answer('depositRequest', 200, onWire(world, status))
          },
        })),
        requestRefused(500, 'error.system.error'),
        requestRefused(409, 'error.deposit.pending'),
        requestRefused(409, 'error.deposit.not_allowed'),
        requestRefused(400, 'error.deposit.amount'),
        requestRefused(409, 'error.bonus.not_available'),
      ],
    },
    cashierMessages: { stream: 'what the payment page says, which stands among the events' },
    lookUpDeposit: {
      holds: holdsCalls('depositStatus', 'depositRequest'),
      answers: [
        ...statuses.map((status) =>
          lookedUp(status, { output: stand(status) }, 200, (world: World) => onWire(world, status)),
        ),
        notLookedUp(404, 'error.not_found'),
        notLookedUp(409, 'error.deposit.not_allowed'),
        notLookedUp(400, 'error.deposit.amount'),
        notLookedUp(409, 'error.bonus.not_available'),
        notLookedUp(500, 'error.system.error'),
      ],
    },
    cancelDeposit: {
      holds: holdsCalls('depositCancel'),
      answers: [
        ...statuses.slice(1).map((status) => ({
          name: status,
          output: stand(status),
          prepare: async (world: World) => {
            await afresh(world)
            await world.answer('depositCancel', 200, onWire(world, status))
          },
        })),
        {
          ...outOfOrder,
          prepare: async (world) => {
            await afresh(world)
            await world.refuse('depositCancel', 500, 'error.system.error')
          },
        },
      ],
    },
  },
  delays: {
    requestTimeout: (world) => world.pass(15_000),
    lookUpWait: (world) => world.pass(3000),
  },
  // Who leaves the page lets go of the deposit, so that no view of it is there.
  unseen: ['inactive'],
  ends: [],
  states: {
    inactive: (world) => expect(view(world).filter({ hasNotText: 'No deposit is under way' })).toHaveCount(0),
    notAllowed: stands('Deposits are closed for your account', 'Not now'),
    checking: (world, context) =>
      context.waitsAt !== null
        ? expect(view(world).getByRole('heading', { name: titleOf(context.waitsAt, context) })).toBeVisible()
        : context.checkRefusals > 0
          ? expect(amountField(world)).toHaveValue('25.00')
          : says('Checking that you can deposit')(world),
    documentsLoyal: async (world, context) => {
      await stands(
        titleOf('documentsLoyal', context),
        hasDaysLeft(context) ? 'Verify later' : 'Upload documents',
      )(world)
      await expect(button(world, 'Verify later')).toHaveCount(hasDaysLeft(context) ? 1 : 0)
      if (hasDaysLeft(context)) await says('14 days are left')(world)
    },
    documentsRequired: stands('Please verify your account first', 'Upload documents'),
    documentsStrict: stands('Your account is restricted until you verify it', 'Upload documents'),
    documentsUnderReview: stands('We are looking at your documents', 'Try again'),
    suspended: stands('Your account is suspended', 'Not now'),
    selfLimitReached: stands('You have reached your deposit limit', 'Not now'),
    selfLimitNotify: async (world) => {
      await stands('A limit of your own applies', 'Continue')(world)
      await says('Left of your daily limit: €60.00')(world)
    },
    withdrawalLimitReached: stands('A withdrawal limit is reached', 'Not now'),
    restricted: stands('Deposits are closed for your account', 'Not now'),
    error: stands('We could not check your deposit', 'Try again'),
    'allowed.loadingMethods': says('Looking up your ways to pay'),
    'allowed.methodsFailed': stands('Your ways to pay could not be loaded', 'Try again'),
    'allowed.unfinished': async (world, { cancelProblem }) => {
      await stands('You have begun a deposit', 'Go on with it')(world)
      await expect(view(world).getByText(notCancelled)).toHaveCount(cancelProblem ? 1 : 0)
    },
    'allowed.choosing': async (world, { methods, goneBonus }) => {
      if (methods.length > 0) await expect(amountField(world)).toBeEditable()
      else await stands('There is no way to pay in right now', 'Try again')(world)
      await expect(view(world).getByText(`The bonus ${bonus.title} can no longer be had`)).toHaveCount(
        goneBonus ? 1 : 0,
      )
    },
    'allowed.verifyingCode': (world) =>
      expect(view(world).getByRole('button', { name: 'Check the code' })).toBeDisabled(),
    'allowed.requesting': (world) => expect(view(world).getByRole('button', { name: 'Continue' })).toBeDisabled(),
    'allowed.requestFailed': (world) =>
      expect(view(world).getByRole('alert')).toContainText('The deposit was not started'),
    'allowed.cashier': async (world, { cancelProblem }) => {
      await expect(
        world.page.frameLocator('iframe[title="Payment"]').getByRole('button', { name: 'captured' }),
      ).toBeVisible()
      await expect(view(world).getByText(notCancelled)).toHaveCount(cancelProblem ? 1 : 0)
    },
    'allowed.cancelling': says('The payment is being given up'),
    'allowed.lookingUp': says('Your payment is being confirmed. It is not sent again.'),
    'allowed.waitingForOutcome': says('Your payment is being confirmed. It is not sent again.'),
    succeeded: async (world) => {
      await stands('Your deposit has arrived', 'Deposit again')(world)
      await says('€25.00 is in your wallet.')(world)
    },
    refused: stands('The payment was refused', 'Try another way'),
    abandoned: stands('The deposit was not made', 'Start again'),
    outcomeUnknown: stands('We don’t know yet what became of your deposit', 'Look it up again'),
  },
  counters: (context) => [
    isClosed(context),
    context.notification,
    context.limitLeft === 400 ? 'too low' : context.notification && context.limitLeft === 6000,
    context.methods.length,
    context.depositId === null,
    context.amount === null,
    context.checkRefusals > 0,
    context.waitsAt,
    hasDaysLeft(context),
    context.cancelProblem === null,
    context.cashierUrl === null,
    isFor(WANTS_BONUS)(context) && [context.selectedBonusId, context.goneBonus],
    // Nobody else looks as often as makes a difference.
    isFor(PATIENT)(context) && context.lookUps,
  ],
  unreachable: {
    'checking:profile.changed': moment,
    'checking:deposit.verifyLater': moment,
    'checking:deposit.retry': moment,
    'checking:verification.returned': moment,
  },
  guardsOneWay: {
    'documentsLoyal:verification.returned:1': itsDocuments,
    'documentsRequired:verification.returned': itsDocuments,
    'documentsStrict:verification.returned': itsDocuments,
    'allowed.choosing:bonus.pick': listed,
    'allowed.choosing:bonusCode.check': formRefuses,
    'allowed.requestFailed:method.pick': listed,
    'allowed.requestFailed:bonus.pick': listed,
    'allowed.requestFailed:bonusCode.check': formRefuses,
    'allowed.requestFailed:deposit.confirm': formRefuses,
  },
})
