import type { Frame, FrameLocator, Locator, Page, Request } from '@playwright/test'
import { signIn } from '../support/playerClient.ts'
import type { TestOperator } from '../support/operator.ts'
import type { Qa } from '../support/qa.ts'
import { expect, test } from './fixtures.ts'
import {
  arrivesAfterRefusal,
  answerCookies,
  balanceOf,
  button,
  callsTo,
  flowOf,
  lastCall,
  payByCard,
  rewrite,
  signInAt,
  signedIn,
  typeLogin,
  writtenOtherwise,
} from './people.ts'

test.use({
  expectedConsoleErrors: [
    '/demoGameUrl',
    '/context/',
    '/games/launch',
    '/rgs/',
    '/player/cookies/consent',
    '501 (Not Implemented)',
    // Chromium says of plain http that it is no secure context.
    'Cross-Origin-Opener-Policy header has been ignored',
  ],
})

interface Game {
  readonly gameId: string
  readonly launchId: string
  readonly label: string
}

/** The first games of a provider, as content lists them. */
async function gamesOf({ origin }: TestOperator, provider: string): Promise<Game[]> {
  const { content } = (await (await fetch(`${origin}/settings.json`)).json()) as { content: { dataset: string } }
  const query = `*[_type == "game" && gameProvider == "${provider}" && demo == true][0...3]{gameId, launchId, label}`
  const answer = await fetch(`${origin}/content/v1/data/query/${content.dataset}?query=${encodeURIComponent(query)}`)
  return ((await answer.json()) as { result: Game[] }).result
}

const gameOf = async (operator: TestOperator, provider: string): Promise<Game> => {
  const [game] = await gamesOf(operator, provider)
  if (!game) throw new Error(`content has no game of ${provider}`)
  return game
}

const frameIn = (page: Page): FrameLocator => page.frameLocator('iframe[title]')
const spin = (page: Page): Locator => frameIn(page).getByRole('button', { name: 'Spin', exact: true })
/** The running game's own state: ready, playing, paused. */
const gameState = (page: Page): Locator => frameIn(page).locator('main.game')
const play = (provider: string, { gameId }: Game, mode: string, locale = 'en-UN') =>
  `/${locale}/online-casino/play/${provider}/${gameId}?mode=${mode}`

/** The window the game runs in. */
async function windowOf(page: Page, operator: TestOperator): Promise<Frame> {
  await expect(spin(page)).toBeEnabled()
  const frame = page.frames().find((one) => one.url().startsWith(operator.gameOrigins[0]))
  if (!frame) throw new Error('no frame of the game host')
  return frame
}

const CA = { profile: { countryCode: 'CA', market: 'CA', currency: 'CAD' }, wallet: { main: 5000 } }

/** What each provider is asked in a demo and for money; a function of the game and the site's origin. */
const LAUNCHES = {
  pragmaticplay: {
    demo: '/pragmatic/partner/demoGameUrl',
    real: '/pragmatic/partner/realGameUrl',
    body: ({ launchId }: Game, origin: string) => ({
      symbol: launchId,
      language: 'en',
      currency: 'CAD',
      platform: 'WEB',
      stylename: 'halcyon',
      lobbyUrl: `${origin}/en-CA/online-casino`,
      jurisdiction: 'CA',
    }),
    realBody: {},
  },
  softswiss: {
    demo: '/softswiss/context/demo',
    real: '/softswiss/context/real',
    body: ({ launchId }: Game, origin: string) => ({
      game: launchId,
      currency: 'CAD',
      locale: 'en',
      ip: '198.51.100.7',
      urls: {
        return_url: `${origin}/en-CA/online-casino`,
        deposit_url: `${origin}/en-CA/my-account/banking/deposit`,
      },
      jurisdiction: 'CA',
      client_type: 'desktop',
    }),
    realBody: { playerCurrentCountryCode: 'CA' },
  },
  playngo: {
    demo: '/games/launch',
    real: '/games/launch',
    body: ({ launchId }: Game, origin: string) => ({
      gameId: launchId,
      language: 'en',
      channel: 'web',
      jurisdiction: 'CA',
      partnerId: 2178,
      partner: 'playngo',
      moneyMode: 'demo',
      homeUrl: `${origin}/en-CA/online-casino`,
      currency: 'CAD',
      fullscreen: false,
    }),
    realBody: { moneyMode: 'real', ticket: expect.any(String) },
  },
} as const

test('GAM-1 GAM-2 LOC-8 LOC-10 three providers are launched with their own calls, for play money and for money; a failure is shown and tried again', async ({
  page,
  qa,
  operator,
}) => {
  test.setTimeout(120_000)
  await qa.world({ station: { countryCode: 'CA', region: 'ON', ipAddress: '198.51.100.7' } })
  await answerCookies(page)
  const account = await qa.player(CA)
  const providers = Object.keys(LAUNCHES) as (keyof typeof LAUNCHES)[]
  const games = new Map(await Promise.all(providers.map(async (one) => [one, await gameOf(operator, one)] as const)))

  for (const provider of providers) {
    const game = games.get(provider)!
    const { demo, body } = LAUNCHES[provider]
    await test.step(`${provider}: demo, refused once`, async () => {
      const since = await lastCall(qa)
      await qa.fault({ method: 'POST', path: `/api/v1${demo}`, kind: 'status', status: 500 })
      await page.goto(play(provider, game, 'demo', 'en-CA'))
      await expect(page.getByRole('alert').filter({ hasText: 'The game could not be opened' })).toBeVisible()
      await button(page.getByRole('main'), 'Try again').click()
      await expect(spin(page)).toBeEnabled()
      const calls = await callsTo(qa, since, 'POST', demo)
      expect(calls.map(({ status }) => status)).toEqual([500, 200])
      expect(calls[1]?.headers).not.toHaveProperty('authorization')
      for (const call of calls) expect(call.body).toEqual(body(game, operator.origin))
    })
  }

  await signInAt(page, '/en-CA/terms', account)
  for (const provider of providers) {
    const game = games.get(provider)!
    const { real, body, realBody } = LAUNCHES[provider]
    await test.step(`${provider}: for money`, async () => {
      const since = await lastCall(qa)
      await page.goto(play(provider, game, 'real', 'en-CA'))
      await expect(spin(page)).toBeEnabled()
      await expect(balanceOf(page)).toHaveText('$50.00')
      await expect(frameIn(page).locator('.balance'), 'written as in the header').toHaveText('$50.00')
      const [call, ...more] = await callsTo(qa, since, 'POST', real)
      expect(more).toEqual([])
      expect(call?.headers).toHaveProperty('authorization')
      expect(call?.body).toEqual({ ...body(game, operator.origin), ...realBody })
      if (provider === 'playngo') {
        const [token] = await callsTo(qa, since, 'POST', '/playngo/auth/token_generation')
        expect(token?.n).toBeLessThan(call?.n ?? 0)
      }
    })
  }

  await test.step('the language follows the address', async () => {
    const since = await lastCall(qa)
    await page.goto(play('softswiss', games.get('softswiss')!, 'demo', 'fr-CA'))
    await expect(flowOf(page, 'gameLaunch')).toHaveAttribute('data-status', 'success')
    const [call] = await callsTo(qa, since, 'POST', LAUNCHES.softswiss.demo)
    expect(call?.body).toMatchObject({ locale: 'fr-CA' })
  })
})

