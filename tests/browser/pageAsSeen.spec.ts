import sharp from 'sharp'
import type { Frame, Locator, Page } from '@playwright/test'
import type { SessionLog } from '#src/recorder/log.ts'
import { CARDS } from '../support/cashier.ts'
import { logsOf } from './eventLog.ts'
import { expect, test } from './fixtures.ts'
import { answerCookies, balanceOf, button, signedIn, signInAt } from './people.ts'

// A new player has answered no consent yet: that is what 404 says.
test.use({ viewport: { width: 1280, height: 800 }, expectedConsoleErrors: ['/player/cookies/consent'] })

/** What a log does not hold as it was: pictures, other houses' pages, what is typed, and what is of one player alone. */
const MASK = `
  img, picture, iframe, input, textarea, select, [data-private] { opacity: 0 !important }
  * { caret-color: transparent !important; animation: none !important; transition: none !important }
  :focus-visible { outline: none !important }
`

interface Point {
  readonly what: string
  /** ms since 1970, by the page's clock. */
  readonly at: number
  readonly picture: Buffer
}

const fileOf = (...runs: readonly SessionLog[]): string =>
  JSON.stringify({
    form: 'event-log',
    version: 1,
    reason: 'help',
    sentAt: runs[0]?.startedAt,
    place: { build: '', brand: 'halcyon', locale: 'en-UN', path: '/', viewport: { width: 1280, height: 800 } },
    note: null,
    runs,
  })

/** The step that a run stood at at a time. */
function stepAt({ startedAt, records }: SessionLog, at: number): number {
  let now = startedAt
  const after = records.findIndex(([ms]) => (now += ms) > at)
  return after < 0 ? records.length : after
}

/** Part of the pixels that differ so much that an eye sees it. */
async function difference(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = await Promise.all(
    [one, other].map((png) => sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })),
  )
  expect([b!.info.width, b!.info.height]).toEqual([a!.info.width, a!.info.height])
  let different = 0
  for (let at = 0; at < a!.data.length; at += 3)
    if ([0, 1, 2].some((part) => Math.abs(a!.data[at + part]! - b!.data[at + part]!) > 40)) different += 1
  return different / (a!.data.length / 3)
}

const SEEN = 'iframe[title="The page as the player saw it"]'
const pageFrame = async (page: Page): Promise<Frame> => {
  const frame = await (await page.locator(SEEN).elementHandle())?.contentFrame()
  if (!frame) throw new Error('no frame')
  return frame
}

const drawnStep = (page: Page) => page.locator('output[data-drawn]')
const scrubTo = async (page: Page, step: number): Promise<void> => {
  await page.getByRole('slider', { name: 'Step' }).fill(String(step))
  await expect(drawnStep(page)).toHaveAttribute('data-drawn', String(step))
}

/** The ways to be paid out, each with its least and its most. */
const ways = (within: Locator): Locator => within.locator('label').filter({ hasText: /–/ })

/** Opens logs on the staff page, as from a file. */
async function openLogs(page: Page, ...runs: readonly SessionLog[]): Promise<void> {
  await page
    .getByLabel('Choose the file of a log')
    .setInputFiles({ name: 'log.json', mimeType: 'application/json', buffer: Buffer.from(fileOf(...runs)) })
}

test('MOD-6 the log of a page that was loaded by somebody signed in replays to its end', async ({ page, qa }) => {
  const account = await qa.player({ wallet: { main: 5000 } })
  await answerCookies(page)
  await signInAt(page, '/en-UN/terms', account)
  await page.reload()
  await expect(balanceOf(page)).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'Casino', exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Casino' })).toBeVisible()
  await page.getByRole('contentinfo').getByRole('button', { name: 'Send a report to support' }).click()
  await expect(page.getByRole('dialog').getByLabel(/What went wrong/)).toBeVisible()
  await page.goto('/staff#replay')
  const logs = await logsOf(page)
  expect(logs).toHaveLength(2)
  await openLogs(page, ...logs)
  const parts = page.getByText('The replay parts from the recording')
  for (const [at, { records }] of logs.entries()) {
    await page.getByRole('list', { name: 'Runs' }).getByRole('button').nth(at).click()
    await page.getByRole('slider', { name: 'Step' }).fill(String(records.length))
    await expect(page.getByRole('region', { name: 'What happened in this step' })).toHaveAttribute(
      'data-step',
      String(records.length),
    )
    await expect(page.getByRole('region', { name: 'Actors that live now' })).toBeVisible()
    await expect(parts).toHaveCount(0)
  }
})

