import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { answerCookies, balanceOf, button, typeLogin } from './people.ts'

// A player who never answered the cookie question has no answer stored.
test.use({ expectedConsoleErrors: ['/player/cookies/consent'] })

const main = (page: Page) => page.getByRole('main')
const field = (page: Page) => page.getByRole('searchbox', { name: 'Search games' })
const placeOf = (page: Page) => page.evaluate(() => Math.round(window.scrollY))
const painted = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))

const tileAt = (page: Page, at: number): Locator => main(page).locator(`li[aria-posinset="${at}"]`)

/** A category with two pages open, and a tile in the middle of the window far down it. */
async function farDown(page: Page): Promise<{ readonly place: number; readonly tile: Locator }> {
  await answerCookies(page)
  await page.goto('/en-UN/online-casino/slots')
  await button(main(page), 'Show more').click()
  await expect(page).toHaveURL(/\/slots\?page=2$/)
  await page.evaluate(() => window.scrollTo(0, 2600))
  const inMiddle = () =>
    main(page)
      .locator('li[aria-posinset]')
      .evaluateAll((items) => {
        // Those of the middle may not be drawn yet while others below it are; between two rows is a gap.
        const seen = items.find((item) => {
          const { top, bottom } = item.getBoundingClientRect()
          return top <= innerHeight / 2 + 40 && bottom > innerHeight / 2
        })
        return Number(seen?.getAttribute('aria-posinset') ?? 0)
      })
  await expect.poll(inMiddle).toBeGreaterThan(60)
  return { place: await placeOf(page), tile: tileAt(page, await inMiddle()) }
}

test('LOB-1 LOC-2 NAV-13 the way out of a game leads to the very place it was opened from, also after a reload; who came by a link comes to the lobby', async ({
  page,
}) => {
  const { place, tile } = await farDown(page)
  await tile.getByRole('link').click()
  await expect(page).toHaveURL(/\/play\//)
  const game = page.url()
  const back = page.getByRole('banner').getByRole('link', { name: 'Back', exact: true })
  await back.click()
  await expect(page).toHaveURL(/\/slots\?page=2$/)
  await expect.poll(() => placeOf(page)).toBe(place)
  await expect(tile).toBeInViewport()
  await page.goForward()
  await button(main(page), 'Try demo').click()
  await expect(page).toHaveURL(/mode=demo$/)
  await page.reload()
  await back.click()
  await expect(page).toHaveURL(/\/slots\?page=2$/)
  const other = await page.context().newPage()
  await other.goto(game)
  await main(other).getByRole('link', { name: 'Back to the lobby' }).click()
  await expect(other).toHaveURL(/\/online-casino$/)
})

test('LOC-2 GRD-9 LOB-4 who keeps a game far down a list and logs in for it is at that game still', async ({
  page,
  qa,
}) => {
  const player = await qa.player({})
  const { place, tile } = await farDown(page)
  const heart = tile.getByRole('button', { name: /^My games/ })
  await heart.click()
  await typeLogin(page, player)
  await expect(balanceOf(page)).toBeVisible()
  await expect(page).toHaveURL(/\/slots\?page=2$/)
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  // What a lobby asks for a player, its address waits for.
  await page.waitForLoadState('networkidle')
  await painted(page)
  await expect(heart).toBeInViewport()
  expect(await placeOf(page)).toBe(place)
})

for (const { where, path } of [
  { where: 'a lobby', path: '/en-UN/online-casino' },
  { where: 'the home page', path: '/en-UN' },
]) {
  test(`LOC-2 LOB-1 back at ${where} a row stands as far along as it was left; come to anew it begins at its first game`, async ({
    page,
  }) => {
    await answerCookies(page)
    await page.goto(path)
    const row = main(page).getByRole('region', { name: 'Popular', exact: true })
    const list = row.getByRole('list')
    const left = () => list.evaluate((element) => Math.round(element.scrollLeft))
    const on = button(row, 'Scroll on')
    await on.scrollIntoViewIfNeeded()
    await on.click()
    await expect.poll(left).toBeGreaterThan(300)
    const tile = list.locator('li[aria-posinset="9"]')
    await tile.scrollIntoViewIfNeeded()
    await painted(page)
    const place = await left()
    await tile.getByRole('link').click()
    await expect(page).toHaveURL(/\/play\//)
    await page.goBack()
    await expect(tile).toBeInViewport()
    await expect.poll(left).toBe(place)
    await page.getByRole('banner').getByRole('link', { name: 'Live casino' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Live casino' })).toBeVisible()
    await page.getByRole('banner').locator(`a[href="${path}"]`).first().click()
    await expect(row).toBeVisible()
    await expect.poll(left).toBe(0)
  })
}

test('APP-9 LOC-2 by keyboard: back from a game the focus is at its tile, far down a list', async ({ page }) => {
  const { place, tile } = await farDown(page)
  const link = tile.getByRole('link')
  await link.press('Enter')
  await expect(page).toHaveURL(/\/play\//)
  await page.goBack()
  await expect(link).toBeFocused()
  await expect.poll(() => placeOf(page)).toBe(place)
})

test('LOB-2 the search button leads to the field each time it is pressed, and leaves what was typed', async ({
  page,
}) => {
  await answerCookies(page)
  await page.goto('/en-UN')
  const search = button(page.getByRole('banner'), 'Search')
  await search.click()
  await expect(field(page)).toBeFocused()
  await search.click()
  await expect(field(page)).toBeFocused()
  await field(page).fill('an')
  await expect(page).toHaveURL(/search=an$/)
  await search.click()
  await expect(field(page)).toBeFocused()
  await expect(field(page)).toHaveValue('an')
  await expect(main(page).getByRole('heading', { name: 'Games found' })).toBeVisible()
})
