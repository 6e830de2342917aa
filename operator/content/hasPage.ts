import type * as v from 'valibot'
import {
  categoriesQuery,
  gameByProviderQuery,
  gameQuery,
  landingPageQuery,
  promotionQuery,
  promotionsQuery,
  staticPageQuery,
  type ContentParams,
  type ContentQuery,
  type ContentResult,
} from '#contract/content-queries.ts'
import { contentLanguage } from '#contract/locale.ts'
import type { MarketId } from '#contract/markets.ts'
import { kindOfPage } from '#contract/pagePaths.ts'
import { casinoPlayProviders, livePlayProviders } from '#contract/providers.ts'
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

interface Content {
  readonly ask: <Q extends ContentQuery<string, v.GenericSchema>>(
    query: Q,
    params: ContentParams<Q>,
  ) => Promise<ContentResult<Q>>
  readonly market: MarketId
  readonly language: string
}
type Look = (content: Content, page: AskedPage, first: string, second: string) => boolean | Promise<boolean>

const isOneOf = (list: readonly string[], name: string): boolean => list.includes(name)

const hasCategory =
  (lobby: 'casino' | 'live'): Look =>
  async ({ ask, market }, _page, id) =>
    (await ask(categoriesQuery, { lobby, market })).some(({ url }) => url === id)

const hasPromotions: Look = async ({ ask, market, language }, _page, category) =>
  (await ask(promotionsQuery, { market, language })).categories.some(({ slug }) => slug === category)

/** Paths that name content, each with what the page's own loader asks before it says "not found". */
const NAMES_CONTENT: readonly (readonly [RegExp, Look])[] = [
  [
    /^\/online-casino\/play\/([^/]+)(?:\/([^/]+))?\/?$/,
    async ({ ask }, { hasCreedroomz }, provider, id) =>
      (isOneOf(casinoPlayProviders, provider) || (provider === 'creedroomz' && hasCreedroomz)) &&
      id !== '' &&
      (await ask(gameByProviderQuery, { provider, id })) !== null,
  ],
  [
    /^\/live-casino-online\/play\/([^/]+)\/?$/,
    async ({ ask }, { search }, provider) =>
      isOneOf(livePlayProviders, provider) && (await ask(gameQuery, { id: search.get('game') ?? '' })) !== null,
  ],
  [/^\/online-casino\/([^/]+)\/?$/, hasCategory('casino')],
  [/^\/live-casino-online\/([^/]+)\/?$/, hasCategory('live')],
  [/^\/promotions\/([^/]+)(?:\/tag\/[^/]+)?\/?$/, hasPromotions],
  [
    /^\/promotions\/([^/]+)\/([^/]+)\/?$/,
    async ({ ask, language }, _page, category, slug) =>
      (await ask(promotionQuery, { language, slug }))?.category === category,
  ],
  [
    /^\/promo\/([^/]+)\/?$/,
    async ({ ask, language }, _page, slug) => (await ask(promotionQuery, { language, slug })) !== null,
  ],
  [
    /^\/landing\/([^/]+)\/?$/,
    async ({ ask, language }, _page, slug) => Boolean((await ask(landingPageQuery, { slug, language }))?.html),
  ],
]

const isTextPage: Look = async ({ ask, market, language }, { path }) =>
  (await ask(staticPageQuery, { market, language, url: decoded(path.split('/')[1] ?? '') })) !== null

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
    market,
    language: contentLanguage(market, page.language),
    ask: async <Q extends ContentQuery<string, v.GenericSchema>>({ query }: Q, params: ContentParams<Q>) =>
      JSON.parse((await found.cache.answer(query, params, now)).json) as ContentResult<Q>,
  }
  return look(content, page, first, second)
}

const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
