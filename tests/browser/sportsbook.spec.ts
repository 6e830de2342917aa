import type { FrameLocator, Locator, Page, Request } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { BRAND_RULES, violationsOf } from './axe.ts'
import type { Qa } from '../support/qa.ts'
import { answerCookies, balanceOf, flowOf, signedIn, typeLogin } from './people.ts'
import { becomesPlayer, becomesVisitor, signInByPanel, withoutCookieQuestion } from './signing.ts'

test.use({
  expectedConsoleErrors: [
    '/sportsbook/',
    '/sb/',
    '/player/cookies/consent',
    '/auth/session/create',
    '/webhooks/',
    // Chromium says of plain http that it is no secure context.
    'Cross-Origin-Opener-Policy header has been ignored',
  ],
})

const sports = '/en-UN/sportsbook'
const book = (page: Page): FrameLocator => page.frameLocator('iframe[title="Sports"]')
const virtual = (page: Page): FrameLocator => page.frameLocator('iframe[title="Virtual sports"]')
const inBook = (frame: FrameLocator, name: string | RegExp): Locator =>
  frame.getByRole('button', { name, ...(typeof name === 'string' ? { exact: true } : {}) })
/** What was asked at a path, the earliest first. */
const callsTo = async (qa: Qa, path: string) =>
  (await qa.calls()).filter((call) => call.path.endsWith(path) && call.method === 'POST')
const heading = (frame: FrameLocator): Locator => frame.getByRole('heading', { level: 1 })
const isReady = (page: Page) => expect(flowOf(page, 'sportsbook')).toHaveAttribute('data-state', 'open.ready')
/** Prices that can be chosen, of the list that is shown. */
const pricesIn = (frame: FrameLocator): Locator => frame.locator('.price:enabled')
/** Contests of the list that do not begin in the next minutes: their prices stay open. */
const notBegun = (frame: FrameLocator): Locator =>
  frame.locator('.contests > .card').filter({ hasNot: frame.locator('.on'), hasNotText: 'Starts in' })
/** Stakes in a player's ledger, the newest first. */
const stakesOf = async (qa: Qa, playerId: number) =>
  (await qa.ledger(playerId)).filter(({ kind }) => kind === 'BET').map(({ amount }) => amount)
/** A bet on the last price of the list. */
async function betsOn(page: Page, stake: string): Promise<void> {
  const frame = book(page)
  await isReady(page)
  await pricesIn(frame).last().click()
  await frame.getByLabel('Stake').fill(stake)
  await inBook(frame, 'Place bet').click()
}
/** A player with fifty euro at football, where no price is about to change. */
async function footballBettor(page: Page, qa: Qa) {
  await atFullMinute(qa)
  const { playerId } = await signedIn(page, qa, { wallet: { main: 5000 } }, `${sports}/football`)
  return { frame: book(page), stakes: () => stakesOf(qa, playerId) }
}
/** Bets reach the operator, and its answers nobody. */
const losesAnswers = (page: Page) =>
  page.route('**/sb/bets', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    await route.fetch()
    return route.abort()
  })
/** Prices of what has not begun move with each minute of the operator's clock: from here on they stand for one. */
async function atFullMinute(qa: Qa): Promise<void> {
  const { now } = await qa.clock({ advanceMs: 0 })
  await qa.clock({ advanceMs: 60_500 - (now % 60_000) })
}
/** From now on every selection of the slip is quoted at 7.77. */
const rewriteQuotes = (page: Page) =>
  page.route('**/sb/quote', (route) => {
    const { legs } = route.request().postDataJSON() as { legs: unknown[] }
    return route.fulfill({ json: { odds: legs.map(() => 7770) } })
  })
