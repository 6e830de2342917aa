import type { Page } from '@playwright/test'
import { gzipSync } from 'node:zlib'
import type { LogRecord, SessionLog } from '#src/recorder/log.ts'
import { violationsOf } from './axe.ts'
import { logsOf } from './eventLog.ts'
import { expect, test } from './fixtures.ts'
import { answerCookies, button, typeLogin } from './people.ts'

test.use({ expectedConsoleErrors: ['/user-pool'] })

/** The file that a page sends to support. */
const fileOf = (...runs: readonly SessionLog[]): string =>
  JSON.stringify({
    form: 'event-log',
    version: 1,
    reason: 'help',
    sentAt: Date.now(),
    place: {
      build: 'another',
      brand: 'halcyon',
      locale: 'en-UN',
      path: '/terms',
      viewport: { width: 1280, height: 800 },
    },
    note: 'It does not let me in',
    runs,
  })

/** A visitor opens the login, types a wrong password and closes it again; what the browser recorded of it. */
async function recorded(page: Page): Promise<SessionLog> {
  await answerCookies(page)
  await page.goto('/en-UN/terms#login')
  await typeLogin(page, { playerId: 0, email: 'nobody@example.com', password: 'Not-His-Pass1' })
  await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  // With the page the last moments are stored.
  await page.goto('/staff#replay')
  const log = (await logsOf(page)).find(({ records }) => records.some(([, , , , , type]) => type === 'login.submit'))
  if (!log) throw new Error('nothing was recorded')
  return log
}

const choose = (page: Page, name: string, content: string | Buffer) =>
  page
    .getByLabel(/^(Choose the file of a log|Open another file)$/)
    .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(content) })

/** Drops a file on the page, as from a folder. */
async function drop(page: Page, name: string, content: string): Promise<void> {
  const dataTransfer = await page.evaluateHandle(
    ([title, text]) => {
      const data = new DataTransfer()
      data.items.add(new File([text ?? ''], title ?? '', { type: 'application/json' }))
      return data
    },
    [name, content],
  )
  await page.dispatchEvent('body', 'drop', { dataTransfer })
}

/** A file of the staff page itself. */
const isOwn = (path: string) => /^\/staff\/(assets|page)\//.test(path)

const slider = (page: Page) => page.getByRole('slider', { name: 'Step' })
const now = (page: Page) => page.getByRole('status').filter({ hasText: /^(Step \d+ of|Start of)/ })
const shown = (page: Page) => page.getByRole('region', { name: 'What happened in this step' })
const stepOf = (log: SessionLog, type: string) => log.records.findIndex((record) => record[5] === type) + 1
const at = (page: Page, step: number) => expect(shown(page)).toHaveAttribute('data-step', String(step))

/** Goes to a step by the slider, as by dragging it. */
const scrubTo = (page: Page, step: number) => slider(page).fill(String(step))

