import type { Locator, Page } from '@playwright/test'
import type { Qa } from '../support/qa.ts'
import { expect, test } from './fixtures.ts'
import {
  type Account,
  balanceOf,
  button,
  callsTo,
  flowOf,
  lastCall,
  openDeposit,
  payByCard,
  signedIn,
  depositsOf,
} from './people.ts'

const WITHDRAW = '/en-UN/my-account/banking/withdraw'
const BANKING = '/en-UN/my-account/banking'
const CALL = '/api/v1/player/wallet'
const REQUEST = '/player/wallet/withdrawal/request'
const CANCEL = '/player/wallet/withdrawal/cancellation'
const HUNDRED = { wallet: { main: 10_000 } }
const WITH_BONUS = { wallet: { main: 10_000, casinoBonus: 2500 } }
const LOST = 'FORFEIT casinoBonus -2500'

// Refusals and lost answers are what these tests are about.
test.use({ expectedConsoleErrors: ['/player/wallet', '/player/cookies/consent', '/bonus/rewards'] })

const main = (page: Page): Locator => page.getByRole('main')
const flow = (page: Page): Locator => flowOf(page, 'withdrawal')
const heading = (page: Page, name: string | RegExp): Locator => main(page).getByRole('heading', { name })
const yes = (page: Page): Locator => button(main(page), 'Withdraw')
const cancelOf = (page: Page): Locator => main(page).getByRole('button', { name: /^Cancel the withdrawal/ })
const takesBack = async (page: Page): Promise<void> => {
  await cancelOf(page).click()
  await button(page.getByRole('dialog'), 'Yes, cancel it').click()
}
const warning = (page: Page): Locator => page.getByRole('dialog', { name: 'You would lose your bonus' })
const isBack = (page: Page): Locator => main(page).getByText('€40.00 is back in your wallet.')
const requested = (page: Page): Locator => heading(page, 'Your withdrawal is requested')

/** Halcyon's accent, which fills the bright button of a screen. */
const BRIGHT = 'rgb(255, 143, 112)'

/** A player with 100.00, at the open form. */
async function atForm(page: Page, qa: Qa, parts: object = HUNDRED): Promise<Account> {
  const account = await signedIn(page, qa, parts, WITHDRAW)
  await expect(page.getByText('Where should it go?')).toBeVisible()
  return account
}

/** Types an amount and presses the button. */
async function withdraw(page: Page, amount = '40'): Promise<void> {
  await page.getByLabel('Amount').fill(amount)
  await yes(page).click()
}

/** The call arrives and is done, and its answer never comes; as often as said. */
const loseAnswers = (page: Page, path: string, times = 1): Promise<unknown> =>
  page.route(
    `**${path}`,
    async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    },
    { times },
  )

/** Keys that a call was sent with: a browser repeats what was cut off by itself, with the same one. */
const keysOf = async (qa: Qa, since: number, path: string): Promise<ReadonlySet<string | undefined>> =>
  new Set((await callsTo(qa, since, 'POST', path)).map(({ headers }) => headers['idempotency-key']))

/** Movements of the player's own withdrawals in order, minor units. */
const moves = async (qa: Qa, { playerId }: Account): Promise<string[]> =>
  (await qa.ledger(playerId))
    .filter(({ kind, idempotencyKey }) => kind === 'FORFEIT' || (idempotencyKey ?? '').startsWith('withdrawal'))
    .map(({ kind, wallet, amount }) => `${kind} ${wallet} ${amount}`)
    .toSorted((a, b) => a.localeCompare(b))
const ONE = ['WITHDRAW locked 4000', 'WITHDRAW main -4000']
const TAKEN_BACK = ['CANCELED locked -4000', 'CANCELED main 4000', ...ONE]

