import { expect, test } from './fixtures.ts'
import { signInByPanel, withoutCookieQuestion } from './signing.ts'

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
}) => {
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
  await footerLink.click()
  const place = await page.evaluate(() => (window as unknown as { placeLeft: number }).placeLeft)
  expect(place, 'the home page is longer than the window').toBeGreaterThan(300)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await page.evaluate(() => window.scrollTo(0, 150))
  await page.goBack()
  await expect(page).toHaveURL(/\/en-UN\/?$/)
  await expect.poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - place)).toBeLessThan(3)
  await page.goForward()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(150)
})

test('LOC-3 LOC-11 the market and language switch offers every open market, keeps the page, and never Japan', async ({
  page,
}) => {
  await withoutCookieQuestion(page)
  await page.goto('/en-UN/responsible-gambling')
  const footer = page.getByRole('contentinfo')
  await footer.getByText('Country and language').click()
  await expect(footer.getByRole('link', { name: /^Canada · / })).toHaveCount(2)
  await expect(footer.getByRole('link', { name: /Japan|日本/ })).toHaveCount(0)
  await footer.getByRole('link', { name: /^Canada · français/i }).click()
  await expect(page).toHaveURL(/\/fr-CA\/responsible-gambling$/)
  await expect(page.locator('html')).toHaveAttribute('lang', /^fr/)
})

test('LOC-7 content is asked in the content language of the market', async ({ page, qa }) => {
  await withoutCookieQuestion(page)
  const asked = [
    ['/en-GG/terms', 'gb'],
    ['/pt-PT/terms', 'portugal'],
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
    await signInByPanel(page, player)
    await page.goto(`/${at}/404`)
    const balance = page.getByRole('banner').locator('[data-flow="wallet"]')
    await expect(balance).toContainText(/\d/)
    const text = (await balance.innerText()).replaceAll(/[\u00A0\u202F]/g, ' ')
    expect(text).toContain(shown)
  })
}

test.use({ expectedConsoleErrors: ['/player/cookies/consent', '501 (Not Implemented)'] })
