import type { MarketId } from '#contract/markets.ts'
import type { ContentDocument } from '../content/documents.ts'
import { artReference } from './art/reference.ts'
import { imageField } from './catalogue.ts'
import { offerCategories, offers } from './offers.ts'
import { pageTexts, paragraphs, type PageText } from './pages.ts'
import { localesOf, translatedPlaces } from './places.ts'
import { termsTexts } from './termsTexts.ts'

/** The words in which the brands differ. */
export interface BrandText {
  readonly id: 'halcyon' | 'marigold'
  readonly name: string
  readonly tone: 'dark' | 'light'
  readonly headline: string
  readonly lead: string
  readonly home: readonly (readonly [
    title: string,
    description: string,
    label: string,
    path: string,
    kind: string,
    figure: string,
  ])[]
}

/** Both brands (LOC-14). */
export const brandTexts: readonly BrandText[] = [
  {
    id: 'halcyon',
    name: 'Halcyon',
    tone: 'dark',
    headline: 'Play in calm water',
    lead: 'A casino without the noise: clear games, clear limits, and your balance always in sight.',
    home: [
      [
        'Something for a quiet hour',
        'Five hundred games, forty tables, and nobody shouting at you.',
        'Find a game',
        'online-casino',
        'hero',
        'halcyon',
      ],
      [
        'Five percent back on Mondays',
        'A losing week softened, as your own money.',
        'How it works',
        'promotions/casino/calm-cashback',
        'sea',
        'whale',
      ],
      [
        'The tables are open',
        'Real dealers, quiet rooms, stakes from €0.20.',
        'To the tables',
        'live-casino-online',
        'roulette',
        'live',
      ],
      [
        'New on Friday',
        'Ten games nobody has played yet.',
        'See what is new',
        'online-casino/new',
        'space',
        'ringedPlanet',
      ],
    ],
  },
  {
    id: 'marigold',
    name: 'Marigold',
    tone: 'light',
    headline: 'Come and play a while',
    lead: 'A cheerful house of games: small stakes welcome, small print not.',
    home: [
      [
        'Freshly picked',
        'Games chosen by hand, like everything good.',
        'Pick a game',
        'online-casino',
        'hero',
        'marigold',
      ],
      [
        'Twenty spins on Tuesday',
        'A new game, on the house.',
        'Tuesday’s game',
        'promotions/casino/tuesday-spins',
        'orchard',
        'citrus',
      ],
      [
        'Pull up a chair',
        'Live tables with people who say hello.',
        'To the tables',
        'live-casino-online',
        'wheel',
        'live',
      ],
      [
        'The slow race',
        'A tournament for stakes of ten cents.',
        'Join in',
        'promotions/tournaments/slow-race',
        'winter',
        'penguin',
      ],
    ],
  },
]

const art = (kind: string, figure: string, key: string, width: number, height: number) =>
  imageField(artReference(kind, figure, key, width, height))
const reference = (id: string) => ({ _type: 'reference', _ref: id, _key: id })
const everyone = { authorized: 'BOTH', targetAudience: { option: 'NO_LIMIT' } }

const pageBanners = [
  'sport-base',
  'live-betting',
  'bet-history',
  'casino-lobby',
  'live-casino',
  'live-casino-table',
  'promotions-home',
] as const

