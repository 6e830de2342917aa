import { expect, type Locator, type Route } from '@playwright/test'
import { createEmptyActor } from 'xstate'
import { gameLaunchMachine } from '#machines/gameLaunch/gameLaunch.machine.ts'
import type { GameLaunchContext, GameLimitation, WantedGame } from '#machines/gameLaunch/gameLaunch.contract.ts'
import { summaryOf } from '#src/actors/profile.ts'
import { becomesPlayer, becomesVisitor, loginPanel, sendLogin, withoutCookieQuestion } from '#tests/browser/signing.ts'
import { signInEntries } from '#tests/support/playerClient.ts'
import { outOfOrder, playerInput } from './accountPage.ts'
import { anyProfile } from './anyProfile.ts'
import { type BrowserWorld, holdsCalls } from './browserWorld.ts'
import { pathModel } from './paths.ts'
import { withoutBonuses } from './profileBecomes.ts'

type World = BrowserWorld

/** Without a mode in its address nothing is launched until a person says so. */
const address = '/en-UN/online-casino/play/softswiss/penny-bank'
const { player } = playerInput
const complete = summaryOf(anyProfile)
const incomplete = summaryOf({ ...anyProfile, postalCode: null, registrationComplete: false })
const game = (mode: WantedGame['mode']): WantedGame => ({
  gameId: 'penny-bank',
  provider: 'softswiss',
  mode,
  area: 'casino',
  channel: 'web',
  path: `/online-casino/play/softswiss/penny-bank?mode=${mode}`,
  metadata: {},
})

const main = ({ page }: World): Locator => page.getByRole('main').first()
const button = (world: World, name: string): Locator => main(world).getByRole('button', { name, exact: true })
const press = (name: string) => (world: World) => button(world, name).click()
const alertOf = (world: World, words: string): Locator => main(world).getByRole('alert').filter({ hasText: words })
const spin = ({ page }: World): Locator =>
  page.frameLocator('iframe[title]').getByRole('button', { name: 'Spin', exact: true })

/** The profile waits here, as what the launch asks waits at the gate: until the path says what is in it. */
const profiles = new WeakMap<World, { isOpen: boolean; waiting: Route[] }>()
const profileOf = (world: World) => profiles.get(world)!

/** Opens a page as a visitor; the profile of whoever comes later waits until the path says what is in it. */
export async function opensAt(world: World, path: string): Promise<void> {
  const { page } = world
  await withoutCookieQuestion(page)
  const profile = { isOpen: false, waiting: [] as Route[] }
  profiles.set(world, profile)
  await page.route('**/api/v1/player/profile', (route) => {
    if (profile.isOpen) return route.fallback()
    profile.waiting.push(route)
    return undefined
  })
  await page.goto(path)
  await becomesVisitor(page)
}
const opens = (world: World) => opensAt(world, address)

const tabSays = ({ page }: World, message: object): Promise<void> =>
  page.evaluate((said) => {
    const channel = new BroadcastChannel('player-site')
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches this origin only
    channel.postMessage(said)
    channel.close()
  }, message)

/** The player signs in in another tab. */
export async function arrives(world: World): Promise<void> {
  const { page } = world
  const { playerId, email, password } = await world.player({ wallet: { main: 5000 } })
  const entries = await signInEntries(new URL(page.url()).origin, email, password)
  await page.evaluate((kept) => {
    for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value)
  }, entries)
  await tabSays(world, { type: 'signedIn', playerId })
  await becomesPlayer(page)
}

/** The player signs out in another tab. */
export async function leaves(world: World): Promise<void> {
  const { page } = world
  profileOf(world).isOpen = false
  await tabSays(world, { type: 'signedOut' })
  await becomesVisitor(page)
  // Only now: a call of the page that found no token before it was told would end the session by itself.
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith('Cognito')) localStorage.removeItem(key)
  })
}

