import { request as httpRequest, type IncomingHttpHeaders } from 'node:http'
import { text as textOf } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { localeOf, resolvePath } from '#contract/locale.ts'
import { kindOfPage } from '#contract/pagePaths.ts'
import { startTestOperator, type TestOperator } from '../player/testOperator.ts'
import { pageHead } from './head.ts'

let it: TestOperator
beforeAll(async () => {
  it = await startTestOperator('PGlite')
  Object.assign(it.operator.settings.site, { hostsToBrands: { 'marigold.test': 'marigold' } })
}, 60_000)
afterAll(() => it.close())

interface Got {
  readonly status: number
  readonly text: string
  readonly headers: IncomingHttpHeaders
}
const get = (path: string, headers: Record<string, string> = {}): Promise<Got> =>
  new Promise((resolve, reject) => {
    const sent = httpRequest(`${it.origin}${path}`, { headers })
    sent.once('error', reject).once('response', (response) => {
      const { statusCode: status = 0, headers: sent } = response
      textOf(response).then((text) => resolve({ status, text, headers: sent }), reject)
    })
    sent.end()
  })
/** Where robots.txt leads to, and who may keep it. */
const sitemapIn = async (headers: Record<string, string>) => {
  const { text, headers: got } = await get('/robots.txt', headers)
  return [/^Sitemap: (.+)$/m.exec(text)?.[1], got['cache-control'], got.vary ?? null]
}
const locations = (xml: string): string[] => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, at = '']) => at)
const behind = { host: 'marigold.test', 'x-forwarded-proto': 'https' }

const change = (mutations: readonly object[]) =>
  it.call('POST', '/content/v1/data/mutate/halcyon', { mutations: [...mutations] })

const headOf = async (path: string, locale = localeOf('UN', 'en')) =>
  pageHead({
    origin: 'https://halcyon.test',
    locale,
    options: {},
    brand: 'Halcyon',
    seo: (await it.operator.content.pageSeo({ path, ...locale, dataset: 'halcyon' }))!,
    isPage: true,
    images: { host: '/content', dataset: 'halcyon' },
  })

const tagsAt = async (path: string, locale?: ReturnType<typeof localeOf>) =>
  (await headOf(path, locale)).tags.join('\n')

test('NAV-14 robots.txt leads to the sitemap of the host that was asked, as its visitors spell it', async () => {
  const robots = (await get('/robots.txt')).text
  expect(robots).toContain(`Sitemap: ${it.origin}/sitemap.xml`)
  expect(robots).toMatch(/^Disallow: \/api\/$/m)
  expect(robots).not.toMatch(/Disallow: \/(content|assets|locales)?\s*$/m)
  expect((await get('/robots.txt', behind)).text).toContain('Sitemap: https://marigold.test/sitemap.xml')
})

test('NAV-14 LOC-14 no host name that somebody makes up gets into what caches keep for others', async () => {
  const { site } = it.operator.settings
  const before = site.hostsToBrands
  const shared = ['public, max-age=3600', 'X-Forwarded-Proto']
  const thief = { host: 'thief.test', 'x-forwarded-proto': 'https' }
  // Nothing names the main brand's host here: who asks is answered as they asked, and nobody else is.
  expect(await sitemapIn(thief)).toEqual(['https://thief.test/sitemap.xml', 'private, max-age=3600', null])
  expect(await sitemapIn(behind)).toEqual(['https://marigold.test/sitemap.xml', ...shared])
  expect((await sitemapIn({ host: 'marigold.test:666' }))[0]).toBe('http://marigold.test/sitemap.xml')
  Object.assign(site, { hostsToBrands: { ...before, 'halcyon.test': 'halcyon', 'www.halcyon.test': 'halcyon' } })
  try {
    expect(await sitemapIn(thief)).toEqual(['https://halcyon.test/sitemap.xml', ...shared])
    expect((await sitemapIn({ ...thief, host: 'www.halcyon.test' }))[0]).toBe('https://www.halcyon.test/sitemap.xml')
    for (const path of ['/sitemap.xml', '/sitemaps/en-UN.xml'])
      expect([path, (await get(path, thief)).text.match(/thief\.test/g)]).toEqual([path, null])
  } finally {
    Object.assign(site, { hostsToBrands: before })
  }
})

