import type { CDPSession, Page } from '@playwright/test'
import { Qa } from '../support/qa.ts'
import { launchBrowser, open, throttle, timing, type Timing } from './interactions.ts'

/** Games in the lobby that is measured. */
const GAMES = 10_000
/** How long the home page is looked at before the lobby is gone to, ms. */
const LOOK = 5000

interface BenchWindow {
  marks: number[]
  /** Keys whose results came after the next frame. */
  late: number
  frames: number[]
  shifts: number
}

/** What one lobby of ten thousand games costs, on a processor four times slower. */
export interface LobbyResults {
  /** From a key to its painted results, ms. */
  readonly keys: Timing
  /** What no site here can be faster than: from a key to other words on as many tiles, in a page of twenty lines without a framework, ms. */
  readonly bareKeys: Timing
  /**
   * From the click on Casino on the home page to the painted lobby, first and repeated, ms. `bare` is the browser's own part: the same
   * elements taken out of the page and put back, without a line of the site's code.
   */
  readonly route: { readonly first: number; readonly again: Timing; readonly bare: Timing }
  /** Frames while a long list is scrolled, ms, and those of them over 50 ms. */
  readonly scroll: { readonly longest: number; readonly frames: number; readonly long: number }
  /** After a list was opened and scrolled to its end and back three times, against once. */
  readonly paging: { readonly nodes: readonly [number, number]; readonly heapMb: readonly [number, number] }
  /** Cumulative layout shift of the opened lobby by window width. */
  readonly shift: Readonly<Record<string, number>>
}

/** Measures the lobby alone (LOB-1, LOB-2). */
export async function lobbyBench(origin: string): Promise<LobbyResults> {
  const qa = new Qa(origin)
  await qa.world({ games: GAMES })
  try {
    return {
      route: await routeChange(origin),
      keys: await searchKeystroke(origin),
      bareKeys: await bareKeystroke(),
      ...(await longList(origin)),
      shift: await layoutShift(origin),
    }
  } finally {
    await qa.reset()
  }
}

/** From the key to the painted result on a processor four times slower (LOB-2). */
async function searchKeystroke(origin: string): Promise<Timing> {
  const browser = await launchBrowser()
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
    await open(page, `${origin}/en-UN/online-casino`)
    const field = page.getByRole('searchbox', { name: 'Search games' })
    await field.click()
    await field.pressSequentially('a') // the list is on its way
    await page.getByRole('status').filter({ hasText: /\d/ }).first().waitFor()
    await field.fill('')
    await page.evaluate(() => {
      const bench = window as unknown as BenchWindow
      bench.marks = []
      bench.late = 0
      // It runs in the page, so it brings its own.
      // oxlint-disable-next-line unicorn/consistent-function-scoping
      const results = () =>
        // What is within the window: the count, and the names on two rows of six tiles. (Jackpots tick, and a row for who found nothing follows.)
        [...document.querySelectorAll('main section output, main section:has(output) > div li:nth-child(-n + 12) a')]
          .map((one) => one.textContent)
          .join('\n')
      let painted: string | null = null
      document.addEventListener(
        'input',
        (event) => {
          // What the frame after the last key showed must be what stood there until this key.
          if (painted !== null && painted !== results()) bench.late += 1
          painted = null
          // An emptied field brings the rows of the lobby back, which come in turn.
          if ((event.target as HTMLInputElement).value === '') return
          requestAnimationFrame(() => {
            painted = results()
            const channel = new MessageChannel()
            channel.port1.addEventListener('message', () => bench.marks.push(performance.now() - event.timeStamp))
            channel.port1.start()
            channel.port2.postMessage(0)
          })
        },
        { capture: true },
      )
    })
    await throttle(page, 4)
    for (const word of ['dragon', 'gold', 'the r', 'moon']) {
      await field.pressSequentially(word, { delay: 120 })
      await field.fill('')
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
    }
    const { marks, late } = await page.evaluate(() => {
      const bench = window as unknown as BenchWindow
      return { marks: bench.marks, late: bench.late }
    })
    if (late > 0) throw new Error(`${late} results were painted later than in the frame after their key`)
    return timing(marks)
  } finally {
    await browser.close()
  }
}

/** The same in a page that has nothing but an input and tiles that a key writes other words on. */
async function bareKeystroke(): Promise<Timing> {
  const browser = await launchBrowser()
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
    const tiles = Array.from({ length: 24 }, (_, at) => {
      const place = `left: ${(at % 6) * 200}px; top: ${Math.floor(at / 6) * 250}px`
      return `<li style="${place}"><article><a href="#"><i></i><span>Name</span><span>Studio</span></a><button>Keep</button></article></li>`
    })
    await page.setContent(
      `<style>ul { position: relative; height: 1200px } li { position: absolute; width: 180px; height: 230px; contain: strict }
        i, span { display: block } i { height: 180px; background: teal }</style><input type="search"><ul>${tiles.join('')}</ul>`,
    )
    await page.evaluate(() => {
      const bench = window as unknown as BenchWindow
      bench.marks = []
      const field = document.querySelector('input')!
      field.addEventListener('input', (event) => {
        for (const [at, tile] of document.querySelectorAll('li').entries()) {
          const [name, studio] = tile.querySelectorAll('span')
          name!.textContent = `${field.value} ${at}`
          studio!.textContent = `${at} ${field.value}`
        }
        requestAnimationFrame(() => {
          const channel = new MessageChannel()
          channel.port1.addEventListener('message', () => bench.marks.push(performance.now() - event.timeStamp))
          channel.port1.start()
          channel.port2.postMessage(0)
        })
      })
    })
    await throttle(page, 4)
    for (const word of ['dragon', 'gold', 'the r', 'moon'])
      await page.getByRole('searchbox').pressSequentially(word, { delay: 120 })
    return timing(await page.evaluate(() => (window as unknown as BenchWindow).marks))
  } finally {
    await browser.close()
  }
}

