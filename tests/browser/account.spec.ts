import type { Locator, Page, Route } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { button, callsTo, lastCall } from './people.ts'
import { becomesPlayer, comesSignedIn, sendLogin, withoutCookieQuestion } from './signing.ts'

test.beforeEach(({ page }) => withoutCookieQuestion(page))
test.use({ expectedConsoleErrors: ['Failed to load resource'] })

interface Who {
  readonly playerId: number
  readonly email: string
  readonly password: string
}

/** Opens the account as a visitor does who wanted to see it. */
async function openAccount(page: Page, who: Who): Promise<void> {
  await page.goto('/en-UN/my-account/account')
  await button(page, 'Log in to go on').click()
  await sendLogin(page, who)
  await becomesPlayer(page)
}

const part = (page: Page, title: string): Locator => page.getByRole('region', { name: title, exact: true })
const toast = (page: Page): Locator => page.getByRole('region', { name: 'Notifications' })
/** The toast that is shown, which is then closed: the next one waits for it. */
async function told(page: Page, words: string | RegExp): Promise<void> {
  await expect(toast(page)).toContainText(words)
  await toast(page).getByRole('button', { name: 'Dismiss' }).press('Enter')
}
/** The call does its work, and its answer is lost. */
async function loseAnswer(route: Route): Promise<void> {
  await route.fetch()
  await route.abort()
}
/** The message of a field. */
const errorOf = async (field: Locator): Promise<void> => expect(field).toHaveAttribute('aria-invalid', 'true')

test('PRO-1 PRO-2 APP-3 APP-6 REG-9 profile and level are shown; address and province are changed, each with its word, and the server’s word stands on its field', async ({
  page,
  qa,
}) => {
  await qa.world({ station: { countryCode: 'CA', city: 'Montréal', ipAddress: '192.0.2.44' } })
  const who = await qa.player({ profile: { firstName: 'Anna', countryCode: 'CA', market: 'CA', currency: 'CAD' } })
  await openAccount(page, who)
  const details = part(page, 'Personal details')
  for (const words of ['Anna Player', who.email, '31/01/1990', 'Montréal, Canada (192.0.2.44)', 'Level: Guest'])
    await expect(details).toContainText(words)
  await expect(page.locator('[data-flow="wallet"]').first()).toHaveAttribute('data-state', /connected\.open/)
  const level = (playerId: number, loyaltyLevel: string) =>
    qa.push(who.playerId, JSON.stringify({ type: 'PLAYER_LOYALTY_LEVEL', payload: { playerId, loyaltyLevel } }))
  await level(who.playerId + 1, 'PLATINUM')
  await level(who.playerId, 'GOLD')
  await expect(details).toContainText('Level: Gold')

  const address = part(page, 'Address')
  await button(address, 'Change address').click()
  await expect(address.getByLabel('Street and house number')).toBeFocused()
  await address.getByLabel('Postal code').fill('!')
  await address.getByLabel('City').fill('Montréal')
  await button(address, 'Save').click()
  await errorOf(address.getByLabel('Postal code'))
  await expect(address.getByLabel('Street and house number')).toBeFocused()
  await address.getByLabel('Street and house number').fill('1 rue Sherbrooke')
  await address.getByLabel('Postal code').fill('H2X 1Z2')
  // What was typed outlives a reload and an answer that puts the blame on a field.
  await page.reload()
  await expect(address.getByLabel('Street and house number')).toHaveValue('1 rue Sherbrooke')
  const validationErrors = ['error.postal_code.invalid'].map((code) => {
    return { objectName: 'addressChange', field: 'postalCode', rejectedValue: '', status: 400, message: code, code }
  })
  const body = { status: 400, code: 'error.validation', message: 'not valid', validationErrors }
  await qa.fault({ method: 'POST', path: '/api/v1/player/address', kind: 'status', status: 400, body })
  await button(address, 'Save').click()
  await errorOf(address.getByLabel('Postal code'))
  await expect(address.getByLabel('Postal code')).toBeFocused()
  await expect(address).toContainText('Use 2 to 10 letters, digits, spaces or hyphens.')
  await address.getByLabel('Postal code').press('Enter')
  await expect(address).toContainText('H2X 1Z2')
  await expect(button(address, 'Change province')).toBeFocused()
  await told(page, 'Your address has been saved.')

  await button(address, 'Change province').press('Enter')
  await address.getByLabel('Province').selectOption({ label: 'Quebec' })
  // What is chosen and not sent yet outlives a reload.
  await page.reload()
  await expect(address.getByLabel('Province').locator('option:checked')).toHaveText('Quebec')
  await button(address, 'Save').click()
  await told(page, 'Your province has been saved.')
  await expect(address).toContainText('Quebec')
  await page.reload()
  await expect(button(address, 'Change address')).toBeVisible()
  await expect(address).toContainText('1 rue Sherbrooke')
})

