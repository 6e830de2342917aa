import { expect, type BrowserContext, type Locator, type Page } from '@playwright/test'
import { signInEntries } from '../support/playerClient.ts'

/** What a person types to sign in. */
export interface Credentials {
  readonly email: string
  readonly password: string
}

/** Answers the cookie question and the one about the country beforehand, so that it does not stand over what a test looks at. */
export const withoutCookieQuestion = (where: Page | BrowserContext): Promise<unknown> =>
  where.addInitScript(() => {
    // A fence for frames of other origins, which have no such entries.
    if (window.top !== window) return
    localStorage.setItem('cookie-consent-options', '{}')
    localStorage.setItem('cookie-consent-accepted', 'true')
    localStorage.setItem('market', '"UN"')
  })

/** The login panel. */
export const loginPanel = (page: Page): Locator => page.getByRole('dialog', { name: 'Log in', exact: true })

/** Types e-mail and password into the open login panel and sends them. */
export async function sendLogin(page: Page, { email, password }: Credentials): Promise<void> {
  const panel = loginPanel(page)
  await panel.getByLabel('Email', { exact: true }).fill(email)
  await panel.getByLabel('Password', { exact: true }).fill(password)
  await panel.getByRole('button', { name: 'Log in', exact: true }).click()
}

/** Waits until the page says that a player is there. */
export const becomesPlayer = (page: Page): Promise<void> =>
  expect(page.locator('html')).toHaveAttribute('data-session', /player/, { timeout: 20_000 })

/** Waits until the page says that a visitor is there. */
export const becomesVisitor = (page: Page): Promise<void> =>
  expect(page.locator('html')).toHaveAttribute('data-session', /visitor/, { timeout: 20_000 })

/** The origin that a path of a page leads to. */
async function originOf(page: Page, path: string): Promise<string> {
  if (path.startsWith('http')) return new URL(path).origin
  const answer = await page.request.get('/settings.json')
  return new URL(answer.url()).origin
}

/**
 * Opens a page as a player who has signed in before: by what the browser keeps of a sign-in, as after a reload. Where the sign-in
 * itself is looked at, it is done at the panel.
 */
export async function comesSignedIn(page: Page, { email, password }: Credentials, path = '/en-UN/404'): Promise<void> {
  const origin = await originOf(page, path)
  const kept = await signInEntries(origin, email, password)
  const before = await page.addInitScript(
    (given) => {
      if (location.origin !== given.origin) return
      for (const [key, value] of Object.entries(given.kept)) {
        localStorage.setItem(key, value)
        if (key.endsWith('.idToken')) document.cookie = `id-token=${value}; Path=/; SameSite=None; Secure`
      }
    },
    { origin, kept },
  )
  await page.goto(path)
  // Once: whoever signs out stays so.
  await before.dispose()
  await becomesPlayer(page)
}

/** Signs in at the panel over a page that weighs little. */
export async function signInByPanel(page: Page, who: Credentials, path = '/en-UN/404'): Promise<void> {
  await page.goto(`${path}#login`)
  await sendLogin(page, who)
  await becomesPlayer(page)
}
