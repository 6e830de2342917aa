import type { Page } from '@playwright/test'
import { loginMessages } from '#contract/loginError.ts'
import type { Qa } from '../support/qa.ts'
import { applicant, fillContactInfo, fillDetails, signUpPanel } from './applicant.ts'
import { expect, test } from './fixtures.ts'
import { answerCookies, balanceOf, button, flowOf, typeLogin } from './people.ts'

test.use({ expectedConsoleErrors: ['/user-pool', '/player/cookies/consent'] })

/** A sign-up without codes, after which the user pool refuses this many sign-ins. */
async function signedUp(page: Page, qa: Qa, refusals: number, message = loginMessages.unauthorized(), query = '') {
  await qa.world({ riskSetting: { smsVerification: false, emailVerification: false } })
  await qa.fault({
    method: 'POST',
    path: '/user-pool*',
    match: { header: 'InitiateAuth' },
    kind: 'status',
    status: 400,
    body: { __type: 'NotAuthorizedException', message },
    times: refusals,
  })
  await page.clock.install()
  await answerCookies(page)
  const who = applicant()
  await page.goto(`/en-UN/signup${query}`)
  await fillDetails(signUpPanel(page), who)
  return who
}

/** A sign-up of which, after a reload, only the password is missing. */
async function isVerified(page: Page, qa: Qa) {
  await answerCookies(page)
  const who = applicant()
  const panel = signUpPanel(page)
  await page.goto('/en-UN/signup')
  await fillDetails(panel, who)
  await fillContactInfo(panel)
  await expect(panel.getByLabel('Code', { exact: true })).toBeVisible()
  await page.reload()
  await panel.getByLabel('Code', { exact: true }).fill((await qa.inbox(who.mobilePhone))[0]?.code ?? '')
  await button(panel, 'Continue').click()
  await expect(panel.getByText('Your account is ready.')).toBeVisible()
  return who
}

test('AUT-4 SAF-9 a password mistyped after a reload is asked for again, as often as it takes, and locks nobody out', async ({
  page,
  qa,
}) => {
  const who = await isVerified(page, qa)
  const panel = signUpPanel(page)
  const password = panel.getByLabel('Password', { exact: true })
  for (const wrong of ['Deep-water-43', 'Deep-water-44', 'Deep-water-45']) {
    await password.fill(wrong)
    await button(panel, 'Continue').click()
    await expect(panel.getByText('This password was not taken')).toBeVisible()
    await expect(password).toBeFocused()
    await expect(password).toHaveValue('')
  }
  await page.reload()
  await password.fill(who.password)
  await button(panel, 'Continue').click()
  await expect(balanceOf(page)).toBeVisible()
})

test('BON-6 REG-1 AUT-4 a code of a link that comes when only the password is missing is given by hand, behind the sign-in', async ({
  page,
  qa,
}) => {
  const who = await isVerified(page, qa)
  const panel = signUpPanel(page)
  await page.goto('/en-UN/signup?bonusCode=WELCOME')
  await panel.getByLabel('Password', { exact: true }).fill(who.password)
  await button(panel, 'Continue').click()
  await expect(balanceOf(page)).toBeVisible()
  await expect(page).toHaveURL(/\/en-UN\/my-account\/bonus-code\?bonusCode=WELCOME$/)
})

test('AUT-4 cancelling the sign-in after sign-up leads home, and a next sign-up can be begun there', async ({
  page,
  qa,
}) => {
  await signedUp(page, qa, 5)
  const waiting = page.getByRole('dialog', { name: 'Logging you in' })
  await expect(waiting).toContainText('attempt 1 of 5')
  await button(waiting, 'Cancel').click()
  await expect(page).toHaveURL(/\/en-UN$/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByText('We are logging you in')).toHaveCount(0)
  await page.getByRole('banner').getByRole('button', { name: 'Sign up' }).click()
  await expect(signUpPanel(page).getByLabel('Email', { exact: true })).toHaveValue('')
})

test('AUT-4 AUT-6 a sign-up whose e-mail is locked says so at once, and leads to a new password', async ({
  page,
  qa,
}) => {
  await signedUp(page, qa, 1, loginMessages.maxAttempt())
  const ready = page.getByRole('dialog', { name: 'Your account is ready' })
  await expect(ready).toContainText('Too many tries')
  await ready.getByRole('link', { name: 'Set a new password' }).click()
  await expect(page).toHaveURL(/\/reset-password$/)
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await expect(page.getByRole('dialog', { name: 'Set a new password' }).getByLabel('Email')).toBeEditable()
})

test('AUT-4 after five attempts the player logs in by hand, and nothing of the sign-up is left', async ({
  page,
  qa,
}) => {
  const who = await signedUp(page, qa, 5)
  for (let attempt = 1; attempt < 5; attempt += 1) {
    await expect(page.getByRole('dialog', { name: 'Logging you in' })).toContainText(`attempt ${attempt} of 5`)
    await expect(flowOf(page, 'login')).toHaveAttribute('data-state', 'afterSignUp.waiting')
    await page.clock.fastForward(3000)
  }
  const ready = page.getByRole('dialog', { name: 'Your account is ready' })
  await expect(ready).toBeVisible()
  await expect(page.getByText('We are logging you in'), 'nothing behind it says otherwise').toHaveCount(0)
  await button(ready, 'Log in by hand').click()
  await expect(page).toHaveURL(/\/en-UN#login$/)
  await expect(signUpPanel(page)).toHaveCount(0)
  await typeLogin(page, { ...who, playerId: 0 })
  await expect(balanceOf(page)).toBeVisible()
  await expect(page).toHaveURL(/\/en-UN$/)
})

test('AUT-4 BON-6 GRD-9 a code that went with the sign-up is not given once more by who logs in by hand after it', async ({
  page,
  qa,
}) => {
  const who = await signedUp(page, qa, 5, loginMessages.unauthorized(), '?bonusCode=WELCOME')
  for (let attempt = 1; attempt < 5; attempt += 1) {
    await expect(page.getByRole('dialog', { name: 'Logging you in' })).toContainText(`attempt ${attempt} of 5`)
    await expect(flowOf(page, 'login')).toHaveAttribute('data-state', 'afterSignUp.waiting')
    await page.clock.fastForward(3000)
  }
  await button(page.getByRole('dialog', { name: 'Your account is ready' }), 'Log in by hand').click()
  await expect(page).toHaveURL(/\/en-UN#login$/)
  await typeLogin(page, { ...who, playerId: 0 })
  await expect(balanceOf(page)).toBeVisible()
  // Where what it brought stands, and not where a code is given.
  await expect(page).toHaveURL(/\/en-UN\/my-account\/rewards$/)
})

test('REG-1 AUT-4 a reload while the new player is being signed in says that the account is ready and asks for the password', async ({
  page,
  qa,
}) => {
  const who = await signedUp(page, qa, 1)
  await expect(page.getByRole('dialog', { name: 'Logging you in' })).toContainText('attempt 1 of 5')
  await page.reload()
  const panel = signUpPanel(page)
  await expect(panel.getByText('Your account is ready.')).toBeVisible()
  await expect(panel.getByText(who.email)).toBeVisible()
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(who.password)
  await panel.getByLabel('Password', { exact: true }).fill(who.password)
  await button(panel, 'Continue').click()
  await expect(balanceOf(page)).toBeVisible()
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(who.email)
})
