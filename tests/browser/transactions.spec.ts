import type { Page } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import { requestDeposit } from '../support/cashier.ts'
import { signIn } from '../support/playerClient.ts'
import { expect, test } from './fixtures.ts'
import { button, callsTo, flowOf, lastCall, signedIn } from './people.ts'

const PAGE = '/en-UN/my-account/banking/transactions'
const CALL = '/api/v1/player/wallet/transactions'
const PENDING = '/api/v1/player/wallet/pendingWithdrawal'
const CANCEL = '/api/v1/player/wallet/withdrawal/cancellation'

// Faults and lost answers are what these tests are about.
test.use({ expectedConsoleErrors: ['/player/wallet', '/player/cookies/consent', '501 (Not Implemented)'] })

const list = (page: Page) => page.getByRole('list', { name: 'Transactions' })
const rows = (page: Page) => list(page).getByRole('listitem')
const category = (page: Page) => page.getByLabel('Category')
const amounts = (page: Page) => list(page).getByText(/^[+−]€/)

/** A row as it crosses the wire. */
const wireRow = (number: number, transactionDate: string, parts: object = {}) => ({
  referenceId: `R${String(number)}`,
  playerId: 1,
  walletId: 'main',
  category: 'CASINO',
  type: 'WIN',
  status: 'SUCCESS',
  amount: 1,
  currency: 'EUR',
  balanceAfterTransaction: 1,
  transactionDate,
  reason: `Row ${String(number)}`,
  ...parts,
})
const waiting = (withdrawalId: string, cancellable = true) => ({
  withdrawalId,
  amount: 20,
  currency: 'EUR',
  method: 'TRUSTLY',
  status: 'PENDING',
  cancellable,
  createdAt: '2026-01-02T10:00:00.000Z',
})

test('TXN-1 RMB-6 each movement stands under its day with type, amount and sign, balance, reason and reference', async ({
  page,
  qa,
}) => {
  await signedIn(page, qa, { wallet: { main: 12_345 } }, PAGE)
  await expect(rows(page)).toHaveCount(1)
  const row = rows(page).first()
  await expect(row.getByRole('heading', { name: 'Today' })).toBeVisible()
  await expect(row).toContainText('Deposit')
  await expect(row).toContainText('+€123.45')
  await expect(row).toContainText('Balance €123.45')
  await expect(row).toContainText('Correction · Set by QA')
  await expect(row).toContainText(/Reference M\d+/)
  await expect(page.getByText('That is all.')).toBeVisible()
})

test('TXN-1 a deposit that was given up is in the history with its status, and moves nothing', async ({
  page,
  qa,
  operator,
}) => {
  const account = await signedIn(page, qa)
  const client = await signIn(operator.origin, account.email, account.password)
  await requestDeposit(client, operator.origin, 20)
  await requestDeposit(client, operator.origin, 30)
  await page.goto(PAGE)
  await expect(rows(page)).toHaveCount(2)
  await expect(rows(page).first()).toContainText('Waiting for you')
  await expect(rows(page).last()).toContainText('Cancelled')
  await expect(rows(page).last()).toContainText('Card')
  await expect(rows(page).last()).not.toContainText('Balance')
})

test('TXN-1 LOC-13 a way to pay is called in a row as where it is chosen, in the page’s language', async ({
  page,
  qa,
  operator,
}) => {
  const account = await signedIn(page, qa)
  const client = await signIn(operator.origin, account.email, account.password)
  await requestDeposit(client, operator.origin, 20)
  await page.goto(PAGE.replace('en-UN', 'fi-UN'))
  await expect(page.getByText('Maksut · Kortti', { exact: true })).toBeVisible()
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'Lataa CSV-tiedostona').click()])
  const [head, row] = (await readFile(await download.path(), 'utf8')).split('\r\n')
  expect(head).toBe('\uFEFFAika (UTC);Luokka;Laji;Tila;Summa;Valuutta;Saldo sen jälkeen;Selite;Viite')
  expect(row).toMatch(/;Maksut;Talletus;Odottaa sinua;20,00;EUR;;Kortti;/)
})

