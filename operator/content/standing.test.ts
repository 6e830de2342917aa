import * as v from 'valibot'
import { beforeAll, describe, expect, test } from 'vitest'
import { homeQuery } from '#contract/first-content.ts'
import { localeOf, openMarkets, type Locale } from '#contract/locale.ts'
import { brandSeeds } from '../seed/siteDocuments.ts'
import { datasetOf } from '../seed/dataset.ts'
import { DocumentSet, type ContentDocument } from './documents.ts'
import { hasPage } from './hasPage.ts'
import { pageSeo } from './pageSeo.ts'
import { QueryCache } from './query.ts'
import { sitePages } from './sitePages.ts'
import type { ContentStore, Dataset } from './store.ts'

const now = Date.parse('2026-11-26T12:00:00Z')
const global = localeOf('UN', 'en')
const canadian = localeOf('CA', 'ca')
const quebecois = localeOf('CA', 'caf')
const finnish = localeOf('FI', 'fi')

/** The demo content as editors have left it: what is written in place of a document, and beside the documents. */
function edited(changes: Readonly<Record<string, object>>, more: readonly ContentDocument[] = []): Dataset {
  const documents = new DocumentSet([
    ...datasetOf(brandSeeds[0]!).map((one) => Object.assign(one, changes[one._id])),
    ...more,
  ])
  return { documents, cache: new QueryCache(documents) }
}

const headIn = (dataset: Dataset, path: string, { market, language }: Locale) =>
  pageSeo(dataset, now, { path, market, language, without: '' })
const isPageIn = (dataset: Dataset, path: string, { market, language }: Locale) =>
  hasPage({ dataset: () => Promise.resolve(dataset) } as unknown as ContentStore, now, {
    path,
    search: new URLSearchParams(),
    market,
    language,
    dataset: 'halcyon',
    hasCreedroomz: true,
  })
const listedIn = (dataset: Dataset, locale: Locale): string[] => sitePages(dataset, now, locale).map(({ path }) => path)
const homeIn = async ({ cache }: Dataset, market: string) => {
  const { json } = await cache.answer(homeQuery.query, { market, language: 'en', country: 'FI', without: '' }, now)
  return v.parse(homeQuery.result, JSON.parse(json))
}
/** Locales that a page's head names. */
async function namedBy(dataset: Dataset, path: string, locale: Locale): Promise<string[]> {
  const { has } = await headIn(dataset, path, locale)
  return openMarkets({}).flatMap((market) =>
    market.languages.filter((one) => has(market, one)).map((one) => localeOf(market.id, one).segment),
  )
}

const page = { _type: 'staticPage', title: 'A page', html: '<p>Words</p>', kind: 'information' }
const hidden = { title: 'x', description: 'y', noIndex: true }