/** A launch for money outside the page. */
const realBody = ({ launchId }: Game, { origin }: TestOperator) => ({
  game: launchId,
  currency: 'EUR',
  locale: 'en',
  ip: '127.0.0.1',
  urls: { return_url: origin, deposit_url: origin },
  jurisdiction: 'UN',
  client_type: 'desktop',
  playerCurrentCountryCode: 'FI',
})

/** A player in a running game for money. */
async function inRealGame(page: Page, qa: Qa, operator: TestOperator, main = 5000) {
  const game = await gameOf(operator, 'softswiss')
  const account = await signedIn(page, qa, { wallet: { main } }, play('softswiss', game, 'real'))
  await expect(spin(page)).toBeEnabled()
  return { game, account }
}

test('GAM-3 SAF-11 messages of another origin, of another window and out of the protocol change nothing on either side', async ({
  page,
  qa,
  operator,
}) => {
  const said: string[] = []
  page.on('console', (message) => said.push(message.text()))
  const { account } = await inRealGame(page, qa, operator)
  const real = await windowOf(page, operator)
  const frame = flowOf(page, 'gameFrame')
  await expect(frame).toHaveAttribute('data-state', /link\.live/)
  const before = await frame.getAttribute('data-state')
  const dialog = page.getByRole('dialog')
  const hostile = ['gprg_OpenQuickDeposit', 'gprg_GameRoundStart', 'gprg_Warning', 'gprg_GamePaused'].map(
    (rgMessage) => ({
      rgMessage,
      payload: { message: 'x', roundId: 'x', stake: 1, balance: 999_999, currency: 'EUR' },
    }),
  )

  await test.step('from the page itself: the wrong origin', async () => {
    await page.evaluate((all) => all.forEach((one) => window.postMessage(one, '*')), hostile)
  })
  const stranger = await test.step('from another window of the game host', async () => {
    await page.evaluate((source) => {
      const other = document.createElement('iframe')
      other.name = 'stranger'
      other.src = source
      document.body.append(other)
    }, `${operator.gameOrigins[0]}/game.css`)
    await expect.poll(() => page.frame('stranger')?.url()).toContain('/game.css')
    const other = page.frame('stranger')!
    await other.evaluate((all) => all.forEach((one) => window.parent.postMessage(one, '*')), hostile)
    return other
  })
  await test.step('from the game, but out of the protocol', async () => {
    const broken = [
      'gprg_OpenQuickDeposit',
      { rgMessage: 'gprg_OpenQuickDeposit', payload: 7 },
      { rgMessage: 'gprg_Everything', payload: {} },
      { rgMessage: 'oprg_GamePause', payload: {} },
      null,
      { rgMessage: 'gprg_GameRoundStart', payload: { roundId: 1, stake: 'all' } },
    ]
    await real.evaluate((all) => all.forEach((one) => window.parent.postMessage(one, '*')), broken)
    await expect
      .poll(() => said.filter((text) => text.includes('a message of the game is not of the protocol')).length)
      .toBe(broken.length)
  })
  await test.step('to the game, from a window that is not the site', async () => {
    await stranger.evaluate(() => {
      for (let at = 0; at < window.parent.frames.length; at++)
        window.parent.frames[at]?.postMessage({ rgMessage: 'oprg_GamePause', payload: { reason: 'x' } }, '*')
    })
  })
  // All messages before this one have been handled by now: they come in order.
  await expect(dialog).toBeHidden()
  expect(await frame.getAttribute('data-state')).toBe(before)
  await expect(balanceOf(page)).toHaveText('€50.00')
  await expect(gameState(page)).toHaveAttribute('data-state', 'ready')

  await test.step('the same words from the game itself are acted on', async () => {
    await real.evaluate((message) => window.parent.postMessage(message, '*'), hostile[0])
    await expect(dialog).toBeVisible()
    await expect(gameState(page)).toHaveAttribute('data-state', 'paused')
  })
  expect(await qa.ledger(account.playerId)).toHaveLength(1)
})

