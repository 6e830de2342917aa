import { expect, test } from './fixtures.ts'
import { comesSignedIn, sendLogin, withoutCookieQuestion } from './signing.ts'

// A path of text that every market has, so that a redirect ends on a page which is really there.
const redirects: readonly (readonly [from: string, to: string])[] = [
  ['/', '/en-UN'],
  ['/promotions', '/en-UN/promotions'],
  ['/promotions?tag=new#terms', '/en-UN/promotions?tag=new#terms'],
  ['/xx-YY/terms', '/en-UN/terms'],
  ['/de-DE/terms', '/en-UN/terms'],
  ['/en-SE/terms', '/en-UN/terms'],
  ['/en/terms?a=1', '/en-UN/terms?a=1'],
  ['/ca-CA/terms', '/en-CA/terms'],
  ['/caf-CA/terms', '/en-UN/caf-CA/terms'],
  ['/EN-un/terms', '/en-UN/terms'],
  ['/pt-UN/terms', '/en-UN/terms'],
  ['/en-BR/terms', '/pt-BR/terms'],
  ['/ja-JP/terms', '/en-UN/terms'],
  ['/fr-CA/terms', '/fr-CA/terms'],
]

test('LOC-1 LOC-3 LOC-5 every address without an allowed locale goes to one that has it, with path, query and hash', async ({
  page,
  expectedConsoleErrors,
}) => {
  // `caf-CA` is no locale of an address, so what follows `en-UN` is no page there.
  expectedConsoleErrors.push('404 (Not Found)')
  await withoutCookieQuestion(page)
  for (const [from, to] of redirects) {
    await page.goto(from)
    await expect(page, from).toHaveURL((url) => url.pathname.replace(/\/$/, '') + url.search + url.hash === to)
  }
})

test('LOC-1 the redirect leaves no entry behind that Back would run into', async ({ page }) => {
  await page.goto('/en-UN/terms')
  await page.goto('/xx-YY/promotions')
  await expect(page).toHaveURL(/\/en-UN\/promotions$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/en-UN\/terms$/)
})

