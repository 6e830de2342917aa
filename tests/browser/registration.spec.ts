import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { requestDeposit } from '../support/cashier.ts'
import { signIn } from '../support/playerClient.ts'
import type { Qa } from '../support/qa.ts'
import { expect, test } from './fixtures.ts'
import { type Applicant, applicant, fillContactInfo, fillDetails, signUpPanel } from './applicant.ts'
import { answerCookies, balanceOf, button, callsTo, flowOf, lastCall } from './people.ts'

const REGISTRATION = '/api/v1/player/registration'

// The first sign-in may come before the account can be used; wrong codes and open registrations are refused.
test.use({
  expectedConsoleErrors: [
    '/user-pool',
    '/player/registration',
    '/player/cookies/consent',
    '/player/wallet/deposit',
    '501 (Not Implemented)',
  ],
})

/** Up to the step where the code is typed; answers the panel. */
async function toCode(page: Page, who: Applicant): Promise<Locator> {
  await page.goto('/en-UN/signup')
  const panel = signUpPanel(page)
  await fillDetails(panel, who)
  await contactInfoTaken(panel)
  return panel
}

/** Sends the contact info; the code step stands open then. */
async function contactInfoTaken(panel: Locator): Promise<void> {
  await fillContactInfo(panel)
  await expect(codeField(panel)).toBeVisible()
}

const codeField = (panel: Locator): Locator => panel.getByLabel('Code', { exact: true })

/** Types the code that came last and sends it. */
async function sendCode(panel: Locator, qa: Qa, who: Applicant): Promise<void> {
  await codeField(panel).fill(await codeOf(qa, who))
  await button(panel, 'Continue').click()
}

const codeOf = async (qa: Qa, who: Applicant): Promise<string> => (await qa.inbox(who.mobilePhone))[0]?.code ?? ''

/** Everything the browser keeps, as one text. */
const keptBy = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const rows: unknown[] = [Object.entries(localStorage), Object.entries(sessionStorage), document.cookie]
    for (const { name } of await indexedDB.databases()) {
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name ?? '')
        opening.addEventListener('success', () => resolve(opening.result))
        opening.addEventListener('error', () => reject(new Error('not opened')))
      })
      for (const store of db.objectStoreNames) {
        rows.push(
          await new Promise((resolve) => {
            const reading = db.transaction(store).objectStore(store).getAll()
            reading.addEventListener('success', () => resolve(reading.result))
          }),
        )
      }
      db.close()
    }
    return JSON.stringify(rows)
  })

test('REG-1 REG-2 SAF-12 a reload keeps the step and all but secrets, the steps end at both ends, and the journey is finished after it', async ({
  page,
  qa,
}) => {
  await answerCookies(page)
  const who = applicant()
  await page.goto('/en-UN/signup')
  const panel = signUpPanel(page)
  const flow = flowOf(page, 'registration')

  await test.step('the first step has no way back, the second none forward past its form', async () => {
    await expect(flow).toHaveAttribute('data-status', 'Details')
    await expect(button(panel, 'Back')).toBeHidden()
    await fillDetails(panel, who)
    await expect(flow).toHaveAttribute('data-status', 'ContactInfo')
    await button(panel, 'Continue').click()
    await expect(flow).toHaveAttribute('data-status', 'ContactInfo')
  })

  await test.step('back shows what was typed, without the password', async () => {
    await button(panel, 'Back').click()
    await expect(flow).toHaveAttribute('data-status', 'Details')
    await expect(panel.getByLabel('Email', { exact: true })).toHaveValue(who.email)
    await expect(panel.getByLabel('First name')).toHaveValue('Aino')
    await expect(panel.getByLabel('Password', { exact: true })).toHaveValue('')
    await panel.getByLabel('Password', { exact: true }).fill(who.password)
    await button(panel, 'Continue').click()
    await expect(flow).toHaveAttribute('data-status', 'ContactInfo')
    expect(await callsTo(qa, 0, 'POST', REGISTRATION), 'the account is made once').toHaveLength(1)
  })

  await test.step('a reload keeps the step; the password is nowhere in the browser', async () => {
    await page.reload()
    await expect(flow).toHaveAttribute('data-status', 'ContactInfo')
    const kept = await keptBy(page)
    expect(kept).toContain('Testaaja')
    expect(kept).not.toContain(who.password)
  })

  await test.step('code, then the password once more, and signed in', async () => {
    await contactInfoTaken(panel)
    await sendCode(panel, qa, who)
    await expect(panel.getByText('please type it once more')).toBeVisible()
    await panel.getByLabel('Password', { exact: true }).fill(who.password)
    await button(panel, 'Continue').click()
    await expect(balanceOf(page)).toHaveText('€0.00', { timeout: 20_000 })
    const kept = await keptBy(page)
    expect(kept).not.toContain(who.password)
    expect(kept).not.toContain('draft:registration')
  })
})

