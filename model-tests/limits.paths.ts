import { expect } from '@playwright/test'
import { toWire } from '#contract/money.ts'
import type { Limit, LimitSet, Limits, LoadLimitsOutput } from '#machines/limits/limits.contract.ts'
import { limitsMachine } from '#machines/limits/limits.machine.ts'
import { openAccount, outOfOrder, playerInput, refusal } from './accountPage.ts'
import { type BrowserWorld, holdsCalls } from './browserWorld.ts'
import { pathModel } from './paths.ts'

type World = BrowserWorld

const SETS = ['deposit', 'loss', 'spend'] as const
const calls = { deposit: 'depositLimits', loss: 'lossLimits', spend: 'spendLimits' } as const

const none: Limit = {
  value: null,
  pendingValue: null,
  pendingDate: null,
  isConfirmable: false,
  confirmUntil: null,
  looserFrom: '2031-05-05T12:00:00.000Z',
  locked: false,
  updatedAt: null,
  startedAt: '2031-05-04T00:00:00.000Z',
  resetAt: '2031-05-05T00:00:00.000Z',
  used: 0,
  remaining: null,
}
const noLimits: Limits = { D: none, W: none, M: none }
const limited = (value: number, used: number, more: Partial<Limit> = {}): Limits => ({
  ...noLimits,
  D: { ...none, value, used, remaining: value - used, ...more },
})
/** A raise that has waited long enough: it can be confirmed or given up. */
const raised = limited(5000, 0, {
  pendingValue: 9000,
  pendingDate: '2031-05-03T12:00:00.000Z',
  confirmUntil: '2031-05-10T12:00:00.000Z',
  isConfirmable: true,
})
const changed = limited(4000, 0)

const wire = (minor: number | null) => (minor === null ? null : toWire(minor, 'EUR'))
const wireOf = (limits: Limits) => ({
  currency: 'EUR',
  limits: Object.fromEntries(
    Object.entries(limits).map(([period, { isConfirmable: confirmable, ...limit }]: [string, Limit]) => {
      const { value, pendingValue, used, remaining } = limit
      return [
        period,
        {
          ...limit,
          confirmable,
          value: wire(value),
          pendingValue: wire(pendingValue),
          used: toWire(used, 'EUR'),
          remaining: wire(remaining),
        },
      ]
    }),
  ),
})

type Known = Partial<Record<LimitSet, Limits>>
const answered = ({ deposit = noLimits, loss = noLimits, spend = noLimits }: Known): LoadLimitsOutput => ({
  deposit: { limits: deposit },
  loss: { limits: loss },
  spend: { limits: spend },
})
const loaded = (name: string, sets: Known) => ({
  name,
  output: answered(sets),
  prepare: async (world: World) => {
    for (const set of SETS) await world.answer(calls[set], 200, wireOf(sets[set] ?? noLimits))
  },
})
const outOfOrderAll = {
  ...outOfOrder,
  prepare: async (world: World) => {
    for (const set of SETS) await world.refuse(calls[set], 500, 'error.system.error')
  },
}

const main = ({ page }: World) => page.getByRole('main')
const deposits = (world: World) => main(world).getByRole('region', { name: 'Deposit limits' })
const day = (world: World) => deposits(world).getByRole('group', { name: 'Daily' })
const button = (world: World, name: string) => day(world).getByRole('button', { name, exact: true })
/** A button whose name ends with that of its limit. */
const control = (world: World, name: string) => day(world).getByRole('button', { name: new RegExp(`^${name} `) })
const menu = ({ page }: World, name: string) =>
  page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name, exact: true })
const isThere = async (world: World) => expect(deposits(world)).toBeVisible()
const isShown = async (world: World) => expect(day(world)).toBeVisible()
const has = (leaves: readonly string[], ...wanted: string[]) => wanted.some((leaf) => leaves.includes(leaf))
const isEditing = ({ editing }: { readonly editing: unknown }) => editing !== null
const pendingOf = ({ limits }: { readonly limits: Record<LimitSet, Limits | null> }) => limits.deposit?.D.pendingDate