test('MOD-6 support drops a player’s log on the page and walks it: steps, chart, context, errors, search, bookmark and link, and nothing is asked for', async ({
  page,
  qa,
  context,
}) => {
  test.setTimeout(120_000)
  const log = await recorded(page)
  const submit = stepOf(log, 'login.submit')
  await expect(page.getByText('or drop it anywhere on this page')).toBeVisible()
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const calls = (await qa.calls()).at(-1)?.n ?? 0
  await drop(page, 'log.json', fileOf(log))

  // One page life only: it is open at once, at its start.
  await expect(page.getByText('It does not let me in')).toBeVisible()
  await expect(page.getByText('It was recorded by another build')).toBeVisible()
  await expect(now(page)).toHaveText(`Start of ${log.records.length} records`)
  await expect(page.getByText('The page was opened. Nothing has come in yet.')).toBeVisible()

  // Forward and back, by button and by key.
  await button(page, 'Step forward →').click()
  await at(page, 1)
  await page.keyboard.press('ArrowRight')
  await at(page, 2)
  await page.keyboard.press('ArrowLeft')
  await at(page, 1)
  await button(page, '← Step back').click()
  await at(page, 0)
  await expect(button(page, '← Step back')).toBeDisabled()

  // The event that sends the form: where it led is lit in the chart, and what the machine knew then.
  await scrubTo(page, submit)
  await expect(now(page)).toContainText(`Step ${submit} of ${log.records.length}`)
  await at(page, submit)
  const event = page.getByRole('region', { name: 'Event', exact: true })
  await expect(event).toContainText('login.submit')
  await expect(event.getByRole('region', { name: 'Data of the event' })).toContainText('"password": "[secret]"')
  const chart = page.getByRole('img', { name: 'State chart of login', exact: true })
  await expect(chart.locator('[data-state="open.submitting"]')).toHaveClass(/active/)
  await expect(chart.locator('[data-state="open.editing"]')).not.toHaveClass(/active/)
  await expect(chart.locator('[data-transition="open.editing:login.submit"].arrow')).toHaveClass(/active/)
  const knows = page.getByRole('region', { name: 'Context of login' })
  await expect(knows.getByRole('listitem').filter({ hasText: 'password' })).toContainText(
    'Changed password: null → "[secret]"',
  )
  await expect(page.getByRole('region', { name: 'Actors that live now' })).toContainText('login › signIn')

  // The way to the error, which is red in the list and says what was asked and what came of it.
  const errors = log.records.flatMap((record, row) => (/promise\.reject/.test(record[5]) ? [row + 1] : []))
  const refused = errors.find((step) => step > submit) ?? 0
  await button(page, 'Next error').click()
  await at(page, refused)
  await expect(event).toContainText('signIn failed, asked by login')
  await expect(event).toContainText(/kind status, status 400, code \w+/)
  await expect(page.getByRole('listbox', { name: 'Records' }).getByRole('option', { selected: true })).toContainText(
    'Answer, error it failed',
  )
  await expect(chart.locator('[data-state="open.refused.unauthorised"]')).toHaveClass(/active/)

  // One actor is looked at whatever the event is about.
  await page
    .getByRole('region', { name: 'Actors that live now' })
    .getByRole('button', { name: /^session / })
    .click()
  await expect(
    page.getByRole('img', { name: 'State chart of session', exact: true }).locator('[data-state="visitor"]'),
  ).toHaveClass(/active/)
  await page.getByRole('button', { name: 'Whoever the event is about' }).click()

  // What is looked for, in event names, places and data; and of one actor.
  const list = page.getByRole('listbox', { name: 'Records' })
  await page.getByRole('searchbox', { name: /Search events/ }).fill('login.submit')
  await expect(list.getByRole('option')).toHaveCount(1)
  await list.getByRole('option').click()
  await at(page, submit)
  await page.getByRole('searchbox', { name: /Search events/ }).fill('xyzzy')
  await expect(list.getByRole('option')).toHaveCount(0)
  await page.getByRole('searchbox', { name: /Search events/ }).fill('')
  await page.getByLabel('Actor', { exact: true }).selectOption('login › signIn')
  await expect(list.getByRole('option')).toHaveCount(errors.filter((step) => step > submit).length)
  await page.getByLabel('Actor', { exact: true }).selectOption('All actors')

  // A bookmark stays with the log in this tab, and goes along in a link.
  await page.getByLabel(`Note on step ${submit}`).fill('here it is sent')
  await button(page, 'Bookmark this step').click()
  await expect(page.getByRole('list', { name: 'Bookmarks' })).toContainText('here it is sent')
  await scrubTo(page, 0)
  await button(page, `Step ${submit}`).click()
  await at(page, submit)
  await expect(page).toHaveURL(new RegExp(`#replay/file/${log.run}/${submit}$`))
  const link = await page.getByLabel('Link to this step, with 1 bookmark', { exact: true }).inputValue()

  // Played as fast as it goes it comes to its end by itself.
  await button(page, 'As fast as it goes').click()
  await button(page, 'Play').click()
  await at(page, log.records.length)
  await expect(button(page, 'Play')).toBeDisabled()

  // The page fetches its own drawings; its worker, whose requests the browser may not tell of, is seen by the operator.
  expect(asked.filter((path) => !isOwn(path))).toEqual([])
  expect((await qa.calls(calls)).map(({ path }) => path).filter((path) => !isOwn(path))).toEqual([])

  // The link, opened by somebody else: the file is needed, then it leads to the step, with the bookmark.
  const other = await context.newPage()
  await other.goto(link)
  await expect(other.getByText(`This link leads to step ${submit} of a log that came from a file`)).toBeVisible()
  await choose(other, 'log.json.gz', gzipSync(fileOf(log)))
  await at(other, submit)
  await expect(other.getByRole('list', { name: 'Bookmarks' })).toContainText('here it is sent')
})

