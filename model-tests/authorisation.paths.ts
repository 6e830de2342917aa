import { expect } from '@playwright/test'
import { createEmptyActor } from 'xstate'
import { authorisationMachine } from '#machines/authorisation/authorisation.machine.ts'
import { loginPanel, sendLogin } from '#tests/browser/signing.ts'
import { type BrowserWorld, holdsRenewal } from './browserWorld.ts'
import { type AnswerCase, pathModel } from './paths.ts'

type World = BrowserWorld

const minute = 60_000
const player = {
  playerId: 1,
  playerAccessId: null,
  email: 'anna@example.org',
  countryCode: 'FI',
  language: 'en',
  loginMethod: 'DEFAULT',
  registrationDate: null,
  suspended: false,
  expiresInMs: 60 * minute,
}

const session = (world: World) => world.page.locator('html')
const isPlayer = async (world: World) => expect(session(world)).toHaveAttribute('data-session', 'player')
const isVisitor = async (world: World) => expect(session(world)).toHaveAttribute('data-session', 'visitor')
/** The tokens that the browser keeps are good for more than five minutes. */
const areTokensFresh = ({ page }: World) =>
  page.waitForFunction(() => {
    // It runs in the page, so it brings its own.
    // oxlint-disable-next-line unicorn/consistent-function-scoping
    const entry = (end: string) =>
      Object.entries(localStorage).find(([key]) => key.endsWith(`.${end}`))?.[1] as string | undefined
    const claims = JSON.parse(
      atob(entry('idToken')?.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/') ?? 'e30='),
    ) as {
      exp?: number
    }
    return (claims.exp ?? 0) * 1000 - (Date.now() - Number(entry('clockDrift')) * 1000) > 5 * 60_000
  })
const logIn = async (world: World): Promise<void> => {
  await sendLogin(world.page, await world.player())
  await isPlayer(world)
}
/** Time goes by for a player who does something now and then, so that nobody is signed out as idle. */
const passes = async ({ page }: World, ms: number): Promise<void> => {
  for (let left = ms; left > 0; left -= 20 * minute) {
    await page.clock.fastForward(Math.min(left, 20 * minute))
    await page.keyboard.press('Shift')
  }
}
/** The page has stood still for so long that its tokens are near their end, and is on the network again. */
const wakes = async ({ page }: World): Promise<void> => {
  await page.clock.setSystemTime(await page.evaluate((later) => Date.now() + later, 56 * minute))
  // Who plays in another tab is not idle in this one.
  await page.evaluate(() => {
    const other = new BroadcastChannel('player-site')
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
    other.postMessage({ type: 'activity', at: Date.now() })
    other.close()
  })
  await expect
    .poll(() => page.evaluate(() => Date.now() - Number(sessionStorage.getItem('last-activity'))))
    .toBeLessThan(10 * minute)
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
}
const poolSays = (type: string, status: number) => async (world: World) => {
  await world.qa.clearFaults()
  // The library asks again by itself.
  await world.refuseSignIn('', { status, times: 20, body: { __type: type, message: type } })
}
const isGlad = ({ qa }: World) => qa.clearFaults()
const refuses = poolSays('NotAuthorizedException', 400)
const isOutOfOrder: AnswerCase<never, World> = {
  name: 'out of order',
  error: { kind: 'status', status: 500, code: 'InternalErrorException', message: '' },
  prepare: poolSays('InternalErrorException', 500),
}

/** How QA brings the restoring and renewing of a session into each of its states. */
export const authorisationPaths = pathModel<World>()<typeof authorisationMachine>({
  machine: authorisationMachine,
  variants: {
    'a stored session near its end': {
      input: { parentRef: createEmptyActor() },
      open: async (world) => {
        const { page } = world
        await page.goto('/en-UN/404#login')
        await logIn(world)
        await page.clock.setSystemTime(await page.evaluate((later) => Date.now() + later, 56 * minute))
        await page.evaluate(() => sessionStorage.removeItem('last-activity'))
        await page.goto('/en-UN/404')
      },
    },
  },
  events: {
    'authorisation.request': [
      { name: 'the page starts', event: { type: 'authorisation.request' }, act: async () => {} },
    ],
    'player.arrived': [
      {
        name: 'signs in',
        offeredIn: ['resolved.visitor'],
        event: { type: 'player.arrived', player },
        act: async (world) => {
          await isGlad(world)
          // A session that ended has opened the panel by itself.
          const panel = loginPanel(world.page)
          const open = world.page.getByRole('banner').getByRole('button', { name: 'Log in' })
          await expect(panel.or(open).first()).toBeVisible()
          if (!(await panel.isVisible())) await open.click()
          await logIn(world)
        },
      },
    ],
    'player.left': [
      {
        name: 'signs out',
        offeredIn: ['resolved.player.fresh'],
        event: { type: 'player.left' },
        act: ({ page }) => page.getByRole('banner').getByRole('button', { name: 'Log out' }).click(),
      },
    ],
    'tokens.check': [
      {
        name: 'wakes up',
        offeredIn: ['resolved.player.fresh'],
        event: { type: 'tokens.check' },
        act: wakes,
      },
      {
        name: 'is on the network again',
        offeredIn: ['resolved.player.renewing.retrying'],
        event: { type: 'tokens.check' },
        act: ({ page }) => page.evaluate(() => void window.dispatchEvent(new Event('online'))),
      },
    ],
  },
  answers: {
    restoreSession: {
      holds: holdsRenewal,
      answers: [
        { name: 'renewed', output: player, prepare: isGlad },
        { name: 'over', output: null, prepare: refuses },
        { name: 'out of order', output: { ...player, expiresInMs: 4 * minute }, prepare: isOutOfOrder.prepare },
      ],
    },
    refreshTokens: {
      holds: holdsRenewal,
      answers: [
        { name: 'renewed', output: player, prepare: isGlad },
        {
          name: 'over',
          error: { kind: 'status', status: 400, code: 'NotAuthorizedException', message: '' },
          prepare: refuses,
        },
        isOutOfOrder,
      ],
    },
  },
  delays: {
    requestTimeout: ({ page }) => page.clock.fastForward(15_000),
    untilRenewal: (world) => passes(world, 56 * minute),
    renewalRetry: ({ page }) => page.clock.fastForward(30_000),
    untilExpiry: ({ page }) => page.clock.fastForward(5 * minute),
  },
  // It has no view: whether somebody is there stands on the page itself.
  unseen: [
    'pending',
    'requested',
    'resolved.visitor',
    'resolved.player.fresh',
    'resolved.player.renewing.refreshing',
    'resolved.player.renewing.retrying',
  ],
  ends: [],
  states: {
    pending: async () => {},
    requested: async (world) => expect(session(world)).toHaveAttribute('data-session', 'pending'),
    'resolved.visitor': isVisitor,
    'resolved.player.fresh': async (world) => {
      await isPlayer(world)
      await areTokensFresh(world)
    },
    'resolved.player.renewing.refreshing': isPlayer,
    'resolved.player.renewing.retrying': isPlayer,
  },
  counters: ({ player: who }) => who !== null,
  unreachable: {
    'requested:xstate.after.requestTimeout.authorisation.requested':
      'after 5 s a page goes on with tokens that still live; the flow’s own test lets the 15 s pass',
    'requested:xstate.error.actor.restoreSession':
      'only a browser that cannot read its own storage fails here; the flow’s own test lets it',
    'resolved.player.renewing:xstate.after.untilExpiry.authorisation.resolved.player.renewing':
      'shorter waits ring first on the way there; the flow’s own test lets the five minutes pass',
  },
})