test('REG-1 SAF-4 what is typed outlives a reload before it is sent; the code step outlives reload and closing, with one account and one SMS', async ({
  page,
  qa,
}) => {
  await answerCookies(page)
  const who = applicant()
  await page.goto('/en-UN/signup')
  const panel = signUpPanel(page)
  const flow = flowOf(page, 'registration')
  const sent = () => qa.inbox(who.mobilePhone)

  await test.step('details half typed', async () => {
    await panel.getByLabel('Email', { exact: true }).fill(who.email)
    await panel.getByLabel('Password', { exact: true }).fill(who.password)
    // While no number is typed, the dialling code goes with the country.
    await panel.getByLabel('Country').selectOption({ label: 'Sweden' })
    await expect(panel.getByLabel('Phone prefix')).toHaveValue('+46')
    await panel.getByLabel('Country').selectOption({ label: 'My country is not listed' })
    await button(panel, 'Back').click()
    await expect(panel.getByLabel('Country')).toHaveValue('SE')
    await panel.getByLabel(/terms and conditions/).check()
    await page.reload()
    await expect(panel.getByLabel('Email', { exact: true })).toHaveValue(who.email)
    await expect(panel.getByLabel('Country')).toHaveValue('SE')
    await expect(panel.getByLabel(/terms and conditions/)).toBeChecked()
    await expect(panel.getByLabel('Password', { exact: true })).toHaveValue('')
    expect(await keptBy(page)).not.toContain(who.password)
  })

  await test.step('contact info half typed', async () => {
    await fillDetails(panel, who)
    await panel.getByLabel('Postal code').fill('00100')
    await page.reload()
    await expect(flow).toHaveAttribute('data-status', 'ContactInfo')
    await expect(panel.getByLabel('Postal code')).toHaveValue('00100')
    await contactInfoTaken(panel)
  })

  await test.step('the code step: reload, then closing and opening again', async () => {
    const since = await lastCall(qa)
    await page.reload()
    await expect(codeField(panel)).toBeVisible()
    await expect(panel.getByText(/ask for a new one in \d+ s/)).toBeVisible()
    await button(panel, 'Close').click()
    await expect(page).toHaveURL(/\/en-UN\/?$/)
    await button(page.getByRole('banner'), 'Sign up').click()
    await expect(codeField(panel)).toBeVisible()
    expect((await qa.calls(since)).filter(({ path }) => path.startsWith(REGISTRATION))).toEqual([])
    expect(await sent()).toHaveLength(1)
  })

  await test.step('the code of before still works; a reload then keeps it verified', async () => {
    await sendCode(panel, qa, who)
    await expect(panel.getByText('please type it once more')).toBeVisible()
    await page.reload()
    await expect(panel.getByText('please type it once more')).toBeVisible()
    await panel.getByLabel('Password', { exact: true }).fill(who.password)
    await button(panel, 'Continue').click()
    await expect(balanceOf(page)).toHaveText('€0.00', { timeout: 20_000 })
    expect(await callsTo(qa, 0, 'POST', REGISTRATION)).toHaveLength(1)
    expect(await sent()).toHaveLength(1)
    expect(await keptBy(page)).not.toContain('draft:registration')
  })
})

