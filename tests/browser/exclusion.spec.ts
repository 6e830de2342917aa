import type { Locator, Page } from '@playwright/test'
import { formatDate } from '#contract/locale.ts'
import { monthsFrom } from '#contract/moment.ts'
import { violationsOf } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { keyboard } from './hands.ts'
import { type Account, answerCookies, balanceOf, button, callsTo, lastCall, signedIn } from './people.ts'
import { becomesVisitor, comesSignedIn, loginPanel, sendLogin } from './signing.ts'

test.use({
  expectedConsoleErrors: [
    '/api/v1/player/',
    '/player/cookies/consent',
    '501 (Not Implemented)',
    '401 (Unauthorized)',
    '/user-pool',
    'WebSocket connection to',
    'net::ERR_FAILED',
    'Cross-Origin-Opener-Policy header has been ignored',
  ],
})

const LIMITS = '/en-UN/my-account/gambling-limits'
const GAME = '/en-UN/online-casino/play/softswiss/penny-bank?mode=real'
const DAY = 86_400_000

const way = (page: Page, name: string): Locator => page.getByRole('group', { name, exact: true })
const choose = (page: Page, name: string, length: string): Promise<void> => button(way(page, name), length).click()
const dialog = (page: Page): Locator => page.getByRole('dialog')
const begun = (page: Page, name: string): Locator => page.getByRole('dialog', { name, exact: true })
/** The two times yes of a break. */
const beginsBreak = async (page: Page): Promise<void> => {
  await button(dialog(page), 'Continue').click()
  await button(dialog(page), 'Yes, begin now').click()
}
const isOut = async (page: Page, name: string): Promise<void> => {
  await expect(begun(page, name)).toBeVisible()
  await becomesVisitor(page)
  await expect(page.locator('iframe')).toHaveCount(0)
}
/** What is told at the next sign-in. */
const signInTold = async (page: Page, account: Account): Promise<Locator> => {
  await page.goto('/en-UN/terms#login')
  await sendLogin(page, account)
  return loginPanel(page).getByRole('alert')
}
/** What the browser keeps of a sign-in. */
const keptOfSession = async (page: Page): Promise<string[]> =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('Cognito')))

test('RGT-6 RMB-9 SAF-6 self-exclusion says what it means, wants a tick and two times yes, and is met at the next sign-in', async ({
  page,
  qa,
}) => {
  const account = await signedIn(page, qa, { wallet: { main: 1000 } }, LIMITS)
  await choose(page, 'Self-exclusion', '6 months')
  const until = formatDate(monthsFrom(Date.now(), 6))
  await expect(dialog(page)).toContainText(`It ends on ${until}`)
  for (const point of [
    'you are logged out everywhere, and open games close',
    'It cannot be undone or shortened, neither here nor by our support.',
    'Our support pays it out if you ask.',
    'Bonus money is lost.',
    'Marketing is switched off',
  ])
    await expect(dialog(page)).toContainText(point)
  expect(await violationsOf(page)).toEqual([])
  await expect(button(dialog(page), 'Continue')).toBeDisabled()
  await dialog(page).getByRole('checkbox').check()
  const since = await lastCall(qa)
  // A second press that comes with the first one meets no yes.
  await button(dialog(page), 'Continue').dblclick()
  await expect(way(page, 'Self-exclusion')).toBeVisible()
  expect(await callsTo(qa, since, 'PATCH', '/player/exclusion')).toEqual([])
  await page.keyboard.press('Escape')
  await choose(page, 'Self-exclusion', '6 months')
  await expect(dialog(page).getByRole('checkbox')).not.toBeChecked()
  await dialog(page).getByRole('checkbox').check()
  await button(dialog(page), 'Continue').click()
  await expect(dialog(page)).toContainText(`Self-exclusion: 6 monthsIt ends on ${until}`)
  await button(dialog(page), 'Yes, exclude me now').click()
  await isOut(page, 'You have excluded yourself')
  await expect(dialog(page)).toContainText(`It ends on ${until}`)
  await expect(dialog(page)).toContainText('You have asked for it yourself.')
  const sent = await callsTo(qa, since, 'PATCH', '/player/exclusion')
  expect(sent.map(({ body }) => body)).toEqual([{ exclusionInMonths: 6, exclusionDelayInHours: 0 }])
  await button(dialog(page), 'OK').click()
  await expect(dialog(page)).toHaveCount(0)
  expect(await keptOfSession(page), 'nothing of the session is kept').toEqual([])
  const told = await signInTold(page, account)
  await expect(told).toContainText('You have excluded yourself')
  await expect(told).toContainText(`Until${until}`)
})

