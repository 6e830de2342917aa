import type { FrameLocator, Page } from '@playwright/test'
import { violationsOf } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { button, flowOf, lastCall } from './people.ts'
import { becomesVisitor, comesSignedIn } from './signing.ts'

test.use({ expectedConsoleErrors: ['Failed to load resource', 'net::ERR', 'the support chat failed', 'Framing'] })

const PAGE = '/en-UN/contact-live-chat'
const chat = (page: Page): FrameLocator => page.frameLocator('#support-chat iframe')
const field = (page: Page) => chat(page).getByRole('textbox', { name: 'Your message' })
const log = (page: Page) => chat(page).getByRole('log')
const start = (page: Page) => button(page.getByRole('main'), 'Start the chat')
const badge = (page: Page) => page.getByRole('button', { name: /^Live chat: \d+ unread/ })
const region = (page: Page) => page.getByRole('region', { name: 'Live chat' })
const kept = (page: Page) =>
  page.evaluate(() => [sessionStorage.getItem('chat-unread'), sessionStorage.getItem('chat-was-on-home')])

/** The cookie question is answered: with what the chat needs, or without. */
const answers = (page: Page, isAllowed: boolean) =>
  page.addInitScript((allowed) => {
    if (window.top !== window || localStorage.getItem('cookie-consent-accepted')) return
    localStorage.setItem('cookie-consent-options', JSON.stringify({ performanceFunctional: allowed }))
    localStorage.setItem('cookie-consent-accepted', 'true')
    localStorage.setItem('market', '"UN"')
  }, isAllowed)
/** By the browser's own buttons. */
const comeBackTo = (page: Page, path: string) =>
  page.evaluate((to) => {
    window.history.pushState({}, '', to)
    window.dispatchEvent(new PopStateEvent('popstate'))
  }, path)
const asked = async (qa: { calls: (since: number) => Promise<{ path: string }[]> }, since: number, path: string) =>
  (await qa.calls(since)).filter((call) => call.path === path).length

