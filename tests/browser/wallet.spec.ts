import { expect, test } from './fixtures.ts'
import { answerCookies, balanceOf, button, callsTo, flowOf, lastCall, signInAt, signedIn } from './people.ts'

const POLL = 20_000
const WALLET = '/player/wallet'
const BALANCE = `/api/v1${WALLET}/balance`

/** A wallet message as the platform pushes it, wire amounts. */
const pushed = (cash: unknown, version: number) =>
  JSON.stringify({
    type: 'WALLET_BALANCE',
    version,
    payload: { currency: 'EUR', main: { cash }, locked: { cash: 0 }, bonus: [], version },
  })

// Refused and cut connections, and answers the operator was told to refuse, are what these tests are about.
test.use({ expectedConsoleErrors: [WALLET, '/socket', '/player/cookies/consent', '501 (Not Implemented)'] })

test('WAL-1 RMB-3 the header shows the exact sum of all five amounts on every page, bonus money apart', async ({
  page,
  qa,
}) => {
  // 1.10 + 2.20 is 3.3000000000000003 in binary fractions.
  const wallet = { main: 110, locked: 220, sportsBonus: 10, casinoBonus: 20, liveCasinoBonus: 5 }
  await signedIn(page, qa, { wallet })
  await expect(balanceOf(page)).toHaveText('€3.65')
  await button(page.getByRole('banner'), 'Wallet details').click()
  const details = page.getByRole('banner').getByRole('definition')
  await expect(details).toHaveText(['€1.10', '€2.20', '€0.20', '€0.05', '€0.10', '€3.65'])
  await expect(page.getByRole('banner').getByRole('term')).toHaveText([
    'Own money',
    'Locked',
    'Casino bonus',
    'Live casino bonus',
    'Sports bonus',
    'Total',
  ])
  for (const path of ['', '/online-casino', '/my-account/banking/deposit', '/promotions']) {
    await page.goto(`/en-UN${path}`)
    await expect(balanceOf(page), path).toHaveText('€3.65')
  }
})

test('WAL-2 WAL-4 SAF-14 a push changes the header without any call; bad and older pushes change nothing', async ({
  page,
  qa,
}) => {
  const said: string[] = []
  page.on('console', (message) => said.push(message.text()))
  await page.clock.install()
  const { playerId } = await signedIn(page, qa, { wallet: { main: 1000 } })
  const flow = flowOf(page, 'wallet')
  await expect(balanceOf(page)).toHaveText('€10.00')
  await expect(flow).toHaveAttribute('data-state', /link\.connected\.open/)
  await expect(flow).toHaveAttribute('data-status', /success/)
  await page.clock.pauseAt(Date.now() + 1000)

  await test.step('a movement comes by push alone', async () => {
    const since = await lastCall(qa)
    await qa.changePlayer(playerId, { wallet: { main: 2550, casinoBonus: 5 } })
    await expect(balanceOf(page)).toHaveText('€25.55')
    // The minute's look at the player's activity has nothing to do with it.
    const asked = (await qa.calls(since)).filter(
      ({ path }) => path.includes(WALLET) && !path.endsWith('activity_check'),
    )
    expect(asked).toEqual([])
  })

  await test.step('what cannot be read is logged only, an older version never wins', async () => {
    await qa.push(playerId, 'not json at all')
    await qa.push(playerId, pushed('a lot', 1e6))
    await qa.push(playerId, '{"type":"SOMETHING_ELSE","payload":{}}')
    await qa.push(playerId, pushed(10.5, 1e6).replace('EUR', 'CLP'))
    await qa.push(playerId, pushed(9999, 0))
    await expect.poll(() => said.filter((text) => text.includes('a socket message was ignored')).length).toBe(4)
    expect(said.join('\n')).toContain('payload.main.cash')
    expect(said.join('\n'), 'values stay out of the log').not.toContain('a lot')
    await expect(balanceOf(page)).toHaveText('€25.55')
    // The socket still lives, and what comes after is in order behind those five.
    await qa.changePlayer(playerId, { wallet: { main: 2600 } })
    await expect(balanceOf(page)).toHaveText('€26.05')
  })

  await test.step('a push with too high a version: one poll brings the sign, the next the truth (SAF-14)', async () => {
    await qa.push(playerId, pushed(9.99, 9e15))
    await expect(balanceOf(page)).toHaveText('€9.99')
    await qa.changePlayer(playerId, { wallet: { main: 5000 } })
    await page.clock.runFor(POLL)
    await page.setViewportSize({ width: 375, height: 700 })
    await button(page.getByRole('banner'), 'Wallet details, not up to date').click()
    const sign = page.getByText('This may not be up to date: the amounts are being checked.')
    await expect(sign).toBeInViewport({ ratio: 1 })
    await button(page.getByRole('banner'), 'Ask again').click()
    await expect(balanceOf(page)).toHaveText('€50.05')
    await expect(button(page.getByRole('banner'), 'Wallet details')).toHaveAccessibleName('Wallet details')
  })
})

