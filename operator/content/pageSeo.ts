import * as v from 'valibot'
import { isShownTo } from '#contract/audience.ts'
import {
  gameByProviderQuery,
  landingPageQuery,
  paymentMethodsQuery,
  promotionQuery,
  promotionsQuery,
  seoQuery,
  staticPageQuery,
  vipPageQuery,
  type ContentParams,
  type ContentQuery,
  type ContentResult,
} from '#contract/content-queries.ts'
import { contentQuery, localised, seoProjection, seoResult, texts } from '#contract/first-content.ts'
import { contentLanguage } from '#contract/locale.ts'
import { marketIds, marketOf, type Market, type MarketId } from '#contract/markets.ts'
import { canonicalPath, seoPageOf } from '#contract/pageHead.ts'
import { kindOfPage } from '#contract/pagePaths.ts'
import { isGameOffered } from '#contract/providers.ts'
import type { Dataset } from './store.ts'

/** A page as its head is asked for. */
export interface SeoAsked {
  /** Below the locale. */
  readonly path: string
  readonly market: MarketId
  /** Inner language. */
  readonly language: string
  /** The provider whose games are launched nowhere; empty when all are (NAV-9). */
  readonly without: string
}

/** What search engines and shared links are told of a page (NAV-14). */
export interface PageSeo {
  readonly title: string | null
  readonly description: string | null
  /** Reference to the picture that is shared: the page's own, else the site's. */
  readonly image: string | null
  /** The path below the locale that the page is found by; null where it is left alone: not indexed, nothing said of other languages. */
  readonly path: string | null
  /** Whether the page stands in a market too. */
  readonly has: (market: Market) => boolean
}

interface Words {
  readonly title?: string | null
  readonly description?: string | null
  readonly image?: string | null
  readonly noIndex?: boolean | null
}
interface Found extends Words {
  /** Where it is found by another path than its own. */
  readonly path?: string
  readonly has?: (market: Market) => boolean
}
type AnyQuery = ContentQuery<string, v.GenericSchema>
/** Null also for content that does not fit: its page then has no words here, and says itself what is wrong. */
type Ask = <Q extends AnyQuery>(query: Q, params: ContentParams<Q>) => Promise<ContentResult<Q> | null>
type Look = (ask: Ask, place: Place, first: string, second: string) => Promise<Found | null>
interface Place {
  readonly market: MarketId
  /** Content language. */
  readonly language: string
  readonly without: string
  readonly path: string
  /** ms */
  readonly now: number
}

/** The words of a content page's own, which may have none for search engines. */
const wordsOf = (page: { readonly title: string; readonly seo: Words | null }, otherwise?: Words): Words => ({
  title: page.seo?.title ?? page.title,
  description: page.seo?.description ?? otherwise?.description ?? null,
  image: page.seo?.image ?? otherwise?.image ?? null,
  noIndex: page.seo?.noIndex ?? false,
})

const fromSeo: Look = async (ask, { market, language, path }) => {
  const page = seoPageOf(path)
  return page && (await ask(seoQuery, { market, language, page }))
}

/** Label and markets of a lobby's category: the pages' own query brings all that a lobby draws. */
const categoryHead = contentQuery(
  ['lobby', 'market', 'language', 'url'],
  `*[_type == "category" && lobby == $lobby && ($market in markets || count(markets) == 0) && string::split(url, "/")[-1] == $url][0]{"label": coalesce(translations[$language].label, label), markets}`,
  v.nullable(v.object({ label: v.string(), markets: texts })),
)
const ofCategory =
  (lobby: 'casino' | 'live'): Look =>
  async (ask, place, url) => {
    const category = await ask(categoryHead, { lobby, market: place.market, language: place.language, url })
    const words = await fromSeo(ask, place, '', '')
    if (!category) return words
    return {
      ...words,
      title: words?.title ? `${category.label} · ${words.title}` : category.label,
      has: inMarkets(category.markets),
    }
  }
const inMarkets = (ids: readonly string[]) => (market: Market) => ids.length === 0 || ids.includes(market.id)

const ofPromotion: Look = async (ask, { language, now }, _category, slug) => {
  const promotion = await ask(promotionQuery, { language, slug })
  if (!promotion) return null
  const { category, summary, image } = promotion
  return {
    ...wordsOf(promotion, { description: summary, image }),
    // What visitors are not shown in the list is found by nobody else either.
    noIndex: (promotion.seo?.noIndex ?? false) || !isShownTo(promotion, null, now),
    path: `/promotions/${encodeURIComponent(category)}/${encodeURIComponent(slug)}`,
  }
}

