import { devices, type Locator, type Page } from '@playwright/test'
import { timers } from '#contract/constants.ts'
import { expect, test } from './fixtures.ts'
import { answerCookies, button, callsTo, lastCall, rewrite, signedIn } from './people.ts'

// A player who never answered the cookie question has no answer stored; answers of jackpots and content are lost on purpose.
test.use({ expectedConsoleErrors: ['/player/cookies/consent', '/games/jackpots', '/content/'] })

const tiles = (page: Page) => page.getByRole('main').getByRole('article')
const popularHearts = (page: Page) =>
  page.getByRole('region', { name: 'Popular', exact: true }).getByRole('button', { name: /^My games/ })
const field = (page: Page) => page.getByRole('searchbox', { name: 'Search games' })

test('LOB-1 NAV-9 back from a game stands the same search, as many pages and the same place', async ({ page }) => {
  await answerCookies(page)
  await page.goto('/en-UN/online-casino')
  await expect(tiles(page).first()).toBeVisible()
  await field(page).fill('a')
  await button(page.getByRole('main'), 'Show more').click()
  await expect(page).toHaveURL(/[?&]search=a&page=2/)
  const list = page.getByRole('list', { name: 'Games found' })
  await expect(list.getByRole('listitem').first()).toHaveAttribute('aria-setsize', /^\d+$/)
  await page.evaluate(() => window.scrollTo(0, 900))
  const tile = list.locator('li[aria-posinset="25"]')
  await tile.scrollIntoViewIfNeeded()
  const name = await tile.getByRole('link').textContent()
  const place = await page.evaluate(() => window.scrollY)
  await tile.getByRole('link').click()
  await expect(page).toHaveURL(/\/play\//)
  await page.goBack()
  await expect(field(page)).toHaveValue('a')
  await expect(page).toHaveURL(/[?&]search=a&page=2/)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place)
  await expect(
    list
      .getByRole('link')
      .filter({ hasText: name ?? '' })
      .first(),
  ).toBeVisible()
  await page.reload()
  await expect(field(page)).toHaveValue('a')
  await expect(page.getByRole('heading', { name: 'Games found' })).toBeVisible()
})

test('LOB-2 LOB-3 providers are found by name, counted, and taken off by Back', async ({ page }) => {
  await answerCookies(page)
  await page.goto('/en-UN/online-casino')
  const main = page.getByRole('main')
  await button(main, 'Providers').click()
  await page.getByRole('searchbox', { name: 'Search providers' }).fill('paper')
  const only = main.getByRole('checkbox')
  await expect(only).toHaveCount(1)
  await expect(only).toHaveAccessibleName(/^Papercrane \d+$/)
  const count = Number(
    /\d+/.exec(
      (await main
        .getByText(/^Papercrane/)
        .first()
        .textContent()) ?? '',
    )?.[0],
  )
  await only.check()
  await expect(main.getByText(`${count} games`, { exact: true })).toBeVisible()
  await expect(page).toHaveURL(/[?&]provider=/)
  await page.goBack()
  await expect(page).not.toHaveURL(/provider=/)
  await expect(main.getByRole('heading', { name: 'Games found' })).toBeHidden()
})

test('LOB-2 LOB-3 all providers again leaves what was typed', async ({ page }) => {
  await answerCookies(page)
  await page.goto('/en-UN/online-casino')
  const main = page.getByRole('main')
  await field(page).fill('a')
  await expect(main.getByRole('heading', { name: 'Games found' })).toBeVisible()
  await expect(page).toHaveURL(/[?&]search=a$/)
  await button(main, 'Providers').click()
  await main.getByRole('checkbox', { name: 'SoftSwiss' }).check()
  await main.getByRole('checkbox', { name: 'Pariplay' }).check()
  await expect(page).toHaveURL(/provider=\w+(?:%2C|,)\w+/)
  await button(main, 'All providers').click()
  await expect(main.getByRole('checkbox', { checked: true })).toHaveCount(0)
  await expect(field(page)).toHaveValue('a')
  await expect(main.getByRole('heading', { name: 'Games found' })).toBeVisible()
  await expect(page).toHaveURL(/[?&]search=a$/)
})

