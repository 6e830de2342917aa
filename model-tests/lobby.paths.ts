import { expect, type Locator } from '@playwright/test'
import { createEmptyActor } from 'xstate'
import type { LobbyContext } from '#machines/lobby/lobby.contract.ts'
import { lobbyMachine } from '#machines/lobby/lobby.machine.ts'
import { loginPanel, sendLogin, withoutCookieQuestion } from '#tests/browser/signing.ts'
import { outOfOrder } from './accountPage.ts'
import { type BrowserWorld, holdsCalls } from './browserWorld.ts'
import { pathModel } from './paths.ts'
import { anyPlayer } from './players.ts'

type World = BrowserWorld

const main = ({ page }: World) => page.getByRole('main')
const field = (world: World) => main(world).getByRole('searchbox', { name: 'Search games' })
const header = ({ page }: World, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true }).first()
/** The hearts of the first row, which is the same whatever the player keeps. */
const hearts = (world: World): Locator =>
  main(world)
    .getByRole('region', { name: 'Popular', exact: true })
    .getByRole('button', { name: /^My games/ })
const providers = async (world: World, press: (panel: Locator) => Promise<void>): Promise<void> => {
  await main(world)
    .getByRole('button', { name: /^Providers/ })
    .click()
  await press(main(world))
  await world.page.keyboard.press('Escape')
}
const isNowhereElse = (leaves: readonly string[]) => leaves.includes('myGames.resting')
const isPlain = ({ searchText, providerIds, pages, categoryId }: LobbyContext) =>
  searchText === '' && providerIds.length === 0 && pages === 1 && categoryId === null
/** Games are kept from the lobby as it is come to: what is searched changes nothing of that. */
const mayKeep = (context: LobbyContext, leaves: readonly string[]) =>
  leaves.includes('view.browsing') && isPlain(context)
const isLookedAt = (context: LobbyContext, leaves: readonly string[]) =>
  isNowhereElse(leaves) && !context.isSignedIn && context.kind === 'casino'
const casino = { kind: 'casino', searchText: '', providerIds: [], pages: 1 } as const
const one = { gameId: 'one', lobbyPageType: 'CASINO' } as const
const other = { gameId: 'other', lobbyPageType: 'CASINO' } as const

