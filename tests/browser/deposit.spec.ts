import type { FrameLocator, Locator, Page } from '@playwright/test'
import { checkResults, depositStatuses } from '#contract/deposit.ts'
import { signIn } from '../support/playerClient.ts'
import { CARDS, payByCard as payAt, requestDeposit } from '../support/cashier.ts'
import type { Qa } from '../support/qa.ts'
import { violationsOf } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { comesSignedIn } from './signing.ts'
import {
  type Account,
  answerCookies,
  balanceOf,
  button,
  callsTo,
  depositsOf,
  flowOf,
  lastCall,
  openDeposit,
  payByCard,
  rewrite,
  signInAt,
  signedIn,
  writtenOtherwise,
} from './people.ts'

const DEPOSIT = '/en-UN/my-account/banking/deposit'
const CALL = '/api/v1/player/wallet/deposit'
const REQUEST = '/player/wallet/deposit/request'

// Refusals and lost answers are what these tests are about.
test.use({
  expectedConsoleErrors: [
    // A host that no page may frame, and the browser's own page in its place, where nothing can be kept.
    'pay.example',
    'ads.example',
    'bank.example',
    'SecurityError',
    '/player/wallet',
    '/cashier',
    '/player/cookies/consent',
    '501 (Not Implemented)',
  ],
})

const main = (page: Page): Locator => page.getByRole('main')
const cashierOf = (page: Page) => page.frameLocator('iframe[title="Payment"]')

/** Chooses an amount, so that only the yes is missing. */
async function choose(page: Page, amount = '25.00'): Promise<Locator> {
  await page.getByLabel('Amount').fill(amount)
  return button(main(page), 'Continue')
}

/** From the header to the open payment page. */
async function toCashier(page: Page, amount?: string): Promise<void> {
  await openDeposit(page)
  await (await choose(page, amount)).click()
  await expect(cashierOf(page).getByLabel('CVC')).toBeVisible()
}

/** One booking, and a header that shows it. */
async function paidOnce(page: Page, qa: Qa, { playerId }: Account, amount = 2500): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Your deposit has arrived' })).toBeVisible()
  await expect(balanceOf(page)).toHaveText(`€${(amount / 100).toFixed(2)}`)
  expect(await depositsOf(qa, playerId)).toEqual([amount])
}

const SCREENS = [
  ['NOT_ENOUGH_FUNDS', 'ERROR', 'We could not check your deposit', 'Try again'],
  ['EXCEEDS_KYC_LIMIT', 'ERROR', 'We could not check your deposit', 'Try again'],
  ['FAILURE', 'ERROR', 'We could not check your deposit', 'Try again'],
  ['DOCUMENTS_UNDER_REVIEW', 'VERIFYDOCUMENT_UNDER_REVIEW', 'We are looking at your documents', 'Try again'],
  ['DOCUMENTS_REQUIRED', 'VERIFYDOCUMENT_REQUIRED', 'Please verify your account first', 'Upload documents'],
  [
    'DOCUMENTS_REQUIRED_RESTRICTED',
    'VERIFYDOCUMENT_STRICT',
    'Your account is restricted until you verify it',
    'Upload documents',
  ],
  ['WITHDRAWAL_LIMIT_REACHED', 'WITHDRAWAL_LIMIT_REACHED', 'A withdrawal limit is reached', 'Not now'],
  ['SELF_LIMIT_REACHED', 'SELF_LIMIT_REACHED', 'You have reached your deposit limit', 'Not now'],
  ['SELF_SPEND_LIMIT_REACHED', 'SELF_LIMIT_REACHED', 'You have reached your spend limit', 'Not now'],
  ['RESTRICTED', 'RESTRICTED', 'Deposits are closed for your account', 'Not now'],
  ['FORBIDDEN', 'SUSPENDED', 'Your account is suspended', 'Not now'],
  ['DOCUMENTS_PREFERRED', 'VERIFYDOCUMENT_LOYAL', 'We need your documents soon', 'Verify later'],
] as const

test('DEP-1 DEP-3 each result of the check has its own status and screen, and nothing but SUCCESS asks for money', async ({
  page,
  qa,
}) => {
  expect(new Set<string>(['SUCCESS', ...SCREENS.map(([result]) => result)])).toEqual(new Set(checkResults))
  const { playerId } = await signedIn(page, qa)
  const flow = flowOf(page, 'deposit')
  await openDeposit(page)
  await expect(flow).toHaveAttribute('data-status', 'ALLOWED')
  await expect(page.getByText('How would you like to pay?')).toBeVisible()
  for (const [result, status, title, way] of SCREENS) {
    await test.step(`${result} → ${status}`, async () => {
      await qa.changePlayer(playerId, { checks: { deposit: result } })
      await page.goBack()
      await expect(flow).toBeHidden()
      await page.goForward()
      await expect(flow).toHaveAttribute('data-status', status)
      await expect(main(page).getByRole('heading', { name: title })).toBeVisible()
      await expect(button(main(page), way)).toBeEnabled()
      await expect(page.getByLabel('Amount')).toBeHidden()
    })
  }
  await test.step('the loyal variant: days left, and verify later leads on', async () => {
    await expect(page.getByText('14 days are left')).toBeVisible()
    const since = await lastCall(qa)
    await button(main(page), 'Verify later').click()
    await expect(flow).toHaveAttribute('data-status', 'ALLOWED')
    const [check] = await callsTo(qa, since, 'POST', '/deposit/check')
    expect(check?.query).toEqual({ later: 'true' })
  })
  await test.step('a result nobody knows is an error; not now and start again are ways on', async () => {
    await qa.changePlayer(playerId, { checks: { deposit: null } })
    await qa.fault({ method: 'POST', path: `${CALL}/check`, kind: 'malformed', body: { result: 'SOMETHING_NEW' } })
    await page.goBack()
    await expect(flow).toBeHidden()
    await page.goForward()
    await expect(flow).toHaveAttribute('data-status', 'ERROR')
    await button(main(page), 'Not now').click()
    await expect(flow).toHaveAttribute('data-status', 'INACTIVE')
    await button(main(page), 'Start a deposit').click()
    await expect(flow).toHaveAttribute('data-status', 'ALLOWED')
  })
})

test('DEP-1 an answer of the check that does not fit is tried again by the player, and its field is logged', async ({
  page,
  qa,
}) => {
  const said: string[] = []
  page.on('console', (message) => said.push(message.text()))
  await signedIn(page, qa)
  await qa.fault({
    method: 'POST',
    path: `${CALL}/check`,
    kind: 'malformed',
    body: { result: 'SUCCESS', checkId: 'secret-value', limitLeft: 'plenty' },
  })
  await openDeposit(page)
  const flow = flowOf(page, 'deposit')
  await expect(flow).toHaveAttribute('data-status', 'ERROR')
  await expect.poll(() => said.join('\n')).toContain('answer of depositCheck does not fit the contract at "limitLeft"')
  expect(said.join('\n')).not.toMatch(/secret-value|plenty/)
  await button(main(page), 'Try again').click()
  await expect(flow).toHaveAttribute('data-status', 'ALLOWED')
})

