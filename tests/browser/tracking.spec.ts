import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page, Request } from '@playwright/test'
import { signIn } from '../support/playerClient.ts'
import { cookiePolicyVersion } from '#contract/constants.ts'
import { databaseEnv } from '../support/database.ts'
import { startTestOperator, type TestOperator } from '../support/operator.ts'
import { applicant, fillContactInfo, fillDetails, signUpPanel } from './applicant.ts'
import { expect, test as base } from './fixtures.ts'
import { balanceOf, button, lastCall } from './people.ts'
import { becomesPlayer, becomesVisitor, sendLogin } from './signing.ts'

const tags = 'https://tags.example/loader.js'
const crm = 'https://crm.example/v2/crm.js'
const hook = 'https://hooks.example/login'

/** An operator whose settings name trackers of three other houses. */
const test = base.extend<object, { operator: TestOperator }>({
  operator: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern which fixtures are asked for
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'tracking-'))
      const settings = join(folder, 'settings.json')
      const tracking = { dataLayerUrl: tags, crmUrl: crm, loginWebhookUrl: hook }
      writeFileSync(settings, JSON.stringify({ flags: { tracking: true }, tracking }))
      const operator = await startTestOperator({ env: { ...(await databaseEnv()), SETTINGS: settings } })
      await use(operator)
      await operator.stop()
      rmSync(folder, { recursive: true })
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})
test.use({
  expectedConsoleErrors: ['Failed to load resource', 'net::ERR', 'Content Security Policy', 'blocked by CORS'],
})

interface Marks {
  dataLayer?: { event: string }[]
  CRM?: object
  crmLog?: string[]
  tagsRan?: number
}
const marks = (page: Page) =>
  page.evaluate(() => {
    const { dataLayer, CRM, crmLog = [], tagsRan = 0 } = globalThis as Marks
    return { events: dataLayer?.map(({ event }) => event) ?? null, hasCrm: CRM !== undefined, crmLog, tagsRan }
  })
const crmScript = `crmLog = []; CRM = { login: (id) => crmLog.push('login ' + id), logout: () => crmLog.push('logout') }`

const script = (body: string) => ({ contentType: 'text/javascript', body })

/** The other houses, and all that they are asked. */
async function others(page: Page, isCrmLost = false): Promise<Request[]> {
  const seen: Request[] = []
  const note = (request: Request) => void seen.push(request)
  await page.route('https://*.example/**', (route) => {
    note(route.request())
    const url = route.request().url()
    if (url === tags) return route.fulfill(script('tagsRan = (globalThis.tagsRan ?? 0) + 1'))
    if (url === crm) return isCrmLost ? route.abort() : route.fulfill(script(crmScript))
    return route.fulfill({
      status: 204,
      headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' },
    })
  })
  return seen
}
const addresses = (seen: readonly Request[]) => seen.filter((one) => one.method() !== 'OPTIONS').map((one) => one.url())

test('APP-11 COO-2 trackers load with consent to marketing only, are told nothing personal, and consent taken back takes them out', async ({
  page,
  qa,
}) => {
  const seen = await others(page)
  await page.addInitScript(() => localStorage.setItem('market', '"UN"'))
  await page.goto('/en-UN/signup')
  await expect(signUpPanel(page)).toBeVisible()
  expect(addresses(seen), 'before an answer').toEqual([])
  expect((await marks(page)).events).toBeNull()
  await page.goto('/en-UN/terms')
  const footer = page.getByRole('contentinfo')
  const settings = page.getByRole('dialog', { name: 'Cookie settings' })
  await button(footer, 'Cookie settings').click()
  await settings.getByRole('checkbox', { name: /Marketing/ }).check()
  await button(settings, 'Accept').click()
  await expect.poll(() => addresses(seen).toSorted()).toEqual([crm, tags])
  await expect.poll(() => marks(page)).toMatchObject({ hasCrm: true, tagsRan: 1, crmLog: [] })

  const player = await qa.player({ profile: { firstName: 'Aino', firstLogin: false } })
  const since = await lastCall(qa)
  await button(page.getByRole('banner'), 'Log in').click()
  await sendLogin(page, player)
  await becomesPlayer(page)
  await expect.poll(() => addresses(seen).filter((url) => url === hook)).toEqual([hook])
  const told = seen.find((one) => one.url() === hook && one.method() === 'POST')!
  expect(told.postDataJSON()).toEqual({ event: 'loginComplete', brand: 'halcyon', market: 'UN', language: 'en' })
  expect([told.headers()['authorization'], told.headers()['cookie'], told.headers()['referer']]).toEqual([
    undefined,
    undefined,
    `${new URL(page.url()).origin}/`,
  ])
  await expect.poll(async () => (await marks(page)).crmLog.length).toBe(1)
  const { events, crmLog } = await marks(page)
  expect(events).toEqual(['loginComplete'])
  // An id of the sign-in that names nobody.
  expect(crmLog[0]).toMatch(/^login [\w-]{43}$/)
  const sessions = (await qa.calls(since)).filter(({ path }) => path === '/api/v1/crm/session')
  expect(sessions.map(({ status }) => status)).toEqual([200])
  expect(await page.evaluate(() => JSON.stringify((globalThis as Marks).dataLayer))).not.toMatch(/Aino|@|\d{4,}/)

  await button(footer, 'Cookie settings').click()
  await settings.getByRole('checkbox', { name: /Marketing/ }).uncheck()
  await button(settings, 'Accept').click()
  await expect
    .poll(() => marks(page))
    .toMatchObject({ hasCrm: false, events: null, crmLog: [expect.anything(), 'logout'] })
  await expect(page.locator(`script[src="${tags}"], script[src="${crm}"]`)).toHaveCount(0)
  const count = seen.length
  await button(page.getByRole('banner'), 'Log out').click()
  await becomesVisitor(page)
  await page.goto('/en-UN/404#login')
  await sendLogin(page, player)
  await becomesPlayer(page)
  expect((await marks(page)).events).toBeNull()
  expect(seen).toHaveLength(count)
})