test('MOD-6 once a page is drawn nothing of it is fetched any more, and it has its own letters at every step', async ({
  page,
  qa,
}) => {
  // Signed in, and so blank until it is known who is there.
  await signedIn(page, qa)
  await page.reload()
  await expect(balanceOf(page)).toBeVisible()
  await page.goto('/staff#replay')
  const log = (await logsOf(page)).at(-1)!
  await openLogs(page, log)
  await expect(drawnStep(page)).toHaveAttribute('data-drawn', '0', { timeout: 30_000 })
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.context().setOffline(true)
  await scrubTo(page, log.records.length)
  const frame = await pageFrame(page)
  await expect(frame.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await frame.evaluate(() => [...document.fonts].map(({ status }) => status))).not.toContain('unloaded')
  expect(asked).toEqual([])
})

/** An answer whose lists hold nothing that a view can read. */
const emptied = (value: unknown): unknown => {
  if (Array.isArray(value)) return [null]
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, emptied(one)]))
}

/** The log of a page, once what it showed is noted and stored. */
async function logWithAnswers(page: Page): Promise<SessionLog> {
  const last = async () => (await logsOf(page)).at(-1)
  await expect
    .poll(async () => (await last())?.scenes?.filter(([, , kind]) => kind === 'result').length ?? 0, {
      timeout: 20_000,
    })
    .toBeGreaterThan(1)
  return (await last())!
}

test('MOD-6 what a log of another build holds otherwise breaks its own part of the page: the rest is drawn, and the staff page says which', async ({
  page,
}) => {
  await answerCookies(page)
  await page.goto('/en-UN/online-casino')
  await expect(page.getByRole('heading', { level: 1, name: 'Casino' })).toBeVisible()
  const log = await logWithAnswers(page)
  await page.goto('/staff#replay')
  // What the lobby asked for; the frame around it has answers of its own.
  const ofLobby = new Set(
    log.scenes?.flatMap(([, , kind, data]) =>
      kind === 'query' && ['lobbyRows', 'categories'].includes(String(data.key[1])) ? [data.result] : [],
    ),
  )
  const scenes = log.scenes?.map((scene) => {
    const [record, ms, kind, data] = scene
    return kind === 'result' && ofLobby.has(data.hash)
      ? [record, ms, kind, { ...data, data: emptied(data.data) }]
      : scene
  })
  await openLogs(page, { ...log, scenes } as SessionLog)
  await expect(drawnStep(page)).toHaveAttribute('data-drawn', '0', { timeout: 30_000 })
  await scrubTo(page, log.records.length)
  await expect(page.getByText('A part of the page can not be drawn')).toBeVisible()
  const frame = await pageFrame(page)
  await expect(frame.getByRole('banner')).toBeVisible()
  await expect(page.getByText('The page can not be drawn', { exact: true })).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Step by step' })).toBeVisible()
})

test('MOD-6 the page as the player saw it is read, and is no stop on the way through the staff page by keyboard', async ({
  page,
}) => {
  await answerCookies(page)
  await page.goto('/en-UN/terms')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const log = await logWithAnswers(page)
  await page.goto('/staff#replay')
  await openLogs(page, log)
  await expect(drawnStep(page)).toHaveAttribute('data-drawn', '0', { timeout: 30_000 })
  await scrubTo(page, log.records.length)
  const frame = await pageFrame(page)
  await expect(frame.getByRole('banner').getByRole('link').first()).toBeVisible()
  await button(page, 'Original size').focus()
  await page.keyboard.press('Tab')
  await expect(page.getByText('What is not as it was')).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(button(page, 'Original size')).toBeFocused()
})

