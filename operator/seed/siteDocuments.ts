import type { BrandId } from '#contract/brands.ts'
import type { MarketId } from '#contract/markets.ts'
import type { ContentDocument } from '../content/documents.ts'
import { artReference } from './art/reference.ts'
import { imageField } from './catalogue.ts'
import { offerCategories, offers } from './offers.ts'
import { pageKinds, paragraphs } from './pages.ts'
import { localesOf } from './places.ts'
import type { BannerPage, CallToAction, OfferTexts, PageId, PageWords, SeedTexts } from './texts/shape.ts'
import { inEveryLanguage, languagesOf, type Words } from './words.ts'

/** Where a banner leads, and its picture. */
type BannerPlace = readonly [path: string, kind: string, figure: string]

/** What the brands differ in beside their words, which are in `texts/`. */
export interface BrandSeed {
  readonly id: BrandId
  /** Whose words in `texts/` it speaks with. */
  readonly voice: keyof SeedTexts['brands']
  readonly name: string
  readonly tone: 'dark' | 'light'
  readonly home: readonly [BannerPlace, BannerPlace, BannerPlace, BannerPlace]
}

/** Both brands (LOC-14). */
export const brandSeeds: readonly BrandSeed[] = [
  {
    id: 'halcyon',
    voice: 'halcyon',
    name: 'Halcyon',
    tone: 'dark',
    home: [
      ['online-casino', 'hero', 'halcyon'],
      ['promotions/casino/calm-cashback', 'sea', 'whale'],
      ['live-casino-online', 'roulette', 'live'],
      ['online-casino/new', 'space', 'ringedPlanet'],
    ],
  },
  {
    id: 'marigold',
    voice: 'marigold',
    name: 'Marigold',
    tone: 'light',
    home: [
      ['online-casino', 'hero', 'marigold'],
      ['promotions/casino/friday-spins', 'sea', 'shell'],
      ['live-casino-online', 'wheel', 'live'],
      ['promotions/tournaments/slow-race', 'winter', 'penguin'],
    ],
  },
]

const art = (kind: string, figure: string, key: string, width: number, height: number) =>
  imageField(artReference(kind, figure, key, width, height))
const reference = (id: string) => ({ _type: 'reference', _ref: id, _key: id })
const everyone = { authorized: 'BOTH', targetAudience: { option: 'NO_LIMIT' } }

const pageBanners: Readonly<Record<BannerPage, BannerPlace>> = {
  'sport-base': ['sportsbook', 'racing', 'car'],
  'live-betting': ['sportsbook', 'racing', 'racer'],
  'bet-history': ['my-account/banking/transactions', 'noir', 'magnifier'],
  'casino-lobby': ['online-casino/jackpots', 'jewels', 'crown'],
  'live-casino': ['promotions/live-casino/front-row', 'blackjack', 'live'],
  'live-casino-table': ['live-casino-online/roulette', 'roulette', 'live'],
  'promotions-home': ['promotions', 'luck', 'clover'],
}

function bannersOf(brand: BrandSeed, words: Words): ContentDocument[] {
  const banner = (
    id: string,
    page: string,
    rank: number,
    [path, kind, figure]: BannerPlace,
    said: (texts: SeedTexts) => CallToAction,
  ) => {
    const written = inEveryLanguage(words, (texts) => {
      const [title, description, label] = said(texts)
      return { title, description, button: { label } }
    })
    return {
      _id: `banner-${id}`,
      _type: 'banner',
      page,
      rank,
      markets: [],
      ...written,
      button: { type: 'LINK', ...written.button },
      urlAction: { authorized: { slug: path }, anonymous: { slug: path } },
      images: {
        mobile: art(kind, figure, `${brand.id} ${id}`, 800, 800),
        desktop: art(kind, figure, `${brand.id} ${id}`, 2000, 800),
      },
      tone: kind === 'hero' ? brand.tone : 'dark',
      isClickable: true,
      ...everyone,
    }
  }
  const pages = Object.entries(pageBanners) as [BannerPage, BannerPlace][]
  return [
    ...brand.home.map((place, rank) =>
      banner(`home-${rank + 1}`, 'home', rank, place, ({ brands }) => brands[brand.voice].home[rank]!),
    ),
    ...pages.map(([page, place]) => banner(page, page, 0, place, ({ banners }) => banners[page])),
  ]
}

function homesOf(brand: BrandSeed, brandMarkets: readonly MarketId[], words: Words): ContentDocument[] {
  const verticals = [
    ['casino', 'casino', 'online-casino', art('jewels', 'brilliant', `${brand.id} casino`, 600, 400)],
    ['live', 'live-casino', 'live-casino-online', art('roulette', 'live', `${brand.id} live`, 600, 400)],
    ['sports', 'sports', 'sportsbook', art('racing', 'car', `${brand.id} sports`, 600, 400)],
  ] as const
  return localesOf(brandMarkets).map(({ market, language }) => {
    const { brands, home } = words.in(language)
    const { headline, lead } = brands[brand.voice]
    return {
      _id: `homePage-${market.id}-${language}`,
      _type: 'homePage',
      market: market.id,
      language,
      headline,
      lead,
      seo: {
        title: home.title,
        description: `${lead} ${home.invitation}`,
        image: art('hero', brand.id, brand.id, 1200, 630),
        noIndex: false,
      },
      hero: {
        mobile: art('hero', brand.id, brand.id, 800, 900),
        desktop: art('hero', brand.id, brand.id, 2000, 900),
        tone: brand.tone,
      },
      banners: brand.home.map((_, rank) => reference(`banner-home-${rank + 1}`)),
      faceliftBanners: [reference('banner-casino-lobby'), reference('banner-live-casino')],
      verticals: verticals
        .filter(([, id]) => id !== 'sports' || market.hasSportsbook)
        .map(([_key, id, path, image]) => {
          const [title, text] = home.verticals[id]
          return { _key, id, title, text, path, image }
        }),
      rows: ['popular', 'new', 'jackpots', 'sea', 'tables'].map((id) => reference(`category-${id}`)),
      promotions: ['first-evening', 'friday-spins', 'calm-cashback', 'front-row'].map((slug) =>
        reference(`promotion-${slug}`),
      ),
    }
  })
}

