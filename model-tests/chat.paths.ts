import { randomBytes } from 'node:crypto'
import { expect, type Page, type Route } from '@playwright/test'
import { createEmptyActor } from 'xstate'
import { chatMachine } from '#machines/chat/chat.machine.ts'
import { becomesPlayer, becomesVisitor, loginPanel, sendLogin } from '#tests/browser/signing.ts'
import type { BrowserWorld } from './browserWorld.ts'
import { pathModel } from './paths.ts'
import { anyPlayer } from './players.ts'

type World = BrowserWorld

/** The snippet waits at the browser's edge until the path lets it come, or be lost. */
const waiting = new WeakMap<Page, Route[]>()
const holdSnippet = async ({ page }: World) => {
  waiting.set(page, [])
  await page.route(/\/snippet\.js/, (route) => void waiting.get(page)!.push(route))
}
/** Loads the page anew. Of the document before nothing waits any more: what is let go next is this one's. */
const loadAnew = (page: Page) => {
  waiting.get(page)?.splice(0)
  return page.reload()
}
const letGo = async ({ page }: World, how: (route: Route) => Promise<void>) => {
  await expect.poll(() => waiting.get(page)!.length).toBeGreaterThan(0)
  for (const route of waiting.get(page)!.splice(0)) await how(route).catch(() => {})
}

const frame = ({ page }: World) => page.frameLocator('#support-chat iframe')
const box = ({ page }: World) => page.locator('#support-chat')
const region = ({ page }: World) => page.getByRole('region', { name: 'Live chat' })
const consentDialog = ({ page }: World) => page.getByRole('dialog', { name: 'Live chat' })
const state = ({ page }: World) => page.locator('[data-flow="chat"]').first()
const header = ({ page }: World) => page.getByRole('banner')
const start = ({ page }: World) => page.getByRole('main').getByRole('button', { name: 'Start the chat' })

/** What another tab answers to the cookie question counts here too. */
const answerElsewhere = ({ page }: World, isAllowed: boolean) =>
  page.evaluate((allowed) => {
    localStorage.setItem('cookie-consent-options', JSON.stringify({ performanceFunctional: allowed }))
    window.dispatchEvent(new StorageEvent('storage', { key: 'cookie-consent-options' }))
  }, isAllowed)

/** The snippet is loaded once: the next time that it is to be waited for is on another document. */
const onNewDocument = async (world: World) => {
  await expect(state(world)).toHaveAttribute('data-state', 'idle')
  await expect(world.page.locator('#support-chat iframe')).toHaveCount(0)
  await loadAnew(world.page)
}

/** What the visitor's own frame would ask: it alone has their secret. */
async function ask(world: World, path: string, body: (messages: readonly { number: number }[]) => object) {
  await expect.poll(() => secretOf(world)).not.toBeNull()
  const [secret, origin] = (await secretOf(world)) ?? ['', '']
  const headers = { authorization: `Bearer ${secret}`, 'content-type': 'application/json' }
  const { messages } = (await (await fetch(`${origin}/chat/messages`, { headers })).json()) as {
    messages: { number: number }[]
  }
  const sent = { method: 'POST', headers, body: JSON.stringify(body(messages)) }
  expect((await fetch(`${origin}${path}`, sent)).ok).toBe(true)
}
const secretOf = async ({ page }: World) => {
  const chat = page.frames().find((one) => one.url().includes('/widget'))
  const secret = await chat?.evaluate(() => sessionStorage.getItem('chat-visitor')).catch(() => null)
  return chat && secret ? ([secret, new URL(chat.url()).origin] as const) : null
}

/** Somebody who has written before, in this very tab, and has been answered: their frame has their secret, and tells what is unread. */
async function answeredBefore(world: World, unread: number) {
  const settings = (await (await world.page.request.get('/settings.json')).json()) as { chatSnippetUrl: string }
  const { origin } = new URL(settings.chatSnippetUrl)
  const secret = randomBytes(32).toString('base64url')
  const sent = await fetch(`${origin}/chat/messages`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
    body: JSON.stringify({ id: crypto.randomUUID(), text: world.id, locale: 'en' }),
  })
  expect(sent.ok).toBe(true)
  const mine = (await world.qa.chat()).find(({ messages }) => messages.some(({ text }) => text === world.id))
  for (let at = 0; at < unread; at += 1)
    await world.qa.answerChat({ conversationId: mine!.conversationId, text: 'Here we are.' })
  await world.page.addInitScript((kept) => {
    if (location.pathname === '/widget') sessionStorage.setItem('chat-visitor', kept)
  }, secret)
}