test('TXN-2 filters by category, status and hours; the file holds all that the filter shows; clearing brings all back', async ({
  page,
  qa,
}) => {
  await signedIn(page, qa, { wallet: { main: 5000 }, transactionsCount: 120 }, PAGE)
  await category(page).selectOption({ label: 'Bonus' })
  await expect(list(page).getByText('Bonus · Welcome bonus').first()).toBeVisible()
  // What a bonus brought is no win of a game, which the results above count.
  await expect(list(page).getByText('Received', { exact: true }).first()).toBeVisible()
  await expect(list(page).getByText('Win', { exact: true })).toHaveCount(0)
  await expect(list(page).getByText(/^Casino/)).toHaveCount(0)
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'Download as CSV').click()])
  expect(download.suggestedFilename()).toMatch(/^transactions-\d{4}-\d\d-\d\d\.csv$/)
  const lines = (await readFile(await download.path(), 'utf8')).split('\r\n')
  expect(lines[0]).toBe('\uFEFFTime (UTC),Category,Type,Status,Amount,Currency,Balance after,Reason,Reference')
  expect(new Set(lines.slice(1, -1).map((line) => line.split(',')[1]))).toEqual(new Set(['Bonus']))

  await page.getByLabel('Status', { exact: true }).selectOption({ label: 'Pending' })
  await expect(page.getByRole('heading', { name: 'Nothing fits this filter' })).toBeVisible()
  await button(page, 'Show all transactions').click()
  await expect(category(page)).toHaveValue('')
  await expect(
    list(page)
      .getByText(/^Casino/)
      .first(),
  ).toBeVisible()

  const since = await lastCall(qa)
  await button(page, 'Last 24 hours').click()
  await expect(button(page, 'Last 24 hours')).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(async () => (await callsTo(qa, since, 'GET', '/wallet/transactions')).length).toBeGreaterThan(0)
  await button(page, 'Dates').click()
  await page.getByLabel('First day').fill('02/05/2020')
  await page.getByLabel('Last day').fill('01/05/2020')
  await button(page, 'Show these days').click()
  await expect(page.getByText('This day lies before the first.')).toBeVisible()
  await page.getByLabel('Last day').fill('03/05/2020')
  await button(page, 'Show these days').click()
  await expect(page.getByRole('heading', { name: 'Nothing fits this filter' })).toBeVisible()
})

test('TXN-2 on a phone the folded filter says what the list leaves out', async ({ page, qa }) => {
  await page.setViewportSize({ width: 375, height: 700 })
  await signedIn(page, qa, { wallet: { main: 5000 }, transactionsCount: 40 }, `${PAGE}?category=CASINO&hour=72`)
  const filter = page.getByRole('region', { name: 'Filter' })
  await expect(filter.getByText('Casino · Last 72 hours')).toBeVisible()
  await expect(category(page)).toBeHidden()
  await filter.getByRole('heading', { name: 'Filter' }).click()
  await button(filter, 'Clear filter').click()
  await expect(filter.getByText('Casino · Last 72 hours')).toHaveCount(0)
})

test('TXN-2 by keyboard, who clears the filter goes on from it', async ({ page, qa }) => {
  await signedIn(page, qa, { wallet: { main: 5000 }, transactionsCount: 10 }, `${PAGE}?status=CANCELLED`)
  const filter = page.getByRole('region', { name: 'Filter' })
  await button(page, 'Show all transactions').press('Enter')
  await expect(list(page)).toBeVisible()
  await expect(filter.locator('summary')).toBeFocused()
  await category(page).selectOption({ label: 'Casino' })
  await button(filter, 'Clear filter').press('Enter')
  await expect(filter.locator('summary')).toBeFocused()
})

test('TXN-2 NAV-7 a filter stands in the address: a reload, Back and a link show the same, and clearing takes it out', async ({
  page,
  qa,
}) => {
  await signedIn(page, qa, { wallet: { main: 5000 }, transactionsCount: 120 }, PAGE)
  await expect(list(page)).toBeVisible()
  const since = await lastCall(qa)
  await category(page).selectOption({ label: 'Bonus' })
  await page.getByLabel('Status', { exact: true }).selectOption({ label: 'Done' })
  await button(page, 'Last 72 hours').click()
  await expect(page).toHaveURL(`${PAGE}?category=BONUS&status=SUCCESS&hour=72`)
  await page.reload()
  await expect(list(page).getByText('Bonus · Welcome bonus').first()).toBeVisible()
  await expect(list(page).getByText(/^Casino/)).toHaveCount(0)
  await expect(category(page)).toHaveValue('BONUS')
  await expect(page.getByLabel('Status', { exact: true })).toHaveValue('SUCCESS')
  await expect(button(page, 'Last 72 hours')).toHaveAttribute('aria-pressed', 'true')
  const account = page.getByRole('navigation', { name: 'Account' })
  await account.getByRole('link', { name: 'My account', exact: true }).click()
  await expect(page.getByText('Login email')).toBeVisible()
  await page.goBack()
  await expect(category(page)).toHaveValue('BONUS')
  await expect(list(page).getByText(/^Casino/)).toHaveCount(0)
  await button(page, 'Clear filter').click()
  await expect(page).toHaveURL(PAGE)
  await expect(
    list(page)
      .getByText(/^Casino/)
      .first(),
  ).toBeVisible()
  const asked = await callsTo(qa, since, 'GET', '/wallet/transactions')
  expect(asked.map(({ query }) => query['category'] ?? 'all').join(' ')).toMatch(/^(BONUS )+all( all)*$/)
})

