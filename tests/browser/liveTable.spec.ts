import type { Locator, Page } from '@playwright/test'
import { LIVE } from '#operator/games/live.ts'
import type { Qa } from '../support/qa.ts'
import { expect, test } from './fixtures.ts'
import { answerCookies, arrivesAfterRefusal, balanceOf, button, signedIn } from './people.ts'
import { comesSignedIn } from './signing.ts'

test.use({
  expectedConsoleErrors: [
    '/player/cookies/consent',
    'Cross-Origin-Opener-Policy header has been ignored',
    // A stake that is lost on its way, and one that is refused.
    '/rgs/round',
  ],
})

const address = '/en-UN/live-casino-online/play/evolution?game=kelp-room-roulette&mode=real'
const PERIOD = LIVE.betting + LIVE.drawing + LIVE.showing
const table = (page: Page) => page.frameLocator('iframe[title]')
const place = (page: Page): Locator => button(table(page).locator('main'), 'Place')
const says = (page: Page): Locator => table(page).getByRole('status').first()
const state = (page: Page): Locator => table(page).locator('main.game')
/** To the beginning of the next round. */
async function toNextRound(qa: Qa): Promise<void> {
  const { now } = await qa.clock({ advanceMs: 0 })
  await qa.clock({ advanceMs: PERIOD - (now % PERIOD) + 100 })
}
/** A player comes to the table as a round begins, and chooses red and black; their id. */
async function sitsDown(page: Page, qa: Qa): Promise<number> {
  const { playerId } = await signedIn(page, qa, { wallet: { main: 1_000_000 } })
  await toNextRound(qa)
  await page.goto(address)
  await expect(place(page)).toBeEnabled()
  for (const field of ['Red', 'Black']) await table(page).getByRole('button', { name: field }).press('Enter')
  return playerId
}
const board = (page: Page): Locator => table(page).getByRole('list', { name: 'Last rounds' }).getByRole('listitem')

test('GAM-1 GAM-3 SAF-3 a live table is played together: one draw for all who sit there, after the close, also for who has paused or left', async ({
  browser,
  page,
  qa,
}) => {
  test.setTimeout(150_000)
  const anna = await signedIn(page, qa, { wallet: { main: 1_000_000 } })
  const other = await browser.newContext()
  const bens = await other.newPage()
  const ben = await qa.player({ wallet: { main: 1_000_000 } })
  await answerCookies(bens)
  const kindsOf = async ({ playerId }: { playerId: number }) =>
    (await qa.ledger(playerId)).map(({ kind }) => kind).filter((kind) => kind === 'BET' || kind === 'WIN')

  await test.step('stakes are taken until the close, which is counted down', async () => {
    await toNextRound(qa)
    await Promise.all([page.goto(address), comesSignedIn(bens, ben, new URL(address, page.url()).href)])
    await expect(place(page)).toBeEnabled()
    await expect(table(page).getByRole('timer', { name: 'Round' })).toHaveText(/^Stakes close in \d+ s$/)
    await place(page).click()
    await expect(says(page)).toHaveText('Choose a field for your stake, then press Place.')
    for (const [who, field] of [
      [page, 'Red'],
      [page, 'Black'],
      [bens, 'Even'],
    ] as const)
      await table(who).getByRole('button', { name: field }).press('Enter')
    await place(page).press('Enter')
    await place(bens).press('Enter')
    await expect(says(page)).toHaveText('Your stakes are on the table')
    await expect(place(page)).toBeDisabled()
    await expect(balanceOf(page)).toHaveText('€9,950.00')
    expect(await kindsOf(anna)).toEqual(['BET'])
  })
  await test.step('Ben opens the menu: his table stands still, the round goes on without him', async () => {
    await button(bens.getByRole('banner'), 'Game menu').click()
    await expect(state(bens)).toHaveAttribute('data-state', 'paused')
    await expect(says(page)).toHaveText(/^\d+(, (red|black): you win €[\d.]+)?$/, { timeout: 20_000 })
    await expect(state(page)).toHaveAttribute('data-state', 'ready')
    await expect(state(bens)).toHaveAttribute('data-state', 'paused')
    await expect(says(bens)).toHaveText('Your stakes are on the table')
  })
  const drawn = (await says(page).textContent())?.split(/[,:]/u)[0] ?? ''
  await test.step('closed, he is shown the same draw', async () => {
    await bens.keyboard.press('Escape')
    await expect(says(bens)).toHaveText(new RegExp(`^${drawn}\\b`), { timeout: 30_000 })
    await expect(state(bens)).toHaveAttribute('data-state', 'ready')
    await expect(board(page).first()).toHaveText(drawn, { timeout: 20_000 })
  })
  await test.step('who leaves with a stake on the table is paid all the same', async () => {
    await toNextRound(qa)
    // The clock has jumped, so the page stands in a round that is over: it is opened anew.
    await page.goto(address)
    await expect(place(page)).toBeEnabled({ timeout: 30_000 })
    await table(page).getByRole('button', { name: 'Red' }).press('Enter')
    await table(page).getByRole('button', { name: 'Black' }).press('Enter')
    await place(page).click()
    await expect(says(page)).toHaveText('Your stakes are on the table')
    await page.goto('/en-UN/terms')
    await qa.clock({ advanceMs: LIVE.betting })
    // Red and black are both staked on, so only a zero wins nothing.
    await page.goto(address)
    await expect(says(page)).toHaveText(/^\d+(, |$)/, { timeout: 30_000 })
    const wins = [drawn, (await says(page).textContent()) ?? ''].filter((one) => !/^0\b/u.test(one))
    const kinds = await kindsOf(anna)
    expect(kinds.toSorted()).toEqual(['BET', 'BET', ...wins.map(() => 'WIN')])
    await expect(state(page)).toHaveAttribute('data-state', 'ready')
  })
  await other.close()
})