test('REG-1 SAF-7 where a verified sign-up waits for its password, somebody else can begin another one, and finds nothing of the first', async ({
  page,
  qa,
}) => {
  await answerCookies(page)
  const who = applicant()
  await page.goto('/en-UN/signup')
  const panel = signUpPanel(page)
  await fillDetails(panel, who)
  await fillContactInfo(panel)
  await expect(codeField(panel)).toBeVisible()
  await page.reload()
  await sendCode(panel, qa, who)
  await expect(panel.getByText('please type it once more')).toBeVisible()
  await button(panel, 'Start again').click()
  await expect(flowOf(page, 'registration')).toHaveAttribute('data-status', 'Details')
  await expect(panel.getByLabel('Email')).toHaveValue('')
  await page.reload()
  await expect(panel.getByLabel('Email')).toHaveValue('')
  expect(await keptBy(page)).not.toContain(who.email)
})

test('REG-1 Back and Forward of the browser move between the steps, and out of the sign-up', async ({ page, qa }) => {
  await answerCookies(page)
  const who = applicant()
  await page.goto('/en-UN/terms')
  await button(page.getByRole('banner'), 'Sign up').click()
  const panel = signUpPanel(page)
  const flow = flowOf(page, 'registration')
  await fillDetails(panel, who)
  await fillContactInfo(panel)
  await expect(flow).toHaveAttribute('data-status', /SUCESS_SEND/)
  await page.goBack()
  await expect(flow).toHaveAttribute('data-status', 'ContactInfo')
  await expect(panel.getByLabel('Postal code')).toHaveValue('00100')
  await page.goBack()
  await expect(flow).toHaveAttribute('data-status', 'Details')
  await expect(panel.getByLabel('Email', { exact: true })).toHaveValue(who.email)
  await page.goForward()
  await expect(flow).toHaveAttribute('data-status', 'ContactInfo')
  await button(panel, 'Continue').click()
  await expect(flow).toHaveAttribute('data-status', /SUCESS_SEND/)
  await button(panel, 'Back').click()
  await expect(flow).toHaveAttribute('data-status', 'ContactInfo')
  await page.goBack()
  await expect(flow).toHaveAttribute('data-status', 'Details')
  await page.goBack()
  await expect(page).toHaveURL(/\/en-UN\/terms$/)
  await expect(panel).toBeHidden()
  expect(await qa.inbox(who.mobilePhone)).toHaveLength(1)
  expect(await callsTo(qa, 0, 'POST', REGISTRATION)).toHaveLength(1)
})

test('REG-1 SAF-8 what is changed after Back counts: name, e-mail and password are those the player gets and signs in with', async ({
  page,
  qa,
}) => {
  await answerCookies(page)
  const [typed, meant] = [applicant(), applicant()]
  const panel = await toCode(page, typed)
  await page.goBack()
  await page.goBack()
  for (const words of [/I accept all conditions/, /terms and conditions/, /cookie and privacy policy/])
    await expect(panel.getByLabel(words)).toBeChecked()
  await panel.getByLabel('Email', { exact: true }).fill(meant.email)
  await panel.getByLabel('Password', { exact: true }).fill(`${meant.password}!`)
  await panel.getByLabel('Last name').fill('Meant')
  // Forward would leave it all behind: it is said, and the details stay.
  await page.goForward()
  await expect(panel.getByRole('alert')).toContainText('has not been sent yet')
  await expect(panel.getByLabel('Last name')).toHaveValue('Meant')
  await button(panel, 'Continue').click()
  await expect(panel.getByLabel('Postal code')).toHaveValue('00100')
  await button(panel, 'Continue').click()
  await sendCode(panel, qa, typed)
  await expect(page.getByRole('banner').getByLabel('Balance')).toBeVisible()
})