test('RGT-6 for good has no end, and says so before and after', async ({ page, qa }) => {
  const account = await signedIn(page, qa, {}, LIMITS)
  const since = await lastCall(qa)
  await choose(page, 'Self-exclusion', 'For good')
  await expect(dialog(page)).toContainText('It has no end.')
  await expect(dialog(page)).toContainText('You can never log in, play or pay in again.')
  await expect(dialog(page)).toContainText('Marketing is switched off.')
  await dialog(page).getByRole('checkbox').check()
  await button(dialog(page), 'Continue').click()
  await button(dialog(page), 'Yes, exclude me now').click()
  await isOut(page, 'You have excluded yourself')
  await expect(dialog(page)).toContainText('It has no end.')
  const [sent] = await callsTo(qa, since, 'PATCH', '/player/exclusion')
  expect(sent?.body).toEqual({ accountDisableIndefinitely: true, exclusionInMonths: 12 })
  await expect(await signInTold(page, account)).toContainText('The exclusion has no end.')
})

test('RGT-5 RMB-9 a break is confirmed twice, and says until when by the clock of the player and of the house', async ({
  browser,
  qa,
  operator,
}) => {
  const context = await browser.newContext({ baseURL: operator.origin, timezoneId: 'Pacific/Auckland' })
  const page = await context.newPage()
  const account = await signedIn(page, qa, {}, LIMITS)
  await choose(page, 'Take a break', '7 days')
  const end = Date.now() + 7 * DAY
  await expect(dialog(page)).toContainText(
    new RegExp(
      `It ends on ${formatDate(end, 'Pacific/Auckland')} ..:.. by your clock, ${formatDate(end, 'UTC')} ..:.. by ours`,
    ),
  )
  await expect(dialog(page).getByRole('checkbox')).toHaveCount(0)
  await beginsBreak(page)
  await isOut(page, 'Your break has begun')
  await expect(dialog(page)).toContainText(`${formatDate(end, 'UTC')} `)
  await button(dialog(page), 'OK').click()
  const told = await signInTold(page, account)
  await expect(told).toContainText('You are taking a break')
  await expect(told).toContainText(/Time left(7 days|6 days 23 hours)/)
  await expect(told).not.toContainText('Days left')
  await expect(told).toContainText(`Until${formatDate(end, 'Pacific/Auckland')}`)
  await expect(told).toContainText('You asked for this break yourself.')
  await context.close()
})

test('RGT-5 a day of cooling off begins at once, and is met at the next sign-in', async ({ page, qa }) => {
  const account = await signedIn(page, qa, {}, LIMITS)
  await choose(page, 'Cool off', '1 day')
  await beginsBreak(page)
  await isOut(page, 'You are cooling off')
  const told = await signInTold(page, account)
  await expect(told).toContainText('You are cooling off')
  await expect(told).toContainText(/Time left(1 day|23 hours)/)
  await expect(told).not.toContainText('Days left')
})

test('RGT-5 RGT-6 SAF-1 SAF-6 every tab and open game, here and in another browser, closes at once and says why and until when', async ({
  page,
  qa,
  browser,
  operator,
}) => {
  const account = await signedIn(page, qa, { wallet: { main: 5000 } }, LIMITS)
  const game = await page.context().newPage()
  await game.goto(GAME)
  await expect(game.locator('iframe[title]')).toBeVisible()
  const elsewhere = await browser.newContext({ baseURL: operator.origin })
  const other = await elsewhere.newPage()
  await answerCookies(other)
  await comesSignedIn(other, account, GAME)
  await expect(other.locator('iframe[title]')).toBeVisible()
  const lobby = await page.context().newPage()
  await lobby.goto('/en-UN/online-casino')
  await expect(balanceOf(lobby)).toBeVisible()

  await choose(page, 'Self-exclusion', '12 months')
  await dialog(page).getByRole('checkbox').check()
  await button(dialog(page), 'Continue').click()
  await button(dialog(page), 'Yes, exclude me now').click()
  const until = formatDate(monthsFrom(Date.now(), 12))
  for (const tab of [page, game, other, lobby]) {
    await isOut(tab, 'You have excluded yourself')
    await expect(dialog(tab)).toContainText(`It ends on ${until}`)
    await expect(tab, 'offers nothing').toHaveURL(/\/en-UN\/responsible-gambling$/)
  }
  await elsewhere.close()
})

