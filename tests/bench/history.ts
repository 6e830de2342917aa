import type { Page, Route } from '@playwright/test'
import { Qa } from '../support/qa.ts'
import { type PlayerClient, signIn } from '../support/playerClient.ts'
import { comesSignedIn, withoutCookieQuestion } from '../browser/signing.ts'
import { launchBrowser, throttle, timing, type Timing } from './interactions.ts'

const CALL = '/player/wallet/transactions'
const PATH = `/api/v1${CALL}`

/** How a page answered while something went on in it, ms between two frames. */
export interface Frames {
  readonly longest: number
  /** Frames of more than 50 ms. */
  readonly long: number
  readonly frames: number
}

/** What a history of one length costs. */
export interface HistoryCost {
  readonly rows: number
  /** Wheeling through the list, 4× slower CPU. */
  readonly scroll: Frames
  /** Ten older rows come in at the end of the list, 4× slower CPU. */
  readonly older: Frames
  /** A poll comes in, 4× slower CPU. */
  readonly poll: Frames
  readonly heapMb: number
  /** The operator's answers to each filter. */
  readonly filters: Timing
}

const FILTERS = [
  'category=CASINO',
  'category=BONUS',
  'status=FAILED',
  'status=SUCCESS',
  'category=PAYMENT&status=SUCCESS',
  'category=DORMANT_ADJUSTMENT',
  'status=REVERTED',
]

/** A player's history of so many rows, of the made-up mix: filters asked of the operator, and the list in the page (TXN-2). */
export async function historyOf(origin: string, rows: number): Promise<HistoryCost> {
  const player = await new Qa(origin).player({ wallet: { main: 10_000 }, transactionsCount: rows })
  return { rows, filters: await filterAnswers(origin, player), ...(await inThePage(origin, player, rows)) }
}

interface Person {
  readonly email: string
  readonly password: string
}

const day = (ago: number): string => new Date(Date.now() - ago * 86_400_000).toISOString()

async function filterAnswers(origin: string, { email, password }: Person): Promise<Timing> {
  const client = await signIn(origin, email, password)
  const queries = [...FILTERS, `from=${day(1)}`, `from=${day(3)}`, `from=${day(100)}&to=${day(90)}`, `to=${day(150)}`]
  const times: number[] = []
  for (let round = 0; round < 4; round += 1)
    for (const query of queries) {
      const from = performance.now()
      const { status } = await client.get(`${CALL}?${query}`)
      if (status !== 200) throw new Error(`${query} was answered ${String(status)}`)
      times.push(performance.now() - from)
    }
  return timing(times)
}

async function inThePage(origin: string, player: Person, rows: number) {
  const client = await signIn(origin, player.email, player.password)
  const all = await everyRow(client, rows)
  const browser = await launchBrowser()
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
    // All but the last ten at once: how long reading them ten by ten takes is the network's matter.
    const served = { from: 0, to: all.length - 10 }
    await page.route(`**${PATH}?*`, (route) => serve(route, all, served))
    await page.route(`**${PATH}`, (route) => serve(route, all, served))
    await withoutCookieQuestion(page)
    await comesSignedIn(page, player, `${origin}/en-UN/my-account/banking/transactions`)
    const list = page.getByRole('list', { name: 'Transactions' })
    await list.getByRole('listitem').first().waitFor()
    // What came at once has been dealt with by then, as what came ten by ten would be.
    await page.evaluate(() => new Promise((resolve) => setTimeout(() => requestIdleCallback(resolve), 3000)))
    await throttle(page, 4)
    await watchFrames(page)
    const scroll = await framesOf(page, async () => {
      await page.mouse.move(640, 500)
      for (let turn = 0; turn < 60; turn += 1) await page.mouse.wheel(0, turn % 10 === 9 ? -5000 : 700)
    })
    const older = await framesOf(page, async () => {
      served.from = all.length - 10
      served.to = all.length
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
      await page.getByText('That is all.').waitFor()
    })
    await page.evaluate(() => window.scrollTo(0, 3000))
    Object.assign(served, { from: 0, to: 10 })
    const poll = await framesOf(page, async () => {
      // It comes each 30 s.
      await page.waitForResponse((answer) => answer.url().includes(PATH), { timeout: 40_000 })
    })
    const session = await page.context().newCDPSession(page)
    await session.send('HeapProfiler.collectGarbage')
    const { usedSize } = await session.send('Runtime.getHeapUsage')
    return { scroll, older, poll, heapMb: Math.round(usedSize / 1e5) / 10 }
  } finally {
    await browser.close()
  }
}

async function everyRow(client: PlayerClient, rows: number): Promise<unknown[]> {
  const all: unknown[] = []
  for (let position = ''; all.length < rows;) {
    const { body } = await client.get(`${CALL}?limit=100${position && `&position=${position}`}`)
    all.push(...(body.transactions as unknown[]))
    if (!body.hasMore) break
    position = String(body.position)
  }
  return all
}

const serve = (route: Route, all: readonly unknown[], { from, to }: { from: number; to: number }) =>
  route.fulfill({
    json: { transactions: all.slice(from, to), position: to < all.length ? 'older' : null, hasMore: to < all.length },
  })

interface FrameWindow {
  gaps: number[]
}

const watchFrames = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const bench = window as unknown as FrameWindow
    bench.gaps = []
    let last = performance.now()
    const next = () => {
      const now = performance.now()
      bench.gaps.push(now - last)
      last = now
      requestAnimationFrame(next)
    }
    requestAnimationFrame(next)
  })

async function framesOf(page: Page, work: () => Promise<void>): Promise<Frames> {
  await page.evaluate(() => {
    const bench = window as unknown as FrameWindow
    bench.gaps = []
  })
  await work()
  // What the last of it started has been drawn by then.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)))
  const gaps = await page.evaluate(() => (window as unknown as FrameWindow).gaps)
  return { longest: Math.round(Math.max(...gaps)), long: gaps.filter((one) => one > 50).length, frames: gaps.length }
}