test('MOD-6 a category, a provider, a filter of the history and the ways to be paid out are drawn as the player saw them', async ({
  page,
  qa,
}) => {
  test.setTimeout(120_000)
  const main = page.getByRole('main')
  const now = () => page.evaluate(() => Date.now())
  await signedIn(page, qa, { wallet: { main: 10_000 } }, '/en-UN/online-casino')
  await main.getByRole('link', { name: 'Slots', exact: true }).first().click()
  await expect(main.getByRole('list', { name: 'Slots', exact: true })).toBeVisible()
  const slots = await now()
  await button(main, 'Providers').click()
  await main.getByRole('checkbox', { name: 'SoftSwiss' }).check()
  const found = main.getByText(/^\d+ games$/)
  await expect(found).toBeVisible()
  const count = (await found.textContent()) ?? ''
  const filtered = await now()
  // What was done last is stored as the page goes.
  await page.goto('/en-UN/my-account/banking/transactions')
  await page.getByRole('combobox', { name: 'Category' }).selectOption({ label: 'Bonus' })
  await expect(page).toHaveURL(/category=/)
  const bonus = await now()
  await page.goto('/en-UN/my-account/banking/withdraw')
  await expect(page.getByText('Where should it go?')).toBeVisible()
  await expect(ways(main).filter({ hasText: 'Skrill' })).toBeVisible()
  const names = await ways(main).allTextContents()
  const withdrawal = await now()

  await page.goto('/staff#replay')
  const logs = await logsOf(page)
  await openLogs(page, ...logs)
  const run = async (at: number) => {
    const which = logs.findLastIndex(({ startedAt }) => startedAt <= at)
    await page.getByRole('list', { name: 'Runs' }).getByRole('button').nth(which).click()
    await scrubTo(page, stepAt(logs[which]!, at))
    return (await pageFrame(page)).getByRole('main')
  }
  let seen = await run(slots)
  await expect(seen.getByRole('list', { name: 'Slots', exact: true })).toBeVisible()
  await expect(seen.getByRole('link', { name: 'Slots', exact: true }).first()).toHaveAttribute('aria-current', 'page')
  seen = await run(filtered)
  await expect(seen.getByText(count, { exact: true })).toBeVisible()
  seen = await run(bonus)
  await expect(seen.getByRole('combobox', { name: 'Category' })).toHaveValue('BONUS')
  seen = await run(withdrawal)
  await expect(ways(seen)).toHaveText(names)
})

