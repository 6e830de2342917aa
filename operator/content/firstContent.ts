import { lobbyPaging, lobbyRowSize, type Channel } from '#contract/constants.ts'
import {
  categoriesQuery,
  footerQuery,
  gameByProviderQuery,
  homeQuery,
  imageAddress,
  lobbyRowsQuery,
  seoQuery,
} from '#contract/content-queries.ts'
import { contentLanguage } from '#contract/locale.ts'
import type { MarketId } from '#contract/markets.ts'
import { providerLeftOut } from '#contract/providers.ts'
import type { DocumentExtras, Operator } from '../operator.ts'
import type { ContentStore } from './store.ts'

/** Where the page is, as the operator's document asks. */
export interface FirstPage {
  readonly path: string
  readonly market: string
  readonly language: string
  readonly dataset?: string
  readonly channel?: Channel
}

/** Paths below the locale that show the home page (NAV-1). */
const HOME = /^\/(?:welcome|signup|signup\/pnp)?\/?$/u

const CASINO = /^\/online-casino\/?$/u
const GAME = /^\/online-casino\/play\/([^/]+)\/([^/]+)\/?$/u

type Contents = Awaited<ReturnType<ContentStore['dataset']>> & object
type Asked = readonly [name: string, query: { readonly query: string }, params: Record<string, string | number>]

/** Answers keyed by query name, with the parameters they were asked with. */
async function answers({ cache }: Contents, now: number, asked: readonly Asked[]) {
  const found = await Promise.all(
    asked.map(async ([name, { query }, params]) => {
      const { json } = await cache.answer(query, params, now)
      return [name, { params, result: JSON.parse(json) as unknown }] as const
    }),
  )
  return Object.fromEntries(found)
}

/**
 * What a page reads first, so that it asks for nothing: home, the casino lobby and a casino game, each with the footer; and
 * the picture that will be its largest paint. Null for pages whose content is not known here.
 */
export async function documentExtras(
  store: ContentStore,
  operator: Pick<Operator, 'settings' | 'world' | 'clock'>,
  page: FirstPage,
): Promise<DocumentExtras | null> {
  const game = GAME.exec(page.path)
  if (!HOME.test(page.path) && !CASINO.test(page.path) && !game) return null
  const dataset = page.dataset ?? operator.settings.site.content.dataset
  const found = await store.dataset(dataset)
  if (!found) return null
  const market = page.market as MarketId
  const language = contentLanguage(market, page.language)
  const country = operator.world.get().station.countryCode
  const without = providerLeftOut({ ...operator.settings.site.flags, ...operator.world.get().flags })
  const now = operator.clock.now()
  const footer: Asked = ['footer', footerQuery, { market, language }]
  if (game) {
    const [provider = '', id = ''] = game.slice(1).map(decoded)
    return {
      content: await answers(found, now, [['gameByProvider', gameByProviderQuery, { provider, id, language }], footer]),
    }
  }
  if (CASINO.test(page.path)) {
    const lobby = 'casino'
    const channel = page.channel ?? 'web'
    const rows = {
      lobby,
      market,
      language,
      country,
      without,
      channel,
      size: lobbyRowSize(lobby, channel) + lobbyPaging.detectMore,
    }
    const asked: Asked[] = [
      ['categories', categoriesQuery, { lobby, market, language }],
      ['lobbyRows', lobbyRowsQuery, rows],
      ['seo', seoQuery, { market, language, page: 'casino' }],
      footer,
    ]
    return { content: await answers(found, now, asked) }
  }
  const content = await answers(found, now, [['home', homeQuery, { market, language, country, without }], footer])
  const result = content['home']?.result as HomeGlimpse | null
  if (!result) return null
  const { host } = operator.settings.site.content
  const small = result.hero?.mobile ?? result.banners?.[0]?.images?.mobile
  const large = result.hero?.desktop ?? result.banners?.[0]?.images?.desktop
  return {
    content,
    ...(small && large
      ? {
          preload: [
            { href: imageAddress(host, dataset, small, 400), media: '(max-width: 767px)' },
            { href: imageAddress(host, dataset, large, 1000), media: '(min-width: 768px)' },
          ],
        }
      : {}),
  }
}

interface Pictures {
  readonly mobile?: string | null
  readonly desktop?: string | null
}
interface HomeGlimpse {
  readonly hero?: Pictures | null
  readonly banners?: readonly { readonly images?: Pictures | null }[] | null
}

const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
