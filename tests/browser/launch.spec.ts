import type { Page, Route } from '@playwright/test'
import { applicant, fillContactInfo, fillDetails, signUpPanel } from './applicant.ts'
import { expect, test } from './fixtures.ts'
import { answerCookies, balanceOf, button, callsTo, lastCall, signedIn, typeLogin } from './people.ts'
import { becomesPlayer, signInByPanel } from './signing.ts'

test.use({
  expectedConsoleErrors: [
    '/context/',
    '/player/cookies/consent',
    'Cross-Origin-Opener-Policy header has been ignored',
    'status of 400',
    'status of 404',
    'status of 409',
    'status of 501',
  ],
})

const penny = '/online-casino/play/softswiss/penny-bank'
const frameIn = (page: Page) => page.frameLocator('iframe[title]')
const spin = (page: Page) => frameIn(page).getByRole('button', { name: 'Spin', exact: true })
const main = (page: Page) => page.getByRole('main').first()

test('GAM-7 GAM-2 a running demo leads to the same game for money: a visitor logs in on the way, and the address says what runs', async ({
  page,
  qa,
}) => {
  const account = await qa.player({ wallet: { main: 2000 } })
  await answerCookies(page)
  await page.goto(`/en-UN${penny}`)
  await button(main(page), 'Try demo').click()
  await expect(spin(page)).toBeEnabled()
  await expect(page).toHaveURL(/penny-bank\?mode=demo$/)
  await expect(main(page).getByText('A demo: nothing is staked, nothing is won.')).toBeVisible()
  const since = await lastCall(qa)
  await button(main(page), 'Play for money').click()
  await expect(page.getByRole('alert').filter({ hasText: 'Log in to play with money' })).toBeVisible()
  await expect(page.locator('iframe')).toHaveCount(0)
  await button(main(page), 'Log in').click()
  await typeLogin(page, account)
  await expect(spin(page)).toBeEnabled()
  await expect(page).toHaveURL(/penny-bank\?mode=real$/)
  await expect(balanceOf(page)).toHaveText('€20.00')
  await expect(button(main(page), 'Play for money'), 'it is played for money').toHaveCount(0)
  expect(await callsTo(qa, since, 'POST', '/softswiss/context/real')).toHaveLength(1)
  await test.step('loaded again it is the same game for money', async () => {
    await page.reload()
    await expect(spin(page)).toBeEnabled()
    await expect(balanceOf(page)).toHaveText('€20.00')
  })
})

