import type { Page, Route } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { becomesPlayer, becomesVisitor, comesSignedIn, withoutCookieQuestion } from './signing.ts'

test.use({
  // Nothing jumps while it moves either.
  contextOptions: { reducedMotion: 'no-preference' },
  expectedConsoleErrors: [
    '404 (Not Found)',
    '500 (Internal',
    'crashed',
    'could not be started',
    'status code 500',
    'Intl.DisplayNames',
    'The language can not be set',
    'ERR_INTERNET_DISCONNECTED',
    'ERR_FAILED',
    'Unable to preload CSS',
    'did not come',
    'Failed to fetch',
    'ApiError',
    'a page broke',
  ],
})
test.beforeEach(({ page }) => withoutCookieQuestion(page))

const isPage = (url: URL): boolean => url.pathname === '/en-UN/terms'
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** The code of the pages of text. */
const TEXT_PAGES = /\/assets\/_page-[^/]+\.js$/
/** The code comes, and does not work. */
const breaks = (route: Route) =>
  route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("a page broke")' })

test('APP-1 crash screen 1 stands when the whole page cannot start, and its button loads it again', async ({
  page,
}) => {
  await page.route(isPage, async (route) => {
    const response = await route.fetch()
    const html = (await response.text()).replace(/<script[^>]*id="settings"[^>]*>[\s\S]*?<\/script>/, '')
    await route.fulfill({ response, body: html })
  })
  await page.route('**/settings.json', (route) => route.fulfill({ status: 500 }))
  await page.goto('/en-UN/terms')
  await expect(heading(page)).toHaveText('SOMETHING WENT WRONG')
  await expect(page.getByRole('main')).toContainText('Please try again')
  await expect(page.getByRole('main').locator('svg')).toBeVisible()
  await page.unroute(isPage)
  await page.unroute('**/settings.json')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(heading(page)).not.toHaveText('SOMETHING WENT WRONG')
})

test('CON-4 what a page shows did not come: that is said in the page’s place, and it is asked for again by hand or once the network is back', async ({
  page,
  qa,
}) => {
  await page.goto('/en-UN/terms')
  await becomesVisitor(page)
  await page.waitForLoadState('networkidle')
  // Off line it says so at once, and goes on by itself.
  await page.context().setOffline(true)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Bonus terms' }).click()
  await expect(heading(page)).toHaveText('You are offline')
  await page.context().setOffline(false)
  await expect(heading(page)).toHaveText(/Bonus terms/)
  const path = '/content/v1/data/query/*'
  await qa.fault({ method: 'GET', path, match: { query: 'staticPage' }, times: 20, kind: 'status', status: 500 })
  await page.goto('/en-UN/terms')
  await expect(heading(page)).toHaveText('The page could not be loaded')
  await expect(page).toHaveTitle(/^The page could not be loaded/)
  await qa.clearFaults()
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click()
  await expect(heading(page)).toHaveText(/Terms/)
})

test('APP-1 SAF-13 crash screen 2 stands in place of one page; the frame and the other pages live on', async ({
  page,
}) => {
  await page.route(TEXT_PAGES, breaks)
  await page.goto('/en-UN/terms')
  const main = page.getByRole('main')
  await expect(heading(page)).toHaveText('Oops, something went wrong.')
  await expect(page).toHaveTitle(/^Oops, something went wrong/)
  await expect(main).toContainText('Please reload the page to try again.')
  await expect(main.locator('svg').first()).toBeVisible()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'Casino', exact: true }).first().click()
  await expect(main.getByRole('article').first()).toBeVisible()
  await page.goBack()
  await expect(heading(page)).toHaveText('Oops, something went wrong.')
  await page.unroute(TEXT_PAGES)
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(page.getByRole('heading', { name: 'Oops, something went wrong.' })).toHaveCount(0)
  await expect(heading(page)).toBeVisible()
})

test('APP-1 the crash screen stands though the file of its own report comes broken', async ({ page }) => {
  await page.route(TEXT_PAGES, breaks)
  await page.route(/\/assets\/CrashReport-[^/]+\.js$/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  )
  await page.goto('/en-UN/terms')
  await expect(heading(page)).toHaveText('Oops, something went wrong.')
  await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible()
})