test('MOD-6 SAF-9 a wrong file says what is wrong with it, and the next one opens; closed, the keyboard goes on at the page’s title', async ({
  page,
}) => {
  const log = await recorded(page)
  const failed = page.getByRole('alert').filter({ hasText: 'The log can not be opened' })
  for (const [name, content, words] of [
    ['notes.txt', 'hello', 'This file is no JSON.'],
    ['empty.json', '', 'This file is empty.'],
    ['chart.json', '{"form":"chart"}', 'This is not the file of an event log.'],
    ['newer.json', fileOf(log).replace('"version":1', '"version":7'), 'version 7; this page reads version 1'],
    ['large.json', ' '.repeat(16 * 1024 * 1024 + 1), 'too large'],
  ] as const) {
    await choose(page, name, content)
    await expect(failed).toContainText(words)
  }
  await choose(page, 'log.json', fileOf(log, { ...log, run: 'another', records: log.records.slice(0, 3), isCut: true }))
  await expect(failed).toHaveCount(0)
  const runs = page.getByRole('list', { name: 'Runs' }).getByRole('button')
  await expect(runs).toHaveText([/\d+ records in/, /3 records in .*its end is missing/])
  await runs.nth(1).click()
  await expect(page.getByText('The end of this run is missing')).toBeVisible()
  await scrubTo(page, 3)
  await at(page, 3)
  await button(page, 'Close this log').click()
  await expect(page.getByRole('heading', { name: 'Replay', exact: true })).toBeFocused()
  await expect(page.getByLabel('Choose the file of a log')).toBeVisible()
})