test('NAV-7 GAM-7 who closes the login that a game has asked for is one step away from the lobby, as before', async ({
  page,
}) => {
  await answerCookies(page)
  await page.goto('/en-UN/online-casino')
  await page.goto(`/en-UN${penny}?mode=real`)
  await button(main(page), 'Log in').click()
  await expect(page).toHaveURL(/#login$/)
  await expect(page.getByRole('dialog', { name: 'Log in', exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(/penny-bank\?mode=real$/)
  await expect(button(main(page), 'Log in')).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/online-casino$/)
})

test('GAM-7 GRD-9 REG-1 who signs up in order to play comes to the game for money, also after a reload in the middle of the sign-up', async ({
  page,
  qa,
}) => {
  await answerCookies(page)
  await page.goto(`/en-UN${penny}?mode=real`)
  await button(main(page), 'Log in').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sign up', exact: true }).click()
  const who = applicant()
  const panel = signUpPanel(page)
  await fillDetails(panel, who)
  await fillContactInfo(panel)
  await expect(panel.getByLabel('Code', { exact: true })).toBeVisible()
  await page.reload()
  await panel.getByLabel('Code', { exact: true }).fill((await qa.inbox(who.mobilePhone))[0]?.code ?? '')
  await button(panel, 'Continue').click()
  await panel.getByLabel('Password', { exact: true }).fill(who.password)
  await button(panel, 'Continue').click()
  // Who is new is welcomed over the game, which waits meanwhile; nothing to stake is there yet.
  await button(page.getByRole('dialog', { name: /^Welcome/ }), 'Look around').click()
  await expect(frameIn(page).locator('main.game')).toHaveAttribute('data-state', 'ready')
  await expect(page).toHaveURL(/penny-bank\?mode=real$/)
  await expect(balanceOf(page)).toHaveText('€0.00')
})

test('GAM-7 GRD-9 a game that a login was once opened for does not surprise a later sign-up from elsewhere', async ({
  page,
  qa,
}) => {
  await qa.world({ riskSetting: { smsVerification: false, emailVerification: false } })
  await answerCookies(page)
  const since = await lastCall(qa)
  await page.goto(`/en-UN${penny}?mode=real`)
  await button(main(page), 'Log in').click()
  await button(page.getByRole('dialog'), 'Close').click()
  await page.getByRole('banner').getByRole('link', { name: 'Back', exact: true }).click()
  await button(page.getByRole('banner'), 'Sign up').click()
  await fillDetails(signUpPanel(page), applicant())
  await expect(balanceOf(page)).toBeVisible()
  await expect(page).toHaveURL(/\/en-UN$/)
  expect(await callsTo(qa, since, 'POST', '/softswiss/context/real')).toEqual([])
})

test('GAM-7 GRD-5 GRD-9 a visitor who wants a live table is asked to log in, and comes to that table; Back is at the lobby again', async ({
  page,
  qa,
}) => {
  const account = await qa.player({ wallet: { main: 5000 } })
  await answerCookies(page)
  await page.goto('/en-UN/live-casino-online/roulette')
  const tile = page.getByRole('article', { name: 'Kelp Room Roulette' }).first()
  const panel = page.getByRole('dialog').filter({ has: page.getByLabel('Password', { exact: true }) })
  await test.step('who thinks better of it', async () => {
    await button(tile, 'Play').click()
    await expect(panel).toContainText('Log in to play with money. You come back to your game.')
    await page.goBack()
    await expect(panel).toBeHidden()
    await expect(page).toHaveURL(/\/live-casino-online\/roulette$/)
    await tile.getByRole('link').click()
    await button(panel, 'Close').click()
    await expect(panel).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Live casino')
  })
  await page.goto('/en-UN/live-casino-online/roulette')
  await button(tile, 'Play').click()
  await typeLogin(page, account)
  await expect(page).toHaveURL(/\/play\/evolution\?game=kelp-room-roulette&mode=real$/)
  await expect(page.locator('iframe[title]')).toBeVisible()
  await test.step('a player’s sign-in that ends there leads to the lobby, and asks nothing', async () => {
    const tab = await page.context().newPage()
    await tab.goto('/en-UN/terms')
    await tab.getByRole('button', { name: 'Log out' }).first().click()
    await expect(page.locator('iframe')).toHaveCount(0)
    await expect(panel).toHaveCount(0)
  })
})

test('GAM-1 SAF-1 while it is not known what a player may do the page says that it is loading, and opens the game as soon as it is', async ({
  page,
  qa,
}) => {
  await signedIn(page, qa, { wallet: { main: 5000 } })
  const held: Route[] = []
  const hold = (route: Route) => void held.push(route)
  const release = async () => {
    await page.unroute('**/api/v1/player/profile', hold)
    // Those of a page that is gone are over already.
    for (const route of held.splice(0)) await route.continue().catch(() => {})
  }
  const since = await lastCall(qa)
  await test.step('where the address says so', async () => {
    await page.route('**/api/v1/player/profile', hold)
    await page.goto(`/en-UN${penny}?mode=real`)
    await expect(main(page).getByText('Opening Penny Bank')).toBeVisible()
    await expect(main(page).getByRole('button')).toHaveCount(0)
    expect(await callsTo(qa, since, 'POST', '/softswiss/context/real')).toEqual([])
    await release()
    await expect(spin(page)).toBeEnabled()
  })
  await test.step('where the player chooses', async () => {
    await page.route('**/api/v1/player/profile', hold)
    await page.goto(`/en-UN${penny}`)
    await expect(main(page).getByRole('status')).toHaveText('Loading')
    await expect(button(main(page), 'Play')).toHaveCount(0)
    await release()
    await expect(button(main(page), 'Play')).toBeEnabled()
    await expect(main(page).getByText('Loading')).toHaveCount(0)
  })
})

test('GAM-1 GAM-7 a demo that does not open can be tried again or left for the game itself, and offers nothing twice', async ({
  page,
  qa,
}) => {
  const body = { status: 500, code: 'error.system.error', message: 'No', validationErrors: [] }
  await qa.fault({ method: 'POST', path: '/api/v1/softswiss/context/demo', kind: 'status', status: 500, body })
  await signedIn(page, qa, { wallet: { main: 5000 } }, `/en-UN${penny}`)
  await button(main(page), 'Try demo').click()
  await expect(page.getByRole('alert').filter({ hasText: 'The game could not be opened' })).toBeVisible()
  await expect(button(main(page), 'Try again')).toBeEnabled()
  await expect(button(main(page), 'Try demo')).toHaveCount(0)
  await button(main(page), 'Play').click()
  await expect(spin(page)).toBeEnabled()
  await expect(page).toHaveURL(/mode=real$/)
})

test('GAM-7 RMB-8 of two tabs that wait for a sign-in only the one it was asked for in opens its game', async ({
  page,
  qa,
}) => {
  const account = await qa.player({ wallet: { main: 2000 } })
  await answerCookies(page)
  const behind = await page.context().newPage()
  await answerCookies(behind)
  for (const tab of [behind, page]) {
    await tab.goto(`/en-UN${penny}?mode=real`)
    await expect(button(main(tab), 'Log in')).toBeVisible()
  }
  await page.bringToFront()
  const since = await lastCall(qa)
  await button(main(page), 'Log in').click()
  await typeLogin(page, account)
  await expect(spin(page)).toBeEnabled()
  await expect(button(main(behind), 'Play'), 'it is offered behind, and not opened').toBeEnabled()
  await expect(behind.locator('iframe')).toHaveCount(0)
  expect(await callsTo(qa, since, 'POST', '/softswiss/context/real')).toHaveLength(1)
  await spin(page).click()
  await expect(frameIn(page).locator('main.game')).toHaveAttribute('data-state', 'ready')
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('GAM-1 LOB-3 APP-9 a game that is not for phones says so by its address, and opens nothing; in a wide window it is offered', async ({
  page,
  qa,
  operator,
}) => {
  const { content } = (await (await fetch(`${operator.origin}/settings.json`)).json()) as {
    content: { dataset: string }
  }
  const query = encodeURIComponent(
    '*[_type == "game" && type == "casino" && gameProvider == "softswiss" && demo == true && !("mobile" in channels)][0].gameId',
  )
  const answer = await fetch(`${operator.origin}/content/v1/data/query/${content.dataset}?query=${query}`)
  const { result } = (await answer.json()) as { result: string | null }
  expect(result, 'a game for wide windows only').not.toBeNull()
  await page.setViewportSize({ width: 390, height: 844 })
  await answerCookies(page)
  const since = await lastCall(qa)
  for (const mode of ['', '?mode=demo']) {
    await page.goto(`/en-UN/online-casino/play/softswiss/${result}${mode}`)
    await expect(page.getByRole('alert')).toContainText('This game is not offered on this device.')
    await expect(main(page).getByRole('link', { name: 'Back to the lobby' })).toBeVisible()
    await expect(button(main(page), 'Play')).toHaveCount(0)
    await expect(button(main(page), 'Try demo')).toHaveCount(0)
  }
  expect(await callsTo(qa, since, 'POST', '/softswiss/context/demo')).toHaveLength(0)
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(page.getByRole('alert')).toHaveCount(0)
  await button(main(page), 'Try demo').click()
  await expect(spin(page)).toBeEnabled()
})

test('GAM-6 GAM-2 RMB-12 two answers that are slow but in time open the game: each call of a launch has its own 15 seconds', async ({
  page,
  qa,
}) => {
  await page.clock.install()
  await signedIn(page, qa, { wallet: { main: 2000 } })
  const held = async (path: string) => {
    const { promise: mayGo, resolve: letGo } = Promise.withResolvers<void>()
    await page.route(path, async (route) => {
      await mayGo
      await route.continue()
    })
    return { asked: page.waitForRequest(path), letGo }
  }
  await qa.fault({ method: 'POST', path: '/api/v1/evolution/authenticate', kind: 'status', status: 400 })
  const lobby = await held('**/evolution/authenticate')
  const recovery = await held('**/evolution/recovery')
  await page.goto('/en-UN/live-casino-online/play/evolution?game=kelp-room-roulette&mode=real')
  await lobby.asked
  await page.clock.fastForward(12_000)
  lobby.letGo()
  await recovery.asked
  await page.clock.fastForward(12_000)
  recovery.letGo()
  await expect(page.locator('iframe[title]')).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('GAM-3 LOC-8 a visitor’s demo keeps its own currency when a player of another one signs in elsewhere: its rounds count, its figures are in that', async ({
  page,
  qa,
}) => {
  const account = await qa.player({ profile: { currency: 'CAD' }, wallet: { main: 2000 } })
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  await answerCookies(page)
  await page.goto(`/en-UN${penny}?mode=demo`)
  await expect(spin(page)).toBeEnabled()
  const other = await page.context().newPage()
  await signInByPanel(other, account)
  await becomesPlayer(page)
  await page.bringToFront()
  await expect(frameIn(page).locator('main.game')).toHaveAttribute('data-state', 'ready')
  await spin(page).click()
  await expect(frameIn(page).getByRole('status').first()).toHaveText(/No win this time|line|scatters/)
  await expect(frameIn(page).locator('main.game')).toHaveAttribute('data-state', 'ready')
  await button(page.getByRole('banner'), 'Game menu').click()
  await expect(page.getByRole('dialog').locator('dl')).toContainText(/Staked\s*€\d/u)
  expect(logged.filter((text) => text.includes('not of the protocol'))).toEqual([])
})

test('GAM-6 GAM-1 an Evolution lobby that answers 400 opens by its recovery call, and is offered again where that fails too', async ({
  page,
  qa,
}) => {
  test.slow()
  const refused = { status: 400, code: 'error.evolution.lobby', message: 'No', validationErrors: [] }
  const refuse = (path: string) =>
    qa.fault({ method: 'POST', path: `/api/v1/evolution/${path}`, kind: 'status', status: 400, body: refused })
  await refuse('authenticate')
  await refuse('recovery')
  const since = await lastCall(qa)
  const table = '/en-UN/live-casino-online/play/evolution?game=kelp-room-roulette&mode=real'
  await signedIn(page, qa, { wallet: { main: 5000 } }, table)
  await expect(page.getByRole('alert').filter({ hasText: 'The game could not be opened' })).toBeVisible()
  expect((await callsTo(qa, since, 'POST', '/evolution/recovery')).length, 'once').toBe(1)
  await refuse('authenticate')
  await button(main(page), 'Try again').click()
  await expect(page.locator('iframe')).toBeVisible()
  const statuses = async (path: string) => (await callsTo(qa, since, 'POST', path)).map(({ status }) => status)
  expect(await statuses('/evolution/authenticate')).toEqual([400, 400])
  expect(await statuses('/evolution/recovery')).toEqual([400, 200])
})

test('NAV-9 NAV-10 each provider’s play address works; unknown providers and games are not found, and live play needs a login', async ({
  page,
  qa,
  operator,
}) => {
  test.slow()
  const { content } = (await (await fetch(`${operator.origin}/settings.json`)).json()) as {
    content: { dataset: string }
  }
  const gameOf = async (filter: string): Promise<string> => {
    const query = encodeURIComponent(`*[_type == "game" && ${filter}][0].gameId`)
    const answer = await fetch(`${operator.origin}/content/v1/data/query/${content.dataset}?query=${query}`)
    return ((await answer.json()) as { result: string }).result
  }
  await qa.world({ station: { countryCode: 'CA' } })
  await answerCookies(page)
  const casino = 'relax playngo quickspin yggdrasil pariplay softswiss pragmaticplay evolution novomatic'.split(' ')
  for (const provider of casino) {
    const id = await gameOf(`type == "casino" && gameProvider == "${provider}"`)
    await page.goto(`/en-UN/online-casino/play/${provider}/${id}`)
    await expect(button(main(page), 'Play'), provider).toBeEnabled()
  }
  await qa.world({ flags: { creedroomz: true } })
  const creed = await gameOf('gameProvider == "creedroomz"')
  await page.goto(`/en-UN/online-casino/play/creedroomz/${creed}`)
  await expect(button(main(page), 'Play'), 'behind its flag').toBeEnabled()
  await qa.world({ flags: {} })
  const notFound = page.getByRole('heading', { name: 'Page not found' })
  for (const path of [
    `/online-casino/play/creedroomz/${creed}`,
    '/online-casino/play/elsewhere/penny-bank',
    // Penny Bank is of another provider.
    '/online-casino/play/novomatic/penny-bank',
    // A table has its own address, with its own guard.
    '/online-casino/play/evolution/kelp-room-roulette',
    '/online-casino/play/softswiss/no-such-game',
    '/online-casino/play/softswiss',
    '/live-casino-online/play/novomatic',
  ]) {
    await page.goto(`/en-UN${path}`)
    await expect(notFound, path).toBeVisible()
  }
  for (const provider of ['evolution', 'pragmaticplay', 'pariplay', 'softswiss']) {
    const id = await gameOf(`type == "live" && gameProvider == "${provider}"`)
    await page.goto(`/en-UN/live-casino-online/play/${provider}?game=${id}`)
    await expect(page, 'a visitor is led to the lobby of the tables').toHaveURL(/\/en-UN\/live-casino-online#login$/)
  }
  await signedIn(page, qa)
  for (const [provider, id] of [
    ['softswiss', 'penny-bank'],
    ['pragmaticplay', 'kelp-room-roulette'],
  ]) {
    await page.goto(`/en-UN/live-casino-online/play/${provider}?game=${id}`)
    await expect(notFound, id).toBeVisible()
  }
})