test('SAF-3 GAM-4 WAL-2 a deposit made over a running game pauses it, and it goes on with the new balance', async ({
  page,
  qa,
  operator,
}) => {
  await inRealGame(page, qa, operator, 1000)
  const dialog = page.getByRole('dialog', { name: 'Deposit' })
  await test.step('the header’s Deposit opens over the game, which stands still', async () => {
    await button(page.getByRole('banner'), 'Deposit').click()
    await expect(dialog).toBeVisible()
    await expect(gameState(page)).toHaveAttribute('data-state', 'paused')
    await expect(frameIn(page).getByText('Paused')).toBeVisible()
    await expect(flowOf(page, 'gameFrame')).toHaveAttribute('data-state', /play\.paused/)
    await expect(page.getByText('The game is paused')).toBeVisible()
  })
  await test.step('closed: it goes on', async () => {
    await button(dialog, 'Close').click()
    await expect(dialog).toBeHidden()
    await expect(gameState(page)).toHaveAttribute('data-state', 'ready')
    await expect(spin(page)).toBeEnabled()
  })
  await test.step('the game’s own Deposit does the same, and what is paid in is in the game', async () => {
    await frameIn(page).getByRole('button', { name: 'Deposit', exact: true }).click()
    await dialog.getByLabel('Amount').fill('40')
    await button(dialog, 'Continue').click()
    await payByCard(page)
    await expect(dialog.getByRole('heading', { name: 'Your deposit has arrived' })).toBeVisible()
    await expect(gameState(page)).toHaveAttribute('data-state', 'paused')
    await button(dialog, 'Close').click()
    await expect(balanceOf(page)).toHaveText('€50.00')
    await expect(frameIn(page).locator('.balance')).toContainText('50.00')
    await expect(gameState(page)).toHaveAttribute('data-state', 'ready')
    await expect(page).toHaveURL(/\/online-casino\/play\/softswiss\//)
  })
  await test.step('and is played on', async () => {
    await spin(page).click()
    await expect(frameIn(page).getByRole('status').first()).not.toBeEmpty()
    await expect(spin(page)).toBeEnabled()
  })
})

test('GAM-1 SAF-11 a game that is a script is never opened: the launch can be tried again, and its field is logged', async ({
  page,
  operator,
}) => {
  const said: string[] = []
  page.on('console', (message) => said.push(message.text()))
  const bad = JSON.stringify({ launch_options: { game_url: 'javascript:document.title="taken"' } })
  await answerCookies(page)
  await rewrite(page, '**/softswiss/context/demo', () => bad, 1)
  await page.goto(play('softswiss', await gameOf(operator, 'softswiss'), 'demo'))
  await expect(page.getByRole('alert').filter({ hasText: 'The game could not be opened' })).toBeVisible()
  expect(said.join('\n')).toContain('does not fit the contract at "launch_options.game_url"')
  await expect(page.locator('iframe')).toHaveCount(0)
  await button(page.getByRole('main'), 'Try again').click()
  await expect(spin(page)).toBeEnabled()
})

test('GAM-1 SAF-11 a game at any host but the two of games is never framed, the site’s own least of all: it is said at once, and tried again', async ({
  page,
  operator,
}) => {
  const said: string[] = []
  page.on('console', (message) => said.push(message.text()))
  const main = page.getByRole('main')
  const again = button(main, 'Try again')
  await answerCookies(page)
  const hosts = [operator.origin, operator.sportsOrigin, 'https://games.example', `${operator.gameOrigins[0]}.example`]
  let asked = 0
  await page.route('**/softswiss/context/demo', (route) => {
    const host = hosts[asked++]
    return host === undefined
      ? route.fallback()
      : route.fulfill({ json: { launch_options: { game_url: `${host}/play/anything` } } })
  })
  await page.goto(play('softswiss', await gameOf(operator, 'softswiss'), 'demo'))
  for (const host of hosts)
    await test.step(host, async () => {
      await expect(main.getByRole('alert')).toContainText('The game could not be opened')
      await expect(page.locator('iframe')).toHaveCount(0)
      expect(said.join('\n')).toContain('the game is not on a trusted host: it is not opened')
      await again.click()
    })
  await expect(spin(page)).toBeEnabled()
  expect(asked).toBe(hosts.length + 1)
})

test('GAM-3 SAF-3 a game whose address is written otherwise than browsers write it is heard, and paused', async ({
  page,
  qa,
  operator,
}) => {
  await rewrite(page, '**/softswiss/context/real', (body) => {
    const { launch_options: options } = JSON.parse(body) as { launch_options: { game_url: string } }
    return JSON.stringify({ launch_options: { ...options, game_url: writtenOtherwise(options.game_url) } })
  })
  await inRealGame(page, qa, operator)
  await expect(flowOf(page, 'gameFrame')).toHaveAttribute('data-state', /open\.link\.live/)
  await button(page.getByRole('banner'), 'Deposit').click()
  await expect(gameState(page)).toHaveAttribute('data-state', 'paused')
})

test('GAM-3 WAL-2 RMB-3 the game’s balance is what can be staked, right after money came in mid-round, and after a refused round', async ({
  page,
  qa,
  operator,
}) => {
  const { game, account } = await inRealGame(page, qa, operator)
  const { playerId } = account
  const balance = frameIn(page).locator('.balance')
  const says = frameIn(page).getByRole('status').first()
  await expect(balance).toHaveText('€50.00')

  await test.step('locked and bonus money cannot be staked: it is not counted, and no stake is offered to it', async () => {
    await qa.changePlayer(playerId, { wallet: { main: 0, locked: 500, casinoBonus: 1000 } })
    await expect(balanceOf(page)).toHaveText('€15.00')
    await expect(balance).toHaveText('€0.00')
    await spin(page).click()
    await expect(says).toHaveText('Your balance is too low for this stake')
  })
  await test.step('money that comes in before the round’s answer is there at its end', async () => {
    await qa.changePlayer(playerId, { wallet: { main: 5000, locked: 0, casinoBonus: 0 } })
    await expect(balance).toHaveText('€50.00')
    await page.route('**/rgs/round', async (route) => {
      const response = await route.fetch()
      await qa.changePlayer(playerId, { wallet: { main: 9000 } })
      await expect(balanceOf(page)).toHaveText('€90.00')
      await route.fulfill({ response })
    })
    await spin(page).click()
    await expect(spin(page)).toBeDisabled()
    await expect(spin(page)).toBeEnabled()
    await expect(balance).toHaveText('€90.00')
    await page.unroute('**/rgs/round')
  })
  const elsewhere = await signIn(operator.origin, account.email, account.password)
  const opened = await elsewhere.post('/softswiss/context/real', realBody(game, operator))
  await test.step('opened elsewhere: the next round is refused here, and its stake comes back', async () => {
    await spin(page).click()
    await expect(says).toHaveText('You opened another game: this one is closed')
    await expect(balance).toHaveText('€90.00')
    await qa.changePlayer(playerId, { wallet: { main: 8000 } })
    await expect(balance).toHaveText('€80.00')
    await expect(spin(page)).toBeDisabled()
  })
  await test.step('a round broken off there is finished here, with the balance of today and not of that round', async () => {
    const { origin, hash } = new URL(opened.body.launch_options.game_url)
    const rgs = async (path: string, body: object, key = '') => {
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${key}` }
      const answer = await fetch(`${origin}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
      return (await answer.json()) as { key: string; roundId: string }
    }
    const { key } = await rgs('/rgs/session', { token: hash.slice(1) })
    expect(await rgs('/rgs/round', { roundId: 'broken-off-there', stakes: { spin: 100 } }, key)).toMatchObject({
      roundId: 'broken-off-there',
    })
    await qa.changePlayer(playerId, { wallet: { main: 7000 } })
    await page.reload()
    await expect(spin(page)).toBeEnabled()
    await expect(says).toHaveText(/No win this time|line|scatters/)
    await expect(balance).toHaveText('€70.00')
  })
})

test('GAM-3 RMB-12 an answer to a round that does not fit is asked for again, shows no broken balance, and can be tried again', async ({
  page,
  qa,
  operator,
}) => {
  test.setTimeout(90_000)
  const { account } = await inRealGame(page, qa, operator)
  const balance = frameIn(page).locator('.balance')
  const says = frameIn(page).getByRole('status').first()
  const stakes = async () => (await qa.ledger(account.playerId)).filter(({ kind }) => kind === 'BET').length
  await test.step('once: the same round is asked for again and shown', async () => {
    await rewrite(page, '**/rgs/round', () => '{"success":true}', 1)
    await spin(page).click()
    await expect(says).toHaveText(/No win this time|line|scatters/)
    await expect(spin(page)).toBeEnabled()
    expect(await stakes()).toBe(1)
  })
  await test.step('for good: the last balance stands, and the page offers to load the game again', async () => {
    await rewrite(page, '**/rgs/round', () => '{"success":true,"balance":"5"}')
    await spin(page).click()
    const stopped = page.getByRole('alert').filter({ hasText: 'The game has stopped' })
    await expect(stopped).toBeVisible({ timeout: 20_000 })
    await expect(balance).toHaveText(/^€\d+\.\d\d$/)
    await page.unroute('**/rgs/round')
    await button(stopped, 'Load again').click()
    await expect(spin(page)).toBeEnabled()
    await expect(balance).toHaveText(/^€\d+\.\d\d$/)
    expect(await stakes()).toBe(2)
  })
})

test('GAM-3 RMB-12 the answer of the round before, given again, is none to this one: what is shown and won is its own', async ({
  page,
  qa,
  operator,
}) => {
  const { account } = await inRealGame(page, qa, operator)
  const asked: { roundId: string }[] = []
  let before = ''
  await page.route('**/rgs/round', async (route) => {
    asked.push(route.request().postDataJSON() as { roundId: string })
    const response = await route.fetch()
    const body = await response.text()
    // The second question is answered with what the first was told.
    const told = asked.length === 2 ? before : body
    before = body
    return route.fulfill({ response, body: told })
  })
  const won = async () => {
    const askedBefore = asked.length
    await spin(page).click()
    await expect.poll(() => asked.length).toBeGreaterThan(askedBefore)
    await expect(gameState(page)).toHaveAttribute('data-state', 'ready', { timeout: 20_000 })
  }
  await won()
  await won()
  expect(asked).toHaveLength(3)
  expect(asked[2], 'the same round is asked for again').toEqual(asked[1])
  const { win } = JSON.parse(before) as { win: number }
  await expect(frameIn(page).locator('.win')).toHaveText(`€${(win / 100).toFixed(2)}`)
  expect((await qa.ledger(account.playerId)).filter(({ kind }) => kind === 'BET')).toHaveLength(2)
  // It has been shown, so the next one can be played.
  await won()
  await expect(page.getByRole('alert').filter({ hasText: 'The game has stopped' })).toHaveCount(0)
})

test('GAM-3 RMB-12 SAF-4 a refusal that is not the game server’s own ends no round: it is asked for again, shown and paid once', async ({
  page,
  qa,
  operator,
}) => {
  const { account } = await inRealGame(page, qa, operator)
  const broken = [
    { status: 409, json: { status: 409, code: 'error.system.error', message: 'Somebody on the way' } },
    { status: 403, json: {} },
    { status: 404, json: null },
  ]
  const asked: unknown[] = []
  await page.route('**/rgs/round', async (route) => {
    asked.push(route.request().postDataJSON())
    const answer = broken[asked.length - 1]
    if (!answer) return route.fallback()
    await route.fetch()
    return route.fulfill(answer)
  })
  await spin(page).click()
  await expect(frameIn(page).getByRole('status').first()).toHaveText(/No win this time|line|scatters/, {
    timeout: 20_000,
  })
  await expect(gameState(page)).toHaveAttribute('data-state', 'ready')
  expect(asked).toEqual(Array.from({ length: 4 }, () => asked[0]))
  expect((await qa.ledger(account.playerId)).filter(({ kind }) => kind === 'BET')).toHaveLength(1)
  await expect(page.getByRole('alert').filter({ hasText: 'The game has stopped' })).toHaveCount(0)
})

test('SAF-4 GAM-3 a round that is refused when it is asked for again, and whose first sending arrives only then, is never played beside the next one', async ({
  page,
  qa,
  operator,
}) => {
  const { account } = await inRealGame(page, qa, operator)
  const stakes = async () => (await qa.ledger(account.playerId)).filter(({ kind }) => kind === 'BET')
  const sent: Request[] = []
  const message = 'The site is being maintained: play on later'
  await page.route('**/rgs/round', (route) => {
    sent.push(route.request())
    // The first is still somewhere on its way when the page gives it up.
    if (sent.length === 1) return route.abort()
    return sent.length === 2
      ? route.fulfill({ status: 409, json: { status: 409, code: 'error.maintenance', message } })
      : route.fallback()
  })
  const says = frameIn(page).getByRole('status').first()
  await spin(page).click()
  await expect(says).toHaveText(message)
  await spin(page).click()
  await expect(says).toHaveText(/No win this time|line|scatters/, { timeout: 20_000 })
  await expect(gameState(page)).toHaveAttribute('data-state', 'ready')
  const [first] = sent
  const { authorization } = first!.headers()
  const arrived = await page.request.post(first!.url(), {
    data: first!.postDataJSON(),
    headers: { authorization: authorization! },
  })
  expect(arrived.ok()).toBe(true)
  expect(await stakes()).toHaveLength(1)
  // Known by now: the next one is a round of its own.
  await spin(page).click()
  await expect.poll(stakes).toHaveLength(2)
})

test('SAF-4 GAM-3 a round that arrives after its refusal is named before another stake is played, and shown where the game is opened again', async ({
  page,
  qa,
  operator,
}) => {
  const { account } = await inRealGame(page, qa, operator)
  const says = frameIn(page).getByRole('status').first()
  const message = await arrivesAfterRefusal(page)
  await spin(page).click()
  await expect(says).toHaveText(message)
  await frameIn(page).getByRole('button', { name: 'Higher stake' }).click()
  await spin(page).click()
  await expect(says).toHaveText('Your earlier round was played after all. Open the game again to see it')
  const stopped = page.getByRole('alert').filter({ hasText: 'Your earlier round was played after all' })
  await button(stopped, 'Load again').click()
  await expect(says).toHaveText(/No win this time|line|scatters/, { timeout: 20_000 })
  await expect(gameState(page)).toHaveAttribute('data-state', 'ready')
  expect((await qa.ledger(account.playerId)).filter(({ kind }) => kind === 'BET')).toHaveLength(1)
})

test('GAM-3 RMB-12 a game that reloads itself in a round is loaded again at a new address, refused or not, and shows that round first', async ({
  page,
  qa,
  operator,
}) => {
  const since = await lastCall(qa)
  const { account } = await inRealGame(page, qa, operator)
  const real = await windowOf(page, operator)
  const stopped = page.getByRole('alert').filter({ hasText: 'The game has stopped' })
  const says = frameIn(page).getByRole('status').first()
  await test.step('it says in words that it must be opened again, and so does the page', async () => {
    // The round is decided and paid, and its page never learns that it was shown.
    await page.route('**/rgs/seen', () => {})
    const shown = page.waitForRequest('**/rgs/seen')
    await spin(page).click()
    await shown
    await real.evaluate(() => location.reload())
    await expect(says).toHaveText('This game was closed. Open it again to play on')
    await expect(stopped).toContainText('in the middle of a round')
    await page.unroute('**/rgs/seen')
  })
  await test.step('a refused launch is shown as at the first one', async () => {
    await qa.fault({ method: 'POST', path: '/api/v1/softswiss/context/real', kind: 'status', status: 500 })
    await button(stopped, 'Load again').press('Enter')
    await expect(page.getByRole('alert').filter({ hasText: 'The game could not be opened' })).toBeVisible()
    await button(page.getByRole('main'), 'Try again').click()
  })
  await test.step('the round is finished there, played and paid once', async () => {
    await expect(says).toHaveText(/No win this time|line|scatters/)
    await expect(spin(page)).toBeEnabled()
    await expect(stopped).toHaveCount(0)
    const launches = await callsTo(qa, since, 'POST', '/softswiss/context/real')
    expect(launches.map(({ status }) => status)).toEqual([200, 500, 200])
    const stakes = (await qa.ledger(account.playerId)).filter(({ kind }) => kind === 'BET')
    expect(stakes).toHaveLength(1)
  })
})

test('GAM-1 GRD-8 a game that is not offered in the country says so, and closes neither the site nor the way back', async ({
  page,
  operator,
}) => {
  const closed = await gameOf(operator, 'relax')
  await answerCookies(page)
  await page.goto(play('relax', closed, 'demo'))
  await expect(page.getByRole('alert')).toContainText('not offered in your country')
  await page.getByRole('link', { name: 'Back to the lobby' }).click()
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
})

test('SAF-3 RGT-4 the question whether anybody is there pauses a running game until it is answered', async ({
  page,
  qa,
  operator,
}) => {
  await page.clock.install()
  await inRealGame(page, qa, operator)
  // In steps, so that the game answers each life sign it is asked for.
  await page.clock.fastForward('26:50')
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.clock.fastForward('00:15')
  const dialog = page.getByRole('dialog', { name: 'Are you still there?' })
  await expect(dialog).toBeVisible()
  await expect(gameState(page)).toHaveAttribute('data-state', 'paused')
  await test.step('what the paused game says is no answer: only the player has one', async () => {
    const said: string[] = []
    page.on('console', (message) => said.push(message.text()))
    await frameIn(page).locator('main.game').dispatchEvent('pointerdown')
    // Comes after the game's word and leaves a trace in the console.
    await frameIn(page)
      .locator('main.game')
      .evaluate(() => window.parent.postMessage({ rgMessage: 'gprg_Everything' }, '*'))
    await expect.poll(() => said.join()).toContain('not of the protocol')
    await expect(dialog).toBeVisible()
    await expect(gameState(page)).toHaveAttribute('data-state', 'paused')
  })
  await expect(button(dialog, 'Stay logged in'), 'who types on stays').toBeFocused()
  await button(dialog, 'Stay logged in').click()
  await expect(dialog).toBeHidden()
  await expect(gameState(page)).toHaveAttribute('data-state', 'ready')
})

test('RGT-4 SAF-6 who plays in the game is there: neither asked after 27 minutes nor signed out after 30', async ({
  page,
  qa,
  operator,
}) => {
  await page.clock.install()
  await inRealGame(page, qa, operator)
  await page.clock.fastForward('20:00')
  // The page itself sees nothing of this: only the game says that somebody is at it.
  await frameIn(page).locator('main.game').dispatchEvent('pointerdown')
  await page.clock.fastForward('08:00')
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.clock.fastForward('04:00')
  await expect(page.locator('html')).toHaveAttribute('data-session', 'player')
  await page.clock.fastForward('15:05')
  await expect(page.getByRole('dialog', { name: 'Are you still there?' })).toBeVisible()
})

test('SAF-1 GRD-4 RGT-7 a payout risk that comes up closes the running game at once, and no new one starts', async ({
  page,
  qa,
  operator,
}) => {
  const { game, account } = await inRealGame(page, qa, operator)
  const client = await signIn(operator.origin, account.email, account.password)
  const launch = () => client.post('/softswiss/context/real', realBody(game, operator))
  expect((await launch()).status, 'open before').toBe(200)
  await qa.changePlayer(account.playerId, { profile: { permissions: { payout: true } } })
  await expect(page.locator('iframe[title]')).toHaveCount(0)
  const since = await lastCall(qa)
  await page.goto(play('softswiss', game, 'real'))
  await expect(page).toHaveURL(/\/en-UN\/?$/)
  await expect(page.getByRole('main').getByRole('link', { name: 'Set limits' })).toBeAttached()
  await expect(button(page.getByRole('main'), 'Play')).toHaveCount(0)
  expect(await callsTo(qa, since, 'POST', '/softswiss/context/real')).toEqual([])
  const refused = await launch()
  expect(refused.status).toBe(409)
  expect(refused.body.code).toBe('error.play.blocked')
})

test('GAM-7 REG-2 SAF-1 a game closed for want of a detail says so, and is opened by the player once that is there, never by itself', async ({
  page,
  qa,
  operator,
}) => {
  const game = await gameOf(operator, 'softswiss')
  const parts = { wallet: { main: 5000 }, profile: { postalCode: null } }
  const { playerId } = await signedIn(page, qa, parts, play('softswiss', game, 'real'))
  await expect(page.getByRole('alert')).toContainText('Your registration is not complete.')
  await expect(button(page, 'Play')).toHaveCount(0)
  const since = await lastCall(qa)
  await qa.changePlayer(playerId, { profile: { postalCode: '00100' } })
  await expect(button(page, 'Play')).toBeVisible()
  expect(await callsTo(qa, since, 'POST', '/softswiss/context/real'), 'whoever has gone meanwhile').toEqual([])
  await button(page, 'Play').click()
  await expect(spin(page)).toBeEnabled()
  // Closed while it runs, and open again.
  await spin(page).focus()
  await qa.changePlayer(playerId, { profile: { postalCode: null } })
  await expect(page.getByRole('alert')).toContainText('Your registration is not complete.')
  await expect(page.getByRole('heading', { name: game.label, level: 2 }), 'the keyboard goes on there').toBeFocused()
  await qa.changePlayer(playerId, { profile: { postalCode: '00100' } })
  await button(page, 'Play').click()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(spin(page)).toBeEnabled()
})

test('SAF-7 RMB-4 a net position leaves the page with its player, and the next one never sees it', async ({
  context,
  page,
  qa,
  operator,
}) => {
  await inRealGame(page, qa, operator)
  const meter = page.getByRole('banner').getByText('Net position').filter({ visible: true })
  await expect(meter).toBeVisible()
  const other = await context.newPage()
  await other.goto('/en-UN/404')
  await button(other.getByRole('banner'), 'Log out').click()
  await expect(page.locator('html')).toHaveAttribute('data-session', 'visitor')
  await expect(page.getByRole('heading', { level: 1 }).filter({ visible: true })).toBeVisible()
  await expect(meter).toHaveCount(0)
  await other.close()
})

test('RMB-4 APP-4 a net position that its currency has not is left out: the game runs on, the log names the field, and the next one counts', async ({
  page,
  qa,
  operator,
}) => {
  const said: string[] = []
  page.on('console', (message) => said.push(message.text()))
  const netPosition = '/api/v1/player/wallet/net-position-win-loss'
  const none = { netPosition: 0, deposits: 0, withdrawals: 0, stakes: 0, wins: 0 }
  const body = { ...none, currency: 'CLP', winLoss: 10.5 }
  await qa.fault({ method: 'GET', path: netPosition, kind: 'status', status: 200, body, times: 1000 })
  const player = { profile: { countryCode: 'CL', market: 'CL', currency: 'CLP' }, wallet: { main: 50_000 } }
  await signedIn(page, qa, player, play('softswiss', await gameOf(operator, 'softswiss'), 'real'))
  await expect(spin(page)).toBeEnabled()
  const isNamed = () => said.some((text) => text.includes('answer of netPositionWinLoss') && text.includes('"winLoss"'))
  await expect.poll(isNamed).toBe(true)
  const meter = page.getByRole('banner').getByText('Net position').filter({ visible: true })
  await expect(balanceOf(page)).toHaveText('$50,000')
  await expect(meter).toHaveCount(0)
  await qa.clearFaults()
  await spin(page).click()
  await expect(meter).toBeVisible()
})

test('RMB-4 SAF-9 a net position whose answers were lost is left out, never an old one, and is there again without another stake', async ({
  page,
  qa,
  operator,
}) => {
  test.setTimeout(60_000)
  await page.clock.install()
  const { account } = await inRealGame(page, qa, operator)
  const header = page.getByRole('banner')
  await expect(header).toContainText('Net position')
  const path = '/api/v1/player/wallet/net-position-win-loss'
  await qa.fault({ method: 'GET', path, kind: 'malformed', times: 2 })
  await spin(page).click()
  await expect.poll(async () => (await qa.ledger(account.playerId)).some(({ kind }) => kind === 'BET')).toBe(true)
  await expect(gameState(page)).toHaveAttribute('data-state', 'ready', { timeout: 20_000 })
  await expect(header).not.toContainText('Net position')
  const [row] = await qa.ledger(account.playerId)
  const won = row!.balanceAfter - 5000
  const shown = `Net position${won < 0 ? '-' : ''}€${(Math.abs(won) / 100).toFixed(2)}`
  await expect(async () => {
    await page.clock.fastForward(20_000)
    await expect(header).toContainText(shown, { timeout: 500 })
  }).toPass({ timeout: 20_000 })
})

test('GAM-7 a visitor who wants to play for money signs in and is back in that game for money', async ({
  page,
  qa,
  operator,
}) => {
  await answerCookies(page)
  const account = await qa.player({ wallet: { main: 2000 } })
  const game = await gameOf(operator, 'softswiss')
  const since = await lastCall(qa)
  await page.goto(play('softswiss', game, 'real'))
  await expect(page.getByRole('alert').filter({ hasText: 'Log in to play with money' })).toBeVisible()
  await expect(button(page.getByRole('main'), 'Try demo')).toBeEnabled()
  expect(await callsTo(qa, since, 'POST', '/softswiss/context/real')).toEqual([])
  await button(page.getByRole('main'), 'Log in').click()
  await typeLogin(page, account)
  await expect(spin(page)).toBeEnabled()
  await expect(page).toHaveURL(new RegExp(`/play/softswiss/${game.gameId}\\?mode=real$`))
  await expect(balanceOf(page)).toHaveText('€20.00')
  expect(await callsTo(qa, since, 'POST', '/softswiss/context/real')).toHaveLength(1)
})

test('APP-9 RMB-8 GAM-7 by keyboard alone round after round is played at one button, and a key that is held down plays one', async ({
  page,
  qa,
  operator,
}) => {
  const { account } = await inRealGame(page, qa, operator)
  const stakes = async () => (await qa.ledger(account.playerId)).filter(({ kind }) => kind === 'BET').length
  const isOver = async () => {
    await expect(gameState(page)).toHaveAttribute('data-state', 'ready')
    await expect(spin(page)).toBeFocused()
  }
  await spin(page).focus()
  await page.keyboard.down('Enter')
  await expect.poll(stakes).toBe(1)
  await isOver()
  // As the device repeats it.
  for (let repeat = 0; repeat < 5; repeat += 1) await page.keyboard.down('Enter')
  await page.keyboard.up('Enter')
  await isOver()
  await page.keyboard.press('Enter')
  await expect.poll(stakes).toBe(2)
  await isOver()
  expect(await stakes()).toBe(2)
})

test('GAM-7 a table game on a phone says how to stake, that its table goes on below, and why nothing spins without a stake', async ({
  page,
}) => {
  await answerCookies(page)
  await page.setViewportSize({ width: 375, height: 740 })
  await page.goto('/en-UN/online-casino/play/softswiss/harbour-roulette?mode=demo')
  const frame = page.frameLocator('iframe')
  const wheel = frame.getByRole('button', { name: 'Spin' })
  await expect(wheel).toBeEnabled()
  const table = frame.getByRole('region', { name: 'Stakes' })
  await expect(table).toHaveClass(/below/)
  await wheel.click()
  await expect(frame.getByText('Choose a field to place your stake, then press Spin.')).toBeVisible()
  await table.evaluate((place) => place.scrollTo(0, place.scrollHeight))
  await expect(table).not.toHaveClass(/below/)
  await frame.getByRole('button', { name: /^36/ }).click()
  await wheel.click()
  await expect(frame.getByRole('status').first()).toHaveText(/^\d+(, (red|black))?(: you win .*)?$/, {
    timeout: 15_000,
  })
})

test('APP-9 GAM-3 on a phone held sideways the game has nearly all the height, with its controls beside it and the way back, balance and deposit above', async ({
  page,
  qa,
}) => {
  test.setTimeout(60_000)
  await page.setViewportSize({ width: 568, height: 320 })
  await signedIn(page, qa, { wallet: { main: 5000 } }, '/en-UN/online-casino/play/softswiss/penny-bank?mode=real')
  await expect(spin(page)).toBeEnabled()
  const header = page.getByRole('banner')
  const reels = frameIn(page).getByRole('img', { name: /^Reels/ })
  for (const [width, height] of [
    [568, 320],
    [667, 375],
    [844, 390],
  ] as const)
    await test.step(`${width}×${height}`, async () => {
      await page.setViewportSize({ width, height })
      await expect.poll(async () => (await reels.boundingBox())?.height).toBeGreaterThan(height * 0.75)
      expect((await reels.boundingBox())?.width).toBeGreaterThan(width * 0.6)
      expect((await header.boundingBox())?.height).toBeLessThan(50)
      for (const control of [
        header.getByRole('link', { name: 'Back' }),
        balanceOf(page),
        button(header, 'Deposit'),
        header.getByRole('timer'),
        spin(page),
        frameIn(page).getByRole('button', { name: 'Deposit', exact: true }),
        frameIn(page).getByRole('button', { name: 'Higher stake' }),
        frameIn(page).getByRole('button', { name: 'Pays' }),
      ])
        await expect(control).toBeInViewport({ ratio: 1 })
    })
})

test('APP-9 GAM-1 on a phone held sideways the page of a game begins with its name, and what opens it is in sight, also where something is said', async ({
  page,
}) => {
  await answerCookies(page)
  for (const [mode, opens] of [
    ['', 'Play'],
    ['?mode=real', 'Log in'],
  ] as const)
    for (const [width, height] of [
      [568, 320],
      [667, 375],
      [812, 375],
      [932, 430],
    ] as const)
      await test.step(`${width}×${height} ${opens}`, async () => {
        await page.setViewportSize({ width, height })
        await page.goto(`/en-UN/online-casino/play/softswiss/penny-bank${mode}`)
        const name = page.getByRole('main').getByRole('heading', { name: 'Penny Bank' })
        await expect(button(page.getByRole('main'), opens)).toBeInViewport({ ratio: 1 })
        const place = (await page.getByRole('main').boundingBox())!
        expect((await name.boundingBox())!.y, 'nothing of it is out of reach').toBeGreaterThanOrEqual(place.y)
      })
})

const meet = (one: DOMRect, other: DOMRect) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom

test('APP-9 GAM-3 on a phone held sideways all six cards of a round stand clear of the fields, and the stake is whole', async ({
  page,
}) => {
  await answerCookies(page)
  await page.setViewportSize({ width: 568, height: 320 })
  await page.goto('/en-UN/online-casino/play/softswiss/blackjack-by-lamplight?mode=demo')
  const frame = frameIn(page)
  await expect(frame.getByRole('button', { name: 'Deal', exact: true })).toBeEnabled()
  await expect(frame.getByText('Choose a field to place your stake, then press Deal.')).toBeVisible()
  // What is dealt is by chance: the round with the most cards, each as wide as it can be, is put in its place.
  for (const hand of await frame.locator('.hand').all())
    await hand.evaluate((place) => (place.innerHTML = '<span class="card red">10<i>♥</i></span>'.repeat(3)))
  const stake = frame.getByRole('group', { name: 'Stake' })
  await stake.getByRole('status').evaluate((amount) => (amount.textContent = '1,000.00\u00A0kr'))
  const boxes = (selector: string) =>
    frame.locator(selector).evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON() as DOMRect))
  const cut = () =>
    frame.locator('.card, .amount').evaluateAll((all) =>
      all
        .filter((each) => {
          const text = document.createRange()
          text.selectNodeContents(each)
          const [inner, outer] = [text.getBoundingClientRect(), each.getBoundingClientRect()]
          return inner.width > outer.width || inner.height > outer.height
        })
        .map((each) => each.textContent),
    )
  for (const [width, height] of [
    [568, 320],
    [667, 375],
    [740, 360],
    [844, 390],
    [480, 480],
    [600, 481],
  ] as const)
    await test.step(`${width}×${height}`, async () => {
      await page.setViewportSize({ width, height })
      await expect.poll(() => frame.locator('body').evaluate(() => innerWidth)).toBe(width)
      const cards = await boxes('.card')
      const others = await boxes('.spots button, .top, .says, .bar, h2')
      expect(cards).toHaveLength(6)
      expect(cards.filter((card) => others.some((other) => meet(card, other)))).toEqual([])
      expect(cards.filter((card, index) => cards.slice(index + 1).some((other) => meet(card, other)))).toEqual([])
      expect(await cut()).toEqual([])
      for (const card of await frame.locator('.card').all()) await expect(card).toBeInViewport({ ratio: 1 })
    })
})

