import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { readReport } from '#contract/eventLog.ts'
import { applicant, fillContactInfo, fillDetails, signUpPanel } from './applicant.ts'
import { violationsOf } from './axe.ts'
import { logsOf } from './eventLog.ts'
import { expect, test } from './fixtures.ts'
import { answerCookies, button, openDeposit, payByCard, signedIn, typeLogin } from './people.ts'
import { arrived, holdsReports, reportDialog, reportEntry, takesReports } from './reporting.ts'

test.use({
  expectedConsoleErrors: [
    'a page broke',
    '/event-logs',
    '/user-pool',
    '/player/',
    '401 (Unauthorized)',
    '404 (Not Found)',
    '500 (Internal',
    'ERR_FAILED',
    'crashed',
    'could not be started',
    'status code 500',
  ],
})
test.beforeEach(({ page }) => answerCookies(page))

const note = (page: Page) => reportDialog(page).getByLabel('What went wrong?')
const opens = async (page: Page): Promise<void> => {
  await reportEntry(page).click()
  await expect(reportDialog(page)).toHaveAttribute('data-state', 'reviewing')
}
const sends = (page: Page) => button(reportDialog(page), 'Send').click()
const reference = (page: Page) => reportDialog(page).locator('strong')

test('MOD-5 SAF-12 what a person did is sent with their note once they have seen it, and holds nothing secret that they typed', async ({
  page,
  qa,
}) => {
  test.setTimeout(120_000)
  const sent = await takesReports(page, arrived('ABCD-2345'), arrived('7KMN-0PQR'))
  const who = applicant()
  await page.goto('/en-UN/')
  await button(page.getByRole('banner'), 'Sign up').click()
  const panel = signUpPanel(page)
  await fillDetails(panel, who)
  await fillContactInfo(panel)
  await panel.getByLabel('Code', { exact: true }).fill('000000')
  await button(panel, 'Continue').click()
  await expect(panel).toHaveAttribute('data-status', /FAIL_VERIFY/)
  const code = (await qa.inbox(who.mobilePhone))[0]?.code ?? ''
  await panel.getByLabel('Code', { exact: true }).fill(code)
  await button(panel, 'Continue').click()
  await expect(page.locator('html')).toHaveAttribute('data-session', /player/, { timeout: 20_000 })
  await button(page.getByRole('dialog', { name: /^Welcome/ }), 'Close').click()
  await openDeposit(page)
  await page.getByLabel('Amount').fill('50.00')
  await button(page.getByRole('main'), 'Continue').click()
  await payByCard(page)
  await expect(page.getByRole('banner').getByRole('status', { name: 'Balance' })).toHaveText('€50.00')
  await button(page.getByRole('banner'), 'Log out').click()
  await expect(page.locator('html')).toHaveAttribute('data-session', 'visitor')
  await button(page.getByRole('banner'), 'Log in').click()
  await typeLogin(page, { playerId: 0, email: who.email, password: 'Not-His-Pass1' })
  await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible()
  await page.keyboard.press('Escape')

  await opens(page)
  const dialog = reportDialog(page)
  await expect(dialog).toContainText('1 page was loaded')
  await expect(dialog).toContainText(/kB in all/)
  await dialog.getByText('Read all of it').click()
  const raw = (await dialog.locator('pre').textContent()) ?? ''
  expect(raw).toContain('"login.submit"')
  expect(sent, 'nothing goes before it is sent').toHaveLength(0)
  await note(page).fill('  The third game hangs.  ')
  await sends(page)
  await expect(reference(page)).toHaveText('ABCD-2345')

  const [{ text, report, headers }] = sent as [(typeof sent)[0]]
  expect(report).toMatchObject({ reason: 'help', note: 'The third game hangs.', place: { locale: 'en-UN' } })
  expect(report.runs).toHaveLength(1)
  expect(headers['content-encoding']).toBe('gzip')
  expect(headers['authorization']).toBeUndefined()
  // What was shown is what was sent.
  expect(text).toContain(raw.slice(0, 5000).replaceAll('],\n[', '],['))
  for (const secret of [who.password, 'Not-His-Pass1', code, who.email, who.phoneBody, '4242', 'Testaaja', 'eyJ'])
    expect(text.includes(secret), secret).toBe(false)

  // What was written beside one report does not stand in the next one's log.
  await button(dialog, 'OK').click()
  await opens(page)
  await sends(page)
  await expect(reference(page)).toHaveText('7KMN-0PQR')
  expect(sent[1]!.text).toContain('"report.send"')
  expect(sent[1]!.text).not.toContain('third game')
  expect(sent[1]!.report.note).toBe(null)
  expect(sent[1]!.headers['idempotency-key']).not.toBe(headers['idempotency-key'])
})

