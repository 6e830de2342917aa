import { brandFacts, marketsOpenAt } from '#brands/facts.ts'
import { resolvePath } from '#contract/locale.ts'
import { canonicalPath } from '#contract/pageHead.ts'
import type { Settings } from '#contract/settings.ts'
import type { PageSeo } from '../content/pageSeo.ts'
import type { SitePage } from '../content/sitePages.ts'
import type { Operator } from '../operator.ts'
import { own } from '../settings.ts'
import { pageHead, type PageHead } from './head.ts'
import { publicName } from './publicName.ts'
import { answerCrawlers } from './sitemap.ts'

const HOME: SitePage = { path: '/', updatedAt: null }

/** Locale of a page's path, and the path below it, as the page itself will read them (LOC-3). */
export const placeOf = (url: URL, { brand, flags }: Settings) => resolvePath(url.pathname, marketsOpenAt(brand, flags))

/** What search engines and shared links are told of the host's brand (NAV-14); `settings` are those of a host. */
export function forCrawlers(operator: Operator, settings: (url: URL) => Settings) {
  const nameOf = (request: Request, url: URL, shown: Settings) =>
    publicName(request, url, shown, new URL(operator.origins.site).port)

  /** Title and tags of a page's document. */
  const headOf = (request: Request, url: URL, shown: Settings, seo: PageSeo, isPage: boolean): PageHead =>
    pageHead({
      origin: nameOf(request, url, shown).origin,
      locale: placeOf(url, shown).locale,
      options: marketsOpenAt(shown.brand, shown.flags),
      brand: brandFacts[shown.brand].name,
      seo,
      isPage,
      images: shown.content,
    })

  /** What content says of a page for search engines; its path alone where that is another platform's to say, or cannot be had. */
  const wordsOf = async (url: URL, shown: Settings): Promise<PageSeo> => {
    const { locale, rest: path } = placeOf(url, shown)
    const known = { title: null, description: null, image: null, path: canonicalPath(path), has: () => true }
    if (shown.content.host !== own.contentHost) return known
    try {
      return (await operator.content.pageSeo({ path, ...locale, dataset: shown.content.dataset })) ?? known
    } catch (error) {
      operator.log.warn('site.head-not-written', { path: url.pathname, error })
      return known
    }
  }

  /** Robots and sitemaps of the host's brand; of another platform's content only the site's own pages are known. */
  const answer = (request: Request, url: URL): Promise<Response | null> => {
    const shown = settings(url)
    return answerCrawlers(url.pathname, {
      ...nameOf(request, url, shown),
      options: marketsOpenAt(shown.brand, shown.flags),
      known: async () => {
        const isOwn = shown.content.host === own.contentHost
        const found = isOwn ? await operator.content.sitemap(shown.content.dataset) : null
        return { pagesOf: (one) => found?.pages(one) ?? [HOME], gamesOf: ({ market }) => found?.games(market) ?? [] }
      },
    })
  }

  return { wordsOf, headOf, answer }
}