test('MOD-6 a first whole journey is drawn again as it was at ten points of it, with the network cut', async ({
  page,
  qa,
}, info) => {
  test.setTimeout(240_000)
  const points: Point[] = []
  const point = async (what: string) => {
    await page.evaluate(() => document.fonts.ready)
    const style = await page.addStyleTag({ content: MASK })
    const at = await page.evaluate(() => Date.now())
    points.push({ what, at, picture: await page.screenshot() })
    await style.evaluate((element) => element.parentNode?.removeChild(element))
  }
  // Short: written in other letters by the replay, a long one may break its line at another place.
  const email = `s${Date.now().toString(36)}@example.com`
  const phone = `40${String(Date.now()).slice(-7)}`
  const header = page.getByRole('banner')
  const panel = page.getByRole('dialog', { name: /Sign up|Create/ })

  await page.goto('/en-UN')
  await expect(button(page, 'Reject')).toBeVisible()
  await page.waitForLoadState('networkidle')
  await point('home, asked for cookies')
  await button(page, 'Reject').click()
  await expect(button(page, 'Reject')).toBeHidden()
  await header.getByRole('link', { name: 'Casino', exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Casino' })).toBeVisible()
  await expect(page.getByText('A shelf of slots')).toBeVisible()
  await page.waitForLoadState('networkidle')
  await point('the casino lobby')
  await header
    .getByRole('button', { name: 'Sign up' })
    .or(header.getByRole('link', { name: 'Sign up' }))
    .first()
    .click()
  await expect(panel.getByLabel('Email', { exact: true })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await point('sign-up, first step')
  await panel.getByLabel('Email', { exact: true }).fill(email)
  await panel.getByLabel('Password', { exact: true }).fill('Deep-water-42')
  await panel.getByLabel('First name').fill('Aino')
  await panel.getByLabel('Last name').fill('Testaaja')
  await panel.getByLabel('Country').selectOption('Finland')
  await panel.getByLabel('Phone number').fill(phone)
  await panel.getByLabel(/terms and conditions/).check()
  await panel.getByLabel(/cookie and privacy policy/).check()
  await button(panel, 'Continue').click()
  await expect(panel.getByLabel('Date of birth')).toBeVisible()
  await point('sign-up, second step')
  await panel.getByLabel('Date of birth').fill('24/12/1990')
  await panel.getByLabel('Postal code').fill('00100')
  await button(panel, 'Continue').click()
  await expect(panel.getByLabel('Code', { exact: true })).toBeVisible()
  await point('sign-up, the code')
  const [sent] = await qa.inbox(`+358${phone}`)
  await panel.getByLabel('Code', { exact: true }).fill(sent?.code ?? '')
  await button(panel, 'Continue').click()
  const welcome = page.getByRole('dialog', { name: /^Welcome/ })
  await expect(welcome).toBeVisible({ timeout: 20_000 })
  await page.waitForLoadState('networkidle')
  await point('welcome')
  await button(page, 'Close').click()
  await header.getByRole('link', { name: 'Deposit', exact: true }).or(button(header, 'Deposit')).first().click()
  await expect(page.getByLabel('Amount')).toBeVisible()
  await page.waitForLoadState('networkidle')
  await point('the cashier')
  await page.getByLabel('Amount').fill('50.00')
  await button(page.getByRole('main'), 'Continue').click()
  const cashier = page.frameLocator('iframe[title="Payment"]')
  await cashier.getByLabel('Card number').fill(CARDS.good)
  await point('the payment page')
  await cashier.getByLabel('Expiry').fill('12 / 40')
  await cashier.getByLabel('CVC').fill('123')
  await cashier.getByRole('button', { name: /^Pay / }).click()
  await expect(header.getByRole('status', { name: 'Balance' })).toHaveText('€50.00')
  await page.waitForLoadState('networkidle')
  await point('paid in')
  await header.getByRole('link', { name: 'Promotions', exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Promotions' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await point('promotions')
  await header.getByRole('link', { name: 'Casino', exact: true }).first().click()
  await page.getByRole('main').getByRole('article').first().hover()
  await button(page.getByRole('main').getByRole('article').first(), 'Play').click()
  await page.frameLocator('iframe[title]').getByRole('button', { name: 'Spin', exact: true }).click()
  await page.waitForLoadState('networkidle')
  await point('a game')

  await page.goto('/staff#replay')
  const logs = await logsOf(page)
  const log = logs.find(({ records }) => records.some(([, , , , , type]) => type === 'details.submit'))!
  await page.setViewportSize({ width: 1900, height: 1300 })
  await page.getByLabel('Choose the file of a log').setInputFiles({
    name: 'log.json',
    mimeType: 'application/json',
    buffer: Buffer.from(fileOf(log)),
  })
  const drawn = page.locator('output[data-drawn]')
  // At the window's own corner: half a pixel would draw every letter otherwise.
  await page.addStyleTag({ content: `${SEEN} { position: fixed; inset: 0; z-index: 9 }` })
  await expect(drawn).toBeVisible({ timeout: 30_000 })
  await button(page, 'Original size').click()
  const frame = await pageFrame(page)
  await frame.addStyleTag({ content: MASK })
  const asked: string[] = []
  await page.context().setOffline(true)
  page.on('request', (request) => asked.push(request.url()))
  for (const { what, at, picture } of points) {
    const step = stepAt(log, at)
    await page.getByRole('slider', { name: 'Step' }).fill(String(step))
    await expect(drawn).toHaveAttribute('data-drawn', String(step))
    let again = picture
    await info.attach(`${what}, live`, { body: picture, contentType: 'image/png' })
    // What is left to differ is names of the player, which stand as placeholders.
    await expect
      .poll(
        async () => {
          again = await page.screenshot({ clip: { x: 0, y: 0, width: 1280, height: 800 } })
          return difference(picture, again)
        },
        { message: what },
      )
      .toBeLessThan(0.002)
    await info.attach(`${what}, drawn again`, { body: again, contentType: 'image/png' })
  }
  expect(asked).toEqual([])
  // It is the same run, to its end; and what is small on a picture is read.
  await expect(page.getByText('The replay parts from the recording')).toHaveCount(0)
  const paid = stepAt(log, points.find(({ what }) => what === 'paid in')!.at)
  await page.getByRole('slider', { name: 'Step' }).fill(String(paid))
  await expect(frame.getByRole('status', { name: 'Balance' })).toHaveText('€50.00')
  await page.getByRole('slider', { name: 'Step' }).fill(String(stepAt(log, points[0]!.at)))
  await expect(frame.getByRole('button', { name: 'Reject' })).toBeVisible()
  await expect(frame.getByRole('status', { name: 'Balance' })).toHaveCount(0)
})