const navigated = (deepLink: object) => ({ sbMessage: 'sb_Navigated', payload: { deepLink } })
const frameOf = (page: Page) => page.frames().find((one) => one.parentFrame() === page.mainFrame())!
/** Headless, every tab counts as seen: that a book is not is said to it by hand. */
const isHidden = (of: Page, hidden: boolean) =>
  frameOf(of).evaluate((value) => {
    Object.defineProperty(document, 'hidden', { value, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }, hidden)

test('SPB-1 NAV-11 NAV-12 a visitor looks around: each place has its address, Back and Forward drive the frame without loading it again', async ({
  page,
  qa,
}) => {
  await answerCookies(page)
  await page.goto(sports)
  await isReady(page)
  await expect(heading(book(page))).toHaveText('Next up')
  const [context] = await callsTo(qa, '/sportsbook/context')
  expect(context).toMatchObject({
    headers: { 'x-contract-type': 'SPORTSBOOK' },
    body: {
      brandId: 'halcyon',
      language: 'en',
      currency: 'EUR',
      segment: expect.any(Number),
      visitor: { country: 'FI', device: 'desktop' },
      deepLink: {},
    },
  })
  expect(context!.headers['x-correlation-id']).toMatch(/^.{8,64}$/)
  // Each kind of place is a page of its own to content (NAV-12).
  const asked = (id: string) =>
    qa.calls().then((calls) => calls.some(({ query }) => Object.values(query).includes(`"${id}"`)))
  await expect.poll(() => asked('sport-base')).toBe(true)
  expect(await asked('live-betting')).toBe(false)
  const first = frameOf(page)
  await inBook(book(page), /^Tennis/).click()
  await expect(page).toHaveURL(/\/en-UN\/sportsbook\/tennis$/)
  await inBook(book(page), /World Tour/)
    .first()
    .click()
  await expect(page).toHaveURL(/\/sportsbook\/tennis\/world\/world-tour$/)
  await book(page).locator('button.names').first().click()
  await expect(page).toHaveURL(/\/sportsbook\/tennis\/world\/world-tour\/world-tour-\d+$/)
  await expect(book(page).getByRole('heading', { name: 'Winner', exact: true })).toBeVisible()
  await page.goBack()
  await expect(heading(book(page))).toHaveText('World: World Tour')
  await page.goBack()
  await expect(heading(book(page))).toHaveText('Tennis')
  await page.goForward()
  await expect(heading(book(page))).toHaveText('World: World Tour')
  expect(frameOf(page), 'the very same frame').toBe(first)
  expect(await callsTo(qa, '/sportsbook/context')).toHaveLength(1)
  await inBook(book(page), /^Live now/).click()
  await expect.poll(() => asked('live-betting')).toBe(true)
  await page.goBack()
  // Opened at its address, the same place comes.
  await page.reload()
  await isReady(page)
  await expect(heading(book(page))).toHaveText('World: World Tour')
  const again = (await callsTo(qa, '/sportsbook/context')).at(-1)
  expect(again!.body).toMatchObject({
    deepLink: { category: 'tennis', region: 'world', competition: 'world-tour' },
  })
})

test('NAV-12 APP-11 bets in play and my bets are pages of their own: to content, to who tests, and in what is tracked there', async ({
  page,
  qa,
}) => {
  await qa.world({ flags: { tracking: true } })
  await withoutCookieQuestion(page)
  await page.addInitScript(() => localStorage.setItem('cookie-consent-options', '{"marketing":true}'))
  const account = await qa.player({ profile: { firstLogin: false } })
  const id = page.locator('html[data-page]')
  await signInByPanel(page, account, `${sports}/live`)
  await expect(id).toHaveAttribute('data-page', 'live-betting')
  const tracked = () => page.evaluate(() => (window as { dataLayer?: unknown[] }).dataLayer ?? [])
  await expect.poll(tracked).toEqual([{ event: 'loginComplete', pageId: 'live-betting' }])
  await isReady(page)
  await inBook(book(page), 'My bets').click()
  await expect(id).toHaveAttribute('data-page', 'bet-history')
  const asked = async () => (await qa.calls()).some(({ query }) => Object.values(query).includes('"bet-history"'))
  await expect.poll(asked).toBe(true)
  await page.goBack()
  await expect(id).toHaveAttribute('data-page', 'live-betting')
  await inBook(book(page), /^Tennis/).click()
  await expect(id).toHaveAttribute('data-page', 'sport-base')
})

test('SPB-1 NAV-11 APP-9 Back leads to the very place of a long list, with the keyboard at the match that was opened; come to anew it begins at its top', async ({
  page,
}) => {
  await answerCookies(page)
  await page.goto(`${sports}/football`)
  await isReady(page)
  const frame = book(page)
  const offer = frame.locator('#offer')
  const down = () => offer.evaluate((element) => element.scrollTop)
  const match = frame.locator('button.names').nth(30)
  await match.focus()
  const at = await down()
  expect(at, 'far down').toBeGreaterThan(1000)
  await page.keyboard.press('Enter')
  await expect(frame.getByRole('heading', { name: 'Match result' })).toBeVisible()
  expect(await down()).toBe(0)
  await page.goBack()
  await expect(heading(frame)).toHaveText('Football')
  await expect(match).toBeFocused()
  expect(await down()).toBe(at)
  await inBook(frame, /^Tennis/).click()
  await expect(heading(frame)).toHaveText('Tennis')
  await inBook(frame, /^Football/).click()
  await expect(match).toBeVisible()
  expect(await down()).toBe(0)
})

test('SPB-1 SAF-4 a player bets by the slip: the stake leaves the ledger once, also when the answer is lost, and the bet stands among the open ones', async ({
  page,
  qa,
}) => {
  await atFullMinute(qa)
  const { playerId } = await signedIn(page, qa, { wallet: { main: 5000 } }, sports)
  await isReady(page)
  const frame = book(page)
  await expect(frame.locator('.balance')).toContainText('€50.00')
  await inBook(frame, /^Football/).click()
  await expect(heading(frame)).toHaveText('Football')
  await pricesIn(frame).last().click()
  const slip = frame.getByRole('complementary', { name: 'Bet slip' })
  await expect(slip.getByText('Single', { exact: true })).toBeVisible()
  await inBook(frame, 'Place bet').click()
  await expect(slip.getByRole('alert')).toContainText('Enter a stake as a number')
  await slip.getByLabel('Stake').fill('900')
  await inBook(frame, 'Place bet').click()
  await expect(slip.getByRole('alert')).toContainText('There is not enough money')
  await slip.getByLabel('Stake').fill('12,50')
  let lost = 0
  await page.route('**/sb/bets', async (route) => {
    if (route.request().method() !== 'POST' || lost > 0) return route.fallback()
    lost += 1
    await route.fetch()
    return route.abort()
  })
  await inBook(frame, 'Place bet').click()
  await expect(slip.getByRole('alert')).toContainText('the same bet is never placed twice')
  await inBook(frame, 'Try again').click()
  await expect(frame.getByText('Your bet stands.')).toBeVisible()
  await expect(slip.getByText('Choose a price to bet on it.')).toBeVisible()
  expect(await stakesOf(qa, playerId)).toEqual([-1250])
  await expect(frame.locator('.balance')).toContainText('€37.50')
  await expect(balanceOf(page)).toHaveText('€37.50')
  await inBook(frame, 'My bets').click()
  await expect(page).toHaveURL(/\/sportsbook\/bets$/)
  await expect(frame.getByText('€12.50')).toBeVisible()
  // The next day it is decided, whichever way.
  await qa.clock({ advanceMs: 30 * 3_600_000 })
  await page.reload()
  await isReady(page)
  await inBook(frame, 'Settled').click()
  await expect(frame.locator('.card').filter({ hasText: /Won|Lost|Void/ })).toBeVisible()
  expect(await callsTo(qa, '/sportsbook/login/context')).not.toHaveLength(0)
})

test('SAF-4 SPB-1 while a bet is not answered nothing of the slip can be changed; it is sent again by itself until it is known, and stands once', async ({
  page,
  qa,
}) => {
  await atFullMinute(qa)
  const { playerId } = await signedIn(page, qa, { wallet: { main: 5000 } }, sports)
  await isReady(page)
  const frame = book(page)
  await inBook(frame, /^Football/).click()
  await expect(heading(frame)).toHaveText('Football')
  await pricesIn(frame).last().click()
  const slip = frame.getByRole('complementary', { name: 'Bet slip' })
  await slip.getByLabel('Stake').fill('10')
  const asked: string[] = []
  await page.route('**/sb/bets', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    asked.push((route.request().postDataJSON() as { betId: string }).betId)
    if (asked.length > 2) return route.fallback()
    await route.fetch()
    return route.abort()
  })
  await inBook(frame, 'Place bet').click()
  await expect(slip.getByRole('alert')).toContainText('the same bet is never placed twice')
  await expect(slip.getByLabel('Stake')).toBeDisabled()
  await expect(slip.getByRole('button', { name: /^Remove/ })).toBeDisabled()
  await expect(pricesIn(frame)).toHaveCount(0)
  // Once by hand, which is lost too; the third comes by itself.
  await inBook(frame, 'Try again').click()
  await expect.poll(() => asked.length).toBe(2)
  await expect(slip.getByLabel('Stake')).toBeDisabled()
  await expect(frame.getByText('Your bet stands.')).toBeVisible({ timeout: 20_000 })
  expect([asked.length, new Set(asked).size]).toEqual([3, 1])
  await expect(pricesIn(frame)).not.toHaveCount(0)
  expect(await stakesOf(qa, playerId)).toEqual([-1000])
})

test('SAF-4 SPB-1 who loads the page again while a bet is not answered is told that it stands, and places no second one', async ({
  page,
  qa,
}) => {
  const { frame, stakes } = await footballBettor(page, qa)
  const bets = (stake: string) => betsOn(page, stake)
  await losesAnswers(page)
  await bets('10')
  await expect(frame.getByRole('alert')).toContainText('the same bet is never placed twice')
  await page.unroute('**/sb/bets')
  await page.reload()
  await expect(frame.getByText('Your bet stands.')).toBeVisible()
  expect(await stakes()).toEqual([-1000])
  // Told and done: another one is another bet. Where nothing can be found out of it, the same one is still not placed twice.
  await losesAnswers(page)
  await bets('7')
  await expect(frame.getByRole('alert')).toContainText('the same bet is never placed twice')
  await page.unroute('**/sb/bets')
  await page.route('**/sb/bet?*', (route) => route.abort())
  await page.reload()
  await bets('7')
  await expect(frame.getByText('Your bet stands.')).toBeVisible()
  expect(await stakes()).toEqual([-700, -1000])
  await bets('7')
  await expect.poll(stakes).toEqual([-700, -700, -1000])
})

test('SAF-4 SPB-1 who bets on something else while nothing can be found out of an unanswered bet is told that it stands, and places the other one with the next press', async ({
  page,
  qa,
}) => {
  const { frame, stakes } = await footballBettor(page, qa)
  const bets = (stake: string) => betsOn(page, stake)
  await losesAnswers(page)
  await bets('10')
  await expect(frame.getByRole('alert')).toContainText('the same bet is never placed twice')
  await page.unroute('**/sb/bets')
  await page.route('**/sb/bet?*', (route) => route.abort())
  await page.reload()
  await bets('7')
  await expect(frame.getByRole('alert')).toHaveText(
    'The earlier bet that had no answer stands. This one was not placed: place it now if you want it too.',
  )
  expect(await stakes()).toEqual([-1000])
  await inBook(frame, 'Place bet').click()
  await expect(frame.getByText('Your bet stands.')).toBeVisible()
  expect(await stakes()).toEqual([-700, -1000])
})

test('SAF-4 SPB-1 a broken answer to a bet, and a refusal that is not the book’s own, say nothing of it: it is asked after under its id, and stands once', async ({
  page,
  qa,
}) => {
  const { frame, stakes } = await footballBettor(page, qa)
  const asked: string[] = []
  await page.route('**/sb/bets', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    asked.push((route.request().postDataJSON() as { betId: string }).betId)
    // The first one is placed, and its answer comes broken.
    if (asked.length === 1) await route.fetch()
    const broken = [
      { json: {} },
      { status: 409, json: { status: 409, code: 'error.system.error', message: 'Somebody on the way' } },
      { json: { bet: { id: 'another', stake: 1000, payout: 0, legs: [] }, balance: 4000 } },
    ][asked.length - 1]
    return broken ? route.fulfill(broken) : route.fallback()
  })
  await betsOn(page, '10')
  const slip = frame.getByRole('complementary', { name: 'Bet slip' })
  for (const times of [1, 2, 3]) {
    await expect.poll(() => asked.length).toBe(times)
    await expect(slip.getByRole('alert')).toContainText('the same bet is never placed twice')
    await expect(slip.getByLabel('Stake')).toBeDisabled()
    await inBook(frame, 'Try again').click()
  }
  await expect(frame.getByText('Your bet stands.')).toBeVisible()
  expect([asked.length, new Set(asked).size]).toEqual([4, 1])
  expect(await stakes()).toEqual([-1000])
})

