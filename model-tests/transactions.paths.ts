import { expect, type Locator } from '@playwright/test'
import { transactionsMachine } from '#machines/transactions/transactions.machine.ts'
import type {
  PendingWithdrawal,
  Period,
  PeriodSums,
  Transaction,
  TransactionFilter,
  TransactionsContext,
  TransactionsInput,
} from '#machines/transactions/transactions.contract.ts'
import { openAccount, outOfOrder, partOf, playerInput, refusal } from './accountPage.ts'
import { type BrowserWorld, holdsCalls } from './browserWorld.ts'
import { pathModel } from './paths.ts'

type World = BrowserWorld

const row = (number: number): Transaction => ({
  referenceId: `R${String(number)}`,
  amount: 100,
  currency: 'EUR',
  balanceAfterTransaction: 5000,
  category: 'CASINO',
  type: 'WIN',
  status: 'SUCCESS',
  transactionDate: new Date(Date.parse('2026-05-01T12:00:00Z') + number * 60_000).toISOString(),
  reason: `Row ${String(number)}`,
})
const onWire = ({ amount, balanceAfterTransaction: after, ...rest }: Transaction) => ({
  ...rest,
  playerId: 1,
  walletId: 'main',
  amount: amount / 100,
  balanceAfterTransaction: after === null ? null : after / 100,
})
const waiting: PendingWithdrawal = {
  id: 'w1',
  amount: 2000,
  currency: 'EUR',
  method: 'TRUSTLY',
  isReviewed: false,
  createdAt: '2026-05-01T10:00:00.000Z',
  cancellable: true,
}
const pendingOnWire = ({ id, amount, currency, method, createdAt, cancellable }: PendingWithdrawal) => ({
  withdrawalId: id,
  amount: amount / 100,
  currency,
  method,
  status: 'PENDING',
  cancellable,
  createdAt,
})

const casinoOnly: TransactionFilter = { category: 'CASINO', from: null, to: null, hour: null, status: null }
const week: Period = { kind: 'week', from: null, to: null }
const sums: PeriodSums = {
  period: week,
  currency: 'EUR',
  netPosition: 0,
  winLoss: 0,
  deposits: 0,
  withdrawals: 0,
  stakes: 0,
  wins: 0,
}

// More than the window and what is drawn beyond it can hold: the last row is not in sight before somebody scrolls.
const many = Array.from({ length: 40 }, (_, at) => row(40 - at))

/** An answer with these rows and pending withdrawals. */
const loaded = (name: string, rows: readonly Transaction[], pending: readonly PendingWithdrawal[], older = false) => ({
  name,
  output: {
    transactions: rows,
    position: older ? 'older' : null,
    hasMore: older,
    pending,
    loadedAt: 0,
    isReached: true,
  },
  prepare: async (world: World) => {
    await world.answer('transactions', 200, {
      transactions: rows.map(onWire),
      position: older ? 'older' : null,
      hasMore: older,
    })
    await world.answer('pendingWithdrawals', 200, pending.map(pendingOnWire))
  },
})

const view = (world: World): Locator => partOf(world, 'transactions')
const list = (world: World): Locator => view(world).getByRole('list', { name: 'Transactions' })
const button = (world: World, name: string): Locator => view(world).getByRole('button', { name, exact: true })
const results = (world: World): Locator => view(world).getByRole('region', { name: 'Your results' })
const question = ({ page }: World): Locator => page.getByRole('dialog', { name: 'Cancel this withdrawal?' })
const isListed = async (world: World) => expect(list(world)).toBeVisible()
const goTo = ({ page }: World, name: string) =>
  page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name, exact: true }).click()
