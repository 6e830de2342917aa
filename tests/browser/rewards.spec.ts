import type { Locator, Page } from '@playwright/test'
import { CARDS } from '../support/cashier.ts'
import type { Qa } from '../support/qa.ts'
import { violationsOf } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { answerCookies, balanceOf, button, callsTo, flowOf, signedIn, signInAt } from './people.ts'

test.use({
  expectedConsoleErrors: [
    '/player/cookies/consent',
    'Cross-Origin-Opener-Policy header has been ignored',
    '/context/',
    '/rgs/',
    'status of 409',
    'status of 500',
    'net::ERR',
  ],
})

const DAY = 24 * 60 * 60 * 1000
const rewardsPage = '/en-UN/my-account/rewards'
const activePage = '/en-UN/my-account/rewards/active'
const codePage = '/en-UN/my-account/bonus-code'
const atActive = /\/en-UN\/my-account\/rewards\/active$/u
const main = (page: Page) => page.getByRole('main')
const card = (page: Page, title: string) => main(page).getByRole('article', { name: title, exact: true })
/** A button of a card; its name ends with the reward's. */
const titleOf = (page: Page, title: string) => card(page, title).getByRole('heading', { name: title })
const press = (page: Page, action: string, title: string) =>
  card(page, title).getByRole('button', { name: `${action} ${title}`, exact: true })
const question = (page: Page): Locator => page.getByRole('dialog')
const news = (page: Page): Locator => flowOf(page, 'rewardClaim').getByRole('alert')

/** What was moved of one wallet, one entry a movement. */
const moved = async (qa: Qa, playerId: number, wallet: string, kind: string): Promise<number[]> =>
  (await qa.ledger(playerId)).filter((row) => row.wallet === wallet && row.kind === kind).map(({ amount }) => amount)
/** What bonuses gave into a wallet: the player's own beginning aside. */
const given = (qa: Qa, playerId: number, wallet = 'casinoBonus') => moved(qa, playerId, wallet, 'WIN')
const lostOf = (qa: Qa, playerId: number, wallet = 'casinoBonus') => moved(qa, playerId, wallet, 'FORFEIT')

const inMoney = { wallet: { main: 5000 } }
const old = { title: 'Old bonus', standing: 'ACTIVE', wagered: 2500 } as const
const spins = { title: 'Spins', freeSpins: { gameId: 'penny-bank', spins: 10, spinValue: 20 } } as const

/** Types an amount on the page of the deposit, and pays it by card. */
async function pays(page: Page, amount: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Amount', exact: true }).fill(amount)
  await button(main(page), 'Continue').click()
  const cashier = page.frameLocator('iframe[title="Payment"]')
  await expect(cashier.getByLabel('CVC')).toBeVisible()
  // A card that was used before stands there already.
  if (await cashier.getByLabel('Card number').isVisible()) {
    await cashier.getByLabel('Card number').fill(CARDS.good)
    await cashier.getByLabel('Expiry').fill('12 / 40')
  }
  await cashier.getByLabel('CVC').fill('123')
  await cashier.getByRole('button', { name: /^Pay €/ }).click()
  await expect(page.getByRole('heading', { name: 'Your deposit has arrived' })).toBeVisible()
}