test('RGT-5 a break that the house sets closes an open game, and says that the house has set it', async ({
  page,
  qa,
}) => {
  const account = await signedIn(page, qa, { wallet: { main: 5000 } }, GAME)
  await expect(page.locator('iframe[title]')).toBeVisible()
  await qa.changePlayer(account.playerId, { exclusion: { kind: 'TIMEOUT', days: 5, initiator: 'OPERATOR' } })
  await isOut(page, 'Your break has begun')
  await expect(dialog(page)).toContainText('We have set it.')
})

test('RGT-6 SAF-6 after a reload, and by Back, nobody is in, and what was read is not asked again', async ({
  page,
  qa,
}) => {
  await signedIn(page, qa, {}, LIMITS)
  await choose(page, 'Take a break', '1 day')
  await beginsBreak(page)
  await isOut(page, 'Your break has begun')
  await page.reload()
  await becomesVisitor(page)
  await expect(dialog(page)).toHaveCount(0)
  await page.goBack()
  await becomesVisitor(page)
  await expect(page.getByRole('heading', { name: 'Breaks and self-exclusion' })).toHaveCount(0)
})

test('RGT-5 a double press on a length opens its question, and leaves it open', async ({ page, qa }) => {
  await signedIn(page, qa, {}, LIMITS)
  const opener = button(way(page, 'Cool off'), '1 day')
  await opener.scrollIntoViewIfNeeded()
  // At the lower edge, where the dialog does not stand once it is open.
  await page.evaluate(() => scrollTo(0, 0))
  await opener.evaluate((element) => element.scrollIntoView({ block: 'end' }))
  const box = (await opener.boundingBox())!
  await page.mouse.dblclick(box.x + box.width / 2, box.y + box.height / 2, { delay: 80 })
  const open = dialog(page)
  await expect(open).toBeVisible()
  const stands = (await open.boundingBox())!
  expect(box.y + box.height / 2, 'pressed beside the dialog').toBeGreaterThan(stands.y + stands.height)
})

test('SAF-9 RGT-6 on a phone held sideways a question opens with its title and its buttons in sight', async ({
  page,
  qa,
}) => {
  await signedIn(page, qa, {}, LIMITS)
  await page.setViewportSize({ width: 568, height: 320 })
  await choose(page, 'Self-exclusion', 'For good')
  await expect(dialog(page).getByRole('heading')).toBeInViewport({ ratio: 1 })
  await expect(dialog(page).getByText('It has no end.')).toBeInViewport({ ratio: 1 })
  await expect(button(dialog(page), 'Back')).toBeInViewport({ ratio: 1 })
})

test('RGT-6 Back leaves a question without an answer to it, and the page forgets it', async ({ page, qa }) => {
  await signedIn(page, qa, {}, '/en-UN/my-account/account')
  const since = await lastCall(qa)
  const links = page.getByRole('navigation', { name: 'Account', exact: true })
  await links.getByRole('link', { name: 'Gambling limits' }).click()
  await choose(page, 'Self-exclusion', 'For good')
  await expect(dialog(page)).toBeVisible()
  await page.goBack()
  await expect(dialog(page)).toHaveCount(0)
  await page.goForward()
  await expect(button(way(page, 'Self-exclusion'), 'For good')).toBeEnabled()
  await expect(dialog(page)).toHaveCount(0)
  expect(await callsTo(qa, since, 'PATCH', '/player/exclusion')).toEqual([])
})

