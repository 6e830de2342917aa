import type { Frame, FrameLocator, Locator, Page } from '@playwright/test'
import { violationsOf } from './axe.ts'
import { expect, test } from './fixtures.ts'
import type { Qa } from '../support/qa.ts'
import { answerCookies, balanceOf, button, flowOf, lastCall, payByCard, signedIn } from './people.ts'
import { comesSignedIn } from './signing.ts'

test.use({
  expectedConsoleErrors: [
    '/rgs/',
    '/context/',
    '/player/cookies/consent',
    '/player/marketing_preferences',
    '/player/login-history',
    '501 (Not Implemented)',
    'Cross-Origin-Opener-Policy header has been ignored',
    'net::ERR',
  ],
})

const address = (mode: 'demo' | 'real') => `/en-UN/online-casino/play/softswiss/penny-bank?mode=${mode}`
const game = (page: Page): FrameLocator => page.frameLocator('iframe[title]')
const spin = (page: Page): Locator => game(page).getByRole('button', { name: 'Spin', exact: true })
/** The running game's own state: ready, playing, paused. */
const gameState = (page: Page): Locator => game(page).locator('main.game')
const header = (page: Page): Locator => page.getByRole('banner')
const sheet = (page: Page, name: string): Locator => page.getByRole('dialog', { name, exact: true })
const menuItem = (page: Page, name: string): Locator =>
  button(sheet(page, 'Game menu').getByRole('listitem').first().locator('xpath=..'), name)

async function gameWindow(page: Page): Promise<Frame> {
  await expect(spin(page)).toBeEnabled()
  const frame = page.frames().find((one) => one.parentFrame() === page.mainFrame())
  if (!frame) throw new Error('no game is open')
  return frame
}

test('GAM-4 SAF-3 each view opens over the game, which stands still meanwhile; Escape closes and the keyboard is where it was', async ({
  page,
  qa,
}) => {
  test.setTimeout(120_000)
  await signedIn(page, qa, { wallet: { main: 5000, casinoBonus: 1000 } }, address('real'))
  await expect(spin(page)).toBeEnabled()
  const menu = button(header(page), 'Game menu')
  await menu.focus()
  await page.keyboard.press('Enter')
  await expect(sheet(page, 'Game menu')).toBeVisible()
  await expect(gameState(page)).toHaveAttribute('data-state', 'paused')
  await expect(flowOf(page, 'gameFrame')).toHaveAttribute('data-state', /menu\.open\.initial open\.play\.paused/)
  const views = [
    ['My account', 'myAccount', 'MY_ACCOUNT', (at: Locator) => at.getByRole('heading', { name: 'Password' })],
    ['Rewards', 'reward', 'REWARD', (at: Locator) => at.locator('[data-flow="rewards"]')],
    ['Settings', 'settings', 'SETTINGS', (at: Locator) => at.getByLabel('Summary of play after')],
    [
      'Responsible gambling',
      'responsibleGambling',
      'RESPONSIBLE_GAMBLING',
      (at: Locator) => at.getByRole('region', { name: 'Deposit limits' }),
    ],
    ['Deposit', 'banking', 'BANKING', (at: Locator) => at.getByLabel('Amount')],
    ['Bonus code', 'bonusCode', 'BONUS_CODE', (at: Locator) => at.getByRole('textbox', { name: 'Bonus code' })],
  ] as const
  for (const [name, view, status, content] of views)
    await test.step(name, async () => {
      await menuItem(page, name).press('Enter')
      const dialog = sheet(page, name)
      await expect(content(dialog)).toBeVisible()
      await expect(dialog).toHaveAttribute('data-state', new RegExp(String.raw`menu\.open\.${view} open\.play\.paused`))
      await expect(dialog).toHaveAttribute('data-status', new RegExp(status))
      await expect(page.locator(':focus'), 'the keyboard stays within').toHaveCount(1)
      expect(await dialog.evaluate((at) => at.contains(document.activeElement))).toBe(true)
      await button(dialog, 'Game menu').press('Enter')
      await expect(sheet(page, 'Game menu')).toBeVisible()
      await expect(gameState(page)).toHaveAttribute('data-state', 'paused')
    })
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(menu).toBeFocused()
  await expect(gameState(page)).toHaveAttribute('data-state', 'ready')
  await expect(page).toHaveURL(/\/play\/softswiss\/penny-bank/)
})

const menuOf = async (page: Page, name: string) => {
  await button(header(page), 'Game menu').click()
  await menuItem(page, name).click()
  await expect(sheet(page, name)).toBeVisible()
}
const inMoney = async (page: Page, qa: Qa, main = 5000) => {
  const account = await signedIn(page, qa, { wallet: { main } }, address('real'))
  await expect(spin(page)).toBeEnabled()
  return account
}

