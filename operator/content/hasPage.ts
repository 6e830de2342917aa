import type * as v from 'valibot'
import {
  gameByProviderQuery,
  gameQuery,
  paymentMethodsQuery,
  promotionsQuery,
  vipPageQuery,
  type ContentParams,
  type ContentQuery,
  type ContentResult,
} from '#contract/content-queries.ts'
import { contentLanguage } from '#contract/locale.ts'
import type { MarketId } from '#contract/markets.ts'
import { kindOfPage } from '#contract/pagePaths.ts'
import { casinoPlayProviders, livePlayProviders } from '#contract/providers.ts'
import { categoryOf, landingPageOf, promotionOf, staticPageOf, textAt, type Place } from './chosen.ts'
import type { DocumentSet } from './documents.ts'
import { decoded } from './standing.ts'
import type { ContentStore } from './store.ts'

/** A page as its document is asked for. */
export interface AskedPage {
  /** Below the locale. */
  readonly path: string
  readonly search: URLSearchParams
  readonly market: string
  readonly language: string
  readonly dataset: string
  /** Whether creedroomz is offered (NAV-9). */
  readonly hasCreedroomz: boolean
}

interface Content extends Place {
  readonly documents: DocumentSet
  readonly ask: <Q extends ContentQuery<string, v.GenericSchema>>(
    query: Q,
    params: ContentParams<Q>,
  ) => Promise<ContentResult<Q>>
}
type Look = (content: Content, page: AskedPage, first: string, second: string) => boolean | Promise<boolean>

const isOneOf = (list: readonly string[], name: string): boolean => list.includes(name)

const hasCategory =
  (lobby: 'casino' | 'live'): Look =>
  ({ documents, market }, _page, part) =>
    categoryOf(documents, lobby, part, { market }) !== null

const hasPromotions: Look = async ({ ask, market, language }, _page, category) =>
  (await ask(promotionsQuery, { market, language })).categories.some(({ slug }) => slug === category)

/** Paths that name content, each with what the page's own loader asks before it says "not found". */
const NAMES_CONTENT: readonly (readonly [RegExp, Look])[] = [
  [
    /^\/online-casino\/play\/([^/]+)(?:\/([^/]+))?\/?$/,
    async ({ ask, language }, { hasCreedroomz }, provider, id) =>
      (isOneOf(casinoPlayProviders, provider) || (provider === 'creedroomz' && hasCreedroomz)) &&
      id !== '' &&
      (await ask(gameByProviderQuery, { provider, id, language })) !== null,
  ],
  [
    /^\/live-casino-online\/play\/([^/]+)\/?$/,
    async ({ ask, language }, { search }, provider) =>
      isOneOf(livePlayProviders, provider) &&
      (await ask(gameQuery, { id: search.get('game') ?? '', language })) !== null,
  ],
  [/^\/online-casino\/([^/]+)\/?$/, hasCategory('casino')],
  [/^\/live-casino-online\/([^/]+)\/?$/, hasCategory('live')],
  [/^\/promotions\/([^/]+)(?:\/tag\/[^/]+)?\/?$/, hasPromotions],
  [
    /^\/promotions\/([^/]+)\/([^/]+)\/?$/,
    ({ documents, ...place }, _page, category, slug) => {
      const promotion = promotionOf(documents, slug, place)
      return promotion !== null && textAt(promotion, 'category.current') === category
    },
  ],
  [/^\/promo\/([^/]+)\/?$/, ({ documents, ...place }, _page, slug) => promotionOf(documents, slug, place) !== null],
  [/^\/loyalty\/?$/, async ({ ask, market, language }) => (await ask(vipPageQuery, { market, language })) !== null],
  [
    /^\/payment-methods\/?$/,
    async ({ ask, market, language }) => (await ask(paymentMethodsQuery, { market, language })) !== null,
  ],
  [/^\/landing\/([^/]+)\/?$/, ({ documents, ...place }, _page, slug) => landingPageOf(documents, slug, place) !== null],
]

const isTextPage: Look = ({ documents, ...place }, { path }) =>
  staticPageOf(documents, decoded(path.split('/')[1] ?? ''), place) !== null

/** Whether content has what a page path names: a game, a category, a promotion, a text page. True for every other path. */
export async function hasPage(store: ContentStore, now: number, page: AskedPage): Promise<boolean> {
  const [pattern, look] =
    NAMES_CONTENT.find(([path]) => path.test(page.path)) ??
    (kindOfPage(page.path) === 'text' ? ([/^/, isTextPage] as const) : [])
  if (!pattern || !look) return true
  const found = await store.dataset(page.dataset)
  if (!found) return true
  const market = page.market as MarketId
  const parts: readonly (string | undefined)[] = pattern.exec(page.path) ?? []
  const [first = '', second = ''] = parts.slice(1).map((part) => decoded(part ?? ''))
  const content: Content = {
    documents: found.documents,
    market,
    language: contentLanguage(market, page.language),
    ask: async <Q extends ContentQuery<string, v.GenericSchema>>({ query }: Q, params: ContentParams<Q>) =>
      JSON.parse((await found.cache.answer(query, params, now)).json) as ContentResult<Q>,
  }
  return look(content, page, first, second)
}
