import { expect, type Frame, type Page } from '@playwright/test'

// A game that says only what a path wants, from the game host's own origin: the line to it is the shipped one.

const html = `<!doctype html><title>Puppet</title><h1>Puppet game</h1><script>
  window.heard = []
  addEventListener('message', ({ data }) => window.heard.push(data))
</script>`

/** Puts the puppet in the place of every game of the game hosts; once for a page, before it is opened. */
export const withPuppetGame = (page: Page): Promise<unknown> =>
  page.route(
    ({ pathname }) => /^\/play\/[\w-]+$/u.test(pathname),
    (route) => route.fulfill({ contentType: 'text/html', body: html }),
  )

async function puppet(page: Page): Promise<Frame> {
  await expect(page.frameLocator('iframe[title]').getByRole('heading', { name: 'Puppet game' })).toBeAttached()
  const frame = page.frames().find((one) => one.parentFrame() === page.mainFrame() && one.url().includes('/play/'))
  if (!frame) throw new Error('the puppet is not on the page')
  return frame
}

/** The puppet says a message of the protocol. */
export async function puppetSays(page: Page, rgMessage: string, payload: object = {}): Promise<void> {
  const frame = await puppet(page)
  await frame.evaluate((message) => window.parent.postMessage(message, '*'), { rgMessage, payload })
}

/** The puppet has been told a message, whatever else too. */
export async function puppetHears(page: Page, rgMessage: string, payload: Record<string, unknown> = {}): Promise<void> {
  const frame = await puppet(page)
  await expect
    .poll(() => frame.evaluate(() => (window as unknown as { heard: unknown[] }).heard))
    .toContainEqual(expect.objectContaining({ rgMessage, payload: expect.objectContaining(payload) }))
}
