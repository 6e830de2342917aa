import { expect, type Locator } from '@playwright/test'
import type { BrowserWorld } from './browserWorld.ts'

/** The sign-up's panel. */
export const signUp = ({ page }: BrowserWorld): Locator => page.locator('[data-flow="registration"]')

/** Lays a draft into the tab's own storage, as a reload would find it. */
export const layDraft = ({ page }: BrowserWorld, values: object): Promise<void> =>
  page.evaluate(
    (kept) => sessionStorage.setItem('draft:registration', JSON.stringify({ savedAt: Date.now(), values: kept })),
    values,
  )

/** Presses the step's own button. */
export const submitStep = (world: BrowserWorld): Promise<void> =>
  signUp(world).getByRole('button', { name: 'Continue' }).click()

/** Fills in the first step, for a person nobody has seen before. */
export async function fillDetails(world: BrowserWorld): Promise<void> {
  const form = signUp(world)
  await expect(form.getByLabel('Email')).toBeEditable()
  // What a step back or a draft has left in the form stays: it is the same person.
  const isSame = (await form.getByLabel('Email').inputValue()) !== ''
  const who = isSame ? world.visitor : world.newVisitor()
  if (!isSame) await form.getByLabel('Email').fill(who.email)
  await form.getByLabel('Password', { exact: true }).fill(who.password)
  if (!isSame) {
    await form.getByLabel('First name').fill(who.firstName)
    await form.getByLabel('Last name').fill(who.lastName)
    await form.getByLabel('Phone number').fill(who.phoneBody)
  }
  await form.getByRole('checkbox', { name: /terms and conditions/i }).check()
  await form.getByRole('checkbox', { name: /cookie and privacy/i }).check()
}

/** Fills in the second step. */
export async function fillContactInfo(world: BrowserWorld): Promise<void> {
  await signUp(world).getByLabel('Date of birth').fill('14/05/1990')
  await signUp(world).getByLabel('Postal code').fill('00100')
}

/** Types the newest code that the operator has sent to this visitor. */
export async function fillCode(world: BrowserWorld, channel: 'sms' | 'email'): Promise<void> {
  const { email, phone } = world.visitor
  const inbox = await world.qa.inbox(channel === 'sms' ? phone : email)
  // A restored draft belongs to nobody: no code was sent, and the operator is told what to answer.
  const code = inbox.find((one) => one.channel === channel)?.code ?? '135790'
  await signUp(world).getByLabel('Code').fill(code)
}

/** Chooses a country by its code, or by its words. */
export async function pickCountry(world: BrowserWorld, country: string | { label: string }): Promise<void> {
  await signUp(world).getByLabel('Country').selectOption(country)
}
