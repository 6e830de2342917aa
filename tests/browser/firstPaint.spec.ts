import { expect, test } from './fixtures.ts'

const players = { email: 'demo1@example.com', password: 'Welcome-Aboard1' }

/** The document as it comes, without any code run. */
const documentOf = async (origin: string, path: string, cookie = ''): Promise<string> => {
  const answer = await fetch(origin + path, { headers: cookie ? { cookie } : {} })
  expect(answer.headers.get('cache-control')).toBe('no-store')
  return answer.text()
}
const drawn = (html: string): string => /<div inert data-first-paint.*?(?=<script|<noscript)/s.exec(html)?.[0] ?? ''

test('NAV-1 the document of the home page shows a visitor its heading, products and games before any code runs', async ({
  operator,
}) => {
  const html = drawn(await documentOf(operator.origin, '/en-UN'))
  expect(html).toMatch(/<h1[^>]*>Play in calm water<\/h1>/)
  expect(html).toContain('Create your account')
  expect(html).toContain('href="/en-UN/online-casino"')
  expect(html).not.toContain('data-flow')
})

test('LOB-1 GAM-1 lobby and game pages bring their games and the game in the document', async ({ operator }) => {
  const lobby = drawn(await documentOf(operator.origin, '/en-UN/online-casino'))
  expect(lobby).toMatch(/<h1[^>]*>Casino<\/h1>/)
  expect(lobby).toContain('/en-UN/online-casino/play/')
  const game = drawn(await documentOf(operator.origin, '/en-UN/online-casino/play/softswiss/penny-bank'))
  expect(game).toMatch(/<h1[^>]*>Penny Bank<\/h1>/)
  expect(game).toContain('Try demo')
})

test('RGT-7 SAF-7 a browser that a player signed in with gets no offer, no visitor’s words and nothing of the player', async ({
  operator,
}) => {
  const claims = Buffer.from(JSON.stringify({ email: players.email, playerId: 1 })).toString('base64url')
  const cookie = `id-token=x.${claims}.y`
  const html = await documentOf(operator.origin, '/en-UN', cookie)
  expect(drawn(html)).toContain('data-first-paint="player"')
  expect(drawn(html)).not.toMatch(/Create your account|Sign up|Log in/)
  expect(html).not.toContain(players.email)
  expect(html).not.toContain(claims)
  // Guarded pages are not drawn for somebody of whom it is not known whether they are open to him.
  expect(drawn(await documentOf(operator.origin, '/en-UN/online-casino', cookie))).toBe('')
  // The next visitor gets a visitor's page.
  expect(drawn(await documentOf(operator.origin, '/en-UN'))).toContain('Create your account')
})

test('GRD-8 nothing of the site is drawn where it may not be used', async ({ operator, qa }) => {
  await qa.world({ restricted: true })
  expect(drawn(await documentOf(operator.origin, '/en-UN'))).toBe('')
})

for (const [name, path] of [
  ['home', '/en-UN'],
  ['lobby', '/en-UN/online-casino'],
  ['game', '/en-UN/online-casino/play/softswiss/penny-bank'],
] as const)
  test(`APP-9 the ${name} page takes the place of what was drawn in one step, and nothing jumps`, async ({ page }) => {
    await page.addInitScript(() => {
      const seen = { jump: 0, empty: 0 }
      Object.assign(window, { seen })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) seen.jump += (entry as PerformanceEntry & { value: number }).value
      }).observe({ type: 'layout-shift', buffered: true })
      document.addEventListener('DOMContentLoaded', () => {
        const root = document.getElementById('root')!
        new MutationObserver(() => {
          if (root.childElementCount === 0) seen.empty += 1
        }).observe(root, { childList: true })
      })
    })
    await page.goto(path)
    await expect(page.locator('html')).toHaveAttribute('data-session', /visitor/)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    const seen = await page.evaluate(() => (window as unknown as { seen: { jump: number; empty: number } }).seen)
    expect(seen.empty).toBe(0)
    expect(seen.jump).toBeLessThan(0.01)
  })

for (const width of [375, 768, 1440])
  test(`LOB-1 LOB-7 APP-9 at ${width} px the rows of a lobby stay where they were drawn, below the room of banners and boxes`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    const { promise: late, resolve: letCome } = Promise.withResolvers<void>()
    await page.route(/\.js$/, async (route) => {
      await late
      await route.continue()
    })
    const opened = page.goto('/en-UN/online-casino')
    const top = async (within: string) => {
      const row = page.locator(`${within} h2`).filter({ hasText: /^Popular$/ })
      return row.evaluate((element) => Math.round(element.getBoundingClientRect().top))
    }
    const drawn = await top('[data-first-paint]')
    letCome()
    await opened
    await expect(page.getByRole('region', { name: 'News of this page' })).toBeVisible()
    await expect(page.getByRole('list', { name: 'Tournaments and news' })).toBeVisible()
    expect(await top('main')).toBe(drawn)
  })