/** All that a game may say, as it says it. */
const GAME_SAYS = {
  gprg_Listening: {},
  gprg_Ready: {},
  gprg_GameReady: {},
  gprg_GameRoundStart: { roundId: 'x', stake: 1, balance: 999_999, currency: 'EUR' },
  gprg_GameRoundEnd: { roundId: 'x', win: 1, balance: 999_999, currency: 'EUR' },
  gprg_GamePaused: {},
  gprg_GameResumed: {},
  gprg_RealityCheckData: { elapsedMs: 1, wagered: 1, won: 1 },
  gprg_UserAction: { action: 'x' },
  gprg_OpenQuickDeposit: {},
  gprg_Settings: { soundOn: true },
  gprg_Pong: { n: 1 },
  gprg_Warning: { message: 'x', reopen: true },
} as const
/** All that the site may say. */
const SITE_SAYS = {
  oprg_Ready: { currency: 'EUR', language: 'en', mode: 'real' },
  oprg_GamePause: { reason: 'x' },
  oprg_GameResume: {},
  oprg_NavigateGame: { url: '#rules' },
  oprg_UpdateBalance: { balance: 999_999, currency: 'EUR' },
  oprg_SetSounds: { on: true },
  oprg_GetSoundState: {},
  oprg_Ping: { n: 1 },
  oprg_DebugSettings: { on: true },
  oprg_DebugErrors: { on: true },
} as const
const asMessages = (all: object) => Object.entries(all).map(([rgMessage, payload]) => ({ rgMessage, payload }))
/** Each message with one field after the other gone, or of another kind. */
const brokenOnes = (all: object) =>
  Object.entries(all).flatMap(([rgMessage, payload]: [string, object]) =>
    Object.keys(payload).flatMap((field) =>
      [null, {}, 'x'.repeat(100_000), -1e300, [1]].map((value) => ({
        rgMessage,
        payload: Object.assign({}, payload, { [field]: value }),
      })),
    ),
  )

/** All that a message could have changed: the flow, what lies in the browser, what stands on the page, and the game. */
const everything = async (page: Page) => ({
  state: await flowOf(page, 'gameFrame').getAttribute('data-state'),
  balance: await balanceOf(page).textContent(),
  dialogs: await page.getByRole('dialog').count(),
  alerts: await page.getByRole('alert').allTextContents(),
  stored: await page.evaluate(() => JSON.stringify([localStorage, sessionStorage].map((one) => Object.entries(one)))),
  game: await gameState(page).getAttribute('data-state'),
  gameSays: await game(page).getByRole('status').first().textContent(),
  gameBalance: await game(page).locator('.balance').textContent(),
  rules: await game(page).locator('#paytable').isVisible(),
  sound: await game(page).locator('#sound').getAttribute('aria-pressed'),
  debug: await game(page).locator('.debug').isVisible(),
})

test('GAM-4 SAF-3 APP-9 after a reality check the keyboard is where it was in the game, which plays on with the next key', async ({
  page,
  qa,
}) => {
  const { playerId } = await signedIn(page, qa, { wallet: { main: 5000 } }, address('real'))
  await expect(spin(page)).toBeEnabled()
  await qa.realityCheck(playerId, 'REMINDER')
  await spin(page).focus()
  await page.keyboard.press('Enter')
  const goOn = button(page.locator('[data-flow="realityCheck"]'), 'Continue')
  await expect(goOn).toBeVisible({ timeout: 20_000 })
  await expect(gameState(page)).toHaveAttribute('data-state', 'paused')
  await goOn.focus()
  await page.keyboard.press('Enter')
  await expect(gameState(page)).toHaveAttribute('data-state', 'ready')
  await expect(spin(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await qa.ledger(playerId)).filter(({ kind }) => kind === 'BET')).toHaveLength(2)
})