/** The elements of a page's main part out of it and in again, painted; ms. */
async function bareShow(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const main = document.querySelector('main')!
    // It runs in the page, so it brings its own.
    // oxlint-disable-next-line unicorn/consistent-function-scoping
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    const part = main.cloneNode(true) as HTMLElement
    const own = [...main.children].map((child) => {
      const before = (child as HTMLElement).style.display
      ;(child as HTMLElement).style.display = 'none'
      return () => ((child as HTMLElement).style.display = before)
    })
    part.removeAttribute('id')
    await frame()
    await frame()
    const from = performance.now()
    main.append(part)
    await frame()
    await new Promise((resolve) => setTimeout(resolve))
    const took = performance.now() - from
    part.remove()
    for (const back of own) back()
    await frame()
    await frame()
    return took
  })
}

/** From the click on Casino to the painted lobby and back, four times slower: first and repeated. */
async function routeChange(origin: string): Promise<LobbyResults['route']> {
  const browser = await launchBrowser()
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
    await open(page, `${origin}/en-UN`)
    // Who goes to the lobby has looked at the page before.
    await page.waitForTimeout(LOOK)
    await throttle(page, 4)
    const go = async (link: string): Promise<number> => {
      const painted = page.evaluate(
        (name) =>
          new Promise<number>((resolve) => {
            const watch = (from: number) => {
              const isThere =
                document.querySelector('main h1')?.textContent === name && document.querySelector('main article')
              if (isThere) setTimeout(() => resolve(performance.now() - from))
              else requestAnimationFrame(() => watch(from))
            }
            document.addEventListener('click', (event) => watch(event.timeStamp), { capture: true, once: true })
          }),
        link,
      )
      await page.getByRole('banner').getByRole('link', { name: link, exact: true }).first().click()
      return painted
    }
    const first = await go('Casino')
    const again: number[] = []
    for (let round = 0; round < 6; round += 1) {
      await go('Live casino')
      again.push(await go('Casino'))
    }
    const bare: number[] = []
    for (let round = 0; round < 5; round += 1) bare.push(await bareShow(page))
    return { first: Math.round(first), again: timing(again), bare: timing(bare) }
  } finally {
    await browser.close()
  }
}

async function memory(page: Page, session: CDPSession): Promise<readonly [number, number]> {
  // What was taken out of the page is let go of a little later.
  await page.waitForTimeout(1000)
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  await session.send('HeapProfiler.collectGarbage')
  const { metrics } = await session.send('Performance.getMetrics')
  const of = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN
  return [of('Nodes'), Math.round(of('JSHeapUsedSize') / 100_000) / 10]
}

/** A category opened to its tenth page, scrolled down and up. */
async function longList(origin: string): Promise<Pick<LobbyResults, 'scroll' | 'paging'>> {
  const browser = await launchBrowser()
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
    const session = await page.context().newCDPSession(page)
    await session.send('Performance.enable')
    await open(page, `${origin}/en-UN/online-casino/slots`)
    const more = page.getByRole('button', { name: 'Show more' })
    for (let shown = 1; shown < 10; shown += 1) await more.click()
    const travel = async () => {
      for (const to of ['End', 'Home']) {
        await page.keyboard.press(to)
        await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
      }
    }
    await travel()
    const before = await memory(page, session)
    for (let round = 0; round < 3; round += 1) await travel()
    const after = await memory(page, session)
    await throttle(page, 4)
    await page.mouse.move(640, 600)
    await page.evaluate(() => {
      const bench = window as unknown as BenchWindow
      bench.frames = []
      let last = performance.now()
      const note = (now: number) => {
        bench.frames.push(now - last)
        last = now
        requestAnimationFrame(note)
      }
      requestAnimationFrame(note)
    })
    for (const step of [120, -120]) {
      for (let turn = 0; turn < 60; turn += 1) {
        await page.mouse.wheel(0, step)
        await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
      }
    }
    const frames = await page.evaluate(() => (window as unknown as BenchWindow).frames.slice(1))
    return {
      scroll: {
        longest: Math.round(Math.max(...frames)),
        frames: frames.length,
        long: frames.filter((length) => length > 50).length,
      },
      paging: { nodes: [before[0], after[0]], heapMb: [before[1], after[1]] },
    }
  } finally {
    await browser.close()
  }
}

/** How much of the lobby moves while it comes, by window width. */
async function layoutShift(origin: string): Promise<Record<string, number>> {
  const browser = await launchBrowser()
  const found: Record<string, number> = {}
  try {
    for (const width of [375, 768, 1440])
      for (const path of ['', '/slots']) {
        const page = await browser.newPage({ viewport: { width, height: 800 } })
        await page.addInitScript(() => {
          const bench = window as unknown as BenchWindow
          bench.shifts = 0
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries())
              bench.shifts += (entry as PerformanceEntry & { readonly value: number }).value
          }).observe({ type: 'layout-shift', buffered: true })
        })
        await throttle(page, 4)
        await open(page, `${origin}/en-UN/online-casino${path}`)
        await page.waitForLoadState('networkidle')
        const shift = await page.evaluate(() => (window as unknown as BenchWindow).shifts)
        found[`${width}${path}`] = Math.round(shift * 1000) / 1000
        await page.close()
      }
    return found
  } finally {
    await browser.close()
  }
}