test('GAM-3 SAF-4 who loads a table again while their stake lies on its open round is told so, and can not stake twice', async ({
  page,
  qa,
}) => {
  const playerId = await sitsDown(page, qa)
  await place(page).click()
  await expect(says(page)).toHaveText('Your stakes are on the table')
  // The round has all of its time, however long the page takes.
  const { now } = await qa.clock({ advanceMs: 0 })
  await qa.clock({ now: now - (now % PERIOD) + 100 })
  await page.reload()
  await expect(says(page)).toHaveText('Your stakes are on the table')
  await expect(place(page)).toBeDisabled()
  await table(page).getByRole('button', { name: 'Red' }).press('Enter')
  await place(page).press('Enter')
  await expect(says(page)).toHaveText('Your stakes are on the table')
  expect((await qa.ledger(playerId)).filter(({ kind }) => kind === 'BET')).toHaveLength(1)
})

test('GAM-3 WAL-2 money that comes in while a table shows a stake of before is there after its result', async ({
  page,
  qa,
}) => {
  const playerId = await sitsDown(page, qa)
  // With zero too, something is won whatever is drawn.
  await table(page).getByRole('button', { name: '0', exact: true }).press('Enter')
  await place(page).click()
  await expect(says(page)).toHaveText('Your stakes are on the table')
  await page.reload()
  await expect(place(page)).toBeVisible()
  await button(page.getByRole('banner'), 'Game menu').click()
  await expect(state(page)).toHaveAttribute('data-state', 'paused')
  await qa.clock({ advanceMs: PERIOD })
  const isPaid = async () => (await qa.ledger(playerId)).some(({ kind }) => kind === 'WIN')
  await expect.poll(isPaid, { timeout: 20_000 }).toBe(true)
  await qa.changePlayer(playerId, { wallet: { main: 2_000_000 } })
  await expect(balanceOf(page)).toHaveText('€20,000.00')
  await page.keyboard.press('Escape')
  await expect(says(page)).toHaveText(/^\d+(, |$)/u, { timeout: 30_000 })
  await expect(state(page)).toHaveAttribute('data-state', 'ready')
  await expect(table(page).locator('.balance')).toHaveText('€20,000.00')
  await expect(balanceOf(page)).toHaveText('€20,000.00')
})

test('GAM-3 SAF-4 who changes their stake after a refused one has arrived is told that the earlier one lies on the table, and plays on', async ({
  page,
  qa,
}) => {
  const playerId = await sitsDown(page, qa)
  const stakes = async () => (await qa.ledger(playerId)).filter(({ kind }) => kind === 'BET')
  const message = await arrivesAfterRefusal(page)
  await place(page).press('Enter')
  await expect(says(page)).toHaveText(message)
  await table(page).getByRole('button', { name: 'Even' }).press('Enter')
  await place(page).press('Enter')
  await expect(says(page)).toHaveText('Your earlier stakes are on the table: these were not taken')
  await expect(table(page).locator('.balance')).toHaveText('€9,950.00')
  expect(await stakes()).toHaveLength(1)
  await expect(says(page)).toHaveText(/^\d+(, |$)/u, { timeout: 20_000 })
  await expect(place(page)).toBeEnabled({ timeout: 30_000 })
  await place(page).press('Enter')
  await expect(says(page)).toHaveText('Your stakes are on the table')
  expect(await stakes()).toHaveLength(2)
})

test('SAF-3 GAM-7 a stake that was lost on its way is not sent again while play is paused, nor laid on a later round afterwards', async ({
  page,
  qa,
}) => {
  await page.clock.install()
  const { playerId } = await signedIn(page, qa, { wallet: { main: 1_000_000 } })
  await toNextRound(qa)
  await page.goto(address)
  await expect(place(page)).toBeEnabled()
  await table(page).getByRole('button', { name: 'Red' }).press('Enter')
  const sent: (string | null)[] = []
  let isLost = true
  await page.route('**/rgs/round', async (route) => {
    sent.push(await state(page).getAttribute('data-state'))
    await (isLost ? route.abort() : route.continue())
  })
  await place(page).press('Enter')
  await expect(says(page)).toHaveText('No connection. Trying again…')
  await button(page.getByRole('banner'), 'Game menu').click()
  await expect(state(page)).toHaveAttribute('data-state', 'paused')
  isLost = false
  await qa.clock({ advanceMs: PERIOD })
  await page.clock.runFor(10_000)
  await page.keyboard.press('Escape')
  await expect(says(page)).toHaveText('Your stake came too late for its round, and was not taken')
  expect(sent).not.toContain('paused')
  expect((await qa.ledger(playerId)).filter(({ kind }) => kind === 'BET')).toEqual([])
  await expect(balanceOf(page)).toHaveText('€10,000.00')
})