test('RGT-6 SAF-4 SAF-6 where the answer is lost, what stands is looked up, and nothing is asked for twice', async ({
  page,
  qa,
}) => {
  const account = await signedIn(page, qa, {}, LIMITS)
  // Nothing else tells the page: its line is down, and the answer does not come through.
  await qa.sockets(account.playerId, 'refuse')
  await page.route(
    '**/player/exclusion',
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  const since = await lastCall(qa)
  await choose(page, 'Self-exclusion', 'For good')
  await dialog(page).getByRole('checkbox').check()
  await button(dialog(page), 'Continue').click()
  await button(dialog(page), 'Yes, exclude me now').click()
  await isOut(page, 'You have excluded yourself')
  await expect(dialog(page)).toContainText('It has no end.')
  expect(await callsTo(qa, since, 'PATCH', '/player/exclusion')).toHaveLength(1)
  await expect(await signInTold(page, account)).toContainText('The exclusion has no end.')
})

for (const [name, way_, length, path, title] of [
  ['self-exclusion', 'Self-exclusion', 'For good', '/api/v1/player/exclusion', 'You have excluded yourself'],
  ['a break', 'Take a break', '7 days', '/api/v1/player/timeout', 'Your break has begun'],
] as const)
  test(`RGT-5 RGT-6 RMB-9 where the browser itself sends ${name} again after a lost answer, it is told what has begun, on a page that offers nothing`, async ({
    page,
    qa,
  }) => {
    const account = await signedIn(page, qa, {}, LIMITS)
    await qa.sockets(account.playerId, 'refuse')
    await qa.fault({ method: 'PATCH', path, kind: 'late' })
    await choose(page, way_, length)
    for (const tick of await dialog(page).getByRole('checkbox').all()) await tick.check()
    await button(dialog(page), 'Continue').click()
    await dialog(page).getByRole('button', { name: /^Yes/ }).click()
    await isOut(page, title)
    await expect(dialog(page)).toContainText(/It has no end|It ends on/)
    await expect(page).toHaveURL(/\/responsible-gambling$/)
  })

test('RGT-6 what was refused has not begun, says so, and is asked for again', async ({ page, qa }) => {
  await signedIn(page, qa, {}, LIMITS)
  const body = { status: 400, code: 'error.oops.tryAgain', message: 'no', validationErrors: [] }
  await qa.fault({ method: 'PATCH', path: '/api/v1/player/exclusion', kind: 'status', status: 400, body })
  await choose(page, 'Self-exclusion', '1 month')
  await dialog(page).getByRole('checkbox').check()
  await button(dialog(page), 'Continue').click()
  await button(dialog(page), 'Yes, exclude me now').click()
  await expect(dialog(page).getByRole('alert')).toContainText('It has not begun')
  await expect(dialog(page).getByRole('alert')).toContainText('Something went wrong. Please try again.')
  await expect(page.getByRole('dialog', { name: 'Self-exclusion: 1 month' }), 'no question is left').toBeVisible()
  await expect(dialog(page), 'what has not begun has no end').not.toContainText('It ends on')
  await expect(page.locator('html')).toHaveAttribute('data-session', /player/)
  await button(dialog(page), 'Try again').click()
  await isOut(page, 'You have excluded yourself')
})

test('RGT-6 SAF-9 with the keyboard alone, and Enter pressed twice gives no yes', async ({ page, qa }) => {
  await signedIn(page, qa, {}, LIMITS)
  const since = await lastCall(qa)
  const hands = keyboard(page)
  await hands.press(button(way(page, 'Take a break'), '1 day'))
  await expect(button(dialog(page), 'Back')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toHaveCount(0)
  await expect(button(way(page, 'Take a break'), '1 day')).toBeFocused()
  expect(await callsTo(qa, since, 'PATCH', '/player/timeout')).toEqual([])
  await hands.press(button(way(page, 'Self-exclusion'), 'For good'))
  await hands.tick(dialog(page).getByRole('checkbox'))
  await hands.press(button(dialog(page), 'Continue'))
  await expect(button(dialog(page), 'No, go back')).toBeFocused()
  await hands.press(button(dialog(page), 'Yes, exclude me now'))
  await isOut(page, 'You have excluded yourself')
  await expect(button(dialog(page), 'OK')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
})

for (const [market, country, currency, breaks, exclusions] of [
  [
    'GG',
    'GB',
    'GBP',
    ['1 day', '7 days', '14 days', '28 days', '42 days'],
    ['6 months', '12 months', '2 years', '5 years', 'For good'],
  ],
  [
    'PP',
    'SE',
    'EUR',
    ['1 day', '7 days', '30 days', '60 days', '90 days'],
    ['1 month', '3 months', '6 months', '12 months', '2 years', '5 years', 'For good'],
  ],
  [
    'LL',
    'NL',
    'EUR',
    ['1 day', '7 days', '30 days', '60 days', '90 days'],
    ['1 month', '3 months', '6 months', '12 months', '2 years', '5 years', 'For good'],
  ],
] as const)
  test(`RMB-9 RGT-5 RGT-6 in ${market} the lengths are those of its rules, and the longest break is taken`, async ({
    page,
    qa,
  }) => {
    await signedIn(
      page,
      qa,
      { profile: { countryCode: country, market, currency } },
      `/en-${market}/my-account/gambling-limits`,
    )
    await expect(way(page, 'Take a break').getByRole('button')).toHaveText([...breaks])
    await expect(way(page, 'Self-exclusion').getByRole('button')).toHaveText([...exclusions])
    await choose(page, 'Take a break', breaks[4])
    await beginsBreak(page)
    await isOut(page, 'Your break has begun')
  })
