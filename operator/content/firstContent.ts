import { footerQuery, homeQuery, imageAddress } from '#contract/content-queries.ts'
import { contentLanguage } from '#contract/locale.ts'
import type { MarketId } from '#contract/markets.ts'
import type { DocumentExtras, Operator } from '../operator.ts'
import type { ContentStore } from './store.ts'

/** Where the page is, as the operator's document asks. */
export interface FirstPage {
  readonly path: string
  readonly market: string
  readonly language: string
  readonly dataset?: string
}

/** Paths below the locale that show the home page (NAV-1). */
const HOME = /^\/(?:welcome|signup|signup\/pnp)?\/?$/u

/**
 * The home page's content and the footer, keyed by query name with the parameters they were asked with, so that the first
 * page asks for nothing; and the picture that will be its largest paint. Null for pages whose content is not known here.
 */
export async function documentExtras(
  store: ContentStore,
  operator: Pick<Operator, 'settings' | 'world' | 'clock'>,
  page: FirstPage,
): Promise<DocumentExtras | null> {
  if (!HOME.test(page.path)) return null
  const dataset = page.dataset ?? operator.settings.site.content.dataset
  const found = await store.dataset(dataset)
  if (!found) return null
  const market = page.market as MarketId
  const language = contentLanguage(market, page.language)
  const country = operator.world.get().station.countryCode
  const home = { market, language, country }
  const footer = { market, language }
  const now = operator.clock.now()
  const [homeAnswer, footerAnswer] = await Promise.all([
    found.cache.answer(homeQuery.query, home, now),
    found.cache.answer(footerQuery.query, footer, now),
  ])
  const result = JSON.parse(homeAnswer.json) as HomeGlimpse | null
  if (!result) return null
  const { host } = operator.settings.site.content
  const small = result.hero?.mobile ?? result.banners?.[0]?.images?.mobile
  const large = result.hero?.desktop ?? result.banners?.[0]?.images?.desktop
  return {
    content: {
      home: { params: home, result },
      footer: { params: footer, result: JSON.parse(footerAnswer.json) as unknown },
    },
    ...(small && large
      ? {
          preload: [
            { href: imageAddress(host, dataset, small, 400), media: '(max-width: 767px)' },
            { href: imageAddress(host, dataset, large, 1000), media: '(min-width: 768px)' },
          ],
        }
      : {}),
    ...(result.seo ? { title: result.seo.title, description: result.seo.description } : {}),
  }
}

interface Pictures {
  readonly mobile?: string | null
  readonly desktop?: string | null
}
interface HomeGlimpse {
  readonly hero?: Pictures | null
  readonly banners?: readonly { readonly images?: Pictures | null }[] | null
  readonly seo?: { readonly title: string; readonly description: string } | null
}