test('SAF-11 GAM-3 a hostile frame says every message, from a wrong origin, from a wrong window and malformed: nothing happens on either side', async ({
  page,
  qa,
  operator,
}) => {
  const { playerId } = await inMoney(page, qa)
  const real = await gameWindow(page)
  await expect(flowOf(page, 'gameFrame')).toHaveAttribute('data-state', /link\.live/)
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('game-sound'))).toBe('false')
  await page.evaluate((source) => {
    const other = document.createElement('iframe')
    other.name = 'stranger'
    other.src = source
    document.body.append(other)
  }, `${operator.gameOrigins[0]}/game.css`)
  await expect.poll(() => page.frame('stranger')?.url()).toContain('/game.css')
  const stranger = page.frame('stranger')!
  const before = await everything(page)
  const since = await lastCall(qa)
  const ofGame = asMessages(GAME_SAYS)

  await test.step('to the site', async () => {
    await page.evaluate((all) => all.forEach((one) => window.postMessage(one, '*')), ofGame)
    await stranger.evaluate((all) => all.forEach((one) => window.parent.postMessage(one, '*')), ofGame)
    const broken = brokenOnes(GAME_SAYS).filter(
      ({ rgMessage, payload }) => !(rgMessage === 'gprg_Warning' && typeof payload['message'] === 'string'),
    )
    await real.evaluate((all) => all.forEach((one) => window.parent.postMessage(one, '*')), broken)
  })
  await test.step('to the game', async () => {
    await stranger.evaluate((all) => {
      for (let at = 0; at < window.parent.frames.length; at++)
        for (const one of all) window.parent.frames[at]?.postMessage(one, '*')
    }, asMessages(SITE_SAYS))
    // The site's own window may say these, but not so.
    await page.evaluate((all) => {
      const frame = document.querySelector<HTMLIFrameElement>('iframe[title]')
      for (const one of all) frame?.contentWindow?.postMessage(one, '*')
    }, brokenOnes(SITE_SAYS))
  })
  // Messages come in order: what was said before this has been heard by both.
  await page.evaluate(() => new Promise((done) => setTimeout(done, 0)))
  await real.evaluate(() => new Promise((done) => setTimeout(done, 0)))
  expect(await everything(page)).toEqual(before)
  const polls = ['/wallet', '/activity', '/limits']
  const calls = (await qa.calls(since)).filter(({ path }) => !polls.some((one) => path.includes(one)))
  expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual([])
  expect(await qa.ledger(playerId)).toHaveLength(1)

  await test.step('the game’s own window, gone to another host, is a stranger too', async () => {
    await real.goto(`${operator.gameOrigins[1]}/game.css`)
    await real.evaluate((all) => all.forEach((one) => window.parent.postMessage(one, '*')), ofGame)
    await page.evaluate(() => new Promise((done) => setTimeout(done, 0)))
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(await flowOf(page, 'gameFrame').getAttribute('data-state')).toBe(before.state)
    await expect(balanceOf(page)).toHaveText('€50.00')
  })
})