function bannersOf(brand: BrandText): ContentDocument[] {
  const banner = (
    id: string,
    page: string,
    rank: number,
    [title, description, label, path, kind, figure]: BrandText['home'][number],
  ) => ({
    _id: `banner-${id}`,
    _type: 'banner',
    page,
    rank,
    markets: [],
    title,
    description,
    button: { type: 'LINK', label },
    urlAction: { authorized: { slug: path }, anonymous: { slug: path } },
    images: {
      mobile: art(kind, figure, `${brand.id} ${id}`, 800, 800),
      desktop: art(kind, figure, `${brand.id} ${id}`, 2000, 800),
    },
    tone: kind === 'hero' ? brand.tone : 'dark',
    isClickable: true,
    ...everyone,
  })
  const onPages: Record<(typeof pageBanners)[number], BrandText['home'][number]> = {
    'sport-base': [
      'Every match, one quiet page',
      'Odds without the flashing.',
      'See today',
      'sportsbook',
      'racing',
      'car',
    ],
    'live-betting': [
      'Live, as it happens',
      'Bet while the ball is in play.',
      'Live now',
      'sportsbook',
      'racing',
      'racer',
    ],
    'bet-history': [
      'Your bets, all of them',
      'Six months back, in one list.',
      'History',
      'my-account/banking/transactions',
      'noir',
      'magnifier',
    ],
    'casino-lobby': [
      'Jackpot hour',
      'From nine to ten, a second pot on every jackpot game.',
      'Jackpots',
      'online-casino/jackpots',
      'jewels',
      'crown',
    ],
    'live-casino': [
      'Table talk',
      'A seat is drawn each hour. It gets €25.',
      'Find a seat',
      'promotions/live-casino/table-talk',
      'blackjack',
      'live',
    ],
    'live-casino-table': [
      'The golden wheel',
      '17 pays one unit more tonight.',
      'Roulette',
      'live-casino-online/roulette',
      'roulette',
      'live',
    ],
    'promotions-home': [
      'Offers with nothing hidden',
      'The wagering stands beside the bonus, in the same size.',
      'All offers',
      'promotions',
      'luck',
      'clover',
    ],
  }
  return [
    ...brand.home.map((words, rank) => banner(`home-${rank + 1}`, 'home', rank, words)),
    ...pageBanners.map((page) => banner(page, page, 0, onPages[page])),
  ]
}

