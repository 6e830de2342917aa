import sharp from 'sharp'
import type { Frame, Page } from '@playwright/test'
import type { SessionLog } from '#src/recorder/log.ts'
import { CARDS } from '../support/cashier.ts'
import { logsOf } from './eventLog.ts'
import { expect, test } from './fixtures.ts'
import { button } from './people.ts'

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

const fileOf = (log: SessionLog): string =>
  JSON.stringify({
    form: 'event-log',
    version: 1,
    reason: 'help',
    sentAt: log.startedAt,
    place: { build: '', brand: 'halcyon', locale: 'en-UN', path: '/', viewport: { width: 1280, height: 800 } },
    note: null,
    runs: [log],
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
  const email = `seen-${Date.now()}@example.com`
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
  await expect(page.getByText('Jackpot hour')).toBeVisible()
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
