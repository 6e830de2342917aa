import type { FrameLocator, Locator, Page } from '@playwright/test'
import { applicant, fillDetails, signUpPanel } from './applicant.ts'
import { expect, test } from './fixtures.ts'
import {
  answerCookies,
  balanceOf,
  button,
  callsTo,
  depositsOf,
  flowOf,
  rewrite,
  signInAt,
  writtenOtherwise,
} from './people.ts'
import type { Qa } from '../support/qa.ts'

// Signing up and in by paying with a bank, against the operator's own bank page.

let people = 0

/** A bank customer nobody has seen before. */
function newCustomer(): { readonly number: string; readonly email: string; readonly phone: string } {
  people += 1
  const digits = String((Date.now() % 1_000_000) * 10 + (people % 10)).padStart(7, '4')
  return { number: `1${digits}`.replace(/99$/, '98'), email: `payer-${digits}@example.org`, phone: `40${digits}` }
}
type Customer = ReturnType<typeof newCustomer>

const panel = (page: Page): Locator => flowOf(page, 'payAndPlay')
const bank = (page: Page): FrameLocator => page.frameLocator('iframe[title="Your bank"]')
const is = (page: Page, state: string) => expect(panel(page)).toHaveAttribute('data-state', state)

async function openPanel(page: Page, path = '/en-UN/signup/pnp'): Promise<void> {
  await answerCookies(page)
  await page.goto(path)
}

async function chooseAmount(page: Page, amount = '50'): Promise<void> {
  await panel(page).getByLabel('Amount').fill(amount)
  await button(panel(page), 'Continue').click()
  await is(page, 'provider')
}

async function logInAtBank(page: Page, customer: string): Promise<void> {
  await bank(page).getByLabel('Customer number').fill(customer)
  await bank(page).getByLabel('First name').fill('Aino')
  // Each their own name: one who is kept out in a test is nobody's namesake in another.
  const letters = customer.replaceAll(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit)))
  await bank(page).getByLabel('Last name').fill(`Korhonen ${letters}`)
  await bank(page).getByRole('button', { name: 'Log in' }).click()
  await expect(bank(page).getByRole('heading')).toHaveText('Approve the payment')
}

const approve = (page: Page) => bank(page).getByRole('button', { name: 'Approve' }).click()

async function payAs(page: Page, customer: Customer): Promise<void> {
  await chooseAmount(page)
  await logInAtBank(page, customer.number)
  await approve(page)
}

/** The bank breaks out of its frame: the callback's address is caught, to be opened in the page itself. */
async function callbackOf(page: Page, customer: Customer): Promise<string> {
  await chooseAmount(page)
  await logInAtBank(page, customer.number)
  const caught = Promise.withResolvers<string>()
  await page.route(
    '**/cashier/bank/*/approve',
    async (route) => {
      const answer = (await (await route.fetch()).json()) as { location: string }
      caught.resolve(answer.location)
      await route.abort()
    },
    { times: 1 },
  )
  await approve(page)
  return caught.promise
}

async function fillForm(page: Page, customer: Customer): Promise<void> {
  const form = panel(page)
  await form.getByLabel('Email').fill(customer.email)
  await form.getByLabel('Phone number').fill(customer.phone)
  await form.getByLabel('Date of birth').fill('14/05/1990')
  await form.getByLabel('Postal code').fill('00100')
  await form.getByRole('checkbox', { name: /all conditions/i }).check()
}

/** The next call does its work, and its answer is lost on the way. */
const loseAnswer = (page: Page, call: string) =>
  page.route(
    `**/api/v1/paynplay/player/${call}`,
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )

const isIn = (page: Page) => expect(balanceOf(page)).toBeVisible({ timeout: 15_000 })

/** A new player is welcomed first, but where the first sign-in had no answer. */
async function logOut(page: Page, isWelcomed = true): Promise<void> {
  if (isWelcomed) await button(page.getByRole('dialog', { name: /^Welcome/ }), 'Close').click()
  await page.getByRole('button', { name: /Account menu/ }).click()
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible()
}

/** Who signed in last by paying. */
const lastPlayer = async (qa: Qa): Promise<number> => {
  const calls = await callsTo(qa, 0, 'POST', '/paynplay/player/login')
  return (calls.at(-1)!.body as { playerId: number }).playerId
}