test('DEP-3 DEP-5 a limit that is reached says what is left of it, for which period, and when it starts again; documents, how many days are left', async ({
  page,
  qa,
}) => {
  const limit = { limitLeft: 1250, limitType: 'W', resetOn: '2031-05-04T12:00:00Z' }
  const { playerId } = await signedIn(page, qa, { checks: { deposit: 'SELF_LIMIT_REACHED', depositDetails: limit } })
  await openDeposit(page)
  await expect(page.getByRole('heading', { name: 'You have reached your deposit limit' })).toBeVisible()
  await expect(main(page).getByText('Left of your weekly limit: €12.50')).toBeVisible()
  await expect(main(page).getByText('It resets on 04/05/2031')).toBeVisible()
  await expect(main(page).getByRole('link', { name: 'See your limits' })).toBeVisible()
  await qa.changePlayer(playerId, { checks: { deposit: 'SELF_SPEND_LIMIT_REACHED' } })
  await page.goto(DEPOSIT)
  await expect(page.getByRole('heading', { name: 'You have reached your spend limit' })).toBeVisible()
  await expect(main(page).getByText('Left of your daily limit: €0.00')).toBeVisible()
  await expect(main(page).getByText(/It resets on \d\d\/\d\d\/\d{4} at/)).toBeVisible()
  await qa.changePlayer(playerId, { checks: { deposit: 'DOCUMENTS_PREFERRED', depositDetails: { daysLeft: 3 } } })
  await page.goto(DEPOSIT)
  await expect(main(page).getByText('3 days are left')).toBeVisible()
})

test('DEP-1 DEP-5 a limit of the player’s own that leaves less than the ways to pay take is told once, and nobody pays in more', async ({
  page,
  qa,
  operator,
}) => {
  const depositDetails = { limitLeft: 6000, limitType: 'D', resetOn: '2031-05-04T12:00:00Z' }
  const account = await signedIn(page, qa, { checks: { depositDetails } })
  const flow = flowOf(page, 'deposit')
  await openDeposit(page)
  await expect(flow).toHaveAttribute('data-status', 'SELF_LIMIT_NOTIFY')
  await expect(main(page).getByRole('heading', { name: 'A limit of your own applies' })).toBeVisible()
  await expect(main(page).getByText('Left of your daily limit: €60.00')).toBeVisible()
  await expect(main(page).getByText('It resets on 04/05/2031')).toBeVisible()
  await expect(main(page).getByRole('link', { name: 'See your limits' })).toBeVisible()
  await button(main(page), 'Continue').click()
  await expect(main(page).getByRole('radio', { name: 'Card €10 – €60', exact: true })).toBeVisible()
  await expect(main(page).getByRole('group', { name: 'Quick choice' }).getByRole('button')).toHaveText([
    '€10',
    '€20',
    '€50',
  ])
  await test.step('more than is left is not sent, nor taken by the operator', async () => {
    const since = await lastCall(qa)
    await (await choose(page, '61')).click()
    await expect(main(page).getByText('You can pay no more than')).toBeVisible()
    expect(await callsTo(qa, since, 'POST', REQUEST)).toEqual([])
    const client = await signIn(operator.origin, account.email, account.password)
    const answer = await requestDeposit(client, operator.origin, 61)
    expect([answer.status, answer.body.code]).toEqual([409, 'error.deposit.not_allowed'])
  })
  await test.step('read once is enough', async () => {
    await page.goBack()
    await page.goForward()
    await expect(flow).toHaveAttribute('data-status', 'ALLOWED')
  })
})

test('DEP-5 DEP-1 what another tab leaves of a limit is told to this one, with the amount that is too much by now, or that nothing can be paid', async ({
  page,
  qa,
  operator,
}) => {
  const depositDetails = { limitLeft: 6000, limitType: 'D', resetOn: '2031-05-04T12:00:00Z' }
  const account = await signedIn(page, qa, { checks: { depositDetails } })
  const flow = flowOf(page, 'deposit')
  await openDeposit(page)
  await button(main(page), 'Continue').click()
  const client = await signIn(operator.origin, account.email, account.password)
  const payElsewhere = async (amount: number) => {
    const { body } = await requestDeposit(client, operator.origin, amount)
    await payAt(body.action.url, CARDS.good)
  }
  await test.step('less is left than was typed', async () => {
    const yes = await choose(page, '40')
    await payElsewhere(45)
    await yes.click()
    await expect(flow).toHaveAttribute('data-status', 'SELF_LIMIT_NOTIFY')
    await expect(main(page).getByText('Left of your daily limit: €15.00')).toBeVisible()
    await expect(main(page).getByText('Nothing has been charged.')).toBeVisible()
    await button(main(page), 'Continue').click()
    await expect(main(page).getByRole('alert')).toContainText('A limit of your own leaves €15.00')
    await expect(page.getByLabel('Amount')).toHaveValue('40')
    await expect(page.getByLabel('Amount')).toHaveAttribute('aria-invalid', 'true')
    await expect(
      main(page).getByText('You can pay no more than €15 now: a limit of your own leaves no more.'),
    ).toBeVisible()
    await expect(main(page).getByText('You can go on now.')).toHaveCount(0)
  })
  await test.step('less is left than any way takes', async () => {
    const yes = await choose(page, '12')
    await payElsewhere(10)
    await yes.click()
    await expect(flow).toHaveAttribute('data-status', 'SELF_LIMIT_REACHED')
    await expect(main(page).getByText('Left of your daily limit: €5.00')).toBeVisible()
    await expect(main(page).getByRole('link', { name: 'See your limits' })).toBeVisible()
    await expect(button(main(page), 'Not now')).toBeEnabled()
  })
  expect(await depositsOf(qa, account.playerId)).toEqual([1000, 4500])
})

test('DEP-4 DEP-6 each way a deposit may stand at the operator has a screen of its own', async ({
  page,
  qa,
  operator,
}) => {
  const account = await signedIn(page, qa)
  const client = await signIn(operator.origin, account.email, account.password)
  const begun = async () => {
    const { body } = await requestDeposit(client, operator.origin, 25)
    return { id: String(body.depositId), url: String(body.action.url) }
  }
  const paidWith = (card: string) => async () => {
    const { id, url } = await begun()
    await payAt(url, card)
    return id
  }
  const STANDS: Readonly<Record<(typeof depositStatuses)[number], readonly [() => Promise<string>, string, string]>> = {
    WAITING_INPUT: [async () => (await begun()).id, 'allowed.cashier', 'Complete the payment here'],
    CANCELLED: [
      async () => {
        const { id } = await begun()
        await client.post(`/player/wallet/deposit/${id}/cancellation`, {}, `cancel-${id}`)
        return id
      },
      'abandoned',
      'The payment was cancelled. Nothing has been charged.',
    ],
    FAILED: [paidWith(CARDS.refused), 'refused', 'Your bank refused the payment. Nothing has been charged.'],
    SUCCESS: [paidWith(CARDS.good), 'succeeded', '€25.00 is in your wallet.'],
    // The last one: while it waits the operator takes no other.
    PENDING: [paidWith(CARDS.silent), 'allowed.waitingForOutcome', 'Your payment is being confirmed.'],
  }
  for (const [status, [make, state, words]] of Object.entries(STANDS)) {
    await test.step(`${status} → ${state}`, async () => {
      const id = await make()
      expect((await client.get(`/player/wallet/deposit/${id}`)).body.status).toBe(status)
      await page.goto(`${DEPOSIT}?deposit=${id}`)
      await expect(flowOf(page, 'deposit')).toHaveAttribute('data-state', state)
      await expect(main(page).getByText(words)).toBeVisible()
    })
  }
  expect(await depositsOf(qa, account.playerId)).toEqual([2500])
})