test('SAF-9 APP-1 code that hangs is waited for no longer than twenty seconds; what comes later is shown', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto('/en-UN/online-casino')
  await becomesVisitor(page)
  const held = Promise.withResolvers<void>()
  await page.route(TEXT_PAGES, async (route) => {
    await held.promise
    await route.continue()
  })
  await page.getByRole('contentinfo').getByRole('link', { name: 'Bonus terms' }).click()
  await page.clock.runFor(2000)
  await expect(page.getByRole('main')).toContainText('Loading')
  await page.clock.runFor(20_000)
  await expect(heading(page)).toHaveText('The page could not be loaded')
  held.resolve()
  await page.clock.runFor(1000)
  await expect(heading(page)).toHaveText(/Bonus terms/)
})

test('SAF-9 APP-9 a dialog whose code hangs is seen to come, and after twenty seconds to be lost; it opens once it comes', async ({
  page,
}) => {
  await page.clock.install()
  const held = Promise.withResolvers<void>()
  await page.route(/\/assets\/forms-[^/]+\.js$/, async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto('/en-UN/terms')
  await becomesVisitor(page)
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toBeVisible()
  await page.clock.runFor(20_000)
  await expect(page.getByRole('heading', { name: 'The page could not be loaded' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  held.resolve()
  await expect(page.getByRole('dialog').getByLabel('Password', { exact: true })).toBeVisible()
})

test('APP-1 SAF-9 where the first code hangs it is said after twenty seconds, with its picture, and the code takes its place when it comes', async ({
  page,
}) => {
  await page.clock.install()
  const held = Promise.withResolvers<void>()
  await page.route(/\/assets\/first-[^/]+\.js$/, async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto('/en-UN/terms', { waitUntil: 'commit' })
  await expect(page.locator('#lost-code')).toBeAttached()
  await page.clock.runFor(20_000)
  await expect(heading(page)).toHaveText('SOMETHING WENT WRONG')
  await expect(page.locator('#root svg').first()).toBeVisible()
  held.resolve()
  await expect(heading(page)).toHaveText(/Terms/)
})

test('APP-1 SAF-9 style sheets that hang keep the window white for twenty seconds at most: the page is read without them, and has them when they come', async ({
  page,
}) => {
  await page.clock.install()
  const held = Promise.withResolvers<void>()
  await page.route(/\/assets\/[^/]+\.css$/, async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto('/en-UN/terms', { waitUntil: 'commit' })
  await expect(page.locator('#lost-code')).toBeAttached()
  await page.clock.runFor(20_000)
  await expect(heading(page)).toHaveText(/Terms/)
  await expect(page.locator('body')).not.toHaveCSS('overflow-x', 'clip')
  held.resolve()
  await expect(page.locator('body')).toHaveCSS('overflow-x', 'clip')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  for (const [at, words] of [
    ['fi-FI', 'Sivusto tarvitsee JavaScriptiä'],
    ['de-AT', 'Diese Seite benötigt JavaScript'],
  ] as const)
    test(`LOC-13 APP-1 it is said at once, in the language of the page, at ${at}`, async ({ context }) => {
      const page = await context.newPage()
      for (const path of ['', '/terms']) {
        await page.goto(`/${at}${path}`)
        // A page's own text is read, as tools take no notice of this element.
        const told = await page.locator('noscript').evaluate((element) => ({
          words: element.textContent,
          top: element.getBoundingClientRect().top,
        }))
        expect(told.words).toContain(words)
        expect(told.top).toBeLessThan(100)
      }
    })
})

test('APP-1 SAF-9 the link of a page whose code did not come, pressed once more, asks for it again', async ({
  page,
}) => {
  await page.route(TEXT_PAGES, (route) => route.abort())
  await page.goto('/en-UN/age-restrictions')
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Age restrictions' })
  await expect(heading(page)).toHaveText('The page could not be loaded')
  await link.click()
  await expect(heading(page)).toHaveText('The page could not be loaded')
  await page.unroute(TEXT_PAGES)
  await link.click()
  await expect(heading(page)).toHaveText(/age/i)
  await expect(page.getByRole('heading', { name: 'The page could not be loaded' })).toHaveCount(0)
})

/** Presses a game of the lobby while there is no network: nothing of its page has come before. */
async function opensGameOffline(page: Page): Promise<void> {
  await page.goto('/en-UN/online-casino', { waitUntil: 'networkidle' })
  await becomesVisitor(page)
  const game = page.getByRole('main').getByRole('article').first().getByRole('link').first()
  await expect(game).toBeVisible()
  await page.context().setOffline(true)
  await game.click()
}

test('APP-1 SAF-13 GAM-1 who opens a game without a network is told so within the frame, and goes on by Back, or by itself once there is one', async ({
  page,
}) => {
  await opensGameOffline(page)
  await expect(heading(page)).toHaveText('You are offline')
  await expect(page).toHaveURL(/\/play\//)
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible()
  await page.goBack()
  await expect(heading(page)).toHaveText('Casino')
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  await page.goForward()
  await expect(heading(page)).toHaveText('You are offline')
  await page.context().setOffline(false)
  await expect(page.getByRole('button', { name: 'Try demo', exact: true })).toBeVisible()
})

test('APP-1 a page whose code is all that is missing without a network says that too, rather than going away, and comes by itself', async ({
  page,
}) => {
  await page.goto('/en-UN/terms', { waitUntil: 'networkidle' })
  await becomesVisitor(page)
  await page.context().setOffline(true)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Virtual sports' }).click()
  await expect(heading(page)).toHaveText('You are offline')
  await expect(page.getByRole('main')).toContainText('This page opens by itself as soon as the connection is back.')
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible()
  await page.context().setOffline(false)
  await expect(heading(page)).toHaveText('Virtual sports')
})

test('APP-1 where not even the words for a crash have come, it is still said, and the page comes by itself once there is a network', async ({
  page,
}) => {
  await page.route('**/assets/CrashScreens*', (route) => route.abort())
  await opensGameOffline(page)
  await expect(heading(page)).toHaveText('You are offline')
  await page.context().setOffline(false)
  await expect(page.getByRole('button', { name: 'Try demo', exact: true })).toBeVisible()
})

test('APP-2 what breaks the frame itself is answered by the router, with the message', async ({ page }) => {
  // A browser in which what the frame does itself fails. Its parts come by themselves, and fail by themselves.
  await page.addInitScript(() =>
    Object.defineProperty(HTMLElement.prototype, 'lang', {
      get: () => 'en',
      set: () => {
        throw new TypeError('The language can not be set')
      },
    }),
  )
  await page.goto('/en-UN/404')
  await expect(heading(page)).toHaveText('Unexpected Application Error!')
  await expect(page.getByRole('main')).toContainText('The language can not be set')
})

test('APP-1 a part of the frame that breaks takes nothing else along: the page and the rest of the frame stand', async ({
  page,
}) => {
  // A browser that knows no names of countries: the switch of languages at the foot can not be drawn.
  await page.addInitScript(() => void Reflect.deleteProperty(Intl, 'DisplayNames'))
  await page.goto('/en-UN/404')
  await expect(heading(page)).toHaveText('Page not found')
  await expect(page.getByRole('link', { name: 'To the home page' })).toBeVisible()
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Terms and conditions' })).toBeVisible()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible()
})

const publicPages = [
  '',
  'online-casino',
  'live-casino-online',
  'promotions',
  'terms',
  'responsible-gambling',
  'payment-methods',
  'loyalty',
  'signup',
  'terms#login',
  '401',
  '404',
  '500',
  'restricted',
  'closed-account',
  'contact-live-chat',
] as const
const widths = [320, 375, 768, 1023, 1024, 1440]

/** What sticks out of the window sideways, by its first words. */
const overflow = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    return [...document.body.querySelectorAll<HTMLElement>('*')]
      .filter((one) => one.getBoundingClientRect().right > clientWidth + 1)
      .slice(0, 5)
      .map((one) => `${one.tagName} ${one.className} ${one.textContent.slice(0, 30)}`)
      .concat(`${scrollWidth} of ${clientWidth}`)
  })

test('APP-9 no public page is wider than its window at 320, 375, 768, 1023, 1024 and 1440', async ({ page }) => {
  for (const path of publicPages) {
    await page.goto(`/en-UN/${path}`)
    await expect(heading(page).or(page.getByRole('dialog')).first()).toBeVisible()
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      expect(await overflow(page), `${path} at ${width}`).toEqual([])
    }
  }
})

test('APP-9 below 1024 a page is laid out for phones: quick menu at the foot, no menu in the header', async ({
  page,
}) => {
  await page.goto('/en-UN/terms')
  const main = page.getByRole('banner').getByRole('navigation', { name: 'Main' })
  const quick = page.getByRole('navigation', { name: 'Quick menu' })
  for (const width of [375, 768, 1023]) {
    await page.setViewportSize({ width, height: 800 })
    await expect(quick, `at ${width}`).toBeVisible()
    await expect(main, `at ${width}`).toBeHidden()
    const box = await quick.boundingBox()
    expect(Math.round((box?.y ?? 0) + (box?.height ?? 0)), 'it stands at the foot').toBe(800)
  }
  // The sticky header is 56 high on a phone, and stays.
  await page.setViewportSize({ width: 375, height: 800 })
  await page.evaluate(() => window.scrollTo(0, 400))
  const bar = await page.getByRole('banner').boundingBox()
  expect([bar?.y, bar?.height]).toEqual([0, 56])
  for (const width of [1024, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    await expect(main, `at ${width}`).toBeVisible()
    await expect(quick, `at ${width}`).toBeHidden()
  }
})

test('APP-9 LOC-1 the quick menu has its icons on one line and its full names in every language, and covers nothing above it', async ({
  page,
}) => {
  const quick = page.getByRole('navigation')
  for (const [locale, live] of [
    ['pl-UN', 'Kasyno na żywo'],
    ['fr-CA', 'Casino en direct'],
    ['pt-BR', 'ao vivo'],
  ] as const) {
    await page.goto(`/${locale}/sportsbook`)
    const bar = quick.filter({ has: page.getByRole('button'), hasText: live }).filter({ visible: true })
    for (const width of [375, 320]) {
      await page.setViewportSize({ width, height: 700 })
      await expect(bar).toBeVisible()
      const { icons, room, top } = await bar.evaluate((at) => ({
        icons: [...at.children].map((item) => Math.round(item.firstElementChild!.getBoundingClientRect().top)),
        room: at.scrollWidth - at.clientWidth,
        top: Math.round(at.getBoundingClientRect().top),
      }))
      expect(new Set(icons).size, `${locale} at ${width}: ${icons.join(' ')}`).toBe(1)
      expect(room, `${locale} at ${width}`).toBe(0)
      // The room that pages keep free for it, and its line.
      expect(700 - top, `${locale} at ${width}`).toBeLessThanOrEqual(62)
    }
  }
})

test('APP-10 every picture is asked for at double its width, quality 75, as webp, into a box of fixed size', async ({
  page,
}) => {
  for (const [path, width] of [
    ['/en-UN/', 375],
    ['/en-UN/', 1440],
    ['/en-UN/online-casino', 1024],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(path)
    await expect(page.locator('main img').first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    const pictures = await page.locator('main img').evaluateAll((images) =>
      (images as HTMLImageElement[]).map((image) => ({
        source: image.currentSrc || image.src,
        hasBox: image.hasAttribute('width') && image.hasAttribute('height'),
        shown: image.getBoundingClientRect().width,
        isLoaded: image.complete && image.naturalWidth > 0,
        original: Number(/-(\d+)x\d+\./.exec(image.currentSrc || image.src)?.[1]),
      })),
    )
    expect(pictures.length).toBeGreaterThan(5)
    for (const { source, hasBox, shown, isLoaded, original } of pictures) {
      const asked = new URL(source).searchParams
      expect([asked.get('q'), asked.get('fm'), hasBox], source).toEqual(['75', 'webp', true])
      const double = Math.min(original, Math.round(shown * 2))
      // Of the sizes on offer the next larger one is taken: never less than double, never more than needed by much.
      if (isLoaded) expect(Number(asked.get('w')), `${source} shown at ${shown}`).toBeGreaterThanOrEqual(double * 0.95)
    }
  }
})

/** Counts, from the next page on, how far what stands there is moved by what comes. */
async function watchShifts(
  page: Page,
): Promise<() => Promise<{ readonly shift: number; readonly moved: readonly string[] }>> {
  await page.addInitScript(() => {
    const seen = { shift: 0, moved: [] as string[] }
    Object.assign(window, { seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        hadRecentInput: boolean
        sources: { node?: Node }[]
      })[]) {
        if (entry.hadRecentInput) continue
        seen.shift += entry.value
        for (const { node } of entry.sources) seen.moved.push((node as Element | undefined)?.className ?? '')
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => (window as unknown as { seen: { shift: number; moved: string[] } }).seen)
}

for (const width of [375, 1280]) {
  test(`APP-10 LOB-1 home and lobbies do not shift while they load, at ${width}`, async ({ page }) => {
    const shifts = await watchShifts(page)
    await page.setViewportSize({ width, height: 800 })
    for (const path of [
      '/en-UN/',
      '/en-UN/online-casino',
      '/en-UN/live-casino-online',
      '/fi-FI/online-casino',
      '/fr-CA/online-casino',
      '/tl-PH/online-casino',
    ]) {
      await page.goto(path)
      await becomesVisitor(page)
      await expect(page.locator('main img').first()).toBeVisible()
      await page.waitForLoadState('networkidle')
      const { shift, moved } = await shifts()
      expect(shift, `${path}: ${moved.join(', ')}`).toBeLessThan(0.02)
    }
  })
}

test('APP-10 RMB-3 the pages of an account do not shift as they come, however late the balance is known', async ({
  page,
  qa,
}) => {
  await page.setViewportSize({ width: 375, height: 800 })
  await comesSignedIn(page, await qa.player({ profile: { firstLogin: false }, wallet: { main: 1_234_550 } }))
  const shifts = await watchShifts(page)
  for (const path of [
    'account',
    'account/verification',
    'banking',
    'banking/deposit',
    'banking/withdraw',
    'banking/transactions',
    'gambling-limits',
    'inbox',
    'rewards',
  ]) {
    const told = Promise.withResolvers<void>()
    await page.route('**/player/wallet/balance*', async (route) => {
      await told.promise
      await route.continue()
    })
    await page.goto(`/en-UN/my-account/${path}`)
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
    told.resolve()
    await becomesPlayer(page)
    await expect(page.getByLabel('Balance', { exact: true })).toBeVisible()
    await page.waitForLoadState('networkidle')
    const { shift, moved } = await shifts()
    expect(shift, `${path}: ${moved.join(', ')}`).toBeLessThan(0.01)
    await page.unrouteAll({ behavior: 'wait' })
  }
})

test('APP-9 LOB-1 a lobby is a phone’s 350 ms after its window was made narrow, and not before it rests', async ({
  page,
}) => {
  await page.clock.install()
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/en-UN/online-casino')
  const games = page.getByRole('main').getByRole('region', { name: 'Slots', exact: true }).getByRole('article')
  const ofRow = games.first().locator('..')
  await expect(ofRow).toHaveAttribute('aria-setsize', '30')
  await page.clock.pauseAt(new Date(await page.evaluate(() => Date.now() + 1000)))
  const narrow = async (width: number) => {
    // The page is told of its new size in its next frame, which may come after the call.
    const told = page.evaluate(
      (wanted) =>
        new Promise<void>((resolve) => {
          const look = () => {
            if (window.innerWidth === wanted) resolve()
          }
          window.addEventListener('resize', look)
        }),
      width,
    )
    await page.setViewportSize({ width, height: 900 })
    await told
  }
  await narrow(1000)
  await page.clock.runFor(300)
  await narrow(800)
  await page.clock.runFor(300)
  await expect(ofRow).toHaveAttribute('aria-setsize', '30')
  await page.clock.runFor(50)
  await page.clock.resume()
  await expect(ofRow).toHaveAttribute('aria-setsize', '15')
})

test('SAF-9 NAV-14 a phone’s menu that is opened before its code is there says that it is coming, and comes', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 700 })
  const held: Route[] = []
  await page.route(/\/assets\/MenuDrawer-[^/]+\.js$/, (route) => void held.push(route))
  await page.goto('/en-UN/')
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toBeVisible()
  await expect.poll(() => held.length).toBeGreaterThan(0)
  for (const route of held) await route.fallback()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0)
})
