import { expect, type Locator, type Page } from '@playwright/test'
import type { Qa } from '../support/qa.ts'
import { button } from './people.ts'

/** Somebody who signs up. */
export interface Applicant {
  readonly email: string
  readonly password: string
  readonly phoneBody: string
  /** Prefix plus body, as codes are sent to. */
  readonly mobilePhone: string
}

let count = 0

/** Somebody nobody has heard of. */
export function applicant(): Applicant {
  count += 1
  const mark = `${Date.now().toString(36)}${count}${Math.random().toString(36).slice(2, 6)}`
  const phoneBody = `40${String(Math.floor(Math.random() * 1e7)).padStart(7, '0')}`
  return {
    email: `applicant-${mark}@example.com`,
    password: 'Deep-water-42',
    phoneBody,
    mobilePhone: `+358${phoneBody}`,
  }
}

/** The sign-up over the page. */
export const signUpPanel = (page: Page): Locator => page.getByRole('dialog', { name: 'Sign up' })

/** Fills in the first step and sends it. */
export async function fillDetails(panel: Locator, who: Applicant, country = 'Finland'): Promise<void> {
  await panel.getByLabel('Email', { exact: true }).fill(who.email)
  await panel.getByLabel('Password', { exact: true }).fill(who.password)
  await panel.getByLabel('First name').fill('Aino')
  await panel.getByLabel('Last name').fill('Testaaja')
  await panel.getByLabel('Country').selectOption({ label: country })
  await panel.getByLabel('Phone number').fill(who.phoneBody)
  await panel.getByLabel(/terms and conditions/).check()
  await panel.getByLabel(/cookie and privacy policy/).check()
  await button(panel, 'Continue').click()
}

/** Fills in the second step and sends it. */
export async function fillContactInfo(panel: Locator): Promise<void> {
  await panel.getByLabel('Date of birth').fill('24/12/1990')
  await panel.getByLabel('Postal code').fill('00100')
  await button(panel, 'Continue').click()
}

/** Signs somebody up (nobody has heard of them where it is not said who) from the first step to the last, with the code that came by SMS. */
export async function signsUp(page: Page, qa: Qa, who: Applicant = applicant()): Promise<void> {
  const panel = signUpPanel(page)
  await fillDetails(panel, who)
  await fillContactInfo(panel)
  const code = panel.getByLabel('Code', { exact: true })
  await expect(code).toBeVisible()
  await code.fill((await qa.inbox(who.mobilePhone))[0]?.code ?? '')
  await button(panel, 'Continue').click()
}