test('APP-9 GAM-3 on a phone held sideways all fields of a roulette table are seen at once, each wide enough for a finger', async ({
  page,
}) => {
  await answerCookies(page)
  await page.setViewportSize({ width: 667, height: 375 })
  await page.goto('/en-UN/online-casino/play/softswiss/harbour-roulette?mode=demo')
  const table = frameIn(page).getByRole('region', { name: 'Stakes' })
  const fields = table.getByRole('button')
  await expect(spin(page)).toBeEnabled()
  for (const [width, height] of [
    [667, 375],
    [740, 360],
    [844, 390],
    [932, 430],
  ] as const)
    await test.step(`${width}×${height}`, async () => {
      await page.setViewportSize({ width, height })
      await expect
        .poll(() =>
          frameIn(page)
            .locator('body')
            .evaluate(() => innerWidth),
        )
        .toBe(width)
      await expect(fields).toHaveCount(47)
      for (const field of await fields.all()) await expect(field).toBeInViewport({ ratio: 1 })
      const sizes = await fields.evaluateAll((all) =>
        all.map((each) => each.getBoundingClientRect().toJSON() as DOMRect),
      )
      expect(sizes.filter((one) => one.width < 24 || one.height < 40)).toEqual([])
      expect(sizes.filter((one, index) => sizes.slice(index + 1).some((other) => meet(one, other)))).toEqual([])
      await expect(table).not.toHaveClass(/below/)
    })
})