test('SAF-4 SPB-1 a bet that is refused when it is asked after, and whose first sending arrives only then, is never placed beside the one that was confirmed again', async ({
  page,
  qa,
}) => {
  const { frame, stakes } = await footballBettor(page, qa)
  const sent: Request[] = []
  await page.route('**/sb/bets', async (route) => {
    const request = route.request()
    if (request.method() !== 'POST') return route.fallback()
    sent.push(request)
    // The first is still somewhere on its way when the page gives it up.
    if (sent.length === 1) return route.abort()
    return sent.length === 2 ? route.fulfill({ status: 409, json: { code: 'maintenance' } }) : route.fallback()
  })
  await betsOn(page, '10')
  await expect(frame.getByRole('alert')).toContainText('the same bet is never placed twice')
  await inBook(frame, 'Try again').click()
  await expect(frame.getByRole('alert')).toContainText('Bets wait until we are back')
  await inBook(frame, 'Place bet').click()
  await expect(frame.getByText('Your bet stands.')).toBeVisible()
  const [first] = sent
  const { authorization } = first!.headers()
  const arrived = await page.request.post(first!.url(), {
    data: first!.postDataJSON(),
    headers: { authorization: authorization! },
  })
  expect(arrived.ok()).toBe(true)
  expect(await stakes()).toEqual([-1000])
  // Known by now: the next one is another bet.
  await betsOn(page, '10')
  await expect.poll(stakes).toEqual([-1000, -1000])
})

test('SPB-1 SAF-9 an offer with a market or a price that is none, and a bet without its selections, are taken for no answer: what stood before is said to be old', async ({
  page,
  qa,
}) => {
  const { frame } = await footballBettor(page, qa)
  await betsOn(page, '10')
  await expect(frame.getByText('Your bet stands.')).toBeVisible()
  const old = frame.getByText('Prices are not up to date')
  const breakOffer = (markets: readonly unknown[]) =>
    page.route('**/sb/offer?*', async (route) => {
      const answer = await (await route.fetch()).json()
      answer.contests[0].markets = markets
      return route.fulfill({ json: answer })
    })
  const outcomes = [{ id: 'home', odds: 2.05 }]
  for (const markets of [
    [null],
    [{ id: 'result', line: null, outcomes: null }],
    [{ id: 'result', line: null, outcomes }],
  ]) {
    await breakOffer(markets)
    await expect(old).toBeVisible()
    await expect(frame.getByText('0.00', { exact: true })).toHaveCount(0)
    await page.unroute('**/sb/offer?*')
    await expect(old).toHaveCount(0)
  }
  await page.route('**/sb/bets?*', async (route) => {
    const answer = await (await route.fetch()).json()
    answer.bets[0].legs = [null]
    return route.fulfill({ json: answer })
  })
  await inBook(frame, 'My bets').click()
  await expect(frame.locator('#offer')).toContainText('This could not be loaded.')
  await page.unroute('**/sb/bets?*')
  await inBook(frame, 'Settled').click()
  await inBook(frame, 'Open').click()
  await expect(frame.locator('#offer').getByText('Not decided', { exact: true })).toBeVisible()
})