test('REG-1 SAF-8 SAF-9 what the operator has refused is not gone past by Forward, and what it has not taken is sent again', async ({
  page,
  qa,
}) => {
  await answerCookies(page)
  const who = applicant()
  const known = await qa.player({ email: `known-${randomUUID().slice(0, 8)}@example.com` })
  const panel = await toCode(page, who)
  const email = panel.getByLabel('Email', { exact: true })

  await test.step('a corrected postal code that failed is not left behind', async () => {
    await button(panel, 'Back').click()
    await qa.fault({ method: 'PUT', path: REGISTRATION, kind: 'status', status: 500, times: 1 })
    await panel.getByLabel('Postal code').fill('00200')
    await button(panel, 'Continue').click()
    await expect(panel.getByRole('alert')).toBeVisible()
    await button(panel, 'Back').click()
    await page.goForward()
    await expect(panel.getByLabel('Postal code')).toHaveValue('00200')
    await page.goForward()
    await expect(panel.getByRole('alert')).toContainText('has not been sent yet')
    await button(panel, 'Continue').click()
    await expect(codeField(panel)).toBeVisible()
  })

  await test.step('another player’s e-mail: the details stay until they are put right', async () => {
    await button(panel, 'Back').click()
    await button(panel, 'Back').click()
    await email.fill(known.email)
    await panel.getByLabel('Password', { exact: true }).fill(who.password)
    await button(panel, 'Continue').click()
    await button(panel, 'Start again').click()
    await page.goForward()
    await expect(panel.getByRole('alert')).toContainText('has not been sent yet')
    await email.fill(who.email)
    await panel.getByLabel('Password', { exact: true }).fill(who.password)
    await button(panel, 'Continue').click()
    await expect(panel.getByLabel('Postal code')).toHaveValue('00200')
    await button(panel, 'Continue').click()
  })

  await sendCode(panel, qa, who)
  await expect(balanceOf(page)).toBeVisible()
  expect((await callsTo(qa, 0, 'PUT', REGISTRATION)).at(-1)?.body).toMatchObject({ postalCode: '00200' })
})

test('REG-1 SAF-9 a page that the operator does not know any more has the details sent again, for the same account', async ({
  page,
  qa,
}) => {
  await answerCookies(page)
  const who = applicant()
  const panel = await toCode(page, who)
  // After half an hour a page without its token is a stranger; the draft is kept fresh here as if it had been used since.
  await qa.clock({ advanceMs: 31 * 60_000 })
  await page.reload()
  await codeField(panel).fill('000000')
  await button(panel, 'Continue').click()
  await expect(panel.getByText('please type your password again', { exact: false })).toBeVisible()
  await expect(panel.getByLabel('Email', { exact: true })).toHaveValue(who.email)
  await panel.getByLabel('Password', { exact: true }).fill(who.password)
  await button(panel, 'Continue').click()
  await contactInfoTaken(panel)
  expect(await callsTo(qa, 0, 'POST', REGISTRATION)).toHaveLength(2)
})

test('REG-2 REG-10 whose country another tab has changed is signed in by the code, and completes by the rules of that country', async ({
  page,
  qa,
}) => {
  await answerCookies(page)
  const who = applicant()
  const panel = await toCode(page, who)
  await page.reload()
  const other = await page.context().newPage()
  await other.goto('/en-UN/signup')
  await fillDetails(signUpPanel(other), { ...who, phoneBody: who.mobilePhone }, 'Canada')
  await expect(signUpPanel(other).getByLabel('Province')).toBeVisible()
  await other.close()
  await sendCode(panel, qa, who)
  await panel.getByLabel('Password', { exact: true }).fill(who.password)
  await button(panel, 'Continue').click()
  await expect(balanceOf(page)).toBeVisible()
  await button(page.getByRole('dialog', { name: /^Welcome/ }), 'Close').click()
  await page.goto('/en-UN/my-account')
  const form = page.locator('section[data-flow="completion"]')
  await form.getByLabel('Province').selectOption({ label: 'Alberta' })
  await form.getByLabel('Date of birth').fill('24/12/1990')
  await form.getByLabel('Postal code').fill('T2P 1J9')
  await button(form, 'Save').click()
  await expect(form).toContainText('Your registration is complete')
})