const closing = async (world: World) => {
  const { page } = world
  if (await consentDialog(world).isVisible())
    return consentDialog(world).getByRole('button', { name: 'Not now' }).click()
  if (await frame(world).getByRole('button', { name: 'Close the chat' }).isVisible())
    return frame(world).getByRole('button', { name: 'Close the chat' }).click()
  return page
    .getByRole('region', { name: 'Live chat' })
    .getByRole('button', { name: /^(Close|Hide the chat)$/ })
    .click()
}

const opening = (isAllowed: boolean) => ({
  name: isAllowed ? 'asks for the chat' : 'asks for the chat, having refused its cookies',
  event: { type: 'chat.open', locale: 'en', isAllowed } as const,
  offeredIn: isAllowed ? ['idle', 'loaded.loading', 'loaded.hidden', 'loaded.badge', 'failed'] : ['idle'],
  offeredIf: ({ isHome }: { isHome: boolean }, leaves: readonly string[]) => !isHome || leaves.includes('loaded.badge'),
  act: async (world: World) => {
    const badge = region(world).getByRole('button', { name: /unread/ })
    if (await badge.isVisible()) return badge.click()
    if ((await state(world).getAttribute('data-state')) === 'idle') await answerElsewhere(world, isAllowed)
    await start(world).click()
  },
})
const resuming = (unread: number) => ({
  name: `comes back to the page with ${unread} unread`,
  event: { type: 'chat.resume', locale: 'en', unread } as const,
  offeredIf: ({ playerId }: { playerId: number | null }) => playerId === null,
  act: async (world: World) => {
    const { page } = world
    if (unread > 0) await answeredBefore(world, unread)
    await page.evaluate((count) => sessionStorage.setItem('chat-unread', String(count)), unread)
    await loadAnew(page)
  },
})
const going = (isHome: boolean) => ({
  name: isHome ? 'goes home' : 'leaves home',
  event: { type: 'page.changed', isHome } as const,
  offeredIn: ['idle', 'loaded.hidden', 'loaded.badge'],
  offeredIf: (context: { isHome: boolean }) => context.isHome !== isHome,
  act: async (world: World) => {
    const place = isHome ? header(world) : world.page.getByRole('contentinfo')
    const link = isHome ? place.getByRole('link').first() : place.getByRole('link', { name: 'Live chat' })
    await link.press('Enter')
    await expect(world.page).toHaveURL(isHome ? /\/en-UN\/?$/ : /contact-live-chat$/)
  },
})