test('SPB-1 SAF-9 prices go on after a broken answer of the offer, and are said to be old until they do', async ({
  page,
  qa,
}) => {
  await signedIn(page, qa, {}, sports)
  await isReady(page)
  const frame = book(page)
  await expect(pricesIn(frame)).not.toHaveCount(0)
  const old = frame.getByText('Prices are not up to date')
  for (const body of [{}, { now: 1, places: [], contests: [{}] }, null]) {
    await qa.fault({ method: 'GET', path: '/sb/offer', kind: 'malformed', body })
    await expect(old).toBeVisible()
    await expect(pricesIn(frame)).not.toHaveCount(0)
    await expect(old).toHaveCount(0)
  }
})

test('SPB-1 a frame that is over each time it has opened is opened anew once, and then by the player; one that goes about by itself buries no page', async ({
  page,
  qa,
}) => {
  const script = (body: string) =>
    page.route('**/book.js', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: `const site = document.documentElement.dataset.site
          const tell = (sbMessage, payload = {}) => parent.postMessage({ sbMessage, payload }, site)
          tell('sb_Ready'); ${body}`,
      }),
    )
  await answerCookies(page)
  await page.goto('/en-UN/terms')
  await script(`tell('sb_Ended')`)
  await page.goto(sports)
  await expect(page.getByRole('alert').filter({ hasText: 'This could not be opened' })).toBeVisible()
  expect(await callsTo(qa, '/sportsbook/context')).toHaveLength(2)
  await page.unroute('**/book.js')
  await page.getByRole('button', { name: 'Try again', exact: true }).click()
  await isReady(page)
  await expect(heading(book(page))).toHaveText('Next up')
  await script(
    `for (let at = 0; at < 60; at++) setTimeout(() => tell('sb_Navigated', { deepLink: { category: 'place-' + at } }), at * 20)`,
  )
  const before = await page.evaluate(() => history.length)
  await page.reload()
  await expect(page).toHaveURL(/\/sportsbook\/place-59$/)
  expect((await page.evaluate(() => history.length)) - before).toBeLessThanOrEqual(10)
})

test('SPB-1 NAV-11 a part of the address that can be none takes away what follows it, not what stands before; the address says so', async ({
  page,
}) => {
  await answerCookies(page)
  await page.goto(`${sports}/football/gb/premier-division/Nope_X`)
  await isReady(page)
  await expect(page).toHaveURL(/\/sportsbook\/football\/gb\/premier-division$/)
  await expect(heading(book(page))).toHaveText(/Premier Division$/)
  await page.goto('/en-UN/virtual-sports?at=horses/../x')
  await isReady(page)
  await expect(page).toHaveURL(/\/virtual-sports\?at=horses$/)
  await expect(heading(virtual(page))).toHaveText('Horse racing')
})

test('SPB-1 NAV-11 an address of a place that there is not opens the sportsbook all the same, with nothing of it read as words', async ({
  page,
}) => {
  await answerCookies(page)
  for (const [place, title] of [
    ['football/england/premier-league', 'Football'],
    ['constructor', 'Next up'],
    ['stake', 'Next up'],
  ] as const) {
    await page.goto(`${sports}/${place}`)
    await isReady(page)
    await expect(book(page).getByText('Nothing can be bet on here now.')).toBeVisible()
    await expect(heading(book(page))).toHaveText(title)
    await inBook(book(page), /^Tennis/).click()
    await expect(heading(book(page))).toHaveText('Tennis')
    await expect(page).toHaveURL(/\/sportsbook\/tennis$/)
  }
})

test('SPB-1 a bet that is decided leaves the open ones, however many pages of them are shown', async ({ page, qa }) => {
  const asking = page.waitForRequest('**/sb/balance')
  const { playerId } = await signedIn(page, qa, { wallet: { main: 5000 } }, '/en-UN/virtual-sports?at=horses')
  await isReady(page)
  await qa.changePlayer(playerId, { wallet: { main: 6000 } })
  // The player's own frame says with what it asks: the bets are made as it makes them, but for the typing.
  const request = await asking
  const { origin } = new URL(request.url())
  const { authorization } = request.headers() as { authorization: string }
  const offer = await page.request.get(`${origin}/sb/offer?product=VIRTUAL_SPORTS&category=horses`)
  const { contests, now } = (await offer.json()) as { contests: { id: string; startsAt: number }[]; now: number }
  const [early, late] = [contests.find(({ startsAt }) => startsAt > now + 30_000)!, contests.at(-1)!]
  expect(late.startsAt - early.startsAt).toBeGreaterThan(120_000)
  for (let n = 0; n < 12; n += 1) {
    const legs = [{ event: n < 2 ? late.id : early.id, market: 'winner', outcome: String((n % 6) + 1), odds: 1000 }]
    const data = { betId: `bet-number-${String(n)}`, stake: 100, legs }
    expect((await page.request.post(`${origin}/sb/bets`, { headers: { authorization }, data })).ok()).toBe(true)
  }
  const frame = virtual(page)
  const cards = frame.locator('.card')
  await inBook(frame, 'My bets').click()
  await expect(cards).toHaveCount(10)
  await inBook(frame, 'Show more').click()
  await expect(cards).toHaveCount(12)
  await qa.clock({ advanceMs: early.startsAt - now + 60_000 })
  await expect(cards).toHaveCount(2, { timeout: 30_000 })
  await inBook(frame, 'Settled').click()
  await expect(cards.filter({ hasText: 'Won' })).not.toHaveCount(0)
  await expect(cards.filter({ hasText: 'Not decided' })).toHaveCount(0)
})

test('NAV-11 SPB-1 whoever bets on all six runners of a race wins once: virtual sports are settled within minutes and paid to the balance of both', async ({
  page,
  qa,
}) => {
  const { playerId } = await signedIn(page, qa, { wallet: { main: 5000 } }, '/en-UN/virtual-sports')
  await isReady(page)
  const frame = virtual(page)
  await inBook(frame, /^Horse racing \d/).click()
  await expect(page).toHaveURL(/\/virtual-sports\?at=horses$/)
  await frame.locator('button.names').last().click()
  await expect(page).toHaveURL(/at=horses%2Fworld%2F[\w-]+|at=horses\/world\/[\w/-]+/)
  const winner = frame.locator('section').filter({ has: frame.getByRole('heading', { name: 'Winner', exact: true }) })
  for (let runner = 1; runner <= 6; runner += 1) {
    await winner.getByRole('button', { name: new RegExp(`Winner: ${String(runner)}\\.`) }).click()
    await frame.getByLabel('Stake').fill('1')
    await inBook(frame, 'Place bet').click()
    await expect(frame.getByText('Choose a price to bet on it.')).toBeVisible()
  }
  await expect(frame.locator('.balance')).toContainText('€44.00')
  await qa.clock({ advanceMs: 20 * 60_000 })
  await inBook(frame, 'My bets').click()
  await inBook(frame, 'Settled').click()
  await expect(frame.locator('.card').filter({ hasText: 'Won' })).toHaveCount(1)
  await expect(frame.locator('.card').filter({ hasText: 'Lost' })).toHaveCount(5)
  const lines = await qa.ledger(playerId)
  const won = lines.filter(({ kind }) => kind === 'WIN')
  expect(won).toHaveLength(1)
  const balance = `€${((4400 + won[0]!.amount) / 100).toFixed(2)}`
  await expect(frame.locator('.balance')).toContainText(balance)
  await expect(balanceOf(page)).toHaveText(balance)
})