test('APP-11 GRD-11 a CRM session that is refused, out of order or late signs nobody out and tells nothing; a lost loader breaks nothing; no other script may load', async ({
  page,
  qa,
}) => {
  const seen = await others(page)
  await page.addInitScript(() => {
    localStorage.setItem('cookie-consent-options', '{"marketing":true}')
    localStorage.setItem('cookie-consent-accepted', 'true')
    localStorage.setItem('market', '"UN"')
  })
  const player = await qa.player({ profile: { firstLogin: false } })
  const path = '/api/v1/crm/session'
  // The renewed token is refused too.
  await qa.fault({
    method: 'GET',
    path,
    kind: 'status',
    status: 401,
    body: { status: 401, code: 'token.expired', message: 'Token expired' },
    times: 2,
  })
  await page.goto('/en-UN/404#login')
  await sendLogin(page, player)
  await becomesPlayer(page)
  const answered = async (status: number) =>
    (await qa.calls()).filter((one) => one.path === path && one.status === status).length
  await expect.poll(() => answered(401)).toBeGreaterThan(0)
  await qa.clearFaults()
  await becomesPlayer(page)
  expect((await marks(page)).crmLog).toEqual([])

  // Out of order on the next page; the player stays all the same.
  await qa.fault({ method: 'GET', path, kind: 'status', status: 500, body: {} })
  await page.reload()
  await becomesPlayer(page)
  await expect.poll(() => answered(500)).toBe(1)
  expect((await marks(page)).crmLog).toEqual([])

  // Late: its player has gone meanwhile.
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
  await page.route(`**${path}`, async (route) => {
    await held
    await route.fulfill({ json: { sessionId: 'late' } }).catch(() => {})
  })
  const asks = page.waitForRequest((request) => request.url().endsWith(path))
  await page.reload()
  await asks
  await button(page.getByRole('banner'), 'Log out').click()
  await becomesVisitor(page)
  letGo()
  await expect.poll(async () => (await marks(page)).crmLog).toEqual(['logout'])

  // Whatever else names itself a tracker is not let in.
  const isIn = await page.evaluate(
    () =>
      new Promise((resolve) => {
        const script = document.createElement('script')
        script.src = 'https://thief.example/x.js'
        script.addEventListener('load', () => resolve(true))
        script.addEventListener('error', () => resolve(false))
        document.head.append(script)
      }),
  )
  expect(isIn).toBe(false)
  expect(addresses(seen).filter((url) => url.includes('thief'))).toEqual([])
})

