import { markets, type MarketId } from '#contract/markets.ts'
import { toWire } from '#contract/money.ts'
import { methodsOf } from '../banking/methods.ts'
import type { ContentDocument } from '../content/documents.ts'
import { artReference } from './art/reference.ts'
import { imageField } from './catalogue.ts'
import { paragraphs } from './pages.ts'
import { localesOf, termsFiles, type Place } from './places.ts'
import { isTranslated, offerDescription, offerTitle } from './signUpTexts.ts'
import type { BrandSeed } from './siteDocuments.ts'
import type { SeedTexts, SeoPage } from './texts/shape.ts'
import { inEveryLanguage, languagesOf, type Words } from './words.ts'

/** Markets whose banks identify their customers to others. */
const payAndPlayMarkets: ReadonlySet<MarketId> = new Set(['UN', 'FI', 'PP', 'LL', 'JJ', 'AT', 'GG', 'NO'])

/** The list of a questionnaire in each language; what is sent is the id. */
const choices = (words: Words, name: 'occupations' | 'sourcesOfFunds'): ContentDocument[] =>
  languagesOf(words, (texts) => texts[name]).map((language) => ({
    _id: `choiceList-${name}-${language}`,
    _type: 'choiceList',
    name,
    language,
    items: Object.entries(words.in(language)[name]).map(([id, label], index) => ({
      _key: `c${index}`,
      id,
      label,
      isOther: id === 'other',
    })),
  }))

const footerGroups = [
  ['play', ['online-casino', 'live-casino-online', 'sportsbook', 'promotions', 'loyalty']],
  ['help', ['contact-us', 'contact-live-chat', 'payment-methods', 'information']],
  ['rules', ['terms', 'bonus-terms', 'casino-rules', 'betting-rules', 'privacy-policy', 'age-restrictions']],
  ['safer', ['responsible-gambling', 'my-account/gambling-limits']],
] as const

/** The ways to pay in a market as its cashier offers them, so that the page says the same. */
const paidBy = ({ id: market, currency }: (typeof markets)[number]) =>
  methodsOf(market, currency).map(({ method: id, name, withdrawable, min, max }) => ({
    id,
    name,
    withdrawable,
    min: toWire(min, currency),
    max: toWire(max, currency),
  }))

function footerOf({ market, language }: Place, { footer }: SeedTexts): ContentDocument {
  const { adultAge } = market.rules
  return {
    _id: `footer-${market.id}-${language}`,
    _type: 'footer',
    market: market.id,
    language,
    groups: footerGroups.map(([id, paths]) => ({
      _key: id,
      title: footer.groups[id],
      links: paths.map((path) => ({ _key: path, label: footer.links[path], path })),
    })),
    legal: footer.legal.replace('{age}', String(adultAge)),
    adultAge,
    licences: [{ _type: 'reference', _ref: 'licence-demo', _key: 'demo' }],
    regulationLogos: [
      { _key: 'age', id: 'adult-age', label: `${adultAge}+`, url: 'age-restrictions' },
      { _key: 'safer', id: 'safer-gambling', label: footer.safer, url: 'responsible-gambling' },
    ],
    paymentMethods: paidBy(market).map(({ id }) => id),
    disableLiveChat: false,
    ownTerms: false,
    toggles: { languages: true, paymentMethods: true, licences: true },
  }
}

function paymentsOf(brand: BrandSeed, { market, language }: Place, { payments, seo }: SeedTexts): ContentDocument {
  const { title, lead, card, free } = payments
  return {
    _id: `paymentMethodsPage-${market.id}-${language}`,
    _type: 'paymentMethodsPage',
    market: market.id,
    language,
    title,
    lead,
    methods: paidBy(market).map(({ id, name, min, max, withdrawable }) => ({
      _key: id,
      id,
      // Cards alone bear no name of their own.
      label: id === 'CREDITCARD' ? card : name,
      deposit: true,
      withdrawal: withdrawable,
      min,
      max,
      time: id === 'RAPIDTRANSFER' ? payments.withinAnHour : payments.atOnce,
      fee: free,
    })),
    seo: { title: `${title} | ${brand.name}`, description: seo['payment-methods'][1], noIndex: false },
  }
}