test('PNP-1 PNP-2 NAV-1 SAF-5 SAF-9 SAF-12 a newcomer who left a sign-up by halves pays at the bank, fills in the rest, and is a player with the amount once; the next time needs no form', async ({
  page,
  qa,
  expectedConsoleErrors,
}) => {
  // A new player has stored no consent yet.
  expectedConsoleErrors.push('cookies/consent')
  const customer = newCustomer()
  // What this browser has begun with the same e-mail is in nobody's way.
  await openPanel(page, '/en-UN/signup')
  await fillDetails(signUpPanel(page), { ...applicant(), email: customer.email })
  await expect(flowOf(page, 'registration')).toHaveAttribute('data-status', 'ContactInfo')
  await page.goto('/en-UN/signup/pnp')
  // Bounds are the form's own, and what was wrong is said on the field.
  await panel(page).getByLabel('Amount').fill('9')
  await button(panel(page), 'Continue').click()
  await expect(panel(page).getByLabel('Amount')).toBeFocused()
  await expect(panel(page).getByLabel('Amount')).toHaveAccessibleDescription(/no less than €10/)
  await page.reload()
  await expect(panel(page).getByLabel('Amount')).toHaveValue('9')
  await payAs(page, customer)
  await is(page, 'signUpForm')
  expect(page.url()).toMatch(/\/en-UN\/signup\/pnp$/)
  for (const frame of page.frames()) expect(frame.url()).not.toContain('code')

  // Each field says what is missing; the first one has the focus.
  await button(panel(page), 'Continue').click()
  await expect(panel(page).getByLabel('Email')).toBeFocused()
  await expect(panel(page).getByLabel('Email')).toHaveAccessibleDescription(/Enter your email/)
  await expect(panel(page).getByRole('checkbox', { name: /terms and conditions/i })).toHaveAccessibleDescription(
    /accept/,
  )
  await fillForm(page, customer)
  await button(panel(page), 'Continue').click()
  await isIn(page)
  await expect(balanceOf(page)).toContainText('50.00')
  const playerId = await lastPlayer(qa)
  expect(await depositsOf(qa, playerId)).toEqual([5000])
  // The parameters of the authorise call as the sources name them.
  const [asked] = await callsTo(qa, 0, 'GET', '/oauth2/authorize')
  expect(asked?.query).toMatchObject({
    response_type: 'code',
    client_id: 'player-site',
    identity_provider: 'bank',
    redirect_uri: expect.stringMatching(/\/en-UN\/signup\/callback$/),
    amount: '50.00',
    currency: 'EUR',
    country: 'FI',
  })
  // The session is a sign-in like any other: it outlives a reload. A player has nothing to do at the callback.
  await page.goto('/en-UN/signup/callback#code=used&sessionId=used')
  await isIn(page)
  await expect(page).toHaveURL(/\/en-UN\/?$/)
  await logOut(page)

  await page.goto('/en-UN/signup/pnp')
  await payAs(page, customer)
  await isIn(page)
  await expect(balanceOf(page)).toContainText('100.00')
  expect(await depositsOf(qa, playerId)).toEqual([5000, 5000])
})

test('PNP-1 a bank whose address is written otherwise than browsers write it is heard when it has been paid there', async ({
  page,
}) => {
  await openPanel(page)
  await rewrite(page, '**/oauth2/authorize?*', (body) => {
    const { redirectOutput } = JSON.parse(body) as { redirectOutput: { url: string } }
    return JSON.stringify({ redirectOutput: { url: writtenOtherwise(redirectOutput.url) } })
  })
  await payAs(page, newCustomer())
  await is(page, 'signUpForm')
})

test('PNP-1 PNP-5 LOC-10 a payment refused, declined or given up says that nothing was taken, and can be started again', async ({
  page,
  qa,
}) => {
  await openPanel(page)
  const entries = await page.evaluate(() => history.length)
  await chooseAmount(page)
  await logInAtBank(page, '12345699')
  await approve(page)
  await is(page, 'refused')
  // Steps of the bank are none of the browser's history: Back leaves the payment in one step.
  expect(await page.evaluate(() => history.length)).toBe(entries)
  await expect(panel(page)).toContainText('Your bank refused the payment')
  await expect(panel(page)).toContainText('Nothing was taken')
  await button(panel(page), 'Start again').click()
  // The amount stands as it was typed.
  await expect(panel(page).getByLabel('Amount')).toHaveValue(/^50/)
  await button(panel(page), 'Continue').click()
  await logInAtBank(page, '12345670')
  await bank(page).getByRole('button', { name: 'Decline' }).click()
  await is(page, 'abandoned')
  // A visitor of the global market whose country has its own currency there pays in it, within its bounds.
  await qa.world({ station: { countryCode: 'PL' } })
  await page.goto('/en-UN/signup/pnp')
  await expect(panel(page).getByLabel('Amount')).toHaveAccessibleDescription(/50.zł.*25,000.zł/)
  await chooseAmount(page)
  await expect(bank(page).locator('main')).toContainText('50.00 zł')
  await button(panel(page), 'Cancel the payment').click()
  await is(page, 'abandoned')
  await expect(panel(page)).toContainText('Nothing was taken')
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/\/en-UN\/?$/)
})