test('GAM-4 APP-9 SAF-9 over a game what could not be loaded is asked for again without losing the keyboard: Escape closes it, and the game goes on', async ({
  page,
  qa,
}) => {
  await signedIn(page, qa, { wallet: { main: 5000 } }, address('real'))
  await expect(spin(page)).toBeEnabled()
  for (const path of ['/api/v*/player/marketing_preferences', '/api/v*/player/login-history'])
    await qa.fault({ method: 'GET', path, kind: 'status', status: 500, times: 1000 })
  for (const title of ['What you want to hear from us', 'Login history']) {
    await button(header(page), 'Game menu').click()
    await menuItem(page, 'My account').click()
    const part = sheet(page, 'My account').getByRole('region', { name: title })
    await button(part, 'Try again').press('Enter')
    await expect(part.getByRole('heading', { name: title })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(sheet(page, 'My account')).toHaveCount(0)
    await expect(gameState(page)).toHaveAttribute('data-state', 'ready')
  }
})

test('GAM-4 NAV-7 Back closes what stands over the game, which goes on; only the next Back leaves it', async ({
  page,
  qa,
}) => {
  await signedIn(page, qa, { wallet: { main: 5000 } }, '/en-UN/online-casino')
  await page.getByRole('article', { name: 'Penny Bank' }).first().getByRole('button', { name: 'Play' }).click()
  const running = await gameWindow(page)
  await running.evaluate(() => Object.assign(globalThis, { isTheSame: true }))
  await button(header(page), 'Deposit').click()
  const deposit = sheet(page, 'Deposit')
  await deposit.getByRole('radio', { name: /^Card/ }).check()
  await deposit.getByLabel('Amount').fill('35')
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(gameState(page)).toHaveAttribute('data-state', 'ready')
  await expect(button(header(page), 'Deposit')).toBeFocused()
  await expect(page).toHaveURL(/play\/softswiss\/penny-bank\?mode=real$/)
  expect(await running.evaluate(() => 'isTheSame' in globalThis), 'it was not opened anew').toBe(true)
  await page.keyboard.press('Enter')
  await expect(deposit.getByLabel('Amount')).toHaveValue(/^35/)
  await test.step('a way out of the modal is no Back', async () => {
    await button(deposit, 'Game menu').click()
    await sheet(page, 'Game menu').getByRole('link', { name: 'Leave the game' }).click()
    await expect(page).toHaveURL(/\/online-casino$/)
    await page.goForward()
    await expect(spin(page)).toBeEnabled()
  })
  await page.goBack()
  await expect(page).toHaveURL(/\/online-casino$/)
})

test('GAM-4 LOB-1 LOC-2 the menu’s way out leads to the very place the game was opened from, and leaves no game behind for Back', async ({
  page,
  qa,
}) => {
  await signedIn(page, qa, { wallet: { main: 5000 } }, '/en-UN/online-casino')
  await page.getByRole('main').getByRole('link', { name: 'Slots', exact: true }).click()
  await page.getByRole('searchbox', { name: 'Search games' }).fill('penny b')
  await expect(page).toHaveURL(/\/slots\?search=penny/)
  await page.getByRole('article', { name: 'Penny Bank' }).getByRole('button', { name: 'Play' }).click()
  await expect(spin(page)).toBeEnabled()
  await button(header(page), 'Game menu').click()
  await sheet(page, 'Game menu').getByRole('link', { name: 'Leave the game' }).click()
  await expect(page).toHaveURL(/\/slots\?search=penny/)
  await expect(page.getByRole('article', { name: 'Penny Bank' })).toBeInViewport()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL(/\/online-casino$/)
})

const weekly = (at: Locator) =>
  at.getByRole('region', { name: 'Deposit limits' }).getByRole('group', { name: 'Weekly' })

test('GAM-4 what was begun over a game is there when it is opened again, and gone when the game is left', async ({
  page,
  qa,
}) => {
  await inMoney(page, qa)
  await test.step('a limit that is being set', async () => {
    await button(header(page), 'Responsible gambling').click()
    const daily = sheet(page, 'Responsible gambling')
      .getByRole('region', { name: 'Deposit limits' })
      .getByRole('group', { name: 'Daily' })
    await daily.getByRole('button', { name: /^Set a limit/ }).click()
    await expect(daily.getByLabel('Amount')).toBeFocused()
    await daily.getByLabel('Amount').fill('40')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(button(header(page), 'Responsible gambling')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(daily.getByLabel('Amount'), 'what was typed').toHaveValue('40')
    await button(daily, 'Save').click()
    await expect(daily.locator('p').first()).toHaveText('€40.00')
    await daily.getByRole('button', { name: /^Change/ }).click()
    await daily.getByLabel('Amount').fill('39')
    await button(daily, 'Leave it as it is').click()
    await daily.getByRole('button', { name: /^Change/ }).click()
    await expect(daily.getByLabel('Amount'), 'what was given up').toHaveValue('40.00')
    await button(daily, 'Leave it as it is').click()
    const ofWeek = weekly(sheet(page, 'Responsible gambling'))
    await ofWeek.getByRole('button', { name: /^Set a limit/ }).click()
    await expect(ofWeek.getByLabel('Amount'), 'of another limit').toHaveValue('')
    await button(ofWeek, 'Leave it as it is').click()
    await button(sheet(page, 'Responsible gambling'), 'Close').click()
  })
  await test.step('a deposit that waits for its bank', async () => {
    await button(header(page), 'Deposit').click()
    const deposit = sheet(page, 'Deposit')
    await test.step('what it says of limits leads to them, and not out of the game', async () => {
      await deposit.getByRole('link', { name: 'See your limits' }).press('Enter')
      await expect(sheet(page, 'Responsible gambling').getByRole('region', { name: 'Deposit limits' })).toBeVisible()
      await button(sheet(page, 'Responsible gambling'), 'Game menu').press('Enter')
      await menuItem(page, 'Deposit').press('Enter')
      await expect(page).toHaveURL(/play\/softswiss/)
    })
    await button(deposit, 'Continue').click()
    await deposit.getByRole('radio', { name: /^Card/ }).check()
    await deposit.getByLabel('Amount').fill('20')
    await button(deposit, 'Continue').click()
    await payByCard(page, 'challenge')
    const code = page.frameLocator('iframe[title="Payment"]').getByLabel('Code from your bank')
    await expect(code).toBeVisible()
    await button(deposit, 'Close').click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(gameState(page)).toHaveAttribute('data-state', 'ready')
    await button(header(page), 'Deposit').press('Enter')
    await code.fill('123456')
    await page.frameLocator('iframe[title="Payment"]').getByRole('button', { name: 'Confirm' }).click()
    await expect(deposit.getByRole('heading', { name: 'Your deposit has arrived' })).toBeVisible()
    await expect(gameState(page)).toHaveAttribute('data-state', 'paused')
    await expect(deposit.getByRole('link', { name: 'To the casino' }), 'nothing leads away from the game').toHaveCount(
      0,
    )
    await button(deposit, 'Back to the game').click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page).toHaveURL(/play\/softswiss/)
    await expect(balanceOf(page)).toHaveText('€70.00')
    await expect(game(page).locator('.balance')).toHaveText('€70.00')
    await expect(gameState(page)).toHaveAttribute('data-state', 'ready')
  })
  await test.step('the next one begins anew', async () => {
    await button(header(page), 'Deposit').click()
    await sheet(page, 'Deposit')
      .getByRole('radio', { name: /^Skrill/ })
      .check()
    await sheet(page, 'Deposit').getByLabel('Amount').fill('35')
    await page.keyboard.press('Escape')
    await button(header(page), 'Deposit').press('Enter')
    await expect(sheet(page, 'Deposit').getByRole('radio', { name: /^Skrill/ })).toBeChecked()
    await expect(sheet(page, 'Deposit').getByLabel('Amount')).toHaveValue(/^35/)
    await page.keyboard.press('Escape')
  })
  await test.step('the game is left: the limits page knows of no half-set limit', async () => {
    await menuOf(page, 'Responsible gambling')
    await weekly(sheet(page, 'Responsible gambling'))
      .getByRole('button', { name: /^Set a limit/ })
      .click()
    await button(sheet(page, 'Responsible gambling'), 'Close').click()
    await header(page).getByRole('link', { name: 'Back' }).click()
    await header(page).getByRole('link', { name: 'Responsible gambling' }).click()
    await expect(weekly(page.getByRole('main')).getByRole('button', { name: /^Set a limit/ })).toBeVisible()
    await expect(page.getByRole('main').getByLabel('Amount')).toHaveCount(0)
  })
})

test('GAM-3 GAM-4 the menu over a game tells what was staked and for how long till this moment, before a first round too', async ({
  page,
  qa,
}) => {
  await inMoney(page, qa)
  const played = (of: string) => sheet(page, 'Game menu').locator('dl > div').filter({ hasText: of })
  await button(header(page), 'Game menu').click()
  await expect(played('Staked')).toContainText('€0.00')
  const first = await played('Time').innerText()
  await page.keyboard.press('Escape')
  await expect(gameState(page)).toHaveAttribute('data-state', 'ready')
  // Each time it is opened it has been longer: seconds go by, no round is played.
  await expect
    .poll(async () => {
      await button(header(page), 'Game menu').click()
      const time = await played('Time').innerText()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      return time
    })
    .not.toBe(first)
})

test('GAM-3 sounds are set over the game or in it, both know, and the next game is told', async ({ page }) => {
  await answerCookies(page)
  await page.goto(address('demo'))
  await expect(spin(page)).toBeEnabled()
  const inGame = button(game(page).locator('header'), 'Sound')
  const choice = sheet(page, 'Settings').getByLabel('Sounds of the game')
  await expect(inGame).toHaveAttribute('aria-pressed', 'false')
  await menuOf(page, 'Settings')
  await choice.click()
  await expect(choice).toBeChecked()
  await expect(inGame).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Escape')
  await test.step('another game, after a reload', async () => {
    await page.goto(address('demo').replace('penny-bank', 'harbour-roulette'))
    await expect(inGame).toHaveAttribute('aria-pressed', 'true')
  })
  await test.step('turned off in the game', async () => {
    await inGame.click()
    await menuOf(page, 'Settings')
    await expect(choice).not.toBeChecked()
  })
})

const choose = async (where: Locator, name: RegExp) => {
  await where.getByText('Country and language').click()
  await where.getByRole('link', { name }).click()
}

test('LOC-11 GAM-4 the switch of market and language stands at the foot of a game’s page, and in the menu’s settings of a running game, which goes on in that language', async ({
  page,
  qa,
}) => {
  await inMoney(page, qa)
  await test.step('while it runs it is paused for the choice, and launched anew', async () => {
    await menuOf(page, 'Settings')
    await expect(gameState(page)).toHaveAttribute('data-state', 'paused')
    await expect(sheet(page, 'Settings')).toContainText('The game opens again in the language you choose.')
    await choose(sheet(page, 'Settings'), /^Global · suomi/i)
    await expect(page).toHaveURL(/\/fi-UN\/online-casino\/play\/softswiss\/penny-bank\?mode=real$/)
    await expect(game(page).locator('html')).toHaveAttribute('lang', 'fi')
    await expect(gameState(page)).toHaveAttribute('data-state', 'ready')
  })
  await test.step('before it runs, at the foot of its page', async () => {
    await page.setViewportSize({ width: 375, height: 700 })
    await page.goto('/en-UN/online-casino/play/softswiss/penny-bank')
    await page.getByText('Country and language').click()
    // It opens below the window, and comes into sight.
    await expect(page.getByRole('navigation', { name: 'Languages' }).getByRole('link').nth(3)).toBeInViewport()
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Finland · suomi/i })
      .click()
    await expect(page).toHaveURL(/\/fi-FI\/online-casino\/play\/softswiss\/penny-bank$/)
    await expect(page.getByRole('heading', { level: 2, name: 'Penny Bank' })).toBeVisible()
  })
})