test('NAV-14 LOC-3 LOC-14 the sitemap names the open markets of the brand, in every language, and no other', async () => {
  const halcyon = locations((await get('/sitemap.xml')).text)
  expect(halcyon).toContain(`${it.origin}/sitemaps/fr-CA.xml`)
  expect(halcyon).toContain(`${it.origin}/sitemaps/fi-FI.xml`)
  expect(halcyon.some((at) => at.includes('JP'))).toBe(false)
  const marigold = locations((await get('/sitemap.xml', behind)).text)
  expect(marigold).toContain('https://marigold.test/sitemaps/tr-TR.xml')
  expect(marigold.some((at) => at.includes('-FI'))).toBe(false)
  expect((await get('/sitemaps/ja-JP.xml')).status).toBe(404)
  expect((await get('/sitemaps/fi-FI.xml', behind)).status).toBe(404)
})

test('NAV-14 NAV-5 a market’s sitemap has its pages that may be found, each known and canonical, with its other languages', async () => {
  const { text } = await get('/sitemaps/fr-CA.xml')
  const paths = locations(text).map((at) => {
    const { locale, rest, redirect } = resolvePath(new URL(at).pathname)
    expect([at, redirect, locale.segment]).toEqual([at, null, 'fr-CA'])
    return rest
  })
  expect(new Set(paths).size).toBe(paths.length)
  for (const path of ['/', '/online-casino', '/online-casino/slots', '/live-casino-online/roulette', '/sportsbook'])
    expect(paths).toContain(path)
  for (const path of ['/virtual-sports', '/promotions', '/promotions/casino', '/promotions/casino/calm-cashback'])
    expect(paths).toContain(path)
  for (const path of ['/loyalty', '/payment-methods', '/terms', '/information', '/contact-us', '/contact-live-chat'])
    expect(paths).toContain(path)
  // For players only, not to be found, of nobody, and a tag that only narrows a list.
  for (const path of ['/promotions/welcome/second-helping', '/landing/welcome-aboard', '/closed-account', '/404'])
    expect(paths).not.toContain(path)
  expect(paths.filter((path) => kindOfPage(path) === 'unknown' || path.includes('/tag/'))).toEqual([])
  const games = paths.filter((path) => path.startsWith('/online-casino/play/'))
  expect(games.length).toBeGreaterThan(100)
  expect(games.some((path) => path.includes('creedroomz'))).toBe(false)
  const terms = /<url><loc>[^<]+\/fr-CA\/terms<\/loc>.*?<\/url>/.exec(text)?.[0] ?? ''
  expect(terms).toMatch(/<lastmod>\d{4}-\d\d-\d\dT[^<]+<\/lastmod>/)
  expect(terms).toContain(`hreflang="en-CA" href="${it.origin}/en-CA/terms"`)
  expect(terms).toContain(`hreflang="x-default" href="${it.origin}/en-UN/terms"`)
})

