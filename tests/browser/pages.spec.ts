import { gamesQuery } from '#contract/content-queries.ts'
import { casinoPlayProviders } from '#contract/providers.ts'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { becomesVisitor, loginPanel, withoutCookieQuestion } from './signing.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 }).first()
const dialogs = (page: Page) => page.getByRole('dialog')

test.use({ expectedConsoleErrors: ['404 (Not Found)'] })
test.beforeEach(({ page }) => withoutCookieQuestion(page))

test('NAV-1 LOC-1 the home page stands at the root and at welcome; at signup the sign-up panel stands over it', async ({
  page,
}) => {
  await page.goto('/en-UN/')
  const words = await heading(page).innerText()
  expect(words).not.toBe('')
  await page.goto('/en-UN/welcome')
  await expect(heading(page)).toHaveText(words)
  // A slash at the end of an address makes no other page of it.
  await page.goto('/en-UN/signup/')
  await expect(page).toHaveURL(/\/en-UN\/signup$/)
  await expect(page.getByRole('dialog', { name: 'Sign up' })).toBeVisible()
  await expect(page.getByRole('dialog').getByLabel('Email', { exact: true })).toBeFocused()
  await expect(page.locator('h1').first()).toHaveText(words)
  // Closing the panel leaves the home page.
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await expect(dialogs(page)).toHaveCount(0)
  await expect(page).toHaveURL(/\/en-UN\/?$/)
  await page.goto('/reset-password/')
  await expect(page.getByRole('dialog', { name: 'Set a new password' })).toBeVisible()
})

test('NAV-1 NAV-7 at signup/pnp the pay-and-play panel stands over the home page, and leads to the other ways in and back', async ({
  page,
}) => {
  await page.goto('/en-UN/terms')
  await page.goto('/en-UN/signup/pnp/')
  const panel = page.getByRole('dialog', { name: 'Pay and play' })
  const logIn = panel.getByRole('link', { name: 'Log in with it' })
  await expect(logIn).toBeVisible()
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(heading(page)).toBeVisible()
  await logIn.click()
  await expect(page).toHaveURL(/\/en-UN\/?#login$/)
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible()
  await expect(panel).toBeHidden()
  await page.goBack()
  await expect(panel).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/\/en-UN\/?$/)
  await expect(dialogs(page)).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL(/\/en-UN\/terms$/)
  await page.goto('/en-UN/signup')
  const signUp = page.getByRole('dialog', { name: 'Sign up' })
  await signUp.getByRole('link', { name: 'pay and play with your bank' }).click()
  await expect(panel).toBeVisible()
  await panel.getByRole('link', { name: 'sign up without paying' }).click()
  await expect(signUp).toBeVisible()
  await expect(page).toHaveURL(/\/en-UN\/signup$/)
})

test('NAV-6 an unknown path inside a locale shows the 404 page within the site, whatever its depth', async ({
  page,
}) => {
  for (const path of [
    '/en-UN/no-such-page',
    '/en-UN/no/such/page',
    '/fi-UN/eipä-löydy',
    '/en-UN/online-casino/play/nobody/x',
    '/en-UN/online-casino/no-such-category',
  ]) {
    await page.goto(path)
    await expect(page.getByRole('main')).toHaveCount(1)
    await expect(heading(page), path).toHaveText(/Page not found|Sivua ei löyt/i)
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(page).toHaveURL((url) => decodeURI(url.pathname) === path)
  }
  // Escapes that stand for no character, what another program would take for another host or for a file, and no page of the account.
  for (const path of [
    '/en-UN/my-account/no-such-page',
    '/en-UN/my-account/bonus-code/no-such-page',
    '/en-UN/my-account/rewards/active/no-such-page',
    '/en-UN/deposit/no-such-page',
    '/en-UN/my-account/banking/deposit%00',
    '/%E0%A4%A',
    '/en-UN/online-casino/%E0%A4%A',
    '/en-UN/no/such/%E0',
    '/en-UN/my-account/inbox/notifications/%E0%A4%A',
    '/en-UN/live-casino-online/play/evo%2Flution?game=x',
    '/en-UN/live-casino-online/a%2Fb',
    '//evil.example.com',
    '/en-UN//evil.com',
  ]) {
    const answer = await page.goto(new URL(page.url()).origin + path)
    expect(answer?.status(), path).toBe(404)
    await expect(heading(page), path).toHaveText('Page not found')
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(page).toHaveURL(/^http:\/\/localhost:\d+\/en-UN\/(?!\/)/)
  }
  // The same address, spelled in another way.
  const answer = await page.goto('/en-UN/my%2Daccount//banking/deposit')
  expect(answer?.status()).toBe(200)
  await expect(heading(page)).toHaveText('Please log in')
  await page.goto('/en-UN/no-such-page')
  await page.getByRole('link', { name: 'To the home page' }).click()
  await expect(page).toHaveURL(/\/en-UN\/?$/)
})