test('CHT-1 SAF-7 a player talks with support by keyboard: hidden on load, kept over reloads and languages, unread at home only, gone with its player', async ({
  page,
  qa,
}) => {
  await answers(page, true)
  const ann = await qa.player({ profile: { firstLogin: false } })
  const since = await lastCall(qa)
  await comesSignedIn(page, ann, PAGE)
  await expect(start(page)).toBeVisible()
  await expect(flowOf(page, 'chat')).toHaveAttribute('data-state', 'idle')
  expect(await asked(qa, since, '/snippet.js'), 'nothing of the chat is loaded').toBe(0)
  expect(await kept(page)).toEqual([null, null])

  await start(page).press('Enter')
  await expect(field(page)).toBeFocused()
  await expect(chat(page).getByText('There is nobody in the chat right now.')).toBeVisible()
  await expect(chat(page).getByRole('textbox', { name: /email/ }), 'a player is known').toBeHidden()
  await page.keyboard.type('<b>Where</b> is my <img src=x onerror=alert(1)>?')
  await page.keyboard.press('Enter')
  await expect(log(page)).toContainText('<b>Where</b> is my <img src=x onerror=alert(1)>?')
  await expect(log(page)).toContainText('Thank you for your message.')
  expect(await violationsOf(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(page.locator('#support-chat')).toBeHidden()
  await expect(start(page)).toBeFocused()
  const [conversation] = await qa.chat()
  expect(conversation).toMatchObject({ playerId: ann.playerId, fields: { playerId: String(ann.playerId) } })

  // Answered elsewhere than at home: nothing shows. At home it does, and as often as one comes back there.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Responsible gambling' }).first().click()
  await qa.answerChat({ playerId: ann.playerId, text: 'It is on its way.' })
  await expect.poll(() => kept(page)).toEqual(['1', 'false'])
  await expect(badge(page)).toHaveCount(0)
  await page.getByRole('banner').getByRole('link').first().click()
  await expect(badge(page)).toHaveText(/^1/)
  expect(await kept(page)).toEqual(['1', 'true'])
  await page.goBack()
  await expect(badge(page)).toHaveCount(0)
  await page.goForward()
  await qa.answerChat({ playerId: ann.playerId, text: 'It has arrived.' })
  await expect(badge(page)).toHaveText(/^2/)
  expect(await asked(qa, since, '/snippet.js'), 'one document, one snippet').toBe(1)

  // Another language is another document: the conversation goes on in it.
  await page.goto('/fi-FI')
  const finnish = page.getByRole('button', { name: 'Live-chat: 2 lukematonta viestiä' })
  await finnish.click()
  await expect(chat(page).getByRole('textbox', { name: 'Viestisi' })).toBeFocused()
  await expect(log(page)).toContainText('It has arrived.')
  await expect.poll(() => kept(page)).toEqual(['0', 'true'])

  // The sign-out in the middle of it takes everything along, and the next player sees nothing of it.
  await page.getByRole('banner').getByRole('button', { name: 'Kirjaudu ulos' }).click()
  await becomesVisitor(page)
  await expect(page.locator('#support-chat iframe')).toHaveCount(0)
  expect(await kept(page)).toEqual([null, null])
  const ben = await qa.player({ profile: { firstLogin: false } })
  await comesSignedIn(page, ben, PAGE)
  await start(page).click()
  // What the one before has allowed is not allowed by the next.
  await button(page.getByRole('dialog', { name: 'Live chat' }), 'Cookie settings').click()
  const settings = page.getByRole('dialog', { name: 'Cookie settings' })
  await settings.getByRole('checkbox', { name: /Performance/ }).check()
  await button(settings, 'Accept').click()
  await expect(chat(page).getByText('Hello! How can we help you?')).toBeVisible()
  await expect(log(page)).not.toContainText('It has arrived.')
  expect(await qa.chat()).toHaveLength(1)
})

test('CHT-1 COO-2 a snippet that is lost, empty or not yet there is told and tried again; nothing loads without consent, and a consent taken back unloads it', async ({
  page,
  qa,
}) => {
  await answers(page, false)
  const since = await lastCall(qa)
  await page.goto(PAGE)
  await start(page).click()
  const dialog = page.getByRole('dialog', { name: 'Live chat' })
  await expect(dialog).toContainText('Nothing of it is loaded until you do.')
  expect(await asked(qa, since, '/snippet.js')).toBe(0)

  // The snippet does not come at all, then brings nothing, then takes its time.
  let tries = 0
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
  await page.route(/\/snippet\.js/, async (route) => {
    tries += 1
    if (tries === 1) return route.abort()
    if (tries === 2) return route.fulfill({ contentType: 'text/javascript', body: '' })
    await held
    return route.continue()
  })
  await button(dialog, 'Cookie settings').click()
  const settings = page.getByRole('dialog', { name: 'Cookie settings' })
  await settings.getByRole('checkbox', { name: /Performance/ }).check()
  await button(settings, 'Accept').click()
  await expect(region(page).getByRole('alert')).toContainText('The chat could not be opened')
  await button(region(page), 'Try again').click()
  await expect.poll(() => tries).toBe(2)
  await expect(region(page).getByRole('alert')).toBeVisible()
  await button(region(page), 'Try again').click()
  await expect(region(page)).toContainText('The chat is being opened')
  // Closed while it comes, it is asked for again without loading it twice; nothing is kept of what was never there.
  await button(region(page), 'Close').click()
  await expect(region(page)).toHaveCount(0)
  expect(await kept(page)).toEqual([null, null])
  await start(page).click()
  await expect(region(page)).toContainText('The chat is being opened')
  await start(page).click()
  const notices = page.getByRole('region', { name: 'Notifications' })
  await expect(notices).toContainText('The support chat is not initialised yet.')
  letGo()
  await expect(field(page)).toBeVisible()
  expect([tries, await asked(qa, since, '/widget')]).toEqual([3, 1])

  // A visitor is asked where to answer; what is no address is said, and nothing typed is lost.
  await field(page).fill('Can I open an account?')
  await chat(page).getByRole('textbox', { name: /email/ }).fill('nobody')
  await chat(page).getByRole('button', { name: 'Leave message' }).click()
  await expect(chat(page).getByRole('alert')).toHaveText('Please check the email address.')
  await chat(page).getByRole('textbox', { name: /email/ }).fill('visitor@example.com')
  await chat(page).getByRole('button', { name: 'Leave message' }).click()
  await expect(log(page)).toContainText('Thank you for your message.')

  // Refused for a moment, and sent with its answer lost: each is one message in the end.
  await qa.fault({ method: 'POST', path: '/chat/messages', kind: 'status', status: 503, body: {} })
  await field(page).fill('First')
  await field(page).press('Enter')
  await chat(page).getByRole('button', { name: 'Send again' }).click()
  await expect(log(page).getByText('Not sent')).toHaveCount(0)
  await qa.fault({ method: 'POST', path: '/chat/messages', kind: 'late', delayMs: 0 })
  await qa.fault({ method: 'GET', path: '/chat/messages', kind: 'malformed', times: 2 })
  await field(page).fill('Second')
  await field(page).press('Enter')
  const again = chat(page).getByRole('button', { name: 'Send again' })
  await again.or(log(page).getByText('Second')).first().waitFor()
  if (await again.isVisible()) await again.click()
  await expect
    .poll(async () =>
      (await qa.chat())[0]?.messages.filter(({ author }) => author === 'player').map(({ text }) => text),
    )
    .toEqual(['Can I open an account?', 'First', 'Second'])
  expect((await qa.chat())[0]).toMatchObject({ playerId: null, email: 'visitor@example.com', fields: {} })

  // Taken back in the footer: the frame goes, and so does what the tab kept of it.
  await chat(page).getByRole('button', { name: 'Close the chat' }).click()
  await button(page.getByRole('contentinfo'), 'Cookie settings').click()
  await settings.getByRole('checkbox', { name: /Performance/ }).uncheck()
  await button(settings, 'Accept').click()
  await expect(page.locator('#support-chat iframe')).toHaveCount(0)
  await expect(flowOf(page, 'chat')).toHaveAttribute('data-state', 'idle')
  expect(await kept(page)).toEqual([null, null])
})

test('CHT-1 an answer that never comes leaves the way out open; a page of the chat that is lost is told; a help link opens it, a game page closes it', async ({
  page,
  qa,
}) => {
  await answers(page, true)
  await page.clock.install()
  await qa.fault({ method: 'GET', path: '/widget', kind: 'status', status: 500, body: {} })
  await qa.fault({ method: 'POST', path: '/chat/open', kind: 'hang' })
  await page.goto('/en-UN/404')
  await expect(flowOf(page, 'chat')).toHaveAttribute('data-state', 'idle')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Live chat' }).click()
  await expect(flowOf(page, 'chat')).toHaveAttribute('data-state', 'loaded.open')
  await page.clock.fastForward(10_000)
  await expect(region(page).getByRole('alert')).toContainText('The chat could not be opened')
  expect(await kept(page)).toEqual([null, null])

  // Over a game nothing may stand: neither what failed, nor what waits, nor the conversation.
  const game = '/en-UN/online-casino/play/softswiss/penny-bank'
  await comeBackTo(page, game)
  await expect(region(page)).toHaveCount(0)
  await expect(flowOf(page, 'chat')).toHaveAttribute('data-state', 'idle')
  await comeBackTo(page, PAGE)
  await expect(chat(page).getByText('The chat is being opened…')).toBeVisible()
  await chat(page).getByRole('button', { name: 'Close the chat' }).click()
  await expect(flowOf(page, 'chat')).toHaveAttribute('data-state', 'loaded.hidden')
  await start(page).click()
  await expect(flowOf(page, 'chat')).toHaveAttribute('data-state', 'loaded.open')

  await comeBackTo(page, game)
  await expect(page.locator('#support-chat')).toBeHidden()
  await expect(flowOf(page, 'chat')).toHaveAttribute('data-state', 'loaded.hidden')
})

test('CHT-1 CON-3 where content switches the live chat off its page says how else to reach the house, and nothing of it is loaded', async ({
  page,
  qa,
  operator,
}) => {
  await answers(page, true)
  const { content } = (await (await fetch(`${operator.origin}/settings.json`)).json()) as {
    content: { dataset: string }
  }
  const changed = await fetch(`${operator.origin}/content/v1/data/mutate/${content.dataset}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ mutations: [{ patch: { id: 'footer-UN-en', set: { disableLiveChat: true } } }] }),
  })
  expect(changed.status).toBe(200)
  const since = await lastCall(qa)
  await page.addInitScript(() => {
    if (window.top === window) sessionStorage.setItem('chat-unread', '3')
  })
  await page.goto(PAGE)
  const main = page.getByRole('main')
  await expect(main).toContainText('There is no live chat at the moment')
  await expect(start(page)).toHaveCount(0)
  await expect.poll(() => kept(page)).toEqual([null, null])
  await main.getByRole('link', { name: 'contact page' }).click()
  await expect(page).toHaveURL(/contact-us$/)
  await page.getByRole('banner').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/en-UN\/?$/)
  await expect(badge(page)).toHaveCount(0)
  expect(await asked(qa, since, '/snippet.js')).toBe(0)
})

test('CHT-1 COO-2 a help link that is followed before the chat has come asks for consent, and a game takes the question away; an address without a locale opens nothing', async ({
  page,
}) => {
  await answers(page, false)
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
  await page.route(/\/ChatHost-[^/]+\.js/, async (route) => {
    await held
    return route.continue()
  })
  await page.goto('/en-UN/404')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Live chat' }).click()
  await expect(start(page)).toBeVisible()
  letGo()
  const dialog = page.getByRole('dialog', { name: 'Live chat' })
  await expect(dialog).toContainText('Nothing of it is loaded until you do.')
  await comeBackTo(page, '/en-UN/online-casino/play/softswiss/penny-bank')
  await expect(dialog).toHaveCount(0)

  await page.goto('/contact-live-chat')
  await expect(page).toHaveURL(/\/en-UN\/contact-live-chat$/)
  await expect(start(page)).toBeVisible()
  await expect(flowOf(page, 'chat')).toHaveAttribute('data-state', 'idle')
})
