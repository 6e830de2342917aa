import { isShownTo, type Targeted } from '#contract/audience.ts'
import { contentLanguage } from '#contract/locale.ts'
import { marketOf, type MarketId } from '#contract/markets.ts'
import { canonicalPath } from '#contract/pageHead.ts'
import { casinoPlayProviders, isGameOffered, launcherOf, type OfferedGame } from '#contract/providers.ts'
import { valueAt, type ContentDocument, type DocumentSet } from './documents.ts'
import type { Dataset } from './store.ts'

/** A page that search engines may list. */
export interface SitePage {
  /** Below the locale. */
  readonly path: string
  /** When its content was changed last, ISO 8601; null where that is not known. */
  readonly updatedAt: string | null
}

/** Whose pages are listed. */
export interface SitePagesAsked {
  readonly market: MarketId
  /** Inner language. */
  readonly language: string
}

const textAt = (document: ContentDocument, field: string): string | null => {
  const found = valueAt(document, field)
  return typeof found === 'string' && found !== '' ? found : null
}
const listAt = (document: ContentDocument, field: string): readonly string[] => {
  const found = valueAt(document, field)
  return Array.isArray(found) ? found.filter((one): one is string => typeof one === 'string') : []
}
/** The path of parts that content names; null where one is missing. */
const pathOf = (...parts: readonly (string | null)[]): string | null =>
  parts.includes(null) ? null : parts.map((part) => `/${encodeURIComponent(part ?? '')}`).join('')

const isHidden = (document: ContentDocument): boolean =>
  valueAt(document, 'noIndex') === true || valueAt(document, 'seo.noIndex') === true

const inMarket = (document: ContentDocument, market: string): boolean => {
  const markets = listAt(document, 'markets')
  return markets.length === 0 || markets.includes(market)
}

/** Every page of a market and language that search engines may list, home first and each once; games stand in `siteGames`. */
export function sitePages({ documents }: Dataset, now: number, asked: SitePagesAsked): readonly SitePage[] {
  const { market } = asked
  const language = contentLanguage(market, asked.language)
  const local = (type: string) =>
    documents.ofType(type).filter((one) => [market, 'UN'].includes(textAt(one, 'market') ?? '') && isIn(one, language))
  const found = new Map<string, ContentDocument[]>()
  const add = (path: string | null, ...pages: readonly ContentDocument[]): void => {
    if (path !== null && canonicalPath(path) === path) found.set(path, [...(found.get(path) ?? []), ...pages])
  }
  const seo = (page: string) => local('seo').filter((one) => textAt(one, 'page') === page)

  add('/', ...local('homePage'))
  add('/online-casino', ...seo('casino'))
  add('/live-casino-online', ...seo('live-casino'))
  if (marketOf(market).hasSportsbook) {
    add('/sportsbook', ...seo('sportsbook'))
    add('/virtual-sports', ...seo('virtual-sports'))
  }
  add('/promotions', ...seo('promotions'))
  for (const [type, path] of [
    ['vipPage', '/loyalty'],
    ['paymentMethodsPage', '/payment-methods'],
  ] as const)
    for (const page of local(type)) add(path, page)
  const hasOwnTerms = local('footer').some((one) => textAt(one, 'market') === market && one['ownTerms'] === true)
  for (const page of local('staticPage'))
    if (!hasOwnTerms || textAt(page, 'url') !== 'terms') add(pathOf(textAt(page, 'url')), page)
  for (const page of documents.ofType('landingPage'))
    if (isIn(page, language) && textAt(page, 'html')) add(pathOf('landing', textAt(page, 'slug.current')), page)
  for (const category of documents.ofType('category')) {
    const lobby = textAt(category, 'lobby') === 'live' ? 'live-casino-online' : 'online-casino'
    if (inMarket(category, market)) add(pathOf(lobby, textAt(category, 'url')?.split('/').at(-1) ?? null), category)
  }
  for (const list of documents.ofType('promotionCategory'))
    add(pathOf('promotions', textAt(list, 'slug.current')), list)
  for (const promotion of documents.ofType('promotion'))
    if (isIn(promotion, language) && inMarket(promotion, market) && isForVisitors(promotion, now))
      add(pathOf('promotions', textAt(promotion, 'category.current'), textAt(promotion, 'slug.current')), promotion)

  return [...found].flatMap(([path, pages]) => (pages.some(isHidden) ? [] : [{ path, updatedAt: latest(pages) }]))
}

const isIn = (document: ContentDocument, language: string): boolean =>
  [language, 'en'].includes(textAt(document, 'language') ?? '')

const isForVisitors = (promotion: ContentDocument, now: number): boolean =>
  isShownTo(promotion as unknown as Targeted, null, now)

const playable: ReadonlySet<string> = new Set([...casinoPlayProviders, 'creedroomz'])

/** The pages of a market's games, as those at home in its country are offered them; `without` is the provider that nobody launches. */
export function siteGames(documents: DocumentSet, market: MarketId, without: string): readonly SitePage[] {
  const country = marketOf(market).originCountryCode
  return documents.ofType('game').flatMap((document) => {
    if (textAt(document, 'type') !== 'casino') return []
    const sub = textAt(document, 'subProvider.id')
    const game: OfferedGame = {
      gameProvider: textAt(document, 'gameProvider') ?? '',
      subProvider:
        sub === null ? null : { id: sub, restrictedCountry: listAt(document, 'subProvider.restrictedCountry') },
      offeredCountries: listAt(document, 'offeredCountries'),
      providerRestrictedCountry: listAt(document, 'providerRestrictedCountry'),
    }
    const path = pathOf('online-casino', 'play', launcherOf(game), textAt(document, 'gameId'))
    const isOffered = playable.has(launcherOf(game)) && isGameOffered(game, { country, without, excluded: [] })
    return path !== null && isOffered ? [{ path, updatedAt: latest([document]) }] : []
  })
}

const latest = (pages: readonly ContentDocument[]): string | null =>
  pages.reduce<string | null>((last, page) => {
    const at = textAt(page, '_updatedAt')
    return at !== null && (last === null || at > last) ? at : last
  }, null)
