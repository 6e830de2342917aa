import type { Locator, Page } from '@playwright/test'
import { photo } from '#operator/documents/testFiles.ts'
import { databaseEnv } from '../support/database.ts'
import { type TestOperator, startTestOperator } from '../support/operator.ts'
import { CARDS } from '../support/cashier.ts'
import { Qa } from '../support/qa.ts'
import { BRAND_RULES, violationsOf } from './axe.ts'
import { expect, test as base } from './fixtures.ts'
import { becomesVisitor, loginPanel, sendLogin, comesSignedIn, withoutCookieQuestion } from './signing.ts'

const startMarigold = async () => startTestOperator({ brand: 'marigold', env: await databaseEnv() })

const test = base.extend<object, { marigold: () => Promise<TestOperator> }>({
  marigold: [
    // Playwright reads which fixtures are wanted from the pattern.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      let started: Promise<TestOperator> | undefined
      await use(() => (started ??= startMarigold()))
      await (await started)?.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

test.use({
  expectedConsoleErrors: [
    '/player/cookies/consent',
    '501 (Not Implemented)',
    '404 (Not Found)',
    '/user-pool',
    '/password_reset/sms_verification',
  ],
})

const heading = (page: Page) => page.getByRole('heading', { level: 1 }).first()
const phone = { width: 375, height: 800 }
const desktop = { width: 1440, height: 900 }

const still = async (page: Page): Promise<void> => {
  // Colours half-way through a transition are nobody's reading.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await withoutCookieQuestion(page)
}

const texts = ['terms', 'responsible-gambling', 'payment-methods', 'promotions', 'loyalty', 'contact-live-chat']
const errors = ['401', 'no-such-page', '500', 'restricted', 'closed-account']

// Tiles of one list are one component with other words: the first ones stand for hundreds.
const MORE_OF_THE_SAME = 'li:nth-child(n + 4) > article'
// Around every page stand the same header and footer; they are looked into at home, of a visitor and of a player.
const AROUND = 'header:has(nav[aria-label="Main"]), footer'

const leftOut = (where: string): string =>
  where.startsWith('home') ? MORE_OF_THE_SAME : `${MORE_OF_THE_SAME}, ${AROUND}`

for (const brand of ['halcyon', 'marigold'] as const) {
  // Brands differ in looks alone, so the second one is asked only what looks decide, where the most of a page is in sight.
  const [rules, sizes] = brand === 'halcyon' ? [undefined, [phone, desktop]] : [BRAND_RULES, [desktop]]
  // Its looks are the same on each page of a kind.
  const pages =
    brand === 'halcyon'
      ? ['', 'online-casino', 'live-casino-online', ...texts, ...errors]
      : ['', 'online-casino', 'terms', 'promotions', 'payment-methods', 'no-such-page']
  const violations = async (page: Page, where: string): Promise<string[]> =>
    (await violationsOf(page, leftOut(where), rules)).map((line) => `${where}: ${line}`)

  /** Violations at every width; what is open stays open. */
  async function atEachWidth(page: Page, where: string): Promise<string[]> {
    const found: string[] = []
    for (const size of sizes) {
      await page.setViewportSize(size)
      found.push(...(await violations(page, `${where} at ${size.width}`)))
    }
    return found
  }

  test.describe(brand, () => {
    const originOf = async (halcyon: TestOperator, marigold: () => Promise<TestOperator>): Promise<string> =>
      (brand === 'halcyon' ? halcyon : await marigold()).origin

    test(`APP-1 NAV-6 accessible (${brand}): home, lobbies, texts and error pages`, async ({
      page,
      operator,
      marigold,
    }) => {
      test.setTimeout(180_000)
      await still(page)
      const origin = await originOf(operator, marigold)
      const found: string[] = []
      for (const path of pages) {
        await page.goto(`${origin}/en-UN/${path}`)
        await becomesVisitor(page)
        await expect(heading(page)).toBeVisible()
        if (path.includes('casino')) await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
        found.push(...(await atEachWidth(page, path || 'home')))
      }
      expect(found).toEqual([])
    })

    test(`GRD-8 accessible (${brand}): maintenance and restricted country`, async ({ page, operator, marigold }) => {
      // It may be the one that starts the second brand's operator.
      test.setTimeout(120_000)
      await still(page)
      const origin = await originOf(operator, marigold)
      const qa = new Qa(origin)
      const found: string[] = []
      for (const world of [{ maintenance: true }, { maintenance: false, restricted: true }]) {
        await qa.world(world)
        await page.goto(`${origin}/en-UN/`)
        await expect(heading(page)).toBeVisible()
        found.push(...(await atEachWidth(page, Object.keys(world).at(-1) ?? '')))
      }
      await qa.reset()
      expect(found).toEqual([])
    })

    test(`NAV-7 accessible (${brand}): login, its refusal, each step of sign-up, the cookie question`, async ({
      page,
      operator,
      marigold,
    }) => {
      test.setTimeout(120_000)
      const origin = await originOf(operator, marigold)
      const qa = new Qa(origin)
      const found: string[] = []
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto(`${origin}/en-UN/no-such-page`)
      await expect(page.getByRole('button', { name: 'Reject' })).toBeVisible()
      await expect(heading(page)).toBeVisible()
      found.push(...(await atEachWidth(page, 'cookie question')))
      await page.getByRole('button', { name: 'Reject' }).click()
      await page.goto(`${origin}/en-UN/no-such-page#login`)
      await expect(loginPanel(page)).toBeVisible()
      found.push(...(await atEachWidth(page, 'login')))
      await sendLogin(page, { email: 'nobody@example.com', password: 'Not-His-Pass1' })
      await expect(loginPanel(page).getByRole('alert')).toBeVisible()
      found.push(...(await atEachWidth(page, 'login refused')))

      await page.goto(`${origin}/en-UN/signup`)
      const panel = page.getByRole('dialog', { name: 'Sign up' })
      await expect(panel.getByLabel('Email', { exact: true })).toBeVisible()
      found.push(...(await atEachWidth(page, 'sign-up details')))
      await panel.getByRole('button', { name: 'Continue', exact: true }).click()
      await expect(panel.getByLabel('Email', { exact: true })).toHaveAttribute('aria-invalid', 'true')
      found.push(...(await atEachWidth(page, 'sign-up details with errors')))
      const phoneNumber = `40${String(Date.now()).slice(-7)}`
      await panel.getByLabel('Email', { exact: true }).fill(`a11y-${phoneNumber}@example.com`)
      await panel.getByLabel('Password', { exact: true }).fill('Deep-water-42')
      await panel.getByLabel('First name').fill('Aino')
      await panel.getByLabel('Last name').fill('Testaaja')
      await panel.getByLabel('Country').selectOption({ label: 'Finland' })
      await panel.getByLabel('Phone number').fill(phoneNumber)
      await panel.getByLabel(/terms and conditions/).check()
      await panel.getByLabel(/cookie and privacy policy/).check()
      await panel.getByRole('button', { name: 'Continue', exact: true }).click()
      await panel.getByLabel('Date of birth').fill('24/12/1990')
      found.push(...(await atEachWidth(page, 'sign-up contact info')))
      await panel.getByLabel('Postal code').fill('00100')
      await panel.getByRole('button', { name: 'Continue', exact: true }).click()
      await expect(panel.getByLabel('Code', { exact: true })).toBeVisible()
      found.push(...(await atEachWidth(page, 'sign-up verification')))
      await qa.reset()
      expect(found).toEqual([])
    })

    test(`PNP-3 PWD-1 COO-1 PRO-3 PRO-5 PRO-6 accessible (${brand}): paying to sign up, a new password, cookie choices, newer terms, a code for a phone, the inbox`, async ({
      page,
      operator,
      marigold,
    }) => {
      test.setTimeout(120_000)
      await still(page)
      const origin = await originOf(operator, marigold)
      const qa = new Qa(origin)
      // One width for each brand: these are the parts of the panels above with other words in them.
      await page.setViewportSize(sizes[0]!)
      const found: string[] = []
      const look = async (where: string) => void found.push(...(await violations(page, where)))
      const press = (name: string, within: Page | Locator = page) =>
        within.getByRole('button', { name, exact: true }).click()

      await page.goto(`${origin}/en-UN/signup/pnp`)
      const panel = page.getByRole('dialog')
      await panel.getByLabel('Amount').fill('9')
      await press('Continue', panel)
      await look('pay and play, a wrong amount')
      await panel.getByLabel('Amount').fill('50')
      await press('Continue', panel)
      const bank = page.frameLocator('iframe[title="Your bank"]')
      await bank.getByLabel('Customer number').fill(`3${String(Date.now()).slice(-6)}1`)
      await bank.getByLabel('First name').fill('Aino')
      await bank.getByLabel('Last name').fill('Korhonen')
      await look('the bank')
      await bank.getByRole('button', { name: 'Log in' }).click()
      await bank.getByRole('button', { name: 'Approve' }).click()
      await expect(panel.getByLabel('Email')).toBeFocused()
      await press('Continue', panel)
      await expect(panel.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true')
      await look('what the bank does not know, with errors')
      await page.goto(`${origin}/en-UN/signup/callback`)
      await expect(panel).toContainText('can’t be finished')
      await look('a payment that is over')

      await page.goto(`${origin}/en-UN/reset-password`)
      await panel.getByLabel('Email', { exact: true }).fill('nobody@example.com')
      await look('reset: whose password')
      await press('Continue', panel)
      await panel.getByLabel('Code', { exact: true }).fill('123456')
      await press('Continue', panel)
      await expect(panel.getByLabel('Code', { exact: true })).toHaveAttribute('aria-invalid', 'true')
      await look('reset: a wrong code')

      const terms = {
        profile: { firstLogin: true },
        terms: '1.0',
        messages: [{ title: 'One', text: 'Two', path: null }],
      }
      await comesSignedIn(page, await qa.player(terms), `${origin}/en-UN/404`)
      await expect(page.getByRole('region', { name: 'Text of the terms' })).toContainText('Who may play')
      await look('newer terms, welcome')
      await press('Close', panel)
      await press('Accept')
      await page.goto(`${origin}/en-UN/my-account/inbox`)
      await page.getByRole('main').getByRole('link', { name: /One/ }).click()
      await expect(page.getByRole('article')).toContainText('Two')
      await look('a message')
      await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' }).click()
      await expect(panel).toBeVisible()
      await look('cookie settings')
      await page.goto(`${origin}/en-UN/my-account/account`)
      await press('Change phone')
      await page.getByLabel('Phone number').fill(`40${String(Date.now()).slice(-7)}`)
      await press('Send the code')
      await expect(panel.getByLabel('Code')).toBeFocused()
      await press('Continue', panel)
      await expect(panel.getByLabel('Code')).toHaveAttribute('aria-invalid', 'true')
      await look('the code for a phone')
      expect(found).toEqual([])
    })

    test(`NAV-13 accessible (${brand}): a game before and during its demo`, async ({ page, operator, marigold }) => {
      test.setTimeout(120_000)
      await still(page)
      const origin = await originOf(operator, marigold)
      await page.goto(`${origin}/en-UN/online-casino`)
      const tile = page.getByRole('main').getByRole('article').filter({ hasText: 'SoftSwiss' }).first()
      const to = await tile.locator('a[href*="/play/"]').first().getAttribute('href')
      await page.goto(origin + (to ?? ''))
      const demo = page.getByRole('main').getByRole('button', { name: 'Try demo', exact: true })
      await expect(demo).toBeVisible()
      const found = await atEachWidth(page, 'game')
      await demo.click()
      const spin = page.frameLocator('iframe[title]').getByRole('button', { name: 'Spin', exact: true })
      await expect(spin).toBeEnabled()
      found.push(...(await atEachWidth(page, 'game in demo')))
      expect(found).toEqual([])
    })

    test(`RMB-3 accessible (${brand}): the pages of a player, menus, deposit and cashier`, async ({
      page,
      operator,
      marigold,
    }) => {
      test.setTimeout(180_000)
      await still(page)
      const origin = await originOf(operator, marigold)
      const player = await new Qa(origin).player({ profile: { firstLogin: false }, wallet: { main: 5000 } })
      await page.setViewportSize(desktop)
      await comesSignedIn(page, player, `${origin}/en-UN/404`)
      const found: string[] = []
      const header = page.getByRole('banner')
      await header.getByRole('button', { name: 'Account menu' }).click()
      found.push(...(await violations(page, 'home with its account menu')))
      await page.keyboard.press('Escape')
      await header.getByRole('button', { name: /^Wallet details/ }).click()
      found.push(...(await violations(page, 'home with its wallet details')))
      for (const path of ['', 'my-account/account', 'my-account/banking/transactions']) {
        await page.goto(`${origin}/en-UN/${path}`)
        await expect(header.getByRole('status', { name: 'Balance' })).toBeVisible()
        await expect(page.getByRole('heading').first()).toBeVisible()
        if (path === 'my-account/account')
          for (const name of ['Change address', 'Change phone', 'Change password'])
            await page.getByRole('button', { name }).click()
        found.push(...(await atEachWidth(page, path || 'home of a player')))
      }
      await page.setViewportSize(phone)
      await page.getByRole('navigation', { name: 'Quick menu' }).getByRole('button', { name: 'Menu' }).click()
      await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
      found.push(...(await violations(page, 'menu of a phone')))

      await page.goto(`${origin}/en-UN/my-account/banking/deposit`)
      await expect(page.getByLabel('Amount')).toBeVisible()
      found.push(...(await atEachWidth(page, 'deposit')))
      await page.getByLabel('Amount').fill('20.00')
      await page.getByRole('main').getByRole('button', { name: 'Continue', exact: true }).click()
      const cashier = page.frameLocator('iframe[title="Payment"]')
      await cashier.getByLabel('Card number').fill(CARDS.poor)
      found.push(...(await atEachWidth(page, 'cashier')))
      await cashier.getByLabel('Expiry').fill('12 / 40')
      await cashier.getByLabel('CVC').fill('123')
      await cashier.getByRole('button', { name: /^Pay / }).click()
      await expect(page.getByRole('main').locator('[data-flow="deposit"]')).toHaveAttribute('data-state', /refused/)
      found.push(...(await atEachWidth(page, 'refused payment')))
      expect(found).toEqual([])
    })

    test(`RMB-3 accessible (${brand}): withdrawal, documents, transactions and questions about income`, async ({
      page,
      operator,
      marigold,
    }) => {
      test.setTimeout(180_000)
      await still(page)
      const origin = await originOf(operator, marigold)
      const qa = new Qa(origin)
      const player = await qa.player({
        profile: { firstLogin: false, kycStatus: 'FULLY VERIFIED' },
        wallet: { main: 10_000, casinoBonus: 1200 },
      })
      await page.setViewportSize(desktop)
      await comesSignedIn(page, player, `${origin}/en-UN/my-account/banking/withdraw`)
      const found: string[] = []
      const main = page.getByRole('main')
      const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
      await page.getByLabel('Amount').fill('1')
      await press('Withdraw')
      found.push(...(await atEachWidth(page, 'withdrawal with too little')))
      await page.getByLabel('Amount').fill('20')
      await press('Withdraw')
      await expect(page.getByRole('dialog')).toBeVisible()
      found.push(...(await atEachWidth(page, 'bonus that would be lost')))
      await page.getByRole('dialog').getByRole('button', { name: 'Withdraw and lose the bonus' }).click()
      await expect(main.getByRole('heading', { name: 'Your withdrawal is requested' })).toBeVisible()
      found.push(...(await atEachWidth(page, 'requested withdrawal')))
      await page.goto(`${origin}/en-UN/my-account/banking`)
      await expect(main.getByRole('button', { name: /^Cancel the withdrawal/ })).toBeVisible()
      found.push(...(await atEachWidth(page, 'banking')))
      await page.goto(`${origin}/en-UN/my-account/banking/transactions`)
      await expect(main.getByRole('listitem').first()).toBeVisible()
      found.push(...(await atEachWidth(page, 'transactions')))

      await qa.changePlayer(player.playerId, {
        documents: [
          { type: 'PROOF_OF_ID', status: 'REQUESTED', rejectionReason: 'unreadable' },
          { type: 'PROOF_OF_ADDRESS', status: 'REQUESTED' },
          { type: 'PROOF_OF_PAYMENT', status: 'VERIFIED' },
        ],
      })
      await page.goto(`${origin}/en-UN/my-account/account/verification`)
      await expect(main.getByText('We need 2 documents from you')).toBeVisible()
      found.push(...(await atEachWidth(page, 'documents')))
      await press('Send: Proof of address')
      found.push(...(await atEachWidth(page, 'kind of paper')))
      await page.goto(`${origin}/en-UN/my-account/account/verification`)
      await press('Send: Proof of identity')
      await page
        .locator('input[type=file]:not([capture])')
        .setInputFiles({ name: 'passport.jpg', mimeType: 'image/jpeg', buffer: await photo() })
      await expect(page.getByRole('img', { name: 'The file you chose' })).toBeVisible()
      found.push(...(await atEachWidth(page, 'file to send')))

      await qa.changePlayer(player.playerId, { profile: { eddQuestionnaire: true, kycStatus: 'EDD_PENDING' } })
      await page.goto(`${origin}/en-UN/my-account/account`)
      await expect(page.getByRole('dialog', { name: 'Questions about your income' })).toBeVisible()
      found.push(...(await atEachWidth(page, 'reminder of the questions')))
      await press('Begin')
      await press('Send answers')
      found.push(...(await atEachWidth(page, 'questions with errors')))
      expect(found).toEqual([])
    })
  })
}
