import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import type { Qa } from '../support/qa.ts'
import { expect, test } from './fixtures.ts'
import { applicant, fillDetails, signUpPanel } from './applicant.ts'
import { answerCookies, button, flowOf } from './people.ts'

// What differs between markets in the sign-up, and what it says when it is refused.

test.use({ expectedConsoleErrors: ['/player/registration', 'net::ERR'] })

const SUBMIT = '/api/v1/player/registration'
const body = (status: number, code: string, message: string) => ({ status, code, message, validationErrors: [] })
const refuse = (qa: Qa, status: number, answer: object) =>
  qa.fault({ method: 'POST', path: SUBMIT, kind: 'status', status, body: answer })

const open = async (page: Page, path: string): Promise<Locator> => {
  await answerCookies(page)
  await page.goto(path)
  return signUpPanel(page)
}

/** A field by the name it is sent with, whatever the language of the page. */
const named = (page: Page, name: string): Locator => flowOf(page, 'registration').locator(`[name="${name}"]`)
const isAt = (page: Page, state: string) =>
  expect(flowOf(page, 'registration')).toHaveAttribute('data-state', new RegExp(`^${state}`))

/** New Year's Day of somebody who is that old this year, as it is typed. */
function birthday(years: number): string {
  return `01/01/${new Date().getUTCFullYear() - years}`
}

/** A mobile number of São Paulo. */
const saoPaulo = () => `119${String(Math.floor(Math.random() * 1e8)).padStart(8, '6')}`

test('REG-8 REG-9 APP-4 APP-5 each refusal of the details says what to do, and what was typed stays', async ({
  page,
  qa,
}) => {
  const { playerId } = await qa.player()
  const taken = applicant()
  await qa.changePlayer(playerId, { profile: { mobilePhone: taken.mobilePhone } })
  // A link with no usable bonus code keeps nobody from signing up.
  const panel = await open(page, '/en-UN/signup?bonusCode=a%20b%00')
  await expect(panel).toContainText('bonus code of your link is not a valid one')
  const alert = panel.getByRole('alert').first()
  await fillDetails(panel, taken)
  await expect(alert).toContainText('There is another account with these details already')
  await expect(alert.getByRole('link', { name: 'Log in' })).toBeVisible()

  // A number as people have it in their contacts; another country's brings its own code.
  const phone = panel.getByLabel('Phone number')
  await phone.fill('+46 (0)70-123 45 67')
  await phone.blur()
  await expect(phone).toHaveValue('701234567')
  await expect(panel.getByLabel('Phone prefix')).toHaveValue('+46')
  const own = applicant().phoneBody
  await phone.fill(`00358 ${own.slice(0, 2)} ${own.slice(2)}`)
  const says = async (prepare: () => Promise<unknown>, words: RegExp) => {
    await prepare()
    await button(panel, 'Continue').click()
    await expect(alert).toContainText(words)
    await expect(panel.getByLabel('Email')).toHaveValue(taken.email)
    await expect(panel.getByLabel('Password', { exact: true })).toHaveValue(taken.password)
  }
  const refused = (status: number, code: string, message = code) => refuse(qa, status, body(status, code, message))
  await says(() => refused(403, 'error.explicit_deny', 'Not authorized: explicit deny'), /sure that you are a person/)
  await expect(phone).toHaveValue(own)
  await expect(panel.getByLabel('Phone prefix')).toHaveValue('+358')
  await says(() => refused(500, 'error.system.error'), /Our system has a problem/)
  // The browser itself sends a lost request once more; this one never leaves.
  const lose = () => page.route(`**${SUBMIT}`, (route) => route.abort(), { times: 1 })
  await says(lose, /could not reach our servers.*may not be offered in your country/)
  await says(() => refuse(qa, 400, {}), /were not accepted. Please check them/)
  await says(() => refused(400, 'error.country.not_allowed'), /country/i)
  await refused(403, 'error.vonage.phone.invalid')
  await button(panel, 'Continue').click()
  await expect(phone).toBeFocused()
  await expect(phone).toHaveAccessibleDescription(/can’t receive our messages/)
  // 403 of the catalogue signs nobody out, and the next try is an ordinary one.
  await button(panel, 'Continue').click()
  await isAt(page, 'open.contactInfo')
})