test('LOB-2 a search that finds nothing says so and leads back to the games', async ({ page }) => {
  await answerCookies(page)
  await page.goto('/en-UN/online-casino?search=zzzzzz')
  const main = page.getByRole('main')
  await expect(main.getByText('No game has that name')).toBeVisible()
  await main.getByRole('button', { name: 'Clear the search' }).last().click()
  await expect(main.getByText('No game has that name')).toBeHidden()
  await expect(tiles(page).first()).toBeVisible()
  await expect(field(page)).toHaveValue('')
})

test('LOB-4 a visitor who keeps a game signs in, and the game is kept; a removal is taken back by one press', async ({
  page,
  qa,
}) => {
  const player = await qa.player({})
  await answerCookies(page)
  await page.goto('/en-UN/online-casino')
  const popular = page.getByRole('region', { name: 'Popular', exact: true })
  const heart = popular.getByRole('button', { name: /^My games/ }).first()
  const name = ((await heart.getAttribute('aria-label')) ?? '').replace('My games: ', '')
  await heart.click()
  const panel = page.getByRole('dialog', { name: 'Log in', exact: true })
  await panel.getByLabel('Email', { exact: true }).fill(player.email)
  await panel.getByLabel('Password', { exact: true }).fill(player.password)
  await panel.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  const own = page.getByRole('region', { name: 'My games', exact: true })
  await expect(own.getByRole('link', { name })).toBeVisible()
  await page.reload()
  await expect(own.getByRole('link', { name })).toBeVisible()
  await heart.click()
  await expect(own).toBeHidden()
  await expect(page.getByRole('status').filter({ hasText: 'removed from my games' })).toContainText(name)
  await button(page.getByRole('main'), 'Undo').click()
  await expect(own.getByRole('link', { name })).toBeVisible()
  await page.reload()
  await expect(own.getByRole('link', { name })).toBeVisible()
})

test('LOB-4 a visitor who closed the login is asked again by the next heart, and not by coming back to a lobby', async ({
  page,
}) => {
  await answerCookies(page)
  await page.goto('/en-UN/online-casino')
  const panel = page.getByRole('dialog', { name: 'Log in', exact: true })
  const hearts = popularHearts(page)
  const asksAt = async (heart: Locator) => {
    await heart.click()
    await expect(panel).toBeVisible()
    await page.goBack()
    await expect(panel).toBeHidden()
  }
  await asksAt(hearts.first())
  await asksAt(hearts.nth(1))
  await asksAt(hearts.nth(1))
  const menu = page.getByRole('navigation', { name: 'Main' })
  for (const name of ['Live casino', 'Casino']) {
    await menu.getByRole('link', { name, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
    await expect(tiles(page).first()).toBeVisible()
    // What a lobby does on being come to, it has done before it is painted again.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    expect(page.url(), name).not.toContain('#login')
    await expect(panel).toBeHidden()
  }
})

test('LOB-4 SAF-9 a list of my games that was asked for before a change and comes after it does not take the change back', async ({
  page,
  qa,
}) => {
  const own = '**/games/my-games?*lobbyPageType=CASINO*'
  const { promise: late, resolve: letCome } = Promise.withResolvers<void>()
  let asked = 0
  await page.route(own, async (route) => {
    asked += 1
    const response = await route.fetch()
    await late
    // Nobody may want it any more.
    await route.fulfill({ response }).catch(() => null)
  })
  await signedIn(page, qa, {}, '/en-UN/online-casino')
  const heart = popularHearts(page).first()
  const stored = page.waitForResponse((response) => response.request().method() === 'POST')
  await heart.click()
  expect((await stored).url()).toContain('/games/my-games')
  expect(asked).toBeGreaterThan(0)
  const mine = page.getByRole('region', { name: 'My games', exact: true })
  await expect(mine.getByRole('article')).toHaveCount(1)
  letCome()
  await page.evaluate(() => fetch('/settings.json').then((answer) => answer.text()))
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await expect(mine.getByRole('article')).toHaveCount(1)
})

test('LOB-4 a game kept in another window is there when the lobby is come back to', async ({ page, qa, context }) => {
  await page.clock.install()
  await signedIn(page, qa, {}, '/en-UN/online-casino')
  const mine = page.getByRole('region', { name: 'My games', exact: true }).getByRole('article')
  await popularHearts(page).first().click()
  await expect(mine).toHaveCount(1)
  const other = await context.newPage()
  await other.goto('/en-UN/online-casino')
  await expect(popularHearts(other).first()).toHaveAttribute('aria-pressed', 'true')
  const stored = other.waitForResponse((response) => response.request().method() === 'POST')
  await popularHearts(other).nth(1).click()
  await stored
  await other.close()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Live casino' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Live casino' })).toBeVisible()
  await page.clock.fastForward('06:00')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Casino', exact: true }).click()
  await expect(mine).toHaveCount(2)
  await expect(popularHearts(page).nth(1)).toHaveAttribute('aria-pressed', 'true')
})