test('GAM-4 a visitor’s demo offers what is of the game alone; its rules open in the game', async ({ page }) => {
  await answerCookies(page)
  await page.goto(address('demo'))
  await expect(spin(page)).toBeEnabled()
  await button(header(page), 'Game menu').click()
  await expect(sheet(page, 'Game menu').getByRole('listitem')).toHaveText([
    'Settings',
    'Rules of this game',
    'Leave the game',
  ])
  const pays = game(page).getByRole('region', { name: 'Pays' })
  await expect(pays).toBeHidden()
  await button(sheet(page, 'Game menu'), 'Rules of this game').press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(pays).toBeVisible()
  await expect(gameState(page)).toHaveAttribute('data-state', 'ready')
  await test.step('the game goes nowhere else', async () => {
    await button(game(page).locator('header'), 'Pays').click()
    const url = page
      .frames()
      .find((one) => one.parentFrame() === page.mainFrame())
      ?.url()
    await page.evaluate(() => {
      const frame = document.querySelector<HTMLIFrameElement>('iframe[title]')
      for (const url of ['https://evil.example/', '/play/other', '//evil.example/#rules', 'javascript:alert(1)'])
        frame?.contentWindow?.postMessage({ rgMessage: 'oprg_NavigateGame', payload: { url } }, '*')
    })
    await spin(page).click()
    await expect(spin(page)).toBeEnabled()
    await expect(pays).toBeHidden()
    expect(
      page
        .frames()
        .find((one) => one.parentFrame() === page.mainFrame())
        ?.url(),
    ).toBe(url)
  })
  await test.step('the menu tells what was played', async () => {
    await button(header(page), 'Game menu').click()
    await expect(sheet(page, 'Game menu').getByText('Staked')).toBeVisible()
  })
  await test.step('and leads out', async () => {
    await sheet(page, 'Game menu').getByRole('link', { name: 'Leave the game' }).click()
    await expect(page).toHaveURL(/\/en-UN\/online-casino$/)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})

test('RMB-12 GAM-3 a connection lost in a round stops play with a message, and the round is finished when it is back', async ({
  context,
  page,
  qa,
}) => {
  const { playerId } = await inMoney(page, qa)
  let isAsked: (value?: unknown) => void
  const asked = new Promise((done) => (isAsked = done))
  const stakes = async () => (await qa.ledger(playerId)).filter(({ kind }) => kind === 'BET').length
  // The round's first answer never comes.
  await page.route('**/rgs/round', () => isAsked(), { times: 1 })
  await spin(page).click()
  await asked
  await test.step('the stake is off the balance at once', async () => {
    await expect(balanceOf(page)).toHaveText('€48.00')
    await button(header(page), 'Wallet details').click()
    await expect(page.getByText('Own money').locator('xpath=..')).toHaveText(/€48\.00$/)
    await page.keyboard.press('Escape')
  })
  await context.setOffline(true)
  await expect(page.getByText('The connection is lost: play has stopped.')).toBeVisible()
  await expect(page.getByText('Your round is safe')).toBeVisible()
  await expect(gameState(page)).toHaveAttribute('data-state', 'paused')
  await context.setOffline(false)
  await expect(page.getByText('The connection is lost')).toHaveCount(0)
  await page.reload()
  await expect(spin(page)).toBeEnabled()
  expect(await stakes(), 'nothing reached the operator').toBe(0)
  await expect(balanceOf(page)).toHaveText('€50.00')
})

test('GAM-5 NAV-13 the game is never given the whole screen, and its header has what a player must see', async ({
  page,
  qa,
}) => {
  await signedIn(page, qa, { wallet: { main: 5000, casinoBonus: 1000 } }, address('real'))
  await expect(spin(page)).toBeEnabled()
  const frame = page.locator('iframe[title]')
  await expect(frame).toHaveAttribute('allow', 'autoplay')
  expect(await frame.evaluate((one: HTMLIFrameElement) => one.allowFullscreen)).toBe(false)
  await expect(button(page, 'Full screen')).toHaveCount(0)
  await expect(page.getByRole('navigation', { name: 'Main' }), 'not the default header').toHaveCount(0)
  await expect(header(page).getByRole('timer', { name: 'Session time' }).first()).toHaveText(/^\d+:\d\d:\d\d$/)
  await expect(header(page).getByRole('time').first()).toHaveText(/^\d\d:\d\d$/)
  await expect(header(page).getByText('Net position').first()).toBeVisible()
  await expect(balanceOf(page)).toHaveText('€60.00')
  await button(header(page), 'Wallet details').click()
  for (const [name, amount] of [
    ['Own money', '€50.00'],
    ['Casino bonus', '€10.00'],
  ] as const)
    await expect(page.getByText(name, { exact: true }).locator('xpath=..')).toHaveText(`${name}${amount}`)
  await page.keyboard.press('Escape')
  for (const width of [320, 375, 768, 1440])
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 740 })
      for (const control of [
        header(page).getByRole('link', { name: 'Back' }),
        button(header(page), 'Responsible gambling'),
        button(header(page), 'Deposit'),
        button(header(page), 'Game menu'),
        balanceOf(page),
      ])
        await expect(control).toBeInViewport({ ratio: 1 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    })
})