const SCREENS = [
  // Before the ones that ask for documents: from then on what is asked for says how they stand.
  ['DOCUMENTS_UNDER_REVIEW', 'VERIFYDOCUMENT_UNDER_REVIEW', 'We are looking at your documents', 'Try again'],
  ['FAILURE', 'ERROR', 'We could not check your withdrawal', 'Try again'],
  ['NOT_ENOUGH_FUNDS', 'ERROR', 'There is not enough to withdraw', 'Try again'],
  ['EXCEEDS_KYC_LIMIT', 'ERROR', 'We need to know more before we pay out more', 'Not now'],
  ['DOCUMENTS_PREFERRED', 'VERIFYDOCUMENT_LOYAL', 'We need your documents before we pay out', 'Upload documents'],
  ['DOCUMENTS_REQUIRED', 'VERIFYDOCUMENT_REQUIRED', 'Please verify your account first', 'Upload documents'],
  [
    'DOCUMENTS_REQUIRED_RESTRICTED',
    'VERIFYDOCUMENT_STRICT',
    'Your account is restricted until you verify it',
    'Upload documents',
  ],
  ['WITHDRAWAL_LIMIT_REACHED', 'WITHDRAWAL_LIMIT_REACHED', 'The withdrawal limit is used up', 'Try again'],
  ['SELF_LIMIT_REACHED', 'SELF_LIMIT_REACHED', 'You have reached a limit of your own', 'Try again'],
  ['RESTRICTED', 'RESTRICTED', 'Withdrawals are closed for your account', 'Not now'],
  ['FORBIDDEN', 'SUSPENDED', 'Your account is suspended', 'Not now'],
] as const

test('WDR-1 each result of the check has its own status and screen with a way on, and only SUCCESS shows the form', async ({
  page,
  qa,
}) => {
  const { playerId } = await atForm(page, qa)
  for (const [result, status, title, way] of SCREENS) {
    await test.step(`${result} → ${status}`, async () => {
      await qa.changePlayer(playerId, { checks: { withdrawal: result } })
      await page.reload()
      await expect(flow(page)).toHaveAttribute('data-status', status)
      await expect(heading(page, title)).toBeVisible()
      await expect(button(main(page), way)).toBeEnabled()
      await expect(page.getByLabel('Amount')).toBeHidden()
    })
  }
  await test.step('a result nobody knows is an error, and can be tried again', async () => {
    await qa.changePlayer(playerId, { checks: { withdrawal: null } })
    await qa.fault({
      method: 'POST',
      path: `${CALL}/withdrawal/check`,
      kind: 'status',
      status: 200,
      body: { result: 'SOMETHING_NEW' },
    })
    await page.reload()
    await expect(flow(page)).toHaveAttribute('data-status', 'ERROR')
    await button(main(page), 'Not now').click()
    await expect(flow(page)).toHaveAttribute('data-status', 'INACTIVE')
    await button(main(page), 'Start a withdrawal').click()
    await expect(flow(page)).toHaveAttribute('data-status', 'ALLOWED')
  })
})

test('WDR-1 more money than may go out now is said first, with the limit; what is over it is refused in the form', async ({
  page,
  qa,
}) => {
  const account = await signedIn(page, qa, { wallet: { main: 2_000_000 } }, WITHDRAW)
  await expect(flow(page)).toHaveAttribute('data-status', 'SELF_LIMIT_NOTIFY')
  await expect(main(page).getByText('Withdrawals are limited to €10,000.00 a week.')).toBeVisible()
  await expect(main(page).getByText('You have €20,000.00, and €10,000.00 of it can go out now.')).toBeVisible()
  await button(main(page), 'Continue').click()
  await main(page)
    .getByRole('radio', { name: /Skrill/ })
    .check()
  await withdraw(page, '5000.01')
  await expect(main(page).getByText('You can withdraw no more than €5,000')).toBeVisible()
  await withdraw(page, '1.000')
  await expect(main(page).getByText('This can be read as two different amounts.')).toBeVisible()
  expect(await moves(qa, account)).toEqual([])
})

test('WDR-1 EDD-1 where the house looks at the account and has asked for nothing, no documents are spoken of', async ({
  page,
  qa,
}) => {
  const parts = { ...HUNDRED, profile: { kycStatus: 'EDD_PENDING' } }
  const { playerId } = await signedIn(page, qa, parts, WITHDRAW)
  await expect(heading(page, 'We are looking at your account')).toBeVisible()
  await expect(main(page).getByText('You can withdraw once that is done.')).toBeVisible()
  await expect(main(page).getByText(/documents|within a day|nothing you need to do/)).toHaveCount(0)
  await expect(button(main(page), 'Try again')).toBeEnabled()
  await expect(button(main(page), 'Not now')).toBeEnabled()
  await qa.changePlayer(playerId, { documents: [{ type: 'SOURCE_OF_WEALTH', status: 'REQUESTED' }] })
  await expect(heading(page, 'Please verify your account first')).toBeVisible()
})

