import type { Browser, Page } from '@playwright/test'
import type { Locale } from '#contract/locale.ts'
import { canonicalPath, localePath } from '#contract/pageHead.ts'
import { PAGE_PATHS } from '#contract/pagePaths.ts'
import { violationsOf } from '../../tests/browser/axe.ts'
import { comesSignedIn, withoutCookieQuestion, type Credentials } from '../../tests/browser/signing.ts'
import { leftOverIn, type LeftOver } from './english.ts'
import { readPage, type ReadPage } from './readPage.ts'

/** One thing that is wrong with a page. */
export interface Finding {
  readonly kind: 'raw text' | 'English' | 'broken link' | 'axe' | 'console' | 'title' | 'canonical' | 'status'
  readonly what: string
  /** Path from the root. */
  readonly page: string
}

/** What of a site is walked. */
export interface CrawlAsked {
  readonly browser: Browser
  readonly origin: string
  readonly locale: Locale
  /** The dataset of its content, which bears the brand's name. */
  readonly brand: string
  /** First parts of the paths below the locale that are walked, `home` for none; null: all. */
  readonly only: readonly string[] | null
  /** What counts as English: also what content says, or the site's own texts only. */
  readonly english: 'all' | 'site'
  /** Who walks: somebody who can sign in, or null for a visitor. A player walks what is theirs alone, and what they play. */
  readonly player: Credentials | null
  /** How many games are looked at. */
  readonly games: number
  readonly hasAxe: boolean
  /** Pages open at a time. */
  readonly tabs: number
}

/** What a link of a letter leads to, and what stands over a page. */
const BY_LETTER = ['/#login', '/landing/welcome-aboard']

/** Where a sign-up comes back from a bank: it is an error without what the bank has sent. */
const ON_THE_WAY: ReadonlySet<string> = new Set(['/signup/callback'])

/** Pages that no sitemap names, but people meet: every path of the router that stands by itself, and a promotion by its slug alone. */
function unlisted(listed: readonly string[]): readonly string[] {
  const slug = listed.map((path) => /^\/promotions\/[^/]+\/([^/]+)$/.exec(path)?.[1]).find((one) => one !== undefined)
  const all = PAGE_PATHS.map((path) => path.replaceAll(/\/\{-\$\w+\}/g, '')).filter(
    (path) => !path.includes('$') && !path.startsWith('/my-account') && !ON_THE_WAY.has(path),
  )
  return [...new Set([...all, ...BY_LETTER, ...(slug === undefined ? [] : [`/promo/${slug}`])])].filter(
    (path) => !listed.includes(path),
  )
}

const ACCOUNT = PAGE_PATHS.filter((path) => path.startsWith('/my-account')).map((path) =>
  path.replaceAll(/\/\{-\$\w+\}/g, ''),
)

/** Pages that are a player's own, or other to them than to a visitor. */
const OF_A_PLAYER = [
  ...ACCOUNT,
  '/',
  '/online-casino',
  '/live-casino-online',
  '/online-casino/play/softswiss/penny-bank?mode=real',
  '/live-casino-online/play/evolution?game=kelp-room-roulette',
  '/sportsbook',
  '/promotions',
  '/loyalty',
  '/responsible-gambling',
]

/** Who has not chosen yet has no choice to be found: that is its answer. */
const EXPECTED = /\/player\/cookies\/consent$/

// Tiles of one list are one component with other words: the first ones stand for hundreds.
const MORE_OF_THE_SAME = 'li:nth-child(n + 4) > article'

const LINKS_AT_A_TIME = 6

const isGame = (path: string): boolean => path.includes('/play/')

/** Walks the pages of one locale. Rejects where there is no site at the origin. */
export async function crawl(
  asked: CrawlAsked,
): Promise<{ readonly pages: number; readonly found: readonly Finding[] }> {
  const { browser, origin, locale, brand, only, games, tabs, player } = asked
  const listed = await pathsOf(origin, locale)
  const all = player
    ? OF_A_PLAYER
    : [...listed.filter((path) => !isGame(path)), ...listed.filter(isGame).slice(0, games), ...unlisted(listed)]
  const paths = all.filter((path) => only?.includes(firstOf(path)) ?? true)
  const isEnglish = new Intl.Locale(locale.segment.slice(0, 2)).language === 'en'
  const leftOver: LeftOver = isEnglish ? () => null : await leftOverIn(origin, brand, locale, asked.english)
  const found: Finding[] = []
  const titles = new Map<string, string>()
  const links = new Map<string, string>()
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
    locale: 'en-GB',
  })
  await withoutCookieQuestion(context)
  if (player) {
    const page = await context.newPage()
    await comesSignedIn(page, player, localePath(locale, '/404'))
    await page.close()
  }
  const queue = [...paths]
  let tagged = 0
  const walk = async (): Promise<void> => {
    const page = await context.newPage()
    for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
      const at = localePath(locale, path).replace('/#', '#')
      const tell = (kind: Finding['kind'], what: string) => found.push({ kind, what, page: at })
      const read = await look(page, at, tell, asked)
      if (!read) continue
      judge(read, { path, origin, locale, titles, tell, leftOver })
      for (const link of read.links) if (!links.has(link)) links.set(link, at)
      // A list by its tag is in no sitemap: the first one stands for all.
      const tag = read.links.find(
        (link) => link.startsWith(localePath(locale, '/promotions/')) && /\/tag\/[^/?#]+$/.test(link),
      )
      if (tag !== undefined && tagged === 0) tagged = queue.push(tag.slice(localePath(locale, '/').length))
    }
    await page.close()
  }
  await Promise.all(Array.from({ length: tabs }, walk))
  await context.close()
  const unasked = [...links]
  const ask = async (): Promise<void> => {
    for (let next = unasked.shift(); next !== undefined; next = unasked.shift()) {
      const [link, page] = next
      const answer = await fetch(origin + link, {
        method: 'HEAD',
        headers: { accept: 'text/html' },
        redirect: 'manual',
      })
      if (answer.status >= 400) found.push({ kind: 'broken link', what: `${link} answers ${answer.status}`, page })
    }
  }
  await Promise.all(Array.from({ length: LINKS_AT_A_TIME }, ask))
  return { pages: paths.length + Math.min(tagged, 1), found }
}

