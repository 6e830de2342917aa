import type { Locator, Page } from '@playwright/test'
import { day, hour } from '#contract/constants.ts'
import type { Qa } from '#tests/support/qa.ts'
import { expect, test } from './fixtures.ts'
import { answerCookies, button, callsTo, flowOf, lastCall, openDeposit, signedIn, signInAt } from './people.ts'

const LIMITS = '/en-UN/my-account/gambling-limits'
const GAME = (locale: string) => `/${locale}/online-casino/play/softswiss/penny-bank?mode=real`
const CHANGE = '/player/deposit-limits'
/** A Sunday noon; by the clock of the operator, wherever the page's stands. */
const SUNDAY = Date.parse('2031-06-15T12:00:00Z')

// Refusals and lost answers are what these tests are about.
test.use({
  timezoneId: 'UTC',
  expectedConsoleErrors: ['-limits', '/player/cookies/consent', '/bonus/rewards', '/context/real', '/rgs/'],
})

type Name = 'Daily' | 'Weekly' | 'Monthly'
type Set = 'Deposit limits' | 'Loss limits' | 'Spend limits'
const limitOf = (page: Page, set: Set, name: Name): Locator =>
  page.getByRole('main').getByRole('region', { name: set }).getByRole('group', { name })
const figure = (limit: Locator): Locator => limit.locator('p').first()

/** A button of a limit; its name ends with that of the limit. */
const control = (limit: Locator, name: string): Locator =>
  limit.getByRole('button', { name: new RegExp(`^${name}\\b`) })
/** A change of a limit of deposits is refused once. */
const refusal = (code: string, message: string): Parameters<Qa['fault']>[0] => ({
  method: 'PATCH',
  path: '/api/v1/player/deposit-limits',
  kind: 'status',
  status: 409,
  times: 1,
  body: { status: 409, code, message },
})

/** Opens the form of a limit and saves an amount. */
async function saves(limit: Locator, amount: string): Promise<void> {
  await limit.getByRole('button', { name: /^(Set a limit|Change) / }).click()
  await limit.getByLabel('Amount').fill(amount)
  await button(limit, 'Save').click()
}
/** The next change is done, and its answer lost; what is only read goes through. */
const losesNextChange = (page: Page): Promise<unknown> => {
  let isLost = false
  return page.route(`**${CHANGE}`, async (route) => {
    if (isLost || route.request().method() !== 'PATCH') return route.fallback()
    isLost = true
    await route.fetch()
    return route.abort('connectionreset')
  })
}
const toast = (page: Page, text: string): Locator => page.getByText(text)

for (const [set, name] of [
  ['Deposit limits', 'deposit'],
  ['Loss limits', 'loss'],
  ['Spend limits', 'spend'],
] as const)
  test(`LIM-1 LIM-2 LIM-4 LIM-5 a ${name} limit: set and lowered at once; raised, given up, and removed only after its wait and a yes`, async ({
    page,
    qa,
  }) => {
    await qa.clock({ now: SUNDAY })
    await signedIn(page, qa, {}, LIMITS)
    const limit = limitOf(page, set, 'Daily')
    await expect(figure(limit)).toHaveText('No limit')
    await saves(limit, '50')
    await expect(figure(limit)).toHaveText('€50.00')
    await expect(limit).toContainText('€0.00 used, €50.00 left')
    await expect(limit).toContainText('resets on 16/06/2031 00:00')
    await expect(toast(page, `Your ${name} limit counts from now on.`)).toBeVisible()
    await saves(limit, '40')
    await expect(figure(limit)).toHaveText('€40.00')

    await control(limit, 'Change').click()
    await expect(limit, 'said before it is asked for').toContainText('can be confirmed from 16/06/2031 12:00')
    await limit.getByLabel('Amount').fill('90')
    await button(limit, 'Save').click()
    await expect(figure(limit)).toHaveText('€40.00')
    await expect(limit).toContainText('You have asked to change this limit to €90.00')
    await expect(limit).toContainText('This request expires on 23/06/2031 12:00')
    await expect(control(limit, 'Confirm the change')).toHaveCount(0)
    await control(limit, 'Keep the limit as it is').click()
    await expect(limit).not.toContainText('You have asked')

    await control(limit, 'Change').click()
    await button(limit, 'Remove the limit').click()
    await expect(limit).toContainText('You have asked to remove this limit')
    await qa.clock({ now: SUNDAY + day + hour })
    await page.reload()
    await expect(figure(limit), 'without a yes it counts on').toHaveText('€40.00')
    await control(limit, 'Confirm the change').click()
    await expect(figure(limit)).toHaveText('No limit')
    await page.reload()
    await expect(figure(limit)).toHaveText('No limit')
  })