test('WDR-4 a withdrawal takes no more steps than a deposit', async ({ page, qa }) => {
  const account = await signedIn(page, qa, HUNDRED)
  let steps = 0
  const step = async (act: Promise<unknown>): Promise<void> => {
    await act
    steps += 1
  }
  await step(openDeposit(page))
  await step(page.getByLabel('Amount').fill('40'))
  await step(button(main(page), 'Continue').click())
  await step(payByCard(page))
  await expect(heading(page, 'Your deposit has arrived')).toBeVisible()
  expect(await depositsOf(qa, account.playerId)).toContain(4000)
  const toDeposit = steps
  steps = 0
  await page.goto(BANKING)
  await step(main(page).getByRole('link', { name: 'Withdraw', exact: true }).last().click())
  await step(page.getByLabel('Amount').fill('40'))
  await step(yes(page).click())
  await expect(requested(page)).toBeVisible()
  expect(steps).toBeLessThanOrEqual(toDeposit)
  expect(await moves(qa, account)).toEqual(ONE)
})

test('WDR-2 WDR-4 by keyboard alone: all of it, requested, told of, paid, and gone from the pending ones', async ({
  page,
  qa,
}) => {
  await page.clock.install()
  const account = await atForm(page, qa)
  await page.getByLabel('Amount').focus()
  await page.keyboard.press('Tab')
  await expect(button(main(page), 'All: €100.00')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Amount')).toHaveValue('100.00')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(requested(page)).toBeFocused()
  await expect(main(page).getByText('€100.00 goes to Card.')).toBeVisible()
  await expect(heading(page, 'Pending withdrawals')).toBeVisible()
  await expect(main(page).getByText('Waits to be paid')).toBeVisible()
  await expect(balanceOf(page)).toHaveText('€100.00')
  expect(await moves(qa, account)).toEqual(['WITHDRAW locked 10000', 'WITHDRAW main -10000'])
  await qa.clock({ advanceMs: 3_600_000 })
  await page.clock.fastForward(31_000)
  await expect(main(page).getByText('Waits to be paid')).toBeHidden()
  await expect(balanceOf(page)).toHaveText('€0.00')
  const mails = await qa.inbox(account.email)
  expect(mails.map(({ text }) => text)[0]).toContain('€100.00 was sent to Card.')
})

test('SAF-2 WDR-3 a question that stands open names no campaign once its player may have no bonus any more', async ({
  page,
  qa,
}) => {
  const rewards = [{ title: 'Spring', standing: 'ACTIVE' }]
  const { playerId } = await signedIn(page, qa, { wallet: { main: 10_000 }, rewards }, WITHDRAW)
  await main(page).getByLabel('Amount').fill('40')
  await yes(page).click()
  await expect(warning(page)).toContainText('You lose: Spring€10.00')
  await qa.changePlayer(playerId, { profile: { permissions: { bonuses: false } } })
  await expect(warning(page)).toContainText('You lose: Bonus€10.00')
  await expect(page.getByText('Spring')).toHaveCount(0)
})

test('WDR-3 SAF-5 a bonus that would be lost is named with what is kept, and nothing is sent before the yes', async ({
  page,
  qa,
}) => {
  const account = await atForm(page, qa, { wallet: { main: 10_000, casinoBonus: 2500 } })
  const since = await lastCall(qa)
  await withdraw(page)
  const dialog = page.getByRole('dialog', { name: 'You would lose your bonus' })
  await expect(dialog.getByText('You lose: Casino bonus')).toBeVisible()
  for (const words of ['€40.00', '€60.00', '€25.00']) await expect(dialog.getByText(words)).toBeVisible()
  await button(dialog, 'Keep the bonus').click()
  await expect(dialog).toBeHidden()
  await expect(page.getByLabel('Amount')).toHaveValue('40')
  expect(await callsTo(qa, since, 'POST', REQUEST)).toEqual([])
  await yes(page).click()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await yes(page).click()
  await button(dialog, 'Withdraw and lose the bonus').dblclick()
  await expect(requested(page)).toBeVisible()
  expect(await callsTo(qa, since, 'POST', REQUEST)).toHaveLength(1)
  expect(await moves(qa, account)).toEqual(['FORFEIT casinoBonus -2500', ...ONE])
})

test('WDR-3 RMB-14 of a bonus that has money and spins left, both are named before the yes', async ({ page, qa }) => {
  const freeSpins = { gameId: 'penny-bank', spins: 10, spinValue: 20 }
  const spins = { title: 'Spins', standing: 'ACTIVE', given: 300, wagered: 500, spinsLeft: 4, freeSpins }
  await atForm(page, qa, { ...HUNDRED, rewards: [spins] })
  await withdraw(page)
  const lost = warning(page).getByRole('definition').last()
  await expect(lost).toContainText('€3.00')
  await expect(lost).toContainText('4 spins')
})

test('WDR-3 RMB-14 several bonuses are listed, and the bright button keeps them', async ({ page, qa }) => {
  const bonuses = [{ wallet: 'casinoBonus', campaignId: 'welcome-100', title: 'Welcome bonus', amount: 2500 }]
  await atForm(page, qa, { wallet: { main: 10_000, sportsBonus: 1000 }, bonuses })
  await withdraw(page)
  const dialog = page.getByRole('dialog', { name: 'You would lose your bonuses', exact: true })
  await expect(dialog.getByText('You lose: Welcome bonus')).toBeVisible()
  await expect(dialog.getByText('You lose: Sports bonus')).toBeVisible()
  await expect(button(dialog, 'Keep the bonuses')).toHaveCSS('background-color', BRIGHT)
  await expect(button(dialog, 'Withdraw and lose the bonuses')).not.toHaveCSS('background-color', BRIGHT)
  await button(dialog, 'Keep the bonuses').click()
  await expect(dialog).toBeHidden()
})

for (const [result, title, way] of [
  ['WITHDRAWAL_LIMIT_REACHED', 'The withdrawal limit is used up', 'Transactions'],
  ['DOCUMENTS_UNDER_REVIEW', 'We are looking at your documents', 'To verification'],
] as const)
  test(`WDR-1 where trying again changes nothing (${result}), the way that helps is the bright one`, async ({
    page,
    qa,
  }) => {
    await signedIn(page, qa, { ...HUNDRED, checks: { withdrawal: result } }, WITHDRAW)
    await expect(heading(page, title)).toBeVisible()
    await expect(flow(page).getByRole('link', { name: way })).toHaveCSS('background-color', BRIGHT)
    await expect(button(main(page), 'Try again')).not.toHaveCSS('background-color', BRIGHT)
  })

test('WDR-3 RMB-14 a bonus of a campaign is named by its title with its amount, and the history names it as lost', async ({
  page,
  qa,
}) => {
  const bonuses = [{ wallet: 'casinoBonus', campaignId: 'welcome-100', title: 'Welcome bonus', amount: 2500 }]
  await atForm(page, qa, { ...HUNDRED, bonuses })
  await withdraw(page)
  await expect(warning(page).getByText('You lose: Welcome bonus')).toBeVisible()
  await expect(warning(page).getByText('€25.00')).toBeVisible()
  await button(warning(page), 'Withdraw and lose the bonus').click()
  await expect(requested(page)).toBeVisible()
  await page.goto('/en-UN/my-account/banking/transactions')
  await expect(main(page).getByText('Bonus · Welcome bonus')).toHaveCount(2)
})

test('SAF-4 neither a double click nor Enter twice asks for a second withdrawal', async ({ page, qa }) => {
  const account = await atForm(page, qa)
  const since = await lastCall(qa)
  await page.getByLabel('Amount').fill('40')
  await qa.fault({ method: 'POST', path: `/api/v1${REQUEST}`, kind: 'late', delayMs: 1500 })
  await yes(page).dblclick()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(requested(page)).toBeVisible()
  expect((await keysOf(qa, since, REQUEST)).size).toBe(1)
  expect(await moves(qa, account)).toEqual(ONE)
})

for (const [name, lose] of [
  ['arrived, and its answer was cut off,', (page: Page) => loseAnswers(page, REQUEST)],
  [
    'is answered later than the page waits',
    (_: Page, qa: Qa) => qa.fault({ method: 'POST', path: `/api/v1${REQUEST}`, kind: 'late', delayMs: 20_000 }),
  ],
] as const) {
  test(`SAF-4 SAF-9 a request that ${name} is looked up by its key and made once`, async ({ page, qa }) => {
    test.slow()
    const account = await atForm(page, qa)
    const since = await lastCall(qa)
    await lose(page, qa)
    await withdraw(page)
    await expect(requested(page)).toBeVisible({ timeout: 30_000 })
    expect((await keysOf(qa, since, REQUEST)).size).toBe(1)
    expect(await callsTo(qa, since, 'POST', '/withdrawal/look_up')).toHaveLength(1)
    expect(await moves(qa, account)).toEqual(ONE)
  })
}

for (const [name, fault] of [
  ['got no answer that fits', { kind: 'malformed', body: { nothing: 1 } }],
  [
    'failed at the operator',
    { kind: 'status', status: 500, body: { status: 500, code: 'error.system.error', message: '' } },
  ],
] as const) {
  test(`SAF-4 SAF-9 a request that ${name} is said not to be made, and the next yes has a key of its own`, async ({
    page,
    qa,
  }) => {
    const account = await atForm(page, qa)
    const since = await lastCall(qa)
    await qa.fault({ method: 'POST', path: `/api/v1${REQUEST}`, ...fault })
    await withdraw(page)
    await expect(main(page).getByText('The withdrawal was not requested')).toBeVisible()
    await expect(main(page).getByText('Nothing has left your balance.')).toBeVisible()
    await expect(page.getByLabel('Amount')).toHaveValue('40')
    expect(await moves(qa, account)).toEqual([])
    await yes(page).click()
    await expect(requested(page)).toBeVisible()
    expect((await keysOf(qa, since, REQUEST)).size).toBe(2)
    expect(await moves(qa, account)).toEqual(ONE)
  })
}

test('SAF-4 SAF-9 while nobody can say what became of it, it is not sent again; asked again, it is found', async ({
  page,
  qa,
}) => {
  const account = await atForm(page, qa)
  const since = await lastCall(qa)
  await loseAnswers(page, REQUEST)
  await loseAnswers(page, '/withdrawal/look_up')
  await withdraw(page)
  await expect(heading(page, 'We don’t know yet whether your withdrawal was requested')).toBeVisible()
  await button(main(page), 'Look it up again').click()
  await expect(requested(page)).toBeVisible()
  expect(await callsTo(qa, since, 'POST', REQUEST)).toHaveLength(1)
  expect(await moves(qa, account)).toEqual(ONE)
})

test('SAF-4 a reload while the answer is out finds the withdrawal, and asks for no second one', async ({
  page,
  qa,
}) => {
  const account = await atForm(page, qa)
  const since = await lastCall(qa)
  await test.step('it had arrived', async () => {
    await qa.fault({ method: 'POST', path: `/api/v1${REQUEST}`, kind: 'late', delayMs: 60_000 })
    await withdraw(page)
    await expect.poll(async () => moves(qa, account)).toEqual(ONE)
    await page.reload()
    await expect(requested(page)).toBeVisible()
  })
  await test.step('it had not: nothing is made, and nothing comes of it later', async () => {
    await button(main(page), 'Withdraw again').click()
    await qa.fault({ method: 'POST', path: `/api/v1${REQUEST}`, kind: 'hang' })
    await withdraw(page)
    await expect.poll(async () => callsTo(qa, since, 'POST', REQUEST)).toHaveLength(2)
    await page.reload()
    await expect(yes(page)).toBeEnabled()
    await expect(page.getByLabel('Amount')).toHaveValue('40')
  })
  expect(await moves(qa, account)).toEqual(ONE)
})

test('SAF-4 of two tabs with the same form, and Back after success, only the first yes withdraws; the next one is asked for anew', async ({
  page,
  qa,
  context,
}) => {
  const account = await atForm(page, qa)
  const other = await context.newPage()
  await other.goto(WITHDRAW)
  await expect(other.getByText('Where should it go?')).toBeVisible()
  await withdraw(page)
  await expect(requested(page)).toBeVisible()
  await withdraw(other)
  await expect(main(other).getByText('Your last request was not made: something has changed since')).toBeVisible()
  await expect(cancelOf(other)).toBeVisible()
  await expect(other.getByLabel('Amount')).toHaveValue('40')
  expect(await moves(qa, account)).toEqual(ONE)
  await main(page).getByRole('link', { name: 'To banking' }).click()
  await expect(heading(page, 'Your balance')).toBeVisible()
  await page.goBack()
  await expect(page.getByText('A withdrawal is pending already')).toBeVisible()
  await expect(page.getByLabel('Amount')).toHaveValue('')
  expect(await moves(qa, account)).toEqual(ONE)
})

test('WDR-1 SAF-5 a check that is too old, or says something else by now, is made again before anything goes out', async ({
  page,
  qa,
}) => {
  const account = await atForm(page, qa)
  await qa.clock({ advanceMs: 660_000 })
  await withdraw(page)
  await expect(main(page).getByText('Your last request was not made: something has changed since')).toBeVisible()
  expect(await moves(qa, account)).toEqual([])
  await qa.changePlayer(account.playerId, { checks: { withdrawal: 'DOCUMENTS_REQUIRED' } })
  await yes(page).click()
  await expect(heading(page, 'Please verify your account first')).toBeVisible()
  await expect(main(page).getByText('Your last request was not made.')).toBeVisible()
  expect(await moves(qa, account)).toEqual([])
})

test('WDR-2 a pending withdrawal is cancelled once, on the page of the withdrawal and in banking', async ({
  page,
  qa,
}) => {
  const account = await atForm(page, qa)
  await withdraw(page)
  const since = await lastCall(qa)
  await qa.fault({ method: 'POST', path: `/api/v1${CANCEL}`, kind: 'late', delayMs: 1000 })
  await cancelOf(page).click()
  await button(page.getByRole('dialog'), 'Keep it').click()
  expect(await callsTo(qa, since, 'POST', CANCEL), 'kept').toEqual([])
  await cancelOf(page).click()
  await button(page.getByRole('dialog'), 'Yes, cancel it').dblclick()
  await expect(main(page).getByText('€40.00 is back in your wallet.')).toBeVisible()
  await expect(requested(page), 'what was taken back is not said to be requested').toBeHidden()
  await expect(cancelOf(page)).toHaveCount(0)
  expect((await keysOf(qa, since, CANCEL)).size).toBe(1)
  const [call] = await callsTo(qa, since, 'POST', CANCEL)
  expect(call?.body).toMatchObject({ amount: 40, cancelByPlayer: true })
  expect(await moves(qa, account)).toEqual(TAKEN_BACK)
  await page.goto(BANKING)
  await expect(main(page).getByText('No withdrawal is pending.')).toBeVisible()
  await expect(main(page).getByText('€100.00').first()).toBeVisible()
})

test('SAF-4 by keyboard: Enter pressed twice withdraws once, loses the bonus once, and takes both back once', async ({
  page,
  qa,
}) => {
  const account = await atForm(page, qa, WITH_BONUS)
  const since = await lastCall(qa)
  const twice = async () => {
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
  }
  await qa.fault({ method: 'POST', path: `/api/v1${REQUEST}`, kind: 'late', delayMs: 1000 })
  await page.getByLabel('Amount').fill('40')
  await page.getByLabel('Amount').press('Enter')
  await expect(warning(page)).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(button(warning(page), 'Withdraw and lose the bonus')).toBeFocused()
  await twice()
  await expect(requested(page)).toBeVisible()
  await qa.fault({ method: 'POST', path: `/api/v1${CANCEL}`, kind: 'late', delayMs: 1000 })
  await cancelOf(page).press('Enter')
  await page.keyboard.press('Tab')
  await expect(button(page.getByRole('dialog'), 'Yes, cancel it')).toBeFocused()
  await twice()
  await expect(isBack(page)).toBeVisible()
  expect((await keysOf(qa, since, REQUEST)).size).toBe(1)
  expect((await keysOf(qa, since, CANCEL)).size).toBe(1)
  const back = 'REVERSAL casinoBonus 2500'
  expect(await moves(qa, account)).toEqual([...TAKEN_BACK, LOST, back].toSorted((a, b) => a.localeCompare(b)))
})

test('SAF-4 SAF-5 a bonus is lost once: with a lost answer, in two tabs with the warning open, and after Back', async ({
  page,
  qa,
  context,
}) => {
  const account = await atForm(page, qa, WITH_BONUS)
  const other = await context.newPage()
  await other.goto(WITHDRAW)
  for (const one of [page, other]) {
    await withdraw(one)
    await expect(warning(one)).toBeVisible()
  }
  await loseAnswers(page, REQUEST)
  await button(warning(page), 'Withdraw and lose the bonus').click()
  await expect(requested(page)).toBeVisible()
  await button(warning(other), 'Withdraw and lose the bonus').click()
  await expect(main(other).getByText('Your last request was not made: something has changed since')).toBeVisible()
  expect(await moves(qa, account)).toEqual([LOST, ...ONE])
  await main(page).getByRole('link', { name: 'To banking' }).click()
  await expect(heading(page, 'Your balance')).toBeVisible()
  await page.goBack()
  await withdraw(page, '10')
  await expect(requested(page), 'no bonus is left that could be lost').toBeVisible()
  expect((await moves(qa, account)).filter((move) => move === LOST)).toHaveLength(1)
})

test('SAF-4 SAF-5 a reload while the yes to losing the bonus is out finds the withdrawal, and loses nothing again', async ({
  page,
  qa,
}) => {
  const account = await atForm(page, qa, WITH_BONUS)
  await qa.fault({ method: 'POST', path: `/api/v1${REQUEST}`, kind: 'late', delayMs: 60_000 })
  await withdraw(page)
  await button(warning(page), 'Withdraw and lose the bonus').click()
  await expect.poll(async () => moves(qa, account)).toEqual([LOST, ...ONE])
  await page.reload()
  await expect(requested(page)).toBeVisible()
  expect(await moves(qa, account)).toEqual([LOST, ...ONE])
})

test('SAF-4 a cancellation is done once: with a reload while its answer is out, in two tabs, and after Back', async ({
  page,
  qa,
  context,
}) => {
  const account = await atForm(page, qa)
  await withdraw(page)
  await expect(requested(page)).toBeVisible()
  const other = await context.newPage()
  await other.goto(BANKING)
  await expect(cancelOf(other)).toBeEnabled()
  await qa.fault({ method: 'POST', path: `/api/v1${CANCEL}`, kind: 'late', delayMs: 60_000 })
  await takesBack(page)
  await expect.poll(async () => moves(qa, account)).toEqual(TAKEN_BACK)
  await page.reload()
  await expect(button(main(page), 'Withdraw')).toBeEnabled()
  await expect(cancelOf(page)).toHaveCount(0)
  await takesBack(other)
  await expect(main(other).getByText('This withdrawal is not pending any more')).toBeVisible()
  await expect(cancelOf(other)).toHaveCount(0)
  await other.reload()
  await expect(main(other).getByText('No withdrawal is pending.')).toBeVisible()
  await main(other).getByRole('link', { name: 'Transactions' }).last().click()
  await other.goBack()
  await expect(main(other).getByText('No withdrawal is pending.')).toBeVisible()
  expect(await moves(qa, account)).toEqual(TAKEN_BACK)
})

for (const [name, lose] of [
  [
    'is answered later than the page waits',
    (_: Page, qa: Qa) => qa.fault({ method: 'POST', path: `/api/v1${CANCEL}`, kind: 'late', delayMs: 20_000 }),
  ],
  ['was done, and its answer was lost,', (page: Page) => loseAnswers(page, CANCEL)],
  [
    'failed at the operator',
    (_: Page, qa: Qa) => qa.fault({ method: 'POST', path: `/api/v1${CANCEL}`, kind: 'status', status: 500 }),
  ],
] as const) {
  test(`SAF-4 SAF-9 a cancellation that ${name} is asked for again with its key, and done once`, async ({
    page,
    qa,
  }) => {
    test.slow()
    const account = await atForm(page, qa)
    await withdraw(page)
    const since = await lastCall(qa)
    await lose(page, qa)
    await takesBack(page)
    await expect(isBack(page)).toBeVisible({ timeout: 30_000 })
    expect(await callsTo(qa, since, 'POST', CANCEL)).toHaveLength(2)
    expect((await keysOf(qa, since, CANCEL)).size).toBe(1)
    expect(await moves(qa, account)).toEqual(TAKEN_BACK)
  })
}

test('WDR-2 SAF-9 in the history, a cancellation whose answer was lost is not said to have failed, and is done once', async ({
  page,
  qa,
}) => {
  const account = await atForm(page, qa)
  await withdraw(page)
  await expect(requested(page)).toBeVisible()
  await page.goto('/en-UN/my-account/banking/transactions')
  await loseAnswers(page, CANCEL)
  const since = await lastCall(qa)
  await takesBack(page)
  await expect(isBack(page)).toBeVisible()
  await expect(cancelOf(page), 'what is pending was asked for anew').toHaveCount(0)
  await expect(heading(page, 'Pending withdrawals'), 'its button is gone').toBeFocused()
  expect(await callsTo(qa, since, 'POST', CANCEL)).toHaveLength(2)
  expect((await keysOf(qa, since, CANCEL)).size, 'it is asked with the same key what became of it').toBe(1)
  expect(await moves(qa, account)).toEqual(TAKEN_BACK)
})

test('WDR-2 SAF-9 a cancellation that can’t be told is asked again; one that is refused says why', async ({
  page,
  qa,
}) => {
  const account = await atForm(page, qa)
  await withdraw(page)
  await loseAnswers(page, CANCEL, 2)
  await takesBack(page)
  await expect(main(page).getByText('We don’t know yet whether it was cancelled')).toBeVisible()
  await button(main(page), 'Ask again').click()
  await expect(main(page).getByText('€40.00 is back in your wallet.')).toBeVisible()
  const isRefused = main(page).getByText('You have cancelled as many withdrawals as you can for now.')
  for (const outcome of [isBack(page), isBack(page), isRefused]) {
    await button(main(page), 'Start a withdrawal').click()
    await withdraw(page)
    await expect(requested(page)).toBeVisible()
    await takesBack(page)
    await expect(outcome).toBeVisible()
  }
  expect((await moves(qa, account)).filter((move) => move === 'CANCELED main 4000')).toHaveLength(3)
  await test.step('paid meanwhile', async () => {
    await qa.clock({ advanceMs: 3_600_000 })
    await takesBack(page)
    await expect(main(page).getByText('This withdrawal is not pending any more')).toBeVisible()
    await expect(cancelOf(page)).toHaveCount(0)
  })
})

test('WDR-2 in a market that forbids it no cancellation is offered; a reviewed withdrawal says that it is looked at', async ({
  page,
  qa,
}) => {
  await signedIn(
    page,
    qa,
    {
      wallet: { main: 10_000 },
      profile: { market: 'GG', countryCode: 'GB', currency: 'GBP', isWithdrawalReview: true },
    },
    '/en-GG/my-account/banking/withdraw',
  )
  await withdraw(page)
  await expect(main(page).getByText('We look at it before we pay it.')).toBeVisible()
  await expect(main(page).getByText('We look at it', { exact: true })).toBeVisible()
  await expect(cancelOf(page)).toHaveCount(0)
})

test('WDR-2 SAF-9 pending withdrawals that can’t be loaded say so, and can be asked for again', async ({
  page,
  qa,
}) => {
  await qa.fault({ method: 'GET', path: `${CALL}/pendingWithdrawal`, kind: 'status', status: 500 })
  await signedIn(page, qa, HUNDRED, BANKING)
  await expect(main(page).getByText('Your pending withdrawals could not be loaded')).toBeVisible()
  await button(main(page), 'Try again').click()
  await expect(main(page).getByText('No withdrawal is pending.')).toBeVisible()
})

test('WDR-1 GRD-12 RMB-9 payout risk or a suspension closes withdrawals on the page with the way to support; without the area there is no page', async ({
  page,
  qa,
}) => {
  const { playerId } = await signedIn(page, qa, { ...HUNDRED, profile: { permissions: { payout: true } } }, WITHDRAW)
  await expect(heading(page, 'Withdrawals are closed for your account')).toBeVisible()
  await expect(main(page).getByRole('link', { name: 'Ask support' })).toBeVisible()
  expect(await callsTo(qa, 0, 'POST', '/withdrawal/check')).toEqual([])
  await qa.changePlayer(playerId, { profile: { permissions: { payout: false, withdrawal: false } } })
  await page.goto(WITHDRAW)
  await expect(page).toHaveURL(/\/en-UN\/my-account\/account$/)
})
