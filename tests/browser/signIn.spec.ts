import type { Page, Request } from '@playwright/test'
import { type TimeoutPayload, loginMessages } from '#contract/loginError.ts'
import type { Qa } from '../support/qa.ts'
import { signInEntries } from '../support/playerClient.ts'
import { applicant, fillDetails, signUpPanel } from './applicant.ts'
import { expect, test } from './fixtures.ts'
import { whatIsLeft } from './remains.ts'
import {
  becomesPlayer,
  becomesVisitor,
  loginPanel,
  sendLogin,
  signInByPanel,
  withoutCookieQuestion,
} from './signing.ts'

// Chromium logs each refused answer: the pool's refusals, the consent a new player has not given yet, the rewards,
// which the operator does not build yet and says so, and the refusals that a test asks for.
test.use({
  expectedConsoleErrors: [
    '/user-pool',
    '/player/cookies/consent',
    '501 (Not Implemented)',
    '401 (Unauthorized)',
    '403 (Forbidden)',
    '404 (Not Found)',
    'timeout/cooling',
    'ERR_INTERNET_DISCONNECTED',
  ],
})
test.beforeEach(({ context }) => withoutCookieQuestion(context))

const light = '/en-UN/404'
const calm = { profile: { firstLogin: false } }
const lastCall = async (qa: Qa): Promise<number> => (await qa.calls()).at(-1)?.n ?? 0
const balanceOf = (page: Page) => page.getByRole('banner').getByRole('status', { name: 'Balance' })
const alertOf = (page: Page) => loginPanel(page).getByRole('alert')

test('AUT-1 SAF-12 the password is proven, never sent: it stands in no request, address or storage of a sign-in', async ({
  page,
  qa,
}) => {
  const player = await qa.player({ ...calm, password: 'Proof-Only-91x' })
  const requests: Request[] = []
  page.on('request', (request) => requests.push(request))
  await signInByPanel(page, player)
  const pool = requests.filter((request) => request.url().includes('/user-pool'))
  const targets = await Promise.all(pool.map((request) => request.headerValue('x-amz-target')))
  expect(targets.map((target) => target?.split('.')[1])).toEqual(
    expect.arrayContaining(['InitiateAuth', 'RespondToAuthChallenge']),
  )
  expect(pool[0]?.postDataJSON()).toMatchObject({ AuthFlow: 'USER_SRP_AUTH' })
  const spellings = ['Proof-Only-91x', 'UHJvb2YtT25seS05MX', '50726f6f662d4f6e6c79'].map((text) => text.toLowerCase())
  for (const request of requests) {
    const sent = `${request.url()} ${JSON.stringify(request.headers())} ${request.postData() ?? ''}`.toLowerCase()
    for (const spelling of spellings)
      expect(sent.includes(spelling), `${request.method()} ${request.url()}`).toBe(false)
  }
  const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage, location.href]))
  expect(kept).not.toContain('Proof-Only-91x')
})

test('AUT-2 APP-13 a reload keeps the player, and calls bear the bare id token and site 5', async ({ page, qa }) => {
  const player = await qa.player({ ...calm, wallet: { main: 4200 } })
  await signInByPanel(page, player)
  const since = await lastCall(qa)
  await page.reload()
  await becomesPlayer(page)
  await expect(balanceOf(page)).toHaveText('€42.00')
  const calls = (await qa.calls(since)).filter(({ path }) => path.startsWith('/api/v'))
  expect(calls.length).toBeGreaterThan(0)
  for (const call of calls) expect(call.headers['site-context'], call.path).toBe('5')
  const profile = calls.find(({ path }) => path.endsWith('/player/profile'))
  // Masked by the operator: the whole header is the token, with no scheme before it.
  expect(profile?.headers['authorization']).toBe('<id-token>')
})

