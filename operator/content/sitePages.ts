import { categoryPart } from '#contract/first-content.ts'
import { contentLanguage } from '#contract/locale.ts'
import { marketOf, type MarketId } from '#contract/markets.ts'
import { casinoPlayProviders, isGameOffered, launcherOf, type OfferedGame } from '#contract/providers.ts'
import { listAt, textAt } from './chosen.ts'
import type { DocumentSet } from './documents.ts'
import { standingOf } from './standing.ts'
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

/** The path of parts that content names; null where one is missing. */
const pathOf = (...parts: readonly (string | null)[]): string | null =>
  parts.includes(null) ? null : parts.map((part) => `/${encodeURIComponent(part ?? '')}`).join('')

/** Pages whose words may stand in content, and that are there without; loyalty and payments only where content has them. */
const OWN = [
  '/',
  '/online-casino',
  '/live-casino-online',
  '/sportsbook',
  '/virtual-sports',
  '/promotions',
  '/loyalty',
  '/payment-methods',
] as const

/** Every path that content names somewhere. */
function named(documents: DocumentSet): ReadonlySet<string> {
  const paths = [
    ...documents.ofType('staticPage').map((page) => pathOf(textAt(page, 'url'))),
    ...documents.ofType('landingPage').map((page) => pathOf('landing', textAt(page, 'slug.current'))),
    ...documents.ofType('category').map((category) => {
      const lobby = category['lobby'] === 'live' ? 'live-casino-online' : 'online-casino'
      return pathOf(lobby, categoryPart(textAt(category, 'url') ?? '') || null)
    }),
    ...documents.ofType('promotionCategory').map((list) => pathOf('promotions', textAt(list, 'slug.current'))),
    ...documents
      .ofType('promotion')
      .map((one) => pathOf('promotions', textAt(one, 'category.current'), textAt(one, 'slug.current'))),
  ]
  return new Set([...OWN, ...paths.filter((path) => path !== null)])
}

/** Every page of a market and language that search engines may list, home first and each once; games stand in `siteGames`. */
export function sitePages({ documents }: Dataset, now: number, asked: SitePagesAsked): readonly SitePage[] {
  const place = { market: asked.market, language: contentLanguage(asked.market, asked.language) }
  return [...named(documents)].flatMap((path) => {
    const standing = standingOf(documents, now, place, path)
    return standing ? [{ path, updatedAt: standing.document && textAt(standing.document, '_updatedAt') }] : []
  })
}

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
        sub === null ? null : { id: sub, restrictedCountry: listAt(document, 'subProvider.restrictedCountry') ?? [] },
      offeredCountries: listAt(document, 'offeredCountries') ?? [],
      providerRestrictedCountry: listAt(document, 'providerRestrictedCountry') ?? [],
    }
    const path = pathOf('online-casino', 'play', launcherOf(game), textAt(document, 'gameId'))
    const isOffered = playable.has(launcherOf(game)) && isGameOffered(game, { country, without, excluded: [] })
    return path !== null && isOffered ? [{ path, updatedAt: textAt(document, '_updatedAt') }] : []
  })
}