test('LOB-4 APP-9 by keyboard: a game taken out of my games leaves the focus at Undo, and Undo leaves it at the lobby', async ({
  page,
  qa,
}) => {
  await signedIn(page, qa, {}, '/en-UN/online-casino')
  const mine = page.getByRole('region', { name: 'My games', exact: true })
  await popularHearts(page).first().press('Enter')
  await expect(mine.getByRole('article')).toHaveCount(1)
  const undo = button(page.getByRole('main'), 'Undo')
  await mine.getByRole('button', { name: /^My games/ }).press('Enter')
  await expect(undo).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(mine.getByRole('article')).toHaveCount(1)
  await expect(undo).toBeHidden()
  await expect(page.getByRole('navigation', { name: 'Casino' }).getByRole('link', { name: 'All' })).toBeFocused()
})

/** An amount of euro in a text, minor units. */
const amountIn = (words: string) => Number(/€([\d,.]+)/.exec(words)?.[1]?.replaceAll(/\D/g, ''))

test('LOB-5 jackpots count up while they are looked at, never back on a lost answer, and are said no more after some', async ({
  page,
  qa,
}) => {
  await page.clock.install()
  await answerCookies(page)
  await page.goto('/en-UN/online-casino/jackpots')
  const badge = tiles(page).first()
  await expect(badge).toContainText('€')
  const amount = async () => amountIn((await badge.textContent()) ?? '')
  const first = await amount()
  await qa.clock({ advanceMs: 30_000 })
  await expect
    .poll(
      async () => {
        // Less than a question waits for its answer: one that is under way is not lost by it.
        await page.clock.fastForward(10_000)
        return amount()
      },
      { intervals: [500] },
    )
    .toBeGreaterThan(first)
  const shown = await amount()
  // What the tile says from here on, and the questions that are lost meanwhile.
  const said: number[] = []
  let lost = 0
  await page.route('**/games/jackpots**', async (route) => {
    lost += 1
    await route.fulfill({ status: 500, json: {} })
  })
  await expect
    .poll(
      async () => {
        await page.clock.fastForward(10_000)
        const words = (await badge.textContent()) ?? ''
        if (words.includes('€') && lost === 1) said.push(amountIn(words))
        return words
      },
      { intervals: [500], timeout: 30_000 },
    )
    .not.toContain('€')
  expect(lost, 'not at the first answer that is lost').toBeGreaterThan(2)
  expect(said.length).toBeGreaterThan(0)
  expect(Math.min(...said)).toBeGreaterThanOrEqual(shown)
  await expect(badge.getByText('Jackpot', { exact: true })).toBeVisible()
})

test('LOB-5 a jackpot grows before one’s eyes within seconds, and is asked for each half minute however often it is drawn', async ({
  page,
  qa,
}) => {
  await page.clock.install()
  await answerCookies(page)
  await page.goto('/en-UN/online-casino/jackpots')
  const badge = tiles(page).first()
  await expect(badge).toContainText('€')
  const first = amountIn((await badge.textContent()) ?? '')
  const since = await lastCall(qa)
  /** Second for second, as a browser lives; the operator's clock goes along. */
  const live = async (seconds: number) => {
    for (let second = 0; second < seconds; second += 1) {
      await qa.clock({ advanceMs: 1000 })
      await page.clock.runFor(1000)
    }
    return amountIn((await badge.textContent()) ?? '')
  }
  expect(await live(15)).toBeGreaterThan(first)
  await live(45)
  expect((await callsTo(qa, since, 'GET', '/games/jackpots')).length).toBeLessThan(6)
})

