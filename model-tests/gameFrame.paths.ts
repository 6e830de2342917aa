import { expect } from '@playwright/test'
import { createEmptyActor } from 'xstate'
import type { GameFrameContext, InGameView } from '#machines/gameFrame/gameFrame.contract.ts'
import { gameFrameMachine } from '#machines/gameFrame/gameFrame.machine.ts'
import { comesSignedIn, withoutCookieQuestion } from '#tests/browser/signing.ts'
import type { BrowserWorld } from './browserWorld.ts'
import { type EventCase, pathModel } from './paths.ts'
import { profileBecomes, withoutBonuses } from './profileBecomes.ts'
import { puppetHears, puppetSays, withPuppetGame } from './puppetGame.ts'

type World = BrowserWorld

const address = '/en-UN/online-casino/play/softswiss/penny-bank'
const GAME = 'Penny Bank'

// Each variant walks one side of the frame, or their product would be walked; its parent says which.
const aims = {
  'the line to the game': createEmptyActor(),
  'what pauses it': createEmptyActor(),
  'its menu': createEmptyActor(),
  'a demo': createEmptyActor(),
  'who leaves': createEmptyActor(),
  'who may not play': createEmptyActor(),
} as const
type Aim = keyof typeof aims
const isFor =
  (...wanted: readonly Aim[]) =>
  ({ parentRef }: GameFrameContext): boolean =>
    wanted.some((aim) => (aims[aim] as unknown) === parentRef)
const isDemo = isFor('a demo')

type Leaves = readonly string[]
/** While a game that would not pause is off the page nobody is there who could say something. */
const isOnPage = (leaves: Leaves) => !leaves.includes('open.play.stopped')

const says =
  (rgMessage: string, payload: object = {}) =>
  ({ page }: World) =>
    puppetSays(page, rgMessage, payload)
/** Something that the game says on the sides of the frame where it matters. */
const said = <const Event>(
  name: string,
  event: Event,
  act: (world: World) => Promise<void>,
  ...wanted: readonly Aim[]
): readonly EventCase<Event, World, GameFrameContext>[] => [
  {
    name,
    event,
    act,
    offeredIf: (context, leaves) => isFor(...wanted)(context) && isOnPage(leaves),
  },
]

/** What a game says though it has paused; the site does nothing of it. */
const saidPaused = <const Event>(
  name: string,
  event: Event,
  act: (world: World) => Promise<void>,
): EventCase<Event, World, GameFrameContext> => ({
  name,
  event,
  act,
  offeredIn: ['open.link.live'],
  offeredIf: (context, leaves) => isFor('what pauses it')(context) && leaves.includes('open.play.paused'),
  comesAnyway: true,
})

const banner = ({ page }: World) => page.getByRole('banner')
/** Only an open socket hears of changes. */
const hearsChanges = ({ page }: World): Promise<void> =>
  expect(page.locator('[data-flow="wallet"]').first()).toHaveAttribute('data-state', /connected\.open/)
const menu = ({ page }: World) => page.getByRole('dialog')
const titles: Readonly<Record<InGameView, string>> = {
  initial: 'Game menu',
  myAccount: 'My account',
  reward: 'Rewards',
  settings: 'Settings',
  responsibleGambling: 'Responsible gambling',
  banking: 'Deposit',
  bonusCode: 'Bonus code',
}
const opens = (view: InGameView) => (world: World) =>
  menu(world).getByRole('listitem').getByRole('button', { name: titles[view], exact: true }).press('Enter')
const presses = (name: string) => (world: World) =>
  banner(world).getByRole('button', { name, exact: true }).press('Enter')
/** A view that the menu leads to. */
const chosen = (view: Exclude<InGameView, 'initial'>) => ({
  name: `chooses ${titles[view]}`,
  offeredIn: ['open.menu.open.initial'],
  offeredIf: isFor('its menu'),
  event: { type: 'menu.open', view } as const,
  act: opens(view),
})

const shows =
  (text: string) =>
  async ({ page }: World) =>
    expect(page.getByText(text).first()).toBeVisible()
const stands =
  (view: InGameView) =>
  async ({ page }: World): Promise<void> =>
    expect(page.getByRole('dialog', { name: titles[view], exact: true })).toBeVisible()