test('SPB-1 DEP-1 who has not enough money for a stake goes on to the deposit, and Back leads to the same place', async ({
  page,
  qa,
}) => {
  await signedIn(page, qa, { wallet: { main: 100 } }, `${sports}/tennis`)
  await isReady(page)
  const frame = book(page)
  await pricesIn(frame).last().click()
  await frame.getByLabel('Stake').fill('2')
  await inBook(frame, 'Place bet').click()
  await expect(frame.getByRole('alert')).toContainText('There is not enough money')
  await inBook(frame, 'Deposit').click()
  await expect(page).toHaveURL(/\/my-account\/banking\/deposit$/)
  await page.goBack()
  await isReady(page)
  await expect(heading(frame)).toHaveText('Tennis')
})

test('SPB-1 the wallet changes elsewhere: the sportsbook’s host is told, and the frame shows the balance at once', async ({
  page,
  qa,
}) => {
  const { playerId } = await signedIn(page, qa, { wallet: { main: 1000 } }, sports)
  await isReady(page)
  await expect(book(page).locator('.balance')).toContainText('€10.00')
  await qa.changePlayer(playerId, { wallet: { main: 7700 } })
  await expect(book(page).locator('.balance')).toContainText('€77.00')
  expect(await callsTo(qa, '/webhooks/user-balance-update')).not.toHaveLength(0)
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'sportsbook-session')
  expect(cookie).toMatchObject({ httpOnly: true, secure: true, sameSite: 'None' })
})

test('SAF-14 SPB-1 a balance that the sportsbook asks for in vain is said to be old, until it is had', async ({
  page,
  qa,
}) => {
  const { playerId } = await signedIn(page, qa, { wallet: { main: 5000 } }, sports)
  await isReady(page)
  const frame = book(page)
  await expect(frame.locator('.balance')).toContainText('€50.00')
  await qa.fault({ method: 'GET', path: '/sb/balance', kind: 'status', status: 503, times: 1000 })
  await qa.changePlayer(playerId, { wallet: { main: 1000 } })
  const old = frame.getByText('Your money may not be up to date.')
  await expect(old).toBeVisible({ timeout: 30_000 })
  await expect(frame.locator('.balance')).toContainText('€50.00')
  await qa.clearFaults()
  await expect(frame.locator('.balance')).toContainText('€10.00')
  await expect(old).toHaveCount(0)
})

test('SAF-14 SPB-1 an answer about the balance that a bet has overtaken does not bring the money back', async ({
  page,
  qa,
}) => {
  const { frame, stakes } = await footballBettor(page, qa)
  await isReady(page)
  let isHeld = false
  const held = Promise.withResolvers<void>()
  await page.route(
    '**/sb/balance',
    async (route) => {
      const response = await route.fetch()
      isHeld = true
      await held.promise
      return route.fulfill({ response })
    },
    { times: 1 },
  )
  await expect.poll(() => isHeld, { timeout: 30_000 }).toBe(true)
  await betsOn(page, '10')
  await expect(frame.getByText('Your bet stands.')).toBeVisible()
  const ownMoney = frame.locator('.balance b')
  await expect(ownMoney).toHaveText('€40.00')
  const answered = page.waitForResponse('**/sb/balance')
  held.resolve()
  await (await answered).finished()
  // A look that begins after the late answer has been heard has drawn it, too.
  await page.waitForResponse('**/sb/offer?*')
  await page.waitForResponse('**/sb/offer?*')
  await expect(ownMoney).toHaveText('€40.00')
  expect(await stakes()).toEqual([-1000])
})

test('SPB-1 SAF-14 with many tabs of the sportsbook open the one in front asks and bets as ever; one that comes to the front again has its balance', async ({
  page,
  qa,
}) => {
  test.setTimeout(90_000)
  await atFullMinute(qa)
  const { playerId } = await signedIn(page, qa, { wallet: { main: 5000 } }, sports)
  await isReady(page)
  let front = page
  // A browser has six lines to a host.
  for (let tab = 2; tab <= 8; tab += 1) {
    await isHidden(front, true)
    front = await page.context().newPage()
    await front.goto(`${sports}/football`)
    await isReady(front)
    await expect(pricesIn(book(front))).not.toHaveCount(0)
  }
  await betsOn(front, '10')
  await expect(book(front).getByText('Your bet stands.')).toBeVisible()
  expect(await stakesOf(qa, playerId)).toEqual([-1000])
  await isHidden(front, true)
  await isHidden(page, false)
  await expect(book(page).locator('.balance')).toContainText('€40.00')
  await qa.changePlayer(playerId, { wallet: { main: 7700 } })
  await expect(book(page).locator('.balance')).toContainText('€77.00')
})

test('SPB-1 GAM-7 a visitor who wants to bet logs in and comes back to the same place, as a player; signing out gives a visitor’s frame again', async ({
  page,
  qa,
}) => {
  const account = await qa.player({ wallet: { main: 3000 } })
  await answerCookies(page)
  await page.goto(`${sports}/football`)
  await isReady(page)
  await pricesIn(book(page)).last().click()
  await inBook(book(page), 'Log in to bet').click()
  await typeLogin(page, account)
  await expect(balanceOf(page)).toBeVisible()
  await expect(page).toHaveURL(/\/en-UN\/sportsbook\/football$/)
  await expect(book(page).locator('.balance')).toContainText('€30.00')
  await expect(heading(book(page))).toHaveText('Football')
  await page.getByRole('banner').getByRole('button', { name: 'Account menu' }).click()
  await page.getByRole('button', { name: 'Log out', exact: true }).click()
  await becomesVisitor(page)
  await page.goto(sports)
  await isReady(page)
  await expect(heading(book(page))).toBeVisible()
  await expect(book(page).locator('.balance')).toHaveCount(0)
})