test('LIM-2 RMB-2 a yes whose answer is lost, which the browser sends again by itself, is told as what it has become', async ({
  page,
  qa,
}) => {
  const pendingDate = new Date(Date.now() - hour).toISOString()
  await signedIn(page, qa, { limits: { deposit: { W: { value: 1000, pendingValue: 3000, pendingDate } } } }, LIMITS)
  const weekly = limitOf(page, 'Deposit limits', 'Weekly')
  await qa.fault({ method: 'PATCH', path: '/api/v1/player/deposit-limits', kind: 'late' })
  await weekly.getByRole('button', { name: /^Confirm the change/ }).click()
  await expect(figure(weekly)).toHaveText('€30.00')
  await expect(weekly.getByRole('alert')).toHaveCount(0)
})

for (const [which, wrongBy, over, isOver] of [
  ['fast: no wait is over before its time', hour, hour / 2, false],
  ['slow: what is over can be confirmed', -hour, -hour / 2, true],
] as const)
  test(`LIM-2 RMB-2 whether a wait is over says the operator’s clock, not the page’s that is an hour ${which}`, async ({
    page,
    qa,
  }) => {
    const at = new Date(Date.now() + over).toISOString()
    const account = await qa.player({
      limits: { deposit: { D: { value: 5000, pendingValue: 9000, pendingDate: at } } },
    })
    await answerCookies(page)
    await page.clock.setSystemTime(Date.now() + wrongBy)
    await signInAt(page, '/en-UN/terms', account)
    await page.goto(LIMITS)
    const limit = limitOf(page, 'Deposit limits', 'Daily')
    await expect(limit).toContainText('You have asked to change this limit to €90.00')
    await expect(control(limit, 'Confirm the change')).toHaveCount(isOver ? 1 : 0)
  })

test('LIM-3 LIM-4 what is refused is said at its limit, which stands as it was', async ({ page, qa }) => {
  await signedIn(
    page,
    qa,
    { limits: { deposit: { W: { value: 5000 } }, spend: { D: { value: 3000, locked: true } } } },
    LIMITS,
  )
  const daily = limitOf(page, 'Deposit limits', 'Daily')
  await saves(daily, '60')
  await expect(daily.getByRole('alert')).toContainText('This limit was not changed')
  await expect(daily.getByRole('alert')).toContainText('A daily limit can’t be above your weekly or monthly limit.')
  await expect(limitOf(page, 'Deposit limits', 'Weekly').getByRole('alert')).toHaveCount(0)
  await expect(figure(daily)).toHaveText('No limit')
  await daily.getByLabel('Amount').fill('50')
  await button(daily, 'Save').click()
  await expect(figure(daily)).toHaveText('€50.00')

  const locked = limitOf(page, 'Spend limits', 'Daily')
  await expect(locked).toContainText('Set by us')
  await saves(locked, '31')
  await expect(locked.getByRole('alert')).toContainText('We have set this limit. You can lower it, but not raise')
  await expect(button(locked, 'Remove the limit')).toHaveCount(0)
  await locked.getByLabel('Amount').fill('29')
  await button(locked, 'Save').click()
  await expect(figure(locked)).toHaveText('€29.00')
})

