import { afterEach, expect, test, vi } from 'vitest'
import { textsIn } from './texts/texts.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  // Each test is a page of its own.
  vi.resetModules()
})

type Heard = (event: object) => void

/** As much of an element as the game's page touches. */
class Part {
  readonly heard = new Map<string, Heard>()
  readonly attributes = new Map<string, string>()
  readonly dataset: Record<string, string> = {}
  readonly style = {}
  readonly classList = { add() {}, remove() {}, toggle() {} }
  readonly parts = new Map<string, Part>()
  lang = 'en'
  textContent = ''
  innerHTML = ''
  hidden = false
  disabled = false
  addEventListener(type: string, listener: Heard) {
    this.heard.set(type, listener)
  }
  setAttribute(name: string, value: string) {
    this.attributes.set(name, value)
  }
  querySelector(selector: string): Part {
    const part = this.parts.get(selector) ?? new Part()
    this.parts.set(selector, part)
    return part
  }
  querySelectorAll(): readonly Part[] {
    return []
  }
  scrollTo() {}
}

/** The page of a live table whose player has staked on the round that is still open, before the page was loaded. */
async function reloadedTable() {
  const page = Object.assign(new Part(), { documentElement: new Part() })
  page.querySelector('#texts').textContent = JSON.stringify(textsIn('en'))
  const asked: string[] = []
  const opened = {
    key: 'k',
    language: 'en',
    mode: 'real',
    currency: 'EUR',
    balance: 10_000,
    money: { symbol: '€', space: false, position: 'before', exponent: 2, numberLocale: 'en-GB' },
    game: { id: 'g', label: 'Roulette', gameType: 'roulette', image: 'image-a-1x1-png', symbols: [] },
    engine: { kind: 'roulette', spots: [], unit: 1, stakes: [20], returnToPlayer: 0.97, table: {} },
    interrupted: null,
    isShared: true,
  }
  const mine = { roundId: 'r', stake: 20, win: 0, stakes: { red: 20 }, balance: 10_000, shown: { pending: true, n: 7 } }
  const table = { n: 7, phase: 'betting', leftMs: 1, kind: 'roulette', shown: null, last: [], players: 1, mine }
  const frame = Object.assign(new EventTarget(), { matchMedia: () => ({ matches: true }), parent: {} })
  frame.parent = frame
  vi.stubGlobal('window', frame)
  vi.stubGlobal('document', page)
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('location', { hash: '#token', pathname: '/play/g', search: '', origin: '', href: '' })
  vi.stubGlobal('history', { replaceState() {} })
  vi.stubGlobal('requestAnimationFrame', (work: (now: number) => void) => setTimeout(work, 1))
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
    },
  )
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    // Its result is being told until the test ends.
    if (path === '/rgs/seen') return new Promise(() => {})
    if (path === '/rgs/session') return Response.json(opened)
    const isFirst = asked.filter((one) => one === '/rgs/live').length === 1
    // The page was paused meanwhile: the next round takes stakes by now.
    const drawn = { ...mine, shown: { n: 7, kind: 'roulette', pocket: 0, red: false } }
    return Response.json(isFirst ? table : { ...table, n: 8, mine: drawn })
  })
  await import(/* @vite-ignore */ new URL('page/game.js', import.meta.url).href)
  await expect.poll(() => asked).toContain('/rgs/live')
  const play = page.querySelector('#play')
  const chooses = (spot: string) =>
    page.querySelector('.spots').heard.get('click')!({ target: { closest: () => ({ dataset: { spot } }) } })
  return { asked, play, chooses }
}

// On a page of Chromium this moment can not be held: the table goes on by the real time.
test('GAM-3 SAF-9 RMB-12 while the result of an earlier stake is shown at a live table, the round that is open by then takes no stake yet', async () => {
  const { asked, play, chooses } = await reloadedTable()
  await expect.poll(() => asked).toContain('/rgs/seen')
  expect(play.attributes.get('aria-disabled')).toBe('true')
  chooses('red')
  play.heard.get('click')!({})
  expect(asked).not.toContain('/rgs/round')
})
