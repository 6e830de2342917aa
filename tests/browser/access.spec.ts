import type { Page } from '@playwright/test'
import type { Qa } from '../support/qa.ts'
import { expect, test } from './fixtures.ts'
import {
  becomesPlayer,
  becomesVisitor,
  loginPanel,
  sendLogin,
  signInByPanel,
  withoutCookieQuestion,
} from './signing.ts'

test.use({
  expectedConsoleErrors: [
    '/player/cookies/consent',
    '501 (Not Implemented)',
    '404 (Not Found)',
    '500 (Internal',
    'status code 500',
    '451 (Unavailable',
    '503 (Service',
    'net::ERR_FAILED',
    'dynamically imported module',
  ],
})
test.beforeEach(({ page }) => withoutCookieQuestion(page))

const calm = { profile: { firstLogin: false } }
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const lastCall = async (qa: Qa): Promise<number> => (await qa.calls()).at(-1)?.n ?? 0

test('GRD-1 GRD-9 a visitor in the account area meets the 401 page, and comes back to his page by signing in', async ({
  page,
  qa,
}) => {
  const player = await qa.player(calm)
  await page.goto('/en-UN/my-account/banking/transactions?page=2')
  await expect(page).toHaveURL(/\/en-UN\/401$/)
  await expect(heading(page)).toHaveText('Please log in')
  // The wanted path travels in navigation state, not in the address.
  expect(await page.evaluate(() => JSON.stringify(history.state))).toContain('/my-account/banking/transactions?page=2')
  await page.getByRole('button', { name: 'Log in to go on' }).click()
  await sendLogin(page, player)
  await becomesPlayer(page)
  await expect(page).toHaveURL(/\/en-UN\/my-account\/banking\/transactions\?page=2$/)
  await expect(loginPanel(page)).toBeHidden()
  // Nor is the 401 page left behind to run into.
  await page.reload()
  await becomesPlayer(page)
  await expect(page).toHaveURL(/\/my-account\/banking\/transactions\?page=2$/)
})

test('GRD-1 every page of the account area keeps visitors out', async ({ page }) => {
  const pages = ['account', 'account/verification', 'banking', 'banking/deposit', 'banking/withdraw', 'rewards']
  for (const path of [...pages, 'rewards/active', 'bonus-code', 'inbox', 'inbox/notifications/1', 'gambling-limits']) {
    await page.goto(`/en-UN/my-account/${path}`)
    await expect(page, path).toHaveURL(/\/en-UN\/401$/)
  }
})