test('LIM-2 a lower month takes a higher week and day with it', async ({ page, qa }) => {
  await signedIn(page, qa, { limits: { loss: { D: { value: 5000 }, W: { value: 9000 } } } }, LIMITS)
  await saves(limitOf(page, 'Loss limits', 'Monthly'), '30')
  for (const name of ['Daily', 'Weekly', 'Monthly'] as const)
    await expect(figure(limitOf(page, 'Loss limits', name))).toHaveText('€30.00')
})

test('LIM-3 SAF-9 a change whose answer is lost is not sent again: what stands is looked up and shown', async ({
  page,
  qa,
}) => {
  await signedIn(page, qa, {}, LIMITS)
  const since = await lastCall(qa)
  await losesNextChange(page)
  const limit = limitOf(page, 'Deposit limits', 'Daily')
  const change = page.waitForRequest((request) => request.method() === 'PATCH')
  await saves(limit, '25')
  await change
  await expect(limit.getByRole('alert')).toContainText('We do not know whether this was changed')
  await expect(figure(limit)).toHaveText('€25.00')
  expect(await callsTo(qa, since, 'PATCH', CHANGE)).toHaveLength(1)
})

test('LIM-1 SAF-13 a set that cannot be loaded leaves the others, and comes when asked for again', async ({
  page,
  qa,
}) => {
  await qa.fault({ method: 'GET', path: '/api/v1/player/loss-limits', kind: 'status', status: 500, times: 2 })
  await signedIn(page, qa, {}, LIMITS)
  const losses = page.getByRole('region', { name: 'Loss limits' })
  await expect(losses).toContainText('They count all the same.')
  await expect(figure(limitOf(page, 'Deposit limits', 'Daily'))).toHaveText('No limit')
  await expect(async () => {
    await button(losses, 'Try again').click()
    await expect(figure(limitOf(page, 'Loss limits', 'Daily'))).toHaveText('No limit', { timeout: 2000 })
  }).toPass()
})

test('LIM-1 SAF-1 a loss limit that is reached closes play for money, says so, and leaves the way to the limits', async ({
  page,
  qa,
}) => {
  const { playerId } = await signedIn(
    page,
    qa,
    { wallet: { main: 10_000 }, limits: { loss: { D: { value: 0 } } } },
    GAME('en-UN'),
  )
  expect(playerId).toBeGreaterThan(0)
  const main = page.getByRole('main')
  await expect(main).toContainText('Daily loss limit')
  await expect(flowOf(page, 'gameFrame')).toHaveCount(0)
  await main.getByRole('link', { name: 'See your limits' }).click()
  await expect(main).toContainText(/Play for money is closed until \d\d\/\d\d\/\d{4} 00:00\./)
  await button(main, 'OK').click()
  await expect(main).not.toContainText('Play for money is closed')
})

test('LIM-1 SAF-1 a limit that could not be had as the player came closes the running game all the same, once it is reached', async ({
  page,
  qa,
}) => {
  await qa.fault({ method: 'GET', path: '/api/v1/player/spend-limits', kind: 'status', status: 500 })
  const limits = { spend: { D: { value: 5000 } } }
  const { playerId } = await signedIn(page, qa, { wallet: { main: 10_000 }, limits }, GAME('en-UN'))
  await expect(flowOf(page, 'gameFrame')).toHaveAttribute('data-state', /link\.live/)
  await qa.changePlayer(playerId, { limits: { spend: { D: { value: 0 } } } })
  await qa.changePlayer(playerId, { wallet: { main: 9000 } })
  await expect(page.getByRole('main')).toContainText('Daily spend limit', { timeout: 15_000 })
  await expect(flowOf(page, 'gameFrame')).toHaveCount(0)
})

test('LIM-4 SAF-1 play that reached limits close names each with its period and until when, and one way to all of them', async ({
  page,
  qa,
}) => {
  const limits = { loss: { D: { value: 0 } }, spend: { M: { value: 0 } } }
  await signedIn(page, qa, { wallet: { main: 10_000 }, limits }, GAME('en-UN'))
  const main = page.getByRole('main')
  await expect(main).toContainText(/Daily loss limitReached until \d{2}\/\d{2}\/\d{4}, \d{2}:\d{2}\./)
  await expect(main).toContainText(/Monthly spend limitReached until 01\/\d{2}\/\d{4}, \d{2}:\d{2}\./)
  await expect(main.getByRole('link', { name: 'See your limits' })).toHaveCount(1)
})