test('NAV-2 PNP-5 the callback in a tab of its own finishes the payment; opened twice, late or empty it says so and pays nothing', async ({
  page,
  qa,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push('Failed to load resource', 'net::ERR')
  const customer = newCustomer()
  await openPanel(page)
  const callback = () => callbackOf(page, customer)
  const first = await callback()
  // By now the payer is seen in another country, and the provider names none: what this tab has asked for counts.
  await qa.world({ station: { countryCode: 'SE' } })
  await page.route(
    '**/api/v1/paynplay/player/code',
    async (route) => {
      const response = await route.fetch()
      const { countryCode: _, ...json } = (await response.json()) as { countryCode: string }
      await route.fulfill({ response, json })
    },
    { times: 1 },
  )
  await page.goto(first)
  await is(page, 'signUpForm')
  await expect(panel(page).getByLabel('Phone prefix')).toHaveValue('+358')
  await qa.world({ station: { countryCode: 'FI' } })
  expect(page.url()).toMatch(/\/signup\/callback$/)
  // Opened twice, in a second tab: the form of the first one stays.
  const second = await page.context().newPage()
  await second.goto(first)
  // No payment was begun in this tab: somebody else's link would sign one in as somebody else.
  await is(second, 'unasked')
  await expect(panel(second)).toContainText('If somebody sent you this link, leave')
  await expect(button(panel(second), 'It is mine, go on')).toBeFocused()
  await button(panel(second), 'It is mine, go on').click()
  await is(second, 'used')
  expect(second.url()).toMatch(/\/signup\/callback$/)
  await expect(panel(second)).toContainText('used already')
  await second.close()
  await is(page, 'signUpForm')

  await page.reload()
  await is(page, 'expired')
  await expect(panel(page)).toContainText('Nothing was taken')

  await page.goto('/en-UN/signup/pnp')
  await expect(panel(page)).toContainText('Your last payment was not finished')
  await expect(panel(page)).toContainText('Nothing was taken')
  await page.goto('/en-UN/signup/callback#error=declined')
  await is(page, 'abandoned')

  // Somebody logs in in another tab while the form waits: the panel goes, and says what becomes of the payment.
  await page.goto('/en-UN/signup/pnp')
  await page.goto(await callback())
  await is(page, 'signUpForm')
  const atBank = await page.context().newPage()
  await openPanel(atBank)
  await chooseAmount(atBank)
  const third = await page.context().newPage()
  await signInAt(third, '/en-UN/terms', await qa.player())
  await isIn(page)
  const unfinished = /your payment here was not finished. Nothing was taken/
  await expect(page.getByText(unfinished)).toBeVisible()
  await expect(atBank.getByText(/If not, nothing was taken/)).toBeVisible()
  // What is approved only now comes back to somebody who is a player already: they are led home, and told what holds for an old one too.
  await atBank.goto('/en-UN/signup/callback#code=approved-now&sessionId=payment')
  await expect(atBank.getByText(/this payment goes no further here. What was taken of it stands in your/)).toBeVisible()
  await expect(atBank).toHaveURL(/\/en-UN\/?$/)
  await atBank.close()
  await logOut(third, false)
  await third.close()

  // Half an hour later nobody can finish it.
  await qa.fault({ method: 'POST', path: '/api/v1/paynplay/player/code', kind: 'status', status: 500, body: {} })
  await page.goto('/en-UN/signup/pnp')
  await page.goto(await callback())
  await is(page, 'unverified')
  await qa.clock({ advanceMs: 31 * 60_000 })
  await button(panel(page), 'Try again').click()
  await is(page, 'expired')
  expect(await callsTo(qa, 0, 'POST', '/paynplay/player/login')).toEqual([])
})

test('PNP-3 PNP-5 SAF-4 lost, broken and refused answers on the way lose nothing and pay once', async ({
  page,
  qa,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push('Failed to load resource', 'net::ERR')
  const customer = newCustomer()
  const { email } = await qa.player()
  await openPanel(page)
  await qa.fault({ method: 'GET', path: '/payment/v1/oauth2/authorize', kind: 'malformed' })
  await panel(page).getByLabel('Amount').fill('50')
  await button(panel(page), 'Continue').click()
  await is(page, 'authoriseFailed')
  await expect(panel(page).getByRole('alert')).toContainText('The payment was not started')
  // The work is done, the answer is lost: asked again with the same key.
  await loseAnswer(page, 'code')
  await payAs(page, customer)
  await is(page, 'unverified')
  await button(panel(page), 'Try again').click()
  await is(page, 'signUpForm')

  const { phone } = newCustomer()
  await qa.player({ profile: { mobilePhone: `+358${phone}` } })
  await fillForm(page, { ...customer, phone })
  await button(panel(page), 'Continue').click()
  await is(page, 'updateFailed')
  await expect(panel(page).getByLabel('Phone number')).toBeFocused()
  await expect(panel(page).getByLabel('Phone number')).toHaveAccessibleDescription(/belongs to another account/)
  await fillForm(page, { ...customer, email })
  await button(panel(page), 'Continue').click()
  await is(page, 'updateFailed')
  await expect(panel(page).getByRole('alert').first()).toContainText('You have an account with this email already')
  await expect(panel(page).getByLabel('Email')).toBeFocused()
  await expect(panel(page).getByRole('link', { name: 'finish the sign-up' })).toHaveAttribute('href', '/en-UN/signup')
  await expect(panel(page).getByLabel('Postal code')).toHaveValue('00100')
  await panel(page).getByLabel('Email').fill(customer.email)
  await loseAnswer(page, 'login')
  await button(panel(page), 'Continue').click()
  await is(page, 'loginFailed')
  await expect(panel(page)).toContainText('you never pay twice')
  await button(panel(page), 'Try again').click()
  await isIn(page)
  expect(await depositsOf(qa, await lastPlayer(qa))).toEqual([5000])
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('pay-and-play')))).toEqual(
    [],
  )

  // What a reload cuts off is told as far as it is known, and paying again loses nothing.
  await logOut(page, false)
  await page.goto('/en-UN/signup/pnp')
  await loseAnswer(page, 'login')
  await payAs(page, customer)
  await is(page, 'loginFailed')
  // What is told of another try says nothing of the one without an answer.
  await page.context().clearCookies({ name: 'payer' })
  await button(panel(page), 'Try again').click()
  await is(page, 'expired')
  await expect(panel(page)).toContainText('It was taken once at most')
  await page.reload()
  await expect(panel(page)).toContainText('It was taken once at most')
  await payAs(page, customer)
  await isIn(page)
  await expect(balanceOf(page)).toContainText('150.00')
})