test('MOD-5 a player’s report bears their name; refused with it, it goes without', async ({ page, qa }) => {
  await signedIn(page, qa)
  const sent = await takesReports(page, { status: 401 }, arrived())
  await opens(page)
  await sends(page)
  await expect(reference(page)).toHaveText('ABCD-2345')
  expect(sent.map(({ headers }) => headers['authorization']?.slice(0, 10))).toEqual(['Bearer eyJ', undefined])
  await expect(page.locator('html'), 'nobody is signed out by it').toHaveAttribute('data-session', /player/)
})

test('MOD-5 after a lost answer the same report is sent again under the same key, with the note', async ({ page }) => {
  const sent = await takesReports(page, null, { status: 200, body: '<html>' }, { status: 503 }, arrived())
  await page.goto('/en-UN/terms')
  await opens(page)
  await note(page).fill('It hangs')
  await sends(page)
  const dialog = reportDialog(page)
  await expect(dialog.getByRole('alert')).toContainText('There is no connection')
  await expect(dialog).toContainText('What you wrote is kept with it.')
  for (const tries of [1, 2]) {
    await button(dialog, 'Try again').click()
    await expect(dialog.getByRole('alert'), String(tries)).toContainText('it is not sent twice')
  }
  await button(dialog, 'Try again').click()
  await expect(reference(page)).toHaveText('ABCD-2345')
  expect(new Set(sent.map(({ headers }) => headers['idempotency-key'])).size).toBe(1)
  expect(new Set(sent.map(({ text }) => text)).size).toBe(1)
})

test('MOD-5 a report that is not taken says why, and what can be done', async ({ page }) => {
  await takesReports(page, { status: 429, headers: { 'retry-after': '150' } }, { status: 413 })
  await page.goto('/en-UN/terms')
  await opens(page)
  await sends(page)
  const dialog = reportDialog(page)
  await expect(dialog.getByRole('alert')).toContainText('Try again in 3 minutes')
  await button(dialog, 'Try again').click()
  await expect(dialog.getByRole('alert')).toContainText('too large to be sent')
  await expect(button(dialog, 'Try again')).toHaveCount(0)
  const download = page.waitForEvent('download')
  await button(dialog, 'Save as a file').click()
  const file = await readFile(await (await download).path(), 'utf8')
  expect(readReport(file).runs.length).toBeGreaterThan(0)
  await expect(dialog).toContainText('among your downloads')
  await expect(button(dialog, 'Send it now')).toHaveCount(0)
})

test('MOD-5 a house that takes no reports offers the file only', async ({ page }) => {
  await page.route(/\/en-UN\/terms$/, async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace('"eventLogUrl":"/event-logs"', '"eventLogUrl":null')
    await route.fulfill({ response, body })
  })
  await page.goto('/en-UN/terms')
  await opens(page)
  const dialog = reportDialog(page)
  await expect(button(dialog, 'Send')).toHaveCount(0)
  await note(page).fill('For Monday')
  const download = page.waitForEvent('download')
  await button(dialog, 'Save as a file').click()
  const saved = await download
  expect(saved.suggestedFilename()).toMatch(/^event-log-[\dT-]+\.json$/)
  expect(readReport(await readFile(await saved.path(), 'utf8')).note).toBe('For Monday')
})

test('MOD-5 a deleted log is gone; the next page begins a new one', async ({ page }) => {
  const sent = await takesReports(page, arrived())
  await page.goto('/en-UN/terms')
  await opens(page)
  const dialog = reportDialog(page)
  await note(page).fill('Not lost')
  await button(dialog, 'Delete the log').click()
  await button(dialog, 'Back').click()
  await expect(note(page)).toHaveValue('Not lost')
  await button(dialog, 'Delete the log').click()
  await button(dialog, 'Delete the log').click()
  await expect(dialog).toContainText('Nothing of it is left in this browser')
  await button(dialog, 'OK').click()
  await reportEntry(page).click()
  await expect(dialog).toContainText('Nothing is recorded in this browser')
  await page.goto('/en-UN/terms')
  await opens(page)
  await sends(page)
  await expect(reference(page)).toBeVisible()
  expect(sent[0]!.report.runs).toHaveLength(1)
  // From its very beginning: nothing of it stands in the log before what the page did first.
  expect(JSON.stringify(sent[0]!.report)).not.toContain('report.confirm')
})