test('REG-1 REG-4 REG-10 REG-8 SAF-9 Brazil asks for a CPF of one’s own and takes its own people, who are not strangers to what they began', async ({
  page,
  browser,
}) => {
  const first = applicant()
  const cpf = '529.982.247-25'
  const toContactInfo = async (page: Page, email: string, phoneBody: string) => {
    await open(page, '/pt-BR/signup')
    await expect(named(page, 'countryCode')).toHaveValue('BR')
    expect(await named(page, 'countryCode').locator('option').evaluateAll(valuesOf)).toEqual(['BR', 'other'])
    await named(page, 'email').fill(email)
    await named(page, 'password').fill(first.password)
    await named(page, 'firstName').fill('Ana')
    await named(page, 'lastName').fill('Souza')
    await expect(named(page, 'phonePrefix')).toHaveValue('+55')
    await named(page, 'phoneBody').fill(phoneBody)
    await named(page, 'termsAndConditions').check()
    await named(page, 'cookiePolicyAccepted').check()
    await named(page, 'phoneBody').press('Enter')
    await isAt(page, 'open.contactInfo')
    await named(page, 'dateOfBirth').fill('14/05/1990')
    await named(page, 'postalCode').fill('01310-100')
  }
  await toContactInfo(page, first.email, saoPaulo())
  await named(page, 'cpf').fill('529.982.247-24')
  await named(page, 'cpf').press('Enter')
  await expect(named(page, 'cpf')).toHaveAttribute('aria-invalid', 'true')
  await expect(named(page, 'cpf')).toBeFocused()
  await named(page, 'cpf').fill(cpf)
  await named(page, 'cpf').press('Enter')
  await isAt(page, 'open.verification')

  // After a reload a mistyped e-mail is corrected, and then the password has been forgotten.
  const corrected = `right-${first.email}`
  for (const [email, password] of [
    [corrected, first.password],
    [corrected, 'Forgotten-water-42'],
  ] as const) {
    await page.reload()
    await isAt(page, 'open.verification')
    await page.getByRole('button', { name: 'Voltar', exact: true }).click()
    await isAt(page, 'open.contactInfo')
    await page.getByRole('button', { name: 'Voltar', exact: true }).click()
    await named(page, 'email').fill(email)
    await named(page, 'password').fill(password)
    await named(page, 'password').press('Enter')
    await isAt(page, 'open.contactInfo')
    await named(page, 'cpf').press('Enter')
    await isAt(page, 'open.verification')
  }

  // Another browser knows nothing of this one's sign-up.
  const elsewhere = await browser.newContext({ baseURL: new URL(page.url()).origin })
  const tab = await elsewhere.newPage()
  await toContactInfo(tab, `other-${randomUUID().slice(0, 8)}@example.com`, saoPaulo())
  await named(tab, 'cpf').fill(cpf)
  await named(tab, 'cpf').press('Enter')
  await expect(named(tab, 'cpf')).toHaveAttribute('aria-invalid', 'true')
  await expect(named(tab, 'cpf')).toBeFocused()
  await expect(named(tab, 'postalCode')).toHaveValue('01310-100')
  await elsewhere.close()
})

test('REG-4 REG-5 REG-10 REG-11 Canada asks for a province other than Ontario and for its age; the offer is the content’s', async ({
  page,
}) => {
  const offered = page.waitForResponse((answer) => decodeURIComponent(answer.url()).includes('"signupBonus"'))
  const panel = await open(page, '/en-CA/signup')
  const { result } = (await (await offered).json()) as { result: { title: string; description: string } }
  await expect(panel.getByRole('heading', { name: result.title })).toBeVisible()
  await expect(panel).toContainText(result.description)
  await expect(panel.getByRole('img').or(panel.locator('section img')).first()).toBeVisible()

  // The dialling code is the country's; Finland stands first for everybody else.
  const prefixes = panel.getByLabel('Phone prefix')
  await expect(prefixes).toHaveValue('+1')
  await expect(prefixes.locator('option:checked')).toHaveText('Canada +1')
  await expect(prefixes.locator('option').first()).toHaveText('Finland +358')
  const who = applicant()
  expect(await panel.getByLabel('Country').locator('option').evaluateAll(valuesOf)).toEqual(['CA', 'other'])
  await panel.getByLabel('Email').fill(who.email)
  await panel.getByLabel('Password', { exact: true }).fill(who.password)
  await panel.getByLabel('First name').fill('Zoé')
  await panel.getByLabel('Last name').fill('Roy')
  // No exchange begins with a 1: the error comes as the field is left, and does not move the box away under the press.
  await panel.getByLabel('Phone number').fill('6041234567')
  await panel.getByLabel(/terms and conditions/).check()
  await expect(panel.getByLabel(/terms and conditions/)).toBeFocused()
  await expect(panel.getByLabel('Phone number')).toHaveAttribute('aria-invalid', 'true')
  await panel.getByLabel('Phone number').fill(`6045${String(Math.floor(Math.random() * 1e6)).padStart(6, '0')}`)
  await panel.getByLabel(/cookie and privacy policy/).check()
  await button(panel, 'Continue').click()
  await isAt(page, 'open.contactInfo')
  const province = panel.getByLabel('Province')
  await expect(province.locator('option')).toHaveCount(13)
  await expect(province.locator('option', { hasText: 'Ontario' })).toHaveCount(0)
  await panel.getByLabel('Date of birth').fill(birthday(18))
  await panel.getByLabel('Postal code').fill('V5K 0A1')
  await button(panel, 'Continue').click()
  await expect(province).toHaveAccessibleDescription(/province/)
  await province.selectOption({ label: 'British Columbia' })
  await button(panel, 'Continue').click()
  await expect(panel.getByLabel('Date of birth')).toBeFocused()
  await province.selectOption({ label: 'Alberta' })
  await button(panel, 'Continue').click()
  await isAt(page, 'open.verification')
})

function valuesOf(options: (SVGElement | HTMLElement)[]): (string | null)[] {
  return options.map((option) => option.getAttribute('value'))
}
