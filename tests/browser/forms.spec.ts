import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { applicant, signUpPanel } from './applicant.ts'
import { answerCookies, balanceOf, button } from './people.ts'

// What a keyboard, a screen reader and a password manager find in the forms, all along one sign-up.

test.use({
  expectedConsoleErrors: ['/user-pool', '/player/registration', '/player/cookies/consent', '404 (Not Found)'],
})

/** Types into the field that has the focus as somebody does, and goes on by Tab. */
async function typeOn(page: Page, field: Locator, text: string): Promise<void> {
  await expect(field).toBeFocused()
  await page.keyboard.type(text)
  await page.keyboard.press('Tab')
}

const autofillOf = (field: Locator): Promise<string | null> => field.getAttribute('autocomplete')
/** Whose password a form asks for, as password managers read it. */
const username = (form: Locator): Locator => form.locator('input[autocomplete="username"]')

test('REG-9 REG-7 PRO-2 each field is filled, corrected and heard by keyboard alone; autofill, a password manager and a pasted code find theirs', async ({
  page,
  qa,
}) => {
  await page.clock.install()
  await answerCookies(page)
  const who = applicant()
  await page.goto('/en-UN/signup')
  const panel = signUpPanel(page)
  const email = panel.getByLabel('Email', { exact: true })
  const password = panel.getByLabel('Password', { exact: true })
  const fields = [
    [email, 'email', /Enter your email address/],
    [password, 'new-password', /Enter your password.*8 to 64 characters/],
    [panel.getByLabel('First name'), 'given-name', /passport/],
    [panel.getByLabel('Last name'), 'family-name', /passport/],
    [panel.getByLabel('Phone number'), 'tel-national', /Enter your phone number.*code/],
    [panel.getByLabel(/terms and conditions/), null, /accept the terms/],
    [panel.getByLabel(/cookie and privacy policy/), null, /accept the cookie policy/],
  ] as const

  await test.step('an empty form says what each field wants, and the first one has the focus', async () => {
    await expect(email).toBeFocused()
    await page.keyboard.press('Enter')
    for (const [field, autofill, words] of fields) {
      await expect(field).toHaveAttribute('aria-invalid', 'true')
      await expect(field).toHaveAccessibleDescription(words)
      expect(await autofillOf(field)).toBe(autofill)
    }
    await expect(email).toBeFocused()
    await expect(panel.locator(':disabled')).toHaveCount(0)
    expect(await autofillOf(panel.getByLabel('Country'))).toBe('country')
    expect(await autofillOf(panel.getByLabel('Phone prefix'))).toBe('tel-country-code')
  })

  await test.step('on a phone the first error comes into sight from below, though it had the focus all along', async () => {
    const wide = page.viewportSize() ?? { width: 1280, height: 720 }
    await page.setViewportSize({ width: 375, height: 667 })
    await button(panel, 'Continue').click()
    await expect(email).toBeFocused()
    await expect(email).toBeInViewport({ ratio: 1 })
    await page.setViewportSize(wide)
  })

  await test.step('a wrong text is told on leaving its field, and goes as it is put right', async () => {
    await typeOn(page, email, 'aino')
    await expect(email).toHaveAccessibleDescription(/not a complete email/)
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.insertText(who.email)
    await expect(email).not.toHaveAttribute('aria-invalid')
    await page.keyboard.press('Tab')
    await typeOn(page, password, who.password)
    // Show and hide stands between; it is reached, and named for what it does.
    await expect(panel.getByRole('button', { name: 'Show characters' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(password).toHaveAttribute('type', 'text')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await typeOn(page, panel.getByLabel('First name'), 'Aino')
    await typeOn(page, panel.getByLabel('Last name'), 'Testaaja')
    await page.keyboard.type('Finland')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await typeOn(page, panel.getByLabel('Phone number'), who.phoneBody)
    await page.keyboard.press('Space')
    await expect(panel.getByLabel(/terms and conditions/)).toBeChecked()
    await expect(panel.getByLabel(/Send me offers/)).not.toBeChecked()
    await email.press('Enter')
  })

  await test.step('the next step begins in its first field', async () => {
    await typeOn(page, panel.getByLabel('Date of birth'), '24/12/1990')
    expect(await autofillOf(panel.getByLabel('Date of birth'))).toBe('bday')
    await expect(panel.getByLabel('Postal code')).toHaveAttribute('autocomplete', 'postal-code')
    await page.keyboard.insertText('00100')
    await page.keyboard.press('Enter')
  })

  const code = panel.getByLabel('Code', { exact: true })
  await test.step('the code is waited for in its field, and a paste with blanks fills it', async () => {
    await expect(code).toBeFocused()
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code')
    await expect(code).toHaveAttribute('inputmode', 'numeric')
    const sent = (await qa.inbox(who.mobilePhone))[0]?.code ?? ''
    const wrong = sent === '123456' ? '123457' : '123456'
    await page.keyboard.insertText(`${wrong.slice(0, 3)} - ${wrong.slice(3)}`)
    await expect(code).toHaveValue(wrong)
    await page.keyboard.press('Enter')
    await expect(code).toHaveAccessibleDescription(/not the code we sent/)
    await expect(code).toBeFocused()
    // A new code brings the focus back to where it is typed.
    await page.clock.fastForward(61_000)
    await qa.clock({ advanceMs: 61_000 })
    await button(panel, 'Send a new code').press('Enter')
    await expect(code).toHaveValue('')
    await expect(code).toBeFocused()
    await page.keyboard.insertText((await qa.inbox(who.mobilePhone))[0]?.code ?? '')
    await page.reload()
  })

  await test.step('after a reload the code, then the password, asked for with whose it is', async () => {
    await expect(code).toBeFocused()
    await page.keyboard.insertText((await qa.inbox(who.mobilePhone))[0]?.code ?? '')
    await page.keyboard.press('Enter')
    await expect(password).toBeFocused()
    expect(await autofillOf(password)).toBe('current-password')
    await expect(username(panel)).toHaveValue(who.email)
    await page.keyboard.insertText(who.password)
    await page.keyboard.press('Enter')
    await expect(balanceOf(page)).toBeVisible({ timeout: 20_000 })
  })

  await test.step('so it is where the password is changed', async () => {
    await button(page.getByRole('dialog', { name: /^Welcome/ }), 'Close').press('Enter')
    await page.goto('/en-UN/my-account/account')
    const part = page.getByRole('region', { name: 'Password', exact: true })
    await button(part, 'Change password').press('Enter')
    await expect(part.getByLabel('Current password')).toBeFocused()
    await expect(username(part)).toHaveValue(who.email)
    expect(await autofillOf(part.getByLabel('New password'))).toBe('new-password')
  })
})
