import type { Page } from '@playwright/test'

/** What the browser may still keep after sign-out (decisions on the browser's storage), by the start of a key. */
const MAY_STAY = ['cookie-consent', 'cookieConsent', 'edd', 'live-provider', 'market', 'partner', 'brand']

/** Storage entries, cookies, sockets and texts of a player that are left in the page; empty when it is clean (SAF-7). */
export async function whatIsLeft(page: Page, email: string): Promise<string[]> {
  const stored = await page.evaluate(() => [
    ...Object.entries(localStorage).map(([key, value]) => ['local', key, value] as const),
    ...Object.entries(sessionStorage).map(([key, value]) => ['session', key, value] as const),
  ])
  const cookies = await page.context().cookies()
  const left = stored
    .filter(
      ([, key, value]) =>
        value.includes(email) ||
        /token|auth|player|draft/i.test(key) ||
        !MAY_STAY.some((start) => key.toLowerCase().includes(start.toLowerCase())),
    )
    .map(([where, key]) => `${where} storage: ${key}`)
  left.push(...cookies.filter(({ name }) => /token|session/i.test(name)).map(({ name }) => `cookie: ${name}`))
  const html = await page.content()
  if (html.includes(email)) left.push('the e-mail stands in the page')
  return left
}
