import { expect } from '@playwright/test'
import type { CallName } from '#contract/calls.ts'
import type { BreakBegun } from '#machines/events.ts'
import { exclusionMachine } from '#machines/exclusion/exclusion.machine.ts'
import { openAccount, playerInput, refusal } from './accountPage.ts'
import { type BrowserWorld, holdsCalls } from './browserWorld.ts'
import { pathModel } from './paths.ts'

type World = BrowserWorld

const endsAt = '2027-06-01T12:00:00.000Z'
const paused: BreakBegun = { kind: 'TIMEOUT', initiator: 'PLAYER', endsAt, isForGood: false }
const excluded: BreakBegun = { kind: 'SELF_EXCLUDED', initiator: 'PLAYER', endsAt: null, isForGood: true }

const onWire = ({ kind, initiator, endsAt: end, isForGood }: BreakBegun) => ({
  kind,
  initiator,
  startedAt: '2026-12-01T12:00:00.000Z',
  endsAt: end,
  indefinite: isForGood,
  remainingDays: isForGood ? null : 30,
  milliseconds: null,
})

const beginnings = ['timeoutStart', 'timeoutCooling', 'exclusionStart'] as const satisfies readonly CallName[]
/** Whichever was chosen is answered like this; what was prepared before counts no more. */
const answered = (status: number, body: unknown) => async (world: World) => {
  await world.qa.clearFaults()
  for (const name of beginnings) await world.answer(name, status, body)
}
const lookedUp = (status: number, body: unknown) => async (world: World) => {
  await world.qa.clearFaults()
  await world.answer('exclusion', status, body)
}
const wrong = (status: number, code: string) => ({ status, code, message: code, validationErrors: [] })

const dialog = ({ page }: World) => page.getByRole('dialog')
const yes = (world: World) =>
  dialog(world).getByRole('button', { name: /^(Continue|Yes, begin now|Yes, exclude me now|Try again)$/ })
const back = (world: World) => dialog(world).getByRole('button', { name: /^(Back|No, go back)$/ })
const way = ({ page }: World, name: string) => page.getByRole('group', { name, exact: true })
const press = (name: string, length: string) => (world: World) =>
  way(world, name).getByRole('button', { name: length, exact: true }).click()
const goTo = (name: string) => (world: World) =>
  world.page.getByRole('navigation', { name: 'Account', exact: true }).getByRole('link', { name, exact: true }).click()
const toggle = (world: World) => dialog(world).getByRole('checkbox').click()
const asksOnce = async (world: World) => expect(dialog(world)).toContainText('It begins at once')

/** How QA brings breaks and self-exclusion into each of their states. */
export const exclusionPaths = pathModel<World>()<typeof exclusionMachine>({
  machine: exclusionMachine,
  variants: {
    'a player elsewhere in the account': {
      input: playerInput,
      open: (world) => openAccount(world, {}, 'account/verification'),
    },
  },
  events: {
    'exclusion.open': [{ name: 'goes to the limits', event: { type: 'exclusion.open' }, act: goTo('Gambling limits') }],
    'timeout.pick': [
      {
        name: 'chooses a break of a week',
        event: { type: 'timeout.pick', days: 7 },
        act: press('Take a break', '7 days'),
      },
    ],
    'cooling.pick': [
      { name: 'chooses a day of cooling off', event: { type: 'cooling.pick' }, act: press('Cool off', '1 day') },
    ],
    'exclusion.pick': [
      {
        name: 'chooses half a year',
        event: { type: 'exclusion.pick', months: 6 },
        act: press('Self-exclusion', '6 months'),
      },
      {
        name: 'chooses for good',
        event: { type: 'exclusion.pick', months: null },
        act: press('Self-exclusion', 'For good'),
      },
    ],
    'exclusion.tick': [
      {
        name: 'ticks that it is understood',
        event: { type: 'exclusion.tick', isTicked: true },
        offeredIf: ({ isTicked }) => !isTicked,
        act: toggle,
      },
      {
        name: 'takes the tick off',
        event: { type: 'exclusion.tick', isTicked: false },
        offeredIf: ({ isTicked }) => isTicked,
        act: toggle,
      },
    ],
    'exclusion.confirm': [
      { name: 'says yes', event: { type: 'exclusion.confirm' }, act: (world) => yes(world).click() },
    ],
    'exclusion.clean': [
      {
        name: 'goes back',
        offeredIn: ['confirming', 'failed', 'unknown'],
        event: { type: 'exclusion.clean' },
        act: (world) => back(world).click(),
      },
      {
        name: 'goes elsewhere',
        offeredIn: ['choosing'],
        event: { type: 'exclusion.clean' },
        act: goTo('Verification'),
      },
    ],
  },
  answers: {
    beginBreak: {
      holds: holdsCalls(...beginnings),
      answers: [
        { name: 'a break has begun', output: paused, prepare: answered(200, onWire(paused)) },
        { name: 'an exclusion has begun', output: excluded, prepare: answered(200, onWire(excluded)) },
        {
          name: 'refused',
          error: refusal(400, 'error.validation'),
          prepare: answered(400, wrong(400, 'error.validation')),
        },
        {
          name: 'out of order',
          error: refusal(500, 'error.system.error'),
          prepare: answered(500, wrong(500, 'error.system.error')),
        },
      ],
    },
    lookAtBreak: {
      holds: holdsCalls('exclusion'),
      answers: [
        { name: 'none stands', output: null, prepare: async (world) => world.qa.clearFaults() },
        { name: 'a break stands', output: paused, prepare: lookedUp(200, onWire(paused)) },
        { name: 'an exclusion stands', output: excluded, prepare: lookedUp(200, onWire(excluded)) },
        {
          name: 'out of order',
          error: refusal(500, 'error.system.error'),
          prepare: lookedUp(500, wrong(500, 'error.system.error')),
        },
      ],
    },
  },
  delays: { requestTimeout: (world) => world.pass(15_000) },
  unseen: ['idle', 'inTimeout', 'excluded'],
  ends: ['inTimeout', 'excluded'],
  states: {
    idle: async (world) => expect(way(world, 'Take a break')).toHaveCount(0),
    choosing: async (world) => {
      await expect(way(world, 'Take a break').getByRole('button')).toHaveText([
        '1 day',
        '7 days',
        '30 days',
        '60 days',
        '90 days',
      ])
      await expect(dialog(world)).toHaveCount(0)
    },
    confirming: asksOnce,
    confirmingExclusion: async (world, { isTicked }) => {
      await asksOnce(world)
      await expect(dialog(world).getByRole('checkbox')).toBeChecked({ checked: isTicked })
    },
    confirmingAgain: async (world) => expect(dialog(world)).toContainText('Do you really want to'),
    beginning: async (world) => expect(yes(world)).toHaveAttribute('aria-busy', 'true'),
    looking: async (world) => expect(yes(world)).toHaveAttribute('aria-busy', 'true'),
    failed: async (world) => expect(dialog(world).getByRole('alert')).toContainText('It has not begun'),
    unknown: async (world) => expect(dialog(world).getByRole('alert')).toContainText('We could not tell'),
    inTimeout: async (world) => expect(dialog(world)).toContainText('Your break has begun'),
    excluded: async (world) => expect(dialog(world)).toContainText('You have excluded yourself'),
  },
  counters: ({ isTicked }) => [isTicked],
  unreachable: {},
})
