import { expect, type Page } from '@playwright/test'
import { createEmptyActor } from 'xstate'
import { toastsMachine } from '#machines/toasts/toasts.machine.ts'
import { comesSignedIn, withoutCookieQuestion } from '#tests/browser/signing.ts'
import type { BrowserWorld } from './browserWorld.ts'
import { pathModel } from './paths.ts'

type World = BrowserWorld

const toast = { severity: 'error', key: 'error.oops.tryAgain' } as const
const first = ({ page }: World) => notices(page).locator('[role="alert"]')
const notices = (page: Page) => page.getByRole('region', { name: 'Notifications' })
const dismiss = (world: World) => first(world).getByRole('button', { name: 'Dismiss' })
const away = ({ page }: World) => page.mouse.move(640, 700)

/** How QA brings the short messages into each of their states: a game that cannot be kept as the player's own says so. */
export const toastsPaths = pathModel<World>()<typeof toastsMachine>({
  machine: toastsMachine,
  variants: {
    'a lobby': {
      input: { parentRef: createEmptyActor() },
      open: async (world) => {
        const { page, qa } = world
        await withoutCookieQuestion(page)
        await comesSignedIn(page, await world.player(), '/en-UN/online-casino')
        await qa.fault({ method: 'POST', path: '/api/v1/games/my-games', kind: 'status', status: 500, times: 20 })
      },
    },
  },
  events: {
    'toast.show': [
      {
        name: 'something goes wrong',
        // While the pointer rests on a message it cannot press anything else.
        offeredIn: ['empty', 'showing'],
        event: { type: 'toast.show', toast },
        act: async ({ page }) => {
          const heart = page
            .getByRole('main')
            .getByRole('button', { name: /my games/i })
            .first()
          await heart.scrollIntoViewIfNeeded()
          await heart.press('Enter')
        },
      },
    ],
    'toast.dismiss': [
      {
        name: 'closes the message',
        offeredIn: ['held'],
        // It bears the id of what is shown.
        offeredIf: ({ queue }) => queue[0]?.id === 1,
        event: { type: 'toast.dismiss', id: 1 },
        act: async (world) => {
          await dismiss(world).click()
          await away(world)
        },
      },
    ],
    'toast.hold': [{ name: 'rests on it', event: { type: 'toast.hold' }, act: (world) => first(world).hover() }],
    'toast.release': [{ name: 'goes away from it', event: { type: 'toast.release' }, act: away }],
    'toasts.clear': { elsewhere: 'the session says it when a player leaves; the tests of signing out look at it' },
  },
  answers: {},
  delays: { toastTime: ({ page }) => page.clock.fastForward(5000) },
  unseen: [],
  ends: [],
  states: {
    empty: async (world) => expect(first(world)).toHaveCount(0),
    showing: async (world) => expect(first(world)).toBeVisible(),
    held: async (world) => expect(first(world)).toBeVisible(),
  },
  counters: ({ queue, count }) => [Math.min(queue.length, 3), Math.min(count, 4), queue[0]?.id === 1],
  unreachable: {
    'showing:toast.dismiss:0': 'whoever closes it rests on it first',
    'showing:toast.dismiss:1': 'whoever closes it rests on it first',
    'showing:toast.dismiss:2': 'only the first message has a button',
    'held:toast.dismiss:2': 'only the first message has a button',
  },
  guardsOneWay: {
    'held:toast.dismiss:1': 'only the first message has a button: “APP-3 a second press” in toasts.test.ts',
  },
})