test('GRD-9 deposit asks a visitor to log in and then comes to the banking deposit', async ({ page, qa }) => {
  const player = await qa.player(calm)
  await page.goto('/en-UN/deposit')
  await expect(page).toHaveURL(/\/en-UN\/?#login$/)
  await sendLogin(page, player)
  await becomesPlayer(page)
  await expect(page).toHaveURL(/\/en-UN\/my-account\/banking\/deposit$/)
  // A player is not asked again.
  await page.goto('/en-UN/deposit')
  await expect(page).toHaveURL(/\/en-UN\/my-account\/banking\/deposit$/)
})

test('GRD-9 PRO-6 newer terms come before a landing that leads on by itself', async ({ page, qa }) => {
  const player = await qa.player({ profile: { firstLogin: false }, terms: '1.0' })
  await page.goto('/en-UN/deposit')
  await sendLogin(page, player)
  await expect(page).toHaveURL(/\/accept-terms-condition$/)
  await page.getByRole('button', { name: 'Accept', exact: true }).click()
  await expect(page).toHaveURL(/\/en-UN\/my-account\/banking\/deposit$/)
})

test('GRD-1 GRD-9 AUT-10 who signs in in another tab is led on to what was wanted in this one', async ({
  context,
  page,
  qa,
}) => {
  const player = await qa.player(calm)
  const [atLogin, elsewhere] = [await context.newPage(), await context.newPage()]
  await page.goto('/en-UN/my-account/banking/transactions?page=2')
  await expect(page).toHaveURL(/\/en-UN\/401$/)
  await withoutCookieQuestion(atLogin)
  await atLogin.goto('/en-UN/deposit')
  await expect(loginPanel(atLogin)).toBeVisible()
  await withoutCookieQuestion(elsewhere)
  await signInByPanel(elsewhere, player)
  await expect(page).toHaveURL(/\/en-UN\/my-account\/banking\/transactions\?page=2$/)
  await expect(atLogin).toHaveURL(/\/en-UN\/my-account\/banking\/deposit$/)
  await expect(loginPanel(atLogin)).toBeHidden()
  // The page that asks visitors to log in has nothing to say to a player.
  await page.goto('/en-UN/401')
  await expect(page).toHaveURL(/\/en-UN\/?$/)
})

test('GRD-3 GRD-4 a suspended player is led to the account, and home from the lobbies', async ({ page, qa }) => {
  const player = await qa.player({ profile: { firstLogin: false, suspended: true } })
  await signInByPanel(page, player)
  for (const path of ['banking/deposit', 'rewards', 'bonus-code', 'inbox', 'gambling-limits']) {
    await page.goto(`/en-UN/my-account/${path}`)
    await expect(page, path).toHaveURL(/\/en-UN\/my-account\/account$/)
  }
  for (const path of ['online-casino', 'live-casino-online']) {
    await page.goto(`/en-UN/${path}`)
    await expect(page, path).toHaveURL(/\/en-UN\/?$/)
  }
  // Breaks and exclusion stay within reach of everyone.
  await page.goto('/en-UN/responsible-gambling')
  await expect(page).toHaveURL(/\/en-UN\/responsible-gambling$/)
  await expect(heading(page)).toBeVisible()
})

test('GRD-4 GRD-12 a closed casino leaves the menu and the route alike', async ({ page, qa }) => {
  const player = await qa.player({ profile: { firstLogin: false, permissions: { casino: false } } })
  await signInByPanel(page, player)
  const main = page.getByRole('banner').getByRole('navigation', { name: 'Main' })
  await expect(main.getByRole('link', { name: 'Live casino' })).toBeVisible()
  await expect(main.getByRole('link', { name: 'Casino', exact: true })).toHaveCount(0)
  await page.goto('/en-UN/online-casino')
  await expect(page).toHaveURL(/\/en-UN\/?$/)
  await page.goto('/en-UN/live-casino-online')
  await expect(page).toHaveURL(/\/en-UN\/live-casino-online$/)
})

test('RGT-7 SAF-1 GRD-12 who may not play for money finds no way to it on the home page, however its address is spelled', async ({
  page,
  qa,
}) => {
  const account = await qa.player({ profile: { firstLogin: false } })
  await signInByPanel(page, account, '/en-UN/')
  const offered = (name: string) => page.getByRole('main').getByRole('button', { name, exact: true })
  const play = offered('Play')
  await expect(play.first()).toBeAttached()
  await qa.changePlayer(account.playerId, { profile: { permissions: { payout: true } } })
  await expect(play).toHaveCount(0)
  // Neither games nor ways to them: every one would lead back here (GRD-12).
  await expect(offered('Try demo')).toHaveCount(0)
  for (const place of [page.getByRole('main'), page.getByRole('contentinfo')])
    await expect(place.locator('a[href*="/online-casino"], a[href*="/live-casino"]')).toHaveCount(0)
  await page.goto('/en-UN/Online-Casino')
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
})

test('GRD-8 maintenance closes the whole site and opens it again without a reload', async ({ page, qa }) => {
  await qa.world({ maintenance: true })
  for (const path of ['/en-UN/', '/en-UN/terms', '/en-UN/my-account/banking', '/en-UN/no-such-page']) {
    await page.goto(path)
    await expect(heading(page), path).toHaveText('We are working on the site')
    await expect(page.getByRole('banner')).toHaveCount(0)
    await expect(page.getByRole('navigation')).toHaveCount(0)
    await expect(page.getByText('halcyon', { exact: true }), 'whose site it is').toBeVisible()
  }
  await page.goto('/en-UN/terms')
  const again = page.getByRole('button', { name: 'Check again' })
  await again.click()
  await expect(heading(page)).toHaveText('We are working on the site')
  await qa.world({ maintenance: false })
  await again.click()
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page).toHaveURL(/\/en-UN\/terms$/)
})

test('GRD-8 SAF-13 a notice whose file hangs or is lost says that it is coming, and comes by itself', async ({
  page,
  qa,
}) => {
  await qa.world({ maintenance: true })
  const file = '**/assets/AccessView-*.js'
  const released = Promise.withResolvers<void>()
  await page.route(file, async (route) => {
    await released.promise
    await route.abort()
  })
  await page.goto('/en-UN/terms')
  const coming = page.getByRole('main').getByText('Loading')
  await expect(coming).toBeVisible()
  released.resolve()
  // Asked for once more, and lost again: it is still said.
  await expect(coming).toBeVisible()
  await page.unroute(file)
  await expect(heading(page)).toHaveText('We are working on the site', { timeout: 20_000 })
})

