import { expect } from '@playwright/test'
import { summaryOf } from '#src/actors/profile.ts'
import type { CheckWithdrawalOutput, MadeWithdrawal } from '#machines/withdrawal/withdrawal.contract.ts'
import { withdrawalMachine } from '#machines/withdrawal/withdrawal.machine.ts'
import { openAccount, outOfOrder, playerInput, refusal } from './accountPage.ts'
import { anyProfile } from './anyProfile.ts'
import { type BrowserWorld, holdsCalls } from './browserWorld.ts'
import { pathModel } from './paths.ts'

type World = BrowserWorld

const one: MadeWithdrawal = {
  id: 'w-1',
  amount: 4000,
  currency: 'EUR',
  method: 'SKRILL',
  isReviewed: false,
  isCancellable: true,
  createdAt: '2030-01-01T00:00:00.000Z',
}
const onWire = {
  withdrawalId: one.id,
  amount: 40,
  currency: one.currency,
  method: one.method,
  status: 'PENDING',
  cancellable: true,
  createdAt: one.createdAt,
}
const welcome = { campaignId: 'WELCOME', title: 'Welcome bonus', amount: 25 }

const flow = ({ page }: World) => page.locator('[data-flow="withdrawal"]').first()
const list = ({ page }: World) => page.getByRole('region', { name: 'Pending withdrawals' })
const main = ({ page }: World) => page.getByRole('main')
const warning = ({ page }: World) => page.getByRole('dialog', { name: 'You would lose your bonus' })
const question = ({ page }: World) => page.getByRole('dialog', { name: 'Cancel this withdrawal?' })
const documents = ({ page }: World) => page.getByRole('dialog', { name: 'Verify your account' })
const button = (world: World, name: string) => main(world).getByRole('button', { name, exact: true })
const inList = (world: World, name: string) => list(world).getByRole('button', { name, exact: true })
const menu = ({ page }: World, name: string) =>
  page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name, exact: true })
const heading = (world: World, name: string) => expect(main(world).getByRole('heading', { name })).toBeVisible()

const isPending = (world: World) => world.answer('pendingWithdrawals', 200, [onWire])
const cannotSay = (world: World) => world.refuse('pendingWithdrawals', 500, 'error.system.error')

/** Goes to the other page that shows what is pending: it asks for that anew, and is told what the page before it was. */
async function goes(world: World, go: () => Promise<unknown>): Promise<void> {
  const isFailed = await list(world).getByText('could not be loaded').isVisible()
  await (isFailed ? cannotSay(world) : isPending(world))
  await world.gate.release('loadPending')
  const asked = world.page.waitForResponse((answer) => answer.url().endsWith('/pendingWithdrawal'))
  await go()
  await asked
  await expect(flow(world)).toHaveAttribute('data-state', /pending\.(resting|failed)/)
  world.gate.shut()
}

/** Titles of the screens that stay while news has the check asked again. */
const waiting = {
  documentsLoyal: 'We need your documents before we pay out',
  documentsRequired: 'Please verify your account first',
  documentsStrict: 'Your account is restricted until you verify it',
  documentsUnderReview: 'We are looking at your documents',
} as const
/** What is pressed in the short time that a screen is checked again under is for the machine's own tests. */
const isSettled = ({ waitsAt }: { readonly waitsAt: unknown }) => waitsAt === null
const moment = 'in the short time that a screen is checked again under: withdrawal.test.ts holds it'
const diligence =
  'the questions stand over the page as they are asked: “EDD-1 WDR-1 … a withdrawal that waits for answers” holds it'
let changes = 0

const has = (leaves: readonly string[], ...wanted: string[]) => wanted.some((leaf) => leaves.includes(leaf))
type Told = { readonly askedId: unknown; readonly cancelled: unknown; readonly pendingProblem: unknown }
/** What the list says of a cancellation goes as the page is left, which a step between two pages must not change; its question lies over the page. */
const saysNothing = ({ askedId, cancelled, pendingProblem }: Told) =>
  askedId === null && cancelled === null && pendingProblem === null