/** Neither is it still on its way, nor does the page say that it is gone. */
const isPlayed = async ({ page }: World): Promise<void> => {
  await expect(page.getByText(`Loading ${GAME}`)).toHaveCount(0)
  await expect(page.getByText(/^The game (does not answer|has stopped)$/)).toHaveCount(0)
}
const isPaused = async ({ page }: World, { reasons }: GameFrameContext): Promise<void> =>
  expect(
    page
      .getByText(reasons.includes('connection') ? 'The connection is lost' : 'The game is paused')
      .or(page.getByText('The game does not answer'))
      .or(page.getByText('The game has stopped'))
      .first(),
  ).toBeVisible()

const balance = { balance: 50, currency: 'EUR' }

/** How QA brings a game's frame into each of its states: the game is a puppet, all else is real. */
export const gameFramePaths = pathModel<World>()<typeof gameFrameMachine>({
  machine: gameFrameMachine,
  variants: Object.fromEntries(
    Object.entries(aims).map(([aim, parentRef]) => [
      aim,
      {
        input: { parentRef: parentRef as never },
        open: async ({ page }: World) => {
          await withPuppetGame(page)
          await withoutCookieQuestion(page)
          await page.goto(address)
        },
      },
    ]),
  ),
  events: {
    'player.arrived': [
      {
        name: 'signs in',
        offeredIn: ['closed'],
        offeredIf: ({ hasPlayer }) => !hasPlayer,
        event: { type: 'player.arrived', player: {} as never, way: 'form' },
        act: async (world) => comesSignedIn(world.page, await world.player({ wallet: { main: 5000 } }), address),
      },
    ],
    'frame.open': [
      {
        name: 'opens the game for money',
        offeredIn: ['closed'],
        offeredIf: (context) => context.hasPlayer && !isDemo(context),
        event: {
          type: 'frame.open',
          game: { gameId: 'g', provider: 'p', mode: 'real', url: 'https://game.example', currency: 'EUR' },
        },
        act: async ({ page }) => {
          await page.goto(address)
          await page.getByRole('main').getByRole('button', { name: 'Play', exact: true }).press('Enter')
        },
      },
      {
        name: 'opens the demo',
        offeredIn: ['closed'],
        offeredIf: (context) => context.hasPlayer && isDemo(context),
        event: {
          type: 'frame.open',
          game: { gameId: 'g', provider: 'p', mode: 'demo', url: 'https://game.example', currency: 'EUR' },
        },
        act: ({ page }) => page.getByRole('main').getByRole('button', { name: 'Try demo', exact: true }).press('Enter'),
      },
    ],
    'frame.close': [
      {
        name: 'goes back to the lobby',
        offeredIn: ['open'],
        offeredIf: isFor('who leaves'),
        event: { type: 'frame.close' },
        act: (world) => banner(world).getByRole('link', { name: 'Back' }).press('Enter'),
      },
    ],
    'player.left': [
      {
        name: 'logs out in another tab',
        offeredIn: ['open'],
        offeredIf: (context, leaves) =>
          isFor('who leaves')(context) ||
          (isDemo(context) && context.hasPlayer && leaves.includes('open.link.live.resting')),
        event: { type: 'player.left' },
        act: async ({ page }) => {
          const other = await page.context().newPage()
          await other.goto('/en-UN/404')
          await other.getByRole('banner').getByRole('button', { name: 'Log out' }).click()
          await expect(page.locator('html')).toHaveAttribute('data-session', 'visitor')
          await other.close()
        },
      },
    ],
    'safety.playBlocked': [
      {
        name: 'comes under review',
        offeredIn: ['open'],
        offeredIf: isFor('who may not play'),
        event: { type: 'safety.playBlocked', reasons: ['payoutRisk'] },
        act: async (world) => {
          const { playerId } = await world.player()
          await world.qa.changePlayer(playerId, { profile: { permissions: { payout: true } } })
        },
      },
      {
        name: 'play for money is closed',
        offeredIn: ['open.link.live'],
        offeredIf: isDemo,
        event: { type: 'safety.playBlocked', reasons: ['incomplete'] },
        comesAnyway: true,
        act: async (world) => {
          await hearsChanges(world)
          await profileBecomes(world, { postalCode: null })
        },
      },
    ],
    'safety.playAllowed': { elsewhere: 'the frame does nothing of it: the launch opens games' },
    'profile.changed': [
      {
        name: 'bonuses are taken off',
        offeredIn: ['open.link.live'],
        offeredIf: isFor('the line to the game'),
        event: { type: 'profile.changed', profile: withoutBonuses },
        act: async (world) => {
          await hearsChanges(world)
          await profileBecomes(world, { permissions: { bonuses: false } })
          await puppetHears(world.page, 'oprg_UpdateBalance', { currency: 'EUR' })
        },
      },
    ],
    'wallet.changed': [
      {
        name: 'money comes in',
        offeredIn: ['open.link.live'],
        offeredIf: isFor('the line to the game'),
        event: { type: 'wallet.changed', balance: { mainBalance: 7700, currency: 'EUR' } as never },
        act: async (world) => {
          const { playerId } = await world.player()
          await world.qa.changePlayer(playerId, { wallet: { main: 7700 } })
          await puppetHears(world.page, 'oprg_UpdateBalance', { balance: 77, currency: 'EUR' })
        },
      },
      {
        name: 'money comes in, which a demo is not told',
        offeredIn: ['open.link.live'],
        offeredIf: isDemo,
        event: { type: 'wallet.changed', balance: { mainBalance: 7700, currency: 'EUR' } as never },
        comesAnyway: true,
        act: async (world) => {
          await hearsChanges(world)
          const { playerId } = await world.player()
          await world.qa.changePlayer(playerId, { wallet: { main: 7700 } })
          await expect(banner(world).getByRole('status', { name: 'Balance' })).toContainText('77.00')
        },
      },
    ],
    'frame.listening': said(
      'the game announces itself',
      { type: 'frame.listening' },
      says('gprg_Listening'),
      'the line to the game',
      'what pauses it',
      'its menu',
      'a demo',
    ),
    'frame.ready': said(
      'the game is ready',
      { type: 'frame.ready' },
      says('gprg_Ready'),
      'the line to the game',
      'what pauses it',
      'its menu',
      'a demo',
    ),
    'frame.gameReady': said(
      'the game can be played',
      { type: 'frame.gameReady' },
      async ({ page }) => {
        await puppetSays(page, 'gprg_GameReady')
        await puppetHears(page, 'oprg_GetSoundState')
      },
      'its menu',
    ),
    'frame.settings': said(
      'the game says that its sounds are off',
      { type: 'frame.settings', soundOn: false },
      says('gprg_Settings', { soundOn: false }),
      'its menu',
    ),
    'frame.paused': said('the game has paused', { type: 'frame.paused' }, says('gprg_GamePaused'), 'what pauses it'),
    'frame.resumed': said(
      'the game goes on by itself',
      { type: 'frame.resumed' },
      says('gprg_GameResumed'),
      'what pauses it',
    ),
    'frame.roundStarted': said(
      'a round begins',
      { type: 'frame.roundStarted', balance: 4900 },
      says('gprg_GameRoundStart', { roundId: 'r', stake: 1, ...balance, balance: 49 }),
      'the line to the game',
      'what pauses it',
    ),
    'frame.roundEnded': said(
      'the round ends',
      { type: 'frame.roundEnded', balance: 5200 },
      says('gprg_GameRoundEnd', { roundId: 'r', win: 3, ...balance, balance: 52 }),
      'the line to the game',
    ),
    'frame.userAction': said(
      'somebody plays',
      { type: 'frame.userAction' },
      says('gprg_UserAction', { action: 'play' }),
      'the line to the game',
    ).concat(
      saidPaused(
        'somebody plays, as the paused game has it',
        { type: 'frame.userAction' },
        says('gprg_UserAction', { action: 'play' }),
      ),
    ),
    'frame.depositWanted': said(
      'presses the game’s own Deposit',
      { type: 'frame.depositWanted' },
      says('gprg_OpenQuickDeposit'),
      'its menu',
    ).concat(
      saidPaused('the paused game asks for a deposit', { type: 'frame.depositWanted' }, says('gprg_OpenQuickDeposit')),
    ),
    'frame.pong': said(
      'the game gives a life sign',
      { type: 'frame.pong' },
      says('gprg_Pong', { n: 1 }),
      'the line to the game',
    ),
    'frame.warned': said(
      'the game warns',
      { type: 'frame.warned', message: 'Take care' },
      says('gprg_Warning', { message: 'Take care' }),
      'the line to the game',
    ),
    'frame.ended': said(
      'the game has ended',
      { type: 'frame.ended', message: 'Closed by its server' },
      says('gprg_Warning', { message: 'Closed by its server', reopen: true }),
      'the line to the game',
    ),
    'frame.realityCheckData': said(
      'the game says what was played',
      { type: 'frame.realityCheckData', wagered: 1000, won: 400, elapsedMs: 60_000 },
      says('gprg_RealityCheckData', { wagered: 10, won: 4, elapsedMs: 60_000 }),
      'its menu',
    ),
    'frame.reload': [
      {
        name: 'loads the game again',
        offeredIn: ['open.link.silent', 'open.link.ended'],
        offeredIf: isFor('the line to the game'),
        event: { type: 'frame.reload' },
        act: ({ page }) => page.getByRole('button', { name: 'Load again' }).press('Enter'),
      },
    ],
    'connection.lost': [
      {
        name: 'the connection is lost',
        offeredIn: ['open.play.running'],
        offeredIf: isFor('what pauses it'),
        event: { type: 'connection.lost' },
        act: ({ page }) => page.context().setOffline(true),
      },
    ],
    'connection.back': [
      {
        name: 'the connection is back',
        offeredIf: (context) => isFor('what pauses it')(context) && context.reasons.includes('connection'),
        event: { type: 'connection.back' },
        act: ({ page }) => page.context().setOffline(false),
      },
    ],
    'pause.request': [
      {
        name: 'is asked whether anybody is there',
        offeredIn: ['open.play.running'],
        offeredIf: isFor('what pauses it'),
        event: { type: 'pause.request', reason: 'idle' },
        act: async ({ page }) => {
          await page.clock.setSystemTime(await page.evaluate(() => Date.now() + 28 * 60_000))
          await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
        },
      },
    ],
    'pause.release': [
      {
        name: 'stays',
        offeredIf: (context) => isFor('what pauses it')(context) && context.reasons.includes('idle'),
        event: { type: 'pause.release', reason: 'idle' },
        act: (world) => menu(world).getByRole('button', { name: 'Stay logged in' }).press('Enter'),
      },
    ],
    'menu.open': [
      {
        name: 'opens the menu',
        offeredIn: ['open.menu.closed'],
        offeredIf: isFor('its menu', 'a demo', 'who leaves'),
        event: { type: 'menu.open', view: 'initial' },
        act: presses('Game menu'),
      },
      {
        name: 'opens the deposit',
        offeredIn: ['open.menu.closed'],
        offeredIf: isFor('its menu'),
        event: { type: 'menu.open', view: 'banking' },
        act: presses('Deposit'),
      },
      {
        name: 'opens the tools of safe play',
        offeredIn: ['open.menu.closed'],
        offeredIf: isFor('its menu'),
        event: { type: 'menu.open', view: 'responsibleGambling' },
        act: presses('Responsible gambling'),
      },
      {
        name: 'goes back to the menu',
        offeredIn: ['myAccount', 'reward', 'settings', 'responsibleGambling', 'banking', 'bonusCode'].map(
          (view) => `open.menu.open.${view}`,
        ),
        offeredIf: isFor('its menu'),
        event: { type: 'menu.open', view: 'initial' },
        act: (world) => menu(world).getByRole('button', { name: 'Game menu', exact: true }).press('Enter'),
      },
      chosen('myAccount'),
      chosen('reward'),
      chosen('settings'),
      chosen('responsibleGambling'),
      chosen('banking'),
      chosen('bonusCode'),
    ],
    'menu.close': [
      {
        name: 'closes it',
        offeredIf: isFor('its menu'),
        event: { type: 'menu.close' },
        act: ({ page }) => page.keyboard.press('Escape'),
      },
    ],
    'rules.open': [
      {
        name: 'reads the rules',
        offeredIn: ['open.menu.open.initial'],
        offeredIf: isFor('its menu'),
        event: { type: 'rules.open' },
        act: async (world) => {
          await menu(world).getByRole('button', { name: 'Rules of this game' }).press('Enter')
          await puppetHears(world.page, 'oprg_NavigateGame', { url: expect.stringMatching(/#rules$/) })
        },
      },
    ],
    'sound.set': [
      {
        name: 'turns sounds on',
        offeredIn: ['open.menu.open.settings'],
        offeredIf: (context) => isFor('its menu')(context) && context.soundOn !== null,
        event: { type: 'sound.set', on: true },
        act: async (world) => {
          await menu(world).getByLabel('Sounds of the game').press('Space')
          await puppetHears(world.page, 'oprg_SetSounds', { on: true })
        },
      },
    ],
  },
  answers: { gameChannel: { stream: 'what the puppet game says, and the browser of its network' } },
  delays: {
    handshakeTimeout: ({ page }) => page.clock.fastForward(30_000),
    pingEvery: ({ page }) => page.clock.fastForward(20_000),
    pongTimeout: ({ page }) => page.clock.fastForward(10_000),
    pauseTimeout: ({ page }) => page.clock.fastForward(10_000),
  },
  unseen: ['closed', 'open.link.reloading'],
  // The launch is asked for a new address, closes this frame in the same breath and opens the next.
  ends: ['open.link.reloading'],
  states: {
    closed: async ({ page }) => expect(page.locator('iframe[title]')).toHaveCount(0),
    'open.link.listening': shows(`Loading ${GAME}`),
    'open.link.handshaking': async (world) => {
      await shows(`Loading ${GAME}`)(world)
      await puppetHears(world.page, 'oprg_Ready', { currency: 'EUR' })
    },
    'open.link.live.resting': isPlayed,
    'open.link.live.checking': isPlayed,
    'open.link.silent': shows('The game does not answer'),
    'open.link.ended': async (world) => {
      await shows('The game has stopped')(world)
      await shows('Closed by its server')(world)
    },
    'open.link.reloading': async () => {},
    'open.play.running': async ({ page }) => expect(page.getByText('The game is paused')).toHaveCount(0),
    'open.play.pausing': async (world, context) => {
      await isPaused(world, context)
      await puppetHears(world.page, 'oprg_GamePause')
    },
    'open.play.paused': isPaused,
    'open.play.stopped': async ({ page }) => expect(page.locator('iframe[title]')).toHaveCount(0),
    'open.round.none': async () => {},
    'open.round.running': async () => {},
    'open.round.interrupted': async () => {},
    'open.menu.closed': async ({ page }) => expect(page.locator('dialog[data-flow="gameFrame"]')).toHaveCount(0),
    'open.menu.open.initial': stands('initial'),
    'open.menu.open.myAccount': stands('myAccount'),
    'open.menu.open.reward': stands('reward'),
    'open.menu.open.settings': stands('settings'),
    'open.menu.open.responsibleGambling': stands('responsibleGambling'),
    'open.menu.open.banking': stands('banking'),
    'open.menu.open.bonusCode': stands('bonusCode'),
  },
  counters: ({ parentRef, game, reasons, hasPlayer, soundOn }) => [
    Object.values(aims).indexOf(parentRef as never),
    game?.mode,
    reasons.toSorted(),
    hasPlayer,
    soundOn === null,
  ],
  unreachable: {
    'open:frame.open':
      'the launch closes one game before it opens the next; the machine’s own test opens it over another',
    'open.link.reloading:frame.ended': 'the launch has closed the frame by then; the machine’s own test hears it',
    'open.link.reloading:xstate.after.handshakeTimeout.gameFrame.open.link.reloading':
      'the launch has closed the frame by then; the machine’s own test waits',
    'open.menu.closed:menu.open:0': 'a visitor is offered no view of an account; the machine’s own test asks for one',
    'open.menu.open:menu.open:0': 'a visitor is offered no view of an account; the machine’s own test asks for one',
    'open.menu.closed:menu.open:2': 'the menu leads there',
    'open.menu.closed:menu.open:3': 'the menu leads there',
    'open.menu.closed:menu.open:4': 'the menu leads there',
    'open.menu.closed:menu.open:7': 'the menu leads there',
  },
  guardsOneWay: {
    'open.menu.closed:menu.open:6':
      'what comes behind it is the bonus code, to which only the menu leads: “GAM-4 each view is opened from the header” in gameFrame.test.ts',
  },
})