const promotionCategoryOf = (
  words: Words,
  { slug, tags }: (typeof offerCategories)[number],
  rank: number,
): ContentDocument => ({
  _id: `promotionCategory-${slug}`,
  _type: 'promotionCategory',
  slug: { current: slug },
  ...inEveryLanguage(words, ({ promotionCategories }) => ({ title: promotionCategories[slug] })),
  tags,
  rank,
})

function promotionOf(brand: BrandSeed, words: Words, offer: (typeof offers)[number], rank: number): ContentDocument {
  const written = inEveryLanguage(words, ({ promotions }) => {
    const { title, summary, body, terms, button } = promotions[offer.slug]
    return {
      title,
      summary,
      body: paragraphs(body),
      terms,
      button: { label: button },
      seo: { title: `${title} | ${brand.name}`, description: summary },
    }
  })
  return {
    _id: `promotion-${offer.slug}`,
    _type: 'promotion',
    language: 'en',
    markets: [],
    slug: { current: offer.slug },
    category: { current: offer.category },
    tags: offer.tags,
    ...written,
    button: { ...written.button, path: offer.path },
    seo: { ...written.seo, noIndex: false },
    image: art(...offer.art, `${brand.id} ${offer.slug}`, 1200, 675),
    tone: 'dark',
    rank,
    authorized: offer.authorized,
    targetAudience: offer.groups ? { option: 'GROUP', groups: offer.groups } : { option: 'NO_LIMIT' },
  }
}

function promotionsOf(brand: BrandSeed, words: Words): ContentDocument[] {
  return [
    ...offerCategories.map((category, rank) => promotionCategoryOf(words, category, rank)),
    ...offers.map((offer, rank) => promotionOf(brand, words, offer, rank)),
  ]
}

const pageOf = (brand: BrandSeed, id: PageId, language: string, page: PageWords): ContentDocument => ({
  _id: `staticPage-${id}-${language}`,
  _type: 'staticPage',
  market: 'UN',
  language,
  pageId: id,
  url: id,
  kind: pageKinds[id],
  title: page.title,
  lead: page.lead,
  sections: page.sections.map(([title, ...texts], index) => ({
    _key: `s${index}`,
    id: `section-${index + 1}`,
    title,
    html: paragraphs(texts),
  })),
  updatedOn: '2026-03-01',
  seo: { title: `${page.title} | ${brand.name}`, description: page.lead, noIndex: id === 'closed-account' },
})

/** Every page in every language: those of the global market serve all markets where that language is read. */
const pagesOf = (brand: BrandSeed, words: Words): ContentDocument[] =>
  (Object.keys(pageKinds) as PageId[]).flatMap((id) =>
    languagesOf(words, ({ pages }) => pages[id]).map((language) =>
      pageOf(brand, id, language, words.in(language).pages[id]),
    ),
  )

type BoxId = keyof OfferTexts['boxes']

function boxesOf(brand: BrandSeed, words: Words): ContentDocument[] {
  const box = (
    id: BoxId,
    lobby: 'casino' | 'live',
    kind: 'content' | 'tournament',
    rank: number,
    [path, kindOfArt, figure]: BannerPlace,
  ) => {
    const written = inEveryLanguage(words, ({ boxes }) => {
      const [title, subtitle, label] = boxes[id]
      return { title, subtitle, callToAction: { label } }
    })
    return {
      _id: `contentBox-${id}`,
      _type: 'contentBox',
      lobby,
      kind,
      name: id,
      rank,
      markets: [],
      ...written,
      callToAction: { ...written.callToAction, path },
      image: art(kindOfArt, figure, `${brand.id} ${lobby === 'live' ? 'live box' : 'box'}`, 800, 400),
      ...everyone,
    }
  }
  return [
    box('slow-race', 'casino', 'tournament', 1, ['promotions/tournaments/slow-race', 'winter', 'penguin']),
    box('weekend-tables', 'casino', 'tournament', 2, ['online-casino/tables', 'roulette', 'roulette']),
    box('limits', 'casino', 'content', 3, ['my-account/gambling-limits', 'sea', 'shell']),
    {
      ...box('live-limits', 'live', 'content', 1, ['my-account/gambling-limits', 'blackjack', 'live']),
      authorized: 'AUTHORIZED',
    },
  ]
}

/** Everything of a brand that is neither game nor category. */
export const brandDocuments = (
  brand: BrandSeed,
  brandMarkets: readonly MarketId[],
  words: Words,
): ContentDocument[] => [
  ...bannersOf(brand, words),
  ...homesOf(brand, brandMarkets, words),
  ...promotionsOf(brand, words),
  ...pagesOf(brand, words),
  ...boxesOf(brand, words),
]
