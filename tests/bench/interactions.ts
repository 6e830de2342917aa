import { type Browser, type Page, chromium } from '@playwright/test'
import { CHROMIUM_FLAGS, chromiumPath } from '../../scripts/chromium.mjs'
import { Qa } from '../support/qa.ts'

/** Median and worst of one kind of interaction, ms. */
export interface Timing {
  readonly median: number
  readonly worst: number
  readonly samples: number
}

/** Median and worst of these, ms. */
export const timing = (values: readonly number[]): Timing => {
  const sorted = values.toSorted((a, b) => a - b)
  return {
    median: Math.round((sorted[Math.floor(sorted.length / 2)] ?? Number.NaN) * 10) / 10,
    worst: Math.round((sorted.at(-1) ?? Number.NaN) * 10) / 10,
    samples: sorted.length,
  }
}

interface BenchWindow {
  marks: number[]
  pushedAt: number
}

export async function launchBrowser(): Promise<Browser> {
  const executablePath = chromiumPath()
  return chromium.launch({ ...(executablePath ? { executablePath } : {}), args: CHROMIUM_FLAGS })
}

/** Opens a page and waits until the drawn first view has given way to the page itself. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.locator('[data-first-paint]').waitFor({ state: 'detached' })
  await page.getByRole('heading', { level: 1 }).first().waitFor()
}

/** Makes the page's processor so many times slower. */
export async function throttle(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate })
}

/** From the socket message in the page to the balance that a person sees, ms (WAL-2). */
export async function pushToPaint(origin: string): Promise<Timing> {
  const qa = new Qa(origin)
  const player = await qa.player({ wallet: { main: 10_000 } })
  const browser = await launchBrowser()
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
    await page.addInitScript(() => {
      const bench = window as unknown as BenchWindow
      bench.marks = []
      const Native = window.WebSocket
      window.WebSocket = class extends Native {
        constructor(...given: ConstructorParameters<typeof Native>) {
          super(...given)
          this.addEventListener('message', () => (bench.pushedAt = performance.now()))
        }
      }
    })
    await signInByPanel(page, origin, player)
    const balance = page.getByRole('banner').getByRole('status', { name: 'Balance' })
    await balance.waitFor()
    await balance.evaluate((element) => {
      const bench = window as unknown as BenchWindow
      new MutationObserver(() =>
        requestAnimationFrame(() => {
          const channel = new MessageChannel()
          channel.port1.addEventListener('message', () => bench.marks.push(performance.now() - bench.pushedAt))
          channel.port1.start()
          channel.port2.postMessage(0)
        }),
      ).observe(element, { subtree: true, childList: true, characterData: true })
    })
    for (let round = 1; round <= 10; round += 1) {
      await qa.changePlayer(player.playerId, { wallet: { main: 10_000 + round * 100 } })
      await page.waitForFunction((count) => (window as unknown as BenchWindow).marks.length >= count, round)
    }
    return timing(await page.evaluate(() => (window as unknown as BenchWindow).marks))
  } finally {
    await browser.close()
  }
}

async function signInByPanel(page: Page, origin: string, player: { email: string; password: string }): Promise<void> {
  await open(page, `${origin}/en-UN#login`)
  const panel = page.getByRole('dialog', { name: 'Log in' })
  await panel.getByLabel('Email', { exact: true }).fill(player.email)
  await panel.getByLabel('Password', { exact: true }).fill(player.password)
  await panel.getByRole('button', { name: 'Log in', exact: true }).click()
  await page.getByRole('banner').getByRole('status', { name: 'Balance' }).waitFor()
}

/** JS heap in MB after garbage collection: of the home page at first, and after signing in, two lobbies and signing out. */
export async function heapAfterJourney(origin: string): Promise<{ atStart: number; afterJourney: number }> {
  const player = await new Qa(origin).player({ wallet: { main: 10_000 } })
  const browser = await launchBrowser()
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
    const session = await page.context().newCDPSession(page)
    await session.send('Performance.enable')
    const heap = async (): Promise<number> => {
      await session.send('HeapProfiler.collectGarbage')
      const { metrics } = await session.send('Performance.getMetrics')
      const used = metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? Number.NaN
      return Math.round(used / 100_000) / 10
    }
    await open(page, `${origin}/en-UN`)
    const atStart = await heap()
    await signInByPanel(page, origin, player)
    const close = page.getByRole('dialog').getByRole('button', { name: 'Close' })
    if (await close.isVisible()) await close.click()
    const header = page.getByRole('banner')
    for (const name of ['Casino', 'Live casino', 'Casino', 'Promotions']) {
      await header.getByRole('link', { name, exact: true }).first().click()
      await page.getByRole('heading', { level: 1 }).first().waitFor()
    }
    await page.getByRole('button', { name: 'Log out' }).first().click()
    await page.getByRole('button', { name: 'Log in' }).first().waitFor()
    return { atStart, afterJourney: await heap() }
  } finally {
    await browser.close()
  }
}