/** What stands over the sign-up and over pay and play: of each market, for its amount is in the market's currency. */
function invitationsOf(brand: BrandSeed, { market, language }: Place): ContentDocument[] {
  const shared = { market: market.id, language }
  const payAndPlay = payAndPlayMarkets.has(market.id) && (language === 'en' || isTranslated(language))
  return [
    {
      _id: `signupBonus-${market.id}-${language}`,
      _type: 'signupBonus',
      ...shared,
      title: offerTitle('signUp', language),
      description: offerDescription('signUp', language, market),
      icon: 'gift',
      banner: imageField(artReference('candy', 'cupcake', `${brand.id} signup`, 800, 500)),
      smsMaxAttempts: 3,
    },
    ...(payAndPlay
      ? [
          {
            _id: `payAndPlayBanner-${market.id}-${language}`,
            _type: 'payAndPlayBanner',
            ...shared,
            title: offerTitle('payAndPlay', language),
            description: offerDescription('payAndPlay', language, market),
            image: imageField(artReference('jewels', 'crown', `${brand.id} pay and play`, 800, 500)),
          },
        ]
      : []),
  ]
}

/** The first is every player's from the first day, the house gives the others: no points lead there. */
const levels = ['guest', 'regular', 'friend', 'host'] as const

/** The loyalty page, the landing page and search texts, each in every language for all markets where that is read. */
function sharedPagesOf(brand: BrandSeed, words: Words): ContentDocument[] {
  return [
    ...languagesOf(words, ({ loyalty }) => loyalty).map((language) => {
      const { loyalty, seo } = words.in(language)
      return {
        _id: `vipPage-UN-${language}`,
        _type: 'vipPage',
        market: 'UN',
        language,
        title: loyalty.title,
        lead: loyalty.lead,
        image: imageField(artReference('jewels', 'crown', `${brand.id} vip`, 1600, 700)),
        levels: levels.map((id, at) => {
          const [name, ...perks] = loyalty.levels[id]
          const level = { _key: String(at + 1), id, name, perks }
          return id === 'guest' ? Object.assign(level, { points: 0 }) : level
        }),
        html: paragraphs([loyalty.text]),
        seo: { title: `${seo.loyalty[0]} | ${brand.name}`, description: seo.loyalty[1], noIndex: false },
      }
    }),
    ...languagesOf(words, ({ landing }) => landing).map((language) => {
      const { title, text, link, description } = words.in(language).landing
      return {
        _id: `landingPage-welcome-aboard-${language}`,
        _type: 'landingPage',
        language,
        slug: { current: 'welcome-aboard' },
        title,
        html: `<h1>${title}</h1><p>${text}</p><p><a href="online-casino">${link}</a></p>`,
        image: imageField(artReference('pirates', 'galleon', `${brand.id} landing`, 1600, 700)),
        seo: { title: `${title} | ${brand.name}`, description, noIndex: true },
      }
    }),
    ...(Object.keys(words.in('en').seo) as SeoPage[]).flatMap((page) =>
      languagesOf(words, ({ seo }) => seo[page]).map((language) => {
        const [title, description] = words.in(language).seo[page]
        return {
          _id: `seo-${page}-UN-${language}`,
          _type: 'seo',
          page,
          market: 'UN',
          language,
          title: `${title} | ${brand.name}`,
          description,
          text: paragraphs([description]),
          noIndex: false,
        }
      }),
    ),
  ]
}

/** Footers, licences, terms, choices, loyalty, payments, markets and settings of a brand. */
export function houseDocuments(brand: BrandSeed, brandMarkets: readonly MarketId[], words: Words): ContentDocument[] {
  const sold = markets.filter(({ id }) => brandMarkets.includes(id))
  const places = localesOf(brandMarkets)
  return [
    {
      _id: 'licence-demo',
      _type: 'licence',
      ...inEveryLanguage(words, ({ licence }) => licence),
      number: 'DEMO-0001',
      holder: `${brand.name} Play`,
      url: 'information',
    },
    ...['1.0', '1.1', '2.0'].map((version, index) => ({
      _id: `termsVersion-${version.replace('.', '-')}`,
      _type: 'termsVersion',
      version,
      publishedAt: `202${4 + index}-0${index + 1}-15T09:00:00Z`,
      files: termsFiles(brandMarkets),
    })),
    ...choices(words, 'occupations'),
    ...choices(words, 'sourcesOfFunds'),
    {
      _id: 'casinoSettings',
      _type: 'casinoSettings',
      excludedSubProviders: [],
      disableLiveChat: false,
      newForDays: 30,
    },
    ...sold.map((market) => ({
      _id: `market-${market.id}`,
      _type: 'market',
      marketId: market.id,
      name: market.name,
      flag: market.originCountryCode,
      languages: market.languages,
      active: market.isMarketEnabled,
    })),
    // What names no amount is the same in every kind of English.
    ...places
      .filter(({ language }) => language === 'en' || isTranslated(language))
      .flatMap((place) => [
        footerOf(place, words.in(place.language)),
        paymentsOf(brand, place, words.in(place.language)),
      ]),
    ...places.flatMap((place) => invitationsOf(brand, place)),
    ...sharedPagesOf(brand, words),
  ]
}