test('REG-2 where no code is asked for the visitor is signed in at once; nothing is paid in or played before completion', async ({
  page,
  qa,
  operator,
}) => {
  await qa.world({ riskSetting: { smsVerification: false, emailVerification: false } })
  await answerCookies(page)
  const who = applicant()
  await page.goto('/en-UN/signup')
  await fillDetails(signUpPanel(page), who)
  await expect(balanceOf(page)).toHaveText('€0.00', { timeout: 20_000 })
  const welcome = page.getByRole('dialog', { name: /^Welcome/ })
  await button(welcome, 'Close').click()
  expect(await qa.inbox(who.mobilePhone)).toEqual([])

  await test.step('the page offers no deposit', async () => {
    await page.goto('/en-UN/my-account/banking/deposit')
    const deposit = flowOf(page, 'deposit')
    await expect(deposit).toHaveAttribute('data-status', /ERROR|RESTRICTED/)
    await expect(page.getByLabel('Amount')).toBeHidden()
    await expect(page.getByRole('main')).toContainText(/complete|registration/i)
  })

  await test.step('the operator takes none and launches nothing for money', async () => {
    const client = await signIn(operator.origin, who.email, who.password)
    const deposit = await requestDeposit(client, operator.origin, 20)
    expect(deposit.status).toBe(409)
    expect(deposit.body.code).toBe('error.registration.incomplete')
    const launch = await client.post('/softswiss/context/real', {
      game: 'any',
      currency: 'EUR',
      locale: 'en',
      ip: '127.0.0.1',
      urls: { return_url: operator.origin, deposit_url: operator.origin },
      jurisdiction: 'MGA',
      client_type: 'desktop',
      playerCurrentCountryCode: 'FI',
    })
    expect(launch.status).toBeGreaterThanOrEqual(400)
  })

  await test.step('from the deposit the registration is completed, and then it is open', async () => {
    await page.getByRole('main').getByRole('link', { name: 'Complete your registration' }).click()
    const form = page.locator('section[data-flow="completion"]')
    await form.getByLabel('Date of birth').fill('17/08/2020')
    await form.getByLabel('Postal code').fill('00100')
    await button(form, 'Save').click()
    await expect(form.getByLabel('Date of birth')).toHaveAttribute('aria-invalid', 'true')
    await form.getByLabel('Date of birth').fill('17/08/1991')
    await button(form, 'Save').click()
    await expect(form).toContainText('Your registration is complete')
    await form.getByRole('link', { name: 'Deposit' }).click()
    await expect(page.getByLabel('Amount')).toBeVisible()
  })
})

test('REG-3 LOC-12 the calls bear the agreed payloads and headers', async ({ page, qa }) => {
  await answerCookies(page)
  const since = await lastCall(qa)
  const who = applicant()
  const panel = await toCode(page, who)
  await sendCode(panel, qa, who)
  await expect(balanceOf(page)).toBeVisible({ timeout: 20_000 })
  const [risk] = await callsTo(qa, since, 'GET', '/player/markets/risk-setting')
  expect(risk?.query).toEqual({ siteId: '5', countryCode: 'FI' })

  const [submit] = await callsTo(qa, since, 'POST', REGISTRATION)
  expect(submit?.headers).toMatchObject({ 'site-context': '5', country: 'FI' })
  expect(submit?.headers['hcaptchatoken']).not.toBe('-')
  expect(submit?.headers).not.toHaveProperty('authorization')
  expect(submit?.body).toMatchObject({
    firstName: 'Aino',
    lastName: 'Testaaja',
    email: who.email,
    mobilePhone: who.mobilePhone,
    phonePrefix: '+358',
    countryCode: 'FI',
    languageCode: 'en',
    termsAndConditions: true,
    cookiePolicyAccepted: true,
    marketingOptIn: false,
  })
  expect(submit?.body).toHaveProperty('password')
  expect(JSON.stringify(submit), 'the operator notes no password').not.toContain(who.password)

  const [update] = await callsTo(qa, since, 'PUT', REGISTRATION)
  expect(update?.headers).toMatchObject({ 'site-context': '5' })
  expect(update?.headers).toHaveProperty('hcaptchatoken')
  const { playerId } = (update?.body ?? {}) as { playerId?: number }
  expect(update?.body).toEqual({
    playerId: expect.any(Number),
    dateOfBirth: '1990-12-24',
    postalCode: '00100',
    mobilePhone: who.mobilePhone,
    countryCode: 'FI',
    termsAndConditionsAccepted: true,
    languageCode: 'en',
  })

  const [request] = await callsTo(qa, since, 'POST', `${REGISTRATION}/sms_request`)
  expect(request?.headers).toHaveProperty('hcaptchatoken')
  expect(request?.body).toEqual({ playerId, siteId: 5, countryCode: 'FI' })
  const [verification] = await callsTo(qa, since, 'POST', `${REGISTRATION}/sms_verification`)
  expect(verification?.body).toMatchObject({ playerId })
})

