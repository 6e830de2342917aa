import { expect, test } from 'vitest'
import {
  contentLanguage,
  formatDate,
  formatNumber,
  formatTime,
  gameLaunchLanguage,
  localeOf,
  marketForCountry,
  openMarkets,
  proposeLocale,
  resolvePath,
  tournamentLanguage,
  wireLanguage,
} from './locale.ts'
import { languages, marketIds, marketOf, markets, type MarketId } from './markets.ts'
import { dateFormat } from './constants.ts'

test.for([
  ['/', '/en-UN', '/'],
  ['', '/en-UN', '/'],
  ['/promotions', '/en-UN/promotions', '/promotions'],
  ['/promotions/casino/tag/new', '/en-UN/promotions/casino/tag/new', '/promotions/casino/tag/new'],
  ['/xx-YY/terms', '/en-UN/terms', '/terms'],
  ['/xx-YY', '/en-UN', '/'],
  ['/en-SE/online-casino', '/en-UN/online-casino', '/online-casino'],
  ['/de-DE', '/en-UN', '/'],
  ['/en', '/en-UN', '/'],
  ['/fi/terms', '/en-UN/terms', '/terms'],
  ['/en-UNX/terms', '/en-UN/en-UNX/terms', '/en-UNX/terms'],
  ['/caf-CA', '/en-UN/caf-CA', '/caf-CA'],
  ['/en-UN/', '/en-UN', '/'],
  ['/en-UN/signup/', '/en-UN/signup', '/signup'],
  ['/reset-password//', '/en-UN/reset-password', '/reset-password'],
  ['/en-UN/my-account//banking///deposit', '/en-UN/my-account/banking/deposit', '/my-account/banking/deposit'],
  ['/en%2dUN/my%2Daccount/%7e%5F%2E%41z9', '/en-UN/my-account/~_.Az9', '/my-account/~_.Az9'],
  ['/en-UN/a%2Fb%2561%C3%A9%00%20', null, '/a%2Fb%2561%C3%A9%00%20'],
] as const)('LOC-1 %s goes to %s', ([path, redirect, rest]) => {
  expect(resolvePath(path)).toMatchObject({ redirect, rest })
})

test('LOC-1 several slashes never become the address of another host', () => {
  expect(resolvePath('//evil.example/x').redirect).toBe('/en-UN/evil.example/x')
  expect(resolvePath('/en-UN//evil.example/x')).toMatchObject({
    redirect: '/en-UN/evil.example/x',
    rest: '/evil.example/x',
  })
})

test('LOC-1 a canonical path stays, and every redirect is canonical itself', () => {
  expect(resolvePath('/en-UN/promotions')).toMatchObject({ redirect: null, rest: '/promotions' })
  const wrong = ['/', '/xx-YY/terms', '/ca-CA/terms', '/EN-un', '/ja-JP', '/de', '/EN-un/']
  const again = wrong.map((path) => resolvePath(resolvePath(path).redirect ?? '').redirect)
  expect(again).toEqual(wrong.map(() => null))
  for (const market of openMarkets()) {
    for (const language of market.languages) {
      const { segment } = localeOf(market.id, language)
      expect(segment).toHaveLength(5)
      expect(resolvePath(`/${segment}`)).toMatchObject({ redirect: null, locale: { market: market.id, language } })
    }
  }
})

test('LOC-3 every market is known with all its fields', () => {
  expect(markets.map(({ id }) => id).toSorted()).toEqual(
    [
      'UN',
      'BR',
      'TR',
      'LL',
      'CA',
      'JP',
      'JJ',
      'NZ',
      'GG',
      'AT',
      'CL',
      'FI',
      'IN',
      'NO',
      'PH',
      'PT',
      'PE',
      'PP',
    ].toSorted(),
  )
  for (const market of markets) {
    expect(market.name).not.toBe('')
    expect(market.originCountryCode).toMatch(/^[A-Z]{2}$/)
    for (const language of market.languages) {
      expect(languages).toContain(language)
      expect(Object.keys(market.localeMapping)).toContain(language)
    }
    for (const inner of Object.values(market.mapLanguageToCustomLanguage)) expect(market.languages).toContain(inner)
    for (const inner of Object.values(market.regionLanguage)) expect(market.languages).toContain(inner)
  }
  expect(markets.filter(({ isCustomMarketId }) => isCustomMarketId).map(({ id }) => id)).toContain('LL')
  const segments = markets.flatMap(({ segmentIds }) => Object.values(segmentIds))
  expect(new Set(segments).size).toBe(markets.length * 2)
})