let count = 0
/** Something of the player changes, and the page, which is told by its socket, has asked what. */
export async function change(world: World, parts: object): Promise<void> {
  count += 1
  const { playerId } = await world.player()
  const heard = world.page.waitForResponse((answer) => answer.url().endsWith('/player/profile'))
  await world.qa.changePlayer(playerId, { profile: { lastName: `Aalto ${String(count)}`, ...parts } })
  await heard
}

/** What waited is answered; the socket's word has it asked for once more where it was given up meanwhile. */
export const profileComes =
  (postalCode: string | null) =>
  async (world: World): Promise<void> => {
    const { playerId } = await world.player()
    await world.qa.changePlayer(playerId, { profile: { postalCode } })
    const profile = profileOf(world)
    profile.isOpen = true
    for (const route of profile.waiting.splice(0)) await route.continue().catch(() => {})
    await change(world, { postalCode })
  }
export const closes = (world: World) => change(world, { postalCode: null })
export const reopens = (world: World) => change(world, { postalCode: '00100' })

/** By the header's way back to the lobby, and to the game again. */
async function goesAway({ page }: World): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: 'Back', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Casino' })).toBeVisible()
  await page.goto(address)
}

/** An address with a mode, as a bookmark or a link from elsewhere opens it. */
const opensMode =
  (mode: WantedGame['mode']) =>
  async ({ page }: World): Promise<void> => {
    await page.goto(`${address}?mode=${mode}`)
  }

/** The game says that it can not go on by itself, and the player loads it again. */
async function loadsAgain(world: World): Promise<void> {
  const { page } = world
  await expect(spin(world)).toBeEnabled()
  const frame = page.frames().find((one) => one.parentFrame() === page.mainFrame())
  await frame?.evaluate((message) => window.parent.postMessage(message, '*'), {
    rgMessage: 'gprg_Warning',
    payload: { message: 'The game was closed', reopen: true },
  })
  await button(world, 'Load again').click()
}

const isKnown = ({ player: who, profile }: GameLaunchContext): boolean => who !== null && profile !== null
const isOpen = (context: GameLaunchContext): boolean =>
  context.player === null || (context.profile !== null && context.blocks.length === 0)

/** What the game means to the player's bonus, as the operator says it; null: it says that nothing is limited. */
const saysOfBonus = (name: string, limitation: GameLimitation | null) => ({
  name,
  output: limitation,
  prepare: (world: World) =>
    world.answer('gameLimitations', 200, limitation ?? { status: 0, contribution: null, campaignId: null }),
})

const areaCloses = 'the guard leaves the page in the same moment; model-tests/play.safety.test.ts closes areas'

/** The game and the ways to play it; nothing is launched by itself. */
const isOffered = async (world: World, context: GameLaunchContext): Promise<void> => {
  await expect(main(world).getByRole('heading', { level: 2 })).toHaveText('Penny Bank')
  await expect(button(world, 'Try demo')).toBeVisible()
  await expect(button(world, 'Play')).toHaveCount(isOpen(context) ? 1 : 0)
  await expect(alertOf(world, 'Real-money play is closed')).toHaveCount(
    isKnown(context) && context.blocks.length > 0 ? 1 : 0,
  )
}
const asksToLogIn = async (world: World): Promise<void> => {
  await expect(alertOf(world, 'Log in to play with money')).toBeVisible()
  await expect(button(world, 'Log in')).toBeEnabled()
}