test('DEP-1 DEP-3 DEP-5 SAF-5 on a page that stood open, a check that is too old is made again under what was typed, and one that says something else is shown', async ({
  page,
  qa,
}) => {
  const account = await signedIn(page, qa)
  await openDeposit(page)
  await test.step('what could be two amounts is not guessed; thousands parted by a space are a thousand', async () => {
    const amount = page.getByLabel('Amount')
    await amount.click()
    for (const [typed, words] of [
      ['1.000', 'This can be read as two different amounts.'],
      ['99999999999', 'You can pay no more than'],
      ['8 000', 'You can pay no more than'],
    ] as const) {
      await page.keyboard.type(typed)
      await page.keyboard.press('Tab')
      await expect(main(page).getByText(words)).toBeVisible()
      await amount.selectText()
    }
    await page.keyboard.type('31.50')
  })
  await main(page).getByRole('radio').nth(1).check()
  await qa.clock({ advanceMs: 660_000 })
  const since = await lastCall(qa)
  const flow = flowOf(page, 'deposit')
  await test.step('too old: checked again once, what was typed stays, and nothing is sent without the player', async () => {
    await button(main(page), 'Continue').click()
    await expect(main(page).getByText('Nothing has been charged. You can go on now.')).toBeVisible()
    await expect(main(page).getByRole('alert')).toHaveCount(1)
    await expect(page.getByLabel('Amount')).toHaveValue('31.50')
    await expect(main(page).getByRole('radio').nth(1)).toBeChecked()
    await expect(main(page).getByRole('radio').nth(1), 'the focus stays where it was').toBeFocused()
    expect(await callsTo(qa, since, 'POST', '/deposit/check')).toHaveLength(1)
    expect(await callsTo(qa, since, 'POST', REQUEST)).toHaveLength(1)
    await button(main(page), 'Continue').click()
    await expect(flow).toHaveAttribute('data-state', /cashier/)
    const keys = (await callsTo(qa, since, 'POST', REQUEST)).map(({ headers }) => headers['idempotency-key'])
    expect(new Set(keys).size).toBe(2)
    await button(main(page), 'Cancel the payment').click()
    await button(main(page), 'Start again').click()
  })
  for (const [result, title, way] of [
    ['DOCUMENTS_REQUIRED', 'Please verify your account first', 'Upload documents'],
    ['SELF_LIMIT_REACHED', 'You have reached your deposit limit', 'Not now'],
  ] as const) {
    await test.step(`${result} since then`, async () => {
      const yes = await choose(page)
      await qa.changePlayer(account.playerId, { checks: { deposit: result } })
      await yes.click()
      await expect(main(page).getByRole('heading', { name: title })).toBeFocused()
      await expect(main(page).getByText('Nothing has been charged.')).toBeVisible()
      await expect(button(main(page), way)).toBeEnabled()
      await button(main(page), 'Not now').click()
      await qa.changePlayer(account.playerId, { checks: { deposit: null } })
      await button(main(page), 'Start a deposit').click()
    })
  }
  expect(await depositsOf(qa, account.playerId)).toEqual([])
})

test('DEP-2 SAF-5 GRD-12 a player whose deposits are closed is offered none, and the operator takes none', async ({
  page,
  qa,
  operator,
}) => {
  const closed = await qa.player({ profile: { state: 'RESTRICTED' } })
  await answerCookies(page)
  await signInAt(page, '/en-UN/terms', closed)
  await page.goto(DEPOSIT)
  await expect(flowOf(page, 'deposit')).toHaveAttribute('data-status', 'RESTRICTED')
  await expect(main(page).getByRole('heading', { name: 'Deposits are closed for your account' })).toBeVisible()
  const flags = [
    { permissions: { deposit: false } },
    { permissions: { deposit: true, payout: true } },
    { permissions: { payout: false }, suspended: true },
  ]
  for (const profile of flags) {
    await qa.changePlayer(closed.playerId, { profile })
    await page.goto(DEPOSIT)
    await expect(page).toHaveURL(/\/en-UN\/my-account\/account$/)
    await expect(button(page.getByRole('banner'), 'Deposit')).toBeHidden()
  }
  const client = await signIn(operator.origin, closed.email, closed.password)
  const answer = await requestDeposit(client, operator.origin, 20)
  expect(answer.status).toBe(409)
  expect(answer.body.code).toBe('error.deposit.not_allowed')
  expect(await depositsOf(qa, closed.playerId)).toEqual([])
})

test('DEP-4 an operator without any way to pay is said to have none, and can be asked again', async ({ page, qa }) => {
  await signedIn(page, qa)
  await qa.fault({ method: 'GET', path: `${CALL}/methods`, kind: 'status', status: 200, body: [] })
  await openDeposit(page)
  await expect(main(page).getByRole('heading', { name: 'There is no way to pay in right now' })).toBeVisible()
  await expect(main(page).getByRole('link', { name: 'Ask support' })).toBeVisible()
  await expect(page.getByText('How would you like to pay?')).toBeHidden()
  await button(main(page), 'Try again').click()
  await expect(main(page).getByRole('radio', { name: /Card/ })).toBeVisible()
})

test('DEP-4 BON-2 an amount that is too small for the chosen bonus says that the bonus asks for more, and is right once the bonus is left', async ({
  page,
  qa,
}) => {
  const rewards = [
    { title: 'Half on top', campaignCategory: 'OPT_IN', deposit: { percent: 50, minimum: 2000, maximum: 10_000 } },
  ]
  const account = await signedIn(page, qa, { rewards }, DEPOSIT)
  const amount = page.getByLabel('Amount')
  await main(page)
    .getByRole('radio', { name: /Half on top/u })
    .check()
  const since = await lastCall(qa)
  await (await choose(page, '15')).click()
  await expect(amount).toHaveAccessibleDescription(
    'The bonus that you chose asks for at least €20. Without it you can pay from €10.',
  )
  await main(page)
    .getByRole('radio', { name: /^No bonus/u })
    .check()
  await expect(amount).not.toHaveAttribute('aria-invalid', 'true')
  await expect(main(page).getByText('asks for at least')).toHaveCount(0)
  await amount.fill('9')
  await expect(amount).toHaveAccessibleDescription('You can pay no less than €10 in this way.')
  await main(page)
    .getByRole('radio', { name: /Half on top/u })
    .check()
  await expect(amount).toHaveAccessibleDescription(/The bonus that you chose asks for at least €20/)
  expect(await callsTo(qa, since, 'POST', REQUEST)).toEqual([])
  await main(page)
    .getByRole('radio', { name: /^No bonus/u })
    .check()
  await (await choose(page, '15')).click()
  await payByCard(page)
  await paidOnce(page, qa, account, 1500)
})