test('WAL-2 SAF-14 a lost socket comes back by itself; a refused one leaves the poll to keep the balance right', async ({
  page,
  qa,
}) => {
  await page.clock.install()
  const { playerId } = await signedIn(page, qa, { wallet: { main: 1000 } })
  const flow = flowOf(page, 'wallet')
  await expect(flow).toHaveAttribute('data-state', /link\.connected\.open/)
  await page.clock.pauseAt(Date.now() + 1000)
  // The socket takes a turn of the clock or two to begin, none of which is a wait.
  const becomes = (state: RegExp) =>
    expect
      .poll(async () => {
        await page.clock.runFor(1)
        return flow.getAttribute('data-state')
      })
      .toMatch(state)
  const opens = () => becomes(/link\.connected\.open/)

  await test.step('closed: connected again after 3 s', async () => {
    await qa.sockets(playerId, 'close')
    await expect(flow).toHaveAttribute('data-state', /link\.waiting/)
    await page.clock.runFor(3000)
    await opens()
    await qa.changePlayer(playerId, { wallet: { main: 3000 } })
    await expect(balanceOf(page)).toHaveText('€30.00')
  })

  await test.step('refused: each poll of 20 s brings the truth', async () => {
    await qa.sockets(playerId, 'refuse')
    await qa.sockets(playerId, 'close')
    await expect(flow).not.toHaveAttribute('data-state', /link\.connected\.open/)
    for (const [main, text] of [
      [4000, '€40.00'],
      [5000, '€50.00'],
    ] as const) {
      const since = await lastCall(qa)
      await qa.changePlayer(playerId, { wallet: { main } })
      await page.clock.runFor(POLL)
      await expect(balanceOf(page)).toHaveText(text)
      expect((await qa.calls(since)).filter(({ path }) => path === BALANCE)).toHaveLength(1)
    }
  })

  await test.step('back on the network: connected without the wait, and the balance is asked for', async () => {
    await becomes(/link\.(waiting|down)/)
    await qa.sockets(playerId, 'allow')
    await page.context().setOffline(true)
    await page.context().setOffline(false)
    await opens()
    await qa.changePlayer(playerId, { wallet: { main: 6000 } })
    await expect(balanceOf(page)).toHaveText('€60.00')
  })
})

test('WAL-3 LOC-10 a player without a wallet sees zero in the currency of the account', async ({ page, qa }) => {
  await qa.world({ station: { countryCode: 'CA', region: 'ON', ipAddress: '198.51.100.7' } })
  await answerCookies(page)
  const account = await qa.player({ profile: { countryCode: 'CA', market: 'CA', currency: 'CAD' }, wallet: null })
  await signInAt(page, '/en-CA/terms', account)
  await expect(flowOf(page, 'wallet')).toHaveAttribute('data-status', /not-exists/)
  await expect(balanceOf(page)).toHaveText('$0.00')
})

test('WAL-3 WAL-4 SAF-14 no wallet is zero, a failed poll keeps the balance with a sign, and asking again helps', async ({
  page,
  qa,
}) => {
  await page.clock.install()
  const account = await qa.player({ wallet: null })
  await answerCookies(page)
  await signInAt(page, '/en-UN/terms', account)
  const flow = flowOf(page, 'wallet')
  await expect(balanceOf(page)).toHaveText('€0.00')
  await expect(flow).toHaveAttribute('data-status', /not-exists/)
  await page.clock.pauseAt(Date.now() + 1000)
  await qa.sockets(account.playerId, 'refuse')
  await qa.sockets(account.playerId, 'close')

  await test.step('the wallet is opened meanwhile: the next poll shows it', async () => {
    await qa.changePlayer(account.playerId, { wallet: { main: 700 } })
    await page.clock.runFor(POLL)
    await expect(balanceOf(page)).toHaveText('€7.00')
    await expect(flow).toHaveAttribute('data-status', /success/)
  })

  await test.step('one failed poll is enough for the sign', async () => {
    await qa.fault({ method: 'GET', path: BALANCE, kind: 'status', status: 500 })
    await qa.changePlayer(account.playerId, { wallet: { main: 900 } })
    await page.clock.runFor(POLL)
    await expect(flow).toHaveAttribute('data-status', /error/)
    await expect(balanceOf(page), 'the last balance stays').toHaveText('€7.00')
    await button(page.getByRole('banner'), 'Wallet details, not up to date').click()
    await expect(page.getByText('This may not be up to date')).toBeVisible()
    await button(page.getByRole('banner'), 'Ask again').click()
    await expect(balanceOf(page)).toHaveText('€9.00')
    await expect(flow).toHaveAttribute('data-status', /success/)
    await expect(page.getByText('This may not be up to date')).toBeHidden()
  })
})

test('WAL-3 a balance that could not be had at all says so and can be asked for again', async ({ page, qa }) => {
  const account = await signedIn(page, qa, { wallet: { main: 1234 } })
  const flow = flowOf(page, 'wallet')
  await qa.sockets(account.playerId, 'refuse')
  await qa.fault({ method: 'GET', path: BALANCE, kind: 'status', status: 500 })
  const since = await lastCall(qa)
  await page.reload()
  await expect(flow).toHaveAttribute('data-status', /error/)
  await button(page.getByRole('banner'), 'Wallet details, not up to date').click()
  await button(page.getByRole('banner'), 'Ask again').click()
  await expect(balanceOf(page)).toHaveText('€12.34')
  expect(await callsTo(qa, since, 'GET', BALANCE)).toHaveLength(2)
})

test('APP-9 WAL-1 on a phone the header is one row, which what sticks below it counts with, for large balances and long words too', async ({
  page,
  qa,
}) => {
  await page.setViewportSize({ width: 375, height: 740 })
  await signedIn(page, qa, { wallet: { main: 12_345_678 } }, '/en-UN/online-casino')
  const bar = page.getByRole('banner')
  for (const [locale, deposit] of [
    ['en-UN', 'Deposit'],
    ['tr-TR', 'Para yatırma'],
  ] as const)
    await test.step(locale, async () => {
      await page.goto(`/${locale}/online-casino`)
      await expect(bar.getByText(/123[.,]456/)).toBeVisible()
      // With its games comes the page's own frame; until then one like it stands there.
      await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
      expect((await bar.boundingBox())!.height).toBe(56)
      const box = (await button(bar, deposit).boundingBox())!
      expect(box.x + box.width).toBeLessThanOrEqual(375)
      expect(box.width, 'the beginning of its word is read').toBeGreaterThan(54)
    })
})
