import { localeOf, openMarkets, type Locale, type LocaleOptions } from '#contract/locale.ts'
import { alternatesOf, localePath } from '#contract/pageHead.ts'
import type { SitePage } from '../content/sitePages.ts'
import { escaped } from './head.ts'
import type { PublicName } from './publicName.ts'

/** What the addresses for crawlers are answered from. */
export interface SitemapAsked extends PublicName {
  readonly options: LocaleOptions
  /** What is known of pages; rejects where it cannot be had. */
  readonly known: () => Promise<Known>
}
interface Known {
  /** Pages of a locale, games apart: there are hundreds, and each page of one names its other languages itself. */
  readonly pagesOf: (locale: Locale) => readonly SitePage[]
  readonly gamesOf: (locale: Locale) => readonly SitePage[]
}

const INDEX = '/sitemap.xml'
const ONE = /^\/sitemaps\/([^/]+)\.xml$/
/** Most addresses that one sitemap may name. */
const MOST = 50_000

/** Of a host that only the request names nothing is kept for others; the scheme is what stands before the site says (`vary`). */
const headersOf = (type: string, isNamed: boolean) => ({
  'content-type': `${type}; charset=utf-8`,
  'cache-control': `${isNamed ? 'public' : 'private'}, max-age=3600`,
  ...(isNamed ? { vary: 'X-Forwarded-Proto' } : {}),
})

/** Paths that are no pages. Content and files are not among them: crawlers that draw a page read them too. */
const LEFT_ALONE = ['/api/', '/user-pool/', '/qa/', '/staff']

/** Answers `/robots.txt`, `/sitemap.xml` and `/sitemaps/{locale}.xml`; null for any other path and for a locale that is not open. */
export async function answerCrawlers(path: string, asked: SitemapAsked): Promise<Response | null> {
  const { origin, isNamed, options, known } = asked
  const xml = (body: string): Response =>
    new Response(`<?xml version="1.0" encoding="UTF-8"?>\n${body}\n`, {
      headers: headersOf('application/xml', isNamed),
    })
  if (path === '/robots.txt')
    return new Response(
      ['User-agent: *', ...LEFT_ALONE.map((at) => `Disallow: ${at}`), '', `Sitemap: ${origin}${INDEX}`, ''].join('\n'),
      { headers: headersOf('text/plain', isNamed) },
    )
  const locales = openMarkets(options).flatMap(({ id, languages }) => languages.map((one) => localeOf(id, one)))
  if (path === INDEX)
    return xml(
      [
        '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
        ...locales.map(
          ({ segment }) => `<sitemap><loc>${escaped(`${origin}/sitemaps/${segment}.xml`)}</loc></sitemap>`,
        ),
        '</sitemapindex>',
      ].join('\n'),
    )
  const locale = locales.find(({ segment }) => segment === ONE.exec(path)?.[1])
  return locale ? xml(urlSet(locale, locales, { ...asked, ...(await known()) })) : null
}

function urlSet(
  locale: Locale,
  locales: readonly Locale[],
  { origin, options, pagesOf, gamesOf }: Omit<SitemapAsked, 'known'> & Known,
): string {
  const localesOf = new Map<string, Set<string>>()
  for (const other of locales)
    for (const { path } of pagesOf(other)) localesOf.set(path, (localesOf.get(path) ?? new Set()).add(other.segment))
  const others = (path: string) =>
    alternatesOf(path, options, ({ id }, one) => localesOf.get(path)?.has(localeOf(id, one).segment) ?? false).map(
      ({ hreflang, path: to }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escaped(origin + to)}"/>`,
    )
  const entry = ({ path, updatedAt }: SitePage, alternates: readonly string[]): string =>
    [
      `<url><loc>${escaped(origin + localePath(locale, path))}</loc>`,
      ...(updatedAt === null ? [] : [`<lastmod>${escaped(updatedAt)}</lastmod>`]),
      ...alternates,
      '</url>',
    ].join('')
  const pages = pagesOf(locale).map((page) => entry(page, others(page.path)))
  const games = gamesOf(locale).map((game) => entry(game, []))
  return [
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...[...pages, ...games].slice(0, MOST),
    '</urlset>',
  ].join('\n')
}
