import { expect } from '@playwright/test'
import { createEmptyActor } from 'xstate'
import { inboxMachine } from '#machines/inbox/inbox.machine.ts'
import { comesSignedIn } from '#tests/browser/signing.ts'
import { type BrowserWorld, holdsCalls } from './browserWorld.ts'
import { pathModel } from './paths.ts'
import { anyPlayer, refusedWith } from './players.ts'

type World = BrowserWorld

const message = (id: string, isRead: boolean) => ({
  id,
  title: `Message ${id}`,
  text: 'Your account is ready.',
  sentAt: '2026-05-14T09:00:00.000Z',
  isRead,
  path: '/my-account/account',
})
const fresh = message('fresh', false)
const known = message('known', true)
const onWire = ({ isRead, ...rest }: ReturnType<typeof message>) => ({ ...rest, read: isRead })

const view = ({ page }: World) => page.locator('[data-flow="inbox"]')
const says = (world: World, words: RegExp) => expect(view(world)).toContainText(words)
const button = (world: World, name: string) => view(world).getByRole('button', { name })
const isMessage = async (world: World) => {
  await expect(view(world).getByRole('article')).toContainText('Your account is ready.')
  await expect(view(world).getByRole('link', { name: 'All messages' })).toBeVisible()
}
const outOfOrder = refusedWith(500, 'error.system.error')

const open = (id: string) => ({
  name: `opens the message ${id}`,
  offeredIn: ['idle', 'list'],
  event: { type: 'message.open' as const, id },
  act: async (world: World) => {
    const row = view(world).getByRole('link', { name: `Message ${id}` })
    if (await row.isVisible()) return row.click()
    await world.page.goto(`/en-UN/my-account/inbox/notifications/${id}`)
  },
})
const list = (name: string, position: string | null) => ({
  name,
  output: { messages: [fresh, known], unread: 1, position },
  prepare: (world: World) =>
    world.answer('inbox', 200, { messages: [onWire(fresh), onWire(known)], unread: 1, position }),
})
const one = (name: string, what: typeof fresh) => ({
  name,
  output: what,
  prepare: (world: World) => world.answer('inboxMessage', 200, onWire(what)),
})

/** How QA brings the inbox into each of its states. */
export const inboxPaths = pathModel<World>()<typeof inboxMachine>({
  machine: inboxMachine,
  variants: {
    'a signed-in player': {
      input: { parentRef: createEmptyActor(), player: anyPlayer },
      open: async (world) => comesSignedIn(world.page, await world.player()),
    },
  },
  events: {
    'inbox.open': [
      {
        name: 'opens the inbox',
        offeredIn: ['idle', 'message', 'missing'],
        event: { type: 'inbox.open' },
        act: async (world) => {
          const back = view(world).getByRole('link', { name: /^(All|To your) messages$/ })
          if (await back.isVisible()) return back.click()
          await world.page.goto('/en-UN/my-account/inbox')
        },
      },
    ],
    'inbox.more': [
      {
        name: 'asks for older ones',
        event: { type: 'inbox.more' },
        act: (world) => button(world, 'Show older messages').click(),
      },
    ],
    'message.open': [open('fresh'), open('known')],
    'message.unread': [
      {
        name: 'marks it as unread',
        event: { type: 'message.unread' },
        act: (world) => button(world, 'Mark as unread').click(),
      },
    ],
    'inbox.retry': [
      { name: 'tries again', event: { type: 'inbox.retry' }, act: (world) => button(world, 'Try again').click() },
    ],
    'inbox.close': [
      {
        name: 'goes to another page',
        offeredIn: ['list', 'message', 'missing', 'failed'],
        event: { type: 'inbox.close' },
        act: ({ page }) =>
          page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'My account' }).click(),
      },
    ],
  },
  answers: {
    loadMessages: {
      holds: holdsCalls('inbox'),
      answers: [
        list('some, and there are more', 'older'),
        list('the last ones', null),
        {
          name: 'out of order',
          error: outOfOrder,
          prepare: (world) => world.refuse('inbox', 500, 'error.system.error'),
        },
      ],
    },
    loadMessage: {
      holds: ({ method, path }) => method === 'GET' && path.startsWith('/api/v1/player/inbox/'),
      answers: [
        one('an unread one', fresh),
        one('a read one', known),
        { name: 'none', error: refusedWith(404, 'error.not_found'), prepare: async () => {} },
        {
          name: 'out of order',
          error: outOfOrder,
          prepare: (world) => world.refuse('inboxMessage', 500, 'error.system.error'),
        },
      ],
    },
    markMessage: {
      holds: holdsCalls('inboxMessageRead'),
      answers: [
        {
          name: 'marked',
          output: undefined,
          prepare: (world) => world.answer('inboxMessageRead', 200, onWire(known)),
        },
        {
          name: 'out of order',
          error: outOfOrder,
          prepare: (world) => world.refuse('inboxMessageRead', 500, 'error.system.error'),
        },
      ],
    },
  },
  delays: { requestTimeout: (world) => world.pass(15_000) },
  unseen: ['idle'],
  ends: [],
  states: {
    idle: async (world) => expect(view(world)).toBeHidden(),
    loading: (world) => says(world, /messages are coming/i),
    'list.shown': async (world) => expect(view(world).getByRole('heading', { name: 'Inbox' })).toBeVisible(),
    'list.loadingMore': async (world) => expect(button(world, 'Show older messages')).toBeDisabled(),
    'list.moreFailed': (world) => says(world, /could not be loaded/i),
    opening: (world) => says(world, /messages are coming/i),
    'message.marking': isMessage,
    'message.shown': isMessage,
    'message.unmarking': async (world) => expect(button(world, 'Mark as unread')).toBeDisabled(),
    'message.markFailed': async (world) => expect(view(world).getByRole('alert')).toBeVisible(),
    missing: (world) => says(world, /not there/i),
    failed: (world) => says(world, /could not be loaded/i),
  },
  counters: ({ messages, position, messageId, message: open }) => [
    messages?.map(({ id, isRead }) => [id, isRead]) ?? null,
    position,
    messageId,
    open?.isRead ?? null,
  ],
  unreachable: {},
})