/** How QA brings the support chat into each of its states. */
export const chatPaths = pathModel<World>()<typeof chatMachine>({
  machine: chatMachine,
  variants: {
    'a visitor at the page of the chat': {
      input: { parentRef: createEmptyActor() },
      open: async (world) => {
        await holdSnippet(world)
        await world.page.addInitScript(() => {
          if (window.top !== window) return
          localStorage.setItem('cookie-consent-options', '{"performanceFunctional":true}')
          localStorage.setItem('cookie-consent-accepted', 'true')
          localStorage.setItem('market', '"UN"')
        })
        await world.page.goto('/en-UN/contact-live-chat')
        await expect(start(world)).toBeVisible()
      },
    },
  },
  events: {
    'chat.open': [opening(true), opening(false)],
    'chat.resume': [resuming(0), resuming(2)],
    'chat.ready': [
      {
        name: 'the snippet comes',
        event: { type: 'chat.ready' },
        act: (world) => letGo(world, (route) => route.continue()),
      },
    ],
    'chat.failed': [
      {
        name: 'the snippet is lost',
        event: { type: 'chat.failed' },
        offeredIn: ['loaded.loading'],
        act: (world) => letGo(world, (route) => route.abort()),
      },
    ],
    'chat.unread': [
      {
        name: 'support answers',
        event: { type: 'chat.unread', count: 2 },
        offeredIn: ['loaded.hidden', 'loaded.badge'],
        offeredIf: ({ playerId }: { playerId: number | null }) => playerId === null,
        act: async (world) => {
          await ask(world, '/chat/messages', () => ({ id: crypto.randomUUID(), text: world.id, locale: 'en' }))
          const mine = (await world.qa.chat()).find(({ messages }) => messages.some(({ text }) => text === world.id))
          await world.qa.answerChat({ conversationId: mine!.conversationId, text: 'Here we are.' })
        },
      },
      {
        name: 'it is read in another tab',
        event: { type: 'chat.unread', count: 0 },
        offeredIn: ['loaded.badge'],
        offeredIf: ({ playerId }: { playerId: number | null }) => playerId === null,
        act: (world) => ask(world, '/chat/read', (messages) => ({ upTo: messages.at(-1)?.number ?? 0 })),
      },
    ],
    'chat.close': [
      {
        name: 'closes it',
        event: { type: 'chat.close' },
        offeredIf: ({ isWanted }: { isWanted: boolean }, leaves) => isWanted || leaves.includes('loaded.badge'),
        act: closing,
      },
    ],
    'chat.retry': [
      {
        name: 'tries again',
        event: { type: 'chat.retry' },
        act: (world) => region(world).getByRole('button', { name: 'Try again' }).click(),
      },
    ],
    'chat.allow': [
      {
        name: 'allows it in the cookie settings',
        event: { type: 'chat.allow' },
        act: async (world) => {
          await consentDialog(world).getByRole('button', { name: 'Cookie settings' }).click()
          const settings = world.page.getByRole('dialog', { name: 'Cookie settings' })
          await settings.getByRole('checkbox', { name: /Performance/ }).check()
          await settings.getByRole('button', { name: 'Accept' }).click()
        },
      },
    ],
    'chat.withdraw': [
      {
        name: 'its cookies are refused in another tab',
        event: { type: 'chat.withdraw' },
        offeredIn: ['loaded.open', 'loaded.hidden', 'loaded.badge'],
        act: async (world) => {
          await answerElsewhere(world, false)
          await onNewDocument(world)
        },
      },
    ],
    'page.changed': [going(true), going(false)],
    'player.arrived': [
      {
        name: 'logs in',
        event: { type: 'player.arrived', player: anyPlayer, way: 'form' },
        offeredIn: ['idle', 'loaded.hidden'],
        offeredIf: ({ playerId }: { playerId: number | null }) => playerId === null,
        act: async (world) => {
          await header(world).getByRole('button', { name: 'Log in' }).click()
          await sendLogin(world.page, await world.player({ profile: { firstLogin: false } }))
          await becomesPlayer(world.page)
          await expect(loginPanel(world.page)).toBeHidden()
        },
      },
    ],
    'player.left': [
      {
        name: 'logs out',
        event: { type: 'player.left' },
        offeredIn: ['idle', 'loaded.hidden'],
        // Who logs out is led home.
        offeredIf: ({ playerId, isHome }: { playerId: number | null; isHome: boolean }) => playerId !== null && isHome,
        act: async (world) => {
          await header(world).getByRole('button', { name: 'Log out' }).click()
          await becomesVisitor(world.page)
          await onNewDocument(world)
        },
      },
    ],
    'profile.changed': {
      elsewhere: 'it follows a sign-in by itself, and changes no state: the tests of the chat look at what it tells',
    },
    'wallet.changed': { elsewhere: 'it is not told of wallets' },
    'safety.playBlocked': { elsewhere: 'it is not told of play' },
    'safety.playAllowed': { elsewhere: 'it is not told of play' },
  },
  answers: { chatWidget: { stream: 'what it says stands among the events' } },
  delays: { snippetTimeout: (world) => world.pass(15_000) },
  unseen: [],
  ends: [],
  states: {
    idle: async (world) => {
      await expect(region(world)).toHaveCount(0)
      await expect(world.page.locator('#support-chat iframe')).toHaveCount(0)
    },
    unconsented: async (world) => {
      await expect(consentDialog(world)).toContainText('which you have not allowed')
      await expect(world.page.locator('#ze-snippet')).toHaveCount(0)
    },
    'loaded.loading': async (world, { isWanted }) => {
      if (isWanted) await expect(region(world)).toContainText('The chat is being opened')
      else await expect(region(world)).toHaveCount(0)
    },
    'loaded.open': async (world) => expect(frame(world).getByRole('textbox', { name: 'Your message' })).toBeVisible(),
    'loaded.hidden': async (world) => {
      await expect(box(world)).toBeHidden()
      await expect(region(world)).toHaveCount(0)
    },
    'loaded.badge': async (world) => {
      await expect(box(world)).toBeHidden()
      await expect(region(world).getByRole('button', { name: /unread/ })).toBeVisible()
    },
    failed: async (world) => expect(region(world).getByRole('alert')).toContainText('could not be opened'),
  },
  counters: ({ playerId, unread, isHome, isWanted }) => [playerId !== null, unread > 0, isHome, isWanted],
  unreachable: {},
})
