import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { hasNewerRelease, releaseOffer, watchesReleases } from './newerRelease.ts'
import { comesSignedIn, loginPanel, withoutCookieQuestion } from './signing.ts'

/** The worker stands behind the page and has kept the offline page of this locale. */
const isKept = (page: Page, segment: string) =>
  page.waitForFunction(async (kept) => {
    const { active } = await navigator.serviceWorker.ready
    const cache = await caches.open('app-shell')
    return active?.state === 'activated' && (await cache.match(`/app/${kept}/offline.html`)) !== undefined
  }, segment)

test('LOC-14 the manifest names the brand, its colours and its icons, in the language of the page', async ({
  page,
  operator,
}) => {
  await withoutCookieQuestion(page)
  await page.goto('/fi-FI')
  const href = await page.locator('link[rel="manifest"]').getAttribute('href')
  const manifest = await (await page.request.get(href!)).json()
  expect(manifest).toMatchObject({
    name: 'Halcyon',
    lang: 'fi',
    dir: 'ltr',
    start_url: '/fi-FI',
    scope: '/',
    display: 'standalone',
    theme_color: '#061d23',
    description: expect.stringContaining('rajat asetat itse'),
  })
  expect(manifest.shortcuts.map(({ url }: { url: string }) => url)).toContain('/fi-FI/my-account/gambling-limits')
  for (const { src, sizes } of manifest.icons) {
    const drawn = await page.evaluate(async (address) => {
      const picture = new Image()
      picture.src = address
      await picture.decode()
      return `${picture.naturalWidth}x${picture.naturalHeight}`
    }, src)
    expect(drawn, src).toBe(sizes)
  }
  // A locale that is none has no manifest; every address of one goes there first.
  expect((await fetch(`${operator.origin}/app/xx-YY/site.webmanifest`)).status).toBe(404)
  // As the browser itself judges it.
  const cdp = await page.context().newCDPSession(page)
  const { errors } = await cdp.send('Page.getAppManifest')
  expect(errors).toEqual([])
})

test.describe('with its worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('APP-1 without a connection the page says so in the player’s language, keeps nothing of the player, and opens by itself when it is back', async ({
    page,
    context,
    qa,
    expectedConsoleErrors,
  }) => {
    expectedConsoleErrors.push('net::ERR_INTERNET_DISCONNECTED', 'WebSocket connection to', 'Failed to')
    await withoutCookieQuestion(page)
    await comesSignedIn(page, await qa.player(), '/fi-FI/my-account/account')
    await isKept(page, 'fi-FI')
    await context.setOffline(true)
    await page.goto('/fi-FI/my-account/banking', { waitUntil: 'load' })
    await expect(page.getByRole('heading', { name: 'Olet offline-tilassa' })).toBeVisible()
    await expect(page.getByText('rahasi, vetosi ja kesken olevat kierroksesi säilyvät ennallaan')).toBeVisible()
    // One page is all that is kept: no answer, no document, no file.
    const kept = await page.evaluate(async () => {
      const names = await caches.keys()
      const entries = await Promise.all(
        names.map(async (name) => (await (await caches.open(name)).keys()).map((one) => new URL(one.url).pathname)),
      )
      return entries.flat()
    })
    expect(kept).toEqual(['/app/fi-FI/offline.html'])
    // Pressed while there is still none, it stays.
    await page.getByRole('button', { name: 'Yritä uudelleen' }).click()
    await expect(page.getByRole('heading', { name: 'Olet offline-tilassa' })).toBeVisible()
    await context.setOffline(false)
    await expect(page).toHaveURL(/\/fi-FI\/my-account\/banking$/)
    await expect(page.getByRole('banner').getByText('Halcyon').first()).toBeAttached()
    await expect(page.locator('html')).toHaveAttribute('data-session', /player/)
  })
})

const isOld = (tab: Page) => tab.evaluate(() => (window as { isOld?: boolean }).isOld === true)

test('SAF-13 a new version waits for what is under way, is taken when asked for, and then in every tab that has not got it', async ({
  page,
  context,
}) => {
  await withoutCookieQuestion(context)
  const other = await context.newPage()
  const newest = await context.newPage()
  for (const tab of [page, other, newest]) {
    await tab.goto('/en-UN/404')
    await expect(tab.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible()
    await tab.evaluate(() => ((window as { isOld?: boolean }).isOld = true))
  }
  await other.getByRole('banner').getByRole('button', { name: 'Log in' }).click()
  await loginPanel(other).getByLabel('Email').fill('anna@example.org')
  for (const tab of [other, newest]) await watchesReleases(tab)
  for (const tab of [page, other]) await hasNewerRelease(tab)
  await watchesReleases(page)
  await expect(releaseOffer(page)).toHaveText(/A new version is ready/)
  // It takes no focus, and its buttons are reached by keyboard.
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
  await page.unroute('**/release.json?look')
  const looks = newest.waitForResponse((response) => response.url().endsWith('/release.json?look'))
  await releaseOffer(page).getByRole('button', { name: 'Reload' }).press('Enter')
  await looks
  await expect.poll(() => isOld(page).catch(() => true)).toBe(false)
  await expect(releaseOffer(page)).toHaveCount(0)
  // What is being typed in the other tab stands until it is done with; then that tab is of the same version.
  expect(await isOld(other)).toBe(true)
  await expect(loginPanel(other).getByLabel('Email')).toHaveValue('anna@example.org')
  await other.unroute('**/release.json?look')
  await loginPanel(other).getByRole('button', { name: 'Close' }).click()
  await expect.poll(() => isOld(other).catch(() => true)).toBe(false)
  // A tab that has looked and is of the newest one already is left alone.
  expect(await isOld(newest)).toBe(true)
  await expect(releaseOffer(newest)).toHaveCount(0)
})

test('SAF-13 a part that is gone from the server after a release: the page says so, and the new version is offered', async ({
  page,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push('404', 'a page crashed', 'dynamically imported module', 'Failed to fetch')
  await withoutCookieQuestion(page)
  await page.goto('/en-UN/404')
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible()
  await watchesReleases(page)
  await hasNewerRelease(page)
  await page.route(/\/assets\/(?:LoginOverlay|forms)-[^/]*\.js/, (route) => route.fulfill({ status: 404 }))
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click()
  await expect(releaseOffer(page)).toBeVisible()
})

test('APP-1 where the page’s code itself does not come, crash screen 1 says so all the same', async ({
  page,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push('404')
  await page.route(/\/assets\/first-[^/]*\.js/, (route) => route.fulfill({ status: 404 }))
  for (const [path, title, again] of [
    ['/en-UN', 'SOMETHING WENT WRONG', 'Try again'],
    ['/de-AT/terms', 'ETWAS IST SCHIEFGEGANGEN', 'Erneut versuchen'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page.getByRole('button', { name: again })).toBeVisible()
  }
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Erneut versuchen' }).click()
  await expect(page.getByRole('contentinfo')).toBeVisible()
})
