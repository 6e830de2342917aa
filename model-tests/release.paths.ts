import { expect } from '@playwright/test'
import { createEmptyActor } from 'xstate'
import { releaseMachine, REMIND_AFTER } from '#machines/release/release.machine.ts'
import { hasNewerRelease, releaseOffer, watchesReleases } from '#tests/browser/newerRelease.ts'
import { loginPanel, withoutCookieQuestion } from '#tests/browser/signing.ts'
import type { BrowserWorld } from './browserWorld.ts'
import { pathModel } from './paths.ts'

type World = BrowserWorld

const offer = ({ page }: World) => releaseOffer(page)
const beginsWork = async ({ page }: World): Promise<void> => {
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click()
  await expect(loginPanel(page)).toBeVisible()
}
/** The page hears of it, and looks for itself which release the server has. */
const otherTabTakes = async ({ page }: World): Promise<void> => {
  // What hears other tabs comes behind the page.
  await watchesReleases(page)
  await hasNewerRelease(page)
  const looks = page.waitForResponse((response) => response.url().endsWith('/release.json?look'))
  await page.evaluate(() => {
    const other = new BroadcastChannel('player-site')
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
    other.postMessage({ type: 'releaseTaken' })
    other.close()
  })
  await (await looks).finished()
}
const isSilent = async (world: World) => expect(offer(world)).toHaveCount(0)

/** How QA brings the offer of a new version into each of its states: the server says another release than the page's. */
export const releasePaths = pathModel<World>()<typeof releaseMachine>({
  machine: releaseMachine,
  variants: {
    'a visitor': {
      input: { parentRef: createEmptyActor() },
      open: async ({ page }) => {
        await withoutCookieQuestion(page)
        await page.goto('/en-UN/404')
        await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible()
      },
    },
  },
  events: {
    'release.found': [
      {
        name: 'a release comes while the login panel stands open',
        offeredIn: ['current'],
        event: { type: 'release.found' },
        act: async (world) => {
          await beginsWork(world)
          await hasNewerRelease(world.page)
          await watchesReleases(world.page)
        },
      },
    ],
    'release.taken': [
      {
        name: 'another tab takes it',
        // A page on its way out hears nothing any more.
        offeredIn: ['current', 'held', 'postponed'],
        event: { type: 'release.taken' },
        act: async (world) => {
          if (!(await loginPanel(world.page).isVisible())) await beginsWork(world)
          await otherTabTakes(world)
        },
      },
    ],
    'work.begun': [
      {
        name: 'opens the login panel',
        offeredIn: ['offered', 'reloading'],
        event: { type: 'work.begun' },
        act: async (world) => {
          await beginsWork(world)
          await world.page.clock.fastForward(1000)
        },
      },
    ],
    'work.ended': [
      {
        name: 'has closed the login panel',
        event: { type: 'work.ended' },
        act: async ({ page }) => {
          // Where nothing was under way, as after a reload that failed, that is said at once.
          if (!(await loginPanel(page).isVisible())) return
          await loginPanel(page).getByRole('button', { name: 'Close' }).click()
          await page.clock.fastForward(1000)
        },
      },
    ],
    'release.accept': [
      {
        name: 'takes it',
        event: { type: 'release.accept' },
        act: (world) => offer(world).getByRole('button', { name: 'Reload' }).click(),
      },
    ],
    'release.later': [
      {
        name: 'puts it off',
        event: { type: 'release.later' },
        act: (world) => offer(world).getByRole('button', { name: 'Later' }).click(),
      },
    ],
  },
  answers: {
    watchRelease: { stream: 'the server, other tabs, and what is under way in this page' },
    reload: {
      holds: ({ path, query }) => path === '/release.json' && query === '?reload',
      answers: [
        { name: 'the server answers', output: 'left', prepare: async () => {} },
        { name: 'the server answers when something has just begun', output: 'underWay', prepare: beginsWork },
        {
          name: 'the server does not answer',
          error: new Error('release.json: Request failed with status code 503'),
          prepare: async ({ qa }) => {
            await qa.fault({
              method: 'GET',
              path: '/release.json',
              match: { query: 'reload' },
              kind: 'status',
              status: 503,
            })
          },
        },
      ],
    },
  },
  delays: {
    remindAfter: async (world) => {
      await beginsWork(world)
      await world.page.clock.fastForward(REMIND_AFTER)
    },
    requestTimeout: ({ page }) => page.clock.fastForward(15_000),
  },
  unseen: ['current', 'held', 'postponed', 'owed', 'left'],
  ends: ['left'],
  states: {
    current: isSilent,
    // Left at once where nothing is under way.
    held: async (world) => ((await loginPanel(world.page).isVisible()) ? isSilent(world) : undefined),
    offered: async (world) => expect(offer(world).getByRole('button', { name: 'Reload' })).toBeEnabled(),
    postponed: isSilent,
    owed: isSilent,
    reloading: async (world) => expect(offer(world)).toContainText('Loading the new version'),
    left: async (world) => {
      await expect(offer(world)).toHaveCount(0)
      await expect(world.page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible()
    },
  },
  counters: () => [],
  unreachable: {
    'owed:release.taken': 'what is owed already stays owed; the view shows nothing of it',
    'reloading:release.taken': 'the page is being loaded already; nothing changes',
    'left:release.taken': 'a page on its way out hears nothing any more',
  },
})