test('GRD-8 a restricted country sees its page in place of every other one, and /restricted shows it to all', async ({
  page,
  qa,
}) => {
  for (const path of ['/en-UN/restricted', '/en-UN/promotions/restricted', '/fi-UN/terms/restricted']) {
    await page.goto(path)
    await expect(heading(page)).toHaveText(/We are not available in your country|Palvelumme ei ole saatavilla maassasi/)
    await expect(page).toHaveURL(/\/restricted$/)
  }
  await qa.world({ restricted: true })
  for (const path of ['/en-UN/', '/en-UN/online-casino', '/en-UN/signup']) {
    await page.goto(path)
    await expect(heading(page), path).toHaveText('We are not available in your country')
    await expect(page.getByText('halcyon', { exact: true })).toBeVisible()
    await expect(page.getByRole('link')).toHaveCount(0)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
})

test('GRD-8 GRD-2 a player’s own page gives way at once too, and stands again with its player when the site opens', async ({
  page,
  qa,
}) => {
  await signInByPanel(page, await qa.player(calm))
  for (const [world, words] of [
    [{ maintenance: true }, 'We are working on the site'],
    [{ maintenance: false, restricted: true }, 'We are not available in your country'],
  ] as const) {
    await qa.world(world)
    await page.goto('/en-UN/my-account/inbox')
    // The guard of this page waits for a profile that cannot come now.
    await expect(heading(page)).toHaveText(words, { timeout: 4000 })
    await expect(page.getByRole('banner')).toHaveCount(0)
  }
  await qa.world({ restricted: false })
  await page.getByRole('button', { name: 'Check again' }).click()
  await expect(heading(page)).toHaveText('Inbox')
  await expect(page.locator('html')).toHaveAttribute('data-session', /player/)
})

test('GRD-8 APP-13 nothing shows until access is resolved; it is asked at its own path with site 5', async ({
  page,
  qa,
}) => {
  // A document without the answer inside: the page has to ask for it.
  await page.route(
    (url) => url.pathname === '/en-UN/terms',
    async (route) => {
      const response = await route.fetch()
      const html = (await response.text()).replace(/<script[^>]*id="access"[^>]*>[\s\S]*?<\/script>/, '')
      await route.fulfill({ response, body: html })
    },
  )
  const { promise: held, resolve: answer } = Promise.withResolvers<void>()
  await page.route('**/access/**', async (route) => {
    await held
    await route.continue()
  })
  const since = await lastCall(qa)
  const asked = page.waitForRequest('**/access/**')
  await page.goto('/en-UN/terms')
  const request = await asked
  expect(new URL(request.url()).pathname).toBe('/access/v1/player/access/context')
  expect(await request.headerValue('site-context')).toBe('5')
  await expect(page.getByRole('main')).toHaveCount(0)
  await expect(page.getByRole('banner')).toHaveCount(0)
  answer()
  await expect(heading(page)).toBeVisible()
  expect((await qa.calls(since)).filter(({ path }) => path === '/access/v1/player/access/context')).toHaveLength(1)
})

test('APP-13 visitors’ calls bear site 5 and no token', async ({ page, qa }) => {
  const since = await lastCall(qa)
  // What a visitor's page certainly asks of the API: a game to try.
  await page.goto('/en-UN/online-casino')
  const tile = page.getByRole('main').getByRole('article').filter({ hasText: 'SoftSwiss' }).first()
  const to = await tile.locator('a[href*="/play/"]').first().getAttribute('href')
  await page.goto(`${to}?mode=demo`)
  await becomesVisitor(page)
  await expect(page.locator('iframe[title]')).toBeVisible()
  const calls = async () => (await qa.calls(since)).filter(({ path }) => path.startsWith('/api/v'))
  await expect.poll(async () => (await calls()).length).toBeGreaterThan(0)
  for (const call of await calls()) {
    expect(call.headers['site-context'], call.path).toBe('5')
    expect(call.headers['authorization'], call.path).toBeUndefined()
  }
})

test('APP-8 what was read is fresh for five minutes, and a failed answer is not asked for again', async ({
  page,
  qa,
}) => {
  await page.clock.install()
  const main = page.getByRole('banner').getByRole('navigation', { name: 'Main' })
  const lobby = main.getByRole('link', { name: 'Casino', exact: true })
  const isThere = () => expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  const away = async () => {
    await page.goBack()
    await expect(heading(page)).toHaveText('Page not found')
  }
  const asksFor = async (since: number) =>
    (await qa.calls(since)).filter(
      ({ path, query }) => path.startsWith('/content/') && (query['query'] ?? '').includes('"category"'),
    ).length
  await page.goto('/en-UN/404')
  let since = await lastCall(qa)
  await lobby.click()
  await isThere()
  await expect.poll(() => asksFor(since)).toBeGreaterThan(0)
  const atFirst = await asksFor(since)
  since = await lastCall(qa)
  await away()
  await page.clock.runFor(4 * 60_000)
  await lobby.click()
  await isThere()
  expect(await asksFor(since), 'within five minutes').toBe(0)
  await away()
  await page.clock.runFor(61_000)
  await lobby.click()
  await expect.poll(() => asksFor(since), 'after five minutes').toBe(atFirst)
  // Without retry: the content service fails for good, and is asked once.
  await qa.fault({
    method: 'GET',
    path: '/content/v1/data/query/*',
    match: { query: 'staticPage' },
    times: 20,
    kind: 'status',
    status: 500,
  })
  since = await lastCall(qa)
  // Without coming near first: that asks beforehand, and whoever then presses asks for themselves.
  await page.getByRole('contentinfo').getByRole('link', { name: /terms/i }).first().dispatchEvent('click')
  // What is said comes in a file of its own, and React lets a moment pass before it shows.
  await page.clock.runFor(1000)
  await expect(heading(page)).toHaveText('The page could not be loaded')
  await page.clock.runFor(30_000)
  expect(
    (await qa.calls(since)).filter(({ status, query }) => status === 500 && query['$url'] === '"terms"'),
  ).toHaveLength(1)
})