test('LOC-3 the disabled market JP is not to be chosen and redirects, unless a flag opens it', () => {
  expect(openMarkets().some(({ id }) => id === 'JP')).toBe(false)
  expect(resolvePath('/ja-JP/promotions').redirect).toBe('/en-UN/promotions')
  expect(marketForCountry('JP')).toBe('UN')
  const opened = { openedMarkets: ['JP'] as const }
  expect(resolvePath('/ja-JP/promotions', opened).redirect).toBeNull()
  expect(marketForCountry('JP', opened)).toBe('JP')
})

test('LOC-14 a brand that is not sold in a market redirects from it', () => {
  const marigold = { markets: ['UN', 'BR', 'TR', 'LL', 'CA', 'JJ', 'NZ', 'GG'] as const }
  expect(resolvePath('/fi-FI/terms', marigold).redirect).toBe('/en-UN/terms')
  expect(resolvePath('/tr-TR/terms', marigold).redirect).toBeNull()
})

test.for([
  ['SE', 'PP'],
  ['NL', 'LL'],
  ['DE', 'JJ'],
  ['GB', 'GG'],
  ['FI', 'FI'],
  ['BR', 'BR'],
  ['FR', 'UN'],
  ['ZA', 'UN'],
  // Guernsey and the other codes that custom ids borrow are no market of their own.
  ['GG', 'UN'],
  ['XX', 'UN'],
] as const)('LOC-4 country %s has market %s', ([country, market]) => {
  expect(marketForCountry(country)).toBe(market)
})

const spoken: readonly [MarketId, readonly string[]][] = [
  ['UN', ['en-UN', 'fi-UN', 'no-UN', 'pl-UN']],
  ['BR', ['pt-BR']],
  ['TR', ['tr-TR']],
  ['LL', ['en-LL', 'fr-LL']],
  ['CA', ['en-CA', 'fr-CA']],
  ['JP', ['ja-JP']],
  ['JJ', ['de-JJ']],
  ['NZ', ['en-NZ']],
  ['GG', ['en-GG']],
  ['AT', ['de-AT']],
  ['CL', ['es-CL']],
  ['FI', ['fi-FI', 'en-FI']],
  ['IN', ['en-IN']],
  ['NO', ['no-NO', 'en-NO']],
  ['PH', ['tl-PH']],
  ['PT', ['pt-PT']],
  ['PE', ['es-PE']],
  ['PP', ['en-PP']],
]

test.for(spoken)('LOC-5 market %s speaks %s, its default first', ([id, segments]) => {
  expect(marketOf(id).languages.map((language) => localeOf(id, language).segment)).toEqual(segments)
  const wrong = resolvePath(`/xx-${id}/terms`, { openedMarkets: ['JP'] })
  expect(wrong).toMatchObject({ redirect: `/${segments[0]}/terms`, locale: { market: id } })
})

test('LOC-5 each market is in the table above', () => {
  expect(spoken.map(([id]) => id).toSorted()).toEqual([...marketIds].toSorted())
})

test.for([
  ['/ca-CA/terms', '/en-CA/terms', 'ca'],
  ['/nz-NZ', '/en-NZ', 'nz'],
  ['/cl-CL', '/es-CL', 'cl'],
  ['/pe-PE', '/es-PE', 'pe'],
  ['/br-BR', '/pt-BR', 'br'],
  ['/EN-ca', '/en-CA', 'ca'],
  ['/pl-FI/terms', '/fi-FI/terms', 'fi'],
] as const)('LOC-5 %s redirects to the canonical %s', ([path, redirect, language]) => {
  expect(resolvePath(path)).toMatchObject({ redirect, locale: { language } })
})