test('TXN-2 a link to the history that stands on its page shows all again, and Back the filter', async ({
  page,
  qa,
}) => {
  await signedIn(page, qa, { transactionsCount: 120 }, `${PAGE}?from=2020-05-01&to=2020-05-03`)
  await expect(page.getByRole('heading', { name: 'Nothing fits this filter' })).toBeVisible()
  const account = page.getByRole('navigation', { name: 'Account' })
  await account.getByRole('link', { name: 'Transactions', exact: true }).click()
  await expect(list(page)).toBeVisible()
  await expect(page).toHaveURL(PAGE)
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Nothing fits this filter' })).toBeVisible()
  await expect(page).toHaveURL(`${PAGE}?from=2020-05-01&to=2020-05-03`)
})

test('TXN-2 an address that asks for what there is not shows all, without a filter', async ({ page, qa }) => {
  await signedIn(
    page,
    qa,
    { wallet: { main: 5000 } },
    `${PAGE}?category=casino&status=&hour=1e9&from=2026-02-30&to=<b>`,
  )
  await expect(rows(page)).toHaveCount(1)
  await expect(category(page)).toHaveValue('')
  await expect(button(page, 'Clear filter')).toHaveCount(0)
  await expect(button(page, 'Dates')).toHaveAttribute('aria-pressed', 'false')
})

test('TXN-2 older rows come ten by ten as one scrolls, each once', async ({ page, qa }) => {
  await signedIn(page, qa, { wallet: { main: 5000 }, transactionsCount: 60 }, PAGE)
  await expect(rows(page).first()).toBeVisible()
  const since = await lastCall(qa)
  await expect(async () => {
    await page.mouse.wheel(0, 3000)
    await expect(page.getByText('That is all.')).toBeVisible({ timeout: 200 })
  }).toPass()
  const asked = await callsTo(qa, since, 'GET', '/wallet/transactions')
  const positions = asked.map(({ query }) => query['position'])
  expect(new Set(positions).size).toBe(positions.length)
  await expect(rows(page).last()).toHaveAttribute('aria-setsize', '62')
})

test('TXN-2 50,000 rows are in the page without being drawn', async ({ page, qa }) => {
  const begin = Date.parse('2026-05-01T12:00:00Z')
  const transactions = Array.from({ length: 50_000 }, (_, at) =>
    wireRow(at, new Date(begin - at * 60_000).toISOString()),
  )
  await page.route(`**${CALL}*`, (route) => route.fulfill({ json: { transactions, position: null, hasMore: false } }))
  await signedIn(page, qa, {}, PAGE)
  // So many at once are 15 MB, which the operator never sends: to read them takes a while.
  await expect(list(page).getByText('Casino · Row 0', { exact: true })).toBeVisible({ timeout: 30_000 })
  await expect.poll(() => rows(page).count()).toBeLessThan(60)
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight / 2))
  await expect(rows(page).first()).not.toHaveAttribute('aria-posinset', /^\d{1,3}$/)
  await expect.poll(() => rows(page).count()).toBeLessThan(60)
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await expect(list(page).getByText('Casino · Row 49999')).toBeVisible()
})