describe('pages that search engines may find', () => {
  let content: Dataset
  beforeAll(() => {
    const seeded = edited({}).documents
    const { _id: _, ...promotion } = seeded.byId('promotion-calm-cashback')!
    const { _id: __, ...footer } = seeded
      .ofType('footer')
      .find(({ market, language }) => market === 'UN' && language === 'fi')!
    content = edited(
      {
        'seo-casino-UN-en': { noIndex: true },
        'category-slots': { url: 'online-casino/slots' },
        'staticPage-privacy-policy-en': { seo: hidden },
      },
      [
        {
          _id: 'z-1',
          _type: 'seo',
          market: 'CA',
          language: 'ca',
          page: 'casino',
          title: 'Canada',
          description: 'Ours',
        },
        { ...page, _id: 'z-2', market: 'CA', language: 'caf', pageId: 'quebec', url: 'quebec' },
        { ...promotion, _id: 'z-3', markets: ['CA'], slug: { current: 'maple' }, translations: {} },
        { ...footer, _id: 'z-4', market: 'FI', language: 'fi', ownTerms: false },
        { ...footer, _id: 'z-5', market: 'FI', language: 'en', ownTerms: true },
        {
          ...page,
          _id: 'z-6',
          market: 'UN',
          language: 'fi',
          pageId: 'privacy-policy',
          url: 'privacy-policy',
          seo: null,
        },
      ],
    )
  })

  test('NAV-14 what is kept from search engines is so where that document is shown, and nowhere else', async () => {
    expect(listedIn(content, global)).not.toContain('/online-casino')
    expect(listedIn(content, canadian)).toContain('/online-casino')
    expect(await namedBy(content, '/online-casino', canadian)).toContain('en-CA')
    expect(await namedBy(content, '/online-casino', canadian)).not.toContain('en-UN')
    // A category goes with the words of its lobby.
    expect((await headIn(content, '/online-casino/jackpots', global)).path).toBeNull()
    expect((await headIn(content, '/online-casino/jackpots', canadian)).path).toBe('/online-casino/jackpots')
    expect(
      [listedIn(content, global), listedIn(content, finnish)].map((all) => all.includes('/privacy-policy')),
    ).toEqual([false, true])
  })

  test('NAV-5 P2 terms stand where the footer that is shown has no entry of its own for them', async () => {
    expect(listedIn(content, finnish)).toContain('/terms')
    expect(await isPageIn(content, '/terms', finnish)).toBe(true)
    expect(await isPageIn(content, '/terms', localeOf('FI', 'en'))).toBe(true)
    const own = edited({ 'footer-UN-en': { ownTerms: true } })
    expect([await isPageIn(own, '/terms', global), listedIn(own, global).includes('/terms')]).toEqual([false, false])
    expect(await namedBy(own, '/terms', finnish)).not.toContain('en-UN')
  })

  test('NAV-4 NAV-14 a promotion of one market is a page there alone', async () => {
    const path = '/promotions/casino/maple'
    for (const at of [path, '/promo/maple']) {
      expect([await isPageIn(content, at, canadian), await isPageIn(content, at, global)]).toEqual([true, false])
      expect((await headIn(content, at, quebecois)).path).toBe(path)
      expect((await headIn(content, at, global)).path).toBeNull()
      expect(await namedBy(content, at, canadian)).toEqual(['en-CA', 'fr-CA'])
    }
    expect(listedIn(content, canadian)).toContain(path)
    expect(listedIn(content, finnish)).not.toContain(path)
  })

  test('NAV-1 NAV-4 a home page leads to no promotion that its market has not', async () => {
    const ours = edited({ 'promotion-calm-cashback': { markets: ['FI'] } })
    const [here, there] = [await homeIn(ours, 'FI'), await homeIn(ours, 'UN')].map(({ promotions }) =>
      promotions.map(({ slug }) => slug),
    )
    expect(here).toHaveLength(4)
    expect(there).toEqual(here!.filter((slug) => slug !== 'calm-cashback'))
  })

  test('LOB-1 NAV-14 a category whose address content spells with its lobby is found by its own part of it', async () => {
    expect(await isPageIn(content, '/online-casino/slots', canadian)).toBe(true)
    expect((await headIn(content, '/online-casino/slots', canadian)).title).toBe('Slots · Canada')
    expect(listedIn(content, canadian)).toContain('/online-casino/slots')
  })

  test('NAV-5 NAV-14 a text that one language of a market has names no other', async () => {
    expect(await namedBy(content, '/quebec', quebecois)).toEqual(['fr-CA'])
    expect(await isPageIn(content, '/quebec', canadian)).toBe(false)
  })

  test('NAV-14 a home page without words for search engines is found all the same', async () => {
    const bare = edited({ 'homePage-UN-en': { seo: null } })
    expect((await headIn(bare, '/', global)).path).toBe('/')
  })

  test('NAV-14 what the sitemap lists, every document says of itself; what it does not, none does', async () => {
    const locales = [global, canadian, quebecois, finnish, localeOf('TR'), localeOf('PP', 'en')]
    const all = [...new Set(locales.flatMap((locale) => listedIn(content, locale)))]
    const differing: string[] = []
    for (const locale of locales) {
      const listed = new Set(listedIn(content, locale))
      for (const path of all) {
        const isFound = (await isPageIn(content, path, locale)) && (await headIn(content, path, locale)).path === path
        if (isFound !== listed.has(path)) differing.push(`${locale.segment} ${path}`)
      }
    }
    expect(all.length).toBeGreaterThan(40)
    expect(differing).toEqual([])
  })
})

test('CON-1 NAV-5 addresses that somebody makes up leave no answers behind', async () => {
  const content = edited({})
  const asked = new Set<string>()
  const { cache } = content
  const answer = cache.answer.bind(cache)
  cache.answer = (query, params, at) => {
    asked.add(query + JSON.stringify(params))
    return answer(query, params, at)
  }
  const visit = async (name: string) => {
    for (const path of [
      `/${name}`,
      `/promo/${name}`,
      `/promotions/casino/${name}`,
      `/landing/${name}`,
      `/online-casino/${name}`,
    ]) {
      expect([path, await isPageIn(content, path, global)]).toEqual([path, false])
      await headIn(content, path, global)
    }
  }
  await visit('first')
  const before = asked.size
  for (const name of ['second', 'third', 'fourth']) await visit(name)
  expect(asked.size).toBe(before)
})

test('CON-1 an answer that is asked for again and again outlasts thousands that are asked for once', async () => {
  const cache = new QueryCache(new DocumentSet([{ _id: 'a', _type: 'note', text: 'kept' }]))
  const often = () => cache.answer('*[_id == "a"][0].text', {}, now)
  const first = await often()
  for (let n = 0; n < 3000; n += 1) {
    await cache.answer('$n', { n }, now)
    if (n % 1000 === 0) await often()
  }
  expect(await often()).toBe(first)
})