/** How QA brings the limits into each of their states. */
export const limitsPaths = pathModel<World>()<typeof limitsMachine>({
  machine: limitsMachine,
  variants: {
    'a player with €100': {
      input: playerInput,
      open: async (world) => {
        await openAccount(world, { wallet: { main: 10_000 } }, 'gambling-limits')
        // Only an open socket hears of changes.
        await expect(world.page.locator('[data-flow="wallet"]').first()).toHaveAttribute(
          'data-state',
          /connected\.open/,
        )
      },
    },
  },
  events: {
    'limits.open': [
      {
        name: 'leaves the page and comes back',
        event: { type: 'limits.open' },
        act: async (world) => {
          await menu(world, 'Banking').click()
          await expect(deposits(world)).toHaveCount(0)
          await menu(world, 'Gambling limits').click()
        },
      },
    ],
    'limits.close': {
      elsewhere: 'said as the page is left, together with its opening (“leaves the page and comes back”)',
    },
    'limits.retry': [
      {
        name: 'asks again',
        offeredIf: ({ missing }) => missing.deposit !== null,
        event: { type: 'limits.retry' },
        act: (world) => deposits(world).getByRole('button', { name: 'Try again' }).click(),
      },
    ],
    'limits.touch': [
      {
        name: 'money moves',
        offeredIn: ['limits.shown.ready', 'limits.shown.refreshing'],
        // What the wallet says a second time in this path is another thing than the first.
        offeredIf: ({ mark }) => mark === null,
        event: { type: 'limits.touch', mark: 'moved' },
        act: async (world) => {
          const { playerId } = await world.player()
          const [last] = await world.qa.ledger(playerId)
          await world.qa.changePlayer(playerId, { wallet: { main: (last?.balanceAfter ?? 10_000) + 1 } })
        },
      },
    ],
    'limit.edit': [
      {
        name: 'wants to change the limit of a day',
        offeredIf: (context) => !isEditing(context) && context.limits.deposit !== null,
        event: { type: 'limit.edit', set: 'deposit', period: 'D' },
        act: (world) =>
          day(world)
            .getByRole('button', { name: /^(Set a limit|Change) / })
            .click(),
      },
    ],
    'limit.leave': [
      {
        name: 'leaves it as it is',
        event: { type: 'limit.leave' },
        act: (world) =>
          day(world)
            .getByRole('button', { name: /^(Leave it as it is|OK)$/ })
            .click(),
      },
    ],
    'limit.save': [
      {
        name: 'saves an amount',
        offeredIf: isEditing,
        event: { type: 'limit.save', set: 'deposit', period: 'D', limit: 4000 },
        act: async (world) => {
          await day(world).getByLabel('Amount').fill('40')
          await button(world, 'Save').click()
        },
      },
    ],
    'limit.delete': [
      {
        name: 'wants no limit',
        offeredIf: (context) => isEditing(context) && context.limits.deposit?.D.value !== null,
        event: { type: 'limit.delete', set: 'deposit', period: 'D' },
        act: (world) => button(world, 'Remove the limit').click(),
      },
    ],
    'limit.cancel': [
      {
        name: 'gives up what waits',
        offeredIf: (context) => Boolean(pendingOf(context)),
        event: { type: 'limit.cancel', set: 'deposit', period: 'D' },
        act: (world) => control(world, 'Keep the limit as it is').click(),
      },
    ],
    'limit.confirm': [
      {
        name: 'confirms what has waited',
        offeredIf: (context) => Boolean(pendingOf(context)),
        event: { type: 'limit.confirm', set: 'deposit', period: 'D' },
        act: (world) => control(world, 'Confirm the change').click(),
      },
    ],
    // The machine tells itself what a new look at the limits has shown.
    'notice.show': [],
    'notice.done': [
      {
        name: 'has read that a limit is reached',
        offeredIf: (_, leaves) => !has(leaves, 'limits.loading'),
        event: { type: 'notice.done' },
        act: (world) => main(world).getByRole('button', { name: 'OK', exact: true }).first().click(),
      },
    ],
  },
  answers: {
    loadLimits: {
      holds: holdsCalls('depositLimits', 'lossLimits', 'spendLimits'),
      answers: [
        loaded('nothing is limited', {}),
        loaded('a raise can be confirmed', { deposit: raised }),
        loaded('a loss limit is reached', { deposit: raised, loss: limited(5000, 5000) }),
        {
          name: 'of deposits out of order',
          output: { ...answered({}), deposit: { error: refusal(500, 'error.system.error') } },
          prepare: async (world) => {
            await world.refuse('depositLimits', 500, 'error.system.error')
            for (const set of ['loss', 'spend'] as const) await world.answer(calls[set], 200, wireOf(noLimits))
          },
        },
        outOfOrderAll,
      ],
    },
    changeLimit: {
      holds: holdsCalls('depositLimitsChange'),
      answers: [
        {
          name: 'taken',
          output: { limits: changed, successKey: 'player.limits.deposit.updated' },
          prepare: (world) => world.answer('depositLimitsChange', 200, wireOf(changed)),
        },
        {
          name: 'above the week',
          error: refusal(409, 'limit.error.D.high'),
          prepare: (world) => world.refuse('depositLimitsChange', 409, 'limit.error.D.high'),
        },
        { ...outOfOrder, prepare: (world) => world.refuse('depositLimitsChange', 500, 'error.system.error') },
      ],
    },
  },
  delays: {
    requestTimeout: (world) => world.pass(15_000),
    settling: (world) => world.pass(5000),
    nextLook: (world) => world.pass(60_000),
  },
  unseen: [],
  ends: [],
  states: {
    'limits.loading': async (world) => expect(deposits(world)).toHaveAttribute('aria-busy', 'true'),
    'limits.unavailable': async (world) => expect(deposits(world)).toContainText('They count all the same.'),
    'limits.shown.ready': isThere,
    'limits.shown.touched': isThere,
    'limits.shown.refreshing': isThere,
    'limits.shown.editing': async (world) => expect(day(world).getByLabel('Amount')).toBeEditable(),
    'limits.shown.failed': async (world) =>
      expect(day(world)).toContainText(/This limit was not changed|We do not know whether this was changed/),
    'limits.saving': async (world) => expect(button(world, 'Save')).toHaveAttribute('aria-busy', 'true'),
    'limits.deleting': isShown,
    'limits.cancelling': async (world) => expect(control(world, 'Keep the limit as it is')).toBeDisabled(),
    'limits.confirming': async (world) => expect(control(world, 'Confirm the change')).toBeDisabled(),
    'limits.looking': isShown,
    'notice.inactive': async () => {},
    'notice.notify': async (world) => expect(main(world)).toContainText('You have reached your loss limit'),
    'notice.uploaded': async () => {},
  },
  counters: ({ limits, missing, editing, mark, reached }) => [
    mark !== null,
    missing.deposit !== null,
    limits.deposit?.D.value ?? null,
    limits.deposit?.D.pendingDate ?? null,
    limits.loss?.D.remaining ?? null,
    editing !== null,
    reached,
  ],
  unreachable: {},
})
