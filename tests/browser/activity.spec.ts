import type { Locator, Page, Route } from '@playwright/test'
import type { Qa } from '../support/qa.ts'
import { expect, test } from './fixtures.ts'
import { answerCookies, button, callsTo, flowOf, lastCall, signInAt, signedIn } from './people.ts'
import { comesSignedIn } from './signing.ts'

test.use({ expectedConsoleErrors: ['/activity_check', '/player/cookies/consent', '501 (Not Implemented)'] })

const minute = 60_000
const LIMITS = '/en-UN/my-account/gambling-limits'
const GAME = '/en-UN/online-casino/play/softswiss/penny-bank?mode=real'
const LEFT = '/api/v1/player/activity_check/minutes_remaining'
const RESULT = '/api/v1/player/wallet/activity_check/result'
const rich = { wallet: { main: 5000 } }

const modal = (page: Page): Locator => page.getByRole('dialog', { name: 'Your play so far' })
const timer = (page: Page): Locator => page.getByRole('region', { name: 'Activity timer' })
const spin = (page: Page): Locator =>
  page.frameLocator('iframe[title]').getByRole('button', { name: 'Spin', exact: true })
/** The running game's own state: ready, playing, paused. */
const gameState = (page: Page): Locator => page.frameLocator('iframe[title]').locator('main.game')

/** A player who wants the summary each half hour, on the limits page. */
async function halfHourly(page: Page, qa: Qa): Promise<void> {
  await signedIn(page, qa, rich, LIMITS)
  await timer(page).getByLabel('Summary of play after').selectOption('30')
  await button(timer(page), 'Save').click()
  await expect(timer(page)).toContainText('The next summary comes in 30 minutes.')
}

/** Half an hour at the operator, and a little more; the page looks in between, as it does each minute. */
async function halfAnHour(page: Page, qa: Qa): Promise<void> {
  await qa.clock({ advanceMs: 20 * minute })
  await page.reload()
  await expect(timer(page)).toContainText('The next summary comes in 10 minutes.')
  await qa.clock({ advanceMs: 11 * minute })
}