test('TXN-3 a poll brings what is new without moving what is read, however much came, and says so', async ({
  page,
  qa,
}) => {
  await page.clock.install()
  const { playerId } = await signedIn(page, qa, { wallet: { main: 5000 }, transactionsCount: 60 }, PAGE)
  await expect(rows(page).first()).toBeVisible()
  await page.mouse.wheel(0, 1500)
  await page.clock.runFor(1000)
  const read = rows(page).nth(8)
  const key = await read.getAttribute('data-key')
  const row = page.locator(`[data-key="${String(key)}"]`)
  const before = await row.boundingBox()
  const place = Number(await row.getAttribute('aria-posinset'))
  // More than a page of them: between the new rows and the shown ones nothing may be missing.
  for (let more = 1; more <= 12; more += 1) await qa.changePlayer(playerId, { wallet: { main: 5000 + more } })
  await page.clock.fastForward(30_000)
  await expect(page.getByText('12 new transactions')).toBeVisible()
  await page.clock.runFor(1000)
  expect(Math.abs(((await row.boundingBox())?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(3)
  await expect(row).toHaveAttribute('aria-posinset', String(place + 12))
  await page.getByRole('button', { name: '12 new transactions' }).click()
  await expect(rows(page).first()).toBeInViewport()
  await expect(page.getByText('12 new transactions')).toBeHidden()
})

test('TXN-3 nothing is polled while nobody looks at the page', async ({ page, qa }) => {
  await page.clock.install()
  await signedIn(page, qa, { wallet: { main: 5000 } }, PAGE)
  await expect(rows(page)).toHaveCount(1)
  const flow = flowOf(page, 'transactions')
  const look = (state: string) =>
    page.evaluate((now) => {
      Object.defineProperty(document, 'visibilityState', { value: now, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    }, state)
  await look('hidden')
  await page.clock.fastForward(30_000)
  await expect(flow).toHaveAttribute('data-state', /history\.ready\.asleep/)
  const since = await lastCall(qa)
  await look('visible')
  await expect(flow).toHaveAttribute('data-state', /history\.ready\.resting/)
  expect(await callsTo(qa, since, 'GET', '/wallet/transactions')).toHaveLength(1)
})

for (const [kind, parts] of [
  ['an error', { kind: 'status', status: 500 }],
  ['a dropped connection', { kind: 'drop' }],
  ['an answer that cannot be read', { kind: 'malformed' }],
] as const)
  test(`TXN-3 SAF-9 ${kind} at a poll keeps what is shown and says how old it is; trying again puts it right`, async ({
    page,
    qa,
  }) => {
    await page.clock.install()
    await signedIn(page, qa, { wallet: { main: 5000 } }, PAGE)
    await expect(rows(page)).toHaveCount(1)
    await qa.fault({ method: 'GET', path: CALL, times: 10, ...parts })
    await page.clock.fastForward(30_000)
    await expect(page.getByText('This list may not be up to date')).toBeVisible()
    await expect(page.getByText(/It shows what was known at \d\d:\d\d\./)).toBeVisible()
    await expect(rows(page)).toHaveCount(1)
    await qa.clearFaults()
    await button(page, 'Try again').click()
    await expect(page.getByText('This list may not be up to date')).toBeHidden()
  })

test('TXN-1 SAF-9 a history that cannot be loaded says so and can be asked for again', async ({ page, qa }) => {
  await qa.fault({ method: 'GET', path: CALL, kind: 'status', status: 500, times: 1 })
  await signedIn(page, qa, { wallet: { main: 5000 } }, PAGE)
  await expect(page.getByRole('heading', { name: 'Your transactions could not be loaded' })).toBeVisible()
  await button(page, 'Try again').click()
  await expect(amounts(page)).toHaveText(['+€50.00'])
})

test('TXN-4 net position and win or loss of a period are shown with what they mean', async ({ page, qa }) => {
  await signedIn(page, qa, { wallet: { main: 5000 }, transactionsCount: 200 }, PAGE)
  const results = page.getByRole('region', { name: 'Your results' })
  await expect(results).toContainText('What you have withdrawn, less what you have deposited.')
  await expect(results).toContainText('What you have won, less what you have staked.')
  const since = await lastCall(qa)
  await button(results, '6 months').click()
  await expect(button(results, '6 months')).toHaveAttribute('aria-pressed', 'true')
  // What stands below stays: only the sums are looked up anew.
  await expect(rows(page).first()).toBeVisible()
  await expect(results).toContainText(/Withdrawn €[\d,.]+, deposited €[1-9][\d,.]+/)
  await button(results, 'Own dates').click()
  // Whose sums are shown is said, not which dates are being typed.
  await expect(button(results, 'Own dates')).toHaveAttribute('aria-pressed', 'false')
  await page.getByLabel('First day').fill('01/01/2020')
  await page.getByLabel('Last day').fill('01/01/2020')
  await button(results, 'Show these days').click()
  await expect(results).toContainText('01/01/2020 – 01/01/2020')
  await expect(results).toContainText('Withdrawn €0.00, deposited €0.00')
  const [, own] = await callsTo(qa, since, 'GET', '/net-position-win-loss')
  expect(Date.parse(String(own?.query['to'])) - Date.parse(String(own?.query['from']))).toBe(86_400_000)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 } })

  test('TXN-1 the list is in sight at once; results and filter are folded, and open by a press', async ({
    page,
    qa,
  }) => {
    await signedIn(page, qa, { transactionsCount: 25, wallet: { main: 5000 } }, PAGE)
    await expect(rows(page).first()).toBeInViewport()
    await expect(page.getByLabel('Category')).toBeHidden()
    await page.getByRole('heading', { name: 'Filter' }).click()
    await expect(page.getByLabel('Category')).toBeVisible()
    await page.getByRole('heading', { name: 'Your results' }).click()
    await expect(page.getByRole('region', { name: 'Your results' })).toContainText('Net position')
  })
})

test('WDR-2 SAF-4 a pending withdrawal is cancelled after it was said what that does, once, with one key', async ({
  page,
  qa,
}) => {
  await qa.fault({
    method: 'GET',
    path: PENDING,
    kind: 'status',
    status: 200,
    body: [waiting('w1'), waiting('w2', false)],
    times: 3,
  })
  await signedIn(page, qa, { wallet: { main: 5000 } }, PAGE)
  const pending = page.getByRole('region', { name: 'Pending withdrawals' })
  await expect(pending.getByText('It cannot be cancelled any more.')).toHaveCount(1)
  const since = await lastCall(qa)
  await button(pending, 'Cancel the withdrawal to Trustly').click()
  await button(page, 'Keep it').click()
  expect(await callsTo(qa, since, 'POST', '/cancellation')).toEqual([])

  await qa.fault({
    method: 'POST',
    path: CANCEL,
    kind: 'status',
    status: 409,
    body: { status: 409, code: 'limit_reached', message: 'no' },
  })
  await button(pending, 'Cancel the withdrawal to Trustly').click()
  await button(page, 'Yes, cancel it').click()
  await expect(pending.getByText('You have cancelled as many withdrawals as you can for now.')).toBeVisible()

  await qa.fault({
    method: 'POST',
    path: CANCEL,
    kind: 'status',
    status: 409,
    body: { status: 409, code: 'error.withdrawal.not_pending', message: 'no' },
  })
  await button(pending, 'Cancel the withdrawal to Trustly').click()
  await button(page, 'Yes, cancel it').click()
  await expect(pending.getByRole('alert')).toHaveText(
    /^This withdrawal is not pending any more.*whether it was cancelled or paid\.$/,
  )

  await qa.fault({
    method: 'POST',
    path: CANCEL,
    kind: 'status',
    status: 200,
    body: { ...waiting('w1', false), status: 'CANCELLED' },
  })
  await button(pending, 'Cancel the withdrawal to Trustly').click()
  await button(page, 'Yes, cancel it').dblclick()
  await expect(pending.getByText('€20.00 is back in your wallet.')).toBeVisible()
  const sent = await callsTo(qa, since, 'POST', '/cancellation')
  expect(sent.map(({ body }) => body)).toEqual(
    Array.from({ length: 3 }, () => ({ pendingWithdrawalId: 'w1', amount: 20, cancelByPlayer: true })),
  )
  expect(new Set(sent.map(({ headers }) => headers['idempotency-key'])).size).toBe(3)
})

test.describe('on the other side of the world', () => {
  const timezoneId = 'Pacific/Auckland'
  test.use({ timezoneId })

  test('TXN-1 a day begins at the player’s midnight, wherever the operator is', async ({ page, qa }) => {
    const now = Date.now()
    const clock = new Intl.DateTimeFormat('en-GB', { timeZone: timezoneId, timeStyle: 'medium' }).format(now)
    const [hours = 0, minutes = 0, seconds = 0] = clock.split(':').map(Number)
    const midnight = now - (((hours * 60 + minutes) * 60 + seconds) * 1000 + (now % 1000))
    const transactions = [midnight, midnight - 1, midnight - 43_200_000, midnight - 86_400_001].map((at, index) =>
      wireRow(9 - index, new Date(at).toISOString()),
    )
    await page.route(`**${CALL}*`, (route) => route.fulfill({ json: { transactions, position: null, hasMore: false } }))
    await signedIn(page, qa, {}, PAGE)
    await expect(rows(page)).toHaveCount(4)
    const days = new Intl.DateTimeFormat('en-GB', { timeZone: timezoneId }).format(midnight - 86_400_001)
    await expect(list(page).getByRole('heading')).toHaveText(['Today', 'Yesterday', days])
    await expect(rows(page).nth(0)).toContainText('00:00')
    await expect(rows(page).nth(1)).toContainText('23:59')
    await expect(rows(page).nth(2).getByRole('heading')).toHaveCount(0)
  })
})
