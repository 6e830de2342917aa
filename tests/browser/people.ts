import { comesSignedIn } from './signing.ts'
import { type Locator, type Page, expect } from '@playwright/test'
import { CARDS } from '../support/cashier.ts'
import type { Qa, SeenCall } from '../support/qa.ts'

/** Somebody who can sign in. */
export interface Account {
  readonly playerId: number
  readonly email: string
  readonly password: string
}

/** A button by its whole name. */
export const button = (within: Page | Locator, name: string): Locator =>
  within.getByRole('button', { name, exact: true })

/** The balance of the header. */
export const balanceOf = (page: Page): Locator =>
  page.getByRole('banner').getByRole('status', { name: /^(Balance|Saldo)$/ })

/** The view of a flow. */
export const flowOf = (page: Page, id: string): Locator => page.locator(`[data-flow="${id}"]`).first()

/** The answers to the questions about cookies and country, given before any page is opened. */
export async function answerCookies(page: Page): Promise<void> {
  await page.addInitScript(() => {
    // A frame without an origin has no storage, and may not look for one.
    if (origin === 'null') return
    localStorage.setItem('cookie-consent-accepted', 'true')
    localStorage.setItem('cookie-consent-options', '{}')
    localStorage.setItem('market', '"UN"')
  })
}

/** Types e-mail and password into the open login panel. */
export async function typeLogin(page: Page, { email, password }: Account): Promise<void> {
  const panel = page.getByRole('dialog').filter({ has: page.getByLabel('Password', { exact: true }) })
  await panel.getByLabel('Email', { exact: true }).fill(email)
  await panel.getByLabel('Password', { exact: true }).fill(password)
  await button(panel, 'Log in').click()
}

/** Opens a page and signs in there; answers when the balance stands in the header. */
export async function signInAt(page: Page, path: string, account: Account): Promise<void> {
  await page.goto(`${path}#login`)
  await typeLogin(page, account)
  await expect(balanceOf(page)).toBeVisible()
}

/** A player who comes to a page signed in. */
export async function signedIn(page: Page, qa: Qa, parts: object = {}, path = '/en-UN/terms'): Promise<Account> {
  const account = await qa.player(parts)
  await answerCookies(page)
  await comesSignedIn(page, account, path)
  await expect(balanceOf(page)).toBeVisible()
  return account
}

/** Goes to the deposit page as a person does: by the header. */
export async function openDeposit(page: Page): Promise<void> {
  const header = page.getByRole('banner')
  await header
    .getByRole('link', { name: 'Deposit', exact: true })
    .or(button(page.getByRole('banner'), 'Deposit'))
    .first()
    .click()
}

/** Types a card into the open payment page and pays. */
export async function payByCard(page: Page, card: keyof typeof CARDS = 'good'): Promise<void> {
  const cashier = page.frameLocator('iframe[title="Payment"]')
  const another = cashier.getByRole('button', { name: 'Pay with another card' })
  await expect(cashier.getByLabel('Card number').or(another)).toBeVisible()
  if (await another.isVisible()) await another.click()
  await cashier.getByLabel('Card number').fill(CARDS[card])
  await cashier.getByLabel('Expiry').fill('12 / 40')
  await cashier.getByLabel('CVC').fill('123')
  await cashier.getByRole('button', { name: /^Pay (?!with)/ }).click()
}

/** What was booked as paid in, minor units, one entry a booking. */
export const depositsOf = async (qa: Qa, playerId: number): Promise<number[]> =>
  (await qa.ledger(playerId))
    .filter(({ kind, wallet }) => kind === 'DEPOSIT' && wallet === 'main')
    .map((row) => row.amount)

/** The same address as another platform may write it, which browsers write anew: capitals, dot segments, a space. */
export function writtenOtherwise(address: string): string {
  const { protocol, host, pathname, search, hash } = new URL(address)
  const asked = search === '' ? '?session=a b' : `${search}&session=a b`
  return `${protocol.toUpperCase()}//${host}/x/..${pathname}${asked}${hash}`
}

/** The next answers of a call reach the page otherwise than they were given. */
export const rewrite = (page: Page, call: string, change: (body: string) => string, times = 100): Promise<unknown> =>
  page.route(
    call,
    async (route) => {
      const response = await route.fetch()
      const body = await response.text().catch(() => null)
      // The page has given up asking meanwhile.
      if (body === null) return
      await route.fulfill({ response, body: change(body) })
    },
    { times },
  )

/** Number of the latest call, to look at later ones only. */
export const lastCall = async (qa: Qa): Promise<number> => (await qa.calls()).at(-1)?.n ?? 0

/** Calls since one, by method and the end of the path. */
export async function callsTo(qa: Qa, since: number, method: string, path: string): Promise<SeenCall[]> {
  return (await qa.calls(since)).filter((call) => call.method === method && call.path.endsWith(path))
}

const MAINTAINED = 'The site is being maintained: play on later'

/**
 * The first sending of a round is lost; sent again it is refused, and while it is being refused the first one arrives. Later rounds go
 * their way. Answers what the game says of the refusal.
 */
export async function arrivesAfterRefusal(page: Page): Promise<string> {
  let sent = 0
  await page.route('**/rgs/round', async (route) => {
    sent += 1
    if (sent === 1) return route.abort()
    if (sent > 2) return route.fallback()
    await route.fetch()
    return route.fulfill({ status: 409, json: { status: 409, code: 'error.maintenance', message: MAINTAINED } })
  })
  return MAINTAINED
}
