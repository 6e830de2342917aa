import type { MarketId } from '#contract/markets.ts'
import { markets } from '#contract/markets.ts'
import type { ContentDocument } from '../content/documents.ts'
import { artReference } from './art/reference.ts'
import { imageField } from './catalogue.ts'
import { localesOf, termsFiles } from './places.ts'
import { isTranslated, offerDescription, offerTitle } from './signUpTexts.ts'
import type { BrandText } from './siteDocuments.ts'

const occupations = [
  'Office and administration',
  'Health and care',
  'Education',
  'Trade and retail',
  'Construction',
  'Transport',
  'Hotels and restaurants',
  'Information technology',
  'Industry',
  'Public service',
  'Arts and media',
  'Farming and forestry',
  'Self-employed',
  'Student',
  'Retired',
  'Between jobs',
  'Other',
]
const sources = [
  'Salary',
  'Own business',
  'Savings',
  'Pension',
  'Sale of property',
  'Investments',
  'Inheritance',
  'Winnings',
  'Family support',
  'Other',
]

/** Markets whose banks identify their customers to others. */
const payAndPlayMarkets: ReadonlySet<MarketId> = new Set(['UN', 'FI', 'PP', 'LL', 'JJ', 'AT', 'GG', 'NO'])

const choices = (name: string, labels: readonly string[]): ContentDocument => ({
  _id: `choiceList-${name}-en`,
  _type: 'choiceList',
  name,
  language: 'en',
  items: labels.map((label, index) => ({
    _key: `c${index}`,
    id: label.toLowerCase().replace(/[^a-z]+/gu, '-'),
    label,
    isOther: label === 'Other',
  })),
})

interface Method {
  readonly id: string
  readonly label: string
  readonly min: number
  readonly max: number
  readonly time: string
  readonly withdrawal: boolean
  readonly markets?: readonly MarketId[]
}
const methods: readonly Method[] = [
  { id: 'CREDITCARD', label: 'Card', min: 10, max: 5000, time: 'At once', withdrawal: true },
  {
    id: 'TRUSTLY',
    label: 'Trustly',
    min: 10,
    max: 10_000,
    time: 'At once',
    withdrawal: true,
    markets: ['UN', 'FI', 'PP', 'LL', 'JJ', 'AT', 'NO'],
  },
  { id: 'EUTELLER', label: 'Euteller', min: 10, max: 5000, time: 'At once', withdrawal: false, markets: ['UN', 'FI'] },
  {
    id: 'SIRU',
    label: 'Siru',
    min: 10,
    max: 100,
    time: 'At once',
    withdrawal: false,
    markets: ['UN', 'FI', 'NO', 'PP'],
  },
  { id: 'SKRILL', label: 'Skrill', min: 10, max: 10_000, time: 'At once', withdrawal: true },
  { id: 'NETELLER', label: 'Neteller', min: 10, max: 10_000, time: 'At once', withdrawal: true },
  { id: 'MUCHBETTER', label: 'MuchBetter', min: 10, max: 5000, time: 'At once', withdrawal: true },
  { id: 'PAYSAFECARD', label: 'paysafecard', min: 10, max: 250, time: 'At once', withdrawal: false },
  { id: 'RAPIDTRANSFER', label: 'Rapid Transfer', min: 10, max: 5000, time: 'Within an hour', withdrawal: true },
]

const footerGroups = [
  {
    title: 'Play',
    links: [
      ['Casino', 'online-casino'],
      ['Live casino', 'live-casino-online'],
      ['Sports', 'sportsbook'],
      ['Promotions', 'promotions'],
      ['Loyalty', 'loyalty'],
    ],
  },
  {
    title: 'Help',
    links: [
      ['Contact us', 'contact-us'],
      ['Live chat', 'contact-live-chat'],
      ['Payment methods', 'payment-methods'],
      ['About us', 'information'],
    ],
  },
  {
    title: 'Rules',
    links: [
      ['Terms and conditions', 'terms'],
      ['Bonus terms', 'bonus-terms'],
      ['Casino rules', 'casino-rules'],
      ['Betting rules', 'betting-rules'],
      ['Privacy policy', 'privacy-policy'],
      ['Age restrictions', 'age-restrictions'],
    ],
  },
  {
    title: 'Play safely',
    links: [
      ['Responsible gambling', 'responsible-gambling'],
      ['Set a limit', 'my-account/gambling-limits'],
    ],
  },
] as const