test('LIM-1 DEP-5 a spend limit that is reached closes deposits, with its time', async ({ page, qa }) => {
  await signedIn(page, qa, { limits: { spend: { W: { value: 0 } } } })
  await openDeposit(page)
  await expect(flowOf(page, 'deposit')).toHaveAttribute('data-status', /SELF_LIMIT_REACHED/)
})

for (const [locale, market, countryCode, sets, named] of [
  ['en-PP', 'PP', 'SE', ['Deposit limits'], 'deposit limit'],
  ['en-LL', 'LL', 'NL', ['Deposit limits', 'Loss limits'], 'deposit limit and a loss limit'],
] as const)
  test(`RMB-1 LIM-1 in ${market} play for money waits for limits of ${sets.length === 1 ? 'deposits' : 'deposits and losses'}`, async ({
    page,
    qa,
  }) => {
    await signedIn(page, qa, { wallet: { main: 10_000 }, profile: { market, countryCode } }, GAME(locale))
    const main = page.getByRole('main')
    await expect(main.getByRole('alert')).toContainText('Before you play for money')
    await expect(main.getByRole('alert')).toContainText(`The rules here ask you to set a ${named}.`)
    await expect(main).not.toContainText('The game could not be opened')
    // Asked again, it would be refused again.
    await expect(main.getByRole('button', { name: 'Try again' })).toHaveCount(0)
    await main.getByRole('link', { name: 'Set your limits' }).click()
    await expect(main).toContainText('Before you play for money')
    for (const set of sets) await saves(limitOf(page, set, 'Monthly'), '200')
    await expect(main).not.toContainText('Before you play for money')
    await page.goto(GAME(locale))
    await expect(flowOf(page, 'gameFrame')).toHaveAttribute('data-state', /playing|ready|running/)
  })

test('RMB-1 LIM-1 GAM-7 a game that waits for limits is offered as soon as they are set in another tab, and opens', async ({
  page,
  qa,
}) => {
  const profile = { market: 'LL', countryCode: 'NL' }
  await signedIn(page, qa, { wallet: { main: 10_000 }, profile }, GAME('en-LL'))
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Set your limits' })).toBeVisible()
  const other = await page.context().newPage()
  await other.goto('/en-LL/my-account/gambling-limits')
  await saves(limitOf(other, 'Deposit limits', 'Monthly'), '200')
  await expect(main.getByRole('alert'), 'one of two is set').toContainText(
    'The rules here ask you to set a loss limit.',
  )
  await expect(button(main, 'Play')).toHaveCount(0)
  await saves(limitOf(other, 'Loss limits', 'Monthly'), '200')
  await expect(button(main, 'Play')).toBeEnabled()
  await expect(main.getByRole('alert')).toHaveCount(0)
  await page.bringToFront()
  await button(main, 'Play').click()
  await expect(flowOf(page, 'gameFrame')).toHaveAttribute('data-state', /playing|ready|running/)
})

test('LIM-1 by keyboard alone: a limit is set, and the focus comes back to its button', async ({ page, qa }) => {
  await signedIn(page, qa, {}, LIMITS)
  const limit = limitOf(page, 'Deposit limits', 'Daily')
  await control(limit, 'Set a limit').focus()
  await page.keyboard.press('Enter')
  await expect(limit.getByLabel('Amount')).toBeFocused()
  await page.keyboard.type('20')
  await page.keyboard.press('Enter')
  await expect(figure(limit)).toHaveText('€20.00')
  await expect(control(limit, 'Change')).toBeFocused()
})