test('PNP-2 AUT-6 SAF-5 SAF-9 a payer on a journey signs up from where they paid; who may not sign in or not pay in is told why, nothing is taken, and paying in another currency leads in without it', async ({
  page,
  qa,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push('Failed to load resource')
  const customer = newCustomer()
  await openPanel(page)
  const callback = await callbackOf(page, customer)
  await qa.world({ station: { countryCode: 'SE' } })
  await page.goto(callback)
  await expect(panel(page).getByLabel('Phone prefix')).toHaveValue('+358')
  await fillForm(page, customer)
  await button(panel(page), 'Continue').click()
  await isIn(page)
  const playerId = await lastPlayer(qa)
  await logOut(page)

  await qa.world({ station: { countryCode: 'PL' } })
  await page.goto('/en-UN/signup/pnp')
  await payAs(page, customer)
  await is(page, 'currencyRefused')
  await expect(panel(page)).toContainText(/It is in EUR.*Nothing was taken/)
  await button(panel(page), 'Log in without paying').click()
  await isIn(page)
  await expect(balanceOf(page)).toContainText('50.00')
  await logOut(page, false)

  await qa.world({ station: { countryCode: 'FI' } })
  await qa.changePlayer(playerId, { profile: { suspended: true } })
  await page.goto('/en-UN/signup/pnp')
  await payAs(page, customer)
  await is(page, 'depositRefused')
  await expect(panel(page)).toContainText('Deposits are closed for your account')
  await qa.changePlayer(playerId, { profile: { suspended: false, state: 'SELF_EXCLUDED' } })
  await page.goto('/en-UN/signup/pnp')
  await payAs(page, customer)
  await is(page, 'loginRefused')
  await expect(panel(page)).toContainText('You have excluded yourself')
  await expect(panel(page)).toContainText('Nothing was taken')
  expect(await depositsOf(qa, playerId)).toEqual([5000])
})

test('PNP-4 a market without a banner says that it is not configured and shows the usual sign-up', async ({ page }) => {
  await openPanel(page, '/en-CA/signup/pnp')
  await is(page, 'bannerMissing')
  await expect(panel(page)).toContainText('Pnp Banner not being configured!')
  await panel(page).getByRole('link', { name: 'Sign up' }).click()
  await expect(flowOf(page, 'registration')).toHaveAttribute('data-state', 'open.details.editing')
})