test('SPB-1 GAM-7 DEP-1 SAF-7 what is chosen is still in the slip after the login, a reload and the way to the deposit, and is nobody else’s', async ({
  page,
  qa,
}) => {
  await atFullMinute(qa)
  const account = await qa.player({ wallet: { main: 3000 } })
  await answerCookies(page)
  await page.goto(`${sports}/football`)
  await isReady(page)
  const frame = book(page)
  const slip = frame.getByRole('complementary', { name: 'Bet slip' })
  const chosen = slip.getByRole('listitem')
  await pricesIn(frame).last().click()
  await expect(chosen).toHaveCount(1)
  const said = await chosen.innerText()
  await inBook(frame, 'Log in to bet').click()
  await typeLogin(page, account)
  await expect(frame.locator('.balance')).toContainText('€30.00')
  await expect(chosen).toHaveText([said.replaceAll(/\s+/g, ' ')], { useInnerText: true })
  await expect(frame.locator('.price[aria-pressed="true"]')).toHaveCount(1)
  await slip.getByLabel('Stake').fill('45')
  await page.reload()
  await expect(slip.getByLabel('Stake')).toHaveValue('45')
  await inBook(frame, 'Place bet').click()
  await expect(slip.getByRole('alert')).toContainText('There is not enough money')
  await inBook(frame, 'Deposit').click()
  await expect(page).toHaveURL(/\/banking\/deposit$/)
  await page.goBack()
  await expect(slip.getByLabel('Stake')).toHaveValue('45')
  await expect(chosen).toHaveCount(1)
  await page.getByRole('banner').getByRole('button', { name: 'Account menu' }).click()
  await page.getByRole('button', { name: 'Log out', exact: true }).click()
  await becomesVisitor(page)
  await page.goto(`${sports}/football`)
  await isReady(page)
  await expect(pricesIn(frame)).not.toHaveCount(0)
  await expect(slip.getByText('Choose a price to bet on it.')).toBeVisible()
  expect(await frameOf(page).evaluate(() => sessionStorage.length)).toBe(0)
})

test('SAF-11 a message of another origin, of another window, or malformed, changes nothing; the frame hears its site alone', async ({
  page,
}) => {
  await answerCookies(page)
  await page.goto(sports)
  await isReady(page)
  const good = navigated({ category: 'tennis' })
  // The page itself: a wrong origin, and a wrong window.
  await page.evaluate((message) => window.postMessage(message, '*'), good)
  // A frame of the right origin, but another window.
  const { origin } = new URL(frameOf(page).url())
  const other = await page.evaluateHandle(
    (src) =>
      new Promise<HTMLIFrameElement>((resolve) => {
        const frame = document.createElement('iframe')
        frame.addEventListener('load', () => resolve(frame))
        frame.src = src
        document.body.append(frame)
      }),
    `${origin}/book`,
  )
  const window2 = await other.contentFrame()
  await window2!.evaluate((message) => window.parent.postMessage(message, '*'), good)
  // The right one, malformed.
  const broken = [
    navigated({ category: '../../admin' }),
    navigated({ event: 'alone' }),
    navigated({ category: 'tennis', competition: 'x' }),
    { sbMessage: 'sb_Navigated' },
    { sbMessage: 'sb_Everything', payload: {} },
    'sb_Navigated',
    null,
  ]
  await frameOf(page).evaluate((all) => all.forEach((one) => window.parent.postMessage(one, '*')), broken)
  // A stranger tells the frame to go somewhere.
  await window2!.evaluate(() => {
    const message = { sbMessage: 'site_Navigate', payload: { deepLink: { category: 'tennis' } } }
    for (let at = 0; at < window.parent.frames.length; at++) window.parent.frames[at]?.postMessage(message, '*')
  })
  // The right one, well formed, comes last: all before it has been looked at by then.
  await frameOf(page).evaluate(
    (message) => window.parent.postMessage(message, '*'),
    navigated({ category: 'football' }),
  )
  await expect(page).toHaveURL(/\/sportsbook\/football$/)
  await expect(flowOf(page, 'sportsbook')).toHaveAttribute('data-state', 'open.ready')
  await page.goBack()
  await expect(page).toHaveURL(/\/en-UN\/sportsbook$/)
})

test('SPB-1 a context that can not be had is said, and asked for again; a lost one, too', async ({ page, qa }) => {
  await answerCookies(page)
  await qa.fault({ method: 'POST', path: '/api/v1/sportsbook/context', kind: 'status', status: 503 })
  await page.goto(sports)
  await expect(page.getByRole('alert').filter({ hasText: 'This could not be opened' })).toBeVisible()
  await qa.fault({ method: 'POST', path: '/api/v1/sportsbook/context', kind: 'malformed' })
  await page.getByRole('button', { name: 'Try again', exact: true }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'This could not be opened' })).toBeVisible()
  await page.getByRole('button', { name: 'Try again', exact: true }).click()
  await isReady(page)
})

test('SPB-1 SAF-9 the sportsbook opens for a player though its host never answers for the session that it can do without', async ({
  page,
  qa,
}) => {
  await qa.fault({ method: 'POST', path: '/*auth/session/create', kind: 'hang', times: 9 })
  await signedIn(page, qa, { wallet: { main: 5000 } }, sports)
  await expect(flowOf(page, 'sportsbook')).toHaveAttribute('data-state', /open\.ready|failed/, { timeout: 20_000 })
  await isReady(page)
  await expect(book(page).locator('.balance')).toContainText('€50.00')
})

test('SPB-1 AUT-10 what a visitor could not open is asked for anew as soon as somebody signs in in another tab', async ({
  page,
  qa,
}) => {
  const account = await qa.player({ wallet: { main: 5000 } })
  await answerCookies(page)
  await qa.fault({ method: 'POST', path: '/api/v1/sportsbook/context', kind: 'status', status: 503 })
  await page.goto(sports)
  await expect(page.getByRole('alert').filter({ hasText: 'This could not be opened' })).toBeVisible()
  const other = await page.context().newPage()
  await signInByPanel(other, account)
  await becomesPlayer(page)
  await isReady(page)
  await expect(book(page).locator('.balance')).toContainText('€50.00')
  await expect(page.getByRole('alert').filter({ hasText: 'This could not be opened' })).toHaveCount(0)
})

test('SAF-7 SPB-1 why a player could not open the sportsbook goes with them: who stands there afterwards looks around', async ({
  page,
  qa,
}) => {
  await signedIn(page, qa)
  const body = { status: 409, code: 'error.play.limit', message: 'A limit is reached', validationErrors: [] }
  await qa.fault({ method: 'POST', path: '/api/v1/sportsbook/login/context', kind: 'status', status: 409, body })
  await page.getByRole('banner').getByRole('link', { name: 'Sports', exact: true }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'This could not be opened' })).toBeVisible()
  const other = await page.context().newPage()
  await other.goto('/en-UN/terms')
  await other.getByRole('banner').getByRole('button', { name: 'Account menu' }).click()
  await other.getByRole('button', { name: 'Log out', exact: true }).click()
  await becomesVisitor(page)
  await isReady(page)
  await expect(heading(book(page))).toHaveText('Next up')
  await expect(page.getByRole('alert').filter({ hasText: 'This could not be opened' })).toHaveCount(0)
})