test('NAV-6 the pages 401, 404, 500, closed-account and restricted each say their own', async ({ page }) => {
  const said = [
    ['401', 'Please log in'],
    ['404', 'Page not found'],
    ['500', 'Our server has a problem'],
    ['closed-account', 'This account is closed'],
    ['restricted', 'We are not available in your country'],
  ] as const
  for (const [path, words] of said) {
    await page.goto(`/en-UN/${path}`)
    await expect(heading(page), path).toHaveText(words)
  }
})

test('NAV-7 #login opens the panel over any page, Back closes it, and the focus goes in and comes back', async ({
  page,
}) => {
  for (const path of ['/en-UN/terms', '/en-UN/no-such-page', '/en-UN/promotions?tag=1']) {
    await page.goto(`${path}#login`)
    await expect(loginPanel(page), path).toBeVisible()
    await expect(loginPanel(page).getByLabel('Email', { exact: true })).toBeFocused()
  }
  await page.goto('/en-UN/terms?a=1')
  const opener = page.getByRole('banner').getByRole('button', { name: 'Log in', exact: true })
  for (const way of ['Back', 'Escape', 'Close'] as const) {
    await opener.click()
    await expect(page).toHaveURL(/\/en-UN\/terms\?a=1#login$/)
    await expect(loginPanel(page).getByLabel('Email', { exact: true })).toBeFocused()
    if (way === 'Back') await page.goBack()
    if (way === 'Escape') await page.keyboard.press('Escape')
    if (way === 'Close') await loginPanel(page).getByRole('button', { name: 'Close' }).click()
    await expect(loginPanel(page), way).toBeHidden()
    await expect(page, way).toHaveURL(/\/en-UN\/terms\?a=1$/)
    await expect(opener, way).toBeFocused()
  }
  // None of the three left a second entry behind: one Back leaves the page.
  await page.goBack()
  await expect(page).toHaveURL(/\/en-UN\/promotions\?tag=1#login$/)
})

test('NAV-1 NAV-7 login over the sign-up: one Escape closes it and leaves the sign-up, the next closes that', async ({
  page,
}) => {
  const signUp = page.getByRole('dialog', { name: 'Sign up' })
  await page.goto('/en-UN/signup#login')
  await expect(loginPanel(page).getByLabel('Email', { exact: true })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(loginPanel(page)).toBeHidden()
  await expect(page).toHaveURL(/\/en-UN\/signup$/)
  await expect(signUp.getByLabel('Email', { exact: true })).toBeFocused()
  await signUp.getByLabel('Password', { exact: true }).fill('Deep-water-42')
  // Opened from the sign-up it leaves what is typed there.
  await page.evaluate(() => void (location.hash = 'login'))
  await expect(loginPanel(page).getByLabel('Email', { exact: true })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(loginPanel(page)).toBeHidden()
  await expect(page).toHaveURL(/\/en-UN\/signup$/)
  await expect(signUp.getByLabel('Password', { exact: true })).toHaveValue('Deep-water-42')
  await page.keyboard.press('Escape')
  await expect(dialogs(page)).toHaveCount(0)
  await expect(page).toHaveURL(/\/en-UN\/?$/)
})

test('NAV-7 the open panel holds the focus of the keyboard', async ({ page }) => {
  await page.goto('/en-UN/terms#login')
  await expect(loginPanel(page).getByLabel('Email', { exact: true })).toBeFocused()
  for (let step = 0; step < 14; step += 1) {
    await page.keyboard.press('Tab')
    const where = await page.evaluate(() => {
      const at = document.activeElement
      return at === document.body || at === null || at.closest('dialog') !== null
    })
    expect(where, `after ${step + 1} steps`).toBe(true)
  }
})

interface SeededGame {
  readonly id: string
  readonly gameProvider: string
  readonly label: string
}

/** A seeded game of a provider, asked of the content service as the lobby asks. */
async function gameOf(page: Page, provider: string): Promise<SeededGame> {
  const query = gamesQuery.query.replace('type == "casino"', `type == "casino" && gameProvider == "${provider}"`)
  const search = new URLSearchParams({ query, $country: '"CA"', $without: '""', $channel: '"web"' })
  const settings = (await (await page.request.get('/settings.json')).json()) as {
    content: { host: string; dataset: string; apiVersion: string }
  }
  const { host, dataset, apiVersion } = settings.content
  const answer = await page.request.get(`${host}/v${apiVersion}/data/query/${dataset}?${search.toString()}`)
  const { result } = (await answer.json()) as { result: SeededGame[] }
  const [game] = result
  if (!game) throw new Error(`The seed has no game of ${provider}`)
  return game
}

test('NAV-9 each of the nine providers has its play route, with the game header and the choice to play', async ({
  page,
  qa,
}) => {
  await qa.world({ station: { countryCode: 'CA' } })
  for (const provider of casinoPlayProviders) {
    const game = await gameOf(page, provider)
    await page.goto(`/en-UN/online-casino/play/${provider}/${game.id}`)
    await expect(heading(page), provider).toHaveText(game.label)
    await expect(page.getByRole('button', { name: 'Play', exact: true }), provider).toBeVisible()
  }
})

test('NAV-9 LOB-2 creedroomz is found and played only behind its flag', async ({ page, qa }) => {
  const game = await gameOf(page, 'creedroomz')
  const path = `/en-UN/online-casino/play/creedroomz/${game.id}`
  const tile = page.getByRole('main').getByRole('article').filter({ hasText: game.label })
  const search = async () => {
    await page.goto('/en-UN/online-casino')
    await page.getByRole('searchbox').fill(game.label)
  }
  await page.goto(path)
  await expect(heading(page)).toHaveText('Page not found')
  await search()
  await expect(page.getByRole('main').getByText(/^No games? /)).toBeVisible()
  await expect(tile).toHaveCount(0)
  await qa.world({ flags: { creedroomz: true } })
  await search()
  await tile.first().getByRole('link').first().click()
  await expect(page).toHaveURL((url) => url.pathname === path)
  await expect(heading(page)).toHaveText(game.label)
})

test('NAV-9 NAV-10 a lobby has an address of its own for each category', async ({ page }) => {
  for (const lobby of ['online-casino', 'live-casino-online']) {
    await page.goto(`/en-UN/${lobby}`)
    const main = page.getByRole('main')
    await expect(main.getByRole('article').first()).toBeVisible()
    const category = main.locator(`a[href^="/en-UN/${lobby}/"]:not([href*="/play/"])`).first()
    const to = (await category.getAttribute('href')) ?? ''
    await category.click()
    await expect(page).toHaveURL((url) => url.pathname === to)
    await expect(main.getByRole('article').first()).toBeVisible()
    await page.reload()
    await expect(page).toHaveURL((url) => url.pathname === to)
    await expect(main.getByRole('article').first()).toBeVisible()
  }
})

test('NAV-10 GRD-5 a visitor at a live table’s address is brought to the live lobby, and asked to log in', async ({
  page,
}) => {
  await page.goto('/en-UN/live-casino-online/play/evolution?game=any')
  await becomesVisitor(page)
  await expect(page).toHaveURL(/\/en-UN\/live-casino-online#login$/)
})

test('NAV-13 pages have the default header, a game has the game header and no other', async ({ page }) => {
  const header = page.getByRole('banner')
  await page.goto('/en-UN/terms')
  await expect(header.getByRole('navigation', { name: 'Main' })).toBeVisible()
  await expect(header.getByRole('button', { name: 'Sign up' })).toBeVisible()
  const game = await gameOf(page, 'softswiss')
  await page.goto(`/en-UN/online-casino/play/softswiss/${game.id}`)
  await expect(header).toHaveCount(1)
  await expect(header.getByRole('heading', { level: 1, name: game.label })).toBeVisible()
  await expect(header.getByRole('navigation', { name: 'Main' })).toHaveCount(0)
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  await expect(header.locator('time:visible')).toHaveText(/\d\d.\d\d/)
  await header.getByRole('link', { name: 'Back' }).click()
  await expect(page).toHaveURL(/\/en-UN\/online-casino$/)
  await expect(header.getByRole('navigation', { name: 'Main' })).toBeVisible()
})