const look = (world: World, state: 'hidden' | 'visible') =>
  world.page.evaluate((now) => {
    Object.defineProperty(document, 'visibilityState', { value: now, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }, state)

// The regions know little of each other: each variant walks one of them, and its player's number says which.
const aims = { list: 1, withdrawal: 2, results: 3, file: 4 } as const
type Aim = keyof typeof aims
const isFor =
  (aim: Aim) =>
  ({ player }: TransactionsContext): boolean =>
    player.playerId === aims[aim]
const walkedFor = (aim: Aim) => ({
  input: { ...playerInput, player: { ...playerInput.player, playerId: aims[aim] } } satisfies TransactionsInput,
  open: (world: World) => openAccount(world),
})

const opened = ['history.loading', 'history.ready', 'history.failed']

/** How QA brings the history into each of its states. */
export const transactionsPaths = pathModel<World>()<typeof transactionsMachine>({
  machine: transactionsMachine,
  variants: {
    'who reads': walkedFor('list'),
    'who takes a withdrawal back': walkedFor('withdrawal'),
    'who looks at the results': walkedFor('results'),
    'who wants a file': walkedFor('file'),
  },
  events: {
    'transactions.open': [
      {
        name: 'opens the page',
        event: { type: 'transactions.open' },
        act: (world) => goTo(world, 'Transactions'),
      },
    ],
    'transactions.close': [
      {
        name: 'goes to another page',
        offeredIn: opened,
        offeredIf: ({ player, isHidden }) => !isHidden && player.playerId !== aims.withdrawal,
        event: { type: 'transactions.close' },
        act: (world) => goTo(world, 'My account'),
      },
      {
        name: 'goes back',
        offeredIn: ['cancellation.asking', 'cancellation.failed'],
        offeredIf: isFor('withdrawal'),
        event: { type: 'transactions.close' },
        act: async ({ page }) => void (await page.goBack()),
      },
    ],
    'filter.apply': [
      {
        name: 'filters',
        offeredIn: opened,
        offeredIf: (context) => isFor('list')(context) && !context.filterApplied,
        event: { type: 'filter.apply', filter: casinoOnly },
        act: async (world) => void (await view(world).getByLabel('Category').selectOption('CASINO')),
      },
    ],
    'filter.clear': [
      {
        name: 'clears the filter',
        offeredIn: opened,
        offeredIf: (context) => isFor('list')(context) && context.filterApplied,
        event: { type: 'filter.clear' },
        act: (world) => button(world, 'Clear filter').click(),
      },
    ],
    'page.more': [
      {
        name: 'asks for older ones',
        offeredIf: isFor('list'),
        event: { type: 'page.more' },
        act: async (world) => {
          // Who comes down to it sees it pressed already: the last rows ask by themselves.
          await button(world, 'Show older transactions').focus()
          await world.page.keyboard.press('Enter')
        },
      },
    ],
    'transactions.retry': [
      {
        name: 'tries again',
        offeredIf: (context) => isFor('list')(context) && context.problem !== null,
        event: { type: 'transactions.retry' },
        // The results may have failed as well; the list stands below them.
        act: (world) => button(world, 'Try again').last().click(),
      },
    ],
    'page.hidden': [
      {
        name: 'looks at another tab',
        offeredIn: opened,
        offeredIf: (context) => isFor('list')(context) && !context.isHidden,
        event: { type: 'page.hidden' },
        act: (world) => look(world, 'hidden'),
      },
    ],
    'page.shown': [
      {
        name: 'comes back to the tab',
        offeredIn: opened,
        offeredIf: (context) => isFor('list')(context) && context.isHidden,
        event: { type: 'page.shown' },
        act: (world) => look(world, 'visible'),
      },
    ],
    'news.seen': [
      {
        name: 'scrolls about the newest',
        offeredIn: ['history.ready'],
        offeredIf: isFor('list'),
        event: { type: 'news.seen' },
        act: async ({ page }) => {
          await page.mouse.wheel(0, 100)
          await page.mouse.wheel(0, -100)
        },
      },
    ],
    'withdrawal.ask': [
      {
        name: 'wants to take the withdrawal back',
        offeredIn: opened,
        offeredIf: isFor('withdrawal'),
        event: { type: 'withdrawal.ask', id: waiting.id },
        act: (world) => button(world, 'Cancel the withdrawal to Trustly').click(),
      },
    ],
    'withdrawal.keep': [
      {
        name: 'keeps it',
        event: { type: 'withdrawal.keep' },
        act: (world) => question(world).getByRole('button', { name: 'Keep it' }).click(),
      },
    ],
    'withdrawal.cancel': [
      {
        name: 'takes it back',
        event: { type: 'withdrawal.cancel', idempotencyKey: 'made at the click' },
        act: (world) => question(world).getByRole('button', { name: 'Yes, cancel it' }).click(),
      },
    ],
    'cancellation.retry': [
      {
        name: 'asks again what became of it',
        offeredIn: opened,
        offeredIf: isFor('withdrawal'),
        event: { type: 'cancellation.retry' },
        act: (world) => button(world, 'Ask again').click(),
      },
    ],
    'period.choose': [
      {
        name: 'chooses a week',
        offeredIn: opened,
        offeredIf: isFor('results'),
        event: { type: 'period.choose', period: week },
        act: (world) => results(world).getByRole('button', { name: '7 days', exact: true }).click(),
      },
    ],
    'file.download': [
      {
        name: 'downloads the file',
        offeredIn: opened,
        offeredIf: isFor('file'),
        event: { type: 'file.download' },
        act: (world) => button(world, 'Download as CSV').click(),
      },
    ],
    // The machine tells itself: what was cancelled asks for the list anew, and a new list for its sums.
    'history.refresh': [],
    'period.refresh': [],
  },
  answers: {
    loadTransactions: {
      holds: holdsCalls('transactions', 'pendingWithdrawals'),
      answers: [
        loaded('some, and there are older', many, [waiting], true),
        loaded('the last ones', many.slice(0, 3), []),
        { ...outOfOrder, prepare: (world) => world.refuse('transactions', 500, 'error.system.error') },
      ],
    },
    cancelWithdrawal: {
      holds: holdsCalls('withdrawalCancellation'),
      isAskedAgain: true,
      answers: [
        {
          name: 'cancelled',
          output: undefined,
          prepare: (world) =>
            world.answer('withdrawalCancellation', 200, {
              ...pendingOnWire(waiting),
              status: 'CANCELLED',
              cancellable: false,
            }),
        },
        {
          name: 'too late',
          error: refusal(409, 'limit_reached'),
          prepare: (world) => world.refuse('withdrawalCancellation', 409, 'limit_reached'),
        },
        { ...outOfOrder, prepare: (world) => world.refuse('withdrawalCancellation', 500, 'error.system.error') },
      ],
    },
    loadPeriod: {
      holds: holdsCalls('netPositionWinLoss'),
      answers: [
        { name: 'summed up', output: sums, prepare: async () => {} },
        { ...outOfOrder, prepare: (world) => world.refuse('netPositionWinLoss', 500, 'error.system.error') },
      ],
    },
    downloadFile: {
      holds: holdsCalls('transactionsCsv'),
      answers: [
        { name: 'saved', output: undefined, prepare: async () => {} },
        { ...outOfOrder, prepare: (world) => world.refuse('transactionsCsv', 500, 'error.system.error') },
      ],
    },
  },
  delays: {
    requestTimeout: (world) => world.pass(15_000),
    pollEvery: (world) => world.pass(30_000),
    fileTimeout: (world) => world.pass(120_000),
  },
  unseen: ['history.idle'],
  ends: [],
  states: {
    'history.idle': async (world) => expect(view(world)).toHaveCount(0),
    'history.loading': async (world) => expect(list(world)).toHaveCount(0),
    'history.ready.resting': isListed,
    'history.ready.asleep': isListed,
    'history.ready.polling': isListed,
    'history.ready.loadingMore': async (world) =>
      expect(button(world, 'Show older transactions')).toHaveAttribute('aria-busy', 'true'),
    'history.failed': async (world) =>
      expect(view(world).getByRole('heading', { name: 'Your transactions could not be loaded' })).toBeVisible(),
    'cancellation.resting': async (world) => expect(question(world)).toHaveCount(0),
    'cancellation.asking': async (world) => expect(question(world)).toContainText('will not be paid out to you'),
    'cancellation.cancelling': async (world) => expect(question(world)).toHaveCount(0),
    'cancellation.findingOut': async (world) => expect(question(world)).toHaveCount(0),
    'cancellation.cancelUnknown': async (world) =>
      expect(view(world)).toContainText('We don’t know yet whether it was cancelled'),
    'cancellation.failed': async (world) => expect(view(world)).toContainText('The withdrawal was not cancelled'),
    'period.idle': async (world) => expect(results(world)).toHaveCount(0),
    'period.loading': async (world) =>
      expect(results(world).locator('[aria-live]')).toHaveAttribute('aria-busy', 'true'),
    'period.shown': async (world) => expect(results(world)).toContainText('Net position'),
    'period.failed': async (world) => expect(results(world).getByRole('alert')).toBeVisible(),
    'file.idle': async ({ page }) => expect(page.getByText('The file could not be downloaded')).toHaveCount(0),
    'file.loading': async (world) => expect(button(world, 'Download as CSV')).toHaveAttribute('aria-busy', 'true'),
    'file.failed': async (world) => expect(view(world)).toContainText('The file could not be downloaded'),
  },
  counters: (context) => [
    context.hasMore,
    isFor('list')(context) && [context.isHidden, context.filterApplied, context.problem !== null],
    isFor('withdrawal')(context) && [context.pending?.length ?? null, context.asked?.id ?? null],
  ],
  unreachable: {},
})
