import type { Locator, Page } from '@playwright/test'
import type { TestOperator } from '../support/operator.ts'
import { violationsOf } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { answerCookies, balanceOf, button, callsTo, lastCall, signedIn, signInAt } from './people.ts'

test.use({
  expectedConsoleErrors: [
    '/context/',
    '/player/cookies/consent',
    '/wallet/latest-winners',
    'Cross-Origin-Opener-Policy header has been ignored',
    'status of 404',
    'status of 409',
    'status of 501',
  ],
})

const main = (page: Page) => page.getByRole('main').first()
const spin = (page: Page) => page.frameLocator('iframe[title]').getByRole('button', { name: 'Spin', exact: true })

const datasetOf = async ({ origin }: TestOperator): Promise<string> =>
  ((await (await fetch(`${origin}/settings.json`)).json()) as { content: { dataset: string } }).content.dataset

async function ask<T>(operator: TestOperator, query: string): Promise<T> {
  const dataset = await datasetOf(operator)
  const answer = await fetch(`${operator.origin}/content/v1/data/query/${dataset}?query=${encodeURIComponent(query)}`)
  return ((await answer.json()) as { result: T }).result
}

/** Changes a document as an editor does; the next test has the seed's again. */
async function edit(operator: TestOperator, id: string, values: object): Promise<void> {
  const answer = await fetch(`${operator.origin}/content/v1/data/mutate/${await datasetOf(operator)}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ mutations: [{ patch: { id, set: values } }] }),
  })
  expect(answer.status).toBe(200)
}

test('GAM-1 while one provider is worked on its tiles and addresses say so, the others are played, and it is back within a minute', async ({
  page,
  operator,
}) => {
  await edit(operator, 'provider-softswiss', { maintenance: true })
  await page.clock.install()
  await answerCookies(page)
  const closed = page.getByRole('alert').filter({ hasText: 'This provider is being worked on.' })
  await test.step('the page of a game', async () => {
    await page.goto('/en-UN/online-casino/play/softswiss/penny-bank?mode=demo')
    await expect(closed).toBeVisible()
    await expect(main(page).getByRole('article').getByRole('button')).toHaveCount(0)
  })
  await test.step('the game of another provider is played', async () => {
    await page.goto('/en-UN/online-casino/play/novomatic/encore-hotel?mode=demo')
    await expect(spin(page)).toBeEnabled()
  })
  await test.step('tiles', async () => {
    await page.goto('/en-UN/online-casino')
    await page.getByRole('searchbox', { name: 'Search games' }).fill('penny bank')
    const tile = page.getByRole('article').filter({ hasText: 'Penny Bank' }).first()
    await expect(tile.getByText('Back soon')).toBeVisible()
    await expect(tile.getByRole('button', { name: 'Play', exact: true })).toHaveCount(0)
    await edit(operator, 'provider-softswiss', { maintenance: false })
    await page.clock.fastForward(60_000)
    await expect(tile.getByText('Back soon')).toHaveCount(0)
    await expect(tile.getByRole('button', { name: 'Play', exact: true })).toHaveCount(1)
  })
})

/** Where the letters of a text end, px. */
const rightOf = (text: Locator) =>
  text.evaluate((element) => {
    const range = element.ownerDocument.createRange()
    range.selectNodeContents(element)
    return range.getBoundingClientRect().right
  })

test('GAM-1 APP-9 a name with a word wider than a phone stands whole on the page of its game', async ({
  page,
  operator,
}) => {
  const label = 'Donaudampfschifffahrtsgesellschaft und das verlorene Gold'
  await edit(operator, 'game-penny-bank', { label })
  await page.setViewportSize({ width: 375, height: 740 })
  await answerCookies(page)
  await page.goto('/en-UN/online-casino/play/softswiss/penny-bank')
  const card = main(page).getByRole('article')
  const name = card.getByRole('heading', { name: label })
  await expect(name).toBeVisible()
  expect(await rightOf(name)).toBeLessThan((await card.evaluate((place) => place.getBoundingClientRect().right)) - 16)
})

test('LOB-3 a game whose provider has no offer in the country is in no list and no search, and its address says why', async ({
  page,
  qa,
  operator,
}) => {
  const game = await ask<{ gameId: string; label: string }>(
    operator,
    '*[_type == "game" && gameProvider == "relax"][0]{gameId, label}',
  )
  await answerCookies(page)
  const since = await lastCall(qa)
  await page.goto(`/en-UN/online-casino/play/relax/${game.gameId}?mode=real`)
  await expect(page.getByRole('alert').filter({ hasText: 'not offered in your country' })).toBeVisible()
  await expect(main(page).getByRole('article').getByRole('button')).toHaveCount(0)
  expect((await qa.calls(since)).filter(({ path }) => path.includes('relaxgaming'))).toEqual([])
  await page.goto('/en-UN/online-casino')
  await page.getByRole('searchbox', { name: 'Search games' }).fill(game.label)
  await expect(page.getByRole('heading', { name: 'No game has that name' })).toBeVisible()
  await qa.world({ station: { countryCode: 'CA' } })
  await page.goto(`/en-UN/online-casino/play/relax/${game.gameId}`)
  await expect(button(main(page), 'Play')).toBeEnabled()
})

test('LOB-3 a sub-provider that the content leaves out is in no list, and its address offers no play', async ({
  page,
  operator,
}) => {
  const game = await ask<{ gameId: string; label: string }>(
    operator,
    '*[_type == "game" && subProvider.id == "softswiss-tinroof" && "web" in channels][0]{gameId, label}',
  )
  await edit(operator, 'casinoSettings', { excludedSubProviders: ['softswiss-tinroof'] })
  await answerCookies(page)
  await page.goto('/en-UN/online-casino')
  const search = page.getByRole('searchbox', { name: 'Search games' })
  await search.fill(game.label)
  await expect(page.getByRole('heading', { name: 'No game has that name' })).toBeVisible()
  await page.goto(`/en-UN/online-casino/play/softswiss/${game.gameId}`)
  await expect(page.getByRole('alert').filter({ hasText: 'not offered' })).toBeVisible()
  await expect(main(page).getByRole('article').getByRole('button')).toHaveCount(0)
})

test('LOB-3 LOB-1 a row whose first games are left out is filled with the next ones, and says truly whether there are more', async ({
  page,
  operator,
}) => {
  const excludedSubProviders = ['softswiss', 'pariplay', 'novomatic']
  await edit(operator, 'casinoSettings', { excludedSubProviders })
  const slots = await ask<string[]>(
    operator,
    `*[_type == "game" && "slots" in categories && "web" in channels && count(offeredCountries) == 0 && gameProvider in ["evolution", "elk"]
      && !(string::split(coalesce(subProvider.id, gameProvider), "-")[0] in ["softswiss"])].gameId`,
  )
  expect(slots.length).toBeGreaterThan(5)
  await answerCookies(page)
  await page.goto('/en-UN/online-casino')
  const row = page.getByRole('region', { name: 'Slots', exact: true })
  await expect(row.getByRole('listitem').first()).toHaveAttribute('aria-setsize', String(slots.length))
  await expect(row.getByRole('link', { name: 'See all: Slots' })).toHaveCount(0)
})

test('LOB-3 LOB-8 a phone’s home page and winners have no game of another channel, and home none that the content leaves out', async ({
  page,
  qa,
  operator,
}) => {
  const [wide, leftOut, here] = await ask<{ id: string; gameId: string; label: string }[]>(
    operator,
    `*[_type == "game" && "popular" in categories && "mobile" in channels && count(offeredCountries) == 0 && gameProvider != "creedroomz"
      && count(coalesce(subProvider.restrictedCountry, [])) == 0] | order(rank asc)[0...3]{"id": _id, gameId, label}`,
  )
  await edit(operator, wide!.id, { channels: ['web'] })
  await edit(operator, leftOut!.id, { subProvider: { id: 'softswiss-gone', title: 'Gone', restrictedCountry: [] } })
  await edit(operator, 'casinoSettings', { excludedSubProviders: ['softswiss-gone'] })
  const body = [win(wide!.gameId, 'A. A.'), win(leftOut!.gameId, 'B. B.'), win(here!.gameId, 'C. C.')]
  await qa.fault({ method: 'GET', path: latest, kind: 'status', status: 200, body, times: 2 })
  await page.setViewportSize({ width: 390, height: 800 })
  await answerCookies(page)
  await page.goto('/en-UN')
  const row = page.getByRole('region', { name: 'Popular', exact: true })
  await expect(row.getByRole('link', { name: here!.label })).toBeVisible()
  for (const { label } of [wide!, leftOut!]) await expect(row.getByRole('link', { name: label })).toHaveCount(0)
  await scrollTo(page)
  await expect(winners(page).getByRole('listitem')).toHaveCount(1)
  await expect(winners(page).getByRole('listitem')).toContainText('C. C.')
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/en-UN')
  await expect(row.getByRole('link', { name: wide!.label })).toBeVisible()
})

const win = (gameId: string, playerName: string) => ({
  gameId,
  amount: 12.5,
  currency: 'EUR',
  playerName,
  wonAt: '2026-01-01T00:00:00.000Z',
})

const winners = (page: Page) => page.getByRole('region', { name: 'Winners' })
/** Down the page, as a person goes, until the winners are on the screen. */
const scrollTo = (page: Page) =>
  expect(async () => {
    await page.mouse.wheel(0, 400)
    await expect(winners(page).getByRole('listitem').first()).toBeInViewport({ timeout: 400 })
  }).toPass()

/** The tab goes out of sight, or comes back. */
const look = (page: Page, state: 'hidden' | 'visible') =>
  page.evaluate((now) => {
    Object.defineProperty(document, 'visibilityState', { value: now, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }, state)

const latest = '/api/v1/player/wallet/latest-winners'

test('LOB-8 winners are asked for each minute while somebody looks, not while they are out of sight or the tab is, and a lost answer leaves the last list', async ({
  page,
  qa,
}) => {
  await page.clock.install()
  await answerCookies(page)
  await page.goto('/en-UN/online-casino')
  const section = winners(page)
  const asked = async () => (await qa.calls()).filter(({ path }) => path === latest).length
  await expect(page.getByRole('article').first()).toBeVisible()
  expect(await asked(), 'far below the screen').toBe(0)
  await scrollTo(page)
  expect(await asked()).toBe(1)
  const names = await section.getByRole('listitem').allInnerTexts()
  for (const name of names) expect(name, 'two initials, no more').toMatch(/\b\p{L}\. \p{L}\.\n/u)

  await test.step('a minute later, an answer that is lost', async () => {
    await qa.fault({ method: 'GET', path: latest, kind: 'status', status: 500 })
    await page.clock.fastForward(60_000)
    await expect.poll(asked).toBe(2)
    await expect(section.getByRole('listitem').first()).toBeVisible()
    expect(await section.getByRole('listitem').allInnerTexts()).toEqual(names)
  })
  await test.step('another minute later', async () => {
    await page.clock.fastForward(60_000)
    await expect.poll(asked).toBe(3)
  })
  await test.step('nobody asks for a tab that nobody sees', async () => {
    await look(page, 'hidden')
    await page.clock.fastForward(180_000)
    await page.evaluate(() => fetch('/settings.json'))
    expect(await asked()).toBe(3)
    await look(page, 'visible')
    await page.clock.fastForward(60_000)
    await expect.poll(asked).toBeGreaterThan(3)
  })
  await test.step('out of view nobody asks, and looked at again it is asked at once', async () => {
    const before = await asked()
    await page.evaluate(() => window.scrollTo(0, 0))
    await expect(section).not.toBeInViewport()
    await page.clock.fastForward(180_000)
    // What was asked before this has come to the operator by now.
    await page.evaluate(() => fetch('/settings.json'))
    expect(await asked()).toBe(before)
    await section.scrollIntoViewIfNeeded()
    await expect.poll(asked).toBe(before + 1)
  })
})

test('LOB-8 winners are asked for by range, site and currency, as the source document names them', async ({
  page,
  qa,
}) => {
  await answerCookies(page)
  await page.goto('/en-UN')
  await scrollTo(page)
  const asked = (await qa.calls()).filter(({ path }) => path.endsWith('-winners'))
  expect(Object.fromEntries(asked.map(({ path, query }) => [path, query]))).toEqual({
    [latest]: { siteId: '5', currency: 'EUR' },
    '/api/v1/player/wallet/top-winners': { dateRange: 'WEEK', siteId: '5', currency: 'EUR' },
  })
})

test('LOB-8 LOB-3 wins on games that are not offered here are in no list', async ({ page, qa, operator }) => {
  const [here] = await ask<string[]>(operator, '*[_type == "game" && gameProvider == "novomatic"][0...1].gameId')
  const [there] = await ask<string[]>(operator, '*[_type == "game" && gameProvider == "relax"][0...1].gameId')
  const body = [win(here!, 'A. A.'), win(there!, 'B. B.'), win('no-such-game', 'C. C.')]
  await qa.fault({ method: 'GET', path: latest, kind: 'status', status: 200, body })
  await answerCookies(page)
  await page.goto('/en-UN')
  const section = winners(page)
  await scrollTo(page)
  await expect(section.getByRole('listitem')).toHaveCount(1)
  await expect(section.getByRole('listitem')).toContainText('A. A.')
})

const boxes = (page: Page) => page.getByRole('list', { name: 'Tournaments and news' })
const titles = (page: Page) => boxes(page).getByRole('heading').allInnerTexts()

test('LOB-7 LOC-8 tournaments: a visitor’s are public, in the language of the market; a player’s have the own place after the first round', async ({
  page,
  qa,
  operator,
}) => {
  test.slow()
  const game = await ask<string>(
    operator,
    '*[_type == "game" && "easy-going" in categories && gameProvider == "novomatic" && gameType == "slots"][0].gameId',
  )
  // A Wednesday: the week’s tournament runs, the weekend’s is to come.
  await qa.clock({ now: Date.parse('2026-11-25T12:00:00Z') })
  await page.clock.setSystemTime('2026-11-25T12:00:00Z')
  await answerCookies(page)
  const since = await lastCall(qa)
  await page.goto('/fr-CA/online-casino')
  await expect(page.getByRole('list', { name: 'Tournois et nouveautés' }).getByText(/Se termine dans/)).toBeVisible()
  expect((await qa.calls(since)).filter(({ path }) => path.includes('/tournament/')).map(({ path }) => path)).toEqual([
    '/api/v1/tournament/public/5/CA/FR',
  ])
  await page.goto('/en-UN/online-casino')
  const race = boxes(page).getByRole('listitem').filter({ hasText: 'The slow race' })
  await expect(race).toContainText('Prizes: €5,000')
  await expect(race).toContainText(/Ends in 4 days,? 12 hours/)
  await expect(boxes(page).getByRole('listitem').filter({ hasText: 'The long weekend' })).toContainText(
    /Starts in 2 days,? 6 hours/,
  )
  await race.getByRole('button', { name: 'Standings: The slow race' }).press('Enter')
  const standings = page.getByRole('dialog', { name: 'The slow race' })
  await expect(standings.getByRole('row')).toHaveCount(11)
  await button(standings, 'Close').click()
  await expect(race.getByRole('button', { name: 'Standings: The slow race' })).toBeFocused()

  const account = await qa.player({ wallet: { main: 5000 } })
  await signInAt(page, '/en-UN/terms', account)
  await page.goto('/en-UN/online-casino')
  await expect(race).toContainText('Your first round for money takes part.')
  await page.goto(`/en-UN/online-casino/play/novomatic/${game}?mode=real`)
  await expect(spin(page)).toBeEnabled()
  await spin(page).click()
  await expect(balanceOf(page)).not.toHaveText('€50.00')
  await page.goto('/en-UN/online-casino')
  await expect(race).toContainText(/Your place: \d+, with [\d,]+ points/)
  expect((await callsTo(qa, since, 'GET', '/tournament/5/UN/EN')).length).toBeGreaterThan(0)
})

test('LOB-7 CON-2 boxes are for who they are meant for, and from when to when', async ({ page, qa, operator }) => {
  test.slow()
  const race = 'contentBox-slow-race'
  const weekend = 'contentBox-weekend-tables'
  const limits = 'contentBox-limits'
  await answerCookies(page)
  await edit(operator, race, { authorized: 'NOT_AUTHORIZED' })
  await edit(operator, weekend, { authorized: 'AUTHORIZED', targetAudience: { option: 'GROUP', groups: ['0'] } })
  await page.goto('/en-UN/online-casino')
  await expect.poll(() => titles(page)).toEqual(['The slow race', 'Your limits, your pace'])

  const { playerId } = await signedIn(page, qa, { wallet: { main: 0 } }, '/en-UN/online-casino')
  await expect.poll(() => titles(page)).toEqual(['The long weekend', 'Your limits, your pace'])
  await edit(operator, weekend, { targetAudience: { option: 'GROUP', groups: ['1', '>1'] } })
  await edit(operator, limits, { targetAudience: { option: 'PLAYERS_LIST', playerIds: `7, ${playerId}` } })
  await edit(operator, race, { authorized: 'BOTH', endsAt: '2020-01-01T00:00:00Z' })
  await page.reload()
  await expect.poll(() => titles(page)).toEqual(['Your limits, your pace'])
  await edit(operator, limits, { targetAudience: { option: 'PLAYERS_LIST', playerIds: '7,8' } })
  await page.reload()
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(page.getByRole('list', { name: 'Tournaments and news' })).toHaveCount(0)
})

test('CON-2 LOB-3 a category stands in the menu and the rows of who it is meant for, and as long as it is', async ({
  page,
  qa,
  operator,
}) => {
  const now = Date.parse('2026-11-25T12:00:00Z')
  await qa.clock({ now })
  await page.clock.install({ time: now })
  const [slots, tables] = ['category-slots', 'category-tables']
  await edit(operator, slots, { authorized: 'AUTHORIZED', targetAudience: { option: 'GROUP', groups: ['0'] } })
  await edit(operator, tables, { endDate: '2026-11-25T12:02:00Z' })
  const menu = page.getByRole('navigation', { name: 'Casino', exact: true })
  const inMenu = (name: string) => menu.getByRole('link', { name, exact: true })
  const row = (name: string) => main(page).getByRole('heading', { name, exact: true })
  await answerCookies(page)
  const drawn = await (await page.request.get('/en-UN/online-casino')).text()
  expect(drawn).toContain('/en-UN/online-casino/jackpots"')
  expect(drawn).not.toContain('/en-UN/online-casino/slots"')
  await page.goto('/en-UN/online-casino')
  await expect(inMenu('Table games')).toBeVisible()
  await expect(inMenu('Slots')).toHaveCount(0)
  await expect(row('Table games')).toBeVisible()
  await expect(row('Slots')).toHaveCount(0)
  await page.clock.fastForward('02:01')
  await expect(inMenu('Table games')).toHaveCount(0)
  await expect(row('Table games')).toHaveCount(0)
  await expect(inMenu('Jackpots')).toBeVisible()

  await signedIn(page, qa, { wallet: { main: 0 } }, '/en-UN/online-casino')
  await expect(inMenu('Slots')).toBeVisible()
  await expect(row('Slots')).toBeVisible()
  await edit(operator, slots, { targetAudience: { option: 'GROUP', groups: ['>1'] } })
  await page.reload()
  await expect(inMenu('Jackpots')).toBeVisible()
  await expect(inMenu('Slots')).toHaveCount(0)
  // What it holds is open to everybody: its address still leads to it.
  await page.goto('/en-UN/online-casino/slots')
  await expect(main(page).getByRole('article').first()).toBeVisible()
})

test('LOB-7 CON-2 a box that ends while it is looked at goes, and one that begins comes', async ({
  page,
  qa,
  operator,
}) => {
  const now = Date.parse('2026-11-25T12:00:00Z')
  await qa.clock({ now })
  await page.clock.install({ time: now })
  await edit(operator, 'contentBox-slow-race', { endsAt: '2026-11-25T12:02:00Z' })
  await edit(operator, 'contentBox-limits', { startsAt: '2026-11-25T12:04:00Z' })
  await edit(operator, 'contentBox-weekend-tables', { startsAt: null, endsAt: null })
  await answerCookies(page)
  await page.goto('/en-UN/online-casino')
  await expect.poll(() => titles(page)).toEqual(['The slow race', 'The long weekend'])
  await page.clock.fastForward('02:01')
  await expect.poll(() => titles(page)).toEqual(['The long weekend'])
  await page.clock.fastForward('02:00')
  await expect.poll(() => titles(page)).toEqual(['The long weekend', 'Your limits, your pace'])
})

test('NAV-12 CON-3 pages have their trade’s ids, and the banners of these', async ({ page, qa }) => {
  await answerCookies(page)
  const banner = page.getByRole('region', { name: 'News of this page' })
  for (const [path, id, title, to] of [
    ['/online-casino', 'casino-lobby', 'A shelf of slots', /\/online-casino\/jackpots$/],
    ['/live-casino-online', 'live-casino', 'A seat in the front row', /\/promotions\/live-casino\/front-row$/],
    ['/promotions', 'promotions-home', 'Offers with nothing hidden', /\/promotions$/],
  ] as const)
    await test.step(id, async () => {
      await page.goto(`/en-UN${path}`)
      await expect(page.locator('html')).toHaveAttribute('data-page', id)
      await expect(banner).toContainText(title)
      await expect(banner.getByRole('link')).toHaveAttribute('href', to)
    })
  await page.goto('/en-UN/terms')
  await expect(page.locator('html')).not.toHaveAttribute('data-page')
  await test.step('live-casino-table', async () => {
    await signedIn(page, qa, {}, '/en-UN/live-casino-online/play/evolution?game=kelp-room-roulette')
    await expect(page.locator('html')).toHaveAttribute('data-page', 'live-casino-table')
    await expect(banner).toContainText('The golden wheel')
  })
  await test.step('SAF-2: none for who is at risk', async () => {
    await signedIn(page, qa, { profile: { permissions: { bonuses: false } } }, '/en-UN/online-casino')
    await expect(page.getByRole('article').first()).toBeVisible()
    await expect(banner).toHaveCount(0)
  })
})

test('CON-4 accessible: a lobby with its banner, boxes and standings, a game that is closed, and a running demo', async ({
  page,
  operator,
}) => {
  test.slow()
  await answerCookies(page)
  const found: string[] = []
  await page.goto('/en-UN/online-casino')
  const standings = boxes(page)
    .getByRole('button', { name: /^Standings/ })
    .first()
  await expect(standings).toBeVisible()
  found.push(...(await violationsOf(page)))
  await standings.press('Enter')
  await expect(page.getByRole('dialog').getByRole('table')).toBeVisible()
  found.push(...(await violationsOf(page)))
  await edit(operator, 'provider-softswiss', { maintenance: true })
  await page.goto('/en-UN/online-casino/play/softswiss/penny-bank')
  await expect(main(page).getByRole('alert')).toBeVisible()
  found.push(...(await violationsOf(page)))
  await page.goto('/en-UN/online-casino/play/novomatic/encore-hotel?mode=demo')
  await expect(button(main(page), 'Play for money')).toBeVisible()
  found.push(...(await violationsOf(page)))
  expect(found).toEqual([])
})
