import { expect, type Locator, type Page } from '@playwright/test'

/** The offer of a new version. */
export const releaseOffer = (page: Page): Locator => page.getByRole('status', { name: 'New version' })

/** From its next question on the page is told that the server has a newer release. */
export const hasNewerRelease = (page: Page): Promise<unknown> =>
  page.route('**/release.json?look', (route) => route.fulfill({ json: { release: 'newer' } }))

/** What watches for releases comes behind the page: waits until it listens, and has asked once. */
export async function watchesReleases(page: Page): Promise<void> {
  let isAsked = false
  page.on('request', (request) => {
    isAsked ||= request.url().endsWith('/release.json?look')
  })
  await expect
    .poll(async () => {
      await page.evaluate(() => window.dispatchEvent(new Event('online')))
      return isAsked
    })
    .toBe(true)
}