test('GAM-3 who builds a game is shown its settings and errors behind a flag, and nobody else', async ({
  page,
  qa,
}) => {
  await answerCookies(page)
  const debug = game(page).getByRole('note', { name: 'For developers' })
  await page.goto(address('demo'))
  await expect(spin(page)).toBeEnabled()
  await expect(debug).toBeHidden()
  await qa.world({ flags: { gameDebug: true } })
  await page.goto(address('demo'))
  await expect(debug).toContainText('mode: demo')
  await expect(debug).toContainText('no errors')
})

test('GAM-3 RMB-12 a game that falls silent in a round is shown so, and loaded again it finishes that round, paid once', async ({
  page,
  qa,
  operator,
}) => {
  await page.clock.install()
  const { playerId } = await inMoney(page, qa)
  const real = await gameWindow(page)
  await expect(flowOf(page, 'gameFrame')).toHaveAttribute('data-state', /link\.live/)
  // The round is played and paid, and its page never learns that it was shown.
  await page.route('**/rgs/seen', () => {})
  const shown = page.waitForRequest('**/rgs/seen')
  await spin(page).click()
  await shown
  await expect(flowOf(page, 'gameFrame')).toHaveAttribute('data-state', /round\.running/)
  // Nobody is there any more who could answer.
  await real.goto(`${operator.gameOrigins[0]}/game.css`)
  await page.clock.fastForward(20_000)
  await page.clock.fastForward(10_000)
  const silent = page.getByRole('alert').filter({ hasText: 'The game does not answer' })
  await expect(silent).toContainText('Play has stopped in the middle of a round')
  await expect(flowOf(page, 'gameFrame')).toHaveAttribute('data-state', /link\.silent .*round\.interrupted/)
  await expect(page.locator('iframe[title]'), 'nobody plays on in it').toHaveAttribute('inert', '')
  await page.unroute('**/rgs/seen')
  const seen = page.waitForRequest('**/rgs/seen')
  await button(silent, 'Load again').press('Enter')
  await seen
  await expect(game(page).getByRole('status').first()).toHaveText(/No win this time|line|scatters/)
  await expect(silent).toHaveCount(0)
  await expect(spin(page)).toBeEnabled()
  const stakes = (await qa.ledger(playerId)).filter(({ kind }) => kind === 'BET')
  expect(stakes).toHaveLength(1)
})

