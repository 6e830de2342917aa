import { expect, type Locator, type Route } from '@playwright/test'
import { createEmptyActor } from 'xstate'
import type { DeepLink, SportsbookContext } from '#machines/sportsbook/sportsbook.contract.ts'
import { sportsbookMachine } from '#machines/sportsbook/sportsbook.machine.ts'
import { summaryOf } from '#src/actors/profile.ts'
import { loginPanel } from '#tests/browser/signing.ts'
import { outOfOrder, playerInput } from './accountPage.ts'
import { anyProfile } from './anyProfile.ts'
import { type BrowserWorld, holdsCalls } from './browserWorld.ts'
import { arrives, change, closes, leaves, opensAt, profileComes, reopens } from './gameLaunch.paths.ts'
import { pathModel } from './paths.ts'

type World = BrowserWorld

const { player } = playerInput
const complete = summaryOf(anyProfile)
const incomplete = { ...complete, isRegistrationComplete: false }
const nowhere: DeepLink = { category: null, region: null, competition: null, event: null }
const tennis: DeepLink = { ...nowhere, category: 'tennis' }
const football: DeepLink = { ...nowhere, category: 'football' }

/** The frame's first question waits here, as what the page asks waits at the gate: until the path lets the frame be ready, or refuses it. */
const frames = new WeakMap<World, { isOpen: boolean; waiting: Route[] }>()
const frameOf = (world: World) => frames.get(world)!

async function opens(world: World): Promise<void> {
  const held = { isOpen: false, waiting: [] as Route[] }
  frames.set(world, held)
  await world.page.route('**/sb/open', (route) => {
    if (held.isOpen) return route.fallback()
    held.waiting.push(route)
    return undefined
  })
  await opensAt(world, '/en-UN/terms')
}

/** Whether the frame that asks still stands there. */
const isThere = (route: Route) => !route.request().frame().isDetached()
const waits = (world: World) => expect.poll(() => frameOf(world).waiting.filter(isThere).length).toBeGreaterThan(0)
/** The newest question is the frame's that stands there; older ones are of frames that have gone. */
async function settles(world: World, how: (route: Route) => Promise<void>): Promise<void> {
  await waits(world)
  const all = frameOf(world).waiting.splice(0)
  const newest = all.findLast(isThere)!
  for (const route of all) if (route !== newest) await route.abort().catch(() => {})
  await how(newest)
}
const isReady = (world: World) => settles(world, (route) => route.continue())
const isOver = (world: World) =>
  settles(world, (route) =>
    route.fulfill({ status: 409, contentType: 'application/json', body: JSON.stringify({ code: 'sessionOver' }) }),
  )

const inFrame = ({ page }: World) => page.frameLocator('iframe[title="Sports"]')
const window = ({ page }: World) => page.frames().find((one) => one.parentFrame() === page.mainFrame())!
const main = ({ page }: World): Locator => page.getByRole('main').first()
const alertOf = (world: World, words: string): Locator => main(world).getByRole('alert').filter({ hasText: words })
const press = (name: string) => (world: World) => main(world).getByRole('button', { name, exact: true }).click()
const says = (sbMessage: string) => (world: World) =>
  window(world).evaluate((message) => globalThis.parent.postMessage(message, '*'), { sbMessage, payload: {} })
const goesTo =
  (name: string) =>
  async ({ page }: World): Promise<void> =>
    page.getByRole('banner').getByRole('link', { name, exact: true }).click()
/** As by Back, or by a link of the page. */
const goesToAddress =
  (path: string) =>
  async ({ page }: World): Promise<void> =>
    page.evaluate((to) => history.pushState({}, '', to), `/en-UN/sportsbook/${path}`)

const isKnown = ({ player: who, profile }: SportsbookContext): boolean => who !== null && profile !== null
const isAt = (category: string | null) => (context: SportsbookContext) => context.deepLink?.category === category

const areaCloses = 'the guard leaves the page in the same moment; tests/browser/sportsbook.spec.ts closes the area'
const echo = 'the page’s answer to frame.navigated, which it sends by itself as its address has followed'
const otherRoute = 'virtual sports are another page: this one is left first (sportsbook.close)'
const wholeSite = 'what blocks a visitor shuts the whole site: there is no such page then'

const shownBy = '“SPB-1 SAF-1 what can not come about on the page” in sportsbook.test.ts shows it'

