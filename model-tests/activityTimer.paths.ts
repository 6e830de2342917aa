import { expect } from '@playwright/test'
import type { ActivityTimerContext, ActivityTimerInput } from '#machines/activityTimer/activityTimer.contract.ts'
import { activityTimerMachine } from '#machines/activityTimer/activityTimer.machine.ts'
import { openAccount, outOfOrder, partOf, playerInput } from './accountPage.ts'
import { type BrowserWorld, holdsCalls } from './browserWorld.ts'
import { gameSays, hasComeBack, opensGame, wakes } from './inGame.ts'
import { pathModel } from './paths.ts'

type World = BrowserWorld

// The settings stand on the limits page, rounds are played in a game: each variant walks one of them, and its player's number says which.
const aims = { settings: 1, game: 2 } as const
const isFor =
  (aim: keyof typeof aims) =>
  ({ player }: ActivityTimerContext): boolean =>
    player.playerId === aims[aim]
const inputFor = (aim: keyof typeof aims): ActivityTimerInput => ({
  ...playerInput,
  player: { ...playerInput.player, playerId: aims[aim] },
})

const modal = ({ page }: World) => page.getByRole('dialog', { name: 'Your play so far' })
const press = (name: string) => (world: World) => modal(world).getByRole('button', { name, exact: true }).press('Enter')
const select = (world: World) => partOf(world, 'activityTimer').getByLabel('Summary of play after')
const save = (world: World) => partOf(world, 'activityTimer').getByRole('button', { name: 'Save', exact: true })
const pick = (value: string) => async (world: World) => {
  await select(world).selectOption(value)
}
const isClosed = async (world: World) => expect(modal(world)).toHaveCount(0)
const runsOn = async (world: World): Promise<void> => {
  await hasComeBack(world)
  await isClosed(world)
}
/** What the section on the limits page shows; in a game it is not there. */
const section =
  (state: string, shown?: (world: World) => Promise<void>) =>
  async (world: World, context: ActivityTimerContext): Promise<void> => {
    if (!isFor('settings')(context)) return runsOn(world)
    await isClosed(world)
    await expect(partOf(world, 'activityTimer')).toHaveAttribute('data-state', state)
    await shown?.(world)
  }

const settings = (period: 'NOT_SET' | 'HALF_AN_HOUR' | 'TWO_HOURS') => ({ period, mayBeOff: true })
const twoHours = { period: 120, mayBeOff: true } as const
const minutes = (minutesRemaining: number | null) => (world: World) =>
  world.answer('activityMinutesRemaining', 200, { minutesRemaining })