for (const [name, press] of [
  ['Keep the limit as it is', 'given up'],
  ['Confirm the change', 'confirmed'],
] as const)
  test(`LIM-2 by keyboard alone: a raise is ${press}, and the focus stays at its limit`, async ({ page, qa }) => {
    const pendingDate = new Date(Date.now() - hour).toISOString()
    await signedIn(page, qa, { limits: { deposit: { D: { value: 5000, pendingValue: 9000, pendingDate } } } }, LIMITS)
    const limit = limitOf(page, 'Deposit limits', 'Daily')
    await control(limit, name).press('Enter')
    await expect(limit).not.toContainText('You have asked')
    await expect(control(limit, 'Change')).toBeFocused()
  })

test('LIM-3 by keyboard alone: a removal that is refused leaves the focus on its button', async ({ page, qa }) => {
  await signedIn(page, qa, { limits: { deposit: { D: { value: 5000 } } } }, LIMITS)
  const limit = limitOf(page, 'Deposit limits', 'Daily')
  await qa.fault(refusal('limit.elsewhere', 'This limit is being reviewed until Monday.'))
  await control(limit, 'Change').press('Enter')
  await button(limit, 'Remove the limit').press('Enter')
  await expect(limit.getByRole('alert'), 'the server’s own words').toContainText(
    'This limit is being reviewed until Monday.',
  )
  await expect(button(limit, 'Remove the limit')).toBeFocused()
})

test('LIM-4 each button says in its name which limit it is of', async ({ page, qa }) => {
  await signedIn(page, qa, { limits: { loss: { W: { value: 5000 } } } }, LIMITS)
  const main = page.getByRole('main')
  await expect(main.getByRole('button', { name: 'Change Weekly Loss limits', exact: true })).toBeVisible()
  await expect(main.getByRole('button', { name: 'Set a limit Daily Deposit limits', exact: true })).toBeVisible()
  await expect(main.getByRole('group', { name: 'Monthly Spend limits', exact: true })).toBeVisible()
})

test('LIM-3 each refusal of a limit is said in words, at its limit alone', async ({ page, qa }) => {
  await signedIn(page, qa, {}, LIMITS)
  const limit = limitOf(page, 'Deposit limits', 'Weekly')
  await control(limit, 'Set a limit').click()
  await limit.getByLabel('Amount').fill('50')
  for (const [code, words] of [
    ['error.deposit.limit.interval', 'its waiting time is not over'],
    ['error.deposit.limit.too_low', 'This limit is too low.'],
    ['error.deposit.limit.too_high', 'This limit is too high.'],
    ['error.deposit.limit.locked', 'We have set this limit.'],
    ['limit.error.D.interval', 'its waiting time is not over'],
    ['limit.error.W.high', 'A weekly limit can’t be above your monthly limit.'],
    ['limit.error.W.low', 'A weekly limit can’t be below your daily limit.'],
    ['limit.error.M.low', 'A monthly limit can’t be below your weekly or daily limit.'],
  ] as const) {
    await qa.fault(refusal(code, 'Refused'))
    await button(limit, 'Save').click()
    await expect(limit.getByRole('alert'), code).toContainText(words)
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(1)
  }
})

test('LIM-3 an amount that no limit can have is refused in a limit’s words', async ({ page, qa }) => {
  await signedIn(page, qa, {}, LIMITS)
  const limit = limitOf(page, 'Spend limits', 'Monthly')
  await saves(limit, '99999999999999999999')
  await expect(limit).toContainText('This limit is too high. Choose a lower amount.')
})

test('LIM-1 APP-5 a set that hangs is said to be missing while the others are shown, and comes when asked for again', async ({
  page,
  qa,
}) => {
  await qa.fault({ method: 'GET', path: '/api/v1/player/spend-limits', kind: 'hang' })
  await signedIn(page, qa, {}, LIMITS)
  const spend = page.getByRole('region', { name: 'Spend limits' })
  await expect(figure(limitOf(page, 'Deposit limits', 'Daily'))).toHaveText('No limit', { timeout: 8000 })
  await expect(spend).toContainText('These limits could not be loaded', { timeout: 8000 })
  await qa.clearFaults()
  await button(spend, 'Try again').press('Enter')
  await expect(spend.getByRole('heading', { name: 'Spend limits' })).toBeFocused()
  await expect(figure(limitOf(page, 'Spend limits', 'Daily'))).toHaveText('No limit')
})