const firstOf = (path: string): string => /^\/([^/#?]+)/.exec(path)?.[1] ?? 'home'

/** Paths below the locale that its sitemap names. */
async function pathsOf(origin: string, { segment }: Locale): Promise<readonly string[]> {
  const answer = await fetch(`${origin}/sitemaps/${segment}.xml`)
  if (!answer.ok) throw new Error(`there is no sitemap of ${segment}: ${answer.status}`)
  const found = [...(await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/g)]
  return found.map(([, at = '']) => new URL(at).pathname.slice(segment.length + 1) || '/')
}

/** Opens a page and waits until it is what a person sees; null where it did not come. */
async function look(
  page: Page,
  at: string,
  tell: (kind: Finding['kind'], what: string) => void,
  { hasAxe, player }: Pick<CrawlAsked, 'hasAxe' | 'player'>,
): Promise<ReadPage | null> {
  const isWrong = /\/(?:404|401|500)$/.test(at)
  const onConsole = (message: { type(): string; text(): string; location(): { url: string } }) => {
    if (message.type() === 'error' && !EXPECTED.test(message.location().url))
      tell('console', `${message.text()} ${new URL(message.location().url || page.url()).pathname}`)
  }
  const onError = (error: Error) => tell('console', String(error))
  page.on('console', onConsole).on('pageerror', onError)
  try {
    const answer = await page.goto(at)
    if (answer && answer.status() >= 400 && !isWrong) tell('status', `answered ${answer.status()}`)
    await page
      .locator(`html[data-session*="${player ? 'player' : 'visitor'}"]`)
      .waitFor({ state: 'attached', timeout: 30_000 })
    await page.locator('[data-first-paint]').waitFor({ state: 'detached' })
    await page.waitForLoadState('networkidle').catch(() => {})
    await page.locator('h1').first().waitFor({ timeout: 15_000 })
    if (hasAxe) for (const line of await violationsOf(page, MORE_OF_THE_SAME)) tell('axe', line)
    return await readPage(page)
  } catch (error) {
    tell('status', `could not be looked at: ${String(error).split('\n')[0] ?? ''}`)
    return null
  } finally {
    page.off('console', onConsole).off('pageerror', onError)
  }
}

interface Judged {
  readonly path: string
  readonly origin: string
  readonly locale: Locale
  /** Path of the page that each title was seen at first. */
  readonly titles: Map<string, string>
  readonly tell: (kind: Finding['kind'], what: string) => void
  readonly leftOver: LeftOver
}

/** Keys and ids that stand for a text, values that were not filled in, and what a program says of nothing. */
const RAW =
  /^(?:[a-z]+(?:[.-][a-zA-Z_]+)+|[a-z]+(?:_[a-z]+)+)$|\{\w+(?:, ?(?:plural|select)[^}]*|)\}|<\/?\d+\/?>|\bundefined\b|\bNaN\b|\[object |^null$/

function judge({ texts, title, canonical, robots }: ReadPage, judged: Judged): void {
  const { path, origin, locale, titles, tell, leftOver } = judged
  for (const text of texts) {
    if (RAW.test(text)) tell('raw text', text)
    const english = leftOver(text)
    if (english !== null) tell('English', english)
  }
  // A panel over a page, or a query, makes no page of its own.
  const known = canonicalPath(path.replace(/[?#].*/, ''))
  if (title === '') tell('title', 'has none')
  if (path !== known || robots !== null) return
  const other = titles.get(title)
  if (other === undefined) titles.set(title, path)
  else tell('title', `"${title}" is also that of ${other}`)
  if (canonical !== origin + localePath(locale, known)) tell('canonical', `is ${canonical ?? 'missing'}`)
}
