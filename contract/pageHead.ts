import { addressLanguage, localeOf, openMarkets, type Locale, type LocaleOptions } from './locale.ts'
import { marketOf, type Market } from './markets.ts'

// What search engines and shared links are told of a page by its path alone (NAV-14); operator and page go by the same.

/** Pages whose words for search engines are documents of their own (`seo`), by the page id that those bear. */
const seoPages = [
  [/^\/online-casino(?:\/[^/]+)?$/, 'casino'],
  [/^\/live-casino-online(?:\/[^/]+)?$/, 'live-casino'],
  [/^\/sportsbook(?:\/|$)/, 'sportsbook'],
  [/^\/virtual-sports$/, 'virtual-sports'],
  [/^\/promotions(?:\/[^/]+(?:\/tag\/[^/]+)?)?$/, 'promotions'],
] as const
export type SeoPage = (typeof seoPages)[number][1]

/** The `seo` document that speaks of a page; null where the page's own content does. */
export const seoPageOf = (rest: string): SeoPage | null => seoPages.find(([path]) => path.test(rest))?.[1] ?? null

const home = /^\/(?:welcome|signup|signup\/pnp)?$/
/** Pages that are found under their own address. A text page (`/terms`) is one, whatever content names it. */
const own =
  /^\/(?:online-casino(?:\/[^/]+|\/play\/[^/]+\/[^/]+)?|live-casino-online(?:\/[^/]+)?|virtual-sports|promotions(?:\/[^/]+){0,2}|landing\/[^/]+|[^/]+)$/
/** Pages of one part of the path that nobody should find: of one player, or of trouble. */
const hidden =
  /^\/(?:401|404|500|accept-terms-condition|closed-account|deposit|my-account|reset-password|restricted|sms-max-attempts)$/

/**
 * The path below the locale that search engines know a page by: home for what shows home, a list without its tag. Null for pages that
 * they leave alone: the account, what needs a player, errors, steps of a flow. (`/promo/…` has the path of its promotion, which content knows.)
 */
export function canonicalPath(rest: string): string | null {
  if (home.test(rest)) return '/'
  if (/^\/sportsbook(?:\/|$)/.test(rest)) return '/sportsbook'
  const list = /^(\/promotions\/[^/]+)\/tag\/[^/]+$/.exec(rest)?.[1]
  if (list) return list
  return own.test(rest) && !hidden.test(rest) ? rest : null
}

/** Path of an address from a locale's segment and the path below it. */
export const localePath = ({ segment }: Pick<Locale, 'segment'>, rest: string): string =>
  `/${segment}${rest === '/' ? '' : rest}`

/** What a locale is called in `hreflang`: its language alone in the market of all countries, else with the country. */
export function hreflangOf({ market: id, language }: Pick<Locale, 'market' | 'language'>): string {
  const market = marketOf(id)
  const own = addressLanguage(market, language)
  return id === 'UN' ? own : `${own}-${market.originCountryCode}`
}

/** The locale as shared links name it: language_COUNTRY. */
export function shareLocaleOf({ market: id, language }: Pick<Locale, 'market' | 'language'>): string {
  const market = marketOf(id)
  const tag = (market.localeMapping[language] ?? language).split('-')
  if (id === 'UN') return tag.join('_')
  const own = addressLanguage(market, language)
  return `${own === 'no' ? 'nb' : own}_${market.originCountryCode}`
}

/** One more language that a page stands in. */
export interface Alternate {
  /** A language, a language with a country, or `x-default` for everybody else. */
  readonly hreflang: string
  /** Path from the root. */
  readonly path: string
}

/** A page in every open market and language that has it; everybody else is led to the global market in English, if it has it. */
export function alternatesOf(
  rest: string,
  options: LocaleOptions,
  has: (market: Market, language: string) => boolean = () => true,
): readonly Alternate[] {
  const all = openMarkets(options).flatMap((market) =>
    market.languages
      .filter((language) => has(market, language))
      .map((language) => localeOf(market.id, language))
      .map((locale) => ({ hreflang: hreflangOf(locale), path: localePath(locale, rest) })),
  )
  const global = all.find(({ hreflang }) => hreflang === 'en')
  return global ? [...all, { ...global, hreflang: 'x-default' }] : all
}