const bonusBy = (title: string) => ({
  title,
  campaignCategory: 'OPT_IN',
  deposit: { percent: 50, minimum: 1000, maximum: 10_000 },
  lifetime: 3 * 24 * 60 * 60 * 1000,
})
const bonusCard = (page: Page, title: string) => main(page).getByRole('radio', { name: new RegExp(`^${title}`, 'u') })

test('DEP-4 BON-3 a bonus of a deposit says that it would wait while another is active, also one that another tab has claimed or given up meanwhile', async ({
  page,
  qa,
}) => {
  const rewards = [bonusBy('Half on top'), { title: 'Plain' }]
  await signedIn(page, qa, { wallet: { main: 5000 }, rewards }, DEPOSIT)
  const card = bonusCard(page, 'Half on top')
  await expect(card).toHaveAccessibleName(/Time to stake it: \d+ days/u)
  await expect(card).not.toHaveAccessibleName(/It waits/u)
  const tab = await page.context().newPage()
  await tab.goto('/en-UN/my-account/rewards')
  await tab.getByRole('article').filter({ hasText: 'Plain' }).getByRole('button', { name: 'Claim Plain' }).click()
  await expect(card).toHaveAccessibleName(/It waits for its place: Plain is active now, and goes on\./u)
  await tab.goto('/en-UN/my-account/rewards/active')
  await tab.getByRole('button', { name: 'Forfeit Plain' }).click()
  await button(tab, 'Forfeit and lose it').click()
  await expect(card).not.toHaveAccessibleName(/It waits/u)
})

test('DEP-4 BON-2 a bonus whose terms want a yes says under its card that choosing it is the yes, with the terms; others do not', async ({
  page,
  qa,
}) => {
  const terms = '1. Stake it ten times.\n2. One per household.'
  const rewards = [bonusBy('Half on top'), { ...bonusBy('Full on top'), consentRequired: true, terms }]
  await signedIn(page, qa, { wallet: { main: 5000 }, rewards }, DEPOSIT)
  const said = main(page).getByRole('alert').filter({ hasText: 'By choosing this bonus you agree to its conditions:' })
  await expect(bonusCard(page, 'Full on top')).toHaveAccessibleName(/One per household/u)
  await bonusCard(page, 'Half on top').check()
  await expect(said).toHaveCount(0)
  await bonusCard(page, 'Full on top').check()
  await expect(said).toContainText('One per household.')
  expect(await violationsOf(page)).toEqual([])
  await main(page)
    .getByRole('radio', { name: /^No bonus/u })
    .check()
  await expect(said).toHaveCount(0)
})

test('DEP-4 BON-3 what all bonuses of a deposit would wait behind is said once, above them', async ({ page, qa }) => {
  const rewards = [bonusBy('Half on top'), bonusBy('Full on top'), { title: 'Plain', standing: 'ACTIVE' }]
  await signedIn(page, qa, { wallet: { main: 5000 }, rewards }, DEPOSIT)
  await expect(main(page).getByText('waits for its place: Plain is active now, and goes on.')).toHaveCount(1)
  for (const title of ['Half on top', 'Full on top'])
    await expect(bonusCard(page, title)).not.toHaveAccessibleName(/waits/u)
})

test('DEP-4 BON-2 SAF-4 a bonus that is called off before Continue is named and chosen no longer, nothing is charged, and the next press pays once and without it', async ({
  page,
  qa,
}) => {
  const account = await signedIn(page, qa, { rewards: [bonusBy('Half on top')] }, DEPOSIT)
  await bonusCard(page, 'Half on top').check()
  const yes = await choose(page)
  await qa.changePlayer(account.playerId, { rewards: null })
  const since = await lastCall(qa)
  await yes.click()
  const said = main(page).getByRole('alert')
  await expect(said).toContainText('The bonus Half on top can no longer be had')
  await expect(said).toContainText(
    'Nothing has been charged. No bonus is chosen now: if you continue, you pay without one.',
  )
  await expect(said).toBeInViewport()
  await expect(bonusCard(page, 'Half on top')).toHaveCount(0)
  await expect(page.getByLabel('Amount')).toHaveValue('25.00')
  expect(await depositsOf(qa, account.playerId)).toEqual([])
  await yes.click()
  await payByCard(page)
  await paidOnce(page, qa, account)
  await expect(main(page).getByText(/bonus/iu)).toHaveCount(0)
  const requests = await callsTo(qa, since, 'POST', REQUEST)
  expect(requests.map(({ status, body }) => [status, (body as { campaignId: unknown }).campaignId === null])).toEqual([
    [409, false],
    [200, true],
  ])
  expect(new Set(requests.map(({ headers }) => headers['idempotency-key'])).size).toBe(2)
})

test('BON-2 DEP-4 what has arrived says what came of its bonus, also where the payment page had the whole window: given, waiting until when, or not given', async ({
  page,
  qa,
}) => {
  test.slow()
  const rewards = ['First', 'Second', 'Third'].map(bonusBy)
  const account = await signedIn(page, qa, { rewards }, DEPOSIT)
  const paysFor = async (title: string) => {
    await bonusCard(page, title).check()
    await (await choose(page)).click()
  }
  await test.step('given', async () => {
    await paysFor('First')
    await main(page).getByRole('link', { name: 'Open the payment page on its own' }).click()
    await page.getByLabel('Card number').fill(CARDS.good)
    await page.getByLabel('Expiry').fill('12 / 40')
    await page.getByLabel('CVC').fill('123')
    await page.getByRole('button', { name: /^Pay / }).click()
    await page.getByRole('link', { name: 'Back to the site' }).click()
    await expect(main(page).getByText('You got your bonus First: €12.50.')).toBeVisible()
  })
  await test.step('it waits', async () => {
    await button(main(page), 'Deposit again').click()
    await expect(bonusCard(page, 'First')).toHaveCount(0)
    await expect(main(page).getByText('can no longer be had')).toHaveCount(0)
    await paysFor('Second')
    await payByCard(page)
    await expect(main(page)).toContainText(
      /Your bonus Second \(€12\.50\) waits, because another bonus is active\. You can claim it on your rewards page once that one has ended, until \d\d\/\d\d\/\d{4} at \d\d:\d\d/u,
    )
    await expect(main(page).getByRole('link', { name: 'your rewards page' })).toHaveAttribute(
      'href',
      /my-account\/rewards$/u,
    )
  })
  await test.step('not given: it was called off while the card was typed', async () => {
    await button(main(page), 'Deposit again').click()
    await paysFor('Third')
    await expect(cashierOf(page).getByLabel('CVC')).toBeVisible()
    await qa.changePlayer(account.playerId, { rewards: null })
    await payByCard(page)
    await expect(main(page)).toContainText('The bonus that you chose was not given with this deposit.')
    await expect(main(page).getByRole('link', { name: 'Our support can tell you why' })).toBeVisible()
  })
  expect(await depositsOf(qa, account.playerId)).toEqual([2500, 2500, 2500])
})

