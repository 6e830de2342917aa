import { marketsOpenAt } from '#brands/facts.ts'
import { brands } from '#brands/index.ts'
import { lobbyPaging } from '#contract/constants.ts'
import { isForEverybody, type Targeted } from '#contract/audience.ts'
import { gameByProviderQuery, categoriesQuery, homeQuery, lobbyRowsQuery } from '#contract/content-queries.ts'
import type { FirstPaint, FirstPaintInput } from '#contract/firstPaint.ts'
import { numberLocale, resolvePath } from '#contract/locale.ts'
import { marketOf } from '#contract/markets.ts'
import { readContent } from '#src/actors/content.ts'
import { SiteProvider } from '#src/ui/site.tsx'
import { NavigationProvider } from '#src/ui/navigation.tsx'
import { FirstGame } from '#src/views/firstPaint/FirstGame.tsx'
import { FirstHome } from '#src/views/firstPaint/FirstHome.tsx'
import { FirstLobby } from '#src/views/firstPaint/FirstLobby.tsx'
import { setupI18n, type Messages } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { compileMessage } from './compileMessage.ts'
import { rowsOf } from './pages/lobbyGames.ts'
import { addressOf } from './paths.ts'
import { offeredTo } from './standing.ts'

const HOME = /^\/(?:welcome|signup)?\/?$/
const CASINO = /^\/online-casino\/?$/
const GAME = /^\/online-casino\/play\/([^/]+)\/([^/]+)\/?$/

const nobody = { player: null, profile: null, blocks: { access: [], profile: [], exclusion: [], limits: [] } }
const nothing = () => {}
// The page reads the same content and names what does not fit, in the log of whoever looks at it.
const silent = nothing

/**
 * Draws what a page shows before its code runs: the same views, so that the page comes in its place without a jump. Home,
 * casino lobby and game pages have one; pages behind a guard that asks who is there only for those whom no guard stops.
 */
export const firstPaint: FirstPaint = async (input) => {
  const { settings, pathname, messages } = input
  const brand = await brands[settings.brand]()
  const options = marketsOpenAt(brand.id, settings.flags)
  const { locale, rest, redirect } = resolvePath(pathname, options)
  // Where no more than a slash at the end goes, the page stays what it is.
  if (redirect !== null && `${redirect}/` !== pathname) return null

  const i18n = setupI18n()
  i18n.setMessagesCompiler(compileMessage)
  i18n.load(locale.language, (messages ?? {}) as Messages)
  i18n.activate(locale.language, numberLocale(locale))

  const market = marketOf(locale.market)
  const offered = offeredTo(nobody, market)
  // Somebody was signed in here: what leads to offers waits until it is known who that is (SAF-2).
  const frame = { brand, offered: input.isKnown ? { ...offered, promotions: false } : offered }
  const page = await firstPage(input, rest, frame, market.rules.demoPlayForVisitors)
  if (page === null) return null
  const { content } = settings
  const imageBase = `${content.host}/images/${content.dataset}/`
  const site = { numberLocale: numberLocale(locale), imageBase, now: Date.now }
  const navigation = {
    path: rest,
    href: (to: string) => addressOf(locale.segment, to),
    go: nothing,
    isOpen: () => true,
  }
  const html = renderToString(
    <I18nProvider i18n={i18n}>
      <NavigationProvider value={navigation}>
        <SiteProvider value={site}>{page}</SiteProvider>
      </NavigationProvider>
    </I18nProvider>,
  )
  return `<div inert data-first-paint="${input.isKnown ? 'player' : 'visitor'}">${withoutLife(html)}</div>`
}

type Frame = Pick<Parameters<typeof FirstHome>[0], 'brand' | 'offered'>

// What is drawn is kept, and so is made of what is for everybody at any time; the page brings the rest.
const forEverybody = <Entry extends Targeted>(entries: readonly Entry[]) =>
  entries.filter((entry) => isForEverybody(entry) && !entry.startDate && !entry.endDate)

async function firstPage(input: FirstPaintInput, rest: string, frame: Frame, mayDemo: boolean): Promise<ReactNode> {
  const { content, isKnown } = input
  if (HOME.test(rest)) {
    // A known player's way leads elsewhere from the pages of visitors.
    if (!content['home'] || (isKnown && /signup/.test(rest))) return null
    return (
      <FirstHome {...frame} content={await readContent(homeQuery, content['home'].result, silent)} isKnown={isKnown} />
    )
  }
  // Whether these are open to a player is not known here (GRD-4).
  if (isKnown) return null
  if (CASINO.test(rest) && content['categories'] && content['lobbyRows']) {
    const categories = forEverybody(await readContent(categoriesQuery, content['categories'].result, silent))
    const { params, result } = content['lobbyRows']
    // One more than a row shows was asked for (LOB-1).
    const rows = rowsOf(
      forEverybody(await readContent(lobbyRowsQuery, result, silent)),
      Number(params['size']) - lobbyPaging.detectMore,
    )
    return <FirstLobby {...frame} categories={categories} rows={rows} />
  }
  if (GAME.test(rest) && content['gameByProvider']) {
    const game = await readContent(gameByProviderQuery, content['gameByProvider'].result, silent)
    return game ? <FirstGame game={game} mayDemo={mayDemo} /> : null
  }
  return null
}

/**
 * Takes out what belongs to the living page: states of flows, hints that stand in the head already, and the clock, which
 * would tell the time of drawing. A field can be seen but not written in, for what is typed would be lost.
 */
const withoutLife = (html: string): string =>
  html
    .replace(/^(?:<link [^>]*>)+/, '')
    .replace(/ data-(?:flow|state|status|tags)="[^"]*"/g, '')
    .replace(/<input /g, '<input readonly ')
    .replace(/<time>[^<]*<\/time>/g, '<time>\u2007\u2007:\u2007\u2007</time>')

/** What stands outside the page; made by the same server part. */
export { appShell } from './appShell.tsx'