function homesOf(brand: BrandText, brandMarkets: readonly MarketId[]): ContentDocument[] {
  return localesOf(brandMarkets).map(({ market, language }) => ({
    _id: `homePage-${market.id}-${language}`,
    _type: 'homePage',
    market: market.id,
    language,
    headline: brand.headline,
    lead: brand.lead,
    seo: {
      title: `${brand.name}: casino, live casino and sports`,
      description: `${brand.lead} Play at ${brand.name} in ${market.name === 'Global' ? 'your country' : market.name}.`,
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
    verticals: [
      {
        _key: 'casino',
        id: 'casino',
        title: 'Casino',
        text: 'Slots, tables and instant wins',
        path: 'online-casino',
        image: art('jewels', 'brilliant', `${brand.id} casino`, 600, 400),
      },
      {
        _key: 'live',
        id: 'live-casino',
        title: 'Live casino',
        text: 'Real dealers, day and night',
        path: 'live-casino-online',
        image: art('roulette', 'live', `${brand.id} live`, 600, 400),
      },
      ...(market.hasSportsbook
        ? [
            {
              _key: 'sports',
              id: 'sports',
              title: 'Sports',
              text: 'Before and during the match',
              path: 'sportsbook',
              image: art('racing', 'car', `${brand.id} sports`, 600, 400),
            },
          ]
        : []),
    ],
    rows: ['popular', 'new', 'jackpots', 'sea', 'tables'].map((id) => reference(`category-${id}`)),
    promotions: ['first-evening', 'tuesday-spins', 'calm-cashback', 'table-talk'].map((slug) =>
      reference(`promotion-${slug}`),
    ),
  }))
}

function promotionsOf(brand: BrandText): ContentDocument[] {
  return [
    ...offerCategories.map(({ slug, title, tags }, rank) => ({
      _id: `promotionCategory-${slug}`,
      _type: 'promotionCategory',
      slug: { current: slug },
      title,
      tags,
      rank,
    })),
    ...offers.map((offer, rank) => ({
      _id: `promotion-${offer.slug}`,
      _type: 'promotion',
      language: 'en',
      markets: [],
      slug: { current: offer.slug },
      category: { current: offer.category },
      tags: offer.tags,
      title: offer.title,
      summary: offer.summary,
      body: paragraphs(offer.body),
      terms: offer.terms,
      button: { label: offer.button[0], path: offer.button[1] },
      image: art(...offer.art, `${brand.id} ${offer.slug}`, 1200, 675),
      tone: 'dark',
      rank,
      authorized: offer.authorized,
      targetAudience: offer.groups ? { option: 'GROUP', groups: offer.groups } : { option: 'NO_LIMIT' },
      seo: { title: `${offer.title} | ${brand.name}`, description: offer.summary, noIndex: false },
    })),
  ]
}

interface PagePlace {
  readonly market: MarketId
  readonly language: string
}

function pageOf(brand: BrandText, page: PageText, { market, language }: PagePlace): ContentDocument {
  const named = (text: string) => text.replaceAll('{brand}', brand.name)
  const place = market === 'UN' ? language : `${market}-${language}`
  return {
    _id: `staticPage-${page.id}-${place}`,
    _type: 'staticPage',
    market,
    language,
    pageId: page.id,
    url: page.url,
    kind: page.kind,
    title: named(page.title),
    lead: named(page.lead),
    html: page.sections.map(([title, ...texts]) => `<h2>${named(title)}</h2>${paragraphs(texts.map(named))}`).join(''),
    sections: page.sections.map(([title, ...texts], index) => ({
      _key: `s${index}`,
      id: `section-${index + 1}`,
      title: named(title),
      html: paragraphs(texts.map(named)),
    })),
    updatedOn: '2026-03-01',
    seo: {
      title: `${named(page.title)} | ${brand.name}`,
      description: named(page.lead),
      noIndex: page.id === 'closed-account',
    },
  }
}

/** Every page in English, and the terms, which a player accepts, in each language that they are asked in (PRO-6). */
function pagesOf(brand: BrandText, brandMarkets: readonly MarketId[]): ContentDocument[] {
  const terms = pageTexts.find(({ id }) => id === 'terms')!
  return [
    ...pageTexts.map((page) => pageOf(brand, page, { market: 'UN', language: 'en' })),
    ...translatedPlaces(brandMarkets).map(({ market, language, written }) =>
      pageOf(brand, { ...terms, ...termsTexts[written] }, { market: market.id, language }),
    ),
  ]
}

/** Everything of a brand that is neither game nor category. */
export const brandDocuments = (brand: BrandText, brandMarkets: readonly MarketId[]): ContentDocument[] => [
  ...bannersOf(brand),
  ...homesOf(brand, brandMarkets),
  ...promotionsOf(brand),
  ...pagesOf(brand, brandMarkets),
  {
    _id: 'contentBox-slow-race',
    _type: 'contentBox',
    lobby: 'casino',
    kind: 'tournament',
    name: 'slow-race',
    rank: 1,
    markets: [],
    title: 'The slow race',
    subtitle: 'Your best twenty spins of the week count.',
    image: art('winter', 'penguin', `${brand.id} box`, 800, 400),
    callToAction: { label: 'Join in', path: 'promotions/tournaments/slow-race' },
    ...everyone,
  },
  {
    _id: 'contentBox-weekend-tables',
    _type: 'contentBox',
    lobby: 'casino',
    kind: 'tournament',
    name: 'weekend-tables',
    rank: 2,
    markets: [],
    title: 'The long weekend',
    subtitle: 'On every table game, from Friday evening on.',
    image: art('roulette', 'roulette', `${brand.id} box`, 800, 400),
    callToAction: { label: 'To the tables', path: 'online-casino/tables' },
    ...everyone,
  },
  {
    _id: 'contentBox-limits',
    _type: 'contentBox',
    lobby: 'casino',
    kind: 'content',
    name: 'limits',
    rank: 3,
    markets: [],
    title: 'Your limits, your pace',
    subtitle: 'Set one before you start; lowering it works at once.',
    image: art('sea', 'shell', `${brand.id} box`, 800, 400),
    callToAction: { label: 'Set a limit', path: 'my-account/gambling-limits' },
    ...everyone,
  },
  {
    _id: 'contentBox-live-limits',
    _type: 'contentBox',
    lobby: 'live',
    kind: 'content',
    name: 'live-limits',
    rank: 1,
    markets: [],
    title: 'A seat at your own pace',
    subtitle: 'Every table says its limits before you sit down; so may you.',
    image: art('blackjack', 'live', `${brand.id} live box`, 800, 400),
    callToAction: { label: 'Set a limit', path: 'my-account/gambling-limits' },
    authorized: 'AUTHORIZED',
    targetAudience: { option: 'NO_LIMIT' },
  },
]