test('LOB-1 a lobby row shows 30 games on a desktop and 15 on a phone, and "See all" where there are more', async ({
  page,
}) => {
  await answerCookies(page)
  for (const [lobby, width, size] of [
    ['online-casino', 1280, 30],
    ['online-casino', 390, 15],
    // No category of tables has more than a desktop row shows.
    ['live-casino-online', 390, 15],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(`/en-UN/${lobby}`)
    const rows = page.getByRole('main').locator('section:has(article):visible')
    // Rows below the first screen are shown in turn.
    await expect(rows.getByRole('link', { name: /^See all/ }).first()).toBeVisible()
    await expect
      .poll(() =>
        rows.evaluateAll((all) => Math.max(...all.map((section) => Number(section.querySelector('li')?.ariaSetSize)))),
      )
      .toBe(size)
    const counts = await rows.evaluateAll((sections) =>
      sections.map((section) => ({
        // Those that have not come near the window are only counted.
        games: Number(section.querySelector('li')?.ariaSetSize),
        hasMore: [...section.querySelectorAll('a')].some(({ textContent }) => textContent === 'See all'),
      })),
    )
    const where = `${lobby} at ${width}`
    expect(Math.max(...counts.map(({ games }) => games)), where).toBe(size)
    for (const { games, hasMore } of counts) if (hasMore) expect(games, where).toBe(size)
    expect(
      counts.some(({ hasMore }) => hasMore),
      where,
    ).toBe(true)
  }
})

test('LOB-1 a category shows 60 games on a desktop and 30 on a phone, and more only where there are more', async ({
  page,
}) => {
  await answerCookies(page)
  const tiles = page.getByRole('main').getByRole('article')
  const more = button(page.getByRole('main'), 'Show more')
  for (const [width, size] of [
    [1280, 60],
    [390, 30],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/en-UN/online-casino')
    await page.getByRole('navigation', { name: 'Casino' }).getByRole('link', { name: 'Slots', exact: true }).click()
    await expect(page).toHaveURL(/\/en-UN\/online-casino\/slots$/)
    await expect(page.getByRole('heading', { name: 'Slots' })).toBeVisible()
    // Only tiles in sight are in the page; each says how many there are.
    const first = page.getByRole('list', { name: 'Slots' }).getByRole('listitem').first()
    await expect(first).toHaveAttribute('aria-setsize', String(size))
    expect(await tiles.count()).toBeLessThan(size)
    await more.click()
    await expect(first).toHaveAttribute('aria-setsize', String(size * 2))
    const names = new Map<string | null, string>()
    await page.evaluate(() => window.scrollTo(0, 0))
    while (names.size < size * 2) {
      // Rows that come near the window are drawn a moment later: on only where the window is full of games.
      await expect
        .poll(() =>
          page.getByRole('list', { name: 'Slots' }).evaluate((list, total) => {
            const items = [...list.querySelectorAll('li')]
            const isLast = items.some(({ ariaPosInSet }) => Number(ariaPosInSet) === total)
            const bottom = Math.max(...items.map((item) => item.getBoundingClientRect().bottom))
            return isLast || bottom >= window.innerHeight
          }, size * 2),
        )
        .toBe(true)
      const seen = await page
        .getByRole('list', { name: 'Slots' })
        .getByRole('listitem')
        .evaluateAll((items) => items.map((item) => [item.ariaPosInSet, item.textContent] as const))
      for (const [place, name] of seen) names.set(place, name)
      await page.evaluate(() => window.scrollBy(0, window.innerHeight / 2))
    }
    expect(new Set(names.values()).size, 'no game twice').toBe(size * 2)
  }
  await test.step('a category that fits on one page has no more', async () => {
    await page.goto('/en-UN/online-casino/video-poker')
    await expect(tiles.first()).toBeVisible()
    expect(await tiles.count()).toBeLessThanOrEqual(30)
    await expect(more).toBeHidden()
  })
})

test('LOB-1 tiles cover the fields that the grid of their category and device says: 4x 2×2, 2xv 1×2, 2xh 2×1, 1x 1×1', async ({
  page,
}) => {
  await answerCookies(page)
  for (const [category, width, sizes] of [
    ['popular', 1440, ['4x', '1x', '1x', '1x', '1x', '2xv', '1x', '1x', '1x']],
    ['jackpots', 1440, ['2xh', '1x', '1x', '2xh', '1x', '1x', '1x']],
    // The same category on a phone has no wide tiles.
    ['jackpots', 390, ['1x', '1x', '1x', '1x', '1x', '1x', '1x']],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(`/en-UN/online-casino/${category}`)
    const tiles = page.getByRole('main').getByRole('article')
    await expect(tiles.nth(sizes.length - 1)).toBeVisible()
    const { boxes, gaps } = await tiles.first().evaluate((first) => {
      const grid = first.closest('ul')!
      const { columnGap, rowGap } = getComputedStyle(grid)
      const all = [...grid.querySelectorAll('article')].map((tile) => tile.getBoundingClientRect())
      return {
        boxes: all.map((box) => ({ width: box.width, height: box.height })),
        gaps: { column: parseFloat(columnGap), row: parseFloat(rowGap) },
      }
    })
    const one = boxes[sizes.indexOf('1x')]!
    // Two fields and the gap between them are covered.
    const covered = boxes.map((box) => [
      (box.width + gaps.column) / (one.width + gaps.column),
      (box.height + gaps.row) / (one.height + gaps.row),
    ])
    const fields = { '4x': [2, 2], '2xv': [1, 2], '2xh': [2, 1], '1x': [1, 1] }
    for (const [at, size] of sizes.entries())
      for (const side of [0, 1])
        expect(covered[at]?.[side], `${category} at ${width}: ${size} in place ${at}`).toBeCloseTo(
          fields[size][side]!,
          1,
        )
  }
})

test('LOB-2 search finds any part of a name in any case, narrowed by providers, and an empty one resets', async ({
  page,
}) => {
  await answerCookies(page)
  await page.goto('/en-UN/online-casino')
  const tiles = page.getByRole('main').getByRole('article')
  const field = page.getByRole('searchbox', { name: 'Search games' })
  const flow = flowOf(page, 'lobby')
  await expect(tiles.first()).toBeVisible()
  const firstRow = page.getByRole('main').getByRole('region', { name: 'Popular', exact: true })
  await expect(firstRow).toBeVisible()
  const names = () => tiles.locator('a span span:first-child').allTextContents()

  // A part from the middle of a name that is there, in capitals.
  const [known = ''] = await names()
  const part = known.slice(1, 4)
  await field.fill(part.toUpperCase())
  await expect(flow).toHaveAttribute('data-state', /searching/)
  await expect(page.getByRole('heading', { name: 'Games found' })).toBeVisible()
  await expect(tiles.filter({ hasText: known }).first()).toBeVisible()
  for (const name of await names()) expect(name.toLowerCase()).toContain(part.toLowerCase())

  await test.step('narrowed by a provider', async () => {
    await field.fill('a')
    const counted = page.getByRole('main').getByText(/^\d+ games?$/)
    const found = async () => parseInt((await counted.textContent()) ?? '', 10)
    const all = await found()
    await button(page.getByRole('main'), 'Providers').click()
    await page.getByRole('checkbox', { name: 'SoftSwiss' }).check()
    await expect(page.getByRole('main').getByRole('button', { name: 'Providers (1)' })).toBeVisible()
    await expect.poll(found).toBeLessThan(all)
    const ofProvider = await found()
    expect(ofProvider).toBeGreaterThan(0)
    await field.fill('')
    await expect(flow, 'providers alone are a search too').toHaveAttribute('data-state', /searching/)
    await expect.poll(found).toBeGreaterThanOrEqual(ofProvider)
    await page.getByRole('main').getByRole('button', { name: 'Providers (1)' }).click()
    await button(page, 'All providers').click()
    await page.keyboard.press('Escape')
  })
  await test.step('nothing left to look for: the rows are back', async () => {
    await expect(flow).not.toHaveAttribute('data-state', /searching/)
    await expect(firstRow).toBeVisible()
  })
  await test.step('nothing found says so, and clearing brings everything back', async () => {
    await field.fill('zzzz no such game')
    await expect(page.getByText('No game has that name')).toBeVisible()
    await page.getByRole('main').getByRole('button', { name: 'Clear the search' }).last().click()
    await expect(field).toHaveValue('')
    await expect(firstRow).toBeVisible()
  })
})

test('DEP-4 GAM-7 SAF-11 at plain http by another name of the machine a player pays in and plays', async ({
  page,
  operator,
  qa,
}) => {
  const site = `http://casino.test:${operator.port}`
  const account = await qa.player({ wallet: { main: 1000 } })
  await answerCookies(page)
  await signInAt(page, `${site}/en-UN/terms`, account)
  expect(await page.evaluate(() => isSecureContext)).toBe(false)
  await page.goto(`${site}/en-UN/my-account/banking/deposit`)
  await page.getByLabel('Amount').fill('20')
  await button(page.getByRole('main'), 'Continue').click()
  await payByCard(page)
  await expect(balanceOf(page)).toHaveText('€30.00')
  await page.goto(site + play('softswiss', await gameOf(operator, 'softswiss'), 'real'))
  await spin(page).click()
  await expect.poll(async () => (await qa.ledger(account.playerId)).filter(({ kind }) => kind === 'BET').length).toBe(1)
  // The game is told by the site of its own host name, and by no other.
  await expect(flowOf(page, 'gameFrame')).toHaveAttribute('data-state', /open\.link\.live/)
})

test('GAM-3 a game that was closed after a long pause says so, and is loaded again', async ({ page, operator, qa }) => {
  await answerCookies(page)
  await page.goto(play('softswiss', await gameOf(operator, 'softswiss'), 'demo'))
  await expect(spin(page)).toBeEnabled()
  await qa.clock({ advanceMs: 7 * 60 * 60_000 })
  await spin(page).click()
  await expect(page.getByRole('alert')).toContainText('This game was closed after a long pause')
  await expect(page.getByRole('alert')).not.toContainText('another window')
  await button(page.getByRole('alert'), 'Load again').click()
  await expect(gameState(page)).toHaveAttribute('data-state', 'ready')
  await expect(page.getByRole('alert')).toBeHidden()
})