test('DEP-4 what has arrived is what the operator has booked, whatever was asked for', async ({ page, qa }) => {
  await signedIn(page, qa)
  await toCashier(page, '50')
  await page.route('**/player/wallet/deposit/*', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...((await response.json()) as object), amount: 25 } })
  })
  await payByCard(page)
  await expect(page.getByRole('heading', { name: 'Your deposit has arrived' })).toBeVisible()
  await expect(main(page).getByText('€25.00 is in your wallet.')).toBeVisible()
})

test('DEP-4 a refused card, a bank check, and a payment given up end as they should', async ({ page, qa }) => {
  const account = await signedIn(page, qa)
  const flow = flowOf(page, 'deposit')
  await test.step('refused: nothing is booked, another way is offered', async () => {
    await toCashier(page)
    await payByCard(page, 'refused')
    await expect(flow).toHaveAttribute('data-status', 'FAILED')
    await expect(
      page.getByText('Your bank refused the payment. Nothing has been charged. Your bank can tell you why.'),
    ).toBeVisible()
    expect(await depositsOf(qa, account.playerId)).toEqual([])
    // What had the focus has gone with its step: who uses the keyboard or a screen reader is at the new one.
    await expect(main(page).getByRole('heading', { name: 'The payment was refused' })).toBeFocused()
    await button(main(page), 'Try another way').click()
    await expect(main(page).getByRole('radio', { name: /Card/ })).toBeFocused()
  })
  await test.step('given up: nothing is booked', async () => {
    await (await choose(page)).click()
    await expect(cashierOf(page).getByLabel('Card number')).toBeVisible()
    await button(main(page), 'Cancel the payment').click()
    await expect(flow).toHaveAttribute('data-status', 'CANCELLED')
    expect(await depositsOf(qa, account.playerId)).toEqual([])
    await button(main(page), 'Start again').click()
  })
  await test.step('given up on the payment page itself', async () => {
    await (await choose(page)).click()
    await cashierOf(page).getByRole('button', { name: 'Cancel payment' }).click()
    await expect(flow).toHaveAttribute('data-status', 'CANCELLED')
    await button(main(page), 'Start again').click()
  })
  await test.step('the bank asks for its code: a wrong one is asked for again, the right one pays', async () => {
    await (await choose(page)).click()
    await payByCard(page, 'challenge')
    const code = cashierOf(page).getByLabel('Code from your bank')
    await code.fill('000000')
    await cashierOf(page).getByRole('button', { name: 'Confirm' }).click()
    await expect(cashierOf(page).getByText('This is not the code.')).toBeVisible()
    await code.fill('123456')
    await cashierOf(page).getByRole('button', { name: 'Confirm' }).click()
    await paidOnce(page, qa, account)
  })
})

const OTHER_WAYS = [
  [
    'Trustly',
    async (cashier: FrameLocator) => {
      await cashier.getByRole('button', { name: 'Harbour Demo Bank' }).click()
      await cashier.getByLabel('Customer number').fill('12345678')
      await cashier.getByRole('button', { name: 'Log in' }).click()
      await cashier.getByRole('button', { name: 'Approve payment' }).click()
    },
    'Trustly Harbour Demo Bank •••• 5678',
  ],
  [
    'Skrill',
    async (cashier: FrameLocator) => {
      await cashier.getByLabel('Account email').fill('player@wallet.example')
      await cashier.getByLabel('Account password').fill('demo-wallet')
      await cashier.getByLabel('Account password').press('Enter')
      await cashier.getByRole('button', { name: 'Approve payment' }).click()
    },
    'Skrill p•••@wallet.example',
  ],
  [
    'paysafecard',
    async (cashier: FrameLocator) => {
      await cashier.getByLabel('16-digit PIN').pressSequentially(`70000050${String(Date.now()).slice(-6)}11`)
      await expect(cashier.getByLabel('16-digit PIN')).toHaveValue(/^7000 0050 \d{4} \d{4}$/)
      await cashier.getByRole('button', { name: /^Pay / }).click()
    },
    'paysafecard',
  ],
  [
    'Siru',
    async (cashier: FrameLocator) => {
      await cashier.getByLabel('Mobile number').fill('+358 40 123 4567')
      await cashier.getByRole('button', { name: 'Send the code' }).click()
      await cashier.getByLabel('Code from the text message').fill('123456')
      await cashier.getByRole('button', { name: 'Confirm' }).click()
    },
    'Siru •••• 67',
  ],
] as const

test('DEP-4 a bank, an e-wallet, a voucher and a phone bill each pay on their own page, and are offered first, masked, the next time', async ({
  page,
  qa,
}) => {
  const account = await signedIn(page, qa, { profile: { market: 'FI', countryCode: 'FI' } })
  for (const [index, [name, pay, remembered]] of OTHER_WAYS.entries()) {
    await test.step(name, async () => {
      await page.goto(DEPOSIT)
      await main(page)
        .getByRole('radio', { name: new RegExp(`^${name}`) })
        .check()
      await (await choose(page)).click()
      await pay(cashierOf(page))
      await expect(page.getByRole('heading', { name: 'Your deposit has arrived' })).toBeVisible()
      expect(await depositsOf(qa, account.playerId)).toHaveLength(index + 1)
      await button(main(page), 'Deposit again').click()
      await expect(main(page).getByRole('radio').first()).toHaveAccessibleName(new RegExp(`^${remembered} Used before`))
    })
  }
})

test('DEP-4 SAF-12 a card used before is offered masked, asks for its code alone, and another one can be typed', async ({
  page,
  qa,
}) => {
  const account = await signedIn(page, qa, {}, DEPOSIT)
  await (await choose(page)).click()
  await payByCard(page)
  await paidOnce(page, qa, account)
  await button(main(page), 'Deposit again').click()
  await expect(main(page).getByRole('radio').first()).toHaveAccessibleName(/^Card •••• 4242 Used before/)
  await (await choose(page)).click()
  const cashier = cashierOf(page)
  await expect(cashier.getByText('•••• 4242')).toBeVisible()
  await expect(cashier.getByLabel('Card number')).toHaveCount(0)
  await expect(cashier.getByLabel('Security code (CVC)')).toBeFocused()
  await cashier.getByRole('button', { name: 'Pay with another card' }).click()
  await expect(cashier.getByLabel('Card number')).toBeVisible()
  await cashier.getByRole('button', { name: 'Pay with •••• 4242' }).click()
  await cashier.getByLabel('Security code (CVC)').fill('123')
  await cashier.getByLabel('Security code (CVC)').press('Enter')
  await expect(balanceOf(page)).toHaveText('€50.00')
  expect(await depositsOf(qa, account.playerId)).toEqual([2500, 2500])
})

/** The answer to a request for a deposit, with another address of its payment page. */
const withPage = (change: (url: string) => string) => (body: string) => {
  const deposit = JSON.parse(body) as { action: { url: string } }
  return JSON.stringify({ ...deposit, action: { ...deposit.action, url: change(deposit.action.url) } })
}