/** How QA brings a lobby, and the list of a player's own games, into each of their states. */
export const lobbyPaths = pathModel<World>()<typeof lobbyMachine>({
  machine: lobbyMachine,
  variants: {
    'a visitor elsewhere': {
      input: { parentRef: createEmptyActor() },
      open: async ({ page }) => {
        await withoutCookieQuestion(page)
        await page.goto('/en-UN/promotions')
      },
    },
  },
  events: {
    'lobby.enter': [
      {
        name: 'goes to the casino',
        offeredIn: ['view.away'],
        offeredIf: (context, leaves) => isNowhereElse(leaves) && isPlain(context),
        event: { type: 'lobby.enter', ...casino, categoryId: null },
        act: (world) => header(world, 'Casino').click(),
      },
      {
        name: 'chooses a category',
        offeredIn: ['view.browsing'],
        offeredIf: (context, leaves) => isLookedAt(context, leaves) && isPlain(context),
        event: { type: 'lobby.enter', ...casino, categoryId: 'slots' },
        act: (world) => main(world).getByRole('link', { name: 'Slots', exact: true }).first().click(),
      },
    ],
    'lobby.leave': [
      {
        name: 'goes elsewhere',
        offeredIn: ['view.browsing'],
        offeredIf: (context, leaves) => isLookedAt(context, leaves) && isPlain(context),
        event: { type: 'lobby.leave' },
        act: (world) => header(world, 'Promotions').click(),
      },
    ],
    'search.type': [
      {
        name: 'types a letter',
        offeredIf: (context, leaves) => isLookedAt(context, leaves) && context.searchText === '' && context.pages === 1,
        event: { type: 'search.type', text: 'a' },
        act: (world) => field(world).fill('a'),
      },
      {
        name: 'empties the field',
        offeredIf: (context, leaves) => isLookedAt(context, leaves) && context.searchText !== '' && context.pages === 1,
        event: { type: 'search.type', text: '' },
        act: (world) => field(world).fill(''),
      },
    ],
    'search.clear': [
      {
        name: 'clears the search',
        offeredIf: (context, leaves) => isLookedAt(context, leaves) && context.searchText !== '',
        event: { type: 'search.clear' },
        act: (world) => main(world).getByRole('button', { name: 'Clear the search' }).click(),
      },
    ],
    'provider.toggle': [
      {
        name: 'ticks or unticks a provider',
        offeredIf: (context, leaves) => isLookedAt(context, leaves) && context.pages === 1,
        event: { type: 'provider.toggle', providerId: 'softswiss' },
        act: (world) => providers(world, (panel) => panel.getByRole('checkbox', { name: /^SoftSwiss/i }).press(' ')),
      },
    ],
    'filters.clear': [
      {
        name: 'wants all providers',
        offeredIf: (context, leaves) => isLookedAt(context, leaves) && context.providerIds.length > 0,
        event: { type: 'filters.clear' },
        act: (world) => providers(world, (panel) => panel.getByRole('button', { name: 'All providers' }).click()),
      },
    ],
    'page.more': [
      {
        name: 'wants more',
        // Rows have no more: the list of a category and that of a search have.
        offeredIf: (context, leaves) =>
          isLookedAt(context, leaves) &&
          context.pages === 1 &&
          (context.searchText !== '' || (context.categoryId !== null && context.providerIds.length === 0)),
        event: { type: 'page.more' },
        act: (world) => main(world).getByRole('button', { name: 'Show more' }).click(),
      },
    ],
    'myGame.add': [
      {
        name: 'keeps a game',
        offeredIf: (context, leaves) =>
          mayKeep(context, leaves) &&
          !leaves.includes('myGames.asking') &&
          context.changes.length === 0 &&
          context.stored === null,
        event: { type: 'myGame.add', ...one },
        act: (world) => hearts(world).first().press('Enter'),
      },
      {
        name: 'keeps another game meanwhile',
        offeredIn: ['myGames.saving'],
        offeredIf: (context) => context.changes.length === 1 && context.changes[0]?.gameId === 'one',
        event: { type: 'myGame.add', ...other },
        act: (world) => hearts(world).nth(1).press('Enter'),
      },
    ],
    'myGame.remove': [
      {
        name: 'gives it up',
        offeredIf: (context, leaves) =>
          mayKeep(context, leaves) &&
          leaves.includes('myGames.resting') &&
          context.changes.length === 0 &&
          context.stored?.gameIds.includes('one') === true,
        event: { type: 'myGame.remove', ...one },
        act: (world) => hearts(world).first().press('Enter'),
      },
      {
        name: 'thinks better of it at once',
        offeredIn: ['myGames.saving'],
        offeredIf: (context) =>
          context.changes.length === 1 && context.changes[0]?.isAdded === true && context.lastStored === null,
        event: { type: 'myGame.remove', ...one },
        act: (world) => hearts(world).first().press('Enter'),
      },
    ],
    'myGame.undo': [
      {
        name: 'takes the removal back',
        event: { type: 'myGame.undo' },
        act: (world) => main(world).getByRole('button', { name: 'Undo', exact: true }).click(),
      },
    ],
    'player.arrived': [
      {
        name: 'signs in',
        offeredIn: ['myGames.asking'],
        event: { type: 'player.arrived', player: anyPlayer, way: 'form' },
        act: async (world) => {
          await expect(loginPanel(world.page)).toBeVisible()
          await sendLogin(world.page, await world.player())
        },
      },
      {
        name: 'signs in without having kept a game',
        offeredIn: ['view.browsing'],
        offeredIf: (context, leaves) => isLookedAt(context, leaves) && isPlain(context),
        event: { type: 'player.arrived', player: anyPlayer, way: 'form' },
        act: async (world) => {
          await world.page.getByRole('banner').getByRole('button', { name: 'Log in', exact: true }).click()
          await sendLogin(world.page, await world.player())
          // The lobby looks the same before and after.
          await expect(world.page.getByRole('banner').getByRole('status', { name: 'Balance' })).toBeVisible()
        },
      },
    ],
    'profile.changed': { elsewhere: 'a lobby takes no notice of it' },
    'wallet.changed': { elsewhere: 'a lobby takes no notice of it' },
    'safety.playBlocked': { elsewhere: 'tiles read it of the session; the lobby takes no notice of it' },
    'safety.playAllowed': { elsewhere: 'tiles read it of the session; the lobby takes no notice of it' },
    'player.left': {
      elsewhere: 'the session says it to every flow; its own tests and those of signing out look at it',
    },
  },
  answers: {
    saveMyGame: {
      holds: holdsCalls('myGamesAdd', 'myGamesRemove'),
      // A change waits behind the one before.
      isAskedAgain: true,
      answers: [
        {
          name: 'stored',
          output: { lobbyPageType: 'CASINO', gameIds: ['one'] },
          prepare: (world) => world.qa.clearFaults(),
        },
        {
          ...outOfOrder,
          // A question after the list, which follows a failure, must not take the fault.
          prepare: async ({ qa }) => {
            await qa.clearFaults()
            for (const method of ['POST', 'DELETE'])
              await qa.fault({ method, path: '/api/v1/games/my-games', kind: 'status', status: 500 })
          },
        },
      ],
    },
  },
  delays: {
    requestTimeout: (world) => world.pass(15_000),
    undoTime: (world) => world.pass(10_000),
    askTime: (world) => world.pass(600_000),
  },
  unseen: ['view.away'],
  ends: [],
  states: {
    'view.away': async (world) => expect(field(world)).toHaveCount(0),
    'view.browsing': async (world) => expect(main(world).getByRole('article').first()).toBeVisible(),
    'view.searching': async (world) => expect(main(world).getByRole('heading', { name: 'Games found' })).toBeVisible(),
    'myGames.resting': async (world) =>
      expect(main(world).getByRole('button', { name: 'Undo', exact: true })).toHaveCount(0),
    'myGames.asking': async (world) => expect(loginPanel(world.page)).toBeVisible(),
    'myGames.saving': async (world, { changes }) =>
      expect(hearts(world).first()).toHaveAttribute('aria-pressed', String(changes.at(-1)?.isAdded !== false)),
    'myGames.removed': async (world) =>
      expect(main(world).getByRole('button', { name: 'Undo', exact: true })).toBeVisible(),
    'myGames.failed': async (world) =>
      expect(world.page.getByRole('region', { name: 'Notifications' }).getByRole('alert')).toBeVisible(),
  },
  counters: ({ searchText, providerIds, pages, categoryId, isSignedIn, changes, lastStored, stored }) => [
    searchText !== '',
    providerIds.length,
    Math.min(pages, 2),
    categoryId,
    isSignedIn,
    changes.map(({ gameId, isAdded }) => `${gameId} ${isAdded}`),
    lastStored && `${lastStored.gameId} ${lastStored.isAdded}`,
    stored?.gameIds.length ?? 0,
  ],
  unreachable: {},
  guardsOneWay: {
    'myGames:myGame.remove':
      'to a visitor no game is one of theirs, so that its heart only adds: “LOB-4 a visitor” in lobby.test.ts',
  },
})