test('LOB-6 live tables say their limits in the player’s currency and the seats that are free, as the tables themselves tell', async ({
  page,
  qa,
}) => {
  await signedIn(page, qa, { profile: { currency: 'NOK' } }, '/en-UN/live-casino-online/blackjack')
  const tile = tiles(page).filter({ hasText: 'Blackjack Cedar' })
  await expect(tile).toContainText(/kr|NOK/)
  await expect(tile.getByText(/seats? free|^Full$/)).toBeVisible()
})

test('LOB-6 a table’s limits stand in the player’s currency also before the tables answer, and on the home page', async ({
  page,
  qa,
}) => {
  await page.route('**/evolution/tables**', () => {})
  await signedIn(page, qa, { profile: { currency: 'NOK' } }, '/en-UN/live-casino-online/blackjack')
  const table = tiles(page).filter({ hasText: 'Blackjack Cedar' })
  await expect(table).toContainText(/kr/)
  await expect(table).not.toContainText('€')
  await page.goto('/en-UN')
  const row = page.getByRole('region', { name: 'Live tables' }).getByRole('listitem')
  await expect(row.first()).toContainText(/kr/)
  await expect(row.filter({ hasText: '€' })).toHaveCount(0)
})

test('LOB-6 limits, seats, a full and a closed table stand on the tile as the table itself says them, and change while they are looked at', async ({
  page,
}) => {
  await page.clock.install()
  let said: object = { betLimits: [{ min: 7, max: 70, currency: 'EUR' }], seats: 7, seatsTaken: 4 }
  await rewrite(page, '**/evolution/tables**', (body) =>
    JSON.stringify(
      (JSON.parse(body) as { name: string }[]).map((table) =>
        table.name === 'Blackjack Cedar' ? Object.assign(table, said) : table,
      ),
    ),
  )
  await answerCookies(page)
  await page.goto('/en-UN/live-casino-online/blackjack')
  const tile = tiles(page).filter({ hasText: 'Blackjack Cedar' })
  await expect(tile).toContainText('€7–€70')
  await expect(tile.getByText('3 seats free', { exact: true })).toBeVisible()
  for (const [now, words] of [
    [{ betLimits: [{ min: 8, max: 80, currency: 'EUR' }], seats: 7, seatsTaken: 6 }, '1 seat free'],
    [{ betLimits: [{ min: 8, max: 80, currency: 'EUR' }], seats: 7, seatsTaken: 7 }, 'Full'],
    [{ betLimits: [{ min: 8, max: 80, currency: 'EUR' }], seats: 7, seatsTaken: 2, open: false }, 'Closed'],
  ] as const) {
    said = now
    await expect
      .poll(
        async () => {
          // A question that is under way when its time is over is lost, and the next one tells.
          await page.clock.fastForward(timers.tablesPoll)
          return tile.innerText()
        },
        { intervals: [500] },
      )
      .toContain(words)
    await expect(tile).toContainText('€8–€80')
  }
})

test('LOB-4 what was played last stands in the lobby it belongs to, newest first: in the live one under its trade’s id, with nothing more to see', async ({
  page,
  qa,
}) => {
  const body = ['kelp-room-roulette', 'penny-bank', 'blackjack-cedar'].map((gameId, at) => ({
    gameId,
    gameProvider: 'evolution',
    lastPlayedAt: new Date(1000 - at).toISOString(),
  }))
  const path = '/api/v1/player/wallet/lastPlayedGames'
  await qa.fault({ method: 'GET', path, kind: 'status', status: 200, body, times: 50 })
  await signedIn(page, qa, {}, '/en-UN/live-casino-online')
  const row = page.getByRole('region', { name: 'Last played', exact: true })
  const names = () => row.getByRole('article').allInnerTexts()
  await expect(page.locator('#recent-played-games-carousel')).toBeVisible()
  expect((await names()).map((text) => /Kelp Room Roulette|Blackjack Cedar/.exec(text)?.[0])).toEqual([
    'Kelp Room Roulette',
    'Blackjack Cedar',
  ])
  await expect(row.getByRole('link', { name: /^See all/ })).toHaveCount(0)
  await page.getByRole('banner').getByRole('link', { name: 'Casino', exact: true }).click()
  await expect(row.getByRole('article')).toHaveCount(1)
  await expect(row).toContainText('Penny Bank')
  await expect(page.locator('#recent-played-games-carousel:visible')).toHaveCount(0)
})

