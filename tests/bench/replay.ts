import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { visitorLog } from '#staff/replay/visitorLog.fixture.ts'
import { launchBrowser, timing, type Timing } from './interactions.ts'

/** What opening a long log on the staff page costs (MOD-6), ms where nothing else is said. */
export interface ReplayCost {
  readonly records: number
  readonly fileMb: number
  /** From the choice of the file to its painted timeline, whose steps can be walked from then on. */
  readonly open: number
  /** From the choice of the file until all of it is replayed, in the background. */
  readonly replayed: number
  /** The longest time that the page did not answer meanwhile. */
  readonly held: number
  /** From a jump anywhere in the log to the painted step. */
  readonly jump: Timing
  /** From a word to the painted finds: the first one, which makes what is searched in, and a later one. */
  readonly find: readonly [number, number]
  readonly heapMb: number
}

interface BenchWindow {
  chosenAt: number
  openedAt: number
  held: number
}

/** Opens a log of about so many records in the page, and jumps about in it. */
export async function replayBench(origin: string, records: number): Promise<ReplayCost> {
  const log = await visitorLog(Math.floor(records / 4.0625))
  const folder = mkdtempSync(join(tmpdir(), 'replay-'))
  const file = join(folder, 'log.json')
  const place = { build: 'bench', brand: 'halcyon', locale: 'en-UN', path: '/', viewport: { width: 1280, height: 800 } }
  const text = JSON.stringify({
    form: 'event-log',
    version: 1,
    reason: 'help',
    sentAt: 0,
    place,
    note: null,
    runs: [log],
  })
  writeFileSync(file, text)
  const browser = await launchBrowser()
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
    await page.goto(`${origin}/staff#replay`)
    await watch(page)
    await page.getByLabel('Choose the file of a log').setInputFiles(file)
    await page.getByText(' replayed; what is replayed can be walked already.').waitFor({ state: 'attached' })
    await page
      .getByText(' replayed; what is replayed can be walked already.')
      .waitFor({ state: 'detached', timeout: 120_000 })
    const opened = await page.evaluate(() => {
      const { openedAt, chosenAt, held } = window as unknown as BenchWindow
      return { open: openedAt - chosenAt, replayed: performance.now() - chosenAt, held }
    })
    const count = log.records.length
    const steps = Array.from({ length: 20 }, (_, at) => Math.floor(((((at + 1) * 7919) % 1000) / 1000) * count))
    const jumps: number[] = []
    for (const step of steps) jumps.push(await jump(page, step))
    return {
      records: count,
      fileMb: Math.round(text.length / 100_000) / 10,
      open: Math.round(opened.open),
      replayed: Math.round(opened.replayed),
      held: Math.round(opened.held),
      jump: timing(jumps),
      find: [await find(page, 'login.close'), await find(page, 'login.submit')],
      heapMb: await page.evaluate(
        () =>
          Math.round(
            (performance as unknown as { memory: { usedJSHeapSize: number } }).memory.usedJSHeapSize / 100_000,
          ) / 10,
      ),
    }
  } finally {
    await browser.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Takes the time from the choice of a file on, and between two looks of the page at what was asked of it. */
const watch = (page: Page) =>
  page.evaluate(() => {
    const bench = window as unknown as BenchWindow
    bench.openedAt = 0
    bench.held = 0
    let last = 0
    const look = () => {
      const now = performance.now()
      if (last > 0) bench.held = Math.max(bench.held, now - last)
      last = now
      setTimeout(look)
    }
    document.addEventListener(
      'change',
      () => {
        bench.chosenAt = performance.now()
        look()
      },
      { capture: true, once: true },
    )
    new MutationObserver(() => {
      if (bench.openedAt === 0 && document.querySelector('[role="option"]'))
        requestAnimationFrame(() => setTimeout(() => (bench.openedAt = performance.now())))
    }).observe(document.body, { subtree: true, childList: true })
  })

/** Moves the slider and waits until the step is painted. */
const jump = (page: Page, step: number): Promise<number> =>
  page.evaluate(
    (wanted) =>
      new Promise<number>((resolve) => {
        const slider = document.querySelector<HTMLInputElement>('input[type="range"]')!
        const start = performance.now()
        const isThere = () => document.querySelector(`[data-step="${wanted}"]`) !== null
        const observer = new MutationObserver(() => {
          if (!isThere()) return
          observer.disconnect()
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)))
        })
        observer.observe(document.body, { subtree: true, childList: true, attributes: true })
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(slider, String(wanted))
        slider.dispatchEvent(new Event('input', { bubbles: true }))
      }),
    step,
  )

async function find(page: Page, words: string): Promise<number> {
  const started = performance.now()
  await page.getByRole('searchbox').fill(words)
  await page.getByText(/^[\d,]+ records of /).waitFor()
  const took = Math.round(performance.now() - started)
  await page.getByRole('searchbox').fill('')
  await page.getByText(/^[\d,]+ records of /).waitFor({ state: 'detached' })
  return took
}