test('DEP-4 a payment page whose address is written otherwise than browsers write it is heard when it is paid', async ({
  page,
  qa,
}) => {
  const account = await signedIn(page, qa)
  await rewrite(page, `**${REQUEST}`, withPage(writtenOtherwise))
  await toCashier(page)
  await payByCard(page)
  await paidOnce(page, qa, account)
})

test('DEP-4 DEP-6 SAF-11 a payment page that is a script is never opened: its field is logged, and the deposit looked up', async ({
  page,
  qa,
}) => {
  const said: string[] = []
  page.on('console', (message) => said.push(message.text()))
  const account = await signedIn(page, qa)
  await openDeposit(page)
  const yes = await choose(page)
  const script = withPage(() => 'javascript:document.title="taken"')
  await rewrite(page, `**${REQUEST}`, script, 1)
  await yes.click()
  await expect.poll(() => said.join('\n')).toContain('does not fit the contract at "action.url"')
  await expect(page.locator('iframe[title="Payment"]')).toHaveAttribute('src', /^http/)
  await payByCard(page)
  await paidOnce(page, qa, account)
})

test('DEP-4 a payment page that may not be framed says so and that nothing was charged; one that takes long claims nothing and can be paid on', async ({
  page,
  qa,
}) => {
  await page.clock.install()
  const account = await signedIn(page, qa)
  const trouble = main(page).getByRole('alert').filter({ hasText: 'The payment page does not load' })
  const late = main(page).getByRole('alert').filter({ hasText: 'The payment page takes long' })
  await openDeposit(page)
  await test.step('its host is not among those that the settings name', async () => {
    const yes = await choose(page)
    await rewrite(
      page,
      `**${REQUEST}`,
      withPage(() => 'https://pay.example/card'),
      1,
    )
    await yes.click()
    await expect(trouble).toContainText('Nothing has been charged. Cancel the payment, then try again')
    await button(main(page), 'Cancel the payment').click()
    await button(main(page), 'Start again').click()
  })
  await test.step('one picture of it hangs: it is there, is paid on, and nothing is claimed about it', async () => {
    const hangs = Promise.withResolvers<void>()
    await page.route('**/hangs.png', async (route) => {
      await hangs.promise
      await route.abort()
    })
    await page.route(
      '**/cashier/*',
      async (route) => {
        const response = await route.fetch()
        const html = await response.text()
        // Its own policy would keep the picture out.
        const headers = { ...response.headers(), 'content-security-policy': "frame-ancestors 'self'" }
        await route.fulfill({ headers, body: html.replace('</body>', '<img src="/hangs.png" alt=""></body>') })
      },
      { times: 1 },
    )
    const asked = page.waitForRequest('**/hangs.png')
    await (await choose(page)).click()
    await asked
    await expect(cashierOf(page).getByLabel('Card number')).toBeVisible()
    await page.clock.fastForward(16_000)
    await expect(late).toContainText(
      'If you can see it, go on there. If not, cancel the payment, then try again or choose another way to pay.',
    )
    await expect(main(page).getByText('Nothing has been charged')).toHaveCount(0)
    await expect(trouble).toHaveCount(0)
    await payByCard(page)
    await paidOnce(page, qa, account)
    hangs.resolve()
  })
})

test('DEP-4 a payment page that goes on to a host that may not be framed says that it may be gone and claims nothing, for the browser does not tell which frame of the page it was', async ({
  page,
  qa,
}) => {
  const account = await signedIn(page, qa)
  const trouble = main(page).getByRole('alert').filter({ hasText: 'The payment page may not have loaded' })
  await openDeposit(page)
  await (await choose(page)).click()
  await expect(cashierOf(page).getByLabel('Card number')).toBeVisible()
  await test.step('another frame of the page', async () => {
    await page.evaluate(async () => {
      const frame = document.createElement('iframe')
      const isLoaded = new Promise((resolve) => frame.addEventListener('load', resolve))
      const isRefused = new Promise((resolve) => document.addEventListener('securitypolicyviolation', resolve))
      frame.src = 'https://ads.example/x'
      document.body.append(frame)
      await Promise.all([isLoaded, isRefused])
      frame.remove()
    })
    await expect(cashierOf(page).getByLabel('Card number')).toBeVisible()
    await expect(trouble).toContainText('If you can see it, go on there. If not, cancel the payment')
  })
  await page.reload()
  await button(main(page), 'Go on with it').click()
  await expect(cashierOf(page).getByLabel('Card number')).toBeVisible()
  await expect(trouble).toHaveCount(0)
  await test.step('the payment page itself', async () => {
    const url = String(await page.locator('iframe[title="Payment"]').getAttribute('src'))
    await page
      .frame({ url })
      ?.evaluate(() => {
        location.href = 'https://bank.example/login'
      })
      .catch(() => {})
    await expect(trouble).toContainText('If not, cancel the payment, then try again')
    await expect(main(page).getByText('Nothing has been charged')).toHaveCount(0)
  })
  await button(main(page), 'Cancel the payment').click()
  await expect(button(main(page), 'Start again')).toBeVisible()
  expect((await qa.ledger(account.playerId)).filter(({ kind }) => kind === 'DEPOSIT')).toEqual([])
})

test('DEP-4 a payment page that keeps silent says that it takes long, and is shown all the same when it comes', async ({
  page,
  qa,
}) => {
  await page.clock.install()
  const account = await signedIn(page, qa)
  await openDeposit(page)
  const late = main(page).getByRole('alert').filter({ hasText: 'The payment page takes long' })
  const asked = Promise.withResolvers<void>()
  const comes = Promise.withResolvers<void>()
  await page.route(
    '**/cashier/*',
    async (route) => {
      asked.resolve()
      await comes.promise
      await route.continue()
    },
    { times: 1 },
  )
  await (await choose(page)).click()
  await asked.promise
  await expect(late).toHaveCount(0)
  await page.clock.fastForward(16_000)
  await expect(late).toBeVisible()
  await expect(main(page).getByText('Nothing has been charged')).toHaveCount(0)
  comes.resolve()
  await expect(late).toHaveCount(0)
  await payByCard(page)
  await paidOnce(page, qa, account)
})

test('DEP-4 SAF-5 a deposit that the operator refuses, or a newer one closes, says so and sends nobody to the bank', async ({
  page,
  qa,
  operator,
}) => {
  const account = await signedIn(page, qa)
  await test.step('the account may not take deposits any more as it is paid: support is where to ask', async () => {
    await toCashier(page)
    await qa.changePlayer(account.playerId, { checks: { deposit: 'RESTRICTED' } })
    await payByCard(page)
    await expect(
      main(page).getByText(
        'Deposits are not possible with your account right now. Nothing has been charged. Our support can tell you why.',
      ),
    ).toBeVisible()
    await expect(main(page).getByRole('link', { name: 'Ask support' })).toBeVisible()
    await qa.changePlayer(account.playerId, { checks: { deposit: null } })
    await button(main(page), 'Not now').click()
    await button(main(page), 'Start a deposit').click()
  })
  await test.step('another device has begun a newer one', async () => {
    await (await choose(page)).click()
    await expect(cashierOf(page).getByLabel('Card number')).toBeVisible()
    const client = await signIn(operator.origin, account.email, account.password)
    await requestDeposit(client, operator.origin, 20)
    await button(main(page), 'Cancel the payment').click()
    await expect(
      main(page).getByText('A newer deposit has been started, perhaps in another tab, so this one was closed.'),
    ).toBeVisible()
    await expect(main(page).getByText('The payment was cancelled.')).toBeHidden()
  })
  expect(await depositsOf(qa, account.playerId)).toEqual([])
})