const check = (result: string, more: Partial<CheckWithdrawalOutput> = {}): CheckWithdrawalOutput => ({
  result,
  checkId: 'one',
  currency: 'EUR',
  methods: [
    { id: 'card', method: 'CREDITCARD', name: 'Card', accountLabel: null, min: 1000, max: 500_000, isUsed: false },
    { id: 'skrill', method: 'SKRILL', name: 'Skrill', accountLabel: null, min: 1000, max: 500_000, isUsed: false },
  ],
  mainBalance: 10_000,
  bonuses: [],
  limit: 1_000_000,
  originalLimit: 1_000_000,
  duration: 'weekly',
  earlier: null,
  ...more,
})
const checked = (name: string, output: CheckWithdrawalOutput, more: object = {}) => ({
  name,
  output,
  prepare: (world: World) =>
    world.answer('withdrawalCheck', 200, {
      result: output.result,
      checkId: 'one',
      limit: 10_000,
      originalLimit: 10_000,
      duration: 'W',
      forfeits: [],
      ...more,
    }),
})

const itsDocuments =
  'the documents stand over the withdrawal that asks for them, and come back to it: “its return is checked again; that of another flow is not” in withdrawal.test.ts'
const listed = 'only ways to be paid of the list have a card: “WDR-2 what is not offered” in withdrawal.test.ts'
const formRefuses = 'the form refuses such an amount first: “WDR-2 what is not offered” in withdrawal.test.ts'