test('MOD-6 a log that goes another way than its recording says at which record, and is walked up to there', async ({
  page,
}) => {
  const log = await recorded(page)
  const row = stepOf(log, 'login.submit') - 1
  const [ms, kind, to, from, message, ...rest] = log.records[row]!
  const records = log.records.with(row, [ms, kind, to, from, message + 1, ...rest] as LogRecord)
  await choose(page, 'tampered.json', fileOf({ ...log, records }))
  const parts = page.getByRole('alert').filter({ hasText: `The replay parts from the recording at record ${row + 1}` })
  await expect(parts).toContainText('login.submit, login')
  await scrubTo(page, row)
  await at(page, row)
  await expect(page.getByRole('region', { name: 'Actors that live now' })).toBeVisible()
  await scrubTo(page, row + 1)
  await expect(page.getByText('This step was not replayed')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Event', exact: true })).toContainText('login.submit')
  await button(page, `Go to the last exact step, ${row}`).click()
  await at(page, row)
})

test('MOD-6 a checksum that does not fit is said in words that fit, and the page stands at the last exact step', async ({
  page,
}) => {
  const log = await recorded(page)
  const row = stepOf(log, 'login.submit')
  const message = log.records[row]![4]
  const records = log.records.toSpliced(row, 0, [0, 'check', 1, -1, message, ''])
  await choose(page, 'tampered.json', fileOf({ ...log, records }))
  const parts = page.getByRole('alert').filter({ hasText: `The replay parts from the recording at record ${row + 1}` })
  await expect(parts).toContainText('a checksum of the active states: other states are active than')
  await expect(parts).not.toContainText('the same states')
  await scrubTo(page, row + 1)
  await expect(page.getByText('The replay does not come to the same.')).toBeVisible()
  await expect(page.locator('output[data-drawn]')).toContainText(`as it was at step ${row}, the last that can be`)
})

test('MOD-6 two logs are laid beside each other: the first difference is named, and each can be gone to', async ({
  page,
}) => {
  const log = await recorded(page)
  const submit = stepOf(log, 'login.submit')
  const answer = log.records.findIndex(([, kind, to]) => kind === 'answer' && log.paths[to] === './login/signIn') + 1
  const [ms, kind, to, from, message, type] = log.records[submit - 1]!
  const changed = log.records.with(submit - 1, [ms, kind, to, from, message, type, { email: 'xx' }])
  await choose(page, 'log.json', fileOf(log))
  const part = page.getByRole('region', { name: 'Compare with another log' })
  const other = part.getByLabel('File of the other log')
  const give = (name: string, text: string) =>
    other.setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) })
  await give('wrong.json', '{}')
  await expect(part.getByRole('alert')).toContainText('This is not the file of an event log.')
  await give('same.json', fileOf(log))
  await expect(part.getByText('Nothing is different from same.json.')).toBeVisible()
  await give('other.json', fileOf({ ...log, run: 'other', records: changed.toSpliced(answer - 1, 1) }))
  await expect(part.getByText(/^2 differences from other\.json/)).toContainText(
    `The first one: record ${submit} here and ${submit} in other.json hold other data: login.submit, login.`,
  )
  await part.getByRole('button', { name: 'Next difference' }).click()
  await at(page, answer)
  await expect(part.getByRole('option', { selected: true })).toContainText('only here')
  await expect(part.getByRole('button', { name: 'Next difference' })).toBeDisabled()
})

test('MOD-6 the controls and the whole page as the player saw it fit one window, and the controls stay as the rest is scrolled', async ({
  page,
}) => {
  const log = await recorded(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await choose(page, 'log.json', fileOf(log))
  await scrubTo(page, log.records.length)
  await expect(page.locator('output[data-drawn]')).toHaveAttribute('data-drawn', String(log.records.length))
  const drawn = page.locator('iframe[title="The page as the player saw it"]')
  await drawn.evaluate((element) => element.scrollIntoView({ block: 'end' }))
  await expect(drawn).toBeInViewport({ ratio: 0.99 })
  await expect(slider(page)).toBeInViewport({ ratio: 1 })
  await page.getByRole('region', { name: /^Context of / }).scrollIntoViewIfNeeded()
  await expect(slider(page)).toBeInViewport({ ratio: 1 })
})

for (const width of [1440, 768, 375])
  test(`MOD-6 the replay is accessible at ${width} px and never wider than its window`, async ({ page }) => {
    const log = await recorded(page)
    await page.setViewportSize({ width, height: 900 })
    const fits = async (what: string) => {
      expect(await violationsOf(page), what).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth), what).toBeLessThanOrEqual(width)
    }
    await fits('nothing is open')
    await choose(page, 'log.json', fileOf(log))
    await scrubTo(page, stepOf(log, 'login.submit') + 1)
    await expect(page.getByRole('img', { name: 'State chart of login', exact: true })).toBeVisible()
    await page.getByLabel('File of the other log').setInputFiles({
      name: 'other.json',
      mimeType: 'application/json',
      buffer: Buffer.from(fileOf({ ...log, records: log.records.slice(0, -3) })),
    })
    await expect(page.getByRole('listbox', { name: 'This log beside other.json' })).toBeVisible()
    await fits('a log is open')
  })