/** How QA brings the sportsbook into each of its states. */
export const sportsbookPaths = pathModel<World>()<typeof sportsbookMachine>({
  machine: sportsbookMachine,
  variants: { 'a visitor elsewhere': { input: { parentRef: createEmptyActor() }, open: opens } },
  events: {
    'sportsbook.open': [
      {
        name: 'goes to sports',
        offeredIn: ['idle'],
        event: { type: 'sportsbook.open', product: 'SPORTSBOOK', deepLink: nowhere },
        act: goesTo('Sports'),
      },
      {
        name: 'goes to football by its address',
        offeredIn: ['waiting', 'loading', 'open.ready', 'failed', 'blocked'],
        offeredIf: isAt(null),
        event: { type: 'sportsbook.open', product: 'SPORTSBOOK', deepLink: football },
        act: goesToAddress('football'),
      },
    ],
    'sportsbook.close': [
      {
        name: 'leaves the page',
        offeredIn: ['waiting', 'loading', 'open', 'failed', 'blocked'],
        event: { type: 'sportsbook.close' },
        // Promotions are named to nobody of whom it is not known that they may see them (SAF-2).
        act: goesTo('Halcyon, home'),
      },
    ],
    'sportsbook.retry': [
      {
        name: 'tries again',
        offeredIn: ['failed'],
        event: { type: 'sportsbook.retry' },
        act: press('Try again'),
      },
      {
        name: 'goes on betting',
        offeredIn: ['blocked'],
        event: { type: 'sportsbook.retry' },
        act: press('Continue'),
      },
    ],
    'bonusToast.hide': { elsewhere: 'it changes no state; tests/browser/sportsbook.spec.ts closes it' },
    'frame.ready': [
      { name: 'the frame is ready', offeredIn: ['open.opening'], event: { type: 'frame.ready' }, act: isReady },
      {
        name: 'the frame loads itself again',
        offeredIn: ['open.ready'],
        event: { type: 'frame.ready' },
        act: async (world) => {
          await window(world).evaluate(() => location.reload())
          await isReady(world)
        },
      },
    ],
    'frame.navigated': [
      {
        name: 'goes to tennis inside the frame',
        offeredIn: ['open.ready'],
        offeredIf: isAt(null),
        event: { type: 'frame.navigated', deepLink: tennis },
        act: async (world) => {
          await inFrame(world)
            .getByRole('button', { name: /^Tennis \d/ })
            .click()
          await expect(world.page).toHaveURL(/\/sportsbook\/tennis$/)
        },
      },
    ],
    'frame.signInWanted': [
      {
        name: 'wants to bet, and closes the login again',
        offeredIn: ['open.ready'],
        offeredIf: (context) => context.player === null,
        event: { type: 'frame.signInWanted' },
        act: async (world) => {
          await says('sb_SignInWanted')(world)
          await expect(loginPanel(world.page)).toBeVisible()
          await loginPanel(world.page).getByRole('button', { name: 'Close', exact: true }).click()
          await expect(loginPanel(world.page)).toBeHidden()
        },
      },
    ],
    'frame.depositWanted': { elsewhere: 'it leaves the page; tests/browser/sportsbook.spec.ts goes to the deposit' },
    'frame.userAction': [
      {
        name: 'somebody is there',
        offeredIn: ['open.ready'],
        event: { type: 'frame.userAction' },
        act: says('sb_UserAction'),
      },
    ],
    'frame.ended': [
      { name: 'the frame can not be opened', offeredIn: ['open.opening'], event: { type: 'frame.ended' }, act: isOver },
      {
        name: 'the session of the frame is over',
        offeredIn: ['open.ready'],
        event: { type: 'frame.ended' },
        act: says('sb_Ended'),
      },
    ],
    'player.arrived': [
      {
        name: 'signs in in another tab',
        offeredIn: ['idle', 'loading', 'open.ready', 'failed'],
        offeredIf: (context) => context.player === null,
        event: { type: 'player.arrived', player, way: 'otherTab' },
        act: arrives,
      },
    ],
    'player.left': [
      {
        name: 'signs out in another tab',
        offeredIn: ['idle', 'waiting', 'loading', 'open.ready', 'blocked', 'failed'],
        offeredIf: (context) => context.player !== null,
        event: { type: 'player.left' },
        act: leaves,
      },
    ],
    'profile.changed': [
      {
        name: 'the profile comes',
        offeredIn: ['idle', 'waiting'],
        offeredIf: (context) => context.player !== null && context.profile === null,
        event: { type: 'profile.changed', profile: complete },
        act: profileComes('00100'),
      },
      {
        name: 'the profile comes, and the registration is not complete',
        offeredIn: ['waiting'],
        offeredIf: (context) => context.player !== null && context.profile === null,
        event: { type: 'profile.changed', profile: incomplete },
        act: profileComes(null),
      },
      {
        name: 'something else of the player changes',
        offeredIn: ['loading', 'open.ready'],
        offeredIf: (context) => isKnown(context) && context.blocks.length === 0,
        event: { type: 'profile.changed', profile: complete },
        act: (world) => change(world, {}),
      },
    ],
    'safety.playBlocked': [
      {
        name: 'so play for money is closed',
        offeredIn: ['deciding'],
        offeredIf: (context) => context.profile?.isRegistrationComplete === false,
        event: { type: 'safety.playBlocked', reasons: ['incomplete'] },
        act: async () => {},
      },
      {
        name: 'play for money is closed',
        offeredIn: ['idle', 'loading', 'open.ready', 'failed'],
        offeredIf: (context) => isKnown(context) && context.blocks.length === 0,
        event: { type: 'safety.playBlocked', reasons: ['incomplete'] },
        act: closes,
      },
    ],
    'safety.playAllowed': [
      {
        name: 'so play for money is open',
        offeredIn: ['deciding'],
        offeredIf: (context) => context.profile?.isRegistrationComplete === true,
        event: { type: 'safety.playAllowed' },
        act: async () => {},
      },
      {
        name: 'play for money is open again',
        offeredIn: ['blocked'],
        offeredIf: (context) => isKnown(context) && context.blocks.length > 0,
        event: { type: 'safety.playAllowed' },
        act: reopens,
      },
    ],
    'wallet.changed': [
      {
        name: 'money comes',
        offeredIn: ['open.ready'],
        offeredIf: isKnown,
        event: {
          type: 'wallet.changed',
          balance: {
            currency: 'EUR',
            mainBalance: 7700,
            lockedBalance: 0,
            sportsBonus: 0,
            casinoBonus: 0,
            liveCasinoBonus: 0,
            totalBalance: 7700,
            version: 9,
          },
        },
        act: async (world) => {
          await world.qa.changePlayer((await world.player()).playerId, { wallet: { main: 7700 } })
          await expect(inFrame(world).locator('.balance')).toContainText('€77.00')
        },
      },
    ],
  },
  answers: {
    loadSportsbook: {
      holds: holdsCalls('sportsbookContext', 'sportsbookLoginContext'),
      answers: [
        { name: 'the address of the frame', output: { frameUrl: 'https://book.example/' }, prepare: async () => {} },
        {
          ...outOfOrder,
          prepare: async ({ qa }) => {
            const body = { status: 500, code: 'error.system.error', message: 'No', validationErrors: [] }
            await qa.fault({ method: 'POST', path: '/api/v1/sportsbook/*', kind: 'status', status: 500, body })
          },
        },
      ],
    },
    sportsbookChannel: { stream: 'the frame’s own messages' },
  },
  delays: {
    steadyAfter: ({ page }) => page.clock.fastForward(60_000),
    requestTimeout: ({ page }) => page.clock.fastForward(15_000),
    frameTimeout: async (world) => {
      await waits(world)
      await world.page.clock.fastForward(30_000)
    },
  },
  unseen: ['idle', 'deciding'],
  stillIn: ['deciding'],
  ends: [],
  states: {
    idle: async (world) => expect(world.page.locator('[data-flow="sportsbook"]')).toHaveCount(0),
    waiting: async (world) => {
      await expect(main(world)).toContainText('Loading Sports')
      await expect(world.page.locator('iframe[title="Sports"]')).toHaveCount(0)
    },
    deciding: async () => {},
    loading: async (world) => expect(main(world)).toContainText('Loading Sports'),
    'open.opening': async (world) => {
      await expect(main(world)).toContainText('Loading Sports')
      await expect(world.page.locator('iframe[title="Sports"]')).toHaveCount(1)
    },
    'open.ready': async (world, context) => {
      const title = { football: 'Football', tennis: 'Tennis' }[context.deepLink?.category ?? ''] ?? 'Next up'
      await expect(inFrame(world).getByRole('heading', { level: 1 })).toHaveText(title)
      await expect(inFrame(world).locator('.balance')).toHaveCount(context.player === null ? 0 : 1)
    },
    blocked: async (world, context) => {
      const isOver = context.blocks.length === 0
      await expect(alertOf(world, isOver ? 'Betting is open again' : 'Betting is closed')).toBeVisible()
      await expect(world.page.locator('iframe[title="Sports"]')).toHaveCount(0)
      await expect(main(world).getByRole('button', { name: 'Continue' })).toHaveCount(isOver ? 1 : 0)
    },
    failed: async (world) => {
      await expect(alertOf(world, 'This could not be opened')).toBeVisible()
      await expect(world.page.locator('iframe[title="Sports"]')).toHaveCount(0)
    },
  },
  counters: ({ player: who, profile, blocks, deepLink, isReopened }) => [
    isReopened,
    who !== null,
    profile?.isRegistrationComplete ?? null,
    blocks.length > 0,
    deepLink?.category ?? null,
  ],
  unreachable: {
    'deciding:safety.playAllowed:1': areaCloses,
    'deciding:player.left': 'nobody can leave in no time; model-tests/sportsbook.safety.test.ts does',
    'deciding:xstate.after.requestTimeout.sportsbook.deciding': 'the session speaks in one breath',
    'loading:sportsbook.open:0': echo,
    'loading:sportsbook.open:2': 'a block leaves this state before anybody can go elsewhere',
    'loading:safety.playBlocked:1': wholeSite,
    'loading:profile.changed:0': areaCloses,
    'open:sportsbook.open:0': echo,
    'open:sportsbook.open:2': otherRoute,
    'open:sportsbook.open:3': otherRoute,
    'open:safety.playBlocked:1': wholeSite,
    'open:profile.changed:0': areaCloses,
  },
  guardsOneWay: {
    'deciding:safety.playAllowed:0': `${areaCloses}; ${shownBy}`,
    'loading:safety.playBlocked:0': `${wholeSite}; ${shownBy}`,
    'loading:sportsbook.open:1': `a block leaves this state before anybody can go elsewhere; ${shownBy}`,
    'open:sportsbook.open:1': `${otherRoute}; ${shownBy}`,
    'open:safety.playBlocked:0': `${wholeSite}; ${shownBy}`,
  },
})
