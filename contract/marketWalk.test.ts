import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { registrationCountries } from './countries.ts'
import {
  contentLanguage,
  formatNumber,
  gameLaunchLanguage,
  localeOf,
  numberLocale,
  proposeLocale,
  resolvePath,
  tagOf,
  tournamentLanguage,
  wireLanguage,
} from './locale.ts'
import { adultAgeOf, currencyFor, marketOf, markets, type Language, type MarketId } from './markets.ts'
import { formatMoney } from './money.ts'

/** What every market of P3 is in each of its languages, by C9 and the decisions on what it leaves open. The amount is 123,450 minor units, the number 1234.5. */
const walk: readonly (readonly [
  market: MarketId,
  language: Language,
  address: string,
  lang: string,
  amount: string,
  number: string,
  content: string,
  launch: string,
  tournament: string,
  wire: string,
])[] = [
  ['UN', 'en', 'en-UN', 'en', '€1,234.50', '1,234.5', 'en', 'en', 'EN', 'en'],
  ['UN', 'fi', 'fi-UN', 'fi', '€1 234,50', '1 234,5', 'fi', 'fi', 'FI', 'fi'],
  ['UN', 'no', 'no-UN', 'nb-NO', '€1 234,50', '1 234,5', 'no', 'no', 'NO', 'no'],
  ['UN', 'pl', 'pl-UN', 'pl', '€1234,50', '1234,5', 'pl', 'pl', 'PL', 'pl'],
  ['BR', 'br', 'pt-BR', 'pt-BR', 'R$ 1.234,50', '1.234,5', 'pt', 'pt-BR', 'BR', 'br'],
  ['TR', 'tr', 'tr-TR', 'tr', '₺1.234,50', '1.234,5', 'tr', 'tr', 'TR', 'tr'],
  ['LL', 'en', 'en-LL', 'en', '€1,234.50', '1,234.5', 'en', 'en', 'EN', 'en'],
  ['LL', 'fr', 'fr-LL', 'fr', '€1 234,50', '1 234,5', 'fr', 'fr', 'FR', 'fr'],
  ['CA', 'ca', 'en-CA', 'en-CA', '$1,234.50', '1,234.5', 'ca', 'en', 'EN', 'ca'],
  ['CA', 'caf', 'fr-CA', 'fr-CA', '$1 234,50', '1 234,5', 'caf', 'fr-CA', 'FR', 'caf'],
  ['JP', 'ja', 'ja-JP', 'ja-JP', '€1,234.50', '1,234.5', 'ja', 'ja', 'JA', 'ja'],
  ['JJ', 'de', 'de-JJ', 'de', '€1.234,50', '1.234,5', 'de', 'de', 'DE', 'de'],
  ['NZ', 'nz', 'en-NZ', 'en-NZ', '$1,234.50', '1,234.5', 'nz', 'en', 'NZ', 'nz'],
  ['GG', 'en', 'en-GG', 'en', '£1,234.50', '1,234.5', 'gb', 'en', 'EN', 'en'],
  ['AT', 'de', 'de-AT', 'de', '€1.234,50', '1.234,5', 'de', 'de', 'DE', 'de'],
  ['CL', 'cl', 'es-CL', 'es-CL', '$123.450', '1.234,5', 'cl', 'es', 'CL', 'cl'],
  ['FI', 'fi', 'fi-FI', 'fi', '€1 234,50', '1 234,5', 'fi', 'fi', 'FI', 'fi'],
  ['FI', 'en', 'en-FI', 'en', '€1,234.50', '1,234.5', 'en', 'en', 'EN', 'en'],
  ['IN', 'inen', 'en-IN', 'en-IN', '₹1,234.50', '1,234.5', 'inen', 'en', 'EN', 'en'],
  ['NO', 'no', 'no-NO', 'nb-NO', '1 234,50 kr', '1 234,5', 'no', 'no', 'NO', 'no'],
  ['NO', 'en', 'en-NO', 'en', '1,234.50 kr', '1,234.5', 'en', 'en', 'EN', 'en'],
  ['PH', 'tl', 'tl-PH', 'fil', '₱1,234.50', '1,234.5', 'tl', 'tl', 'TL', 'tl'],
  ['PT', 'pt', 'pt-PT', 'pt', '€1234,50', '1234,5', 'portugal', 'pt-BR', 'PT', 'pt'],
  ['PE', 'pe', 'es-PE', 'es-PE', 'S/ 1,234.50', '1,234.5', 'pe', 'es', 'PE', 'pe'],
  ['PP', 'en', 'en-PP', 'en', '€1,234.50', '1,234.5', 'en', 'en', 'EN', 'en'],
]

