import { expect, test } from './fixtures.ts'
import { balanceOf, button, callsTo, depositsOf, flowOf, lastCall, openDeposit, payByCard, signedIn } from './people.ts'
import { becomesPlayer, sendLogin } from './signing.ts'

test.use({
  expectedConsoleErrors: [
    // React says which part failed and who caught it.
    'removeChild',
    'The above error',
    '/player/',
    '/socket',
    '/user-pool',
    '501 (Not Implemented)',
    '/assets/',
    '/release.json',
    'dynamically imported module',
  ],
})

test('SAF-13 SAF-9 a view that fails leaves the rest of the page alone and is shown again when asked', async ({
  page,
  qa,
}) => {
  const { playerId } = await signedIn(page, qa, { wallet: { main: 1500 }, checks: { deposit: 'FAILURE' } })
  await openDeposit(page)
  const main = page.getByRole('main')
  await expect(flowOf(page, 'deposit')).toHaveAttribute('data-status', 'ERROR')
  await test.step('something in the browser, such as a translator, wraps what the page has drawn', async () => {
    await flowOf(page, 'deposit').evaluate((view) => {
      const wrap = document.createElement('font')
      wrap.append(...view.childNodes)
      view.append(wrap)
    })
    await qa.changePlayer(playerId, { checks: { deposit: null } })
    await button(main, 'Try again').click()
    await expect(main.getByRole('heading', { name: 'This part of the site is out of order' })).toBeVisible()
  })
  await test.step('everything else works', async () => {
    await qa.changePlayer(playerId, { wallet: { main: 1600 } })
    await expect(balanceOf(page)).toHaveText('€16.00')
    await expect(page.locator('html')).toHaveAttribute('data-session', /player/)
  })
  await test.step('asked again, the view is back where its flow stands', async () => {
    await button(main, 'Try again').click()
    await expect(flowOf(page, 'deposit')).toHaveAttribute('data-status', 'ALLOWED')
    await page.getByLabel('Amount').fill('20')
    await button(main, 'Continue').click()
    await payByCard(page)
    await expect(balanceOf(page)).toHaveText('€36.00')
  })
})

test('SAF-13 SAF-9 a part whose file does not come is asked for again: by its button, and by itself where it has none', async ({
  page,
  qa,
}) => {
  const player = await qa.player()
  await page.addInitScript(() => {
    localStorage.setItem('cookie-consent-options', '{}')
    localStorage.setItem('cookie-consent-accepted', 'true')
  })
  const [panels, proposal] = ['**/assets/forms-*.js', '**/assets/MarketProposal-*.js']
  for (const file of [panels, proposal]) await page.route(file, (route) => route.abort())
  const asked = page.waitForRequest(proposal)
  await page.goto('/en-UN/terms')
  await asked
  await button(page.getByRole('banner'), 'Log in').click()
  await expect(page.getByRole('heading', { name: 'This part of the site is out of order' })).toBeVisible()
  await expect(page.getByText('Your country: Finland?')).toHaveCount(0)
  await page.unroute(proposal)
  await expect(page.getByText('Your country: Finland?')).toHaveCount(1, { timeout: 20_000 })
  await page.unroute(panels)
  await button(page, 'Try again').click()
  await sendLogin(page, player)
  await becomesPlayer(page)

  await test.step('a part below the fold leaves the page above it alone', async () => {
    const winners = '**/assets/WinnersSection-*.js'
    let lost = 0
    await page.route(winners, (route) => {
      lost++
      return route.abort()
    })
    await page.goto('/en-UN')
    await expect(async () => {
      await page.mouse.wheel(0, 300)
      expect(lost).toBe(2)
    }).toPass()
    await page.unroute(winners)
    await expect(page.getByRole('heading', { name: 'Winners' })).toBeVisible({ timeout: 20_000 })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})

test('DEP-6 WAL-2 SAF-4 SAF-14 the operator is gone while a deposit is confirmed: it is found again and paid once', async ({
  page,
  qa,
  operator,
}) => {
  test.setTimeout(120_000)
  const { playerId } = await signedIn(page, qa)
  const wallet = flowOf(page, 'wallet')
  await expect(wallet).toHaveAttribute('data-state', /link\.connected\.open/)
  await openDeposit(page)
  await page.getByLabel('Amount').fill('30')
  await operator.kill()
  await button(page.getByRole('main'), 'Continue').click()
  await expect(page.getByText('Your payment is being confirmed. It is not sent again.')).toBeVisible()
  await expect(wallet).toHaveAttribute('data-state', /link\.waiting|connecting/)
  await operator.restart()
  await expect(page.frameLocator('iframe[title="Payment"]').getByLabel('Card number')).toBeVisible({ timeout: 20_000 })
  const keys = (await callsTo(qa, 0, 'POST', '/deposit/request')).map(({ headers }) => headers['idempotency-key'])
  expect(new Set(keys).size).toBe(1)
  await expect(wallet).toHaveAttribute('data-state', /link\.connected\.open/, { timeout: 20_000 })
  const since = await lastCall(qa)
  await payByCard(page)
  await expect(page.getByRole('heading', { name: 'Your deposit has arrived' })).toBeVisible()
  await expect(balanceOf(page)).toHaveText('€30.00')
  expect(await depositsOf(qa, playerId)).toEqual([3000])
  expect(await callsTo(qa, since, 'POST', '/deposit/request')).toEqual([])
})