test('APP-11 REG-3 a sign-up is told as it begins and as it is completed, once each; a CRM that does not come holds nobody up', async ({
  page,
  qa,
}) => {
  await others(page, true)
  await page.addInitScript(() => {
    localStorage.setItem('cookie-consent-options', '{"marketing":true}')
    localStorage.setItem('cookie-consent-accepted', 'true')
    localStorage.setItem('market', '"UN"')
  })
  await page.goto('/en-UN/signup')
  await expect.poll(async () => (await marks(page)).events).toEqual(['registrationStart'])
  const who = applicant()
  const panel = signUpPanel(page)
  await fillDetails(panel, who)
  await fillContactInfo(panel)
  await expect.poll(async () => (await qa.inbox(who.mobilePhone))[0]?.code ?? '').not.toBe('')
  await panel.getByLabel('Code', { exact: true }).fill((await qa.inbox(who.mobilePhone))[0]!.code!)
  await button(panel, 'Continue').click()
  await becomesPlayer(page)
  await expect
    .poll(async () => (await marks(page)).events)
    .toEqual(['registrationStart', 'registrationComplete', 'loginComplete'])
})

/** A visitor who has answered, and whom nothing more is asked. */
const answered = (page: Page) =>
  page.addInitScript(() => {
    if (localStorage.getItem('cookie-consent-accepted')) return
    localStorage.setItem('cookie-consent-options', '{"marketing":true}')
    localStorage.setItem('cookie-consent-accepted', 'true')
    localStorage.setItem('market', '"UN"')
  })

test('COO-2 APP-11 the CRM is told of no player before their own answer is known, and not at all where that is a newer no', async ({
  page,
  qa,
  operator,
}) => {
  await others(page)
  await answered(page)
  const player = await qa.player({ profile: { firstLogin: false } })
  // Answered elsewhere, and later than the visitor here, of whom no time is known.
  const elsewhere = await signIn(operator.origin, player.email, player.password)
  const options = { essentials: true, performanceFunctional: false, marketing: false }
  const kept = await elsewhere.patch('/player/cookies/consent', { options, version: cookiePolicyVersion, ageMs: 0 })
  expect(kept.status).toBe(200)
  await page.goto('/en-UN/404#login')
  await expect.poll(() => marks(page)).toMatchObject({ hasCrm: true, tagsRan: 1 })
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
  await page.route('**/api/v1/player/cookies/consent', async (route) => {
    await held
    await route.continue()
  })
  const since = await lastCall(qa)
  await sendLogin(page, player)
  await becomesPlayer(page)
  await expect(balanceOf(page)).toBeVisible()
  letGo()
  await expect.poll(() => marks(page)).toEqual({ events: null, hasCrm: false, crmLog: ['logout'], tagsRan: 1 })
  expect((await qa.calls(since)).filter(({ path }) => path === '/api/v1/crm/session')).toEqual([])
})

test('COO-2 APP-11 a tracker that comes after consent was taken back leaves nothing in the page; one that is wanted again stays', async ({
  page,
}) => {
  await answered(page)
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
  const asked: string[] = []
  await page.route('https://*.example/**', async (route) => {
    const url = route.request().url()
    asked.push(url)
    if (asked.length <= 2) await held
    return route.fulfill(
      script(
        url === crm
          ? crmScript
          : `tagsRan = (globalThis.tagsRan ?? 0) + 1; (globalThis.dataLayer ??= []).push({ event: 'own' })`,
      ),
    )
  })
  await page.goto('/en-UN/404')
  await expect.poll(() => asked.toSorted()).toEqual([crm, tags])
  const footer = page.getByRole('contentinfo')
  const settings = page.getByRole('dialog', { name: 'Cookie settings' })
  const answers = async (isAllowed: boolean) => {
    await button(footer, 'Cookie settings').click()
    await settings.getByRole('checkbox', { name: /Marketing/ }).setChecked(isAllowed)
    await button(settings, 'Accept').click()
    await expect(settings).toBeHidden()
  }
  await answers(false)
  await expect(page.locator(`script[src="${tags}"], script[src="${crm}"]`)).toHaveCount(0)
  letGo()
  await expect.poll(() => marks(page)).toEqual({ events: null, hasCrm: false, crmLog: ['logout'], tagsRan: 1 })
  await answers(true)
  await expect.poll(() => marks(page)).toEqual({ events: ['own'], hasCrm: true, crmLog: [], tagsRan: 2 })
})

test('APP-11 SAF-13 a page whose tracking code is gone from the server is whole, and says so in its log alone', async ({
  page,
  qa,
}) => {
  await answered(page)
  const said: string[] = []
  page.on('console', (message) => said.push(message.text()))
  const player = await qa.player({ profile: { firstLogin: false } })
  await page.route(/\/assets\/track(?:ers|ing)-[^/]*\.js/, (route) => route.fulfill({ status: 404 }))
  await page.goto('/en-UN/404#login')
  await sendLogin(page, player)
  await becomesPlayer(page)
  await expect.poll(() => said.filter((text) => text.startsWith('tracking could not be begun')).length).toBe(2)
})