const plain = (text: string): string => text.replaceAll(/[\u00A0\u202F]/g, ' ')

test.for(walk)(
  'LOC-3 LOC-5 LOC-7 LOC-8 LOC-9 LOC-10 LOC-12 LOC-13 %s in %s stands at %s',
  ([id, language, ...expected]) => {
    const locale = localeOf(id, language)
    const { locale: found, redirect } = resolvePath(`/${locale.segment}/terms`, { openedMarkets: ['JP'] })
    expect([found, redirect]).toEqual([locale, null])
    const currency = currencyFor(id, marketOf(id).originCountryCode)
    expect([
      locale.segment,
      tagOf(language),
      plain(formatMoney(123_450, currency, numberLocale(locale))),
      plain(formatNumber(1234.5, locale)),
      contentLanguage(id, language),
      gameLaunchLanguage(id, language),
      tournamentLanguage(language),
      wireLanguage(language),
    ]).toEqual(expected)
    // The texts of `/locales/{language}/default.json` are made from these.
    expect(existsSync(new URL(`../locales/${language}/default.po`, import.meta.url))).toBe(true)
  },
)

test('LOC-3 LOC-5 the walk comes to every market and language, and to no other', () => {
  const all = markets.flatMap(({ id, languages }) => languages.map((language) => `${id} ${language}`))
  expect(walk.map(([id, language]) => `${id} ${language}`).toSorted()).toEqual(all.toSorted())
})

/** P3 and C9, field by field, where a market is not its own country with the languages of the walk. */
const fields: Readonly<Record<string, Partial<Record<MarketId, unknown>>>> = {
  isMarketEnabled: { JP: false },
  isCustomMarketId: { UN: true, LL: true, JJ: true, GG: true, PP: true },
  originCountryCode: { UN: 'FI', LL: 'NL', JJ: 'DE', GG: 'GB', PP: 'SE' },
  mapLanguageToCustomLanguage: {
    BR: { pt: 'br' },
    CA: { en: 'ca', fr: 'caf' },
    NZ: { en: 'nz' },
    CL: { es: 'cl' },
    IN: { en: 'inen' },
    PE: { es: 'pe' },
  },
  regionLanguage: { CA: { QC: 'caf' } },
}

const usual = (id: MarketId): Readonly<Record<string, unknown>> => ({
  isMarketEnabled: true,
  isCustomMarketId: false,
  originCountryCode: id,
  mapLanguageToCustomLanguage: {},
  regionLanguage: {},
})

test('LOC-3 LOC-4 LOC-6 every field of every market is as the source has it', () => {
  for (const market of markets)
    for (const [field, differing] of Object.entries(fields))
      expect([market.id, field, market[field as keyof typeof market]]).toEqual([
        market.id,
        field,
        differing[market.id] ?? usual(market.id)[field],
      ])
  // A first visitor of a market's country is proposed it, in its own language; a disabled market's the global one.
  for (const { id, originCountryCode, isMarketEnabled, languages } of markets.filter((one) => one.id !== 'UN'))
    expect(proposeLocale({ country: originCountryCode })).toEqual(
      isMarketEnabled ? localeOf(id, languages[0]) : localeOf('UN', 'en'),
    )
})

test('LOC-3 REG-4 sign-up offers a market its own country, the global one every allowed, without those that a brand takes off', () => {
  for (const market of markets.filter(({ id }) => id !== 'UN'))
    expect(registrationCountries(market).map(({ code }) => code)).toEqual([market.originCountryCode])
  const global = registrationCountries(marketOf('UN')).map(({ code }) => code)
  expect(global).toEqual(expect.arrayContaining(['FI', 'BG', 'CH', 'PL', 'ZA']))
  const removed = { BG: ['UN'], CH: ['UN'], PL: ['UN'] } as const
  const few = new Set(registrationCountries(marketOf('UN'), removed).map(({ code }) => code))
  expect(global.filter((code) => !few.has(code)).toSorted()).toEqual(['BG', 'CH', 'PL'])
  expect([currencyFor('UN', 'PL'), currencyFor('UN', 'ZA'), currencyFor('UN', 'FI')]).toEqual(['PLN', 'ZAR', 'EUR'])
  const ages = [adultAgeOf(marketOf('CA')), adultAgeOf(marketOf('CA'), 'QC'), adultAgeOf(marketOf('UN'))]
  expect(ages).toEqual([19, 18, 18])
})
