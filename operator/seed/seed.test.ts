import { describe, expect, test } from 'vitest'
import { contentProblems } from '#contract/content.ts'
import { contentLanguage } from '#contract/locale.ts'
import { currencyFormats } from '#contract/money.ts'
import { marketOf, type MarketId } from '#contract/markets.ts'
import { gameProviders, isProviderOffered } from '#contract/providers.ts'
import { isHouseCode } from '../bonus/seed.ts'
import { writtenInContent } from '../languages.ts'
import { recipeOf } from './art/reference.ts'
import { isDrawable } from './art/picture.ts'
import { datasetOf, datasets } from './dataset.ts'
import { offerCategories, offers } from './offers.ts'
import { brandSeeds } from './siteDocuments.ts'
import { worldGames } from './worldGames.ts'

const halcyon = datasetOf(brandSeeds[0]!)
const games = halcyon.filter(({ _type }) => _type === 'game')
const casino = games.filter(({ type }) => type === 'casino')
const live = games.filter(({ type }) => type === 'live')

describe('the seed', () => {
  test('fills both brands with 400 casino games of all 25 providers and 40 live tables', () => {
    expect(brandSeeds.map(({ id }) => id)).toEqual(['halcyon', 'marigold'])
    expect(casino.length).toBeGreaterThanOrEqual(400)
    expect(live.length).toBeGreaterThanOrEqual(40)
    expect(new Set(casino.map(({ gameProvider }) => gameProvider))).toEqual(new Set(gameProviders))
    expect(
      halcyon.filter(({ _type, lobby }) => _type === 'category' && lobby === 'casino').length,
    ).toBeGreaterThanOrEqual(12)
  })

  test('is the same each time, and every id, name and picture of a game stands once', () => {
    expect(datasets().version).toBe(datasets().version)
    for (const field of ['_id', 'gameId', 'launchId', 'label']) {
      const all = games.map((game) => game[field])
      expect(all.filter((value, index) => all.indexOf(value) !== index)).toEqual([])
    }
    const pictures = games.map(({ thumbnail }) => (thumbnail as { asset: { _ref: string } }).asset._ref)
    expect(new Set(pictures).size).toBe(games.length)
  })

  test.each(brandSeeds.map((brand) => [brand.id, brand] as const))(
    'CON-3 every document of %s fits its type',
    (_, brand) => {
      const problems = datasetOf(brand).flatMap((document) =>
        contentProblems(document).map((problem) => `${document._id} ${problem.path}: ${problem.message}`),
      )
      expect(problems).toEqual([])
    },
  )

  test.each(brandSeeds.map((brand) => [brand.id, brand] as const))(
    'PRO-6 REG-11 PNP-1 %s words what a player accepts, and what invites to sign up, in every language of its markets',
    (_, brand) => {
      const documents = datasetOf(brand)
      const wordsOf = (type: string, market: string, language: string) =>
        documents.find(
          (one) =>
            one._type === type &&
            // One page of terms in a language serves all markets where that is read.
            one['market'] === (type === 'staticPage' ? 'UN' : market) &&
            one['language'] === language &&
            (type !== 'staticPage' || one['url'] === 'terms'),
        )
      const english = wordsOf('staticPage', 'UN', 'en')!
      const markets = documents
        .filter(({ _type }) => _type === 'market')
        .map(({ marketId }) => marketOf(marketId as MarketId))
      const newest = documents.find(({ _type, version }) => _type === 'termsVersion' && version === '2.0')
      const files = (newest!['files'] as { language: string; url: string }[]).map(
        ({ language, url }) => `${language} ${url}`,
      )
      const places = markets.flatMap(({ id, languages }) =>
        languages.map((inner) => ({ id, language: contentLanguage(id, inner) })),
      )
      expect(files).toEqual(expect.arrayContaining(places.map(({ language }) => `${language} terms`)))
      const foreign = places.filter(({ language }) => writtenInContent(language) !== 'en')
      expect(foreign.length).toBeGreaterThan(5)
      for (const { id, language } of foreign) {
        const terms = wordsOf('staticPage', id, language)
        expect(terms?.['title']).not.toBe(english['title'])
        expect(terms?.['sections']).toHaveLength((english['sections'] as unknown[]).length)
        expect(terms?.['lead']).toContain(brand.name)
      }
      // The numbers of an offer are the same in every language, and its amount is in the market's currency.
      for (const { id, language } of [{ id: 'UN', language: 'en' } as const, ...places]) {
        const said = wordsOf('signupBonus', id, language)?.['description']
        expect(said).toMatch(/(?=.*35)(?=.*30)/)
        expect(said).toContain(currencyFormats[marketOf(id).currency].symbol)
      }
      for (const { id, language } of foreign.filter(({ id }) => wordsOf('payAndPlayBanner', id, 'en')))
        expect(wordsOf('payAndPlayBanner', id, language)?.['title']).not.toBe('Pay in with your bank and play')
    },
  )

  test('NAV-4 BON-6 every tag of a category has a promotion, and the code that a promotion leads with is one of the house', () => {
    for (const { slug, tags } of offerCategories) {
      const had = offers.filter(({ category }) => category === slug).flatMap((offer) => offer.tags)
      expect({ slug, tags: new Set(had) }).toEqual({ slug, tags: new Set(tags) })
    }
    const codes = offers.flatMap(({ path }) => new URL(path, 'https://x.test').searchParams.get('bonusCode') ?? [])
    expect(codes).toEqual(['WELCOME'])
    expect(codes.filter((code) => !isHouseCode(code))).toEqual([])
  })

  test('every reference leads to a document, and every image can be drawn', () => {
    const ids = new Set(halcyon.map(({ _id }) => _id))
    const references = [...JSON.stringify(halcyon).matchAll(/"_ref":"([^"]+)"/gu)].map(([, ref]) => ref!)
    const images = references.filter((ref) => ref.startsWith('image-'))
    expect(references.filter((ref) => !ref.startsWith('image-') && !ids.has(ref))).toEqual([])
    expect(images.length).toBeGreaterThan(1000)
    for (const ref of images) {
      const recipe = recipeOf(ref.split('-')[1]!)
      expect(recipe && isDrawable(recipe)).toBe(true)
    }
  })

  test('LOB-3 Finland, which stands in no provider’s row, still has a well-filled lobby', () => {
    const offered = casino.filter(({ gameProvider }) => isProviderOffered(String(gameProvider), 'FI'))
    expect(offered.length).toBeGreaterThanOrEqual(180)
    for (const category of ['popular', 'new', 'slots', 'jackpots', 'sea', 'tables'])
      expect(
        offered.filter(({ categories }) => (categories as string[]).includes(category)).length,
      ).toBeGreaterThanOrEqual(6)
  })

  test('LOB-2 the world can hold 10,000 games, all different', () => {
    const more = worldGames(10_000)
    expect(casino.length + more.length).toBe(10_000)
    expect(new Set([...casino, ...more].map(({ _id }) => _id)).size).toBe(10_000)
    expect(worldGames(null)).toEqual([])
  })
})