test('LIM-2 a limit that is set in one tab stands in the other', async ({ page, qa }) => {
  await signedIn(page, qa, {}, LIMITS)
  const other = await page.context().newPage()
  await other.goto(LIMITS)
  await expect(figure(limitOf(other, 'Loss limits', 'Daily'))).toHaveText('No limit')
  await saves(limitOf(page, 'Loss limits', 'Daily'), '30')
  await expect(figure(limitOf(other, 'Loss limits', 'Daily'))).toHaveText('€30.00')
})

test('LIM-2 a page that comes to the front again shows what was changed on another device', async ({ page, qa }) => {
  const { playerId } = await signedIn(page, qa, {}, LIMITS)
  await expect(figure(limitOf(page, 'Loss limits', 'Daily'))).toHaveText('No limit')
  await qa.changePlayer(playerId, { limits: { loss: { D: { value: 2000 } } } })
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(figure(limitOf(page, 'Loss limits', 'Daily'))).toHaveText('€20.00')
})

test('RGT-8 RMB-4 in a game clock, session time, net position and balance are in sight, and one press leads to all tools', async ({
  page,
  qa,
}) => {
  await signedIn(page, qa, { wallet: { main: 10_000 } }, GAME('en-UN'))
  const header = page.getByRole('banner')
  await expect(header.getByRole('timer', { name: 'Session time' }).first()).toHaveText(/^\d+:\d{2}:\d{2}$/)
  await expect(header.getByText('Net position').first()).toBeVisible()
  await expect(header.getByRole('time').first()).toHaveText(/\d{1,2}:\d{2}/)
  await expect(header.getByRole('status', { name: 'Balance' })).toBeVisible()
  await expect(page.frameLocator('iframe[title]').getByRole('button', { name: 'Spin', exact: true })).toBeEnabled()
  // Over the running game, which is not left by it.
  await header.getByRole('button', { name: 'Responsible gambling' }).click()
  const tools = page.getByRole('dialog', { name: 'Responsible gambling' })
  for (const name of ['Deposit limits', 'Spend limits', 'Activity timer'])
    await expect(tools.getByRole('region', { name })).toBeVisible()
  await expect(tools.getByRole('group', { name: 'Take a break' })).toBeVisible()
})

for (const [width, height] of [
  [320, 568],
  [375, 700],
  [768, 1024],
  [1000, 700],
  [1440, 900],
] as const)
  test(`RGT-8 at ${width} px the tools are one press away in the header, and for a visitor what can be read about them`, async ({
    page,
    qa,
  }) => {
    await page.setViewportSize({ width, height })
    await answerCookies(page)
    await page.goto('/en-UN')
    const tools = page.getByRole('banner').getByRole('link', { name: 'Responsible gambling' })
    await expect(tools).toHaveAttribute('href', '/en-UN/responsible-gambling')
    await signedIn(page, qa, { wallet: { main: 123_456 } }, '/en-UN/terms')
    const header = await page.getByRole('banner').boundingBox()
    expect(header?.height, 'all in one row').toBeLessThanOrEqual(73)
    await tools.click()
    await expect(page.getByRole('heading', { name: 'Gambling limits' })).toBeVisible()
  })

test('RMB-10 before a first deposit it is said which documents will be asked for, unless they are in', async ({
  page,
  qa,
}) => {
  const { playerId } = await signedIn(page, qa, { profile: { kycStatus: 'NOT_VERIFIED' } })
  await openDeposit(page)
  const words = page.getByText('Before your first withdrawal we ask for a proof of identity and a proof of address.')
  await expect(words).toBeVisible()
  await expect(page.getByRole('link', { name: 'set a deposit limit' })).toBeVisible()
  await qa.changePlayer(playerId, { profile: { kycStatus: 'FULLY VERIFIED' } })
  await expect(words).toHaveCount(0)
})
