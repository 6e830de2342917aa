import type { Page } from '@playwright/test'
import type { Qa } from '../support/qa.ts'
import { expect, test } from './fixtures.ts'
import { answerCookies, balanceOf, button, callsTo, lastCall, signInAt, typeLogin } from './people.ts'

// Wrong codes, used and old links are refused.
test.use({ expectedConsoleErrors: ['/password_reset', '/player/cookies/consent', '501 (Not Implemented)'] })

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Set a new password' })
const newPassword = 'Fresh-water-77'
let phones = 0

/** Somebody with a phone of one's own, at the login panel. */
async function forgetful(page: Page, qa: Qa) {
  phones += 1
  const mobilePhone = `+3584055${String(Date.now() % 10_000).padStart(4, '0')}${phones}`
  const account = await qa.player({ profile: { mobilePhone } })
  await answerCookies(page)
  await page.goto('/en-UN/terms#login')
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  return { ...account, mobilePhone }
}

/** The link of the newest e-mail to somebody, asked for at the first step. */
async function linkFor(page: Page, qa: Qa, email: string): Promise<string> {
  const panel = dialog(page)
  await panel.getByLabel('Email', { exact: true }).fill(email)
  await panel.getByRole('radio', { name: 'By link' }).check()
  await button(panel, 'Continue').click()
  await expect(panel).toContainText('a link is on its way')
  return (await qa.inbox(email))[0]?.link ?? ''
}

test('PWD-1 PWD-2 GRD-10 RMB-11 a code by SMS sets a new password once, the page goes home and logs in with it', async ({
  page,
  qa,
}) => {
  const who = await forgetful(page, qa)
  const since = await lastCall(qa)
  const panel = dialog(page)
  await expect(panel).toContainText('Step 1 of 4')
  await panel.getByLabel('Email', { exact: true }).fill(who.email)
  await page.reload()
  await expect(panel.getByLabel('Email', { exact: true })).toHaveValue(who.email)
  await button(panel, 'Continue').click()
  await expect(panel).toContainText('If there is an account')
  const code = (await qa.inbox(who.mobilePhone))[0]?.code ?? ''
  await panel.getByLabel('Code', { exact: true }).fill(code === '111111' ? '222222' : '111111')
  await page.keyboard.press('Enter')
  await expect(panel).toContainText('not the code we sent')
  // Back and on again with the same e-mail sends no second code.
  await button(panel, 'Back').click()
  await button(panel, 'Continue').click()
  await panel.getByLabel('Code', { exact: true }).fill(code)
  await page.keyboard.press('Enter')
  await expect(panel.getByLabel('Password', { exact: true })).toBeFocused()
  // The code was right for this e-mail: for another one there is none.
  await button(panel, 'Back').click()
  await button(panel, 'Back').click()
  await panel.getByLabel('Email', { exact: true }).fill('another@example.com')
  await expect(button(panel, 'I have got my code')).toBeHidden()
  await panel.getByLabel('Email', { exact: true }).fill(who.email)
  await button(panel, 'I have got my code').click()
  await button(panel, 'Continue').click()
  // A password manager keeps the new one under this name.
  await expect(panel.locator('input[autocomplete="username"]')).toHaveValue(who.email)
  expect(await callsTo(qa, since, 'POST', '/player/password_reset')).toHaveLength(1)
  await panel.getByLabel('Password', { exact: true }).fill(`${who.email.split('@')[0]}-A1`)
  await page.keyboard.press('Enter')
  await expect(panel).toContainText('first part of your email')
  await panel.getByLabel('Password', { exact: true }).fill(newPassword)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/en-UN$/)
  await expect(panel).toContainText('Your password has been changed')
  await button(panel, 'Log in').click()
  await expect(page.getByRole('dialog', { name: 'Log in' })).toContainText('Log in with the new one')
  await typeLogin(page, { ...who, password: newPassword })
  await expect(balanceOf(page)).toBeVisible()
  const kept = await page.evaluate(() => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]))
  for (const secret of [newPassword, code, 'draft:password-reset']) expect(kept).not.toContain(secret)
})

test('PWD-3 the link of the e-mail works once and for half an hour, says so, and a lost answer is told from a wrong link', async ({
  page,
  qa,
}) => {
  const { email, playerId } = await forgetful(page, qa)
  await page.goto(await linkFor(page, qa, email))
  const panel = dialog(page)
  await expect(panel).toContainText(email)
  // The password is set, and the answer is lost on its way: the browser asks again by itself.
  await qa.fault({ method: 'POST', path: '/api/v1/player/password_reset/new_password/email', kind: 'late' })
  await panel.getByLabel('Password', { exact: true }).fill(newPassword)
  await button(panel, 'Set the password').click()
  await expect(panel).toContainText('This link has been used already')
  await expect(panel).toContainText('If you have just set a new password with it, log in')
  // Links leave a minute apart, as codes do.
  await qa.clock({ advanceMs: 61_000 })
  await button(panel, 'Ask for a new link').click()
  const late = await linkFor(page, qa, email)
  await qa.clock({ advanceMs: 31 * 60_000 })
  await page.goto(late)
  await expect(panel).toContainText('This link is too old')
  await page.goto(late.slice(0, -3))
  await expect(panel).toContainText('We don’t know this link')
  await button(panel, 'Close').click()
  await signInAt(page, '/en-UN/reset-password', { playerId, email, password: newPassword })
  // Somebody who is logged in is told why a link does nothing.
  await page.goto(late)
  await expect(page.getByRole('heading', { name: 'You are logged in' })).toBeVisible()
})

test('PWD-1 REG-7 RMB-11 who has asked three times within the hour is told that nothing was sent, and when the next can be', async ({
  page,
  qa,
}) => {
  const { email } = await forgetful(page, qa)
  const panel = dialog(page)
  for (const label of ['By SMS', 'By SMS', 'By SMS', 'By link', 'By link', 'By link']) {
    // A page that begins anew has counted nothing itself.
    await page.goto('/en-UN/reset-password')
    await panel.getByLabel('Email', { exact: true }).fill(email)
    await panel.getByRole('radio', { name: label }).check()
    await button(panel, 'Continue').click()
    await expect(panel).toContainText('If there is an account')
    await qa.clock({ advanceMs: 61_000 })
  }
  await page.goto('/en-UN/reset-password')
  await panel.getByLabel('Email', { exact: true }).fill(email)
  await panel.getByRole('radio', { name: 'By SMS' }).check()
  await button(panel, 'Continue').click()
  await expect(panel).toContainText('No new code was sent. You can ask for the next one in 60 minutes at the latest.')
  await button(panel, 'Use a link by email').click()
  await expect(panel.getByRole('radio', { name: 'By link' })).toBeChecked()
  await button(panel, 'Continue').click()
  await expect(panel).toContainText('We send neither codes nor links for now')
  await expect(button(panel, 'Use a code by SMS')).toBeHidden()
  await qa.clock({ advanceMs: 60 * 60_000 })
  await button(panel, 'Back').click()
  await button(panel, 'Continue').click()
  await expect(panel).toContainText('a link is on its way')
})