/** The computer sleeps for so long: no timer of the page runs, then it is looked at again. */
async function sleeps(page: Page, ms: number): Promise<void> {
  const look = (state: 'hidden' | 'visible') =>
    page.evaluate((now) => {
      Object.defineProperty(document, 'visibilityState', { value: now, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    }, state)
  await look('hidden')
  await page.clock.setSystemTime(await page.evaluate((later) => Date.now() + later, ms))
  await look('visible')
}

/** The next time that it is asked, the operator says that the interval is over. */
const isOver = (qa: Qa) =>
  qa.fault({ method: 'GET', path: LEFT, kind: 'status', status: 200, body: { minutesRemaining: 0 } })

test('RGT-1 the interval is set on the limits page, counts on from where it is, and can be turned off where the market allows it', async ({
  page,
  qa,
}) => {
  await signedIn(page, qa, {}, LIMITS)
  await expect(timer(page)).toContainText('The next summary comes in 2 hours.')
  const choice = timer(page).getByLabel('Summary of play after')
  await expect(choice).toHaveValue('120')
  await expect(button(timer(page), 'Save')).toBeDisabled()
  await qa.clock({ advanceMs: 20 * minute })
  await choice.selectOption('60')
  await button(timer(page), 'Save').press('Enter')
  await expect(timer(page)).toContainText('The next summary comes in 40 minutes.')
  await expect(button(timer(page), 'Save'), 'the keyboard stays where it was').toBeFocused()
  await choice.selectOption('NOT_SET')
  await button(timer(page), 'Save').press('Enter')
  await expect(timer(page)).toContainText('No summary comes.')
  await page.reload()
  await expect(choice).toHaveValue('NOT_SET')
})

test('RGT-1 where the market wants a timer, none is no choice', async ({ page, qa }) => {
  await signedIn(page, qa, { profile: { market: 'PP', countryCode: 'SE' } }, LIMITS)
  await expect(timer(page)).toContainText('The next summary comes in 1 hour.')
  await expect(timer(page).getByRole('option')).toHaveText(['30 minutes', '1 hour', '2 hours'])
})

test('RGT-1 an interval that was not stored says so and stays chosen', async ({ page, qa }) => {
  await signedIn(page, qa, {}, LIMITS)
  await qa.fault({ method: 'PATCH', path: '/api/v1/player/activity_check', kind: 'status', status: 500 })
  await timer(page).getByLabel('Summary of play after').selectOption('30')
  await button(timer(page), 'Save').click()
  await expect(timer(page).getByRole('alert')).toContainText('The timer was not changed')
  await expect(timer(page).getByLabel('Summary of play after')).toHaveValue('30')
  await button(timer(page), 'Save').click()
  await expect(timer(page).getByRole('alert')).toBeHidden()
  await expect(timer(page)).toContainText('The next summary comes in 30 minutes.')
})

test('RGT-1 RGT-2 the summary comes when the operator’s half hour is over, stands across a reload, and begins anew with Continue', async ({
  page,
  qa,
}) => {
  await halfHourly(page, qa)
  await halfAnHour(page, qa)
  await page.reload()
  await expect(modal(page)).toContainText('31 minutes')
  await expect(modal(page)).toContainText('Net position')
  await page.reload()
  await expect(modal(page)).toBeVisible()
  await button(modal(page), 'Continue').click()
  await expect(modal(page)).toBeHidden()
  await expect(timer(page)).toContainText('The next summary comes in 30 minutes.')
  await page.reload()
  await expect(timer(page)).toContainText('The next summary comes in 30 minutes.')
  await expect(modal(page)).toBeHidden()
})

test('RGT-1 RGT-2 after a sleep of the computer the page looks at once', async ({ page, qa }) => {
  await page.clock.install()
  await halfHourly(page, qa)
  await halfAnHour(page, qa)
  await page.reload()
  await expect(modal(page)).toBeVisible()
  await button(modal(page), 'Continue').click()
  await expect(timer(page)).toContainText('The next summary comes in 30 minutes.')
  await qa.clock({ advanceMs: 29 * minute })
  await sleeps(page, 2 * minute)
  await expect(timer(page)).toContainText('The next summary comes in 1 minute.')
  await qa.clock({ advanceMs: 2 * minute })
  await sleeps(page, 2 * minute)
  await expect(modal(page)).toContainText('31 minutes')
})

for (const [name, by] of [
  ['fast', 60 * minute],
  ['slow', -60 * minute],
] as const)
  test(`RGT-1 RMB-4 a page clock that is an hour ${name} changes nothing: the operator counts`, async ({
    page,
    qa,
  }) => {
    await page.clock.install({ time: Date.now() + by })
    const account = await qa.player(rich)
    await answerCookies(page)
    await signInAt(page, '/en-UN/terms', account)
    await page.goto(LIMITS)
    await expect(timer(page)).toContainText('The next summary comes in 2 hours.')
    await page.goto(GAME)
    await expect(page.getByRole('banner').getByRole('timer').filter({ visible: true })).toHaveText(/^0:0\d:\d\d$/)
    await expect(gameState(page)).toHaveAttribute('data-state', 'ready')
    await isOver(qa)
    await page.clock.fastForward(minute)
    await expect(modal(page).getByText(/^[12] minutes?$/)).toBeVisible()
  })

test('RGT-2 an answer in one tab closes the summary in the other at its next look', async ({ page, context, qa }) => {
  await page.clock.install()
  await halfHourly(page, qa)
  await halfAnHour(page, qa)
  const other = await context.newPage()
  await other.clock.install()
  await other.goto('/en-UN/terms')
  await page.reload()
  await expect(modal(page)).toBeVisible()
  await expect(modal(other)).toBeVisible()
  await button(modal(page), 'Continue').click()
  await expect(modal(page)).toBeHidden()
  await other.clock.fastForward(minute)
  await expect(modal(other)).toBeHidden()
})

test('RGT-2 SAF-3 over a game the summary waits for the end of the running round, pauses the game, and the game goes on after it', async ({
  page,
  qa,
}) => {
  await page.clock.install()
  await signedIn(page, qa, rich, GAME)
  await expect(spin(page)).toBeEnabled()
  const held: Route[] = []
  await page.route('**/rgs/round', (route) => void held.push(route))
  await spin(page).click()
  await expect.poll(() => held.length).toBe(1)
  await expect(flowOf(page, 'gameFrame')).toHaveAttribute('data-state', /open\.round\.running/)
  await isOver(qa)
  await sleeps(page, 2 * minute)
  await expect.poll(async () => (await callsTo(qa, 0, 'GET', '/minutes_remaining')).length).toBeGreaterThan(1)
  await expect(modal(page)).toBeHidden()
  await expect(flowOf(page, 'gameFrame')).toHaveAttribute('data-state', /open\.play\.running/)
  for (const route of held) await route.continue()
  await expect(modal(page)).toBeVisible({ timeout: 20_000 })
  await expect(flowOf(page, 'gameFrame')).toHaveAttribute('data-state', /open\.round\.none/)
  await expect(gameState(page)).toHaveAttribute('data-state', 'paused')
  await button(modal(page), 'Continue').click()
  await expect(modal(page)).toBeHidden()
  await expect(gameState(page)).toHaveAttribute('data-state', 'ready')
  await expect(spin(page)).toBeEnabled()
})

test('RGT-2 the summary cannot be dismissed by Esc or a press beside it, keeps the keyboard, and is answered by it', async ({
  page,
  qa,
}) => {
  await isOver(qa)
  await signedIn(page, qa, rich)
  await expect(modal(page)).toBeVisible()
  await expect(modal(page).getByText('Winnings')).toBeVisible()
  // A key that was meant for the game answers nothing.
  for (const key of ['Escape', 'Escape', ' ', 'Enter']) await page.keyboard.press(key)
  await page.mouse.click(5, 5)
  await expect(modal(page)).toBeVisible()
  const stops: string[] = []
  for (let stop = 0; stop < 8; stop += 1) {
    await page.keyboard.press('Tab')
    stops.push(await page.evaluate(() => document.activeElement?.closest('dialog')?.dataset['flow'] ?? 'browser'))
  }
  expect(stops.filter((flow) => flow !== 'activityTimer' && flow !== 'browser')).toEqual([])
  await modal(page).getByLabel('Summary of play after').focus()
  await page.keyboard.press('Tab')
  await expect(button(modal(page), 'Log out')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(button(modal(page), 'Transactions')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(button(modal(page), 'Continue')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(modal(page)).toBeHidden()
})

test('RGT-2 without amounts the summary comes all the same and says so; asked again, they come', async ({
  page,
  qa,
}) => {
  await isOver(qa)
  await qa.fault({ method: 'GET', path: '/api/v1/player/activity_check/summary', kind: 'status', status: 500 })
  await signedIn(page, qa, rich)
  await expect(modal(page)).toContainText('The amounts could not be loaded')
  await button(modal(page), 'Try again').click()
  await expect(modal(page)).toContainText('Net position')
})

test('RGT-2 a lost answer says so and can be given again; the summary stands meanwhile', async ({ page, qa }) => {
  await isOver(qa)
  await page.route(
    '**/activity_check/reset_timer',
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  await signedIn(page, qa, rich)
  await button(modal(page), 'Continue').click()
  await expect(modal(page).getByRole('alert')).toContainText('Your answer was not taken')
  await button(modal(page), 'Continue').click()
  await expect(modal(page)).toBeHidden()
})

test('RGT-1 RGT-2 from the summary to the history, to another interval, and out', async ({ page, qa }) => {
  await isOver(qa)
  await signedIn(page, qa, rich)
  const since = await lastCall(qa)
  const reasons = async () =>
    (await callsTo(qa, since, 'PATCH', '/reset_timer')).map(({ body }) => (body as { reason: string }).reason)
  await modal(page).getByLabel('Summary of play after').selectOption('30')
  await button(modal(page), 'Transactions').click()
  await expect(page).toHaveURL(/\/my-account\/banking\/transactions$/)
  await expect(modal(page)).toBeHidden()
  expect(await reasons()).toEqual(['LINK'])
  // By the operator's own time: the limits page loads the interval again where a look may be on its way, so that of two looks one would
  // use up a single forged answer, and the other one would be told that nothing is due.
  await page.goto(LIMITS)
  await expect(timer(page)).toContainText('The next summary comes in 30 minutes.')
  await halfAnHour(page, qa)
  await page.reload()
  await expect(modal(page).getByLabel('Summary of play after')).toHaveValue('30')
  await button(modal(page), 'Log out').click()
  await expect(page.locator('html')).toHaveAttribute('data-session', 'visitor')
  expect(await reasons()).toEqual(['LINK', 'LOGOUT'])
})

test('RGT-2 who logs out by the summary is out, though the operator does not answer', async ({ page, qa }) => {
  await isOver(qa)
  const path = '/api/v1/player/activity_check/reset_timer'
  await qa.fault({ method: 'PATCH', path, kind: 'status', status: 500 })
  await signedIn(page, qa, rich)
  await button(modal(page), 'Log out').click()
  await expect(page.locator('html')).toHaveAttribute('data-session', 'visitor')
})

test('RGT-3 RMB-5 a reminder is due at sign-in: it stands until it is read, and is sent once', async ({ page, qa }) => {
  const account = await qa.player(rich)
  await qa.realityCheck(account.playerId, 'REMINDER')
  await answerCookies(page)
  await comesSignedIn(page, account, '/en-UN/terms')
  await expect(modal(page)).toHaveAttribute('data-status', 'REMINDER')
  for (const key of ['Escape', 'Escape', ' ', 'Enter']) await page.keyboard.press(key)
  await page.mouse.click(5, 5)
  await expect(modal(page)).toBeVisible()
  const since = await lastCall(qa)
  await button(modal(page), 'Continue').dblclick()
  await expect(modal(page)).toBeHidden()
  const sent = await callsTo(qa, since, 'POST', '/activity_check/result')
  expect(sent.map(({ body }) => body)).toMatchObject([{ action: 'REMINDER', choice: 'CONTINUE' }])
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(modal(page)).toBeHidden()
})

test('RGT-3 RMB-5 SAF-9 a check whose file hangs says that it is coming, and a part that hangs takes no other along', async ({
  page,
  qa,
}) => {
  const account = await qa.player(rich)
  await answerCookies(page)
  const released = Promise.withResolvers<void>()
  for (const file of ['RealityCheckModal', 'IdleModal', 'ChatHost'])
    await page.route(`**/assets/${file}-*.js`, async (route) => {
      await released.promise
      await route.continue()
    })
  await comesSignedIn(page, account, '/en-UN/terms')
  await qa.realityCheck(account.playerId, 'REMINDER')
  await page.reload()
  await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toBeVisible()
  // What tells of things stands beside what hangs.
  await expect(flowOf(page, 'toasts')).toBeAttached()
  released.resolve()
  await button(modal(page), 'Continue').click()
  await expect(modal(page)).toBeHidden()
})

test('RGT-3 RMB-5 SAF-3 after a round of the game the check comes, pauses it, and leaving it leads to the lobby', async ({
  page,
  qa,
}) => {
  const account = await signedIn(page, qa, rich, GAME)
  await expect(spin(page)).toBeEnabled()
  await qa.realityCheck(account.playerId, 'REMINDER')
  await spin(page).click()
  await expect(modal(page)).toBeVisible({ timeout: 20_000 })
  await expect(flowOf(page, 'gameFrame')).toHaveAttribute('data-state', /open\.round\.none/)
  await expect(gameState(page)).toHaveAttribute('data-state', 'paused')
  const since = await lastCall(qa)
  await button(modal(page), 'Leave the game').click()
  await expect(page).toHaveURL(/\/en-UN\/online-casino$/)
  await expect(modal(page)).toBeHidden()
  await expect
    .poll(async () => (await callsTo(qa, since, 'POST', '/activity_check/result')).map(({ body }) => body))
    .toMatchObject([{ choice: 'EXIT' }])
})

test('RGT-3 questions are answered by keyboard; what is missing is said at its question; the answers are sent once', async ({
  page,
  qa,
}) => {
  const account = await qa.player(rich)
  await qa.realityCheck(account.playerId, 'ANSWER_QUESTIONNAIRE')
  await answerCookies(page)
  await comesSignedIn(page, account, '/en-UN/terms')
  await expect(modal(page)).toHaveAttribute('data-status', 'ANSWER_QUESTIONNAIRE')
  await button(modal(page), 'Continue').press('Enter')
  await expect(modal(page).getByText('Choose one of the answers.')).toHaveCount(3)
  const questions = modal(page).getByRole('combobox')
  await expect(questions.first()).toBeFocused()
  await questions.nth(0).selectOption('Longer')
  await questions.nth(1).selectOption('I am not sure')
  await questions.nth(2).selectOption('A break')
  const since = await lastCall(qa)
  await button(modal(page), 'Continue').press('Enter')
  await expect(modal(page)).toBeHidden()
  const sent = await callsTo(qa, since, 'POST', '/activity_check/result')
  expect(sent.map(({ body }) => body)).toMatchObject([
    {
      choice: 'CONTINUE',
      answers: [
        { questionId: 'time', answer: 'Longer' },
        { questionId: 'money', answer: 'I am not sure' },
        { questionId: 'help', answer: 'A break' },
      ],
    },
  ])
})

test('RGT-3 RMB-5 a lost answer is sent again or left; leaving and the history need no answers', async ({
  page,
  qa,
}) => {
  const account = await qa.player(rich)
  await qa.realityCheck(account.playerId, 'ANSWER_QUESTIONNAIRE')
  await qa.fault({ method: 'POST', path: RESULT, kind: 'status', status: 500, times: 1 })
  await answerCookies(page)
  await comesSignedIn(page, account, GAME)
  await expect(modal(page).getByRole('combobox')).toHaveCount(3)
  for (const question of await modal(page).getByRole('combobox').all()) await question.selectOption({ index: 1 })
  await button(modal(page), 'Continue').click()
  await expect(modal(page).getByRole('alert')).toContainText('Your answer was not taken')
  await expect(button(modal(page), 'Send again')).toBeVisible()
  const since = await lastCall(qa)
  await button(modal(page), 'Transactions').click()
  await expect(page).toHaveURL(/\/my-account\/banking\/transactions$/)
  await expect(modal(page)).toBeHidden()
  await expect
    .poll(async () =>
      (await callsTo(qa, since, 'POST', '/activity_check/result')).map(({ body, status }) => [body, status]),
    )
    .toMatchObject([[{ choice: 'HISTORY' }, 200]])
})

test('RMB-5 nobody is held by a sending that fails: the game is left at once', async ({ page, qa }) => {
  const account = await qa.player(rich)
  await qa.realityCheck(account.playerId, 'ANSWER_QUESTIONNAIRE')
  await qa.fault({ method: 'POST', path: RESULT, kind: 'hang' })
  await answerCookies(page)
  await comesSignedIn(page, account, GAME)
  await button(modal(page), 'Leave the game').click()
  await expect(page).toHaveURL(/\/en-UN\/online-casino$/)
  await expect(modal(page)).toBeHidden()
})

test('RGT-3 a check that was answered in another tab closes here at the next look', async ({ page, context, qa }) => {
  const account = await qa.player(rich)
  await qa.realityCheck(account.playerId, 'REMINDER')
  await answerCookies(page)
  await page.clock.install()
  await comesSignedIn(page, account, '/en-UN/terms')
  await expect(modal(page)).toBeVisible()
  const other = await context.newPage()
  await other.goto('/en-UN/terms')
  await button(modal(other), 'Continue').click()
  await expect(modal(other)).toBeHidden()
  await page.clock.fastForward(minute)
  await expect(modal(page)).toBeHidden()
})

test('RGT-2 RGT-3 both are due: the summary comes, and the check only after it', async ({ page, qa }) => {
  const account = await qa.player(rich)
  await qa.realityCheck(account.playerId, 'REMINDER')
  await isOver(qa)
  await answerCookies(page)
  await comesSignedIn(page, account, '/en-UN/terms')
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await expect(modal(page)).toHaveAttribute('data-flow', 'activityTimer')
  await button(modal(page), 'Continue').click()
  await expect(modal(page)).toHaveAttribute('data-flow', 'realityCheck')
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await button(modal(page), 'Continue').click()
  await expect(modal(page)).toBeHidden()
})
