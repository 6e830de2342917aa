import { expect } from '@playwright/test'
import { createEmptyActor } from 'xstate'
import { idleMachine } from '#machines/idle/idle.machine.ts'
import { comesSignedIn } from '#tests/browser/signing.ts'
import type { BrowserWorld } from './browserWorld.ts'
import { pathModel } from './paths.ts'

type World = BrowserWorld

const minute = 60_000
const modal = ({ page }: World) => page.getByRole('dialog', { name: 'Are you still there?' })
const signedIn = async (world: World): Promise<void> => comesSignedIn(world.page, await world.player())
/** Time goes by in a page whose timers stood still, as in a laptop that slept. */
const sleeps =
  (ms: number) =>
  async ({ page }: World): Promise<void> => {
    await page.clock.setSystemTime(await page.evaluate((later) => Date.now() + later, ms))
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  }

/** How QA brings the watch over an idle player into each of its states. */
export const idlePaths = pathModel<World>()<typeof idleMachine>({
  machine: idleMachine,
  variants: {
    'a signed-in player': {
      input: {
        parentRef: createEmptyActor(),
        player: {
          playerId: 1,
          playerAccessId: null,
          email: 'anna@example.org',
          countryCode: 'FI',
          language: 'en',
          loginMethod: 'DEFAULT',
          registrationDate: null,
          suspended: false,
          expiresInMs: 3_600_000,
        },
      },
      open: signedIn,
    },
  },
  events: {
    'activity.noted': [
      {
        name: 'presses a key',
        offeredIn: ['active'],
        event: { type: 'activity.noted' },
        act: async ({ page }) => {
          await page.clock.fastForward(1500)
          await page.keyboard.press('Shift')
        },
      },
      {
        name: 'does something in another tab',
        offeredIn: ['warning'],
        event: { type: 'activity.noted' },
        act: ({ page }) =>
          page.evaluate(() => {
            const other = new BroadcastChannel('player-site')
            // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
            other.postMessage({ type: 'activity', at: Date.now() })
            other.close()
          }),
      },
    ],
    'activity.measured': [
      {
        name: 'wakes up after 28 minutes',
        offeredIn: ['active'],
        event: { type: 'activity.measured', idleMs: 28 * minute, signsOutAt: 0 },
        act: sleeps(28 * minute),
      },
      {
        name: 'wakes up after a minute',
        offeredIn: ['active'],
        event: { type: 'activity.measured', idleMs: minute, signsOutAt: 0 },
        comesAnyway: true,
        act: sleeps(minute),
      },
      {
        name: 'wakes up once more before the end',
        offeredIn: ['warning'],
        event: { type: 'activity.measured', idleMs: 28 * minute, signsOutAt: 0 },
        act: sleeps(5000),
      },
      {
        name: 'wakes up after 31 minutes',
        offeredIn: ['active', 'warning'],
        event: { type: 'activity.measured', idleMs: 31 * minute, signsOutAt: 0 },
        act: sleeps(31 * minute),
      },
    ],
    'idle.continue': [
      {
        name: 'stays',
        event: { type: 'idle.continue' },
        act: (world) => modal(world).getByRole('button', { name: 'Stay logged in' }).press('Enter'),
      },
    ],
    'idle.signOut': [
      {
        name: 'leaves',
        event: { type: 'idle.signOut' },
        act: (world) => modal(world).getByRole('button', { name: 'Log out' }).press('Enter'),
      },
    ],
  },
  answers: { activity: { stream: 'what a person does with page, mouse and keyboard' } },
  delays: {
    warnAfter: ({ page }) => page.clock.fastForward(27 * minute),
    answerTime: ({ page }) => page.clock.fastForward(3 * minute),
  },
  unseen: ['active', 'expired'],
  ends: ['expired'],
  states: {
    active: async (world) => expect(modal(world)).toHaveCount(0),
    warning: async (world) => expect(modal(world).getByRole('timer')).toHaveText(/^[0-3]:\d\d$/),
    expired: async ({ page }) => expect(page.locator('html')).toHaveAttribute('data-session', /visitor/),
  },
  counters: () => [],
  unreachable: {
    'expired:activity.measured': 'nobody is signed in any more who could be measured',
  },
  guardsOneWay: {
    'warning:activity.noted':
      'a game that has paused is not listened to, and the frame of the sportsbook is out of reach under the question: “RGT-4 SAF-3 what a game says” in idle.test.ts',
  },
})