test('BON-1 the rewards stand by their kind and by their end, with what each gives and asks; drafts and dead cashback are hidden', async ({
  page,
  qa,
}) => {
  const now = Date.now()
  const rewards = [
    { title: 'Without an end' },
    { title: 'Ends last', endsAt: now + 9 * DAY, ladderStep: 101 },
    { title: 'Ends first', endsAt: now + 2 * DAY, ladderStep: 2, stickiness: 'STICKY', maxWin: 20_000 },
    { title: 'A draft', status: 'DRAFT' },
    { title: 'A called off one', status: 'CANCELED' },
    {
      title: 'Dead cashback',
      status: 'CANCELED',
      cashback: { percentage: 10, maximum: 5000, period: 'WEEK', booster: null },
    },
    { title: 'Back each week', cashback: { percentage: 10, maximum: 5000, period: 'WEEK', booster: 1.5 } },
    spins,
    { title: 'A bet on us', vertical: 'SPORTS', bonusType: 'FREE_BET', amount: 500 },
    {
      title: 'Half on top',
      campaignCategory: 'TRIGGERED',
      deposit: { percent: 50, minimum: 2000, maximum: 10_000 },
      contributions: { byGameType: { slots: 1, roulette: 0.1 }, rest: 0 },
    },
  ]
  await signedIn(page, qa, { ...inMoney, rewards }, rewardsPage)
  const group = (name: string) => main(page).getByRole('region', { name, exact: true })
  const titlesIn = async (name: string) => {
    await expect(group(name)).toBeVisible()
    return group(name).getByRole('article').getByRole('heading', { level: 4 }).allInnerTexts()
  }
  expect(await titlesIn('Bonuses')).toEqual([
    'Ends first',
    'Ends last',
    'Without an end',
    'A called off one',
    'Half on top',
  ])
  expect(await titlesIn('Free spins')).toEqual(['Spins'])
  expect(await titlesIn('Free bets')).toEqual(['A bet on us'])
  expect(await titlesIn('Cashback')).toEqual(['Back each week'])
  await expect(main(page).getByText(/A draft|Dead cashback/u)).toHaveCount(0)
  await expect(card(page, 'Ends first')).toContainText('Step 2')
  await expect(card(page, 'Ends last')).toContainText('Step 101')
  await expect(card(page, 'Ends first')).toContainText('Most it can pay€200')
  await expect(card(page, 'A called off one')).toContainText('Ended by us')
  await expect(card(page, 'Half on top')).toContainText('50% of your deposit, up to €100')
  await expect(card(page, 'Back each week')).toContainText('1.5 times as much')
  expect(await violationsOf(page)).toEqual([])
  await press(page, 'Details', 'Half on top').click()
  await expect(question(page).getByRole('row', { name: /Roulette/u })).toContainText('10%')
  await expect(question(page).getByRole('row', { name: /All other games/u })).toContainText('nothing')
  expect(await violationsOf(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(press(page, 'Details', 'Half on top')).toBeFocused()
})

test('BON-2 BON-4 BON-5 SAF-4 a claim by a double click gives its bonus once, counts as busy meanwhile, and leads to the active ones', async ({
  page,
  qa,
}) => {
  const player = await signedIn(
    page,
    qa,
    { ...inMoney, rewards: [{ title: 'Plain' }, { title: 'Other' }] },
    rewardsPage,
  )
  await qa.fault({ method: 'POST', path: '/api/v2/bonus/rewards/*/claim', kind: 'hang', delayMs: 1500 })
  await press(page, 'Claim', 'Plain').dblclick()
  await expect(press(page, 'Claim', 'Plain')).toHaveAttribute('aria-busy', 'true')
  await expect(press(page, 'Claim', 'Other')).toBeDisabled()
  await expect(page).toHaveURL(atActive, { timeout: 20_000 })
  await expect(card(page, 'Plain')).toContainText('€0.00 of €100.00 staked, €100.00 to go')
  await expect(balanceOf(page)).toHaveText('€60.00')
  expect(await given(qa, player.playerId)).toEqual([1000])
})

test('BON-2 SAF-4 a claim whose answer is lost after it was done is asked for again by the same key, and found done', async ({
  page,
  qa,
}) => {
  const player = await signedIn(page, qa, { ...inMoney, rewards: [{ title: 'Plain' }] }, rewardsPage)
  await qa.fault({ method: 'POST', path: '/api/v2/bonus/rewards/*/claim', kind: 'late', times: 20 })
  await press(page, 'Claim', 'Plain').click()
  await expect(news(page)).toContainText('We do not know whether this was done: Plain')
  await expect(news(page)).toContainText('Trying again does nothing twice.')
  await qa.clearFaults()
  await button(news(page), 'Try again').click()
  await expect(page).toHaveURL(atActive)
  expect(await given(qa, player.playerId)).toEqual([1000])
  const claims = await callsTo(qa, 0, 'POST', '/claim')
  expect(new Set(claims.map(({ headers }) => headers['idempotency-key'])).size).toBe(1)
})

test('BON-2 a claim that is refused, broken or dropped says so and gives nothing; what is shown is how it stands', async ({
  page,
  qa,
}) => {
  const player = await signedIn(page, qa, { ...inMoney, rewards: [{ title: 'Plain' }] }, rewardsPage)
  for (const fault of [
    { kind: 'status', status: 409, body: { status: 409, code: 'error.bonus.not_available', message: 'Gone' } },
    { kind: 'status', status: 500 },
    { kind: 'drop', times: 20 },
  ] as const) {
    await qa.fault({ method: 'POST', path: '/api/v2/bonus/rewards/*/claim', ...fault })
    await press(page, 'Claim', 'Plain').click()
    await expect(news(page)).toContainText(/This was not done|We do not know/u)
    await qa.clearFaults()
    await news(page).getByRole('button').last().click()
    await expect(press(page, 'Claim', 'Plain')).toBeEnabled()
  }
  expect(await given(qa, player.playerId)).toEqual([])
})

test('BON-2 what expires while it is looked at is said to be gone, and leaves the list', async ({ page, qa }) => {
  const rewards = [{ title: 'Brief', endsAt: Date.now() + DAY }]
  const player = await signedIn(page, qa, { ...inMoney, rewards }, rewardsPage)
  await expect(press(page, 'Claim', 'Brief')).toBeEnabled()
  await qa.clock({ advanceMs: 2 * DAY })
  await press(page, 'Claim', 'Brief').click()
  await expect(news(page)).toContainText('This reward is not available any more')
  await expect(press(page, 'Claim', 'Brief')).toHaveCount(0)
  expect(await given(qa, player.playerId)).toEqual([])
})

test('BON-2 RMB-14 a forfeit says what is kept and lost, keeps it by default, and takes the bonus money alone, once', async ({
  page,
  qa,
}) => {
  const player = await signedIn(page, qa, { ...inMoney, rewards: [old] }, activePage)
  await press(page, 'Forfeit', 'Old bonus').click()
  await expect(question(page)).toContainText('You keep: your own money€50.00')
  await expect(question(page)).toContainText('You lose: bonus money€10.00')
  await expect(question(page)).toContainText('€25.00 of €100.00')
  await expect(button(page, 'Keep the bonus')).toBeFocused()
  expect(await violationsOf(page)).toEqual([])
  await page.keyboard.press('Enter')
  await expect(question(page)).toHaveCount(0)
  await expect(press(page, 'Forfeit', 'Old bonus')).toBeFocused()
  await page.keyboard.press('Enter')
  await button(page, 'Forfeit and lose it').dblclick()
  await expect(news(page)).toContainText('You have given it up. Your own money is untouched.')
  await expect(card(page, 'Old bonus')).toHaveCount(0)
  await expect(balanceOf(page)).toHaveText('€50.00')
  expect(await lostOf(qa, player.playerId)).toEqual([-1000])
})

test('BON-3 RMB-14 a claim beside an active bonus asks first; kept it changes nothing, forfeited the other one is had', async ({
  page,
  qa,
}) => {
  const player = await signedIn(page, qa, { ...inMoney, rewards: [old, { title: 'Plain' }] }, rewardsPage)
  await press(page, 'Claim', 'Plain').click()
  await expect(question(page)).toHaveAccessibleName('You have an active bonus already')
  await expect(question(page)).toContainText('To have Plain now, you would give up Old bonus.')
  await expect(question(page)).toContainText('You lose: bonus money€10.00')
  await page.keyboard.press('Escape')
  await expect(question(page)).toHaveCount(0)
  expect(await lostOf(qa, player.playerId)).toEqual([])
  await press(page, 'Claim', 'Plain').click()
  await button(page, 'Forfeit it and go on').dblclick()
  await expect(page).toHaveURL(atActive)
  await expect(card(page, 'Plain')).toBeVisible()
  await expect(card(page, 'Old bonus')).toHaveCount(0)
  expect(await lostOf(qa, player.playerId)).toEqual([-1000])
  expect(await given(qa, player.playerId)).toEqual([1000, 1000])
})

const isInSight = async (amount: Locator) => {
  const box = await amount.boundingBox()
  expect(box!.x + box!.width).toBeLessThan(375)
}

test('BON-3 BON-7 RMB-14 very long words leave the amounts of a question, and what counts for a bonus, in sight on a phone', async ({
  page,
  qa,
}) => {
  await page.setViewportSize({ width: 375, height: 800 })
  const long = 'Willkommensbonuswochenendausgabe'.repeat(3)
  const plain = { title: 'Plain', contributions: { byGameType: { [long]: 0.5 }, rest: 1 } }
  await signedIn(page, qa, { ...inMoney, rewards: [{ ...old, title: long }, plain] }, rewardsPage)
  await press(page, 'Claim', 'Plain').click()
  await expect(question(page)).toContainText(long)
  await isInSight(question(page).locator('dd', { hasText: '€10.00' }).first())
  await button(page, 'Keep the active bonus').click()
  await press(page, 'Details', 'Plain').click()
  await expect(question(page)).toContainText(long)
  await isInSight(question(page).getByRole('cell', { name: '50%' }))
})

test('BON-3 RMB-14 SAF-4 where more was wagered between the question and the yes nothing is lost, and it is asked anew', async ({
  page,
  qa,
}) => {
  const rewards = [{ ...old, id: 'old-one' }, { title: 'Plain' }, spins]
  const player = await signedIn(page, qa, { ...inMoney, rewards }, rewardsPage)
  for (const [action, title, wagered, shown] of [
    ['Claim', 'Plain', 6000, '€60.00 of €100.00'],
    ['Claim free spins', 'Spins', 7000, '€70.00 of €100.00'],
  ] as const) {
    await press(page, action, title).click()
    await expect(question(page)).toHaveAccessibleName('You have an active bonus already')
    await qa.changePlayer(player.playerId, { rewards: [{ id: 'old-one', wagered }] })
    await button(page, 'Forfeit it and go on').click()
    await expect(question(page).getByRole('alert')).toContainText('This has changed meanwhile')
    await expect(question(page)).toContainText(shown)
    expect(await lostOf(qa, player.playerId)).toEqual([])
    await button(page, 'Keep the active bonus').click()
    await expect(question(page)).toHaveCount(0)
  }
  await press(page, 'Claim', 'Plain').click()
  await button(page, 'Forfeit it and go on').click()
  await expect(page).toHaveURL(atActive)
  expect(await lostOf(qa, player.playerId)).toEqual([-1000])
})

test('BON-3 RMB-14 what was wanted ends between the question and the yes: nothing is given up for it, by its card or by its code', async ({
  page,
  qa,
}) => {
  const wanted = { id: 'wanted', title: 'Plain', bonusCode: 'PLAIN' }
  const player = await signedIn(page, qa, { ...inMoney, rewards: [old, wanted] }, `${codePage}?bonusCode=PLAIN`)
  await button(main(page), 'Check the code').click()
  await button(main(page), 'Claim').click()
  await expect(question(page)).toHaveAccessibleName('You have an active bonus already')
  await qa.changePlayer(player.playerId, { rewards: [{ id: 'wanted', status: 'CANCELED' }] })
  await button(page, 'Forfeit it and go on').click()
  await expect(main(page).getByRole('heading', { name: 'The bonus was not claimed' })).toBeVisible()
  await expect(main(page)).not.toContainText('was given up for it')
  await qa.changePlayer(player.playerId, { rewards: [{ id: 'wanted', status: 'ACTIVE' }] })
  await page.goto(rewardsPage)
  await press(page, 'Claim', 'Plain').click()
  await expect(question(page)).toContainText('To have Plain now, you would give up Old bonus.')
  await qa.changePlayer(player.playerId, { rewards: [{ id: 'wanted', status: 'CANCELED' }] })
  await button(page, 'Forfeit it and go on').click()
  await expect(news(page)).toContainText('This was not done: Plain')
  await expect(news(page)).not.toContainText('was given up for it')
  expect(await lostOf(qa, player.playerId)).toEqual([])
})

test('BON-3 where the old bonus was given up and the claim then fails, it is not said that nothing was lost', async ({
  page,
  qa,
}) => {
  await signedIn(page, qa, { ...inMoney, rewards: [old, { title: 'Plain' }] }, rewardsPage)
  await press(page, 'Claim', 'Plain').click()
  await expect(question(page)).toContainText('To have Plain now, you would give up Old bonus.')
  await qa.fault({
    method: 'POST',
    path: '/api/v2/bonus/rewards/*/claim',
    kind: 'status',
    status: 500,
    body: { status: 500, code: 'error.system.error', message: 'Broken' },
  })
  await button(page, 'Forfeit it and go on').click()
  await expect(news(page)).toContainText('Old bonus was given up for it.')
  await expect(news(page)).not.toContainText('Nothing was lost')
})

test('BON-3 RMB-14 where another tab takes the place of what was given up, the loss is told, and told again when the player leaves it', async ({
  page,
  qa,
}) => {
  const rewards = [old, { id: 'second', title: 'Second' }, { id: 'third', title: 'Third' }]
  const player = await signedIn(page, qa, { ...inMoney, rewards }, rewardsPage)
  await press(page, 'Claim', 'Second').click()
  await page.route('**/bonus/rewards/*/claim', (route) => route.abort(), { times: 1 })
  await button(page, 'Forfeit it and go on').click()
  await expect(news(page)).toContainText('Old bonus was given up for it.')
  await qa.changePlayer(player.playerId, { rewards: [{ id: 'third', standing: 'ACTIVE' }] })
  await button(news(page), 'Try again').click()
  await expect(question(page)).toContainText('you would give up Third')
  await expect(question(page)).toContainText('Old bonus was given up for it.')
  await expect(question(page)).not.toContainText('Nothing was lost')
  await button(page, 'Keep the active bonus').click()
  await expect(news(page)).toContainText('This was not done: Second')
  await expect(news(page)).toContainText('Old bonus was given up for it.')
  await button(news(page), 'OK').click()
  await expect(news(page)).toHaveCount(0)
  await expect(press(page, 'Claim', 'Second')).toBeEnabled()
})

test('BON-5 NAV-14 what became of an action on a card far down is in sight, on a phone and on a desk', async ({
  page,
  qa,
}) => {
  const many = Array.from({ length: 8 }, (_, at) => ({ title: `Offer ${at}`, campaignCategory: 'OPT_IN' }))
  await signedIn(page, qa, { ...inMoney, rewards: many }, rewardsPage)
  for (const [at, size] of [
    [6, { width: 375, height: 667 }],
    [7, { width: 1280, height: 800 }],
  ] as const) {
    await page.setViewportSize(size)
    await press(page, 'Opt in', `Offer ${at}`).click()
    await expect(news(page)).toContainText(`Offer ${at}`)
    await expect(news(page)).toBeInViewport({ ratio: 1 })
    await expect(button(news(page), 'OK')).toBeInViewport()
    // The header does not stand over it.
    await news(page).getByText(`Offer ${at}`).click({ trial: true })
    await button(news(page), 'OK').click()
    await expect(news(page)).toHaveCount(0)
  }
})

const topOf = async (what: Locator): Promise<number> => (await what.boundingBox())!.y
const focused = (page: Page) => page.locator(':focus')
const refused = {
  kind: 'status',
  status: 409,
  body: { status: 409, code: 'error.bonus.not_available', message: 'Gone' },
} as const

test('BON-5 the card that is pressed stays where it is as its notice comes and leaves, and the notice hides neither its buttons nor the header', async ({
  page,
  qa,
}) => {
  const many = Array.from({ length: 8 }, (_, at) => ({ title: `Offer ${at}`, campaignCategory: 'OPT_IN' }))
  await signedIn(page, qa, { ...inMoney, rewards: many }, rewardsPage)
  for (const [at, size, edge] of [
    [1, { width: 375, height: 740 }, 'foot'],
    [2, { width: 375, height: 740 }, 'head'],
    [4, { width: 768, height: 900 }, 'foot'],
    [6, { width: 1440, height: 900 }, 'head'],
  ] as const) {
    await page.setViewportSize(size)
    const title = `Offer ${at}`
    // Its buttons are at the head of the window, or at its foot.
    await press(page, 'Opt in', title).evaluate((one, by) => {
      const { top } = one.getBoundingClientRect()
      window.scrollBy(0, top - (by === 'head' ? window.innerHeight - 140 : 200))
    }, edge)
    const before = await topOf(card(page, title))
    await press(page, 'Opt in', title).click()
    await expect(news(page)).toContainText('You are in.')
    await expect(card(page, title)).toContainText('Opted in')
    expect(await topOf(card(page, title)), 'with its notice').toBe(before)
    await expect(news(page)).toBeInViewport({ ratio: 1 })
    const [told, header] = [await news(page).boundingBox(), await page.getByRole('banner').boundingBox()]
    expect(told!.y).toBeGreaterThan(header!.y + header!.height)
    expect(told!.y < size.height / 2 ? 'head' : 'foot').toBe(edge)
    await press(page, 'Opt out', title).click({ trial: true })
    await expect(news(page)).toHaveCount(0, { timeout: 8000 })
    expect(await topOf(card(page, title)), 'once it has left').toBe(before)
  }
})

test('BON-2 SAF-9 a press on a card’s text gives its button no keyboard, whatever is told or asked for after it', async ({
  page,
  qa,
}) => {
  const rewards = [{ title: 'Chosen', campaignCategory: 'OPT_IN' }, { title: 'Only read' }]
  await signedIn(page, qa, { ...inMoney, rewards }, rewardsPage)
  await press(page, 'Opt in', 'Chosen').click()
  await expect(news(page)).toBeVisible()
  await card(page, 'Only read').getByText('A bonus to try things with.').click()
  await expect(news(page)).toHaveCount(0, { timeout: 15_000 })
  expect(await page.evaluate(() => document.activeElement?.closest('article')?.textContent ?? null)).toBeNull()
})

/** Whether nothing lies over it: no bar, and no notice. */
const isClear = (place: Locator): Promise<boolean> =>
  place.evaluate((element) => {
    const { left, top, bottom } = element.getBoundingClientRect()
    return [top + 2, (top + bottom) / 2, bottom - 2].every((y) =>
      element.contains(document.elementFromPoint(left + 8, y)),
    )
  })

for (const [width, height] of [
  [375, 740],
  [667, 375],
] as const)
  test(`BON-2 BON-5 the keyboard stays at the card that it has done something with, whatever becomes of it, and is seen there in a window of ${width} by ${height}`, async ({
    page,
    qa,
  }) => {
    const cashback = { percentage: 10, maximum: 5000, period: 'WEEK', booster: null }
    const rewards = [
      { title: 'In', campaignCategory: 'OPT_IN' },
      { title: 'Plain' },
      { title: 'Back', cashback },
      { title: 'More back', cashback, vertical: 'LIVE_CASINO' },
    ]
    await signedIn(page, qa, { ...inMoney, rewards }, rewardsPage)
    await page.setViewportSize({ width, height })
    // Of two ways to it each is told what it does.
    await expect(card(page, 'In')).toContainText('Activate it, and its time begins now. Opt in, and you claim it')
    await press(page, 'Opt in', 'In').press('Enter')
    await expect(titleOf(page, 'In')).toBeFocused()
    expect(await isClear(titleOf(page, 'In'))).toBe(true)
    await expect(card(page, 'In')).not.toContainText('Activate it, and its time begins now')
    await button(news(page), 'OK').press('Enter')
    await expect(news(page)).toHaveCount(0)
    await expect(titleOf(page, 'In')).toBeFocused()
    expect(await isClear(titleOf(page, 'In'))).toBe(true)
    for (const [fault, answer] of [
      [refused, 'OK'],
      [{ kind: 'drop', times: 20 }, 'Leave it'],
    ] as const) {
      await qa.fault({ method: 'POST', path: '/api/v2/bonus/rewards/*/claim', ...fault })
      await press(page, 'Claim', 'Plain').press('Enter')
      await expect(news(page)).toContainText(/This was not done|We do not know/u)
      await qa.clearFaults()
      await expect(press(page, 'Claim', 'Plain')).toBeFocused()
      // It says why it can't be pressed, and leads to what is asked.
      await expect(press(page, 'Claim', 'Plain')).toHaveAccessibleDescription('Answer the notice first.')
      await page.keyboard.press('Enter')
      await expect(news(page).getByRole('button').first()).toBeFocused()
      await button(news(page), answer).press('Enter')
      await expect(news(page)).toHaveCount(0)
      await expect(titleOf(page, 'Plain')).toBeFocused()
      await expect(press(page, 'Claim', 'Plain')).toBeEnabled()
    }
    // A card that goes leaves it to the next one, and the last one to the heading of the list.
    await press(page, 'Start cashback', 'Back').press('Enter')
    await expect(card(page, 'Back')).toHaveCount(0)
    await expect(titleOf(page, 'More back')).toBeFocused()
    await expect(titleOf(page, 'More back')).toBeInViewport()
    // Nothing lies over it, though what is told of the first one is still in sight.
    await expect(news(page)).toBeVisible()
    expect(await isClear(titleOf(page, 'More back'))).toBe(true)
    // A second press of the same key does nothing with it.
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(press(page, 'Start cashback', 'More back')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(card(page, 'More back')).toHaveCount(0)
    await expect(focused(page)).toHaveText('Rewards for you')
  })

test('BON-5 while a notice waits for an answer it is in sight wherever the page is, and nothing else begins', async ({
  page,
  qa,
}) => {
  const many = Array.from({ length: 6 }, (_, at) => ({ title: `Offer ${at}` }))
  await signedIn(page, qa, { ...inMoney, rewards: many }, rewardsPage)
  await page.setViewportSize({ width: 375, height: 740 })
  await qa.fault({ method: 'POST', path: '/api/v2/bonus/rewards/*/claim', ...refused })
  await press(page, 'Claim', 'Offer 0').click()
  await expect(news(page)).toContainText('This was not done: Offer 0')
  await press(page, 'Details', 'Offer 5').scrollIntoViewIfNeeded()
  await expect(news(page)).toBeInViewport({ ratio: 1 })
  await expect(press(page, 'Claim', 'Offer 5')).toBeDisabled()
  await button(news(page), 'OK').click()
  await expect(press(page, 'Claim', 'Offer 5')).toBeEnabled()
})

test('BON-2 the buttons of a card stand in order on a phone, and one alone below the words', async ({ page, qa }) => {
  await page.setViewportSize({ width: 375, height: 740 })
  const rewards = [
    {
      title: 'Half on top',
      campaignCategory: 'OPT_IN',
      standing: 'OPEN',
      deposit: { percent: 50, minimum: 2000, maximum: 10_000 },
    },
    { title: 'Gone', status: 'CANCELED' },
  ]
  await signedIn(page, qa, { ...inMoney, rewards }, rewardsPage)
  const deposit = card(page, 'Half on top').getByRole('link', { name: 'Deposit' })
  const [first, out, more] = await Promise.all(
    [deposit, press(page, 'Opt out', 'Half on top'), press(page, 'Details', 'Half on top')].map((one) =>
      one.boundingBox(),
    ),
  )
  expect(first!.y + first!.height).toBeLessThan(out!.y)
  expect(out!.y).toBe(more!.y)
  expect(out!.width).toBeCloseTo(more!.width, 0)
  expect(first!.width).toBeCloseTo(more!.x + more!.width - out!.x, 0)
  const words = await press(page, 'Details', 'Gone').locator('span').first().boundingBox()
  const icon = await card(page, 'Gone').locator('svg').first().locator('..').boundingBox()
  expect(words!.x).toBeCloseTo(icon!.x, 0)
})

test('BON-5 what was started and leaves the list is led to where it runs', async ({ page, qa }) => {
  const cashback = { percentage: 10, maximum: 5000, period: 'WEEK', booster: null }
  await signedIn(page, qa, { ...inMoney, rewards: [{ title: 'Back', cashback }, { title: 'Plain' }] }, rewardsPage)
  await press(page, 'Start cashback', 'Back').click()
  await news(page).getByRole('link', { name: 'See it under Active' }).click()
  await expect(page).toHaveURL(atActive)
  await expect(card(page, 'Back')).toContainText('Running')
  await expect(news(page)).toHaveCount(0)
})

test('BON-3 a question that was left with its page is not asked again when the page is come back to', async ({
  page,
  qa,
}) => {
  await signedIn(page, qa, { ...inMoney, rewards: [old, { title: 'Plain' }] }, '/en-UN/my-account/account')
  const toRewards = page.getByRole('navigation').getByRole('link', { name: 'Rewards', exact: true })
  await toRewards.click()
  await press(page, 'Claim', 'Plain').click()
  await expect(question(page)).toHaveAccessibleName('You have an active bonus already')
  await page.goBack()
  await expect(page).toHaveURL(/\/account$/u)
  await toRewards.click()
  await expect(press(page, 'Claim', 'Plain')).toBeEnabled()
  await expect(question(page)).toHaveCount(0)
})

test('BON-3 what another tab has opted out of, or claimed, between the question and the yes costs nothing and is told as it is', async ({
  page,
  context,
  qa,
}) => {
  const rewards = [
    old,
    { title: 'Wanted', campaignCategory: 'OPT_IN', standing: 'OPEN' },
    { title: 'Terms', vertical: 'LIVE_CASINO', consentRequired: true },
  ]
  const player = await signedIn(page, qa, { ...inMoney, rewards }, rewardsPage)
  const other = await context.newPage()
  await other.goto(rewardsPage)
  await expect(press(other, 'Opt out', 'Wanted')).toBeEnabled()
  await press(page, 'Claim', 'Wanted').click()
  await expect(question(page)).toContainText('To have Wanted now, you would give up Old bonus.')
  await press(other, 'Opt out', 'Wanted').click()
  await expect(news(other)).toContainText('You are out of it again.')
  await button(page, 'Forfeit it and go on').click()
  await expect(news(page)).toContainText('This was not done: Wanted')
  await expect(news(page)).not.toContainText('was given up for it')
  expect(await lostOf(qa, player.playerId)).toEqual([])
  await button(news(page), 'OK').click()
  // Both are asked for their yes to the terms; the other one says it first.
  await press(page, 'Claim', 'Terms').click()
  await press(other, 'Claim', 'Terms').click()
  await button(other, 'Yes, I agree').click()
  await expect(other).toHaveURL(atActive)
  await button(page, 'Yes, I agree').click()
  await expect(page).toHaveURL(atActive)
  await expect(card(page, 'Terms')).toBeVisible()
})

test('BON-2 what another tab has opted in to already is told as done, not as refused', async ({
  page,
  context,
  qa,
}) => {
  const rewards = [
    { title: 'In', campaignCategory: 'OPT_IN' },
    { title: 'Back', cashback: { percentage: 10, maximum: 5000, period: 'WEEK', booster: null } },
  ]
  await signedIn(page, qa, { ...inMoney, rewards }, rewardsPage)
  const other = await context.newPage()
  await other.goto(rewardsPage)
  for (const [action, title, done] of [
    ['Opt in', 'In', 'You are in.'],
    ['Start cashback', 'Back', 'Cashback runs from now on.'],
  ] as const) {
    await expect(press(page, action, title)).toBeEnabled()
    // This tab does not hear of the other's.
    await page.route('**/api/v2/bonus/rewards?*', (route) => route.abort())
    await press(other, action, title).click()
    await expect(news(other)).toContainText(done)
    await page.unroute('**/api/v2/bonus/rewards?*')
    await press(page, action, title).click()
    await expect(news(page)).toContainText(done)
  }
})

test('BON-2 BON-3 a yes to the terms of what comes with a deposit takes nothing away: it waits behind the active one then', async ({
  page,
  qa,
}) => {
  const evening = {
    title: 'First evening',
    campaignCategory: 'TRIGGERED',
    bonusCode: 'EVENING',
    consentRequired: true,
    deposit: { percent: 100, minimum: 1000, maximum: 10_000 },
  }
  const player = await signedIn(page, qa, { ...inMoney, rewards: [old, evening] }, `${codePage}?bonusCode=EVENING`)
  await button(main(page), 'Check the code').click()
  await expect(page.getByRole('heading', { name: 'First evening' })).toBeVisible()
  await page.goto(rewardsPage)
  await press(page, 'Read the terms and decide', 'First evening').click()
  await button(page, 'Yes, I agree').click()
  await expect(news(page)).toContainText('You have agreed to its terms.')
  await expect(question(page)).toHaveCount(0)
  expect(await lostOf(qa, player.playerId)).toEqual([])
})

test('BON-3 SAF-4 another tab claims between the list and the press, and between the question and the yes: one bonus is had at a time', async ({
  page,
  context,
  qa,
}) => {
  const rewards = [{ title: 'First' }, { title: 'Second' }, { title: 'Third' }]
  const player = await signedIn(page, qa, { ...inMoney, rewards }, rewardsPage)
  const other = await context.newPage()
  await other.goto(rewardsPage)
  await expect(press(other, 'Claim', 'First')).toBeEnabled()
  await expect(press(page, 'Claim', 'Second')).toBeEnabled()
  // The one tab does not hear of the other's claim in time.
  await page.route('**/api/v2/bonus/rewards?*', (route) => route.abort(), { times: 3 })
  await press(other, 'Claim', 'First').click()
  await expect(other).toHaveURL(atActive)
  await page.unroute('**/api/v2/bonus/rewards?*')
  await press(page, 'Claim', 'Second').click()
  await expect(question(page)).toContainText('you would give up First.')
  // While it is asked, the other tab gives that one up and has a third.
  await other.goto(rewardsPage)
  await press(other, 'Claim', 'Third').click()
  await button(other, 'Forfeit it and go on').click()
  await expect(other).toHaveURL(atActive)
  await button(page, 'Forfeit it and go on').click()
  await expect(question(page)).toContainText('you would give up Third.')
  await expect(question(page).getByRole('alert')).toContainText('This has changed meanwhile')
  await button(page, 'Keep the active bonus').click()
  expect(await given(qa, player.playerId)).toEqual([1000, 1000])
  expect(await lostOf(qa, player.playerId)).toEqual([-1000])
  expect(await balanceOf(page).innerText()).toBe('€60.00')
})

test('BON-2 SAF-4 claimed in another tab already, the claim is told as done, and gives nothing again', async ({
  page,
  context,
  qa,
}) => {
  const player = await signedIn(page, qa, { ...inMoney, rewards: [{ title: 'Plain' }] }, rewardsPage)
  await expect(press(page, 'Claim', 'Plain')).toBeEnabled()
  const other = await context.newPage()
  await other.goto(rewardsPage)
  await page.route('**/api/v2/bonus/rewards?*', (route) => route.abort())
  await press(other, 'Claim', 'Plain').click()
  await expect(other).toHaveURL(atActive)
  await page.unroute('**/api/v2/bonus/rewards?*')
  await press(page, 'Claim', 'Plain').click()
  await expect(page).toHaveURL(atActive)
  expect(await given(qa, player.playerId)).toEqual([1000])
})

test('BON-2 terms are agreed to first: later, no, and yes; the yes and the claim are one press', async ({
  page,
  qa,
}) => {
  const rewards = [{ title: 'Agreed', consentRequired: true, terms: 'Stake it ten times.' }]
  const player = await signedIn(page, qa, { ...inMoney, rewards }, rewardsPage)
  await press(page, 'Claim', 'Agreed').click()
  await expect(question(page)).toContainText('Stake it ten times.')
  expect(await violationsOf(page)).toEqual([])
  await page.keyboard.press('Escape')
  await press(page, 'Claim', 'Agreed').click()
  await button(page, 'No, I do not want it').click()
  await expect(question(page)).toHaveCount(0)
  expect(await given(qa, player.playerId)).toEqual([])
  await press(page, 'Claim', 'Agreed').click()
  await button(page, 'Yes, I agree').dblclick()
  await expect(page).toHaveURL(atActive)
  expect(await given(qa, player.playerId)).toEqual([1000])
})

const isSpins = (parts: object): boolean => 'freeSpins' in parts
for (const [what, parts] of [
  ['a bonus', {}],
  ['free spins', { freeSpins: { gameId: 'nautilus-parlour', spins: 5, spinValue: 20 } }],
] as const)
  test(`BON-2 BON-3 a yes to terms that meets the active bonus is heard once that is given up: ${what}`, async ({
    page,
    qa,
  }) => {
    const rewards = [
      old,
      {
        title: 'Triggered',
        campaignCategory: 'TRIGGERED',
        bonusCode: 'TRIGGER',
        consentRequired: true,
        terms: 'For who has the code.',
        ...parts,
      },
    ]
    const player = await signedIn(page, qa, { ...inMoney, rewards }, '/en-UN/my-account/bonus-code?bonusCode=TRIGGER')
    // The code is known from here on, and what it opens stands among the rewards.
    await button(page, 'Check the code').click()
    await expect(page.getByRole('heading', { name: 'Triggered' })).toBeVisible()
    await page.goto(rewardsPage)
    await press(page, isSpins(parts) ? 'Claim free spins' : 'Claim', 'Triggered').click()
    await button(page, 'Yes, I agree').click()
    await expect(question(page)).toHaveAccessibleName('You have an active bonus already')
    await expect(button(page, 'Wait behind it'), 'its terms are not agreed to before').toHaveCount(0)
    await button(page, 'Forfeit it and go on').click()
    await expect(page).toHaveURL(atActive)
    await expect(card(page, 'Triggered')).toBeVisible()
    expect(await lostOf(qa, player.playerId)).toEqual([-1000])
  })

test('BON-2 one click activates, and its display goes at once; opted in, it can be opted out of again, and claimed', async ({
  page,
  qa,
}) => {
  const optIn = { campaignCategory: 'OPT_IN' }
  const rewards = [
    { title: 'One click', ...optIn, vertical: 'LIVE_CASINO' },
    { title: 'In and out', ...optIn },
  ]
  const player = await signedIn(page, qa, { ...inMoney, rewards }, rewardsPage)
  await press(page, 'Opt in', 'In and out').click()
  await expect(card(page, 'In and out')).toContainText('Opted in')
  await press(page, 'Opt out', 'In and out').click()
  await expect(press(page, 'Opt in', 'In and out')).toBeVisible()
  await expect(page).toHaveURL(/\/my-account\/rewards$/u)
  await press(page, 'Opt in', 'In and out').click()
  // The list is slow to say so.
  await expect(press(page, 'Claim', 'In and out')).toBeEnabled()
  await page.route('**/api/v2/bonus/rewards?*', (route) => route.abort())
  await press(page, 'Activate', 'One click').click()
  await expect(card(page, 'One click')).toHaveCount(0)
  await page.unroute('**/api/v2/bonus/rewards?*')
  await press(page, 'Claim', 'In and out').click()
  await expect(page).toHaveURL(atActive)
  expect(await given(qa, player.playerId, 'liveCasinoBonus')).toEqual([1000])
  expect(await given(qa, player.playerId)).toEqual([1000])
})

test('BON-2 BON-5 BON-8 cashback is started, pays what was lost with its booster as own money, says so for five seconds, and is stopped', async ({
  page,
  qa,
}) => {
  const cashback = { percentage: 10, maximum: 5000, period: 'WEEK', booster: 1.5 }
  const rewards = [
    { title: 'Runs', cashback, standing: 'ACTIVE', lossCounted: 12_000 },
    { title: 'To start', cashback, vertical: 'LIVE_CASINO' },
  ]
  const player = await signedIn(page, qa, { ...inMoney, rewards }, rewardsPage)
  await press(page, 'Start cashback', 'To start').click()
  await expect(news(page)).toContainText('Cashback runs from now on.')
  await page.goto(activePage)
  await expect(card(page, 'Runs')).toContainText('€18.00 of at most €50.00 collected, €18.00 to claim')
  await press(page, 'Claim cashback', 'Runs').dblclick()
  await expect(news(page)).toContainText('€18.00 of cashback claimed')
  await expect(balanceOf(page)).toHaveText('€68.00')
  // The notice leaves by itself.
  await expect(news(page)).toHaveCount(0, { timeout: 8000 })
  await expect(page).toHaveURL(atActive)
  expect(await moved(qa, player.playerId, 'main', 'WIN')).toEqual([1800])
  await press(page, 'Stop cashback', 'Runs').click()
  await expect(page).toHaveURL(/\/my-account\/rewards$/u)
  await expect(press(page, 'Start cashback', 'Runs')).toBeVisible()
  await expect(card(page, 'Runs'), 'nobody takes part in what stands stopped').not.toContainText('Opted in')
})

test('BON-5 what was done with the last card of a long list, which goes with it, is told in sight', async ({
  page,
  qa,
}) => {
  await page.setViewportSize({ width: 375, height: 700 })
  const cashback = { percentage: 10, maximum: 5000, period: 'WEEK', booster: null }
  const rewards = [...Array.from({ length: 4 }, (_, at) => ({ title: `Reward ${at}` })), { title: 'Last', cashback }]
  await signedIn(page, qa, { ...inMoney, rewards }, rewardsPage)
  await press(page, 'Start cashback', 'Last').click()
  await expect(news(page)).toContainText('Cashback runs from now on.')
  await expect(card(page, 'Last')).toHaveCount(0)
  await expect(news(page)).toBeInViewport({ ratio: 1 })
})

test('BON-2 BON-3 free spins wait behind the active bonus, and are started once it is gone', async ({ page, qa }) => {
  const player = await signedIn(page, qa, { ...inMoney, rewards: [old, spins] }, rewardsPage)
  await press(page, 'Claim free spins', 'Spins').click()
  await button(page, 'Wait behind it').dblclick()
  await expect(news(page)).toContainText('It waits behind your active bonus.')
  await expect(card(page, 'Spins')).toContainText('Waiting')
  expect(await lostOf(qa, player.playerId)).toEqual([])
  await page.goto(activePage)
  await press(page, 'Forfeit', 'Old bonus').click()
  await button(page, 'Forfeit and lose it').click()
  await expect(card(page, 'Old bonus')).toHaveCount(0)
  await page.goto(rewardsPage)
  await press(page, 'Start it now', 'Spins').click()
  await expect(page).toHaveURL(atActive)
  await expect(card(page, 'Spins')).toContainText('10 spins left')
})

test('BON-2 BON-3 BON-8 free spins in the place of an active bonus take it in one call; each pays into the bonus, and costs nothing of one’s own', async ({
  page,
  qa,
}) => {
  const player = await signedIn(page, qa, { ...inMoney, rewards: [old, spins] }, rewardsPage)
  await press(page, 'Claim free spins', 'Spins').click()
  await button(page, 'Forfeit it and go on').click()
  await expect(page).toHaveURL(atActive)
  expect(await callsTo(qa, 0, 'PUT', '/state')).toHaveLength(0)
  expect(await lostOf(qa, player.playerId)).toEqual([-1000])
  await card(page, 'Spins').getByRole('link', { name: 'Play' }).click()
  const game = page.frameLocator('iframe[title]')
  await game.getByRole('button', { name: /^Free spin/u }).click()
  const bets = async () => moved(qa, player.playerId, 'main', 'BET')
  await expect.poll(async () => (await callsTo(qa, 0, 'GET', '/bonus/rewards')).length).toBeGreaterThan(0)
  await page.goto(activePage)
  await expect(card(page, 'Spins')).toContainText('9 spins left')
  expect(await bets()).toEqual([])
  // What it has won is bonus money, beside what it gave.
  const won = (await given(qa, player.playerId)).reduce((sum, amount) => sum + amount, -1000)
  const shown = `€${(50 + won / 100).toFixed(2)}`
  await expect(balanceOf(page)).toHaveText(shown)
})

test('BON-2 BON-5 SPB-2 a reward of the sportsbook is claimed into it, and the page goes there', async ({
  page,
  qa,
}) => {
  const rewards = [{ title: 'A bet on us', vertical: 'SPORTS', bonusType: 'FREE_BET', amount: 500 }]
  const player = await signedIn(page, qa, { ...inMoney, rewards }, rewardsPage)
  await press(page, 'Claim for sports', 'A bet on us').click()
  await expect(page).toHaveURL(/\/en-UN\/sportsbook$/u)
  await page.goto(activePage)
  await expect(card(page, 'A bet on us')).toBeVisible()
  expect(await callsTo(qa, 0, 'POST', '/bonus/softswiss/sportsbook')).toHaveLength(1)
  expect(await moved(qa, player.playerId, 'main', 'BET')).toEqual([])
})

test('BON-2 DEP-4 what a deposit earns is opted in to, and the page says that the deposit comes next', async ({
  page,
  qa,
}) => {
  const rewards = [
    {
      title: 'Half on top',
      campaignCategory: 'OPT_IN',
      deposit: { percent: 50, minimum: 2000, maximum: 10_000 },
    },
  ]
  const player = await signedIn(page, qa, { ...inMoney, rewards }, rewardsPage)
  await press(page, 'Opt in', 'Half on top').click()
  await expect(card(page, 'Half on top').getByRole('link', { name: 'Deposit' })).toBeVisible()
  await card(page, 'Half on top').getByRole('link', { name: 'Deposit' }).click()
  // What they said yes to is chosen; who says no to it here has the deposit without it.
  await expect(page.getByRole('radio', { name: /Half on top/u })).toBeChecked()
  await page.getByText('No bonus', { exact: true }).click()
  await pays(page, '20')
  expect(await given(qa, player.playerId)).toEqual([])
  await page.goto(rewardsPage)
  await expect(card(page, 'Half on top')).toContainText('Opted in')
  await card(page, 'Half on top').getByRole('link', { name: 'Deposit' }).click()
  await expect(page.getByRole('radio', { name: /Half on top/u })).toBeChecked()
  await pays(page, '20')
  expect(await given(qa, player.playerId)).toEqual([1000])
})

test('DEP-4 BON-2 where the bonuses can not be had as the deposit is chosen, what was said yes to before comes with it', async ({
  page,
  qa,
}) => {
  const deposit = { percent: 50, minimum: 1000, maximum: 10_000 }
  const rewards = [{ title: 'Half on top', campaignCategory: 'OPT_IN', deposit }]
  const player = await signedIn(page, qa, { ...inMoney, rewards }, rewardsPage)
  await press(page, 'Opt in', 'Half on top').click()
  await expect(card(page, 'Half on top')).toContainText('Opted in')
  await page.route('**/api/v2/bonus/rewards?*', (route) => route.abort())
  await page.goto('/en-UN/my-account/banking/deposit')
  await expect(page.getByText('How would you like to pay?')).toBeVisible()
  await expect(page.getByText('Would you like a bonus?')).toHaveCount(0)
  await pays(page, '20')
  expect(await given(qa, player.playerId)).toEqual([1000])
})

test('BON-1 BON-2 what was activated by one click and waits again is shown with its way to be started', async ({
  page,
  qa,
}) => {
  const rewards = [
    { id: 'one-click', title: 'One click', campaignCategory: 'OPT_IN' },
    { title: 'Other', vertical: 'LIVE_CASINO' },
  ]
  const player = await signedIn(page, qa, { ...inMoney, rewards }, rewardsPage)
  await press(page, 'Activate', 'One click').click()
  await expect(card(page, 'One click')).toHaveCount(0)
  await qa.changePlayer(player.playerId, { rewards: [{ id: 'one-click', standing: 'WAITING' }] })
  await press(page, 'Claim', 'Other').click()
  await expect(page).toHaveURL(atActive)
  await main(page).getByRole('link', { name: 'Rewards', exact: true }).last().click()
  await expect(press(page, 'Start it now', 'One click')).toBeVisible()
})

test('BON-1 BON-7 what waits is neither over nor to be claimed by the end of its campaign, and its time to stake begins with its start', async ({
  page,
  qa,
}) => {
  const endsAt = Date.now() + DAY
  const rewards = [
    { title: 'Waits', standing: 'WAITING', endsAt, status: 'EXPIRED' },
    { title: 'In', campaignCategory: 'OPT_IN', endsAt, vertical: 'LIVE_CASINO' },
  ]
  await signedIn(page, qa, { ...inMoney, rewards }, rewardsPage)
  await expect(card(page, 'Waits')).toContainText('Waiting')
  await expect(card(page, 'Waits')).not.toContainText('Expired')
  await expect(card(page, 'Waits')).not.toContainText('Claim it until')
  await press(page, 'Opt in', 'In').click()
  await expect(card(page, 'In')).toContainText('Opted in')
  await expect(card(page, 'In')).toContainText('Claim it until')
  await expect(card(page, 'In')).not.toContainText('Stake it until')
})

test('BON-1 what is still to be had is not over on a device whose clock is three days ahead', async ({ page, qa }) => {
  const account = await qa.player({ ...inMoney, rewards: [{ title: 'Soon', endsAt: Date.now() + 1.5 * DAY }] })
  await answerCookies(page)
  await page.clock.setSystemTime(Date.now() + 3 * DAY)
  await signInAt(page, '/en-UN/terms', account)
  await page.goto(rewardsPage)
  await expect(card(page, 'Soon')).toContainText('(2 days left)')
})

test('BON-5 BON-8 SAF-4 a cashback claim whose answer was lost, left alone, tells nothing of a later one: that is claimed anew', async ({
  page,
  qa,
}) => {
  const cashback = { percentage: 10, maximum: 5000, period: 'WEEK', booster: null }
  const runs = { id: 'runs', title: 'Runs', cashback, standing: 'ACTIVE' }
  const player = await signedIn(page, qa, { ...inMoney, rewards: [{ ...runs, lossCounted: 4000 }] }, activePage)
  await qa.fault({ method: 'POST', path: '/api/v1/bonus/cashback/*/claim', kind: 'late', times: 60 })
  await press(page, 'Claim cashback', 'Runs').click()
  await expect(news(page)).toContainText('We do not know whether this was done', { timeout: 20_000 })
  await qa.clearFaults()
  await button(page, 'Leave it').click()
  await qa.changePlayer(player.playerId, { rewards: [{ id: 'runs', lossCounted: 7000 }] })
  await page.reload()
  await expect(card(page, 'Runs')).toContainText('€3.00 to claim')
  await press(page, 'Claim cashback', 'Runs').click()
  await expect(news(page)).toContainText('€3.00 of cashback claimed')
  expect(await moved(qa, player.playerId, 'main', 'WIN')).toEqual([300, 400])
})

test('BON-8 BON-1 a cashback that is stopped once its campaign is over pays what it has collected, and says so', async ({
  page,
  qa,
}) => {
  const cashback = { percentage: 10, maximum: 5000, period: 'WEEK', booster: null }
  const runs = { id: 'runs', title: 'Runs', cashback, standing: 'ACTIVE', lossCounted: 4000 }
  const player = await signedIn(page, qa, { ...inMoney, rewards: [runs] }, activePage)
  await qa.changePlayer(player.playerId, { rewards: [{ id: 'runs', status: 'CANCELED' }] })
  await press(page, 'Stop cashback', 'Runs').click()
  await expect(news(page)).toContainText('Cashback is stopped. What was collected is your own money now: €4.00')
  await expect(balanceOf(page)).toHaveText('€54.00')
  expect(await moved(qa, player.playerId, 'main', 'WIN')).toEqual([400])
})

test('RMB-14 BON-2 a bonus that has ended between the question and the yes is not told as given up', async ({
  page,
  qa,
}) => {
  await signedIn(page, qa, { ...inMoney, rewards: [{ ...old, id: 'old-one' }] }, activePage)
  await press(page, 'Forfeit', 'Old bonus').click()
  await expect(question(page)).toBeVisible()
  const other = await page.context().newPage()
  await other.goto(activePage)
  await press(other, 'Forfeit', 'Old bonus').click()
  await button(other, 'Forfeit and lose it').click()
  await expect(card(other, 'Old bonus')).toHaveCount(0)
  await button(page, 'Forfeit and lose it').click()
  await expect(news(page)).toContainText('It had ended already: nothing was given up now.')
  await expect(card(page, 'Old bonus')).toHaveCount(0)
})

test('BON-2 REG-2 whose sign-up wants a few details more is led to them from rewards and codes', async ({
  page,
  qa,
}) => {
  await signedIn(page, qa, { profile: { postalCode: null, state: 'PRE_REGISTERED' } }, rewardsPage)
  for (const place of [rewardsPage, '/en-UN/my-account/bonus-code?bonusCode=WELCOME']) {
    await page.goto(place)
    await expect(main(page)).toContainText('Please complete your registration first')
    await expect(main(page)).not.toContainText('There is no reward for you')
    await expect(main(page).getByRole('link', { name: 'Complete your registration' })).toBeVisible()
  }
})

test('BON-6 REG-2 GRD-9 a code outlasts the completion of the sign-up, and is used after it', async ({ page, qa }) => {
  await signedIn(
    page,
    qa,
    {
      profile: { postalCode: null, dateOfBirth: null, state: 'PRE_REGISTERED' },
      rewards: [{ title: 'Spring bonus', bonusCode: 'SPRING' }],
    },
    '/en-UN/my-account/bonus-code?bonusCode=spring',
  )
  await main(page).getByRole('link', { name: 'Complete your registration' }).click()
  const form = page.locator('section[data-flow="completion"]')
  await form.getByLabel('Date of birth').fill('17/08/1991')
  await form.getByLabel('Postal code').fill('00100')
  // What the address says stays over a reload, as what was typed does.
  await page.reload()
  await button(form, 'Save').click()
  await expect(form).toContainText('Your registration is complete')
  await expect(form.getByRole('link', { name: 'Deposit' })).toHaveAttribute('href', /bonusCode=spring$/u)
  await form.getByRole('link', { name: 'Use the code spring' }).click()
  await page.getByRole('textbox', { name: 'Bonus code' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Spring bonus' })).toBeVisible()
})

test('BON-6 GRD-9 a code of a link whose bonus a deposit earns leads who may claim none by hand to the cashier', async ({
  page,
  qa,
}) => {
  const deposit = { percent: 50, minimum: 1000, maximum: 5000 }
  const half = { title: 'Half', bonusCode: 'HALF', campaignCategory: 'TRIGGERED', deposit }
  await signedIn(page, qa, { profile: { allowManualClaim: false }, rewards: [half] }, rewardsPage)
  await page.goto('/en-UN/my-account/bonus-code?bonusCode=HALF')
  await expect(page).toHaveURL(/\/en-UN\/my-account\/banking\/deposit\?bonusCode=HALF$/u)
  await expect(page.getByRole('radio', { name: /Half/u })).toBeChecked()
  await page.goto('/en-UN/my-account/bonus-code')
  await expect(page).toHaveURL(/\/en-UN\/my-account\/account$/u)
})

test('BON-1 SAF-9 where the profile can not be had the rewards say that they could not be loaded, and can be asked for again', async ({
  page,
  qa,
}) => {
  await signedIn(page, qa, { rewards: [{ title: 'Spring bonus' }] })
  await page.route('**/player/profile', (route) => route.fulfill({ status: 500, json: {} }))
  await page.goto(rewardsPage)
  await expect(page.getByRole('heading', { name: 'The page could not be loaded' })).toBeVisible()
  await page.unroute('**/player/profile')
  await button(main(page), 'Try again').click()
  await expect(card(page, 'Spring bonus')).toBeVisible()
})

test('BON-6 GRD-9 who is signed in and follows a sign-up’s link is led to where its code is given', async ({
  page,
  qa,
}) => {
  await signedIn(page, qa, { rewards: [{ title: 'Spring bonus', bonusCode: 'SPRING' }] }, rewardsPage)
  await page.goto('/en-UN/signup?bonusCode=spring')
  await expect(page).toHaveURL(/\/en-UN\/my-account\/bonus-code\?bonusCode=spring$/u)
  await expect(page.getByRole('textbox', { name: 'Bonus code' })).toHaveValue('spring')
  await page.goto('/en-UN/signup')
  await expect(page).toHaveURL(/\/en-UN$/u)
})

test('BON-2 what asks for no staking is own money at once, and is told so', async ({ page, qa }) => {
  const player = await signedIn(page, qa, { ...inMoney, rewards: [{ title: 'At once', wrMultiplier: 0 }] }, rewardsPage)
  await expect(card(page, 'At once')).toContainText('Nothing: it is yours at once')
  await press(page, 'Claim', 'At once').click()
  await expect(news(page)).toContainText('It is your own money now.')
  await expect(balanceOf(page)).toHaveText('€60.00')
  await expect(page).toHaveURL(/\/my-account\/rewards$/u)
  expect(await moved(qa, player.playerId, 'main', 'WIN')).toEqual([1000])
})

test('RMB-14 BON-3 a free bet that is given up is named as what is lost; where its successor is refused then, both are said', async ({
  page,
  qa,
}) => {
  const bet = { vertical: 'SPORTS', bonusType: 'FREE_BET', amount: 500, wrMultiplier: 0 }
  const rewards = [
    { title: 'A bet on us', ...bet, standing: 'ACTIVE' },
    { title: 'Another bet', ...bet },
  ]
  await signedIn(page, qa, { ...inMoney, rewards }, rewardsPage)
  await press(page, 'Claim for sports', 'Another bet').click()
  await expect(question(page)).toContainText('You lose: your free bet€5.00')
  await expect(question(page)).not.toContainText('€0.00')
  await qa.fault({
    method: 'POST',
    path: '/api/v1/bonus/softswiss/sportsbook',
    kind: 'status',
    status: 409,
    body: { status: 409, code: 'error.bonus.not_available', message: 'Gone' },
  })
  await button(page, 'Forfeit it and go on').click()
  await expect(news(page)).toContainText('This was not done: Another bet')
  await expect(news(page)).toContainText('A bet on us was given up for it.')
})

test('BON-1 SAF-9 a list that can not be had is asked for again, by the keyboard; one that was had stays, with a note', async ({
  page,
  qa,
}) => {
  await qa.fault({ method: 'GET', path: '/api/v2/bonus/rewards', kind: 'status', status: 500, times: 2 })
  await signedIn(page, qa, { ...inMoney, rewards: [{ title: 'Plain' }] }, rewardsPage)
  await expect(main(page)).toContainText('Your rewards could not be loaded')
  await qa.clearFaults()
  await button(main(page), 'Try again').press('Enter')
  await expect(card(page, 'Plain')).toBeVisible()
  await qa.fault({ method: 'GET', path: '/api/v2/bonus/rewards', kind: 'malformed' })
  await page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')))
  await expect(main(page)).toContainText('This may not be the latest')
  await expect(card(page, 'Plain')).toBeVisible()
})

test('GAM-4 BON-2 BON-7 a reward is claimed over a running game, which is not left, and the header says what is to stake', async ({
  page,
  qa,
}) => {
  const player = await signedIn(
    page,
    qa,
    { ...inMoney, rewards: [{ title: 'Plain' }] },
    '/en-UN/online-casino/play/softswiss/penny-bank?mode=real',
  )
  const frame = page.locator('iframe[title]')
  await expect(page.frameLocator('iframe[title]').getByRole('button', { name: 'Spin', exact: true })).toBeEnabled()
  await button(page, 'Game menu').click()
  const modal = page.getByRole('dialog')
  await modal.getByRole('button', { name: 'Rewards', exact: true }).click()
  await modal.getByRole('button', { name: 'Claim Plain', exact: true }).click()
  await expect(modal.getByText('It is yours now, and active.')).toBeVisible()
  await expect(modal.getByRole('article', { name: 'Plain' })).toContainText('€100.00 to go')
  await expect(modal.getByRole('link', { name: 'Play', exact: true }), 'it is played here').toHaveCount(0)
  await expect(page).toHaveURL(/penny-bank/u)
  expect(await given(qa, player.playerId)).toEqual([1000])
  await modal.getByRole('link', { name: 'Bonus code', exact: true }).click()
  await expect(modal.getByRole('textbox', { name: 'Bonus code' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(frame).toBeVisible()
  const meter = page.getByRole('banner').getByRole('progressbar', { name: 'Progress of your bonus' }).first()
  await expect(meter).toHaveJSProperty('max', 10_000, { timeout: 15_000 })
})