const methodsOf = (market: MarketId) => methods.filter((method) => method.markets?.includes(market) ?? true)

function footerOf(brand: BrandText, market: (typeof markets)[number]): ContentDocument {
  const { adultAge } = market.rules
  return {
    _id: `footer-${market.id}-en`,
    _type: 'footer',
    market: market.id,
    language: 'en',
    groups: footerGroups.map(({ title, links }) => ({
      _key: title,
      title,
      links: links.map(([label, path]) => ({ _key: path, label, path })),
    })),
    legal: `${brand.name} is a demonstration house. Gambling is for people aged ${adultAge} and over. Play with money you can spare, and stop when it is no fun.`,
    adultAge,
    licences: [{ _type: 'reference', _ref: 'licence-demo', _key: 'demo' }],
    regulationLogos: [
      { _key: 'age', id: 'adult-age', label: `${adultAge}+`, url: 'age-restrictions' },
      { _key: 'safer', id: 'safer-gambling', label: 'Safer gambling', url: 'responsible-gambling' },
    ],
    paymentMethods: methodsOf(market.id).map(({ id }) => id),
    disableLiveChat: false,
    ownTerms: false,
    toggles: { languages: true, paymentMethods: true, licences: true },
  }
}

const seoTexts: Readonly<Record<string, readonly [title: string, description: string]>> = {
  casino: [
    'Casino games',
    'Slots, table games and instant wins from twenty-five providers, with every return to player named.',
  ],
  'live-casino': ['Live casino', 'Roulette, blackjack, baccarat and game shows with real dealers, from €0.20 a round.'],
  sportsbook: ['Sports betting', 'Bets before and during the match, settled on the official result.'],
  promotions: ['Promotions', 'Offers with the wagering beside the bonus, in the same size.'],
  loyalty: ['Loyalty', 'What regular players get, and what it takes.'],
  'payment-methods': ['Payment methods', 'How to pay in and out, how long it takes, and what it costs: nothing.'],
}