test('DEP-4 DEP-6 SAF-9 a bank that does not answer is waited for, then said to be unknown, then looked up again', async ({
  page,
  qa,
}) => {
  await page.clock.install()
  const account = await signedIn(page, qa)
  await toCashier(page)
  const since = await lastCall(qa)
  await payByCard(page, 'silent')
  const flow = flowOf(page, 'deposit')
  await expect(page.getByText('Your payment is being confirmed.')).toBeVisible()
  for (let look = 0; look < 25; look++) {
    await expect(flow).toHaveAttribute('data-state', /waitingForOutcome|outcomeUnknown/)
    if ((await flow.getAttribute('data-state')) === 'outcomeUnknown') break
    await page.clock.fastForward(3000)
  }
  await expect(flow).toHaveAttribute('data-status', 'PENDING')
  await expect(page.getByRole('heading', { name: /what became of your deposit/ })).toBeVisible()
  expect(await callsTo(qa, since, 'POST', REQUEST), 'it is looked up, never sent again').toEqual([])
  await qa.clock({ advanceMs: 91_000 })
  await button(main(page), 'Look it up again').click()
  await expect(flow).toHaveAttribute('data-status', 'FAILED')
  expect(await depositsOf(qa, account.playerId)).toEqual([])
})

test('DEP-6 SAF-4 neither a double click nor Enter twice, on the page or at the card, pays twice', async ({
  page,
  qa,
}) => {
  const account = await signedIn(page, qa)
  await openDeposit(page)
  const since = await lastCall(qa)
  await test.step('double click on Continue', async () => {
    await (await choose(page)).dblclick()
    await expect(cashierOf(page).getByLabel('Card number')).toBeVisible()
    expect(await callsTo(qa, since, 'POST', REQUEST)).toHaveLength(1)
    await button(main(page), 'Cancel the payment').click()
    await button(main(page), 'Start again').click()
  })
  await test.step('Enter twice in the amount', async () => {
    await choose(page)
    await page.getByLabel('Amount').evaluate((field) => {
      const form = (field as HTMLInputElement).form
      form?.requestSubmit()
      form?.requestSubmit()
    })
    await expect(cashierOf(page).getByLabel('Card number')).toBeVisible()
    expect(await callsTo(qa, since, 'POST', REQUEST)).toHaveLength(2)
  })
  await test.step('double click on Pay', async () => {
    const cashier = cashierOf(page)
    await cashier.getByLabel('Card number').fill('4242 4242 4242 4242')
    await cashier.getByLabel('Expiry').fill('12 / 40')
    await cashier.getByLabel('CVC').fill('123')
    await cashier.getByRole('button', { name: /^Pay / }).dblclick()
    await paidOnce(page, qa, account)
  })
})

test('DEP-6 SAF-4 a request whose answer is lost is looked up by its key by itself and paid once', async ({
  page,
  qa,
}) => {
  const account = await signedIn(page, qa)
  await openDeposit(page)
  const since = await lastCall(qa)
  // The browser itself sends a request again when a kept connection is cut, up to twice: all those answers are lost.
  await qa.fault({ method: 'POST', path: `${CALL}/request`, kind: 'late', times: 3 })
  await (await choose(page)).click()
  await payByCard(page)
  await paidOnce(page, qa, account)
  const requests = await callsTo(qa, since, 'POST', REQUEST)
  expect(requests.map(({ status }) => status)).toEqual([0, 0, 0, 200])
  const [first, ...again] = requests
  expect(first?.headers['idempotency-key']).toMatch(/^[0-9a-f-]{36}$/)
  for (const { headers, body } of again) {
    expect(headers['idempotency-key']).toBe(first?.headers['idempotency-key'])
    expect(body).toEqual(first?.body)
  }
})

test('DEP-6 SAF-4 after a reload, a closed tab or a change of language a deposit that was begun is gone on with on its own page, and paid once', async ({
  page,
  context,
  qa,
}) => {
  const account = await signedIn(page, qa)
  const since = await lastCall(qa)
  const begun = main(page).getByRole('heading', { name: 'You have begun a deposit' })
  // Its title is in the language of the page.
  const payment = main(page).locator('iframe')
  await toCashier(page, '40')
  const address = await payment.getAttribute('src')
  await test.step('a reload offers it, and offers no second one beside it', async () => {
    await page.reload()
    await expect(begun).toBeVisible()
    await expect(main(page).getByText('It is of €40.00 and not paid yet.')).toBeVisible()
    await expect(page.getByLabel('Amount')).toBeHidden()
    await button(main(page), 'Go on with it').click()
    await expect(payment).toHaveAttribute('src', address ?? '')
  })
  await test.step('so does another language', async () => {
    await page.goto('/fi-UN/my-account/banking/deposit')
    await button(main(page), 'Jatka sitä').click()
    await expect(payment).toHaveAttribute('src', address ?? '')
  })
  const other = await context.newPage()
  await test.step('the tab is closed, and the deposit page opened again: the same one', async () => {
    await page.close()
    await other.goto(DEPOSIT)
    await button(main(other), 'Go on with it').click()
    await expect(other.locator('iframe[title="Payment"]')).toHaveAttribute('src', address ?? '')
    await payByCard(other)
    await paidOnce(other, qa, account, 4000)
    expect(await callsTo(qa, since, 'POST', REQUEST)).toHaveLength(1)
  })
  await test.step('after it is paid nothing is offered, and nothing that was typed is left', async () => {
    await other.goto('/en-UN/terms')
    await other.goto(DEPOSIT)
    await expect(other.getByLabel('Amount')).toHaveValue('')
    await other.reload()
    await expect(other.getByLabel('Amount')).toHaveValue('')
    expect(await depositsOf(qa, account.playerId)).toEqual([4000])
  })
})

test('DEP-6 SAF-4 a deposit that was begun is given up by who does not want it, and is not gone on with when it was paid meanwhile', async ({
  page,
  context,
  qa,
}) => {
  const account = await signedIn(page, qa)
  await toCashier(page, '40')
  const other = await context.newPage()
  await other.goto(DEPOSIT)
  await test.step('given up in one tab: the payment page of the other takes no money', async () => {
    await button(main(other), 'Give it up').click()
    await expect(main(other).getByText('The payment was cancelled. Nothing has been charged.')).toBeVisible()
    await payByCard(page)
    await expect(flowOf(page, 'deposit')).toHaveAttribute('data-status', 'CANCELLED')
    expect(await depositsOf(qa, account.playerId)).toEqual([])
  })
  await test.step('paid in one tab: the other says so', async () => {
    await button(main(page), 'Start again').click()
    await (await choose(page)).click()
    await expect(cashierOf(page).getByLabel('Card number')).toBeVisible()
    await other.reload()
    await expect(button(main(other), 'Go on with it')).toBeEnabled()
    await payByCard(page)
    await paidOnce(page, qa, account)
    await button(main(other), 'Go on with it').click()
    await paidOnce(other, qa, account)
  })
})

