import { expect } from '@playwright/test'
import { comesSignedIn, withoutCookieQuestion } from '#tests/browser/signing.ts'
import type { BrowserWorld } from './browserWorld.ts'

const address = '/en-UN/online-casino/play/softswiss/penny-bank?mode=real'

/** Opens a game for money as the path's player; answers when it runs. */
export async function opensGame(world: BrowserWorld): Promise<void> {
  const { page } = world
  await withoutCookieQuestion(page)
  await comesSignedIn(page, await world.player({ wallet: { main: 5000 } }), address)
  await expect(page.frameLocator('iframe[title]').getByRole('button', { name: 'Spin', exact: true })).toBeEnabled()
}

/** The running game's own window says that a round began or ended: its rounds last as long as the path wants. */
export const gameSays =
  (rgMessage: 'gprg_GameRoundStart' | 'gprg_GameRoundEnd') =>
  async ({ page }: BrowserWorld): Promise<void> => {
    const frame = page.frames().find((one) => one.parentFrame() === page.mainFrame())
    const payload = { roundId: 'r', stake: 0, win: 0, balance: 50, currency: 'EUR' }
    await frame?.evaluate((message) => window.parent.postMessage(message, '*'), { rgMessage, payload })
  }

/** Of a break that waits for the end of a round nothing is seen: what the page asked for before this has come back by then. */
export async function hasComeBack({ page }: BrowserWorld): Promise<void> {
  await page.evaluate(async () => {
    await fetch('/settings.json')
    await new Promise((done) => requestAnimationFrame(done))
  })
}

/** The page was out of sight for more than a minute and is looked at again, as after a sleep of the computer. */
export async function wakes({ page }: BrowserWorld): Promise<void> {
  const look = (state: 'hidden' | 'visible') =>
    page.evaluate((now) => {
      Object.defineProperty(document, 'visibilityState', { value: now, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    }, state)
  await look('hidden')
  await page.clock.setSystemTime(await page.evaluate(() => Date.now() + 61_000))
  await look('visible')
}
