import { expect, type FrameLocator, type Locator } from '@playwright/test'
import type { BrowserWorld } from './browserWorld.ts'

/** The pay-and-play panel. */
export const panel = ({ page }: BrowserWorld): Locator => page.locator('[data-flow="payAndPlay"]')
const bank = ({ page }: BrowserWorld): FrameLocator => page.frameLocator('iframe[title="Your bank"]')

/** This path's payer, as the bank knows them. */
export const customerOf = (world: Pick<BrowserWorld, 'id'>): string =>
  `2${`${world.id.replaceAll(/\D/g, '')}5`.slice(-7).padStart(7, '5')}`

/** Logs in at the bank and presses a button of its approval. */
export async function atBank(world: BrowserWorld, name: 'Approve' | 'Decline', customer = customerOf(world)) {
  await bank(world).getByLabel('Customer number').fill(customer)
  await bank(world).getByLabel('First name').fill('Aino')
  await bank(world).getByLabel('Last name').fill('Korhonen')
  await bank(world).getByRole('button', { name: 'Log in' }).click()
  await bank(world).getByRole('button', { name }).click()
}

/** The bank's page goes back to the site with no answer. */
export async function backWithNothing(world: BrowserWorld): Promise<void> {
  const page = world.page.frames().find((frame) => frame.url().includes('/cashier/bank/'))
  await page?.goto('/en-UN/signup/callback#error=expired')
}

/** Fills in what the bank does not know. */
export async function fillPayer(world: BrowserWorld): Promise<void> {
  const form = panel(world)
  await expect(form.getByLabel('Email')).toBeEditable()
  await form.getByLabel('Email').fill(world.visitor.email)
  await form.getByLabel('Phone number').fill(world.visitor.phoneBody)
  await form.getByLabel('Date of birth').fill('14/05/1990')
  await form.getByLabel('Postal code').fill('00100')
  await form.getByRole('checkbox', { name: /terms and conditions/i }).check()
  await form.getByRole('checkbox', { name: /cookie and privacy/i }).check()
}

/** A payment that this path's payer approves in another tab: what stands behind its callback's address. */
export async function approvedInAnotherTab({ page, id }: Pick<BrowserWorld, 'page' | 'id'>): Promise<string> {
  const { origin } = new URL(page.url())
  const query = new URLSearchParams({
    response_type: 'code',
    client_id: 'player-site',
    identity_provider: 'bank',
    redirect_uri: `${origin}/en-UN/signup/callback`,
    amount: '10.00',
    currency: 'EUR',
    country: 'FI',
  })
  // The browser's own requests: its cookie says whose payment it is.
  const authorised = await page.request.get(`${origin}/payment/v1/oauth2/authorize?${query.toString()}`)
  const { redirectOutput } = (await authorised.json()) as { redirectOutput: { url: string } }
  const step = (name: string, form: Record<string, string> = {}) =>
    page.request.post(`${redirectOutput.url}/${name}`, { maxRedirects: 0, form })
  await step('identify', { customer: customerOf({ id }), firstName: 'Aino', lastName: 'Korhonen' })
  return new URL((await step('approve')).headers()['location'] ?? '').hash
}

/** Makes the payer of the open payment a player, as an earlier payment would have. */
export async function becomeKnown(world: BrowserWorld): Promise<void> {
  const { origin } = new URL(world.page.url())
  const post = async (path: string, data: object): Promise<{ playerId: number }> => {
    const answer = await world.page.request.post(`${origin}/api/v1/paynplay/player/${path}`, {
      headers: { 'site-context': '5', 'idempotency-key': crypto.randomUUID() },
      data,
    })
    if (!answer.ok()) throw new Error(`paynplay/player/${path} answered ${answer.status()}: ${await answer.text()}`)
    return answer.json() as Promise<{ playerId: number }>
  }
  const answer = new URLSearchParams((await approvedInAnotherTab(world)).slice(1))
  const [oneTimeCode, sessionId] = [answer.get('code'), answer.get('sessionId')]
  const device = { ipAddress: '', blackbox: '' }
  const { playerId } = await post('code', { oneTimeCode, sessionId, ...device })
  const { email, phone } = world.visitor
  await post('update', {
    playerId,
    sessionId,
    email,
    mobilePhone: phone,
    dateOfBirth: '1990-05-14',
    postalCode: '00100',
    countryCode: 'FI',
    languageCode: 'en',
    termsAndConditionsAccepted: true,
    cookiePolicyAccepted: true,
    marketingOptIn: false,
  })
  await post('login', { sessionId, playerId, ...device })
}