test('MOD-5 by keyboard alone a report is looked through, sent and put away, and its answer is read out', async ({
  page,
}) => {
  const answer = await holdsReports(page)
  await page.goto('/en-UN/terms')
  await reportEntry(page).focus()
  await page.keyboard.press('Enter')
  const dialog = reportDialog(page)
  await expect(dialog).toHaveAttribute('data-state', 'reviewing')
  await expect(dialog.locator(':focus')).toHaveCount(1)
  await note(page).focus()
  await page.keyboard.type('It hangs')
  await page.keyboard.press('Tab')
  await expect(button(dialog, 'Send')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog).toContainText('The report is being sent')
  await answer((route) => route.fulfill(arrived()))
  await expect(button(dialog, 'Copy')).toBeFocused()
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('button', { name: 'Copied' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('ABCD-2345')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(reportEntry(page)).toBeFocused()
})

for (const width of [375, 1440])
  test(`MOD-5 APP-9 every state of a report can be read by everybody at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await takesReports(page, { status: 503 }, arrived())
    await page.goto('/en-UN/contact-us')
    await button(page.getByRole('main'), 'Send a report to support').click()
    const dialog = reportDialog(page)
    const isFine = async (state: string) => {
      await expect(dialog).toHaveAttribute('data-state', state)
      expect(await violationsOf(page), state).toEqual([])
      expect(await dialog.evaluate((one) => one.scrollWidth - one.clientWidth), state).toBeLessThanOrEqual(0)
    }
    await dialog.getByText('Read all of it').click()
    await isFine('reviewing')
    await button(dialog, 'Delete the log').click()
    await isFine('asking')
    await button(dialog, 'Back').click()
    await sends(page)
    await isFine('failed')
    await button(dialog, 'Save as a file').click()
    await isFine('saved')
    await button(dialog, 'Send it now').click()
    await isFine('sent')
  })

test('MOD-5 help in the chat’s page offers a report too', async ({ page }) => {
  await page.goto('/en-UN/contact-live-chat')
  await button(page.getByRole('main'), 'Send a report to support').click()
  await expect(reportDialog(page)).toHaveAttribute('data-state', 'reviewing')
})

/** A page was there, and what it recorded has come into the store. */
async function onePageIsKept(page: Page): Promise<void> {
  await page.goto('/en-UN/')
  await expect(page.locator('html')).toHaveAttribute('data-session', 'visitor')
  await expect(async () => expect((await logsOf(page))[0]?.records.length).toBeGreaterThan(0)).toPass()
}

test('MOD-5 APP-1 from the screen of a page that broke the log of this page and the one before is sent', async ({
  page,
}) => {
  const sent = await takesReports(page, arrived())
  await onePageIsKept(page)
  await page.route(/\/assets\/_page-[^/]+\.js$/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("a page broke")' }),
  )
  await page.goto('/en-UN/terms')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops, something went wrong.')
  await button(page.getByRole('main'), 'Send a report to support').click()
  await expect(reportDialog(page)).toContainText('2 pages were loaded')
  await sends(page)
  await expect(reference(page)).toHaveText('ABCD-2345')
  expect(sent[0]!.report).toMatchObject({ reason: 'crash', place: { path: '/en-UN/terms', brand: 'halcyon' } })
})

test('MOD-5 APP-1 where not even the settings have come, what earlier pages recorded is saved as a file', async ({
  page,
}) => {
  await onePageIsKept(page)
  await page.route(/\/en-UN\/terms$/, async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace(/<script[^>]*id="settings"[^>]*>[\s\S]*?<\/script>/, '')
    await route.fulfill({ response, body })
  })
  await page.route('**/settings.json', (route) => route.fulfill({ status: 500 }))
  await page.goto('/en-UN/terms')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('SOMETHING WENT WRONG')
  await button(page.getByRole('main'), 'Send a report to support').click()
  const dialog = reportDialog(page)
  await expect(button(dialog, 'Send')).toHaveCount(0)
  const download = page.waitForEvent('download')
  await button(dialog, 'Save as a file').click()
  const report = readReport(await readFile(await (await download).path(), 'utf8'))
  expect(report).toMatchObject({ reason: 'crash', runs: [{ isCut: false }] })
})