test('NAV-5 NAV-14 what an editor adds, hides and changes stands in the sitemap and in the page’s head at once', async () => {
  const page = {
    _type: 'staticPage',
    market: 'CA',
    language: 'caf',
    pageId: 'quebec',
    url: 'quebec',
    kind: 'information',
  }
  await change([
    { create: { ...page, _id: 'quebec', title: 'Jouer au Québec', lead: 'Ce qui vaut ici.', html: '<p>Bonjour</p>' } },
    { patch: { id: 'seo-casino-UN-en', set: { title: 'Five hundred games', description: 'All of them.' } } },
    { patch: { id: 'staticPage-betting-rules-en', set: { seo: { title: 'x', description: 'y', noIndex: true } } } },
  ])
  const [canada, global] = await Promise.all(['fr-CA', 'en-UN'].map((at) => get(`/sitemaps/${at}.xml`)))
  expect(canada!.text).toContain('/fr-CA/quebec<')
  expect(global!.text).not.toContain('quebec')
  expect(global!.text).not.toContain('betting-rules')
  const quebec = await headOf('/quebec', localeOf('CA', 'caf'))
  expect(quebec).toMatchObject({ title: 'Jouer au Québec · Halcyon', description: 'Ce qui vaut ici.' })
  // No other market has it, so no other is named.
  expect(quebec.tags.join('\n')).toContain('<link rel="canonical" href="https://halcyon.test/fr-CA/quebec">')
  expect(quebec.tags.join('\n')).not.toContain('/en-UN/')
  expect(await headOf('/online-casino')).toMatchObject({
    title: 'Five hundred games · Halcyon',
    description: 'All of them.',
  })
  expect((await headOf('/online-casino/slots')).title).toBe('Slots · Five hundred games · Halcyon')
  expect((await headOf('/betting-rules')).tags).toEqual(['<meta name="robots" content="noindex">'])
})

test('NAV-14 a page is told of by its content: its one address, its languages, how a link to it looks; nothing of what is nobody’s to find', async () => {
  const home = await tagsAt('/signup/pnp')
  expect(home).toContain('<link rel="canonical" href="https://halcyon.test/en-UN">')
  expect(home).toContain('<link rel="alternate" hreflang="de-AT" href="https://halcyon.test/de-AT">')
  expect(home).toContain('<meta property="og:locale" content="en_GB">')
  expect(home).toMatch(
    /<meta property="og:image" content="https:\/\/halcyon\.test\/content\/images\/halcyon\/[^"]+fm=jpg">/,
  )
  expect(home).toContain('<meta name="twitter:card" content="summary_large_image">')
  const picture = /og:image" content="https:\/\/halcyon\.test([^"]+)"/.exec(home)?.[1]?.replaceAll('&amp;', '&') ?? ''
  expect((await fetch(it.origin + picture)).headers.get('content-type')).toBe('image/jpeg')
  const canonical = '<link rel="canonical" href="https://halcyon.test/pt-BR/promotions/casino/calm-cashback">'
  for (const path of ['/promo/calm-cashback', '/promotions/casino/calm-cashback'])
    expect(await tagsAt(path, localeOf('BR'))).toContain(canonical)
  for (const path of ['/my-account/account', '/404', '/reset-password', '/landing/welcome-aboard', '/closed-account'])
    expect([path, await tagsAt(path)]).toEqual([path, '<meta name="robots" content="noindex">'])
  // A game's page names no market whose players are not offered it.
  const [dutch, brazilian] = await Promise.all(
    ['en-LL', 'pt-BR'].map(async (at) => {
      const { text } = await get(`/sitemaps/${at}.xml`)
      return new Set(locations(text).map((one) => resolvePath(new URL(one).pathname).rest))
    }),
  )
  const game = [...dutch!].find((path) => path.includes('/play/') && !brazilian!.has(path)) ?? ''
  const ofGame = await tagsAt(game, localeOf('LL', 'fr'))
  expect(ofGame).toContain(`hreflang="en-NL" href="https://halcyon.test/en-LL${game}"`)
  expect(ofGame).not.toContain('/pt-BR/')
})

test('NAV-14 content that does not fit leaves the page without those words, not without a head', async () => {
  await change([
    { patch: { id: 'seo-sportsbook-UN-en', set: { title: 7, noIndex: 'perhaps' } } },
    {
      create: { _id: 'odd', _type: 'staticPage', market: 'UN', language: 'en', pageId: 'odd', url: 'odd', title: null },
    },
  ])
  const head = await headOf('/sportsbook/football')
  expect(head.title).toBe('Halcyon')
  expect(head.tags).toContain('<link rel="canonical" href="https://halcyon.test/en-UN/sportsbook">')
  expect((await headOf('/odd')).title).toBe('Halcyon')
  expect((await get('/sitemaps/en-UN.xml')).status).toBe(200)
})