test('SAF-1 GRD-6 GRD-12 a reached limit takes the frame away with its reason; a profile that closes sports leads home', async ({
  page,
  qa,
}) => {
  const none = { D: null, W: null, M: null }
  const limits = { deposit: none, spend: { ...none, D: { value: 300 } }, loss: none }
  await atFullMinute(qa)
  const { playerId } = await signedIn(page, qa, { wallet: { main: 5000 }, limits }, sports)
  await isReady(page)
  const frame = book(page)
  await pricesIn(frame).last().click()
  await frame.getByLabel('Stake').fill('5')
  await inBook(frame, 'Place bet').click()
  await expect(frame.getByRole('alert')).toContainText('more than a limit of yours leaves (€3.00)')
  await frame.getByLabel('Stake').fill('3')
  await inBook(frame, 'Place bet').click()
  await expect(page.getByRole('alert').filter({ hasText: 'Betting is closed' })).toBeVisible({ timeout: 15_000 })
  await expect(page.locator('iframe[title="Sports"]')).toHaveCount(0)
  await qa.changePlayer(playerId, { profile: { permissions: { sports: false } } })
  await expect(page).toHaveURL(/\/en-UN\/?$/)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sports', exact: true })).toHaveCount(0)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Virtual sports', exact: true })).toHaveCount(1)
})

test('SPB-1 ACC-1 a price that is pressed while the offer comes anew is chosen all the same', async ({ page, qa }) => {
  await atFullMinute(qa)
  await answerCookies(page)
  await page.goto(`${sports}/tennis`)
  await isReady(page)
  const frame = book(page)
  const price = pricesIn(frame).last()
  await price.hover()
  await page.mouse.down()
  await (await page.waitForResponse('**/sb/offer?*')).finished()
  await frameOf(page).evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
  await page.mouse.up()
  await expect(frame.locator('.price[aria-pressed="true"]')).toHaveCount(1)
  await expect(frame.getByText('Single', { exact: true })).toBeVisible()
})

test('ACC-1 SPB-1 the keyboard stays in the bet slip: at the button when a bet is refused, in the stake while prices move, in the slip when a bet is placed or a selection taken out', async ({
  page,
  qa,
}) => {
  await atFullMinute(qa)
  await signedIn(page, qa, { wallet: { main: 300 } }, `${sports}/tennis`)
  await isReady(page)
  const frame = book(page)
  const slip = frame.getByRole('complementary', { name: 'Bet slip' })
  const place = inBook(frame, 'Place bet')
  await pricesIn(frame).last().press('Enter')
  await frame.getByLabel('Stake').press('4')
  await place.press('Enter')
  await expect(frame.getByRole('alert')).toContainText('There is not enough money')
  await expect(place).toBeFocused()
  await frame.getByLabel('Stake').fill('2')
  await place.press('Enter')
  await expect(frame.getByText('Your bet stands.')).toBeVisible()
  await expect(slip).toBeFocused()
  await pricesIn(frame).last().press('Enter')
  await frame.getByLabel('Stake').press('1')
  // The slip is drawn anew with each price that moves.
  await rewriteQuotes(page)
  await expect(slip.getByText('7.77').first()).toBeVisible()
  await page.keyboard.type('2,5')
  await expect(frame.getByLabel('Stake')).toHaveValue('12,5')
  await slip.getByRole('button', { name: /^Remove/ }).press('Enter')
  await expect(frame.getByText('Choose a price to bet on it.')).toBeVisible()
  await expect(slip).toBeFocused()
})

test('BON-7 SPB-2 how far a sports bonus is wagered is told while bets are placed, and that nothing counts where it does not', async ({
  page,
  qa,
}) => {
  const bonus = { title: 'Match day', vertical: 'SPORTS', bonusType: 'SPORTS', standing: 'ACTIVE', amount: 1000 }
  const player = await signedIn(
    page,
    qa,
    { wallet: { main: 1000 }, rewards: [{ id: 'match-day', ...bonus, wrMultiplier: 10, wagered: 2500 }] },
    sports,
  )
  await isReady(page)
  const place = page.locator('[data-flow="sportsbook"]')
  await expect(place).toContainText('Bonus: still to stake')
  await expect(place).toContainText('€75.00')
  await qa.changePlayer(player.playerId, {
    rewards: [{ id: 'match-day', ...bonus, wrMultiplier: 10, wagered: 4000 }],
    wallet: { main: 1100 },
  })
  await expect(place, 'as the wallet moves').toContainText('€60.00', { timeout: 15_000 })
  await signedIn(
    page,
    qa,
    { wallet: { main: 1000 }, rewards: [{ ...bonus, wrMultiplier: 10, excludedGames: ['SPORTSBOOK'] }] },
    sports,
  )
  await isReady(page)
  await expect(place).toContainText('Only your own money is staked here')
  await expect(place).not.toContainText('still to stake')
})

test('SPB-2 bonus money for sports is told once, until it is closed', async ({ page, qa }) => {
  await signedIn(page, qa, { wallet: { main: 1000, sportsBonus: 2500 } }, sports)
  await isReady(page)
  const toast = page.getByRole('status').filter({ hasText: 'You have bonus money for sports: €25.00' })
  await expect(toast).toBeVisible()
  await toast.locator('..').getByRole('button', { name: 'Close', exact: true }).click()
  await expect(toast).toHaveCount(0)
  await page.getByRole('banner').getByRole('link', { name: 'Casino', exact: true }).click()
  await page.getByRole('banner').getByRole('link', { name: 'Sports', exact: true }).click()
  await isReady(page)
  await expect(toast).toHaveCount(0)
})

test('SAF-2 SPB-2 SAF-4 an open slip loses its free bet with the news that bonuses are off, says so, and stakes no own money in its place', async ({
  page,
  qa,
}) => {
  await page.clock.install()
  await atFullMinute(qa)
  const bonus = { title: 'A bet on us', vertical: 'SPORTS', bonusType: 'FREE_BET', amount: 500, standing: 'ACTIVE' }
  const account = await signedIn(page, qa, { wallet: { main: 5000 }, rewards: [bonus] }, `${sports}/football`)
  const frame = book(page)
  await isReady(page)
  await expect(page.locator('[data-flow="wallet"]').first()).toHaveAttribute('data-state', /connected\.open/)
  // Who has come to use it is told of it before there is anything to use it on.
  const held = frame.getByText(/Free bet\s*€5\.00/u)
  await expect(held).toBeVisible()
  await expect(frame.getByText('Then you can use your free bet of €5.00.')).toBeVisible()
  await pricesIn(frame).last().click()
  await frame.getByLabel('Stake').fill('7')
  const free = frame.getByLabel('Use the free bet of €5.00')
  await free.check()
  await expect(frame.getByLabel('Stake')).toBeDisabled()
  // From here on no clock of the page or the book asks for anything: the news alone brings it.
  await page.clock.pauseAt(Date.now() + 1000)
  await qa.changePlayer(account.playerId, { profile: { permissions: { bonuses: false } } })
  await expect(free).toHaveCount(0)
  await expect(held).toHaveCount(0)
  await expect(frame.getByText('This free bet is not there any more: choose a stake.')).toBeVisible()
  await expect(frame.getByLabel('Stake')).toHaveValue('')
  await inBook(frame, 'Place bet').click()
  await expect(frame.getByText('Enter a stake as a number')).toBeVisible()
  expect(await callsTo(qa, '/sb/bets')).toEqual([])
  expect(await stakesOf(qa, account.playerId)).toEqual([])
})