test('AUT-2 GRD-2 AUT-9 a loader stands while it is found out who is there, and then the page, not the 401', async ({
  page,
  qa,
}) => {
  const player = await qa.player(calm)
  await signInByPanel(page, player)
  const { promise: held, resolve: answer } = Promise.withResolvers<void>()
  let renewals = 0
  await page.route('**/user-pool*', async (route) => {
    renewals += 1
    await held
    await route.continue()
  })
  // The tokens are so near their end that they have to be renewed first.
  await qa.clock({ advanceMs: 57 * 60_000, tokens: true })
  await page.addInitScript(() => {
    const Real = Date
    const late = () => Real.now() + 57 * 60_000
    globalThis.Date = class extends Real {
      constructor(...given: []) {
        super(...((given.length === 0 ? [late()] : given) as []))
      }
      static override now = late
    } as DateConstructor
    // Not so long idle: that would sign out.
    sessionStorage.removeItem('last-activity')
  })
  await page.goto('/en-UN/my-account/banking/transactions')
  await expect(page.getByText('Loading', { exact: true })).toBeAttached()
  await expect(page.getByRole('banner'), 'within the frame of the site').toBeVisible()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toHaveCount(0)
  await expect.poll(() => renewals).toBe(1)
  answer()
  await becomesPlayer(page)
  await expect(page).toHaveURL(/\/en-UN\/my-account\/banking\/transactions$/)
  await expect(page.getByRole('heading', { name: 'Please log in' })).toHaveCount(0)
  expect(renewals, 'one renewal for all').toBe(1)
})

test('AUT-3 APP-11 a sign-in loads the profile, says so once to the data layer, and stays on its page', async ({
  page,
  qa,
}) => {
  await qa.world({ flags: { tracking: true } })
  await page.addInitScript(() => localStorage.setItem('cookie-consent-options', '{"marketing":true}'))
  const player = await qa.player(calm)
  const since = await lastCall(qa)
  await signInByPanel(page, player, '/en-UN/terms?chapter=2')
  await expect(page).toHaveURL(/\/en-UN\/terms\?chapter=2$/)
  await expect(loginPanel(page)).toBeHidden()
  await expect
    .poll(async () =>
      (await qa.calls(since)).some(({ path, status }) => path.endsWith('/player/profile') && status === 200),
    )
    .toBe(true)
  const events = () =>
    page.evaluate(() => ((window as { dataLayer?: { event: string }[] }).dataLayer ?? []).map(({ event }) => event))
  // As soon as it is known that the player's own answer allows it.
  await expect.poll(events).toEqual(['loginComplete'])
  await page.reload()
  await becomesPlayer(page)
  expect(await events(), 'a restored session is no new sign-in').toEqual([])
})

test('AUT-8 SAF-7 signing out tells the operator once, clears what was the player’s, and closes the socket', async ({
  page,
  qa,
  baseURL,
}) => {
  const sockets: { isClosed(): boolean }[] = []
  page.on('websocket', (socket) => sockets.push(socket))
  await page.addInitScript(() =>
    Object.assign(window, {
      crmLeft: 0,
      CRM: { logout: () => ((window as unknown as { crmLeft: number }).crmLeft += 1) },
    }),
  )
  const player = await qa.player({ ...calm, wallet: { main: 1000 } })
  await signInEntries(baseURL ?? '', player.email, player.password)
  await signInByPanel(page, player, '/en-UN/online-casino')
  const notices = page.getByRole('region', { name: 'Notifications' }).getByRole('status')
  await expect(notices).toContainText('Your last login')
  await page.getByLabel('Search games').fill('dragon')
  await expect.poll(() => sockets.filter((socket) => !socket.isClosed()).length).toBeGreaterThan(0)
  expect((await page.context().cookies()).find(({ name }) => name === 'id-token')).toMatchObject({
    secure: true,
    sameSite: 'None',
  })
  const since = await lastCall(qa)
  await page.getByRole('banner').getByRole('button', { name: 'Log out' }).click()
  await becomesVisitor(page)
  // Sooner than it would go by itself.
  await expect(notices).toHaveCount(0, { timeout: 1500 })
  await expect(page).toHaveURL(/\/en-UN\/?$/)
  await page.getByRole('banner').getByRole('link', { name: 'Casino', exact: true }).click()
  await expect(page.getByLabel('Search games')).toHaveValue('')
  const calls = () => qa.calls(since)
  await expect.poll(async () => (await calls()).filter(({ path }) => path.endsWith('/player/sign_out')).length).toBe(1)
  await expect
    .poll(async () => (await calls()).filter(({ path }) => path.startsWith('/user-pool')).map(({ status }) => status))
    .toEqual([200])
  expect(await page.evaluate(() => (window as unknown as { crmLeft: number }).crmLeft)).toBe(1)
  await expect.poll(() => sockets.filter((socket) => !socket.isClosed()).length).toBe(0)
  expect(await whatIsLeft(page, player.email)).toEqual([])
  // Back does not bring a page of the player's.
  await page.goto('/en-UN/my-account/banking')
  await expect(page).toHaveURL(/\/en-UN\/401$/)
})