test('LOB-1 a lobby left and come back to is the same one, and only tiles in sight are in the page', async ({
  page,
}) => {
  await answerCookies(page)
  await page.goto('/en-UN/online-casino/slots')
  await expect(tiles(page).first()).toBeVisible()
  const before = await tiles(page).count()
  expect(before).toBeLessThan(60)
  for (let more = 0; more < 3; more += 1) await button(page.getByRole('main'), 'Show more').click()
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await expect.poll(() => tiles(page).count()).toBeLessThan(60)
  await test.step('walked by keyboard, the next tile is always there', async () => {
    await page.evaluate(() => window.scrollTo(0, 0))
    // Until the top is drawn, those of the bottom are the first ones in the page.
    await page.locator('li[aria-posinset="1"]').getByRole('link').focus()
    for (let step = 0; step < 40; step += 1) {
      await page.keyboard.press('ArrowRight')
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
    }
    const place = await page.evaluate(() => document.activeElement?.closest('li')?.ariaPosInSet)
    expect(place).toBe('41')
  })
})

test('LOB-1 SAF-9 a lobby that is come back to stays when its lists cannot be had anew', async ({ page }) => {
  await page.clock.install()
  await answerCookies(page)
  await page.goto('/en-UN/online-casino')
  const menu = page.getByRole('navigation', { name: 'Main' })
  await field(page).fill('a')
  await expect(page.getByRole('heading', { name: 'Games found' })).toBeVisible()
  await field(page).fill('')
  await menu.getByRole('link', { name: 'Live casino' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Live casino' })).toBeVisible()
  await page.clock.fastForward('06:00')
  await page.route('**/content/**', (route) => route.abort())
  const lost = ['type+==+"casino"', '"category"'].map((what) =>
    page.waitForEvent('requestfailed', (request) => decodeURIComponent(request.url()).includes(what)),
  )
  await menu.getByRole('link', { name: 'Casino', exact: true }).click()
  await Promise.all(lost)
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  await expect(page.getByRole('heading', { level: 1, name: 'Casino', exact: true })).toBeVisible()
  await expect(page.getByText('The games could not be loaded')).toBeHidden()
  await expect(tiles(page).first()).toBeVisible()
})

test('LOB-1 LOC-2 who goes far down a lobby before its rows have come stays there while they come', async ({
  page,
}) => {
  await answerCookies(page)
  // A machine with much to do: rows come one after the other, some time apart.
  await page.addInitScript(() => {
    window.requestIdleCallback = (callback) =>
      Number(setTimeout(() => callback({ didTimeout: true, timeRemaining: () => 5 }), 150))
    window.cancelIdleCallback = (request) => clearTimeout(request)
  })
  await page.goto('/en-UN/online-casino')
  await page.evaluate(() => window.scrollTo(0, 1800))
  await expect(page.getByRole('region', { name: 'Hidden gems', exact: true })).toBeAttached()
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  // Within a row of it: how high a row is, is known exactly when it is there.
  const place = await page.evaluate(() => window.scrollY)
  expect(place).toBeGreaterThan(1600)
  expect(place).toBeLessThan(2000)
})

test('LOB-2 SAF-7 what a player has looked for goes with them from the field and the address, also where another tab signs out', async ({
  page,
  qa,
  context,
}) => {
  await signedIn(page, qa)
  const other = await context.newPage()
  await other.goto('/en-UN/online-casino?search=dragon')
  await expect(field(other)).toHaveValue('dragon')
  await button(page.getByRole('banner'), 'Log out').click()
  await expect(other.locator('html')).toHaveAttribute('data-session', /visitor/)
  await expect(other).toHaveURL(/\/online-casino$/)
  await expect(field(other)).toHaveValue('')
  await other.close()
})

test('LOB-1 APP-9 by keyboard: who has more games shown goes on at the first of them, also when there are no more', async ({
  page,
}) => {
  await answerCookies(page)
  await page.goto('/en-UN/online-casino?search=a')
  const more = button(page.getByRole('main'), 'Show more')
  const list = page.getByRole('list', { name: 'Games found' })
  const first = list.getByRole('listitem').first()
  await expect(first).toBeVisible()
  const all = Number(/\d+/.exec((await page.getByText(/^\d+ games$/).textContent()) ?? '')?.[0])
  let shown = Number(await first.getAttribute('aria-setsize'))
  expect(all).toBeGreaterThan(shown)
  while (shown < all) {
    await more.focus()
    // The page has followed the focus, as it has for every person before the next key.
    await expect(list.locator(`li[aria-posinset="${shown}"]`)).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(list.locator(`li[aria-posinset="${shown + 1}"]`).getByRole('link')).toBeFocused()
    shown = Number(await first.getAttribute('aria-setsize'))
    await expect(more).not.toBeInViewport()
  }
  await expect(more).toBeHidden()
})

test('LOB-2 SAF-9 what is typed while a category could not be loaded stands, and is looked for once it is', async ({
  page,
  qa,
}) => {
  await answerCookies(page)
  await qa.fault({
    method: 'GET',
    path: '/content/v1/data/query/*',
    match: { query: '_type == "category"' },
    kind: 'status',
    status: 500,
    times: 1000,
  })
  await page.goto('/en-UN/online-casino/slots')
  const main = page.getByRole('main')
  await expect(main.getByText('The games could not be loaded')).toBeVisible()
  await field(page).pressSequentially('an')
  await expect(field(page)).toHaveValue('an')
  await qa.clearFaults()
  await button(main, 'Try again').click()
  await expect(main.getByRole('heading', { name: 'Games found' })).toBeVisible()
  await expect(field(page)).toHaveValue('an')
  await button(main, 'Clear the search').click()
  await expect(main.getByRole('list', { name: 'Slots', exact: true })).toBeVisible()
})

test('LOB-1 LOB-2 SAF-9 rows stay when the list that a search needs cannot be had; the search says so and asks for it again', async ({
  page,
}) => {
  await answerCookies(page)
  const { promise: late, resolve: letFail } = Promise.withResolvers<void>()
  const { promise: again, resolve: letCome } = Promise.withResolvers<void>()
  let asked = 0
  await page.route(
    (url) => url.searchParams.get('query')?.startsWith('*[_type == "game" && type == "casino"') ?? false,
    async (route) => {
      asked += 1
      if (asked > 1) return again.then(() => route.continue())
      await late
      return route.fulfill({ status: 503, body: '' })
    },
  )
  await page.goto('/en-UN/online-casino')
  const main = page.getByRole('main')
  const popular = main.getByRole('region', { name: 'Popular', exact: true }).getByRole('article')
  await expect(popular.first()).toBeVisible()
  const lost = page.waitForResponse((response) => response.status() === 503)
  letFail()
  await lost
  // Where the filter by provider would stand, none is known.
  await expect(main.getByText('Providers', { exact: true })).toBeHidden()
  await expect(popular.first()).toBeVisible()
  await expect(main.getByText('The games could not be loaded')).toBeHidden()
  await field(page).fill('an')
  await expect(main.getByText('The games could not be loaded')).toBeVisible()
  await button(main, 'Try again').click()
  await expect(button(main, 'Try again')).toHaveAttribute('aria-busy', 'true')
  letCome()
  await expect(main.getByRole('heading', { name: 'Games found' })).toBeVisible()
  await field(page).fill('')
  await expect(popular.first()).toBeVisible()
})

/** Holds back a lobby's answers until they are let fail; from then on they come. */
async function holdsBack(page: Page, ...types: readonly string[]): Promise<() => void> {
  const { promise: late, resolve: letFail } = Promise.withResolvers<void>()
  let isOver = false
  await page.route(
    (url) => types.some((type) => url.searchParams.get('query')?.includes(`_type == "${type}"`)),
    async (route) => {
      if (isOver) return route.continue()
      await late
      return route.abort()
    },
  )
  return () => {
    isOver = true
    letFail()
  }
}

test('LOB-1 SAF-9 a lobby whose content hangs shows what is there, says what did not come, and is whole again by itself', async ({
  page,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push('ERR_FAILED')
  await answerCookies(page)
  await page.goto('/en-UN/404')
  const letFail = await holdsBack(page, 'category', 'game')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Casino', exact: true }).click()
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1, name: 'Casino' })).toBeVisible({ timeout: 8000 })
  await expect(field(page)).toBeVisible()
  await expect(main.getByRole('status').getByText('Loading')).toBeAttached()
  letFail()
  await expect(main.getByRole('alert')).toContainText('The games could not be loaded')
  // Nothing is pressed.
  await expect(main.getByRole('article').first()).toBeVisible({ timeout: 20_000 })
  await expect(main.getByRole('alert')).toHaveCount(0)
})