const looks: readonly (readonly [RegExp, Look])[] = [
  [
    /^\/online-casino\/play\/([^/]+)\/([^/]+)$/,
    async (ask, { without, language }, provider, id) => {
      const named = { provider, id, language }
      const game = await ask(gameByProviderQuery, named)
      if (!game) return null
      const { label: title, description, verticalImage: image } = game
      // Of a market's players, those at home in its country count.
      const has = ({ id: market, originCountryCode: country }: Market) =>
        market === 'UN' || isGameOffered(game, { country, without, excluded: [] })
      return { title, description, image, has }
    },
  ],
  [/^\/online-casino\/([^/]+)$/, ofCategory('casino')],
  [/^\/live-casino-online\/([^/]+)$/, ofCategory('live')],
  [
    /^\/promotions\/([^/]+)(?:\/tag\/[^/]+)?$/,
    async (ask, { market, language }, slug) => {
      const found = (await ask(promotionsQuery, { market, language }))?.categories.find((one) => one.slug === slug)
      return found ? { title: found.title } : null
    },
  ],
  [/^\/promotions\/([^/]+)\/([^/]+)$/, ofPromotion],
  [/^\/promo\/([^/]+)$/, (ask, place, slug) => ofPromotion(ask, place, '', slug)],
  [
    /^\/landing\/([^/]+)$/,
    async (ask, { language }, slug) => {
      const page = await ask(landingPageQuery, { slug, language })
      return page && wordsOf(page, { image: page.image })
    },
  ],
  [
    /^\/loyalty$/,
    async (ask, { market, language }) => {
      const page = await ask(vipPageQuery, { market, language })
      return page && wordsOf(page, { description: page.lead, image: page.image })
    },
  ],
  [
    /^\/payment-methods$/,
    async (ask, { market, language }) => {
      const page = await ask(paymentMethodsQuery, { market, language })
      return page && wordsOf(page, { description: page.lead })
    },
  ],
]

const ofText: Look = async (ask, { market, language, path }) => {
  const url = decoded(path.slice(1))
  const [page, ...has] = await Promise.all([
    ask(staticPageQuery, { market, language, url }),
    ...marketIds.map(async (id) => {
      const [speaks] = marketOf(id).languages
      return (await ask(staticPageQuery, { market: id, language: contentLanguage(id, speaks), url })) ? id : null
    }),
  ])
  return page && { ...wordsOf(page, { description: page.lead }), has: ({ id }) => has.includes(id) }
}

const homeSeo = contentQuery(
  ['market', 'language'],
  `${localised('homePage')}.seo{${seoProjection}}`,
  v.nullable(seoResult),
)

/** What search engines and shared links are told of the page at a path below the locale, from content (NAV-14). */
export async function pageSeo({ cache }: Dataset, now: number, asked: SeoAsked): Promise<PageSeo> {
  const ask: Ask = async <Q extends AnyQuery>(query: Q, params: ContentParams<Q>) => {
    const { json } = await cache.answer(query.query, params, now)
    const read = v.safeParse(query.result, JSON.parse(json))
    return read.success ? (read.output as ContentResult<Q>) : null
  }
  const { market } = asked
  const language = contentLanguage(market, asked.language)
  const path = asked.path.length > 1 ? asked.path.replace(/\/$/, '') : asked.path
  const site: Found | null = await ask(homeSeo, { market, language })
  const known = canonicalPath(path)
  const found = known === '/' ? site : await look(ask, { ...asked, market, language, path, now })
  const isFound = found !== null && !found.noIndex
  return {
    title: found?.title ?? null,
    description: found?.description ?? null,
    image: found?.image ?? site?.image ?? null,
    path: isFound ? (found.path ?? known) : null,
    has: found?.has ?? (known === '/sportsbook' ? ({ hasSportsbook }) => hasSportsbook : () => true),
  }
}

async function look(ask: Ask, place: Place): Promise<Found | null> {
  for (const [pattern, of] of looks) {
    const parts = pattern.exec(place.path)
    if (parts) return of(ask, place, decoded(parts[1] ?? ''), decoded(parts[2] ?? ''))
  }
  if (seoPageOf(place.path)) return (await fromSeo(ask, place, '', '')) ?? {}
  // A page of the router may have its words in content, too (live chat); without them it is found by its own.
  const isOne = kindOfPage(place.path) === 'text' || canonicalPath(place.path) !== null
  return isOne ? ((await ofText(ask, place, '', '')) ?? {}) : null
}

const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