test('PRO-2 PRO-3 APP-3 SAF-12 a wrong old password stands on its field and in a toast; a new phone counts once its code came back', async ({
  page,
  qa,
}) => {
  const who = await qa.player({ profile: { mobilePhone: '+358401230001' } })
  await openAccount(page, who)
  const password = part(page, 'Password')
  await button(password, 'Change password').click()
  await password.getByLabel('Current password').fill('Wrong-horse-1')
  await password.getByLabel('New password').fill('Better-horse-2')
  await button(password, 'Save').click()
  await errorOf(password.getByLabel('Current password'))
  await expect(password).toContainText('The old password is not right.')
  await told(page, 'The old password is not right.')
  await password.getByLabel('Current password').fill(who.password)
  // The password is changed and the answer lost on its way: sent again it is told as done.
  await page.route('**/api/v1/player/password', loseAnswer, { times: 1 })
  await password.getByLabel('Current password').press('Enter')
  await expect(password.getByRole('alert')).toContainText('There is no connection.')
  await password.getByLabel('Current password').press('Enter')
  await expect(button(password, 'Change password')).toBeVisible()
  await told(page, 'Your password has been changed.')
  const kept = await page.evaluate(() => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]))
  expect(kept).not.toMatch(/horse|Qa1/)

  const phone = part(page, 'Phone')
  const popup = page.getByRole('dialog', { name: 'Confirm your phone number' })
  await button(phone, 'Change phone').click()
  await phone.getByLabel('Phone number').fill('40 123 0002')
  await phone.getByLabel('Phone number').press('Enter')
  await expect(popup.getByLabel('Code')).toBeFocused()
  // Neither a reload nor an error, which closes the popup, costs the code that is on its way.
  await page.reload()
  await expect(phone.getByLabel('Phone number')).toHaveValue('40 123 0002')
  await button(phone, 'Send the code').click()
  await expect(popup.getByLabel('Code')).toBeFocused()
  const verification = '/api/v1/player/phone_number/sms_verification'
  const body = { status: 500, code: 'error.system.error', message: 'out of order' }
  await qa.fault({ method: 'POST', path: verification, kind: 'status', status: 500, body })
  await popup.getByLabel('Code').fill('135790')
  await page.keyboard.press('Enter')
  await expect(popup).toBeHidden()
  await expect(phone.getByRole('alert')).toContainText('Our system has a problem.')
  await button(phone, 'Send the code').click()
  const [message] = await qa.inbox('+358401230002')
  const code = message?.code ?? ''
  await popup.getByLabel('Code').fill(code === '135790' ? '135791' : '135790')
  await page.keyboard.press('Enter')
  await expect(popup).toContainText('That is not the code we sent.')
  await expect(phone).toContainText('Phone number')
  await popup.getByLabel('Code').fill(code)
  await page.keyboard.press('Enter')
  await told(page, 'Your phone number has been changed.')
  await expect(phone).toContainText('+358 401230002')
  expect(await qa.inbox('+358401230002')).toHaveLength(1)
})

test('PRO-2 AUT-6 after five wrong old passwords it is told for how long none is taken, and where a forgotten one is set', async ({
  page,
  qa,
}) => {
  const who = await qa.player({})
  await openAccount(page, who)
  const password = part(page, 'Password')
  await button(password, 'Change password').click()
  await password.getByLabel('New password').fill('Better-horse-2')
  const old = password.getByLabel('Current password')
  for (let tries = 1; tries <= 5; tries += 1) {
    await old.fill(`Wrong-horse-${tries}`)
    const answered = page.waitForResponse('**/api/v1/player/password')
    await old.press('Enter')
    expect((await answered).status()).toBe(400)
    await errorOf(old)
  }
  await old.fill(who.password)
  await old.press('Enter')
  await expect(password.getByRole('alert')).toContainText('It can be tried again in 15 minutes at the latest.')
  await password.getByRole('link', { name: 'Forgot your password?' }).click()
  await expect(page.getByRole('heading', { name: 'You are logged in' })).toBeVisible()
})