test('LOC-5 the address language stands for the inner one', () => {
  expect(resolvePath('/en-CA').locale.language).toBe('ca')
  expect(resolvePath('/fr-CA').locale.language).toBe('caf')
  expect(resolvePath('/en-IN').locale.language).toBe('inen')
})

test('LOC-6 Canada greets Quebec and French browsers in caf, others in ca', () => {
  expect(proposeLocale({ country: 'CA', region: 'QC', browserLanguages: ['en-US'] }).language).toBe('caf')
  expect(proposeLocale({ country: 'CA', region: 'AB', browserLanguages: ['fr-FR', 'en'] }).language).toBe('caf')
  expect(proposeLocale({ country: 'CA', region: 'AB', browserLanguages: ['en-CA', 'fr'] }).language).toBe('ca')
  expect(proposeLocale({ country: 'CA' }).segment).toBe('en-CA')
  expect(proposeLocale({ country: 'NO', browserLanguages: ['nb-NO'] }).segment).toBe('no-NO')
  expect(proposeLocale({ country: 'FI', browserLanguages: ['sv', 'en'] }).segment).toBe('en-FI')
})

test.for([
  ['PT', 'pt', 'portugal'],
  ['BR', 'br', 'pt'],
  ['NZ', 'nz', 'nz'],
  ['CA', 'ca', 'ca'],
  ['CA', 'caf', 'caf'],
  ['GG', 'en', 'gb'],
  ['JJ', 'tr', 'tr_JJ'],
  ['JJ', 'en', 'en'],
  ['JJ', 'de', 'de'],
  ['UN', 'fi', 'fi'],
  ['IN', 'inen', 'inen'],
] as const)('LOC-7 content of %s in %s is asked for as %s', ([market, language, content]) => {
  expect(contentLanguage(market, language)).toBe(content)
})

test.for([
  ['CL', 'cl', 'es'],
  ['PE', 'pe', 'es'],
  ['CA', 'ca', 'en'],
  ['CA', 'caf', 'fr-CA'],
  ['CA', 'fr', 'fr'],
  ['NZ', 'nz', 'en'],
  ['PT', 'pt', 'pt-BR'],
  ['BR', 'br', 'pt-BR'],
  ['FI', 'fi', 'fi'],
  ['IN', 'inen', 'en'],
] as const)('LOC-8 a game in %s, %s is launched in %s', ([market, language, launch]) => {
  expect(gameLaunchLanguage(market, language)).toBe(launch)
})

test('LOC-8 tournament calls bear EN for ca and FR for caf', () => {
  expect(tournamentLanguage('ca')).toBe('EN')
  expect(tournamentLanguage('caf')).toBe('FR')
  expect(tournamentLanguage('fi')).toBe('FI')
})

function number(market: MarketId, language: string): string {
  return formatNumber(1234.5, localeOf(market, language)).replaceAll(/[\u00A0\u202F]/g, ' ')
}

test('LOC-9 dates are dd/MM/yyyy in every locale, numbers follow it', () => {
  expect(dateFormat).toBe('dd/MM/yyyy')
  expect(formatDate('2026-03-09T23:30:00Z', 'UTC')).toBe('09/03/2026')
  expect(formatDate('2026-03-09T23:30:00Z', 'Asia/Tokyo')).toBe('10/03/2026')
  expect(formatTime('2026-03-09T00:05:00Z', 'UTC')).toBe('00:05')
  expect(number('JP', 'ja')).toBe('1,234.5')
  expect(number('CA', 'caf')).toBe('1 234,5')
  expect(number('JJ', 'de')).toBe('1.234,5')
})

test('LOC-12 inen is sent as en, all others as they are', () => {
  for (const language of languages) expect(wireLanguage(language)).toBe(language === 'inen' ? 'en' : language)
})