/** How QA brings the withdrawal, and the list of what is pending, into each of their states. */
export const withdrawalPaths = pathModel<World>()<typeof withdrawalMachine>({
  machine: withdrawalMachine,
  variants: {
    'a player with €100': {
      input: playerInput,
      open: async (world) => {
        await openAccount(world, { wallet: { main: 10_000 } })
        // Only an open socket hears of changes.
        await expect(world.page.locator('[data-flow="wallet"]').first()).toHaveAttribute(
          'data-state',
          /connected\.open/,
        )
      },
    },
  },
  events: {
    'pending.open': [
      {
        name: 'opens banking',
        offeredIn: ['pending.closed', 'pending.cancelling', 'pending.findingOut'],
        offeredIf: ({ isLeft }, leaves) => isLeft || has(leaves, 'pending.closed'),
        event: { type: 'pending.open' },
        act: (world) => menu(world, 'Banking').click(),
      },
    ],
    'withdrawal.recheck': { elsewhere: 'raised by the machine itself as one is taken back' },
    'withdrawal.start': [
      {
        name: 'wants to withdraw',
        offeredIf: (context, leaves) =>
          has(leaves, 'pending.failed') || (has(leaves, 'pending.resting') && saysNothing(context)),
        event: { type: 'withdrawal.start' },
        act: async (world) => {
          const again = button(world, 'Start a withdrawal')
          if (await again.isVisible()) return again.click()
          return goes(world, () => menu(world, 'Withdraw').click())
        },
      },
    ],
    'withdrawal.verify': [
      {
        name: 'wants to send documents',
        offeredIf: isSettled,
        event: { type: 'withdrawal.verify' },
        act: async (world) => {
          await button(world, 'Upload documents').click()
          await expect(documents(world)).toBeVisible()
        },
      },
    ],
    'verification.returned': [
      {
        name: 'comes back from the documents',
        event: { type: 'verification.returned', startPoint: 'withdrawal', isLater: false },
        act: async (world) => {
          if (!(await documents(world).isVisible())) await button(world, 'Upload documents').click()
          await documents(world).getByRole('button', { name: 'Close', exact: true }).click()
          await expect(documents(world)).toHaveCount(0)
        },
      },
    ],
    'notification.done': [
      {
        name: 'has read how much may go out',
        event: { type: 'notification.done' },
        act: (world) => button(world, 'Continue').click(),
      },
    ],
    'method.pick': [
      {
        name: 'chooses another way',
        offeredIn: ['request.allowed'],
        event: { type: 'method.pick', methodId: 'skrill' },
        act: (world) => main(world).getByRole('radio', { checked: false }).first().check(),
      },
    ],
    'withdrawal.confirm': [
      {
        name: 'withdraws €40',
        event: { type: 'withdrawal.confirm', amount: 4000, idempotencyKey: 'one' },
        act: async (world) => {
          await world.page.getByLabel('Amount').fill('40')
          await button(world, 'Withdraw').click()
        },
      },
    ],
    'forfeit.accept': [
      {
        name: 'agrees to lose the bonus',
        event: { type: 'forfeit.accept' },
        act: (world) => warning(world).getByRole('button', { name: 'Withdraw and lose the bonus' }).click(),
      },
    ],
    'forfeit.decline': [
      {
        name: 'keeps the bonus',
        event: { type: 'forfeit.decline' },
        act: (world) => warning(world).getByRole('button', { name: 'Keep the bonus' }).click(),
      },
    ],
    'withdrawal.retry': [
      {
        name: 'asks again',
        offeredIf: isSettled,
        event: { type: 'withdrawal.retry' },
        act: (world) => button(world, 'Try again').or(button(world, 'Look it up again')).click(),
      },
    ],
    'withdrawal.again': [
      {
        name: 'wants to withdraw once more',
        offeredIf: ({ askedId }) => askedId === null,
        event: { type: 'withdrawal.again' },
        act: (world) => button(world, 'Withdraw again').click(),
      },
    ],
    'withdrawal.clear': [
      {
        name: 'does not withdraw now',
        offeredIn: ['pending.resting'],
        offeredIf: saysNothing,
        event: { type: 'withdrawal.clear' },
        act: async (world) => {
          const not = button(world, 'Not now')
          // Without a button for it, it is left by going back to banking.
          await ((await not.isVisible()) ? not.click() : goes(world, () => world.page.goBack()))
        },
      },
    ],
    'pending.close': [
      {
        name: 'leaves banking',
        offeredIn: ['request.inactive'],
        offeredIf: ({ isLeft, askedId }, leaves) => !isLeft && askedId === null && !has(leaves, 'pending.closed'),
        event: { type: 'pending.close' },
        act: (world) => menu(world, 'My account').click(),
      },
    ],
    'pending.retry': [
      {
        name: 'asks for what is pending again',
        offeredIn: ['pending.failed', 'pending.cancelUnknown'],
        offeredIf: (_, leaves) => has(leaves, 'request.inactive', 'request.allowed.choosing'),
        event: { type: 'pending.retry' },
        act: (world) => inList(world, 'Try again').or(inList(world, 'Ask again')).click(),
      },
    ],
    'withdrawal.ask': [
      {
        name: 'wants to take it back',
        offeredIf: ({ askedId }, leaves) => askedId === null && has(leaves, 'request.inactive', 'request.requested'),
        event: { type: 'withdrawal.ask', id: one.id },
        act: (world) =>
          list(world)
            .getByRole('button', { name: /^Cancel the withdrawal/ })
            .click(),
      },
    ],
    'withdrawal.keep': [
      {
        name: 'keeps it',
        offeredIf: ({ askedId }) => askedId !== null,
        event: { type: 'withdrawal.keep' },
        act: (world) => question(world).getByRole('button', { name: 'Keep it' }).click(),
      },
    ],
    'withdrawal.cancel': [
      {
        name: 'takes it back',
        event: { type: 'withdrawal.cancel', id: one.id, idempotencyKey: 'one' },
        act: (world) => question(world).getByRole('button', { name: 'Yes, cancel it' }).click(),
      },
    ],
    'profile.changed': [
      {
        name: 'hears of a change',
        offeredIn: [
          'request.documentsLoyal',
          'request.documentsRequired',
          'request.documentsStrict',
          'request.documentsUnderReview',
        ],
        offeredIf: (context, leaves) => saysNothing(context) && has(leaves, 'pending.resting'),
        event: { type: 'profile.changed', profile: summaryOf(anyProfile) },
        act: async (world) => {
          const { playerId } = await world.player()
          changes += 1
          await world.qa.changePlayer(playerId, { profile: { lastName: `Aalto ${String(changes)}` } })
        },
      },
      {
        name: 'hears that payouts are closed',
        offeredIf: (context, leaves) =>
          context.profile === null &&
          saysNothing(context) &&
          has(leaves, 'request.inactive') &&
          has(leaves, 'pending.resting'),
        event: { type: 'profile.changed', profile: summaryOf({ ...anyProfile, payout: true }) },
        act: async (world) => {
          const { playerId } = await world.player()
          const asked = world.page.waitForResponse((answer) => answer.url().endsWith('/player/profile'))
          await world.qa.changePlayer(playerId, { profile: { permissions: { payout: true } } })
          await asked
        },
      },
    ],
  },
  answers: {
    checkWithdrawal: {
      // A key whose answer never came is looked up first.
      holds: holdsCalls('withdrawalCheck', 'withdrawalLookUp'),
      answers: [
        checked('allowed', check('SUCCESS')),
        checked(
          'allowed, at the cost of a bonus',
          check('SUCCESS', {
            bonuses: [{ id: 'WELCOME', title: 'Welcome bonus', amount: 2500, atStake: 0, spins: 0 }],
          }),
          {
            forfeits: [welcome],
          },
        ),
        checked('a part of it may go out', check('SUCCESS', { limit: 5000 }), { limit: 50 }),
        checked('documents are preferred', check('DOCUMENTS_PREFERRED')),
        checked('documents are required', check('DOCUMENTS_REQUIRED')),
        checked('restricted without documents', check('DOCUMENTS_REQUIRED_RESTRICTED')),
        checked('documents are looked at', check('DOCUMENTS_UNDER_REVIEW')),
        checked('suspended', check('FORBIDDEN')),
        checked('a limit of their own', check('SELF_LIMIT_REACHED')),
        checked('the limit is used up', check('WITHDRAWAL_LIMIT_REACHED')),
        checked('restricted', check('RESTRICTED')),
        checked('something new', check('SOMETHING_NEW')),
        { ...outOfOrder, prepare: (world) => world.refuse('withdrawalCheck', 500, 'error.system.error') },
      ],
    },
    requestWithdrawal: {
      holds: holdsCalls('withdrawalRequest'),
      answers: [
        { name: 'taken', output: one, prepare: (world) => world.answer('withdrawalRequest', 200, onWire) },
        {
          name: 'over the limit by now',
          error: refusal(409, 'error.withdrawal.limit'),
          prepare: (world) => world.refuse('withdrawalRequest', 409, 'error.withdrawal.limit'),
        },
        {
          name: 'refused',
          error: refusal(400, 'error.validation'),
          prepare: (world) => world.refuse('withdrawalRequest', 400, 'error.validation'),
        },
        { ...outOfOrder, prepare: (world) => world.refuse('withdrawalRequest', 500, 'error.system.error') },
      ],
    },
    lookUpWithdrawal: {
      holds: holdsCalls('withdrawalLookUp'),
      answers: [
        { name: 'it was made', output: one, prepare: (world) => world.answer('withdrawalLookUp', 200, onWire) },
        { name: 'it was not made', output: null, prepare: async () => {} },
        { ...outOfOrder, prepare: (world) => world.refuse('withdrawalLookUp', 500, 'error.system.error') },
      ],
    },
    loadPending: {
      holds: holdsCalls('pendingWithdrawals'),
      answers: [
        { name: 'one is pending', output: [one], prepare: isPending },
        { ...outOfOrder, prepare: cannotSay },
      ],
    },
    cancelWithdrawal: {
      holds: holdsCalls('withdrawalCancellation'),
      isAskedAgain: true,
      answers: [
        { name: 'taken back', output: one, prepare: (world) => world.answer('withdrawalCancellation', 200, onWire) },
        {
          name: 'too often',
          error: refusal(409, 'limit_reached'),
          prepare: (world) => world.refuse('withdrawalCancellation', 409, 'limit_reached'),
        },
        { ...outOfOrder, prepare: (world) => world.refuse('withdrawalCancellation', 500, 'error.system.error') },
      ],
    },
  },
  delays: { requestTimeout: (world) => world.pass(15_000), pollEvery: (world) => world.pass(30_000) },
  // Both leave: a page without them, which an unfinished cancellation outlives.
  unseen: ['pending.closed', 'pending.cancelling', 'pending.findingOut'],
  ends: [],
  states: {
    'request.inactive': async (world) => expect(world.page.getByLabel('Amount')).toHaveCount(0),
    'request.notAllowed': (world) => heading(world, 'Withdrawals are closed for your account'),
    'request.checking': async (world, { checkRefusals, waitsAt }) =>
      waitsAt !== null
        ? heading(world, waiting[waitsAt])
        : checkRefusals > 0
          ? expect(world.page.getByLabel('Amount')).toHaveValue('40')
          : expect(main(world)).toContainText('Checking what you can withdraw'),
    'request.documentsLoyal': (world) => heading(world, 'We need your documents before we pay out'),
    'request.documentsRequired': (world) => heading(world, 'Please verify your account first'),
    'request.documentsStrict': (world) => heading(world, 'Your account is restricted until you verify it'),
    'request.documentsUnderReview': (world) => heading(world, 'We are looking at your documents'),
    'request.suspended': (world) => heading(world, 'Your account is suspended'),
    'request.selfLimitReached': (world) => heading(world, 'You have reached a limit of your own'),
    'request.withdrawalLimitReached': (world) => heading(world, 'The withdrawal limit is used up'),
    'request.selfLimitNotify': async (world) => expect(main(world)).toContainText('€50.00 of it can go out now'),
    'request.restricted': (world) => heading(world, 'Withdrawals are closed for your account'),
    'request.error': (world) => heading(world, 'We could not check your withdrawal'),
    'request.allowed.choosing': async (world) => expect(button(world, 'Withdraw')).toBeEnabled(),
    'request.allowed.forfeitWarning': async (world) => expect(warning(world)).toContainText('Welcome bonus'),
    'request.allowed.requesting': async (world) =>
      expect(main(world).getByRole('button', { name: /^Withdraw/ })).toHaveAttribute('aria-busy', 'true'),
    'request.allowed.requestFailed': async (world) =>
      expect(main(world)).toContainText('The withdrawal was not requested'),
    'request.allowed.lookingUp': async (world) => expect(main(world)).toContainText('It is not sent again.'),
    'request.requested': (world) => heading(world, 'Your withdrawal is requested'),
    'request.outcomeUnknown': (world) => heading(world, 'We don’t know yet whether your withdrawal was requested'),
    'pending.closed': async (world) => expect(list(world)).toHaveCount(0),
    'pending.loading': async (world) => expect(list(world).getByRole('listitem')).toHaveCount(0),
    'pending.failed': async (world) => expect(list(world)).toContainText('could not be loaded'),
    'pending.resting': isListed,
    'pending.polling': isListed,
    'pending.cancelling': (world, { isLeft }) => isInFlight(world, 'pending.cancelling', isLeft),
    'pending.findingOut': (world, { isLeft }) => isInFlight(world, 'pending.findingOut', isLeft),
    'pending.cancelUnknown': async (world) =>
      expect(list(world)).toContainText('We don’t know yet whether it was cancelled'),
  },
  counters: (context) => [
    context.profile === null,
    context.checkRefusals > 0,
    context.waitsAt,
    context.bonuses.length,
    context.limit,
    context.methods.length,
    context.pending.length,
    context.askedId !== null,
    context.cancelled?.id ?? null,
    context.made?.id ?? null,
    context.pendingProblem !== null,
    context.isLeft,
  ],
  unreachable: {
    'request.checking:profile.changed:0': moment,
    'request.checking:profile.changed:1': moment,
    'request.checking:withdrawal.verify': moment,
    'request.checking:withdrawal.retry': moment,
    'request.documentsLoyal:profile.changed:0': diligence,
    'request.documentsRequired:profile.changed:0': diligence,
    'request.documentsStrict:profile.changed:0': diligence,
    'request.documentsUnderReview:profile.changed:0': diligence,
    'request.checking:xstate.done.actor.checkWithdrawal:0':
      'a reload forgets the path: “SAF-4 a reload while the answer is out finds the withdrawal” holds it',
  },
  guardsOneWay: {
    'request.documentsLoyal:verification.returned': itsDocuments,
    'request.documentsRequired:verification.returned': itsDocuments,
    'request.documentsStrict:verification.returned': itsDocuments,
    'request.allowed.choosing:method.pick': listed,
    'request.allowed.requestFailed:method.pick': listed,
    'request.allowed.choosing:withdrawal.confirm:1': formRefuses,
    'request.allowed.requestFailed:withdrawal.confirm:1': formRefuses,
  },
})

async function isListed(
  world: World,
  { pending, askedId }: { readonly pending: readonly object[]; readonly askedId: string | null },
): Promise<void> {
  await expect(question(world)).toHaveCount(askedId === null ? 0 : 1)
  // What lies under a question is out of reach meanwhile, for a screen reader too.
  await expect(list(world).locator('li')).toHaveCount(pending.length)
}

async function isInFlight(world: World, leaf: string, isLeft: boolean): Promise<void> {
  if (isLeft) return expect(list(world)).toHaveCount(0)
  await expect(flow(world)).toHaveAttribute('data-state', new RegExp(leaf))
  await expect(list(world).getByRole('button', { name: /^Cancel the withdrawal/ })).toHaveAttribute('aria-busy', 'true')
}