test('GAM-4 APP-9 what opens over a game can be used by everybody: names, roles, contrast, room for a finger', async ({
  page,
  qa,
}) => {
  test.setTimeout(120_000)
  await page.setViewportSize({ width: 375, height: 740 })
  await inMoney(page, qa)
  await button(header(page), 'Game menu').click()
  await expect(sheet(page, 'Game menu')).toBeVisible()
  // Without motion too it is at the side for its first frame.
  await expect
    .poll(() => sheet(page, 'Game menu').boundingBox(), 'the whole height of a phone')
    .toMatchObject({ x: 0, y: 0, width: 375, height: 740 })
  await expect(gameState(page)).toHaveAttribute('data-state', 'paused')
  expect(await violationsOf(page)).toEqual([])
  for (const name of ['Settings', 'Responsible gambling', 'My account', 'Deposit'])
    await test.step(name, async () => {
      await menuItem(page, name).click()
      await expect(
        sheet(page, name).getByRole('heading').nth(1).or(sheet(page, name).getByLabel('Amount')).first(),
      ).toBeVisible()
      expect(await violationsOf(page)).toEqual([])
      expect(await sheet(page, name).evaluate((at) => at.scrollWidth)).toBeLessThanOrEqual(375)
      await button(sheet(page, name), 'Game menu').click()
    })
})

/** How far down the middle of a control is, px. */
const centre = async (control: Locator): Promise<number> => {
  const box = (await control.boundingBox())!
  return Math.round(box.y + box.height / 2)
}

test('GAM-5 APP-9 over a running game the menu stays in the first row of a phone’s header, whatever the balance', async ({
  page,
  qa,
}) => {
  await page.setViewportSize({ width: 375, height: 740 })
  await inMoney(page, qa, 12_345_678)
  await expect(balanceOf(page)).toContainText('€123,456.78')
  const row = await centre(header(page).getByRole('link', { name: 'Back', exact: true }))
  for (const name of ['Game menu', 'Deposit']) expect(await centre(button(header(page), name)), name).toBe(row)
})