/** How QA brings the launch of a game into each of its states. */
export const gameLaunchPaths = pathModel<World>()<typeof gameLaunchMachine>({
  machine: gameLaunchMachine,
  variants: { 'a visitor at the page of a game': { input: { parentRef: createEmptyActor() }, open: opens } },
  events: {
    'game.launch': [
      {
        name: 'tries the demo',
        offeredIn: ['idle', 'offered', 'needsSignIn.unasked', 'needsSignIn.asked', 'blocked', 'reopened'],
        event: { type: 'game.launch', game: game('demo') },
        act: press('Try demo'),
      },
      {
        name: 'tries the demo where the game for money fails',
        offeredIn: ['failed'],
        offeredIf: ({ wanted }) => wanted?.mode === 'real',
        event: { type: 'game.launch', game: game('demo') },
        act: press('Try demo'),
      },
      {
        name: 'plays where the demo fails',
        offeredIn: ['failed'],
        offeredIf: (context) => context.wanted?.mode === 'demo' && isOpen(context),
        event: { type: 'game.launch', game: game('real') },
        act: press('Play'),
      },
      {
        name: 'plays',
        offeredIn: ['idle', 'offered', 'reopened'],
        offeredIf: isOpen,
        event: { type: 'game.launch', game: game('real') },
        act: press('Play'),
      },
      {
        name: 'plays for money from the demo',
        offeredIn: ['launched'],
        offeredIf: (context) => context.wanted?.mode === 'demo' && isOpen(context),
        event: { type: 'game.launch', game: game('real') },
        act: press('Play for money'),
      },
    ],
    'game.retry': [
      { name: 'tries again', offeredIn: ['failed'], event: { type: 'game.retry' }, act: press('Try again') },
    ],
    'game.relaunch': [
      {
        name: 'loads the game again',
        offeredIn: ['launched'],
        event: { type: 'game.relaunch' },
        act: loadsAgain,
      },
    ],
    'game.signIn': [
      {
        name: 'opens the login, and closes it again',
        offeredIn: ['needsSignIn.unasked'],
        event: { type: 'game.signIn' },
        act: async (world) => {
          await press('Log in')(world)
          await expect(loginPanel(world.page)).toBeVisible()
          await loginPanel(world.page).getByRole('button', { name: 'Close', exact: true }).click()
          await expect(loginPanel(world.page)).toBeHidden()
        },
      },
    ],
    'game.named': [
      {
        name: 'opens the address that plays for money',
        offeredIn: ['idle'],
        event: { type: 'game.named', game: game('real'), closed: null },
        act: opensMode('real'),
      },
      {
        name: 'opens the address that names no mode',
        offeredIn: ['idle'],
        offeredIf: (context) => context.player === null,
        event: { type: 'game.named', game: null, closed: null },
        comesAnyway: true,
        act: async ({ page }) => void (await page.goto(address)),
      },
      {
        name: 'opens the address of the demo',
        offeredIn: ['idle'],
        offeredIf: (context) => context.player === null,
        event: { type: 'game.named', game: game('demo'), closed: null },
        act: opensMode('demo'),
      },
    ],
    'page.left': [
      {
        name: 'leaves the page and comes again',
        offeredIn: [
          'offered',
          'waiting',
          'lookingAtBonus',
          'limited',
          'requesting',
          'launched',
          'failed',
          'needsSignIn.unasked',
          'blocked',
          'reopened',
        ],
        event: { type: 'page.left' },
        act: goesAway,
      },
    ],
    'limitation.accept': [
      {
        name: 'plays all the same',
        event: { type: 'limitation.accept' },
        act: press('Play now'),
      },
    ],
    // A reality check closes a running game so: tests/browser/activity.spec.ts.
    'game.close': [
      {
        name: 'would rather not play it',
        offeredIn: ['limited'],
        event: { type: 'game.close' },
        act: press('Not now'),
      },
    ],
    'player.arrived': [
      {
        name: 'signs in in another tab',
        offeredIn: ['idle', 'needsSignIn.unasked', 'needsSignIn.asked'],
        offeredIf: (context) => context.player === null,
        event: { type: 'player.arrived', player, way: 'otherTab' },
        act: arrives,
      },
      {
        name: 'signs in here',
        offeredIn: ['needsSignIn.asked'],
        offeredIf: (context) => context.player === null,
        event: { type: 'player.arrived', player, way: 'form' },
        act: async (world) => {
          await press('Log in')(world)
          await sendLogin(world.page, await world.player({ wallet: { main: 5000 } }))
          await becomesPlayer(world.page)
        },
      },
    ],
    'player.left': [
      {
        name: 'signs out in another tab',
        offeredIn: [
          'idle',
          'waiting',
          'lookingAtBonus',
          'limited',
          'requesting',
          'launched',
          'failed',
          'blocked',
          'reopened',
        ],
        offeredIf: (context) => context.player !== null,
        event: { type: 'player.left' },
        act: leaves,
      },
    ],
    'profile.changed': [
      {
        name: 'the profile comes, and nothing stands against play',
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
        offeredIn: ['lookingAtBonus', 'limited', 'requesting', 'launched'],
        offeredIf: isKnown,
        event: { type: 'profile.changed', profile: complete },
        act: (world) => change(world, {}),
      },
      {
        name: 'bonuses are closed',
        offeredIn: ['limited'],
        offeredIf: isKnown,
        event: { type: 'profile.changed', profile: withoutBonuses },
        act: (world) => change(world, { permissions: { bonuses: false } }),
      },
    ],
    'safety.playBlocked': [
      {
        name: 'play for money is closed',
        offeredIn: ['idle', 'lookingAtBonus', 'limited', 'requesting', 'launched', 'failed', 'reopened'],
        offeredIf: (context) => isKnown(context) && context.blocks.length === 0,
        event: { type: 'safety.playBlocked', reasons: ['incomplete'] },
        act: closes,
      },
      {
        name: 'so play for money is closed',
        offeredIn: ['deciding'],
        offeredIf: (context) => context.profile?.isRegistrationComplete === false,
        event: { type: 'safety.playBlocked', reasons: ['incomplete'] },
        act: async () => {},
      },
    ],
    'safety.playAllowed': [
      {
        name: 'play for money is open again',
        offeredIn: ['idle', 'blocked'],
        offeredIf: (context) => isKnown(context) && context.blocks.length > 0,
        event: { type: 'safety.playAllowed' },
        act: reopens,
      },
      {
        name: 'so play for money is open',
        offeredIn: ['deciding'],
        offeredIf: (context) => context.profile?.isRegistrationComplete === true,
        event: { type: 'safety.playAllowed' },
        act: async () => {},
      },
    ],
    'wallet.changed': { elsewhere: 'it says nothing to a launch' },
  },
  answers: {
    lookAtLimitation: {
      holds: holdsCalls('gameLimitations'),
      answers: [
        saysOfBonus('no bonus is active', null),
        saysOfBonus('stakes count by a half', { status: 2, contribution: 0.5, campaignId: 'spring' }),
        saysOfBonus('nothing counts', { status: 1, contribution: 0, campaignId: 'spring' }),
        { ...outOfOrder, prepare: (world) => world.refuse('gameLimitations', 500, 'error.system.error') },
      ],
    },
    launchGame: {
      holds: holdsCalls('softswissDemo', 'softswissReal'),
      answers: [
        {
          name: 'the address of the game',
          output: { url: 'https://game.example/', currency: 'EUR' },
          prepare: async () => {},
        },
        {
          ...outOfOrder,
          prepare: async ({ qa }) => {
            const body = { status: 500, code: 'error.system.error', message: 'No', validationErrors: [] }
            await qa.fault({ method: 'POST', path: '/api/v1/softswiss/context/*', kind: 'status', status: 500, body })
          },
        },
      ],
    },
  },
  delays: {
    requestTimeout: ({ page }) => page.clock.fastForward(15_000),
    launchTimeout: ({ page }) => page.clock.fastForward(30_000),
    limitationTimeout: ({ page }) => page.clock.fastForward(3000),
  },
  // The session says in one breath what the profile is and whether play is open: nothing is seen in between.
  unseen: ['deciding'],
  stillIn: ['deciding'],
  ends: [],
  states: {
    idle: isOffered,
    offered: isOffered,
    waiting: async (world) => expect(main(world)).toContainText('Opening Penny Bank'),
    deciding: async () => {},
    lookingAtBonus: async (world) => expect(main(world)).toContainText('Opening Penny Bank'),
    limited: async (world, { limitation }) => {
      await expect(
        alertOf(
          world,
          limitation?.status === 1 ? 'Your bonus does not count in this game' : '50% of what you stake counts',
        ),
      ).toBeVisible()
      await expect(main(world).getByLabel('Don’t show this again for this bonus')).not.toBeChecked()
      await expect(button(world, 'Not now')).toBeEnabled()
    },
    requesting: async (world) => expect(main(world)).toContainText('Opening Penny Bank'),
    launched: async (world, context) => {
      await expect(world.page.locator('iframe[title]')).toBeVisible()
      await expect(button(world, 'Play for money')).toHaveCount(
        context.wanted?.mode === 'demo' && isOpen(context) ? 1 : 0,
      )
    },
    failed: async (world, context) => {
      const isDemo = context.wanted?.mode === 'demo'
      await expect(alertOf(world, 'The game could not be opened')).toBeVisible()
      await expect(button(world, 'Try again')).toBeEnabled()
      await expect(button(world, 'Try demo')).toHaveCount(isDemo ? 0 : 1)
      await expect(button(world, 'Play')).toHaveCount(isDemo && isOpen(context) ? 1 : 0)
    },
    'needsSignIn.unasked': asksToLogIn,
    'needsSignIn.asked': asksToLogIn,
    blocked: async (world) => {
      await expect(alertOf(world, 'Your registration is not complete')).toBeVisible()
      await expect(button(world, 'Play')).toHaveCount(0)
    },
    reopened: async (world) => {
      await expect(main(world).getByRole('alert')).toHaveCount(0)
      await expect(button(world, 'Play')).toBeEnabled()
    },
  },
  counters: ({ player: who, profile, blocks, wanted }) => [
    who !== null,
    profile?.isRegistrationComplete ?? null,
    blocks.length > 0,
    wanted?.mode ?? null,
  ],
  unreachable: {
    'needsSignIn.unasked:player.arrived:1':
      'on the page of a game only the question opens the login; a stored session that is read late: machines/session/session.test.ts',
    'idle:game.close': 'only a reality check does: see above',
    'idle:game.named:0':
      'a provider that is worked on, and a game for another device: tests/browser/play.spec.ts, launch.spec.ts',
    ':game.launch:3': 'nothing is offered before the profile has come, and an address that names a mode waits for it',
    ':game.launch:4': 'nothing is offered to who may not play (RGT-7)',
    'deciding:safety.playAllowed:1': areaCloses,
    'deciding:player.left': 'nobody can leave in no time; model-tests/play.safety.test.ts does',
    'deciding:xstate.after.requestTimeout.gameLaunch.deciding': 'the session speaks in one breath',
    'lookingAtBonus:profile.changed:0': areaCloses,
    'limited:profile.changed:0': areaCloses,
    'requesting:profile.changed:0': areaCloses,
    'launched:profile.changed:0': areaCloses,
    'failed:game.retry:1': 'who leaves is asked to log in at once',
  },
  guardsOneWay: {
    ':game.launch:2':
      'nothing is offered before the profile has come or to who may not play: “GAM-7 SAF-1 who is signed in is not asked to log in” in gameLaunch.test.ts',
    'deciding:safety.playAllowed:0': `${areaCloses}; so does “SAF-1 play is allowed, and the area of the game is closed” in gameLaunch.test.ts`,
    'needsSignIn.unasked:player.arrived:0':
      'on the page of a game only the question opens the login, and it has asked then: “GAM-7 RMB-8 who signs in” in gameLaunch.test.ts',
  },
})