/** Opens a category whose lobby's categories come late; answers what lets them come. */
async function opensWithoutCategories(page: Page, category: string): Promise<() => void> {
  const { promise: late, resolve: letCome } = Promise.withResolvers<void>()
  await page.goto('/en-UN/terms')
  await page.route(
    (url) => url.searchParams.get('query')?.includes('_type == "category"') ?? false,
    async (route) => {
      await late
      return route.continue()
    },
  )
  await page.evaluate((path) => {
    history.pushState({}, '', path)
    window.dispatchEvent(new PopStateEvent('popstate'))
  }, `/en-UN/online-casino/${category}`)
  await expect(field(page)).toBeVisible({ timeout: 8000 })
  return letCome
}

test('LOB-1 NAV-6 a category that turns out to be none, once its lobby’s categories have come late, is a page that is missing', async ({
  page,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push('404 (Not Found)')
  await answerCookies(page)
  const letCome = await opensWithoutCategories(page, 'no-such-category')
  letCome()
  await expect(page.getByRole('main').getByRole('heading', { name: 'Page not found' })).toBeVisible()
})

test('LOB-2 SAF-9 what is looked for in a category whose categories have not come stands, and is found once they have', async ({
  page,
}) => {
  await answerCookies(page)
  const letCome = await opensWithoutCategories(page, 'slots')
  await field(page).fill('nautilus')
  await expect(field(page)).toHaveValue('nautilus')
  letCome()
  await expect(
    page
      .getByRole('main')
      .getByRole('article', { name: /Nautilus/u })
      .first(),
  ).toBeVisible()
  await expect(field(page)).toHaveValue('nautilus')
  await expect(page).toHaveURL(/\/online-casino\/slots\?search=nautilus$/u)
})

test('LOB-2 APP-9 the search key of a phone’s keyboard puts it away and leaves what was found in the address', async ({
  browser,
  baseURL,
}) => {
  const { defaultBrowserType: _, ...phone } = devices['Pixel 7']
  const context = await browser.newContext({ ...phone, baseURL: baseURL ?? '' })
  const page = await context.newPage()
  await answerCookies(page)
  await page.goto('/en-UN/online-casino')
  await expect(tiles(page).first()).toBeVisible()
  await field(page).fill('an')
  await field(page).press('Enter')
  await expect(field(page)).not.toBeFocused()
  await expect(page).toHaveURL(/[?&]search=an$/)
  await expect(page.getByRole('heading', { name: 'Games found' })).toBeVisible()
  await context.close()
})

for (const width of [375, 768, 1024, 1440])
  test(`LOB-1 LOB-7 APP-9 at ${width} px a player’s banners, boxes and own place come into the room that is kept for them`, async ({
    page,
    qa,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await signedIn(page, qa)
    const { promise: late, resolve: letCome } = Promise.withResolvers<void>()
    for (const asked of [/%22banner%22/, /\/tournament\//])
      await page.route(asked, async (route) => {
        await late
        await route.continue()
      })
    await page.goto('/en-UN/online-casino')
    const below = page.getByRole('region', { name: 'Popular', exact: true })
    await expect(below).toBeVisible()
    const top = () => below.evaluate((element) => Math.round(element.getBoundingClientRect().top + window.scrollY))
    await expect(page.getByRole('list', { name: 'Tournaments and news' })).toBeHidden()
    const before = await top()
    letCome()
    await expect(page.getByText('Your first round for money takes part.').first()).toBeAttached()
    await expect(page.getByRole('region', { name: 'News of this page' })).toBeVisible()
    expect(await top()).toBe(before)
  })

test('LOB-1 APP-9 a finger anywhere on a tile’s art opens the page of its game: no button is pressed that is not seen', async ({
  browser,
  operator,
}) => {
  const phone = await browser.newContext({ ...devices['Pixel 7'] })
  const page = await phone.newPage()
  await answerCookies(page)
  for (const across of [0.25, 0.75]) {
    await page.goto(`${operator.origin}/en-UN/online-casino`)
    // What the operator has drawn is put away as the page itself comes.
    await page.locator('[data-first-paint]').waitFor({ state: 'detached' })
    const link = tiles(page).getByRole('link').first()
    await expect(link).toBeVisible()
    const { width, height } = (await link.boundingBox())!
    await link.tap({ position: { x: width * across, y: height * 0.7 } })
    await expect(page).toHaveURL(/\/online-casino\/play\/[^?]+$/)
    await expect(page.getByRole('link', { name: 'Back to the lobby' })).toBeVisible()
  }
  await phone.close()
})

test('LOB-6 APP-9 bets and free seats of a live table are never under the heart of its tile, in any window', async ({
  page,
  qa,
}) => {
  await signedIn(page, qa, {}, '/en-UN/live-casino-online/blackjack')
  for (const width of [375, 768, 1024, 1440])
    await test.step(`${String(width)} px`, async () => {
      await page.setViewportSize({ width, height: 900 })
      await expect(tiles(page).filter({ hasText: /seats? free|Full/ })).not.toHaveCount(0)
      await expect
        .poll(() =>
          tiles(page).evaluateAll((all) =>
            all.flatMap((tile) => {
              const heart = tile.querySelector('[data-deed="keep"]')?.getBoundingClientRect()
              const notes = tile.querySelectorAll(':scope > span > span')
              return [...notes]
                .map((note) => ({ said: note.textContent, box: note.getBoundingClientRect() }))
                .filter(
                  ({ box }) => heart && box.right > heart.left && box.top < heart.bottom && box.bottom > heart.top,
                )
                .map(({ said }) => said)
            }),
          ),
        )
        .toEqual([])
    })
})

test('NAV-14 APP-9 a category gone to bears its own name, not the lobby’s, and home come back to the title of its content', async ({
  page,
}) => {
  await answerCookies(page)
  await page.goto('/en-UN')
  const ofHome = await page.title()
  await page.getByRole('banner').getByRole('link', { name: 'Casino', exact: true }).click()
  // What content says of the lobby, which comes behind the page.
  await expect(page).toHaveTitle('Casino games | Halcyon')
  for (const name of ['Slots', 'New']) {
    await page.getByRole('main').getByRole('link', { name, exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`/${name.toLowerCase()}$`))
    await expect(
      page.getByRole('status').filter({ hasText: `${name} · Casino` }),
      'a screen reader hears it',
    ).toHaveCount(1)
    await expect(page).toHaveTitle(`${name} · Casino games | Halcyon`)
  }
  await page.getByRole('banner').getByRole('link', { name: /home$/i }).click()
  await expect(page).toHaveURL(/\/en-UN$/)
  await expect(page.getByRole('status').filter({ hasText: ofHome })).toHaveCount(1)
  await expect(page).toHaveTitle(ofHome)
  await test.step('a page without a title of its own is called by its heading', async () => {
    await page.goto('/en-UN/closed-account')
    await page.getByRole('banner').getByRole('link', { name: 'Casino', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Casino')
    await expect(page).toHaveTitle('Casino games | Halcyon')
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Casino')
    const heading = await page.getByRole('heading', { level: 1 }).textContent()
    await expect(page).toHaveTitle(`${String(heading)} · Halcyon`)
  })
})