test('REG-1 REG-2 who reads the terms before accepting them finds what was typed as it was', async ({
  context,
  page,
}) => {
  await answerCookies(page)
  await page.goto('/en-UN/signup')
  const panel = signUpPanel(page)
  const who = applicant()
  await panel.getByLabel('Email', { exact: true }).fill(who.email)
  for (const [name, path] of [
    ['terms and conditions', /\/terms$/],
    ['cookie and privacy policy', /\/privacy-policy$/],
  ] as const) {
    const opening = context.waitForEvent('page')
    await panel.getByRole('link', { name }).click()
    const opened = await opening
    await expect(opened).toHaveURL(path)
    await opened.close()
  }
  await expect(panel.getByLabel('Email', { exact: true })).toHaveValue(who.email)
})

test('REG-7 a wrong code, the wait of 60 s, three codes, then five wrong tries: its own page and an empty form', async ({
  page,
  qa,
}) => {
  await page.clock.install()
  await answerCookies(page)
  const who = applicant()
  const panel = await toCode(page, who)
  const flow = flowOf(page, 'registration')
  const code = codeField(panel)
  const tryWrong = async () => {
    const real = await codeOf(qa, who)
    await code.fill(real === '000000' ? '000001' : '000000')
    const answer = page.waitForResponse((response) => response.url().endsWith('/sms_verification'))
    await button(panel, 'Continue').click()
    await answer
  }

  await test.step('a wrong code is said, and the right one is still taken', async () => {
    await expect(flow).toHaveAttribute('data-status', /SUCESS_SEND/)
    await tryWrong()
    await expect(flow).toHaveAttribute('data-status', /FAIL_VERIFY/)
    await expect(code).toHaveAttribute('aria-invalid', 'true')
  })

  await test.step('a new code after 60 s, not before, and three at most', async () => {
    for (const sent of [2, 3]) {
      await expect(panel.getByText(/ask for a new one in \d+ s/)).toBeVisible()
      await expect(button(panel, 'Send a new code')).toBeHidden()
      await page.clock.fastForward(50_000)
      await expect(button(panel, 'Send a new code')).toBeHidden()
      await page.clock.fastForward(11_000)
      await qa.clock({ advanceMs: 61_000 })
      await button(panel, 'Send a new code').click()
      await expect.poll(() => qa.inbox(who.mobilePhone).then((mail) => mail.length)).toBe(sent)
      await expect(code).toHaveValue('')
    }
    await page.clock.fastForward(61_000)
    await expect(panel.getByText('Three codes have been sent')).toBeVisible()
    const codes = (await qa.inbox(who.mobilePhone)).map((mail) => mail.code)
    expect(new Set(codes).size, 'each code is new').toBe(codes.length)
  })

  await test.step('five wrong tries of the last code end the sign-up', async () => {
    for (let tried = 0; tried < 5; tried++) {
      await expect(code).toBeEnabled()
      await tryWrong()
    }
    await expect(page).toHaveURL(/\/en-UN\/sms-max-attempts$/)
    await expect(page.getByRole('heading', { name: 'Too many tries' })).toBeVisible()
    await expect(panel).toBeHidden()
    expect(await page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)))).not.toContain(who.email)
  })

  await test.step('starting again begins with an empty form', async () => {
    await button(page.getByRole('main'), 'Start again').click()
    await expect(page).toHaveURL(/\/en-UN\/signup$/)
    await expect(panel.getByLabel('Email', { exact: true })).toHaveValue('')
    await expect(panel.getByLabel('First name')).toHaveValue('')
    await expect(panel.getByLabel('Phone number')).toHaveValue('')
  })
})

test('REG-12 REG-8 someone who is registered already is told so and shown the way in', async ({ page, qa }) => {
  await answerCookies(page)
  const known = await qa.player({ email: `known-${randomUUID().slice(0, 8)}@example.com` })
  await page.goto('/en-UN/signup')
  const panel = signUpPanel(page)
  await fillDetails(panel, { ...applicant(), email: known.email })
  await expect(flowOf(page, 'registration')).toHaveAttribute('data-status', 'Duplicated')
  await expect(panel.getByRole('heading', { name: 'You have an account already' })).toBeVisible()
  await button(panel, 'Log in').click()
  await expect(page.getByRole('dialog').getByLabel('Password', { exact: true })).toBeVisible()
})