/** Footers, licences, terms, choices, loyalty, payments, markets and settings of a brand. */
export function houseDocuments(brand: BrandText, brandMarkets: readonly MarketId[]): ContentDocument[] {
  const sold = markets.filter(({ id }) => brandMarkets.includes(id))
  return [
    {
      _id: 'licence-demo',
      _type: 'licence',
      authority: 'Demonstration authority',
      number: 'DEMO-0001',
      holder: `${brand.name} Play`,
      url: 'information',
      text: 'This house is a demonstration: no licence stands behind it and no real money moves.',
    },
    ...['1.0', '1.1', '2.0'].map((version, index) => ({
      _id: `termsVersion-${version.replace('.', '-')}`,
      _type: 'termsVersion',
      version,
      publishedAt: `202${4 + index}-0${index + 1}-15T09:00:00Z`,
      files: termsFiles(brandMarkets),
    })),
    choices('occupations', occupations),
    choices('sourcesOfFunds', sources),
    {
      _id: 'casinoSettings',
      _type: 'casinoSettings',
      excludedSubProviders: [],
      disableLiveChat: false,
      newForDays: 30,
    },
    ...sold.map((market) => footerOf(brand, market)),
    ...sold.map((market) => ({
      _id: `market-${market.id}`,
      _type: 'market',
      marketId: market.id,
      name: market.name,
      flag: market.originCountryCode,
      languages: market.languages,
      active: market.isMarketEnabled,
    })),
    ...sold.map((market) => ({
      _id: `paymentMethodsPage-${market.id}-en`,
      _type: 'paymentMethodsPage',
      market: market.id,
      language: 'en',
      title: 'Payment methods',
      lead: 'Most deposits are credited at once; how long each way takes stands beside it. Withdrawals go back the way they came. We charge for neither.',
      methods: methodsOf(market.id).map((method) => ({
        _key: method.id,
        id: method.id,
        label: method.label,
        deposit: true,
        withdrawal: method.withdrawal,
        min: method.min,
        max: method.max,
        time: method.time,
        fee: 'Free',
      })),
      seo: { title: `Payment methods | ${brand.name}`, description: seoTexts['payment-methods']![1], noIndex: false },
    })),
    // Each market its own, English ones too: the amount is in the market's currency.
    ...localesOf(brandMarkets).map(({ market, language }) => ({
      _id: `signupBonus-${market.id}-${language}`,
      _type: 'signupBonus',
      market: market.id,
      language,
      title: offerTitle('signUp', language),
      description: offerDescription('signUp', language, market),
      icon: 'gift',
      banner: imageField(artReference('candy', 'cupcake', `${brand.id} signup`, 800, 500)),
      smsMaxAttempts: 3,
    })),
    ...localesOf(brandMarkets)
      .filter(
        ({ market, language }) => payAndPlayMarkets.has(market.id) && (language === 'en' || isTranslated(language)),
      )
      .map(({ market, language }) => ({
        _id: `payAndPlayBanner-${market.id}-${language}`,
        _type: 'payAndPlayBanner',
        market: market.id,
        language,
        title: offerTitle('payAndPlay', language),
        description: offerDescription('payAndPlay', language, market),
        image: imageField(artReference('jewels', 'crown', `${brand.id} pay and play`, 800, 500)),
      })),
    {
      _id: 'vipPage-UN-en',
      _type: 'vipPage',
      market: 'UN',
      language: 'en',
      title: `The ${brand.name} circle`,
      lead: 'Points come with play, never with deposits. Nobody will ring you up to play more.',
      image: imageField(artReference('jewels', 'crown', `${brand.id} vip`, 1600, 700)),
      levels: [
        { _key: '1', name: 'Guest', points: 0, perks: ['Every offer on the promotions page'] },
        { _key: '2', name: 'Regular', points: 500, perks: ['Withdrawals within the hour', 'A birthday gift'] },
        { _key: '3', name: 'Friend', points: 5000, perks: ['Cashback of 7 %', 'A person to write to'] },
        { _key: '4', name: 'Host', points: 25_000, perks: ['Cashback of 10 %', 'A say in which games come in'] },
      ],
      html: '<p>Points never run out while your account is open. Lowering your limits never costs you a level.</p>',
      seo: { title: `Loyalty | ${brand.name}`, description: seoTexts['loyalty']![1], noIndex: false },
    },
    {
      _id: 'landingPage-welcome-aboard-en',
      _type: 'landingPage',
      language: 'en',
      slug: { current: 'welcome-aboard' },
      title: 'Welcome aboard',
      html: `<h1>Welcome aboard</h1><p>You followed a link from a friend of ${brand.name}. Have a look around: every game can be tried without an account.</p><p><a href="online-casino">Try a game</a></p>`,
      image: imageField(artReference('pirates', 'galleon', `${brand.id} landing`, 1600, 700)),
      seo: {
        title: `Welcome aboard | ${brand.name}`,
        description: 'Try every game without an account.',
        noIndex: true,
      },
    },
    ...Object.entries(seoTexts).map(([page, [title, description]]) => ({
      _id: `seo-${page}-UN-en`,
      _type: 'seo',
      page,
      market: 'UN',
      language: 'en',
      title: `${title} | ${brand.name}`,
      description,
      text: `<p>${description}</p>`,
      noIndex: false,
    })),
  ]
}
