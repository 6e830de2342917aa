import { expect, test } from 'vitest'
import { localeOf, openMarkets } from './locale.ts'
import { alternatesOf, canonicalPath, hreflangOf, seoPageOf, shareLocaleOf } from './pageHead.ts'
import { PAGE_PATHS } from './pagePaths.ts'

const found: readonly (readonly [path: string, canonical: string | null])[] = [
  ['/', '/'],
  ['/welcome', '/'],
  ['/signup', '/'],
  ['/signup/pnp', '/'],
  ['/signup/callback', null],
  ['/terms', '/terms'],
  ['/loyalty', '/loyalty'],
  ['/payment-methods', '/payment-methods'],
  ['/contact-live-chat', '/contact-live-chat'],
  ['/virtual-sports', '/virtual-sports'],
  ['/sportsbook', '/sportsbook'],
  ['/sportsbook/football/finland', '/sportsbook'],
  ['/online-casino', '/online-casino'],
  ['/online-casino/slots', '/online-casino/slots'],
  ['/online-casino/play/relax/x', '/online-casino/play/relax/x'],
  ['/online-casino/play/relax', null],
  ['/live-casino-online/roulette', '/live-casino-online/roulette'],
  ['/live-casino-online/play/evolution', null],
  ['/promotions', '/promotions'],
  ['/promotions/casino', '/promotions/casino'],
  ['/promotions/casino/tag/cashback', '/promotions/casino'],
  ['/promotions/casino/calm-cashback', '/promotions/casino/calm-cashback'],
  // Its promotion has an address of its own, which only content knows.
  ['/promo/calm-cashback', null],
  ['/landing/x', '/landing/x'],
  ['/no/such/page', null],
]

test.for(found)('NAV-14 %s is found by %s', ([path, canonical]) => {
  expect(canonicalPath(path)).toBe(canonical)
  expect(canonicalPath(canonical ?? '/')).toBe(canonical ?? '/')
})

test('NAV-14 nothing of the account, no error and no step of a flow is found', () => {
  const hidden = PAGE_PATHS.filter((path) => !path.includes('$') && canonicalPath(path) === null)
  expect(hidden.toSorted()).toEqual(
    PAGE_PATHS.filter((path) => path.startsWith('/my-account') && !path.includes('$'))
      .concat('/401', '/404', '/500', '/accept-terms-condition', '/closed-account', '/deposit', '/reset-password')
      .concat('/restricted', '/signup/callback', '/sms-max-attempts')
      .toSorted(),
  )
})

test('NAV-14 every open market and language is another hreflang, named by its country, and the global one stands for everybody else', () => {
  const locales = openMarkets().flatMap(({ id, languages }) => languages.map((language) => localeOf(id, language)))
  const names = locales.map(hreflangOf)
  expect(new Set(names).size).toBe(locales.length)
  // Search engines know the languages by their codes of two letters (ISO 639-1).
  for (const name of names) expect(name).toMatch(/^[a-z]{2}(?:-[A-Z]{2})?$/)
  const spoken = [
    ['UN', 'en', 'en', 'en_GB'],
    ['UN', 'no', 'no', 'nb_NO'],
    ['CA', 'caf', 'fr-CA', 'fr_CA'],
    ['BR', 'br', 'pt-BR', 'pt_BR'],
    ['PT', 'pt', 'pt-PT', 'pt_PT'],
    ['IN', 'inen', 'en-IN', 'en_IN'],
    ['JJ', 'de', 'de-DE', 'de_DE'],
    ['LL', 'fr', 'fr-NL', 'fr_NL'],
    ['GG', 'en', 'en-GB', 'en_GB'],
    ['PP', 'en', 'en-SE', 'en_SE'],
    ['PH', 'tl', 'tl-PH', 'tl_PH'],
    ['NO', 'no', 'no-NO', 'nb_NO'],
  ] as const
  for (const [market, language, hreflang, share] of spoken) {
    const locale = localeOf(market, language)
    expect([market, hreflangOf(locale), shareLocaleOf(locale)]).toEqual([market, hreflang, share])
  }
  const all = alternatesOf('/terms', {})
  expect(all).toHaveLength(locales.length + 1)
  expect(all).toContainEqual({ hreflang: 'de-AT', path: '/de-AT/terms' })
  expect(all).toContainEqual({ hreflang: 'x-default', path: '/en-UN/terms' })
  expect(JSON.stringify(all)).not.toContain('JP')
  expect(JSON.stringify(alternatesOf('/', { openedMarkets: ['JP'] }))).toContain('"/ja-JP"')
  const few = alternatesOf('/', { markets: ['BR', 'CA'] }, ({ id }) => id === 'CA')
  expect(few.map(({ path }) => path)).toEqual(['/en-CA', '/fr-CA'])
})

test('NAV-14 the lists of games, sports and promotions are spoken of by documents of their own', () => {
  const pages = ['/online-casino/slots', '/live-casino-online', '/sportsbook/a/b', '/virtual-sports']
  expect(pages.map(seoPageOf)).toEqual(['casino', 'live-casino', 'sportsbook', 'virtual-sports'])
  const lists = ['/promotions', '/promotions/casino', '/promotions/casino/tag/new']
  expect(lists.map(seoPageOf)).toEqual(lists.map(() => 'promotions'))
  expect(['/', '/terms', '/promotions/casino/x', '/online-casino/play/relax/x'].map(seoPageOf)).toEqual([
    null,
    null,
    null,
    null,
  ])
})