/** What of the header's texts and controls stands outside of it, or over another one. */
const untidy = (page: Page): Promise<string[]> =>
  header(page).evaluate((at) => {
    const room = at.getBoundingClientRect()
    const shown = [...at.querySelectorAll('a, button, output, h1, time, [role=timer], progress')]
      .map((one) => ({ name: `${one.tagName} ${one.ariaLabel ?? one.textContent}`, box: one.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1)
    const outside = shown.filter(
      ({ box }) => box.left < 0 || box.right > room.right || box.top < room.top + 2 || box.bottom > room.bottom,
    )
    const pairs = shown.flatMap((one, at) => shown.slice(at + 1).map((other) => [one, other] as const))
    const over = pairs.filter(
      ([{ box }, { box: other }]) =>
        box.left < other.right - 1 &&
        other.left < box.right - 1 &&
        box.top < other.bottom - 1 &&
        other.top < box.bottom - 1,
    )
    return [
      ...outside.map(({ name }) => `${name} is outside`),
      ...over.map(([one, other]) => `${one.name} is over ${other.name}`),
    ]
  })
const heightOf = async (page: Page, width: number): Promise<number> => {
  await page.setViewportSize({ width, height: 900 })
  await page.waitForFunction((wanted) => innerWidth === wanted, width)
  return header(page).evaluate(async (at) => {
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame)
    return at.getBoundingClientRect().height
  })
}

for (const [language, path, { profile, bonus, said }] of [
  [
    'English',
    address('real'),
    {
      profile: {},
      bonus: { contributions: { byGameType: {}, rest: 0.5 } },
      said: /Bonus: 50% counts€75\.00 to go/,
    },
  ],
  [
    'German',
    address('real').replace('en-UN', 'de-JJ'),
    { profile: { countryCode: 'DE', market: 'JJ' }, bonus: {}, said: /noch umzusetzen/ },
  ],
] as const)
  test(`BON-7 GAM-5 APP-9 the meter of a bonus that comes over a running game moves nothing, on a phone or a tablet, in ${language}`, async ({
    page,
    qa,
  }) => {
    const account = await qa.player({ wallet: { main: 523_450 }, profile })
    await answerCookies(page)
    await comesSignedIn(page, account, path)
    await expect(gameState(page)).toHaveAttribute('data-state', 'ready')
    await expect(header(page).getByRole('timer').first()).toBeAttached()
    const widths = [375, 390, 768, 800, 834, 900, 1024, 1440]
    const before: number[] = []
    for (const width of widths) before.push(await heightOf(page, width))
    await qa.changePlayer(account.playerId, {
      rewards: [{ title: 'Winter bonus', standing: 'ACTIVE', wagered: 2500, ...bonus }],
      wallet: { main: 533_450 },
    })
    await expect(header(page)).toContainText(said, { timeout: 25_000 })
    for (const [at, width] of widths.entries())
      await test.step(`${width} px`, async () => {
        expect(await heightOf(page, width)).toBe(before[at])
        expect(await untidy(page)).toEqual([])
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
        await expect(header(page).getByRole('progressbar').filter({ visible: true })).toBeInViewport({ ratio: 1 })
      })
  })

test('BON-7 GAM-4 APP-9 by the keyboard alone a game begins behind the notice of a bonus, and codes over it are come to from the rewards and left for them', async ({
  page,
  qa,
}) => {
  const winter = { title: 'Winter bonus', standing: 'ACTIVE', wagered: 2500 }
  await signedIn(page, qa, { wallet: { main: 5000 }, rewards: [winter] }, address('real'))
  await button(page, 'Play now').press('Enter')
  await expect(gameState(page)).toHaveAttribute('data-state', 'ready')
  await expect(page.locator('iframe[title]')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(game(page).locator(':focus'), 'the next key is the game’s').toHaveCount(1)
  await button(header(page), 'Game menu').press('Enter')
  await menuItem(page, 'Rewards').press('Enter')
  await sheet(page, 'Rewards').getByRole('link', { name: 'Bonus code', exact: true }).press('Enter')
  const codes = sheet(page, 'Bonus code')
  await expect(codes.getByRole('textbox', { name: 'Bonus code' })).toBeVisible()
  await expect(codes.getByRole('heading', { name: 'Bonus code', exact: true })).toBeFocused()
  await button(codes, 'Rewards').press('Enter')
  await expect(sheet(page, 'Rewards').getByRole('heading', { name: 'Rewards', exact: true })).toBeFocused()
  await expect(sheet(page, 'Rewards').getByRole('link', { name: 'Bonus code', exact: true })).toBeVisible()
})

test('GAM-4 APP-9 a game whose address is opened takes no keyboard from the page', async ({ page, qa }) => {
  await inMoney(page, qa)
  await expect(gameState(page)).toHaveAttribute('data-state', 'ready')
  await expect(page.locator('body')).toBeFocused()
})

test('GAM-4 a deposit over a game shows amount and Continue without scrolling in the window of a computer', async ({
  page,
  qa,
}) => {
  await page.setViewportSize({ width: 1440, height: 800 })
  await inMoney(page, qa)
  await menuOf(page, 'Deposit')
  const dialog = sheet(page, 'Deposit')
  await expect(dialog.getByLabel('Amount')).toBeInViewport({ ratio: 1 })
  await expect(button(dialog, 'Continue')).toBeInViewport({ ratio: 1 })
  const [first, second] = await Promise.all(
    [0, 1].map((at) => dialog.getByRole('radio').nth(at).locator('xpath=..').boundingBox()),
  )
  expect(second!.y, 'two ways to pay beside each other').toBe(first!.y)
})
