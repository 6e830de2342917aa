import * as v from 'valibot'
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
import { contentQuery, localised, seoProjection, seoResult } from '#contract/first-content.ts'
import { contentLanguage } from '#contract/locale.ts'
import type { Market, MarketId } from '#contract/markets.ts'
import { canonicalPath, seoPageOf } from '#contract/pageHead.ts'
import { kindOfPage } from '#contract/pagePaths.ts'
import { isGameOffered } from '#contract/providers.ts'
import { categoryOf, landingPageOf, promotionOf, staticPageOf, textAt, type Place } from './chosen.ts'
import type { DocumentSet } from './documents.ts'
import { decoded, standingOf } from './standing.ts'
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
  /** Whether the page stands, and may be found, in a market's language (inner) too. */
  readonly has: (market: Market, language: string) => boolean
}

interface Words {
  readonly title?: string | null
  readonly description?: string | null
  readonly image?: string | null
}
interface Found extends Words {
  /** Where it is found by another path than its own. */
  readonly path?: string
  /** Which markets have it, where documents alone do not say. */
  readonly has?: (market: Market) => boolean
}
type AnyQuery = ContentQuery<string, v.GenericSchema>
/** Null also for content that does not fit: its page then has no words here, and says itself what is wrong. */
type Ask = <Q extends AnyQuery>(query: Q, params: ContentParams<Q>) => Promise<ContentResult<Q> | null>
type Look = (ask: Ask, page: Page, first: string, second: string) => Promise<Found | null>
interface Page extends Place {
  readonly documents: DocumentSet
  readonly without: string
  readonly path: string
}

/** The words of a content page's own, which may have none for search engines. */
const wordsOf = (page: { readonly title: string; readonly seo: Words | null }, otherwise?: Words): Words => ({
  title: page.seo?.title ?? page.title,
  description: page.seo?.description ?? otherwise?.description ?? null,
  image: page.seo?.image ?? otherwise?.image ?? null,
})

const fromSeo: Look = async (ask, { market, language, path }) => {
  const page = seoPageOf(path)
  return page && (await ask(seoQuery, { market, language, page }))
}

const ofCategory =
  (lobby: 'casino' | 'live'): Look =>
  async (ask, page, part) => {
    const words = await fromSeo(ask, page, '', '')
    const category = categoryOf(page.documents, lobby, part, page)
    const label = category && (textAt(category, `translations.${page.language}.label`) ?? textAt(category, 'label'))
    return label === null ? words : { ...words, title: words?.title ? `${label} · ${words.title}` : label }
  }

const ofPromotion: Look = async (ask, { documents, market, language }, _category, slug) => {
  const promotion = promotionOf(documents, slug, { market, language })
    ? await ask(promotionQuery, { market, language, slug })
    : null
  if (!promotion) return null
  const { category, summary, image } = promotion
  return {
    ...wordsOf(promotion, { description: summary, image }),
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
      if (!found) return null
      const whole = await ask(seoQuery, { market, language, page: 'promotions' })
      return { title: whole ? `${found.title} · ${whole.title}` : found.title, description: whole?.description ?? null }
    },
  ],
  [/^\/promotions\/([^/]+)\/([^/]+)$/, ofPromotion],
  [/^\/promo\/([^/]+)$/, (ask, place, slug) => ofPromotion(ask, place, '', slug)],
  [
    /^\/landing\/([^/]+)$/,
    async (ask, { documents, market, language }, slug) => {
      const isThere = landingPageOf(documents, slug, { market, language }) !== null
      const page = isThere ? await ask(landingPageQuery, { slug, language }) : null
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

const ofText: Look = async (ask, { documents, market, language, path }) => {
  const url = decoded(path.slice(1))
  const isThere = staticPageOf(documents, url, { market, language }) !== null
  const page = isThere ? await ask(staticPageQuery, { market, language, url }) : null
  return page && wordsOf(page, { description: page.lead })
}

const homeSeo = contentQuery(
  ['market', 'language'],
  `${localised('homePage')}.seo{${seoProjection}}`,
  v.nullable(seoResult),
)

/** What search engines and shared links are told of the page at a path below the locale, from content (NAV-14). */
export async function pageSeo({ documents, cache }: Dataset, now: number, asked: SeoAsked): Promise<PageSeo> {
  const ask: Ask = async <Q extends AnyQuery>(query: Q, params: ContentParams<Q>) => {
    const { json } = await cache.answer(query.query, params, now)
    const read = v.safeParse(query.result, JSON.parse(json))
    return read.success ? (read.output as ContentResult<Q>) : null
  }
  const { market, without } = asked
  const language = contentLanguage(market, asked.language)
  const path = asked.path.length > 1 ? asked.path.replace(/\/$/, '') : asked.path
  const site: Found | null = await ask(homeSeo, { market, language })
  const known = canonicalPath(path)
  const found = known === '/' ? (site ?? {}) : await look(ask, { documents, market, language, without, path })
  const at = found?.path ?? known
  const stands = (where: MarketId, spoken: string): boolean =>
    at !== null && standingOf(documents, now, { market: where, language: contentLanguage(where, spoken) }, at) !== null
  const has = found?.has ?? (({ id }: Market, spoken: string) => stands(id, spoken))
  return {
    title: found?.title ?? null,
    description: found?.description ?? null,
    image: found?.image ?? site?.image ?? null,
    path: found && (found.has || stands(market, asked.language)) ? at : null,
    has,
  }
}

async function look(ask: Ask, page: Page): Promise<Found | null> {
  for (const [pattern, of] of looks) {
    const parts = pattern.exec(page.path)
    if (parts) return of(ask, page, decoded(parts[1] ?? ''), decoded(parts[2] ?? ''))
  }
  if (seoPageOf(page.path)) return (await fromSeo(ask, page, '', '')) ?? {}
  const isOne = kindOfPage(page.path) === 'text' || canonicalPath(page.path) !== null
  return isOne ? ((await ofText(ask, page, '', '')) ?? {}) : null
}