for (const [locale, words] of [
  ['fi-FI', 'Seuraavaksi'],
  ['pt-BR', 'Próximos'],
  ['fr-CA', 'À venir'],
  ['es-CL', 'Próximos'],
  ['tr-TR', 'Sıradakiler'],
] as const)
  test(`LOC-13 the sportsbook speaks the language of ${locale}`, async ({ page }) => {
    await answerCookies(page)
    await page.goto(`/${locale}/sportsbook`)
    await isReady(page)
    await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toHaveText(words)
  })

for (const width of [375, 1440])
  test(`ACC-1 the sportsbook at ${String(width)} px has no violation of axe, and a bet is made by keyboard alone`, async ({
    page,
    qa,
  }) => {
    await atFullMinute(qa)
    await page.setViewportSize({ width, height: 900 })
    await signedIn(page, qa, { wallet: { main: 1000 } }, sports)
    await isReady(page)
    const frame = book(page)
    const price = pricesIn(frame).last()
    await price.focus()
    await page.keyboard.press('Enter')
    const fold = inBook(frame, /^Bet slip/)
    for (const one of await fold.all()) {
      await one.focus()
      await page.keyboard.press('Enter')
    }
    await frame.getByLabel('Stake').focus()
    await page.keyboard.type('2')
    expect(await violationsOf(page)).toEqual([])
    await frameOf(page).evaluate(() => (document.documentElement.dataset['brand'] = 'marigold'))
    expect(await violationsOf(page, 'body > div', BRAND_RULES)).toEqual([])
    await page.keyboard.press('Enter')
    await expect(frame.getByText('Your bet stands.')).toBeVisible()
    expect(await frameOf(page).evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
  })

test('SPB-1 APP-9 on a phone a slip of many selections keeps the stake and Place bet in sight, and its place when a price is drawn anew', async ({
  page,
  qa,
}) => {
  await page.setViewportSize({ width: 375, height: 740 })
  await signedIn(page, qa, { wallet: { main: 5000 } }, `${sports}/football`)
  await isReady(page)
  const frame = book(page)
  const slip = frame.getByRole('complementary', { name: 'Bet slip' })
  const fold = slip.getByRole('button', { name: /^Bet slip/ })
  const cards = notBegun(frame)
  for (const at of [0, 1, 2, 3, 4, 5]) {
    await cards.nth(at).locator('.price:enabled').first().click()
    await expect(fold).toContainText(`Bet slip (${String(at + 1)})`)
    await expect(fold).toHaveAttribute('aria-expanded', 'false')
  }
  await fold.click()
  await expect(fold).toHaveAttribute('aria-expanded', 'true')
  await expect(inBook(frame, 'Place bet')).toBeInViewport({ ratio: 1 })
  await expect(slip.getByLabel('Stake')).toBeInViewport({ ratio: 1 })
  const legs = slip.getByRole('button', { name: /^Remove/ })
  await legs.last().scrollIntoViewIfNeeded()
  await legs.last().focus()
  await legs.last().press('Enter')
  await expect(fold).toContainText('Bet slip (5)')
  await expect(fold, 'what closes it stays in sight').toBeInViewport({ ratio: 1 })
  await expect(legs.last(), 'it does not jump to its beginning').toBeInViewport({ ratio: 1 })
})

test('SPB-1 SPB-2 APP-9 on a phone the bet slip is in sight, also held sideways and while bonus money is told above', async ({
  page,
  qa,
}) => {
  await page.setViewportSize({ width: 375, height: 740 })
  await signedIn(page, qa, { wallet: { main: 1000, sportsBonus: 2500 } }, sports)
  await isReady(page)
  const toast = page.getByRole('status').filter({ hasText: 'You have bonus money for sports' })
  await expect(toast).toBeVisible()
  const fold = book(page).getByRole('button', { name: /^Bet slip/ })
  /** How far the slip ends below where the bar of the site begins, px. */
  const under = async () => {
    const bar = page.getByRole('navigation', { name: 'Quick menu' })
    const [slip, top] = await Promise.all([fold.boundingBox(), bar.boundingBox()])
    return slip && top ? slip.y + slip.height - top.y : NaN
  }
  await expect.poll(under, 'upright, with the news').toBeLessThanOrEqual(1)
  await toast.locator('..').getByRole('button', { name: 'Close', exact: true }).click()
  await expect(toast).toHaveCount(0)
  await page.setViewportSize({ width: 740, height: 360 })
  await expect.poll(under, 'sideways').toBeLessThanOrEqual(1)
})

test('SPB-1 of an accumulator that is settled each selection says for itself how it ended', async ({ page, qa }) => {
  await signedIn(page, qa, { wallet: { main: 5000 } }, sports)
  await isReady(page)
  const frame = book(page)
  await inBook(frame, /^Football/).click()
  await expect(heading(frame)).toHaveText('Football')
  const cards = notBegun(frame)
  for (const at of [0, 1, 2]) await cards.nth(at).locator('.price:enabled').first().click()
  await frame.getByLabel('Stake').fill('1')
  await inBook(frame, 'Place bet').click()
  await expect(frame.getByText('Choose a price to bet on it.')).toBeVisible()
  await qa.clock({ advanceMs: 30 * 3_600_000 })
  await inBook(frame, 'My bets').click()
  await inBook(frame, 'Settled').click()
  const legs = frame.locator('.card').getByRole('list').getByRole('listitem')
  await expect(legs).toHaveCount(3)
  for (const at of [0, 1, 2]) {
    const ending = legs.nth(at).getByText(/^(Won|Lost|Void)( · \d+–\d+)?$/)
    await expect(ending).toBeVisible()
    const [said, odds] = await Promise.all([ending.boundingBox(), legs.nth(at).locator('b').boundingBox()])
    expect(Math.round(said!.x + said!.width), 'under its odds').toBe(Math.round(odds!.x + odds!.width))
  }
})