test('AUT-1 APP-7 SAF-7 a browser that keeps nothing signs in all the same, for as long as the page lasts', async ({
  page,
  qa,
}) => {
  const player = await qa.player({ ...calm, wallet: { main: 1000 } })
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    }
  })
  await signInByPanel(page, player)
  await expect(balanceOf(page)).toHaveText('€10.00')
  // Nothing of it was kept: the test would be none otherwise.
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('Token')))).toEqual([])
  expect((await page.context().cookies()).filter(({ name }) => name === 'id-token')).toEqual([])
  await page.getByRole('banner').getByRole('button', { name: 'Log out' }).click()
  await becomesVisitor(page)
  expect(await whatIsLeft(page, player.email)).toEqual([])
})

test('SAF-6 SAF-7 AUT-10 signing out in one tab signs out the other within a second, wherever it is', async ({
  context,
  page,
  qa,
}) => {
  const player = await qa.player(calm)
  await signInByPanel(page, player)
  const other = await context.newPage()
  await other.goto('/en-UN/my-account/banking')
  await becomesPlayer(other)
  await expect(other).toHaveURL(/my-account/)
  await page.getByRole('banner').getByRole('button', { name: 'Log out' }).click()
  await expect(other.locator('html')).toHaveAttribute('data-session', /visitor/, { timeout: 3000 })
  await expect(other).not.toHaveURL(/my-account/)
  await expect(other.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible()
  expect(await whatIsLeft(other, player.email)).toEqual([])
  await other.close()
})

test('AUT-8 AUT-10 SAF-6 without network signing out works at once in every tab, and is not undone by a reload', async ({
  context,
  page,
  qa,
}) => {
  const player = await qa.player(calm)
  await signInByPanel(page, player)
  const other = await context.newPage()
  await other.goto(light)
  await becomesPlayer(other)
  await context.setOffline(true)
  await page.getByRole('banner').getByRole('button', { name: 'Log out' }).click()
  for (const tab of [page, other])
    await expect(tab.locator('html')).toHaveAttribute('data-session', /visitor/, { timeout: 1000 })
  await context.setOffline(false)
  for (const tab of [page, other]) expect(await whatIsLeft(tab, player.email)).toEqual([])
  await page.reload()
  await becomesVisitor(page)
  await other.close()
})

test('AUT-8 AUT-1 a server that does not answer keeps nobody from signing in again, whatever the form of the e-mail', async ({
  page,
  qa,
}) => {
  const player = await qa.player({ ...calm, email: `o'brien+${Date.now()}@bücher.example` })
  await signInByPanel(page, player)
  await qa.fault({ method: 'POST', path: '/api/v1/player/sign_out', kind: 'hang' })
  await page.getByRole('banner').getByRole('button', { name: 'Log out' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-session', /visitor/, { timeout: 5000 })
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click()
  await sendLogin(page, player)
  await becomesPlayer(page)
})

test('AUT-10 SAF-7 signing in in one tab reaches the other, and what a visitor has typed there goes', async ({
  context,
  page,
  qa,
}) => {
  const player = await qa.player(calm)
  const other = await context.newPage()
  await other.goto('/en-UN/signup')
  await other.getByRole('dialog').getByLabel('First name').fill('Visiting')
  const kept = () => other.evaluate(() => JSON.stringify(sessionStorage))
  await expect.poll(kept).toContain('Visiting')
  await signInByPanel(page, player)
  await becomesPlayer(other)
  expect(await kept()).not.toContain('draft:')

  // What a player has typed waits for them in their tab, and for nobody else.
  await other.goto('/en-UN/my-account/account')
  await other.getByRole('button', { name: 'Change address' }).click()
  await other.getByLabel('City').fill('Annatown')
  await expect.poll(kept).toContain('Annatown')
  await other.reload()
  await expect(other.getByLabel('City')).toHaveValue('Annatown')
  await other.goto('about:blank')
  await page.getByRole('banner').getByRole('button', { name: 'Log out' }).click()
  await becomesVisitor(page)
  await signInByPanel(page, await qa.player(calm))
  await other.goto('/en-UN/my-account/account')
  await expect(other.getByRole('button', { name: 'Change address' })).toBeVisible()
  expect(await kept()).not.toContain('Annatown')
  await other.close()
})

test('AUT-10 SAF-7 a tab that slept while one player left and another came has the one who is there', async ({
  context,
  page,
  qa,
}) => {
  const [one, two] = [
    await qa.player({ ...calm, wallet: { main: 1100 } }),
    await qa.player({ ...calm, wallet: { main: 2200 } }),
  ]
  const sleeper = await context.newPage()
  await sleeper.goto(light)
  await signInByPanel(page, one)
  await expect(balanceOf(sleeper)).toHaveText('€11.00')
  const browser = await context.newCDPSession(sleeper)
  await browser.send('Page.setWebLifecycleState', { state: 'frozen' })
  await page.getByRole('banner').getByRole('button', { name: 'Log out' }).click()
  await becomesVisitor(page)
  await signInByPanel(page, two)
  await expect(balanceOf(page)).toHaveText('€22.00')
  await browser.send('Page.setWebLifecycleState', { state: 'active' })
  await expect(balanceOf(sleeper)).toHaveText('€22.00')
  // Waking up has not cost the other tab its session.
  await page.reload()
  await becomesPlayer(page)
  await expect(balanceOf(page)).toHaveText('€22.00')
  await sleeper.close()
})

test('NAV-7 AUT-3 after a sign-in Back leads to the page before, not to a panel that is gone', async ({ page, qa }) => {
  const player = await qa.player(calm)
  await page.goto('/en-UN/terms')
  await page.getByRole('banner').getByRole('link', { name: 'Promotions' }).first().click()
  await expect(page).toHaveURL(/\/promotions$/)
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click()
  await sendLogin(page, player)
  await becomesPlayer(page)
  await expect(page).toHaveURL(/\/promotions$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/promotions$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/terms$/)
})

test('RGT-4 a sign-in is activity: what an earlier session left does not end the new one', async ({ page, qa }) => {
  const player = await qa.player({ ...calm, wallet: { main: 1100 } })
  await page.goto(light)
  // As after a start at which the stored session could not be read for want of a network.
  await page.evaluate(() => sessionStorage.setItem('last-activity', String(Date.now() - 40 * 60_000)))
  await signInByPanel(page, player)
  await expect(balanceOf(page)).toHaveText('€11.00')
  await expect(page.locator('html')).toHaveAttribute('data-session', 'player')
})

test('SAF-6 GRD-9 GRD-11 who is signed out at a live table comes back to that table', async ({
  page,
  qa,
  operator,
}) => {
  const { content } = (await (await fetch(`${operator.origin}/settings.json`)).json()) as {
    content: { dataset: string }
  }
  const query = '*[_type == "game" && type == "live" && gameProvider == "evolution"][0]{gameId, label}'
  const found = await fetch(
    `${operator.origin}/content/v1/data/query/${content.dataset}?query=${encodeURIComponent(query)}`,
  )
  const { result: table } = (await found.json()) as { result: { gameId: string; label: string } }
  const player = await qa.player({ ...calm, wallet: { main: 1000 } })
  await signInByPanel(page, player)
  await page.goto(`/en-UN/live-casino-online/play/evolution?game=${table.gameId}`)
  await expect(page.getByRole('heading', { name: table.label }).first()).toBeVisible()
  await qa.fault({ method: 'GET', path: '/api/v1/player/profile', kind: 'status', status: 401, times: 3 })
  // A push makes the page ask for the profile again.
  await qa.changePlayer(player.playerId, { profile: { kycStatus: 'DATA_VERIFIED' } })
  await expect(loginPanel(page)).toBeVisible()
  await qa.clearFaults()
  await sendLogin(page, player)
  await expect(page).toHaveURL(new RegExp(`/live-casino-online/play/evolution\\?game=${table.gameId}$`))
  await expect(page.getByRole('heading', { name: table.label }).first()).toBeVisible()
})

test('SAF-6 SAF-7 GRD-11 many refused calls sign out once, and lead to the login with a word about it', async ({
  page,
  qa,
}) => {
  const player = await qa.player({ ...calm, wallet: { main: 1000 } })
  await signInByPanel(page, player)
  await expect(balanceOf(page)).toHaveText('€10.00')
  // A page that still asked something would be signed out before the reload, and come back as a visitor's.
  await page.goto('/brands/halcyon/favicon.svg')
  const since = await lastCall(qa)
  await qa.fault({ method: 'GET', path: '/api/v1/player/*', kind: 'status', status: 401, times: 50 })
  await page.goto('/en-UN/')
  await becomesVisitor(page)
  await expect(page).toHaveURL(/\/en-UN\/?#login$/)
  await expect(loginPanel(page).getByText('Your session has ended. Please log in again.')).toBeVisible()
  await expect(loginPanel(page)).toHaveCount(1)
  expect(await whatIsLeft(page, player.email)).toEqual([])
  const refused = (await qa.calls(since)).filter(({ status }) => status === 401)
  expect(refused.length, 'several calls were refused').toBeGreaterThan(1)
  // The session is over already: there is nothing to sign out of at the operator.
  expect((await qa.calls(since)).filter(({ path }) => path.endsWith('/player/sign_out')).length).toBeLessThan(2)
  // No loop: the panel works, and leads back.
  await qa.clearFaults()
  await sendLogin(page, player)
  await becomesPlayer(page)
  await expect(loginPanel(page)).toBeHidden()
})

test('GRD-11 a 403 of the catalogue’s own leaves the player signed in', async ({ page, qa }) => {
  const player = await qa.player({ ...calm, wallet: { main: 1000 } })
  await signInByPanel(page, player)
  await expect(balanceOf(page)).toHaveText('€10.00')
  const since = await lastCall(qa)
  await qa.fault({
    method: 'GET',
    path: '/api/v1/player/transaction-summary',
    kind: 'status',
    status: 403,
    body: { status: 403, code: 'error.forbidden', message: 'User is not authorized with an explicit deny' },
  })
  await page.reload()
  await becomesPlayer(page)
  await expect.poll(async () => (await qa.calls(since)).some(({ status }) => status === 403)).toBe(true)
  await expect(page.locator('html')).toHaveAttribute('data-session', /player/)
})

test('RMB-11 the same words and the same answers whichever credential was wrong', async ({ page, qa }) => {
  const player = await qa.player(calm)
  const seen: { words: string; answers: unknown }[] = []
  for (const wrong of [
    { email: player.email, password: 'Not-His-Pass1' },
    { email: `nobody-${player.playerId}@example.com`, password: player.password },
  ]) {
    const answers: string[] = []
    const listen = async (response: { url(): string; text(): Promise<string>; status(): number }) => {
      if (!response.url().includes('/user-pool')) return
      const body = JSON.parse(await response.text()) as Record<string, unknown>
      // Challenges hold fresh numbers; their shape and every refusal must be alike.
      answers.push(JSON.stringify([response.status(), Object.keys(body), body['__type'], body['message']]))
    }
    page.on('response', listen)
    await page.goto(`${light}#login`)
    await sendLogin(page, wrong)
    await expect(alertOf(page)).toBeVisible()
    seen.push({ words: await alertOf(page).innerText(), answers })
    page.off('response', listen)
  }
  expect(seen[0]?.words).toContain('Email or password is not right')
  expect(seen[1]).toEqual(seen[0])
})

test('RMB-11 REG-1 who left a sign-up by halves is shown the way in words that tell nobody else; what was typed of the e-mail outlives a reload', async ({
  page,
}) => {
  const who = applicant()
  await page.goto('/en-UN/signup')
  await fillDetails(signUpPanel(page), who)
  await expect(signUpPanel(page).getByLabel('Date of birth')).toBeVisible()
  await page.goto(`${light}#login`)
  await loginPanel(page).getByLabel('Email', { exact: true }).fill(who.email)
  await page.reload()
  await expect(loginPanel(page).getByLabel('Email', { exact: true })).toHaveValue(who.email)
  const words: string[] = []
  for (const wrong of [who, { ...who, password: 'Not-The-Pass1' }, { ...who, email: `nobody-${who.email}` }]) {
    await page.reload()
    await sendLogin(page, wrong)
    await expect(alertOf(page)).toContainText('Email or password is not right')
    words.push(await alertOf(page).innerText())
  }
  expect(new Set(words).size).toBe(1)
  await alertOf(page).getByRole('link', { name: 'Finish it' }).click()
  await expect(page).toHaveURL(/\/signup$/)
})

test('AUT-5 a player of the former platform signs in as if nothing had happened; without the brand’s option nobody is moved', async ({
  page,
  qa,
}) => {
  const player = await qa.player({ ...calm, legacy: true })
  await page.goto(`${light}#login`)
  await sendLogin(page, player)
  await expect(alertOf(page)).toContainText('Email or password is not right')
  await qa.world({ flags: { userConfirmation: true } })
  const since = await lastCall(qa)
  await page.reload()
  await sendLogin(page, player)
  await becomesPlayer(page)
  const asked = (await qa.calls(since)).filter(({ path }) => /migration|user-confirmation/.test(path))
  expect(asked.map(({ path, status }) => `${path.split('/').at(-1)} ${status}`)).toEqual([
    'user-confirmation 200',
    'migration 200',
  ])
  expect(JSON.stringify(asked)).not.toContain(player.password)
  // The move is made once: the next sign-in is as everybody's.
  await page.getByRole('banner').getByRole('button', { name: 'Log out' }).click()
  await becomesVisitor(page)
  await signInByPanel(page, player)
  expect((await qa.calls(since)).filter(({ path }) => path.endsWith('/migration'))).toHaveLength(1)
})

const standings = [
  [{ profile: { state: 'BLACKLISTED' } }, ['Your account has been deactivated', 'ask our support']],
  [{ profile: { state: 'CLOSED' } }, ['Your account is closed', 'ask our support']],
  [{ exclusion: { kind: 'SELF_EXCLUDED' } }, ['You have excluded yourself', 'The exclusion has no end.']],
  [{ exclusion: { kind: 'SELF_EXCLUDED', days: 30 } }, ['You have excluded yourself', 'Time left', '30', 'Until']],
  [
    { exclusion: { kind: 'TIMEOUT', days: 5 } },
    ['You are taking a break', 'Time left', '5', 'You asked for this break yourself.'],
  ],
  [{ exclusion: { kind: 'TIMEOUT', days: 1, initiator: 'OPERATOR' } }, ['You are on a break', 'We set this break.']],
  [{ exclusion: { kind: 'COOLING', milliseconds: 3 * 3_600_000 } }, ['You are cooling off', 'Time left', '3 hours']],
] as const

test('AUT-6 AUT-7 RGT-2 the standing of a player decides what stands in place of the login, and only with the right password', async ({
  page,
  qa,
}) => {
  await page.goto(`${light}#login`)
  const back = loginPanel(page).getByRole('button', { name: 'Back' })
  for (const [at, [parts, words]] of standings.entries()) {
    const player = await qa.player(parts)
    if (at < 2) {
      await sendLogin(page, { email: player.email, password: 'Not-His-Pass1' })
      await expect(alertOf(page)).toContainText('Email or password is not right')
    }
    await sendLogin(page, player)
    for (const text of words) await expect(alertOf(page), words[0]).toContainText(text)
    if ('exclusion' in parts && parts.exclusion.kind !== 'SELF_EXCLUDED')
      await expect(alertOf(page)).toContainText(`Player number${player.playerId}`)
    await expect(page.locator('html')).toHaveAttribute('data-session', /visitor/)
    await expect(loginPanel(page).getByLabel('Password', { exact: true }), 'the form would not help').toHaveCount(0)
    // With the keyboard: what was focused is gone, the first way on has the focus in its place.
    await expect(loginPanel(page).locator('a:focus, button:focus')).toHaveCount(1)
    await back.press('Enter')
    await expect(loginPanel(page).getByLabel('Email', { exact: true })).toHaveValue(player.email)
  }
})

test('SAF-6 RGT-6 who is excluded elsewhere leaves an open page at once, reads why, and so at the next sign-in', async ({
  page,
  qa,
}) => {
  const player = await qa.player({ ...calm, wallet: { main: 1000 } })
  await signInByPanel(page, player)
  await expect(balanceOf(page)).toHaveText('€10.00')
  await qa.changePlayer(player.playerId, { exclusion: { kind: 'SELF_EXCLUDED', days: 180 } })
  await expect(page.locator('html')).toHaveAttribute('data-session', /visitor/, { timeout: 5000 })
  const told = page.getByRole('dialog', { name: 'You have excluded yourself' })
  await expect(told).toContainText('It ends on')
  await told.getByRole('button', { name: 'OK' }).click()
  await page.goto(`${light}#login`)
  await sendLogin(page, player)
  await expect(alertOf(page)).toContainText('You have excluded yourself')
  await expect(alertOf(page)).toContainText(/Time left(180 days|179 days 23 hours)/)
})

test('AUT-7 RGT-5 a break may be cooled off further, once; a request that fails says so and is repeated', async ({
  page,
  qa,
}) => {
  const player = await qa.player({ exclusion: { kind: 'TIMEOUT', milliseconds: 3 * 3_600_000, initiator: 'OPERATOR' } })
  await page.goto(`${light}#login`)
  await sendLogin(page, player)
  await expect(alertOf(page)).toContainText('We set this break.')
  const cool = loginPanel(page).getByRole('button', { name: 'Cool off for one more day' })
  await qa.fault({ method: 'POST', path: '/api/v1/player/*/timeout/cooling', kind: 'status', status: 500 })
  await cool.click()
  await expect(loginPanel(page).getByText('Your cooling off has not begun')).toBeVisible()
  // An answer that can not be read is asked for again: the day that has begun is told, and is one.
  await qa.fault({ method: 'POST', path: '/api/v1/player/*/timeout/cooling', kind: 'malformed' })
  await cool.click()
  await expect(loginPanel(page).getByRole('heading', { name: 'You are cooling off' })).toBeVisible()
  await expect(alertOf(page)).toContainText('You asked for this break yourself.')
  await expect(alertOf(page)).toContainText('Time left1 day')
  await expect(cool).toHaveCount(0)
})

test('AUT-6 after five wrong passwords the account is locked for a while, and says so', async ({ page, qa }) => {
  const player = await qa.player(calm)
  await page.goto(`${light}#login`)
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    await sendLogin(page, { email: player.email, password: `Not-His-Pass${attempt}` })
    await expect(alertOf(page)).toContainText('Email or password is not right')
  }
  await sendLogin(page, player)
  await expect(alertOf(page)).toContainText('Too many tries')
  // A quarter of an hour later the right password opens again.
  await qa.clock({ advanceMs: 16 * 60_000 })
  await loginPanel(page).getByRole('button', { name: 'Back' }).click()
  await sendLogin(page, player)
  await becomesPlayer(page)
})

const hours = 3_600_000
const timeout = (part: Partial<TimeoutPayload>): string =>
  loginMessages.timeout({
    remainingDays: 5,
    playerId: 7,
    isCooling: false,
    milliseconds: 5 * 24 * hours,
    initiator: 'PLAYER',
    ...part,
  })
const refusals = [
  [timeout({}), 'Time left5 days'],
  [timeout({ remainingDays: 5, milliseconds: 100 * hours }), 'Time left4 days 4 hours'],
  [timeout({ isCooling: true, remainingDays: 1, milliseconds: 3 * hours }), 'Time left3 hours'],
  [timeout({ remainingDays: 1, milliseconds: 90_000 }), 'Time left2 minutes'],
  ['Something that nobody has heard of', 'Email or password is not right'],
] as const

test('AUT-6 the pool’s message is read from whatever it is wrapped in, with the time left to the minute', async ({
  page,
  qa,
}) => {
  const player = await qa.player(calm)
  await page.goto(`${light}#login`)
  for (const [message, words] of refusals) {
    await qa.fault({
      method: 'POST',
      path: '/user-pool*',
      match: { header: 'RespondToAuthChallenge' },
      kind: 'status',
      status: 400,
      body: { __type: 'UserLambdaValidationException', message: `PreAuthentication failed with error ${message}.` },
    })
    await sendLogin(page, player)
    await expect(alertOf(page), message).toContainText(words)
    const back = loginPanel(page).getByRole('button', { name: 'Back' })
    if (await back.isVisible()) await back.click()
  }
})