/** How QA brings the activity timer into each of its states. */
export const activityTimerPaths = pathModel<World>()<typeof activityTimerMachine>({
  machine: activityTimerMachine,
  variants: {
    'who sets the timer': {
      input: inputFor('settings'),
      open: async (world) => openAccount(world, {}, 'gambling-limits'),
    },
    'who plays': { input: inputFor('game'), open: opensGame },
  },
  events: {
    'timer.look': [
      {
        name: 'the page wakes up',
        offeredIn: ['unavailable', 'off', 'running.resting', 'summary.open.shown'],
        offeredIf: isFor('settings'),
        event: { type: 'timer.look' },
        act: wakes,
      },
    ],
    'settings.open': [
      {
        name: 'goes away and comes back to the settings',
        offeredIn: ['unavailable', 'off', 'running.resting'],
        offeredIf: isFor('settings'),
        event: { type: 'settings.open' },
        act: async (world) => {
          const menu = world.page.getByRole('navigation', { name: 'Account' })
          await menu.getByRole('link', { name: 'Banking', exact: true }).click()
          await expect(partOf(world, 'activityTimer')).toHaveCount(0)
          await menu.getByRole('link', { name: 'Gambling limits', exact: true }).click()
        },
      },
    ],
    'period.pick': [
      {
        name: 'picks half an hour',
        offeredIn: ['off', 'running.resting'],
        offeredIf: isFor('settings'),
        event: { type: 'period.pick', period: 30 },
        act: pick('30'),
      },
    ],
    'timer.save': [
      {
        name: 'saves',
        offeredIn: ['off', 'running.resting'],
        offeredIf: isFor('settings'),
        event: { type: 'timer.save' },
        act: (world) => save(world).press('Enter'),
      },
    ],
    'summary.retry': [
      { name: 'asks for the amounts again', event: { type: 'summary.retry' }, act: press('Try again') },
    ],
    'summary.continue': [{ name: 'continues', event: { type: 'summary.continue' }, act: press('Continue') }],
    'summary.history': { elsewhere: 'leads to another page; tests/browser/activity.spec.ts goes there' },
    'summary.signOut': [{ name: 'logs out', event: { type: 'summary.signOut' }, act: press('Log out') }],
    'game.roundStarted': [
      {
        name: 'a round begins',
        offeredIn: ['running.resting'],
        offeredIf: (context) => isFor('game')(context) && !context.isRoundRunning,
        event: { type: 'game.roundStarted' },
        act: gameSays('gprg_GameRoundStart'),
      },
    ],
    'game.roundEnded': [
      {
        name: 'the round ends',
        offeredIn: ['running.resting', 'due', 'off', 'unavailable'],
        offeredIf: (context) => isFor('game')(context) && context.isRoundRunning,
        event: { type: 'game.roundEnded' },
        act: gameSays('gprg_GameRoundEnd'),
      },
    ],
    'game.started': { elsewhere: 'the game is opened by its own flow; tests/browser/activity.spec.ts plays' },
    'game.closed': { elsewhere: 'the game is closed by its own flow; tests/browser/activity.spec.ts leaves it' },
    'break.begun': { elsewhere: 'the reality check says it; tests/browser/activity.spec.ts has both' },
    'break.ended': { elsewhere: 'the reality check says it; tests/browser/activity.spec.ts has both' },
  },
  answers: {
    loadActivitySettings: {
      // The section saves by the same path with another method.
      holds: holdsCalls('activitySettings'),
      isAskedAgain: true,
      answers: [
        {
          name: 'two hours',
          output: twoHours,
          prepare: (world) => world.answer('activitySettings', 200, settings('TWO_HOURS')),
        },
        { ...outOfOrder, prepare: (world) => world.refuse('activitySettings', 500, 'error.system.error') },
      ],
    },
    saveActivitySettings: {
      holds: holdsCalls('activitySettingsSave'),
      answers: [
        {
          name: 'stored',
          output: { period: 30, mayBeOff: true },
          prepare: (world) => world.answer('activitySettingsSave', 200, settings('HALF_AN_HOUR')),
        },
        { ...outOfOrder, prepare: (world) => world.refuse('activitySettingsSave', 500, 'error.system.error') },
      ],
    },
    loadMinutesRemaining: {
      holds: holdsCalls('activityMinutesRemaining'),
      // In a game nothing is seen of it: it is let go once it has been asked.
      isAskedAgain: true,
      answers: [
        { name: 'some are left', output: 20, prepare: minutes(20) },
        { name: 'none is left', output: 0, prepare: minutes(0) },
        { name: 'none is set', output: null, prepare: minutes(null) },
        { ...outOfOrder, prepare: (world) => world.refuse('activityMinutesRemaining', 500, 'error.system.error') },
      ],
    },
    loadActivitySummary: {
      holds: holdsCalls('activitySummary'),
      answers: [
        {
          name: 'the amounts',
          output: { currency: 'EUR', turnover: 5000, winnings: 2000, delta: -3000, minutes: 60 },
          prepare: (world) =>
            world.answer('activitySummary', 200, {
              currency: 'EUR',
              turnover: 50,
              winnings: 20,
              delta: -30,
              elapsedMs: 3_600_000,
            }),
        },
        { ...outOfOrder, prepare: (world) => world.refuse('activitySummary', 500, 'error.system.error') },
      ],
    },
    resetActivityTimer: {
      holds: holdsCalls('activityResetTimer'),
      answers: [
        { name: 'begun anew', output: twoHours, prepare: async () => {} },
        { ...outOfOrder, prepare: (world) => world.refuse('activityResetTimer', 500, 'error.system.error') },
      ],
    },
  },
  delays: {
    requestTimeout: ({ page }) => page.clock.fastForward(15_000),
    loop: ({ page }) => page.clock.fastForward(60_000),
    longestRound: ({ page }) => page.clock.fastForward(60_000),
    leaveTimeout: ({ page }) => page.clock.fastForward(5000),
  },
  unseen: ['loading', 'unavailable', 'off', 'saving', 'running.asking', 'running.resting', 'due', 'left'],
  ends: ['left'],
  states: {
    loading: section('loading'),
    unavailable: section('unavailable', async (world) =>
      expect(partOf(world, 'activityTimer')).toContainText('This could not be loaded'),
    ),
    off: section('off', async (world) => expect(partOf(world, 'activityTimer')).toContainText('No summary comes.')),
    saving: section('saving', async (world) => expect(save(world)).toHaveAttribute('aria-busy', 'true')),
    'running.asking': section('running.asking'),
    'running.resting': section('running.resting', async (world) => expect(select(world)).toBeVisible()),
    due: runsOn,
    'summary.open.loading': async (world) => expect(modal(world)).toBeVisible(),
    'summary.open.shown': async (world, { summary, problem }) => {
      await expect(modal(world)).toContainText(summary ? '€50.00' : 'The amounts could not be loaded')
      await expect(modal(world).getByText('Your answer was not taken')).toHaveCount(problem ? 1 : 0)
    },
    'summary.open.looking': async (world) => expect(modal(world)).toBeVisible(),
    'summary.resetting': async (world) =>
      expect(modal(world).getByRole('button', { name: 'Continue' })).toHaveAttribute('aria-busy', 'true'),
    'summary.leaving': async (world) =>
      expect(modal(world).getByRole('button', { name: 'Log out' })).toHaveAttribute('aria-busy', 'true'),
    left: async ({ page }) => expect(page.locator('html')).toHaveAttribute('data-session', /visitor/),
  },
  counters: ({ player, period, picked, summary, isRoundRunning, isOtherBreak, problem }) => [
    player.playerId,
    period,
    picked,
    summary === null,
    isRoundRunning,
    isOtherBreak,
    problem === null,
  ],
  unreachable: {},
})