test('LOC-2 a route change starts at the top, and Back and Forward return to the place', async ({ page }) => {
  await withoutCookieQuestion(page)
  await page.goto('/en-UN/')
  const footerLink = page.getByRole('contentinfo').getByRole('link', { name: /terms/i }).first()
  await expect(footerLink).toBeVisible()
  await footerLink.scrollIntoViewIfNeeded()
  await page.evaluate(() => {
    document.addEventListener('click', () => Object.assign(window, { placeLeft: window.scrollY }), {
      capture: true,
      once: true,
    })
  })
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/data/query/**', async (route) => {
    await held
    await route.continue()
  })
  await footerLink.click()
  const place = await page.evaluate(() => (window as unknown as { placeLeft: number }).placeLeft)
  expect(place, 'the home page is longer than the window').toBeGreaterThan(300)
  // What is waited for is waited for at the top, not at the foot of an empty page.
  await expect(page.getByRole('main').getByText('Loading')).toBeInViewport()
  // Given up while it is waited for, it leads back to the place that was left.
  const isBack = async () => Math.abs((await page.evaluate(() => window.scrollY)) - place) < 3
  await page.goBack()
  await expect.poll(isBack).toBe(true)
  await page.goForward()
  await expect(page.getByRole('main').getByText('Loading')).toBeInViewport()
  release()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await page.evaluate(() => window.scrollTo(0, 150))
  await page.goBack()
  await expect(page).toHaveURL(/\/en-UN\/?$/)
  await expect.poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - place)).toBeLessThan(3)
  await page.goForward()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(150)
})

test('LOC-3 LOC-11 the market and language switch offers every open market, keeps the page with query and hash, and never Japan', async ({
  page,
}) => {
  await withoutCookieQuestion(page)
  await page.goto('/en-UN/responsible-gambling?bonusCode=SUMMER#here')
  const footer = page.getByRole('contentinfo')
  await footer.getByText('Country and language').click()
  await expect(footer.getByRole('link', { name: /^Canada · / })).toHaveCount(2)
  await expect(footer.getByRole('link', { name: /Japan|日本/ })).toHaveCount(0)
  await footer.getByRole('link', { name: /^Canada · français/i }).click()
  await expect(page).toHaveURL(/\/fr-CA\/responsible-gambling\?bonusCode=SUMMER#here$/)
  await expect(page.locator('html')).toHaveAttribute('lang', /^fr/)
})

test('LOC-11 GRD-1 SAF-12 the switch keeps where a visitor was kept from, and puts the key of a reset into no link', async ({
  page,
  qa,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push('/email/a-key')
  await withoutCookieQuestion(page)
  await page.goto('/en-UN/reset-password?token=a-key')
  await expect(page.getByRole('contentinfo').locator('a[hreflang]').first()).toBeAttached()
  expect(await page.locator('a[href*="a-key"]').count()).toBe(0)

  await page.goto('/en-UN/my-account/account')
  const footer = page.getByRole('contentinfo')
  await footer.getByText('Country and language').click()
  await footer.getByRole('link', { name: /^Finland · English/ }).click()
  await expect(page).toHaveURL(/\/en-FI\/401$/)
  await page.getByRole('button', { name: 'Log in to go on' }).click()
  await sendLogin(page, await qa.player())
  await expect(page).toHaveURL(/\/en-FI\/my-account\/account$/)
})

test('LOC-4 a first visitor is asked once whether they want the site of their country, and is never led away', async ({
  page,
  qa,
}) => {
  await qa.world({ station: { countryCode: 'CA', region: 'QC' } })
  await page.goto('/en-UN/responsible-gambling?from=mail')
  const proposal = page.getByRole('region', { name: 'Country and language' })
  const cookies = page.getByRole('region', { name: 'Cookies' })
  await expect(cookies).toBeVisible()
  await expect(proposal, 'one question at a time').toBeHidden()
  await cookies.getByRole('button', { name: 'Reject' }).click()
  await expect(proposal).toContainText('Your country: Canada?')
  await expect(page).toHaveURL(/\/en-UN\/responsible-gambling\?from=mail$/)

  await test.step('staying is remembered', async () => {
    await proposal.getByRole('button', { name: 'Stay here' }).click()
    await expect(proposal).toBeHidden()
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('data-session', /visitor/)
    await expect(proposal).toBeHidden()
  })

  await test.step('another first visitor goes: Quebec speaks French, and the page stays the same', async () => {
    await page.evaluate(() => localStorage.removeItem('market'))
    await page.reload()
    await proposal.getByRole('button', { name: /^Go to Canada · français/i }).click()
    await expect(page).toHaveURL(/\/fr-CA\/responsible-gambling\?from=mail$/)
    await expect(page.locator('html')).toHaveAttribute('data-session', /visitor/)
    await expect(page.getByRole('region', { name: /country and language|pays/i })).toBeHidden()
    expect(await page.evaluate(() => localStorage.getItem('market'))).toBe('"CA"')
  })
})

test('LOC-4 nothing is proposed where the market is the visitor’s own, or their country has none and they are on the international site, or it has no name', async ({
  page,
  qa,
}) => {
  await withoutCookieQuestion(page)
  await page.addInitScript(() => localStorage.removeItem('market'))
  const proposal = page.getByRole('region', { name: 'Country and language' })
  for (const [countryCode, path] of [
    ['SE', '/en-PP/terms'],
    ['MT', '/en-UN/terms'],
  ] as const) {
    await qa.world({ station: { countryCode, region: null } })
    await page.goto(path)
    await expect(page.locator('html')).toHaveAttribute('data-session', /visitor/)
    await expect(proposal, path).toBeHidden()
  }
  await page.goto('/pt-BR/terms')
  await expect(page.getByRole('button', { name: /Internacional/ })).toBeVisible()
  // A network that is in no country: what would ask has come, and asks nothing.
  await qa.world({ station: { countryCode: 'T1' } })
  const asking = page.waitForResponse(/MarketProposal-/)
  await page.goto('/en-FI/terms')
  await asking
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('heading', { level: 1, name: 'Terms and conditions' })).toBeVisible()
  await expect(proposal).toBeHidden()
})

test('LOC-11 LOC-12 a signed-in player’s choice of language is kept by the operator before the page changes', async ({
  page,
  qa,
}) => {
  await withoutCookieQuestion(page)
  const account = await qa.player()
  await comesSignedIn(page, account)
  await page.goto('/en-UN/responsible-gambling')
  const since = (await qa.calls()).at(-1)?.n ?? 0
  const footer = page.getByRole('contentinfo')
  await footer.getByText('Country and language').click()
  await footer.getByRole('link', { name: /^India · / }).click()
  await expect(page).toHaveURL(/\/en-IN\/responsible-gambling$/)
  const saved = (await qa.calls(since)).filter(({ path }) => path.endsWith('/player/language'))
  expect(saved.map(({ method, body, status }) => [method, body, status])).toEqual([['PATCH', { language: 'en' }, 200]])

  await test.step('without the operator the choice is followed all the same, and it is said that it is not kept', async () => {
    await qa.fault({ method: 'PATCH', path: '/api/v1/player/language', kind: 'status', status: 500 })
    await footer.getByText('Country and language').click()
    await footer.getByRole('link', { name: /^Global · English/i }).click()
    await expect(page).toHaveURL(/\/en-UN\/responsible-gambling$/)
    await expect(page.getByText('Your language could not be saved.')).toBeVisible()
  })
})

test('LOC-7 content is asked in the content language of the market', async ({ page, qa }) => {
  await withoutCookieQuestion(page)
  const asked = [
    ['/en-GG/terms', 'gb'],
    ['/pt-PT/terms', 'portugal'],
    ['/pt-BR/terms', 'pt'],
    ['/fr-CA/terms', 'caf'],
  ] as const
  for (const [path, language] of asked) {
    const since = (await qa.calls()).at(-1)?.n ?? 0
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const languages = (await qa.calls(since)).flatMap(({ path: to, query }) =>
      to.startsWith('/content/') && query['$language'] ? [query['$language']] : [],
    )
    expect(new Set(languages), path).toEqual(new Set([`"${language}"`]))
  }
})

const purses = [
  { at: 'en-UN', profile: { countryCode: 'FI', market: 'UN', currency: 'EUR' }, main: 123_450, shown: '€1,234.50' },
  { at: 'en-CA', profile: { countryCode: 'CA', market: 'CA', currency: 'CAD' }, main: 123_450, shown: '$1,234.50' },
  { at: 'en-GG', profile: { countryCode: 'GB', market: 'GG', currency: 'GBP' }, main: 5, shown: '£0.05' },
  { at: 'es-CL', profile: { countryCode: 'CL', market: 'CL', currency: 'CLP' }, main: 12_500, shown: '$12.500' },
  { at: 'no-NO', profile: { countryCode: 'NO', market: 'NO', currency: 'NOK' }, main: 123_450, shown: '1 234,50 kr' },
] as const

for (const { at, profile, main, shown } of purses) {
  test(`LOC-10 RMB-3 the balance of a ${profile.currency} player at ${at} reads ${shown}`, async ({ page, qa }) => {
    await withoutCookieQuestion(page)
    const player = await qa.player({ profile: { ...profile, firstLogin: false }, wallet: { main } })
    // Signed in where the panel's words are English; then to the market by its address.
    await comesSignedIn(page, player)
    await page.goto(`/${at}/404`)
    const balance = page.getByRole('banner').locator('[data-flow="wallet"]')
    await expect(balance).toContainText(/\d/)
    const text = (await balance.innerText()).replaceAll(/[\u00A0\u202F]/g, ' ')
    expect(text).toContain(shown)
  })
}

test.use({ expectedConsoleErrors: ['/player/cookies/consent', '/player/language', '501 (Not Implemented)'] })

test('LOC-1 NAV-6 what is no page of the site is answered with 404, what is one with 200', async ({ request }) => {
  const statusOf = async (path: string) => (await request.get(path)).status()
  const known = ['', '/terms', '/online-casino', '/online-casino/slots', '/my-account/account', '/signup']
  const promoted = ['/promotions', '/promotions/casino', '/promotions/casino/tag/cashback', '/landing/welcome-aboard']
  for (const path of [...known, ...promoted]) expect([path, await statusOf(`/en-UN${path}`)]).toEqual([path, 200])
  const unknown = [
    '/no-such-page',
    '/no/such/page',
    '/online-casino/play/softswiss/zz',
    '/online-casino/play/nobody/zz',
  ]
  const unnamed = ['/online-casino/zz', '/live-casino-online/zz', '/live-casino-online/play/evolution?game=zz']
  const gone = ['/promotions/zz', '/promotions/casino/zz', '/promo/zz', '/landing/zz']
  for (const path of [...unknown, ...unnamed, ...gone])
    expect([path, await statusOf(`/en-UN${path}`)]).toEqual([path, 404])
})