test('DEP-4 DEP-6 a payment page with the whole window leads back to the deposit, which says what became of it', async ({
  page,
  qa,
}) => {
  const account = await signedIn(page, qa)
  await toCashier(page)
  const since = await lastCall(qa)
  await main(page).getByRole('link', { name: 'Open the payment page on its own' }).click()
  await page.getByLabel('Card number').fill('4242 4242 4242 4242')
  await page.getByLabel('Expiry').fill('12 / 40')
  await page.getByLabel('CVC').fill('123')
  await page.getByRole('button', { name: /^Pay / }).click()
  await page.getByRole('link', { name: 'Back to the site' }).click()
  await paidOnce(page, qa, account)
  await expect(page, 'said once').toHaveURL(new RegExp(`${DEPOSIT}$`))
  expect(await callsTo(qa, since, 'POST', REQUEST)).toEqual([])
  await page.reload()
  await expect(page.getByLabel('Amount')).toBeVisible()
  await test.step('an id that somebody made up is nothing', async () => {
    await page.goto(`${DEPOSIT}?deposit=made-up`)
    await expect(page.getByLabel('Amount')).toBeVisible()
  })
})

test('DEP-6 after success Back leads out in one step, and nothing is paid again', async ({ page, qa }) => {
  const account = await signedIn(page, qa)
  await toCashier(page)
  await payByCard(page)
  await paidOnce(page, qa, account)
  const since = await lastCall(qa)
  // The payment page leaves no entries of its own in the history: one press leads out.
  await page.goBack()
  await expect(page).toHaveURL(/\/en-UN\/terms$/)
  await expect(flowOf(page, 'deposit')).toBeHidden()
  await page.goto(DEPOSIT)
  await expect(flowOf(page, 'deposit')).toHaveAttribute('data-status', 'ALLOWED')
  expect(await callsTo(qa, since, 'POST', REQUEST)).toEqual([])
  expect(await depositsOf(qa, account.playerId)).toEqual([2500])
})

test('DEP-6 SAF-4 a reload or another tab while the bank is silent shows the waiting deposit, offers no second one, and says how it ends', async ({
  page,
  context,
  qa,
}) => {
  const account = await signedIn(page, qa)
  const other = await context.newPage()
  await other.goto('/en-UN/my-account/banking/deposit')
  await other.getByLabel('Amount').fill('45.00')
  await toCashier(page)
  await payByCard(page, 'silent')
  await expect(page.getByText('Your payment is being confirmed.')).toBeVisible()
  const since = await lastCall(qa)
  await button(other.getByRole('main'), 'Continue').click()
  await expect(other.getByText('Your payment is being confirmed.')).toBeVisible()
  await expect(other.getByLabel('Amount')).toBeHidden()
  expect(await callsTo(qa, since, 'POST', REQUEST), 'asked once, and told why not').toMatchObject([{ status: 409 }])
  await other.close()
  await page.reload()
  const flow = flowOf(page, 'deposit')
  await expect(flow).toHaveAttribute('data-status', 'ALLOWED')
  await expect(page.getByText('Your payment is being confirmed.')).toBeVisible()
  await expect(page.getByLabel('Amount')).toBeHidden()
  await expect(page.locator('iframe[title="Payment"]')).toBeHidden()
  await qa.clock({ advanceMs: 91_000 })
  await expect(flow).toHaveAttribute('data-status', 'FAILED')
  expect(await depositsOf(qa, account.playerId)).toEqual([])
  await button(main(page), 'Try another way').click()
  await expect(page.getByLabel('Amount')).toBeVisible()
})

test('DEP-6 SAF-4 two tabs that both open a payment book one: the newer, and the older says so', async ({
  page,
  qa,
  context,
}) => {
  const account = await signedIn(page, qa)
  const other = await context.newPage()
  await other.goto(DEPOSIT)
  const yes = await choose(other)
  await toCashier(page, '60')
  await yes.click()
  await expect(cashierOf(other).getByLabel('Card number')).toBeVisible()
  await payByCard(page)
  await expect(flowOf(page, 'deposit')).toHaveAttribute('data-status', 'CANCELLED')
  await payByCard(other)
  await paidOnce(other, qa, account)
  await expect(balanceOf(page), 'the first tab hears of it').toHaveText('€25.00')
  await expect(main(page).getByText('Start again to go on with the newer one.')).toBeVisible()
})

const toldDeposits = (tab: Page) =>
  tab.evaluate(() =>
    ((window as { dataLayer?: { event: string }[] }).dataLayer ?? [])
      .map(({ event }) => event)
      .filter((event) => event.endsWith('Deposit')),
  )
const hasArrived = (tab: Page) => expect(tab.getByRole('heading', { name: 'Your deposit has arrived' })).toBeVisible()

test('DEP-7 APP-11 the first and each later deposit is told once to the data layer, in one of two tabs and after reloads, and only with the flag', async ({
  page,
  context,
  qa,
}) => {
  await qa.world({ flags: { tracking: true } })
  await page.addInitScript(() => {
    localStorage.setItem('cookie-consent-accepted', 'true')
    localStorage.setItem('cookie-consent-options', '{"marketing":true}')
    localStorage.setItem('market', '"UN"')
  })
  await comesSignedIn(page, await qa.player(), '/en-UN/terms')
  await toCashier(page)
  const other = await context.newPage()
  await other.goto(DEPOSIT)
  await button(main(other), 'Go on with it').click()
  await payByCard(page)
  await hasArrived(page)
  expect(await toldDeposits(page)).toEqual(['firstDeposit'])
  await payByCard(other)
  await hasArrived(other)
  expect(await toldDeposits(other), 'the other tab sees the same deposit').toEqual([])
  await other.close()
  const id = await page.evaluate(() => (JSON.parse(localStorage.getItem('tracked-deposits') ?? '[]') as string[])[0])
  await page.goto(`${DEPOSIT}?deposit=${String(id)}`)
  await hasArrived(page)
  expect(await toldDeposits(page), 'seen again').toEqual([])
  await button(main(page), 'Deposit again').click()
  await (await choose(page)).click()
  await payByCard(page)
  await hasArrived(page)
  expect(await toldDeposits(page)).toEqual(['recurringDeposit'])
  await qa.world({ flags: { tracking: false } })
  await page.goto(DEPOSIT)
  await (await choose(page)).click()
  await payByCard(page)
  await hasArrived(page)
  expect(await toldDeposits(page), 'without the flag').toEqual([])
})

test('DEP-4 LOC-13 ways to pay are named in the language of the page, whatever the operator calls them', async ({
  page,
  qa,
}) => {
  await answerCookies(page)
  await comesSignedIn(page, await qa.player({ wallet: { main: 10_000 } }), '/fi-UN/my-account/banking/deposit')
  await expect(main(page).getByRole('radio', { name: /^Kortti/ })).toBeVisible()
  await expect(main(page).getByRole('radio', { name: /^Card/ })).toHaveCount(0)
})