test('GAM-3 SAF-9 a table that is told to wait for less than nothing asks again, and its rounds go on', async ({
  page,
  qa,
}) => {
  await signedIn(page, qa, { wallet: { main: 1_000_000 } })
  await toNextRound(qa)
  // A browser makes more than a week of this.
  const leftMs = -1e12
  const body = { n: 1, phase: 'showing', leftMs, kind: 'roulette', shown: null, last: [], players: 1, mine: null }
  await qa.fault({ method: 'GET', path: '/rgs/live', kind: 'malformed', body })
  await page.goto(address)
  await expect(table(page).getByRole('timer', { name: 'Round' })).toHaveText(/^Stakes close in \d+ s$/, {
    timeout: 25_000,
  })
  await expect(place(page)).toBeEnabled()
})

test('GAM-3 GAM-7 an answer to a stake that comes after its round was shown changes nothing: result and balance stand, and stake and win count once', async ({
  page,
  qa,
}) => {
  const playerId = await sitsDown(page, qa)
  const { promise: isOver, resolve: letGo } = Promise.withResolvers<void>()
  await page.route('**/rgs/round', async (route) => {
    const response = await route.fetch()
    await isOver
    await route.fulfill({ response })
  })
  await place(page).press('Enter')
  await expect(state(page)).toHaveAttribute('data-state', 'playing')
  await expect(says(page)).toHaveText(/^\d+(, |$)/u, { timeout: 20_000 })
  await expect(state(page)).toHaveAttribute('data-state', 'ready')
  const result = (await says(page).textContent()) ?? ''
  const won = result.includes('you win')
  const balance = won ? '€10,000.00' : '€9,950.00'
  const answered = page.waitForResponse('**/rgs/round')
  letGo()
  await (await answered).finished()
  await button(page.getByRole('banner'), 'Game menu').click()
  const played = page.getByRole('dialog').locator('dl')
  await expect(played).toContainText(/Staked\s*€50\.00/u)
  await expect(played).toContainText(won ? /Won\s*€50\.00/u : /Won\s*€0\.00/u)
  await expect(says(page)).toHaveText(result)
  await expect(table(page).locator('.balance')).toHaveText(balance)
  await expect(balanceOf(page)).toHaveText(balance)
  expect((await qa.ledger(playerId)).filter(({ kind }) => kind === 'BET')).toHaveLength(1)
})

test('SAF-4 GAM-3 a stake that arrives after its refusal is played and shown, and the next one is a round of its own', async ({
  page,
  qa,
}) => {
  const playerId = await sitsDown(page, qa)
  const stakes = async () => (await qa.ledger(playerId)).filter(({ kind }) => kind === 'BET')
  const message = await arrivesAfterRefusal(page)
  await place(page).press('Enter')
  await expect(says(page)).toHaveText(message)
  expect(await stakes()).toHaveLength(1)
  await expect(says(page)).toHaveText(/^\d+(, |$)/u, { timeout: 20_000 })
  await expect(table(page).getByRole('timer', { name: 'Round' })).toHaveText(/^Stakes close in \d+ s$/, {
    timeout: 20_000,
  })
  await expect(place(page)).toBeEnabled()
  await place(page).press('Enter')
  await expect(says(page)).toHaveText('Your stakes are on the table')
  expect(await stakes()).toHaveLength(2)
})

test('GAM-3 RMB-12 a stake whose answer was lost, and whose round the table has shown, is asked after quietly: the result stays', async ({
  page,
  qa,
}) => {
  const playerId = await sitsDown(page, qa)
  const { promise: isOver, resolve: letGo } = Promise.withResolvers<void>()
  let asked = 0
  await page.route('**/rgs/round', async (route) => {
    const response = await route.fetch()
    await isOver
    asked += 1
    await (asked < 3 ? route.abort() : route.fulfill({ response }))
  })
  await place(page).press('Enter')
  await expect(says(page)).toHaveText(/^\d+(, |$)/u, { timeout: 20_000 })
  await expect(state(page)).toHaveAttribute('data-state', 'ready')
  // Everything that is said from here on.
  const said = await says(page).evaluateHandle((line) => {
    const heard: (string | null)[] = []
    new MutationObserver(() => heard.push(line.textContent)).observe(line, {
      childList: true,
      characterData: true,
      subtree: true,
    })
    return heard
  })
  const answered = page.waitForResponse('**/rgs/round')
  letGo()
  await answered
  expect(await said.evaluate((heard) => heard.filter((words) => words?.startsWith('No connection')))).toEqual([])
  expect((await qa.ledger(playerId)).filter(({ kind }) => kind === 'BET')).toHaveLength(1)
})
