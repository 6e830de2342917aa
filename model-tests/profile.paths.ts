import { expect } from '@playwright/test'
import { profileMachine } from '#machines/profile/profile.machine.ts'
import { detailsOf, summaryOf } from '#src/actors/profile.ts'
import { buttonOf, openAccount, outOfOrder, partOf, playerInput } from './accountPage.ts'
import { anyProfile } from './anyProfile.ts'
import { type BrowserWorld, holdsCalls } from './browserWorld.ts'
import { pathModel } from './paths.ts'

type World = BrowserWorld

const loaded = (firstLogin: boolean) => ({
  profile: { ...summaryOf(anyProfile), firstLogin },
  details: detailsOf(anyProfile),
  lastSignIn: null,
})

const welcome = ({ page }: World) => page.getByRole('dialog', { name: /^Welcome, / })
let changes = 0
/** The operator changes something of the player and says so over the socket. */
async function change(world: World): Promise<void> {
  changes += 1
  const { playerId } = await world.player()
  await world.qa.changePlayer(playerId, { profile: { lastName: `Aalto ${String(changes)}` } })
}

/** How QA brings the profile into each of its states. */
export const profilePaths = pathModel<World>()<typeof profileMachine>({
  machine: profileMachine,
  variants: {
    'a player who comes in': {
      input: { ...playerInput, isFreshSignIn: true },
      open: async (world) => {
        await openAccount(world)
        // Only an open socket hears of changes.
        await expect(world.page.locator('[data-flow="wallet"]').first()).toHaveAttribute(
          'data-state',
          /connected\.open/,
        )
      },
    },
  },
  events: {
    'profile.refresh': [
      {
        name: 'hears of a change',
        offeredIn: ['data.loading', 'data.ready', 'data.refreshing'],
        event: { type: 'profile.refresh' },
        act: change,
      },
      {
        name: 'tries again',
        offeredIn: ['data.failed'],
        event: { type: 'profile.refresh' },
        // The welcome covers the page: behind it only the operator is heard.
        act: async (world) =>
          (await welcome(world).isVisible()) ? change(world) : buttonOf(world, 'profile', 'Try again').click(),
      },
    ],
    'firstLogin.close': [
      {
        name: 'closes the welcome',
        event: { type: 'firstLogin.close' },
        act: (world) => welcome(world).getByRole('button', { name: 'Look around' }).click(),
      },
    ],
  },
  answers: {
    loadProfile: {
      holds: holdsCalls('profile'),
      answers: [
        { name: 'loaded', output: loaded(false), prepare: async () => {} },
        {
          name: 'loaded, the very first time',
          output: loaded(true),
          prepare: (world) => world.answer('profile', 200, anyProfile),
        },
        { ...outOfOrder, prepare: (world) => world.refuse('profile', 500, 'error.system.error') },
      ],
    },
  },
  delays: {
    requestTimeout: (world) => world.pass(15_000),
    retryAfter: (world) => world.pass(10_000),
  },
  unseen: [],
  ends: [],
  states: {
    'data.loading': async (world) => expect(partOf(world, 'profile')).not.toContainText('Login email'),
    'data.ready': async (world) => expect(partOf(world, 'profile')).toContainText('Login email'),
    'data.refreshing': async (world) => expect(partOf(world, 'profile')).not.toContainText('could not be loaded'),
    'data.failed': async (world) => expect(partOf(world, 'profile')).toContainText('could not be loaded'),
    'welcome.waiting': async (world) => expect(welcome(world)).toHaveCount(0),
    'welcome.shown': async (world) => expect(welcome(world)).toBeVisible(),
    'welcome.closed': async (world) => expect(welcome(world)).toHaveCount(0),
  },
  counters: (context) => [context.profile?.firstLogin ?? null],
  unreachable: {},
})