test('PRO-4 RMB-13 AUT-12 RMB-7 LOC-11 SAF-9 nothing is sent until it is chosen; the login before is told, with the history; the language is kept', async ({
  page,
  qa,
}) => {
  const who = await qa.player()
  await qa.world({ station: { countryCode: 'ZZ', ipAddress: '198.51.100.9' } })
  await qa.fault({ method: 'GET', path: '/api/v1/player/marketing_preferences', kind: 'malformed' })
  await openAccount(page, who)
  await expect(part(page, 'Personal details')).toContainText('This is your first')
  const choices = part(page, 'What you want to hear from us')
  await button(choices, 'Try again').click()
  await expect(choices.getByRole('checkbox')).toHaveCount(20)
  await expect(choices.getByRole('checkbox', { checked: true })).toHaveCount(0)
  const news = choices.getByRole('group', { name: 'Newsletter' })
  await news.getByLabel('By SMS').check()
  await button(choices, 'Save my choices').click()
  await told(page, 'Your choices have been saved.')

  await qa.world({ station: { countryCode: 'SE', ipAddress: '198.51.100.10' } })
  await page.getByRole('button', { name: 'Log out' }).first().click()
  await openAccount(page, who)
  await told(page, /Your last login: \d\d\/\d\d\/\d{4} \d\d:\d\d, No data/)
  const rows = part(page, 'Login history').getByRole('row')
  await expect(rows).toHaveCount(3)
  await expect(rows.nth(1)).toContainText('198.51.100.10')
  await expect(rows.nth(1)).toContainText('Sweden')
  await expect(rows.nth(2)).toContainText('198.51.100.9')
  await expect(rows.nth(2)).toContainText('No data')
  await expect(choices.getByRole('checkbox', { checked: true })).toHaveCount(1)
  await expect(news.getByLabel('By SMS')).toBeChecked()

  const since = await lastCall(qa)
  await part(page, 'Language').getByRole('button', { name: 'suomi' }).click()
  await expect(page).toHaveURL(/\/fi-UN\/my-account\/account$/)
  await expect(page.locator('[aria-pressed="true"]', { hasText: 'suomi' })).toBeVisible()
  expect((await callsTo(qa, since, 'PATCH', '/player/language')).map(({ body }) => body)).toEqual([{ language: 'fi' }])
})

const choicesOf = (tab: Page): Locator => part(tab, 'What you want to hear from us')
/** Body of a save that names this one choice. */
const one = (channel: string, communication: string, subscribed: boolean) => ({
  preferences: [{ channel, communication, subscribed }],
})

test('PRO-4 RMB-13 only what was changed is sent: neither a tab that is behind nor a lost answer undoes a choice', async ({
  page,
  context,
  qa,
}) => {
  await comesSignedIn(page, await qa.player(), '/en-UN/my-account/account')
  const behind = await context.newPage()
  await withoutCookieQuestion(behind)
  const box = (tab: Page, group: string, label: string) =>
    choicesOf(tab).getByRole('group', { name: group }).getByLabel(label)
  const save = async (tab: Page) => {
    await button(choicesOf(tab), 'Save my choices').click()
    await told(tab, 'Your choices have been saved.')
  }
  await box(page, 'Bonus offers', 'By email').check()
  await save(page)
  await behind.goto('/en-UN/my-account/account')
  await expect(box(behind, 'Bonus offers', 'By email')).toBeChecked()
  await box(page, 'Bonus offers', 'By email').uncheck()
  await save(page)

  const since = await lastCall(qa)
  // Saved with nothing chosen, nothing is written, and what is stored is shown.
  await save(behind)
  await expect(box(behind, 'Bonus offers', 'By email')).not.toBeChecked()
  await box(behind, 'Newsletter', 'By SMS').check()
  await save(behind)
  await expect(choicesOf(behind).getByRole('checkbox', { checked: true })).toHaveCount(1)
  await expect(box(behind, 'Newsletter', 'By SMS')).toBeChecked()

  // The answer is lost, so that nobody here knows what is stored: taken back, the choice is sent all the same.
  await page.route('**/marketing_preferences', loseAnswer, { times: 1 })
  await box(page, 'Casino news', 'By post').check()
  await button(choicesOf(page), 'Save my choices').click()
  await expect(choicesOf(page).getByRole('alert')).toContainText('There is no connection.')
  await box(page, 'Casino news', 'By post').uncheck()
  await save(page)
  await expect(choicesOf(page).getByRole('checkbox', { checked: true })).toHaveCount(1)
  const saves = await callsTo(qa, since, 'PATCH', '/player/marketing_preferences')
  expect(saves.map(({ body }) => body)).toEqual([
    one('SMS', 'NEWSLETTER', true),
    one('MAIL', 'CASINO', true),
    one('MAIL', 'CASINO', false),
  ])
})

test('GRD-3 GRD-4 GRD-12 what the profile closes is left by an open page at once, and said; other pages stay', async ({
  page,
  qa,
}) => {
  const who = await qa.player()
  await openAccount(page, who)
  await expect(page.locator('[data-flow="wallet"]').first()).toHaveAttribute('data-state', /connected\.open/)
  const side = page.getByRole('navigation', { name: 'Account', exact: true })
  await side.getByRole('link', { name: 'Gambling limits' }).click()
  await expect(page).toHaveURL(/gambling-limits$/)
  await qa.changePlayer(who.playerId, { profile: { permissions: { casino: false } } })
  await expect(page.getByRole('banner').getByRole('link', { name: 'Casino', exact: true })).toHaveCount(0)
  await expect(page).toHaveURL(/gambling-limits$/)
  await qa.changePlayer(who.playerId, { profile: { permissions: { payout: true } } })
  await expect(page).toHaveURL(/\/my-account\/account$/)
  await told(page, 'has just been closed for your account')
  await expect(side.getByRole('link', { name: 'Gambling limits' })).toHaveCount(0)
})
